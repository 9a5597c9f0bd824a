//! `tiefenthal review`.

use crate::support::{Ran, assert_narrow, file, fresh, program, run};
use std::fs;
use std::path::{Path, PathBuf};

/// The record of a game of bots, played by the program itself.
fn played(test: &str, seats: &str, level: u8) -> PathBuf {
    let directory = fresh(test);
    fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join("game.jsonl");
    let level = level.to_string();
    let mut command = program();
    command.args(["play", "--seed", "3", "--seats", seats, "--level", &level, "--save"]).arg(&path);
    assert!(command.output().expect("the program").status.success());
    path
}

fn review(options: &str, path: &Path) -> Ran {
    run(&format!("review --courses 2 {options} {}", path.display()))
}

#[test]
fn a_game_is_reviewed_and_its_accounts_add_up() {
    let path = played("review-game", "random,money", 3);
    let said = review("", &path).ok();
    assert_narrow(&said);
    for word in ["margin", "Random", "Money", "±"] {
        assert!(said.contains(word), "{word}: {said}");
    }

    let told = review("--json", &path).json();
    let number = |value: &serde_json::Value| value.as_f64().expect("a number");
    let seats = told["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let parts = ["start", "luck", "skill", "others"].map(|part| number(&seat[part]["mean"]));
        assert!((parts.iter().sum::<f64>() - number(&seat["margin"])).abs() < 0.5, "{seat}");
        assert!(number(&seat["luck"]["within"]) > 0.0, "{seat}");
    }
    // The reference player differs from itself in nothing.
    assert_eq!(number(&seats[1]["skill"]["mean"]), 0.0);
    assert!(number(&seats[0]["skill"]["mean"]) < 0.0, "random plays worse");
    assert!(told["moves"].as_array().expect("moves").len() > 50);
    for mistake in told["mistakes"].as_array().expect("mistakes") {
        assert!(number(&mistake["loss"]["mean"]) > number(&mistake["loss"]["within"]), "{mistake}");
        assert!(!mistake["better"].as_array().expect("steps").is_empty(), "{mistake}");
    }

    let one = review("--json --seat 0", &path).json();
    assert_eq!(one["seats"].as_array().expect("seats").len(), 1);
    assert!(one["moves"].as_array().expect("moves").iter().all(|m| m["seat"] == 0));
    assert_eq!(
        review("--seat 3", &path).refused(1),
        "there is no seat 3 in this game; choose 0 to 1"
    );
}

#[test]
fn what_cannot_be_reviewed_says_why() {
    let path = played("review-damaged", "greedy,greedy", 1);
    let text = fs::read_to_string(&path).expect("a record");
    let cut: String = text.split_inclusive('\n').take(60).collect();
    let unfinished = file("review-unfinished", cut);
    let said = review("", &unfinished).refused(1);
    assert!(said.ends_with(": the game is not over; finish it first"), "{said}");
    let forged = file("review-forged", text.replacen("\"seat\":0", "\"seat\":1", 1));
    assert!(review("", &forged).refused(1).contains("line "));
    let missing = path.with_extension("missing");
    assert!(review("--json", &missing).refused(1).contains("does not exist"));
    assert_narrow(&run("help review").ok());
}
