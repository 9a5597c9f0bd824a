//! How an event changes the state. This code knows no rules and cannot fail.

use crate::event::Event;
use crate::game::{Answer, Phase, Position, Serving};
use crate::model::{Area, Card, Colour, Die, GuestPlace, Kind, Place, Seat, SeatSet};

impl Position {
    /// Applies one event, live or in a replay. The rules change a game in no other way.
    #[inline(always)]
    pub fn evolve(&mut self, event: &Event) {
        match *event {
            Event::StartPlayer { seat } => {
                self.start = seat;
                self.active = seat;
            }
            Event::StartCardOffered { card } => self.offered |= 1 << (card & 15),
            Event::GuestLaid { place, card, signed } => self.lay_guest(place, card, signed),
            Event::RoundBegan { round, start } => {
                self.round = round;
                self.refills = 0;
                self.start = start;
                self.begin_phase(Phase::Evening);
            }
            Event::PhaseBegan { phase } => self.begin_phase(phase),
            Event::Answered { seat, answer } => self.answers[seat] = Some(answer),
            Event::TakenBack { seat } => self.answers[seat] = None,
            Event::Resolving { seat } => {
                self.settled.insert(seat);
                self.active = seat;
            }
            Event::Owes { owed } => self.owed.push(owed),
            Event::Done => self.owed.pop(),
            Event::SchnappsTaken { seat, count } => {
                self.supply.schnapps -= count;
                self.taverns[seat].schnapps += count;
            }
            Event::SchnappsReturned { seat, count } => {
                // Others may take it again (R11).
                self.taverns[seat].schnapps -= count;
                self.supply.schnapps += count;
            }
            Event::CounterGuestCame { seat } => {
                self.supply.counter_guests -= 1;
                self.taverns[seat].counter_guests += 1;
            }
            Event::CounterGuestLeft { seat } => self.taverns[seat].counter_guests -= 1,
            Event::CardGained { seat, card } => {
                self.supply.cards.remove(card, 1);
                self.tops.push(seat, card);
            }
            Event::CardShuffledIn { seat, card } => {
                self.supply.cards.remove(card, 1);
                self.taverns[seat].deck.add(card, 1);
            }
            Event::GuestGained { seat, place, card, tile_taken } => {
                let place = &mut self.display[place.index()];
                place.guest = None;
                place.signed &= !tile_taken;
                self.tops.push(seat, card);
            }
            Event::NoblesReturned { seat, count } => {
                for _ in 0..count {
                    self.tops.pop(seat);
                }
                self.supply.cards.add(Card::NOBLE, count);
            }
            Event::Upgraded { seat, area } => self.taverns[seat].upgraded.insert(area),
            Event::CardsReturned { seat, kind, count, raises_lost } => {
                self.taverns[seat].areas[kind as usize] -= count;
                self.taverns[seat].raises -= raises_lost;
                self.supply.cards.add(Card::tavern(kind), count);
            }
            Event::Hired { seat, who, side } => self.taverns[seat].entertainers.hire(who, side),
            Event::RegularRemoved { seat, card } => self.taverns[seat].deck.remove(card, 1),
            Event::Shuffled { seat } => {
                let tavern = &mut self.taverns[seat];
                tavern.deck.absorb(&mut tavern.discard);
            }
            Event::KnownCardArrived { seat, card } => {
                self.tops.pop(seat);
                self.arrive(seat, card);
            }
            Event::CardArrived { seat, card } => {
                self.taverns[seat].deck.remove(card, 1);
                self.taverns[seat].draws += 1;
                self.arrive(seat, card);
            }
            Event::Dismissed { seat } => self.clear_cards(seat),
            Event::ArrivalOver { seat } => self.settled.insert(seat),
            Event::OwnDieRolled { seat, face } => {
                self.taverns[seat].dice.add(Die { colour: Colour::Own, face });
            }
            Event::DishwashersReady { seat, raises } => {
                self.taverns[seat].raises = raises;
                self.taverns[seat].raises_spent = 0;
            }
            Event::CoasterRolled { seat, faces } => {
                self.taverns[seat].coaster = faces.map(|face| face.pips());
            }
            Event::DieTaken { seat, face } => {
                let tavern = &mut self.taverns[seat];
                take_out(&mut tavern.coaster, face.pips());
                tavern.dice.add(Die { colour: Colour::White, face });
            }
            Event::DraftTurn { seat } => self.active = seat,
            Event::CoastersPassed => self.pass_coasters(),
            Event::DieMoved { seat, die, from, to } => self.taverns[seat].dice.put(die, from, to),
            Event::DiceArranged { seat, places } => self.taverns[seat].dice.arrange(&places),
            Event::DieTurned { seat, die, to } => self.taverns[seat].dice.turn(die, to),
            Event::TurnBegan { seat, yields } => {
                self.active = seat;
                self.serving = Serving { yields, ..Serving::default() };
                self.taverns[seat].beer += yields.barbacks as u16;
            }
            Event::Assessed { thalers, beer } => {
                self.serving.thalers = thalers;
                self.serving.beer = beer;
            }
            Event::ReputationStep { seat } => {
                self.taverns[seat].reputation += 1;
                if self.phase == Phase::Serve {
                    self.serving.steps.push();
                }
            }
            Event::StepGave { gift } => self.serving.steps.mark_last(gift),
            Event::ReputationBack { seat, steps } => {
                self.taverns[seat].reputation -= steps as u16;
                for _ in 0..steps {
                    self.serving.steps.pop();
                }
            }
            Event::DieUsed { seat, die, place, raises } => self.use_die(seat, die, place, raises),
            Event::ThalersGained { seat, count } => self.taverns[seat].thalers += count,
            Event::BeerGained { seat, count } => self.taverns[seat].beer += count,
            Event::ThalersPaid { seat, count } => self.taverns[seat].thalers -= count,
            Event::BeerPaid { seat, count } => self.taverns[seat].beer -= count,
            Event::Bought { kind } => self.serving.bought |= 1 << kind as u8,
            Event::Recruited => self.serving.recruited = true,
            Event::RefillWaits { place } => self.serving.to_refill = Some(place),
            Event::BardSang => self.serving.bards_used += 1,
            Event::MonasteryStep { seat, to } => self.taverns[seat].monastery = to,
            Event::GuestRemoved { seat, slot, card: _ } => self.taverns[seat].tables.remove(slot),
            Event::SignatureLaid { seat, column, from_supply } => {
                self.taverns[seat].book.lay(column);
                self.supply.signatures -= from_supply as u8;
            }
            Event::SignatureReturned => self.supply.signatures += 1,
            Event::TurnClosed { seat, thalers, beer } => {
                let tavern = &mut self.taverns[seat];
                tavern.thalers = thalers;
                tavern.beer = beer;
                tavern.dice = Default::default();
                tavern.raises = 0;
                tavern.raises_spent = 0;
                self.serving = Serving::default();
            }
            Event::PutOnTop { seat, card } => self.put_on_top(seat, card),
            Event::TavernCleared { seat } => {
                self.clear_cards(seat);
                self.taverns[seat].draws = 0;
            }
            Event::GameOver => self.begin_phase(Phase::Over),
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.active = self.start;
        self.answers = Default::default();
        self.settled = SeatSet::EMPTY;
    }

    fn lay_guest(&mut self, place: GuestPlace, card: Card, signed: bool) {
        let at = &mut self.display[place.index()];
        at.guest = Some(card);
        // A tile that stayed on the place (A4) is not taken out of the supply again.
        self.supply.signatures -= (signed && !at.signed) as u8;
        at.signed = signed;
        self.supply.cards.remove(card, 1);
        self.refills += 1;
    }

    fn arrive(&mut self, seat: Seat, card: Card) {
        let tavern = &mut self.taverns[seat];
        match card.kind() {
            Some(kind) => tavern.areas[kind as usize] += 1,
            None => tavern.tables.seat(card),
        }
    }

    /// Discards every card in the tavern.
    fn clear_cards(&mut self, seat: Seat) {
        let tavern = &mut self.taverns[seat];
        for kind in Kind::ALL {
            let count = core::mem::take(&mut tavern.areas[kind as usize]);
            tavern.discard.add(Card::tavern(kind), count);
        }
        tavern.discard.add(Card::NOBLE, tavern.tables.nobles());
        for seated in tavern.tables.seated() {
            if !seated.card().is_noble() && !seated.removed() {
                tavern.discard.add(seated.card(), 1);
            }
        }
        tavern.tables = Default::default();
    }

    fn pass_coasters(&mut self) {
        let players = self.form.players;
        let last = Seat::ALL[0].clockwise(players - 1, players);
        let mut passed = self.taverns[last].coaster;
        for seat in Seat::ALL[0].round_from(players) {
            core::mem::swap(&mut passed, &mut self.taverns[seat].coaster);
        }
    }

    #[inline]
    fn use_die(&mut self, seat: Seat, die: Die, place: Place, raises: u8) {
        let tavern = &mut self.taverns[seat];
        tavern.dice.mark_used(die, place);
        tavern.raises -= raises;
        tavern.raises_spent += raises;
        if let Some(slot) = place.slot() {
            tavern.tables.serve(slot);
        }
    }

    fn put_on_top(&mut self, seat: Seat, card: Card) {
        let tavern = &mut self.taverns[seat];
        match card.kind() {
            Some(kind) => tavern.areas[kind as usize] -= 1,
            None => tavern.tables.take(card),
        }
        self.tops.push(seat, card);
    }

    /// The answer a seat has given in this phase.
    #[inline]
    pub fn answer(&self, seat: Seat) -> Option<Answer> {
        self.answers[seat]
    }

    /// Whether the seat's area is upgraded.
    #[inline]
    pub fn upgraded(&self, seat: Seat, area: Area) -> bool {
        self.taverns[seat].upgraded.contains(area)
    }
}

/// Removes a die with these pips, which must be there, from a coaster. The dice are sorted, so
/// those up to it move up by one.
#[inline]
fn take_out(coaster: &mut [u8; 4], pips: u8) {
    let [a, b, c, d] = *coaster;
    let after = |before: u8, here: u8| if here <= pips { before } else { here };
    *coaster = [0, after(a, b), after(b, c), after(c, d)];
}
