//! The review of a game that is over: what skill did, what luck did, and which decisions cost most.
//!
//! A position is worth what a quick computer player at all seats makes of it, on average over imagined luck. Points
//! of a margin are those of a seat less those of its best rival.

use crate::{AdvisedStep, Gain, Reason, TakenDie};
use engine::model::Seat;
use engine::{Action, Phase};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How far the review of a game is (`POST /api/replay/review`, which also begins it).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ReviewProgress {
    /// How many pieces of its work are done.
    pub done: u32,
    /// How many there are.
    pub all: u32,
    /// The review, once all are done.
    pub review: Option<Review>,
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Review {
    /// The account of each seat, in seat order.
    pub accounts: Vec<Account>,
    /// What everybody could expect at the first question.
    pub start: Expected,
    /// Every decision or whole serving turn, in the order in which they were made.
    pub moves: Vec<ReviewedMove>,
    /// Decisions for which something better was found, the costliest first.
    pub mistakes: Vec<Mistake>,
    /// Decisions for which something better is known, but not by more than chance may explain.
    pub doubtful: Vec<Mistake>,
}

/// A measured number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Estimate {
    /// The number, in hundredths of a point.
    pub points: i32,
    /// How far it may be off in 95 of 100 cases, in hundredths of a point.
    pub within: i32,
}

/// The margin of one seat and how it came about: `start`, `luck`, `skill` and `others` add up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Account {
    /// Whose.
    pub seat: Seat,
    /// The final margin, in hundredths of a point.
    pub margin: i32,
    /// The expected margin at the first question.
    pub start: Estimate,
    /// What cards and dice brought beyond their average.
    pub luck: Estimate,
    /// What the seat's own decisions brought, compared with those of the quick computer player.
    pub skill: Estimate,
    /// What the decisions of the others brought.
    pub others: Estimate,
}

/// What everybody can expect of a position, by seat number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Expected {
    /// Final points, in hundredths.
    pub points: Vec<i32>,
    /// The chance to win in percent.
    pub win: Vec<u8>,
}

/// A decision or a whole serving turn, with the luck that followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReviewedMove {
    /// The number of its first entry in the log.
    pub from: u32,
    /// The number of its last entry.
    pub to: u32,
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who decided.
    pub seat: Seat,
    /// What it changed in the margin of whoever decided.
    pub skill: Estimate,
    /// What the cards and dice after it did to everybody's margin, by seat number.
    pub luck: Vec<Estimate>,
    /// What everybody could expect after the decision, before luck.
    pub decided: Expected,
    /// What everybody could expect after it and its luck.
    pub after: Expected,
}

/// What a measured difference consists of at the end of the game, in hundredths of a point: its parts add up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Balance {
    /// Nobles that came with upgrades.
    pub upgrades: i32,
    /// The other Nobles.
    pub nobles: i32,
    /// The other guests.
    pub guests: i32,
    /// Regulars.
    pub regulars: i32,
    /// Tavern cards.
    pub tavern_cards: i32,
    /// Schnapps.
    pub schnapps: i32,
    /// The space of the Reputation marker.
    pub reputation: i32,
    /// How many points less the best rival has.
    pub rival: i32,
}

/// A decision for which something better was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Mistake {
    /// The number of its entry in the log.
    pub n: u32,
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who decided.
    pub seat: Seat,
    /// What was done, to the end of the turn.
    pub played: Vec<AdvisedStep>,
    /// What would have been better: the answer, or the steps to the end of the turn.
    pub better: Vec<AdvisedStep>,
    /// By how much, in points of margin: more than chance explains, unless it is doubtful.
    pub loss: Estimate,
    /// What those points are at the end of the game.
    pub balance: Balance,
    /// The chance to win after the better way, in percent.
    pub win_better: u8,
    /// The chance to win after what was done, in percent.
    pub win_played: u8,
    /// Where a planner sees the difference, the strongest first. These numbers are the planner's own and need not add
    /// up to the loss.
    pub reasons: Vec<Reason>,
    /// What steps of the better way bring, as in a hint.
    pub gains: Vec<Gain>,
    /// The same for what was done.
    pub gains_played: Vec<Gain>,
    /// In a draft, the dice of both ways and where they are likely to lie: of the better one first.
    pub dice: Option<[TakenDie; 2]>,
}

/// The most steps of another try: a turn with all its dice, however often some of them were laid.
pub const MAX_TRIED: usize = 256;

/// Another try at a decision of a game that is over (`POST /api/replay/again`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TryAgain {
    /// The number of the decision's entry in the log.
    pub n: u32,
    /// What was done instead, [`MAX_TRIED`] steps at most: the answer, or the steps to the end of the turn.
    #[schemars(with = "Vec<serde_json::Value>")]
    pub steps: Vec<Action>,
}

/// What another try is worth beside what was done in the game, on average over imagined luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TryMeasured {
    /// How many points of margin it is better; measured like the cost of a mistake.
    pub gain: Estimate,
    /// What those points are at the end of the game.
    pub balance: Balance,
}
