//! F10: recruiting a guest.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Bonus, BonusAsk};
use engine::{Action, Ask, DisplayPlace, Event, Phase};

#[test]
fn f10_card_bonus_signature_refill_in_this_order() {
    // Nobody can be removed, because a die lies on everybody.
    let mut scene = Scene::given(
        "level=5 round=2 phase=serve display=g1+,g2+,g38+,g3+,g4+ \
         / beer=10 reputation=4 tables=r1,r1,r2 dice=w1@t1,w1@t2,w2@t3",
    );
    let guest = guest(8, |bonus| bonus == Some(Bonus::Reputation(4)));
    let next = plain_guest(6);
    scene.chance.queue(Purpose::Display, None, &[next.number()]);
    let tiles = scene.game.supply.signatures;

    let events = facts(scene.act(S0, recruit(2)));
    let step = Event::ReputationStep { seat: S0 };
    let schnapps = Event::SchnappsTaken { seat: S0, count: 1 };
    // The card, then its bonus: to "5", Schnapps, "6" and the Signature, which asks.
    assert_eq!(
        events,
        [
            Event::BeerPaid { seat: S0, count: 8 },
            Event::Recruited,
            Event::GuestGained { seat: S0, place: spot(2), card: guest, tile_taken: true },
            step,
            step,
            schnapps,
            step,
            step,
        ]
    );
    assert_eq!(scene.asked(S0), Some(Ask::Bonus(BonusAsk::Column)));
    assert_eq!(scene.game.display[2], DisplayPlace::default());

    // All that follows from the bonus, then the guest's own Signature with all that follows
    // (Reputation 3: "7", "8", Schnapps, as nobody can be removed), last the refill.
    let events = facts(scene.act(S0, Action::Column(0)));
    assert_eq!(
        events,
        [
            Event::SignatureLaid { seat: S0, column: 0, from_supply: true },
            Event::SignatureLaid { seat: S0, column: 3, from_supply: false },
            step,
            step,
            step,
            schnapps,
            Event::GuestLaid { place: spot(2), card: next, signed: true },
        ]
    );
    assert_eq!(scene.asked(S0), Some(Ask::Serve));
    assert_eq!(scene.game.tops.of(S0), [guest]);
    assert_eq!(scene.game.taverns[S0].beer, 2);
    assert_eq!(scene.game.taverns[S0].reputation, 11);
    assert_eq!(scene.game.taverns[S0].schnapps, 2);
    assert_eq!(scene.game.supply.signatures, tiles - 2);
    assert_eq!(scene.game.display[2], DisplayPlace { guest: Some(next), signed: true });
}

#[test]
fn f10_one_guest_a_round() {
    let mut scene =
        Scene::given("phase=serve display=g1,g2,g8,g3,g4 / up=storage beer=60 / beer=3");
    scene.act(S0, recruit(1));
    for place in 0..5 {
        scene.refuse(S0, recruit(place), "F10");
    }
    assert_eq!(scene.game.taverns[S0].beer, 56);
    scene.refuse(S1, recruit(0), "R2");

    // The limit is each player's own, and ends with the round.
    scene.act(S0, Action::Close);
    scene.refuse(S0, recruit(2), "R2");
    scene.act(S1, recruit(0));
    assert_eq!(scene.game.taverns[S1].beer, 0);
    scene.act(S1, Action::Close);
    scene.go_to_round(2, Phase::Serve);
    scene.act(S1, Action::Close);
    assert_eq!(scene.game.taverns[S0].beer, 5, "the upgraded Storage has kept it");
    scene.act(S0, recruit(2));
    assert_eq!(scene.game.tops.top(S0), Some(plain_guest(5)));
}

#[test]
fn f10_the_three_pile_is_refilled_only_when_it_is_empty() {
    let three = plain_guest(3);
    for left in 0..7 {
        // The other seat owns what is neither on display nor in the pile.
        let discard = if left < 6 { format!("discard=g1*{}", 6 - left) } else { String::new() };
        let mut scene = Scene::given(&format!("phase=serve / beer=3 / {discard}"));
        assert_eq!(scene.game.display[0].guest, Some(three));
        assert_eq!(scene.game.supply.cards.count(three), left + 1);
        let stack = rules().guest_stack(&scene.game);
        let events = facts(scene.act(S0, recruit(0)));
        assert_eq!(events[3..], [Event::GuestLaid { place: spot(0), card: three, signed: false }]);
        assert_eq!(scene.game.supply.cards.count(three), left);
        assert_eq!(rules().guest_stack(&scene.game), stack, "the stack was touched");
    }

    // The eighth was the last: a fifth open guest takes the place.
    let mut scene = Scene::given("phase=serve / beer=3 discard=g1*7 / beer=8");
    let fifth = plain_guest(8);
    assert_eq!(scene.game.supply.cards.count(fifth), 1);
    scene.chance.queue(Purpose::Display, None, &[fifth.number()]);
    scene.act(S0, recruit(0));
    assert_eq!(scene.game.display[0].guest, Some(fifth));
    assert_eq!(scene.game.supply.cards.count(fifth), 0);
    assert_eq!(scene.owned(S0).count(three), 8);

    // The next comes from the stack again.
    scene.act(S0, Action::Close);
    let sixth = plain_guest(7);
    scene.chance.queue(Purpose::Display, None, &[sixth.number()]);
    scene.act(S1, recruit(0));
    assert_eq!(scene.game.display[0].guest, Some(sixth));
}

#[test]
fn f10_late_refill_waits_for_the_close() {
    let display = "display=g1+,g3+,g4+,g2+,g5+";
    let mut scene = Scene::given(&format!("level=5 late=yes phase=serve {display} / beer=8"));
    let tiles = scene.game.supply.signatures;
    let events = facts(scene.act(S0, recruit(3)));
    assert_eq!(
        events[3..],
        [
            Event::RefillWaits { place: spot(3) },
            Event::SignatureLaid { seat: S0, column: 0, from_supply: false },
        ]
    );
    assert_eq!(scene.game.display[3], DisplayPlace::default());
    assert_eq!(scene.game.supply.signatures, tiles);

    let next = plain_guest(5);
    scene.chance.queue(Purpose::Display, None, &[next.number()]);
    let events = facts(scene.act(S0, Action::Close));
    assert_eq!(events[0], Event::GuestLaid { place: spot(3), card: next, signed: true });
    assert!(matches!(events[1], Event::TurnClosed { seat: S0, thalers: 0, beer: 2 }));
    assert_eq!(scene.game.supply.signatures, tiles - 1);

    // A turn without a recruiting refills nothing.
    let before = scene.game.display;
    scene.act(S1, Action::Close);
    assert_eq!(scene.game.display, before);
}
