//! Plays the scenario files beside this one (docs/scenarios.md).
//!
//! A file is played line by line and written again with what came out; the two must be the same.
//! `UPDATE_SCENARIOS=1` keeps what came out instead. Every accepted action is also undone and done
//! again where undo is allowed, replayed by its events, validated and read back from its notation.

mod fields;
mod play;

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_scenario_comes_out_as_written() {
    let update = std::env::var_os("UPDATE_SCENARIOS").is_some();
    let mut told = 0;
    let mut undone = 0;
    let mut wrong = Vec::new();
    for file in files() {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let written = fs::read_to_string(&file).expect("text");
        let played = play::file(&written);
        told += played.scenarios;
        undone += played.undone;
        wrong.extend(played.errors.iter().map(|error| format!("{name}:{error}")));
        if !played.errors.is_empty() {
            continue;
        }
        if update {
            fs::write(&file, &played.text).expect("written");
        } else if played.text != written {
            wrong.push(differences(&name, &written, &played.text));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    assert!(told >= 70, "only {told} scenarios were found");
    assert!(undone >= 100, "only {undone} steps were undone");
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = fs::read_dir(folder).expect("the folder of scenarios");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files
}

/// The lines that came out otherwise, with those before them up to the action.
fn differences(name: &str, written: &str, played: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (written.lines().collect(), played.lines().collect());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let tail = old[same..].iter().rev().zip(new[same..].iter().rev());
    let end = tail.take_while(|(old, new)| old == new).count();
    let from = old[..same].iter().rposition(|line| !line.starts_with(' ')).unwrap_or(0);
    let mut text = format!("{name}:{}: comes out otherwise", same + 1);
    for line in &old[from..same] {
        text += &format!("\n    {line}");
    }
    for line in &old[same..old.len() - end] {
        text += &format!("\n  - {line}");
    }
    for line in &new[same..new.len() - end] {
        text += &format!("\n  + {line}");
    }
    text
}
