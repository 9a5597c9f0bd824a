//! Hints that lead somewhere: whoever follows them plays the turn they propose.

use analysis::explain::{Alternative, Explanation, Settings, explain};
use engine::model::Seat;
use engine::{Game, Rules};
use players::standard_value;
use record::{Applied, Entry, Line};

/// The player that gives hints: the strongest that answers immediately.
pub(super) const ADVISOR: &str = "strong";

/// Gives hints, and remembers what it proposed last.
///
/// In a long turn the search may miss in the middle what it found at the beginning, and propose to
/// go back. So a proposal stands while it is followed, until something better is found.
#[derive(Debug, Default)]
pub(super) struct Advisor {
    /// What was proposed to whom.
    proposed: Option<(Seat, Alternative)>,
    /// The part of it that is left once its first steps were made.
    rest: Option<(Seat, Alternative)>,
}

impl Advisor {
    /// What the seat could do and why, as a strong bot sees it.
    pub(super) fn explain(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Explanation {
        let settings = Settings::advisor();
        let mut explanation = explain(rules, &standard_value(), game, seat, &settings);
        let found = explanation.alternatives.first().cloned();
        let rest = self.rest.clone().filter(|(who, _)| *who == seat).map(|(_, rest)| rest);
        let best = match (rest, found) {
            (Some(rest), Some(found)) if rest.score >= found.score => {
                if rest.actions.first() != found.actions.first() {
                    // Its reasons started from an earlier position, so it stands without them.
                    let rest = Alternative { reasons: Vec::new(), ..rest.clone() };
                    explanation.alternatives = vec![rest];
                }
                Some(rest)
            }
            (_, found) => found,
        };
        self.proposed = best.map(|best| (seat, best));
        explanation
    }

    /// Takes note of a step. What chance brings changes what is best.
    pub(super) fn follow(&mut self, applied: &Applied) {
        if let Line::Entry(Entry::Hint(_)) = applied.what {
            return;
        }
        let proposed = self.proposed.take().or_else(|| self.rest.take());
        self.rest = match (&applied.what, proposed) {
            (
                Line::Entry(Entry::Decision { seat, action, chance, .. }),
                Some((who, mut proposed)),
            ) if *seat == who
                && chance.is_empty()
                && proposed.actions.first() == Some(action)
                && proposed.actions.len() > 1 =>
            {
                proposed.actions.remove(0);
                Some((who, proposed))
            }
            _ => None,
        };
    }
}
