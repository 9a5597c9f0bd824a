//! B: the guests arrive.

use crate::positions::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Card, Kind, Side};
use engine::{Action, Ask, Event, Phase};

const HIRE: Action = Action::Entertainer(Side::First);

/// Seat 0 draws these cards in this order and has so many Counter Guests; seat 1 draws Regulars.
fn arrived(cards: &[Card], counter_guests: u8) -> Table {
    let mut table = Table::second_evening(2);
    table.will_draw(S0, cards).will_draw(S1, &[regular(1); 3]);
    table.edit().taverns[S0].counter_guests = counter_guests;
    table.all_answer(HIRE);
    table
}

fn left_in_deck(table: &Table) -> usize {
    table.game.tops.of(S0).len() + table.game.tavern(S0).deck.len() as usize
}

#[test]
fn b1_everything_goes_to_its_place() {
    let areas = [Kind::Server, Kind::Dishwasher, Kind::Brewer, Kind::Barback, Kind::Bard];
    let mut cards: Vec<Card> = areas.map(card).to_vec();
    cards.extend([regular(2), plain_guest(5), Card::NOBLE, regular(1)]);
    let table = arrived(&cards, 0);
    assert_eq!(table.seated(S0), [regular(2), plain_guest(5), Card::NOBLE]);
    for kind in areas {
        assert_eq!(table.game.tavern(S0).lying(kind), 1);
    }
    assert_eq!(table.game.tavern(S0).lying(Kind::Table), 0);
    // The last Regular was not revealed.
    assert_eq!(table.game.tops.of(S0), [regular(1)]);
}

#[test]
fn b1_a_table_card_adds_a_table_to_the_right() {
    let table = arrived(
        &[
            regular(1),
            card(Kind::Table),
            regular(2),
            card(Kind::Table),
            plain_guest(4),
            plain_guest(5),
            plain_guest(6),
            regular(1),
        ],
        0,
    );
    assert_eq!(
        table.seated(S0),
        [regular(1), regular(2), plain_guest(4), plain_guest(5), plain_guest(6)]
    );
    assert_eq!(rules().table_count(&table.game, S0), 5);
    assert_eq!(left_in_deck(&table), 1);
}

#[test]
fn b1_known_cards_come_before_the_bag() {
    let mut table = Table::second_evening(2);
    table.set_deck(S0, &[regular(1), regular(2), regular(2)], &[plain_guest(4), plain_guest(6)]);
    table.chance.queue(Purpose::Deck, Some(S0), &[regular(2).number()]);
    table.all_answer(HIRE);
    assert_eq!(table.seated(S0), [plain_guest(6), plain_guest(4), regular(2)]);
    assert_eq!(table.game.tavern(S0).deck, pile(&[(regular(1), 1), (regular(2), 1)]));
}

#[test]
fn b2_revealing_stops_when_every_table_is_taken() {
    // What would need no table is not revealed any more.
    for next in [card(Kind::Server), card(Kind::Table), Card::NOBLE, regular(1)] {
        let table = arrived(&[Card::NOBLE, regular(1), regular(2), next], 0);
        assert_eq!(table.seated(S0), [Card::NOBLE, regular(1), regular(2)]);
        assert_eq!(table.game.tops.of(S0), [next]);
        assert_eq!(table.game.tavern(S0).tables.nobles(), 1);
    }
}

#[test]
fn b2_the_permanent_table_counts() {
    let mut table = Table::second_evening(2);
    table.edit().taverns[S0].upgraded.insert(Area::Table);
    table.will_draw(S0, &[regular(1), regular(1), card(Kind::Table), regular(1), regular(2)]);
    table.edit().tops.push(S0, plain_guest(5));
    table.all_answer(HIRE);
    // Three printed, one permanent, one drawn.
    assert_eq!(table.seated(S0), [plain_guest(5), regular(1), regular(1), regular(1), regular(2)]);
    assert_eq!(rules().table_count(&table.game, S0), 5);
}

#[test]
fn b3_nobles_share_one_table() {
    let table =
        arrived(&[regular(1), Card::NOBLE, Card::NOBLE, Card::NOBLE, regular(2), Card::NOBLE], 0);
    assert_eq!(table.seated(S0), [regular(1), Card::NOBLE, regular(2)]);
    assert_eq!(table.game.tavern(S0).tables.nobles(), 3);
    assert_eq!(table.game.tops.of(S0), [Card::NOBLE]);
}

#[test]
fn b3_equal_guests_do_not_share() {
    let table = arrived(&[three(), three(), three(), three()], 0);
    assert_eq!(table.seated(S0), [three(); 3]);
    assert_eq!(table.game.tavern(S0).tables.nobles(), 0);
}

#[test]
fn b4_a_counter_guest_sends_everybody_home() {
    let mut table = arrived(
        &[
            card(Kind::Table),
            card(Kind::Server),
            Card::NOBLE,
            Card::NOBLE,
            regular(1),
            regular(1),
            regular(2),
            plain_guest(4),
            plain_guest(5),
            plain_guest(6),
            regular(2),
        ],
        1,
    );
    assert_eq!(table.game.phase, Phase::Arrival);
    assert_eq!(table.asked(S0), Some(Ask::Redraw));
    assert_eq!(table.legal(S0), [Action::Keep, Action::Redraw]);
    assert_eq!(table.to_act(), [S0]);
    table.act(S0, Action::Redraw);
    // Everything revealed is discarded, the drawn Table too: three tables are left to fill.
    assert_eq!(table.seated(S0), [plain_guest(4), plain_guest(5), plain_guest(6)]);
    assert_eq!(
        table.game.tavern(S0).discard,
        pile(&[
            (card(Kind::Table), 1),
            (card(Kind::Server), 1),
            (Card::NOBLE, 2),
            (regular(1), 2),
            (regular(2), 1),
        ])
    );
    assert_eq!(table.game.tavern(S0).lying(Kind::Server), 0);
    assert_eq!(table.game.tavern(S0).counter_guests, 0);
    // No Counter Guest is left, so nothing more is asked.
    assert_ne!(table.game.phase, Phase::Arrival);
    assert_eq!(left_in_deck(&table), 1);
}

#[test]
fn b4_as_often_as_there_are_counter_guests() {
    let mut table = Table::second_evening(2);
    let cards: Vec<Card> = (0..3).flat_map(|_| [regular(1), regular(2), regular(2)]).collect();
    table.will_draw(S0, &cards).edit().tops.push(S0, card(Kind::Brewer));
    table.edit().taverns[S0].counter_guests = 3;
    table.all_answer(HIRE);
    for left in [2, 1] {
        table.act(S0, Action::Redraw);
        assert_eq!(table.game.tavern(S0).counter_guests, left);
        assert_eq!(table.asked(S0), Some(Ask::Redraw));
    }
    // The deck is used up: the discard pile is shuffled for the fourth evening (R6).
    assert_eq!(left_in_deck(&table), 0);
    let brewer = card(Kind::Brewer).number();
    table.chance.queue(Purpose::Deck, Some(S0), &[brewer]);
    table.act(S0, Action::Redraw);
    assert_eq!(table.happened(|e| matches!(e, Event::Shuffled { seat: S0 })), 1);
    assert_eq!(table.game.tavern(S0).lying(Kind::Brewer), 1);
    assert_eq!(table.seated(S0).len(), 3);
    assert!(table.game.tavern(S0).discard.is_empty());
    assert_eq!(left_in_deck(&table), 10 - 4);
    assert_ne!(table.game.phase, Phase::Arrival);
    // The Counter Guests are gone for good.
    assert_eq!(table.game.tavern(S0).counter_guests, 0);
}

#[test]
fn b4_keeping_keeps_the_counter_guest() {
    let mut table = arrived(&[regular(1), regular(2), regular(1), regular(2)], 2);
    table.act(S0, Action::Keep);
    assert_eq!(table.game.tavern(S0).counter_guests, 2);
    assert_eq!(table.seated(S0), [regular(1), regular(2), regular(1)]);
    assert_ne!(table.game.phase, Phase::Arrival);
}

#[test]
fn b4_is_final_and_needs_a_counter_guest() {
    let mut table = Table::second_evening(3);
    for seat in [S0, S1, S2] {
        table.will_draw(seat, &[regular(1); 9]);
    }
    table.edit().taverns[S0].counter_guests = 1;
    table.edit().taverns[S1].counter_guests = 1;
    table.all_answer(HIRE);
    assert_eq!(table.to_act(), [S0, S1]);
    table.refuse(S2, Action::Redraw, "R2");
    table.refuse(S0, Action::Decline, "R2");
    table.refuse(S0, Action::CounterGuest, "R2");
    table.act(S0, Action::Keep);
    table.refuse(S0, Action::TakeBack, "R9");
    table.refuse(S0, Action::Redraw, "R2");
    assert_eq!(table.to_act(), [S1]);
}

#[test]
fn b4_is_answered_without_waiting() {
    let mut table = Table::second_evening(2);
    for seat in [S0, S1] {
        table.will_draw(seat, &[regular(1); 9]);
        table.edit().taverns[seat].counter_guests = 2;
    }
    table.all_answer(HIRE);
    // The other player redraws at once, although the start player has not answered.
    table.act(S0, Action::Redraw);
    table.act(S0, Action::Redraw);
    assert_eq!(table.game.tavern(S0).discard, pile(&[(regular(1), 6)]));
    assert_eq!(table.to_act(), [S1]);
    assert_eq!(table.game.phase, Phase::Arrival);
}

#[test]
fn b5_with_nothing_to_draw_the_phase_ends() {
    let mut table = arrived(&[regular(1), card(Kind::Table), regular(2)], 2);
    // Two of four tables are taken; there is no question (B4), the Counter Guests stay.
    assert_eq!(table.seated(S0), [regular(1), regular(2)]);
    assert_eq!(rules().table_count(&table.game, S0), 4);
    assert!(table.events.contains(&Event::ArrivalOver { seat: S0 }));
    assert_ne!(table.game.phase, Phase::Arrival);
    assert_eq!(table.game.tavern(S0).counter_guests, 2);
    table.refuse(S0, Action::Redraw, "R2");
}

#[test]
fn b5_an_empty_tavern_is_possible() {
    let table = arrived(&[], 1);
    assert!(table.seated(S0).is_empty());
    assert_eq!(table.seated(S1), [regular(1); 3]);
    assert_ne!(table.game.phase, Phase::Arrival);
}

#[test]
fn b5_the_last_card_at_the_last_table_is_no_end() {
    // The tables are full, so B4 is offered although deck and discard pile are empty.
    let mut table = arrived(&[regular(1), regular(2), regular(2)], 1);
    assert_eq!(table.asked(S0), Some(Ask::Redraw));
    table.act(S0, Action::Redraw);
    // The same three come back.
    let mut seated = table.seated(S0);
    seated.sort();
    assert_eq!(seated, [regular(1), regular(2), regular(2)]);
}
