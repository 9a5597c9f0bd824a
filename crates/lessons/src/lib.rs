//! Guided lessons: real positions of the game, and what the learner reads and does there, one thing at
//! a time.
//!
//! A lesson has fixed luck ([`Lesson::deal`]) and opponents that decide the same way each time, so what
//! its steps promise comes true. The tests play every lesson with those opponents: whatever a step
//! wants is legal there, and what the learner is warned of is refused. There is no text here: each step
//! has a key, and the sentences are in `words/`.

mod first;
mod modules;

use engine::notation::{NotationError, read_scene};
use engine::{Game, Rules};
use protocol::{LessonPlace, LessonStep};

/// The computer player in every lesson: hand-written, quick, and the same in every version.
pub const OPPONENT: &str = "greedy";

/// A lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its id.
    pub id: &'static str,
    /// The level that it teaches.
    pub level: u8,
    /// The code of its deal, which makes its luck.
    pub deal: &'static str,
    /// Where it begins.
    scene: &'static str,
    /// What is read and done.
    pub steps: &'static [Step],
}

/// One thing to read or to do.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The key of its text.
    pub key: &'static str,
    /// What it speaks of.
    pub at: LessonPlace,
    /// The actions of which it wants one; none for a step to read.
    pub wants: &'static [&'static str],
}

/// All lessons, in the order in which they are best taken.
pub const LESSONS: [Lesson; 5] = [
    first::LESSON,
    modules::SCHNAPPS,
    modules::REPUTATION,
    modules::START_CARDS,
    modules::GUEST_BOOK,
];

/// The lesson with this id.
pub fn by_id(id: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.id == id)
}

impl Lesson {
    /// The game as it begins, with the learner at seat 0.
    ///
    /// # Errors
    ///
    /// With another component sheet there may be no such position.
    pub fn game(&self, rules: &Rules) -> Result<Game, NotationError> {
        read_scene(rules, self.scene)
    }

    /// The lesson as the page knows it.
    pub fn show(&self) -> protocol::Lesson {
        let step = |step: &Step| LessonStep {
            key: step.key.to_owned(),
            at: step.at,
            wants: step.wants.iter().map(|&action| action.to_owned()).collect(),
        };
        protocol::Lesson {
            id: self.id.to_owned(),
            level: self.level,
            opponents: vec![OPPONENT.to_owned()],
            steps: self.steps.iter().map(step).collect(),
        }
    }
}

/// A step to read.
const fn read(key: &'static str, at: LessonPlace) -> Step {
    Step { key, at, wants: &[] }
}

/// A step that wants one of these actions.
const fn act(key: &'static str, at: LessonPlace, wants: &'static [&'static str]) -> Step {
    Step { key, at, wants }
}
