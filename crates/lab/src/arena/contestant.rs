//! Who plays: a player with settings, the weights it judges by, and the Start Card it is made to take.

use super::ContestError;
use players::value::Value;
use players::{Bot, Spec, SpecError, standard_value};
use std::fs;
use std::sync::Arc;

/// A contestant, as in `strong+beam=4+weights=old.txt`.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// As it was written: equal texts are one contestant.
    text: String,
    spec: Spec,
    value: Option<Arc<Value>>,
    start_card: Option<u8>,
}

/// Settings in addition to the player's own.
const WEIGHTS: &str = "weights";
const START_CARD: &str = "card";

impl Contestant {
    /// Reads the name of a player, its settings, `weights=FILE` to judge by other weights
    /// than those of this program, and `card=N` to take the Start Card with that number.
    pub fn read(text: &str) -> Result<Contestant, ContestError> {
        let (spec, settings) = Spec::parts(text).map_err(ContestError::Player)?;
        let mut contestant =
            Contestant { text: text.to_owned(), spec, value: None, start_card: None };
        for (key, value) in settings {
            contestant.set(key, value)?;
        }
        Ok(contestant)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), ContestError> {
        match key {
            START_CARD => {
                let card = value.parse::<u8>().ok().and_then(|card| card.checked_sub(1));
                let takes = "the number of a Start Card, from 1";
                let wrong = SpecError::Value { key: key.into(), value: value.into(), takes };
                self.start_card = Some(card.ok_or(ContestError::Player(wrong))?);
            }
            WEIGHTS if self.spec.is_learned() => self.value = Some(Arc::new(read_value(value)?)),
            _ => self.spec.set(key, value).map_err(|error| self.refused(error))?,
        }
        Ok(())
    }

    /// The error for an unknown setting, which lists the known ones.
    fn refused(&self, error: SpecError) -> ContestError {
        ContestError::Player(match error {
            SpecError::Key { name, key, mut keys } => {
                keys.extend(self.spec.is_learned().then_some(WEIGHTS));
                keys.push(START_CARD);
                SpecError::Key { name, key, keys }
            }
            SpecError::Name(_) | SpecError::Value { .. } => error,
        })
    }

    /// As it was written.
    pub fn name(&self) -> &str {
        &self.text
    }

    /// The name of the player, without settings.
    pub fn player_name(&self) -> &'static str {
        self.spec.name()
    }

    /// Whether it judges by the weights this program was built with.
    pub fn uses_standard_weights(&self) -> bool {
        self.spec.is_learned() && self.value.is_none()
    }

    /// The Start Card it takes if that is on offer, from 0.
    pub(super) fn start_card(&self) -> Option<u8> {
        self.start_card
    }

    /// The player for one seat of one game.
    pub(super) fn player(&self, luck: u64) -> Box<dyn Bot + Send> {
        self.spec.player(luck, &self.value.clone().unwrap_or_else(standard_value))
    }
}

fn read_value(file: &str) -> Result<Value, ContestError> {
    let wrong = |reason: String| ContestError::Weights { file: file.to_owned(), reason };
    let text = fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    Value::read(&text).map_err(|error| wrong(error.to_string()))
}
