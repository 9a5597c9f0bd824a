//! A forger can compute hashes, too; the rules and the seed give him away.

use crate::support::{Way, file, names, open, play, promise, rules, seal};
use chance::{Fast, Nonce, Seed};
use engine::model::Seat;
use engine::{Action, Event, Illegal, NoUndo, Setup};
use proptest::prelude::*;
use record::{Entry, Error, Format, Reason, Record, Recorder, Verdict, replay, verify};
use std::sync::OnceLock;

fn lines() -> &'static [String] {
    static LINES: OnceLock<Vec<String>> = OnceLock::new();
    LINES.get_or_init(|| play(rules(), &Way { undo: 6, ..Way::new(2, 5, 33) }))
}

fn record() -> Record {
    Record::read(&file(lines())).expect("a record")
}

/// Forges the lines and gives them hashes.
fn forged(forge: impl FnOnce(&mut Vec<String>)) -> Record {
    let mut objects = open(lines());
    forge(&mut objects);
    Record::read(&seal(&objects)).expect("well-formed")
}

fn refused(record: &Record) -> Error {
    assert_eq!(verify(record).err(), replay(record, &mut ()).err());
    verify(record).expect_err("not by the rules")
}

/// The index of the first line for which `pick` finds something.
fn find<T>(pick: impl Fn(&Entry) -> Option<T>) -> (usize, T) {
    let entries = record().entries;
    let found = entries.iter().enumerate().find_map(|(at, entry)| Some((at + 1, pick(entry)?)));
    found.expect("in this game")
}

fn swap(line: &mut String, from: &str, to: &str) {
    assert!(line.contains(from), "{from} is not in {line}");
    *line = line.replacen(from, to, 1);
}

#[test]
fn a_copy_with_fresh_hashes_is_the_record() {
    assert_eq!(seal(&open(lines())), file(lines()));
    assert_eq!(forged(|_| {}), record());
}

#[test]
fn another_outcome_of_chance_is_found() {
    let (at, face) = find(|entry| match entry {
        Entry::Decision { chance, .. } => chance.first().map(|draw| draw.1),
        Entry::Undo(_) | Entry::Rewind(_) | Entry::Hint(_) => None,
    });
    let other = if face == 1 { 2 } else { 1 };
    // Only the outcome: the events no longer follow from it, or it was impossible.
    let error =
        refused(&forged(|lines| swap(&mut lines[at], &format!(",{face}]"), &format!(",{other}]"))));
    assert_eq!(error.line, at + 1);
    assert!(matches!(error.reason, Reason::OtherEvents { .. } | Reason::Chance(_)), "{error}");
    // An outcome too many and one too few.
    let error = refused(&forged(|lines| {
        swap(&mut lines[1], "\"chance\":[]", "\"chance\":[[1,0,\"deck\",0,8]]")
    }));
    assert_eq!((error.line, error.reason), (2, Reason::TooMuchChance { left: 1 }));
    let error = refused(&forged(|lines| {
        let from = lines[at].find("\"chance\":[[").expect("chance") + 10;
        let to = lines[at].find("]],\"events\"").expect("events") + 1;
        lines[at].replace_range(from..to, "");
    }));
    assert_eq!(error.line, at + 1);
    assert!(matches!(error.reason, Reason::Chance(_)), "{error}");
}

#[test]
fn an_event_too_many_too_few_or_other_is_found() {
    let (at, count) = find(|entry| match entry {
        Entry::Decision { events, chance, .. } if chance.is_empty() => Some(events.len()),
        _ => None,
    });
    let more = refused(&forged(|lines| swap(&mut lines[at], "]}", ",\"game_over\"]}")));
    assert_eq!(more.line, at + 1);
    let Reason::OtherEvents { at: place, recorded, derived } = more.reason else {
        panic!("{more}")
    };
    assert_eq!((place, derived), (count, None));
    assert_eq!(recorded.as_deref(), Some(&Event::GameOver));
    let fewer = refused(&forged(|lines| {
        let from = lines[at].find("\"events\":[").expect("events") + 10;
        let to = lines[at].len() - 2;
        lines[at].replace_range(from..to, "");
    }));
    assert_eq!(fewer.line, at + 1);
    assert!(matches!(fewer.reason, Reason::OtherEvents { at: 0, recorded: None, .. }), "{fewer}");
    // Events that would break a state are compared, never applied.
    let wild = refused(&forged(|lines| {
        // No Regular lies in the supply.
        let laid = "{\"guest_laid\":{\"place\":0,\"card\":";
        swap(&mut lines[0], &format!("{laid}16"), &format!("{laid}8"));
    }));
    assert_eq!(wild.line, 1);
    assert!(matches!(wild.reason, Reason::OtherEvents { .. }), "{wild}");
    // A place that does not exist is not even read.
    let mut objects = open(lines());
    swap(&mut objects[0], "{\"guest_laid\":{\"place\":0", "{\"guest_laid\":{\"place\":255");
    let error = Record::read(&seal(&objects)).expect_err("no such place");
    let Reason::Json(why) = &error.reason else { panic!("{error}") };
    assert!(why.contains("a display place is 0, 1, 2, 3 or 4"), "{why}");
}

#[test]
fn a_decision_of_another_seat_is_illegal() {
    let (at, seat) = find(|entry| match entry {
        Entry::Decision { seat, action: Action::Close, .. } => Some(seat.number()),
        _ => None,
    });
    for (other, illegal) in [(1 - seat, Illegal::NotAsked), (3, Illegal::NoSuchSeat)] {
        let member = |seat| format!("\"n\":{at},\"seat\":{seat},");
        let error = refused(&forged(|lines| swap(&mut lines[at], &member(seat), &member(other))));
        let seat = Seat::new(other).expect("a seat");
        assert_eq!((error.line, error.reason), (at + 1, Reason::Illegal { seat, illegal }));
    }
}

#[test]
fn an_undo_of_another_decision_is_found() {
    let (at, undo) = find(|entry| match entry {
        Entry::Undo(undo) => Some(*undo),
        Entry::Decision { .. } | Entry::Rewind(_) | Entry::Hint(_) => None,
    });
    let text = format!("\"to\":{}", undo.to);
    let error = refused(&forged(|lines| swap(&mut lines[at], &text, "\"to\":0")));
    assert_eq!(
        (error.line, error.reason),
        (at + 1, Reason::OtherUndo { expected: undo.to, found: 0 })
    );
    // Nothing has been done by anybody before line 2.
    let error = refused(&forged(|lines| {
        lines.truncate(1);
        lines.push("{\"n\":1,\"undo\":{\"seat\":1,\"to\":1}}".into());
    }));
    let Reason::NoUndo { why, .. } = error.reason else { panic!("{error}") };
    assert_eq!((error.line, why), (2, NoUndo::NothingSinceReveal));
}

#[test]
fn other_points_winners_and_ends_are_found() {
    let last = lines().len() - 1;
    let total = record().end.expect("over").outcome.scores[1].total;
    let (from, to) = (format!("\"total\":{total}"), format!("\"total\":{}", total + 1));
    let error = refused(&forged(|lines| {
        let at = lines[last].rfind(&from).expect("the total of seat 1");
        lines[last].replace_range(at..at + from.len(), &to);
    }));
    assert_eq!((error.line, error.reason), (last + 1, Reason::OtherOutcome));
    let error = refused(&forged(|lines| {
        swap(&mut lines[last], "\"winners\":[", "\"winners\":[3,");
    }));
    assert_eq!((error.line, error.reason), (last + 1, Reason::OtherOutcome));
    let error = refused(&forged(|lines| {
        let mut end = lines.remove(last);
        swap(&mut end, &format!("\"n\":{last}"), "\"n\":5");
        lines.truncate(5);
        lines.push(end);
    }));
    assert_eq!((error.line, error.reason), (6, Reason::NotOver));
}

#[test]
fn the_header_tells_of_the_opening() {
    let cards = record().header.start_cards;
    assert_eq!(cards.len(), 3);
    let start = record().header.start_player.number();
    let other = format!("\"start_player\":{},\"start_cards\"", 1 - start);
    let error = refused(&forged(|lines| {
        swap(&mut lines[0], &format!("\"start_player\":{start},\"start_cards\""), &other);
    }));
    assert_eq!((error.line, error.reason), (1, Reason::OtherOpening));
    let error = refused(&forged(|lines| {
        let [a, b, c] = [cards[0], cards[1], cards[2]];
        let (from, to) = (format!("_cards\":[{a},{b},{c}]"), format!("_cards\":[{b},{a},{c}]"));
        swap(&mut lines[0], &from, &to);
    }));
    assert_eq!((error.line, error.reason), (1, Reason::OtherOpening));
}

#[test]
fn another_seed_salt_or_nonce_is_found() {
    let last = lines().len() - 1;
    let (fairness, secret) = promise(33, 2);
    let mut other = secret.seed;
    other.0[7] ^= 16;
    for (from, to) in [
        (secret.seed.to_string(), other.to_string()),
        (secret.salt.to_string(), Seed::derived(0, 0).to_string()),
    ] {
        let verdict = verify(&forged(|lines| swap(&mut lines[last], &from, &to)));
        let Ok(Verdict::OtherSeed(unfair)) = verdict else { panic!("{verdict:?}") };
        assert_eq!(unfair.committed, fairness.commitment);
    }
    let nonce = Nonce::new(&[1; 4]).expect("short").to_string();
    let verdict = verify(&forged(|lines| swap(&mut lines[0], &nonce, "01010102")));
    assert!(matches!(verdict, Ok(Verdict::OtherOutcome(_))), "{verdict:?}");
}

#[test]
fn without_seed_or_promise_there_is_no_proof() {
    let last = lines().len() - 1;
    let kept = forged(|lines| {
        let at = lines[last].find("\"reveal\":").expect("a reveal") + 9;
        let end = lines[last].len() - 1;
        lines[last].replace_range(at..end, "null");
    });
    assert_eq!(verify(&kept), Ok(Verdict::NotRevealed));
    let (recorder, first) =
        Recorder::begin(Format::Plain, rules(), &Setup::new(2, 1), &names(2), None, Fast::new(1))
            .expect("a game");
    let record = Record::read(&file(&[first])).expect("a record");
    assert_eq!(record.hash(), recorder.writer().hash());
    assert_eq!(verify(&record), Ok(Verdict::NotCommitted));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Forged digits and words under right hashes: refused or played, never a panic.
    #[test]
    fn no_forged_line_panics(
        line in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        cut in 0usize..3,
        with in "[0-9]{0,5}|[a-z]{0,3}|[\\[\\]{},\"]",
    ) {
        let mut objects = open(lines());
        let line = line.index(objects.len());
        let object = &mut objects[line];
        let digits: Vec<usize> = object.match_indices(|c: char| c.is_ascii_digit()).map(|m| m.0).collect();
        let at = digits[place.index(digits.len())];
        let end = (at + cut).min(object.len() - 1);
        if object.is_char_boundary(end) {
            let before = object.clone();
            object.replace_range(at..end, &with);
            let changed = *object != before;
            match Record::read(&seal(&objects)) {
                Err(error) => prop_assert_eq!(error.line, line + 1, "{}", error),
                Ok(record) => {
                    let fair = verify(&record).is_ok_and(|verdict| verdict.is_fair());
                    prop_assert_eq!(fair, !changed, "line {}", line + 1);
                }
            }
        }
    }
}
