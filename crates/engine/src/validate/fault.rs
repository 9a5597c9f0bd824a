use crate::model::{Card, GuestPlace, Seat};
use core::fmt;

/// Why no game can be in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsound {
    /// The seat, if it is about one.
    pub seat: Option<Seat>,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with an unsound position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not 2, 3 or 4 players.
    Players,
    /// No level uses these components, or the Start Cards do not exist.
    Form,
    /// A value is not in the form the engine gives it.
    Untidy,
    /// A seat beyond the players is named or owns something.
    EmptySeat,
    /// The copies of a card do not add up to what the box holds.
    Copies(Card),
    /// The Schnapps tokens do not add up.
    Schnapps,
    /// The Signature tiles do not add up.
    Signatures,
    /// More Counter Guests than were laid out.
    CounterGuests,
    /// An impossible display place.
    Display(GuestPlace),
    /// A round that does not match the phase.
    Round,
    /// More refills of the display than turns.
    Refills,
    /// The wrong seat is active, or seats are settled out of order.
    Order,
    /// An answer that could not have been given.
    Answer,
    /// Cards that cannot lie in the tavern now.
    Tavern,
    /// Dice that the seat cannot have now.
    Dice,
    /// A die in an impossible place.
    Placed,
    /// Dishwasher uses that do not match cards and dice.
    Raises,
    /// Dice that cannot lie on a coaster now.
    Coaster,
    /// More in the purse than it can hold now.
    Purse,
    /// A marker in an impossible place.
    Marker,
    /// Entertainers that have not come yet, or are missing.
    Entertainers,
    /// More cards drawn this round than can be.
    Draws,
    /// An impossible serving turn.
    Serving,
    /// Reputation steps that do not match plan, Bards and track.
    Steps,
    /// Something owed that cannot be owed now.
    Owed,
    /// Nobody is asked, or a question has only one answer.
    NotAtRest,
}

impl Fault {
    /// The id of the violated rule.
    pub const fn rule(&self) -> &'static str {
        match self {
            Fault::Players | Fault::Form | Fault::Untidy | Fault::EmptySeat => "S1",
            Fault::Copies(_) | Fault::CounterGuests => "R7",
            Fault::Schnapps => "R11",
            Fault::Signatures => "T4",
            Fault::Display(_) | Fault::Refills => "F10",
            Fault::Round => "R1",
            Fault::Order => "R2",
            Fault::Answer => "R9",
            Fault::Tavern | Fault::Draws => "B1",
            Fault::Dice => "C2",
            Fault::Placed => "E1",
            Fault::Raises => "E3",
            Fault::Coaster => "D2",
            Fault::Purse => "F18",
            Fault::Marker => "F13",
            Fault::Entertainers => "A6",
            Fault::Serving => "F1",
            Fault::Steps => "F2",
            Fault::Owed => "T5",
            Fault::NotAtRest => "R8",
        }
    }

    const fn text(&self) -> &'static str {
        match self {
            Fault::Players => "a game has 2, 3 or 4 players",
            Fault::Form => "no level lays out these components",
            Fault::Untidy => "a value is not held in its canonical form",
            Fault::EmptySeat => "a seat without a player is named or owns something",
            Fault::Copies(_) => "the copies of a card do not add up",
            Fault::Schnapps => "the Schnapps tokens do not add up",
            Fault::Signatures => "the Signature tiles do not add up",
            Fault::CounterGuests => "more Counter Guests than were laid out",
            Fault::Display(_) => "the display place cannot look like this",
            Fault::Round => "the round does not go with the phase",
            Fault::Refills => "more refills of the display than turns",
            Fault::Order => "the wrong seat is active or settled",
            Fault::Answer => "the answer cannot have been given",
            Fault::Tavern => "the cards cannot lie in the tavern now",
            Fault::Dice => "the seat cannot have these dice now",
            Fault::Placed => "a die lies where it cannot lie",
            Fault::Raises => "the number of raises does not match the cards and dice",
            Fault::Coaster => "the coaster cannot hold these dice now",
            Fault::Purse => "too much money or beer for this phase",
            Fault::Marker => "a marker is where it cannot be",
            Fault::Entertainers => "an Entertainer is missing or too early",
            Fault::Draws => "more cards drawn than can be",
            Fault::Serving => "the serving turn cannot look like this",
            Fault::Steps => "the Reputation steps do not go with plan, Bards and track",
            Fault::Owed => "this cannot be owed now",
            Fault::NotAtRest => "nobody is asked, or a question answers itself",
        }
    }
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.seat {
            write!(f, "seat {}: ", seat.number())?;
        }
        write!(f, "{}: {}", self.fault.rule(), self.fault.text())?;
        match self.fault {
            Fault::Copies(card) => write!(f, " (card number {})", card.number()),
            Fault::Display(place) => write!(f, " (place {place})"),
            _ => Ok(()),
        }
    }
}

impl core::error::Error for Unsound {}
