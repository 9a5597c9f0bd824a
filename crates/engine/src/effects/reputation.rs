//! The Reputation track (T1) and its bookkeeping within a turn (F1, F2).

use crate::chance::Chance;
use crate::decide::Play;
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Game, Gift, Serving};
use crate::model::{Bonus, Owed, Seat, Space};
use crate::rules::Rules;

impl Rules {
    /// Refuses a change of plan that would take back something that cannot be returned (F2).
    pub(crate) fn check_reputation(
        &self,
        game: &Game,
        seat: Seat,
        minimum: u16,
    ) -> Result<(), Illegal> {
        let steps = game.serving.assessed().saturating_sub(minimum);
        if steps == 0 {
            return Ok(());
        }
        let possible = self.reversible_steps(game, seat);
        if steps > possible {
            return Err(Illegal::ReputationCannotGoBack { steps, possible });
        }
        Ok(())
    }

    /// The lowest minimum of F1 that a change of plan may lead to now (F2); 0 if anything goes.
    #[inline]
    pub(crate) fn least_assessed(&self, game: &Game, seat: Seat) -> u16 {
        // Without a track, and outside the serving turn, nothing was assessed.
        let assessed = game.serving.assessed();
        if assessed == 0 {
            return 0;
        }
        assessed.saturating_sub(self.reversible_steps(game, seat))
    }

    /// T and B of F1 after moving one die; a die in the pool counts nothing.
    #[inline]
    pub(crate) fn weigh_move(
        &self,
        serving: &Serving,
        from: Option<Space>,
        to: Option<Space>,
    ) -> (u16, u16) {
        let worth =
            |space: Option<Space>| space.map_or((0, 0), |space| self.worth(&serving.yields, space));
        let (lost, won) = (worth(from), worth(to));
        (
            serving.thalers + won.0 as u16 - lost.0 as u16,
            serving.beer + won.1 as u16 - lost.1 as u16,
        )
    }

    /// How many of this turn's steps could be taken back now, last in, first out.
    pub(crate) fn reversible_steps(&self, game: &Game, seat: Seat) -> u16 {
        if game.serving.steps.gave_nothing() {
            return game.serving.steps.len() as u16;
        }
        let mut schnapps = game.tavern(seat).schnapps;
        let mut nobles = game.tops.nobles_on_top(seat);
        let steps = &game.serving.steps;
        let mut possible = 0;
        for index in (0..steps.len()).rev() {
            let pool = match steps.get(index) {
                Gift::Nothing => None,
                Gift::Schnapps => Some(&mut schnapps),
                Gift::Noble => Some(&mut nobles),
                Gift::Final => break,
            };
            if let Some(pool) = pool {
                if *pool == 0 {
                    break;
                }
                *pool -= 1;
            }
            possible += 1;
        }
        possible
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// Moves the marker by the change since the last assessment (F1, F2).
    pub(crate) fn reassess(&mut self, seat: Seat, thalers: u16, beer: u16) {
        let before = self.game().serving.assessed();
        let now = thalers.min(beer);
        self.emit(Event::Assessed { thalers, beer });
        if now > before {
            self.owe(Owed::Bonus(Bonus::Reputation((now - before) as u8)));
        } else if now < before {
            self.step_back(seat, (before - now) as u8);
        }
    }

    /// F2: what the left spaces gave goes back.
    fn step_back(&mut self, seat: Seat, steps: u8) {
        let list = self.game().serving.steps;
        let left = list.len().saturating_sub(steps)..list.len();
        let given = |gift| left.clone().filter(|&index| list.get(index) == gift).count() as u8;
        let (schnapps, nobles) = (given(Gift::Schnapps), given(Gift::Noble));
        if schnapps > 0 {
            self.emit(Event::SchnappsReturned { seat, count: schnapps });
        }
        if nobles > 0 {
            self.emit(Event::NoblesReturned { seat, count: nobles });
        }
        self.emit(Event::ReputationBack { seat, steps });
    }

    /// T1: enters the next space, whose bonus comes before the other steps (T5). Without the track
    /// nothing moves.
    pub(crate) fn reputation_steps(&mut self, seat: Seat, count: u8) {
        let Some(left) = count.checked_sub(1) else { return };
        if self.game().form.reputation.is_none() {
            return;
        }
        if left > 0 {
            self.owe(Owed::Bonus(Bonus::Reputation(left)));
        }
        self.emit(Event::ReputationStep { seat });
        let game = self.game();
        let space = self.rules.reputation_space(&game.form, game.tavern(seat).reputation);
        if let Some(bonus) = space.and_then(|space| space.bonus) {
            self.owe(Owed::StepBonus(bonus));
        }
    }
}
