//! Sums over many games, in whole numbers, so that the result does not depend on the order in which
//! they are added.

use crate::Sums;
use engine::Score;
use engine::model::{BySeat, Seat, SeatSet};

/// The totals of the games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games added.
    pub games: u64,
    /// The scores of all seats.
    pub scores: Sums,
    /// The scores by seat.
    pub by_seat: BySeat<Sums>,
    /// The best score of each game.
    pub best: Sums,
    /// Games won by each seat, shared victories included.
    pub wins: BySeat<u64>,
    /// Games with more than one winner (Z2).
    pub shared: u64,
    /// The points of all seats by source.
    pub sources: [Sums; Source::ALL.len()],
    /// Decisions per game: steps that had an alternative.
    pub decisions: Sums,
    /// One number for all final states, to compare runs.
    pub fingerprint: u64,
}

/// How one game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Its number in the run.
    pub index: u64,
    /// The number of players.
    pub players: u8,
    /// The points of each seat.
    pub scores: BySeat<Score>,
    /// The winners.
    pub winners: SeatSet,
    /// Steps that had an alternative.
    pub decisions: u64,
    /// The hash of the final state.
    pub state: u64,
}

impl Tally {
    /// Adds one game.
    pub fn add(&mut self, game: &Ended) {
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
    pub fn merge(&mut self, other: &Tally) {
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

/// Where points come from (Z1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nobles.
    Nobles,
    /// Guests.
    Guests,
    /// Regulars.
    Regulars,
    /// Tavern cards.
    TavernCards,
    /// Schnapps.
    Schnapps,
    /// The Reputation track.
    Reputation,
}

impl Source {
    /// All sources.
    pub const ALL: [Source; 6] = [
        Source::Nobles,
        Source::Guests,
        Source::Regulars,
        Source::TavernCards,
        Source::Schnapps,
        Source::Reputation,
    ];

    /// Its name for people.
    pub const fn name(self) -> &'static str {
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
    pub const fn key(self) -> &'static str {
        match self {
            Source::Nobles => "nobles",
            Source::Guests => "guests",
            Source::Regulars => "regulars",
            Source::TavernCards => "tavern_cards",
            Source::Schnapps => "schnapps",
            Source::Reputation => "reputation",
        }
    }

    /// The points from it.
    pub const fn of(self, score: &Score) -> u16 {
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
