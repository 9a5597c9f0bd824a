//! Reads positions: what belongs to one seat.

use super::NotationError;
use super::position::{REMOVED, USED};
use super::read::exactly;
use super::words::{
    Word, area, byte, card, die, entertainer, face, kind, number, ordinal, side, space,
};
use crate::game::{Answer, Position};
use crate::model::{
    Card, DiceTray, GuestBook, KNOWN_CAPACITY, MAX_GUEST_COPIES, MAX_TABLES, Pile, Place, Seat,
    Tables, Tavern,
};

/// The fields of one seat.
#[derive(Default)]
pub(super) struct SeatPart {
    pub(super) tavern: Tavern,
    pub(super) top: Vec<Card>,
    pub(super) answer: Option<Answer>,
}

impl SeatPart {
    /// Takes what was read.
    pub(super) fn take(&mut self) -> SeatPart {
        core::mem::take(self)
    }

    /// Puts everything in front of the seat; `false` if all seats together know more cards than any
    /// box holds.
    pub(super) fn into_position(self, game: &mut Position, seat: Seat) -> bool {
        game.taverns[seat] = self.tavern;
        game.answers[seat] = self.answer;
        let known: usize = Seat::ALL.iter().map(|&other| game.tops.of(other).len()).sum();
        if known + self.top.len() > KNOWN_CAPACITY {
            return false;
        }
        for card in self.top {
            game.tops.push(seat, card);
        }
        true
    }

    pub(super) fn read(&mut self, key: Word<'_>, value: Word<'_>) -> Result<(), NotationError> {
        let tavern = &mut self.tavern;
        match key.text {
            "answer" => self.answer = Some(answer(value)?),
            "deck" => tavern.deck = read_pile(value)?,
            "top" => self.top = value.split(',').map(card).collect::<Result<_, _>>()?,
            "discard" => tavern.discard = read_pile(value)?,
            "draws" => tavern.draws = sum(value)?,
            "tables" => tavern.tables = tables(value)?,
            "lying" => {
                for item in value.split(',') {
                    let (what, copies) = copies(item)?;
                    tavern.areas[kind(what)? as usize] = copies;
                }
            }
            "dice" => tavern.dice = dice(value)?,
            "coaster" => tavern.coaster = coaster(value)?,
            "washes" => tavern.raises = byte(value)?,
            "spent" => tavern.raises_spent = byte(value)?,
            "thalers" => tavern.thalers = sum(value)?,
            "beer" => tavern.beer = sum(value)?,
            "schnapps" => tavern.schnapps = byte(value)?,
            "counter" => tavern.counter_guests = byte(value)?,
            "up" => {
                for item in value.split(',') {
                    tavern.upgraded.insert(area(item)?);
                }
            }
            "entertainers" => {
                for item in value.split(',') {
                    let (who, up) = item
                        .split_once(':')
                        .ok_or_else(|| item.unexpected("an Entertainer:side"))?;
                    let who = entertainer(who)?;
                    if tavern.entertainers.side(who).is_some() {
                        return Err(item.unexpected("every Entertainer once"));
                    }
                    tavern.entertainers.hire(who, side(up)?);
                }
            }
            "monastery" => tavern.monastery = byte(value)?,
            "reputation" => tavern.reputation = sum(value)?,
            "book" => tavern.book = book(value)?,
            _ => return Err(key.unexpected("a field of a seat")),
        }
        Ok(())
    }
}

fn sum(word: Word<'_>) -> Result<u16, NotationError> {
    number(word, 0, u16::MAX, "a number from 0 to 65535")
}

/// The text before `*` and the number after it; 1 without a number.
fn copies(item: Word<'_>) -> Result<(Word<'_>, u8), NotationError> {
    let Some((what, count)) = item.split_once('*') else { return Ok((item, 1)) };
    Ok((what, number(count, 1, 255, "a number from 1 to 255")? as u8))
}

/// Cards with their copies; `g3-g9` is a range of guests.
pub(super) fn read_pile(value: Word<'_>) -> Result<Pile, NotationError> {
    let mut pile = Pile::EMPTY;
    for item in value.split(',') {
        let (what, copies) = copies(item)?;
        let (first, last) = match what.split_once('-') {
            None => (card(what)?, card(what)?),
            Some((first, last)) => (card(first)?, card(last)?),
        };
        if first != last && !(first.is_guest() && first < last) {
            return Err(what.unexpected("a card, or guests from a lower to a higher number"));
        }
        for card in (first.number()..=last.number()).filter_map(Card::new) {
            let most = if card.is_guest() { MAX_GUEST_COPIES } else { u8::MAX };
            if pile.count(card) > most - copies.min(most) || copies > most {
                return Err(item.unexpected("no more copies than a pile can hold"));
            }
            pile.add(card, copies);
        }
    }
    Ok(pile)
}

fn answer(value: Word<'_>) -> Result<Answer, NotationError> {
    if let Some((what, rest)) = value.split_once(':') {
        return Ok(match what.text {
            "start" => Answer::StartCard(ordinal(rest)?),
            "upgrade" => Answer::Upgrade(area(rest)?),
            "top" => Answer::OnTop(card(rest)?),
            _ => return Err(what.unexpected("start, upgrade or top")),
        });
    }
    match value.text {
        "nothing" => Ok(Answer::Nothing),
        "ready" => Ok(Answer::Ready),
        "first" | "second" => side(value).map(Answer::Side),
        _ => Err(value.unexpected("an answer (nothing, ready, first, second, start:1 …)")),
    }
}

fn tables(value: Word<'_>) -> Result<Tables, NotationError> {
    let mut tables = Tables::default();
    for item in value.split(',') {
        let slot = tables.seated().len();
        if slot == MAX_TABLES {
            return Err(item.unexpected("no more than 20 tables"));
        }
        let (rest, removed) = mark(item, REMOVED);
        let (rest, served) = mark(rest, USED);
        let (what, count) = copies(rest)?;
        let guest = card(what)?;
        if !guest.sits() || (!guest.is_noble() && rest.text.contains('*')) {
            return Err(item.unexpected("a card that sits, only Nobles more than one"));
        }
        if guest.is_noble() && tables.nobles() > 0 {
            return Err(item.unexpected("all Nobles at one table"));
        }
        for _ in 0..count {
            tables.seat(guest);
        }
        if served {
            tables.serve(slot as u8);
        }
        if removed {
            tables.remove(slot as u8);
        }
    }
    Ok(tables)
}

/// The item without the mark, and whether it was marked.
fn mark(item: Word<'_>, mark: char) -> (Word<'_>, bool) {
    match item.strip_suffix(mark) {
        Some(rest) => (rest, true),
        None => (item, false),
    }
}

fn dice(value: Word<'_>) -> Result<DiceTray, NotationError> {
    let mut tray = DiceTray::default();
    for item in value.split(',') {
        let (rest, used) = mark(item, USED);
        let (kind, place) = match rest.split_once('@') {
            None => (die(rest)?, Place::POOL),
            Some((kind, at)) => (die(kind)?, place(at)?),
        };
        if !tray.add(kind) {
            return Err(item.unexpected("no more than four white and three own dice"));
        }
        tray.put(kind, Place::POOL, place);
        if used {
            tray.mark_used(kind, place);
        }
    }
    Ok(tray)
}

fn place(at: Word<'_>) -> Result<Place, NotationError> {
    let expected = "cashbox, barrel, brewer, monk or a table (t1 to t20)";
    if let Some(text) = at.text.strip_prefix('t') {
        let table = number(Word { text, ..at }, 1, MAX_TABLES as u16, "")
            .map_err(|_| at.unexpected(expected))?;
        return Ok(Place::table(table as u8 - 1));
    }
    let printed = space(at).ok().and_then(Place::printed);
    printed.ok_or_else(|| at.unexpected(expected))
}

fn coaster(value: Word<'_>) -> Result<[u8; 4], NotationError> {
    let mut coaster = [0; 4];
    let length = value.text.len();
    if !(1..=4).contains(&length) || !value.text.is_ascii() {
        return Err(value.unexpected("one to four faces"));
    }
    for (index, place) in coaster[4 - length..].iter_mut().enumerate() {
        let text = &value.text[index..index + 1];
        *place = face(Word { text, column: value.column + index })?.pips();
    }
    Ok(coaster)
}

fn book(value: Word<'_>) -> Result<GuestBook, NotationError> {
    let filled: [u8; 4] = exactly(value, "four numbers", |item| {
        Ok(number(item, 0, 4, "a number from 0 to 4")? as u8)
    })?;
    let mut book = GuestBook::default();
    for (column, count) in filled.into_iter().enumerate() {
        for _ in 0..count {
            book.lay(column as u8);
        }
    }
    Ok(book)
}
