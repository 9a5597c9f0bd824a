//! What is said to be within reach tonight is what all plans together bring, and depends on nothing secret.

#[path = "../../players/tests/secret/mod.rs"]
mod secret;
mod watched;

use analysis::reach;
use chance::Seed;
use engine::chance::FirstOutcome;
use engine::model::{MAX_DICE, Seat, Space};
use engine::{Action, Game, NoEvents, Phase, Plan, Rules, Setup};
use protocol::{Purse, Reach};
use secret::turned_round;
use watched::watched;

/// The most plans that are tried for one position.
const MOST: usize = 100_000;

/// The purses of all plans that no other beats, or `None` where there are too many plans.
fn by_trying(rules: &Rules, game: &Game, seat: Seat) -> Option<Vec<Purse>> {
    let tavern = game.tavern(seat);
    let printed = [Space::CASHBOX, Space::BARREL, Space::BREWER, Space::MONK];
    let mut spaces: Vec<Option<Space>> = printed.into_iter().map(Some).collect();
    for seated in tavern.tables.seated().iter().map(|seated| Some(seated.space())) {
        if !spaces.contains(&seated) {
            spaces.push(seated);
        }
    }
    spaces.push(None);
    let unused = |&index: &usize| tavern.dice.get(index).is_some_and(|(_, entry)| !entry.used());
    let dice: Vec<usize> = (0..MAX_DICE).filter(unused).collect();
    let count = spaces.len().pow(dice.len() as u32);
    let mut all = Vec::new();
    for number in 0..Some(count).filter(|&count| count <= MOST)? {
        let (mut plan, mut rest) = (Plan::default(), number);
        for &die in &dice {
            plan.0[die] = spaces[rest % spaces.len()];
            rest /= spaces.len();
        }
        if let Ok(preview) = rules.preview(game, seat, &plan) {
            all.push(Purse { thalers: preview.thalers_then, beer: preview.beer_then });
        }
    }
    let beats = |one: &Purse, other: &Purse| {
        one != other && one.thalers >= other.thalers && one.beer >= other.beer
    };
    let mut best: Vec<Purse> =
        all.iter().filter(|purse| !all.iter().any(|other| beats(other, purse))).copied().collect();
    best.sort_by_key(|purse| purse.thalers);
    best.dedup();
    Some(best)
}

/// The game after a step without surprises.
fn after(rules: &Rules, game: &Game, seat: Seat, action: &Action) -> Game {
    let mut next = *game;
    rules.apply(&mut next, seat, action, &mut FirstOutcome, &mut NoEvents).expect("a legal step");
    next
}

/// Compares what `reach` says with what trying finds; returns how many positions could be tried.
fn compare(rules: &Rules, game: &Game, seat: Seat, told: &Reach) -> usize {
    let mut tried = 0;
    if let Some(found) = by_trying(rules, game, seat) {
        assert_eq!(told.purses, found, "{:?}", game.phase);
        tried += 1;
    }
    let takes = rules.legal(game, seat).iter().filter(|a| matches!(a, Action::Take(_))).count();
    assert_eq!(told.with.len(), takes);
    for with in &told.with {
        let next = after(rules, game, seat, &Action::Take(with.face));
        let dice = |game: &Game| game.tavern(seat).dice.entries().count();
        // The last die comes by itself (R8).
        if dice(&next) != dice(game) + 1 {
            continue;
        }
        if let Some(found) = by_trying(rules, &next, seat) {
            assert_eq!(with.purses, found, "with {:?}", with.face);
            tried += 1;
        }
    }
    tried
}

#[test]
fn e4_within_reach_is_what_all_plans_together_bring() {
    for (players, level) in [(2, 1), (3, 5)] {
        let mut tried = [0, 0, 0];
        watched(
            "greedy",
            &Setup::new(players, level),
            &Seed::derived(61, 1),
            |rules, game, seat| {
                let told = reach(rules, game, seat);
                let phase = match game.phase {
                    Phase::Draft => 0,
                    Phase::Plan => 1,
                    Phase::Serve => 2,
                    _ => return assert_eq!(told, None, "{:?}", game.phase),
                };
                // Not every step of a long turn.
                if tried[phase] < 40 {
                    tried[phase] += compare(rules, game, seat, &told.expect("a seat with dice"));
                }
            },
        );
        assert!(tried.iter().all(|&tried| tried >= 20), "level {level}: {tried:?}");
    }
}

/// Whether a step of a serving turn buys something at its full price.
fn buys(action: &&Action) -> bool {
    matches!(
        action,
        Action::Buy(_)
            | Action::Upgrade { returned: 0, .. }
            | Action::Recruit(_)
            | Action::Nobles(_)
    )
}

#[test]
fn f5_what_the_purse_can_pay_is_what_the_rules_sell() {
    let mut bought = 0;
    watched("greedy", &Setup::new(2, 5), &Seed::derived(61, 2), |rules, game, seat| {
        let Some(Reach { prices, .. }) = reach(rules, game, seat) else { return };
        assert!(!prices.is_empty());
        if rules.ask(game, seat) != Some(engine::Ask::Serve) {
            return;
        }
        let purse = game.tavern(seat);
        let paid = prices.iter().filter(|p| p.thalers <= purse.thalers && p.beer <= purse.beer);
        let paid: Vec<Action> = paid.map(|price| price.action).collect();
        let list = rules.legal(game, seat);
        let sold: Vec<Action> = list.iter().filter(buys).copied().collect();
        assert_eq!(paid, sold);
        bought += sold.len();
    });
    assert!(bought > 100, "{bought}");
}

#[test]
fn r9_secret_answers_do_not_change_what_is_within_reach() {
    let mut compared = 0;
    watched("greedy", &Setup::new(3, 5), &Seed::derived(61, 3), |rules, game, seat| {
        let Some(other) = turned_round(rules, game, seat) else { return };
        assert_eq!(reach(rules, &other, seat), reach(rules, game, seat));
        compared += u32::from(game.phase == Phase::Plan);
    });
    assert!(compared > 20, "only {compared} plans");
}
