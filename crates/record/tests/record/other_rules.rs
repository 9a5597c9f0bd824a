//! Records of rules that this program does not have: shown by their events, and no more.

use crate::support::{Way, file, later, play, promise, rules, seal, tables};
use chance::Seeded;
use engine::{Position, RULES_VERSION, Rules};
use proptest::prelude::*;
use record::{
    Checked, Entry, ErrorKind, OtherRules, Reason, Record, Recorder, Replayer, Standing, Verdict,
    Visitor, Writer, replay, verify,
};
use std::sync::OnceLock;

const LATER: u32 = RULES_VERSION + 1;

fn lines() -> &'static [String] {
    static LINES: OnceLock<Vec<String>> = OnceLock::new();
    LINES.get_or_init(|| play(rules(), &Way { undo: 6, ..Way::new(3, 5, 21) }))
}

/// The state after every line.
#[derive(Default)]
struct States(Vec<Position>);

impl Visitor for States {
    fn line(&mut self, _: usize, _: Option<&Entry>, standing: &Standing) {
        self.0.push(*standing.position());
    }
}

/// The state after every line, and whether the rules have checked the last.
fn states(record: &Record) -> (bool, Vec<Position>) {
    let mut states = States::default();
    let replayed = replay(record, &mut states).expect("replays");
    (replayed.standing.game().is_some(), states.0)
}

#[test]
fn the_events_alone_tell_the_same_game() {
    for (players, level) in tables() {
        let lines = play(rules(), &Way { undo: 5, ..Way::new(players, level, 3) });
        let ours = Record::read(&file(&lines)).expect("a record");
        let theirs = Record::read(&seal(&later(&lines))).expect("a record of other rules");
        assert_eq!(theirs.header.checked(), Checked::EventsOnly { rules: LATER });
        let (checked, ours) = states(&ours);
        assert!(checked);
        assert_eq!(states(&theirs), (false, ours));
        assert_eq!(verify(&theirs), Ok(Verdict::OtherRules { rules: LATER }));
    }
}

#[test]
fn what_can_be_proved_without_the_rules_is() {
    let text = seal(&later(lines()));
    // The chain of hashes.
    let broken = text.replacen("\"do\":\"ready\"", "\"do\":\"close\"", 1);
    let error = Record::read(&broken).expect_err("a changed line");
    assert_eq!((error.reason.clone(), error.kind()), (Reason::WrongHash, ErrorKind::Damaged));
    // The seed.
    let mut objects = later(lines());
    let seed = promise(21, 3).1.seed.to_string();
    let other = promise(22, 3).1.seed.to_string();
    let last = objects.last_mut().expect("lines");
    assert!(last.contains(&seed));
    *last = last.replacen(&seed, &other, 1);
    let record = Record::read(&seal(&objects)).expect("a record");
    assert!(matches!(verify(&record), Ok(Verdict::OtherSeed(_))));
    // A game that is not over has not revealed it.
    let record = Record::read(&seal(&later(&lines()[..40]))).expect("a record");
    assert_eq!(verify(&record), Ok(Verdict::Unfinished));
}

#[test]
fn nobody_goes_on_with_rules_that_are_not_there() {
    let record = Record::read(&seal(&later(&lines()[..40]))).expect("a record");
    let (fairness, secret) = promise(21, 3);
    let chance = || Seeded::new(&secret.seed, &fairness.nonces);
    let other = OtherRules { rules: LATER };
    let error = Recorder::resume(&record, chance(), &mut ()).expect_err("other rules");
    assert_eq!(
        (&error.reason, error.kind()),
        (&Reason::NotPlayable(other), ErrorKind::OtherProgram)
    );
    assert_eq!(Writer::resume(&record).err(), Some(other));
    let text = seal(&later(&lines()[..40]));
    let mut lines = text.lines();
    let mut replayer = Replayer::begin(lines.next().expect("a line")).expect("a header");
    for line in lines {
        replayer.push(line).expect("events that fit");
    }
    assert_eq!(replayer.checked(), Checked::EventsOnly { rules: LATER });
    assert_eq!(replayer.lines(), 40);
    assert_eq!(replayer.resume(chance()).err(), Some(other));
}

#[test]
fn what_is_not_understood_is_not_called_damaged() {
    let refused = |line: usize, from: &str, to: &str| {
        let mut objects = later(lines());
        assert!(objects[line].contains(from), "{from} is not in {}", objects[line]);
        objects[line] = objects[line].replacen(from, to, 1);
        let read = Record::read(&seal(&objects));
        let error = read.and_then(|record| replay(&record, &mut ())).expect_err("refused");
        assert_eq!((error.line, error.kind()), (line + 1, ErrorKind::OtherProgram), "{error}");
        error.to_string()
    };
    let said = refused(0, "\"guest_laid\"", "\"guest_invited\"");
    assert!(said.contains(&format!("version {LATER} of the rules")), "{said}");
    refused(0, "\"sheet\":\"6", "\"sheet\":\"7");
    // Spelled otherwise, and members of events that only they know, are read.
    let mut objects = later(lines());
    objects[0] = objects[0].replacen("{\"guest_laid\":{", "{\"guest_laid\":{ \"mood\":1,", 1);
    let record = Record::read(&seal(&objects)).expect("understood");
    assert!(replay(&record, &mut ()).is_ok());
}

/// Everything that is shown of a record.
fn show(rules: &Rules, game: &Position) {
    for seat in game.turn_order() {
        rules.score(game, seat);
        rules.answers_hidden(game);
    }
    rules.winners(game);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Forged digits, and events that come twice, not at all or elsewhere: refused or shown,
    /// never a panic, and the same line by line.
    #[test]
    fn no_event_of_other_rules_panics(
        changes in prop::collection::vec((
            any::<prop::sample::Index>(),
            any::<prop::sample::Index>(),
            any::<prop::sample::Index>(),
            0u8..4,
            "[0-9]{1,3}",
        ), 1..4),
    ) {
        let mut objects = later(lines());
        for (line, at, from, how, digits) in changes {
            let line = line.index(objects.len());
            let other = objects[from.index(objects.len() - 1)].clone();
            change(&mut objects[line], &other, at, how, &digits);
        }
        let text = seal(&objects);
        let whole = Record::read(&text).and_then(|record| replay(&record, &mut ()));
        let by_line = by_line(&text);
        match (whole, by_line) {
            (Ok(replayed), Ok(position)) => {
                prop_assert_eq!(replayed.standing.position(), &position);
                show(&replayed.rules, &position);
            }
            (Err(whole), Err(by_line)) => prop_assert_eq!(whole.kind(), by_line.kind()),
            (whole, by_line) => prop_assert!(false, "{:?} but {:?}", whole.is_ok(), by_line.is_ok()),
        }
    }
}

fn change(object: &mut String, other: &str, at: prop::sample::Index, how: u8, digits: &str) {
    let Some(start) = object.find("\"events\":[").map(|at| at + 10) else { return };
    let events = |object: &str| -> Option<Vec<serde_json::Value>> {
        let value: serde_json::Value = serde_json::from_str(object).ok()?;
        Some(value.get("events")?.as_array()?.clone())
    };
    let Some(mut own) = events(object) else { return };
    match how {
        0 if !own.is_empty() => drop(own.remove(at.index(own.len()))),
        1 | 2 => {
            let Some(theirs) = events(other).filter(|list| !list.is_empty()) else { return };
            own.insert(at.index(own.len() + 1), theirs[at.index(theirs.len())].clone());
        }
        _ => {
            let found: Vec<usize> = object[start..]
                .match_indices(|c: char| c.is_ascii_digit())
                .map(|found| start + found.0)
                .collect();
            if !found.is_empty() {
                let at = found[at.index(found.len())];
                object.replace_range(at..=at, digits);
            }
            return;
        }
    }
    let list: Vec<String> = own.iter().map(ToString::to_string).collect();
    object.replace_range(start..object.len() - 2, &list.join(","));
}

fn by_line(text: &str) -> Result<Position, record::Error> {
    let mut lines = text.lines();
    let mut replayer = Replayer::begin(lines.next().unwrap_or_default())?;
    for line in lines {
        let before = Standing::Shown(*replayer.position());
        let applied = replayer.push(line)?;
        assert_eq!(applied.before, before);
        show(replayer.rules(), replayer.position());
    }
    Ok(*replayer.position())
}
