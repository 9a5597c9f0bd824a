//! T1: the Reputation track; T5: chains.

use crate::stage::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Bonus, Card, Kind, Seat};
use engine::{Action, Ask, Event, Sitting};

const S: Seat = S0;

/// The tracks (COMPONENTS §9): numbers give nothing, `s` is Schnapps, `o` Schnapps or remove a
/// guest, `g` the Signature, `c` the Crown.
const PLAIN: &[u8] = b"12345s678oc";
const SIGNATURES: &[u8] = b"12345s6g78oc";

/// Seat 0 has made these steps and has these Bards.
fn standing(level: u8, steps: u16, bards: usize) -> Table {
    let mut table = stage(level);
    table.set_tavern(S, &[], &vec![Kind::Bard; bards]);
    table.edit().taverns[S].reputation = steps;
    table
}

fn fresh(card: Card) -> Action {
    Action::Remove(Sitting { card, served: false })
}

const STEP: Event = Event::ReputationStep { seat: S };
const SCHNAPPS: Event = Event::SchnappsTaken { seat: S, count: 1 };
const NOBLE: Event = Event::CardGained { seat: S, card: Card::NOBLE };

#[test]
fn t1_every_space_of_both_tracks_over_two_laps() {
    for (level, track) in [(3, PLAIN), (4, PLAIN), (5, SIGNATURES)] {
        for steps in 0..2 * track.len() {
            let mut table = standing(level, steps as u16, 1);
            let events = facts(table.act(S, Action::Bard));
            // The space after the Crown is the first one, "1".
            let space = track[steps % track.len()];
            let gives: &[Event] = match space {
                b's' | b'o' => &[SCHNAPPS],
                b'c' => &[NOBLE],
                _ => &[],
            };
            let expected = [&[Event::BardSang, STEP][..], gives].concat();
            assert_eq!(events, expected, "level {level}, after {steps} steps");
            let ask = if space == b'g' { Ask::Column } else { Ask::Serve };
            assert_eq!(table.asked(S), Some(ask), "level {level}, after {steps} steps");
            assert_eq!(table.game.taverns[S].reputation as usize, steps + 1);
        }
    }
}

#[test]
fn t1_the_crown_can_be_rested_on_and_is_followed_by_1() {
    let mut table = standing(3, 10, 2);
    table.act(S, Action::Bard);
    assert_eq!(deck(&table), [Card::NOBLE]);
    assert_eq!(rules().score(&table.game, S).reputation, 0);
    assert_eq!(facts(table.act(S, Action::Bard)), [Event::BardSang, STEP]);
    assert_eq!(rules().score(&table.game, S).reputation, 1);
    assert_eq!(deck(&table), [Card::NOBLE]);
}

#[test]
fn t1_spaces_passed_give_their_bonus_too() {
    // From "5" over the Schnapps to "7" (level 3), in one move.
    let mut table = standing(3, 5, 0);
    let guest = guest(7, |bonus| bonus == Some(Bonus::Reputation(3)));
    lay(&mut table, 1, guest, false);
    table.edit().taverns[S].beer = 7;
    let events = facts(table.act(S, recruit(1)));
    assert_eq!(events[3..7], [STEP, SCHNAPPS, STEP, STEP]);
    assert_eq!(table.game.taverns[S].reputation, 8);
}

#[test]
fn t1_no_schnapps_or_noble_left_gives_nothing() {
    for steps in [5, 9, 10] {
        let mut table = standing(3, steps, 1);
        table.edit().supply.schnapps = 0;
        let nobles = table.game.supply.nobles();
        table.edit().supply.cards.remove(Card::NOBLE, nobles);
        assert_eq!(facts(table.act(S, Action::Bard)), [Event::BardSang, STEP]);
        assert_eq!(table.asked(S), Some(Ask::Serve));
    }
}

#[test]
fn t1_schnapps_or_remove_with_both_possible() {
    let mut table = standing(3, 9, 1);
    table.set_tavern(S, &[regular(1), Card::NOBLE, regular(2)], &[Kind::Bard]);
    table.act(S, Action::Bard);
    assert_eq!(table.asked(S), Some(Ask::SchnappsOrRemoval));
    assert_eq!(table.legal(S), [Action::TakeSchnapps, fresh(regular(1)), fresh(regular(2))]);
    table.refuse(S, Action::Decline, "R2");
    table.refuse(S, Action::Close, "R2");
    table.refuse(S, fresh(Card::NOBLE), "F14");
    table.refuse(S, fresh(plain_guest(4)), "F14");
    table.refuse(S1, Action::TakeSchnapps, "R2");

    let mut other = table.clone();
    assert_eq!(facts(table.act(S, Action::TakeSchnapps)), [SCHNAPPS]);
    assert_eq!(table.game.taverns[S].schnapps, 1);
    assert_eq!(table.asked(S), Some(Ask::Serve));

    let events = facts(other.act(S, fresh(regular(2))));
    assert_eq!(events, [Event::GuestRemoved { seat: S, slot: 2, card: regular(2) }]);
    assert_eq!(other.game.taverns[S].schnapps, 0);
    assert_eq!(other.asked(S), Some(Ask::Serve));
}

#[test]
fn t1_schnapps_or_remove_with_nobody_to_remove() {
    // Nobles alone, and a guest with a die on.
    let mut nobles = standing(3, 9, 1);
    nobles.set_tavern(S, &[Card::NOBLE], &[Kind::Bard]);
    let mut dice = standing(3, 9, 1);
    dice.set_tavern(S, &[regular(2)], &[Kind::Bard]);
    dice.set_dice(S, &[2], &[]).place(S, white(2), self::table(regular(2)));
    for mut table in [nobles, dice] {
        assert_eq!(facts(table.act(S, Action::Bard)), [Event::BardSang, STEP, SCHNAPPS]);
        assert_eq!(table.asked(S), Some(Ask::Serve));
    }
}

#[test]
fn t1_schnapps_or_remove_with_no_schnapps_left() {
    let mut table = standing(3, 9, 1);
    table.set_tavern(S, &[regular(1), regular(2)], &[Kind::Bard]);
    table.edit().supply.schnapps = 0;
    table.act(S, Action::Bard);
    assert_eq!(table.legal(S), [fresh(regular(1)), fresh(regular(2)), Action::Decline]);
    table.refuse(S, Action::TakeSchnapps, "T1");
    let mut other = table.clone();
    assert_eq!(facts(table.act(S, Action::Decline)), []);
    assert_eq!(table.asked(S), Some(Ask::Serve));
    other.act(S, fresh(regular(1)));
    assert!(other.game.taverns[S].tables.seated()[0].removed());
    assert_eq!(other.game.taverns[S].schnapps, 0);
}

#[test]
fn t1_schnapps_or_remove_with_neither() {
    let mut table = standing(3, 9, 1);
    table.edit().supply.schnapps = 0;
    assert_eq!(facts(table.act(S, Action::Bard)), [Event::BardSang, STEP]);
    assert_eq!(table.asked(S), Some(Ask::Serve));
    assert_eq!(table.game.taverns[S].schnapps, 0);
}

#[test]
fn t1_signature_in_a_column_of_choice() {
    let mut table = standing(5, 7, 1);
    sign(&mut table, [4, 1, 4, 0]);
    let tiles = table.game.supply.signatures;
    table.act(S, Action::Bard);
    assert_eq!(table.legal(S), [Action::Column(1), Action::Column(3)]);
    table.refuse(S, Action::Column(0), "T2");
    table.refuse(S, Action::Column(4), "T2");
    table.refuse(S, Action::Decline, "R2");
    table.act(S, Action::Column(1));
    assert_eq!(columns(&table), [4, 2, 4, 0]);
    assert_eq!(table.game.supply.signatures, tiles - 1);
}

#[test]
fn t1_signature_with_one_free_column_is_laid_by_itself() {
    let mut table = standing(5, 7, 1);
    sign(&mut table, [4, 4, 4, 2]);
    let events = facts(table.act(S, Action::Bard));
    let laid = Event::SignatureLaid { seat: S, column: 3, from_supply: true };
    // The space gives a Schnapps, the full row a Noble.
    assert_eq!(events, [Event::BardSang, STEP, laid, SCHNAPPS, NOBLE]);
}

#[test]
fn t1_signature_without_tile_or_free_column_is_nothing() {
    let mut no_tile = standing(5, 7, 1);
    no_tile.edit().supply.signatures = 0;
    let mut full = standing(5, 7, 1);
    sign(&mut full, [4, 4, 4, 4]);
    for mut table in [no_tile, full] {
        let (before, tiles) = (columns(&table), table.game.supply.signatures);
        assert_eq!(facts(table.act(S, Action::Bard)), [Event::BardSang, STEP]);
        assert_eq!(table.asked(S), Some(Ask::Serve));
        assert_eq!(columns(&table), before);
        assert_eq!(table.game.supply.signatures, tiles);
    }
}

#[test]
fn t5_a_long_chain_is_resolved_depth_first() {
    let guest = guest(8, |bonus| bonus == Some(Bonus::Reputation(4)));
    let next = plain_guest(5);
    let mut table = standing(5, 5, 0);
    lay(&mut table, 4, guest, true);
    table.edit().taverns[S].beer = 8;
    table.set_tavern(S, &[regular(1)], &[]);
    sign(&mut table, [4, 4, 2, 3]);
    table.chance.queue(Purpose::Display, None, &[next.number()]);

    // The guest's Reputation 4: Schnapps, "6", Signature; one step is left.
    let events = facts(table.act(S, recruit(4)));
    assert_eq!(events[3..], [STEP, SCHNAPPS, STEP, STEP]);
    assert_eq!(table.legal(S), [Action::Column(2), Action::Column(3)]);

    // The book's Reputation 3 comes first: "7", "8", Schnapps or remove.
    let events = facts(table.act(S, Action::Column(2)));
    let laid = |column, from_supply| Event::SignatureLaid { seat: S, column, from_supply };
    assert_eq!(events, [laid(2, true), STEP, STEP, STEP]);
    assert_eq!(table.asked(S), Some(Ask::SchnappsOrRemoval));

    // Then the Noble of the full row, then the guest's last step onto the Crown, then the guest's
    // own Signature with the Noble it covers, then the refill.
    let events = facts(table.act(S, fresh(regular(1))));
    assert_eq!(
        events,
        [
            Event::GuestRemoved { seat: S, slot: 0, card: regular(1) },
            NOBLE,
            STEP,
            NOBLE,
            laid(3, false),
            NOBLE,
            Event::GuestLaid { place: spot(4), card: next, signed: true },
        ]
    );
    assert_eq!(table.asked(S), Some(Ask::Serve));
    assert_eq!(deck(&table), [guest, Card::NOBLE, Card::NOBLE, Card::NOBLE]);
    assert_eq!(columns(&table), [4, 4, 3, 4]);
    assert_eq!(table.game.taverns[S].reputation, 12);
    assert_eq!(table.game.taverns[S].schnapps, 1);
}

#[test]
fn t5_the_rest_of_a_move_waits_for_what_the_first_step_gave() {
    // Two Monastery steps: the card of space 3 is asked before the step to space 4; the guest's
    // Signature (Reputation 1, Schnapps) comes after both.
    let guest = guest(5, |bonus| bonus == Some(Bonus::Steps(2)));
    let mut table = standing(5, 5, 0);
    lay(&mut table, 1, guest, true);
    table.edit().taverns[S].beer = 5;
    table.edit().taverns[S].monastery = 2;
    let events = facts(table.act(S, recruit(1)));
    assert_eq!(events[3..], [Event::MonasteryStep { seat: S, to: 3 }]);
    assert_eq!(table.asked(S), Some(Ask::TakeOrLeave(Kind::Barback)));
    let events = facts(table.act(S, Action::Accept));
    assert_eq!(
        events[..5],
        [
            Event::CardGained { seat: S, card: card(Kind::Barback) },
            Event::MonasteryStep { seat: S, to: 4 },
            Event::SignatureLaid { seat: S, column: 1, from_supply: false },
            STEP,
            SCHNAPPS,
        ]
    );
    assert!(matches!(events[5..], [Event::GuestLaid { place: PLACE_1, .. }]));
    assert_eq!(deck(&table), [guest, card(Kind::Barback)]);
}

#[test]
fn t5_only_the_question_on_top_is_asked() {
    let mut table = standing(5, 7, 1);
    table.act(S, Action::Bard);
    assert_eq!(table.asked(S), Some(Ask::Column));
    assert_eq!(table.asked(S1), None);
    for action in [Action::Bard, Action::Accept, Action::TakeSchnapps, Action::Close] {
        table.refuse(S, action, "R2");
    }
    table.refuse(S1, Action::Column(0), "R2");
}
