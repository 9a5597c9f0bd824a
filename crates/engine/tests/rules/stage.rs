//! Positions for the tests of serving turns: seat 0 serves in a bare tavern.

use crate::support::*;
use engine::model::{Card, Entertainer, Kind, Seat, Side, Tavern};
use engine::{Event, Game, Phase, Position, Serving, Setup};

/// Two players in round 1; seat 0 serves. Both taverns are bare: no cards, dice, goods or markers.
pub(crate) fn stage(level: u8) -> Table {
    stage_with(Setup { start_player: Some(S0), ..Setup::new(2, level) })
}

/// The same for another table.
pub(crate) fn stage_with(setup: Setup) -> Table {
    let mut table = Table::with(setup, Script::default());
    table.go_to(Phase::Serve);
    for seat in Seat::ALL {
        table.set_deck(seat, &[], &[]);
        table.edit().taverns[seat] = Tavern::default();
    }
    let fresh = rules().lay_out(&setup).expect("a legal set-up");
    table.edit().supply.schnapps = fresh.supply.schnapps;
    begin_turn(&mut table);
    table
}

/// Takes the yields of seat 0 as they are now for those of the beginning of the turn (F2).
pub(crate) fn begin_turn(table: &mut Table) {
    let yields = rules().yields(table.game.tavern(S0));
    table.edit().serving = Serving { yields, ..Serving::default() };
}

/// Lays a guest on the display.
pub(crate) fn lay(table: &mut Table, place: usize, guest: Card, signed: bool) {
    table.edit().display[place].guest = Some(guest);
    table.edit().display[place].signed = signed;
}

/// Gives the seat so much Schnapps out of the supply.
pub(crate) fn pour(table: &mut Table, seat: Seat, schnapps: u8) {
    table.edit().supply.schnapps -= schnapps;
    table.edit().taverns[seat].schnapps += schnapps;
}

/// Lets the seat have an Entertainer.
pub(crate) fn hire(table: &mut Table, seat: Seat, who: Entertainer, side: Side) {
    table.edit().taverns[seat].entertainers.hire(who, side);
}

/// Fills the columns of seat 0's Guest Book from the top.
pub(crate) fn sign(table: &mut Table, columns: [u8; 4]) {
    for (column, count) in columns.into_iter().enumerate() {
        for _ in 0..count {
            table.edit().taverns[S0].book.lay(column as u8);
        }
    }
}

/// How the columns of seat 0's Guest Book are filled.
pub(crate) fn columns(table: &Table) -> [u8; 4] {
    [0, 1, 2, 3].map(|column| table.game.taverns[S0].book.filled(column))
}

/// The known cards of seat 0's deck, the topmost last.
pub(crate) fn deck(table: &Table) -> Vec<Card> {
    table.game.tops.of(S0).to_vec()
}

/// A Tavern card.
pub(crate) fn card(kind: Kind) -> Card {
    Card::tavern(kind)
}

/// What happened, without the notes on what is owed.
pub(crate) fn facts(events: &[Event]) -> Vec<Event> {
    let note = |e: &Event| matches!(e, Event::Owes { .. } | Event::Done | Event::StepGave { .. });
    events.iter().copied().filter(|event| !note(event)).collect()
}

/// The position before the first event that the predicate stops at.
pub(crate) fn position_at(
    before: &Game,
    events: &[Event],
    stop: impl Fn(&Event) -> bool,
) -> Position {
    let mut game = **before;
    for event in events.iter().take_while(|event| !stop(event)) {
        game.evolve(event);
    }
    game
}
