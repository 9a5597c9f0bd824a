//! Luck as a scenario names it: `own 0: 6; coaster 1: 1 2 5 5; display: g9`.

use super::NotationError;
use super::words::{Reader, Word, card, number, seat};
use crate::chance::{Chance, Moment, Odds, Purpose};
use crate::model::Seat;
use std::collections::VecDeque;

/// Outcomes by purpose and, if one is named, seat; the first possible outcome where none is given.
#[derive(Clone, Debug, Default)]
pub struct Luck {
    queues: Vec<Queue>,
    impossible: Option<Moment>,
}

/// What is drawn next for a purpose.
#[derive(Clone, Debug)]
struct Queue {
    purpose: Purpose,
    /// Everybody if none is named.
    seat: Option<Seat>,
    outcomes: VecDeque<u8>,
}

impl Luck {
    /// Whether it names an outcome that was never drawn.
    pub fn left_over(&self) -> bool {
        self.queues.iter().any(|queue| !queue.outcomes.is_empty())
    }

    /// The draw for which it names an outcome that cannot come.
    pub fn impossible(&self) -> Option<Moment> {
        self.impossible
    }
}

impl Chance for Luck {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let fits = |queue: &&mut Queue| {
            queue.purpose == moment.purpose && queue.seat.is_none_or(|seat| seat == moment.seat)
        };
        let queues = self.queues.iter_mut().filter(fits);
        let named = queues.filter_map(|queue| queue.outcomes.pop_front()).next();
        match named {
            Some(outcome) if odds.ways_of(outcome) > 0 => outcome,
            Some(_) => {
                self.impossible = Some(moment);
                odds.outcome(0)
            }
            None => odds.outcome(0),
        }
    }
}

/// Reads luck: what is drawn, for whom if that matters, and the outcomes after a colon.
pub(super) fn read_luck(text: &str) -> Result<Luck, NotationError> {
    let line = text.to_ascii_lowercase();
    let whole = Word { text: &line, column: 1 };
    let queues = whole.split(';').map(queue).collect::<Result<_, _>>()?;
    Ok(Luck { queues, impossible: None })
}

fn queue(text: Word<'_>) -> Result<Queue, NotationError> {
    let (what, outcomes) =
        text.split_once(':').ok_or_else(|| text.unexpected("WHAT [SEAT]: OUTCOMES"))?;
    let mut words = Reader::new(what.text);
    let purpose = purpose(words.next())?;
    let who = words.next();
    let seat = if who.text.is_empty() { None } else { Some(seat(who)?) };
    words.end()?;
    let outcomes = outcomes.split(' ').filter(|word| !word.text.is_empty());
    let outcomes = outcomes.map(|word| outcome(purpose, word)).collect::<Result<_, _>>()?;
    Ok(Queue { purpose, seat, outcomes })
}

fn purpose(word: Word<'_>) -> Result<Purpose, NotationError> {
    Ok(match word.text {
        "start-player" => Purpose::StartPlayer,
        "start-card" => Purpose::StartCard,
        "display" => Purpose::Display,
        "deck" => Purpose::Deck,
        "own" => Purpose::OwnDie,
        "coaster" => Purpose::Coaster,
        _ => return Err(word.unexpected("start-player, start-card, display, deck, own or coaster")),
    })
}

/// An outcome as chance numbers it.
fn outcome(purpose: Purpose, word: Word<'_>) -> Result<u8, NotationError> {
    let number = |least| number(word, least, 255, "a number").map(|n| n as u8);
    Ok(match purpose {
        Purpose::StartPlayer | Purpose::OwnDie | Purpose::Coaster => number(0)?,
        Purpose::StartCard => number(1)? - 1,
        Purpose::Display | Purpose::Deck => card(word)?.number(),
    })
}
