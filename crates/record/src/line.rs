//! The lines of a record as written: member by member, in this order.

use crate::error::Reason;
use chance::{Commitment, Nonce, Salt, Seed};
use engine::chance::{Moment, Purpose};
use engine::model::Seat;
use engine::{Event, Points, Setup};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The value of the member `format`.
pub(crate) const FORMAT: &str = "tiefenthal-record";

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HeaderLine {
    pub(crate) format: String,
    pub(crate) version: u32,
    pub(crate) rules: u32,
    pub(crate) sheet: String,
    pub(crate) sheet_toml: Option<String>,
    pub(crate) setup: Setup,
    /// Only in version 3: where the game begins, in the notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<String>,
    pub(crate) names: Vec<String>,
    pub(crate) start_player: Seat,
    pub(crate) start_cards: Vec<u8>,
    pub(crate) commitment: Option<Commitment>,
    pub(crate) nonces: Vec<Nonce>,
    pub(crate) chance: Vec<Draw>,
    pub(crate) events: Vec<Event>,
}

/// What every version of the first line has.
#[derive(Deserialize)]
pub(crate) struct AnyHeader {
    pub(crate) format: String,
    pub(crate) version: u32,
    /// What version 1 of the format has.
    pub(crate) rules: Option<u32>,
}

/// A decision.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionLine {
    pub(crate) n: u32,
    pub(crate) seat: Seat,
    #[serde(rename = "do")]
    pub(crate) action: String,
    pub(crate) chance: Vec<Draw>,
    pub(crate) events: Vec<Event>,
}

/// A decision taken back.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoLine {
    pub(crate) n: u32,
    pub(crate) undo: Undo,
}

/// Who took which decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The seat.
    pub seat: Seat,
    /// The number of the decision.
    pub to: u32,
}

/// Decisions taken back past a reveal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RewindLine {
    pub(crate) n: u32,
    pub(crate) rewind: Rewind,
}

/// Who took the game back to before which decision, whatever was revealed since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewind {
    /// The seat that asked for it.
    pub seat: Seat,
    /// The number of the decision. It and all later ones no longer count.
    pub to: u32,
    /// The other seats that agreed, by seat number.
    pub agreed: Vec<Seat>,
}

impl Rewind {
    /// Whether everybody named plays, and nobody is named twice.
    pub(crate) fn could_be_agreed(&self, players: u8) -> bool {
        let plays = |seat: &Seat| seat.number() < players;
        let ascending = self.agreed.is_sorted_by(|one, next| one.number() < next.number());
        plays(&self.seat)
            && self.agreed.iter().all(plays)
            && ascending
            && !self.agreed.contains(&self.seat)
    }
}

/// A hint that somebody took.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintLine {
    pub(crate) n: u32,
    pub(crate) hint: Hint,
}

/// Who took a hint. The game stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The seat.
    pub seat: Seat,
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OverLine {
    pub(crate) n: u32,
    pub(crate) over: Outcome,
    pub(crate) reveal: Option<Secret>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The points of every seat (Z1).
    pub scores: Vec<Points>,
    /// Who won, by seat number.
    pub winners: Vec<Seat>,
}

/// What the commitment in the header was made of; published only when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The seed of the game.
    pub seed: Seed,
    /// The salt of the commitment.
    pub salt: Salt,
}

/// One outcome of chance: `[round, seat, purpose, n, outcome]`.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Draw(u8, Seat, Purpose, u16, u8);

impl From<(Moment, u8)> for Draw {
    fn from((moment, outcome): (Moment, u8)) -> Draw {
        Draw(moment.round, moment.seat, moment.purpose, moment.n, outcome)
    }
}

impl From<Draw> for (Moment, u8) {
    fn from(Draw(round, seat, purpose, n, outcome): Draw) -> (Moment, u8) {
        (Moment { round, seat, purpose, n }, outcome)
    }
}

/// How strictly a line must be spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spelling {
    /// Exactly the bytes that a writer would write, so that a record has one form and hides
    /// nothing in spaces or in duplicate or unknown members.
    Exact,
    /// Anything that means the same: another version of the rules may spell its events differently.
    Any,
}

/// Reads one line without its hash.
pub(crate) fn parse<T>(object: &str, spelling: Spelling) -> Result<T, Reason>
where
    T: Serialize + DeserializeOwned,
{
    let line = serde_json::from_str(object).map_err(|e| Reason::Json(e.to_string()))?;
    match spelling {
        Spelling::Exact if render(&line)? != object => Err(Reason::NotCanonical),
        Spelling::Exact | Spelling::Any => Ok(line),
    }
}

/// The line without its hash.
pub(crate) fn render<T: Serialize>(line: &T) -> Result<String, Reason> {
    serde_json::to_string(line).map_err(|e| Reason::Json(e.to_string()))
}
