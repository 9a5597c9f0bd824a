//! F10: recruiting a guest; F11: recruiting Nobles.

use crate::stage::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Bonus, GuestPlace, Pile, Seat};
use engine::{Action, Ask, DisplayPlace, Event, Phase, Setup};

const S: Seat = S0;

/// Takes all cards out of the face-down stack, or out of the 3-pile.
fn empty_pile(table: &mut Table, pile: Pile) {
    for (card, copies) in pile.faces() {
        table.edit().supply.cards.remove(card, copies);
    }
}

#[test]
fn f10_card_bonus_signature_refill_in_this_order() {
    let mut table = stage(5);
    let guest = guest(8, |bonus| bonus == Some(Bonus::Reputation(4)));
    let next = plain_guest(6);
    lay(&mut table, 2, guest, true);
    table.edit().taverns[S].beer = 10;
    table.edit().taverns[S].reputation = 4;
    table.chance.queue(Purpose::Display, None, &[next.number()]);
    let tiles = table.game.supply.signatures;

    let events = facts(table.act(S, recruit(2)));
    let step = Event::ReputationStep { seat: S };
    let schnapps = Event::SchnappsTaken { seat: S, count: 1 };
    // The card, then its bonus: to "5", Schnapps, "6" and the Signature, which asks.
    assert_eq!(
        events,
        [
            Event::BeerPaid { seat: S, count: 8 },
            Event::Recruited,
            Event::GuestGained { seat: S, place: spot(2), card: guest, tile_taken: true },
            step,
            step,
            schnapps,
            step,
            step,
        ]
    );
    assert_eq!(table.asked(S), Some(Ask::Column));
    assert_eq!(table.game.display[2], DisplayPlace::default());

    // All that follows from the bonus, then the guest's own Signature with all that follows
    // (Reputation 3: "7", "8", Schnapps, as nobody can be removed), last the refill.
    let events = facts(table.act(S, Action::Column(0)));
    assert_eq!(
        events,
        [
            Event::SignatureLaid { seat: S, column: 0, from_supply: true },
            Event::SignatureLaid { seat: S, column: 3, from_supply: false },
            step,
            step,
            step,
            schnapps,
            Event::GuestLaid { place: spot(2), card: next, signed: true },
        ]
    );
    assert_eq!(table.asked(S), Some(Ask::Serve));
    assert_eq!(deck(&table), [guest]);
    assert_eq!(table.game.taverns[S].beer, 2);
    assert_eq!(table.game.taverns[S].reputation, 11);
    assert_eq!(table.game.taverns[S].schnapps, 2);
    assert_eq!(table.game.supply.signatures, tiles - 2);
    assert_eq!(table.game.display[2], DisplayPlace { guest: Some(next), signed: true });
}

#[test]
fn f10_one_guest_a_round() {
    let mut table = stage(1);
    lay(&mut table, 1, plain_guest(4), false);
    lay(&mut table, 2, plain_guest(5), false);
    table.edit().taverns[S].beer = 60;
    table.edit().taverns[S1].beer = 3;
    table.act(S, recruit(1));
    for place in 0..5 {
        table.refuse(S, recruit(place), "F10");
    }
    assert_eq!(table.game.taverns[S].beer, 56);
    table.refuse(S1, recruit(0), "R2");

    // The limit is each player's own, and ends with the round.
    table.act(S, Action::Close);
    table.refuse(S, recruit(2), "R2");
    table.act(S1, recruit(0));
    assert_eq!(table.game.taverns[S1].beer, 0);
    table.act(S1, Action::Close);
    table.go_to_round(2, Phase::Serve);
    table.act(S1, Action::Close);
    table.edit().taverns[S].beer = 5;
    table.act(S, recruit(2));
    assert_eq!(deck(&table).last(), Some(&plain_guest(5)));
}

#[test]
fn f10_only_what_lies_on_the_display() {
    let mut table = stage(1);
    table.edit().taverns[S].beer = 60;
    table.edit().display[3] = DisplayPlace::default();
    table.refuse(S, recruit(3), "F10");
    assert!([5, 255].iter().all(|&place| GuestPlace::new(place).is_none()), "there are five");
}

#[test]
fn f10_the_three_pile_is_refilled_only_when_it_is_empty() {
    let three = plain_guest(3);
    let mut table = stage(1);
    assert_eq!(table.game.display[0].guest, Some(three));
    assert_eq!(table.game.supply.cards.count(three), 7);
    let stack = rules().guest_stack(&table.game);
    for left in (0..7).rev() {
        begin_turn(&mut table);
        table.edit().taverns[S].beer = 3;
        let events = facts(table.act(S, recruit(0)));
        assert_eq!(events[3..], [Event::GuestLaid { place: spot(0), card: three, signed: false }]);
        assert_eq!(table.game.supply.cards.count(three), left);
    }
    assert_eq!(rules().guest_stack(&table.game), stack, "the stack was touched");

    // The eighth was the last: a fifth open guest takes the place.
    begin_turn(&mut table);
    table.edit().taverns[S].beer = 3;
    let fifth = plain_guest(8);
    assert_eq!(table.game.supply.cards.count(fifth), 1);
    table.chance.queue(Purpose::Display, None, &[fifth.number()]);
    table.act(S, recruit(0));
    assert_eq!(table.game.display[0].guest, Some(fifth));
    assert_eq!(table.game.supply.cards.count(fifth), 0);
    assert_eq!(deck(&table), [three; 8]);

    // The next comes from the stack again.
    begin_turn(&mut table);
    table.edit().taverns[S].beer = 8;
    let sixth = plain_guest(7);
    table.chance.queue(Purpose::Display, None, &[sixth.number()]);
    table.act(S, recruit(0));
    assert_eq!(table.game.display[0].guest, Some(sixth));
}

#[test]
fn f10_with_the_stack_empty_the_place_stays_empty() {
    let mut table = stage(5);
    let stack = rules().guest_stack(&table.game);
    empty_pile(&mut table, stack);
    lay(&mut table, 2, plain_guest(4), false);
    table.edit().taverns[S].beer = 20;
    let events = facts(table.act(S, recruit(2)));
    assert_eq!(events.len(), 3, "{events:?}");
    // The 3-pile has cards left, but fills its own place only.
    assert_eq!(rules().three_pile(&table.game).len(), 7);
    assert_eq!(table.game.display[2], DisplayPlace::default());
    begin_turn(&mut table);
    table.refuse(S, recruit(2), "F10");

    // The last card of all: the fifth place is gone too.
    let threes = rules().three_pile(&table.game);
    empty_pile(&mut table, threes);
    sign(&mut table, [4, 0, 0, 0]);
    table.act(S, recruit(0));
    assert_eq!(table.game.display[0], DisplayPlace::default());
}

#[test]
fn f10_late_refill_waits_for_the_close() {
    let setup = Setup { start_player: Some(S0), late_refill: true, ..Setup::new(2, 5) };
    let mut table = stage_with(setup);
    lay(&mut table, 3, plain_guest(4), true);
    table.edit().taverns[S].beer = 8;
    let tiles = table.game.supply.signatures;
    let events = facts(table.act(S, recruit(3)));
    assert_eq!(
        events[3..],
        [
            Event::RefillWaits { place: spot(3) },
            Event::SignatureLaid { seat: S, column: 0, from_supply: false },
        ]
    );
    assert_eq!(table.game.display[3], DisplayPlace::default());
    assert_eq!(table.game.supply.signatures, tiles);

    let next = plain_guest(5);
    table.chance.queue(Purpose::Display, None, &[next.number()]);
    let events = facts(table.act(S, Action::Close));
    assert_eq!(events[0], Event::GuestLaid { place: spot(3), card: next, signed: true });
    assert!(matches!(events[1], Event::TurnClosed { seat: S, thalers: 0, beer: 2 }));
    assert_eq!(table.game.supply.signatures, tiles - 1);

    // A turn without a recruiting refills nothing.
    let before = table.game.display;
    table.act(S1, Action::Close);
    assert_eq!(table.game.display, before);
}
