//! A hint: what a strong bot would do, the best alternatives, and why.

use super::layout::wrap;
use super::look::Look;
use super::words::{Speech, actions, reasons as say, table};
use analysis::explain::{Explanation, Reason, strongest_sources};
use engine::model::{Area, Space};
use engine::notation::write_action;
use engine::{Action, ActionGroup, Ask};

/// How many alternatives are shown.
const SHOWN: usize = 3;
/// How many reasons are shown for each.
const REASONS: usize = 3;

/// The lines of a hint: the step a bot would take and what it is worth.
pub(super) fn hint(look: &Look<'_>, explanation: &Explanation, bot: &str) -> String {
    let s = look.speech;
    let Some(best) = explanation.alternatives.first() else { return String::new() };
    let Some(step) = best.actions.first() else { return String::new() };
    // A plan is described below, with what it pays for.
    let what = match step {
        Action::Plan(_) => s.text("terminal-lay-dice"),
        _ => actions::action(look, step),
    };
    let mut lines = vec![wrap(&say::advice(s, bot, &what, &write_action(step)), 2)];
    let mut shown: Vec<String> = Vec::new();
    for (index, alternative) in explanation.alternatives.iter().enumerate() {
        let deeds = deeds(look, explanation.ask, &alternative.actions);
        let deeds = say::deeds(s, &deeds.0, deeds.1.as_deref());
        // Alternatives that differ only later in the turn would read the same.
        if shown.len() == SHOWN || shown.contains(&deeds) {
            continue;
        }
        shown.push(deeds.clone());
        let (head, reasons) = if index == 0 {
            (say::best(s, alternative.points, alternative.win, &deeds), explanation.brings(0))
        } else {
            let less = alternative.score - best.score;
            (
                say::other(s, shown.len(), less, alternative.win, &deeds),
                explanation.compare(index, 0),
            )
        };
        lines.push(wrap(&head, 5));
        let reasons = strongest(s, &reasons);
        if !reasons.is_empty() {
            lines.push(wrap(&say::why(&reasons), 5));
        }
    }
    lines.join("\n")
}

/// The strongest reasons in words.
fn strongest(s: &Speech, reasons: &[Reason]) -> Vec<String> {
    let sources = strongest_sources(reasons, REASONS).into_iter();
    sources.map(|(source, points)| say::points_from(s, points, source)).collect()
}

/// An alternative in words: what to do now, and what it is for later. A turn is described without
/// its dice, a plan with what it pays for, and anything else by its answer.
fn deeds(
    look: &Look<'_>,
    ask: Option<Ask>,
    steps: &[Action],
) -> (Vec<String>, Option<Vec<String>>) {
    match ask {
        Some(Ask::Plan) => {
            let laid = steps.iter().position(|step| *step == Action::Ready).unwrap_or(0);
            let (now, later) = steps.split_at(laid.max(1).min(steps.len()));
            // A plan refers to dice by position, which turning a die changes.
            let turned = now.iter().any(is_turn);
            let now = now.iter().filter(|step| !turned || is_turn(step));
            let now = now.map(|step| actions::short(look, step)).collect();
            (now, Some(turn(look, later)))
        }
        Some(Ask::Serve) => {
            let mut now = turn(look, steps);
            let uses = steps.iter().filter(|step| matches!(step, Action::Use { .. })).count();
            let held = (0..steps.len()).filter(|&index| is_better_later(steps, index)).count();
            if now.is_empty() {
                now.push(look.speech.text("terminal-close"));
            }
            match (uses, held) {
                (uses, held) if uses == held => {}
                (_, 0) => now.insert(0, look.speech.text("terminal-use-dice")),
                _ => now.insert(0, look.speech.text("terminal-use-others")),
            }
            (now, None)
        }
        _ => (steps.iter().take(1).map(|step| actions::short(look, step)).collect(), None),
    }
}

/// A turn without its dice, except where it matters when they are used.
fn turn(look: &Look<'_>, steps: &[Action]) -> Vec<String> {
    let mut deeds: Vec<(String, u32)> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let words = match *step {
            Action::Use { at, .. } if is_better_later(steps, index) => {
                say::use_there(look.speech, at)
            }
            _ if is_deed(step) => actions::short(look, step),
            _ => continue,
        };
        match deeds.iter_mut().find(|(other, _)| *other == words) {
            Some((_, times)) => *times += 1,
            None => deeds.push((words, 1)),
        }
    }
    deeds.iter().map(|(words, times)| table::copies(words, *times)).collect()
}

/// Whether the step uses a die on an area upgraded earlier in the same turn.
fn is_better_later(steps: &[Action], index: usize) -> bool {
    let area = match steps[index] {
        Action::Use { at: Space::CASHBOX, .. } => Area::Cashbox,
        Action::Use { at: Space::BARREL, .. } => Area::Barrel,
        Action::Use { at: Space::BREWER, .. } => Area::Brewer,
        Action::Use { at: Space::MONK, .. } => Area::Monk,
        _ => return false,
    };
    steps[..index].iter().any(|step| match *step {
        Action::Upgrade { area: which, .. } | Action::SchnappsUpgrade(which) => which == area,
        _ => false,
    })
}

fn is_turn(action: &Action) -> bool {
    matches!(action, Action::Turn { .. })
}

/// Whether a step of a turn is worth mentioning: used dice and answers to questions are not.
fn is_deed(action: &Action) -> bool {
    match action.group() {
        ActionGroup::Buy
        | ActionGroup::Upgrade
        | ActionGroup::Recruit
        | ActionGroup::Special
        | ActionGroup::Place => true,
        ActionGroup::Answer | ActionGroup::Use | ActionGroup::End | ActionGroup::Turn => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::words::WordSet;
    use engine::model::Seat;
    use engine::notation::{read_action, read_game};
    use engine::{Game, Rules};

    /// A plan at level 1.
    const PLAN: &str = "phase=plan round=2 form=summer start=1 supply=barback*14,dishwasher*16,\
        server*14,table*14,brewer*14,noble*61,g1*7,g2-g7,g8*2,g9-g14,g16-g17,g19-g27,g29 counter=4 \
        display=g1,g2,g18,g28,g15 / deck=r2*3 draws=7 tables=r2,r1,r1,r1 \
        lying=barback,server,table,brewer dice=w1@brewer,w5,w6,w6,o1 thalers=1 beer=2 / \
        deck=table,r2 discard=server,r1*2,r2 draws=4 tables=r2,r1,r2 lying=barback,brewer \
        dice=w1@barrel,w2,w3,w6 beer=1 monastery=1";

    fn in_words(game: &Game, ask: Ask, steps: &[&str]) -> String {
        let (rules, names) = (Rules::first_release(), vec!["You".to_owned(), "Ben".to_owned()]);
        let speech = Speech::new(WordSet::NorthStar);
        let (seat, speech) = (Seat::ALL[0], &speech);
        let look = Look { rules: &rules, game, seat, names: &names, speech };
        let steps: Vec<Action> = steps.iter().map(|s| read_action(s).expect("an action")).collect();
        let (now, later) = deeds(&look, Some(ask), &steps);
        say::deeds(speech, &now, later.as_deref())
    }

    #[test]
    fn a_plan_says_what_it_pays_for_and_which_dice_to_use_later() {
        let game = read_game(&Rules::first_release(), PLAN).unwrap_or_else(|e| panic!("{e}"));
        let plan = "plan brewer cashbox brewer barrel / - - r1";
        let steps = [plan, "ready", "use w5 cashbox", "recruit 1", "bard", "bard", "close"];
        assert_eq!(
            in_words(&game, Ask::Plan, &steps),
            "1 + 6 to Brewer, 5 to Cashbox, 6 to Barrel, own 1 to r1; \
             then recruit g2 (4→4) (4 beer), let the Bard sing ×2"
        );
        // Turning a die re-sorts the dice, so the plan is described afterwards.
        let steps = ["turn w5 1", plan, "ready", "use w6 barrel", "close"];
        assert_eq!(in_words(&game, Ask::Plan, &steps), "turn white 5 to 1; then buy nothing");
        let steps = ["use w1 brewer", "upgrade barrel 0", "use w6 barrel", "close"];
        assert_eq!(
            in_words(&game, Ask::Serve, &steps),
            "use the other dice, upgrade Barrel (8 Thalers), use the Barrel"
        );
        assert_eq!(
            in_words(&game, Ask::Serve, &["use w1 brewer", "close"]),
            "use the dice, finish serving"
        );
        assert_eq!(in_words(&game, Ask::Serve, &["close"]), "finish serving");
    }
}
