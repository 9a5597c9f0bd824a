//! What a table lets a seat take back (R9).

use engine::chance::FirstOutcome;
use engine::model::{Seat, Space};
use engine::{Action, MAX_UNDO, NoUndo, Phase, Rules, Setup, Table};
use std::sync::Arc;

const S0: Seat = Seat::ALL[0];
const S1: Seat = Seat::ALL[1];

/// The first possible outcome.
/// A game of two in the first planning phase.
fn planning() -> Table {
    let setup = Setup { start_player: Some(S0), ..Setup::new(2, 1) };
    let (mut table, _) =
        Table::begin(Arc::new(Rules::standard()), &setup, &mut FirstOutcome).expect("a set-up");
    while table.game().phase != Phase::Plan {
        let seat = table.rules().to_act(table.game()).first().expect("somebody");
        let action = table.rules().legal(table.game(), seat)[0];
        table.act(seat, &action, &mut FirstOutcome).expect("listed");
    }
    table
}

/// A move of a die from the pool to the Cashbox.
fn to_cashbox(table: &Table, seat: Seat) -> Action {
    let list = table.rules().legal(table.game(), seat);
    let found = list
        .into_iter()
        .find(|action| matches!(action, Action::Place { from: None, to: Space::CASHBOX, .. }));
    found.expect("any die fits")
}

#[test]
fn r9_undo_leaves_what_others_did() {
    let mut table = planning();
    let begun = *table.game();
    let action = to_cashbox(&table, S0);
    table.act(S0, &action, &mut FirstOutcome).expect("free");
    let other = to_cashbox(&table, S1);
    table.act(S1, &other, &mut FirstOutcome).expect("free");
    let both = *table.game();
    assert_eq!(table.undo(S0), Ok(action));
    assert_eq!(table.game().tavern(S0), begun.tavern(S0));
    assert_eq!(table.game().tavern(S1), both.tavern(S1));
    assert_eq!(table.undo(S1), Ok(other));
    assert_eq!(*table.game(), begun);
}

#[test]
fn r9_undoing_a_withdrawn_ready_does_not_end_the_phase() {
    let mut table = planning();
    table.act(S0, &Action::Ready, &mut FirstOutcome).expect("asked");
    table.act(S0, &Action::TakeBack, &mut FirstOutcome).expect("not the last");
    table.act(S1, &Action::Ready, &mut FirstOutcome).expect("asked");
    let before = *table.game();
    // Seat 0 would be ready again, and with it everybody.
    assert!(!table.can_undo(S0));
    assert_eq!(table.undo(S0), Err(NoUndo::OthersWentOn));
    assert_eq!(*table.game(), before);
    assert_eq!(table.undo(S1), Ok(Action::Ready));
    assert_eq!(table.undo(S0), Ok(Action::TakeBack));
    assert_eq!(table.undo(S0), Ok(Action::Ready));
}

#[test]
fn r9_a_redraw_is_final_though_it_shows_known_cards_only() {
    let setup = Setup { start_player: Some(S0), ..Setup::new(2, 1) };
    let rules = Arc::new(Rules::standard());
    let (table, _) = Table::begin(rules.clone(), &setup, &mut FirstOutcome).expect("a set-up");
    let mut position = **table.game();
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
    let mut table = Table::resume(rules, game);
    table.act(S0, &Action::Redraw, &mut FirstOutcome).expect("asked");
    assert_eq!(table.game().tavern(S0).counter_guests, 1);
    assert_eq!(table.undo(S0), Err(NoUndo::NothingSinceReveal));
}

#[test]
fn a_table_keeps_a_bounded_number_of_steps() {
    let mut table = planning();
    let Action::Place { die, to, .. } = to_cashbox(&table, S0) else { unreachable!() };
    for _ in 0..MAX_UNDO {
        let place = Action::Place { die, from: None, to };
        table.act(S0, &place, &mut FirstOutcome).expect("free");
        table.act(S0, &Action::Lift { die, from: to }, &mut FirstOutcome).expect("lies there");
    }
    assert_eq!(table.undoable(), MAX_UNDO);
    for left in (0..MAX_UNDO).rev() {
        table.undo(S0).expect("kept");
        assert_eq!(table.undoable(), left);
    }
    assert_eq!(table.undo(S0), Err(NoUndo::NothingSinceReveal));
}
