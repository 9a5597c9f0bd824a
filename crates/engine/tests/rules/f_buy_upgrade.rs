//! F6 and F7: buying Tavern cards and upgrading areas. What upgrades do (F8, F9) is in
//! `f_upgrade_effects.rs`.

use crate::serving::*;
use crate::support::*;
use engine::model::{Area, AreaSet, Card, Entertainer, Kind, Side};
use engine::{Action, Event, Illegal, Phase};

/// A serving turn with these cards in the areas and this many Thalers.
#[track_caller]
fn turn(level: u8, areas: &[Kind], thalers: u16) -> Table {
    let mut t = Evening { areas, ..Evening::default() }.planned(level);
    t.set_purse(thalers, 0).all_ready();
    t
}

#[test]
fn f6_one_of_each_kind_at_its_price_on_top_of_the_deck() {
    let mut t = turn(3, &[], 21);
    let mut left = 21;
    for (kind, price) in Kind::ALL.into_iter().zip(1..=6) {
        let supply = t.game.supply.kind(kind);
        t.act(S0, Action::Buy(kind));
        left -= price;
        assert_eq!((t.purse(), t.game.supply.kind(kind)), ((left, 0), supply - 1));
    }
    assert_eq!(t.tops(), Kind::ALL.map(card));
    assert_eq!(t.purse(), (0, 0));
}

#[test]
fn f6_not_two_of_a_kind_in_a_round() {
    for kind in Kind::ALL {
        let mut t = turn(3, &[], 40);
        t.act(S0, Action::Buy(kind));
        let refusal = t.refuse(S0, Action::Buy(kind), "F6");
        assert_eq!(refusal, Illegal::BoughtAlready { kind });
        // The neighbour may, and so may the buyer in the next round.
        t.act(S0, Action::Close);
        t.edit().taverns[S1].thalers = 6;
        t.act(S1, Action::Buy(kind));
        t.go_to_round(2, Phase::Plan).go_to(Phase::Serve);
        while t.game.active != S0 {
            t.calm_step();
        }
        t.set_purse(6, 0).act(S0, Action::Buy(kind));
    }
}

#[test]
fn f6_not_without_the_thalers() {
    for (kind, price) in Kind::ALL.into_iter().zip(1..=6) {
        let mut t = turn(3, &[], price - 1);
        let refusal = t.refuse(S0, Action::Buy(kind), "F6");
        assert_eq!(refusal, Illegal::TooFewThalersToBuy { needs: price, has: price - 1 });
    }
}

#[test]
fn f6_not_from_an_empty_pile() {
    let mut t = turn(1, &[], 10);
    let left = t.game.supply.kind(Kind::Server);
    t.edit().supply.cards.remove(card(Kind::Server), left);
    let refusal = t.refuse(S0, Action::Buy(Kind::Server), "R7");
    assert_eq!(refusal, Illegal::PileEmpty { kind: Kind::Server });
}

#[test]
fn f6_bards_only_from_level_three() {
    for level in [1, 2] {
        let mut t = turn(level, &[], 10);
        assert_eq!(t.game.supply.kind(Kind::Bard), 0);
        t.refuse(S0, Action::Buy(Kind::Bard), "R7");
    }
    turn(3, &[], 1).act(S0, Action::Buy(Kind::Bard));
}

#[test]
fn f6_only_in_the_own_serving_turn() {
    let mut t = Evening::default().planned(1);
    t.set_purse(10, 0);
    t.refuse(S0, Action::Buy(Kind::Barback), "R2");
    t.all_ready();
    t.edit().taverns[S1].thalers = 10;
    t.refuse(S1, Action::Buy(Kind::Barback), "R2");
}

/// The price of each area (COMPONENTS 2).
const PRICES: [(Area, u16); 9] = [
    (Area::Dishwasher, 9),
    (Area::Server, 12),
    (Area::Table, 15),
    (Area::Brewer, 18),
    (Area::Cashbox, 10),
    (Area::Monk, 10),
    (Area::Barrel, 8),
    (Area::Safe, 6),
    (Area::Storage, 8),
];

/// The areas with cards: kind, price, discount.
const WITH_CARDS: [(Area, Kind, u16, u16); 4] = [
    (Area::Dishwasher, Kind::Dishwasher, 9, 3),
    (Area::Server, Kind::Server, 12, 4),
    (Area::Table, Kind::Table, 15, 5),
    (Area::Brewer, Kind::Brewer, 18, 6),
];

#[test]
fn f7_every_area_at_its_price_with_a_noble_on_top() {
    for (area, price) in PRICES {
        let mut t = turn(1, &[], price - 1);
        let upgrade = Action::Upgrade { area, returned: 0 };
        let refusal = t.refuse(S0, upgrade, "F7");
        assert_eq!(refusal, Illegal::TooFewThalersToUpgrade { needs: price, has: price - 1 });
        t.set_purse(price + 1, 0);
        let nobles = t.game.supply.nobles();
        t.act(S0, upgrade);
        assert_eq!((t.purse(), t.tops()), ((1, 0), vec![Card::NOBLE]));
        assert_eq!(t.game.supply.nobles(), nobles - 1);
        assert!(t.game.upgraded(S0, area));
        assert_eq!(t.game.tavern(S0).upgraded.len(), 1);
    }
}

#[test]
fn f7_each_area_once_a_game() {
    for (area, price) in PRICES {
        let mut t = turn(1, &[], 2 * price);
        t.upgrade(area, 0);
        let again = Action::Upgrade { area, returned: 0 };
        assert_eq!(t.refuse(S0, again, "F7"), Illegal::AlreadyUpgraded { area });
        assert_eq!(t.purse(), (price, 0));
    }
    // All nine and no tenth: the Bartender has no other side.
    let mut t = turn(1, &[], 96);
    for (area, _) in PRICES {
        t.upgrade(area, 0);
    }
    assert_eq!((t.purse(), t.tops().len()), ((0, 0), 9));
    assert_eq!(t.game.tavern(S0).upgraded, AreaSet::ALL);
    assert!(!t.legal(S0).iter().any(|action| matches!(action, Action::Upgrade { .. })));
}

#[test]
fn f7_each_returned_card_lowers_the_price() {
    for (area, kind, price, discount) in WITH_CARDS {
        for returned in 0..=2 {
            let mut t = turn(1, &[kind; 2], 20);
            let supply = t.game.supply.kind(kind);
            t.upgrade(area, returned);
            let paid = price - returned as u16 * discount;
            assert_eq!((t.purse(), t.tops()), ((20 - paid, 0), vec![Card::NOBLE]));
            assert_eq!(t.game.tavern(S0).lying(kind), 2 - returned);
            assert_eq!(t.game.supply.kind(kind), supply + returned);
        }
    }
}

#[test]
fn f7_the_price_never_falls_below_nothing() {
    for (area, kind, _, discount) in WITH_CARDS {
        let mut t = turn(1, &[kind; 5], 0);
        // Two cards are not enough, three are, and more may go.
        let refusal = t.refuse(S0, Action::Upgrade { area, returned: 2 }, "F7");
        assert_eq!(refusal, Illegal::TooFewThalersToUpgrade { needs: discount, has: 0 });
        for returned in 3..=5 {
            let mut t = t.clone();
            t.upgrade(area, returned);
            assert_eq!((t.purse(), t.tops()), ((0, 0), vec![Card::NOBLE]));
            assert_eq!(t.game.tavern(S0).lying(kind), 5 - returned);
            assert!(!t.events.iter().any(|e| matches!(e, Event::ThalersGained { .. })));
        }
    }
}

#[test]
fn f7_only_cards_of_the_kind_that_lie_there_are_returned() {
    for (area, kind, ..) in WITH_CARDS {
        let mut t = turn(1, &[kind], 40);
        // Bought this turn: on the deck, not in the area.
        t.act(S0, Action::Buy(kind));
        let refusal = t.refuse(S0, Action::Upgrade { area, returned: 2 }, "F7");
        assert_eq!(refusal, Illegal::TooFewCardsToReturn { needs: 2, has: 1 });
        t.upgrade(area, 1);
    }
    // Nothing is returned to an area without cards.
    for area in [Area::Cashbox, Area::Monk, Area::Barrel, Area::Safe, Area::Storage] {
        let areas = [Kind::Barback, Kind::Dishwasher, Kind::Server, Kind::Table, Kind::Brewer];
        let mut t = turn(1, &areas, 40);
        t.refuse(S0, Action::Upgrade { area, returned: 1 }, "F7");
    }
}

#[test]
fn f7_with_no_noble_left_the_upgrade_still_works() {
    let mut t = turn(1, &[], 10);
    let left = t.game.supply.nobles();
    t.edit().supply.cards.remove(Card::NOBLE, left);
    t.upgrade(Area::Cashbox, 0);
    assert!(t.game.upgraded(S0, Area::Cashbox));
    assert_eq!((t.purse(), t.tops()), ((0, 0), vec![]));
}

#[test]
fn f7_dice_on_the_tile_stay() {
    let plan = [(white(1), BREWER), (white(6), BREWER), (white(3), CASHBOX)];
    let mut t = Evening { white: &[1, 6, 3], plan: &plan, ..Evening::default() }.planned(1);
    t.set_purse(28, 0).all_ready();
    let lying = t.lying();
    t.upgrade(Area::Brewer, 0).upgrade(Area::Cashbox, 0);
    assert_eq!(t.lying(), lying);
}

#[test]
fn f7_a_free_upgrade_returns_nothing() {
    let mut t = Evening { areas: &[Kind::Brewer; 2], ..Evening::default() }.planned(2);
    t.hire(Entertainer::FireEater, Side::First, 5).all_ready();
    t.act(S0, Action::SchnappsUpgrade(Area::Brewer));
    assert_eq!((t.game.tavern(S0).lying(Kind::Brewer), t.tops()), (2, vec![Card::NOBLE]));
    assert_eq!((t.purse(), t.schnapps()), ((0, 0), 0));
}
