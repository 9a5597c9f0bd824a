//! R: the round; R1, R2 and R4. The others are in `r_cards` (R5, R6, R10), `r_answers`
//! (R8, R9) and the scenarios (R3, R7, R11).

use crate::support::*;
use engine::chance::{Chance, Moment, Odds};
use engine::model::{Seat, Side};
use engine::{Action, Event, Game, NoEvents, Phase, Setup};

#[test]
fn r1_eight_rounds_of_phases_in_order() {
    let mut scene = Scene::new(3, 1);
    let mut phases = vec![(1, Phase::Arrival)];
    let mut rounds = vec![1];
    while !scene.game.is_over() {
        scene.calm_step();
        for event in scene.events.clone() {
            match event {
                Event::RoundBegan { round, .. } => rounds.push(round),
                Event::PhaseBegan { phase } => {
                    phases.push((*rounds.last().expect("a round"), phase));
                }
                _ => {}
            }
        }
    }
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6, 7, 8]);
    let mut expected = Vec::new();
    for round in 1..=8 {
        for phase in [Phase::Arrival, Phase::Draft, Phase::Plan, Phase::Serve, Phase::Closing] {
            expected.push((round, phase));
        }
    }
    assert_eq!(phases, expected);
}

#[test]
fn r1_c_comes_between_b_and_d() {
    let mut scene = Scene::given("level=2 round=2 start=1 phase=evening / top=r1,r1,r1,server");
    scene.all_answer(Action::Entertainer(Side::First));
    let at = |such: fn(&Event) -> bool| scene.events.iter().position(such).expect("such an event");
    let over = scene.events.iter().rposition(|e| matches!(e, Event::ArrivalOver { .. }));
    let served = at(|e| matches!(e, Event::OwnDieRolled { .. }));
    let draft = scene.position(Event::PhaseBegan { phase: Phase::Draft });
    assert!(over.expect("B is over") < served && served < draft);
}

#[test]
fn r2_simultaneous_phases_wait_for_nobody() {
    let mut scene = Scene::new(3, 1);
    // B: all three are asked at once, and any of them may go first.
    assert_eq!(scene.to_act(), [S0, S1, S2]);
    scene.act(S2, Action::Keep);
    assert_eq!(scene.to_act(), [S0, S1]);
    scene.refuse(S2, Action::Keep, "R2");
    scene.act(S0, Action::Redraw);
    scene.act(S1, Action::Keep);
    // E.
    scene.go_to(Phase::Plan);
    assert_eq!(scene.to_act(), [S0, S1, S2]);
    scene.act(S1, Action::Ready);
    scene.refuse(S1, Action::Ready, "R2");
    assert_eq!(scene.to_act(), [S0, S2]);
    // The phase ends with the last answer.
    scene.act(S2, Action::Ready);
    assert_eq!(scene.game.phase, Phase::Plan);
    scene.act(S0, Action::Ready);
    assert_eq!(scene.game.phase, Phase::Serve);
    // A.
    scene.go_to_round(2, Phase::Evening);
    assert_eq!(scene.to_act(), [S0, S1, S2]);
}

#[test]
fn r2_serving_goes_in_turn_order_from_the_start_player() {
    let mut scene = Scene::new(3, 1);
    scene.go_to_round(2, Phase::Serve);
    for (seat, other) in [(S1, S2), (S2, S0), (S0, S1)] {
        assert_eq!(scene.to_act(), [seat]);
        scene.refuse(other, Action::Close, "R2");
        scene.act(seat, Action::Close);
    }
    assert_eq!(scene.game.round, 3);
}

/// Chance that depends on the moment alone, as seeded streams do.
struct ByMoment;

fn scramble(parts: [u64; 4]) -> u64 {
    parts.iter().fold(0x9e37_79b9_7f4a_7c15, |hash: u64, &part| {
        (hash ^ part).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(29)
    }) >> 8
}

impl Chance for ByMoment {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let Moment { round, seat, purpose, n } = moment;
        let parts = [round as u64, seat.number() as u64, purpose as u64, n as u64];
        odds.outcome((scramble(parts) % odds.ways() as u64) as u32)
    }
}

/// A whole game in which every seat's choices are fixed in advance; of those who are asked, the
/// first in `priority` answers.
fn played(players: u8, level: u8, priority: [Seat; 4]) -> Game {
    let setup = Setup { start_player: Some(S0), ..Setup::new(players, level) };
    let mut game = rules().begin(&setup, &mut ByMoment, &mut NoEvents).expect("a legal set-up");
    let mut steps = [0u64; 4];
    let mut at = (0, Phase::StartCards);
    while !game.is_over() {
        if at != (game.round, game.phase) {
            at = (game.round, game.phase);
            steps = [0; 4];
        }
        let asked = rules().to_act(&game);
        let seat = priority.into_iter().find(|&seat| asked.contains(seat)).expect("somebody");
        let step = &mut steps[seat.number() as usize];
        *step += 1;
        let legal = rules().legal(&game, seat);
        let parts = [game.round as u64, seat.number() as u64, game.phase as u64, *step];
        let last = *step > 20 && matches!(game.phase, Phase::Plan | Phase::Serve);
        let ending = [Action::Ready, Action::Close].into_iter().find(|end| legal.contains(end));
        let action = match ending.filter(|_| last) {
            Some(end) => end,
            None => legal[(scramble(parts) % legal.len() as u64) as usize],
        };
        rules().apply(&mut game, seat, &action, &mut ByMoment, &mut NoEvents).expect("it is legal");
    }
    game
}

#[test]
fn r2_the_order_of_answers_changes_nothing() {
    for (players, level) in [(2, 1), (3, 2), (4, 3), (4, 5)] {
        let game = played(players, level, [S0, S1, S2, S3]);
        assert_eq!(game, played(players, level, [S3, S2, S1, S0]), "level {level}");
        assert_eq!(game, played(players, level, [S1, S3, S0, S2]), "level {level}");
    }
}

#[test]
fn r4_the_start_player_marker_goes_clockwise() {
    let mut scene = Scene::new(3, 1);
    let mut starts = vec![scene.game.start];
    for round in 2..=8 {
        scene.go_to_round(round, Phase::Plan);
        starts.push(scene.game.start);
    }
    assert_eq!(starts, [S0, S1, S2, S0, S1, S2, S0, S1]);
}

#[test]
fn r4_after_round_eight_the_game_is_over() {
    let mut scene = Scene::new(2, 1);
    scene.go_to_last_close(8);
    assert!(!scene.game.is_over());
    scene.close();
    assert!(scene.game.is_over());
    assert_eq!(scene.events.last(), Some(&Event::GameOver));
    assert_eq!(scene.to_act(), []);
    scene.refuse(S0, Action::Close, "R4");
    scene.refuse(S1, Action::Keep, "R4");
}
