//! F8: when an upgrade works; F9: what becomes of the effects of returned cards.

use crate::serving::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Colour, Kind};
use engine::{Action, Event, Illegal, Phase, Setup};

#[test]
fn f8_brewer_cashbox_barrel_and_monk_work_at_once() {
    let plan = [(white(6), BREWER), (white(3), CASHBOX), (white(4), BARREL), (own(5), MONK)];
    let mut t =
        Evening { white: &[6, 3, 4], own: &[5], plan: &plan, ..Evening::default() }.planned(1);
    t.set_purse(46, 0).all_ready();
    for area in [Area::Brewer, Area::Cashbox, Area::Barrel, Area::Monk] {
        t.upgrade(area, 0);
    }
    assert_eq!(t.purse(), (0, 0));
    for (die, at) in plan {
        t.use_die(die, at);
    }
    assert_eq!((t.purse(), t.game.tavern(S0).monastery), ((3, 4), 2));
}

#[test]
fn f8_safe_and_storage_keep_five_at_once() {
    let mut t = Evening::default().served(1);
    t.set_purse(20, 9).upgrade(Area::Safe, 0).upgrade(Area::Storage, 0);
    t.act(S0, Action::Close);
    assert_eq!(t.purse(), (5, 5));
    let mut t = Evening::default().served(1);
    t.set_purse(20, 9).act(S0, Action::Close);
    assert_eq!(t.purse(), (2, 2));
}

#[test]
fn f8_server_dishwasher_and_table_work_from_the_next_round() {
    let seated = [regular(1), regular(1), regular(1)];
    let mut t =
        Evening { seated: &seated, white: &[5], own: &[4], ..Evening::default() }.planned(1);
    t.set_deck(S0, &[regular(1); 8], &[]);
    t.set_purse(36, 0).all_ready();
    t.upgrade(Area::Server, 0).upgrade(Area::Dishwasher, 0).upgrade(Area::Table, 0);
    let tavern = t.game.tavern(S0);
    assert_eq!((tavern.dice.count(Colour::Own), tavern.washes), (1, 0));
    assert_eq!(tavern.tables.seated().len(), 3);
    t.refuse(S0, Action::Place { die: white(5), from: None, to: BREWER }, "E3");
    t.act(S0, Action::Close);
    t.go_to_round(2, Phase::Plan);
    // The three Nobles on the deck share a table; three Regulars fill the other three.
    let tavern = t.game.tavern(S0);
    assert_eq!((tavern.dice.count(Colour::Own), tavern.washes), (1, 1));
    assert_eq!((tavern.tables.seated().len(), tavern.tables.nobles()), (4, 3));
}

#[test]
fn f8_a_free_upgrade_of_the_round_track_works_this_round() {
    let mut t = Table::new(2, 1);
    t.go_to_round(8, Phase::Evening);
    for (area, dice, washes, tables) in
        [(Area::Server, 1, 0, 3), (Area::Dishwasher, 0, 1, 3), (Area::Table, 0, 0, 4)]
    {
        let mut t = t.clone();
        t.set_deck(S0, &[regular(1); 9], &[]);
        t.act(S0, Action::FreeUpgrade(area));
        t.act(S1, Action::Decline);
        assert!(t.game.upgraded(S0, area));
        t.go_to(Phase::Plan);
        let tavern = t.game.tavern(S0);
        assert_eq!((tavern.dice.count(Colour::Own), tavern.washes), (dice, washes), "{area:?}");
        assert_eq!(tavern.tables.seated().len(), tables);
        assert_eq!(t.tops(), [], "no Noble");
    }
}

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

#[test]
fn f9_a_returned_server_leaves_its_die() {
    let plan = [(own(3), CASHBOX)];
    let evening = Evening { areas: &[Kind::Server; 2], plan: &plan, ..Evening::default() };
    let mut t = Evening { own: &[3, 6], ..evening }.planned(1);
    t.set_purse(4, 0).all_ready();
    t.upgrade(Area::Server, 2);
    assert_eq!((t.purse(), t.game.tavern(S0).dice.count(Colour::Own)), ((0, 0), 2));
    t.use_die(own(3), CASHBOX).place(S0, own(6), BREWER).use_die(own(6), BREWER);
    assert_eq!(t.purse(), (1, 1));
}

#[test]
fn f9_a_returned_brewer_adds_no_more_beer() {
    let plan = [(white(1), BREWER), (white(6), BREWER)];
    for (returned, beer) in [(0, 4), (1, 3), (2, 2)] {
        let evening = Evening { areas: &[Kind::Brewer; 2], plan: &plan, ..Evening::default() };
        let mut t = Evening { white: &[1, 6], ..evening }.planned(1);
        t.set_purse(18, 0).all_ready();
        t.use_die(white(1), BREWER);
        assert_eq!(t.purse(), (18, 3), "removed before: plain, with both cards");
        t.upgrade(Area::Brewer, returned).use_die(white(6), BREWER);
        assert_eq!(t.purse(), (6 * returned as u16, 3 + beer));
    }
}
