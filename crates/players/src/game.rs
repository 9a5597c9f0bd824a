//! Plays a game from its first question to its last.

use crate::{Bot, choose};
use core::fmt;
use engine::chance::Chance;
use engine::model::Seat;
use engine::notation::write_action;
use engine::{Action, Game, Illegal, NoEvents, Rules, Setup, SetupError};

/// Why a game could not be finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The table could not be set up.
    Setup(SetupError),
    /// An answer was refused.
    Illegal {
        /// Who answered.
        seat: Seat,
        /// What.
        action: Action,
        /// Why not.
        illegal: Illegal,
    },
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Setup(error) => error.fmt(f),
            PlayError::Illegal { seat, action, illegal } => {
                let (seat, action) = (seat.number(), write_action(action));
                write!(f, "seat {seat} answered {action:?}, which is refused: {illegal}")
            }
        }
    }
}

impl core::error::Error for PlayError {}

/// Plays a game to its end. `answer` makes every decision; the game stops where it returns `None`.
///
/// ```
/// use chance::Fast;
/// use engine::{Rules, Setup};
/// use players::{by_name, choose, play};
///
/// let rules = Rules::standard();
/// let mut greedy = by_name("greedy", 1).expect("a player");
/// let setup = Setup::new(2, 1);
/// let end = play(&rules, &setup, &mut Fast::new(7), |game, seat| {
///     Some(choose(greedy.as_mut(), &rules, game, seat))
/// })?;
/// assert!(end.is_over());
/// # Ok::<(), players::PlayError>(())
/// ```
pub fn play(
    rules: &Rules,
    setup: &Setup,
    chance: &mut impl Chance,
    mut answer: impl FnMut(&Game, Seat) -> Option<Action>,
) -> Result<Game, PlayError> {
    let mut game = rules.begin(setup, chance, &mut NoEvents).map_err(PlayError::Setup)?;
    while let Some(seat) = rules.next_to_act(&game) {
        let Some(action) = answer(&game, seat) else { break };
        rules
            .apply(&mut game, seat, &action, chance, &mut NoEvents)
            .map_err(|illegal| PlayError::Illegal { seat, action, illegal })?;
    }
    Ok(game)
}

/// A player's answer for its seat, based on what the seat may know; `None` if nobody plays the
/// seat.
pub fn answer_of(
    players: &mut [Box<dyn Bot + Send>],
    rules: &Rules,
    game: &Game,
    seat: Seat,
) -> Option<Action> {
    let player = players.get_mut(usize::from(seat.number()))?;
    Some(choose(player.as_mut(), rules, game, seat))
}
