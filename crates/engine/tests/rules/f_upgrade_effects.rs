//! F8: when an upgrade works; F9: what becomes of the effects of returned cards.

use crate::serving::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Colour, Kind};
use engine::{Action, Event, Illegal, Phase, Setup};

#[test]
fn f8_a_start_cards_upgrade_works_from_round_one() {
    let setup = Setup { start_player: Some(S0), ..Setup::new(2, 4) };
    let mut script = Script::default();
    script.queue(Purpose::StartCard, None, &[3, 5, 0]);
    // Only Regulars come: no Server card, no Table card.
    let one = regular(1).number();
    script.queue(Purpose::Deck, None, &[one, one, one, one, one, one, regular(2).number()]);
    let mut t = Table::with(setup, script);
    t.act(S0, Action::StartCard(5));
    t.act(S1, Action::StartCard(3));
    t.go_to(Phase::Plan);
    assert_eq!(t.game.tavern(S0).lying(Kind::Server), 0);
    assert_eq!(t.game.tavern(S0).tables.seated().len(), 3);
    assert_eq!(t.game.tavern(S0).dice.count(Colour::Own), 1, "the permanent Server");
    assert_eq!(t.game.tavern(S1).tables.seated().len(), 4, "the fourth table");
}

/// Three guests that need a 5, three 4s and as many Dishwashers as given; `spent` of the dice are
/// removed, `lying` more still lie raised.
#[track_caller]
fn washed(cards: usize, spent: u8, lying: u8) -> Table {
    let seated = [plain_guest(5); 3];
    let areas = vec![Kind::Dishwasher; cards];
    let plan = [(white(4), table(plain_guest(5))); 3];
    let plan = &plan[..(spent + lying) as usize];
    let evening = Evening { seated: &seated, areas: &areas, plan, ..Evening::default() };
    let mut t = Evening { white: &[4, 4, 4], ..evening }.planned(1);
    t.all_ready();
    for _ in 0..spent {
        t.use_die(white(4), table(plain_guest(5)));
    }
    t.set_purse(20, 0);
    t
}

#[test]
fn f9_uses_left_fall_by_the_cards_returned_less_the_uses_spent() {
    // For 0, 1, 2, 3 uses spent by removed dice: uses left after returning 0, 1, 2, 3 of 3 cards.
    let left = [[3, 2, 1, 0], [2, 2, 1, 0], [1, 1, 1, 0], [0, 0, 0, 0]];
    for (spent, by_returned) in left.into_iter().enumerate() {
        for (returned, washes) in by_returned.into_iter().enumerate() {
            let mut t = washed(3, spent as u8, 0);
            t.upgrade(Area::Dishwasher, returned as u8);
            assert_eq!(t.game.tavern(S0).washes, washes, "{spent} spent, {returned} returned");
            assert_eq!(t.game.tavern(S0).washes_spent, spent as u8);
            assert_eq!(t.purse().0, 20 - 9 + 3 * returned as u16);
            assert_eq!(t.game.tavern(S0).lying(Kind::Dishwasher), 3 - returned as u8);
            // As many uses as are left can still be placed.
            let place = Action::Place { die: white(4), from: None, to: MONK };
            if spent < 3 && washes == 0 {
                assert_eq!(t.refuse(S0, place, "E3"), Illegal::TooFewRaises { needs: 1, has: 0 });
            } else if spent < 3 {
                t.act(S0, place);
            }
        }
    }
}

#[test]
fn f9_a_return_waits_while_lying_dice_need_the_raises() {
    // (cards, spent, lying) and how many may be returned at most.
    let most = [
        ((2, 0, 0), 2),
        ((2, 0, 1), 1),
        ((2, 0, 2), 0),
        ((2, 1, 0), 2),
        ((2, 1, 1), 1),
        ((2, 2, 0), 2),
        ((3, 0, 1), 2),
        ((3, 1, 1), 2),
        ((3, 1, 2), 1),
        ((3, 2, 1), 2),
        ((3, 2, 0), 3),
        ((3, 3, 0), 3),
    ];
    for ((cards, spent, lying), most) in most {
        for returned in 0..=cards {
            let mut t = washed(cards as usize, spent, lying);
            let upgrade = Action::Upgrade { area: Area::Dishwasher, returned };
            if returned <= most {
                t.act(S0, upgrade);
                continue;
            }
            let left = cards - spent - (returned - spent);
            let refusal = t.refuse(S0, upgrade, "F9");
            assert_eq!(refusal, Illegal::RaisesInUse { needs: lying, left });
            // Once they are moved it goes.
            for _ in 0..lying {
                t.lift(white(4), table(plain_guest(5)));
            }
            t.act(S0, upgrade);
        }
    }
}

#[test]
fn f9_the_returned_dishwashers_use_is_not_undone() {
    let mut t = washed(1, 1, 0);
    t.upgrade(Area::Dishwasher, 1);
    assert_eq!(t.purse().0, 20 - 6);
    let lost = |event: &Event| match *event {
        Event::CardsReturned { washes_lost, .. } => Some(washes_lost),
        _ => None,
    };
    assert_eq!(t.events.iter().find_map(lost), Some(0));
    // The served guest stays served, its die used.
    let again = Action::Place { die: white(4), from: None, to: table(plain_guest(5)) };
    t.refuse(S0, again, "E3");
    assert!(t.game.tavern(S0).tables.seated()[0].served());
}

#[test]
fn f9_a_guest_at_a_returned_table_stays_for_this_round() {
    let seated = [regular(1), regular(1), regular(1), regular(2)];
    let plan = [(white(2), table(regular(2)))];
    let evening = Evening { seated: &seated, areas: &[Kind::Table], ..Evening::default() };
    let mut t = Evening { white: &[2, 1], plan: &plan, ..evening }.planned(1);
    t.set_deck(S0, &[regular(1); 8], &[]).set_purse(10, 0).all_ready();
    t.upgrade(Area::Table, 1);
    assert_eq!((t.purse(), t.game.tavern(S0).tables.seated().len()), ((0, 0), 4));
    t.use_die(white(2), table(regular(2)));
    assert_eq!(t.purse(), (2, 0));
    t.place(S0, white(1), table(regular(1)));
    // He is discarded as all are; the returned Table is not, and the permanent one stands.
    let discarded = t.game.tavern(S0).discard;
    t.act(S0, Action::Close);
    t.act(S1, Action::Close);
    assert_eq!(t.game.tavern(S0).discard.count(regular(2)), discarded.count(regular(2)) + 1);
    assert_eq!(t.game.tavern(S0).discard.count(card(Kind::Table)), 0);
    t.go_to_round(2, Phase::Plan);
    assert_eq!(t.game.tavern(S0).tables.seated().len(), 4);
}

/// The tables that stand in S0's tavern.
fn standing(t: &Table) -> u8 {
    rules().tables_standing(&t.game, S0)
}

#[test]
fn f8_a_table_tile_stands_from_the_next_round_on() {
    let seated = [regular(1), regular(1), regular(1)];
    let mut t = Evening { seated: &seated, ..Evening::default() }.planned(1);
    t.set_deck(S0, &[regular(1); 8], &[]);
    t.set_purse(20, 0).all_ready();
    assert_eq!(standing(&t), 3);
    t.upgrade(Area::Table, 0);
    assert_eq!(standing(&t), 3, "the fourth guest would find a table only in the next round");
    t.act(S0, Action::Close);
    assert_eq!(standing(&t), 3);
    t.go_to_round(2, Phase::Plan);
    assert_eq!((standing(&t), t.game.tavern(S0).tables.seated().len()), (4, 4));
}

#[test]
fn f9_returned_tables_stand_until_their_guests_go_home() {
    let (seated, areas) = ([regular(1); 6], [Kind::Table; 3]);
    let mut t = Evening { seated: &seated, areas: &areas, ..Evening::default() }.planned(1);
    t.set_deck(S0, &[regular(1); 8], &[]);
    t.set_purse(20, 0).all_ready();
    assert_eq!(standing(&t), 6);
    t.upgrade(Area::Table, 3);
    assert_eq!(t.game.tavern(S0).lying(Kind::Table), 0);
    assert_eq!(standing(&t), 6, "all six guests still sit");
    t.act(S0, Action::Close);
    assert_eq!(standing(&t), 6);
    t.go_to_round(2, Phase::Plan);
    assert_eq!(standing(&t), 4, "the Table cards are gone, the tile stands");
}

#[test]
fn b5_tables_that_nobody_came_to_stand_too() {
    let mut t = Evening { seated: &[regular(1)], ..Evening::default() }.planned(1);
    t.set_deck(S0, &[], &[]);
    t.all_ready();
    assert_eq!(standing(&t), 3);
}
