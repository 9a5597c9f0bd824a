//! E: planning. Spaces and values (E1, E2), whole plans (E4), used spaces (E6). Raises (E3) are in
//! `e_raises.rs`.

use crate::support::*;
use engine::model::{Card, Colour, Die, Space};
use engine::notation::read_action;
use engine::{Action, Event, Illegal, Phase};

/// Seat 0 plans with these dice at every kind of table: both Regulars, the Noble and a guest of each
/// price. Dice that are not named show a 3.
fn every_table(dice: &str) -> Scene {
    let tables = "tables=r1,r2,noble,g1,g2,g8,g15,g22,g26";
    Scene::given(&format!("/ lying=table*6,server*3 {tables} dice={dice}"))
}

/// Every space with the values it takes without a raise (E1, E2).
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
    for (colour, letter) in [(Colour::White, 'w'), (Colour::Own, 'o')] {
        for pips in 1..=6 {
            let die = Die { colour, face: face(pips) };
            let planning = every_table(&format!("{letter}{pips}"));
            for (space, values) in all_spaces() {
                let mut scene = planning.clone();
                if values.contains(&pips) {
                    scene.place(S0, die, space);
                    assert_eq!(scene.planned(), [(die, space)]);
                } else {
                    // A value above the space's is wrong for good, one below it lacks raises.
                    let highest = *values.last().expect("values");
                    let rule = if pips > highest { "E1" } else { "E3" };
                    scene.refuse(S0, Action::Place { die, from: None, to: space }, rule);
                }
            }
        }
    }
}

#[test]
fn e1_a_1x_space_takes_one_die() {
    for (space, values) in all_spaces().into_iter().filter(|(s, _)| ![BREWER, MONK].contains(s)) {
        let die = values[0];
        let mut scene = every_table(&format!("w{die},w{die}"));
        scene.place(S0, white(die), space);
        let second = Action::Place { die: white(die), from: None, to: space };
        assert_eq!(scene.refuse(S0, second, "E1"), Illegal::SpaceTaken { space });
    }
}

#[test]
fn e4_a_whole_plan_is_one_event() {
    let tavern = "lying=dishwasher,server*2 tables=noble,g8,r1 dice=w1,w2,w4,w6,o3,o5";
    let mut scene = Scene::given(&format!("/ {tavern}"));
    // One of the three own dice is missing; a gap comes before the dice of its colour.
    scene.act(S0, read_action("plan brewer noble g8 brewer / - - monk").expect("a plan"));
    let (noble, five) = (table(Card::NOBLE), table(plain_guest(5)));
    let planned = [
        (white(1), BREWER),
        (white(2), noble),
        (white(4), five),
        (white(6), BREWER),
        (own(5), MONK),
    ];
    assert_eq!(scene.planned(), planned);
    assert!(matches!(scene.events[..], [Event::DiceArranged { .. }]));
}

#[test]
fn e6_the_next_round_opens_the_spaces_again() {
    let mut scene = Scene::given("phase=serve / dice=w2@cashbox");
    scene.act(S0, Action::Use { die: white(2), at: CASHBOX });
    assert!(matches!(scene.events[0], Event::DieUsed { raises: 0, .. }));
    // All coasters show a 1.
    scene.go_to_round(2, Phase::Plan).place(S0, white(1), CASHBOX);
}
