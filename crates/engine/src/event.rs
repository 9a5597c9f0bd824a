//! What happened: the facts of a game, enough to rebuild it without a rule or a generator.

use crate::game::{Answer, Gift, Phase, Yields};
use crate::model::{
    Area, Card, Die, Entertainer, Face, GuestPlace, Kind, MAX_DICE, Owed, Place, Seat, Side,
};
use serde::{Deserialize, Serialize};

/// One fact. [`Position::evolve`](crate::Position::evolve) says how it changes the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are named after their contents, and the variants say what happened.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// The start player was drawn or set (S10).
    StartPlayer { seat: Seat },
    /// A Start Card was offered (S8).
    StartCardOffered { card: u8 },
    /// A guest was laid out on the display, with or without a Signature tile (S3, F10, T4).
    GuestLaid {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        place: GuestPlace,
        card: Card,
        signed: bool,
    },
    /// A round began with phase A (A1); the start player may have changed (R4).
    RoundBegan { round: u8, start: Seat },
    /// Another phase began.
    PhaseBegan { phase: Phase },
    /// A seat answered in a simultaneous phase (R9).
    #[cfg_attr(feature = "ts", ts(skip))]
    Answered { seat: Seat, answer: Answer },
    /// A seat took its answer back (R9).
    #[cfg_attr(feature = "ts", ts(skip))]
    TakenBack { seat: Seat },
    /// All have answered; a seat's answer is now revealed and carried out.
    #[cfg_attr(feature = "ts", ts(skip))]
    Resolving { seat: Seat },
    /// The active seat is owed a bonus (T5).
    #[cfg_attr(feature = "ts", ts(skip))]
    Owes { owed: Owed },
    /// The topmost owed bonus is done with (T5).
    #[cfg_attr(feature = "ts", ts(skip))]
    Done,
    /// Schnapps came from the supply.
    SchnappsTaken { seat: Seat, count: u8 },
    /// Schnapps went back to the supply (R11).
    SchnappsReturned { seat: Seat, count: u8 },
    /// A Counter Guest sat down at the counter (A5).
    CounterGuestCame { seat: Seat },
    /// A Counter Guest was given up (B4, F12).
    CounterGuestLeft { seat: Seat },
    /// A Tavern card or Noble from the supply was laid on the deck (R5).
    CardGained { seat: Seat, card: Card },
    /// A card from the supply was shuffled into the deck (S8).
    CardShuffledIn { seat: Seat, card: Card },
    /// The guest at a display place was laid on the deck, its Signature tile taken or left (F10, A4).
    GuestGained {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        place: GuestPlace,
        card: Card,
        tile_taken: bool,
    },
    /// Nobles returned from the top of the deck to the supply (F2).
    NoblesReturned { seat: Seat, count: u8 },
    /// An area was upgraded.
    Upgraded { seat: Seat, area: Area },
    /// Cards in the tavern went back to the supply (F7), which may lose raises (F9).
    CardsReturned {
        seat: Seat,
        kind: Kind,
        count: u8,
        // Records call raises "washes" and "uses".
        #[serde(rename = "washes_lost")]
        raises_lost: u8,
    },
    /// An Entertainer was hired with a side (A6).
    Hired { seat: Seat, who: Entertainer, side: Side },
    /// A Regular left the deck and the game (S8).
    RegularRemoved { seat: Seat, card: Card },
    /// The discard pile was shuffled into a new deck (R6).
    Shuffled { seat: Seat },
    /// The known top card of the deck arrived in the tavern (B1).
    KnownCardArrived { seat: Seat, card: Card },
    /// A random card of the deck arrived in the tavern (B1).
    CardArrived { seat: Seat, card: Card },
    /// All cards that had arrived were discarded (B4).
    Dismissed { seat: Seat },
    /// The seat's arrival is over.
    #[cfg_attr(feature = "ts", ts(skip))]
    ArrivalOver { seat: Seat },
    /// An own die was rolled (A2, C1).
    OwnDieRolled { seat: Seat, face: Face },
    /// The number of raises for this round is set (E3).
    DishwashersReady {
        seat: Seat,
        #[serde(rename = "uses")]
        raises: u8,
    },
    /// The white dice on the coaster in front of the seat were rolled, sorted (D1).
    CoasterRolled { seat: Seat, faces: [Face; 4] },
    /// A die was taken from the coaster (D2).
    DieTaken { seat: Seat, face: Face },
    /// It is this seat's turn to draft.
    #[cfg_attr(feature = "ts", ts(skip))]
    DraftTurn { seat: Seat },
    /// Every coaster moved to the left neighbour (D2).
    CoastersPassed,
    /// A die was put down, moved or lifted (E4).
    #[cfg_attr(feature = "ts", ts(skip))]
    DieMoved { seat: Seat, die: Die, from: Place, to: Place },
    /// All unused dice were placed again (E4).
    #[cfg_attr(feature = "ts", ts(skip))]
    DiceArranged { seat: Seat, places: [Place; MAX_DICE] },
    /// A die was turned (E5).
    DieTurned { seat: Seat, die: Die, to: Face },
    /// A serving turn began; the Barbacks brought their beer (F4).
    #[cfg_attr(feature = "ts", ts(skip))]
    TurnBegan { seat: Seat, yields: Yields },
    /// The plan was weighed for Reputation (F1, F2).
    #[cfg_attr(feature = "ts", ts(skip))]
    Assessed { thalers: u16, beer: u16 },
    /// The Reputation marker advanced one space (T1).
    ReputationStep { seat: Seat },
    /// What the last Reputation step gave, in case it must be returned (F2).
    #[cfg_attr(feature = "ts", ts(skip))]
    StepGave { gift: Gift },
    /// The Reputation marker went back (F2).
    ReputationBack { seat: Seat, steps: u8 },
    /// A die was removed for its effect; its raises are spent (F3, E3).
    #[cfg_attr(feature = "ts", ts(skip))]
    DieUsed { seat: Seat, die: Die, place: Place, raises: u8 },
    /// Thalers came into the purse.
    ThalersGained { seat: Seat, count: u16 },
    /// Beer came into the purse.
    BeerGained { seat: Seat, count: u16 },
    /// Thalers were paid.
    ThalersPaid { seat: Seat, count: u16 },
    /// Beer was paid.
    BeerPaid { seat: Seat, count: u16 },
    /// This round's purchase of the kind is used up (F6).
    #[cfg_attr(feature = "ts", ts(skip))]
    Bought { kind: Kind },
    /// This round's recruitment is used up (F10).
    #[cfg_attr(feature = "ts", ts(skip))]
    Recruited,
    /// The display place waits for its refill until the turn closes (F10).
    #[cfg_attr(feature = "ts", ts(skip))]
    RefillWaits { place: GuestPlace },
    /// A Bard sang (F17).
    BardSang,
    /// The Monastery marker entered a space (F13).
    MonasteryStep { seat: Seat, to: u8 },
    /// A guest was removed from the game (F14).
    GuestRemoved { seat: Seat, slot: u8, card: Card },
    /// A Signature was laid in the Guest Book (T2); from the supply or off a guest.
    SignatureLaid { seat: Seat, column: u8, from_supply: bool },
    /// A Signature for a full column went back to the supply (T3).
    SignatureReturned,
    /// The serving turn was closed; this much was kept (F18).
    TurnClosed { seat: Seat, thalers: u16, beer: u16 },
    /// A card was put on the deck instead of being discarded (G1).
    PutOnTop { seat: Seat, card: Card },
    /// All cards in the tavern were discarded (G2).
    TavernCleared { seat: Seat },
    /// The game ended (R4).
    GameOver,
}

impl Event {
    /// Whether everybody may read it as soon as it has happened. Answers are secret until they are
    /// carried out; the other hidden events are bookkeeping, or the action itself says them. The
    /// browser has no type for hidden events (`ts(skip)` above); a test compares the two lists.
    pub const fn is_public(&self) -> bool {
        match self.standing() {
            Standing::Public | Standing::PublicAndFinal => true,
            Standing::Hidden | Standing::HiddenAndFinal => false,
        }
    }

    /// Whether nothing before it can be undone, because answers are revealed or B is over (R9).
    /// Random draws end undo, too; whoever watches chance sees them.
    pub(crate) const fn is_final(&self) -> bool {
        match self.standing() {
            Standing::PublicAndFinal | Standing::HiddenAndFinal => true,
            Standing::Public | Standing::Hidden => false,
        }
    }

    const fn standing(&self) -> Standing {
        match self {
            Event::PhaseBegan { phase: Phase::Serve }
            | Event::Dismissed { .. }
            | Event::TavernCleared { .. }
            | Event::GameOver => Standing::PublicAndFinal,
            Event::Resolving { .. } | Event::ArrivalOver { .. } => Standing::HiddenAndFinal,
            Event::StartPlayer { .. }
            | Event::StartCardOffered { .. }
            | Event::GuestLaid { .. }
            | Event::RoundBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::SchnappsTaken { .. }
            | Event::SchnappsReturned { .. }
            | Event::CounterGuestCame { .. }
            | Event::CounterGuestLeft { .. }
            | Event::CardGained { .. }
            | Event::CardShuffledIn { .. }
            | Event::GuestGained { .. }
            | Event::NoblesReturned { .. }
            | Event::Upgraded { .. }
            | Event::CardsReturned { .. }
            | Event::Hired { .. }
            | Event::RegularRemoved { .. }
            | Event::Shuffled { .. }
            | Event::KnownCardArrived { .. }
            | Event::CardArrived { .. }
            | Event::OwnDieRolled { .. }
            | Event::DishwashersReady { .. }
            | Event::CoasterRolled { .. }
            | Event::DieTaken { .. }
            | Event::CoastersPassed
            | Event::DieTurned { .. }
            | Event::ReputationStep { .. }
            | Event::ReputationBack { .. }
            | Event::ThalersGained { .. }
            | Event::BeerGained { .. }
            | Event::ThalersPaid { .. }
            | Event::BeerPaid { .. }
            | Event::BardSang
            | Event::MonasteryStep { .. }
            | Event::GuestRemoved { .. }
            | Event::SignatureLaid { .. }
            | Event::SignatureReturned
            | Event::TurnClosed { .. }
            | Event::PutOnTop { .. } => Standing::Public,
            Event::Answered { .. }
            | Event::TakenBack { .. }
            | Event::Owes { .. }
            | Event::Done
            | Event::DraftTurn { .. }
            | Event::DieMoved { .. }
            | Event::DiceArranged { .. }
            | Event::TurnBegan { .. }
            | Event::Assessed { .. }
            | Event::StepGave { .. }
            | Event::DieUsed { .. }
            | Event::Bought { .. }
            | Event::Recruited
            | Event::RefillWaits { .. } => Standing::Hidden,
        }
    }
}

/// What an event means to those who watch the game, and to undo.
#[derive(Clone, Copy)]
enum Standing {
    Public,
    PublicAndFinal,
    Hidden,
    HiddenAndFinal,
}

/// Takes events as they happen.
pub trait EventSink {
    /// One event happened.
    fn push(&mut self, event: &Event);
}

impl EventSink for Vec<Event> {
    fn push(&mut self, event: &Event) {
        Vec::push(self, *event);
    }
}

/// Drops every event: for playouts, where only the state counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl EventSink for NoEvents {
    #[inline]
    fn push(&mut self, _event: &Event) {}
}
