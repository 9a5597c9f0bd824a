//! F14: Service Denied, a guest leaves the game.

use crate::stage::*;
use crate::support::*;
use engine::model::{Bonus, Card, Seat};
use engine::{Action, Ask, Event, Sitting};

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

fn served(card: Card) -> Action {
    Action::Remove(Sitting { card, served: true })
}

fn removed(table: &Table) -> Vec<bool> {
    table.game.tavern(S).tables.seated().iter().map(|seated| seated.removed()).collect()
}

#[test]
fn f14_a_regular_or_guest_but_no_noble() {
    let guest = plain_guest(6);
    let mut table = before_service_denied(&[regular(2), Card::NOBLE, guest, regular(1)]);
    table.act(S, Action::CounterGuest);
    assert_eq!(table.asked(S), Some(Ask::ServiceDenied));
    assert_eq!(
        table.legal(S),
        [fresh(regular(1)), fresh(regular(2)), fresh(guest), Action::Decline]
    );
    table.refuse(S, fresh(Card::NOBLE), "F14");
    table.refuse(S, fresh(plain_guest(5)), "F14");
    table.refuse(S, served(guest), "F14");
    table.refuse(S, Action::Close, "R2");
    table.refuse(S1, fresh(guest), "R2");
    let events = facts(table.act(S, fresh(guest)));
    assert_eq!(events, [Event::GuestRemoved { seat: S, slot: 2, card: guest }]);
    assert_eq!(removed(&table), [false, false, true, false]);
    assert_eq!(table.asked(S), Some(Ask::Serve));
}

#[test]
fn f14_by_a_guests_bonus() {
    let recruited = guest(4, |bonus| bonus == Some(Bonus::ServiceDenied));
    let mut table = before_service_denied(&[regular(1)]);
    lay(&mut table, 1, recruited, false);
    table.edit().taverns[S].beer = 4;
    table.act(S, Action::Recruit(1));
    // The guest just recruited lies on the deck and sits at no table.
    assert_eq!(table.legal(S), [fresh(regular(1)), Action::Decline]);
    table.act(S, fresh(regular(1)));
    assert_eq!(removed(&table), [true]);
}

#[test]
fn f14_not_with_a_die_on_it() {
    let mut table = before_service_denied(&[regular(2), regular(2), regular(1)]);
    table.set_dice(S, &[1, 2], &[]);
    table.place(S, white(2), self::table(regular(2)));
    table.place(S, white(1), self::table(regular(1)));
    table.act(S, Action::CounterGuest);
    // Of the two equal Regulars the one without the die is meant (R10).
    assert_eq!(table.legal(S), [fresh(regular(2)), Action::Decline]);
    table.refuse(S, fresh(regular(1)), "F14");
    table.act(S, fresh(regular(2)));
    assert_eq!(removed(&table), [false, true, false]);
    let die = Action::Use { die: white(2), at: self::table(regular(2)) };
    table.act(S, die);
    assert_eq!(table.game.taverns[S].thalers, 2);
}

#[test]
fn f14_a_served_guest_may_be_removed() {
    let guest = plain_guest(4);
    let mut table = before_service_denied(&[guest, guest, regular(1)]);
    table.set_dice(S, &[4], &[]);
    table.place(S, white(4), self::table(guest));
    table.act(S, Action::Use { die: white(4), at: self::table(guest) });
    table.act(S, Action::CounterGuest);
    // One of the two was served and one was not: two choices.
    assert_eq!(table.legal(S), [fresh(regular(1)), fresh(guest), served(guest), Action::Decline]);
    let mut other = table.clone();
    table.act(S, served(guest));
    assert_eq!(removed(&table), [true, false, false]);
    assert_eq!(table.game.taverns[S].thalers, 4);
    other.act(S, fresh(guest));
    assert_eq!(removed(&other), [false, true, false]);
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

#[test]
fn f14_may_be_declined() {
    let mut table = before_service_denied(&[regular(2)]);
    table.act(S, Action::CounterGuest);
    assert_eq!(facts(table.act(S, Action::Decline)), []);
    assert_eq!(removed(&table), [false]);
    assert_eq!(table.asked(S), Some(Ask::Serve));
    table.refuse(S, fresh(regular(2)), "R2");
}

#[test]
fn f14_nobody_is_removed_twice() {
    let mut table = before_service_denied(&[regular(2), regular(1)]);
    table.act(S, Action::CounterGuest);
    table.act(S, fresh(regular(2)));
    table.edit().taverns[S].monastery = 14;
    table.edit().taverns[S].counter_guests = 1;
    table.act(S, Action::CounterGuest);
    assert_eq!(table.legal(S), [fresh(regular(1)), Action::Decline]);
    table.refuse(S, fresh(regular(2)), "F14");
    table.act(S, fresh(regular(1)));
    assert_eq!(removed(&table), [true, true]);
}

#[test]
fn f14_with_nobody_to_remove_nothing_is_asked() {
    // Nobody at all; Nobles alone; a die on everybody; a guest in the other tavern.
    let bare = before_service_denied(&[]);
    let nobles = before_service_denied(&[Card::NOBLE, Card::NOBLE]);
    let mut dice = before_service_denied(&[regular(2)]);
    dice.set_dice(S, &[2], &[]).place(S, white(2), self::table(regular(2)));
    let mut neighbour = before_service_denied(&[]);
    neighbour.set_tavern(S1, &[regular(2)], &[]);
    for mut table in [bare, nobles, dice, neighbour] {
        let events = facts(table.act(S, Action::CounterGuest));
        assert_eq!(events.len(), 2, "{events:?}");
        assert_eq!(table.asked(S), Some(Ask::Serve));
        table.refuse(S, fresh(regular(2)), "R2");
    }
}
