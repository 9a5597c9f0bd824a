//! E3: what Dishwashers raise, what frees a raise and what spends it.

use crate::serving::*;
use crate::support::*;
use engine::model::{Area, Card, Kind};
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
fn e3_never_above_six_and_a_six_never_becomes_a_one() {
    let seated = [regular(1), Card::NOBLE, plain_guest(5)];
    let areas = [Kind::Dishwasher; 6];
    let evening = Evening { seated: &seated, areas: &areas, white: &[6, 3], ..Evening::default() };
    let mut t = evening.planned(1);
    for to in [table(regular(1)), table(Card::NOBLE), table(plain_guest(5)), MONK] {
        let refusal = t.refuse(S0, Action::Place { die: white(6), from: None, to }, "E1");
        assert_eq!(refusal, Illegal::WrongValue { space: to, pips: 6 });
    }
    // A 3 becomes a 6 for the Brewer, never a 1 or a 2.
    for to in [table(regular(1)), table(Card::NOBLE)] {
        t.refuse(S0, Action::Place { die: white(3), from: None, to }, "E1");
    }
    t.place(S0, white(3), BREWER);
}

#[test]
fn e3_a_die_takes_no_more_raises_than_its_space_needs() {
    // A 1 on the Brewer and dice on "?" spaces leave the only use free for the 4.
    let seated = [plain_guest(5), plain_guest(8)];
    let dice = [(white(1), BREWER), (white(2), CASHBOX), (white(3), table(plain_guest(8)))];
    let evening = Evening { seated: &seated, areas: &[Kind::Dishwasher], ..Evening::default() };
    let mut t = Evening { white: &[1, 2, 3, 4], own: &[5], plan: &dice, ..evening }.planned(1);
    t.place(S0, white(4), table(plain_guest(5)));
    t.refuse(S0, Action::Place { die: own(5), from: None, to: BREWER }, "E3");
}

#[test]
fn e3_lifting_or_moving_the_die_frees_the_raise() {
    let seated = [plain_guest(5), plain_guest(6)];
    let evening = Evening { seated: &seated, areas: &[Kind::Dishwasher], ..Evening::default() };
    let mut t = Evening { white: &[4, 5], ..evening }.planned(1);
    let (five, six) = (table(plain_guest(5)), table(plain_guest(6)));
    let second = Action::Place { die: white(5), from: None, to: six };
    t.place(S0, white(4), five);
    assert_eq!(t.refuse(S0, second, "E3"), Illegal::TooFewRaises { needs: 1, has: 0 });
    t.lift(white(4), five);
    t.act(S0, second);
    t.refuse(S0, Action::Place { die: white(4), from: None, to: five }, "E3");
    // Off to a space that needs no raise: the use is free again.
    t.shift(white(5), six, CASHBOX).place(S0, white(4), five);
    // On to another space that needs the same one.
    t.shift(white(4), five, MONK);
    assert_eq!(t.lying(), [(white(4), Some(MONK)), (white(5), Some(CASHBOX))]);
    assert_eq!((t.game.tavern(S0).washes, t.game.tavern(S0).washes_spent), (1, 0));
}

#[test]
fn e3_a_moved_die_may_use_its_own_raise_and_a_free_one() {
    let seated = [plain_guest(5), plain_guest(6)];
    let areas = [Kind::Dishwasher; 2];
    let evening = Evening { seated: &seated, areas: &areas, ..Evening::default() };
    let plan = [(white(4), table(plain_guest(5)))];
    let mut t = Evening { white: &[4, 3], plan: &plan, ..evening }.planned(1);
    t.shift(white(4), table(plain_guest(5)), table(plain_guest(6)));
    t.refuse(S0, Action::Place { die: white(3), from: None, to: MONK }, "E3");
}

#[test]
fn e3_a_raise_is_spent_when_its_die_is_removed() {
    let seated = [plain_guest(5), plain_guest(6)];
    let plan = [(white(4), table(plain_guest(5)))];
    let evening = Evening { seated: &seated, areas: &[Kind::Dishwasher], ..Evening::default() };
    let mut t = Evening { white: &[4, 5], plan: &plan, ..evening }.served(1);
    t.use_die(white(4), table(plain_guest(5)));
    assert_eq!(t.purse(), (5, 0));
    assert_eq!((t.game.tavern(S0).washes, t.game.tavern(S0).washes_spent), (0, 1));
    let place = Action::Place { die: white(5), from: None, to: table(plain_guest(6)) };
    assert_eq!(t.refuse(S0, place, "E3"), Illegal::TooFewRaises { needs: 1, has: 0 });
}

#[test]
fn e3_holds_for_dice_placed_and_moved_in_f() {
    let seated = [plain_guest(5), plain_guest(6)];
    let areas = [Kind::Dishwasher; 2];
    let evening = Evening { seated: &seated, areas: &areas, ..Evening::default() };
    let plan = [(white(5), CASHBOX)];
    let mut t = Evening { white: &[4, 5, 2], plan: &plan, ..evening }.served(1);
    t.place(S0, white(4), table(plain_guest(5)));
    t.shift(white(5), CASHBOX, table(plain_guest(6)));
    let third = Action::Place { die: white(2), from: None, to: MONK };
    t.refuse(S0, third, "E3");
    // Lifting frees in F too, removing spends.
    t.lift(white(4), table(plain_guest(5))).use_die(white(5), table(plain_guest(6)));
    assert_eq!(t.purse(), (6, 0));
    t.place(S0, white(4), MONK).lift(white(4), MONK);
    t.refuse(S0, third, "E3");
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
