//! F16: the Entertainers in F; F17: the Bards.

use crate::stage::*;
use crate::support::*;
use engine::model::{Area, Card, Entertainer, Kind, Seat, Side};
use engine::{Action, Ask, Event, Phase, Sitting};

const S: Seat = S0;

fn with(who: Entertainer, side: Side, schnapps: u8) -> Table {
    let mut table = stage(2);
    hire(&mut table, S, who, side);
    pour(&mut table, S, schnapps);
    table
}

fn remove(card: Card) -> Action {
    Action::SchnappsRemove(Sitting { card, served: false })
}

#[test]
fn f16_one_schnapps_for_two_thalers() {
    let mut table = with(Entertainer::Musician, Side::First, 3);
    let events = facts(table.act(S, Action::Musician));
    assert_eq!(
        events,
        [Event::SchnappsReturned { seat: S, count: 1 }, Event::ThalersGained { seat: S, count: 2 },]
    );
    table.act(S, Action::Musician);
    table.act(S, Action::Musician);
    let tavern = table.game.tavern(S);
    assert_eq!((tavern.thalers, tavern.beer, tavern.schnapps), (6, 0, 0));
    assert_eq!(table.game.supply.schnapps, 20);
    table.refuse(S, Action::Musician, "F16");
}

#[test]
fn f16_two_schnapps_for_three_beer() {
    let mut table = with(Entertainer::Musician, Side::Second, 5);
    let events = facts(table.act(S, Action::Musician));
    assert_eq!(
        events,
        [Event::SchnappsReturned { seat: S, count: 2 }, Event::BeerGained { seat: S, count: 3 }]
    );
    table.act(S, Action::Musician);
    let tavern = table.game.tavern(S);
    assert_eq!((tavern.thalers, tavern.beer, tavern.schnapps), (0, 6, 1));
    table.refuse(S, Action::Musician, "F16");
}

#[test]
fn f16_five_schnapps_for_an_upgrade_with_its_noble() {
    for area in Area::ALL {
        let mut table = with(Entertainer::FireEater, Side::First, 6);
        let kinds = [Kind::Dishwasher, Kind::Server, Kind::Table, Kind::Brewer];
        table.set_tavern(S, &[], &kinds);
        let events = facts(table.act(S, Action::SchnappsUpgrade(area)));
        assert_eq!(
            events,
            [
                Event::SchnappsReturned { seat: S, count: 5 },
                Event::Upgraded { seat: S, area },
                Event::CardGained { seat: S, card: Card::NOBLE },
            ]
        );
        assert!(table.game.upgraded(S, area));
        assert_eq!(table.game.taverns[S].upgraded.len(), 1);
        assert_eq!(table.game.taverns[S].schnapps, 1);
        assert_eq!(deck(&table), [Card::NOBLE]);
        // Nothing is returned for it (F7).
        assert!(kinds.iter().all(|&kind| table.game.taverns[S].lying(kind) == 1));
        table.refuse(S, Action::SchnappsUpgrade(Area::Monk), "F16");
    }
}

#[test]
fn f16_each_area_once_and_as_often_as_paid() {
    let mut table = with(Entertainer::FireEater, Side::First, 14);
    table.act(S, Action::SchnappsUpgrade(Area::Safe));
    table.refuse(S, Action::SchnappsUpgrade(Area::Safe), "F7");
    table.act(S, Action::SchnappsUpgrade(Area::Barrel));
    table.refuse(S, Action::SchnappsUpgrade(Area::Cashbox), "F16");
    assert_eq!(table.game.taverns[S].schnapps, 4);
    assert_eq!(table.game.supply.schnapps, 16);
    assert_eq!(deck(&table), [Card::NOBLE; 2]);
    // Without a Noble in the supply the tile is flipped all the same (R7).
    pour(&mut table, S, 5);
    let left = table.game.supply.nobles();
    table.edit().supply.cards.remove(Card::NOBLE, left);
    table.act(S, Action::SchnappsUpgrade(Area::Cashbox));
    assert!(table.game.upgraded(S, Area::Cashbox));
    assert_eq!(deck(&table), [Card::NOBLE; 2]);
}

#[test]
fn f16_two_schnapps_to_remove_a_guest() {
    let mut table = with(Entertainer::FireEater, Side::Second, 5);
    let guest = plain_guest(5);
    table.set_tavern(S, &[regular(1), guest, Card::NOBLE, regular(2)], &[]);
    table.set_tavern(S1, &[plain_guest(6)], &[]);
    table.set_dice(S, &[2], &[]).place(S, white(2), self::table(regular(2)));
    // As F14: no Noble, nobody with a die on, nobody elsewhere.
    table.refuse(S, remove(Card::NOBLE), "F14");
    table.refuse(S, remove(regular(2)), "F14");
    table.refuse(S, remove(plain_guest(6)), "F14");
    let events = facts(table.act(S, remove(guest)));
    assert_eq!(
        events,
        [
            Event::SchnappsReturned { seat: S, count: 2 },
            Event::GuestRemoved { seat: S, slot: 1, card: guest },
        ]
    );
    table.refuse(S, remove(guest), "F14");
    table.act(S, remove(regular(1)));
    assert_eq!(table.game.taverns[S].schnapps, 1);
    assert_eq!(table.game.supply.schnapps, 19);
    // A guest served meanwhile could go, but one Schnapps is too little.
    table.act(S, Action::Use { die: white(2), at: self::table(regular(2)) });
    let last = Action::SchnappsRemove(Sitting { card: regular(2), served: true });
    table.refuse(S, last, "F16");
    pour(&mut table, S, 1);
    table.act(S, last);
    assert_eq!(table.game.taverns[S].schnapps, 0);
}

#[test]
fn f16_each_only_with_its_side() {
    // Nobody hired.
    let mut table = stage(2);
    pour(&mut table, S, 10);
    table.set_tavern(S, &[regular(1)], &[]);
    for action in [Action::Musician, Action::SchnappsUpgrade(Area::Safe), remove(regular(1))] {
        table.refuse(S, action, "F16");
    }
    // The other side of the Fire-eater.
    let mut table = with(Entertainer::FireEater, Side::Second, 10);
    table.refuse(S, Action::SchnappsUpgrade(Area::Safe), "F16");
    table.refuse(S, Action::Musician, "F16");
    let mut table = with(Entertainer::FireEater, Side::First, 10);
    table.set_tavern(S, &[regular(1)], &[]);
    table.refuse(S, remove(regular(1)), "F16");
    // The Juggler does nothing in F.
    let mut table = with(Entertainer::Juggler, Side::First, 10);
    assert_eq!(table.legal(S), [Action::Close]);
    table.refuse(S, Action::OnTop(regular(1)), "R2");
    // The neighbour's Entertainers play for the neighbour.
    let mut table = stage(2);
    hire(&mut table, S1, Entertainer::Musician, Side::First);
    pour(&mut table, S, 3);
    pour(&mut table, S1, 3);
    table.refuse(S, Action::Musician, "F16");
    table.refuse(S1, Action::Musician, "R2");
}

#[test]
fn f16_too_little_schnapps() {
    let prices = [
        (Entertainer::Musician, Side::First, Action::Musician, 1),
        (Entertainer::Musician, Side::Second, Action::Musician, 2),
        (Entertainer::FireEater, Side::First, Action::SchnappsUpgrade(Area::Safe), 5),
        (Entertainer::FireEater, Side::Second, remove(regular(1)), 2),
    ];
    for (who, side, action, price) in prices {
        let mut table = with(who, side, price - 1);
        table.set_tavern(S, &[regular(1)], &[]);
        table.refuse(S, action, "F16");
        pour(&mut table, S, 1);
        table.act(S, action);
        assert_eq!(table.game.taverns[S].schnapps, 0, "{action:?}");
    }
}

#[test]
fn f16_only_in_f() {
    let mut table = Table::new(2, 2);
    table.go_to_round(3, Phase::Plan);
    hire(&mut table, S, Entertainer::FireEater, Side::First);
    pour(&mut table, S, 6);
    table.refuse(S, Action::Musician, "R2");
    table.refuse(S, Action::SchnappsUpgrade(Area::Safe), "R2");
}

#[test]
fn f17_each_bard_once_a_round() {
    let mut table = stage(3);
    table.set_tavern(S, &[], &[Kind::Bard, Kind::Bard, Kind::Bard]);
    table.set_tavern(S1, &[], &[Kind::Bard]);
    let sung = [Event::BardSang, Event::ReputationStep { seat: S }];
    for steps in 1..=3 {
        assert_eq!(facts(table.act(S, Action::Bard)), sung);
        assert_eq!(table.game.taverns[S].reputation, steps);
    }
    table.refuse(S, Action::Bard, "F17");
    // The neighbour's Bard sings for the neighbour.
    table.refuse(S1, Action::Bard, "R2");
    table.act(S, Action::Close);
    table.act(S1, Action::Bard);
    assert_eq!(table.game.taverns[S1].reputation, 1);
    table.refuse(S1, Action::Bard, "F17");
    // In the next round they sing again.
    table.act(S1, Action::Close);
    table.go_to_round(2, Phase::Serve);
    table.act(S1, Action::Close);
    table.set_tavern(S, &[], &[Kind::Bard]);
    table.act(S, Action::Bard);
    assert_eq!(table.game.taverns[S].reputation, 4);
}

#[test]
fn f17_at_any_moment_of_the_turn() {
    let mut table = stage(3);
    table.set_tavern(S, &[regular(2)], &[Kind::Bard; 4]);
    table.set_dice(S, &[2], &[]);
    begin_turn(&mut table);
    table.act(S, Action::Bard);
    table.place(S, white(2), self::table(regular(2)));
    table.act(S, Action::Bard);
    table.act(S, Action::Use { die: white(2), at: self::table(regular(2)) });
    table.act(S, Action::Bard);
    table.act(S, Action::Buy(Kind::Bard));
    // A Bard just bought does not lie in the tavern.
    table.act(S, Action::Bard);
    table.refuse(S, Action::Bard, "F17");
    assert_eq!(table.game.taverns[S].reputation, 4);
    assert_eq!(table.game.taverns[S].lying(Kind::Bard), 4);
}

#[test]
fn f17_only_in_the_serving_turn_and_with_a_bard() {
    let mut table = stage(3);
    table.refuse(S, Action::Bard, "F17");
    let mut table = Table::new(2, 3);
    table.go_to(Phase::Plan);
    table.set_tavern(S, &[], &[Kind::Bard]);
    table.refuse(S, Action::Bard, "R2");
    // Levels 1 and 2 have no Reputation.
    let mut table = stage(2);
    table.set_tavern(S, &[], &[Kind::Bard]);
    table.refuse(S, Action::Bard, "F17");
    table.refuse(S, Action::Buy(Kind::Bard), "R7");
}

#[test]
fn f17_a_step_gives_what_its_space_gives() {
    let mut table = stage(3);
    table.set_tavern(S, &[], &[Kind::Bard]);
    table.edit().taverns[S].reputation = 5;
    table.act(S, Action::Bard);
    assert_eq!(table.game.taverns[S].schnapps, 1);
    assert_eq!(table.asked(S), Some(Ask::Serve));
}
