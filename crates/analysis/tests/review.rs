//! Reviews add up, whatever was played, and point at what was played badly.

use analysis::review::{
    Balance, Difference, Estimate, Mistake, Move, Review, ReviewError, Settings, again, review,
    settings,
};
use chance::{Seed, Seeded};
use engine::model::Seat;
use engine::{Action, Ask, Game, Phase, Rules, Setup};
use players::{Bot, by_name, choose, standard_value};
use record::{Format, Record, Recorder};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

/// A recorded game; `meddle` may answer for a bot, or take its last step back.
fn recorded(
    setup: &Setup,
    bots: &[&str],
    seed: u64,
    mut meddle: impl FnMut(&Rules, &Game, Seat) -> Meddling,
) -> String {
    let rules = Arc::new(Rules::first_release());
    let names: Vec<String> = (1..=setup.players).map(|n| format!("Player {n}")).collect();
    let chance = Seeded::new(&Seed::derived(61, seed), &[]);
    let begun = Recorder::begin(Format::Plain, Arc::clone(&rules), setup, &names, None, chance);
    let (mut recorder, mut text) = begun.expect("a game");
    text.push('\n');
    let mut players: Vec<Box<dyn Bot + Send>> = (0..usize::from(setup.players))
        .map(|seat| by_name(bots[seat % bots.len()], seat as u64).expect("a bot"))
        .collect();
    while let Some(seat) = rules.next_to_act(recorder.game()) {
        let game = *recorder.game();
        let player = players[usize::from(seat.number())].as_mut();
        let line = match meddle(&rules, &game, seat) {
            Meddling::Undo if recorder.timeline().can_undo(seat) => {
                recorder.undo(seat).expect("an undo").0
            }
            Meddling::TakeBack(who) => {
                recorder.act(who, &Action::TakeBack).expect("an answer to take back").0
            }
            Meddling::Do(action) => recorder.act(seat, &action).expect("a legal step").0,
            Meddling::Nothing | Meddling::Undo => {
                let action = choose(player, &rules, &game, seat);
                recorder.act(seat, &action).expect("a legal step").0
            }
        };
        text.push_str(&line);
        text.push('\n');
    }
    text.push_str(&recorder.finish(None).expect("the end"));
    text.push('\n');
    text
}

enum Meddling {
    Nothing,
    Do(Action),
    Undo,
    TakeBack(Seat),
}

/// The settings of a review, but quick.
fn quick() -> Settings {
    settings(2)
}

fn reviewed(text: &str, settings: Settings) -> Review {
    let record = Record::read(text).expect("a record");
    let last = Mutex::new(0);
    let review = review(&record, &standard_value(), settings, 2, &|done, all| {
        let mut last = last.lock().expect("no panic");
        assert!(done <= all, "{done} of {all}");
        *last = (*last).max(done);
    });
    let review = review.expect("a review");
    assert!(*last.lock().expect("no panic") > review.moves.len());
    assert_adds_up(&review, &record);
    review
}

/// Start, luck and skill of all make the final margin, which is that of the record.
fn assert_adds_up(review: &Review, record: &Record) {
    let scores = &record.end.as_ref().expect("an end").outcome.scores;
    assert_eq!(review.seats.len(), scores.len());
    for account in &review.seats {
        let seat = usize::from(account.seat.number());
        assert_eq!(account.points, scores[seat].total);
        let rivals = scores.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = rivals.map(|(_, points)| points.total).max().expect("a rival");
        assert_eq!(account.margin, f32::from(scores[seat].total) - f32::from(best));
        assert!((account.sum() - account.margin).abs() < 0.05, "{account:?}");
        let sum = |of: &dyn Fn(&Move) -> f32| review.moves.iter().map(of).sum::<f32>();
        let luck = sum(&|the_move| the_move.luck[account.seat].mean);
        assert!((luck - account.luck.mean).abs() < 0.05, "{luck} {account:?}");
        let skill = sum(&|the_move| the_move.skill[account.seat].mean);
        assert!((skill - account.skill.mean - account.others.mean).abs() < 0.05, "{account:?}");
    }
    for the_move in &review.moves {
        let win: f32 = Seat::ALL.iter().map(|&seat| the_move.after.win[seat]).sum();
        assert!((win - 1.0).abs() < 0.01, "{win}");
    }
    let last = review.moves.last().expect("a move");
    for account in &review.seats {
        assert_eq!(last.after.points[account.seat], f32::from(account.points));
    }
    for mistake in review.mistakes.iter().chain(&review.doubtful) {
        let Mistake { loss, balance, .. } = mistake;
        assert!((balance.sum() - loss.mean).abs() < 0.01, "{balance:?} {loss:?}");
        // A plan can still be changed: only dice that were turned, or should have been, are decided by then.
        let turns = |way: &[Action]| way.iter().any(|step| matches!(step, Action::Turn { .. }));
        assert!(mistake.phase != Phase::Plan || turns(&mistake.played) || turns(&mistake.better));
    }
    for mistake in &review.mistakes {
        assert!(mistake.loss.mean > 2.0 * mistake.loss.error, "{:?}", mistake.loss);
    }
    let mut known = Vec::new();
    for mistake in review.mistakes.iter().chain(&review.doubtful) {
        let when = (mistake.seat, mistake.round, mistake.phase);
        assert!(!known.contains(&when), "one evening fills two places: {when:?}");
        known.push(when);
    }
    if let [one, other] = review.seats[..] {
        // Between two, what one gains the other loses.
        assert!((one.others.mean + other.skill.mean).abs() < 0.05, "{one:?} {other:?}");
        assert!((one.luck.mean + other.luck.mean).abs() < 0.05, "{one:?} {other:?}");
    }
}

#[test]
fn the_accounts_of_games_of_all_kinds_add_up() {
    for (players, level) in [(2, 5), (3, 3), (4, 1)] {
        let bots = ["money", "random", "greedy"];
        let seed = u64::from(players * 10 + level);
        let text = recorded(&Setup::new(players, level), &bots, seed, |_, _, _| Meddling::Nothing);
        let review = reviewed(&text, quick());
        let skill = |seat: usize| review.seats[seat].skill;
        assert_eq!(skill(0).mean, 0.0, "the reference player is as good as itself");
        assert!(skill(1).mean < -10.0, "random plays worst: {:?}", skill(1));
    }
}

/// Nothing is unknown in the last turns: whoever finds something better must find at least what the reference player
/// would have made of the whole turn, but for steps that cost next to nothing.
#[test]
fn a_last_turn_counts_as_a_whole() {
    let mut turns = 0;
    for seed in 0..8 {
        let setup = Setup::new(2, 1);
        let text = recorded(&setup, &["random", "random"], 200 + seed, |_, _, _| Meddling::Nothing);
        let review = reviewed(&text, quick());
        let last = |mistake: &&Mistake| (mistake.round, mistake.phase) == (8, Phase::Serve);
        for mistake in review.mistakes.iter().filter(last) {
            let holds = |of: &&Move| of.lines.0 <= mistake.line && mistake.line <= of.lines.1;
            let turn = review.moves.iter().find(holds).expect("the turn of the mistake");
            let (loss, skill) = (mistake.loss.mean, turn.skill[mistake.seat].mean);
            assert!(loss + 3.0 >= -skill, "{loss} of {skill}");
            turns += 1;
        }
    }
    assert!(turns > 3, "{turns}");
}

#[test]
fn better_players_show_more_skill() {
    let text = recorded(&Setup::new(2, 5), &["strong", "random"], 3, |_, _, _| Meddling::Nothing);
    let review = reviewed(&text, quick());
    let [strong, random] = review.seats[..] else { panic!("two seats") };
    assert!(strong.skill.mean > 0.0 && random.skill.mean < 0.0, "{strong:?} {random:?}");
}

/// Luck is measured against its own average, so over many games nobody has more of it. A seat's luck over these
/// games is a sum of independent numbers with the mean 0; three standard errors leave room for chance.
#[test]
fn luck_favours_nobody_in_the_long_run() {
    let mut luck = Vec::new();
    for seed in 0..8 {
        let setup = Setup::new(2, 1);
        let text = recorded(&setup, &["money", "greedy"], 100 + seed, |_, _, _| Meddling::Nothing);
        luck.push(f64::from(reviewed(&text, quick()).seats[0].luck.mean));
    }
    let count = luck.len() as f64;
    let mean = luck.iter().sum::<f64>() / count;
    let squares: f64 = luck.iter().map(|luck| (luck - mean) * (luck - mean)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    assert!(mean.abs() < 3.0 * error, "{mean} ±{error}: {luck:?}");
}

/// The same courses give the same review on any number of threads.
#[test]
fn a_review_does_not_depend_on_threads() {
    let text = recorded(&Setup::new(2, 1), &["money", "greedy"], 4, |_, _, _| Meddling::Nothing);
    let record = Record::read(&text).expect("a record");
    let on = |threads| review(&record, &standard_value(), quick(), threads, &|_, _| {});
    assert_eq!(on(1), on(3));
}

#[test]
fn what_was_taken_back_was_never_done() {
    let mut count = 0;
    let setup = Setup { late_refill: true, ..Setup::new(2, 5) };
    let text = recorded(&setup, &["greedy"], 7, |_, _, _| {
        count += 1;
        if count % 7 == 0 { Meddling::Undo } else { Meddling::Nothing }
    });
    let undone = text.lines().filter(|line| line.contains("\"undo\"")).count();
    assert!(undone > 5, "{undone} steps taken back");
    let review = reviewed(&text, quick());
    let lines = |pair: &[Move]| pair[0].lines.1 < pair[1].lines.0;
    assert!(review.moves.windows(2).all(lines), "every line belongs to one move");
}

#[test]
fn an_answer_taken_back_was_never_given() {
    let mut taken_back = 0;
    let text = recorded(&Setup::new(2, 5), &["greedy"], 8, |rules, game, seat| {
        let other = seat.clockwise(1, 2);
        let can = rules.legal(game, other).contains(&Action::TakeBack);
        if can && taken_back < 3 {
            taken_back += 1;
            return Meddling::TakeBack(other);
        }
        Meddling::Nothing
    });
    assert_eq!(taken_back, 3);
    let review = reviewed(&text, quick());
    let chosen = review.moves.iter().filter(|the_move| the_move.ask == Ask::StartCard);
    assert_eq!(chosen.count(), 2);
}

#[test]
fn a_rich_turn_closed_at_once_is_among_the_costliest() {
    let mut closed = None;
    let text = recorded(&Setup::new(2, 1), &["strong"], 9, |rules, game, seat| {
        let begins = game.phase == Phase::Serve && game.serving == begun(rules, game, seat);
        let rich = game.round == 4 && seat == Seat::ALL[1];
        if rich && begins && closed.is_none() && rules.ask(game, seat) == Some(Ask::Serve) {
            closed = Some(game.round);
            return Meddling::Do(Action::Close);
        }
        Meddling::Nothing
    });
    assert_eq!(closed, Some(4));
    let review = reviewed(&text, settings(8));
    let worst = review.costliest(Some(Seat::ALL[1]), 3);
    let found = worst.iter().find(|mistake| mistake.played == [Action::Close]);
    let found = found.unwrap_or_else(|| panic!("not found among {}", worst.len()));
    assert!(found.round == 4 && found.loss.mean > 3.0, "{:?} in round {}", found.loss, found.round);
    assert!(found.better.len() > 1 && found.better[0] != Action::Close, "{:?}", found.better);
    assert!(!found.reasons.is_empty());
    assert!(found.gains.len() > 1, "{:?}", found.gains);
    assert!(found.gains_played.iter().all(|gain| gain.action == Action::Close));
    assert_tried_again(&text, found);
    let all = review.costliest(None, 3);
    assert!(all.windows(2).all(|pair| pair[0].loss.mean >= pair[1].loss.mean));
}

/// Whoever does what was better gains what the mistake cost, and whoever repeats it gains nothing.
fn assert_tried_again(text: &str, mistake: &Mistake) {
    let record = Record::read(text).expect("a record");
    let never = AtomicBool::new(false);
    let tried = |line: usize, way: &[Action]| {
        again(&record, &standard_value(), &settings(8), line, way, &never)
    };
    let better = tried(mistake.line, &mistake.better).expect("a decision").expect("not stopped");
    let Mistake { loss, balance, win, .. } = *mistake;
    assert_eq!(better, Difference { points: loss, balance, win });
    let same = tried(mistake.line, &mistake.played).expect("a decision").expect("not stopped");
    assert_eq!((same.points, same.balance), (Estimate::default(), Balance::default()));
    let stopped = AtomicBool::new(true);
    let way = &mistake.better;
    let cut = again(&record, &standard_value(), &settings(8), mistake.line, way, &stopped);
    assert_eq!(cut, Ok(None));
    for impossible in [&[][..], &[Action::TakeBack]] {
        assert_eq!(tried(mistake.line, impossible), Err(ReviewError::Impossible(mistake.line)));
    }
    assert_eq!(tried(1, &mistake.better), Err(ReviewError::NoDecision(1)));
    let beyond = record.entries.len() + 9;
    assert_eq!(tried(beyond, &mistake.better), Err(ReviewError::NoDecision(beyond)));
}

/// A serving turn in which nothing was done yet.
fn begun(rules: &Rules, game: &Game, seat: Seat) -> engine::Serving {
    let yields = rules.yields(game.tavern(seat));
    engine::Serving { yields, ..engine::Serving::default() }
}

#[test]
fn an_unfinished_game_is_not_reviewed() {
    let text = recorded(&Setup::new(2, 1), &["greedy"], 10, |_, _, _| Meddling::Nothing);
    let cut: String = text.split_inclusive('\n').take(40).collect();
    let record = Record::read(&cut).expect("a record");
    let refused = review(&record, &standard_value(), quick(), 1, &|_, _| {});
    assert_eq!(refused, Err(ReviewError::Unfinished));
}
