//! What a timeline lets a seat take back (R9).

use engine::chance::FirstOutcome;
use engine::model::{Seat, Space};
use engine::{Action, MAX_UNDO, NoUndo, Phase, Rules, Setup, Timeline};
use std::sync::Arc;

const S0: Seat = Seat::ALL[0];
const S1: Seat = Seat::ALL[1];

/// The first possible outcome.
/// A game of two in the first planning phase.
fn planning() -> Timeline {
    let setup = Setup { start_player: Some(S0), ..Setup::new(2, 1) };
    let (mut timeline, _) =
        Timeline::begin(Arc::new(Rules::first_release()), &setup, &mut FirstOutcome)
            .expect("a set-up");
    while timeline.game().phase != Phase::Plan {
        let seat = timeline.rules().to_act(timeline.game()).first().expect("somebody");
        let action = timeline.rules().legal(timeline.game(), seat)[0];
        timeline.act(seat, &action, &mut FirstOutcome).expect("listed");
    }
    timeline
}

/// A move of a die from the pool to the Cashbox.
fn to_cashbox(timeline: &Timeline, seat: Seat) -> Action {
    let list = timeline.rules().legal(timeline.game(), seat);
    let found = list
        .into_iter()
        .find(|action| matches!(action, Action::Place { from: None, to: Space::CASHBOX, .. }));
    found.expect("any die fits")
}

#[test]
fn r9_undo_leaves_what_others_did() {
    let mut timeline = planning();
    let begun = *timeline.game();
    let action = to_cashbox(&timeline, S0);
    timeline.act(S0, &action, &mut FirstOutcome).expect("free");
    let other = to_cashbox(&timeline, S1);
    timeline.act(S1, &other, &mut FirstOutcome).expect("free");
    let both = *timeline.game();
    assert_eq!(timeline.undo(S0), Ok(action));
    assert_eq!(timeline.game().tavern(S0), begun.tavern(S0));
    assert_eq!(timeline.game().tavern(S1), both.tavern(S1));
    assert_eq!(timeline.undo(S1), Ok(other));
    assert_eq!(*timeline.game(), begun);
}

#[test]
fn r9_undoing_a_withdrawn_ready_does_not_end_the_phase() {
    let mut timeline = planning();
    timeline.act(S0, &Action::Ready, &mut FirstOutcome).expect("asked");
    timeline.act(S0, &Action::TakeBack, &mut FirstOutcome).expect("not the last");
    timeline.act(S1, &Action::Ready, &mut FirstOutcome).expect("asked");
    let before = *timeline.game();
    // Seat 0 would be ready again, and with it everybody.
    assert!(!timeline.can_undo(S0));
    assert_eq!(timeline.undo(S0), Err(NoUndo::OthersWentOn));
    assert_eq!(*timeline.game(), before);
    assert_eq!(timeline.undo(S1), Ok(Action::Ready));
    assert_eq!(timeline.undo(S0), Ok(Action::TakeBack));
    assert_eq!(timeline.undo(S0), Ok(Action::Ready));
}

#[test]
fn r9_a_redraw_is_final_though_it_shows_known_cards_only() {
    let setup = Setup { start_player: Some(S0), ..Setup::new(2, 1) };
    let rules = Arc::new(Rules::first_release());
    let (timeline, _) =
        Timeline::begin(rules.clone(), &setup, &mut FirstOutcome).expect("a set-up");
    let mut position = **timeline.game();
    assert_eq!(position.phase, Phase::Arrival);
    // Enough known guests for every table, and a Counter Guest more: B goes on for the seat.
    position.supply.counter_guests -= 1;
    position.taverns[S0].counter_guests += 1;
    for _ in 0..rules.table_count(&position, S0) {
        let stack = &mut position.supply.cards;
        let guest = stack.faces().map(|(card, _)| card).find(|card| card.is_guest());
        let guest = guest.expect("a guest in the supply");
        stack.remove(guest, 1);
        position.tops.push(S0, guest);
    }
    let game = rules.validate(position).expect("guests out of the supply");
    let mut timeline = Timeline::resume(rules, game);
    timeline.act(S0, &Action::Redraw, &mut FirstOutcome).expect("asked");
    assert_eq!(timeline.game().tavern(S0).counter_guests, 1);
    assert_eq!(timeline.undo(S0), Err(NoUndo::NothingSinceReveal));
}

#[test]
fn a_table_keeps_a_bounded_number_of_steps() {
    let mut timeline = planning();
    let Action::Place { die, to, .. } = to_cashbox(&timeline, S0) else { unreachable!() };
    for _ in 0..MAX_UNDO {
        let place = Action::Place { die, from: None, to };
        timeline.act(S0, &place, &mut FirstOutcome).expect("free");
        timeline.act(S0, &Action::Lift { die, from: to }, &mut FirstOutcome).expect("lies there");
    }
    assert_eq!(timeline.undoable(), MAX_UNDO);
    for left in (0..MAX_UNDO).rev() {
        timeline.undo(S0).expect("kept");
        assert_eq!(timeline.undoable(), left);
    }
    assert_eq!(timeline.undo(S0), Err(NoUndo::NothingSinceReveal));
}
