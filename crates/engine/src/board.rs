//! A snapshot of a seat's dice with everything needed to list and check moves.
//!
//! Playouts take one before every step, and the placement of dice is unpredictable. So the code
//! computes everything that depends on a die unconditionally and then keeps or discards it, instead
//! of branching.

use crate::model::{
    Colour, Die, Face, MAX_DICE, Place, Space, SpaceSet, Tavern, TrayDie, WHITE_DICE,
};
use crate::rules::Rules;

/// Where a seat's unused dice lie, and what they leave free.
#[derive(Default)]
pub(crate) struct Board {
    /// Spaces that can take one more die.
    pub(crate) open: SpaceSet,
    /// Dishwasher uses that no placed die needs (E3).
    pub(crate) free_raises: u8,
    /// The unused dice, distinguished by kind and place (R10).
    lying: LyingList,
    /// Those on spaces.
    placed: LyingList,
}

impl Board {
    /// The unused dice in the order of the actions that move them, equal ones once (R10).
    #[inline]
    pub(crate) fn lying(&self) -> &[Lying] {
        self.lying.as_slice()
    }

    /// The unused dice that lie on a space, in the same order.
    #[inline]
    pub(crate) fn placed(&self) -> impl Iterator<Item = (Die, Space)> {
        self.placed.as_slice().iter().filter_map(|lying| Some((lying.die(), lying.at()?)))
    }

    /// Notes the dice of one colour in the order of the tray, equal neighbours once.
    #[inline(always)]
    fn note(&mut self, colour: Colour, dice: &[TrayDie], spaces: &SpaceCodes) {
        let mut last = Lying::default();
        for die in dice {
            let lying = Lying::new(colour, die.pips(), spaces.code(die.place()));
            let fresh = die.is_unused() & (lying != last);
            // Missing dice come first and used ones last, so neither come between unused ones.
            last = lying;
            self.lying.push_if(fresh, lying);
            self.placed.push_if(fresh & lying.is_placed(), lying);
        }
    }
}

/// A kind of die in the pool or on a space, in one word: colour, pips and the code of the space in
/// this order, so that the words are in canonical order.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Lying(u16);

/// The die for each upper byte of a [`Lying`].
const DICE: [Die; 16] = {
    let mut dice = [Die { colour: Colour::White, face: Face::ALL[0] }; 16];
    let mut pips = 1;
    while pips <= 6 {
        dice[pips].face = Face::ALL[pips - 1];
        dice[pips + 8] = Die { colour: Colour::Own, face: Face::ALL[pips - 1] };
        pips += 1;
    }
    dice
};

impl Lying {
    #[inline]
    const fn new(colour: Colour, pips: u8, space: u8) -> Lying {
        let colour = match colour {
            Colour::White => 0,
            Colour::Own => 8,
        };
        Lying(((colour | pips) as u16) << 8 | space as u16)
    }

    /// The die.
    #[inline]
    pub(crate) const fn die(self) -> Die {
        DICE[(self.0 >> 8) as usize % 16]
    }

    /// The pips of the die.
    #[inline]
    pub(crate) const fn pips(self) -> u8 {
        (self.0 >> 8) as u8 % 8
    }

    /// Where it lies; `None` is the pool.
    #[inline]
    pub(crate) const fn at(self) -> Option<Space> {
        Space::coded(self.0 as u8)
    }

    /// The space on which it lies, as a set; empty for the pool.
    #[inline]
    pub(crate) const fn its_space(self) -> SpaceSet {
        let number = (self.0 as u8).wrapping_sub(1);
        SpaceSet::EMPTY.with_number_if(number & 63, self.is_placed())
    }

    #[inline]
    const fn is_placed(self) -> bool {
        self.0 as u8 != 0
    }
}

/// Dice in canonical order; entries past the last are unused.
#[derive(Default)]
struct LyingList {
    dice: [Lying; MAX_DICE + 1],
    len: usize,
}

impl LyingList {
    #[inline]
    fn as_slice(&self) -> &[Lying] {
        &self.dice[..self.len % (MAX_DICE + 1)]
    }

    #[inline]
    fn push_if(&mut self, there: bool, lying: Lying) {
        self.dice[self.len % (MAX_DICE + 1)] = lying;
        self.len += there as usize;
    }

    #[cold]
    fn sort(&mut self) {
        let dice = &mut self.dice[..self.len];
        dice.sort_unstable();
        let mut kept = 0;
        for index in 0..dice.len() {
            if kept == 0 || dice[index] != dice[kept - 1] {
                dice[kept] = dice[index];
                kept += 1;
            }
        }
        self.len = kept;
    }
}

/// The code of the space at each place of one tavern.
pub(crate) struct SpaceCodes([u8; 32]);

impl SpaceCodes {
    #[inline]
    pub(crate) fn new(tavern: &Tavern) -> SpaceCodes {
        let mut codes = [0; 32];
        let (printed, tables) = codes.split_at_mut(Place::table(0).index());
        for (code, printed) in (0..).zip(printed) {
            // A printed space has the code of its place, the pool has 0.
            *printed = code;
        }
        for (code, seated) in tables.iter_mut().zip(tavern.tables.all()) {
            *code = Space::code(Some(seated.space()));
        }
        SpaceCodes(codes)
    }

    /// The code of the space a die at this place lies on or was used on.
    #[inline]
    pub(crate) fn code(&self, place: Place) -> u8 {
        self.0[place.index() % 32]
    }
}

impl Rules {
    /// Dishwasher uses that no lying die needs (E3).
    pub(crate) fn free_raises(&self, tavern: &Tavern) -> u8 {
        self.free_raises_at(tavern, &SpaceCodes::new(tavern))
    }

    #[inline]
    fn free_raises_at(&self, tavern: &Tavern, spaces: &SpaceCodes) -> u8 {
        if tavern.raises == 0 {
            return 0;
        }
        let raises = |die: &TrayDie| {
            let space = Space::coded(spaces.code(die.place()));
            self.raises_of(die.pips(), space) * die.is_unused() as u8
        };
        tavern.raises.saturating_sub(tavern.dice.raw().iter().map(raises).sum())
    }

    /// Fills a new board with the unused dice and the open spaces (E1, E6). The board is not
    /// returned, because copying it would have to wait for all the small writes.
    pub(crate) fn look(&self, tavern: &Tavern, board: &mut Board) {
        let spaces = SpaceCodes::new(tavern);
        let (white, own) = tavern.dice.raw().split_at(WHITE_DICE);
        let taken = tavern.dice.taken();
        board.open = tavern.tables.awaiting(taken).or(printed_open(taken));
        board.free_raises = self.free_raises_at(tavern, &spaces);
        board.note(Colour::White, white, &spaces);
        if tavern.dice.has_own() {
            board.note(Colour::Own, own, &spaces);
        }
        // A tray sorts its dice by place. That is the canonical order except for tables, which
        // stand in order of arrival, not of their cards.
        let tables = taken >> Place::table(0).index();
        let several = tables & tables.wrapping_sub(1) != 0;
        if several && !board.placed.as_slice().is_sorted() {
            board.lying.sort();
            board.placed.sort();
        }
    }
}

/// The printed spaces that can take another die: a space for one die unless a die lies or was used
/// there, the others always (E1, E6).
#[inline]
fn printed_open(taken: u32) -> SpaceSet {
    let open = |space| Place::printed(space).is_some_and(|place| taken & place.bit() == 0);
    let many = SpaceSet::EMPTY.with(Space::BREWER).with(Space::MONK);
    many.with_if(Space::CASHBOX, open(Space::CASHBOX)).with_if(Space::BARREL, open(Space::BARREL))
}
