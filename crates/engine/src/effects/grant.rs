//! The one place that says what each bonus does.

use crate::action::Action;
use crate::ask::Ask;
use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Answer, Gift, Phase};
use crate::model::{Bonus, Card, Entertainer, Kind, Owed, Pile, Seat};
use crate::rules::Rules;

impl Rules {
    /// The question an owed bonus asks while it waits on top.
    pub(crate) fn ask_owed(&self, owed: Owed) -> Option<Ask> {
        match owed {
            Owed::Offer(kind) => Some(Ask::TakeOrLeave(kind)),
            Owed::Bonus(bonus) | Owed::StepBonus(bonus) => question(bonus),
            Owed::GuestSignature(_) | Owed::Refill(_) => None,
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

    /// What each bonus does. One that asks (see [`question`]) stays owed until it is answered.
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

    /// A5: a Counter Guest comes to the counter, if one is left (R7).
    fn gain_counter_guest(&mut self, seat: Seat) {
        if self.game().supply.counter_guests > 0 {
            self.emit(Event::CounterGuestCame { seat });
        }
    }

    /// A6: the Entertainer lies down with the side that was answered.
    fn hire_as_answered(&mut self, seat: Seat, who: Entertainer) {
        if let Some(Answer::Side(side)) = self.game().answers[seat] {
            self.emit(Event::Hired { seat, who, side });
        }
    }

    /// The topmost owed bonus is done with.
    pub(crate) fn done(&mut self) -> Flow {
        self.emit(Event::Done);
        Flow::Goes
    }

    /// Notes what the Reputation step under way gave (F2), in the serving turn only.
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

    /// A card from the supply goes on the deck (R5), before the first round into it (S8). What is
    /// gone cannot be taken (R7).
    pub(crate) fn gain_card(&mut self, seat: Seat, card: Card) {
        if self.game().supply.cards.count(card) == 0 {
            return;
        }
        if self.game().phase == Phase::StartCards {
            self.emit(Event::CardShuffledIn { seat, card });
        } else {
            self.emit(Event::CardGained { seat, card });
        }
    }

    /// F15: take or leave.
    pub(crate) fn answer_offer(
        &mut self,
        seat: Seat,
        kind: Kind,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Accept => {
                self.done();
                self.gain_card(seat, Card::tavern(kind));
            }
            Action::Decline => {
                self.done();
            }
            _ => return Err(Illegal::WrongAnswer { ask: Ask::TakeOrLeave(kind) }),
        }
        Ok(())
    }

    /// S8: the owner chooses which Regulars leave; equal ones leave no choice (R8).
    fn remove_regulars(&mut self, seat: Seat, count: u8) -> Flow {
        let regulars = regulars(&self.game().tavern(seat).deck);
        let mut faces = regulars.faces();
        match (faces.next(), faces.next()) {
            (None, _) => self.done(),
            (Some((card, _)), None) => {
                self.drop_regular(seat, card, count);
                Flow::Goes
            }
            (Some(_), Some(_)) => Flow::Waits,
        }
    }

    pub(crate) fn remove_regular(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if regulars(&self.game().tavern(seat).deck).count(card) == 0 {
            return Err(Illegal::NoSuchRegular);
        }
        if let Some(Owed::Bonus(Bonus::RemoveRegulars(count))) = self.game().owed.top() {
            self.drop_regular(seat, card, count);
        }
        Ok(())
    }

    fn drop_regular(&mut self, seat: Seat, card: Card, count: u8) {
        self.done();
        self.emit(Event::RegularRemoved { seat, card });
        if count > 1 {
            self.owe(Owed::Bonus(Bonus::RemoveRegulars(count - 1)));
        }
    }
}

/// The question that a bonus asks before it is given, if its owner has a choice then.
const fn question(bonus: Bonus) -> Option<Ask> {
    match bonus {
        Bonus::ServiceDenied => Some(Ask::ServiceDenied),
        Bonus::Signature => Some(Ask::Column),
        Bonus::SchnappsOrRemoval => Some(Ask::SchnappsOrRemoval),
        Bonus::RemoveRegulars(_) => Some(Ask::RemoveRegular),
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
        // Everybody has answered before they are given (A3, A6).
        Bonus::FreeUpgrade | Bonus::Entertainer(_) => None,
    }
}

/// What a Reputation space can change, before and after it gave.
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

/// The Regulars of a pile.
pub(crate) fn regulars(pile: &Pile) -> Pile {
    let mut regulars = Pile::EMPTY;
    for (card, count) in pile.faces().filter(|(card, _)| card.is_regular()) {
        regulars.add(card, count);
    }
    regulars
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbitrary::every_bonus;
    use crate::chance::{FirstOutcome, Moment, Odds};
    use crate::game::Game;
    use crate::sheet::amount_is_possible;
    use crate::{NoEvents, Setup};

    /// Chance that gives one outcome after the other.
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
                    assert_eq!(rules.ask(&after, before.active), Some(ask), "{bonus}");
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
