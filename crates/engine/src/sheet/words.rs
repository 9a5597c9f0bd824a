//! The words of the sheet for bonuses, dice and provenances.
//!
//! The parser reads what [`fmt::Display`] writes. It also accepts capital letters, extra blanks and
//! either of `step` and `steps`.

use super::{Need, Provenance, RoundSpace};
use crate::model::{Area, Bonus, Entertainer, Kind};
use core::fmt;

/// The word for no bonus.
pub(super) const NOTHING: &str = "nothing";

/// Reads a bonus.
pub(crate) fn bonus(text: &str) -> Option<Bonus> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        [n, "thaler" | "thalers"] => Bonus::Thalers(number(n)?),
        [n, "beer"] => Bonus::Beer(number(n)?),
        [n, "step" | "steps"] => Bonus::Steps(number(n)?),
        ["service", "denied"] => Bonus::ServiceDenied,
        ["noble"] => Bonus::Noble,
        ["schnapps"] => Bonus::Schnapps(1),
        [n, "schnapps"] => Bonus::Schnapps(number(n)?),
        ["reputation", n] => Bonus::Reputation(number(n)?),
        ["signature"] => Bonus::Signature,
        ["schnapps", "or", "removal"] => Bonus::SchnappsOrRemoval,
        ["own", "die"] => Bonus::OwnDie,
        ["3-beer", "guest"] => Bonus::ThreeGuest,
        ["counter", "guest"] => Bonus::CounterGuest,
        ["free", "upgrade"] => Bonus::FreeUpgrade,
        ["entertainer", who] => Bonus::Entertainer(find(&Entertainer::ALL, entertainer_word, who)?),
        ["remove", n, "regular" | "regulars"] => Bonus::RemoveRegulars(number(n)?),
        ["upgrade", area] => Bonus::Upgrade(find(&Area::ALL, area_word, area)?),
        [card] => Bonus::Card(kind(card)?),
        _ => return None,
    })
}

/// Reads a bonus or `nothing`.
pub(super) fn maybe_bonus(text: &str) -> Option<Option<Bonus>> {
    if text.trim().eq_ignore_ascii_case(NOTHING) { Some(None) } else { bonus(text).map(Some) }
}

/// Reads one bonus, or two with `or` between them.
pub(super) fn round_space(text: &str) -> Option<RoundSpace> {
    if let Some(first) = bonus(text) {
        return Some(RoundSpace { first, second: None });
    }
    let text = text.to_lowercase();
    let (first, second) = text.split_once(" or ")?;
    Some(RoundSpace { first: bonus(first)?, second: Some(bonus(second)?) })
}

/// Reads a kind of Tavern card.
pub(super) fn kind(text: &str) -> Option<Kind> {
    find(&Kind::ALL, kind_word, text)
}

/// Reads `1` to `6`, or `?` for any die.
pub(super) fn need(text: &str) -> Option<Need> {
    match text.trim() {
        "?" => Some(Need::Any),
        pips => number(pips).filter(|pips| (1..=6).contains(pips)).map(Need::Exactly),
    }
}

/// Reads a provenance.
pub(super) fn provenance(text: &str) -> Option<Provenance> {
    find(&Provenance::ALL, Provenance::word, text)
}

impl Provenance {
    /// All four, the most certain first.
    pub const ALL: [Provenance; 4] =
        [Provenance::Printed, Provenance::Deduced, Provenance::Reconstructed, Provenance::Disputed];

    /// Its word in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Provenance::Printed => "printed",
            Provenance::Deduced => "deduced",
            Provenance::Reconstructed => "reconstructed",
            Provenance::Disputed => "disputed",
        }
    }
}

/// The word of a kind of Tavern card.
pub(crate) const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Bard => "bard",
        Kind::Barback => "barback",
        Kind::Dishwasher => "dishwasher",
        Kind::Server => "server",
        Kind::Table => "table",
        Kind::Brewer => "brewer",
    }
}

/// The word of an area.
pub(crate) const fn area_word(area: Area) -> &'static str {
    match area {
        Area::Dishwasher => "dishwasher",
        Area::Server => "server",
        Area::Table => "table",
        Area::Brewer => "brewer",
        Area::Cashbox => "cashbox",
        Area::Monk => "monk",
        Area::Barrel => "barrel",
        Area::Safe => "safe",
        Area::Storage => "storage",
    }
}

/// The word of an Entertainer.
pub(crate) const fn entertainer_word(who: Entertainer) -> &'static str {
    match who {
        Entertainer::Musician => "musician",
        Entertainer::FireEater => "fire-eater",
        Entertainer::Juggler => "juggler",
    }
}

impl fmt::Display for Bonus {
    /// The bonus in the words of the component sheet.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Bonus::Thalers(n) => write!(f, "{n} {}", plural(n, "thaler", "thalers")),
            Bonus::Beer(n) => write!(f, "{n} beer"),
            Bonus::Steps(n) => write!(f, "{n} {}", plural(n, "step", "steps")),
            Bonus::ServiceDenied => f.write_str("service denied"),
            Bonus::Card(kind) => f.write_str(kind_word(kind)),
            Bonus::Noble => f.write_str("noble"),
            Bonus::Schnapps(1) => f.write_str("schnapps"),
            Bonus::Schnapps(n) => write!(f, "{n} schnapps"),
            Bonus::Reputation(n) => write!(f, "reputation {n}"),
            Bonus::Signature => f.write_str("signature"),
            Bonus::SchnappsOrRemoval => f.write_str("schnapps or removal"),
            Bonus::OwnDie => f.write_str("own die"),
            Bonus::ThreeGuest => f.write_str("3-beer guest"),
            Bonus::CounterGuest => f.write_str("counter guest"),
            Bonus::FreeUpgrade => f.write_str("free upgrade"),
            Bonus::Entertainer(who) => write!(f, "entertainer {}", entertainer_word(who)),
            Bonus::RemoveRegulars(n) => {
                write!(f, "remove {n} {}", plural(n, "regular", "regulars"))
            }
            Bonus::Upgrade(area) => write!(f, "upgrade {}", area_word(area)),
        }
    }
}

impl fmt::Display for RoundSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.second.map_or(Ok(()), |second| write!(f, " or {second}"))
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Need::Exactly(pips) => write!(f, "{pips}"),
            Need::Any => f.write_str("?"),
        }
    }
}

const fn plural(n: u8, one: &'static str, more: &'static str) -> &'static str {
    if n == 1 { one } else { more }
}

/// A plain number: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let plain = text == "0" || text.starts_with(|c: char| ('1'..='9').contains(&c));
    if plain { text.parse().ok() } else { None }
}

fn find<T: Copy>(all: &[T], word: impl Fn(T) -> &'static str, text: &str) -> Option<T> {
    let text = text.trim();
    all.iter().copied().find(|&item| word(item).eq_ignore_ascii_case(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbitrary::every_bonus;

    #[test]
    fn every_bonus_is_read_back() {
        let (first, last) = (Bonus::Thalers(255), Bonus::Upgrade(Area::Storage));
        assert!(every_bonus().contains(&first) && every_bonus().contains(&last));
        for each in every_bonus() {
            assert_eq!(bonus(&each.to_string()), Some(each), "{each}");
            assert_eq!(maybe_bonus(&each.to_string()), Some(Some(each)), "{each}");
        }
        assert_eq!(maybe_bonus(NOTHING), Some(None));
    }

    #[test]
    fn every_pair_is_read_back() {
        let all: Vec<Bonus> = every_bonus().into_iter().step_by(7).collect();
        for &first in &all {
            for &second in &all {
                let pair = RoundSpace { first, second: Some(second) };
                // The check refuses the one pair that would read as something else (A1).
                if first != Bonus::SchnappsOrRemoval && second != Bonus::SchnappsOrRemoval {
                    assert_eq!(round_space(&pair.to_string()), Some(pair));
                }
            }
        }
    }

    #[test]
    fn loose_spelling_is_read_and_other_words_are_not() {
        assert_eq!(bonus(" 1  Thalers "), Some(Bonus::Thalers(1)));
        assert_eq!(bonus("Remove 2 regular"), Some(Bonus::RemoveRegulars(2)));
        assert_eq!(need("?"), Some(Need::Any));
        assert_eq!(need("6"), Some(Need::Exactly(6)));
        for wrong in ["", "thalers", "-1 thalers", "+1 beer", "01 beer", "256 steps", "upgrade bar"]
        {
            assert_eq!(bonus(wrong), None, "{wrong}");
        }
        for wrong in ["", "0", "7", "1 ", "??"] {
            assert_eq!(need(wrong), if wrong == "1 " { Some(Need::Exactly(1)) } else { None });
        }
    }
}
