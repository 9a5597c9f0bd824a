//! What happened: the facts of a game, enough to rebuild it without a rule or a generator.

mod citations;

pub use citations::Citations;

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
    /// The seat it happened to.
    pub const fn seat(&self) -> Option<Seat> {
        self.facts(&Citations::new(Phase::Over)).0
    }

    /// Whether everybody may read it as soon as it has happened. Answers are secret until they are
    /// carried out; the other hidden events are bookkeeping, or the action itself says them. The
    /// browser has no type for hidden events (`ts(skip)` above); a test compares the two lists.
    pub const fn is_public(&self) -> bool {
        match self.facts(&Citations::new(Phase::Over)).1 {
            Standing::Public | Standing::PublicAndFinal => true,
            Standing::Hidden | Standing::HiddenAndFinal => false,
        }
    }

    /// Whether nothing before it can be undone, because answers are revealed or B is over (R9).
    /// Random draws end undo, too; whoever watches chance sees them.
    pub(crate) const fn is_final(&self) -> bool {
        match self.facts(&Citations::new(Phase::Over)).1 {
            Standing::PublicAndFinal | Standing::HiddenAndFinal => true,
            Standing::Public | Standing::Hidden => false,
        }
    }

    /// Its seat, its standing, and the rule by which it happened, given what happened before.
    const fn facts(&self, so_far: &Citations) -> (Option<Seat>, Standing, &'static str) {
        use Standing::{Hidden, HiddenAndFinal, Public, PublicAndFinal};
        match *self {
            Event::StartPlayer { seat } => (Some(seat), Public, "S10"),
            Event::StartCardOffered { .. } => (None, Public, "S8"),
            Event::GuestLaid { .. } => (None, Public, so_far.in_phase("S3", "F10", "F10")),
            Event::RoundBegan { round: 1, .. } => (None, Public, "R1"),
            Event::RoundBegan { .. } => (None, Public, "R4"),
            Event::PhaseBegan { phase: Phase::Serve } => (None, PublicAndFinal, "R1"),
            Event::PhaseBegan { .. } => (None, Public, "R1"),
            Event::Answered { seat, .. } => (Some(seat), Hidden, "R9"),
            Event::TakenBack { seat } => (Some(seat), Hidden, "R9"),
            Event::Resolving { seat } => (Some(seat), HiddenAndFinal, "R9"),
            Event::Owes { .. } | Event::Done => (None, Hidden, "T5"),
            Event::SchnappsTaken { seat, .. } => (Some(seat), Public, so_far.schnapps()),
            Event::SchnappsReturned { seat, .. } => (Some(seat), Public, "R11"),
            Event::CounterGuestCame { seat } => (Some(seat), Public, "A5"),
            Event::CounterGuestLeft { seat } => (Some(seat), Public, so_far.counter_guest()),
            Event::CardGained { seat, .. } => (Some(seat), Public, "R5"),
            Event::CardShuffledIn { seat, .. } => (Some(seat), Public, "S8"),
            Event::GuestGained { seat, .. } => {
                (Some(seat), Public, so_far.in_phase("F10", "A4", "F10"))
            }
            Event::NoblesReturned { seat, .. } => (Some(seat), Public, "F2"),
            Event::Upgraded { seat, .. } => (Some(seat), Public, so_far.upgrade()),
            Event::CardsReturned { seat, .. } => (Some(seat), Public, "F7"),
            Event::Hired { seat, .. } => (Some(seat), Public, "A6"),
            Event::RegularRemoved { seat, .. } => (Some(seat), Public, "S8"),
            Event::Shuffled { seat } => (Some(seat), Public, "R6"),
            Event::KnownCardArrived { seat, .. } => (Some(seat), Public, "B1"),
            Event::CardArrived { seat, .. } => (Some(seat), Public, "B1"),
            Event::Dismissed { seat } => (Some(seat), PublicAndFinal, "B4"),
            Event::ArrivalOver { seat } => (Some(seat), HiddenAndFinal, "B2"),
            Event::OwnDieRolled { seat, .. } => {
                (Some(seat), Public, so_far.in_phase("C1", "A2", "C1"))
            }
            Event::DishwashersReady { seat, .. } => (Some(seat), Public, "E3"),
            Event::CoasterRolled { seat, .. } => (Some(seat), Public, "D1"),
            Event::DieTaken { seat, .. } => (Some(seat), Public, "D2"),
            Event::DraftTurn { seat } => (Some(seat), Hidden, "D2"),
            Event::CoastersPassed => (None, Public, "D2"),
            Event::DieMoved { seat, .. } => (Some(seat), Hidden, "E4"),
            Event::DiceArranged { seat, .. } => (Some(seat), Hidden, "E4"),
            Event::DieTurned { seat, .. } => (Some(seat), Public, "E5"),
            Event::TurnBegan { seat, .. } => (Some(seat), Hidden, "F4"),
            Event::Assessed { .. } => (None, Hidden, "F1"),
            Event::ReputationStep { seat } => (Some(seat), Public, "T1"),
            Event::StepGave { .. } => (None, Hidden, "F2"),
            Event::ReputationBack { seat, .. } => (Some(seat), Public, "F2"),
            Event::DieUsed { seat, .. } => (Some(seat), Hidden, "F3"),
            Event::ThalersGained { seat, .. } => (Some(seat), Public, so_far.goods()),
            Event::BeerGained { seat, .. } => (Some(seat), Public, so_far.goods()),
            Event::ThalersPaid { seat, .. } => (Some(seat), Public, "F5"),
            Event::BeerPaid { seat, .. } => (Some(seat), Public, "F5"),
            Event::Bought { .. } => (None, Hidden, "F6"),
            Event::Recruited | Event::RefillWaits { .. } => (None, Hidden, "F10"),
            Event::BardSang => (None, Public, "F17"),
            Event::MonasteryStep { seat, .. } => (Some(seat), Public, "F13"),
            Event::GuestRemoved { seat, .. } => (Some(seat), Public, so_far.removal()),
            Event::SignatureLaid { seat, .. } => (Some(seat), Public, "T2"),
            Event::SignatureReturned => (None, Public, "T3"),
            Event::TurnClosed { seat, .. } => (Some(seat), Public, "F18"),
            Event::PutOnTop { seat, .. } => (Some(seat), Public, "G1"),
            Event::TavernCleared { seat } => (Some(seat), PublicAndFinal, "G2"),
            Event::GameOver => (None, PublicAndFinal, "R4"),
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
