//! Luck as a scenario tells it: `luck own 0: 6; coaster 1: 1 2 5 5; display: g9`.

use engine::chance::{Chance, Moment, Odds, Purpose};
use engine::model::{Card, Seat};
use engine::notation::write_card;
use std::collections::VecDeque;

/// Outcomes by purpose and, if one is named, seat; the first possible outcome where none is given.
#[derive(Clone, Default)]
pub struct Luck {
    queues: Vec<(Purpose, Option<Seat>, VecDeque<u8>)>,
    /// A told outcome that cannot come.
    pub impossible: Option<String>,
}

impl Luck {
    pub fn read(text: &str) -> Result<Luck, String> {
        let queues: Result<_, String> = text.split(';').map(queue).collect();
        Ok(Luck { queues: queues?, impossible: None })
    }

    /// Whether the scenario names an outcome that was never drawn.
    pub fn left_over(&self) -> bool {
        self.queues.iter().any(|(_, _, outcomes)| !outcomes.is_empty())
    }
}

impl Chance for Luck {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let fits = |(purpose, seat, _): &&mut (Purpose, Option<Seat>, VecDeque<u8>)| {
            *purpose == moment.purpose && seat.is_none_or(|seat| seat == moment.seat)
        };
        let told = self.queues.iter_mut().filter(fits).find_map(|(_, _, told)| told.pop_front());
        match told {
            Some(outcome) if odds.ways_of(outcome) > 0 => outcome,
            Some(outcome) => {
                self.impossible = Some(format!("{outcome} cannot come at {moment:?}"));
                odds.outcome(0)
            }
            None => odds.outcome(0),
        }
    }
}

fn queue(text: &str) -> Result<(Purpose, Option<Seat>, VecDeque<u8>), String> {
    let (what, outcomes) =
        text.split_once(':').ok_or("luck is written as WHAT [SEAT]: OUTCOMES")?;
    let mut words = what.split_ascii_whitespace();
    let purpose = match words.next() {
        Some("start-player") => Purpose::StartPlayer,
        Some("start-card") => Purpose::StartCard,
        Some("display") => Purpose::Display,
        Some("deck") => Purpose::Deck,
        Some("own") => Purpose::OwnDie,
        Some("coaster") => Purpose::Coaster,
        _ => return Err("luck is start-player, start-card, display, deck, own or coaster".into()),
    };
    let seat = match words.next() {
        None => None,
        Some(word) => Some(seat(word).ok_or_else(|| format!("no seat {word}"))?),
    };
    let outcomes = outcomes.split_ascii_whitespace().map(|word| outcome(purpose, word));
    Ok((purpose, seat, outcomes.collect::<Result<_, String>>()?))
}

/// The seat with this number.
pub fn seat(word: &str) -> Option<Seat> {
    word.parse().ok().and_then(Seat::new)
}

fn outcome(purpose: Purpose, word: &str) -> Result<u8, String> {
    let number = || word.parse::<u8>().map_err(|_| format!("{word:?} is no number"));
    match purpose {
        Purpose::StartPlayer | Purpose::OwnDie | Purpose::Coaster => number(),
        Purpose::StartCard => Ok(number()?.saturating_sub(1)),
        Purpose::Display | Purpose::Deck => {
            let card = (0..64).filter_map(Card::new).find(|&card| write_card(card) == word);
            card.map(Card::number).ok_or_else(|| format!("no card is named {word:?}"))
        }
    }
}
