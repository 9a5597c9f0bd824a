//! The one place that says what each bonus does.

use super::remove_regular::regulars;
use crate::action::Action;
use crate::ask::Ask;
use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Game, Gift, Phase, Position};
use crate::legal::ActionList;
use crate::model::{Bonus, BonusAsk, Card, Owed, Seat};
use crate::rules::Rules;

/// The question an owed bonus asks while it is on top.
pub(crate) const fn owed_ask(owed: Owed) -> Option<BonusAsk> {
    match owed {
        Owed::Offer(kind) => Some(BonusAsk::TakeOrLeave(kind)),
        Owed::Bonus(bonus) | Owed::StepBonus(bonus) => question(bonus),
        Owed::GuestSignature(_) | Owed::Refill(_) => None,
    }
}

/// The question a bonus asks before it is given, if its owner has a choice then.
const fn question(bonus: Bonus) -> Option<BonusAsk> {
    match bonus {
        Bonus::ServiceDenied => Some(BonusAsk::ServiceDenied),
        Bonus::Signature => Some(BonusAsk::Column),
        Bonus::SchnappsOrRemoval => Some(BonusAsk::SchnappsOrRemoval),
        Bonus::RemoveRegulars(_) => Some(BonusAsk::RemoveRegular),
        Bonus::Thalers(_)
        | Bonus::Beer(_)
        | Bonus::Steps(_)
        | Bonus::Card(_)
        | Bonus::Noble
        | Bonus::Schnapps(_)
        | Bonus::Reputation(_)
        | Bonus::OwnDie
        | Bonus::ThreeGuest
        | Bonus::CounterGuest
        | Bonus::Upgrade(_) => None,
        // Everybody has answered before these are given (A3, A6).
        Bonus::FreeUpgrade | Bonus::Entertainer(_) => None,
    }
}

impl Rules {
    /// The answers to a bonus's question, in canonical order.
    pub(crate) fn list_answers(
        &self,
        game: &Game,
        seat: Seat,
        ask: BonusAsk,
        list: &mut ActionList,
    ) {
        match ask {
            BonusAsk::RemoveRegular => {
                let regulars = regulars(&game.tavern(seat).deck);
                list.extend(regulars.faces().map(|(card, _)| Action::RemoveRegular(card)));
            }
            BonusAsk::TakeOrLeave(_) => list.extend([Action::Accept, Action::Decline]),
            BonusAsk::ServiceDenied => {
                self.list_removals(game, seat, list, Action::Remove);
                list.push(Action::Decline);
            }
            BonusAsk::SchnappsOrRemoval => {
                let schnapps_left = game.supply.schnapps > 0;
                if schnapps_left {
                    list.push(Action::TakeSchnapps);
                }
                self.list_removals(game, seat, list, Action::Remove);
                if !schnapps_left {
                    list.push(Action::Decline);
                }
            }
            BonusAsk::Column => list.extend(self.free_columns(game, seat).map(Action::Column)),
        }
    }

    /// How many pieces are left of a bonus that players choose (R3); `None` if it cannot run out.
    pub(crate) fn pieces(&self, game: &Position, bonus: Bonus) -> Option<u8> {
        match bonus {
            Bonus::Card(kind) => Some(game.supply.kind(kind)),
            Bonus::ThreeGuest => Some(self.threes_left(game)),
            // Each seat has dice of its own.
            Bonus::OwnDie => None,
            // Two bonuses are a choice between those above (`sheet::Place::Choice`).
            Bonus::Thalers(_)
            | Bonus::Beer(_)
            | Bonus::Steps(_)
            | Bonus::ServiceDenied
            | Bonus::Noble
            | Bonus::Schnapps(_)
            | Bonus::Reputation(_)
            | Bonus::Signature
            | Bonus::SchnappsOrRemoval
            | Bonus::CounterGuest
            | Bonus::FreeUpgrade
            | Bonus::Entertainer(_)
            | Bonus::RemoveRegulars(_)
            | Bonus::Upgrade(_) => None,
        }
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// Gives the topmost owed bonus, or waits because the active seat must choose (T5).
    pub(crate) fn grant(&mut self, owed: Owed) -> Flow {
        let seat = self.game().active;
        match owed {
            Owed::Bonus(bonus) => self.grant_bonus(seat, bonus),
            Owed::StepBonus(bonus) => {
                let before = self.holdings(seat);
                let flow = self.grant_bonus(seat, bonus);
                if flow == Flow::Goes {
                    let gift = before.gift(self.holdings(seat));
                    self.note_gift(gift);
                }
                flow
            }
            Owed::Offer(kind) => {
                if self.game().supply.kind(kind) > 0 {
                    return Flow::Waits;
                }
                self.done()
            }
            Owed::GuestSignature(column) => {
                self.done();
                self.sign_for_guest(seat, column);
                Flow::Goes
            }
            Owed::Refill(place) => {
                self.done();
                self.refill(seat, place);
                Flow::Goes
            }
        }
    }

    /// What each bonus does. A bonus that asks (see [`question`]) stays owed until it is answered.
    fn grant_bonus(&mut self, seat: Seat, bonus: Bonus) -> Flow {
        if question(bonus).is_none() {
            self.done();
        }
        match bonus {
            Bonus::Thalers(count) => self.gain_thalers(seat, count),
            Bonus::Beer(count) => self.gain_beer(seat, count),
            Bonus::Steps(count) => self.monastery_steps(seat, count),
            Bonus::ServiceDenied => return self.offer_removal(seat),
            Bonus::Card(kind) => self.gain_card(seat, Card::tavern(kind)),
            Bonus::Noble => self.gain_card(seat, Card::NOBLE),
            Bonus::Schnapps(count) => self.take_schnapps(seat, count),
            Bonus::Reputation(count) => self.reputation_steps(seat, count),
            Bonus::Signature => return self.offer_columns(seat),
            Bonus::SchnappsOrRemoval => return self.offer_schnapps_or_removal(seat),
            Bonus::OwnDie => self.roll_own_die(seat),
            Bonus::ThreeGuest => self.take_three(seat),
            Bonus::CounterGuest => self.gain_counter_guest(seat),
            Bonus::FreeUpgrade => self.upgrade_as_answered(seat),
            Bonus::Entertainer(who) => self.hire_as_answered(seat, who),
            Bonus::RemoveRegulars(count) => return self.remove_regulars(seat, count),
            Bonus::Upgrade(area) => self.upgrade_for_nothing(seat, area),
        }
        Flow::Goes
    }

    /// Gives the topmost owed bonus as its owner answered.
    pub(crate) fn answer_bonus(
        &mut self,
        seat: Seat,
        ask: BonusAsk,
        action: Action,
    ) -> Result<(), Illegal> {
        match (ask, action) {
            (BonusAsk::RemoveRegular, Action::RemoveRegular(card)) => {
                self.remove_regular(seat, card)
            }
            (BonusAsk::TakeOrLeave(kind), action) => self.answer_offer(seat, kind, action),
            (BonusAsk::ServiceDenied, action) => self.answer_service_denied(seat, action),
            (BonusAsk::SchnappsOrRemoval, action) => self.answer_schnapps_or_removal(seat, action),
            (BonusAsk::Column, Action::Column(column)) => self.answer_column(seat, column),
            (BonusAsk::RemoveRegular | BonusAsk::Column, _) => Err(wrong_answer(ask)),
        }
    }

    /// A5: a Counter Guest comes to the counter, if one is left (R7).
    fn gain_counter_guest(&mut self, seat: Seat) {
        if self.game().supply.counter_guests > 0 {
            self.emit(Event::CounterGuestCame { seat });
        }
    }

    /// Removes the topmost owed bonus.
    pub(crate) fn done(&mut self) -> Flow {
        self.emit(Event::Done);
        Flow::Goes
    }

    /// Notes what the current Reputation step gave (F2), in the serving turn only.
    pub(crate) fn note_gift(&mut self, gift: Gift) {
        if gift != Gift::Nothing && self.game().phase == Phase::Serve {
            self.emit(Event::StepGave { gift });
        }
    }

    fn holdings(&self, seat: Seat) -> Holdings {
        let game = self.game();
        Holdings {
            signatures: game.supply.signatures,
            schnapps: game.tavern(seat).schnapps,
            nobles: game.supply.nobles(),
        }
    }
}

/// The refusal of an action that does not answer the question.
pub(crate) const fn wrong_answer(ask: BonusAsk) -> Illegal {
    Illegal::WrongAnswer { ask: Ask::Bonus(ask) }
}

/// What a Reputation space can change, to compare before and after.
struct Holdings {
    signatures: u8,
    schnapps: u8,
    nobles: u8,
}

impl Holdings {
    fn gift(self, after: Holdings) -> Gift {
        if self.signatures != after.signatures {
            Gift::Final
        } else if self.schnapps != after.schnapps {
            Gift::Schnapps
        } else if self.nobles != after.nobles {
            Gift::Noble
        } else {
            Gift::Nothing
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbitrary::every_bonus;
    use crate::chance::{FirstOutcome, Moment, Odds};
    use crate::sheet::amount_is_possible;
    use crate::{NoEvents, Setup};

    /// Chance that goes through the outcomes in turn.
    struct InTurn(u32);

    impl Chance for InTurn {
        fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
            self.0 += 1;
            odds.outcome(self.0 % odds.ways())
        }
    }

    /// A serving turn at level 5 in which every bonus has something to give or to ask.
    fn serving(rules: &Rules) -> Game {
        let mut chance = InTurn(0);
        let mut game =
            rules.begin(&Setup::new(2, 5), &mut chance, &mut NoEvents).expect("a set-up");
        while game.phase != Phase::Serve {
            let seat = rules.next_to_act(&game).expect("the game goes on");
            let legal = rules.legal(&game, seat);
            let action = if legal.contains(&Action::Ready) { Action::Ready } else { legal[0] };
            rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).expect("legal");
        }
        game
    }

    #[test]
    fn t5_every_bonus_asks_its_question_or_gives_something_at_once() {
        let rules = Rules::standard();
        let before = serving(&rules);
        for bonus in every_bonus().into_iter().filter(|&bonus| amount_is_possible(bonus)) {
            let mut after = before;
            rules.what_if(&mut after, bonus, &mut FirstOutcome);
            match question(bonus) {
                Some(ask) => {
                    assert_eq!(rules.ask(&after, before.active), Some(Ask::Bonus(ask)), "{bonus}");
                    assert!(
                        rules.legal(&after, before.active).len() > 1,
                        "{bonus} leaves no choice"
                    );
                }
                // Nobody has answered in A.
                None if matches!(bonus, Bonus::FreeUpgrade | Bonus::Entertainer(_)) => {}
                None => assert_ne!(after, before, "{bonus} does nothing"),
            }
            assert!(after.owed.top() != Some(Owed::Bonus(bonus)) || question(bonus).is_some());
        }
    }
}
