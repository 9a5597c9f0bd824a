//! What each bonus is worth, and the answers to the questions that bonuses ask.

use super::value::{View, best_of};
use engine::model::{Bonus, BonusAsk};
use engine::{Action, ActionList, Sitting};

impl View<'_> {
    /// The worth of a bonus, one level deep: a bonus that moves a marker counts as plain steps.
    pub(super) fn bonus(&self, bonus: Bonus) -> f32 {
        let w = self.weights;
        let end = self.last_round();
        match bonus {
            // In the serving turn a Thaler is worth what it buys at once, even at the end.
            Bonus::Thalers(count) => count as f32 * w.thaler,
            Bonus::Beer(count) => count as f32 * w.beer,
            Bonus::Steps(_) | Bonus::Reputation(_) if end => 0.5,
            Bonus::Steps(count) => count as f32 * w.step,
            Bonus::Reputation(count) => count as f32 * w.reputation,
            Bonus::ServiceDenied => w.thinning * self.later(),
            Bonus::Card(kind) => self.kind(kind),
            Bonus::Noble => self.noble(),
            Bonus::Schnapps(count) => count as f32 * self.schnapps(),
            Bonus::Signature => w.signature,
            Bonus::SchnappsOrRemoval => self.schnapps(),
            Bonus::OwnDie => w.die,
            Bonus::ThreeGuest => {
                self.game.display[0].guest.map_or(0.0, |card| self.seated(card) + self.guest(card))
            }
            Bonus::CounterGuest => w.step,
            Bonus::FreeUpgrade => w.die,
            Bonus::Entertainer(_) => w.schnapps,
            Bonus::RemoveRegulars(count) => w.thinning * self.later() * count as f32,
            Bonus::Upgrade(area) => self.side(area) * (self.later() + 1.0),
        }
    }
}

/// The answer to the question of a bonus.
pub(super) fn answer(view: View<'_>, ask: BonusAsk, list: &ActionList) -> Option<Action> {
    match ask {
        BonusAsk::RemoveRegular => best_of(list.iter().filter_map(|&action| match action {
            Action::RemoveRegular(card) => Some((action, -view.seated(card))),
            _ => None,
        })),
        BonusAsk::TakeOrLeave(_) => Some(Action::Accept),
        BonusAsk::ServiceDenied => removal(view, list).or(Some(Action::Decline)),
        BonusAsk::SchnappsOrRemoval => list
            .contains(&Action::TakeSchnapps)
            .then_some(Action::TakeSchnapps)
            .or_else(|| removal(view, list))
            .or(Some(Action::Decline)),
        BonusAsk::Column => best_of(list.iter().filter_map(|&action| match action {
            Action::Column(column) => Some((action, view.signature(column))),
            _ => None,
        })),
    }
}

/// The seated Regular or guest whose loss helps the deck most, if any does.
fn removal(view: View<'_>, list: &ActionList) -> Option<Action> {
    if view.last_round() {
        return None;
    }
    best_of(list.iter().filter_map(|&action| {
        let Action::Remove(Sitting { card, served }) = action else { return None };
        if !card.is_regular() {
            return None;
        }
        Some((action, -view.seated(card) + if served { 0.1 } else { 0.0 }))
    }))
}
