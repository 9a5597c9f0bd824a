//! E3: what Dishwashers raise, what frees a raise and what spends it.

use crate::serving::*;
use crate::support::*;
use engine::model::{Area, Kind};
use engine::{Action, Illegal, Phase};

#[test]
fn e3_several_dishwashers_raise_one_die() {
    let seated = [plain_guest(6)];
    for washers in 0..=5 {
        let areas = vec![Kind::Dishwasher; washers as usize];
        for pips in 1..=6 {
            let evening = Evening { seated: &seated, areas: &areas, ..Evening::default() };
            let mut t = Evening { white: &[pips], ..evening }.planned(1);
            let to = table(plain_guest(6));
            if 6 - pips <= washers {
                t.place(S0, white(pips), to);
                // The die itself is not turned.
                assert_eq!(t.lying(), [(white(pips), Some(to))]);
            } else {
                let place = Action::Place { die: white(pips), from: None, to };
                let lacking = Illegal::TooFewRaises { needs: 6 - pips, has: washers };
                assert_eq!(t.refuse(S0, place, "E3"), lacking);
            }
        }
    }
}

#[test]
fn e3_the_permanent_dishwasher_and_the_cards_wash_once_each_a_round() {
    for (cards, permanent, uses) in [(0, false, 0), (2, false, 2), (0, true, 1), (2, true, 3)] {
        let mut t = Table::new(2, 1);
        t.go_to(Phase::Arrival);
        let areas = vec![Kind::Dishwasher; cards];
        t.set_tavern(S0, &[regular(1), regular(1), regular(1)], &areas);
        if permanent {
            t.edit().taverns[S0].upgraded.insert(Area::Dishwasher);
        }
        t.go_to(Phase::Plan);
        assert_eq!(t.game.tavern(S0).washes, uses, "{cards} cards, permanent: {permanent}");
        // None is left over for the next round.
        t.act(S0, Action::Ready);
        t.act(S1, Action::Ready);
        t.act(S0, Action::Close);
        assert_eq!(t.game.tavern(S0).washes, 0);
    }
}
