//! The serving planner against a search that tries everything the rules allow.

use chance::{Fast, Seed};
use engine::chance::FirstOutcome;
use engine::model::Seat;
use engine::{Action, ActionList, Ask, Game, NoEvents, Phase, Rules, Setup};
use players::solver::{Limits, Solved, outcome_key, reachable, serve, turn_key};
use players::value::Judge;
use players::{Greedy, choose, standard_value};
use std::collections::HashSet;

/// The best end of the turn over all orders of all legal steps, dice moved about as one likes.
fn everything(
    judge: &Judge<'_>,
    game: &Game,
    seat: Seat,
    most: usize,
) -> Option<(f32, Vec<Action>)> {
    let mut seen = HashSet::from([game.state_hash()]);
    let mut open = vec![(*game, usize::MAX)];
    let mut best = (f32::MIN, usize::MAX);
    let mut steps: Vec<(usize, Action)> = Vec::new();
    let mut list = ActionList::new();
    while let Some((game, step)) = open.pop() {
        if judge.rules.ask(&game, seat) == Some(Ask::Serve) {
            let value = judge.worth(&game, seat);
            if value > best.0 {
                best = (value, step);
            }
        }
        judge.rules.legal_into(&game, seat, &mut list);
        for action in list.iter().filter(|action| **action != Action::Close) {
            let mut next = game;
            judge
                .rules
                .apply(&mut next, seat, action, &mut FirstOutcome, &mut NoEvents)
                .expect("listed");
            if seen.insert(next.state_hash()) {
                steps.push((step, *action));
                open.push((next, steps.len() - 1));
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    let mut told = Vec::new();
    let mut step = best.1;
    while let Some(&(before, action)) = steps.get(step) {
        told.push(action);
        step = before;
    }
    told.reverse();
    Some((best.0, told))
}

/// Positions at the beginning of serving turns of the first rounds.
fn turns(level: u8, rounds: u8, seed: u64) -> Vec<(Game, Seat)> {
    let rules = Rules::first_release();
    let mut chance = Fast::from(&Seed::derived(31, seed));
    let mut bot = Greedy::new();
    let mut game =
        rules.begin(&Setup::new(2, level), &mut chance, &mut NoEvents).expect("a set-up");
    let mut turns: Vec<(Game, Seat)> = Vec::new();
    while let Some(seat) = rules.next_to_act(&game) {
        if game.round > rounds {
            break;
        }
        let begins = game.phase == Phase::Serve && rules.ask(&game, seat) == Some(Ask::Serve);
        if begins && turns.last().is_none_or(|t| t.0.round != game.round || t.1 != seat) {
            turns.push((game, seat));
        }
        let action = choose(&mut bot, &rules, &game, seat);
        rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).expect("legal");
    }
    turns
}

#[test]
fn the_planner_finds_what_trying_everything_finds() {
    let rules = Rules::first_release();
    let value = standard_value();
    let judge = Judge::new(&rules, &value);
    let mut compared = 0;
    for (level, seed) in [(1, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)] {
        for (game, seat) in turns(level, 2, seed) {
            let Some((best, told)) = everything(&judge, &game, seat, 150_000) else { continue };
            let solved = serve(&judge, &game, seat, &Limits::exact(1_000_000));
            assert!(solved.exact, "{} nodes", solved.nodes);
            let turn = solved.best().expect("a turn");
            assert!(
                turn.value >= best - 0.001,
                "level {level}, round {}: {} instead of {best}: {:?} instead of {told:?}",
                game.round,
                turn.value,
                turn.actions
            );
            compared += 1;
        }
    }
    assert!(compared >= 6, "only {compared} turns were small enough");
}

#[test]
fn a_planned_turn_can_be_carried_out_and_is_worth_what_was_said() {
    let rules = Rules::first_release();
    let value = standard_value();
    let judge = Judge::new(&rules, &value);
    for level in 1..=5 {
        for (game, seat) in turns(level, 8, 40 + level as u64) {
            let limits =
                Limits { layouts: 4, beam: 8, nodes: 2_000, turns: 5, wanted: None, stop: None };
            let solved = serve(&judge, &game, seat, &limits);
            assert!((1..=5).contains(&solved.turns.len()));
            assert!(solved.turns.is_sorted_by(|a, b| a.value >= b.value), "best first");
            let mut ends = HashSet::new();
            for turn in &solved.turns {
                let mut after = game;
                assert_eq!(turn.positions.len(), turn.actions.len() + 1);
                for (action, position) in turn.actions.iter().zip(&turn.positions) {
                    assert_eq!(turn_key(position, seat), turn_key(&after, seat));
                    let done =
                        rules.apply(&mut after, seat, action, &mut FirstOutcome, &mut NoEvents);
                    assert_eq!(done, Ok(()), "{action:?}");
                }
                assert_eq!(rules.ask(&after, seat), Some(Ask::Serve));
                assert_eq!(judge.worth(&after, seat), turn.value);
                // Two ends must differ in something that is kept.
                assert!(ends.insert(outcome_key(&rules, &after, seat)), "the same end twice");
            }
        }
    }
}

#[test]
fn a_wider_search_is_never_worse_and_a_stop_ends_it() {
    let rules = Rules::first_release();
    let value = standard_value();
    let judge = Judge::new(&rules, &value);
    let stop = std::sync::atomic::AtomicBool::new(true);
    for (game, seat) in turns(3, 8, 77) {
        let narrow =
            Limits { layouts: 1, beam: 1, nodes: 1_000, turns: 1, wanted: None, stop: None };
        let wide =
            Limits { layouts: 8, beam: 64, nodes: 50_000, turns: 1, wanted: None, stop: None };
        let at_once = Limits { stop: Some(&stop), ..wide };
        let [narrow, wide, at_once] =
            [narrow, wide, at_once].map(|limits| serve(&judge, &game, seat, &limits));
        let value = |solved: &Solved| solved.best().map(|turn| turn.value);
        assert!(value(&wide) >= value(&narrow).map(|value| value - 0.001));
        assert!(at_once.nodes <= 20);
    }
}

#[test]
fn a_turn_is_followed_to_its_end_however_few_positions_may_be_looked_at() {
    let rules = Rules::first_release();
    let value = standard_value();
    let judge = Judge::new(&rules, &value);
    let (mut bought, mut count) = (0, 0);
    for (game, seat) in turns(1, 8, 78) {
        let limits =
            Limits { layouts: 8, beam: 1_000, nodes: 1, turns: 1, wanted: None, stop: None };
        let solved = serve(&judge, &game, seat, &limits);
        let turn = solved.best().expect("a turn");
        let end = turn.positions.last().expect("an end");
        for action in rules.legal(end, seat).iter().filter(|a| matches!(a, Action::Use { .. })) {
            let mut next = *end;
            rules.apply(&mut next, seat, action, &mut FirstOutcome, &mut NoEvents).expect("legal");
            assert!(judge.worth(&next, seat) < turn.value + 0.001, "{action:?} was forgotten");
        }
        let buys = |action: &Action| matches!(action, Action::Buy(_) | Action::Upgrade { .. });
        bought += usize::from(turn.actions.iter().any(buys));
        count += 1;
    }
    assert!(2 * bought > count, "bought in {bought} of {count} turns");
}

/// Every purse that single moves of dice can lead to, by trying all of them.
fn purses(rules: &Rules, game: &Game, seat: Seat) -> HashSet<(u16, u16)> {
    let mut seen = HashSet::from([game.state_hash()]);
    let mut open = vec![*game];
    let mut purses = HashSet::new();
    while let Some(game) = open.pop() {
        let plan = rules.current_plan(&game, seat);
        let preview = rules.preview(&game, seat, &plan).expect("as the dice lie");
        purses.insert((preview.thalers_then, preview.beer_then));
        for action in &rules.legal(&game, seat) {
            let mut next = game;
            if matches!(action, Action::Place { from: None, .. }) {
                rules
                    .apply(&mut next, seat, action, &mut FirstOutcome, &mut NoEvents)
                    .expect("listed");
                if seen.insert(next.state_hash()) {
                    open.push(next);
                }
            }
        }
    }
    purses
}

#[test]
fn reachable_purses_are_those_that_dice_can_bring() {
    let rules = Rules::first_release();
    let mut chance = Fast::new(8);
    let mut bot = Greedy::new();
    let mut game = rules.begin(&Setup::new(2, 1), &mut chance, &mut NoEvents).expect("a set-up");
    let mut compared = 0;
    while let Some(seat) = rules.next_to_act(&game) {
        let bare = rules.current_plan(&game, seat) == engine::Plan::default();
        if rules.ask(&game, seat) == Some(Ask::Plan) && bare && game.round <= 4 {
            let all = purses(&rules, &game, seat);
            let told = reachable(&rules, &game, seat);
            assert!(!told.is_empty());
            for purse in &all {
                let matched = told.iter().any(|best| best.0 >= purse.0 && best.1 >= purse.1);
                assert!(matched, "{purse:?} is better than {told:?}");
            }
            for (index, purse) in told.iter().enumerate() {
                assert!(all.contains(purse), "{purse:?} cannot be reached");
                let beaten = told[index + 1..].iter().any(|best| best.1 >= purse.1);
                assert!(!beaten, "{purse:?} is no better than another of {told:?}");
            }
            compared += 1;
        }
        let action = choose(&mut bot, &rules, &game, seat);
        rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).expect("legal");
    }
    assert!(compared >= 6, "only {compared} evenings");
}
