//! Sums over many games, in whole numbers, so that the result does not depend on the order in which
//! they are added.

use engine::Score;
use engine::model::{BySeat, Seat, SeatSet};
use serde::Serialize;

/// The totals of the games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Games added.
    pub(crate) games: u64,
    /// The scores of all seats.
    pub(crate) scores: Sums,
    /// The scores by seat.
    pub(crate) by_seat: BySeat<Sums>,
    /// The best score of each game.
    pub(crate) best: Sums,
    /// Games won by each seat, shared victories included.
    pub(crate) wins: BySeat<u64>,
    /// Games with more than one winner (Z2).
    pub(crate) shared: u64,
    /// The points of all seats by source.
    pub(crate) sources: [Sums; Source::ALL.len()],
    /// Decisions per game: steps that had an alternative.
    pub(crate) decisions: Sums,
    /// One number for all final states, to compare runs.
    pub(crate) fingerprint: u64,
}

/// How one game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    /// Its number in the run.
    pub(crate) index: u64,
    /// The number of players.
    pub(crate) players: u8,
    /// The points of each seat.
    pub(crate) scores: BySeat<Score>,
    /// The winners.
    pub(crate) winners: SeatSet,
    /// Steps that had an alternative.
    pub(crate) decisions: u64,
    /// The hash of the final state.
    pub(crate) state: u64,
}

impl Tally {
    /// Adds one game.
    pub(crate) fn add(&mut self, game: &Ended) {
        let seats = Seat::ALL.into_iter().take(usize::from(game.players));
        let mut best = 0;
        for seat in seats {
            let score = game.scores[seat];
            let total = u64::from(score.total());
            best = best.max(total);
            self.scores.add(total);
            self.by_seat[seat].add(total);
            self.wins[seat] += u64::from(game.winners.contains(seat));
            for (sums, source) in self.sources.iter_mut().zip(Source::ALL) {
                sums.add(u64::from(source.of(&score)));
            }
        }
        self.games += 1;
        self.best.add(best);
        self.shared += u64::from(game.winners.len() > 1);
        self.decisions.add(game.decisions);
        // Including the number of the game detects games that changed places.
        let numbered = (game.state ^ game.index).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.fingerprint = self.fingerprint.wrapping_add(numbered ^ numbered >> 29);
    }

    /// Adds the totals of other games.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.scores.merge(&other.scores);
        self.best.merge(&other.best);
        self.decisions.merge(&other.decisions);
        for seat in Seat::ALL {
            self.by_seat[seat].merge(&other.by_seat[seat]);
            self.wins[seat] += other.wins[seat];
        }
        for (mine, theirs) in self.sources.iter_mut().zip(&other.sources) {
            mine.merge(theirs);
        }
        self.shared += other.shared;
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
    }
}

/// Count, sum, sum of squares and bounds of whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    count: u64,
    sum: u64,
    squares: u128,
    bounds: Option<(u64, u64)>,
}

/// The statistics of [`Sums`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Spread {
    /// The mean.
    pub(crate) mean: f64,
    /// The standard deviation of the numbers themselves (not an estimate for a larger population).
    pub(crate) sd: f64,
    /// The smallest.
    pub(crate) min: u64,
    /// The largest.
    pub(crate) max: u64,
}

impl Sums {
    /// Adds a number.
    pub(crate) fn add(&mut self, number: u64) {
        self.merge(&Sums {
            count: 1,
            sum: number,
            squares: u128::from(number) * u128::from(number),
            bounds: Some((number, number)),
        });
    }

    /// The sum.
    pub(crate) const fn sum(&self) -> u64 {
        self.sum
    }

    /// Mean, deviation and bounds; all 0 without numbers.
    pub(crate) fn spread(&self) -> Spread {
        let (min, max) = self.bounds.unwrap_or_default();
        let count = self.count.max(1) as f64;
        let mean = self.sum as f64 / count;
        // In whole numbers as long as possible: n·Σx² − (Σx)² is exact and never negative.
        let sum = u128::from(self.sum);
        let scatter = (u128::from(self.count) * self.squares).saturating_sub(sum * sum);
        Spread { mean, sd: (scatter as f64).sqrt() / count, min, max }
    }

    fn merge(&mut self, other: &Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.bounds = match (self.bounds, other.bounds) {
            (Some(mine), Some(theirs)) => Some((mine.0.min(theirs.0), mine.1.max(theirs.1))),
            (mine, theirs) => mine.or(theirs),
        };
    }
}

/// Where points come from (Z1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Nobles,
    Guests,
    Regulars,
    TavernCards,
    Schnapps,
    Reputation,
}

impl Source {
    /// All sources.
    pub(crate) const ALL: [Source; 6] = [
        Source::Nobles,
        Source::Guests,
        Source::Regulars,
        Source::TavernCards,
        Source::Schnapps,
        Source::Reputation,
    ];

    /// Its name for people.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Source::Nobles => "Nobles",
            Source::Guests => "Guests",
            Source::Regulars => "Regulars",
            Source::TavernCards => "Tavern cards",
            Source::Schnapps => "Schnapps",
            Source::Reputation => "Reputation",
        }
    }

    /// Its name in JSON.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Source::Nobles => "nobles",
            Source::Guests => "guests",
            Source::Regulars => "regulars",
            Source::TavernCards => "tavern_cards",
            Source::Schnapps => "schnapps",
            Source::Reputation => "reputation",
        }
    }

    const fn of(self, score: &Score) -> u16 {
        match self {
            Source::Nobles => score.nobles,
            Source::Guests => score.guests,
            Source::Regulars => score.regulars,
            Source::TavernCards => score.tavern_cards,
            Source::Schnapps => score.schnapps,
            Source::Reputation => score.reputation,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(numbers: &[u64]) -> Sums {
        let mut sums = Sums::default();
        numbers.iter().for_each(|&number| sums.add(number));
        sums
    }

    #[test]
    fn mean_deviation_and_bounds() {
        let spread = sums(&[2, 4, 4, 4, 5, 5, 7, 9]).spread();
        assert_eq!(spread, Spread { mean: 5.0, sd: 2.0, min: 2, max: 9 });
        assert_eq!(sums(&[]).spread(), Spread { mean: 0.0, sd: 0.0, min: 0, max: 0 });
        assert_eq!(sums(&[7]).spread(), Spread { mean: 7.0, sd: 0.0, min: 7, max: 7 });
    }

    fn ended(index: u64, nobles: [u16; 2], winners: SeatSet) -> Ended {
        let scores = BySeat::from_fn(|seat| Score {
            nobles: nobles.get(usize::from(seat.number())).copied().unwrap_or(99),
            guests: 1,
            ..Score::default()
        });
        Ended { index, players: 2, scores, winners, decisions: 10 + index, state: 5 }
    }

    #[test]
    fn parts_add_up_in_any_order() {
        let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
        let mut both = SeatSet::only(first);
        both.insert(second);
        let games = [
            ended(0, [30, 20], SeatSet::only(first)),
            ended(1, [40, 40], both),
            ended(2, [0, 10], SeatSet::only(second)),
        ];
        let mut whole = Tally::default();
        games.iter().for_each(|game| whole.add(game));
        let mut parts = Tally::default();
        for game in games.iter().rev() {
            let mut part = Tally::default();
            part.add(game);
            parts.merge(&part);
        }
        assert_eq!(whole, parts);
        assert_eq!((whole.games, whole.shared), (3, 1));
        assert_eq!((whole.wins[first], whole.wins[second], whole.wins[Seat::ALL[2]]), (2, 2, 0));
        assert_eq!(whole.best.spread().mean, (31.0 + 41.0 + 11.0) / 3.0);
        assert_eq!(whole.scores.spread().max, 41);
        assert_eq!(whole.sources[0].sum(), 140);
        assert_eq!(whole.decisions.spread().mean, 11.0);
    }
}
