//! `tiefenthal balance`.

use crate::support::run;
use serde_json::{Value, json};

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

#[test]
fn shares_add_up() {
    let report =
        run("balance --json --bot greedy --games 30 --seed 3 --level 5 --players 3").json();
    assert_eq!((&report["games"], &report["bot"]), (&json!(30), &json!("greedy")));
    let sum = |rows: &str, field: &str| -> f64 {
        report[rows].as_array().expect(rows).iter().map(|row| number(&row[field])).sum()
    };
    assert!((sum("seats", "win_rate") - 1.0).abs() < 1e-9, "somebody wins every game");
    assert!((sum("seats", "share") - 1.0).abs() < 1e-9);
    assert!((sum("start_cards", "share") - 1.0).abs() < 1e-9, "everybody has one Start Card");
    let points = &report["points"];
    let parts = ["nobles", "guests", "regulars", "tavern_cards", "schnapps", "reputation"];
    let all: f64 = parts.iter().map(|part| number(&points[part])).sum();
    assert!((all - number(&points["total"])).abs() < 1e-6);
    assert!(number(&points["winners"]) > number(&points["total"]));
    for rows in ["seats", "start_cards", "upgrades", "tavern_cards", "guests"] {
        for row in report[rows].as_array().expect(rows) {
            let share = number(&row["share"]);
            assert!((0.0..=1.0).contains(&share), "{row}");
            assert!(row["of_offered"].as_f64().is_none_or(|of| of >= share - 1e-9), "{row}");
            assert!(number(&row["ci95"][0]) <= number(&row["win_rate"]), "{row}");
        }
    }
    let brewer = |row: &&Value| row["name"] == "brewer";
    let upgrades = report["upgrades"].as_array().expect("upgrades");
    assert_eq!(upgrades.iter().find(brewer).expect("the Brewer")["price"], json!(18));
    let safe = upgrades.iter().find(|row| row["name"] == "safe").expect("the Safe");
    assert_eq!(safe["reconstructed"], json!(true));
}

#[test]
fn markdown_and_threads() {
    let common = "balance --bot greedy --games 6 --seed 8 --level 1";
    let one = run(&format!("{common} --threads 1")).ok();
    assert_eq!(run(&format!("{common} --threads 3")).ok(), one);
    assert!(one.contains("| place in round 1 | have it | won | 95 % | points |"), "{one}");
    assert!(one.contains("| brewer | 18 |"), "{one}");
    assert!(!one.contains("Start Card"), "there are none at level 1: {one}");
    assert!(!one.contains("bard"), "there are none at level 1: {one}");
}

#[test]
fn unknown_bots_are_named() {
    let said = run("balance --bot nobody --games 1").refused(1);
    assert!(said.contains("nobody") && said.contains("random, greedy"), "{said}");
}
