//! What a strong computer player would do in a seat's place, and why: codes and numbers only.

use engine::Action;
use engine::model::{Die, Face, Kind, Seat, Space};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat wants to know what a strong computer player would do. The answer is [`Hint`], or `refused`
/// where the table has agreed on no hints. The record notes that the seat took one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// 32 hexadecimal digits that name the message.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The number of the seat's question.
    pub question: u32,
    /// A step about which the seat wonders why it is not the best: an answer, or something to do in the turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub instead: Option<Action>,
}

/// A hint, for the connection that asked alone. It follows from what the seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Hint {
    /// The message that asked.
    pub id: String,
    /// The seat.
    pub seat: Seat,
    /// The number of the question to which it is an answer.
    pub question: u32,
    /// What the seat can have tonight; `None` before it has dice.
    pub reach: Option<Reach>,
    /// The points that the seat could expect at the end of the game if its turn were over now, in hundredths.
    pub nothing: i32,
    /// What could be done, the best first.
    pub ways: Vec<Way>,
    /// The step that the seat wondered about. Then there are two ways: the best, and the best with this step; the
    /// second is missing if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub instead: Option<Action>,
}

/// What is within reach tonight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reach {
    /// The purses that the seat can have in its turn if it uses all dice and buys nothing on the way, in order of
    /// Thalers. No other purse has as much of both. What Monastery steps may bring is left out.
    pub purses: Vec<Purse>,
    /// The same with one more die, for each that the seat can take from the coaster before it.
    pub with: Vec<PursesWith>,
    /// What there is to buy tonight, in order of the notation of steps.
    pub prices: Vec<Price>,
}

/// Thalers and beer at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Purse {
    /// Thalers.
    pub thalers: u16,
    /// Beer.
    pub beer: u16,
}

/// What a die more would make of the purses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PursesWith {
    /// The die.
    pub face: Face,
    /// The purses with it.
    pub purses: Vec<Purse>,
}

/// Something to buy, with its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Price {
    /// The step that buys it: a Tavern card, an upgrade, a guest or Nobles.
    pub action: Action,
    /// Thalers.
    pub thalers: u16,
    /// Beer.
    pub beer: u16,
}

/// One thing that could be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Way {
    /// The next step, and what is to follow it in the same turn.
    pub steps: Vec<AdvisedStep>,
    /// The points that the seat can expect at the end of the game, in hundredths.
    pub points: i32,
    /// How far it is behind the best way, in hundredths of a point: by one's own points, and by what it leaves the best
    /// rival. Below 0 for a way that was asked for and is better.
    pub behind: i32,
    /// The chance to win in percent.
    pub win: u8,
    /// Where the points come from. The reasons of the best way say what it brings; those of the others,
    /// how they differ from the best.
    pub reasons: Vec<Reason>,
    /// What single steps bring, those that bring most first: steps of the way itself, or in the draft those of the
    /// turn to which its dice lead; below 0 where a step costs more. Together with `Hint::nothing` and what no step brings
    /// they make up the points. Empty for other answers.
    pub gains: Vec<Gain>,
    /// The die that is taken in a draft, and where it is likely to lie then.
    pub die: Option<TakenDie>,
}

/// A die from the coaster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TakenDie {
    /// The die.
    pub die: Die,
    /// Where it would lie in the best turn with the dice one can expect; none if that turn has no use for it.
    pub to: Option<Space>,
}

/// What a step brings, without the Thalers and beer that it earns or costs: those that are kept in the end stand under
/// `close`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Gain {
    /// The step.
    pub action: Action,
    /// The points that the seat can expect more by it, in hundredths.
    pub points: i32,
}

/// A step of a way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AdvisedStep {
    /// The step in the text notation.
    #[serde(rename = "do")]
    pub notation: String,
    /// The step itself.
    pub action: Action,
    /// Which die goes where, if the step is a plan for all dice.
    pub places: Vec<DiePlaced>,
    /// The card that is taken, if the step accepts one that is known by then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub accepts: Option<Kind>,
}

/// A die and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DiePlaced {
    /// The die.
    pub die: Die,
    /// The space.
    pub to: Space,
}

/// Points from one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reason {
    /// The source.
    pub source: Source,
    /// How many points more, or less, in hundredths.
    pub points: i32,
}

/// Where points come from. What people would not tell apart is one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Points that are there already.
    Now,
    /// The evenings that are left.
    Time,
    /// Tavern cards.
    TavernCards,
    /// Guests and Regulars in the deck.
    Guests,
    /// Upgraded areas.
    Upgrades,
    /// Tavern cards that can be returned to make upgrades cheaper.
    Discounts,
    /// Thalers and beer kept.
    Kept,
    /// Counter Guests.
    CounterGuests,
    /// The Monastery track.
    Monastery,
    /// Reputation to come.
    Reputation,
    /// Schnapps and Entertainers.
    Schnapps,
    /// The Guest Book.
    GuestBook,
    /// Own dice and their use.
    Dice,
    /// The order of turns.
    TurnOrder,
    /// This evening's guests and dice.
    Tonight,
    /// The next evening.
    Tomorrow,
    /// What is left for the rivals.
    Rivals,
    /// The rest of the tavern.
    Other,
    /// What the estimate leaves open.
    Estimate,
}
