//! Reviews add up, whatever was played, and point at what was played badly.

use analysis::explain::Settings;
use analysis::review::{Review, ReviewError, review, settings};
use chance::{Seed, Seeded};
use engine::model::Seat;
use engine::{Action, Ask, Game, Phase, Rules, Setup};
use players::{Bot, by_name, choose, standard_value};
use record::{Format, Record, Recorder};
use std::sync::Arc;

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
fn quick() -> Settings<'static> {
    let mut quick = settings();
    let strength = &mut quick.strength;
    (strength.layouts, strength.beam, strength.nodes, strength.evenings) = (2, 2, 150, 2);
    quick
}

fn reviewed(text: &str, settings: &Settings<'_>) -> Review {
    let record = Record::read(text).expect("a record");
    let mut last = 0;
    let review = review(&record, &standard_value(), settings, &mut |done, all| {
        assert!(done == last + 1 && done <= all, "{done} of {all} after {last}");
        last = done;
    });
    let review = review.expect("a review");
    assert_eq!(review.decisions.len(), last);
    assert_adds_up(&review, &record);
    review
}

/// Start, luck and losses of all make the final margin, which is that of the record.
fn assert_adds_up(review: &Review, record: &Record) {
    let scores = &record.end.as_ref().expect("an end").outcome.scores;
    assert_eq!(review.seats.len(), scores.len());
    for account in &review.seats {
        let seat = usize::from(account.seat.number());
        assert_eq!(account.points, scores[seat].total);
        let rivals = scores.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = rivals.map(|(_, points)| points.total).max().expect("a rival");
        assert_eq!(account.margin, f32::from(scores[seat].total) - f32::from(best));
        assert!((account.sum() - account.margin).abs() < 0.5, "{account:?}");
        assert!(account.losses >= 0.0, "{account:?}");
    }
    for decision in &review.decisions {
        assert!(decision.loss >= 0.0, "line {}: {}", decision.line, decision.loss);
        assert!((decision.effects[decision.seat] + decision.loss).abs() < 0.001);
        // Among more than two, a better margin to the best rival may help another rival.
        let fewer = review.seats.len() > 2 || decision.win.1 <= decision.win.0 + 0.001;
        assert!(fewer, "line {}: {:?}", decision.line, decision.win);
    }
    if let [one, other] = review.seats[..] {
        // Between two, what one loses the other gains.
        assert!((one.others - other.losses).abs() < 0.1 && (one.chance + other.chance).abs() < 0.1);
    }
}

#[test]
fn the_accounts_of_games_of_all_kinds_add_up() {
    for players in 2..=4 {
        for level in 1..=5 {
            let bots = ["greedy", "money", "random"];
            let seed = u64::from(players * 10 + level);
            let text =
                recorded(&Setup::new(players, level), &bots, seed, |_, _, _| Meddling::Nothing);
            let review = reviewed(&text, &quick());
            let lost = |seat: usize| review.seats[seat].losses;
            assert!(lost(0) > 0.0 && lost(1) > 0.0, "{players} players, level {level}");
            if players > 2 {
                assert!(lost(2) > lost(0) && lost(2) > lost(1), "random plays worst");
            }
        }
    }
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
    let review = reviewed(&text, &quick());
    let mut lines: Vec<usize> = review.decisions.iter().map(|decision| decision.line).collect();
    lines.dedup();
    assert_eq!(lines.len(), review.decisions.len());
    assert!(lines.len() + undone < text.lines().count());
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
    let review = reviewed(&text, &quick());
    assert!(review.decisions.iter().all(|decision| decision.played != Action::TakeBack));
    let chosen = review.decisions.iter().filter(|decision| decision.ask == Ask::StartCard);
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
    let review = reviewed(&text, &settings());
    let worst = review.costliest(Some(Seat::ALL[1]), 3);
    let found = worst.iter().find(|decision| decision.played == Action::Close);
    let found = found.unwrap_or_else(|| panic!("not found: {worst:?}"));
    assert!(found.round == 4 && found.loss > 3.0, "{} points in round {}", found.loss, found.round);
    assert!(found.best.len() > 1 && found.best[0] != Action::Close, "{:?}", found.best);
    assert!(found.win.0 > found.win.1);
    let all = review.costliest(None, 3);
    assert!(all.len() <= 3 && all.windows(2).all(|pair| pair[0].loss >= pair[1].loss));
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
    let refused = review(&record, &standard_value(), &quick(), &mut |_, _| {});
    assert_eq!(refused, Err(ReviewError::Unfinished));
}
