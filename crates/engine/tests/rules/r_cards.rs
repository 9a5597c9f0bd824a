//! R5, R6 and R10: cards on the deck, an empty deck, equal cards and dice.

use crate::positions::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Card, GuestPlace, Kind, Side, Space};
use engine::{Action, Event, Phase};

const HIRE: Action = Action::Entertainer(Side::First);

#[test]
fn r5_the_last_card_gained_lies_on_top() {
    let mut table = Table::new(2, 1);
    table.go_to(Phase::Serve);
    table.will_draw(S0, &[regular(1); 3]);
    table.edit().taverns[S0].thalers = 2 + 4 + 6;
    table.edit().taverns[S0].beer = 3 + 14;
    table.act(S0, Action::Buy(Kind::Barback));
    table.act(S0, recruit(0));
    table.act(S0, Action::Buy(Kind::Server));
    table.act(S0, Action::Nobles(2));
    table.act(S0, Action::Upgrade { area: Area::Safe, returned: 0 });
    let noble = Card::NOBLE;
    let gained = [card(Kind::Barback), three(), card(Kind::Server), noble, noble, noble];
    // Bottom to top, over the three cards that lay there.
    assert_eq!(table.game.tops.of(S0)[3..], gained);
    // Round 2 draws them from the top: the Nobles, the Server, the guest, then the Barback.
    table.edit().taverns[S0].counter_guests = 0;
    table.go_to_round(2, Phase::Evening);
    table.act(S0, Action::Choose(Side::Second));
    table.act(S1, Action::Choose(Side::Second));
    let arrived: Vec<Card> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::KnownCardArrived { seat: S0, card } => Some(card),
            _ => None,
        })
        .collect();
    let mut expected = vec![card(Kind::Barback), noble, noble, noble, card(Kind::Server), three()];
    expected.extend([card(Kind::Barback), regular(1)]);
    assert_eq!(arrived, expected);
}

#[test]
fn r5_a_gained_card_is_not_in_the_tavern_at_once() {
    let mut table = Table::new(2, 1);
    table.go_to(Phase::Serve);
    table.set_tavern(S0, &[], &[]).edit().taverns[S0].thalers = 6;
    let discard = table.game.tavern(S0).discard;
    table.act(S0, Action::Buy(Kind::Brewer));
    assert_eq!(table.game.tavern(S0).lying(Kind::Brewer), 0);
    assert_eq!(table.game.tavern(S0).discard, discard);
    assert_eq!(table.game.tops.top(S0), Some(card(Kind::Brewer)));
}

#[test]
fn r6_an_empty_deck_is_made_of_the_discard_pile() {
    let mut table = Table::second_evening(2);
    table.will_draw(S0, &[plain_guest(6)]);
    let discard = pile(&[(regular(1), 2), (regular(2), 1), (card(Kind::Brewer), 1)]);
    table.edit().taverns[S0].discard = discard;
    let outcomes = [card(Kind::Brewer), regular(2), regular(1)].map(Card::number);
    table.chance.queue(Purpose::Deck, Some(S0), &outcomes);
    table.all_answer(HIRE);
    assert_eq!(table.seated(S0), [plain_guest(6), regular(2), regular(1)]);
    assert_eq!(table.game.tavern(S0).lying(Kind::Brewer), 1);
    assert_eq!(table.game.tavern(S0).deck, pile(&[(regular(1), 1)]));
    assert!(table.game.tavern(S0).discard.is_empty());
    // Once, and only when the deck was used up.
    assert_eq!(table.happened(|e| matches!(e, Event::Shuffled { seat: S0 })), 1);
    let known = table.position(Event::KnownCardArrived { seat: S0, card: plain_guest(6) });
    assert!(known < table.position(Event::Shuffled { seat: S0 }));
}

#[test]
fn r6_no_shuffling_while_the_deck_lasts() {
    let mut table = Table::second_evening(2);
    table.will_draw(S0, &[regular(1), regular(1), regular(2)]);
    table.edit().taverns[S0].discard = pile(&[(regular(2), 3)]);
    table.all_answer(HIRE);
    // The deck is empty now, but nothing more is drawn.
    assert_eq!(table.happened(|e| matches!(e, Event::Shuffled { seat: S0 })), 0);
    assert_eq!(table.game.tavern(S0).discard, pile(&[(regular(2), 3)]));
    assert!(table.game.tavern(S0).deck.is_empty());
}

#[test]
fn r6_with_both_empty_nothing_is_drawn() {
    let mut table = Table::second_evening(2);
    table.will_draw(S0, &[card(Kind::Server)]);
    table.all_answer(HIRE);
    assert!(table.seated(S0).is_empty());
    assert_eq!(table.happened(|e| matches!(e, Event::Shuffled { seat: S0 })), 0);
    assert_ne!(table.game.phase, Phase::Arrival);
}

#[test]
fn r10_equal_dice_and_equal_cards_are_one_choice() {
    let mut table = Table::new(2, 1);
    table.go_to(Phase::Plan);
    table.set_tavern(S0, &[regular(1), regular(1), regular(2)], &[]);
    table.set_dice(S0, &[1, 1, 1], &[1]);
    let to_regular = |die| Action::Place { die, from: None, to: table_of_one() };
    let places = |table: &Table, action| table.legal(S0).iter().filter(|&&a| a == action).count();
    // A white 1 and an own 1 are two choices, three white ones are one.
    assert_eq!(places(&table, to_regular(white(1))), 1);
    assert_eq!(places(&table, to_regular(own(1))), 1);
    let to_regulars = |table: &Table| {
        let legal = table.legal(S0);
        legal
            .iter()
            .filter(|a| matches!(a, Action::Place { to, .. } if to.card().is_some()))
            .count()
    };
    assert_eq!(to_regulars(&table), 2);
    // Two dice find the two equal Regulars, a third finds nobody.
    table.act(S0, to_regular(white(1)));
    table.act(S0, to_regular(own(1)));
    table.refuse(S0, to_regular(white(1)), "E1");
}

fn table_of_one() -> Space {
    crate::support::table(regular(1))
}

#[test]
fn r10_display_places_are_numbered() {
    let dealt = [plain_guest(5), plain_guest(4), plain_guest(4), plain_guest(6)];
    let mut script = Script::default();
    script.queue(Purpose::Display, None, &dealt.map(Card::number));
    let mut table = Table::with(setup(2, 1), script);
    table.go_to(Phase::Serve);
    table.edit().taverns[S0].beer = 20;
    assert!([5, 6, 255].iter().all(|&place| GuestPlace::new(place).is_none()));
    // Equal guests at different places stay different choices.
    let recruits = GuestPlace::ALL.map(Action::Recruit);
    assert!(recruits.iter().all(|action| table.legal(S0).contains(action)));
    for (place, guest) in [three(), dealt[0], dealt[1], dealt[2], dealt[3]].into_iter().enumerate()
    {
        let mut table = table.clone();
        table.act(S0, recruit(place as u8));
        assert_eq!(table.game.tops.of(S0).first(), Some(&guest));
    }
}
