//! F3 to F5: what removed dice give, the Barbacks, the one purse.

use crate::serving::*;
use crate::support::*;
use engine::model::{Area, Card, Kind, Space};
use engine::{Action, Event, Illegal};

/// What a 2 (or whatever the space needs) gives on a space: Thalers, beer, Monastery steps.
#[track_caller]
fn gives(evening: Evening, die: u8, at: Space) -> (u16, u16, u8) {
    let plan = [(white(die), at)];
    let mut t = Evening { white: &[die], plan: &plan, ..evening }.served(1);
    let (thalers, beer) = t.purse();
    t.use_die(white(die), at);
    let after = t.purse();
    (after.0 - thalers, after.1 - beer, t.game.tavern(S0).monastery)
}

#[test]
fn f3_guests_and_regulars_pay_what_is_printed() {
    let pays = [
        (regular(1), 1, 1),
        (regular(2), 2, 2),
        (plain_guest(3), 3, 3),
        (plain_guest(4), 4, 4),
        (plain_guest(5), 5, 5),
        (plain_guest(6), 6, 6),
        (plain_guest(7), 3, 5),
        (plain_guest(8), 3, 6),
    ];
    for (guest, die, thalers) in pays {
        let evening = Evening { seated: &[guest], ..Evening::default() };
        assert_eq!(gives(evening, die, table(guest)), (thalers, 0, 0), "{guest:?}");
    }
}

#[test]
fn f3_the_noble_table_pays_two_however_many_sit_there() {
    for nobles in 1..=4 {
        let seated = vec![Card::NOBLE; nobles];
        let evening = Evening { seated: &seated, ..Evening::default() };
        assert_eq!(gives(evening, 2, table(Card::NOBLE)), (2, 0, 0));
    }
}

#[test]
fn f3_the_printed_spaces_plain_and_upgraded() {
    let plain = Evening::default();
    assert_eq!(gives(plain, 4, CASHBOX), (1, 0, 0));
    assert_eq!(gives(plain, 4, BARREL), (0, 1, 0));
    assert_eq!(gives(plain, 6, BREWER), (0, 1, 0));
    assert_eq!(gives(plain, 5, MONK), (0, 0, 1));
    let all = [Area::Cashbox, Area::Barrel, Area::Brewer, Area::Monk];
    let upgraded = Evening { upgraded: &all, ..Evening::default() };
    assert_eq!(gives(upgraded, 4, CASHBOX), (3, 0, 0));
    assert_eq!(gives(upgraded, 4, BARREL), (0, 2, 0));
    assert_eq!(gives(upgraded, 6, BREWER), (0, 2, 0));
    assert_eq!(gives(upgraded, 5, MONK), (0, 0, 2));
}

#[test]
fn f3_each_brewer_card_adds_a_beer_to_each_brewer_die() {
    for cards in 0..=4 {
        let areas = vec![Kind::Brewer; cards as usize];
        let plain = Evening { areas: &areas, ..Evening::default() };
        assert_eq!(gives(plain, 1, BREWER), (0, 1 + cards, 0));
        assert_eq!(gives(plain, 4, BARREL), (0, 1, 0), "the Barrel has nothing of it");
        let upgraded = Evening { upgraded: &[Area::Brewer], ..plain };
        assert_eq!(gives(upgraded, 6, BREWER), (0, 2 + cards, 0));
    }
}

#[test]
fn f3_a_die_is_removed_where_it_lies_and_once() {
    let plan = [(white(5), CASHBOX)];
    let mut t = Evening { white: &[5, 6], plan: &plan, ..Evening::default() }.served(1);
    t.refuse(S0, Action::Use { die: white(6), at: BREWER }, "E4");
    t.refuse(S0, Action::Use { die: white(5), at: MONK }, "E4");
    t.refuse(S0, Action::Use { die: own(5), at: CASHBOX }, "E4");
    t.use_die(white(5), CASHBOX);
    let refusal = t.refuse(S0, Action::Use { die: white(5), at: CASHBOX }, "E4");
    assert_eq!(refusal, Illegal::NoSuchDie { die: white(5) });
    assert_eq!(t.purse(), (1, 0));
}

#[test]
fn f3_no_die_is_removed_in_e_or_by_another() {
    let plan = [(white(5), CASHBOX)];
    let mut t = Evening { white: &[5], plan: &plan, ..Evening::default() }.planned(1);
    t.refuse(S0, Action::Use { die: white(5), at: CASHBOX }, "R2");
    t.all_ready();
    t.refuse(S1, Action::Use { die: white(5), at: CASHBOX }, "R2");
}

#[test]
fn f4_each_barback_brings_one_beer_at_the_start_of_the_turn() {
    for cards in 0..=3 {
        let areas = vec![Kind::Barback; cards as usize];
        let mut t = Evening { areas: &areas, ..Evening::default() }.planned(1);
        t.act(S0, Action::Ready);
        assert_eq!(t.purse(), (0, 0), "not in E");
        t.act(S1, Action::Ready);
        assert_eq!(t.purse(), (0, cards));
    }
}

#[test]
fn f4_the_beer_comes_in_the_own_turn_and_on_top_of_the_storage() {
    let mut t = Evening::default().planned(1);
    t.set_tavern(S1, &[], &[Kind::Barback, Kind::Barback]);
    t.edit().taverns[S1].beer = 2;
    t.all_ready();
    assert_eq!((t.purse().1, t.game.tavern(S1).beer), (0, 2));
    t.act(S0, Action::Close);
    assert_eq!((t.purse().1, t.game.tavern(S1).beer), (0, 4));
}

#[test]
fn f4_a_barback_never_adds_to_the_brewer_and_comes_once() {
    let areas = [Kind::Barback, Kind::Barback, Kind::Brewer];
    let plan = [(white(1), BREWER), (white(6), BREWER), (white(4), BARREL)];
    let evening = Evening { areas: &areas, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 6, 4], ..evening }.served(1);
    assert_eq!(t.purse(), (0, 2));
    t.use_die(white(1), BREWER);
    assert_eq!(t.purse(), (0, 4));
    t.use_die(white(6), BREWER).use_die(white(4), BARREL);
    assert_eq!(t.purse(), (0, 7));
}

#[test]
fn f4_a_barback_bought_now_lies_on_the_deck_and_brings_nothing_yet() {
    let mut t = Evening::default().planned(1);
    t.set_purse(2, 0).all_ready();
    t.act(S0, Action::Buy(Kind::Barback));
    assert_eq!((t.purse(), t.tops()), ((0, 0), vec![card(Kind::Barback)]));
}

#[test]
fn f5_stored_and_earned_are_one_purse() {
    let seated = [plain_guest(3)];
    let plan = [(white(3), table(plain_guest(3))), (white(1), BREWER)];
    let evening = Evening { seated: &seated, areas: &[Kind::Barback], ..Evening::default() };
    let mut t = Evening { white: &[3, 1], plan: &plan, ..evening }.planned(1);
    t.set_purse(2, 2).all_ready();
    assert_eq!(t.purse(), (2, 3), "the Storage and a Barback");
    // 2 stored and 3 earned pay for a Table; one of a kind in two places is not needed.
    let refusal = t.refuse(S0, Action::Buy(Kind::Table), "F6");
    assert_eq!(refusal, Illegal::TooFewThalersToBuy { needs: 5, has: 2 });
    t.use_die(white(3), table(plain_guest(3)));
    t.act(S0, Action::Buy(Kind::Table));
    assert_eq!(t.purse(), (0, 3));
    // 2 stored, 1 of the Barback and 1 brewed pay for a 4-beer guest.
    t.edit().display[1].guest = Some(plain_guest(4));
    t.refuse(S0, Action::Recruit(1), "F10");
    t.use_die(white(1), BREWER);
    t.act(S0, Action::Recruit(1));
    assert_eq!(t.purse(), (0, 0));
}

#[test]
fn f5_thalers_never_pay_for_beer_nor_beer_for_thalers() {
    let mut t = Evening::default().planned(1);
    t.set_purse(0, 20).all_ready();
    t.refuse(S0, Action::Buy(Kind::Barback), "F6");
    t.refuse(S0, Action::Upgrade { area: Area::Safe, returned: 0 }, "F7");
    t.set_purse(20, 0);
    t.edit().display[1].guest = Some(plain_guest(4));
    t.refuse(S0, Action::Recruit(1), "F10");
    t.refuse(S0, Action::Nobles(1), "F11");
}

#[test]
fn f5_order_and_mixing_are_free() {
    let seated = [plain_guest(5), plain_guest(6)];
    let (five, six) = (table(plain_guest(5)), table(plain_guest(6)));
    let plan = [(white(5), five), (white(6), six)];
    let mut t =
        Evening { seated: &seated, white: &[5, 6], plan: &plan, ..Evening::default() }.planned(1);
    t.set_purse(2, 0).all_ready();
    t.use_die(white(6), six);
    t.act(S0, Action::Buy(Kind::Server));
    t.use_die(white(5), five);
    t.upgrade(Area::Safe, 0);
    // 2 + 6 - 4 + 5 - 6.
    assert_eq!(t.purse(), (3, 0));
    assert!(t.events.contains(&Event::ThalersPaid { seat: S0, count: 6 }));
}
