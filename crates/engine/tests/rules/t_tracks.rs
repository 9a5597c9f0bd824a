//! T1: the Reputation track; T5: chains.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Bonus, BonusAsk, Card, Kind};
use engine::{Action, Ask, Event, Sitting};

/// The tracks of the standard sheet: numbers give nothing, `s` is Schnapps, `o` Schnapps or remove a
/// guest, `g` the Signature, `c` the Crown.
const PLAIN: &[u8] = b"12345s678oc";
const SIGNATURES: &[u8] = b"12345s6g78oc";

fn fresh(card: Card) -> Action {
    Action::Remove(Sitting { card, served: false })
}

const STEP: Event = Event::ReputationStep { seat: S0 };
const SCHNAPPS: Event = Event::SchnappsTaken { seat: S0, count: 1 };
const NOBLE: Event = Event::CardGained { seat: S0, card: Card::NOBLE };

#[test]
fn t1_every_space_of_both_tracks_over_two_laps() {
    for (level, track) in [(3, PLAIN), (4, PLAIN), (5, SIGNATURES)] {
        for steps in 0..2 * track.len() {
            // Nobody can be removed, because a die lies on everybody.
            let tavern = "lying=bard tables=r1,r1,r2 dice=w1@t1,w1@t2,w2@t3";
            let mut scene = Scene::given(&format!(
                "level={level} round=2 phase=serve / reputation={steps} {tavern}"
            ));
            let events = facts(scene.act(S0, Action::Bard));
            // The space after the Crown is the first one, "1".
            let space = track[steps % track.len()];
            let gives: &[Event] = match space {
                b's' | b'o' => &[SCHNAPPS],
                b'c' => &[NOBLE],
                _ => &[],
            };
            let expected = [&[Event::BardSang, STEP][..], gives].concat();
            assert_eq!(events, expected, "level {level}, after {steps} steps");
            let ask = if space == b'g' { Ask::Bonus(BonusAsk::Column) } else { Ask::Serve };
            assert_eq!(scene.asked(S0), Some(ask), "level {level}, after {steps} steps");
            assert_eq!(scene.game.taverns[S0].reputation as usize, steps + 1);
        }
    }
}

#[test]
fn t5_a_long_chain_is_resolved_depth_first() {
    let guest = guest(8, |bonus| bonus == Some(Bonus::Reputation(4)));
    let next = plain_guest(5);
    let mut scene = Scene::given(
        "level=5 round=2 phase=serve display=g1+,g2+,g3+,g4+,g38+ \
         / beer=8 reputation=5 tables=r1,r1,noble book=4,4,2,3",
    );
    scene.chance.queue(Purpose::Display, None, &[next.number()]);

    // The guest's Reputation 4: Schnapps, "6", Signature; one step is left.
    let events = facts(scene.act(S0, recruit(4)));
    assert_eq!(events[3..], [STEP, SCHNAPPS, STEP, STEP]);
    assert_eq!(scene.legal(S0), [Action::Column(2), Action::Column(3)]);

    // The book's Reputation 3 comes first: "7", "8", Schnapps or remove.
    let events = facts(scene.act(S0, Action::Column(2)));
    let laid = |column, from_supply| Event::SignatureLaid { seat: S0, column, from_supply };
    assert_eq!(events, [laid(2, true), STEP, STEP, STEP]);
    assert_eq!(scene.asked(S0), Some(Ask::Bonus(BonusAsk::SchnappsOrRemoval)));

    // Then the Noble of the full row, then the guest's last step onto the Crown, then the guest's
    // own Signature with the Noble it covers, then the refill.
    let events = facts(scene.act(S0, fresh(regular(1))));
    assert_eq!(
        events,
        [
            Event::GuestRemoved { seat: S0, slot: 0, card: regular(1) },
            NOBLE,
            STEP,
            NOBLE,
            laid(3, false),
            NOBLE,
            Event::GuestLaid { place: spot(4), card: next, signed: true },
        ]
    );
    assert_eq!(scene.asked(S0), Some(Ask::Serve));
    assert_eq!(scene.game.tops.of(S0), [guest, Card::NOBLE, Card::NOBLE, Card::NOBLE]);
    let book = scene.game.taverns[S0].book;
    assert_eq!([0, 1, 2, 3].map(|column| book.filled(column)), [4, 4, 3, 4]);
    assert_eq!(scene.game.taverns[S0].reputation, 12);
    assert_eq!(scene.game.taverns[S0].schnapps, 1);
}

#[test]
fn t5_the_rest_of_a_move_waits_for_what_the_first_step_gave() {
    // Two Monastery steps: the card of space 3 is asked before the step to space 4; the guest's
    // Signature (Reputation 1, Schnapps) comes after both.
    let guest = guest(5, |bonus| bonus == Some(Bonus::Steps(2)));
    let mut scene = Scene::given(
        "level=5 round=2 phase=serve display=g1+,g12+,g2+,g3+,g4+ / beer=5 reputation=5 monastery=2",
    );
    let events = facts(scene.act(S0, recruit(1)));
    assert_eq!(events[3..], [Event::MonasteryStep { seat: S0, to: 3 }]);
    assert_eq!(scene.asked(S0), Some(Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Barback))));
    let events = facts(scene.act(S0, Action::Accept));
    assert_eq!(
        events[..5],
        [
            Event::CardGained { seat: S0, card: card(Kind::Barback) },
            Event::MonasteryStep { seat: S0, to: 4 },
            Event::SignatureLaid { seat: S0, column: 1, from_supply: false },
            STEP,
            SCHNAPPS,
        ]
    );
    assert!(matches!(events[5..], [Event::GuestLaid { place: PLACE_1, .. }]));
    assert_eq!(scene.game.tops.of(S0), [guest, card(Kind::Barback)]);
}
