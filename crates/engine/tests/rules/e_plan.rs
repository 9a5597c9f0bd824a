//! E: planning. Spaces and values (E1, E2), the Juggler (E5), used spaces (E6). Raises (E3) are in
//! `e_raises.rs`, the changing of plans (E4) in `e_change.rs`.

use crate::serving::*;
use crate::support::*;
use engine::model::{Card, Entertainer, Side, Space};
use engine::{Action, Event, Illegal, Phase};

/// A tavern with every kind of table: both Regulars, the Noble and a guest of each price.
fn all_tables() -> Vec<Card> {
    let mut seated = vec![regular(1), regular(2), Card::NOBLE];
    seated.extend((3..=8).map(plain_guest));
    seated
}

/// Every space with the values it takes without a raise (E1, E2; COMPONENTS 3 to 5).
fn all_spaces() -> Vec<(Space, Vec<u8>)> {
    let any = (1..=6).collect::<Vec<_>>();
    vec![
        (CASHBOX, any.clone()),
        (BARREL, any.clone()),
        (BREWER, vec![1, 6]),
        (MONK, vec![5]),
        (table(Card::NOBLE), vec![2]),
        (table(regular(1)), vec![1]),
        (table(regular(2)), vec![2]),
        (table(plain_guest(3)), vec![3]),
        (table(plain_guest(4)), vec![4]),
        (table(plain_guest(5)), vec![5]),
        (table(plain_guest(6)), vec![6]),
        (table(plain_guest(7)), any.clone()),
        (table(plain_guest(8)), any),
    ]
}

#[test]
fn e1_every_space_takes_exactly_its_values() {
    let seated = all_tables();
    for die in all_dice() {
        let pips = die.face.pips();
        for (space, values) in all_spaces() {
            let mut t = Evening { seated: &seated, ..Evening::default() }.planned(1);
            t.edit().taverns[S0].dice.add(die);
            if values.contains(&pips) {
                t.place(S0, die, space);
                assert_eq!(t.lying(), [(die, Some(space))]);
            } else {
                // A value above the space's is wrong for good, one below it lacks raises.
                let highest = *values.last().expect("values");
                let rule = if pips > highest { "E1" } else { "E3" };
                t.refuse(S0, Action::Place { die, from: None, to: space }, rule);
            }
        }
    }
}

#[test]
fn e1_a_1x_space_takes_one_die() {
    let seated = all_tables();
    for (space, values) in all_spaces().into_iter().filter(|(s, _)| ![BREWER, MONK].contains(s)) {
        let die = values[0];
        let mut t =
            Evening { seated: &seated, white: &[die, die], ..Evening::default() }.planned(1);
        t.place(S0, white(die), space);
        let second = Action::Place { die: white(die), from: None, to: space };
        assert_eq!(t.refuse(S0, second, "E1"), Illegal::SpaceTaken { space });
    }
}

#[test]
fn e1_brewer_and_monk_take_any_number() {
    let mut t = Evening { white: &[1, 1, 6, 6], own: &[1, 6, 6], ..Evening::default() }.planned(1);
    for die in [white(1), white(1), white(6), white(6), own(1), own(6), own(6)] {
        t.place(S0, die, BREWER);
    }
    assert!(t.lying().iter().all(|&(_, at)| at == Some(BREWER)));
    let mut t = Evening { white: &[5; 4], own: &[5; 3], ..Evening::default() }.planned(1);
    for die in [white(5), white(5), white(5), white(5), own(5), own(5), own(5)] {
        t.place(S0, die, MONK);
    }
    assert_eq!(t.lying().len(), 7);
    assert!(t.lying().iter().all(|&(_, at)| at == Some(MONK)));
}

#[test]
fn e2_the_spaces_are_the_four_printed_and_the_seated() {
    let seated = [regular(2), Card::NOBLE, plain_guest(5), plain_guest(7)];
    let t = Evening { seated: &seated, white: &[2, 5], ..Evening::default() }.planned(1);
    let five = [CASHBOX, BARREL, MONK, table(plain_guest(5)), table(plain_guest(7))];
    assert_eq!(t.targets(white(5)), five);
    let two = [CASHBOX, BARREL, table(Card::NOBLE), table(regular(2)), table(plain_guest(7))];
    assert_eq!(t.targets(white(2)), two);
}

#[test]
fn e2_nobody_serves_a_guest_who_is_not_there() {
    let mut t = Evening { seated: &[regular(1)], white: &[3, 2], ..Evening::default() }.planned(1);
    // He sits at the neighbour's.
    t.set_tavern(S1, &[plain_guest(3)], &[]);
    for (die, absent) in [(3, plain_guest(3)), (2, Card::NOBLE), (2, regular(2))] {
        let to = table(absent);
        let refusal = t.refuse(S0, Action::Place { die: white(die), from: None, to }, "E2");
        assert_eq!(refusal, Illegal::NobodyThere { space: to });
    }
}

#[test]
fn e2_the_nobles_share_one_space_equal_guests_do_not() {
    let seated = [Card::NOBLE, Card::NOBLE, Card::NOBLE, regular(2), regular(2)];
    let mut t = Evening { seated: &seated, white: &[2; 4], ..Evening::default() }.planned(1);
    t.place(S0, white(2), table(Card::NOBLE));
    let second = Action::Place { die: white(2), from: None, to: table(Card::NOBLE) };
    t.refuse(S0, second, "E1");
    t.place(S0, white(2), table(regular(2))).place(S0, white(2), table(regular(2)));
    let third = Action::Place { die: white(2), from: None, to: table(regular(2)) };
    t.refuse(S0, third, "E1");
}

fn juggler(white: &[u8], own: &[u8], schnapps: u8) -> Table {
    let mut t = Evening { white, own, ..Evening::default() }.planned(2);
    t.hire(Entertainer::Juggler, Side::Second, schnapps);
    t
}

#[test]
fn e5_the_juggler_turns_dice_as_often_as_paid() {
    let mut t = juggler(&[2, 4], &[3], 3);
    assert_eq!(t.game.supply.schnapps, 17);
    t.act(S0, Action::Turn { die: white(2), to: face(6) });
    t.act(S0, Action::Turn { die: own(3), to: face(1) });
    assert_eq!((t.schnapps(), t.game.supply.schnapps), (1, 19));
    // The same die again, if it must be.
    t.act(S0, Action::Turn { die: own(1), to: face(5) });
    assert_eq!((t.schnapps(), t.game.supply.schnapps), (0, 20));
    assert_eq!(t.lying(), [(white(4), None), (white(6), None), (own(5), None)]);
    let fourth = Action::Turn { die: white(4), to: face(5) };
    let broke = Illegal::TooLittleSchnapps { who: Entertainer::Juggler, needs: 1, has: 0 };
    assert_eq!(t.refuse(S0, fourth, "E5"), broke);
}

#[test]
fn e5_offers_every_other_face_of_the_unplaced_dice() {
    let mut t = juggler(&[2, 2, 4], &[], 1);
    t.place(S0, white(4), CASHBOX);
    let turns: Vec<Action> =
        t.legal(S0).into_iter().filter(|a| matches!(a, Action::Turn { .. })).collect();
    let faces = [1, 3, 4, 5, 6].map(|to| Action::Turn { die: white(2), to: face(to) });
    assert_eq!(turns, faces);
}

#[test]
fn e5_a_placed_die_is_not_turned_nor_one_to_its_own_face() {
    let mut t = juggler(&[2, 4], &[], 2);
    t.place(S0, white(4), CASHBOX);
    t.refuse(S0, Action::Turn { die: white(4), to: face(6) }, "E4");
    t.refuse(S0, Action::Turn { die: white(2), to: face(2) }, "E5");
    t.refuse(S0, Action::Turn { die: own(2), to: face(3) }, "E4");
    // Lifted it may be turned, and it lies as it shows.
    t.lift(white(4), CASHBOX);
    t.act(S0, Action::Turn { die: white(4), to: face(6) });
    t.place(S0, white(6), BREWER);
}

#[test]
fn e5_only_the_die_side_of_the_juggler_and_only_in_e() {
    let turn = Action::Turn { die: white(2), to: face(6) };
    let mut t = juggler(&[2], &[], 1);
    t.all_ready();
    t.refuse(S0, turn, "R2");

    let mut t = Evening { white: &[2], ..Evening::default() }.planned(2);
    let missing = Illegal::NoEntertainer { who: Entertainer::Juggler };
    assert_eq!(t.refuse(S0, turn, "E5"), missing);
    t.hire(Entertainer::Juggler, Side::First, 1);
    assert_eq!(t.refuse(S0, turn, "E5"), missing);
    t.hire(Entertainer::Musician, Side::Second, 0);
    assert_eq!(t.refuse(S0, turn, "E5"), missing);
}

#[test]
fn e6_a_used_1x_space_stays_used_for_the_round() {
    let seated = [plain_guest(7), Card::NOBLE];
    for (space, first) in
        [(CASHBOX, 2), (BARREL, 2), (table(plain_guest(7)), 2), (table(Card::NOBLE), 2)]
    {
        let plan = [(white(first), space)];
        let evening = Evening { seated: &seated, plan: &plan, ..Evening::default() };
        let mut t = Evening { white: &[2, 2], own: &[2], ..evening }.served(1);
        t.use_die(white(2), space);
        for die in [white(2), own(2)] {
            let again = Action::Place { die, from: None, to: space };
            assert_eq!(t.refuse(S0, again, "E6"), Illegal::SpaceUsed { space });
        }
        let all = plan_of(&t, &[(own(2), space)]);
        assert_eq!(t.refuse(S0, all, "E6"), Illegal::SpaceUsed { space });
    }
}

#[test]
fn e6_a_second_equal_guest_can_still_be_served() {
    let seated = [regular(2), regular(2)];
    let plan = [(white(2), table(regular(2)))];
    let evening = Evening { seated: &seated, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[2, 2, 2], ..evening }.served(1);
    let to = table(regular(2));
    t.use_die(white(2), to).place(S0, white(2), to).use_die(white(2), to);
    assert_eq!(t.purse(), (4, 0));
    t.refuse(S0, Action::Place { die: white(2), from: None, to }, "E6");
}

#[test]
fn e6_brewer_and_monk_may_be_used_again() {
    let plan = [(white(1), BREWER), (white(5), MONK), (own(5), CASHBOX)];
    let evening = Evening { plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 6, 5, 5], own: &[5], ..evening }.served(1);
    t.use_die(white(1), BREWER).use_die(white(5), MONK);
    assert_eq!((t.purse(), t.game.tavern(S0).monastery), ((0, 1), 1));
    t.place(S0, white(6), BREWER).place(S0, white(5), MONK).shift(own(5), CASHBOX, MONK);
    t.use_die(white(6), BREWER).use_die(white(5), MONK);
    assert_eq!((t.purse(), t.game.tavern(S0).monastery), ((0, 2), 2));
    // A die that only lay on the Cashbox has not used it.
    t.shift(own(5), MONK, CASHBOX).use_die(own(5), CASHBOX);
    assert_eq!(t.purse(), (1, 2));
}

#[test]
fn e6_the_next_round_opens_the_spaces_again() {
    let plan = [(white(2), CASHBOX)];
    let mut t = Evening { white: &[2], plan: &plan, ..Evening::default() }.served(1);
    t.use_die(white(2), CASHBOX);
    assert!(matches!(t.events[0], Event::DieUsed { raises: 0, .. }));
    t.go_to_round(2, Phase::Plan).set_dice(S0, &[3], &[]).place(S0, white(3), CASHBOX);
}
