//! One recorded game for every table, kept for ever: what was once played stays playable.
//!
//! `UPDATE_GOLDEN=1 cargo test -p tiefenthal-record --test golden` regenerates them. That is right
//! only together with a new version of the rules or of the format.

mod support;

use engine::model::Seat;
use record::{Entry, Opening, Record, Verdict, Writer, replay, verify};
use std::path::PathBuf;
use std::sync::Once;
use support::{Way, file, play, rules, tables};

fn path(players: u8, level: u8) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(format!("L{level}P{players}.jsonl"))
}

/// The game of a table; the tables differ in what can be agreed on.
fn way(players: u8, level: u8) -> Way {
    let mut way = Way::new(players, level, u64::from(level) * 10 + u64::from(players));
    way.undo = 24;
    way.setup.late_refill = players == 3;
    way.setup.start_player = Seat::new(1).filter(|_| players == 4);
    way
}

/// Regenerates all games, if requested.
fn update() {
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        for (players, level) in tables() {
            let text = file(&play(rules(), &way(players, level)));
            std::fs::write(path(players, level), text).expect("the file can be written");
        }
    }
}

fn golden(players: u8, level: u8) -> (String, Record) {
    static UPDATED: Once = Once::new();
    UPDATED.call_once(update);
    let path = path(players, level);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} is missing: {error}", path.display()));
    let record = Record::read(&text).unwrap_or_else(|e| panic!("L{level}P{players}: {e}"));
    (text, record)
}

#[test]
fn every_golden_record_is_fair_and_keeps_its_bytes() {
    for (players, level) in tables() {
        let (text, record) = golden(players, level);
        let name = format!("L{level}P{players}");
        let header = &record.header;
        assert_eq!((header.setup.players, header.setup.level.number()), (players, level), "{name}");
        assert!(text.len() < 400_000, "{name}: {} bytes", text.len());

        let table = replay(&record, &mut ()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(table.standing.position().is_over(), "{name}");
        assert_eq!(record.end.as_ref().map(|end| end.outcome.scores.len()), Some(players as usize));

        let verdict = verify(&record).unwrap_or_else(|e| panic!("{name}: {e}"));
        let drawn = |entry: &Entry| match entry {
            Entry::Decision { chance, .. } => chance.len(),
            Entry::Undo(_) | Entry::Rewind(_) | Entry::Hint(_) => 0,
        };
        let draws = header.chance.len() + record.entries.iter().map(drawn).sum::<usize>();
        assert_eq!(verdict, Verdict::Fair { draws }, "{name}");

        assert_eq!(rewritten(&record), text, "{name}");
    }
}

#[test]
fn the_golden_records_hold_undone_decisions() {
    let (_, record) = golden(4, 5);
    let undone = record.entries.iter().filter(|entry| matches!(entry, Entry::Undo(_))).count();
    assert!(undone > 0);
}

/// The record written again from what was read.
fn rewritten(record: &Record) -> String {
    let header = &record.header;
    let (mut writer, first) = Writer::begin(&Opening {
        format: header.format,
        sheet: &header.sheet,
        setup: &header.setup,
        from: None,
        names: &header.names,
        commitment: header.commitment,
        nonces: &header.nonces,
        chance: &header.chance,
        events: &header.events,
    })
    .expect("was written before");
    let mut lines = vec![first];
    for entry in &record.entries {
        let line = match entry {
            Entry::Decision { seat, action, chance, events } => {
                writer.decision(*seat, action, chance, events)
            }
            Entry::Undo(undo) => writer.undo(*undo),
            Entry::Rewind(rewind) => writer.rewind(rewind),
            Entry::Hint(hint) => writer.hint(*hint),
        };
        lines.push(line.expect("was written before"));
    }
    if let Some(end) = &record.end {
        let line = writer.over(end.outcome.clone(), end.secret.clone());
        lines.push(line.expect("was written before"));
    }
    file(&lines)
}
