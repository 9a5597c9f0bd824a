//! Checks a step and prepares its line. Nothing here changes a table.

use crate::table::Course;
use crate::{CommandId, Table};
use chance::Seeded;
use engine::model::{Seat, SeatSet};
use engine::notation::read_action;
use engine::{Action, NoUndo};
use protocol::{Command, Refusal, Step};
use record::{Limits, Recorder, Refused, Rewind};

/// From this line on a record takes only steps that lead on: half of what fits. A game of four that
/// never goes back has a few thousand lines.
const LONG: u32 = (Limits::LINES / 2) as u32;

/// A step that was checked but not carried out. The host stores its line and hands it to
/// [`Table::commit`], or drops it.
#[derive(Clone, Debug)]
pub struct Staged {
    pub(crate) step: record::StagedLine<Seeded>,
    pub(crate) seat: Option<Seat>,
    pub(crate) command: Option<CommandId>,
}

/// What becomes of a command.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // Almost every command is a new one.
pub enum Reply {
    /// A new step.
    Staged(Staged),
    /// The command was carried out before.
    Repeated {
        /// The number of its line.
        seq: u32,
    },
}

impl Staged {
    /// The line to store, without its line feed.
    pub fn line(&self) -> &str {
        self.step.line()
    }

    /// The command it comes from, if a person sent it.
    pub fn command(&self) -> Option<CommandId> {
        self.command
    }

    /// The seat that decides; none for the last line.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

impl Table {
    /// Checks a command of a viewer with these seats.
    pub fn stage(&self, seats: SeatSet, command: &Command) -> Result<Reply, Refusal> {
        let seat = command.seat;
        if !seats.contains(seat) {
            return Err(Refusal::NotYourSeat);
        }
        let id: CommandId = command.id.parse().map_err(|_| Refusal::NotUnderstood)?;
        if let Some(seq) = self.repeated(seat, id)? {
            return Ok(Reply::Repeated { seq });
        }
        let recorder = self.open_question(seat, command.question)?;
        let step = match &command.step {
            Step::Act(notation) => {
                let action = read_action(notation).map_err(|_| Refusal::NotUnderstood)?;
                if leads_back(&action) && self.is_long() {
                    return Err(Refusal::OnlyForward);
                }
                recorder.stage_act(seat, &action)
            }
            Step::Undo if self.is_long() => return Err(Refusal::OnlyForward),
            Step::Undo => recorder.stage_undo(seat),
        };
        let step = step.map_err(refusal)?;
        Ok(Reply::Staged(Staged { step, seat: Some(seat), command: Some(id) }))
    }

    /// The line of a command that the seat has sent before, if it was carried out.
    pub fn repeated(&self, seat: Seat, id: CommandId) -> Result<Option<u32>, Refusal> {
        match self.chronicle.carried(id) {
            Some(carried) if carried.seat == Some(seat) => Ok(Some(carried.seq)),
            // A guessed id must not say that it was another's.
            Some(_) => Err(Refusal::NotUnderstood),
            None => Ok(None),
        }
    }

    /// Checks an action without a command, such as a computer player's.
    pub fn stage_action(
        &self,
        seat: Seat,
        question: u32,
        action: &Action,
    ) -> Result<Staged, Refusal> {
        let recorder = self.open_question(seat, question)?;
        let step = recorder.stage_act(seat, action).map_err(refusal)?;
        Ok(Staged { step, seat: Some(seat), command: None })
    }

    /// Checks whether the seat can take its last decision back, without a command that asks for it.
    pub fn stage_undo(&self, seat: Seat, question: u32) -> Result<Staged, Refusal> {
        let recorder = self.open_question(seat, question)?;
        let step = recorder.stage_undo(seat).map_err(refusal)?;
        Ok(Staged { step, seat: Some(seat), command: None })
    }

    /// Checks whether the game can go back to before the seat's last decision, past what was revealed
    /// since, because these other seats agree. Who must agree is up to the host. The command is the one
    /// that asked for it, if one did.
    pub fn stage_rewind(
        &self,
        seat: Seat,
        question: u32,
        agreed: SeatSet,
        command: Option<CommandId>,
    ) -> Result<Staged, Refusal> {
        let recorder = self.open_question(seat, question)?;
        if self.is_long() {
            return Err(Refusal::OnlyForward);
        }
        let nothing = Refusal::NoUndo { why: NoUndo::NothingSinceReveal };
        let to = recorder.last_decision(seat).ok_or(nothing)?;
        let agreed = agreed.into_iter().collect();
        let step = recorder.stage_rewind(Rewind { seat, to, agreed }).map_err(refusal)?;
        Ok(Staged { step, seat: Some(seat), command })
    }

    /// Checks whether the seat may note that it takes a hint. Whether the table has agreed on hints is
    /// up to the host. The command is the one that asked for it, if one did; the record notes it once.
    pub fn stage_hint(
        &self,
        seat: Seat,
        question: u32,
        command: Option<CommandId>,
    ) -> Result<Reply, Refusal> {
        let recorder = self.open_question(seat, question)?;
        if let Some(id) = command
            && let Some(seq) = self.repeated(seat, id)?
        {
            // One message is good for a hint about one question.
            let noted = self.chronicle.noted(id, seat, question);
            return if noted { Ok(Reply::Repeated { seq }) } else { Err(Refusal::NotUnderstood) };
        }
        if self.is_long() {
            return Err(Refusal::OnlyForward);
        }
        let step = recorder.stage_hint(seat).map_err(refusal)?;
        Ok(Reply::Staged(Staged { step, seat: Some(seat), command }))
    }

    /// The last line of a game that is over, which reveals the seed; none while the game goes on
    /// and none when the line is there.
    pub fn stage_end(&self) -> Result<Option<Staged>, Refused> {
        let Course::Played(recorder) = &self.course else { return Ok(None) };
        if self.ended || !recorder.game().is_over() {
            return Ok(None);
        }
        let step = recorder.stage_end(Some(self.settings.secret()))?;
        Ok(Some(Staged { step, seat: None, command: None }))
    }

    /// Whether the rest of the record is kept for steps that lead on. They are few, so whatever a
    /// player does, there is room to finish the game.
    fn is_long(&self) -> bool {
        self.seq() >= LONG
    }

    /// The recorder, if this is still the seat's question.
    fn open_question(&self, seat: Seat, question: u32) -> Result<&Recorder<Seeded>, Refusal> {
        match &self.course {
            Course::Shown(replayer) => Err(Refusal::OtherRules { rules: replayer.header().rules }),
            Course::Played(_) if self.ended || question != self.question(seat) => {
                Err(Refusal::Stale)
            }
            Course::Played(recorder) => Ok(recorder),
        }
    }
}

/// Whether people could take this action for ever without coming to an end.
fn leads_back(action: &Action) -> bool {
    matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. } | Action::Plan(_))
}

fn refusal(refused: Refused) -> Refusal {
    match refused {
        Refused::Illegal(why) => Refusal::Illegal { rule: why.rule().to_owned(), why },
        Refused::NoUndo(why) => Refusal::NoUndo { why },
        Refused::NoRewind => Refusal::NoUndo { why: NoUndo::NothingSinceReveal },
        // Only the last line asks for the end, and a later step overtook it.
        Refused::NotOver | Refused::NoHint => Refusal::Stale,
        Refused::Record(_) => Refusal::RecordFull,
    }
}
