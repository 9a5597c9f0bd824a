//! The entry point of the rules: checks one action of one seat and carries it out with all its
//! consequences.

use crate::action::Action;
use crate::ask::Ask;
use crate::chance::{Chance, Moment, Odds, Purpose};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Game, Phase};
use crate::model::{Owed, Seat};
use crate::rules::Rules;

impl Rules {
    /// Carries out an action on a copy and returns what happened.
    pub fn decide(
        &self,
        game: &Game,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
    ) -> Result<(Game, Vec<Event>), Illegal> {
        let mut next = *game;
        let mut events = Vec::new();
        self.apply(&mut next, seat, action, chance, &mut events)?;
        Ok((next, events))
    }

    /// Carries out an action in place; a refused one leaves no trace.
    pub fn apply(
        &self,
        game: &mut Game,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink,
    ) -> Result<(), Illegal> {
        let mut play = Play { rules: self, game, chance, events };
        play.act(seat, action)?;
        if !play.rests_with(seat) {
            play.settle();
        }
        Ok(())
    }
}

/// One step of a game in progress. Rule code reads the game and changes it only through
/// [`Play::emit`], so live play and replay cannot drift apart.
pub(crate) struct Play<'a, C, S> {
    pub(crate) rules: &'a Rules,
    game: &'a mut Game,
    chance: &'a mut C,
    events: &'a mut S,
}

impl<'a, C: Chance, S: EventSink> Play<'a, C, S> {
    pub(crate) fn new(
        rules: &'a Rules,
        game: &'a mut Game,
        chance: &'a mut C,
        events: &'a mut S,
    ) -> Self {
        Play { rules, game, chance, events }
    }

    #[inline(always)]
    pub(crate) fn game(&self) -> &Game {
        self.game
    }

    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event) {
        self.game.position_mut().evolve(&event);
        self.events.push(&event);
    }

    /// Draws from chance; nothing else in the engine does.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, purpose: Purpose, n: u16, odds: &Odds) -> u8 {
        let moment = Moment { round: self.game.round, seat, purpose, n };
        let outcome = self.chance.draw(moment, odds);
        debug_assert!(
            odds.outcomes().any(|(possible, _)| possible == outcome),
            "{outcome} is impossible at {moment:?}"
        );
        outcome
    }

    pub(crate) fn owe(&mut self, owed: Owed) {
        self.emit(Event::Owes { owed });
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if seat.number() >= self.game.players() {
            return Err(Illegal::NoSuchSeat);
        }
        if let Action::TakeBack = action {
            return self.take_back(seat);
        }
        let Some(ask) = self.rules.ask(self.game, seat) else {
            return Err(if self.game.is_over() { Illegal::GameOver } else { Illegal::NotAsked });
        };
        match (ask, *action) {
            (Ask::Serve, action) => self.serve(seat, action),
            (Ask::Plan, action) => self.plan(seat, action),
            (Ask::Draft, Action::Take(face)) => self.take_die(seat, face),
            (Ask::StartCard, Action::StartCard(card)) => self.answer_start_card(seat, card),
            (Ask::Choose, Action::Choose(side)) => self.answer_side(seat, side),
            (Ask::FreeUpgrade, action) => self.answer_upgrade(seat, action),
            (Ask::Entertainer(_), Action::Entertainer(side)) => self.answer_side(seat, side),
            (Ask::Redraw, action) => self.answer_redraw(seat, action),
            (Ask::OnTop, action) => self.answer_on_top(seat, action),
            (Ask::Bonus(ask), action) => self.answer_bonus(seat, ask, action),
            (Ask::Draft | Ask::StartCard | Ask::Choose | Ask::Entertainer(_), _) => {
                Err(Illegal::WrongAnswer { ask })
            }
        }
    }

    /// Whether the seat that has just acted continues, because its serving turn is not closed or
    /// its plan not ready. This spares most steps the search for what comes next.
    #[inline]
    fn rests_with(&self, seat: Seat) -> bool {
        self.game.owed.is_empty()
            && match self.game.phase {
                Phase::Serve => true,
                Phase::Plan => self.game.answers[seat].is_none(),
                Phase::StartCards
                | Phase::Evening
                | Phase::Arrival
                | Phase::Draft
                | Phase::Closing
                | Phase::Over => false,
            }
    }

    /// Continues until somebody must decide or the game is over.
    pub(crate) fn settle(&mut self) {
        loop {
            if let Some(owed) = self.game.owed.top() {
                if self.grant(owed) == Flow::Waits {
                    return;
                }
                continue;
            }
            let flow = match self.game.phase {
                Phase::StartCards => self.settle_start_cards(),
                Phase::Evening => self.settle_evening(),
                Phase::Arrival => self.settle_arrival(),
                Phase::Draft => self.settle_draft(),
                Phase::Plan => self.settle_plan(),
                Phase::Serve | Phase::Over => Flow::Waits,
                Phase::Closing => self.settle_closing(),
            };
            if flow == Flow::Waits {
                return;
            }
        }
    }
}

/// Whether the game can continue by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Something happened; look again.
    Goes,
    /// Somebody must decide.
    Waits,
}
