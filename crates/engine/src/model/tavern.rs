use super::{Area, AreaSet, Card, DiceTray, Entertainer, Kind, Pile, Place, Side, Space, SpaceSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Room for every table that one tavern can have: the printed ones, the permanent one and all Table
/// cards of the box. The sheet check ensures that they fit.
pub const MAX_TABLES: usize = 20;

/// Everything one player owns, except the known top of the deck (see [`super::KnownTops`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tavern {
    /// The part of the draw deck whose order nobody knows.
    pub deck: Pile,
    /// The discard pile.
    pub discard: Pile,
    /// Thalers: the Safe between turns, one purse within the serving turn (F5).
    pub thalers: u16,
    /// Beer: the Storage between turns, one purse within the serving turn (F5).
    pub beer: u16,
    /// Areas on their upgraded side.
    pub upgraded: AreaSet,
    /// Steps taken on the Reputation track in the whole game; 0 is the Bartender.
    pub reputation: u16,
    /// Covered spaces of the Guest Book.
    pub book: GuestBook,
    /// Random cards drawn from the deck this round, which number the stream of the next draw.
    pub draws: u16,
    /// Who sits where.
    pub tables: Tables,
    /// Cards lying in the areas this round, by kind.
    pub areas: [u8; 6],
    /// The dice of this round.
    pub dice: DiceTray,
    /// The white dice on the coaster in front of this seat, sorted; 0 where one was taken.
    pub coaster: [u8; 4],
    /// The space of the Monastery marker.
    pub monastery: u8,
    /// Schnapps tokens.
    pub schnapps: u8,
    /// Entertainers with their sides.
    pub entertainers: Entertainers,
    /// Counter Guests at the counter.
    pub counter_guests: u8,
    /// Raises by Dishwashers that no removed die has spent; placed dice reserve some of them (E3).
    pub raises: u8,
    /// Raises spent by removed dice this round (F9).
    pub raises_spent: u8,
}

impl Tavern {
    /// How many cards of the kind lie in the tavern this round.
    #[inline]
    pub const fn lying(&self, kind: Kind) -> u8 {
        self.areas[kind as usize]
    }

    /// The areas in which cards lie that can be returned for their upgrade (F7).
    #[inline]
    pub fn areas_with_cards(&self) -> AreaSet {
        let mut areas = AreaSet::default();
        for area in [Area::Dishwasher, Area::Server, Area::Table, Area::Brewer] {
            if area.kind().is_some_and(|kind| self.lying(kind) > 0) {
                areas.insert(area);
            }
        }
        areas
    }

    /// The space a die lies on or was used on; `None` for the pool.
    #[inline]
    pub fn space_at(&self, place: Place) -> Option<Space> {
        match place.slot() {
            Some(slot) => Some(self.tables.seated[(slot as usize).min(MAX_TABLES - 1)].space()),
            None => place.space(),
        }
    }
}

/// One seated card with its marks, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seated(u8);

const SERVED: u8 = 64;
const REMOVED: u8 = 128;

impl Seated {
    /// The card at the table.
    #[inline]
    pub const fn card(self) -> Card {
        match Card::new(self.0 & 63) {
            Some(card) => card,
            None => Card::NOBLE,
        }
    }

    /// The card's table as a space.
    #[inline]
    pub const fn space(self) -> Space {
        Space::numbered(self.0 & 63)
    }

    /// Whether the guest is present and was not served this round.
    #[inline]
    pub const fn awaits_service(self) -> bool {
        self.0 & (SERVED | REMOVED) == 0
    }

    /// Whether a die was used here this round (E6).
    #[inline]
    pub const fn served(self) -> bool {
        self.0 & SERVED != 0
    }

    /// Whether the guest was removed from the game; the table stays empty (F14).
    #[inline]
    pub const fn removed(self) -> bool {
        self.0 & REMOVED != 0
    }
}

/// The guests at the tables, in order of arrival, and the number of Nobles, who share one table
/// (B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tables {
    len: u8,
    nobles: u8,
    seated: [Seated; MAX_TABLES],
}

const NOBODY: Seated = Seated(0);

impl Default for Tables {
    fn default() -> Tables {
        Tables { len: 0, nobles: 0, seated: [NOBODY; MAX_TABLES] }
    }
}

impl Tables {
    /// The taken tables from left to right.
    #[inline]
    pub fn seated(&self) -> &[Seated] {
        &self.seated[..self.len as usize]
    }

    /// All entries; those after the taken tables are meaningless.
    #[inline]
    pub(crate) const fn all(&self) -> &[Seated; MAX_TABLES] {
        &self.seated
    }

    /// The tables that wait for a die, except those whose places are in `taken`.
    #[inline]
    pub(crate) fn awaiting(&self, taken: u32) -> SpaceSet {
        let mut spaces = SpaceSet::EMPTY;
        for (slot, seated) in (0..).zip(self.seated()) {
            let open = seated.awaits_service() & (taken & Place::table(slot).bit() == 0);
            spaces = spaces.with_if(seated.space(), open);
        }
        spaces
    }

    /// The number of Nobles in the tavern, all at one table.
    #[inline]
    pub const fn nobles(&self) -> u8 {
        self.nobles
    }

    /// Seats a card at the leftmost free table, or with the other Nobles (B3).
    #[inline]
    pub fn seat(&mut self, card: Card) {
        if card.is_noble() {
            self.nobles += 1;
            if self.nobles > 1 {
                return;
            }
        }
        self.seated[self.len as usize] = Seated(card.number());
        self.len += 1;
    }

    /// Marks the table as served.
    #[inline]
    pub fn serve(&mut self, slot: u8) {
        self.seated[slot as usize].0 |= SERVED;
    }

    /// Removes one copy of a card from its table (G1).
    pub fn take(&mut self, card: Card) {
        if card.is_noble() {
            self.nobles -= 1;
        } else if let Some(seated) = self.seated[..self.len as usize]
            .iter_mut()
            .find(|seated| seated.card() == card && !seated.removed())
        {
            seated.0 |= REMOVED;
        }
    }

    /// Marks the guest at the table as removed from the game.
    pub fn remove(&mut self, slot: u8) {
        self.seated[slot as usize].0 |= REMOVED;
    }
}

#[derive(Serialize, Deserialize)]
struct TablesForm {
    nobles: u8,
    seated: Vec<Seated>,
}

impl Serialize for Tables {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TablesForm { nobles: self.nobles, seated: self.seated().to_vec() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tables {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tables, D::Error> {
        let form = TablesForm::deserialize(deserializer)?;
        if form.seated.len() > MAX_TABLES {
            return Err(D::Error::custom("more tables than a tavern can have"));
        }
        if form.seated.iter().any(|s| !Card::new(s.0 & 63).is_some_and(Card::sits)) {
            return Err(D::Error::custom("a card sits at a table that cannot sit"));
        }
        let mut tables = Tables { len: 0, nobles: form.nobles, ..Tables::default() };
        for seated in form.seated {
            tables.seated[tables.len as usize] = seated;
            tables.len += 1;
        }
        Ok(tables)
    }
}

/// The Entertainers a player has, each with its side (A6): two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entertainers(u8);

impl Entertainers {
    /// The side of the Entertainer, if the player has it.
    #[inline]
    pub const fn side(self, who: Entertainer) -> Option<Side> {
        match self.0 >> (2 * who as u8) & 3 {
            1 => Some(Side::First),
            2 => Some(Side::Second),
            _ => None,
        }
    }

    /// Hires the Entertainer with this side.
    pub fn hire(&mut self, who: Entertainer, side: Side) {
        self.0 |= (1 + side as u8) << (2 * who as u8);
    }
}

/// The covered spaces of a Guest Book: four columns filled from the top (T2), four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GuestBook(u16);

impl GuestBook {
    /// How many tiles lie in the column.
    #[inline]
    pub const fn filled(self, column: u8) -> u8 {
        (self.0 >> (4 * (column & 3)) & 15) as u8
    }

    /// Lays a tile on the topmost free space of the column.
    pub fn lay(&mut self, column: u8) {
        self.0 += 1 << (4 * (column & 3));
    }

    /// Whether every column reaches this row (numbered from 0).
    pub fn row_full(self, row: u8) -> bool {
        (0..4).all(|column| self.filled(column) > row)
    }

    /// How many tiles lie in the book.
    pub fn tiles(self) -> u8 {
        (0..4).map(|column| self.filled(column)).sum()
    }
}
