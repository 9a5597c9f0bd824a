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
    run(&format!("review {options} {}", path.display()))
}

#[test]
fn a_game_is_reviewed_and_its_accounts_add_up() {
    let path = played("review-game", "greedy,random,money", 3);
    let said = review("", &path).ok();
    assert_narrow(&said);
    for word in ["margin", "Greedy", "Random", "Money", "the costliest decisions", "better: "] {
        assert!(said.contains(word), "{word}: {said}");
    }
    assert_eq!(said.matches("    costs ").count(), 3, "{said}");

    let told = review("--json", &path).json();
    let number = |value: &serde_json::Value| value.as_f64().expect("a number");
    let seats = told["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    for seat in seats {
        let parts = ["start", "luck", "revised", "others"].map(|part| number(&seat[part]));
        let sum = parts.iter().sum::<f64>() - number(&seat["losses"]);
        assert!((sum - number(&seat["margin"])).abs() < 0.5, "{seat}");
    }
    assert!(number(&seats[1]["losses"]) > number(&seats[0]["losses"]), "random loses most");
    let decisions = told["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 100);
    let worst = told["costliest"].as_array().expect("lines");
    let most = decisions.iter().map(|d| number(&d["loss"])).fold(0.0, f64::max);
    let first = decisions.iter().find(|d| d["line"] == worst[0]).expect("the costliest");
    assert_eq!(number(&first["loss"]), most);

    let one = review("--json --seat 1", &path).json();
    assert_eq!(one["seats"].as_array().expect("seats").len(), 1);
    assert!(one["decisions"].as_array().expect("decisions").iter().all(|d| d["seat"] == 1));
    assert_eq!(
        review("--seat 3", &path).refused(1),
        "there is no seat 3 in this game; choose 0 to 2"
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
