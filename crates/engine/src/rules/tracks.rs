//! What the spaces of the round track and the Reputation track say.

use super::{ROUNDS, Rules};
use crate::game::{Form, ReputationSide, TrackSide};
use crate::sheet::{ReputationSpace, RoundSpace};

impl Rules {
    /// The space of the round track for a round.
    pub fn round_space(&self, form: &Form, round: u8) -> RoundSpace {
        let index = (round as usize).saturating_sub(1) % ROUNDS as usize;
        match form.track {
            TrackSide::Summer => self.sheet.rounds.summer[index],
            TrackSide::Winter => self.sheet.rounds.winter[index],
        }
    }

    /// The Schnapps everybody gets when the moon enters a round (A6).
    pub fn moon_schnapps(&self, form: &Form, round: u8) -> u8 {
        let index = (round as usize).saturating_sub(1) % ROUNDS as usize;
        let printed = match form.track {
            TrackSide::Summer => 0,
            TrackSide::Winter => self.sheet.rounds.printed_schnapps[index],
        };
        let loose = if form.loose_tiles { self.sheet.rounds.loose_schnapps[index] } else { 0 };
        printed + loose
    }

    /// The spaces of the Reputation track in use; empty without a track.
    pub fn reputation_track(&self, form: &Form) -> &[ReputationSpace] {
        match form.reputation {
            None => &[],
            Some(ReputationSide::Plain) => &self.sheet.reputation,
            Some(ReputationSide::Signatures) => &self.sheet.reputation_signatures,
        }
    }

    /// The space of a marker after this many steps; `None` on the Bartender. After the Crown
    /// comes the first space again (T1).
    pub fn reputation_space(&self, form: &Form, steps: u16) -> Option<ReputationSpace> {
        let track = self.reputation_track(form);
        let entered = (steps as usize).checked_sub(1)?;
        track.get(entered % track.len().max(1)).copied()
    }
}
