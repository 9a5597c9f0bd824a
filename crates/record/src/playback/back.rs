//! How a recorded game goes back: an undo up to the last reveal, a rewind past it.

use super::{Judge, Playback, same};
use crate::error::Reason;
use crate::line::{Rewind, Undo};
use engine::{MAX_UNDO, Timeline};

impl Playback {
    /// Goes back to before the decision and reapplies what others did after it.
    pub(super) fn undo(&mut self, Undo { seat, to }: Undo) -> Result<(), Reason> {
        let reach = self.counted.len().saturating_sub(self.reach());
        let change = match &self.judge {
            Judge::Rules { timeline, .. } => {
                Some(timeline.rewind(seat).map_err(|why| Reason::NoUndo { seat, why })?.0)
            }
            Judge::Events { .. } => None,
        };
        let at = self.counted[reach..].iter().rposition(|kept| kept.decision.seat == seat);
        let at = reach + at.ok_or(Reason::UnknownUndo { seat })?;
        let expected = self.counted[at].decision.n;
        if expected != to {
            return Err(Reason::OtherUndo { expected, found: to });
        }
        let mut game = self.counted[at].before;
        let mut befores = Vec::new();
        for later in &self.counted[at + 1..] {
            befores.push(game);
            for (index, event) in later.events.iter().enumerate() {
                self.evolve(&mut game, index, event)?;
            }
        }
        if let (Judge::Rules { timeline, .. }, Some(change)) = (&mut self.judge, change) {
            same(&game, change.game())?;
            timeline.commit(change);
        }
        self.evolved = game;
        self.counted.remove(at);
        for (kept, before) in self.counted[at..].iter_mut().zip(befores) {
            kept.before = before;
        }
        Ok(())
    }

    /// How many of the last decisions an undo can reach.
    pub(super) fn reach(&self) -> usize {
        match &self.judge {
            Judge::Rules { timeline, .. } => timeline.undoable(),
            Judge::Events { .. } => MAX_UNDO,
        }
    }

    /// Goes back to before a decision, whatever was revealed since.
    pub(super) fn rewind(&mut self, rewind: &Rewind) -> Result<(), Reason> {
        let to = rewind.to;
        let at = self.counted.iter().position(|kept| kept.decision.n == to);
        let consent = rewind.could_be_agreed(self.evolved.players());
        let at = at.filter(|_| consent).ok_or(Reason::UnknownRewind { to })?;
        let revealed = self.counted[..at].iter().rposition(|kept| kept.reveals);
        let fence = revealed.map_or(0, |revealed| revealed + 1);
        if let Judge::Rules { timeline, .. } = &mut self.judge {
            let begun = self.rules.validate(self.counted[fence].before);
            let begun = begun.map_err(|_| Reason::OtherState)?;
            let mut again = Timeline::resume(self.rules.clone(), begun);
            for kept in &self.counted[fence..at] {
                kept.decision.repeat(&mut again)?;
            }
            same(&self.counted[at].before, again.game())?;
            **timeline = again;
        }
        self.evolved = self.counted[at].before;
        self.counted.truncate(at);
        Ok(())
    }
}
