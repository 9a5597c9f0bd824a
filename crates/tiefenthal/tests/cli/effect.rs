//! `tiefenthal effect`.

use crate::support::{file, run};
use engine::sheet::Sheet;
use serde_json::{Value, json};

fn difference(report: &Value, what: &str) -> f64 {
    let changes = report["changes"].as_array().expect("changes");
    let change = changes.iter().find(|change| change["what"] == what).expect("a change");
    change["difference"].as_f64().expect("a number")
}

#[test]
fn the_standard_sheet_changes_nothing_and_another_does() {
    let standard = file("effect-standard", Sheet::standard_text());
    let same = run(&format!("effect --json --deals 4 --sheet {}", standard.display())).json();
    assert_eq!((&same["deals"], &same["bot"]), (&json!(4), &json!("money")));
    for what in ["points", "nobles", "start_won", "answers"] {
        assert_eq!(difference(&same, what), 0.0, "{what}");
    }
    let text = Sheet::standard_text().replacen("points = 10, prices", "points = 0, prices", 1);
    let poorer = file("effect-poorer", text);
    let common = format!("effect --deals 6 --sheet {}", poorer.display());
    let report = run(&format!("{common} --json --threads 1")).json();
    assert!(difference(&report, "nobles") < 0.0);
    assert_eq!(run(&format!("{common} --json --threads 3")).json(), report);
    let said = run(&common).ok();
    assert!(said.contains("| for each player | standard | this sheet | difference |"), "{said}");
}

#[test]
fn a_sheet_is_needed() {
    let said = run("effect --deals 2").refused(1);
    assert!(said.contains("--sheet FILE"), "{said}");
}
