//! The interface of every player: one question, one answer.

use crate::{RandomLegal, Step};
use chance::Fast;
use engine::chance::Chance;
use engine::model::Seat;
use engine::{Action, ActionList, Game, NoEvents, Rules, Setup, SetupError};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A player of one seat.
pub trait Bot {
    /// Its name, for tables of results.
    fn name(&self) -> &'static str;

    /// What the seat, which is asked something, answers: a listed action or a whole plan. The game
    /// is the one the seat may know ([`Rules::seen_by`]).
    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action;

    /// Lets the caller interrupt its thinking, now and later: while the flag is set, it answers with the
    /// best found so far. Players that answer immediately may ignore it.
    fn stop_by(&mut self, _flag: &Arc<AtomicBool>) {}
}

/// What a bot answers for a seat that is asked, knowing what the seat may know.
pub fn choose(bot: &mut dyn Bot, rules: &Rules, game: &Game, seat: Seat) -> Action {
    bot.decide(rules, &rules.seen_by(game, seat), seat)
}

/// Plays a game to its end, the bot with the number of a seat for that seat.
///
/// Missing bots, and bots that answer something the rules refuse, are helped out with a
/// listed action, so that a fault of a player never stops a game.
pub fn play(
    rules: &Rules,
    setup: &Setup,
    bots: &mut [Box<dyn Bot>],
    chance: &mut impl Chance,
) -> Result<Game, SetupError> {
    let mut game = rules.begin(setup, chance, &mut NoEvents)?;
    while let Some(seat) = rules.next_to_act(&game) {
        let wanted = bots
            .get_mut(seat.number() as usize)
            .map(|bot| choose(bot.as_mut(), rules, &game, seat));
        let done =
            wanted.is_some_and(|a| rules.apply(&mut game, seat, &a, chance, &mut NoEvents).is_ok());
        if done {
            continue;
        }
        let Some(action) = way_out(&rules.legal(&game, seat)) else { break };
        if rules.apply(&mut game, seat, &action, chance, &mut NoEvents).is_err() {
            break;
        }
    }
    Ok(game)
}

/// The listed action that surely leads on: dice could be moved about forever.
pub fn way_out(list: &ActionList) -> Option<Action> {
    let ends = |action: &&Action| matches!(action, Action::Ready | Action::Close);
    list.iter().find(ends).or(list.first()).copied()
}

/// The wanted action if it may be a listed one; otherwise a listed one, because the game must go on
/// whatever went wrong.
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
