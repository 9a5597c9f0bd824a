//! R3, R7 and R11: supplies that run short, run out and fill again.

use crate::positions::*;
use crate::support::*;
use engine::model::{Area, Card, Entertainer, Kind, Seat, Side, Space};
use engine::{Action, Ask, Event, Phase};

/// Seat 0 in its first serving turn with a full purse.
fn serving(level: u8) -> Table {
    let mut table = Table::new(2, level);
    table.go_to(Phase::Serve);
    table.edit().taverns[S0].thalers = 60;
    table.edit().taverns[S0].beer = 60;
    table
}

fn schnapps(table: &Table) -> [u8; 4] {
    Seat::ALL.map(|seat| table.game.tavern(seat).schnapps)
}

#[test]
fn r3_tokens_are_taken_in_turn_order() {
    let mut table = Table::new(4, 2);
    table.go_to_last_close(2);
    for seat in Seat::ALL {
        table.edit().taverns[seat].schnapps = 0;
    }
    table.edit().supply.schnapps = 5;
    table.close();
    // Round 3 brings two each; it starts with seat 2: two, two, one, nothing.
    assert_eq!((table.game.round, table.game.start), (3, S2));
    assert_eq!(schnapps(&table), [1, 0, 2, 2]);
    assert_eq!(table.game.supply.schnapps, 0);
}

#[test]
fn r3_tokens_enough_for_all_go_to_all() {
    let mut table = Table::new(4, 2);
    table.go_to_last_close(2);
    let before = schnapps(&table);
    table.close();
    assert_eq!((before, schnapps(&table)), ([1; 4], [3; 4]));
    assert_eq!(table.game.supply.schnapps, 20 - 12);
}

#[test]
fn r7_an_empty_pile_sells_nothing() {
    for kind in Kind::ALL {
        let mut table = serving(3);
        table.set_supply(card(kind), 1);
        table.act(S0, Action::Buy(kind));
        assert_eq!(table.game.supply.kind(kind), 0);
        table.go_to_last_close(1);
        table.edit().taverns[S1].thalers = 60;
        table.refuse(S1, Action::Buy(kind), "R7");
    }
}

#[test]
fn r7_only_as_many_nobles_as_there_are() {
    let mut table = serving(1);
    table.set_supply(Card::NOBLE, 2);
    table.refuse(S0, Action::Nobles(3), "R7");
    table.act(S0, Action::Nobles(2));
    table.refuse(S0, Action::Nobles(1), "R7");
    // An upgrade is still possible, but no Noble comes with it.
    table.act(S0, Action::Upgrade { area: Area::Safe, returned: 0 });
    assert!(table.game.upgraded(S0, Area::Safe));
    assert_eq!(table.game.tops.of(S0), [Card::NOBLE; 2]);
}

#[test]
fn r7_a_bonus_card_whose_pile_is_empty_is_lost() {
    let mut table = serving(1);
    table.edit().taverns[S0].counter_guests = 2;
    table.edit().taverns[S0].monastery = 2;
    let mut other = table.clone();
    table.act(S0, Action::CounterGuest);
    assert_eq!(table.asked(S0), Some(Ask::TakeOrLeave(Kind::Barback)));
    other.set_supply(card(Kind::Barback), 0);
    other.act(S0, Action::CounterGuest);
    // Nothing replaces it.
    assert_eq!((other.asked(S0), other.game.tavern(S0).monastery), (Some(Ask::Serve), 3));
    assert!(other.game.tops.of(S0).is_empty());
}

#[test]
fn r7_no_schnapps_no_schnapps() {
    let mut table = Table::new(2, 2);
    table.go_to_last_close(1);
    table.edit().supply.schnapps = 0;
    table.close();
    assert_eq!(schnapps(&table), [0; 4]);
    assert_eq!(table.happened(|e| matches!(e, Event::SchnappsTaken { .. })), 0);
}

#[test]
fn r7_no_counter_guest_left() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(3);
    table.edit().supply.counter_guests = 0;
    table.close();
    assert_eq!([S0, S1].map(|seat| table.game.tavern(seat).counter_guests), [1, 1]);
    assert_eq!(table.happened(|e| matches!(e, Event::CounterGuestCame { .. })), 0);
}

#[test]
fn r7_an_empty_guest_stack_leaves_the_place_empty() {
    let mut table = serving(1);
    let stack = rules().guest_stack(&table.game);
    for (guest, copies) in stack.faces() {
        table.edit().supply.cards.remove(guest, copies);
    }
    table.act(S0, recruit(1));
    while table.asked(S0) != Some(Ask::Serve) {
        table.act(S0, Action::Decline);
    }
    assert_eq!(table.game.display[1].guest, None);
    table.go_to_last_close(1);
    table.edit().taverns[S1].beer = 60;
    table.refuse(S1, recruit(1), "F10");
    // The 3-pile has still its own cards.
    table.act(S1, recruit(0));
    assert_eq!(table.game.display[0].guest, Some(three()));
}

#[test]
fn r7_no_signature_tile_is_left_for_the_refill() {
    let mut table = Table::new(2, 5);
    table.go_to(Phase::Serve);
    table.edit().taverns[S0].beer = 60;
    table.edit().supply.signatures = 0;
    table.act(S0, recruit(0));
    assert_eq!(table.game.tavern(S0).book.tiles(), 1);
    assert_eq!(table.game.display[0].guest, Some(three()));
    assert!(!table.game.display[0].signed);
    assert!(table.game.display[1].signed);
}

#[test]
fn r11_schnapps_paid_in_the_plan_goes_back() {
    let mut table = Table::new(2, 2);
    table.go_to(Phase::Plan);
    table.set_dice(S0, &[1], &[]);
    table.edit().taverns[S0].entertainers.hire(Entertainer::Juggler, Side::Second);
    table.edit().taverns[S0].schnapps = 2;
    table.edit().supply.schnapps = 18;
    table.act(S0, Action::Turn { die: white(1), to: face(6) });
    assert_eq!((table.game.tavern(S0).schnapps, table.game.supply.schnapps), (1, 19));
}

#[test]
fn r11_schnapps_paid_to_an_entertainer_goes_back_and_may_be_taken_again() {
    let mut table = serving(2);
    table.edit().taverns[S0].entertainers.hire(Entertainer::Musician, Side::Second);
    table.edit().taverns[S0].schnapps = 2;
    table.edit().supply.schnapps = 0;
    table.act(S0, Action::Musician);
    assert_eq!((table.game.tavern(S0).schnapps, table.game.supply.schnapps), (0, 2));
    table.refuse(S0, Action::Musician, "F16");
    // Round 2 brings one to each: just those two.
    table.go_to_round(2, Phase::Evening);
    assert_eq!((schnapps(&table), table.game.supply.schnapps), ([1, 1, 0, 0], 0));
}

#[test]
fn r11_schnapps_above_the_cap_goes_back() {
    let mut table = serving(2);
    table.edit().taverns[S0].schnapps = 7;
    table.edit().supply.schnapps = 13;
    table.act(S0, Action::Close);
    assert_eq!((table.game.tavern(S0).schnapps, table.game.supply.schnapps), (4, 16));
    assert!(table.events.contains(&Event::SchnappsReturned { seat: S0, count: 3 }));
}

#[test]
fn r11_nothing_goes_back_at_the_cap() {
    let mut table = serving(2);
    table.edit().taverns[S0].schnapps = 4;
    table.act(S0, Action::Close);
    assert_eq!(table.game.tavern(S0).schnapps, 4);
    assert_eq!(table.happened(|e| matches!(e, Event::SchnappsReturned { .. })), 0);
}

#[test]
fn r11_schnapps_paid_at_closing_time_goes_back() {
    let mut table = Table::new(2, 2);
    table.go_to_last_close(3);
    table.edit().taverns[S0].entertainers.hire(Entertainer::Juggler, Side::First);
    table.edit().taverns[S0].schnapps = 1;
    table.set_tavern(S0, &[regular(1)], &[]).edit().supply.schnapps = 10;
    table.close();
    assert_eq!(table.to_act(), [S0]);
    table.act(S0, Action::OnTop(regular(1)));
    // Round 4 brings no Schnapps.
    assert_eq!(table.game.round, 4);
    assert_eq!((table.game.tavern(S0).schnapps, table.game.supply.schnapps), (0, 11));
}

#[test]
fn r11_schnapps_given_back_to_the_reputation_goes_back() {
    let mut table = Table::new(2, 3);
    table.go_to(Phase::Plan);
    table.set_tavern(S0, &[], &[]).set_dice(S0, &[3, 4], &[]);
    table.edit().taverns[S0].reputation = 5;
    table.place(S0, white(3), Space::CASHBOX).place(S0, white(4), Space::BARREL);
    table.all_answer(Action::Ready);
    // One Thaler, one beer: the sixth space gives a Schnapps.
    assert_eq!((table.game.tavern(S0).reputation, table.game.tavern(S0).schnapps), (6, 1));
    assert_eq!(table.game.supply.schnapps, 19);
    table.act(S0, Action::Lift { die: white(3), from: Space::CASHBOX });
    assert_eq!((table.game.tavern(S0).reputation, table.game.tavern(S0).schnapps), (5, 0));
    assert_eq!(table.game.supply.schnapps, 20);
}
