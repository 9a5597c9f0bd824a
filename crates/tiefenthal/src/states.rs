//! The canonical state of a game as JSON: what `replay --states` prints. `docs/states.md` describes
//! every field.
//!
//! Canonical means that states which the rules cannot tell apart look the same: seated cards and
//! dice are sorted, because equal ones are interchangeable (R10).

use crate::names::CardName;
use engine::model::{
    Area, Bonus, Card, Colour, Entertainer, GuestPlace, Kind, Owed, Pile, Seat, Side, Tavern,
};
use engine::notation::write_action;
use engine::notation::write_space;
use engine::{Action, Answer, Ask, Phase, Points, Position, Rules};
use record::Standing;
use serde::Serialize;
use std::collections::BTreeMap;

/// A whole game.
#[derive(Debug, Serialize)]
pub(crate) struct State {
    round: u8,
    phase: Phase,
    start_player: Seat,
    asked: Vec<Asked>,
    /// The next one first.
    owed: Vec<Owed>,
    /// Seats whose part of a simultaneous phase is over.
    settled: Vec<Seat>,
    turn: Option<Turn>,
    supply: Supply,
    display: Vec<Place>,
    start_cards: Vec<u8>,
    seats: Vec<SeatState>,
}

/// Who is asked what.
#[derive(Debug, Serialize)]
struct Asked {
    seat: Seat,
    ask: Ask,
}

/// The serving turn in progress.
#[derive(Debug, Serialize)]
struct Turn {
    seat: Seat,
    bought: Vec<Kind>,
    recruited: bool,
    bards_used: u8,
    /// The current minimum of F1.
    assessed: u16,
    /// Reputation steps of this turn that have not been taken back.
    reputation_steps: u8,
    refill_waits: Option<u8>,
}

/// The common supply.
#[derive(Debug, Serialize)]
struct Supply {
    cards: Counts,
    schnapps: u8,
    signatures: u8,
    counter_guests: u8,
    three_pile: Counts,
    guest_stack: Counts,
}

/// A place of the display.
#[derive(Debug, Serialize)]
struct Place {
    guest: Option<CardName>,
    signature: bool,
}

/// What one player owns.
#[derive(Debug, Serialize)]
struct SeatState {
    seat: Seat,
    thalers: u16,
    beer: u16,
    safe: u8,
    storage: u8,
    upgraded: Vec<Area>,
    monastery: u8,
    reputation: Option<Reputation>,
    schnapps: u8,
    entertainers: BTreeMap<Entertainer, Side>,
    counter_guests: u8,
    deck: Deck,
    discard: Counts,
    /// Cards lying in the areas of the tavern.
    areas: Counts,
    tables: u8,
    seated: Vec<Guest>,
    dice: Vec<Die>,
    raises: Raises,
    coaster: Vec<u8>,
    guest_book: Option<[u8; 4]>,
    answer: Option<String>,
    score: Points,
}

#[derive(Debug, Serialize)]
struct Reputation {
    steps: u16,
    space: u16,
}

#[derive(Debug, Serialize)]
struct Deck {
    /// The known cards, the topmost first.
    top: Vec<CardName>,
    rest: Counts,
}

/// Somebody at a table; the Nobles share one.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Guest {
    card: CardName,
    count: u8,
    served: bool,
    removed: bool,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Die {
    colour: Colour,
    face: u8,
    place: String,
    raises: u8,
    used: bool,
}

#[derive(Debug, Serialize)]
struct Raises {
    /// Uses not yet spent by a removed die; raised dice still in place hold some of them.
    left: u8,
    spent: u8,
}

/// Counts of cards, without zeros.
type Counts = BTreeMap<CardName, u8>;

impl State {
    /// The state of a game.
    pub(crate) fn new(rules: &Rules, standing: &Standing) -> State {
        let game = standing.position();
        let seats = || Seat::ALL.into_iter().take(usize::from(game.players()));
        // Nobody can be asked under rules that the program does not have.
        let ask = |seat| standing.game().and_then(|game| rules.ask(game, seat));
        let asks = |seat| ask(seat).map(|ask| Asked { seat, ask });
        State {
            round: game.round,
            phase: game.phase,
            start_player: game.start,
            asked: seats().filter_map(asks).collect(),
            owed: game.owed.as_slice().iter().rev().copied().collect(),
            settled: game.settled.into_iter().collect(),
            turn: (game.phase == Phase::Serve).then(|| turn(game)),
            supply: supply(rules, game),
            display: game
                .display
                .iter()
                .map(|place| Place { guest: place.guest.map(CardName), signature: place.signed })
                .collect(),
            start_cards: (0..16).filter(|n| game.offered >> n & 1 == 1).map(|n| n + 1).collect(),
            seats: seats().map(|seat| seat_state(rules, game, seat)).collect(),
        }
    }
}

fn turn(game: &Position) -> Turn {
    let serving = &game.serving;
    let bought = |kind: &Kind| serving.bought >> *kind as u8 & 1 == 1;
    Turn {
        seat: game.active,
        bought: Kind::ALL.into_iter().filter(bought).collect(),
        recruited: serving.recruited,
        bards_used: serving.bards_used,
        assessed: serving.assessed(),
        reputation_steps: serving.steps.len(),
        refill_waits: serving.to_refill.map(GuestPlace::number),
    }
}

fn supply(rules: &Rules, game: &Position) -> Supply {
    let all = counts(&game.supply.cards);
    Supply {
        cards: all.into_iter().filter(|(name, _)| !name.0.is_guest()).collect(),
        schnapps: game.supply.schnapps,
        signatures: game.supply.signatures,
        counter_guests: game.supply.counter_guests,
        three_pile: counts(&rules.three_pile(game)),
        guest_stack: counts(&rules.guest_stack(game)),
    }
}

fn seat_state(rules: &Rules, game: &Position, seat: Seat) -> SeatState {
    let tavern = game.tavern(seat);
    let lying = |kind| (CardName(Card::tavern(kind)), tavern.lying(kind));
    SeatState {
        seat,
        thalers: tavern.thalers,
        beer: tavern.beer,
        safe: rules.area_value(tavern, Area::Safe),
        storage: rules.area_value(tavern, Area::Storage),
        upgraded: tavern.upgraded.iter().collect(),
        monastery: tavern.monastery,
        reputation: reputation(rules, game, tavern),
        schnapps: tavern.schnapps,
        entertainers: Entertainer::ALL
            .into_iter()
            .filter_map(|who| Some((who, tavern.entertainers.side(who)?)))
            .collect(),
        counter_guests: tavern.counter_guests,
        deck: Deck {
            top: game.tops.of(seat).iter().rev().map(|&card| CardName(card)).collect(),
            rest: counts(&tavern.deck),
        },
        discard: counts(&tavern.discard),
        areas: Kind::ALL.into_iter().map(lying).filter(|&(_, count)| count > 0).collect(),
        tables: rules.tables_standing(game, seat),
        seated: seated(tavern),
        dice: dice(rules, tavern),
        raises: Raises { left: tavern.raises, spent: tavern.raises_spent },
        coaster: tavern.coaster.into_iter().filter(|&pips| pips > 0).collect(),
        guest_book: game
            .form
            .has_guest_books()
            .then(|| [0, 1, 2, 3].map(|c| tavern.book.filled(c))),
        answer: game.answers[seat].map(|answer| answer_text(rules, game, answer)),
        score: rules.score(game, seat).into(),
    }
}

fn reputation(rules: &Rules, game: &Position, tavern: &Tavern) -> Option<Reputation> {
    let spaces = rules.reputation_track(&game.form).len() as u16;
    let steps = tavern.reputation;
    game.form.reputation?;
    let space = if steps == 0 { 0 } else { (steps - 1) % spaces.max(1) + 1 };
    Some(Reputation { steps, space })
}

fn seated(tavern: &Tavern) -> Vec<Guest> {
    let mut guests: Vec<Guest> = tavern
        .tables
        .seated()
        .iter()
        .map(|seated| Guest {
            card: CardName(seated.card()),
            count: if seated.card().is_noble() { tavern.tables.nobles() } else { 1 },
            served: seated.served(),
            removed: seated.removed(),
        })
        .collect();
    guests.sort();
    guests
}

fn dice(rules: &Rules, tavern: &Tavern) -> Vec<Die> {
    let mut dice: Vec<Die> = tavern
        .dice
        .entries()
        .map(|(die, entry)| {
            let space = tavern.space_at(entry.place());
            Die {
                colour: die.colour,
                face: die.face.pips(),
                place: space.map_or_else(|| "pool".to_owned(), write_space),
                raises: space.and_then(|space| rules.raises(die.face, space)).unwrap_or(0),
                used: entry.used(),
            }
        })
        .collect();
    dice.sort();
    dice
}

/// An answer as the action that gave it.
fn answer_text(rules: &Rules, game: &Position, answer: Answer) -> String {
    let hires = matches!(rules.round_space(&game.form, game.round).first, Bonus::Entertainer(_));
    write_action(&match answer {
        Answer::StartCard(card) => Action::StartCard(card),
        Answer::Side(side) if hires => Action::Entertainer(side),
        Answer::Side(side) => Action::Choose(side),
        Answer::Upgrade(area) => Action::FreeUpgrade(area),
        Answer::Nothing => Action::Decline,
        Answer::Ready => Action::Ready,
        Answer::OnTop(card) => Action::OnTop(card),
    })
}

fn counts(pile: &Pile) -> Counts {
    pile.faces().map(|(card, count)| (CardName(card), count)).collect()
}
