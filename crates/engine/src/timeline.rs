//! A game in progress, with the steps that can still be undone.
//!
//! Undo reaches back to the last reveal: a random draw, answers laid open, the end of the game.
//! What other players did meanwhile in a simultaneous phase stays.

use crate::action::Action;
use crate::chance::{Chance, FirstOutcome, Watched};
use crate::error::Illegal;
use crate::event::Event;
use crate::game::{Game, Phase};
use crate::model::Seat;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;

/// The maximum number of steps that can be undone. It is more than any turn needs and bounds the memory
/// for undo.
pub const MAX_UNDO: usize = 256;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Timeline {
    rules: Arc<Rules>,
    game: Game,
    /// The last steps since the last reveal, at most [`MAX_UNDO`]. Each is a game in itself, so the
    /// queue grows by pointers.
    steps: VecDeque<Box<Step>>,
}

#[derive(Clone, Debug)]
struct Step {
    seat: Seat,
    action: Action,
    before: Game,
    events: Vec<Event>,
}

/// A pending change to a timeline: [`Timeline::commit`] makes it, dropping it leaves no trace.
#[derive(Clone, Debug)]
pub struct Change {
    game: Game,
    steps: Steps,
}

/// What happens to the steps that can be undone.
#[derive(Clone, Debug)]
enum Steps {
    /// Something was revealed: none can be undone any more.
    Clear,
    /// One more.
    Push(Box<Step>),
    /// Those from `at` on are replaced.
    Rewind { at: usize, later: Vec<Step> },
}

impl Change {
    /// The game after it.
    pub fn game(&self) -> &Game {
        &self.game
    }
}

/// Why nothing can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoUndo {
    /// The seat has done nothing since the last reveal.
    NothingSinceReveal,
    /// Others have built on the step.
    OthersWentOn,
}

impl core::fmt::Display for NoUndo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            NoUndo::NothingSinceReveal => "nothing to take back since the last reveal",
            NoUndo::OthersWentOn => "other players have gone on from there",
        })
    }
}

impl core::error::Error for NoUndo {}

impl Timeline {
    /// Sets a game up; also returns what happened on the way to the first question.
    pub fn begin(
        rules: Arc<Rules>,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<(Timeline, Vec<Event>), SetupError> {
        let mut events = Vec::new();
        let game = rules.begin(setup, chance, &mut events)?;
        Ok((Timeline { rules, game, steps: VecDeque::new() }, events))
    }

    /// Continues from a game; nothing before it can be undone.
    pub fn resume(rules: Arc<Rules>, game: Game) -> Timeline {
        Timeline { rules, game, steps: VecDeque::new() }
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Carries out an action; a refused one leaves no trace.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
    ) -> Result<Vec<Event>, Illegal> {
        let (change, events) = self.decide(seat, action, chance)?;
        self.commit(change);
        Ok(events)
    }

    /// What an action would change, and its events; nothing changes before
    /// [`Timeline::commit`].
    pub fn decide(
        &self,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
    ) -> Result<(Change, Vec<Event>), Illegal> {
        let mut watched = Watched::new(chance);
        let (game, events) = self.rules.decide(&self.game, seat, action, &mut watched)?;
        let final_answer = self.game.phase == Phase::Evening && self.rules.contested(&self.game);
        let steps = if watched.asked() || final_answer || events.iter().any(Event::is_final) {
            Steps::Clear
        } else {
            let (before, events) = (self.game, events.clone());
            Steps::Push(Box::new(Step { seat, action: *action, before, events }))
        };
        Ok((Change { game, steps }, events))
    }

    /// Makes a change that was prepared from the current state of this timeline.
    pub fn commit(&mut self, Change { game, steps }: Change) {
        self.game = game;
        match steps {
            Steps::Clear => self.steps.clear(),
            Steps::Push(step) => {
                if self.steps.len() == MAX_UNDO {
                    self.steps.pop_front();
                }
                self.steps.push_back(step);
            }
            Steps::Rewind { at, later } => {
                self.steps.truncate(at);
                self.steps.extend(later.into_iter().map(Box::new));
            }
        }
    }

    /// How many steps are kept for undo, those of all seats together.
    pub fn undoable(&self) -> usize {
        self.steps.len()
    }

    /// Whether [`Timeline::undo`] would succeed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.no_undo(seat).is_none()
    }

    /// Why [`Timeline::undo`] would fail; none if it would succeed.
    pub fn no_undo(&self, seat: Seat) -> Option<NoUndo> {
        self.rewind(seat).err()
    }

    /// Undoes the seat's last step and returns it; the steps of others stay.
    pub fn undo(&mut self, seat: Seat) -> Result<Action, NoUndo> {
        let (change, undone) = self.rewind(seat)?;
        self.commit(change);
        Ok(undone)
    }

    /// What undoing the seat's last step would change, and which step that is; nothing changes
    /// before [`Timeline::commit`].
    pub fn rewind(&self, seat: Seat) -> Result<(Change, Action), NoUndo> {
        let at = self.steps.iter().rposition(|step| step.seat == seat);
        let at = at.ok_or(NoUndo::NothingSinceReveal)?;
        let mut game = self.steps[at].before;
        let mut later = Vec::new();
        for step in self.steps.range(at + 1..) {
            let before = game;
            let mut events = Vec::new();
            let mut still = Watched::new(FirstOutcome);
            let applied =
                self.rules.apply(&mut game, step.seat, &step.action, &mut still, &mut events);
            // The steps of others stay, so each must have exactly the effect it had: undo must not
            // turn somebody's "ready" into the one that starts the serving.
            if applied.is_err() || still.asked() || events != step.events {
                return Err(NoUndo::OthersWentOn);
            }
            later.push(Step { before, events, ..**step });
        }
        Ok((Change { game, steps: Steps::Rewind { at, later } }, self.steps[at].action))
    }
}
