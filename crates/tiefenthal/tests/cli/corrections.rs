//! Records outlive corrections: another sheet, another version of the rules, an older program.

use crate::keyboard::{Keyboard, key};
use crate::support::{Ran, file, fresh, run};
use engine::RULES_VERSION;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../../record/tests/support/seal.rs"]
mod seal;

/// A game that version 0.1.0 of the program wrote, in a folder of this test, with its key if it has
/// one.
fn kept(test: &str, name: &str) -> PathBuf {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/kept/0.1.0").join(name);
    let folder = fresh(test);
    fs::create_dir_all(&folder).expect("a directory");
    let path = folder.join(name);
    fs::copy(&kept, &path).expect("a kept record");
    if key(&kept).exists() {
        fs::copy(key(&kept), key(&path)).expect("its key");
    }
    path
}

fn on(command: &str, path: &Path) -> Ran {
    run(&format!("{command} {}", path.display()))
}

/// The record in this file as the next version of the rules might have written it.
fn bump(path: &Path) {
    let text = fs::read_to_string(path).expect("a record");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    fs::write(path, seal::seal(&seal::later(&lines))).expect("a file");
}

/// Plays a saved game to its end by taking what stands first in every menu.
fn finish(path: &Path) {
    let name = path.display().to_string();
    let mut keyboard = Keyboard::start(&["--resume", &name]);
    assert!(keyboard.shown.contains("Resuming"), "{}", keyboard.shown);
    for lines in 0.. {
        assert!(lines < 6000, "no end: {}", keyboard.shown);
        if keyboard.over {
            break;
        }
        // Hints end the turns of somebody who would place and lift one die for ever.
        let hint = keyboard.type_in("hint").to_owned();
        let action = hint.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']'));
        let action = action.map_or(String::new(), |(action, _)| action.replace("\n  ", " "));
        keyboard.type_in(&action);
    }
    let (said, code) = keyboard.close();
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn a_game_of_another_sheet_goes_on_and_ends_under_its_own() {
    let path = kept("kept-own-sheet", "unfinished-L5P2-own-sheet.jsonl");
    let before = fs::read_to_string(&path).expect("a record");
    assert!(before.contains("Tables cost 4"));
    finish(&path);
    let after = fs::read_to_string(&path).expect("a record");
    assert!(after.starts_with(&before) && !key(&path).exists());
    let said = on("replay", &path).ok();
    assert!(said.contains("all valid") && said.contains("Tables cost 4"), "{said}");
    assert!(on("verify", &path).ok().contains(": fair: all "));
    let reviewed = on("review --courses 2 --json --seat 0", &path);
    assert_eq!(reviewed.code, Some(0), "{}", reviewed.err);
    let reviewed: Value = serde_json::from_str(&reviewed.out).expect("JSON");
    assert!(reviewed["moves"].as_array().is_some_and(|list| list.len() > 20));
}

#[test]
fn games_of_the_standard_sheet_go_on() {
    for name in ["unfinished-L1P4.jsonl", "unfinished-L3P3.jsonl"] {
        let path = kept(&format!("kept-{name}"), name);
        assert!(on("replay", &path).out.contains("all valid"));
        let name = path.display().to_string();
        let mut keyboard = Keyboard::start(&["--resume", &name]);
        assert!(keyboard.shown.contains("Resuming"), "{}", keyboard.shown);
        keyboard.type_in("1");
        assert_eq!(keyboard.close().1, Some(0));
    }
}

#[test]
fn a_finished_game_of_other_rules_is_shown_and_says_what_was_not_checked() {
    for name in ["finished-L4P2.jsonl", "finished-L2P2-own-sheet.jsonl"] {
        let path = kept(&format!("later-{name}"), name);
        let points = |said: &str| said.split_once("\n\n").map(|(_, table)| table.to_owned());
        let ours = on("replay", &path).ok();
        let states = on("replay --states", &path).ok();
        bump(&path);
        let next = RULES_VERSION + 1;

        let said = on("replay", &path).ok();
        assert!(!said.contains("all valid"), "{said}");
        assert!(said.contains("shown by its events, not checked against the rules"), "{said}");
        assert!(said.contains(&format!("played by version\n{next} of the rules")), "{said}");
        assert_eq!(points(&said), points(&ours), "the same points");

        let shown = on("replay --states", &path);
        assert_eq!(shown.code, Some(0));
        assert!(shown.err.contains("not checked against the rules"), "{}", shown.err);
        let unasked = |states: &str| -> Vec<Value> {
            let state = |line| -> Value {
                let mut state: Value = serde_json::from_str(line).expect("JSON");
                state["asked"] = Value::Null;
                state
            };
            states.lines().map(state).collect()
        };
        assert_eq!(unasked(&shown.out), unasked(&states), "the same states");

        let said = on("verify", &path).refused(2);
        assert!(said.contains("unbroken, and the seed is the one committed to"), "{said}");
        assert!(said.contains("its outcomes were not checked"), "{said}");
        let said = on("review", &path).refused(1);
        assert!(said.contains("can only be judged by them"), "{said}");
        assert!(!said.contains("damaged"), "{said}");

        // Damage is still found.
        let text = fs::read_to_string(&path).expect("a record");
        let broken = file("later-broken", text.replacen("\"seat\":0", "\"seat\":1", 1));
        assert!(on("replay", &broken).refused(1).contains("the hash does not fit"));
    }
}

#[test]
fn an_unfinished_game_of_other_rules_is_kept_and_not_gone_on_with() {
    let path = kept("later-unfinished", "unfinished-L3P3.jsonl");
    bump(&path);
    let before = fs::read_to_string(&path).expect("a record");
    let said = on("play --resume", &path).refused(1);
    assert!(said.contains("it can show the game but not continue it"), "{said}");
    assert!(!said.contains("damaged"), "{said}");
    assert_eq!(fs::read_to_string(&path).expect("a record"), before);
    assert!(key(&path).exists());
    let shown = on("replay", &path);
    assert_eq!(shown.code, Some(0));
    assert!(shown.out.contains(", up to round 1 of 8"), "{}", shown.out);
    assert!(on("verify", &path).refused(2).contains("the game is not over"));
}
