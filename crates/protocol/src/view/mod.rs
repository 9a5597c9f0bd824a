//! The table as everybody may see it, field by field.

mod seat;

pub use seat::{Count, Deck, DieView, Raises, ReputationView, SeatView, SeatedView};

use crate::log::answer_is_hidden;
use engine::model::{Kind, Pile, Seat, SeatSet};
use engine::{DisplayPlace, Phase, Position, Rules, Viewer};
use schemars::JsonSchema;
use seat::seat_view;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a view is made of.
#[derive(Clone, Copy, Debug)]
pub struct Viewed<'a> {
    /// The rules in force.
    pub rules: &'a Rules,
    /// What lies on the table. The view shows what a spectator may know of it.
    pub position: &'a Position,
    /// The seats with an open question.
    pub asked: SeatSet,
    /// Who sits where, by seat number.
    pub occupants: &'a [Occupant],
    /// How many entries the log of the game has.
    pub seq: u32,
}

/// The whole table. Players know no more of it than spectators do: there are no hands, and an
/// answer that is still secret is visible to its seat only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// How many entries the log of the game had; every change raises it.
    pub seq: u32,
    /// The round, 1 to 8; 0 before the first.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The start player of this round.
    pub start_player: Seat,
    /// The seats with an open question.
    pub asked: Vec<Seat>,
    /// Whether what they answer now stays secret until all have answered.
    pub secret: bool,
    /// Who drafts, serves or is being given something.
    pub active: Option<Seat>,
    /// Everybody at the table by seat number.
    pub seats: Vec<SeatView>,
    /// The guests on display: the 3-pile first, then the four open ones.
    pub display: Vec<DisplayPlace>,
    /// What lies beside the taverns.
    pub supply: SupplyView,
    /// The Start Cards on offer.
    pub start_cards: Vec<u8>,
    /// The serving turn under way.
    pub turn: Option<TurnView>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person with this name.
    Person(String),
    /// The computer player with this id.
    Bot(String),
    /// Nobody yet, or nobody any more.
    Open,
}

/// What lies beside the taverns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SupplyView {
    /// Tavern cards by kind.
    pub kinds: Vec<(Kind, u8)>,
    /// Nobles.
    pub nobles: u8,
    /// Schnapps.
    pub schnapps: u8,
    /// Signature tiles.
    pub signatures: u8,
    /// Counter Guests.
    pub counter_guests: u8,
    /// Cards of the 3-pile, its open top card included.
    pub threes: u8,
    /// The face-down stack of guests: which are in it, in unknown order.
    pub guests: Vec<Count>,
}

/// What holds for the serving turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TurnView {
    /// Whose it is.
    pub seat: Seat,
    /// Kinds bought this round.
    pub bought: Vec<Kind>,
    /// Whether a guest was recruited this round.
    pub recruited: bool,
    /// Bards that have sung.
    pub bards_used: u8,
    /// Reputation steps of this turn that were not taken back.
    pub reputation_steps: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Who has won.
    pub winners: Vec<Seat>,
}

impl View {
    /// The table as everybody may know it.
    pub fn new(viewed: &Viewed<'_>) -> View {
        let Viewed { rules, occupants, seq, .. } = *viewed;
        // Whether a seat has answered is no secret; what it answered is.
        let game = &rules.position_seen_by(viewed.position, Viewer::Spectator);
        let answered = |seat| viewed.position.answers[seat].is_some();
        let seats = Seat::ALL.into_iter().take(usize::from(game.players()));
        let occupant = |seat: Seat| occupants.get(usize::from(seat.number())).cloned();
        View {
            seq,
            round: game.round,
            phase: game.phase,
            start_player: game.start,
            asked: viewed.asked.into_iter().collect(),
            secret: answer_is_hidden(rules, viewed.position),
            active: active(game),
            seats: seats
                .map(|seat| SeatView {
                    occupant: occupant(seat).unwrap_or(Occupant::Open),
                    answered: answered(seat),
                    ..seat_view(rules, game, seat)
                })
                .collect(),
            display: game.display.to_vec(),
            supply: supply(rules, game),
            start_cards: (0..16).filter(|n| game.offered >> n & 1 == 1).collect(),
            turn: (game.phase == Phase::Serve).then(|| turn(game)),
            outcome: game
                .is_over()
                .then(|| Outcome { winners: rules.winners(game).into_iter().collect() }),
        }
    }
}

fn active(game: &Position) -> Option<Seat> {
    let alone = matches!(game.phase, Phase::Draft | Phase::Serve) || !game.owed.is_empty();
    alone.then_some(game.active)
}

fn turn(game: &Position) -> TurnView {
    let serving = &game.serving;
    let bought = |kind: &Kind| serving.bought >> *kind as u8 & 1 == 1;
    TurnView {
        seat: game.active,
        bought: Kind::ALL.into_iter().filter(bought).collect(),
        recruited: serving.recruited,
        bards_used: serving.bards_used,
        reputation_steps: serving.steps.len(),
    }
}

fn supply(rules: &Rules, game: &Position) -> SupplyView {
    SupplyView {
        kinds: Kind::ALL.into_iter().map(|kind| (kind, game.supply.kind(kind))).collect(),
        nobles: game.supply.nobles(),
        schnapps: game.supply.schnapps,
        signatures: game.supply.signatures,
        counter_guests: game.supply.counter_guests,
        threes: rules.threes_left(game),
        guests: counts(&rules.guest_stack(game)),
    }
}

fn counts(pile: &Pile) -> Vec<Count> {
    pile.faces().map(|(card, count)| Count { card, count }).collect()
}
