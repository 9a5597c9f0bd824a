//! A serving turn that a waiting seat prepares. The server keeps nothing of it.

use crate::{Effect, Menu, Refusal, View};
use engine::Action;
use engine::model::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most steps of a rehearsed turn: more than any turn needs.
pub const MAX_STEPS: usize = 64;

/// A seat whose plan is fixed tries out its serving turn as if it were its turn now. The answer is
/// [`Rehearsed`], or `refused` to a seat that has no turn to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rehearse {
    /// 32 hexadecimal digits that name the message.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The steps in the text notation, [`MAX_STEPS`] at most.
    pub steps: Vec<String>,
}

/// How far the steps of a rehearsed turn hold, for the connection that asked alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Rehearsed {
    /// The message that asked.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The round of the turn.
    pub round: u8,
    /// The steps that hold, in their order.
    pub steps: Vec<RehearsedStep>,
    /// Why the step after them does not; none if all hold.
    pub stuck: Option<Refusal>,
    /// The table as it would be after the steps that hold. What nobody knows yet is not in it.
    pub view: Box<View>,
    /// What could come next; none once the turn is closed.
    pub menu: Option<Box<Menu>>,
}

/// A step of a rehearsed turn that holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RehearsedStep {
    /// The step in the text notation.
    #[serde(rename = "do")]
    pub notation: String,
    /// The step itself.
    pub action: Action,
    /// What it would change.
    pub effect: Effect,
}

/// A seat plays the turn that it rehearsed. Each step is an ordinary decision with its own line; they
/// end at the first that is refused. The answer is `performed`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Perform {
    /// 32 hexadecimal digits that name the message. The steps are named by the numbers from here on,
    /// so that sending it again does no harm.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The number of the seat's question to which the first step is the answer.
    pub question: u32,
    /// The steps in the text notation, [`MAX_STEPS`] at most.
    pub steps: Vec<String>,
}
