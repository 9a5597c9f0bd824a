//! Why a sheet is refused, as codes that each language puts into words. Displayed, they are English,
//! for whoever wrote the file.

use super::Place;
use core::fmt;
use serde::{Deserialize, Serialize};

/// What a number that is too small or too large counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Counted {
    /// The printed value itself.
    Value,
    /// The items of a list.
    Items,
    /// The amount of a bonus.
    Amount,
    /// The Regulars of one player.
    Regulars,
    /// The cards of the open pile.
    OpenPile,
    /// The cards of the guest stack.
    Stack,
    /// All cards that can be gained, up to this entry.
    Cards,
    /// The tables, if one player draws all Table cards.
    Tables,
    /// The spaces of the Guest Book that bring Reputation.
    BookReputation,
    /// The Reputation steps of one turn.
    ReputationSteps,
    /// The Regulars that one Start Card removes.
    RegularsRemoved,
    /// The cards that the starting decks of four players need.
    StartingDecks,
}

/// What the file should have instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // Named after what they are.
pub enum Wanted {
    Number,
    Text,
    Flag,
    List,
    Table,
    Bonus,
    BonusOrNothing,
    RoundSpace,
    Kind,
    Die,
    Provenance,
}

/// Why something cannot stand where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Objection {
    /// Guests of price 3 are not marked.
    MarkedPile,
    /// No Bard is in a starting deck.
    StartingBard,
    /// Equal cards are one line.
    EqualCards,
    /// The two options of a round differ.
    EqualOptions,
    /// Each Entertainer comes once.
    SameEntertainer,
    /// An area is upgraded once.
    SameUpgrade,
    /// The bonus is none of those that can stand in this place.
    #[serde(untagged)]
    Place(Place),
}

impl Objection {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Objection::Place(place) => place.rule(),
            Objection::MarkedPile => "S3",
            Objection::EqualOptions => "A1",
            Objection::StartingBard => "S2",
            Objection::EqualCards => "R10",
            Objection::SameEntertainer => "A6",
            Objection::SameUpgrade => "F7",
        }
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Counted::Value => "value",
            Counted::Items => "number of items",
            Counted::Amount => "amount of the bonus",
            Counted::Regulars => "copies in all",
            Counted::OpenPile => "unmarked cards of price 3",
            Counted::Stack => "unmarked cards of price 4 and more",
            Counted::Cards => "Tavern cards, Nobles and guests up to this entry",
            Counted::Tables => "tables with all Table cards drawn",
            Counted::BookReputation => "spaces that bring Reputation",
            Counted::ReputationSteps => {
                "Reputation steps of one turn (7 x the best pay, Bards, a guest, the Guest Book)"
            }
            Counted::RegularsRemoved => "Regulars removed by one card",
            Counted::StartingDecks => "cards for the starting decks of four players",
        })
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wanted::Number => "a whole number",
            Wanted::Text => "a text",
            Wanted::Flag => "true or false",
            Wanted::List => "a list",
            Wanted::Table => "a table",
            Wanted::Bonus => "a bonus such as \"3 thalers\", \"barback\" or \"service denied\"",
            Wanted::BonusOrNothing => {
                "a bonus such as \"3 thalers\" or \"barback\", or \"nothing\""
            }
            Wanted::RoundSpace => {
                "a bonus such as \"counter guest\", or two: \"own die or barback\""
            }
            Wanted::Kind => "bard, barback, dishwasher, server, table or brewer",
            Wanted::Die => "\"1\" to \"6\", or \"?\" for any die",
            Wanted::Provenance => "printed, deduced, reconstructed or disputed",
        })
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Objection::Place(Place::Guest) => {
                "an unmarked guest brings Thalers, beer, steps, Service Denied, a Tavern card or \
                 a Noble; it is in play at level 1 (S3)"
            }
            Objection::Place(Place::MarkedGuest) => {
                "a guest brings Thalers, beer, steps, Service Denied, a Tavern card, a Noble, \
                 Reputation or Schnapps (F10)"
            }
            Objection::Place(Place::Summer) => {
                "summer brings an own die, a 3-beer guest, a Tavern card, a Counter Guest or a \
                 free upgrade (A1)"
            }
            Objection::Place(Place::Winter) => {
                "winter brings an own die, a 3-beer guest, a Tavern card, a Counter Guest, a free \
                 upgrade or an Entertainer (A1, A6)"
            }
            Objection::Place(Place::Choice) => {
                "a choice is between an own die, a 3-beer guest and Tavern cards (A1)"
            }
            Objection::Place(Place::MonasteryStart) => "space 0 is empty (S4, F13)",
            Objection::Place(Place::Monastery) => {
                "the Monastery brings a Tavern card, Thalers, beer, Service Denied, a Noble or \
                 Schnapps (F13)"
            }
            Objection::Place(Place::Reputation) => {
                "this track brings one Schnapps, Schnapps or a removal, or a Noble (T1)"
            }
            Objection::Place(Place::ReputationSignatures) => {
                "this track brings one Schnapps, Schnapps or a removal, a Signature or a Noble (T1)"
            }
            Objection::Place(Place::StartCard) => {
                "a Start Card brings Tavern cards, steps, Schnapps, upgrades, beer, Thalers or \
                 removes Regulars (S8)"
            }
            Objection::Place(Place::GuestBook) => {
                "the Guest Book brings Reputation, a Tavern card, Schnapps, a Noble, Thalers or \
                 beer (T3)"
            }
            Objection::MarkedPile => "the guests of price 3 are no part of the stack (S3)",
            Objection::StartingBard => "no Bard is on the table before level 3 (S2, S5)",
            Objection::EqualCards => "equal cards are one line with more copies (R10)",
            Objection::EqualOptions => "the options of a choice are different (A1)",
            Objection::SameEntertainer => "each player has every Entertainer once (A6)",
            Objection::SameUpgrade => "an area is upgraded once (F7)",
        })
    }
}
