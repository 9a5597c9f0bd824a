//! Reads a component sheet: TOML into checked values.

use super::fields::Fields;
use super::write::{self, Line};
use super::{
    EntertainerPrices, Entry, Guest, Limits, Noble, Provenance, Regular, ReputationSpace,
    RoundSpace, RoundTrack, Sheet, SheetError, TavernCard, Upgrade, Wanted, bounds, check, words,
};
use crate::model::{Area, Bonus, Kind};

const STANDARD: &str = include_str!("standard.toml");

impl Sheet {
    /// The built-in sheet.
    pub fn standard() -> Sheet {
        Sheet::read(STANDARD).expect("a test proves that the standard sheet reads")
    }

    /// The text of the built-in sheet with its explanations, for owners of the box to edit.
    pub const fn standard_text() -> &'static str {
        STANDARD
    }

    /// Reads and checks a sheet.
    ///
    /// # Errors
    ///
    /// A [`SheetError`] that names the first faulty entry.
    pub fn read(text: &str) -> Result<Sheet, SheetError> {
        let mut file = Fields::parse(text)?;
        file.number("format", bounds::FORMAT)?;
        let name = file.text("name")?;
        let mut reader = Reader { file, entries: Vec::new() };
        // In the order of the standard file and of `write::lines`: the entries follow it.
        let mut sheet = Sheet {
            name,
            tavern_cards: reader.tavern_cards()?,
            upgrades: reader.upgrades()?,
            regulars: reader.regulars()?,
            noble: reader.noble()?,
            guests: reader.guests()?,
            rounds: reader.rounds()?,
            monastery: reader.monastery()?,
            reputation: reader.reputation("reputation")?,
            reputation_signatures: reader.reputation("reputation_signatures")?,
            entertainers: reader.entertainers()?,
            start_cards: reader.start_cards()?,
            guest_book: reader.guest_book()?,
            limits: reader.limits()?,
            entries: Vec::new(),
            hash: [0; 32],
        };
        reader.file.finish()?;
        check::check(&sheet)?;
        for (read, line) in reader.entries.into_iter().zip(write::lines(&sheet)) {
            debug_assert_eq!(read.name, line.key.to_string(), "written in another order than read");
            let ReadEntry { name, provenance, note } = read;
            let Line { key, values } = line;
            sheet.entries.push(Entry { key, name, values, provenance, note });
        }
        sheet.hash = write::content_hash(&sheet);
        Ok(sheet)
    }
}

/// Reads the file and keeps the provenance of each entry.
struct Reader {
    file: Fields,
    entries: Vec<ReadEntry>,
}

/// What an entry has besides its values.
struct ReadEntry {
    name: String,
    provenance: Provenance,
    note: String,
}

impl Reader {
    fn tavern_cards(&mut self) -> Result<[TavernCard; 6], SheetError> {
        let mut table = self.file.table("tavern_cards")?;
        let mut cards = [TavernCard { copies: 0, price: 0, points: 0 }; 6];
        for (card, kind) in cards.iter_mut().zip(Kind::ALL) {
            let mut entry = table.table(words::kind_word(kind))?;
            *card = TavernCard {
                copies: entry.number("copies", bounds::TAVERN_COPIES)?,
                price: entry.number("price", bounds::PRICE)?,
                points: entry.number("points", bounds::POINTS)?,
            };
            self.close(entry)?;
        }
        table.finish()?;
        Ok(cards)
    }

    fn upgrades(&mut self) -> Result<[Upgrade; 9], SheetError> {
        let mut table = self.file.table("upgrades")?;
        let mut upgrades = [Upgrade { price: 0, discount: 0, plain: 0, upgraded: 0 }; 9];
        for (upgrade, area) in upgrades.iter_mut().zip(Area::ALL) {
            let mut entry = table.table(words::area_word(area))?;
            *upgrade = Upgrade {
                price: entry.number("price", bounds::PRICE)?,
                discount: match area.kind() {
                    Some(_) => entry.number("discount", bounds::DISCOUNT)?,
                    None => 0,
                },
                plain: entry.number("plain", bounds::side(area))?,
                upgraded: entry.number("upgraded", bounds::side(area))?,
            };
            self.close(entry)?;
        }
        table.finish()?;
        Ok(upgrades)
    }

    fn regulars(&mut self) -> Result<Vec<Regular>, SheetError> {
        let mut regulars = Vec::new();
        for mut entry in self.file.tables("regulars", bounds::REGULARS)? {
            regulars.push(Regular {
                copies: entry.number("copies", bounds::REGULAR_COPIES)?,
                die: entry.word("die", words::need, Wanted::Die)?,
                pays: entry.number("pays", bounds::PAYS)?,
                points: entry.number("points", bounds::POINTS)?,
            });
            self.close(entry)?;
        }
        Ok(regulars)
    }

    fn noble(&mut self) -> Result<Noble, SheetError> {
        let mut entry = self.file.table("noble")?;
        let noble = Noble {
            copies: entry.number("copies", bounds::NOBLE_COPIES)?,
            die: entry.word("die", words::need, Wanted::Die)?,
            pays: entry.number("pays", bounds::PAYS)?,
            points: entry.number("points", bounds::POINTS)?,
            prices: entry.numbers("prices", bounds::PRICE)?,
        };
        self.close(entry)?;
        Ok(noble)
    }

    fn guests(&mut self) -> Result<Vec<Guest>, SheetError> {
        let mut guests = Vec::new();
        for mut entry in self.file.tables("guests", bounds::GUESTS)? {
            guests.push(Guest {
                copies: entry.number("copies", bounds::GUEST_COPIES)?,
                marked: entry.flag("marked")?,
                price: entry.number("price", bounds::GUEST_PRICE)?,
                die: entry.word("die", words::need, Wanted::Die)?,
                pays: entry.number("pays", bounds::PAYS)?,
                points: entry.number("points", bounds::POINTS)?,
                bonus: entry.word("bonus", words::maybe_bonus, Wanted::BonusOrNothing)?,
            });
            self.close(entry)?;
        }
        Ok(guests)
    }

    fn rounds(&mut self) -> Result<RoundTrack, SheetError> {
        let mut table = self.file.table("rounds")?;
        let rounds = RoundTrack {
            summer: self.round_spaces(&mut table, "summer")?,
            winter: self.round_spaces(&mut table, "winter")?,
            printed_schnapps: self.round_schnapps(&mut table, "printed_schnapps")?,
            loose_schnapps: self.round_schnapps(&mut table, "loose_schnapps")?,
        };
        table.finish()?;
        Ok(rounds)
    }

    fn round_spaces(
        &mut self,
        table: &mut Fields,
        side: &str,
    ) -> Result<[RoundSpace; 8], SheetError> {
        let mut spaces = [RoundSpace { first: Bonus::CounterGuest, second: None }; 8];
        for (space, mut entry) in spaces.iter_mut().zip(table.tables(side, 8..=8)?) {
            *space = entry.word("bonus", words::round_space, Wanted::RoundSpace)?;
            self.close(entry)?;
        }
        Ok(spaces)
    }

    fn round_schnapps(&mut self, table: &mut Fields, key: &str) -> Result<[u8; 8], SheetError> {
        let mut entry = table.table(key)?;
        let by_round = entry.numbers("by_round", bounds::ROUND_SCHNAPPS)?;
        self.close(entry)?;
        Ok(by_round)
    }

    fn monastery(&mut self) -> Result<Vec<Option<Bonus>>, SheetError> {
        let mut spaces = Vec::new();
        for mut entry in self.file.tables("monastery", bounds::MONASTERY)? {
            spaces.push(entry.word("bonus", words::maybe_bonus, Wanted::BonusOrNothing)?);
            self.close(entry)?;
        }
        Ok(spaces)
    }

    fn reputation(&mut self, key: &str) -> Result<Vec<ReputationSpace>, SheetError> {
        let mut spaces = Vec::new();
        for mut entry in self.file.tables(key, bounds::REPUTATION_SPACES)? {
            spaces.push(ReputationSpace {
                points: entry.number("points", bounds::POINTS)?,
                bonus: entry.word("bonus", words::maybe_bonus, Wanted::BonusOrNothing)?,
            });
            self.close(entry)?;
        }
        Ok(spaces)
    }

    fn entertainers(&mut self) -> Result<EntertainerPrices, SheetError> {
        let mut table = self.file.table("entertainers")?;
        let prices = EntertainerPrices {
            thalers: self.exchange(&mut table, "thalers")?,
            beer: self.exchange(&mut table, "beer")?,
            upgrade: self.entertainer_price(&mut table, "upgrade")?,
            removal: self.entertainer_price(&mut table, "removal")?,
            card: self.entertainer_price(&mut table, "card")?,
            die: self.entertainer_price(&mut table, "die")?,
        };
        table.finish()?;
        Ok(prices)
    }

    fn exchange(&mut self, table: &mut Fields, key: &str) -> Result<(u8, u8), SheetError> {
        let mut entry = table.table(key)?;
        let schnapps = entry.number("schnapps", bounds::ENTERTAINER_PRICE)?;
        let brings = entry.number("brings", bounds::GOODS)?;
        self.close(entry)?;
        Ok((schnapps, brings))
    }

    fn entertainer_price(&mut self, table: &mut Fields, key: &str) -> Result<u8, SheetError> {
        let mut entry = table.table(key)?;
        let schnapps = entry.number("schnapps", bounds::ENTERTAINER_PRICE)?;
        self.close(entry)?;
        Ok(schnapps)
    }

    fn start_cards(&mut self) -> Result<Vec<Vec<Bonus>>, SheetError> {
        let mut cards = Vec::new();
        for mut entry in self.file.tables("start_cards", bounds::START_CARDS)? {
            cards.push(entry.words("items", bounds::START_ITEMS, words::bonus, Wanted::Bonus)?);
            self.close(entry)?;
        }
        Ok(cards)
    }

    fn guest_book(&mut self) -> Result<[[Option<Bonus>; 4]; 4], SheetError> {
        let mut book = [[None; 4]; 4];
        for (row, mut entry) in book.iter_mut().zip(self.file.tables("guest_book", 4..=4)?) {
            let columns =
                entry.words("columns", 4..=4, words::maybe_bonus, Wanted::BonusOrNothing)?;
            row.copy_from_slice(&columns);
            self.close(entry)?;
        }
        Ok(book)
    }

    fn limits(&mut self) -> Result<Limits, SheetError> {
        let mut table = self.file.table("limits")?;
        let limits = Limits {
            counter_guests: self.limit(&mut table, "counter_guests", bounds::COUNTER_GUESTS)?,
            schnapps: self.limit(&mut table, "schnapps", bounds::TOKENS)?,
            schnapps_kept: self.limit(&mut table, "schnapps_kept", bounds::TOKENS)?,
            signatures: self.limit(&mut table, "signatures", bounds::TOKENS)?,
            starting_cards: self.starting_cards(&mut table)?,
            start_cards_offered: self.limit(&mut table, "start_cards_offered", bounds::OFFERED)?,
        };
        table.finish()?;
        Ok(limits)
    }

    fn limit(
        &mut self,
        table: &mut Fields,
        key: &str,
        allowed: core::ops::RangeInclusive<u8>,
    ) -> Result<u8, SheetError> {
        let mut entry = table.table(key)?;
        let value = entry.number("value", allowed)?;
        self.close(entry)?;
        Ok(value)
    }

    fn starting_cards(&mut self, table: &mut Fields) -> Result<[Kind; 3], SheetError> {
        let mut entry = table.table("starting_cards")?;
        let mut cards = [Kind::Server; 3];
        cards.copy_from_slice(&entry.words("cards", 3..=3, words::kind, Wanted::Kind)?);
        self.close(entry)?;
        Ok(cards)
    }

    /// Keeps the provenance of the entry and refuses leftovers.
    fn close(&mut self, mut entry: Fields) -> Result<(), SheetError> {
        let (provenance, note) = entry.source()?;
        let name = entry.name().to_owned();
        self.entries.push(ReadEntry { name, provenance, note });
        entry.finish()
    }
}
