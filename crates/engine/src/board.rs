//! One look at the dice of a seat, for everything that listing and checking moves needs.

use crate::model::{Colour, Die, Face, Space, SpaceSet, Tavern, WHITE_DICE};
use crate::rules::Rules;

/// How the unused dice of a seat lie, and what they leave free.
pub(crate) struct Board {
    /// Spaces that can take one more die.
    pub(crate) open: SpaceSet,
    /// Dishwasher uses that no lying die needs (E3).
    pub(crate) free_raises: u8,
    /// Tables on which an unused die lies, as bits of their numbers.
    pub(crate) occupied: u32,
    /// Kinds of dice in the pool.
    pub(crate) pool: KindSet,
    /// Kinds of dice that lie on a space.
    pub(crate) placed: KindSet,
    /// The spaces on which dice of each kind lie.
    pub(crate) spaces: [SpaceSet; DIE_KINDS],
}

/// Room for the kinds of dice: white ones from 0, own ones from 8, by face.
pub(crate) const DIE_KINDS: usize = 16;

/// The die of each kind.
const DIES: [Die; DIE_KINDS] = {
    let mut dice = [Die { colour: Colour::White, face: Face::ALL[0] }; DIE_KINDS];
    let mut kind = 0;
    while kind < DIE_KINDS {
        let colour = if kind < 8 { Colour::White } else { Colour::Own };
        dice[kind] = Die { colour, face: Face::ALL[if kind % 8 < 6 { kind % 8 } else { 0 }] };
        kind += 1;
    }
    dice
};

/// A set of kinds of dice, in their order.
#[derive(Clone, Copy, Default)]
pub(crate) struct KindSet(u16);

impl KindSet {
    #[inline]
    pub(crate) const fn or(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn contains(self, kind: usize) -> bool {
        self.0 >> kind & 1 == 1
    }
}

impl Iterator for KindSet {
    type Item = (Die, usize);
    #[inline]
    fn next(&mut self) -> Option<(Die, usize)> {
        if self.0 == 0 {
            return None;
        }
        let kind = self.0.trailing_zeros() as usize % DIE_KINDS;
        self.0 &= self.0 - 1;
        Some((DIES[kind], kind))
    }
}

impl Rules {
    /// Looks at the unused dice that lie on spaces and at the spaces used up (E1, E6).
    #[inline]
    pub(crate) fn board(&self, tavern: &Tavern) -> Board {
        let mut board = Board {
            open: SpaceSet::PRINTED,
            free_raises: 0,
            occupied: 0,
            pool: KindSet(0),
            placed: KindSet(0),
            spaces: [SpaceSet::EMPTY; DIE_KINDS],
        };
        let mut bound = 0;
        for (index, &entry) in tavern.dice.raw().iter().enumerate() {
            let pips = entry.pips();
            if pips == 0 {
                continue;
            }
            let kind = (pips as usize - 1) + if index < WHITE_DICE { 0 } else { 8 };
            let Some(space) = tavern.space_at(entry.place()) else {
                board.pool.0 |= 1 << kind;
                continue;
            };
            if space == Space::CASHBOX || space == Space::BARREL {
                board.open = board.open.without(space);
            }
            if entry.used() {
                continue;
            }
            if let Some(slot) = entry.place().slot() {
                board.occupied |= 1 << slot;
            }
            board.placed.0 |= 1 << kind;
            board.spaces[kind] = board.spaces[kind].with(space);
            bound += self.raises_of(pips, space);
        }
        for (slot, seated) in tavern.tables.seated().iter().enumerate() {
            if board.occupied >> slot & 1 == 0 && seated.awaits_service() {
                board.open = board.open.with(seated.space());
            }
        }
        board.free_raises = tavern.washes.saturating_sub(bound);
        board
    }
}
