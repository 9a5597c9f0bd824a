//! A player in text form: a name and the settings that differ, as in `strong+beam=4+denial=0.5`.

use crate::foresight::Foresight;
use crate::value::Value;
use crate::{Bot, Brain, Greedy, Money, NAMES, Planning, RandomBot, Strength, strength};
use chance::Fast;
use core::fmt;
use core::str::FromStr;
use std::sync::Arc;

/// A player with its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spec(Kind);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Random,
    Greedy,
    Money,
    Learned(Strength),
}

/// Why a text does not name a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// No player has this name.
    Name(String),
    /// The player has no such setting.
    Key {
        /// Its name.
        name: String,
        /// What was written.
        key: String,
        /// The settings it has.
        keys: Vec<&'static str>,
    },
    /// The setting takes other values.
    Value {
        /// Which setting.
        key: String,
        /// What was written.
        value: String,
        /// What it takes.
        takes: &'static str,
    },
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Name(name) => {
                write!(f, "there is no bot called {name:?}; choose one of {}", NAMES.join(", "))
            }
            SpecError::Key { name, key, keys } if keys.is_empty() => {
                write!(f, "{name} has no settings; leave out {key:?}")
            }
            SpecError::Key { name, key, keys } => {
                write!(f, "{name} has no setting {key:?}; it has {}", keys.join(", "))
            }
            SpecError::Value { key, value, takes } => {
                write!(f, "{key} takes {takes}, not {value:?}")
            }
        }
    }
}

impl core::error::Error for SpecError {}

impl Spec {
    /// The quick player that builds first and counts points last.
    pub const MONEY: Spec = Spec(Kind::Money);

    /// The player with this name, without settings.
    pub fn named(name: &str) -> Option<Spec> {
        Some(Spec(match name {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "money" => Kind::Money,
            _ => Kind::Learned(strength(name)?),
        }))
    }

    /// Changes a setting.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SpecError> {
        let keys = self.keys();
        let unknown = || SpecError::Key { name: self.name().to_owned(), key: key.to_owned(), keys };
        let setting = self.settings().find(|setting| setting.key == key).ok_or_else(unknown)?;
        let Kind::Learned(strength) = &mut self.0 else { return Ok(()) };
        (setting.set)(strength, value).ok_or_else(|| SpecError::Value {
            key: key.to_owned(),
            value: value.to_owned(),
            takes: setting.takes,
        })
    }

    /// The settings it has.
    pub fn keys(&self) -> Vec<&'static str> {
        self.settings().map(|setting| setting.key).collect()
    }

    /// Its name, without settings.
    pub fn name(&self) -> &'static str {
        match &self.0 {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Money => "money",
            Kind::Learned(strength) => strength.name,
        }
    }

    /// The player that a text such as `strong+beam=4` names, before its settings, and the settings.
    ///
    /// # Errors
    ///
    /// No player has the name.
    pub fn parts(text: &str) -> Result<(Spec, impl Iterator<Item = (&str, &str)>), SpecError> {
        let mut words = text.split('+');
        let name = words.next().unwrap_or_default();
        let spec = Spec::named(name).ok_or_else(|| SpecError::Name(name.to_owned()))?;
        Ok((spec, words.map(|word| word.split_once('=').unwrap_or((word, "")))))
    }

    /// Whether it judges by the learned value.
    pub fn is_learned(&self) -> bool {
        matches!(self.0, Kind::Learned(_))
    }

    /// The player for one seat of one game. `luck` seeds players that act at random: the same
    /// number plays the same.
    pub fn player(&self, luck: u64, value: &Arc<Value>) -> Box<dyn Bot + Send> {
        match self.0 {
            Kind::Random => Box::new(RandomBot::new(Fast::new(luck))),
            Kind::Greedy => Box::new(Greedy::new()),
            Kind::Money => Box::new(Money::new()),
            Kind::Learned(strength) => Box::new(Brain::new(strength, Arc::clone(value), luck)),
        }
    }

    fn settings(&self) -> impl Iterator<Item = &'static Setting> + use<> {
        let (learned, plans) = match &self.0 {
            Kind::Learned(strength) => (true, strength.planning == Planning::WholeTurns),
            Kind::Random | Kind::Greedy | Kind::Money => (false, false),
        };
        SETTINGS.iter().filter(move |setting| learned && (plans || !setting.for_planners))
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let (mut spec, settings) = Spec::parts(text)?;
        for (key, value) in settings {
            spec.set(key, value)?;
        }
        Ok(spec)
    }
}

/// A setting.
struct Setting {
    key: &'static str,
    /// The values it takes, in words.
    takes: &'static str,
    /// Whether only players that plan whole turns use it.
    for_planners: bool,
    set: fn(&mut Strength, &str) -> Option<()>,
}

const COUNT: &str = "a whole number from 1";
const SHARE: &str = "a number from 0 to 1";

const SETTINGS: [Setting; 8] = [
    Setting {
        key: "layouts",
        takes: COUNT,
        for_planners: true,
        set: |strength, word| count(word).map(|count| strength.layouts = count),
    },
    Setting {
        key: "beam",
        takes: COUNT,
        for_planners: true,
        set: |strength, word| count(word).map(|count| strength.beam = count),
    },
    Setting {
        key: "nodes",
        takes: COUNT,
        for_planners: true,
        set: |strength, word| count(word).map(|count| strength.nodes = count),
    },
    Setting {
        key: "evenings",
        takes: COUNT,
        for_planners: false,
        set: |strength, word| count(word).map(|count| strength.evenings = count),
    },
    Setting {
        key: "exact",
        takes: "true or false",
        for_planners: false,
        set: |strength, word| word.parse().ok().map(|exact| strength.exact_draft = exact),
    },
    Setting {
        key: "denial",
        takes: SHARE,
        for_planners: false,
        set: |strength, word| share(word).map(|share| strength.denial = share),
    },
    Setting {
        key: "doubt",
        takes: SHARE,
        for_planners: false,
        set: |strength, word| share(word).map(|share| strength.doubt = share),
    },
    Setting {
        key: "look",
        takes: "0, or turns:points:evenings as in 16:6:320",
        for_planners: true,
        set: |strength, word| look(word).map(|foresight| strength.foresight = foresight),
    },
];

fn count<T: FromStr + PartialOrd + From<u8>>(word: &str) -> Option<T> {
    word.parse().ok().filter(|count| *count >= T::from(1))
}

fn share(word: &str) -> Option<f32> {
    word.parse().ok().filter(|share| (0.0..=1.0).contains(share))
}

/// How far the player looks beyond its own turn; `0` means not at all.
fn look(word: &str) -> Option<Option<Foresight>> {
    if word == "0" {
        return Some(None);
    }
    let mut numbers = word.split(':');
    let (turns, within) = (count(numbers.next()?)?, numbers.next()?.parse().ok()?);
    let evenings = count(numbers.next()?)?;
    let sound = f32::is_finite(within) && within >= 0.0 && numbers.next().is_none();
    sound.then_some(Some(Foresight { turns, within, evenings }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        text.parse::<Spec>().expect_err(text).to_string()
    }

    #[test]
    fn settings_change_what_they_name_and_nothing_else() {
        let strong = strength("strong").expect("strong");
        let spec: Spec =
            "strong+beam=4+denial=0.5+exact=false+look=6:5:16".parse().expect("a player");
        let foresight = Some(Foresight { turns: 6, within: 5.0, evenings: 16 });
        let changed = Strength { beam: 4, denial: 0.5, exact_draft: false, foresight, ..strong };
        assert_eq!(spec, Spec(Kind::Learned(changed)));
        assert_eq!("strong".parse(), Ok(Spec(Kind::Learned(strong))));
        let near: Spec = "strongest+look=0".parse().expect("a player");
        assert_ne!(Ok(near), "strongest".parse());
        assert_eq!(spec.name(), "strong");
    }

    #[test]
    fn every_setting_of_a_planner_can_be_set() {
        for setting in &SETTINGS {
            let value = match setting.key {
                "exact" => "false",
                "denial" | "doubt" => "0.25",
                "look" => "3:2.5:9",
                _ => "7",
            };
            let changed: Spec =
                format!("strong+{}={value}", setting.key).parse().expect("a player");
            assert_ne!(Ok(changed), "strong".parse(), "{}", setting.key);
        }
    }

    #[test]
    fn refusals_say_what_there_is() {
        assert!(refused("nobody").contains("random, greedy"));
        assert!(refused("").contains("choose one of random"));
        assert!(refused("strong+width=4").contains("it has layouts, beam, nodes, evenings"));
        assert!(refused("strong+beam").contains("beam takes a whole number from 1, not \"\""));
        assert!(refused("strong+beam=0").contains("from 1"));
        assert!(refused("strong+denial=2").contains("from 0 to 1"));
        assert!(refused("strong+denial=NaN").contains("from 0 to 1"));
        for look in ["", "1", "1:2", "1:inf:3", "1:2:3:4", "0:1:1"] {
            assert!(refused(&format!("strong+look={look}")).contains("16:6:320"), "{look}");
        }
        assert!(refused("greedy+beam=4").contains("greedy has no settings"));
        let oneply = refused("oneply+beam=4");
        assert!(oneply.contains("evenings, exact") && !oneply.contains("layouts"), "{oneply}");
    }
}
