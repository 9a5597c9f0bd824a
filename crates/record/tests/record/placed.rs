//! Games that begin at a position: recorded, replayed and verified like all others.

use crate::support::{Policy, Way, file, names, open, play_watched, promise, rules, seal, tables};
use chance::Seeded;
use engine::notation::write_position;
use engine::{Game, RULES_VERSION};
use record::{
    Checked, Format, Mark, Reason, Record, Recorder, Replayer, Verdict, mark, replay, verify,
};

/// Some games on the way through a random one.
fn stops(players: u8, level: u8) -> Vec<Game> {
    let mut games = Vec::new();
    let way = Way::new(players, level, 7);
    play_watched(rules(), &way, |recorder| games.push(*recorder.game()));
    let chosen = games.into_iter().step_by(29).filter(|game| !game.is_over());
    chosen.collect()
}

/// Plays on from there at random, with undo; the lines of the record.
fn play_on(from: &Game, seed: u64) -> Vec<String> {
    let players = from.players();
    let (fairness, secret) = promise(seed, players);
    let chance = Seeded::new(&secret.seed, &fairness.nonces);
    let begun = Recorder::begin_at(rules(), from, &names(players), Some(&fairness), chance);
    let (mut recorder, header) = begun.expect("a position");
    let mut lines = vec![header];
    let mut policy = Policy::new(seed);
    while !recorder.game().is_over() {
        let line = match policy.undo(&recorder, 9) {
            Some(seat) => recorder.undo(seat).expect("can be taken back").0,
            None => {
                let (seat, action) = policy.choose(&recorder);
                recorder.act(seat, &action).expect("listed").0
            }
        };
        lines.push(line);
    }
    lines.push(recorder.finish(Some(secret)).expect("over"));
    lines
}

#[test]
fn a_game_goes_on_from_any_position_and_its_record_is_checked_like_any_other() {
    let mut drawn = 0;
    for (players, level) in tables() {
        for (seed, from) in (0..).zip(stops(players, level)) {
            let lines = play_on(&from, seed);
            let record = Record::read(&file(&lines)).expect("a record");
            assert_eq!(record.header.format, Format::Placed);
            assert_eq!(record.header.from.as_deref(), Some(&from));
            assert_eq!(record.header.setup.level.number(), level);
            assert_eq!((record.header.chance.len(), record.header.events.len()), (0, 0));
            assert_eq!(record.header.start_player, from.start);
            let replayed = replay(&record, &mut ()).expect("a replay");
            assert!(replayed.standing.position().is_over());
            // From a late position on nothing may be left to draw.
            let Ok(Verdict::Fair { draws }) = verify(&record) else { panic!("not fair") };
            drawn += draws;
            assert_eq!(mark(&lines[0]), Some(Mark::Round(from.round)));
            assert_eq!(lines[0].matches("\"version\":3,").count(), 1);
        }
    }
    assert!(drawn > 1000, "{drawn} draws followed from the seeds");
}

#[test]
fn nothing_before_the_position_can_be_taken_back_and_everything_since_can() {
    let from = stops(2, 3)[1];
    let (fairness, secret) = promise(1, 2);
    let chance = Seeded::new(&secret.seed, &fairness.nonces);
    let begun = Recorder::begin_at(rules(), &from, &names(2), Some(&fairness), chance.clone());
    let (mut recorder, header) = begun.expect("a position");
    for seat in from.turn_order() {
        assert!(recorder.timeline().no_undo(seat).is_some());
    }
    let mut policy = Policy::new(1);
    let mut lines = vec![header];
    for _ in 0..20 {
        let (seat, action) = policy.choose(&recorder);
        lines.push(recorder.act(seat, &action).expect("listed").0);
    }
    // A host that opens the record again goes on where it was, and can go back to the beginning.
    let mut replayer = Replayer::begin(&lines[0]).expect("a first line");
    for line in &lines[1..] {
        replayer.push(line).expect("a line");
    }
    let resumed = replayer.resume(chance).expect("our rules");
    assert_eq!(resumed.game(), recorder.game());
    for mut recorder in [recorder, resumed] {
        let seat = from.start;
        let rewind = record::Rewind { seat, to: 1, agreed: Vec::new() };
        recorder.rewind(rewind).expect("the first decision");
        assert_eq!(recorder.game(), &from);
    }
}

#[test]
fn a_position_that_no_game_can_be_in_is_refused() {
    let from = stops(2, 5)[2];
    let position = write_position(&from);
    let lines = play_on(&from, 3);
    let forged = |from: &str, to: &str| {
        let mut objects = open(&lines);
        assert!(objects[0].contains(from), "{from}");
        objects[0] = objects[0].replacen(from, to, 1);
        Record::read(&seal(&objects)).expect_err("forged").reason
    };
    assert!(matches!(forged("round=", "round=9"), Reason::Position(_)));
    assert!(matches!(forged(&position, "nonsense"), Reason::Position(_)));
    assert!(matches!(forged("counter=", "beer=1 counter="), Reason::Position(_)));
    assert_eq!(forged("\"phase=", "\"PHASE="), Reason::NotCanonical);
    assert_eq!(forged("\"level\":5", "\"level\":4"), Reason::OtherOpening);
    assert_eq!(forged("\"late_refill\":false", "\"late_refill\":true"), Reason::OtherOpening);
    assert_eq!(forged("\"version\":3", "\"version\":2"), Reason::OtherOpening);
    let member = format!(",\"position\":\"{position}\"");
    assert_eq!(forged(&member, ""), Reason::OtherOpening);
    assert_eq!(forged("\"version\":3", "\"version\":4"), Reason::OtherVersion { version: 4 });
    // Who starts, and which Start Cards lie there, is part of the position.
    let mut objects = open(&lines);
    let start = from.start.number();
    objects[0] = objects[0].replacen(
        &format!("\"start_player\":{start},\"start_cards\""),
        &format!("\"start_player\":{},\"start_cards\"", 1 - start),
        1,
    );
    let record = Record::read(&seal(&objects)).expect("well-formed");
    assert_eq!(replay(&record, &mut ()).expect_err("forged").reason, Reason::OtherOpening);
}

#[test]
fn a_game_of_other_rules_that_began_at_a_position_is_shown_by_its_events() {
    let from = stops(3, 4)[3];
    let mut objects = open(&play_on(&from, 5));
    let rules = |version: u32| format!("\"rules\":{version},");
    objects[0] = objects[0].replacen(&rules(RULES_VERSION), &rules(RULES_VERSION + 1), 1);
    let record = Record::read(&seal(&objects)).expect("well-formed");
    assert_eq!(record.header.checked(), Checked::EventsOnly { rules: RULES_VERSION + 1 });
    let replayed = replay(&record, &mut ()).expect("a replay");
    assert!(replayed.standing.game().is_none());
    assert!(replayed.standing.position().is_over());
}
