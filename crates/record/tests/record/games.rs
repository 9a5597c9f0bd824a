//! What is played is what is recorded, replayed and verified.

use crate::support::{Way, file, play, play_watched, promise, rules, tables};
use chance::Seeded;
use engine::model::{Seat, Space};
use engine::{Action, Event, Phase, Plan, Position, Setup};
use proptest::prelude::*;
use record::{Entry, Format, Reason, Record, Recorder, Standing, Verdict, Visitor, replay, verify};
use std::collections::HashSet;

/// Keeps the state after every line, and evolves the events by itself.
struct Watcher {
    evolved: Position,
    states: Vec<u64>,
    events: usize,
}

impl Visitor for Watcher {
    fn event(&mut self, _: usize, event: &Event, game: &Position) {
        self.evolved.evolve(event);
        self.events += 1;
        assert_eq!(self.evolved, *game);
    }

    fn line(&mut self, line: usize, entry: Option<&Entry>, standing: &Standing) {
        let game = standing.game().expect("our rules");
        self.states.push(game.state_hash());
        assert_eq!(self.states.len(), line);
        if let Some(Entry::Undo(_)) = entry {
            self.evolved = **game;
        }
        assert_eq!(self.evolved, **game);
    }
}

fn check(way: &Way) -> Result<(), TestCaseError> {
    let mut live = Vec::new();
    let lines = play_watched(rules(), way, |recorder| live.push(recorder.game().state_hash()));
    let record = Record::read(&file(&lines)).expect("a record");
    prop_assert_eq!(record.entries.len() + 2, lines.len());

    let evolved = rules().lay_out(&way.setup).expect("a set-up");
    let mut watcher = Watcher { evolved, states: Vec::new(), events: 0 };
    let table = replay(&record, &mut watcher).expect("replays");
    // The last line changes nothing.
    live.push(table.standing.position().state_hash());
    prop_assert_eq!(&watcher.states, &live);

    let mut moments = HashSet::new();
    let (mut draws, mut events) = (record.header.chance.len(), record.header.events.len());
    moments.extend(record.header.chance.iter().map(|&(moment, _)| moment));
    for entry in &record.entries {
        if let Entry::Decision { chance, events: more, .. } = entry {
            moments.extend(chance.iter().map(|&(moment, _)| moment));
            draws += chance.len();
            events += more.len();
        }
    }
    prop_assert_eq!(watcher.events, events);
    prop_assert_eq!(moments.len(), draws, "a moment came twice");
    prop_assert_eq!(verify(&record), Ok(Verdict::Fair { draws }));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_game_replays_to_the_same_states_and_is_fair(
        players in 2u8..=4,
        level in 1u8..=5,
        seed in 0u64..1_000_000,
        undo in prop_oneof![Just(0), 2u32..30],
        late_refill: bool,
        start in prop::option::of(0u8..2),
    ) {
        let mut way = Way { undo, ..Way::new(players, level, seed) };
        way.setup.late_refill = late_refill;
        way.setup.start_player = start.and_then(Seat::new);
        check(&way)?;
    }
}

#[test]
fn every_table_replays_with_many_undos() {
    for (players, level) in tables() {
        let way = Way { undo: 3, ..Way::new(players, level, 7) };
        check(&way).unwrap_or_else(|e| panic!("level {level}, {players} players: {e}"));
    }
}

/// Here a seat took "ready" back, all others said it, and the seat tried to undo its taking back.
#[test]
fn an_undo_does_not_end_a_phase() {
    check(&Way { undo: 7, ..Way::new(4, 4, 488_025) }).unwrap_or_else(|e| panic!("{e}"));
}

#[test]
fn a_game_goes_on_from_every_line_of_its_record() {
    let way = Way { undo: 4, ..Way::new(3, 5, 11) };
    let (fairness, secret) = promise(way.seed, 3);
    let chance = || Seeded::new(&secret.seed, &fairness.nonces);
    let mut live: Vec<Recorder<Seeded>> = Vec::new();
    let lines = play_watched(rules(), &way, |recorder| live.push(recorder.clone()));
    let (mut undone, mut kept) = (0, 0);
    for (at, live) in live.iter_mut().enumerate() {
        let record = Record::read(&file(&lines[..=at])).expect("an unfinished record");
        let mut resumed = Recorder::resume(&record, chance(), &mut ()).expect("replays");
        assert_eq!(resumed.game(), live.game());
        assert_eq!(resumed.writer().hash(), live.writer().hash());
        // Both lines name the same decision and have the same hash.
        for seat in Seat::ALL {
            let line = live.undo(seat);
            undone += line.is_ok() as usize;
            kept += line.is_err() as usize;
            assert_eq!(resumed.undo(seat), line);
            assert_eq!(resumed.game(), live.game());
        }
    }
    assert!(undone > 100 && kept > 100, "{undone} taken back, {kept} not");
}

#[test]
fn an_unfinished_record_replays_but_is_not_verified() {
    let lines = play(rules(), &Way { undo: 9, ..Way::new(2, 3, 5) });
    for cut in 1..lines.len() {
        let record = Record::read(&file(&lines[..cut])).expect("valid");
        assert_eq!(record.end, None);
        assert!(replay(&record, &mut ()).is_ok());
        assert_eq!(verify(&record), Ok(Verdict::Unfinished));
    }
    let record = Record::read(&file(&lines)).expect("valid");
    assert!(verify(&record).expect("by the rules").is_fair());
}

#[test]
fn nothing_follows_the_end_of_a_game() {
    let way = Way::new(2, 1, 3);
    let mut last = None;
    let lines = play_watched(rules(), &way, |recorder| last = Some(recorder.clone()));
    let mut recorder = last.expect("a game");
    assert!(recorder.finish(None).is_ok());
    let refused = recorder.finish(None).expect_err("over already");
    assert_eq!(
        refused.to_string(),
        format!("record, line {}: {}", lines.len() + 1, Reason::AfterTheEnd)
    );
    let (mut early, _) = {
        let (fairness, secret) = promise(3, 2);
        let chance = Seeded::new(&secret.seed, &fairness.nonces);
        let names = crate::support::names(2);
        Recorder::begin(Format::Plain, rules(), &way.setup, &names, Some(&fairness), chance)
            .expect("a game")
    };
    assert_eq!(early.finish(None), Err(record::Refused::NotOver));
}

#[test]
fn a_whole_plan_is_recorded_and_taken_back() {
    let (fairness, secret) = promise(4, 2);
    let chance = Seeded::new(&secret.seed, &fairness.nonces);
    let names = crate::support::names(2);
    let (mut recorder, first) =
        Recorder::begin(Format::Plain, rules(), &Setup::new(2, 3), &names, Some(&fairness), chance)
            .expect("a game");
    let mut lines = vec![first];
    while recorder.game().phase != Phase::Plan {
        let game = recorder.game();
        let seat = rules().to_act(game).first().expect("somebody");
        let action = rules().legal(game, seat)[0];
        lines.push(recorder.act(seat, &action).expect("listed").0);
    }
    let (seat, before) = (Seat::ALL[1], *recorder.game());
    let mut plan = Plan::default();
    plan.0[0] = Some(Space::CASHBOX);
    plan.0[1] = Some(Space::BARREL);
    lines.push(recorder.act(seat, &Action::Plan(plan)).expect("two free spaces").0);
    let decision = lines.len() - 1;
    let planned = *recorder.game();
    assert_ne!(planned, before);
    let ready = rules().legal(&planned, Seat::ALL[0]).pop().expect("ready");
    assert_eq!(ready, Action::Ready);
    lines.push(recorder.act(Seat::ALL[0], &ready).expect("asked").0);
    lines.push(recorder.undo(seat).expect("its own").0);
    let undo = format!("\"undo\":{{\"seat\":1,\"to\":{decision}}}");
    assert!(lines.last().is_some_and(|line| line.contains(&undo)));
    let record = Record::read(&file(&lines)).expect("a record");
    let table = replay(&record, &mut ()).expect("by the rules");
    let position = table.standing.position();
    assert_eq!(table.standing.game(), Some(recorder.game()));
    assert_eq!(position.taverns[seat], before.taverns[seat]);
    // The other seat's answer stays.
    assert!(position.answer(Seat::ALL[0]).is_some());
}
