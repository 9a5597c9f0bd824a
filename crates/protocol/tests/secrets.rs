//! What a viewer gets does not depend on what the viewer may not know.

use chance::{Fast, Seed, Seeded};
use engine::model::Seat;
use engine::{Action, Event, Game, Phase, Rules, Setup, Viewer};
use players::{RandomLegal, Step};
use protocol::{Menu, Occupant, View, Viewed, answer_is_hidden, public_events};
use std::collections::BTreeSet;

/// Every byte that a viewer gets: table, menu, and the last entry of the log.
fn bytes(rules: &Rules, game: &Game, viewer: Viewer, events: &[Event]) -> String {
    let occupants: Vec<Occupant> =
        (0..game.players()).map(|n| Occupant::Person(n.to_string())).collect();
    let view = View::new(&Viewed {
        rules,
        position: game,
        asked: rules.to_act(game),
        occupants: &occupants,
        seq: 7,
    });
    let menu = match viewer {
        Viewer::Seat(seat) => Menu::new(rules, game, seat),
        Viewer::Spectator => None,
    };
    serde_json::to_string(&(view, menu, public_events(game.phase, events))).expect("JSON")
}

/// Plays games of all kinds; in every simultaneous phase every answer of every seat must leave the
/// same bytes for the others and for spectators.
#[test]
fn a_hidden_answer_changes_no_byte_for_the_others() {
    let rules = Rules::standard();
    let mut compared = [0; 8];
    for kind in 0..15_u64 {
        let setup = Setup::new(2 + (kind % 3) as u8, 1 + (kind / 3) as u8);
        for n in 0..3 {
            let mut chance = Seeded::new(&Seed::derived(n, kind), &[]);
            let mut policy = RandomLegal::new(Fast::new(kind * 10 + n));
            let mut game = rules.begin(&setup, &mut chance, &mut Vec::new()).expect("a game");
            while !game.is_over() {
                if rules.answers_hidden(&game) {
                    for seat in rules.to_act(&game) {
                        compared[game.phase as usize] += compare(&rules, &game, seat);
                    }
                }
                let Some(step) = policy.next(&rules, &game) else { break };
                rules
                    .apply(&mut game, step.seat, &step.action, &mut chance, &mut Vec::new())
                    .expect("listed");
            }
        }
    }
    for phase in [Phase::StartCards, Phase::Evening, Phase::Closing] {
        assert!(compared[phase as usize] > 10, "{phase:?}: {compared:?}");
    }
}

/// Compares what the others get after each of the seat's answers; how many pairs there were.
fn compare(rules: &Rules, game: &Game, seat: Seat) -> usize {
    let others = Seat::ALL.into_iter().take(usize::from(game.players())).filter(|&o| o != seat);
    let mut pairs = 0;
    for viewer in others.map(Viewer::Seat).chain([Viewer::Spectator]) {
        let mut first = None;
        for action in rules.legal(game, seat) {
            let Some((after, events)) = pending(rules, game, seat, &action) else { continue };
            let sent = bytes(rules, &after, viewer, &events);
            let first = first.get_or_insert_with(|| sent.clone());
            assert_eq!(*first, sent, "{viewer:?} can tell what {seat:?} answered: {action:?}");
            let (seen, hidden) = (rules.seen_by(&after, viewer), rules.seen_by(&after, seat));
            assert!(seen.answers[seat].is_none() && hidden.answers[seat].is_some());
            assert_eq!(*seen.position(), rules.position_seen_by(&after, viewer));
            pairs += 1;
        }
    }
    pairs
}

/// The game after a hidden answer; none if the action is no answer, or if it was the last one and
/// all answers are open now.
fn pending(rules: &Rules, game: &Game, seat: Seat, action: &Action) -> Option<(Game, Vec<Event>)> {
    let mut chance = Seeded::new(&Seed::derived(1, 1), &[]);
    let (after, events) = rules.decide(game, seat, action, &mut chance).expect("listed");
    let answered = after.answers[seat].is_some() && after.phase == game.phase;
    (answered && rules.answers_hidden(&after) && answer_is_hidden(rules, game))
        .then_some((after, events))
}

/// The log tells what happened: the client has a type for every public event, and for no other.
#[test]
fn exactly_public_events_have_a_type() {
    let rules = Rules::standard();
    let types = protocol::typescript();
    let (_, types) = types.split_once("export type Event = ").expect("a type of events");
    let (types, _) = types.split_once("\n\nexport ").expect("another type");
    let (mut public, mut hidden) = (BTreeSet::new(), BTreeSet::new());
    for n in 0..40 {
        let mut chance = Seeded::new(&Seed::derived(9, n), &[]);
        let mut policy = RandomLegal::new(Fast::new(n));
        let mut events = Vec::new();
        let late_refill = n % 2 == 0;
        let setup = Setup { late_refill, ..Setup::new(2 + (n % 3) as u8, 5) };
        let mut game = rules.begin(&setup, &mut chance, &mut events).expect("a game");
        while let Some(Step { seat, action, .. }) = policy.next(&rules, &game) {
            let mut act = |game: &mut Game, action: Action| {
                rules.apply(game, seat, &action, &mut chance, &mut events).expect("legal");
            };
            if action == Action::Ready {
                // Random players place single dice, never a whole plan.
                let plan = rules.current_plan(&game, seat);
                act(&mut game, Action::Plan(plan));
            }
            act(&mut game, action);
            if n == 0 && rules.legal(&game, seat).contains(&Action::TakeBack) {
                act(&mut game, Action::TakeBack);
                act(&mut game, action);
            }
        }
        let logged = public_events(Phase::StartCards, &events);
        assert_eq!(logged.len(), events.iter().filter(|event| event.is_public()).count());
        assert!(logged.iter().all(|event| !event.rule.is_empty()));
        for event in &events {
            let json = serde_json::to_value(event).expect("JSON");
            let name = match &json {
                serde_json::Value::String(name) => name.clone(),
                other => other.as_object().and_then(|o| o.keys().next()).expect("a name").clone(),
            };
            let has_type = types.contains(&format!("\"{name}\""));
            assert_eq!(has_type, event.is_public(), "{name}");
            if event.is_public() { &mut public } else { &mut hidden }.insert(name);
        }
    }
    // Serde names every event when it meets one that does not exist.
    let error = serde_json::from_str::<Event>("\"nothing\"").expect_err("no event").to_string();
    let all = error.split('`').skip(1).step_by(2).skip(1);
    let unmet: Vec<&str> = all.filter(|&e| !public.contains(e) && !hidden.contains(e)).collect();
    assert!(unmet.is_empty(), "no game had {unmet:?}");
}
