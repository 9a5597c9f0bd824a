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
