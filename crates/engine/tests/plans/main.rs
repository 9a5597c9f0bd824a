//! Whole plans (E4) against an independent check: random reachable positions, random plans.

mod by_hand;
#[path = "../dice/mod.rs"]
mod dice;

use by_hand::{can_be_laid, minimum, takes};
use dice::Dice;
use engine::model::{Die, Seat, Space, Tavern};
use engine::{Action, Ask, Game, Illegal, NoEvents, Phase, Plan, ReputationSide, Rules, Setup};
use proptest::prelude::*;
use std::sync::OnceLock;

/// Plans tried in each position.
const PLANS: usize = 60;

fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::first_release)
}

/// Plays at random to this round, then until dice could be moved for the `more`th time; `None` if
/// the game ends before.
fn wander(setup: &Setup, round: u8, more: usize, dice: &mut Dice) -> Option<(Game, Seat)> {
    let mut game = rules().begin(setup, dice, &mut NoEvents).expect("a legal set-up");
    let mut chances = 0;
    loop {
        let seats: Vec<Seat> = rules().to_act(&game).into_iter().collect();
        let seat = *seats.get(dice.below(seats.len().max(1)))?;
        if matches!(rules().ask(&game, seat), Some(Ask::Plan | Ask::Serve)) && game.round >= round {
            if chances == more {
                return Some((game, seat));
            }
            chances += 1;
        }
        let action = random_step(&rules().legal(&game, seat), dice);
        rules().apply(&mut game, seat, &action, dice, &mut NoEvents).expect("listed as legal");
    }
}

/// A step of somebody who places dice, uses them and buys before moving on, but not always.
fn random_step(legal: &[Action], dice: &mut Dice) -> Action {
    let fruitful = |action: &&Action| {
        let again = matches!(action, Action::Place { from: Some(_), .. } | Action::Lift { .. });
        !again && !matches!(action, Action::Ready | Action::Close)
    };
    let fruits: Vec<&Action> = legal.iter().filter(fruitful).collect();
    match dice.below(6) {
        0 => legal[dice.below(legal.len())],
        1 => legal[legal.len() - 1],
        _ if fruits.is_empty() => legal[legal.len() - 1],
        _ => *fruits[dice.below(fruits.len())],
    }
}

/// A random game of any size and level.
fn random_setup(dice: &mut Dice) -> Setup {
    Setup::new(2 + dice.below(3) as u8, 1 + dice.below(5) as u8)
}

/// A random plan: mostly spaces that exist here and values that fit, sometimes anything.
fn random_plan(tavern: &Tavern, dice: &mut Dice) -> Plan {
    let mut spaces = vec![Space::CASHBOX, Space::BARREL, Space::BREWER, Space::MONK];
    spaces.extend(tavern.tables.seated().iter().filter_map(|s| Space::table(s.card())));
    let mut plan = Plan::default();
    let wild = dice.below(4) == 0;
    for (index, place) in plan.0.iter_mut().enumerate() {
        let space = if wild && dice.below(8) == 0 {
            Space::new(dice.below(64) as u8).unwrap_or(Space::MONK)
        } else {
            spaces[dice.below(spaces.len())]
        };
        let fits = tavern.dice.get(index).is_some_and(|(die, entry)| {
            !entry.used() && (0..=tavern.raises).any(|r| takes(space, die.face.pips() + r))
        });
        if (fits && dice.below(4) > 0) || (wild && dice.below(8) == 0) {
            *place = Some(space);
        }
    }
    plan
}

/// The plan, die by die: first all are lifted, then each is placed.
fn one_by_one(game: &Game, seat: Seat, plan: &Plan, dice: &mut Dice) -> Result<Game, Illegal> {
    let mut game = *game;
    let before = *game.tavern(seat);
    for (die, entry) in before.dice.entries().filter(|(_, entry)| !entry.used()) {
        let Some(from) = before.space_at(entry.place()) else { continue };
        let lift = Action::Lift { die, from };
        rules().apply(&mut game, seat, &lift, dice, &mut NoEvents)?;
    }
    for (index, to) in plan.0.iter().enumerate() {
        let (Some(to), Some((die, _))) = (*to, before.dice.get(index)) else { continue };
        let place = Action::Place { die, from: None, to };
        rules().apply(&mut game, seat, &place, dice, &mut NoEvents)?;
    }
    Ok(game)
}

/// Every die, whether it is used, and the space it lies on, sorted.
fn lying(tavern: &Tavern) -> Vec<(Die, bool, Option<Space>)> {
    let dice = tavern.dice.entries();
    let mut dice: Vec<_> =
        dice.map(|(die, entry)| (die, entry.used(), tavern.space_at(entry.place()))).collect();
    dice.sort_unstable();
    dice
}

/// The same as the plan wants it: used dice stay where they are.
fn wanted(tavern: &Tavern, plan: &Plan) -> Vec<(Die, bool, Option<Space>)> {
    let dice = plan.0.iter().enumerate().filter_map(|(index, &space)| {
        let (die, entry) = tavern.dice.get(index)?;
        let at = if entry.used() { tavern.space_at(entry.place()) } else { space };
        Some((die, entry.used(), at))
    });
    let mut dice: Vec<_> = dice.collect();
    dice.sort_unstable();
    dice
}

fn check(game: &Game, seat: Seat, plan: &Plan, dice: &mut Dice) -> Result<bool, TestCaseError> {
    let possible = can_be_laid(game.tavern(seat), plan);
    let checked = rules().check_plan(game.tavern(seat), plan);
    prop_assert_eq!(possible, checked.is_ok(), "{:?} for {:?}", checked, plan);
    let follows = game.phase == Phase::Serve && game.form.reputation.is_some();
    let mut after = *game;
    let result = rules().apply(&mut after, seat, &Action::Plan(*plan), dice, &mut NoEvents);
    match result {
        Err(refusal) => {
            prop_assert_eq!(&after, game, "a refused plan left a trace");
            let reputation = matches!(refusal, Illegal::ReputationCannotGoBack { .. });
            prop_assert_eq!(possible, reputation, "{}", refusal);
            prop_assert!(!reputation || follows);
        }
        Ok(()) if follows => {
            prop_assert!(possible);
            prop_assert_eq!(after.serving.assessed(), minimum(&after, seat));
            // Without a Signature no step brings further steps.
            if game.form.reputation == Some(ReputationSide::Plain) && after.owed.is_empty() {
                let marker = |game: &Game| game.tavern(seat).reputation as i32;
                let weight = |game: &Game| game.serving.assessed() as i32;
                prop_assert_eq!(marker(&after) - marker(game), weight(&after) - weight(game));
            }
            prop_assert_eq!(lying(after.tavern(seat)), wanted(game.tavern(seat), plan));
            prop_assert_eq!(rules().validate(*after), Ok(after));
            // F weighs every step of the way, so that not every plan can be laid die by die.
            if let Ok(laid) = one_by_one(game, seat, plan, dice) {
                prop_assert_eq!(laid.taverns[seat].dice, after.taverns[seat].dice);
            }
        }
        Ok(()) => {
            prop_assert!(possible);
            prop_assert_eq!(one_by_one(game, seat, plan, dice), Ok(after));
        }
    }
    Ok(possible)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    /// E4: a plan is accepted exactly when it can be laid out, it is the same as laying it out
    /// die by die, and a refused one changes nothing.
    #[test]
    fn e4_plans_are_accepted_exactly_when_they_can_be_laid(
        seed in 1u64..u64::MAX,
        round in 1u8..=8,
        more in 0usize..40,
    ) {
        let mut dice = Dice(seed);
        let setup = random_setup(&mut dice);
        let Some((game, seat)) = wander(&setup, round, more, &mut dice) else {
            return Ok(());
        };
        for _ in 0..PLANS {
            let plan = random_plan(game.tavern(seat), &mut dice);
            check(&game, seat, &plan, &mut dice)?;
        }
    }
}

/// The property is worth something only if both answers come up, in E and in F, with used dice,
/// with raises, and with plans the Reputation forbids.
#[test]
fn e4_the_random_plans_are_of_all_kinds() {
    let mut seen = [[0; 2]; 2];
    let (mut raised, mut used, mut forbidden) = (0, 0, 0);
    for seed in 1..=150 {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let (setup, round, more) =
            (random_setup(&mut dice), 1 + dice.below(8) as u8, dice.below(40));
        let Some((game, seat)) = wander(&setup, round, more, &mut dice) else { continue };
        let tavern = game.tavern(seat);
        used += tavern.dice.entries().any(|(_, entry)| entry.used()) as u32;
        for _ in 0..PLANS {
            let plan = random_plan(tavern, &mut dice);
            let possible = can_be_laid(tavern, &plan);
            seen[(game.phase == Phase::Serve) as usize][possible as usize] += 1;
            let mut bare = *tavern;
            bare.raises = 0;
            raised += (possible && !can_be_laid(&bare, &plan)) as u32;
            let action = Action::Plan(plan);
            let result = rules().apply(&mut { game }, seat, &action, &mut dice, &mut NoEvents);
            forbidden += matches!(result, Err(Illegal::ReputationCannotGoBack { .. })) as u32;
        }
    }
    assert!(seen.iter().flatten().all(|&count| count > 200), "{seen:?}");
    assert!(raised > 100 && used > 10 && forbidden > 20, "{raised} {used} {forbidden}");
}
