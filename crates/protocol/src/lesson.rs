//! Guided lessons (`GET /api/lessons`): what the learner does, step by step, at a real table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Lesson {
    /// Its id, with which a table is made.
    pub id: String,
    /// The level that it teaches, 1 to 5.
    pub level: u8,
    /// The ids of the computer players that sit at seats 1, 2 and 3. The learner sits at seat 0.
    pub opponents: Vec<String>,
    /// The steps.
    pub steps: Vec<LessonStep>,
}

/// One thing to read or to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LessonStep {
    /// The key of its text, after `lesson-ID-`.
    pub key: String,
    /// What it speaks of.
    pub at: LessonPlace,
    /// The actions of which it wants one, in the notation; none for a step to read.
    pub wants: Vec<String>,
}

/// What a step of a lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonPlace {
    /// Nothing in particular.
    Table,
    /// The question and its answers.
    Question,
    /// The moon and the evening.
    Round,
    /// The learner's tables and who sits there.
    Guests,
    /// The room of the action that the step wants.
    Rooms,
    /// The learner's staff at work.
    Workers,
    /// The learner's counter and who sits there.
    Counter,
    /// The learner's dice.
    Dice,
    /// The purse: Thalers, beer, Schnapps.
    Purse,
    /// The learner's deck.
    Deck,
    /// The staff for sale.
    Staff,
    /// The guests on display.
    Display,
    /// The Nobles on display.
    Nobles,
    /// The Monastery Track.
    Monastery,
    /// The Reputation Track.
    Reputation,
    /// The Guest Book.
    Book,
    /// The other taverns.
    Others,
}
