//! Reads positions: what all seats share.

use super::NotationError;
use super::position::{NOBODY, PHASES, SIGNED, gift, phase_word};
use super::read_tavern::{SeatPart, read_pile};
use super::words::{
    Reader, Word, bonus, byte, card, guest_place, kind, number, one_of, ordinal, seat,
};
use crate::game::{
    DisplayPlace, Form, Game, Phase, Position, ReputationSide, StepList, TrackSide, Yields,
};
use crate::model::{MAX_SEATS, OWED_CAPACITY, Owed, Seat};
use crate::rules::Rules;
use crate::sheet::MAX_REPUTATION_STEPS;

/// Reads a game: a position that a game under these rules can be in.
pub fn read_game(rules: &Rules, text: &str) -> Result<Game, NotationError> {
    rules.validate(read_position(text)?).map_err(NotationError::Unsound)
}

/// Reads a position, whether or not a game can be in it.
///
/// Fields may come in any order within their seat; a missing field is empty or zero.
pub fn read_position(text: &str) -> Result<Position, NotationError> {
    let line = text.to_ascii_lowercase();
    let mut words = Reader::new(&line);
    let mut game = Position { phase: Phase::Over, ..Position::blank(NO_FORM) };
    let mut head = Head::default();
    let mut seen = Seen::default();
    let mut part = SeatPart::default();
    let mut players = 0;
    loop {
        let word = words.next();
        if word.text.is_empty() || word.text == "/" {
            let seat = usize::checked_sub(players, 1).and_then(|index| Seat::ALL.get(index));
            if seat.is_some_and(|&seat| !part.take().into_position(&mut game, seat)) {
                return Err(word.unexpected("fewer known cards before this"));
            }
            if word.text.is_empty() {
                break finish(&mut game, &head, word, players)?;
            }
            if players == MAX_SEATS {
                return Err(word.unexpected("the end after the fourth seat"));
            }
            players += 1;
            seen = Seen::default();
            continue;
        }
        let (key, value) = seen.field(word)?;
        if players == 0 {
            head.read(&mut game, key, value)?;
        } else {
            part.read(key, value)?;
        }
    }
    Ok(game)
}

/// Fills in what depends on other fields.
fn finish(
    game: &mut Position,
    head: &Head,
    end: Word<'_>,
    players: usize,
) -> Result<(), NotationError> {
    if players < 2 {
        return Err(end.unexpected("/ and another seat"));
    }
    game.phase = head.phase.ok_or(NotationError::Missing { field: "phase" })?;
    game.form = head.form.ok_or(NotationError::Missing { field: "form" })?;
    game.form.players = players as u8;
    game.start = head.start.ok_or(NotationError::Missing { field: "start" })?;
    game.active = head.active.unwrap_or(game.start);
    Ok(())
}

const NO_FORM: Form = Form {
    players: 0,
    track: TrackSide::Summer,
    loose_tiles: false,
    reputation: None,
    late_refill: false,
};

/// The names of the fields read so far in this part of the line.
#[derive(Default)]
pub(super) struct Seen<'a>(Vec<&'a str>);

impl<'a> Seen<'a> {
    /// Whether the field was there.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains(&name)
    }

    /// Splits a field into its name and its value.
    pub(super) fn field(&mut self, word: Word<'a>) -> Result<(Word<'a>, Word<'a>), NotationError> {
        let (key, value) =
            word.split_once('=').ok_or_else(|| word.unexpected("a field (name=value) or /"))?;
        if self.0.contains(&key.text) {
            return Err(NotationError::Twice { column: key.column });
        }
        self.0.push(key.text);
        Ok((key, value))
    }
}

/// The required fields.
#[derive(Default)]
struct Head {
    phase: Option<Phase>,
    form: Option<Form>,
    start: Option<Seat>,
    active: Option<Seat>,
}

impl Head {
    fn read(
        &mut self,
        game: &mut Position,
        key: Word<'_>,
        value: Word<'_>,
    ) -> Result<(), NotationError> {
        let serving = &mut game.serving;
        match key.text {
            "phase" => self.phase = Some(one_of(value, &PHASES, phase_word, "a phase")?),
            "form" => self.form = Some(form(value)?),
            "start" => self.start = Some(seat(value)?),
            "active" => self.active = Some(seat(value)?),
            "round" => game.round = byte(value)?,
            "refills" => game.refills = byte(value)?,
            "offered" => game.offered = start_cards(value)?,
            "settled" => {
                for item in value.split(',') {
                    game.settled.insert(seat(item)?);
                }
            }
            "owed" => {
                for item in value.split(',') {
                    if game.owed.as_slice().len() == OWED_CAPACITY {
                        return Err(item.unexpected("no more than 20 owed things"));
                    }
                    game.owed.push(owed(item)?);
                }
            }
            "steps" => serving.steps = steps(value)?,
            "assessed" => {
                let amount = |item| number(item, 0, u16::MAX, "a number");
                [serving.thalers, serving.beer] = exactly(value, "two numbers", amount)?;
            }
            "yields" => serving.yields = yields(value)?,
            "bought" => {
                for item in value.split(',') {
                    serving.bought |= 1 << kind(item)? as u8;
                }
            }
            "recruited" if value.text == "yes" => serving.recruited = true,
            "recruited" => return Err(value.unexpected("yes")),
            "bards" => serving.bards_used = byte(value)?,
            "refill" => serving.to_refill = Some(guest_place(value)?),
            "supply" => game.supply.cards = read_pile(value)?,
            "schnapps" => game.supply.schnapps = byte(value)?,
            "signatures" => game.supply.signatures = byte(value)?,
            "counter" => game.supply.counter_guests = byte(value)?,
            "display" => game.display = display(value)?,
            _ => return Err(key.unexpected("a field that all seats share")),
        }
        Ok(())
    }
}

fn form(value: Word<'_>) -> Result<Form, NotationError> {
    let mut form = NO_FORM;
    for (index, item) in value.split(',').enumerate() {
        match (index, item.text) {
            (0, "summer") => {}
            (0, "winter") => form.track = TrackSide::Winter,
            (0, _) => return Err(item.unexpected("summer or winter")),
            (_, "tiles") => form.loose_tiles = true,
            (_, "reputation") => form.reputation = Some(ReputationSide::Plain),
            (_, "signatures") => form.reputation = Some(ReputationSide::Signatures),
            (_, "late") => form.late_refill = true,
            _ => return Err(item.unexpected("tiles, reputation, signatures or late")),
        }
    }
    Ok(form)
}

/// Start Cards as bits of their indices.
pub(super) fn start_cards(value: Word<'_>) -> Result<u16, NotationError> {
    let mut cards = 0;
    for item in value.split(',') {
        let index = ordinal(item)?;
        if index > 15 {
            return Err(item.unexpected("a Start Card (1 to 16)"));
        }
        cards |= 1 << index;
    }
    Ok(cards)
}

fn owed(item: Word<'_>) -> Result<Owed, NotationError> {
    let Some((what, rest)) = item.split_once(':') else { return Ok(Owed::Bonus(bonus(item)?)) };
    Ok(match what.text {
        "step" => Owed::StepBonus(bonus(rest)?),
        "offer" => Owed::Offer(kind(rest)?),
        "sign" => Owed::GuestSignature(ordinal(rest)?),
        "refill" => Owed::Refill(guest_place(rest)?),
        _ => return Err(what.unexpected("step, offer, sign or refill")),
    })
}

fn steps(value: Word<'_>) -> Result<StepList, NotationError> {
    let mut steps = StepList::default();
    for letter in value.text.chars() {
        if steps.len() as usize == MAX_REPUTATION_STEPS {
            return Err(value.unexpected("no more than 128 steps"));
        }
        let gift = gift(letter).ok_or_else(|| value.unexpected("steps (. s n f)"))?;
        steps.push();
        steps.mark_last(gift);
    }
    Ok(steps)
}

fn yields(value: Word<'_>) -> Result<Yields, NotationError> {
    let [cashbox, barrel, brewer, monk, barbacks] = exactly(value, "five numbers", byte)?;
    Ok(Yields { cashbox, barrel, brewer, monk, barbacks })
}

pub(super) fn display(value: Word<'_>) -> Result<[DisplayPlace; 5], NotationError> {
    exactly(value, "five display places", |item| {
        let (guest, signed) = match item.strip_suffix(SIGNED) {
            Some(guest) => (guest, true),
            None => (item, false),
        };
        let guest = if guest.text == NOBODY { None } else { Some(card(guest)?) };
        Ok(DisplayPlace { guest, signed })
    })
}

/// Exactly as many items as the array has room for.
pub(super) fn exactly<'a, T: Copy + Default, const N: usize>(
    value: Word<'a>,
    expected: &'static str,
    read: impl Fn(Word<'a>) -> Result<T, NotationError>,
) -> Result<[T; N], NotationError> {
    let mut all = [T::default(); N];
    let mut count = 0;
    for item in value.split(',') {
        let Some(place) = all.get_mut(count) else { return Err(value.unexpected(expected)) };
        *place = read(item)?;
        count += 1;
    }
    if count == N { Ok(all) } else { Err(value.unexpected(expected)) }
}
