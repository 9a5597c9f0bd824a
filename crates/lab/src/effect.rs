//! What other printed values change: the same players play the same deals with both sheets.
//!
//! Both games of a deal have the same seed, so most of their luck is the same, and the difference
//! between them varies less than the games do.

use crate::Bug;
use crate::simulate::Source;
use chance::{Fast, Seed, Seeded};
use engine::model::Seat;
use engine::{Rules, Score, Setup};
use players::{Bot, Spec, answer_of, play, standard_value};
use serde::Serialize;

/// A victory, in parts that any number of winners can share (Z2).
pub const VICTORY: u8 = 12;

/// One deal, played with both sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// With the first rules.
    pub before: Played,
    /// With the second.
    pub after: Played,
}

/// How one game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The points of each seat.
    pub scores: Vec<Score>,
    /// The start player's share of the victory, in parts of [`VICTORY`].
    pub start_won: u8,
    /// Questions answered by all seats.
    pub answers: u32,
}

/// Plays the deal with this number by both rules. One player sits at every seat.
pub fn pair(
    [before, after]: [&Rules; 2],
    setup: &Setup,
    bot: &Spec,
    seed: u64,
    deal: u64,
) -> Result<Pair, Bug> {
    let seed = Seed::derived(seed, deal);
    let played = |rules| game(rules, setup, bot, &seed).map_err(|error| Bug::in_game(deal, error));
    Ok(Pair { before: played(before)?, after: played(after)? })
}

/// What changed on average, and how sure that is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// What was measured: `points` of a player and those of each source, `start_won` (the share of
    /// games that the start player wins), `answers` of all seats.
    pub what: &'static str,
    /// The mean with the first sheet.
    pub before: f64,
    /// The mean with the second.
    pub after: f64,
    /// The mean of the differences.
    pub difference: f64,
    /// Half of its 95 % interval.
    pub error: f64,
}

/// The changes over some deals.
pub fn changes(pairs: &[Pair]) -> Vec<Change> {
    let per_seat = |played: &Played, of: &dyn Fn(&Score) -> u16| {
        let sum: u32 = played.scores.iter().map(|score| u32::from(of(score))).sum();
        f64::from(sum) / played.scores.len().max(1) as f64
    };
    let mut all = vec![change("points", pairs, |played| per_seat(played, &Score::total))];
    for source in Source::ALL {
        all.push(change(source.key(), pairs, |played| per_seat(played, &|score| source.of(score))));
    }
    let share = |played: &Played| f64::from(played.start_won) / f64::from(VICTORY);
    all.push(change("start_won", pairs, share));
    all.push(change("answers", pairs, |played| f64::from(played.answers)));
    all
}

/// Both games of a deal have the same luck, so the spread of their differences is what counts.
fn change(what: &'static str, pairs: &[Pair], value: impl Fn(&Played) -> f64) -> Change {
    let count = pairs.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Pair) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let before = mean(&|pair| value(&pair.before));
    let after = mean(&|pair| value(&pair.after));
    let difference = after - before;
    let scatter = |pair: &Pair| (value(&pair.after) - value(&pair.before) - difference).powi(2);
    let variance = pairs.iter().map(scatter).sum::<f64>() / (count - 1.0).max(1.0);
    Change { what, before, after, difference, error: 1.96 * (variance / count).sqrt() }
}

fn game(
    rules: &Rules,
    setup: &Setup,
    bot: &Spec,
    seed: &Seed,
) -> Result<Played, players::PlayError> {
    let mut luck = Fast::from(seed);
    let mut bots: Vec<Box<dyn Bot + Send>> = (0..setup.players)
        .map(|_| bot.player(luck.below(u32::MAX).into(), &standard_value()))
        .collect();
    let (mut start, mut answers) = (None, 0);
    let game = play(rules, setup, &mut Seeded::new(seed, &[]), |game, seat| {
        start.get_or_insert(game.start);
        answers += 1;
        answer_of(&mut bots, rules, game, seat)
    })?;
    let winners = rules.winners(&game);
    let won = start.is_some_and(|start| winners.contains(start));
    let seats = Seat::ALL.into_iter().take(usize::from(setup.players));
    Ok(Played {
        scores: seats.map(|seat| rules.score(&game, seat)).collect(),
        start_won: if won { VICTORY / winners.len().max(1) as u8 } else { 0 },
        answers,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::sheet::Sheet;

    fn total(played: &Played) -> u32 {
        played.scores.iter().map(|score| u32::from(score.total())).sum()
    }

    #[test]
    fn the_same_sheet_changes_nothing_and_worthless_nobles_cost_points() {
        let standard = Rules::standard();
        let text = Sheet::standard_text().replacen("points = 10, prices", "points = 0, prices", 1);
        let poorer = Rules::new(Sheet::read(&text).expect("a sheet"));
        let bot = Spec::named("money").expect("a player");
        let setup = Setup::new(2, 1);
        for deal in 0..5 {
            let same = pair([&standard, &standard], &setup, &bot, 1, deal).expect("two games");
            assert_eq!(same.before, same.after);
            let other = pair([&standard, &poorer], &setup, &bot, 1, deal).expect("two games");
            assert_eq!(other.before, same.before, "the deal is the same");
            assert_eq!(other.after.scores.iter().map(|score| score.nobles).sum::<u16>(), 0);
            assert!(total(&other.after) < total(&other.before));
        }
    }

    #[test]
    fn changes_have_a_mean_and_an_error() {
        let played = |nobles, start_won| Played {
            scores: vec![Score { nobles, ..Score::default() }; 2],
            start_won,
            answers: 100,
        };
        let pairs: Vec<Pair> = [10, 12, 14, 16]
            .map(|more| Pair { before: played(50, 12), after: played(50 + more, 0) })
            .to_vec();
        let changes = changes(&pairs);
        let named = |what| changes.iter().find(|change| change.what == what).expect("a change");
        assert_eq!((named("points").before, named("points").difference), (50.0, 13.0));
        assert!((named("nobles").error - 1.96 * (20.0_f64 / 3.0).sqrt() / 2.0).abs() < 1e-9);
        assert_eq!((named("start_won").difference, named("start_won").error), (-1.0, 0.0));
        assert_eq!(named("answers").difference, 0.0);
    }
}
