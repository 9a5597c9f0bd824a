//! F14: Service Denied, a guest leaves the game.

use crate::stage::*;
use crate::support::*;
use engine::model::{Card, Seat};
use engine::{Action, Event, Sitting};

const S: Seat = S0;

/// Seat 0 stands before the first Service Denied with these cards at the tables.
fn before_service_denied(seated: &[Card]) -> Table {
    let mut table = stage(1);
    table.edit().taverns[S].monastery = 4;
    table.edit().taverns[S].counter_guests = 1;
    table.set_tavern(S, seated, &[]);
    table
}

fn fresh(card: Card) -> Action {
    Action::Remove(Sitting { card, served: false })
}

#[test]
fn f14_the_table_is_not_refilled() {
    let mut table = before_service_denied(&[regular(2), regular(1), regular(1)]);
    table.set_deck(S, &[regular(2)], &[plain_guest(5)]);
    table.set_dice(S, &[2], &[]);
    table.act(S, Action::CounterGuest);
    table.act(S, fresh(regular(2)));
    assert_eq!(table.game.taverns[S].tables.seated().len(), 3);
    assert_eq!(deck(&table), [plain_guest(5)]);
    assert_eq!(table.game.taverns[S].deck.len(), 1);
    // Nobody sits there any more.
    let place = Action::Place { die: white(2), from: None, to: self::table(regular(2)) };
    table.refuse(S, place, "E2");
    // The rest is discarded at closing time, the removed card is nowhere.
    table.act(S, Action::Close);
    let before = table.game;
    table.act(S1, Action::Close);
    let closed = position_at(&before, &table.events, |e| matches!(e, Event::RoundBegan { .. }));
    assert_eq!(closed.tavern(S).discard.count(regular(1)), 2);
    assert_eq!(closed.tavern(S).discard.len(), 2);
    assert_eq!(rules().owned(&closed, S).count(regular(2)), 1);
}
