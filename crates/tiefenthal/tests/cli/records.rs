//! `tiefenthal replay` and `tiefenthal verify`.

use crate::support::{file, fresh, run};
use chance::{Commitment, Fast, Nonce, Salt, Seed, Seeded};
use engine::{Rules, Setup};
use players::RandomLegal;
use record::{Fairness, Format, Recorder, Secret};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::sync::Arc;

const COMMITTED: Seed = Seed([1; 32]);
const SALT: Salt = Salt([2; 32]);

/// A finished game that was committed to one seed and played with `played`.
fn record(played: Seed, secret: Option<Secret>) -> String {
    let rules = Arc::new(Rules::first_release());
    let nonces = vec![Nonce::default(); 3];
    let chance = Seeded::new(&played, &nonces);
    let fairness = Fairness { commitment: Commitment::new(&COMMITTED, &SALT), nonces };
    let names = ["Ada", "Bo", "Cleo"].map(String::from);
    let setup = Setup::new(3, 5);
    let begun =
        Recorder::begin(Format::Plain, Arc::clone(&rules), &setup, &names, Some(&fairness), chance);
    let (mut recorder, first) = begun.expect("a table");
    let mut lines = vec![first];
    let mut policy = RandomLegal::new(Fast::new(1));
    while let Some(step) = policy.next(&rules, recorder.game()) {
        lines.push(recorder.act(step.seat, &step.action).expect("a listed action").0);
    }
    lines.push(recorder.finish(secret).expect("the end"));
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

fn honest() -> String {
    record(COMMITTED, Some(Secret { seed: COMMITTED, salt: SALT }))
}

fn replay(path: &Path) -> crate::support::Ran {
    run(&format!("replay {}", path.display()))
}

fn verify(path: &Path) -> crate::support::Ran {
    run(&format!("verify {}", path.display()))
}

#[test]
fn a_fair_game_is_found_fair() {
    let path = file("record-honest", honest());
    assert!(replay(&path).ok().contains("all valid"));
    assert!(verify(&path).ok().contains(": fair: all "));
}

#[test]
fn another_seed_than_promised_is_found_out() {
    let other = Seed([9; 32]);
    // The promised seed is revealed, but the dice came from another one.
    let path = file("record-dice", record(other, Some(Secret { seed: COMMITTED, salt: SALT })));
    assert!(replay(&path).ok().contains("all valid"));
    assert!(verify(&path).refused(1).contains("unfair: line "));
    // The seed that was used is revealed, but another one was promised.
    let path = file("record-seed", record(other, Some(Secret { seed: other, salt: SALT })));
    assert!(verify(&path).refused(1).contains("unfair: the revealed seed belongs to"));
}

#[test]
fn a_seed_that_is_not_revealed_proves_nothing() {
    let path = file("record-secret", record(COMMITTED, None));
    assert_eq!(replay(&path).code, Some(0));
    assert!(verify(&path).refused(2).ends_with("the seed was not revealed"));
}

#[test]
fn a_game_that_is_not_over_says_so() {
    let text = honest();
    let cut: String = text.split_inclusive('\n').take(100).collect();
    let path = file("record-unfinished", cut);
    assert!(replay(&path).out.contains(", up to round "));
    // An unfinished record is valid; the line on the error stream is a note.
    let said = replay(&path).refused(0);
    assert!(said.ends_with("ends with line 100, before the game is over"), "{said}");
    assert!(verify(&path).refused(2).contains("the game is not over"));
}

#[test]
fn an_action_taken_back_is_replayed() {
    let rules = Arc::new(Rules::first_release());
    let names = ["Ada", "Bo"].map(String::from);
    let chance = Seeded::new(&COMMITTED, &[]);
    let begun =
        Recorder::begin(Format::Plain, Arc::clone(&rules), &Setup::new(2, 1), &names, None, chance);
    let (mut recorder, first) = begun.expect("a table");
    let mut lines = vec![first];
    let mut policy = RandomLegal::new(Fast::new(2));
    let seat = loop {
        let step = policy.next(&rules, recorder.game()).expect("a step");
        lines.push(recorder.act(step.seat, &step.action).expect("a listed action").0);
        if recorder.timeline().can_undo(step.seat) {
            break step.seat;
        }
    };
    lines.push(recorder.undo(seat).expect("an undo").0);
    let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let path = file("record-undo", text);
    let ran = replay(&path);
    let said = format!("{} actions, 1 of them undone, up to round 1 of 8", lines.len() - 2);
    assert!(ran.out.contains(&said), "{}", ran.out);
    assert_eq!(ran.code, Some(0));
    let states = run(&format!("replay --states {}", path.display())).out;
    let states: Vec<&str> = states.lines().collect();
    assert_eq!(states.len(), lines.len() - 1);
    assert_eq!(states.last(), states.get(states.len() - 3), "the undo leads back");
    assert!(verify(&path).refused(2).contains("no seed was committed to"));
}

#[test]
fn hints_and_nonces_are_mentioned() {
    let rules = Arc::new(Rules::first_release());
    let nonces = vec![Nonce::new(&[0xc0, 0xff, 0xee]).expect("short"), Nonce::default()];
    let chance = Seeded::new(&COMMITTED, &nonces);
    let fairness = Fairness { commitment: Commitment::new(&COMMITTED, &SALT), nonces };
    let (names, setup) = (["Ada", "Bo"].map(String::from), Setup::new(2, 1));
    let format = Format::Rewindable;
    let begun =
        Recorder::begin(format, Arc::clone(&rules), &setup, &names, Some(&fairness), chance);
    let (mut recorder, first) = begun.expect("a table");
    let (mut lines, mut hints) = (vec![first], [0, 0]);
    let mut policy = RandomLegal::new(Fast::new(1));
    while let Some(step) = policy.next(&rules, recorder.game()) {
        let taken = &mut hints[usize::from(step.seat.number())];
        if *taken < 2 - usize::from(step.seat.number()) {
            *taken += 1;
            lines.push(recorder.hint(step.seat).expect("a question is open"));
        }
        lines.push(recorder.act(step.seat, &step.action).expect("a listed action").0);
    }
    lines.push(recorder.finish(Some(Secret { seed: COMMITTED, salt: SALT })).expect("the end"));
    let path = file("record-hints", lines.iter().flat_map(|line| [line, "\n"]).collect::<String>());
    for said in [replay(&path).ok(), verify(&path).ok()] {
        assert!(said.contains("hints taken: Ada 2, Bo 1"), "{said}");
    }
    assert!(verify(&path).ok().contains("added to the seed by players: Ada c0ffee"));
    let review = |options| run(&format!("review {options} {}", path.display()));
    assert!(review("").ok().contains("hints taken: Ada 2, Bo 1"));
    let told = review("--json").json();
    assert_eq!((&told["seats"][0]["hints"], &told["seats"][1]["hints"]), (&2.into(), &1.into()));
}

#[test]
fn what_was_tampered_with_is_refused_by_its_line() {
    let text = honest();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let edited = |at: usize, from: &str, to: &str| -> String {
        let changed = lines[at].replacen(from, to, 1);
        assert_ne!(changed, lines[at], "{}", lines[at]);
        lines
            .iter()
            .enumerate()
            .map(|(n, &line)| if n == at { changed.as_str() } else { line })
            .collect()
    };
    let without = |gone: usize| -> String {
        lines.iter().enumerate().filter(|(n, _)| *n != gone).map(|(_, line)| *line).collect()
    };
    let rejoined = |order: &[usize]| -> String { order.iter().map(|&n| lines[n]).collect() };
    for (name, text, line) in [
        ("seat", edited(41, "\"seat\":", "\"seat\":1"), "line 42: "),
        ("head", edited(0, "Ada", "Eve"), "line 1: "),
        (
            "last",
            edited(lines.len() - 1, "\"total\":", "\"total\":1"),
            &format!("line {}: ", lines.len()),
        ),
        ("gone", without(9), "line 10: "),
        ("swapped", rejoined(&[0, 2, 1]), "line 2: "),
        ("twice", rejoined(&[0, 1, 1]), "line 3: "),
        ("headless", rejoined(&[1, 2]), "line 1: "),
        ("more", format!("{text}{}", lines[5]), &format!("line {}: ", lines.len() + 1)),
        ("cut", text[..text.len() / 2].to_owned(), ": cut off"),
        ("unended", text.trim_end().to_owned(), ": cut off"),
        ("blank", format!("{}\n{}", lines[0], lines[1]), "line 2: "),
        ("other", "{\"game\":\"chess\"}\n".to_owned(), "line 1: "),
        ("prose", "It was a dark night.\n".to_owned(), "line 1: "),
    ] {
        let path = file(&format!("record-{name}"), text);
        let said = replay(&path).refused(1);
        assert!(said.starts_with(&path.display().to_string()), "{name}: {said}");
        assert!(said.contains(line), "{name}: {said}");
        assert!(verify(&path).refused(1).contains(line), "{name}");
    }
}

#[test]
fn what_is_no_record_at_all_is_refused() {
    let directory = fresh("record-directory");
    fs::create_dir_all(&directory).expect("a directory");
    let binary = file("record-binary", [b"{\xff\xfe".as_slice(), &[0; 64]].concat());
    let empty = file("record-empty", "");
    let missing = directory.join("missing");
    for (path, word) in [
        (&directory, "is a directory; choose a file"),
        (&binary, "is not a text file: byte 1 is not UTF-8"),
        (&empty, "is empty"),
        (&missing, "does not exist; check the name"),
    ] {
        for command in ["replay", "replay --states", "verify", "sheet --check", "sheet --sheet"] {
            let ran = run(&format!("{command} {}", path.display()));
            assert_eq!(ran.out, "", "{command}");
            let said = ran.refused(1);
            assert!(said.contains(word), "{command}: {said}");
        }
    }
}

#[test]
#[cfg(unix)]
fn a_file_that_may_not_be_read_is_refused() {
    use std::os::unix::fs::PermissionsExt as _;
    let path = file("record-forbidden", honest());
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).expect("permissions");
    // The superuser may read everything.
    if fs::read(&path).is_err() {
        assert!(replay(&path).refused(1).starts_with("no permission to read "));
    }
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("permissions");
}

/// All cards in a state, wherever they lie.
fn cards(state: &Value) -> u64 {
    let sum = |counts: &Value| -> u64 {
        counts.as_object().expect("counts").values().map(|n| n.as_u64().expect("a number")).sum()
    };
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let supply = &state["supply"];
    let mut all = sum(&supply["cards"]) + sum(&supply["three_pile"]) + sum(&supply["guest_stack"]);
    all += list(&state["display"]).iter().filter(|place| !place["guest"].is_null()).count() as u64;
    for seat in list(&state["seats"]) {
        all += list(&seat["deck"]["top"]).len() as u64 + sum(&seat["deck"]["rest"]);
        all += sum(&seat["discard"]) + sum(&seat["areas"]);
        let seated = list(&seat["seated"]);
        let there = seated.iter().filter(|guest| guest["removed"] == false);
        all += there.map(|guest| guest["count"].as_u64().expect("a number")).sum::<u64>();
    }
    all
}

#[test]
fn states_are_told_after_every_action() {
    let text = honest();
    let path = file("record-states", &text);
    let out = run(&format!("replay --states {}", path.display())).ok();
    let states: Vec<Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(states.len(), text.lines().count() - 2);
    // 96 Tavern cards, 61 Nobles, 48 guests and 7 Regulars a player; from there on cards are only
    // taken out of the game.
    let mut left = 96 + 61 + 48 + 21;
    assert_eq!(cards(&states[0]), left);
    for state in &states {
        assert!(cards(state) <= left, "{state}");
        left = cards(state);
        let asked = state["asked"].as_array().expect("a list");
        assert_eq!(asked.is_empty(), state["phase"] == "over");
        assert_eq!(state["turn"].is_null(), state["phase"] != "serve");
        for seat in state["seats"].as_array().expect("seats") {
            let score = seat["score"].as_object().expect("a score");
            let points = |key: &String| score[key].as_u64().expect("points");
            let sum: u64 = score.keys().filter(|key| *key != "total").map(points).sum();
            assert_eq!(sum, points(&"total".to_owned()));
        }
    }
    let last: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    let end = &states[states.len() - 1];
    assert_eq!(end["phase"], "over");
    for seat in 0..3 {
        assert_eq!(end["seats"][seat]["score"], last["over"]["scores"][seat]);
    }
}
