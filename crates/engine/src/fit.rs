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

    /// Whether what leaves is there, and what comes has room.
    fn fits(&self, game: &Position, event: &Event) -> bool {
        if event.seat().is_some_and(|seat| !sits(game, seat)) {
            return false;
        }
        let supplied = |card| game.supply.cards.count(card) > 0;
        let tavern = |seat| game.tavern(seat);
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
            | Event::RefillWaits { .. }
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
            Event::GuestLaid { place, card, signed } => {
                let at = game.display[place.index()];
                card.is_guest()
                    && supplied(card)
                    && game.refills < u8::MAX
                    && at.guest.is_none()
                    && (!signed || at.signed || game.supply.signatures > 0)
            }
            Event::CardGained { card, .. } | Event::CardShuffledIn { card, .. } => supplied(card),
            Event::GuestGained { place, card, .. } => {
                game.display[place.index()].guest == Some(card)
            }
            Event::NoblesReturned { seat, count } => game.tops.nobles_on_top(seat) >= count,
            Event::CardsReturned { seat, kind, count, raises_lost } => {
                tavern(seat).lying(kind) >= count && tavern(seat).raises >= raises_lost
            }
            Event::RegularRemoved { seat, card } => tavern(seat).deck.count(card) > 0,
            Event::KnownCardArrived { seat, card } => {
                game.tops.top(seat) == Some(card) && has_room(tavern(seat), card)
            }
            Event::CardArrived { seat, card } => {
                let tavern = tavern(seat);
                tavern.deck.count(card) > 0 && tavern.draws < u16::MAX && has_room(tavern, card)
            }
            Event::GuestRemoved { seat, slot, .. } => seated_at(tavern(seat), slot),
            Event::PutOnTop { seat, card } => lies_or_sits(tavern(seat), card),
            Event::OwnDieRolled { seat, .. } => tavern(seat).dice.count(Colour::Own) < OWN_DICE,
            Event::CoasterRolled { faces, .. } => faces.is_sorted_by_key(|face| face.pips()),
            Event::DieTaken { seat, face } => {
                tavern(seat).coaster.contains(&face.pips())
                    && usize::from(tavern(seat).dice.count(Colour::White)) < WHITE_DICE
            }
            Event::DieMoved { seat, die, from, to } => {
                lies(tavern(seat), die, from) && is_place(tavern(seat), to)
            }
            Event::DiceArranged { seat, places } => {
                places.iter().all(|&place| is_place(tavern(seat), place))
            }
            Event::DieTurned { seat, die, .. } => lies(tavern(seat), die, Place::POOL),
            Event::DieUsed { seat, die, place, raises } => {
                let tavern = tavern(seat);
                lies(tavern, die, place)
                    && is_place(tavern, place)
                    && tavern.raises >= raises
                    && tavern.raises_spent.checked_add(raises).is_some()
            }
            Event::SchnappsTaken { seat, count } => {
                game.supply.schnapps >= count && tavern(seat).schnapps.checked_add(count).is_some()
            }
            Event::SchnappsReturned { seat, count } => {
                tavern(seat).schnapps >= count && game.supply.schnapps.checked_add(count).is_some()
            }
            Event::CounterGuestCame { seat } => {
                game.supply.counter_guests > 0 && tavern(seat).counter_guests < u8::MAX
            }
            Event::CounterGuestLeft { seat } => tavern(seat).counter_guests > 0,
            Event::Hired { seat, who, .. } => tavern(seat).entertainers.side(who).is_none(),
            Event::TurnBegan { seat, yields } => holds(tavern(seat).beer, yields.barbacks.into()),
            Event::ReputationStep { seat } => {
                let steps = usize::from(game.serving.steps.len());
                tavern(seat).reputation < FULL_PURSE
                    && (game.phase != Phase::Serve || steps < MAX_REPUTATION_STEPS)
            }
            Event::ReputationBack { seat, steps } => {
                tavern(seat).reputation >= steps.into() && game.serving.steps.len() >= steps
            }
            Event::ThalersGained { seat, count } => holds(tavern(seat).thalers, count),
            Event::BeerGained { seat, count } => holds(tavern(seat).beer, count),
            Event::ThalersPaid { seat, count } => tavern(seat).thalers >= count,
            Event::BeerPaid { seat, count } => tavern(seat).beer >= count,
            Event::BardSang => game.serving.bards_used < u8::MAX,
            Event::MonasteryStep { to, .. } => usize::from(to) < self.sheet().monastery.len(),
            Event::SignatureLaid { seat, column, from_supply } => {
                column < 4
                    && tavern(seat).book.filled(column) < 4
                    && (!from_supply || game.supply.signatures > 0)
            }
            Event::SignatureReturned => game.supply.signatures < u8::MAX,
            Event::TurnClosed { thalers, beer, .. } => thalers <= FULL_PURSE && beer <= FULL_PURSE,
        }
    }

    fn is_start_card(&self, card: u8) -> bool {
        usize::from(card) < self.sheet().start_cards.len()
    }
}

/// Three own dice at most (C2).
const OWN_DICE: u8 = (crate::model::MAX_DICE - WHITE_DICE) as u8;

fn holds(purse: u16, more: u16) -> bool {
    purse.checked_add(more).is_some_and(|sum| sum <= FULL_PURSE)
}

/// Whether the card is in the tavern and can be put on the deck.
fn lies_or_sits(tavern: &Tavern, card: Card) -> bool {
    let mut seated = tavern.tables.seated().iter();
    match card.kind() {
        Some(kind) => tavern.lying(kind) > 0,
        None if card.is_noble() => tavern.tables.nobles() > 0,
        None => seated.any(|seated| seated.card() == card && !seated.removed()),
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
