//! The current serving turn (F).

use crate::model::{GuestPlace, Space};
use crate::sheet::MAX_REPUTATION_STEPS as MAX_STEPS;
use core::hash::{Hash, Hasher};
use serde::{Deserialize, Serialize};

/// The state of the current serving turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Serving {
    /// This turn's Reputation steps (F2).
    pub steps: StepList,
    /// T of F1 for the dice as placed.
    pub thalers: u16,
    /// B of F1 for the dice as placed.
    pub beer: u16,
    /// The yields at the start of the turn (F2).
    pub yields: Yields,
    /// Kinds bought this round (F6), as bits.
    pub bought: u8,
    /// Whether a guest was recruited this round (F10).
    pub recruited: bool,
    /// Bards used this round (F17).
    pub bards_used: u8,
    /// A display place to be refilled at the close (table option of F10).
    pub to_refill: Option<GuestPlace>,
}

impl Serving {
    /// The minimum of F1 for the dice as placed.
    #[inline]
    pub fn assessed(&self) -> u16 {
        self.thalers.min(self.beer)
    }
}

/// What the dice on the printed spaces bring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Yields {
    /// Thalers for the Cashbox die.
    pub cashbox: u8,
    /// Beer for the Barrel die.
    pub barrel: u8,
    /// Beer for each Brewer die, Brewer cards included.
    pub brewer: u8,
    /// Monastery steps for each Monk die.
    pub monk: u8,
    /// Beer from all Barbacks.
    pub barbacks: u8,
}

impl Yields {
    /// Thalers and beer a die brings on a printed space.
    #[inline]
    pub fn of(&self, space: Space) -> (u8, u8) {
        match space {
            Space::CASHBOX => (self.cashbox, 0),
            Space::BARREL => (0, self.barrel),
            Space::BREWER => (0, self.brewer),
            _ => (0, 0),
        }
    }
}

/// What a Reputation step gave, as far as it matters for taking the step back (F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gift {
    /// Nothing.
    Nothing,
    /// A Schnapps.
    Schnapps,
    /// A Noble.
    Noble,
    /// Something that cannot be returned: a removed guest, a Signature.
    Final,
}

/// The Reputation steps of this turn, last in, first out (F2): two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepList {
    len: u8,
    codes: [u32; MAX_STEPS / 16],
}

/// Word by word: a derived hash would depend on the byte order of this machine.
impl Hash for StepList {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.len);
        for word in self.codes {
            state.write_u32(word);
        }
    }
}

impl StepList {
    /// The number of steps this turn that were not taken back.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no such step.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether no step of this turn gave anything.
    #[inline]
    pub(crate) fn gave_nothing(&self) -> bool {
        self.codes == [0; MAX_STEPS / 16]
    }

    /// What the step with this index gave.
    #[inline]
    pub fn get(&self, index: u8) -> Gift {
        match self.codes[index as usize / 16 % 8] >> (index as u32 % 16 * 2) & 3 {
            0 => Gift::Nothing,
            1 => Gift::Schnapps,
            2 => Gift::Noble,
            _ => Gift::Final,
        }
    }

    /// Adds a step that has given nothing yet.
    #[inline]
    pub fn push(&mut self) {
        debug_assert!((self.len as usize) < MAX_STEPS, "more steps than a turn can have");
        self.len += 1;
    }

    /// Notes what the last step gave.
    pub fn mark_last(&mut self, gift: Gift) {
        if let Some(index) = self.len.checked_sub(1) {
            self.codes[index as usize / 16 % 8] |= (gift as u32) << (index as u32 % 16 * 2);
        }
    }

    /// Takes the last step back.
    pub fn pop(&mut self) {
        debug_assert!(self.len > 0, "no step to take back");
        self.len -= 1;
        self.codes[self.len as usize / 16 % 8] &= !(3 << (self.len as u32 % 16 * 2));
    }
}
