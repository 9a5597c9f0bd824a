//! A game that is over is shown as it was.

use crate::seal;
use crate::support::{Host, settings};
use engine::Phase;
use engine::model::{Seat, SeatSet};
use players::RandomLegal;
use protocol::{Occupant, View};
use std::path::Path;
use table::{NoReplay, Replay};

/// A whole game with an undo and a rewind in it, and the view after every line.
fn played(level: u8, players: u8, seed: u64) -> (Host, Vec<View>) {
    let mut host = Host::new(settings(players, players, level, seed));
    let rules = host.table.rules().clone();
    let mut policy = RandomLegal::new(chance::Fast::new(seed));
    let mut views = vec![host.table.view()];
    for n in 0.. {
        let game = *host.table.game().expect("the rules");
        let Some(step) = policy.next(&rules, &game) else { break };
        let question = host.table.question(step.seat);
        let back = match n {
            20 | 21 => host.table.stage_undo(step.seat, question).ok(),
            40 => host.table.stage_rewind(step.seat, question, SeatSet::EMPTY, None).ok(),
            _ => None,
        };
        let staged =
            back.map_or_else(|| host.table.stage_action(step.seat, question, &step.action), Ok);
        host.store(staged.expect("listed"));
        views.push(host.table.view());
    }
    assert!(host.table.is_ended());
    // The last line says that the game is over, which everybody saw a moment before.
    let last = views.len();
    views[last - 1].seq = u32::try_from(last).expect("few");
    (host, views)
}

fn lines(host: &Host) -> impl Iterator<Item = &str> {
    host.lines.iter().map(|(line, ..)| line.as_str())
}

#[test]
fn every_step_looks_as_it_did_at_the_table() {
    for (level, players, seed) in [(1, 2, 1), (3, 3, 2), (5, 4, 3)] {
        let (host, views) = played(level, players, seed);
        let seats = host.table.settings().seats().to_vec();
        let replay = Replay::open(seats.clone(), lines(&host)).expect("a replay");
        assert_eq!((replay.steps(), replay.seats()), (views.len(), &seats[..]));
        for (step, view) in views.iter().enumerate() {
            assert_eq!(replay.view(step).as_ref(), Some(view), "step {step}");
        }
        assert_eq!(replay.view(views.len()), None);
        // The log is the one that was read at the table, without secrets.
        let mut everybody = SeatSet::EMPTY;
        Seat::ALL.into_iter().for_each(|seat| everybody.insert(seat));
        assert_eq!(replay.log(), host.table.log(0, everybody));
        assert_eq!(replay.log().len(), replay.steps());
        assert!(replay.log().iter().any(|entry| entry.rewinds.is_some()), "it went back");
        assert_eq!(replay.catalogue(), host.table.welcome("", everybody).catalogue);
    }
}

#[test]
fn the_course_of_points_is_the_one_that_everybody_saw() {
    for (level, players, seed) in [(1, 2, 1), (3, 3, 2), (5, 4, 3)] {
        let (host, views) = played(level, players, seed);
        let replay = Replay::open(Vec::new(), lines(&host)).expect("a replay");
        let course = replay.course();
        let points =
            |view: &View| -> Vec<u16> { view.seats.iter().map(|seat| seat.points.total).collect() };
        let end = points(views.last().expect("views"));
        assert_eq!((course.rounds.len(), course.rounds.last()), (9, Some(&end)));
        for seat in &views[views.len() - 1].seats {
            let won =
                views[views.len() - 1].outcome.as_ref().expect("over").winners.contains(&seat.seat);
            let place = course.places[usize::from(seat.seat.number())];
            let ahead = end.iter().filter(|&&points| points > seat.points.total).count();
            assert_eq!(place == 1, won);
            assert!(usize::from(place) > ahead && usize::from(place) <= end.len());
        }
        for (round, reached) in course.rounds.iter().enumerate() {
            let last = replay.log().iter().rposition(|entry| usize::from(entry.round) == round);
            assert_eq!(reached, &points(&views[last.expect("a step")]), "round {round}");
        }
        let best = course.best.expect("some turn brought points");
        let seat = usize::from(best.seat.number());
        let turn = |entry: &&protocol::LogEntry| {
            (entry.round, entry.seat, entry.phase) == (best.round, Some(best.seat), Phase::Serve)
        };
        let last = replay.log().iter().rfind(turn).expect("its steps");
        let (from, to) = (points(&views[best.from as usize]), points(&views[last.n as usize]));
        assert_eq!(best.points, to[seat] - from[seat], "level {level}");
        assert!(best.steps.iter().all(|step| (best.from + 1..=last.n).contains(&step.n)));
        for one in replay.log() {
            let Some(seat) = one.seat.filter(|_| one.phase == Phase::Serve) else { continue };
            let turn = |entry: &&protocol::LogEntry| {
                (entry.round, entry.seat, entry.phase) == (one.round, Some(seat), Phase::Serve)
            };
            let steps: Vec<_> = replay.log().iter().filter(turn).collect();
            // What was taken back is left to the comparison with the views above.
            if steps.iter().any(|step| step.action.is_none()) {
                continue;
            }
            let at = usize::from(seat.number());
            let opening = points(&views[steps[0].n as usize - 1])[at];
            let closing = points(&views[steps[steps.len() - 1].n as usize])[at];
            assert!(i32::from(closing) - i32::from(opening) <= i32::from(best.points));
        }
    }
}

#[test]
fn a_game_that_goes_on_has_no_replay() {
    let (host, _) = played(5, 2, 4);
    let all: Vec<&str> = lines(&host).collect();
    for length in [0, 1, 2, all.len() / 2, all.len() - 1] {
        let replay = Replay::open(Vec::new(), all[..length].iter().copied());
        assert_eq!(replay.err(), Some(NoReplay::NotOver), "{length} lines");
    }
    let torn = Replay::open(Vec::new(), [all[0], all[2]]);
    assert!(matches!(torn.err(), Some(NoReplay::Record(error)) if error.line == 2));
}

#[test]
fn games_of_other_rules_are_replayed_by_their_events() {
    let (host, views) = played(5, 3, 5);
    let own: Vec<String> = lines(&host).map(str::to_owned).collect();
    let sealed = seal::seal(&seal::later(&own));
    let seats = host.table.settings().seats().to_vec();
    let replay = Replay::open(seats, sealed.lines()).expect("a replay");
    assert_eq!(replay.steps(), views.len());
    for (step, view) in views.into_iter().enumerate() {
        let shown = replay.view(step).expect("a view");
        assert_eq!(shown, View { asked: Vec::new(), ..view }, "step {step}");
    }
}

#[test]
fn kept_records_are_replayed() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/kept/0.1.0");
    for name in ["finished-L4P2.jsonl", "finished-L2P2-own-sheet.jsonl"] {
        let text = std::fs::read_to_string(kept.join(name)).expect("a record");
        let seats = vec![Occupant::Open; 2];
        let replay = Replay::open(seats, text.lines()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(replay.steps(), text.lines().count() - 1);
        let last = replay.view(replay.steps() - 1).expect("the last");
        assert!(last.outcome.is_some_and(|outcome| !outcome.winners.is_empty()), "{name}");
        assert_eq!(replay.view(0).expect("the first").outcome, None);
    }
}
