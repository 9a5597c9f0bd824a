//! A: a new evening. The moon moves on and brings everybody something.

use crate::action::Action;
use crate::ask::Ask;
use crate::chance::Chance;
use crate::decide::{Flow, Play};
use crate::error::Illegal;
use crate::event::{Event, EventSink};
use crate::game::{Answer, Game, Phase, Position};
use crate::model::{Area, AreaSet, Bonus, Entertainer, Owed, Seat, Side};
use crate::rules::Rules;

/// Whether one of two bonuses is available (R3).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Open,
    Closed,
    /// It depends on the answers of players before this one.
    InDoubt,
}

impl Rules {
    /// What the round's space asks the seat (A1, A3, A6); nothing where there is no choice, or while a choice
    /// depends on players before this one (R3).
    pub(crate) fn ask_evening(&self, game: &Game, seat: Seat) -> Option<Ask> {
        let space = self.round_space(&game.form, game.round);
        if let Some(second) = space.second {
            let first = self.access(game, seat, space.first);
            let second = self.access(game, seat, second);
            return (first == Access::Open && second == Access::Open).then_some(Ask::Choose);
        }
        if let Some(who) = space.first.entertainer() {
            return Some(Ask::Entertainer(who));
        }
        let upgrade = space.first == Bonus::FreeUpgrade;
        let all_upgraded = game.tavern(seat).upgraded == AreaSet::ALL;
        (upgrade && !all_upgraded).then_some(Ask::FreeUpgrade)
    }

    /// Whether an option has fewer pieces than players who may choose it. Then answers are public
    /// at once and final (R3, R9).
    pub(crate) fn contested(&self, game: &Position) -> bool {
        let space = self.round_space(&game.form, game.round);
        let short = |bonus| self.pieces(game, bonus).is_some_and(|left| left < game.players());
        space.second.is_some_and(|second| short(second) || short(space.first))
    }

    /// Whether the seat's question in A had more than one answer.
    pub(crate) fn had_a_choice(&self, game: &Game, seat: Seat) -> bool {
        let before = game.without_answers(|other| other == seat);
        self.ask_evening(&before, seat).is_some()
    }

    fn access(&self, game: &Game, seat: Seat, bonus: Bonus) -> Access {
        let Some(mut left) = self.pieces(game, bonus) else { return Access::Open };
        let space = self.round_space(&game.form, game.round);
        let mut undecided = 0;
        for before in game.turn_order().take_while(|&before| before != seat) {
            match game.answers[before] {
                None => undecided += 1,
                Some(answer) => left -= (chosen(space, answer) == Some(bonus)) as u8,
            }
        }
        match left {
            0 => Access::Closed,
            _ if left > undecided => Access::Open,
            _ => Access::InDoubt,
        }
    }

    /// Whether the seat can have given this answer after the answers of earlier seats. An option
    /// that was open when the seat was asked stays open (R3).
    pub(crate) fn evening_answer_fits(&self, game: &Game, seat: Seat, answer: Answer) -> bool {
        let space = self.round_space(&game.form, game.round);
        let Some(second) = space.second else {
            return match answer {
                Answer::Side(_) => space.first.entertainer().is_some(),
                Answer::Upgrade(area) => {
                    space.first == Bonus::FreeUpgrade && !game.upgraded(seat, area)
                }
                Answer::Nothing => space.first.entertainer().is_none(),
                Answer::StartCard(_) | Answer::Ready | Answer::OnTop(_) => false,
            };
        };
        match (self.access(game, seat, space.first), self.access(game, seat, second), answer) {
            (Access::InDoubt, _, _) | (_, Access::InDoubt, _) => false,
            (Access::Open, _, Answer::Side(Side::First)) => true,
            (_, Access::Open, Answer::Side(Side::Second)) => true,
            (Access::Closed, Access::Closed, Answer::Nothing) => true,
            _ => false,
        }
    }

    /// The automatic answer (R8), if there is one.
    fn evening_answer(&self, game: &Game, seat: Seat) -> Option<Answer> {
        let space = self.round_space(&game.form, game.round);
        let Some(second) = space.second else {
            return self.ask_evening(game, seat).is_none().then_some(Answer::Nothing);
        };
        match (self.access(game, seat, space.first), self.access(game, seat, second)) {
            (Access::InDoubt, _) | (_, Access::InDoubt) | (Access::Open, Access::Open) => None,
            (Access::Open, Access::Closed) => Some(Answer::Side(Side::First)),
            (Access::Closed, Access::Open) => Some(Answer::Side(Side::Second)),
            (Access::Closed, Access::Closed) => Some(Answer::Nothing),
        }
    }
}

/// The bonus that an answer chose.
fn chosen(space: crate::sheet::RoundSpace, answer: Answer) -> Option<Bonus> {
    match answer {
        Answer::Side(Side::First) => Some(space.first),
        Answer::Side(Side::Second) => space.second,
        _ => None,
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// The moon moves to the round's space; Schnapps comes first (A6). After every
    /// round but the last the start player marker moves clockwise (R4).
    pub(crate) fn begin_round(&mut self, round: u8) {
        let game = self.game();
        let start = if round == 1 { game.start } else { game.start.clockwise(1, game.players()) };
        self.emit(Event::RoundBegan { round, start });
        let schnapps = self.rules.moon_schnapps(&self.game().form, round);
        for seat in self.game().turn_order() {
            self.take_schnapps(seat, schnapps);
        }
    }

    /// One of two bonuses, asked only while both can be had (A1), or the side of an Entertainer (A6).
    pub(crate) fn answer_side(&mut self, seat: Seat, side: Side) -> Result<(), Illegal> {
        self.answer(seat, Answer::Side(side));
        Ok(())
    }

    /// A3: an area that is not yet upgraded, or none.
    pub(crate) fn answer_upgrade(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let answer = match action {
            Action::FreeUpgrade(area) => {
                if self.game().upgraded(seat, area) {
                    return Err(Illegal::AlreadyUpgraded { area });
                }
                Answer::Upgrade(area)
            }
            Action::Decline => Answer::Nothing,
            _ => return Err(Illegal::WrongAnswer { ask: Ask::FreeUpgrade }),
        };
        self.answer(seat, answer);
        Ok(())
    }

    /// A1: once all have answered, the seats get the round's bonus in turn order.
    pub(crate) fn settle_evening(&mut self) -> Flow {
        if self.game().settled.is_empty() && self.give_evening_answers() == Flow::Waits {
            return Flow::Waits;
        }
        let Some(seat) = self.next_to_resolve() else {
            self.emit(Event::PhaseBegan { phase: Phase::Arrival });
            self.fill_taverns();
            return Flow::Goes;
        };
        self.emit(Event::Resolving { seat });
        let space = self.rules.round_space(&self.game().form, self.game().round);
        let gift = match (space.second, self.game().answers[seat]) {
            (Some(_), Some(answer)) => chosen(space, answer),
            _ => Some(space.first),
        };
        if let Some(bonus) = gift {
            self.owe(Owed::Bonus(bonus));
        }
        Flow::Goes
    }

    /// Answers questions without a choice; waits while another is open.
    fn give_evening_answers(&mut self) -> Flow {
        let mut flow = Flow::Goes;
        for seat in self.game().turn_order() {
            if self.game().answers[seat].is_some() {
                continue;
            }
            match self.rules.evening_answer(self.game(), seat) {
                Some(answer) => self.answer(seat, answer),
                None => flow = Flow::Waits,
            }
        }
        flow
    }

    /// A6: hires the Entertainer with the side that was answered.
    pub(crate) fn hire_as_answered(&mut self, seat: Seat, who: Entertainer) {
        if let Some(Answer::Side(side)) = self.game().answers[seat] {
            self.emit(Event::Hired { seat, who, side });
        }
    }

    /// A3 as answered: it helps from this round on and brings no Noble.
    pub(crate) fn upgrade_as_answered(&mut self, seat: Seat) {
        if let Some(Answer::Upgrade(area)) = self.game().answers[seat] {
            self.upgrade_for_nothing(seat, area);
        }
    }

    /// A free upgrade, without its Noble (A3, S8).
    pub(crate) fn upgrade_for_nothing(&mut self, seat: Seat, area: Area) {
        if !self.game().upgraded(seat, area) {
            self.emit(Event::Upgraded { seat, area });
        }
    }
}
