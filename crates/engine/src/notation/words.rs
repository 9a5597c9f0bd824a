//! The single words of the notation, written and read.

use super::NotationError;
use crate::model::{
    Area, Bonus, Card, Colour, Die, Entertainer, FIRST_GUEST, FIRST_REGULAR, Face, GuestPlace,
    Kind, Seat, Side, Space,
};
use crate::sheet::words::{area_word, bonus as sheet_bonus, entertainer_word, kind_word};

/// How much of an unexpected text an error repeats.
const SHOWN: usize = 24;

/// A piece of the text, in lower case, and where it begins, in characters from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) column: usize,
}

impl<'a> Word<'a> {
    /// The error for this word.
    pub(super) fn unexpected(self, expected: &'static str) -> NotationError {
        let found = self.text.chars().take(SHOWN).collect();
        NotationError::Unexpected { column: self.column, expected, found }
    }

    /// The pieces between the separators, each with its column.
    pub(super) fn split(self, separator: char) -> impl Iterator<Item = Word<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let word = Word { text, column };
            column += text.chars().count() + 1;
            word
        })
    }

    /// The parts before and after the first separator, if there is one.
    pub(super) fn split_once(self, separator: char) -> Option<(Word<'a>, Word<'a>)> {
        let (before, after) = self.text.split_once(separator)?;
        let column = self.column + before.chars().count() + 1;
        Some((Word { text: before, ..self }, Word { text: after, column }))
    }

    /// The word without this suffix, if it has it.
    pub(super) fn strip_suffix(self, end: char) -> Option<Word<'a>> {
        self.text.strip_suffix(end).map(|text| Word { text, ..self })
    }
}

/// Iterates over the words of a line.
pub(super) struct Reader<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Reader<'a> {
    /// The line must be in lower case.
    pub(super) fn new(line: &'a str) -> Reader<'a> {
        Reader { rest: line, column: 1 }
    }

    /// The next word; empty at the end of the line.
    pub(super) fn next(&mut self) -> Word<'a> {
        let start = self.rest.find(|c: char| !c.is_whitespace()).unwrap_or(self.rest.len());
        let (blanks, rest) = self.rest.split_at(start);
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (text, rest) = rest.split_at(end);
        let word = Word { text, column: self.column + blanks.chars().count() };
        self.column = word.column + text.chars().count();
        self.rest = rest;
        word
    }

    /// Expects the end of the line.
    pub(super) fn end(&mut self) -> Result<(), NotationError> {
        let word = self.next();
        if word.text.is_empty() { Ok(()) } else { Err(word.unexpected("the end")) }
    }
}

/// A plain number within the bounds: no sign, no leading zero.
pub(super) fn number(
    word: Word<'_>,
    least: u16,
    most: u16,
    expected: &'static str,
) -> Result<u16, NotationError> {
    let plain = word.text == "0" || word.text.starts_with(|c: char| ('1'..='9').contains(&c));
    let digits = word.text.bytes().all(|b| b.is_ascii_digit());
    let number = if plain && digits { word.text.parse::<u16>().ok() } else { None };
    number.filter(|n| (least..=most).contains(n)).ok_or_else(|| word.unexpected(expected))
}

/// A number that fits a byte.
pub(super) fn byte(word: Word<'_>) -> Result<u8, NotationError> {
    number(word, 0, 255, "a number from 0 to 255").map(|n| n as u8)
}

/// A place of the display.
pub(super) fn guest_place(word: Word<'_>) -> Result<GuestPlace, NotationError> {
    let expected = "a display place (0 to 4)";
    let place = GuestPlace::new(number(word, 0, 4, expected)? as u8);
    place.ok_or_else(|| word.unexpected(expected))
}

/// A number counted from 1 in the text and from 0 in the engine.
pub(super) fn ordinal(word: Word<'_>) -> Result<u8, NotationError> {
    number(word, 1, 256, "a number from 1 to 256").map(|n| (n - 1) as u8)
}

pub(super) fn write_ordinal(index: u8) -> u16 {
    index as u16 + 1
}

/// One of a few words.
pub(super) fn one_of<T: Copy>(
    word: Word<'_>,
    all: &[T],
    name: impl Fn(T) -> &'static str,
    expected: &'static str,
) -> Result<T, NotationError> {
    let found = all.iter().copied().find(|&item| name(item) == word.text);
    found.ok_or_else(|| word.unexpected(expected))
}

/// The name of a card: its kind, `noble`, `r1` …, `g1` …
pub fn write_card(card: Card) -> String {
    if let Some(kind) = card.kind() {
        kind_word(kind).to_owned()
    } else if card.is_noble() {
        "noble".to_owned()
    } else if card.is_regular() {
        format!("r{}", card.number() - FIRST_REGULAR + 1)
    } else {
        format!("g{}", card.number() - FIRST_GUEST + 1)
    }
}

pub(super) fn card(word: Word<'_>) -> Result<Card, NotationError> {
    find_card(word).ok_or_else(|| {
        word.unexpected("a card (bard, barback, dishwasher, server, table, brewer, noble, r1, g1)")
    })
}

fn find_card(word: Word<'_>) -> Option<Card> {
    if word.text == "noble" {
        return Some(Card::NOBLE);
    }
    if let Some(kind) = Kind::ALL.into_iter().find(|&kind| kind_word(kind) == word.text) {
        return Some(Card::tavern(kind));
    }
    let make = match word.text.bytes().next()? {
        b'r' => Card::regular,
        b'g' => Card::guest,
        _ => return None,
    };
    let text = &word.text[1..];
    let index = number(Word { text, ..word }, 1, 255, "").ok()?;
    make(index as u8 - 1)
}

pub(super) fn kind(word: Word<'_>) -> Result<Kind, NotationError> {
    one_of(word, &Kind::ALL, kind_word, "bard, barback, dishwasher, server, table or brewer")
}

pub(super) fn area(word: Word<'_>) -> Result<Area, NotationError> {
    let expected = "dishwasher, server, table, brewer, cashbox, monk, barrel, safe or storage";
    one_of(word, &Area::ALL, area_word, expected)
}

pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

pub(super) fn side(word: Word<'_>) -> Result<Side, NotationError> {
    one_of(word, &Side::ALL, side_word, "first or second")
}

pub(super) fn face(word: Word<'_>) -> Result<Face, NotationError> {
    one_of(word, &Face::ALL, face_word, "1 to 6")
}

const fn face_word(face: Face) -> &'static str {
    match face.pips() {
        1 => "1",
        2 => "2",
        3 => "3",
        4 => "4",
        5 => "5",
        _ => "6",
    }
}

pub(super) fn write_die(die: Die) -> String {
    let colour = match die.colour {
        Colour::White => 'w',
        Colour::Own => 'o',
    };
    format!("{colour}{}", die.face.pips())
}

pub(super) fn die(word: Word<'_>) -> Result<Die, NotationError> {
    let colour = match word.text.bytes().next() {
        Some(b'w') => Some(Colour::White),
        Some(b'o') => Some(Colour::Own),
        _ => None,
    };
    let die = colour.and_then(|colour| {
        let face = face(Word { text: &word.text[1..], ..word }).ok()?;
        Some(Die { colour, face })
    });
    die.ok_or_else(|| word.unexpected("a die (w1 to w6, o1 to o6)"))
}

/// The name of a space: a printed one, or the card whose table it is.
pub fn write_space(space: Space) -> String {
    match space {
        Space::CASHBOX => "cashbox".to_owned(),
        Space::BARREL => "barrel".to_owned(),
        Space::BREWER => "brewer".to_owned(),
        Space::MONK => "monk".to_owned(),
        _ => space.card().map_or_else(|| "noble".to_owned(), write_card),
    }
}

pub(super) fn space(word: Word<'_>) -> Result<Space, NotationError> {
    let space = match word.text {
        "cashbox" => Some(Space::CASHBOX),
        "barrel" => Some(Space::BARREL),
        "brewer" => Some(Space::BREWER),
        "monk" => Some(Space::MONK),
        _ => find_card(word).and_then(Space::table),
    };
    space.ok_or_else(|| {
        word.unexpected("a space (cashbox, barrel, brewer, monk, noble, r1 to r8, g1 to g48)")
    })
}

/// A bonus in the words of the component sheet, with `_` for the blanks.
pub(super) fn write_bonus(bonus: Bonus) -> String {
    bonus.to_string().replace(' ', "_")
}

pub(super) fn bonus(word: Word<'_>) -> Result<Bonus, NotationError> {
    let bonus = sheet_bonus(&word.text.replace('_', " "));
    bonus.ok_or_else(|| word.unexpected("a bonus in the words of the sheet, _ for blanks"))
}

pub(super) fn entertainer(word: Word<'_>) -> Result<Entertainer, NotationError> {
    one_of(word, &Entertainer::ALL, entertainer_word, "musician, fire-eater or juggler")
}

pub(super) fn seat(word: Word<'_>) -> Result<Seat, NotationError> {
    let seat = number(word, 0, 3, "a seat (0 to 3)")?;
    Seat::new(seat as u8).ok_or_else(|| word.unexpected("a seat (0 to 3)"))
}
