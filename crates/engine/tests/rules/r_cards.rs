//! R5, R6 and R10: cards on the deck, an empty deck, equal cards and dice.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Card, GuestPlace, Kind, Side};
use engine::{Action, Event, Phase};

const HIRE: Action = Action::Entertainer(Side::First);

#[test]
fn r5_the_last_card_gained_lies_on_top() {
    let mut scene = Scene::given("phase=serve / thalers=12 beer=17 top=r2,r2,r2");
    scene.act(S0, Action::Buy(Kind::Barback));
    scene.act(S0, recruit(0));
    scene.act(S0, Action::Buy(Kind::Server));
    scene.act(S0, Action::Nobles(2));
    scene.act(S0, Action::Upgrade { area: Area::Safe, returned: 0 });
    let noble = Card::NOBLE;
    let gained = [card(Kind::Barback), three(), card(Kind::Server), noble, noble, noble];
    // Bottom to top, over the three cards that lay there.
    assert_eq!(scene.game.tops.of(S0)[3..], gained);
    // Round 2 draws them from the top: the Nobles, the Server, the guest, then the Barback.
    scene.go_to_round(2, Phase::Evening);
    scene.act(S0, Action::Choose(Side::Second));
    scene.act(S1, Action::Choose(Side::Second));
    let arrived: Vec<Card> = scene
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::KnownCardArrived { seat: S0, card } => Some(card),
            _ => None,
        })
        .collect();
    let mut expected = vec![card(Kind::Barback), noble, noble, noble, card(Kind::Server), three()];
    expected.extend([card(Kind::Barback), regular(2)]);
    assert_eq!(arrived, expected);
}

/// The second evening of two players at level 2, which touches no deck.
fn second_evening(deck: &str) -> Scene {
    Scene::given(&format!("level=2 round=2 start=1 phase=evening / {deck}"))
}

#[test]
fn r6_an_empty_deck_is_made_of_the_discard_pile() {
    let mut scene = second_evening("deck=none top=g15 discard=r1*2,r2,brewer");
    let outcomes = [card(Kind::Brewer), regular(2), regular(1)].map(Card::number);
    scene.chance.queue(Purpose::Deck, Some(S0), &outcomes);
    scene.all_answer(HIRE);
    assert_eq!(scene.seated(S0), [plain_guest(6), regular(2), regular(1)]);
    assert_eq!(scene.game.tavern(S0).lying(Kind::Brewer), 1);
    assert_eq!(scene.game.tavern(S0).deck, pile(&[(regular(1), 1)]));
    assert!(scene.game.tavern(S0).discard.is_empty());
    // Once, and only when the deck was used up.
    assert_eq!(scene.happened(|e| matches!(e, Event::Shuffled { seat: S0 })), 1);
    let known = scene.position(Event::KnownCardArrived { seat: S0, card: plain_guest(6) });
    assert!(known < scene.position(Event::Shuffled { seat: S0 }));
}

#[test]
fn r6_no_shuffling_while_the_deck_lasts() {
    let mut scene = second_evening("deck=none top=r2,r1,r1 discard=r2*3");
    scene.all_answer(HIRE);
    // The deck is empty now, but nothing more is drawn.
    assert_eq!(scene.happened(|e| matches!(e, Event::Shuffled { seat: S0 })), 0);
    assert_eq!(scene.game.tavern(S0).discard, pile(&[(regular(2), 3)]));
    assert!(scene.game.tavern(S0).deck.is_empty());
}

#[test]
fn r6_with_both_empty_nothing_is_drawn() {
    let mut scene = second_evening("deck=none top=server");
    scene.all_answer(HIRE);
    assert!(scene.seated(S0).is_empty());
    assert_eq!(scene.happened(|e| matches!(e, Event::Shuffled { seat: S0 })), 0);
    assert_ne!(scene.game.phase, Phase::Arrival);
}

#[test]
fn r10_equal_dice_and_equal_cards_are_one_choice() {
    let mut scene = Scene::given("/ lying=server tables=r1,r1,r2 dice=w1,w1,w1,o1");
    let to_regular = |die| Action::Place { die, from: None, to: table(regular(1)) };
    let places = |scene: &Scene, action| scene.legal(S0).iter().filter(|&&a| a == action).count();
    // A white 1 and an own 1 are two choices, three white ones are one.
    assert_eq!(places(&scene, to_regular(white(1))), 1);
    assert_eq!(places(&scene, to_regular(own(1))), 1);
    let to_regulars = |scene: &Scene| {
        let legal = scene.legal(S0);
        legal
            .iter()
            .filter(|a| matches!(a, Action::Place { to, .. } if to.card().is_some()))
            .count()
    };
    assert_eq!(to_regulars(&scene), 2);
    // Two dice find the two equal Regulars, a third finds nobody.
    scene.act(S0, to_regular(white(1)));
    scene.act(S0, to_regular(own(1)));
    scene.refuse(S0, to_regular(white(1)), "E1");
}

#[test]
fn r10_display_places_are_numbered() {
    let dealt = [plain_guest(5), plain_guest(4), plain_guest(4), plain_guest(6)];
    let scene = Scene::given("phase=serve display=g1,g8,g2,g2,g15 / beer=20");
    assert!([5, 6, 255].iter().all(|&place| GuestPlace::new(place).is_none()));
    // Equal guests at different places stay different choices.
    let recruits = GuestPlace::ALL.map(Action::Recruit);
    assert!(recruits.iter().all(|action| scene.legal(S0).contains(action)));
    for (place, guest) in [three(), dealt[0], dealt[1], dealt[2], dealt[3]].into_iter().enumerate()
    {
        let mut scene = scene.clone();
        scene.act(S0, recruit(place as u8));
        assert_eq!(scene.game.tops.of(S0).first(), Some(&guest));
    }
}
