//! The contestants and their seatings.

use super::Contestant;
use core::fmt;
use engine::{Setup, SetupError};
use players::SpecError;

/// Who plays: contestants, and every arrangement of them round the table.
#[derive(Clone, Debug)]
pub struct Contest {
    pub(super) setup: Setup,
    pub(super) contestants: Vec<Contestant>,
    /// The contestant at each seat, for each game of a deal.
    pub(super) arrangements: Vec<Vec<usize>>,
    pub(super) seed: u64,
}

/// Why nobody can play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestError {
    /// There is no such player.
    Player(SpecError),
    /// The weights of a contestant cannot be read.
    Weights {
        /// Their file.
        file: String,
        /// Why not.
        reason: String,
    },
    /// This number of names does not fit the table.
    Count {
        /// How many play.
        players: u8,
        /// How many names were given.
        names: usize,
    },
    /// The table cannot be set up.
    Setup(SetupError),
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestError::Player(error) => error.fmt(f),
            ContestError::Weights { file, reason } => write!(f, "weights {file}: {reason}"),
            ContestError::Count { players: 2, names } => {
                write!(f, "2 players need 2 bots, not {names}; write --bots greedy,money")
            }
            ContestError::Count { players, names } => write!(
                f,
                "{players} players need {players} bots, or 2 (the first against copies of the \
                 second), not {names}"
            ),
            ContestError::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ContestError {}

impl Contest {
    /// A contest of these bots, written as [`Contestant::read`] reads them. With as many names as
    /// players, there is one for each seat; with two names for more players, the first plays against
    /// copies of the second. Copies are one contestant, unless all are the same. All luck follows
    /// from `seed`.
    pub fn new(setup: Setup, names: &[String], seed: u64) -> Result<Contest, ContestError> {
        setup.check().map_err(ContestError::Setup)?;
        let players = usize::from(setup.players);
        if names.len() != players && names.len() != 2 {
            return Err(ContestError::Count { players: setup.players, names: names.len() });
        }
        let read: Vec<Contestant> =
            names.iter().map(|name| Contestant::read(name)).collect::<Result<_, _>>()?;
        let against_itself = names.iter().all(|name| *name == names[0]);
        let mut contestants: Vec<Contestant> = Vec::new();
        let mut seated: Vec<usize> = Vec::new();
        for seat in 0..players {
            let contestant = read.get(seat).unwrap_or(&read[read.len() - 1]);
            let alike = |known: &Contestant| known.name() == contestant.name();
            let copy = contestants.iter().rposition(alike);
            let copy = copy.filter(|_| !against_itself || seat >= names.len());
            seated.push(copy.unwrap_or(contestants.len()));
            if copy.is_none() {
                contestants.push(contestant.clone());
            }
        }
        let mut arrangements = Vec::new();
        arrange(&seated, &mut Vec::new(), &mut arrangements);
        Ok(Contest { setup, contestants, arrangements, seed })
    }

    /// Who plays.
    pub fn contestants(&self) -> &[Contestant] {
        &self.contestants
    }

    /// How many seats a contestant has in each game.
    pub fn seats(&self, contestant: usize) -> u8 {
        let seated = self.arrangements.first().into_iter().flatten();
        seated.filter(|&&number| number == contestant).count() as u8
    }

    /// How many games a deal has.
    pub fn games_a_deal(&self) -> usize {
        self.arrangements.len()
    }

    /// How many play in each game.
    pub fn players(&self) -> u8 {
        self.setup.players
    }
}

/// Every distinct order of the bots still to be seated, sorted.
fn arrange(left: &[usize], seated: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if left.is_empty() {
        found.push(seated.clone());
    }
    for (index, &next) in left.iter().enumerate() {
        if left[..index].contains(&next) {
            continue;
        }
        let mut rest = left.to_vec();
        rest.remove(index);
        seated.push(next);
        arrange(&rest, seated, found);
        seated.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(players: u8, names: &[&str]) -> Result<Contest, ContestError> {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        Contest::new(Setup::new(players, 1), &names, 1)
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (players, names, games) in [
            (2, vec!["greedy", "random"], 2),
            (2, vec!["greedy", "greedy"], 2),
            (3, vec!["greedy", "random"], 3),
            (4, vec!["greedy", "random"], 4),
            (3, vec!["greedy", "random", "money"], 6),
            (4, vec!["greedy", "random", "money", "oneply"], 24),
            (4, vec!["greedy", "random", "money", "random"], 12),
            (4, vec!["greedy", "random", "random", "random"], 4),
            (3, vec!["greedy", "greedy", "greedy"], 6),
            (3, vec!["greedy", "greedy"], 3),
        ] {
            let contest = contest(players, &names).expect("a contest");
            assert_eq!(contest.games_a_deal(), games);
            let seats =
                (0..contest.contestants().len()).map(|contestant| contest.seats(contestant));
            assert_eq!(seats.sum::<u8>(), players);
            for contestant in 0..contest.contestants().len() {
                let here = |seat: usize| {
                    contest.arrangements.iter().filter(|at| at[seat] == contestant).count()
                };
                assert!(here(0) > 0);
                assert!((1..players as usize).all(|seat| here(seat) == here(0)), "{names:?}");
            }
        }
    }

    #[test]
    fn who_is_written_alike_is_one_contestant() {
        let seats = |names: &[&str]| {
            let contest = contest(3, names).expect("a contest");
            let names: Vec<&str> = contest.contestants().iter().map(Contestant::name).collect();
            (names.join(" "), contest.games_a_deal())
        };
        assert_eq!(seats(&["strong", "strong+beam=4"]), ("strong strong+beam=4".to_owned(), 3));
        assert_eq!(seats(&["strong", "strong+beam=4", "strong"]).1, 3);
    }

    #[test]
    fn refusals_say_what_to_do() {
        let said = |players, names: &[&str]| contest(players, names).expect_err("none").to_string();
        assert!(said(2, &["greedy", "nobody"]).contains("random, greedy"));
        let keys =
            "it has layouts, beam, nodes, evenings, exact, denial, doubt, look, weights, card";
        assert!(said(2, &["strong+width=4", "greedy"]).contains(keys));
        assert!(said(2, &["greedy+beam=4", "greedy"]).contains("it has card"));
        assert!(said(2, &["greedy+card=0", "greedy"]).contains("from 1"));
        assert!(said(2, &["strong+weights=none.txt", "greedy"]).starts_with("weights none.txt: "));
        assert!(said(2, &["greedy"]).contains("2 players need 2 bots, not 1"));
        assert!(said(4, &["greedy", "money", "random"]).contains("copies of the second"));
        assert!(said(5, &["greedy", "money"]).contains("5 players"));
    }
}
