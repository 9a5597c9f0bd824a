//! A step that is staged changes nothing until it is committed, and lines go one way in and out.

use crate::support::{Way, play, promise, rules};
use chance::{Fast, Seeded};
use engine::model::Seat;
use record::{Format, Line, Recorder, Refused, Replayer, Standing, Superseded};

fn begin() -> (Recorder<Seeded>, String) {
    let (fairness, secret) = promise(8, 3);
    let chance = Seeded::new(&secret.seed, &fairness.nonces);
    let names = crate::support::names(3);
    let setup = Way::new(3, 5, 8).setup;
    Recorder::begin(Format::Plain, rules(), &setup, &names, Some(&fairness), chance)
        .expect("a game")
}

/// Every line is made twice, once to be dropped, and read back at once: live play and loading go
/// through the same states.
#[test]
fn what_is_dropped_leaves_no_trace_and_what_is_committed_reads_back() {
    let (mut recorder, first) = begin();
    let mut replayer = Replayer::begin(&first).expect("a header");
    let mut dice = Fast::new(4);
    while !recorder.game().is_over() {
        let (rules, game) = (recorder.rules().clone(), *recorder.game());
        let undo =
            Seat::new(dice.below(30) as u8).filter(|&seat| recorder.timeline().can_undo(seat));
        let seat = undo.or_else(|| rules.next_to_act(&game)).expect("somebody");
        let stage = |pick: u32| match undo {
            Some(seat) => recorder.stage_undo(seat).expect("can be taken back"),
            None => {
                let list = rules.legal(&game, seat);
                recorder.stage_act(seat, &list[pick as usize % list.len()]).expect("listed")
            }
        };
        let (dropped, staged) = (stage(dice.below(1000)), stage(dice.below(1000)));
        drop(dropped);
        assert_eq!(recorder.game(), &game);
        let line = staged.line().to_owned();
        let after = *staged.game().expect("a step");
        let done = recorder.commit(staged).expect("the next");
        assert_eq!((done.before, recorder.game()), (Standing::Game(game), &after));
        assert_eq!(replayer.push(&line).expect("reads back"), done);
        assert_eq!(replayer.game(), Some(&after));
    }
    let end = recorder.stage_end(Some(promise(8, 3).1)).expect("over");
    assert_eq!(end.game(), None);
    assert!(replayer.end().is_none());
    let applied = replayer.push(end.line()).expect("the end");
    assert_eq!(recorder.commit(end), Ok(applied));
    assert!(replayer.end().is_some());
    assert_eq!(replayer.lines(), recorder.writer().next_number());
}

#[test]
fn a_step_is_committed_where_it_was_staged_or_not_at_all() {
    let (mut recorder, _) = begin();
    let game = *recorder.game();
    let seat = rules().next_to_act(&game).expect("somebody");
    let list = rules().legal(&game, seat);
    let [one, other] = [0, 1].map(|at| recorder.stage_act(seat, &list[at]).expect("listed"));
    assert!(recorder.commit(one).is_ok());
    let game = *recorder.game();
    assert_eq!(recorder.commit(other), Err(Superseded));
    assert_eq!(recorder.game(), &game);
    assert!(matches!(recorder.stage_end(None), Err(Refused::NotOver)));
}

#[test]
fn a_refused_line_leaves_no_trace() {
    let lines = play(rules(), &Way { undo: 4, ..Way::new(2, 3, 9) });
    let mut replayer = Replayer::begin(&lines[0]).expect("a header");
    for (at, line) in lines.iter().enumerate().skip(1) {
        let (position, count) = (*replayer.position(), replayer.lines());
        for wrong in [&lines[at - 1], &line.replacen("\"seat\":", "\"seat\": ", 1)[..].to_owned()] {
            if wrong != line {
                let error = replayer.push(wrong).expect_err("not this line");
                assert_eq!(error.line, at + 1);
            }
        }
        assert_eq!((replayer.position(), replayer.lines()), (&position, count));
        let applied = replayer.push(line).expect("the next line");
        assert_eq!(applied.n as usize, at);
        assert_eq!(matches!(applied.what, Line::End(_)), at + 1 == lines.len());
    }
}
