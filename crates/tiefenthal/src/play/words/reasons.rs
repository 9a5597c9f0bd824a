//! Why something is good: the computer players' reasons.

use super::{Speech, args, list, space};
use analysis::explain::Part;
use engine::model::Space;

/// Points from somewhere: `+2.1 upgrades`.
pub(in crate::play) fn points_from(s: &Speech, points: f32, what: &str) -> String {
    format!("{} {}", s.signed(points), s.text(what))
}

/// The message that says where points come from. Sources that people would not distinguish share one.
pub(in crate::play) fn part(part: Part) -> &'static str {
    match part {
        Part::Now => "terminal-part-now",
        Part::Group(name) => group(name).unwrap_or("terminal-part-other"),
        Part::Tonight => "terminal-part-tonight",
        Part::Tomorrow => "terminal-part-tomorrow",
        Part::Rivals => "terminal-part-rivals",
        Part::Rest => "terminal-part-rest",
    }
}

/// The groups of inputs that the evaluation uses.
fn group(name: &str) -> Option<&'static str> {
    Some(match name {
        "one" => "terminal-part-time",
        "arrives" | "often" | "owned" => "terminal-part-cards",
        "pay_seated" | "noble_seated" | "seats" | "mean_pay" | "nobles" | "regulars" | "guests" => {
            "terminal-part-guests"
        }
        "upgraded" | "discounts" => "terminal-part-upgrades",
        "kept" => "terminal-part-kept",
        "counter_guests" => "terminal-part-counter-guests",
        "monastery" => "terminal-part-monastery",
        "reputation" => "terminal-part-reputation",
        "schnapps" | "sides" => "terminal-part-schnapps",
        "book" => "terminal-part-book",
        "dice" | "brewing" | "serving" => "terminal-part-dice",
        "table" => "terminal-part-order",
        _ => return None,
    })
}

/// The head of a hint.
pub(in crate::play) fn advice(s: &Speech, bot: &str, what: &str, notation: &str) -> String {
    s.say("terminal-advice", &args!["bot" => bot, "what" => what, "notation" => notation])
}

/// The best alternative.
pub(in crate::play) fn best(s: &Speech, points: f32, win: f32, deeds: &str) -> String {
    let args = args!["points" => s.decimal(points), "win" => percent(win), "deeds" => deeds];
    format!("  1. {}", s.say("terminal-best", &args))
}

/// Another alternative, with how much worse it is.
pub(in crate::play) fn other(
    s: &Speech,
    number: usize,
    less: f32,
    win: f32,
    deeds: &str,
) -> String {
    let args = args!["less" => s.decimal(-less), "win" => percent(win), "deeds" => deeds];
    let id = if less > -0.05 { "terminal-equal" } else { "terminal-worse" };
    format!("  {number}. {}", s.say(id, &args))
}

/// What the best alternative brings, or why another is worse.
pub(in crate::play) fn why(reasons: &[String]) -> String {
    format!("     {}", list(reasons))
}

fn percent(win: f32) -> String {
    format!("{:.0}", 100.0 * win)
}

/// A die used after something else.
pub(in crate::play) fn use_there(s: &Speech, at: Space) -> String {
    s.say("terminal-use-there", &args!["space" => space(s, at)])
}

/// What is done, and what it is for.
pub(in crate::play) fn deeds(s: &Speech, now: &[String], later: Option<&[String]>) -> String {
    let now = list(now);
    match later {
        None => now,
        Some([]) => s.say("terminal-deeds-nothing", &args!["now" => now]),
        Some(later) => s.say("terminal-deeds-then", &args!["now" => now, "later" => list(later)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::WordSet;

    #[test]
    fn every_group_of_inputs_has_words() {
        for set in WordSet::ALL {
            let speech = Speech::new(set);
            for (name, _) in players::features::groups() {
                let id = group(name).unwrap_or_else(|| panic!("{name}"));
                assert_ne!(speech.text(id), id, "{name}");
            }
        }
        assert_eq!(group("nonsense"), None);
    }
}
