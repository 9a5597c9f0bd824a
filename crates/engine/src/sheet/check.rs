//! Checks that involve more than one value, each with the rule or capacity behind it.
//!
//! `bounds.rs` bounds single values, and `places.rs` says which bonus may stand where. Together
//! they prove for the whole game that no count, list or stack of the engine can overflow.

use super::places::{self, Place};
use super::{Counted, Objection, Sheet, SheetError, bounds, words};
use crate::model::{
    Area, Bonus, GAINABLE_CAPACITY, Kind, MAX_DICE, MAX_SEATS, MAX_TABLES, OWED_CAPACITY,
};
use crate::printed::THREE_PILE_PRICE;

/// Room for the Reputation steps of one turn, which are kept so that they can be undone (F2).
pub const MAX_REPUTATION_STEPS: usize = 128;

/// Spaces of the Guest Book that may bring Reputation: each can interrupt a move on that track, and
/// the stack of owed bonuses has no room for more (T5). The printed game has four.
const MAX_BOOK_REPUTATION: usize = OWED_CAPACITY - 12;

/// The Regulars in each player's starting deck (S5).
const REGULARS: usize = 7;
/// Display places that are filled from the stack (S3).
const OPEN_GUESTS: usize = 4;

/// Refuses a sheet that cannot be played; names the first faulty entry.
pub(super) fn check(sheet: &Sheet) -> Result<(), SheetError> {
    regulars(sheet)?;
    guests(sheet)?;
    supplies(sheet)?;
    upgrades(sheet)?;
    reputation_steps(sheet)?;
    limits(sheet)?;
    places::round_track(sheet)?;
    tracks(sheet)?;
    start_cards(sheet)
}

/// Seven Regulars per player (S5); equal cards are one face, because they are one choice (R10).
fn regulars(sheet: &Sheet) -> Result<(), SheetError> {
    let all: usize = sheet.regulars.iter().map(|regular| regular.copies as usize).sum();
    within("regulars", Counted::Regulars, all, REGULARS, REGULARS)?;
    let face = |index: usize| sheet.regulars.get(index).map(|r| (r.die, r.pays, r.points));
    different("regulars", sheet.regulars.len(), face)
}

/// The open pile and the four places beside it can be laid out at every level (S3).
fn guests(sheet: &Sheet) -> Result<(), SheetError> {
    for (index, guest) in sheet.guests.iter().enumerate() {
        // The marked guests are shuffled into the stack, the 3-beer guests never are (S3).
        if guest.marked && guest.price == THREE_PILE_PRICE {
            return Err(SheetError::Misplaced {
                entry: format!("guests[{index}].marked"),
                found: "marked = true".to_owned(),
                why: Objection::MarkedPile,
            });
        }
        if let Some(bonus) = guest.bonus {
            let place = if guest.marked { Place::MarkedGuest } else { Place::Guest };
            places::bonus(format!("guests[{index}].bonus"), bonus, place)?;
        }
    }
    let cards = |pile: bool| {
        let unmarked = sheet.guests.iter().filter(|guest| !guest.marked);
        let these = unmarked.filter(|guest| (guest.price == THREE_PILE_PRICE) == pile);
        these.map(|guest| guest.copies as usize).sum::<usize>()
    };
    within("guests", Counted::OpenPile, cards(true), 1, GAINABLE_CAPACITY)?;
    within("guests", Counted::Stack, cards(false), OPEN_GUESTS, GAINABLE_CAPACITY)?;
    let face = |index: usize| {
        let guest = sheet.guests.get(index)?;
        Some((guest.marked, guest.price, guest.die, guest.pays, guest.points, guest.bonus))
    };
    different("guests", sheet.guests.len(), face)
}

/// The known cards of all decks share one array, which holds every card that can be gained.
fn supplies(sheet: &Sheet) -> Result<(), SheetError> {
    let tavern = sheet.tavern_cards.iter().zip(Kind::ALL).map(|(card, kind)| {
        (format!("tavern_cards.{}.copies", words::kind_word(kind)), card.copies)
    });
    let noble = ("noble.copies".to_owned(), sheet.noble.copies);
    let guests = sheet.guests.iter().enumerate();
    let guests = guests.map(|(index, guest)| (format!("guests[{index}].copies"), guest.copies));
    sum_within(Counted::Cards, tavern.chain([noble]).chain(guests), GAINABLE_CAPACITY)
}

/// An upgrade is never a loss (F7), and every table has room.
fn upgrades(sheet: &Sheet) -> Result<(), SheetError> {
    for (upgrade, area) in sheet.upgrades.iter().zip(Area::ALL) {
        let name = format!("upgrades.{}.upgraded", words::area_word(area));
        let most = (*bounds::side(area).end()).into();
        within(&name, Counted::Value, upgrade.upgraded.into(), upgrade.plain.into(), most)?;
    }
    // One player could draw every Table card in one evening (B1).
    let tables = sheet.upgrades[Area::Table as usize].upgraded as usize
        + sheet.tavern_cards[Kind::Table as usize].copies as usize;
    within("upgrades.table.upgraded", Counted::Tables, tables, 1, MAX_TABLES)
}

/// The Reputation steps of one turn fit their list: the dice bring at most what all of them would
/// pay at the best table (F1, F2), each Bard brings one step (F17), one guest is recruited (F10),
/// and each space of the Guest Book is covered once (T3).
fn reputation_steps(sheet: &Sheet) -> Result<(), SheetError> {
    let guests = || sheet.guests.iter().enumerate();
    let pays = guests().map(|(index, guest)| (format!("guests[{index}].pays"), guest.pays));
    let regulars = sheet.regulars.iter().enumerate();
    let regulars = regulars.map(|(i, regular)| (format!("regulars[{i}].pays"), regular.pays));
    let cashbox = sheet.upgrades[Area::Cashbox as usize].upgraded;
    let best = pays.chain(regulars).chain([
        ("noble.pays".to_owned(), sheet.noble.pays),
        ("upgrades.cashbox.upgraded".to_owned(), cashbox),
    ]);
    let best = best.max_by_key(|&(_, pays)| pays).into_iter();
    let dice = best.flat_map(|best| core::iter::repeat_n(best, MAX_DICE));

    let bards = sheet.tavern_cards[Kind::Bard as usize].copies;
    let bards = ("tavern_cards.bard.copies".to_owned(), bards);
    let guest = guests().map(|(i, guest)| (format!("guests[{i}].bonus"), steps(guest.bonus)));
    let guest = guest.max_by_key(|&(_, steps)| steps);
    let book = sheet.guest_book.iter().enumerate().flat_map(|(row, columns)| {
        let columns = columns.iter().enumerate();
        columns.map(move |(column, &bonus)| {
            (format!("guest_book[{row}].columns[{column}]"), steps(bonus))
        })
    });
    let spaces = book.clone().filter(|&(_, steps)| steps > 0).count();
    within("guest_book", Counted::BookReputation, spaces, 0, MAX_BOOK_REPUTATION)?;
    let what = Counted::ReputationSteps;
    sum_within(what, dice.chain([bards]).chain(guest).chain(book), MAX_REPUTATION_STEPS)
}

fn steps(bonus: Option<Bonus>) -> u8 {
    if let Some(Bonus::Reputation(steps)) = bonus { steps } else { 0 }
}

fn limits(sheet: &Sheet) -> Result<(), SheetError> {
    let limits = &sheet.limits;
    // Nobody can keep more tokens than there are (F18).
    let (kept, tokens) = (limits.schnapps_kept.into(), limits.schnapps.into());
    within("limits.schnapps_kept.value", Counted::Value, kept, 0, tokens)?;
    // No more Start Cards are offered than there are (S8).
    let offered = limits.start_cards_offered.into();
    let name = "limits.start_cards_offered.value";
    within(name, Counted::Value, offered, 1, sheet.start_cards.len())?;
    for (index, &kind) in limits.starting_cards.iter().enumerate() {
        // Levels 1 to 3 use starting decks, and Bards join at level 3 (S2, S5).
        if kind == Kind::Bard {
            return Err(SheetError::Misplaced {
                entry: format!("limits.starting_cards.cards[{index}]"),
                found: words::kind_word(kind).to_owned(),
                why: Objection::StartingBard,
            });
        }
        // The starting cards come from the supply (S5), which must have enough for a full table.
        let each = limits.starting_cards.iter().filter(|&&other| other == kind).count();
        let copies = sheet.tavern_cards[kind as usize].copies.into();
        let name = format!("tavern_cards.{}.copies", words::kind_word(kind));
        let what = Counted::StartingDecks;
        let most = (*bounds::TAVERN_COPIES.end()).into();
        within(&name, what, copies, MAX_SEATS * each, most)?;
    }
    Ok(())
}

fn tracks(sheet: &Sheet) -> Result<(), SheetError> {
    for (index, space) in sheet.monastery.iter().enumerate() {
        let Some(bonus) = *space else { continue };
        // Every marker starts on space 0, and a lap ends there (S4, F13).
        let place = if index == 0 { Place::MonasteryStart } else { Place::Monastery };
        places::bonus(format!("monastery[{index}].bonus"), bonus, place)?;
    }
    for (name, track, place) in [
        ("reputation", &sheet.reputation, Place::Reputation),
        ("reputation_signatures", &sheet.reputation_signatures, Place::ReputationSignatures),
    ] {
        for (index, space) in track.iter().enumerate() {
            let Some(bonus) = space.bonus else { continue };
            places::bonus(format!("{name}[{index}].bonus"), bonus, place)?;
        }
    }
    for (row, columns) in sheet.guest_book.iter().enumerate() {
        for (column, &space) in columns.iter().enumerate() {
            let Some(bonus) = space else { continue };
            let name = format!("guest_book[{row}].columns[{column}]");
            places::bonus(name, bonus, Place::GuestBook)?;
        }
    }
    Ok(())
}

fn start_cards(sheet: &Sheet) -> Result<(), SheetError> {
    for (card, items) in sheet.start_cards.iter().enumerate() {
        let mut removed = 0;
        for (index, &item) in items.iter().enumerate() {
            let name = format!("start_cards[{card}].items[{index}]");
            places::bonus(name.clone(), item, Place::StartCard)?;
            if let Bonus::RemoveRegulars(regulars) = item {
                removed += regulars as usize;
            }
            // Each area can be upgraded once a game (F7).
            let first = items.iter().position(|&other| other == item).unwrap_or(index);
            if matches!(item, Bonus::Upgrade(_)) && first < index {
                return Err(SheetError::Twice {
                    entry: name,
                    first: format!("start_cards[{card}].items[{first}]"),
                    why: Objection::SameUpgrade,
                });
            }
        }
        // The deck has seven Regulars to remove (S8).
        let name = format!("start_cards[{card}].items");
        within(&name, Counted::RegularsRemoved, removed, 0, REGULARS)?;
    }
    Ok(())
}

/// No two faces are the same: equal cards are one face with more copies (R10).
fn different<F: PartialEq>(
    list: &str,
    len: usize,
    face: impl Fn(usize) -> Option<F>,
) -> Result<(), SheetError> {
    for index in 0..len {
        if let Some(first) = (0..index).find(|&first| face(first) == face(index)) {
            return Err(SheetError::Twice {
                entry: format!("{list}[{index}]"),
                first: format!("{list}[{first}]"),
                why: Objection::EqualCards,
            });
        }
    }
    Ok(())
}

fn within(
    entry: &str,
    what: Counted,
    found: usize,
    least: usize,
    most: usize,
) -> Result<(), SheetError> {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    let (found, least, most) = (found as i64, least as i64, most as i64);
    Err(SheetError::Range { entry: entry.to_owned(), what, found, least, most })
}

/// Adds up; names the entry that makes the sum too large.
fn sum_within(
    what: Counted,
    parts: impl Iterator<Item = (String, u8)>,
    most: usize,
) -> Result<(), SheetError> {
    let mut sum = 0;
    for (entry, part) in parts {
        sum += part as usize;
        within(&entry, what, sum, 0, most)?;
    }
    Ok(())
}
