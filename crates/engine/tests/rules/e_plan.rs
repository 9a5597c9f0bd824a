//! E: planning. Spaces and values (E1, E2), the Juggler (E5), used spaces (E6). Raises (E3) are in
//! `e_raises.rs`, the changing of plans (E4) in `e_change.rs`.

use crate::serving::*;
use crate::support::*;
use engine::model::{Card, Space};
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
fn e6_the_next_round_opens_the_spaces_again() {
    let plan = [(white(2), CASHBOX)];
    let mut t = Evening { white: &[2], plan: &plan, ..Evening::default() }.served(1);
    t.use_die(white(2), CASHBOX);
    assert!(matches!(t.events[0], Event::DieUsed { raises: 0, .. }));
    t.go_to_round(2, Phase::Plan).set_dice(S0, &[3], &[]).place(S0, white(3), CASHBOX);
}
