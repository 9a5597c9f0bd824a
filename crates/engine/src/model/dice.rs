use super::{Colour, Die, Face, Space};
use core::hint::select_unpredictable;
use serde::{Deserialize, Serialize};

/// Four white dice and three own ones (D2, C2).
pub const MAX_DICE: usize = 7;
/// White dice, which come first in a tray.
pub const WHITE_DICE: usize = 4;

/// Where a die lies: in the pool, on a printed space, or at a table by number.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Place(u8);

impl Place {
    /// Not placed.
    pub const POOL: Place = Place(0);

    /// On one of the four printed spaces; `None` for a table, which needs its number.
    #[inline]
    pub const fn printed(space: Space) -> Option<Place> {
        if space.number() < 4 { Some(Place(1 + space.number())) } else { None }
    }

    /// At the table with this number.
    #[inline]
    pub const fn table(slot: u8) -> Place {
        Place(5 + slot)
    }

    /// The place as an index, below 32.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place as a bit of a set of places.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }

    /// The number of the table.
    #[inline]
    pub const fn slot(self) -> Option<u8> {
        if self.0 >= 5 { Some(self.0 - 5) } else { None }
    }

    /// The printed space.
    #[inline]
    pub const fn space(self) -> Option<Space> {
        // A printed space has the code of its place.
        if self.0 <= 4 { Space::coded(self.0) } else { None }
    }
}

/// One die of a player: its face, whether it was used this round, and where it lies or was used.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct TrayDie {
    /// Pips, 0 for no die, plus 8 once the die is used.
    state: u8,
    place: Place,
}

const USED: u8 = 8;

impl TrayDie {
    /// The face, `None` where there is no die.
    #[inline]
    pub const fn face(self) -> Option<Face> {
        Face::new(self.state & 7)
    }

    /// The pips, 0 where there is no die.
    #[inline]
    pub(crate) const fn pips(self) -> u8 {
        self.state & 7
    }

    /// The die in one word; words are in the order of the dice.
    #[inline]
    const fn word(self) -> u16 {
        u16::from_be_bytes([self.state, self.place.0])
    }

    #[inline]
    const fn of_word(word: u16) -> TrayDie {
        let [state, place] = word.to_be_bytes();
        TrayDie { state, place: Place(place) }
    }

    /// Whether the die was removed for its effect this round.
    #[inline]
    pub const fn used(self) -> bool {
        self.state & USED != 0
    }

    /// Whether this is an unused die.
    #[inline]
    pub(crate) const fn is_unused(self) -> bool {
        self.state.wrapping_sub(1) < USED - 1
    }

    /// Where it lies, or lay when it was used.
    #[inline]
    pub const fn place(self) -> Place {
        self.place
    }
}

/// The dice of one player in a round, sorted so that equal trays are equal values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DiceTray([TrayDie; MAX_DICE]);

impl DiceTray {
    /// Adds a die to the pool; `false` if there is no room for another of that colour (C2).
    pub fn add(&mut self, die: Die) -> bool {
        // Missing dice come first.
        let free = &mut self.half(die.colour)[0];
        if free.state != 0 {
            return false;
        }
        *free = TrayDie { state: die.face.pips(), place: Place::POOL };
        self.sort(die.colour);
        true
    }

    /// The number of dice of the colour, including used ones.
    #[inline]
    pub fn count(&self, colour: Colour) -> u8 {
        let half = match colour {
            Colour::White => &self.0[..WHITE_DICE],
            Colour::Own => &self.0[WHITE_DICE..],
        };
        half.iter().map(|die| (die.state != 0) as u8).sum()
    }

    /// Every die with its entry, sorted, so that equal ones are neighbours.
    #[inline]
    pub fn entries(&self) -> impl Iterator<Item = (Die, TrayDie)> + '_ {
        self.0.iter().enumerate().filter_map(|(index, &entry)| {
            let colour = if index < WHITE_DICE { Colour::White } else { Colour::Own };
            entry.face().map(|face| (Die { colour, face }, entry))
        })
    }

    /// The raw entries: white dice first, then own ones; each half sorted, missing dice first.
    #[inline]
    pub(crate) const fn raw(&self) -> &[TrayDie; MAX_DICE] {
        &self.0
    }

    /// Whether there is an own die; missing ones come first, so the last one tells.
    #[inline]
    pub(crate) const fn has_own(&self) -> bool {
        self.0[MAX_DICE - 1].state != 0
    }

    /// The places where dice lie or were used, as bits.
    #[inline]
    pub(crate) fn taken(&self) -> u32 {
        self.0.iter().fold(0, |taken, die| taken | die.place.bit())
    }

    /// The places where unused dice lie, as bits.
    #[inline]
    pub(crate) fn occupied(&self) -> u32 {
        self.0.iter().fold(0, |taken, die| taken | (die.place.bit() * die.is_unused() as u32))
    }

    /// The die at an index of the tray, if there is one.
    #[inline]
    pub fn get(&self, index: usize) -> Option<(Die, TrayDie)> {
        let entry = *self.0.get(index)?;
        let colour = if index < WHITE_DICE { Colour::White } else { Colour::Own };
        Some((Die { colour, face: entry.face()? }, entry))
    }

    /// The index of an unused die of this kind that lies at this place.
    #[inline]
    pub fn find(&self, die: Die, place: Place) -> Option<usize> {
        let wanted = TrayDie { state: die.face.pips(), place }.word();
        let first = |dice: core::ops::Range<usize>| {
            // This examines all of them, because branches on random dice are unpredictable.
            let equal = |index: usize| self.0[index].word() == wanted;
            dice.rev()
                .fold(None, |found, index| select_unpredictable(equal(index), Some(index), found))
        };
        match die.colour {
            Colour::White => first(0..WHITE_DICE),
            Colour::Own => first(WHITE_DICE..MAX_DICE),
        }
    }

    /// Moves the die.
    #[inline]
    pub fn put(&mut self, die: Die, from: Place, to: Place) {
        self.change(die, from, |entry| entry.place = to);
    }

    /// Marks the die as used where it lies.
    #[inline]
    pub fn mark_used(&mut self, die: Die, place: Place) {
        self.change(die, place, |entry| entry.state |= USED);
    }

    /// Turns an unplaced die to another face.
    pub fn turn(&mut self, die: Die, face: Face) {
        self.change(die, Place::POOL, |entry| entry.state = face.pips());
    }

    /// Moves every unused die to its entry in `places`.
    pub fn arrange(&mut self, places: &[Place; MAX_DICE]) {
        for (entry, &place) in self.0.iter_mut().zip(places) {
            if entry.state != 0 && !entry.used() {
                entry.place = place;
            }
        }
        self.sort(Colour::White);
        self.sort(Colour::Own);
    }

    #[inline]
    fn change(&mut self, die: Die, place: Place, change: impl FnOnce(&mut TrayDie)) {
        let found = self.find(die, place);
        debug_assert!(found.is_some(), "no such die");
        if let Some(index) = found {
            change(&mut self.0[index]);
            self.sort(die.colour);
        }
    }

    #[inline]
    fn half(&mut self, colour: Colour) -> &mut [TrayDie] {
        match colour {
            Colour::White => &mut self.0[..WHITE_DICE],
            Colour::Own => &mut self.0[WHITE_DICE..],
        }
    }

    /// Sorting networks for four dice and for three: no branch depends on the dice.
    #[inline]
    fn sort(&mut self, colour: Colour) {
        match colour {
            Colour::White => {
                self.order(0, 1);
                self.order(2, 3);
                self.order(0, 2);
                self.order(1, 3);
                self.order(1, 2);
            }
            Colour::Own => {
                self.order(4, 5);
                self.order(5, 6);
                self.order(4, 5);
            }
        }
    }

    #[inline(always)]
    fn order(&mut self, low: usize, high: usize) {
        let [a, b] = [self.0[low].word(), self.0[high].word()];
        self.0[low] = TrayDie::of_word(a.min(b));
        self.0[high] = TrayDie::of_word(a.max(b));
    }
}
