//! Whether an event fits a state. [`Position::evolve`] trusts every event, because the rules made
//! it; events of other rules are checked here first.

use crate::event::Event;
use crate::game::{Answer, Phase, Position};
use crate::model::{
    Card, Colour, Die, MAX_TABLES, OWED_CAPACITY, Owed, Place, Seat, Tavern, WHITE_DICE,
};
use crate::rules::{ROUNDS, Rules};
use crate::sheet::MAX_REPUTATION_STEPS;

/// An event that does not fit the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

impl core::fmt::Display for Misfit {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("the event does not fit the state")
    }
}

impl core::error::Error for Misfit {}

/// More than any purse can hold; the sum of two still fits.
const FULL_PURSE: u16 = 30_000;

impl Rules {
    /// Applies an event that these rules may not have made: what it takes must exist, and what it
    /// brings must fit. A refused event leaves no trace.
    ///
    /// It never creates or duplicates a card, token or die, so the position can always be shown.
    /// [`Rules::validate`] need not accept it.
    pub fn evolve_checked(&self, position: &mut Position, event: &Event) -> Result<(), Misfit> {
        if !self.fits(position, event) {
            return Err(Misfit);
        }
        position.evolve(event);
        Ok(())
    }

    fn fits(&self, game: &Position, event: &Event) -> bool {
        if seat(event).is_some_and(|seat| !sits(game, seat)) {
            return false;
        }
        match *event {
            Event::StartPlayer { .. }
            | Event::TakenBack { .. }
            | Event::Resolving { .. }
            | Event::Upgraded { .. }
            | Event::Shuffled { .. }
            | Event::Dismissed { .. }
            | Event::ArrivalOver { .. }
            | Event::DishwashersReady { .. }
            | Event::DraftTurn { .. }
            | Event::TavernCleared { .. }
            | Event::PhaseBegan { .. }
            | Event::CoastersPassed
            | Event::Assessed { .. }
            | Event::StepGave { .. }
            | Event::Bought { .. }
            | Event::Recruited
            | Event::GameOver => true,
            Event::StartCardOffered { card } => self.is_start_card(card),
            Event::RoundBegan { round, start } => {
                (1..=ROUNDS).contains(&round) && sits(game, start)
            }
            Event::Answered { answer, .. } => match answer {
                Answer::StartCard(card) => self.is_start_card(card),
                Answer::Side(_)
                | Answer::Upgrade(_)
                | Answer::Nothing
                | Answer::Ready
                | Answer::OnTop(_) => true,
            },
            Event::Owes { owed } => game.owed.as_slice().len() < OWED_CAPACITY && owable(owed),
            Event::Done => !game.owed.is_empty(),
            Event::RefillWaits { .. } => true,
            Event::BardSang => game.serving.bards_used < u8::MAX,
            Event::SignatureReturned => game.supply.signatures < u8::MAX,
            Event::MonasteryStep { to, .. } => usize::from(to) < self.sheet().monastery.len(),
            Event::GuestLaid { .. }
            | Event::CardGained { .. }
            | Event::CardShuffledIn { .. }
            | Event::GuestGained { .. }
            | Event::NoblesReturned { .. }
            | Event::CardsReturned { .. }
            | Event::RegularRemoved { .. }
            | Event::KnownCardArrived { .. }
            | Event::CardArrived { .. }
            | Event::GuestRemoved { .. }
            | Event::PutOnTop { .. } => card_fits(game, event),
            Event::OwnDieRolled { .. }
            | Event::CoasterRolled { .. }
            | Event::DieTaken { .. }
            | Event::DieMoved { .. }
            | Event::DiceArranged { .. }
            | Event::DieTurned { .. }
            | Event::DieUsed { .. } => die_fits(game, event),
            Event::SchnappsTaken { .. }
            | Event::SchnappsReturned { .. }
            | Event::CounterGuestCame { .. }
            | Event::CounterGuestLeft { .. }
            | Event::Hired { .. }
            | Event::TurnBegan { .. }
            | Event::ReputationStep { .. }
            | Event::ReputationBack { .. }
            | Event::ThalersGained { .. }
            | Event::BeerGained { .. }
            | Event::ThalersPaid { .. }
            | Event::BeerPaid { .. }
            | Event::SignatureLaid { .. }
            | Event::TurnClosed { .. } => token_fits(game, event),
        }
    }

    fn is_start_card(&self, card: u8) -> bool {
        usize::from(card) < self.sheet().start_cards.len()
    }
}

/// Cards that leave exist, and cards that come have room.
fn card_fits(game: &Position, event: &Event) -> bool {
    let supplied = |card| game.supply.cards.count(card) > 0;
    match *event {
        Event::GuestLaid { place, card, signed } => {
            let at = game.display[place.index()];
            let tiled = |signed_already| !signed || signed_already || game.supply.signatures > 0;
            card.is_guest()
                && supplied(card)
                && game.refills < u8::MAX
                && at.guest.is_none()
                && tiled(at.signed)
        }
        Event::CardGained { card, .. } | Event::CardShuffledIn { card, .. } => supplied(card),
        Event::GuestGained { place, card, .. } => game.display[place.index()].guest == Some(card),
        Event::NoblesReturned { seat, count } => game.tops.nobles_on_top(seat) >= count,
        Event::CardsReturned { seat, kind, count, raises_lost } => {
            let tavern = game.tavern(seat);
            tavern.lying(kind) >= count && tavern.raises >= raises_lost
        }
        Event::RegularRemoved { seat, card } => game.tavern(seat).deck.count(card) > 0,
        Event::KnownCardArrived { seat, card } => {
            game.tops.top(seat) == Some(card) && has_room(game.tavern(seat), card)
        }
        Event::CardArrived { seat, card } => {
            let tavern = game.tavern(seat);
            tavern.deck.count(card) > 0 && tavern.draws < u16::MAX && has_room(tavern, card)
        }
        Event::GuestRemoved { seat, slot, .. } => seated_at(game.tavern(seat), slot),
        Event::PutOnTop { seat, card } => {
            let tavern = game.tavern(seat);
            let mut seated = tavern.tables.seated().iter();
            match card.kind() {
                Some(kind) => tavern.lying(kind) > 0,
                None if card.is_noble() => tavern.tables.nobles() > 0,
                None => seated.any(|seated| seated.card() == card && !seated.removed()),
            }
        }
        _ => false,
    }
}

/// Dice that move lie where they move from.
fn die_fits(game: &Position, event: &Event) -> bool {
    match *event {
        Event::OwnDieRolled { seat, .. } => game.tavern(seat).dice.count(Colour::Own) < OWN_DICE,
        Event::CoasterRolled { faces, .. } => faces.is_sorted_by_key(|face| face.pips()),
        Event::DieTaken { seat, face } => {
            let tavern = game.tavern(seat);
            tavern.coaster.contains(&face.pips())
                && usize::from(tavern.dice.count(Colour::White)) < WHITE_DICE
        }
        Event::DieMoved { seat, die, from, to } => {
            lies(game.tavern(seat), die, from) && is_place(game.tavern(seat), to)
        }
        Event::DiceArranged { seat, places } => {
            places.iter().all(|&place| is_place(game.tavern(seat), place))
        }
        Event::DieTurned { seat, die, .. } => lies(game.tavern(seat), die, Place::POOL),
        Event::DieUsed { seat, die, place, raises } => {
            let tavern = game.tavern(seat);
            lies(tavern, die, place)
                && is_place(tavern, place)
                && tavern.raises >= raises
                && tavern.raises_spent.checked_add(raises).is_some()
        }
        _ => false,
    }
}

/// Three own dice at most (C2).
const OWN_DICE: u8 = (crate::model::MAX_DICE - WHITE_DICE) as u8;

/// Purses, tokens and markers lose nothing they do not have.
fn token_fits(game: &Position, event: &Event) -> bool {
    let holds =
        |purse: u16, more: u16| purse.checked_add(more).is_some_and(|sum| sum <= FULL_PURSE);
    match *event {
        Event::SchnappsTaken { seat, count } => {
            game.supply.schnapps >= count && game.tavern(seat).schnapps.checked_add(count).is_some()
        }
        Event::SchnappsReturned { seat, count } => {
            game.tavern(seat).schnapps >= count && game.supply.schnapps.checked_add(count).is_some()
        }
        Event::CounterGuestCame { seat } => {
            game.supply.counter_guests > 0 && game.tavern(seat).counter_guests < u8::MAX
        }
        Event::CounterGuestLeft { seat } => game.tavern(seat).counter_guests > 0,
        Event::Hired { seat, who, .. } => game.tavern(seat).entertainers.side(who).is_none(),
        Event::TurnBegan { seat, yields } => holds(game.tavern(seat).beer, yields.barbacks.into()),
        Event::ReputationStep { seat } => {
            let steps = usize::from(game.serving.steps.len());
            game.tavern(seat).reputation < FULL_PURSE
                && (game.phase != Phase::Serve || steps < MAX_REPUTATION_STEPS)
        }
        Event::ReputationBack { seat, steps } => {
            game.tavern(seat).reputation >= steps.into() && game.serving.steps.len() >= steps
        }
        Event::ThalersGained { seat, count } => holds(game.tavern(seat).thalers, count),
        Event::BeerGained { seat, count } => holds(game.tavern(seat).beer, count),
        Event::ThalersPaid { seat, count } => game.tavern(seat).thalers >= count,
        Event::BeerPaid { seat, count } => game.tavern(seat).beer >= count,
        Event::SignatureLaid { seat, column, from_supply } => {
            column < 4
                && game.tavern(seat).book.filled(column) < 4
                && (!from_supply || game.supply.signatures > 0)
        }
        Event::TurnClosed { thalers, beer, .. } => thalers <= FULL_PURSE && beer <= FULL_PURSE,
        _ => false,
    }
}

fn sits(game: &Position, seat: Seat) -> bool {
    seat.number() < game.players()
}

fn owable(owed: Owed) -> bool {
    match owed {
        Owed::Bonus(_) | Owed::StepBonus(_) | Owed::Offer(_) => true,
        Owed::GuestSignature(column) => column < 4,
        Owed::Refill(_) => true,
    }
}

/// Whether a card finds a table, if it needs one.
fn has_room(tavern: &Tavern, card: Card) -> bool {
    let shares = card.is_noble() && tavern.tables.nobles() > 0;
    card.kind().is_some() || shares || tavern.tables.seated().len() < MAX_TABLES
}

fn seated_at(tavern: &Tavern, slot: u8) -> bool {
    usize::from(slot) < tavern.tables.seated().len()
}

fn lies(tavern: &Tavern, die: Die, place: Place) -> bool {
    tavern.dice.find(die, place).is_some()
}

fn is_place(tavern: &Tavern, place: Place) -> bool {
    place.slot().is_none_or(|slot| seated_at(tavern, slot))
}

/// Whose event it is.
fn seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::StartPlayer { seat }
        | Event::Answered { seat, .. }
        | Event::TakenBack { seat }
        | Event::Resolving { seat }
        | Event::SchnappsTaken { seat, .. }
        | Event::SchnappsReturned { seat, .. }
        | Event::CounterGuestCame { seat }
        | Event::CounterGuestLeft { seat }
        | Event::CardGained { seat, .. }
        | Event::CardShuffledIn { seat, .. }
        | Event::GuestGained { seat, .. }
        | Event::NoblesReturned { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::CardsReturned { seat, .. }
        | Event::Hired { seat, .. }
        | Event::RegularRemoved { seat, .. }
        | Event::Shuffled { seat }
        | Event::KnownCardArrived { seat, .. }
        | Event::CardArrived { seat, .. }
        | Event::Dismissed { seat }
        | Event::ArrivalOver { seat }
        | Event::OwnDieRolled { seat, .. }
        | Event::DishwashersReady { seat, .. }
        | Event::CoasterRolled { seat, .. }
        | Event::DieTaken { seat, .. }
        | Event::DraftTurn { seat }
        | Event::DieMoved { seat, .. }
        | Event::DiceArranged { seat, .. }
        | Event::DieTurned { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::ReputationStep { seat }
        | Event::ReputationBack { seat, .. }
        | Event::DieUsed { seat, .. }
        | Event::ThalersGained { seat, .. }
        | Event::BeerGained { seat, .. }
        | Event::ThalersPaid { seat, .. }
        | Event::BeerPaid { seat, .. }
        | Event::MonasteryStep { seat, .. }
        | Event::GuestRemoved { seat, .. }
        | Event::SignatureLaid { seat, .. }
        | Event::TurnClosed { seat, .. }
        | Event::PutOnTop { seat, .. }
        | Event::TavernCleared { seat } => Some(seat),
        Event::StartCardOffered { .. }
        | Event::GuestLaid { .. }
        | Event::RoundBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::Owes { .. }
        | Event::Done
        | Event::CoastersPassed
        | Event::Assessed { .. }
        | Event::StepGave { .. }
        | Event::Bought { .. }
        | Event::Recruited
        | Event::RefillWaits { .. }
        | Event::BardSang
        | Event::SignatureReturned
        | Event::GameOver => None,
    }
}
