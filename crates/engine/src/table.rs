//! A game in progress with the steps that can still be taken back.
//!
//! Undo reaches to the last reveal: a draw of chance, an answer that became open, the end. What
//! other players did meanwhile in a simultaneous phase stays.

use crate::action::Action;
use crate::chance::{Chance, Moment, Odds};
use crate::error::Illegal;
use crate::event::{Event, NoEvents};
use crate::game::{Game, Phase};
use crate::model::Seat;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use std::sync::Arc;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table {
    rules: Arc<Rules>,
    game: Game,
    /// The steps since the last reveal.
    steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    seat: Seat,
    action: Action,
    before: Game,
}

/// Why nothing is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// The seat has done nothing since something was last revealed.
    NothingSinceReveal,
    /// Others have built on the step.
    OthersWentOn,
}

impl core::fmt::Display for NoUndo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            NoUndo::NothingSinceReveal => "nothing to take back since the last reveal",
            NoUndo::OthersWentOn => "other players have gone on from there",
        })
    }
}

impl core::error::Error for NoUndo {}

impl Table {
    /// Sets a game up; also returns what happened on the way to the first question.
    pub fn begin(
        rules: Arc<Rules>,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<(Table, Vec<Event>), SetupError> {
        let mut events = Vec::new();
        let game = rules.begin(setup, chance, &mut events)?;
        Ok((Table { rules, game, steps: Vec::new() }, events))
    }

    /// Goes on from a position; nothing before it can be taken back.
    pub fn resume(rules: Arc<Rules>, game: Game) -> Table {
        Table { rules, game, steps: Vec::new() }
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Carries out an action; a refused one leaves no trace.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
    ) -> Result<Vec<Event>, Illegal> {
        let mut watched = Watched { chance, asked: false };
        let (next, events) = self.rules.decide(&self.game, seat, action, &mut watched)?;
        let final_answer = self.game.phase == Phase::Evening && self.rules.contested(&self.game);
        if watched.asked || final_answer || events.iter().any(reveals) {
            self.steps.clear();
        } else {
            self.steps.push(Step { seat, action: *action, before: self.game });
        }
        self.game = next;
        Ok(events)
    }

    /// Whether [`Table::undo`] would succeed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.rewound(seat).is_ok()
    }

    /// Takes the seat's last step back and tells which it was; the steps of others stay.
    pub fn undo(&mut self, seat: Seat) -> Result<Action, NoUndo> {
        let (game, steps, action) = self.rewound(seat)?;
        self.game = game;
        self.steps = steps;
        Ok(action)
    }

    fn rewound(&self, seat: Seat) -> Result<(Game, Vec<Step>, Action), NoUndo> {
        let last = self.steps.iter().rposition(|step| step.seat == seat);
        let last = last.ok_or(NoUndo::NothingSinceReveal)?;
        let undone = self.steps[last];
        let mut steps = self.steps[..last].to_vec();
        let mut game = undone.before;
        for later in &self.steps[last + 1..] {
            let before = game;
            let mut still = Watched { chance: &mut Impossible, asked: false };
            self.rules
                .apply(&mut game, later.seat, &later.action, &mut still, &mut NoEvents)
                .map_err(|_| NoUndo::OthersWentOn)?;
            if still.asked {
                return Err(NoUndo::OthersWentOn);
            }
            steps.push(Step { before, ..*later });
        }
        Ok((game, steps, undone.action))
    }
}

/// Whether an event makes something known that was not, or ends what can be taken back: answers
/// become open, B is final (R9).
fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Resolving { .. }
            | Event::ArrivalOver { .. }
            | Event::PhaseBegan { phase: Phase::Serve }
            | Event::TavernCleared { .. }
            | Event::GameOver
    )
}

/// Notes whether chance was asked.
struct Watched<'a, C> {
    chance: &'a mut C,
    asked: bool,
}

impl<C: Chance> Chance for Watched<'_, C> {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        self.asked = true;
        self.chance.draw(moment, odds)
    }
}

/// Chance for steps that must not need any; what it answers is thrown away.
struct Impossible;

impl Chance for Impossible {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        odds.outcome(0)
    }
}
