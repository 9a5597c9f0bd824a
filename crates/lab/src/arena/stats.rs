//! Win rates with their uncertainty.

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// The win rates of a contestant, deal by deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shares {
    count: u64,
    sum: f64,
    squares: f64,
}

/// A 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Shares {
    /// Adds the win rate of one deal.
    pub fn add(&mut self, share: f64) {
        self.count += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// How many deals.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The win rate over all deals.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The sum of the squared differences from the mean.
    pub(super) fn scatter(&self) -> f64 {
        (self.squares - self.sum * self.mean()).max(0.0)
    }

    /// The 95 % interval of the win rate: Wilson's, which keeps its meaning near 0 and 1, for as
    /// many games as would scatter like these deals. A deal scatters no more than one game
    /// (it lies between 0 and 1), so one deal counts for one game at least.
    pub fn interval(&self) -> Interval {
        self.interval_for(1)
    }

    /// The same for a contestant with several seats in each game, of which one can win: the interval of
    /// winning with any of them, for one seat.
    pub fn interval_for(&self, seats: u8) -> Interval {
        let seats = f64::from(seats.max(1));
        let all = Shares {
            count: self.count,
            sum: self.sum * seats,
            squares: self.squares * seats * seats,
        };
        let Interval { low, high } = all.wilson();
        Interval { low: low / seats, high: high / seats }
    }

    fn wilson(&self) -> Interval {
        let (n, rate) = (self.count as f64, self.mean());
        if self.count == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let (binomial, variance) = (rate * (1.0 - rate), self.scatter() / (n - 1.0).max(1.0));
        let games = match (self.count, binomial > 0.0) {
            // All deals won or lost, or a single deal: nothing is known about the scatter.
            (1, _) | (_, false) => n,
            _ if variance <= f64::EPSILON => return Interval { low: rate, high: rate },
            _ => n * (binomial / variance).max(1.0),
        };
        let centre = (rate + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
        let half =
            Z / (1.0 + Z * Z / games) * (binomial / games + Z * Z / (4.0 * games * games)).sqrt();
        // Rounding must not turn "only wins are known" into an absurd Elo difference.
        Interval {
            low: if rate <= 0.0 { 0.0 } else { (centre - half).max(0.0) },
            high: if rate >= 1.0 { 1.0 } else { (centre + half).min(1.0) },
        }
    }
}

/// The Elo difference to the opponents for a win rate per seat, given the contestant's number of
/// seats: one `d` stronger than each of the others wins `10^(d/400)` times as often with a seat
/// as one of them. `None` where only winning or only losing is known.
pub fn elo(rate: f64, seats: u8, players: u8) -> Option<f64> {
    let (seats, others) = sides(seats, players);
    let lost = 1.0 - seats * rate;
    // Rounding must not turn "only wins are known" into an absurd difference.
    (rate > 0.0 && lost > 1e-12).then(|| 400.0 * (rate * others / lost).log10())
}

/// The win rate per seat for an Elo difference: the inverse of [`elo`].
pub fn win_rate(elo: f64, seats: u8, players: u8) -> f64 {
    let (seats, others) = sides(seats, players);
    1.0 / (seats + others * 10f64.powf(-elo / 400.0))
}

/// The seats of a contestant and those of the others, at least one each.
fn sides(seats: u8, players: u8) -> (f64, f64) {
    let seats = seats.clamp(1, players.max(2) - 1);
    (f64::from(seats), f64::from(players.max(2) - seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(list: &[(f64, u32)]) -> Shares {
        let mut shares = Shares::default();
        for &(share, count) in list {
            (0..count).for_each(|_| shares.add(share));
        }
        shares
    }

    fn close(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 0.0005, "{found} instead of {wanted}");
    }

    #[test]
    fn single_games_have_the_interval_of_wilson() {
        // Known values: 8 of 10 is 0.4902 to 0.9433; the scatter of n - 1 widens nothing.
        let interval = shares(&[(1.0, 8), (0.0, 2)]).interval();
        close(interval.low, 0.4902);
        close(interval.high, 0.9433);
    }

    #[test]
    fn duplicate_deals_that_scatter_less_are_surer() {
        let games = shares(&[(1.0, 60), (0.0, 40)]).interval();
        let pairs = shares(&[(1.0, 30), (0.5, 60), (0.0, 10)]).interval();
        close(shares(&[(1.0, 30), (0.5, 60), (0.0, 10)]).mean(), 0.6);
        assert!(pairs.high - pairs.low < 0.7 * (games.high - games.low));
        assert!(pairs.low < 0.6 && 0.6 < pairs.high);
    }

    #[test]
    fn winning_everything_is_no_certainty() {
        let interval = shares(&[(1.0, 400)]).interval();
        close(interval.low, 0.9905);
        assert_eq!(interval.high, 1.0);
        let lost = shares(&[(0.0, 400)]).interval();
        close(lost.high, 0.0095);
    }

    #[test]
    fn what_is_even_by_symmetry_is_certain() {
        let interval = shares(&[(0.5, 20)]).interval();
        assert_eq!((interval.low, interval.high), (0.5, 0.5));
        assert_eq!(shares(&[]).interval(), Interval { low: 0.0, high: 1.0 });
        let one = shares(&[(0.5, 1)]).interval();
        assert!(one.low < 0.2 && one.high > 0.8);
    }

    #[test]
    fn several_seats_of_which_one_always_wins_are_no_certainty() {
        // Three seats that share all victories of 400 deals.
        let interval = shares(&[(1.0 / 3.0, 400)]).interval_for(3);
        close(interval.low, 0.9905 / 3.0);
        close(interval.high, 1.0 / 3.0);
        assert_eq!(elo(1.0 / 3.0, 3, 4), None);
        // With one seat nothing changes.
        let one = shares(&[(1.0, 30), (0.5, 60), (0.0, 10)]);
        assert_eq!(one.interval(), one.interval_for(1));
    }

    #[test]
    fn elo_and_win_rate_are_inverse() {
        for players in 2..=4 {
            for seats in 1..players {
                close(elo(1.0 / f64::from(players), seats, players).expect("par"), 0.0);
                for difference in [-300.0, 0.0, 35.0, 500.0] {
                    let rate = win_rate(difference, seats, players);
                    close(elo(rate, seats, players).expect("within"), difference);
                }
            }
        }
        close(win_rate(400.0, 1, 2), 10.0 / 11.0);
        close(win_rate(30.0, 2, 3), 0.3519);
        assert_eq!((elo(0.0, 1, 2), elo(1.0, 1, 4)), (None, None));
    }
}
