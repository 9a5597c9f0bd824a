//! What a best turn is about: what it cannot do without.

use super::everything_without;
use engine::chance::FirstOutcome;
use engine::{Action, Game, NoEvents};
use players::value::Judge;
use puzzles::{THEMES, Theme};

/// The theme of a turn that ends with `best`: the most special thing that it does more often than the
/// script's turn and without which no turn has as many points. If there is none, whatever else it
/// cannot do without; `None` if it can do without everything.
pub fn theme(
    judge: &Judge<'_>,
    game: &Game,
    best: f32,
    turn: &[Action],
    script: &[Action],
) -> Option<Theme> {
    let (here, there) = (counts(judge, game, turn), counts(judge, game, script));
    let themes = THEMES.into_iter().zip(here.into_iter().zip(there));
    let (more, same): (Vec<_>, Vec<_>) =
        themes.filter(|(_, (here, _))| *here > 0).partition(|(_, (here, there))| here > there);
    more.into_iter().chain(same).map(|(theme, _)| theme).find(|&theme| {
        let without = everything_without(judge, game, usize::MAX, theme);
        without.is_some_and(|proof| proof.best.floor() < best.floor())
    })
}

/// Whether a step does what the theme is about.
pub(super) fn touches(theme: Theme, before: &Game, action: Action, after: &Game) -> bool {
    let (old, new) = (before.tavern(before.active), after.tavern(before.active));
    match theme {
        Theme::GuestBook => new.book != old.book,
        Theme::Reputation => new.reputation > old.reputation,
        Theme::Schnapps => new.schnapps < old.schnapps,
        Theme::Monastery => new.monastery != old.monastery,
        Theme::Dishwasher => new.raises_spent > old.raises_spent,
        Theme::Nobles => matches!(action, Action::Nobles(_)),
        Theme::Upgrade => new.upgraded != old.upgraded,
        Theme::Guest => matches!(action, Action::Recruit(_)),
    }
}

/// How many steps of the turn touch each theme.
fn counts(judge: &Judge<'_>, game: &Game, turn: &[Action]) -> [usize; THEMES.len()] {
    let mut counts = [0; THEMES.len()];
    let mut now = *game;
    for action in turn {
        let before = now;
        let done =
            judge.rules.apply(&mut now, game.active, action, &mut FirstOutcome, &mut NoEvents);
        debug_assert_eq!(done, Ok(()), "{action:?}");
        for (count, theme) in counts.iter_mut().zip(THEMES) {
            *count += usize::from(touches(theme, &before, *action, &now));
        }
    }
    counts
}
