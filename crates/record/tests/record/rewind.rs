//! Games that go back past a reveal.

use crate::support::{Policy, Way, file, open, play, play_watched, promise, rules, seal};
use chance::Seeded;
use engine::Phase;
use engine::model::Seat;
use record::{Entry, Format, Reason, Record, Recorder, Refused, Rewind, replay, verify};

fn way(players: u8, level: u8, seed: u64) -> Way {
    Way { format: Format::Rewindable, undo: 9, rewind: 12, ..Way::new(players, level, seed) }
}

fn rewinds(record: &Record) -> usize {
    record.entries.iter().filter(|entry| matches!(entry, Entry::Rewind(_))).count()
}

#[test]
fn a_game_that_goes_back_replays_and_is_fair() {
    for (players, level) in [(2, 1), (3, 3), (4, 5)] {
        let mut live = Vec::new();
        let lines = play_watched(rules(), &way(players, level, 71), |recorder| {
            live.push(*recorder.game());
        });
        assert!(lines[0].contains("\"version\":2,"));
        let record = Record::read(&file(&lines)).expect("a record");
        assert!(rewinds(&record) > 10, "{} rewinds", rewinds(&record));
        let replayed = replay(&record, &mut ()).expect("by the rules");
        assert_eq!(replayed.standing.game(), live.last());
        assert!(verify(&record).expect("by the rules").is_fair());
    }
}

/// Reading a record and writing it leave the same game, with the same steps to take back.
#[test]
fn a_game_goes_on_from_every_line() {
    let way = Way { undo: 4, rewind: 5, lines: 260, ..way(3, 5, 12) };
    let (fairness, secret) = promise(way.seed, 3);
    let chance = || Seeded::new(&secret.seed, &fairness.nonces);
    let mut live: Vec<Recorder<Seeded>> = Vec::new();
    let lines = play_watched(rules(), &way, |recorder| live.push(recorder.clone()));
    let (mut undone, mut rewound) = (0, 0);
    for (at, live) in live.iter_mut().enumerate() {
        let record = Record::read(&file(&lines[..=at])).expect("an unfinished record");
        let mut resumed = Recorder::resume(&record, chance(), &mut ()).expect("replays");
        assert_eq!(resumed.game(), live.game());
        for seat in Seat::ALL {
            let line = live.undo(seat);
            undone += usize::from(line.is_ok());
            assert_eq!(resumed.undo(seat), line);
            let to = live.last_decision(seat);
            assert_eq!(resumed.last_decision(seat), to);
            let Some(to) = to else { continue };
            let rewind = Rewind { seat, to, agreed: Vec::new() };
            let line = live.rewind(rewind.clone()).expect("a decision that counts");
            assert_eq!(resumed.rewind(rewind), Ok(line));
            assert_eq!(resumed.game(), live.game());
            assert_eq!(resumed.timeline().undoable(), live.timeline().undoable());
            rewound += 1;
        }
    }
    assert!(undone > 100 && rewound > 100, "{undone} taken back, {rewound} rewound");
}

#[test]
fn what_is_drawn_again_comes_out_the_same() {
    let way = Way { undo: 0, rewind: 0, lines: 1, ..way(2, 2, 5) };
    let mut begun = None;
    let mut lines = play_watched(rules(), &way, |recorder| begun = Some(recorder.clone()));
    let mut recorder = begun.expect("a game");
    let mut policy = Policy::new(1);
    while recorder.game().phase != Phase::Serve {
        let (seat, action) = policy.choose(&recorder);
        lines.push(recorder.act(seat, &action).expect("listed").0);
    }
    let drawn = *recorder.game();
    let first = Rewind { seat: Seat::ALL[1], to: 1, agreed: vec![Seat::ALL[0]] };
    lines.push(recorder.rewind(first).expect("everything is taken back"));
    assert_eq!(recorder.timeline().undoable(), 0);
    let record = Record::read(&file(&lines)).expect("a record");
    let actions: Vec<_> = record.entries.iter().filter_map(decision).collect();
    assert_eq!(record.undone(), (1..=actions.len() as u32).collect());
    for (seat, action) in actions {
        lines.push(recorder.act(seat, &action).expect("as before").0);
    }
    assert_eq!(*recorder.game(), drawn);
    assert!(replay(&Record::read(&file(&lines)).expect("a record"), &mut ()).is_ok());
}

fn decision(entry: &Entry) -> Option<(Seat, engine::Action)> {
    match entry {
        Entry::Decision { seat, action, .. } => Some((*seat, *action)),
        Entry::Undo(_) | Entry::Rewind(_) | Entry::Hint(_) => None,
    }
}

#[test]
fn nobody_goes_back_to_what_does_not_count_or_without_consent() {
    let way = Way { rewind: 0, lines: 40, ..way(2, 3, 6) };
    let mut last = None;
    let lines = play_watched(rules(), &way, |recorder| last = Some(recorder.clone()));
    let recorder = last.expect("a game");
    let record = Record::read(&file(&lines)).expect("a record");
    let undone = record.undone().into_iter().next().expect("something is taken back");
    let [ann, ben, clara, _] = Seat::ALL;
    let cases = [
        (Rewind { seat: ann, to: 0, agreed: vec![] }, "the set-up"),
        (Rewind { seat: ann, to: 40, agreed: vec![] }, "not yet made"),
        (Rewind { seat: ann, to: undone, agreed: vec![] }, "taken back before"),
        (Rewind { seat: clara, to: 1, agreed: vec![] }, "nobody sits there"),
        (Rewind { seat: ann, to: 1, agreed: vec![clara] }, "nobody can agree there"),
        (Rewind { seat: ann, to: 1, agreed: vec![ann] }, "one's own consent"),
        (Rewind { seat: ann, to: 1, agreed: vec![ben, ben] }, "consent given twice"),
    ];
    for (rewind, what) in cases {
        let staged = recorder.stage_rewind(rewind.clone()).map(drop);
        assert_eq!(staged, Err(Refused::NoRewind), "{what}");
        let mut forged = open(&lines);
        let agreed: Vec<String> =
            rewind.agreed.iter().map(|seat| seat.number().to_string()).collect();
        forged.push(format!(
            "{{\"n\":{},\"rewind\":{{\"seat\":{},\"to\":{},\"agreed\":[{}]}}}}",
            lines.len(),
            rewind.seat.number(),
            rewind.to,
            agreed.join(",")
        ));
        let error = replay(&Record::read(&seal(&forged)).expect("well-formed"), &mut ());
        let error = error.expect_err(what);
        assert_eq!(error.line, lines.len() + 1, "{what}");
        assert_eq!(error.reason, Reason::UnknownRewind { to: rewind.to }, "{what}");
    }
}

#[test]
fn a_record_of_the_first_version_has_no_rewind() {
    let way = Way { lines: 20, ..Way::new(2, 1, 7) };
    let mut last = None;
    let lines = play_watched(rules(), &way, |recorder| last = Some(recorder.clone()));
    assert!(lines[0].contains("\"version\":1,"));
    let rewind = Rewind { seat: Seat::ALL[0], to: 1, agreed: Vec::new() };
    let refused = last.expect("a game").rewind(rewind);
    assert_eq!(refused, Err(Refused::NoRewind));
    let mut forged = open(&lines);
    forged.push(format!(
        "{{\"n\":{},\"rewind\":{{\"seat\":0,\"to\":1,\"agreed\":[]}}}}",
        lines.len()
    ));
    let error = Record::read(&seal(&forged)).expect_err("not in this version");
    assert!(matches!(error.reason, Reason::Json(_)), "{error}");
}

/// The events alone go back as well.
#[test]
fn a_game_of_other_rules_goes_back_by_its_events() {
    let lines = play(rules(), &way(3, 4, 8));
    let mut objects = open(&lines);
    objects[0] = objects[0].replacen("\"rules\":1", "\"rules\":99", 1);
    let record = Record::read(&seal(&objects)).expect("unbroken");
    assert!(rewinds(&record) > 5);
    let shown = replay(&record, &mut ()).expect("the events fit");
    let played =
        replay(&Record::read(&file(&lines)).expect("a record"), &mut ()).expect("by the rules");
    assert_eq!(shown.standing.game(), None);
    assert_eq!(shown.standing.position(), played.standing.position());
}
