//! Scenes: positions in short form, for tests and examples.
//!
//! A scene says what matters and leaves the rest to the rules: everything else stays where set-up
//! puts it, every card comes from the seat's deck or the supply, and the result is validated, so a
//! game can always be in it.

mod lay;

use super::NotationError;
use super::position::{PHASES, phase_word};
use super::read::{Seen, display, start_cards};
use super::read_tavern::SeatPart;
use super::words::{Reader, Word, number, one_of, seat};
use crate::Action;
use crate::chance::FirstOutcome;
use crate::event::NoEvents;
use crate::game::{DisplayPlace, Game, Phase};
use crate::model::{MAX_SEATS, Seat};
use crate::rules::Rules;

/// An empty pile, no card, or no table.
const NONE: &str = "none";

/// Reads a scene and sets it up.
///
/// First come the fields `level` (1), `players` (2), `round` (1), `phase` (`plan`), `start` (0),
/// `late`, `offered` and `display`, with defaults in brackets; then the seats, each after a slash,
/// with the fields of a position.
pub fn read_scene(rules: &Rules, text: &str) -> Result<Game, NotationError> {
    let line = text.to_ascii_lowercase();
    let mut words = Reader::new(&line);
    let mut head = Head::default();
    let mut parts: Vec<(Seen<'_>, SeatPart)> = Vec::new();
    let mut seen = Seen::default();
    loop {
        let word = words.next();
        if word.text.is_empty() {
            break;
        }
        if word.text == "/" {
            if parts.len() == MAX_SEATS {
                return Err(word.unexpected("the end after the fourth seat"));
            }
            parts.push(Default::default());
            continue;
        }
        match parts.last_mut() {
            None => {
                let (key, value) = seen.field(word)?;
                head.read(key, value)?;
            }
            Some((seen, part)) => {
                let (key, value) = seen.field(word)?;
                if value.text != NONE {
                    part.read(key, value)?;
                }
            }
        }
    }
    let position = lay::set_up(rules, &head, parts).map_err(NotationError::Unsound)?;
    let game = rules.validate(position).map_err(NotationError::Unsound)?;
    Ok(if head.phase == Phase::Serve { all_ready(rules, game) } else { game })
}

struct Head {
    modules: u8,
    players: u8,
    round: u8,
    phase: Phase,
    start: Seat,
    late_refill: bool,
    offered: Option<u16>,
    display: Option<[DisplayPlace; 5]>,
}

impl Default for Head {
    fn default() -> Head {
        Head {
            modules: 1,
            players: 2,
            round: 1,
            phase: Phase::Plan,
            start: Seat::ALL[0],
            late_refill: false,
            offered: None,
            display: None,
        }
    }
}

impl Head {
    fn read(&mut self, key: Word<'_>, value: Word<'_>) -> Result<(), NotationError> {
        match key.text {
            "level" => self.modules = number(value, 1, 5, "a level (1 to 5)")? as u8,
            "players" => self.players = number(value, 2, 4, "2, 3 or 4 players")? as u8,
            "round" => self.round = number(value, 0, 8, "a round (0 to 8)")? as u8,
            "phase" => self.phase = one_of(value, &PHASES, phase_word, "a phase")?,
            "start" => self.start = seat(value)?,
            "late" if value.text == "yes" => self.late_refill = true,
            "late" => return Err(value.unexpected("yes")),
            "offered" => self.offered = Some(start_cards(value)?),
            "display" => self.display = Some(display(value)?),
            _ => return Err(key.unexpected("a field of a scene")),
        }
        Ok(())
    }
}

/// Makes everybody ready, so that the start player serves.
fn all_ready(rules: &Rules, mut game: Game) -> Game {
    for seat in game.turn_order() {
        // A seat that was already ready is not asked again. The turn begins without any draw.
        let _ = rules.apply(&mut game, seat, &Action::Ready, &mut FirstOutcome, &mut NoEvents);
    }
    game
}
