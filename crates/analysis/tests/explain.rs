//! Explanations are honest: they add up, they rank, they agree with the player that thinks alike, and
//! they know no more than a person at the table.

mod kinds;
#[path = "../../players/tests/secret/mod.rs"]
mod secret;
mod watched;

use analysis::explain::{
    Alternative, Explanation, Gain, Part, Settings, explain, lead, outlook, win_chances,
};
use chance::{Fast, Seed};
use engine::chance::FirstOutcome;
use engine::model::{Face, Seat, Space};
use engine::notation::read_game;
use engine::{Action, ActionGroup, Ask, Game, NoEvents, Phase, Rules, Setup};
use kinds::kind;
use players::solver::is_same_deed;
use players::value::Judge;
use players::{Brain, STRENGTHS, Strength, by_name, choose, standard_value};
use secret::turned_round;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use watched::watched;

fn explained(rules: &Rules, game: &Game, seat: Seat) -> Explanation {
    explain(rules, &standard_value(), game, seat, &Settings::like("strong"))
}

/// Whether this question of a game is looked at: not every step of a turn.
fn sampled(game: &Game, count: &mut u32) -> bool {
    *count += 1;
    game.phase != Phase::Serve || count.is_multiple_of(3)
}

/// Explains the question, checks its parts and ranks, and returns the question.
fn sound(rules: &Rules, game: &Game, seat: Seat) -> Ask {
    let mut settings = Settings::like("strong");
    settings.strength.denial = 0.5;
    let explanation = explain(rules, &standard_value(), game, seat, &settings);
    let ask = explanation.ask.expect("a question");
    let first = explanation.alternatives.first().unwrap_or_else(|| panic!("nothing: {ask:?}"));
    for (index, alternative) in explanation.alternatives.iter().enumerate() {
        let sum: f32 = alternative.reasons.iter().map(|reason| reason.points).sum();
        let rival = alternative.points - lead(&alternative.all, game, seat);
        let left = first.points - lead(&first.all, game, seat);
        let whole =
            alternative.points - explanation.nothing - settings.strength.denial * (rival - left);
        assert!((sum - whole).abs() < 0.02, "{ask:?}: {sum} of {whole}");
        let less = explanation.compare(index, 0).iter().map(|r| r.points).sum::<f32>();
        assert!((less - (alternative.score - first.score)).abs() < 0.02, "{ask:?}");
        assert!(alternative.score <= first.score, "not ranked: {ask:?}");
        assert!((0.0..=1.0).contains(&alternative.win), "{}", alternative.win);
        let legal = rules.legal(game, seat);
        let action = alternative.actions.first().expect("an action");
        assert!(legal.contains(action) || matches!(action, Action::Plan(_)), "{action:?}");
    }
    ask
}

#[test]
fn every_question_is_explained_and_the_parts_are_the_whole() {
    let mut asked = HashSet::new();
    for (players, level) in [(2, 1), (3, 2), (4, 4), (2, 5)] {
        let mut count = 0;
        watched(
            "strong",
            &Setup::new(players, level),
            &Seed::derived(51, 1),
            |rules, game, seat| {
                if sampled(game, &mut count) {
                    asked.insert(kind(sound(rules, game, seat)));
                }
            },
        );
    }
    // What strong players do not come by, such as the Juggler's card (G1), chance brings about.
    for index in 0..6 {
        watched("random", &Setup::new(3, 5), &Seed::derived(51, index), |rules, game, seat| {
            let kind = kind(rules.ask(game, seat).expect("a question"));
            if asked.insert(kind) {
                sound(rules, game, seat);
            }
        });
    }
    assert_eq!(asked.len(), 14, "not all kinds of questions came up");
}

#[test]
fn a_linear_value_leaves_no_rest_in_a_turn() {
    let mut turns = 0;
    let value = standard_value();
    watched("strong", &Setup::new(2, 5), &Seed::derived(51, 2), |rules, game, seat| {
        if rules.ask(game, seat) != Some(Ask::Serve) {
            return;
        }
        let explanation = explain(rules, &value, game, seat, &Settings::like("strong"));
        for alternative in &explanation.alternatives {
            let rest = alternative.reasons.iter().find(|reason| reason.part == Part::Rest);
            // Stored Thalers and beer decide between equal points in the end (Z2).
            let limit = if game.round == 8 { 1.0 } else { 0.01 };
            assert!(rest.is_none_or(|rest| rest.points.abs() < limit), "{rest:?}");
        }
        turns += 1;
    });
    assert!(turns > 50, "{turns}");
}

/// Whether steps count together: equal ones, all dice of the Monk, and all others.
fn is_same(one: Action, other: Action) -> bool {
    let at = |action| match action {
        Action::Use { at, .. } => Some(at == Space::MONK),
        _ => None,
    };
    one == other || at(one).is_some() && at(one) == at(other)
}

/// Whether the gains of the best plan are all that sets it apart from doing nothing. A die that is turned first is no
/// step of the turn.
fn adds_up(judge: &Judge<'_>, game: &Game, explanation: &Explanation) -> bool {
    let Alternative { actions, gains, points, .. } = &explanation.alternatives[0];
    if matches!(actions[0], Action::Turn { .. }) {
        return false;
    }
    let seat = explanation.seat;
    let sum: f32 = gains.iter().map(|gain| gain.points).sum();
    let before = judge.worth(&judge.rules.seen_by(game, seat), seat);
    assert!((before + sum - points).abs() < 0.05, "{before} and {sum}, not {points}");
    true
}

/// What the position is worth before each step of a turn, and after the last: without Thalers and beer, and those.
fn worths(judge: &Judge<'_>, game: &Game, seat: Seat, steps: &[Action]) -> Vec<(f32, f32)> {
    let worth = |game: &Game| {
        let without = judge.prospect(game, seat).with(0, 0);
        (without, judge.worth(game, seat) - without)
    };
    let (mut game, mut worths) = (*game, vec![worth(game)]);
    for action in steps.iter().filter(|step| **step != Action::Close) {
        let done = judge.rules.apply(&mut game, seat, action, &mut FirstOutcome, &mut NoEvents);
        assert_eq!(done, Ok(()), "{action:?}");
        worths.push(worth(&game));
    }
    worths
}

#[test]
fn a_step_brings_what_the_turn_is_worth_more_after_it() {
    let (value, mut named, mut turns, mut plans) = (standard_value(), 0, 0, 0);
    watched("strong", &Setup::new(2, 5), &Seed::derived(51, 7), |rules, game, seat| {
        let ask = rules.ask(game, seat);
        if !matches!(ask, Some(Ask::Serve | Ask::Plan | Ask::Draft | Ask::Choose)) || game.round > 4
        {
            return;
        }
        let judge = Judge::new(rules, &value);
        let explanation = explained(rules, game, seat);
        let Alternative { actions, gains, .. } = &explanation.alternatives[0];
        match ask {
            Some(Ask::Serve) => turns += 1,
            Some(Ask::Plan) => return plans += u32::from(adds_up(&judge, game, &explanation)),
            // The dice that the draft may bring buy something, on most evenings.
            Some(Ask::Draft) => return named += usize::from(!gains.is_empty()),
            _ => return assert!(gains.is_empty()),
        }
        assert!(gains.is_sorted_by(|one, other| one.points >= other.points));
        let worths = worths(&judge, game, seat, actions);
        let kept = gains.iter().find(|gain| gain.action == Action::Close).expect("what is kept");
        let purses = worths[worths.len() - 1].1 - worths[0].1;
        assert!((kept.points - purses).abs() < 0.01, "{kept:?}, not {purses}");
        let of_a_step = |gain: &&Gain| !matches!(gain.action, Action::Ready | Action::Close);
        for gain in gains.iter().filter(of_a_step) {
            let found: f32 = (0..worths.len() - 1)
                .filter(|&step| is_same(actions[step], gain.action))
                .map(|step| {
                    let rest = &actions[step + 1..worths.len() - 1];
                    let answers =
                        rest.iter().take_while(|step| step.group() == ActionGroup::Answer).count();
                    worths[step + 1 + answers].0 - worths[step].0
                })
                .sum();
            assert!((gain.points - found).abs() < 0.01, "{gain:?}, not {found}");
        }
        let buys = |step: &&Action| matches!(step, Action::Buy(_) | Action::Recruit(_));
        for bought in actions.iter().filter(buys) {
            assert!(gains.iter().any(|gain| gain.action == *bought), "{bought:?} is not named");
        }
    });
    assert!(turns > 20 && named > 10 && plans > 10, "{turns} {named} {plans}");
}

#[test]
fn the_player_that_thinks_alike_takes_the_first_alternative() {
    let (mut drafts, mut turns, mut others) = (0, 0, 0);
    for (players, level) in [(2, 5), (3, 3), (4, 1)] {
        watched(
            "strong",
            &Setup::new(players, level),
            &Seed::derived(51, 3),
            |rules, game, seat| {
                let ask = rules.ask(game, seat).expect("a question");
                let count = match (ask, game.phase) {
                    (Ask::Draft, _) => &mut drafts,
                    (_, Phase::Serve) => &mut turns,
                    // Laid dice are for the next questions.
                    (Ask::Plan, _) => return,
                    _ => &mut others,
                };
                *count += 1;
                if *count % 2 == 0 {
                    return;
                }
                let mut fresh = by_name("strong", 0).expect("strong");
                let action = choose(fresh.as_mut(), rules, game, seat);
                let explanation = explained(rules, game, seat);
                assert_eq!(explanation.alternatives[0].actions[0], action, "{ask:?}");
            },
        );
    }
    assert!(drafts > 100 && turns > 200 && others > 30, "{drafts} {turns} {others}");
}

#[test]
fn turns_tried_on_evenings_to_come_are_ranked_as_their_player_ranks_them() {
    let [.., strong, strongest] = STRENGTHS;
    let foresight =
        strongest.foresight.map(|far| players::foresight::Foresight { evenings: 32, ..far });
    assert!(foresight.is_some());
    let strength = Strength { foresight, ..strong };
    let settings = Settings { strength, ..Settings::like("strong") };
    let (mut turns, mut tried) = (0, 0);
    watched("strong", &Setup::new(2, 3), &Seed::derived(51, 6), |rules, game, seat| {
        if rules.ask(game, seat) != Some(Ask::Serve) {
            return;
        }
        turns += 1;
        if turns % 4 > 0 {
            return;
        }
        let mut fresh = Brain::new(strength, standard_value(), 0);
        let action = choose(&mut fresh, rules, game, seat);
        let explanation = explain(rules, &standard_value(), game, seat, &settings);
        assert_eq!(explanation.alternatives[0].actions[0], action);
        let reasons = &explanation.alternatives[0].reasons;
        tried += u32::from(reasons.iter().any(|reason| reason.part == Part::Tomorrow));
    });
    assert!(tried > 5, "{tried} of {turns}");
}

#[test]
fn r9_secret_answers_change_no_explanation() {
    let mut compared = 0;
    watched("strong", &Setup::new(3, 5), &Seed::derived(51, 4), |rules, game, seat| {
        let Some(other) = turned_round(rules, game, seat) else { return };
        assert_ne!(other, *game);
        assert_eq!(explained(rules, &other, seat), explained(rules, game, seat));
        compared += 1;
    });
    assert!(compared > 20, "only {compared} questions");
}

#[test]
fn whoever_has_no_time_gets_the_answer_of_a_quick_player() {
    let stop = AtomicBool::new(true);
    let settings = Settings { stop: Some(&stop), ..Settings::like("strong") };
    let mut asked = HashSet::new();
    watched("greedy", &Setup::new(3, 5), &Seed::derived(51, 8), |rules, game, seat| {
        let explanation = explain(rules, &standard_value(), game, seat, &settings);
        let first = explanation.alternatives.first().expect("something to do");
        let action = first.actions.first().expect("a step");
        let mut next = *game;
        let done = rules.apply(&mut next, seat, action, &mut FirstOutcome, &mut NoEvents);
        assert_eq!(done, Ok(()), "{action:?}");
        asked.insert(kind(explanation.ask.expect("a question")));
    });
    assert!(asked.len() >= 7, "{} kinds of questions", asked.len());
}

#[test]
fn who_is_asked_nothing_gets_no_alternatives() {
    let rules = Rules::first_release();
    let mut luck = Fast::new(1);
    let game = rules.begin(&Setup::new(2, 1), &mut luck, &mut NoEvents).expect("a game");
    let explanation = explained(&rules, &game, Seat::ALL[3]);
    assert!(explanation.alternatives.is_empty() && explanation.ask.is_none());
    assert!(explanation.compare(0, 1).is_empty() && explanation.brings(0).is_empty());
}

#[test]
fn chances_are_shared_out_and_grow_with_the_lead() {
    let rules = Rules::first_release();
    let value = standard_value();
    let judge = Judge::new(&rules, &value);
    let settings = Settings::like("strong");
    let (mut early, mut late) = (Vec::new(), Vec::new());
    watched("strong", &Setup::new(3, 3), &Seed::derived(51, 5), |_, game, _| {
        if game.phase != Phase::Draft {
            return;
        }
        let points = outlook(&judge, game, &settings);
        let chances = win_chances(&points, game);
        let seats = Seat::ALL.map(|seat| chances[seat]);
        assert!((seats.iter().sum::<f32>() - 1.0).abs() < 1e-4 && seats[3] == 0.0, "{seats:?}");
        for (one, other) in [(0, 1), (1, 2), (2, 0)].map(|(a, b)| (Seat::ALL[a], Seat::ALL[b])) {
            assert_eq!(points[one] > points[other], chances[one] > chances[other]);
        }
        let mut ahead = points;
        ahead[Seat::ALL[0]] = 5.0 + points[Seat::ALL[1]].max(points[Seat::ALL[2]]);
        let chance = win_chances(&ahead, game)[Seat::ALL[0]];
        if game.round < 3 {
            early.push(chance)
        } else if game.round > 6 {
            late.push(chance)
        }
    });
    let least = late.iter().fold(1.0f32, |a, &b| a.min(b));
    let most = early.iter().fold(0.0f32, |a, &b| a.max(b));
    assert!(least > most, "five points are worth more late: {least} against {most}");
}

/// Hints looked far too hopeful where all answer at the same time: the others were to take any answer.
#[test]
fn whoever_answers_at_the_same_time_is_expected_to_answer_well() {
    let mut compared = 0;
    for level in [1, 4] {
        watched("greedy", &Setup::new(2, level), &Seed::derived(61, 2), |rules, game, seat| {
            let [one, other] = [Seat::ALL[1], Seat::ALL[0]];
            let together = matches!(game.phase, Phase::StartCards | Phase::Evening);
            let asked = |seat| rules.ask(game, seat).is_some_and(|ask| ask != Ask::Redraw);
            if seat == Seat::ALL[0] && together && asked(one) && asked(other) {
                let [one, other] = [one, other].map(|seat| explained(rules, game, seat));
                let [best, theirs] = [&one, &other].map(|found| &found.alternatives[0]);
                assert!((best.all[other.seat] - theirs.points).abs() < 1e-3, "{best:?} {theirs:?}");
                assert!((theirs.all[one.seat] - best.points).abs() < 1e-3, "{best:?} {theirs:?}");
                assert!((best.win + theirs.win - 1.0).abs() < 1e-3);
                compared += 1;
            }
        });
    }
    assert!(compared > 4, "{compared}");
}

/// The rival gains little by the 6 that the better guest wants, but this seat loses much.
#[test]
fn a_hint_counts_on_rivals_who_take_what_one_needs() {
    let rules = Rules::standard();
    let draft = "phase=draft round=4 form=summer start=1 active=0 \
        supply=barback*10,dishwasher*11,server*14,table*12,brewer*14,noble*60,g1*6,g2*2,g3-g4,g7-g8,g10-g19,\
        g21-g22,g24-g26,g28-g29 counter=2 display=g1,g23,g6,g9,g8 \
        / deck=barback*2,dishwasher*3,server,table,brewer,r1*2,r2*2,g1 draws=4 tables=g5,r2,r2,g20 \
        lying=barback,table dice=w2 coaster=356 thalers=1 counter=1 monastery=2 \
        / deck=barback*2,dishwasher*2,table,brewer,r1*2,r2*2,g27 draws=12 tables=r1,r2,noble,r2 \
        lying=barback,server,table dice=w2,w2,o3 coaster=33 beer=1 up=cashbox monastery=3";
    let game = read_game(&rules, draft).expect("a position");
    let hint = explain(&rules, &standard_value(), &game, Seat::ALL[0], &Settings::advisor());
    let taken: Vec<Action> = hint.alternatives.iter().map(|way| way.actions[0]).collect();
    assert_eq!(taken[0], Action::Take(Face::ALL[5]), "{taken:?}");
    let behind = hint.alternatives[0].score - hint.alternatives[1].score;
    assert!(behind > 3.0, "{behind}");
}

#[test]
fn whatever_is_asked_for_instead_is_compared_with_the_best() {
    let (mut with, mut behind, mut exact, mut unreachable) = (0, 0, 0, 0);
    let (mut count, mut answers) = (0, 0);
    watched("strong", &Setup::new(2, 5), &Seed::derived(51, 9), |rules, game, seat| {
        count += 1;
        if count % 5 > 0 {
            return;
        }
        let usual = explained(rules, game, seat);
        let dice = |action: &Action| {
            matches!(action.group(), ActionGroup::Place | ActionGroup::Turn | ActionGroup::End)
        };
        let priced = analysis::reach(rules, game, seat).map_or_else(Vec::new, |reach| reach.prices);
        let priced = priced.iter().map(|price| price.action);
        let legal = rules.legal(game, seat).to_vec();
        let (answered, other): (Vec<Action>, Vec<Action>) = legal
            .into_iter()
            .filter(|action| !dice(action))
            .partition(|action| action.group() == ActionGroup::Answer);
        for deed in answered.into_iter().chain(priced).chain(other).take(6) {
            let settings = Settings { instead: Some(deed), ..Settings::like("strong") };
            let asked = explain(rules, &standard_value(), game, seat, &settings);
            assert_eq!(asked.alternatives[0].actions, usual.alternatives[0].actions);
            let Some(other) = asked.alternatives.get(1) else {
                unreachable += 1;
                continue;
            };
            match deed.group() {
                ActionGroup::Answer => {
                    answers += 1;
                    assert_eq!(other.actions[0], deed, "an answer to this question");
                }
                _ => {
                    assert!(other.actions.iter().any(|step| is_same_deed(step, &deed)), "{deed:?}")
                }
            }
            let less: f32 = asked.compare(1, 0).iter().map(|reason| reason.points).sum();
            assert!((less - (other.score - asked.alternatives[0].score)).abs() < 0.02, "{deed:?}");
            with += 1;
            behind += u32::from(less < -0.05);
            if usual.exact && asked.exact {
                exact += 1;
                assert!(less < 0.001, "nothing beats the best: {deed:?} {less}");
            }
        }
    });
    assert!(with > 100 && behind > 50 && exact > 10, "{with} {behind} {exact} {unreachable}");
    assert!(answers > 10, "{answers}");
}
