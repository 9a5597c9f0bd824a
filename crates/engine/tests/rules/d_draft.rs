//! D: what the draft rolls, and in which order the last dice are taken.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Colour, Seat, Side};
use engine::{Action, Event, Phase};

/// Round 2 with these coasters in front of seats 0, 1, …; the start player is seat 1.
fn coasters(rolled: &[[u8; 4]]) -> Scene {
    let players = rolled.len();
    let decks = " / top=r1,r1,r1".repeat(players);
    let mut scene =
        Scene::given(&format!("level=2 players={players} round=2 start=1 phase=evening{decks}"));
    for (seat, faces) in Seat::ALL.into_iter().zip(rolled) {
        scene.chance.queue(Purpose::Coaster, Some(seat), faces);
    }
    scene.all_answer(Action::Entertainer(Side::First));
    scene
}

fn take(pips: u8) -> Action {
    Action::Take(face(pips))
}

fn coaster(scene: &Scene, seat: Seat) -> [u8; 4] {
    scene.game.tavern(seat).coaster
}

#[test]
fn d1_all_coasters_are_rolled_at_once() {
    let scene = coasters(&[[6, 1, 3, 3], [2, 5, 2, 4], [1, 2, 3, 4]]);
    assert_eq!(scene.game.phase, Phase::Draft);
    assert_eq!(coaster(&scene, S0), [1, 3, 3, 6]);
    assert_eq!(coaster(&scene, S1), [2, 2, 4, 5]);
    assert_eq!(coaster(&scene, S2), [1, 2, 3, 4]);
    assert_eq!(scene.happened(|e| matches!(e, Event::CoasterRolled { .. })), 3);
    // Each die has a stream of its own.
    let mut moments: Vec<_> = scene.chance.drawn.iter().map(|(moment, _)| *moment).collect();
    moments.retain(|m| m.purpose == Purpose::Coaster && m.round == 2);
    moments.sort();
    moments.dedup();
    assert_eq!(moments.len(), 12);
    // Nothing was rolled before B was over, and nobody has a white die yet.
    let rolled = scene.events.iter().position(|e| matches!(e, Event::CoasterRolled { .. }));
    assert!(scene.position(Event::PhaseBegan { phase: Phase::Draft }) < rolled.expect("coasters"));
    assert!(scene.pips(S0, Colour::White).is_empty());
}

#[test]
fn d3_the_fourth_die_is_taken_by_itself() {
    let mut scene = coasters(&[[1, 2, 3, 4], [3, 4, 5, 6]]);
    for (seat, pips) in [(S1, 6), (S0, 4), (S1, 3), (S0, 5), (S1, 4)] {
        scene.act(seat, take(pips));
    }
    assert_eq!(scene.game.phase, Phase::Draft);
    assert_eq!(scene.game.tavern(S0).dice.count(Colour::White), 2);
    scene.act(S0, take(2));
    // The third die of seat 0, then a forced one for each.
    let taken = |seat, pips| Event::DieTaken { seat, face: face(pips) };
    assert_eq!(scene.happened(|e| matches!(e, Event::DieTaken { .. })), 3);
    assert!(scene.position(taken(S0, 2)) < scene.position(taken(S1, 1)));
    assert!(scene.position(taken(S1, 1)) < scene.position(taken(S0, 3)));
    assert_eq!(scene.game.phase, Phase::Plan);
    assert_eq!(scene.pips(S1, Colour::White), [1, 3, 4, 6]);
    assert_eq!(scene.pips(S0, Colour::White), [2, 3, 4, 5]);
}
