//! R: the round; R1, R2 and R4. The others are in `r_short` (R3), `r_cards` (R5, R6, R10),
//! `r_supply` (R7, R11) and `r_answers` (R8, R9).

use crate::positions::*;
use crate::support::*;
use engine::chance::{Chance, Moment, Odds};
use engine::model::{Kind, Seat, Side};
use engine::{Action, Event, Game, NoEvents, Phase, Setup};

const HIRE: Action = Action::Entertainer(Side::First);

#[test]
fn r1_eight_rounds_of_phases_in_order() {
    let mut table = Table::new(3, 1);
    let mut phases = vec![(1, Phase::Arrival)];
    let mut rounds = vec![1];
    while !table.game.is_over() {
        table.calm_step();
        for event in table.events.clone() {
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
    let mut table = Table::second_evening(2);
    table.will_draw(S0, &[card(Kind::Server), regular(1), regular(1), regular(1)]);
    table.all_answer(HIRE);
    let at = |such: fn(&Event) -> bool| table.events.iter().position(such).expect("such an event");
    let over = table.events.iter().rposition(|e| matches!(e, Event::ArrivalOver { .. }));
    let served = at(|e| matches!(e, Event::OwnDieRolled { .. }));
    let draft = table.position(Event::PhaseBegan { phase: Phase::Draft });
    assert!(over.expect("B is over") < served && served < draft);
}

#[test]
fn r2_simultaneous_phases_wait_for_nobody() {
    let mut table = Table::new(3, 1);
    // B: all three are asked at once, and any of them may go first.
    assert_eq!(table.to_act(), [S0, S1, S2]);
    table.act(S2, Action::Keep);
    assert_eq!(table.to_act(), [S0, S1]);
    table.refuse(S2, Action::Keep, "R2");
    table.act(S0, Action::Redraw);
    table.act(S1, Action::Keep);
    // E.
    table.go_to(Phase::Plan);
    assert_eq!(table.to_act(), [S0, S1, S2]);
    table.act(S1, Action::Ready);
    table.refuse(S1, Action::Ready, "R2");
    assert_eq!(table.to_act(), [S0, S2]);
    // The phase ends with the last answer.
    table.act(S2, Action::Ready);
    assert_eq!(table.game.phase, Phase::Plan);
    table.act(S0, Action::Ready);
    assert_eq!(table.game.phase, Phase::Serve);
    // A.
    table.go_to_round(2, Phase::Evening);
    assert_eq!(table.to_act(), [S0, S1, S2]);
}

#[test]
fn r2_serving_goes_in_turn_order_from_the_start_player() {
    let mut table = Table::new(3, 1);
    table.go_to_round(2, Phase::Serve);
    for (seat, other) in [(S1, S2), (S2, S0), (S0, S1)] {
        assert_eq!(table.to_act(), [seat]);
        table.refuse(other, Action::Close, "R2");
        table.act(seat, Action::Close);
    }
    assert_eq!(table.game.round, 3);
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
    let mut table = Table::new(3, 1);
    let mut starts = vec![table.game.start];
    for round in 2..=8 {
        table.go_to_round(round, Phase::Plan);
        starts.push(table.game.start);
    }
    assert_eq!(starts, [S0, S1, S2, S0, S1, S2, S0, S1]);
}

#[test]
fn r4_after_round_eight_the_game_is_over() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(8);
    assert!(!table.game.is_over());
    table.close();
    assert!(table.game.is_over());
    assert_eq!(table.events.last(), Some(&Event::GameOver));
    assert_eq!(table.to_act(), []);
    table.refuse(S0, Action::Close, "R4");
    table.refuse(S1, Action::Keep, "R4");
}
