//! The invariants of ARCHITECTURE.md that a reader of the source can check.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &str) -> Vec<(String, String)> {
    let sources = files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    assert!(sources.len() > 20, "the sources were not found");
    sources
}

/// The Rust files below a folder, each with its text.
fn files_below(root: &Path) -> Vec<(String, String)> {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    walk(root, &mut files);
    let named = |path: PathBuf| {
        let name = path.strip_prefix(root).expect("below").to_string_lossy().replace('\\', "/");
        (name, fs::read_to_string(&path).expect("text"))
    };
    files.into_iter().map(named).collect()
}

/// The code of a line, without its comment.
fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or("")
}

#[track_caller]
fn nowhere(what: &[&str], except: &[&str], why: &str) {
    for (name, text) in sources("src") {
        if except.iter().any(|allowed| name.starts_with(allowed)) {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            for word in what {
                assert!(!code(line).contains(word), "{name}:{}: {word}: {why}", number + 1);
            }
        }
    }
}

#[test]
fn the_engine_does_no_io_and_knows_no_clock_thread_or_generator() {
    let outside = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::time",
        "std::thread",
        "std::process",
        "println!",
        "eprintln!",
        "rand",
        "getrandom",
    ];
    nowhere(&outside, &[], "the engine is pure");
}

#[test]
fn the_engine_uses_no_hash_order_no_floats_and_nothing_unsafe() {
    nowhere(
        &["HashMap", "HashSet", "f32", "f64", "unsafe", "RefCell", "static mut"],
        &[],
        "decides alike everywhere",
    );
}

#[test]
fn the_level_is_named_in_setup_alone() {
    nowhere(&[".level", "level:", "Level(", "Level::"], &["setup.rs"], "the level is set-up");
}

/// Only these files name a bonus at all, most of them to owe one; `effects/grant.rs` says what each
/// does.
#[test]
fn bonuses_are_named_in_a_few_files() {
    let named = [
        "arbitrary.rs",
        "effects/grant.rs",
        "effects/guest_book.rs",
        "effects/monastery.rs",
        "effects/remove_regular.rs",
        "effects/reputation.rs",
        "model/bonus.rs",
        "notation/",
        "phases/a_evening.rs",
        "phases/f_serve.rs",
        "sheet/",
        "validate/",
    ];
    nowhere(&["Bonus::"], &named, "grant.rs says what a bonus does");
    let matching = ["effects/grant.rs", "model/", "phases/a_evening.rs", "sheet/"];
    nowhere(&["match bonus", "match *bonus"], &matching, "one match says what a bonus does");
}

/// Which crates may use a dependency: luck, SQL and tasks stay where ARCHITECTURE.md says.
#[test]
fn dependencies_stay_in_their_crates() {
    let allowed = [
        ("rand", &["chance"][..]),
        ("getrandom", &["chance", "server"]),
        ("rusqlite", &["store"]),
        ("tokio", &["load", "server", "store", "tiefenthal"]),
        ("tokio-postgres", &["store"]),
    ];
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for entry in fs::read_dir(crates).expect("the folder of the crates") {
        let folder = entry.expect("an entry").path();
        let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) else { continue };
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        for (dependency, users) in allowed {
            let uses = manifest.lines().any(|line| {
                line.strip_prefix(dependency)
                    .is_some_and(|rest| rest.starts_with(['_', '-', '.', ' ']))
            });
            assert!(!uses || users.contains(&name.as_str()), "{name} uses {dependency}");
        }
    }
}

#[test]
fn rule_code_changes_the_game_by_events_alone() {
    for (name, text) in sources("src") {
        if !(name.starts_with("phases/") || name.starts_with("effects/")) {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            assert!(!code(line).contains(".evolve("), "{name}:{}: only emit evolves", number + 1);
            assert!(
                !code(line).contains("&mut Game"),
                "{name}:{}: only emit changes a game",
                number + 1
            );
        }
    }
}

#[test]
fn a_game_comes_from_set_up_or_validation_and_changes_by_events() {
    let makers = ["game/mod.rs", "setup.rs", "validate/mod.rs"];
    nowhere(&["Game::trust("], &makers, "validate the position");
    let changers = ["game/mod.rs", "decide.rs", "validate/phase.rs", "what_if.rs"];
    nowhere(&["position_mut("], &changers, "only emit changes a game");
}

#[test]
fn only_computer_players_imagine_games() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for house in ["chance", "protocol", "record", "server", "store", "table", "tiefenthal"] {
        for (name, text) in files_below(&crates.join(house)) {
            assert!(!text.contains("what_if"), "{house}/{name}: play sound games alone");
        }
    }
    for (name, text) in sources("tests") {
        let this = name == "tidy.rs";
        assert!(this || !text.contains("what_if"), "tests/{name}: begin in a sound scene");
    }
}

#[test]
fn files_stay_short() {
    for folder in ["src", "tests"] {
        for (name, text) in sources(folder) {
            let lines = text.lines().count();
            assert!(lines <= 500, "{folder}/{name} has {lines} lines: split it");
        }
    }
}

#[test]
fn nothing_is_left_unfinished() {
    for folder in ["src", "tests"] {
        for (name, text) in sources(folder) {
            if name == "tidy.rs" {
                continue;
            }
            for word in ["todo!", "unimplemented!", "dbg!", "FIXME", "#[ignore"] {
                assert!(!text.contains(word), "{folder}/{name}: {word}");
            }
        }
    }
}
