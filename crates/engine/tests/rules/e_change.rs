//! E4: changing the plan, one die or all at once, in E and in F; saying "ready".

use crate::serving::*;
use crate::support::*;
use engine::model::{Card, Kind};
use engine::{Action, Ask, Event, Illegal, Phase};

#[test]
fn e4_dice_are_placed_moved_and_lifted_freely() {
    let plan = [(white(5), CASHBOX), (white(6), BREWER)];
    let mut t = Evening { white: &[5, 6], own: &[3], plan: &plan, ..Evening::default() }.planned(3);
    t.shift(white(5), CASHBOX, BARREL).shift(white(6), BREWER, CASHBOX).lift(white(5), BARREL);
    t.place(S0, own(3), BARREL).place(S0, white(5), MONK);
    let lying = [(white(5), Some(MONK)), (white(6), Some(CASHBOX)), (own(3), Some(BARREL))];
    assert_eq!(t.lying(), lying);
}

#[test]
fn e4_only_dice_that_lie_there_are_moved() {
    let plan = [(white(5), CASHBOX)];
    let mut t = Evening { white: &[5, 6], own: &[3], plan: &plan, ..Evening::default() }.planned(1);
    let refused = [
        Action::Place { die: white(3), from: None, to: BARREL },
        Action::Place { die: own(5), from: None, to: BARREL },
        Action::Place { die: white(5), from: None, to: BARREL },
        Action::Place { die: white(6), from: Some(CASHBOX), to: BARREL },
        Action::Place { die: white(5), from: Some(CASHBOX), to: CASHBOX },
        Action::Lift { die: white(6), from: BREWER },
        Action::Lift { die: white(5), from: BARREL },
    ];
    for action in refused {
        t.refuse(S0, action, "E4");
    }
}

#[test]
fn e4_dice_may_stay_unplaced() {
    let mut t = Evening { white: &[1, 2, 3, 4], own: &[5], ..Evening::default() }.served(1);
    assert_eq!((t.game.phase, t.asked(S0)), (Phase::Serve, Some(Ask::Serve)));
    t.act(S0, Action::Close);
    assert_eq!(t.lying(), []);
    assert_eq!(t.purse(), (0, 0));
}

#[test]
fn e4_everybody_plans_at_the_same_time() {
    let mut t = Evening { white: &[1], ..Evening::default() }.planned(1);
    t.set_dice(S1, &[6], &[]);
    t.place(S1, white(6), CASHBOX).place(S0, white(1), CASHBOX);
    t.act(S1, Action::Ready);
    assert_eq!((t.asked(S0), t.asked(S1)), (Some(Ask::Plan), None));
    t.act(S0, Action::Ready);
    assert_eq!((t.game.phase, t.asked(S0), t.asked(S1)), (Phase::Serve, Some(Ask::Serve), None));
}

#[test]
fn e4_ready_may_be_withdrawn_until_the_last_is_ready() {
    let mut t = Evening { white: &[1], ..Evening::default() }.planned(1);
    let place = Action::Place { die: white(1), from: None, to: CASHBOX };
    t.refuse(S0, Action::TakeBack, "R9");
    t.act(S0, Action::Ready);
    t.refuse(S0, place, "R2");
    t.refuse(S0, plan(&[Some(CASHBOX)]), "R2");
    t.refuse(S0, Action::Ready, "R2");
    t.act(S0, Action::TakeBack);
    t.act(S0, place);
    t.all_ready();
    t.refuse(S0, Action::TakeBack, "R9");
    t.refuse(S1, Action::TakeBack, "R9");
}

#[test]
fn e4_ready_is_never_said_by_itself() {
    // No dice at all: still the player says it (R8).
    let t = Evening::default().planned(1);
    assert_eq!(t.legal(S0), [Action::Ready]);
    assert_eq!(t.game.phase, Phase::Plan);
}

#[test]
fn e4_a_whole_plan_at_once() {
    let seated = [Card::NOBLE, plain_guest(5)];
    let evening = Evening { seated: &seated, areas: &[Kind::Dishwasher], ..Evening::default() };
    let mut t = Evening { white: &[1, 2, 4, 6], own: &[3, 5], ..evening }.planned(1);
    let (noble, five) = (table(Card::NOBLE), table(plain_guest(5)));
    let spaces = [Some(BREWER), Some(noble), Some(five), Some(BREWER), None, Some(MONK)];
    let dice = [white(1), white(2), white(4), white(6), own(3), own(5)];
    let mut wanted = [None; 7];
    wanted[..4].copy_from_slice(&spaces[..4]);
    // One of the three own dice is missing; a gap comes before the dice of its colour.
    wanted[5..].copy_from_slice(&spaces[4..]);
    t.act(S0, plan(&wanted));
    assert_eq!(t.lying(), dice.into_iter().zip(spaces).collect::<Vec<_>>());
    assert!(matches!(t.events[..], [Event::DiceArranged { .. }]));
    // A plan says where all dice lie: what it leaves out goes back into the pool.
    let wanted = [(white(2), CASHBOX), (own(3), BARREL)];
    t.act(S0, plan_of(&t, &wanted));
    let lying: Vec<_> = t.lying().into_iter().filter(|(_, at)| at.is_some()).collect();
    assert_eq!(lying, [(white(2), Some(CASHBOX)), (own(3), Some(BARREL))]);
}

#[test]
fn e4_a_whole_plan_lets_two_dice_change_places() {
    let seated = [plain_guest(5), plain_guest(6)];
    let (five, six) = (table(plain_guest(5)), table(plain_guest(6)));
    let evening = Evening { seated: &seated, areas: &[Kind::Dishwasher; 3], ..Evening::default() };
    let dice = [(white(4), five), (white(5), six)];
    let mut t = Evening { white: &[4, 5], plan: &dice, ..evening }.planned(1);
    // One by one the second space is taken.
    t.refuse(S0, Action::Place { die: white(4), from: Some(five), to: six }, "E1");
    t.act(S0, plan_of(&t, &[(white(4), six), (white(5), five)]));
    assert_eq!(t.lying(), [(white(4), Some(six)), (white(5), Some(five))]);
}

#[test]
fn e4_a_plan_takes_no_space_twice() {
    let seated = [regular(2), regular(2), Card::NOBLE, Card::NOBLE];
    let mut t = Evening { seated: &seated, white: &[2, 2, 2, 2], ..Evening::default() }.planned(1);
    let (noble, two) = (table(Card::NOBLE), table(regular(2)));
    for space in [CASHBOX, BARREL, noble] {
        let twice = plan(&[Some(space), None, Some(space)]);
        assert_eq!(t.refuse(S0, twice, "E1"), Illegal::SpaceTaken { space });
    }
    let thrice = plan(&[Some(two), Some(two), Some(two)]);
    assert_eq!(t.refuse(S0, thrice, "E1"), Illegal::SpaceTaken { space: two });
    t.act(S0, plan(&[Some(two), Some(two), Some(noble), Some(CASHBOX)]));
}

#[test]
fn e4_a_plan_needs_values_raises_and_seated_guests() {
    let seated = [plain_guest(5), plain_guest(6)];
    let evening = Evening { seated: &seated, areas: &[Kind::Dishwasher], ..Evening::default() };
    let mut t = Evening { white: &[4, 5], own: &[6], ..evening }.planned(1);
    let (five, six) = (table(plain_guest(5)), table(plain_guest(6)));
    let needy = plan_of(&t, &[(white(4), five), (white(5), six)]);
    assert_eq!(t.refuse(S0, needy, "E3"), Illegal::TooFewRaises { needs: 2, has: 1 });
    let wrong = plan_of(&t, &[(own(6), MONK)]);
    assert_eq!(t.refuse(S0, wrong, "E1"), Illegal::WrongValue { space: MONK, pips: 6 });
    let absent = plan_of(&t, &[(own(6), table(plain_guest(7)))]);
    t.refuse(S0, absent, "E2");
    // The one raise serves either of them.
    t.act(S0, plan_of(&t, &[(white(4), five), (own(6), six)]));
    t.act(S0, plan_of(&t, &[(white(5), six), (own(6), BREWER)]));
}

#[test]
fn e4_a_plan_names_no_missing_die() {
    let mut t = Evening { white: &[1, 2, 3, 4], own: &[5], ..Evening::default() }.planned(1);
    // Two of the three own dice are missing; gaps come before the dice of their colour.
    for index in [4, 5] {
        let mut missing = [None; 7];
        missing[index] = Some(CASHBOX);
        let refusal = t.refuse(S0, plan(&missing), "E4");
        assert_eq!(refusal, Illegal::PlanMovesUsedDie { index: index as u8 });
    }
    t.act(S0, plan(&[None, None, None, None, None, None, Some(CASHBOX)]));
    assert_eq!(t.lying()[4], (own(5), Some(CASHBOX)));
}

#[test]
fn e4_the_plan_may_be_changed_in_the_own_serving_turn() {
    for level in [1, 2, 3] {
        let plan = [(white(5), CASHBOX), (white(6), BARREL)];
        let mut t = Evening { white: &[5, 6], plan: &plan, ..Evening::default() }.served(level);
        t.shift(white(5), CASHBOX, MONK).lift(white(6), BARREL).place(S0, white(6), CASHBOX);
        t.act(S0, plan_of(&t, &[(white(5), CASHBOX), (white(6), BREWER)]));
        assert_eq!(t.lying(), [(white(5), Some(CASHBOX)), (white(6), Some(BREWER))]);
    }
}

#[test]
fn e4_nobody_changes_a_plan_in_the_turn_of_another() {
    let mut t = Evening { white: &[5], ..Evening::default() }.planned(1);
    t.set_dice(S1, &[3], &[]);
    t.all_ready();
    let place = |pips| Action::Place { die: white(pips), from: None, to: CASHBOX };
    t.refuse(S1, place(3), "R2");
    t.refuse(S1, plan(&[Some(CASHBOX)]), "R2");
    t.act(S0, Action::Close);
    t.refuse(S0, place(5), "R2");
    t.act(S1, place(3));
}

#[test]
fn e4_a_used_die_is_never_moved_again() {
    let dice = [(white(5), CASHBOX), (white(6), BREWER)];
    let mut t = Evening { white: &[5, 6], plan: &dice, ..Evening::default() }.served(1);
    t.use_die(white(5), CASHBOX).use_die(white(6), BREWER);
    t.refuse(S0, Action::Place { die: white(5), from: Some(CASHBOX), to: MONK }, "E4");
    t.refuse(S0, Action::Place { die: white(5), from: None, to: MONK }, "E4");
    t.refuse(S0, Action::Lift { die: white(6), from: BREWER }, "E4");
    let used = (0..7).filter(|&index| t.game.tavern(S0).dice.get(index).is_some());
    for index in used.collect::<Vec<_>>() {
        let mut places = [None; 7];
        places[index] = Some(MONK);
        let refusal = t.refuse(S0, plan(&places), "E4");
        assert_eq!(refusal, Illegal::PlanMovesUsedDie { index: index as u8 });
    }
    // Left out of a plan, used dice stay where they were used.
    t.act(S0, plan(&[]));
    assert_eq!(t.lying(), []);
    assert_eq!(t.game.tavern(S0).dice.entries().filter(|(_, entry)| entry.used()).count(), 2);
}

#[test]
fn e4_raises_of_removed_dice_are_gone_for_a_whole_plan() {
    let seated = [plain_guest(5), plain_guest(6)];
    let evening = Evening { seated: &seated, areas: &[Kind::Dishwasher; 2], ..Evening::default() };
    let dice = [(white(4), table(plain_guest(5)))];
    let mut t = Evening { white: &[4, 5, 3], plan: &dice, ..evening }.served(1);
    t.use_die(white(4), table(plain_guest(5)));
    let two = plan_of(&t, &[(white(5), table(plain_guest(6))), (white(3), BARREL)]);
    let three = plan_of(&t, &[(white(3), MONK)]);
    assert_eq!(t.refuse(S0, three, "E3"), Illegal::TooFewRaises { needs: 2, has: 1 });
    t.act(S0, two);
}
