//! Questions explained, and answers to what was typed.

use super::{Speech, args};
use engine::Ask;
use engine::model::BonusAsk;

/// The question explained, with the rules it comes from.
pub(in crate::play) fn explain(s: &Speech, ask: Ask) -> String {
    let text = s.text(match ask {
        Ask::StartCard => "terminal-explain-start_card",
        Ask::Choose => "terminal-explain-choose",
        Ask::FreeUpgrade => "terminal-explain-free_upgrade",
        Ask::Entertainer(_) => "terminal-explain-entertainer",
        Ask::Redraw => "terminal-explain-redraw",
        Ask::Draft => "terminal-explain-draft",
        Ask::Plan => "terminal-explain-plan",
        Ask::Serve => "terminal-explain-serve",
        Ask::OnTop => "terminal-explain-on_top",
        Ask::Bonus(BonusAsk::RemoveRegular) => "terminal-explain-remove_regular",
        Ask::Bonus(BonusAsk::TakeOrLeave(_)) => "terminal-explain-take_or_leave",
        Ask::Bonus(BonusAsk::ServiceDenied) => "terminal-explain-service_denied",
        Ask::Bonus(BonusAsk::SchnappsOrRemoval) => "terminal-explain-schnapps_or_removal",
        Ask::Bonus(BonusAsk::Column) => "terminal-explain-column",
    });
    format!("{}: {text}", ask.rule())
}

/// How to resume the game.
pub(in crate::play) fn saved(s: &Speech, file: &str) -> String {
    s.say("terminal-saved", &args!["file" => file])
}

/// How much to echo of a line that was not understood.
const SHOWN: usize = 60;

pub(in crate::play) fn not_understood(s: &Speech, line: &str) -> String {
    let mut shown: String = line.chars().take(SHOWN).collect();
    if line.chars().count() > SHOWN {
        shown.push('…');
    }
    s.say("terminal-not-understood", &args!["line" => format!("{shown:?}")])
}

pub(in crate::play) fn undone(s: &Speech, name: &str, steps: usize) -> String {
    s.say("terminal-undone", &args!["name" => name, "count" => steps as u32])
}

pub(in crate::play) fn rewound(s: &Speech, name: &str) -> String {
    s.say("terminal-rewound", &args!["name" => name])
}

/// The first lines of a new game, or of one that is resumed.
pub(in crate::play) fn welcome(s: &Speech, id: &str, names: &[String], file: &str) -> String {
    s.say(id, &args!["names" => names.join(", "), "file" => file])
}

/// A question, addressed by name if several people play here.
pub(in crate::play) fn asked(name: Option<&str>, question: &str) -> String {
    match name {
        Some(name) => format!("{name}: {question}"),
        None => question.to_owned(),
    }
}
