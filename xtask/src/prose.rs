//! Guards the English of the repository against phrases that read as translated.

use crate::steps::root;
use std::fs;
use std::path::Path;

/// Phrases, and what to write instead.
const PHRASES: [(&str, &str); 7] = [
    ("anew", "again, re-"),
    ("so many", "this many, the number of"),
    ("is told", "learns, receives, is listed"),
    ("are told", "learn, receive, are listed"),
    ("told are", "prints, lists"),
    ("foretell", "predict"),
    ("is sent away", "is disconnected"),
];

/// Folders without prose of ours: builds, dependencies and files that are never edited.
const SKIPPED: [&str; 8] =
    ["target", "node_modules", "dist", "test-results", "corpus", "golden", "kept", "released"];

const EXTENSIONS: [&str; 6] = ["md", "rs", "ts", "js", "svelte", "toml"];

#[test]
fn nothing_reads_as_translated() {
    let mut found = Vec::new();
    let files = check(&root(), &mut found);
    assert!(files > 300, "only {files} files were read");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn phrases_are_found_as_words() {
    assert_eq!(phrase("It is drawn Anew.").map(|(phrase, _)| phrase), Some("anew"));
    assert_eq!(phrase("danewort grows so\nmany"), None);
}

/// Checks every file below a folder; returns how many there were.
fn check(folder: &Path, found: &mut Vec<String>) -> usize {
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() {
            if !SKIPPED.contains(&name) && !name.starts_with('.') {
                files += check(&path, found);
            }
        } else if extension.is_some_and(|extension| EXTENSIONS.contains(&extension))
            && !path.ends_with(file!())
        {
            files += 1;
            let text = fs::read_to_string(&path).expect("text");
            for (number, line) in text.lines().enumerate() {
                if let Some((phrase, instead)) = phrase(line) {
                    let (path, number) = (path.display(), number + 1);
                    found.push(format!("{path}:{number}: \"{phrase}\"; try: {instead}"));
                }
            }
        }
    }
    files
}

fn phrase(line: &str) -> Option<(&'static str, &'static str)> {
    let line = line.to_lowercase();
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    PHRASES.into_iter().find(|(phrase, _)| {
        line.match_indices(phrase).any(|(at, _)| {
            let (before, after) = (&line[..at], &line[at + phrase.len()..]);
            !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
        })
    })
}
