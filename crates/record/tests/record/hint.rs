//! A record notes who took a hint; the game stays as it is.

use crate::support::{Policy, file, names, open, promise, rules, seal};
use chance::Seeded;
use engine::Setup;
use engine::model::Seat;
use record::{Entry, Format, Hint, Reason, Record, Recorder, Refused, replay, verify};

fn recorder(format: Format) -> (Recorder<Seeded>, String) {
    let (fairness, secret) = promise(8, 2);
    let chance = Seeded::new(&secret.seed, &fairness.nonces);
    Recorder::begin(format, rules(), &Setup::new(2, 5), &names(2), Some(&fairness), chance)
        .expect("a legal set-up")
}

#[test]
fn a_game_with_hints_is_the_same_game() {
    let (mut recorder, header) = recorder(Format::Rewindable);
    let mut lines = vec![header];
    let mut policy = Policy::new(3);
    let mut hints = 0;
    while !recorder.game().is_over() {
        let (seat, action) = policy.choose(&recorder);
        let before = *recorder.game();
        let undoable = recorder.timeline().undoable();
        // Somebody who takes an answer back is asked nothing.
        let asked = recorder.rules().ask(recorder.game(), seat).is_some();
        if asked && lines.len() % 3 == 0 {
            lines.push(recorder.hint(seat).expect("asked something"));
            hints += 1;
            assert_eq!(*recorder.game(), before);
            assert_eq!(recorder.timeline().undoable(), undoable, "undo reaches past a hint");
        }
        lines.push(recorder.act(seat, &action).expect("listed").0);
    }
    lines.push(recorder.finish(Some(promise(8, 2).1)).expect("over"));
    let record = Record::read(&file(&lines)).expect("a record");
    let noted = record.entries.iter().filter(|entry| matches!(entry, Entry::Hint(_))).count();
    assert!(noted == hints && hints > 50, "{noted} of {hints}");
    let replayed = replay(&record, &mut ()).expect("by the rules");
    assert_eq!(replayed.standing.game(), Some(recorder.game()));
    assert!(verify(&record).expect("by the rules").is_fair());
}

#[test]
fn only_who_plays_takes_a_hint_and_only_where_it_is_noted() {
    let (mut plain, _) = recorder(Format::Plain);
    assert_eq!(plain.hint(Seat::ALL[0]), Err(Refused::NoHint));
    let (mut recorder, header) = recorder(Format::Rewindable);
    assert_eq!(recorder.hint(Seat::ALL[2]), Err(Refused::NoHint));
    let line = recorder.hint(Seat::ALL[1]).expect("asked for a Start Card");
    assert!(line.starts_with("{\"n\":1,\"hint\":{\"seat\":1},\"hash\":\""), "{line}");
    let read = |text: &str| {
        let record = Record::read(text)?;
        replay(&record, &mut ()).map(|_| record.entries)
    };
    let lines = [header, line];
    let hint = Entry::Hint(Hint { seat: Seat::ALL[1] });
    assert_eq!(read(&file(&lines)), Ok(vec![hint]));
    let mut forged = open(&lines);
    forged[1] = forged[1].replace("\"seat\":1", "\"seat\":3");
    let error = read(&seal(&forged)).expect_err("nobody sits there");
    assert_eq!(error.reason, Reason::UnknownHint { seat: Seat::ALL[3] });
}
