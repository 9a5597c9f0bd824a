//! What ending the turn now would leave undone.

use super::look::Look;
use super::words::reminders as say;
use engine::{Action, ActionList};

/// A reminder of what the player may have forgotten: dice, Bards, and things worth more than what
/// could be kept instead. `None` if there is nothing.
pub(super) fn left_undone(look: &Look<'_>, list: &ActionList) -> Option<String> {
    let s = look.speech;
    let mut left = Vec::new();
    let uses = look.uses().len();
    if uses > 0 {
        left.push(s.count("terminal-unused", uses as u32));
    }
    let places = |action: &&Action| matches!(action, Action::Place { from: None, .. });
    let placeable: Vec<&Action> = list.iter().filter(places).collect();
    let could_lie = |die| {
        placeable.iter().any(|action| matches!(action, Action::Place { die: d, .. } if *d == die))
    };
    let free = look.pool().into_iter().filter(|&die| could_lie(die)).count();
    if free > 0 {
        left.push(s.count("terminal-left-free", free as u32));
    }
    if list.contains(&Action::Bard) {
        left.push(s.text("terminal-left-bard"));
    }
    if list.iter().any(|action| matches!(action, Action::Upgrade { .. })) {
        left.push(s.text("terminal-left-upgrade"));
    }
    if list.iter().any(|action| matches!(action, Action::Nobles(_))) {
        left.push(s.text("terminal-left-nobles"));
    }
    // Beer that would be lost is better spent on any guest.
    let lost = look.lost().beer;
    let guest = |action: &Action| {
        let Action::Recruit(place) = *action else { return false };
        let shown = look.game.display[place.index()].guest;
        shown.is_some_and(|guest| u16::from(look.rules.beer_price(guest)) <= lost)
    };
    if list.iter().any(guest) {
        left.push(s.text("terminal-left-guest"));
    }
    (!left.is_empty()).then(|| say::not_yet(s, &left))
}
