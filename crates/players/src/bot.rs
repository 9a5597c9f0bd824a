//! The interface of every player: one question, one answer.

use crate::{RandomLegal, Step};
use chance::Fast;
use engine::model::Seat;
use engine::{Action, ActionList, Game, Rules};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A player of one seat.
pub trait Bot {
    /// Its name, for tables of results.
    fn name(&self) -> &'static str;

    /// Answers the seat's open question with a listed action or a whole plan. The game contains
    /// only what the seat may know ([`Rules::seen_by`]).
    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action;

    /// Lets the caller interrupt the player from now on: while the flag is set, it answers with the
    /// best result so far. Players that answer immediately may ignore it.
    fn stop_by(&mut self, _flag: &Arc<AtomicBool>) {}
}

/// A bot's answer for a seat, based on what the seat may know.
pub fn choose(bot: &mut dyn Bot, rules: &Rules, game: &Game, seat: Seat) -> Action {
    bot.decide(rules, &rules.seen_by(game, seat), seat)
}

/// A listed action that is sure to make progress: dice could be moved forever.
pub fn way_out(list: &ActionList) -> Option<Action> {
    let ends = |action: &&Action| matches!(action, Action::Ready | Action::Close);
    list.iter().find(ends).or(list.first()).copied()
}

/// The wanted action if it is allowed; otherwise a listed one, because the game must go on whatever
/// went wrong.
pub(crate) fn listed(wanted: Option<Action>, list: &ActionList) -> Action {
    let allowed = |action: &Action| matches!(action, Action::Plan(_)) || list.contains(action);
    debug_assert!(wanted.as_ref().is_none_or(allowed), "a wish that is not listed: {wanted:?}");
    wanted.filter(allowed).or_else(|| way_out(list)).unwrap_or(Action::Close)
}

/// [`RandomLegal`] for one seat.
#[derive(Clone, Debug)]
pub struct RandomBot(RandomLegal);

impl RandomBot {
    /// A player that draws its random numbers from `numbers`.
    pub fn new(numbers: Fast) -> RandomBot {
        RandomBot(RandomLegal::new(numbers))
    }
}

impl Bot for RandomBot {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
        self.0.next_for(rules, game, seat).map_or(Action::Close, |Step { action, .. }| action)
    }
}
