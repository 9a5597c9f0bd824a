//! A step that another recorder of the same game took.

use super::staged::{Refused, StagedLine};
use super::{Recorder, Rewind, Secret, Undo};
use crate::line::Hint;
use engine::chance::Chance;
use engine::model::Seat;
use engine::notation::read_action;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// What any line after the first says, as far as it takes to do the same.
#[derive(Deserialize)]
struct AnyLine {
    seat: Option<Seat>,
    #[serde(rename = "do")]
    action: Option<String>,
    undo: Option<Undo>,
    rewind: Option<Rewind>,
    hint: Option<Hint>,
    over: Option<IgnoredAny>,
    reveal: Option<Secret>,
}

impl<C: Chance + Clone> Recorder<C> {
    /// Stages the step of this line, which follows the last one in the record; none if the line is another
    /// one. Every line holds the hash of all before it, so two equal lines mean two equal records.
    pub fn stage_line(&self, line: &str) -> Option<StagedLine<C>> {
        let said: AnyLine = serde_json::from_str(line).ok()?;
        let staged = self.repeat(said)?.ok()?;
        (staged.line() == line).then_some(staged)
    }

    fn repeat(&self, said: AnyLine) -> Option<Result<StagedLine<C>, Refused>> {
        let AnyLine { seat, action, undo, rewind, hint, over, reveal } = said;
        if let (Some(seat), Some(action)) = (seat, action) {
            return Some(self.stage_act(seat, &read_action(&action).ok()?));
        }
        if let Some(Undo { seat, .. }) = undo {
            return Some(self.stage_undo(seat));
        }
        if let Some(rewind) = rewind {
            return Some(self.stage_rewind(rewind));
        }
        if let Some(Hint { seat }) = hint {
            return Some(self.stage_hint(seat));
        }
        over.map(|_| self.stage_end(reveal))
    }
}
