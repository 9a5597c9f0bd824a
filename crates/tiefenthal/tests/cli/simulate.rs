//! `tiefenthal simulate`.

use crate::support::{assert_narrow, fresh, run};
use serde_json::{Value, json};
use std::fs;

/// Everything but the speed, which is never the same twice.
fn result(arguments: &str) -> Value {
    let mut report = run(&format!("simulate --json {arguments}")).json();
    let speed = report.as_object_mut().expect("an object").remove("speed").expect("the speed");
    for field in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(speed[field].as_f64().expect("a number") > 0.0, "{field}");
    }
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

#[test]
fn the_table_fits_a_terminal() {
    for arguments in ["--games 30 --players 4 --level 5 --seed 3", "--games 1"] {
        let table = run(&format!("simulate {arguments}")).ok();
        assert_narrow(&table);
        for word in ["mean", "sd", "min", "max", "Nobles", "Reputation", "decisions/s", "games/s"] {
            assert!(table.contains(word), "{word}: {table}");
        }
    }
}

#[test]
fn json_adds_up() {
    let report = result("--games 40 --players 3 --level 5 --seed 7");
    for (field, value) in [("players", 3), ("level", 5), ("games", 40), ("seed", 7)] {
        assert_eq!(report[field], json!(value));
    }
    let points = report["points"].as_object().expect("points");
    assert_eq!(points.len(), 6);
    let [means, shares] = ["mean", "share"]
        .map(|field| points.values().map(|source| number(&source[field])).sum::<f64>());
    assert!((means - number(&report["score"]["mean"])).abs() < 1e-9);
    assert!((shares - 1.0).abs() < 1e-9);
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    let of_seats = seats.iter().map(|seat| number(&seat["score"]["mean"])).sum::<f64>() / 3.0;
    assert!((of_seats - number(&report["score"]["mean"])).abs() < 1e-9);
    let wins = seats.iter().map(|seat| number(&seat["wins"])).sum::<f64>();
    assert!(wins >= 40.0 && (wins > 40.0) == (number(&report["shared_victories"]) > 0.0));
    assert!(number(&report["winning_score"]["mean"]) > number(&report["score"]["mean"]));
    assert_eq!(report["winning_score"]["max"], report["score"]["max"]);
    let in_all = number(&report["decisions_in_all"]);
    assert!((number(&report["decisions"]["mean"]) - in_all / 40.0).abs() < 1e-9);
    for spread in [&report["score"], &report["decisions"], &points["nobles"]] {
        let [min, mean, max] = ["min", "mean", "max"].map(|field| number(&spread[field]));
        assert!(min < mean && mean < max && number(&spread["sd"]) < max - min, "{spread}");
    }
}

#[test]
fn threads_change_nothing() {
    let common = "--games 50 --players 2 --level 4 --seed 11";
    let one = result(&format!("{common} --threads 1"));
    for threads in [2, 3, 7] {
        assert_eq!(result(&format!("{common} --threads {threads}")), one, "{threads} threads");
    }
    let other = result("--games 50 --players 2 --level 4 --seed 12");
    assert_ne!(other["fingerprint"], one["fingerprint"]);
}

#[test]
fn recording_changes_nothing_and_leaves_only_records() {
    let directory = fresh("simulate-record");
    let common = "--games 6 --players 3 --level 5 --seed 5 --threads 2";
    let recorded = result(&format!("{common} --record {}", directory.display()));
    assert_eq!(recorded, result(common));
    let mut names: Vec<String> = fs::read_dir(&directory)
        .expect("the directory")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    names.sort();
    let expected: Vec<String> = (0..6).map(|index| format!("game-{index:06}.jsonl")).collect();
    assert_eq!(names, expected);
    let mut total = 0.0;
    for name in &names {
        let path = directory.join(name);
        let replayed = run(&format!("replay {}", path.display())).ok();
        assert!(replayed.contains("3 players at level 5") && replayed.contains("won by Random "));
        assert_narrow(replayed.split_once('\n').expect("lines").1);
        let verified = run(&format!("verify {}", path.display())).ok();
        assert!(verified.contains(": fair: all "), "{verified}");
        let text = fs::read_to_string(&path).expect("a record");
        let last: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
        let scores = last["over"]["scores"].as_array().expect("scores");
        total += scores.iter().map(|score| number(&score["total"])).sum::<f64>();
    }
    assert!((total / 18.0 - number(&recorded["score"]["mean"])).abs() < 1e-9);
}

#[test]
fn a_directory_with_something_in_it_is_refused() {
    let directory = fresh("simulate-full");
    fs::create_dir_all(&directory).expect("a directory");
    fs::write(directory.join("notes"), "mine").expect("a file");
    let said = run(&format!("simulate --games 1 --record {}", directory.display())).refused(1);
    assert!(said.starts_with(&format!("{} is not empty", directory.display())), "{said}");
    assert_eq!(fs::read_dir(&directory).expect("the directory").count(), 1);
    let file = directory.join("notes");
    let said = run(&format!("simulate --games 1 --record {}", file.display())).refused(1);
    assert!(said.contains("is not a directory"), "{said}");
    let below = file.join("games");
    let said = run(&format!("simulate --games 1 --record {}", below.display())).refused(1);
    assert!(said.starts_with("cannot create "), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
}
