//! The table from one seat's point of view, for drawing and menus.

use super::words::Speech;
use engine::model::{Area, Bonus, Die, Place, Seat, Tavern};
use engine::{Action, Game, Lost, Rules};

/// The table as one seat sees it.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) rules: &'a Rules,
    pub(super) game: &'a Game,
    pub(super) seat: Seat,
    pub(super) names: &'a [String],
    pub(super) speech: &'a Speech,
}

impl<'a> Look<'a> {
    pub(super) fn tavern(&self) -> &'a Tavern {
        self.game.tavern(self.seat)
    }

    /// The same table from another seat.
    pub(super) fn at(self, seat: Seat) -> Look<'a> {
        Look { seat, ..self }
    }

    pub(super) fn name(&self) -> &'a str {
        name(self.names, self.seat)
    }

    /// The dice that are not placed.
    pub(super) fn pool(&self) -> Vec<Die> {
        let dice = self.tavern().dice.entries();
        dice.filter(|(_, entry)| entry.place() == Place::POOL).map(|(die, _)| die).collect()
    }

    /// Every die that can be used, one action for each: equal dice are listed once.
    pub(super) fn uses(&self) -> Vec<Action> {
        let tavern = self.tavern();
        let mut uses = Vec::new();
        for action in self.rules.legal(self.game, self.seat) {
            let Action::Use { die, at } = action else { continue };
            let alike = tavern.dice.entries().filter(|(other, entry)| {
                *other == die && !entry.used() && tavern.space_at(entry.place()) == Some(at)
            });
            uses.extend(alike.map(|_| action));
        }
        uses
    }

    /// What Safe and Storage keep.
    pub(super) fn limits(&self) -> (u16, u16) {
        let limit = |area| u16::from(self.rules.area_value(self.tavern(), area));
        (limit(Area::Safe), limit(Area::Storage))
    }

    /// What would be lost if the turn ended now (F18).
    pub(super) fn lost(&self) -> Lost {
        self.rules.lost(self.tavern())
    }

    /// What another Signature in the column would do; `None` if the column is full.
    pub(super) fn tile(&self, column: u8) -> Option<Tile> {
        let mut book = self.tavern().book;
        let row = book.filled(column);
        let spaces = self.rules.sheet().guest_book.get(usize::from(row))?;
        book.lay(column);
        let covers = spaces[usize::from(column) & 3];
        Some(Tile { row, covers, fills_row: book.row_full(row) })
    }

    /// What an upgrade changes.
    pub(super) fn benefit(&self, area: Area) -> String {
        let upgrade = &self.rules.sheet().upgrades[area as usize];
        super::words::benefit(self.speech, area, upgrade.plain, upgrade.upgraded)
    }
}

/// A Signature about to be placed: its row from 0, what it covers, and whether it fills the row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tile {
    pub(super) row: u8,
    pub(super) covers: Option<Bonus>,
    pub(super) fills_row: bool,
}

/// The name of a seat.
pub(super) fn name(names: &[String], seat: Seat) -> &str {
    names.get(usize::from(seat.number())).map_or("?", String::as_str)
}
