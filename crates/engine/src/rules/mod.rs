//! The rules with the printed values of one sheet, as lookup tables.

mod tables;
mod tracks;

use crate::board::{Lying, SpaceCodes};
use crate::game::{Position, Yields};
use crate::model::{
    Area, AreaSet, Bonus, Card, FIRST_GUEST, FIRST_REGULAR, Face, Kind, Pile, Seat, Space,
    SpaceSet, Tavern,
};
use crate::printed::COLUMN_PRICES;
use crate::sheet::{Need, RELEASED, Sheet};

/// The version of the rules: it changes when the same record could replay differently.
pub const RULES_VERSION: u32 = 1;

/// How many rounds are played (R1).
pub const ROUNDS: u8 = 8;

/// The rules for one component sheet.
#[derive(Clone, Debug)]
pub struct Rules {
    sheet: Sheet,
    pays: [u8; 64],
    /// Thalers a die brings on a table, by the space's code; 0 for the pool and printed spaces.
    paid: [u8; 128],
    points: [u8; 64],
    beer_price: [u8; 64],
    guest_bonus: [Option<Bonus>; 64],
    /// Raises a die with these pips needs on a space; [`IMPOSSIBLE`] where none helps.
    raises: [[u8; 64]; 8],
    /// Raises that a die with these pips uses on a space, by the space's code.
    raised: [[u8; 128]; 8],
    /// Spaces a die can take, by its pips and the number of raises.
    reach: [[SpaceSet; 16]; 8],
    three_pile: Pile,
    guest_stack: Pile,
    /// What a purse can pay, by its Thalers, up to the highest price.
    affordable: [Affordable; PURSES],
    cheapest_nobles: u16,
    cheapest_guest: u16,
}

/// What a purse can pay: Tavern cards as bits of their kinds, and upgrades without returned cards.
#[derive(Clone, Copy, Debug, Default)]
struct Affordable {
    kinds: u8,
    areas: AreaSet,
}

/// The number of distinct purses; no price in a sheet exceeds the last.
const PURSES: usize = 64;

const IMPOSSIBLE: u8 = u8::MAX;

impl Rules {
    /// The rules of a sheet.
    pub fn new(sheet: Sheet) -> Rules {
        let mut rules = Rules {
            pays: [0; 64],
            paid: [0; 128],
            points: [0; 64],
            beer_price: [0; 64],
            guest_bonus: [None; 64],
            raises: [[IMPOSSIBLE; 64]; 8],
            raised: [[0; 128]; 8],
            reach: [[SpaceSet::EMPTY; 16]; 8],
            three_pile: Pile::EMPTY,
            guest_stack: Pile::EMPTY,
            affordable: [Affordable::default(); PURSES],
            cheapest_guest: sheet.guests.iter().map(|g| g.price).min().map_or(0, u16::from),
            cheapest_nobles: sheet.noble.prices.into_iter().min().map_or(0, u16::from),
            sheet,
        };
        rules.lay_out_cards();
        rules.lay_out_spaces();
        rules.lay_out_prices();
        rules
    }

    /// The rules of the standard sheet.
    pub fn standard() -> Rules {
        Rules::new(Sheet::standard())
    }

    /// The rules of the first standard sheet that was released. It never changes, so tests that know
    /// printed values stay true when a value of the standard sheet is corrected.
    pub fn first_release() -> Rules {
        Rules::new(RELEASED[0].sheet())
    }

    /// The sheet these rules were made for.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Thalers a seated card pays.
    #[inline]
    pub fn pays(&self, card: Card) -> u8 {
        self.pays[card.index()]
    }

    /// Victory Points of a card.
    #[inline]
    pub fn points(&self, card: Card) -> u8 {
        self.points[card.index()]
    }

    /// The price of a guest in beer.
    #[inline]
    pub fn beer_price(&self, guest: Card) -> u8 {
        self.beer_price[guest.index()]
    }

    /// The price of a Tavern card in Thalers.
    #[inline]
    pub fn thaler_price(&self, kind: Kind) -> u8 {
        self.sheet.tavern_cards[kind as usize].price
    }

    /// The kinds of Tavern cards that this many Thalers can pay, except those already bought (as
    /// bits).
    #[inline]
    pub(crate) fn affordable_kinds(
        &self,
        thalers: u16,
        bought: u8,
    ) -> impl Iterator<Item = Kind> + use<> {
        let mut kinds = self.affordable[(thalers as usize).min(PURSES - 1)].kinds & !bought;
        core::iter::from_fn(move || {
            let kind = *Kind::ALL.get(kinds.trailing_zeros() as usize)?;
            kinds &= kinds - 1;
            Some(kind)
        })
    }

    /// The areas whose full price this many Thalers can pay.
    #[inline]
    pub(crate) fn affordable_areas(&self, thalers: u16) -> AreaSet {
        self.affordable[(thalers as usize).min(PURSES - 1)].areas
    }

    /// The lowest price of Nobles in beer.
    #[inline]
    pub(crate) fn cheapest_nobles(&self) -> u16 {
        self.cheapest_nobles
    }

    /// The lowest price of a guest in beer.
    #[inline]
    pub(crate) fn cheapest_guest(&self) -> u16 {
        self.cheapest_guest
    }

    /// The immediate bonus of a guest.
    pub fn guest_bonus(&self, guest: Card) -> Option<Bonus> {
        self.guest_bonus[guest.index()]
    }

    /// The column of the Guest Book that takes this guest's Signature (T2).
    pub fn column(&self, guest: Card) -> u8 {
        let price = self.beer_price(guest);
        COLUMN_PRICES.iter().position(|prices| prices.contains(&price)).unwrap_or(0) as u8
    }

    /// Whether the guest belongs to the 3-pile (S3).
    pub fn is_three(&self, guest: Card) -> bool {
        self.three_pile.count(guest) > 0
    }

    /// The raises a die with this face needs on a space (E3); 0 on a "?" space, `None` if raising
    /// does not help, because a 6 never becomes a 1.
    #[inline]
    pub fn raises(&self, face: Face, space: Space) -> Option<u8> {
        let raises = self.raises[face.pips() as usize & 7][space.number() as usize & 63];
        (raises != IMPOSSIBLE).then_some(raises)
    }

    /// The raises of a die on a space; 0 in the pool and on impossible spaces.
    #[inline]
    pub(crate) fn raises_of(&self, pips: u8, at: Option<Space>) -> u8 {
        self.raised[pips as usize & 7][Space::code(at) as usize & 127]
    }

    /// The spaces a die with this face can take with this many raises.
    #[inline]
    pub fn reach(&self, face: Face, raises: u8) -> SpaceSet {
        self.reach[face.pips() as usize & 7][raises.min(15) as usize]
    }

    /// The spaces a placed die can move to, with this many raises in addition to those it uses.
    #[inline]
    pub(crate) fn reach_of(&self, lying: Lying, free_raises: u8) -> SpaceSet {
        let raises = free_raises.min(6) + self.raises_of(lying.pips(), lying.at());
        self.reach[lying.pips() as usize & 7][raises as usize & 15]
    }

    /// What an area gives on its current side.
    #[inline]
    pub fn area_value(&self, tavern: &Tavern, area: Area) -> u8 {
        let upgrade = &self.sheet.upgrades[area as usize];
        if tavern.upgraded.contains(area) { upgrade.upgraded } else { upgrade.plain }
    }

    /// What the dice would bring now on the printed spaces (F3, F4).
    #[inline]
    pub fn yields(&self, tavern: &Tavern) -> Yields {
        Yields {
            cashbox: self.area_value(tavern, Area::Cashbox),
            barrel: self.area_value(tavern, Area::Barrel),
            brewer: self.area_value(tavern, Area::Brewer) + tavern.lying(Kind::Brewer),
            monk: self.area_value(tavern, Area::Monk),
            barbacks: tavern.lying(Kind::Barback),
        }
    }

    /// The cards of the 3-pile below its open top card.
    pub fn three_pile(&self, game: &Position) -> Pile {
        game.supply.cards.masked(&self.three_pile)
    }

    /// The face-down stack of guests.
    pub fn guest_stack(&self, game: &Position) -> Pile {
        game.supply.cards.masked(&self.guest_stack)
    }

    /// How many guests the 3-pile has, its open top card included (A4).
    pub fn threes_left(&self, game: &Position) -> u8 {
        let open = game.display[0].guest.is_some_and(|guest| self.is_three(guest));
        self.three_pile(game).len() as u8 + open as u8
    }

    /// The Thalers and beer a die brings on a space, at the given yields.
    #[inline]
    pub fn worth(&self, yields: &Yields, space: Space) -> (u8, u8) {
        match space.card() {
            Some(card) => (self.pays(card), 0),
            None => yields.of(space),
        }
    }

    /// T and B of F1 for the placed dice of a seat, at the given yields.
    #[inline]
    pub fn assess(&self, tavern: &Tavern, yields: &Yields) -> (u16, u16) {
        let spaces = SpaceCodes::new(tavern);
        // By code: the pool, Cashbox, Barrel, Brewer, Monk, and any table.
        let gives_thalers = [0, yields.cashbox, 0, 0, 0, 0];
        let gives_beer = [0, 0, yields.barrel, yields.brewer, 0, 0];
        let mut thalers = 0;
        let mut beer = yields.barbacks as u16;
        for die in tavern.dice.raw() {
            let code = spaces.code(die.place());
            let printed = code.min(5) as usize;
            thalers += (gives_thalers[printed] + self.paid[code as usize & 127]) as u16;
            beer += gives_beer[printed] as u16;
        }
        (thalers, beer)
    }

    /// Every card a seat owns, wherever it lies.
    pub fn owned(&self, game: &Position, seat: Seat) -> Pile {
        let tavern = game.tavern(seat);
        let mut owned = tavern.deck;
        let mut discard = tavern.discard;
        owned.absorb(&mut discard);
        for &card in game.tops.of(seat) {
            owned.add(card, 1);
        }
        owned.absorb(&mut self.in_tavern(game, seat));
        owned
    }

    /// The die a seated card needs; `None` for a card that does not sit or is not in the sheet.
    pub fn need(&self, card: Card) -> Option<Need> {
        let index = card.number();
        if card.is_noble() {
            Some(self.sheet.noble.die)
        } else if card.is_regular() {
            self.sheet.regulars.get((index - FIRST_REGULAR) as usize).map(|r| r.die)
        } else if card.is_guest() {
            self.sheet.guests.get((index - FIRST_GUEST) as usize).map(|g| g.die)
        } else {
            None
        }
    }
}
