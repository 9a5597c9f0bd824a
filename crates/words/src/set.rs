//! The word sets and their texts.

use core::str::FromStr;
use unic_langid::LanguageIdentifier;

/// The words of an edition with the sentences of its language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WordSet {
    /// English with the terms of North Star Games.
    #[default]
    NorthStar,
    /// English with the terms of Schmidt Spiele.
    Schmidt,
    /// German.
    German,
    /// Dutch.
    Dutch,
}

impl WordSet {
    /// All of them.
    pub const ALL: [WordSet; 4] =
        [WordSet::NorthStar, WordSet::Schmidt, WordSet::German, WordSet::Dutch];

    /// Its name on the command line and in the settings of the page.
    pub const fn name(self) -> &'static str {
        match self {
            WordSet::NorthStar => "north-star",
            WordSet::Schmidt => "schmidt",
            WordSet::German => "de",
            WordSet::Dutch => "nl",
        }
    }

    /// The set for a locale of the environment, such as `de_AT.UTF-8`.
    pub fn of_locale(locale: &str) -> WordSet {
        match locale.split(['_', '.', '-', '@']).next() {
            Some("de") => WordSet::German,
            Some("nl") => WordSet::Dutch,
            _ => WordSet::NorthStar,
        }
    }

    /// The language whose plurals it uses.
    pub(crate) fn language(self) -> LanguageIdentifier {
        let tag = match self {
            WordSet::NorthStar | WordSet::Schmidt => "en",
            WordSet::German => "de",
            WordSet::Dutch => "nl",
        };
        tag.parse().unwrap_or_default()
    }

    /// Its terms, then its sentences.
    pub(crate) const fn texts(self) -> [&'static str; 8] {
        match self {
            WordSet::NorthStar => {
                with(include_str!("../../../words/terms/north-star.ftl"), ENGLISH)
            }
            WordSet::Schmidt => with(include_str!("../../../words/terms/schmidt.ftl"), ENGLISH),
            WordSet::German => with(include_str!("../../../words/terms/de.ftl"), GERMAN),
            WordSet::Dutch => with(include_str!("../../../words/terms/nl.ftl"), DUTCH),
        }
    }
}

/// There is no word set of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWordSet(String);

impl core::fmt::Display for UnknownWordSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let names = WordSet::ALL.map(WordSet::name).join(", ");
        write!(f, "there is no word set {:?}; choose from {names}", self.0)
    }
}

impl core::error::Error for UnknownWordSet {}

impl FromStr for WordSet {
    type Err = UnknownWordSet;

    fn from_str(name: &str) -> Result<WordSet, UnknownWordSet> {
        let found = WordSet::ALL.into_iter().find(|set| set.name() == name);
        found.ok_or_else(|| UnknownWordSet(name.to_owned()))
    }
}

/// The files of a language that speak of the game; the rest are the page's own.
macro_rules! sentences {
    ($language:literal) => {
        [
            include_str!(concat!("../../../words/sentences/", $language, "/names.ftl")),
            include_str!(concat!("../../../words/sentences/", $language, "/actions.ftl")),
            include_str!(concat!("../../../words/sentences/", $language, "/events.ftl")),
            include_str!(concat!("../../../words/sentences/", $language, "/refusals.ftl")),
            include_str!(concat!("../../../words/sentences/", $language, "/terminal.ftl")),
            include_str!(concat!("../../../words/sentences/", $language, "/rulebook.ftl")),
            include_str!(concat!("../../../words/sentences/", $language, "/rules.ftl")),
        ]
    };
}

const ENGLISH: [&str; 7] = sentences!("en");
const GERMAN: [&str; 7] = sentences!("de");
const DUTCH: [&str; 7] = sentences!("nl");

const fn with(terms: &'static str, [a, b, c, d, e, f, g]: [&'static str; 7]) -> [&'static str; 8] {
    [terms, a, b, c, d, e, f, g]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_set_has_a_name_and_suits_a_locale() {
        for set in WordSet::ALL {
            assert_eq!(set.name().parse(), Ok(set));
        }
        assert!("klingon".parse::<WordSet>().is_err());
        assert_eq!(WordSet::of_locale("de_AT.UTF-8"), WordSet::German);
        assert_eq!(WordSet::of_locale("nl"), WordSet::Dutch);
        assert_eq!(WordSet::of_locale("C"), WordSet::NorthStar);
    }
}
