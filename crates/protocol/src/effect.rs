//! What a choice would change: the difference of two states that the rules made.

use engine::chance::{FirstOutcome, Watched};
use engine::model::{Card, Seat};
use engine::{Action, Event, EventSink, Game, NoEvents, Rules};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The difference a choice makes at once to the seat's things; what a later question decides is
/// not in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Effect {
    /// Thalers.
    pub thalers: i16,
    /// Beer.
    pub beer: i16,
    /// Schnapps.
    pub schnapps: i16,
    /// Counter Guests.
    #[serde(default)]
    pub counter_guests: i16,
    /// Steps on the Monastery track.
    pub monastery: i16,
    /// Steps on the Reputation track.
    pub reputation: i16,
    /// Dishwasher uses bound.
    pub raises: i16,
    /// Nobles on the deck.
    pub nobles: i16,
    /// Points.
    pub points: i16,
    /// Whether something unknown is revealed, so that it cannot be taken back.
    pub reveals: bool,
}

impl Effect {
    /// What the action would change for the seat; `None` if the rules refuse it.
    pub fn of(rules: &Rules, game: &Game, seat: Seat, action: &Action) -> Option<Effect> {
        match action {
            Action::Place { .. } | Action::Lift { .. } => planned(rules, game, seat, action),
            _ => carried_out(rules, game, seat, action),
        }
    }
}

/// For dice that only move: what the plan brings afterwards, less what it brings now.
fn planned(rules: &Rules, game: &Game, seat: Seat, action: &Action) -> Option<Effect> {
    let mut then = *game;
    rules.apply(&mut then, seat, action, &mut FirstOutcome, &mut NoEvents).ok()?;
    let preview = |game: &Game| rules.preview(game, seat, &rules.current_plan(game, seat)).ok();
    let (now, then) = (preview(game)?, preview(&then)?);
    Some(Effect {
        thalers: then.thalers as i16 - now.thalers as i16,
        beer: then.beer as i16 - now.beer as i16,
        monastery: then.monastery as i16 - now.monastery as i16,
        reputation: then.reputation - now.reputation,
        raises: i16::from(then.raises) - i16::from(now.raises),
        ..Effect::default()
    })
}

/// For everything else: the seat's things after it, less those before it.
fn carried_out(rules: &Rules, game: &Game, seat: Seat, action: &Action) -> Option<Effect> {
    let mut then = *game;
    // A viewer learns nothing from the first outcome: no draw is among the numbers of an effect.
    let mut chance = Watched::new(FirstOutcome);
    let mut steps = MonasterySteps { seat, count: 0 };
    rules.apply(&mut then, seat, action, &mut chance, &mut steps).ok()?;
    // A new round or phase changes much that the choice did not.
    if then.phase != game.phase || then.round != game.round {
        return Some(Effect { reveals: chance.asked(), ..Effect::default() });
    }
    let (before, after) = (game.tavern(seat), then.tavern(seat));
    let nobles = |game: &Game| i16::from(rules.owned(game, seat).count(Card::NOBLE));
    let points = |game: &Game| rules.score(game, seat).total() as i16;
    Some(Effect {
        thalers: after.thalers as i16 - before.thalers as i16,
        beer: after.beer as i16 - before.beer as i16,
        schnapps: i16::from(after.schnapps) - i16::from(before.schnapps),
        counter_guests: i16::from(after.counter_guests) - i16::from(before.counter_guests),
        monastery: steps.count,
        reputation: after.reputation as i16 - before.reputation as i16,
        raises: 0,
        nobles: nobles(&then) - nobles(game),
        points: points(&then) - points(game),
        reveals: chance.asked(),
    })
}

/// Counts the steps of a seat on the Monastery track. It is a ring (F13), so that the spaces before
/// and after a choice do not tell how far the marker went.
struct MonasterySteps {
    seat: Seat,
    count: i16,
}

impl EventSink for MonasterySteps {
    fn push(&mut self, event: &Event) {
        if matches!(event, Event::MonasteryStep { seat, .. } if *seat == self.seat) {
            self.count += 1;
        }
    }
}
