//! Why something is good: the computer players' reasons in plain English.

use super::{list, space};
use analysis::explain::Part;
use engine::model::Space;

/// Points from somewhere: `+2.1 upgrades`.
pub(in crate::play) fn points_from(points: f32, what: &str) -> String {
    format!("{points:+.1} {what}")
}

/// Where points come from. Sources that people would not distinguish share a name.
pub(in crate::play) fn part(part: Part) -> &'static str {
    match part {
        Part::Now => "points now",
        Part::Group(name) => group(name).unwrap_or("the rest of the tavern"),
        Part::Tonight => "this evening's guests and dice",
        Part::Tomorrow => "the next evening, simulated",
        Part::Rivals => "what is left for rivals",
        Part::Rest => "uncertainty of the estimate",
    }
}

/// The groups of inputs that the evaluation uses.
fn group(name: &str) -> Option<&'static str> {
    Some(match name {
        "one" => "time left",
        "arrives" | "often" | "owned" => "Tavern cards",
        "pay_seated" | "noble_seated" | "seats" | "mean_pay" | "nobles" | "regulars" | "guests" => {
            "guests in the deck"
        }
        "upgraded" | "discounts" => "upgrades",
        "kept" => "Thalers and beer kept",
        "counter_guests" => "Counter Guests",
        "monastery" => "the Monastery",
        "reputation" => "Reputation to come",
        "schnapps" | "sides" => "Schnapps and Entertainers",
        "book" => "the Guest Book",
        "dice" | "brewing" | "serving" => "own dice and their use",
        "table" => "turn order",
        _ => return None,
    })
}

/// The head of a hint.
pub(in crate::play) fn advice(bot: &str, what: &str, notation: &str) -> String {
    format!("{bot} would: {what}  [{notation}]  (type auto to do it)")
}

/// The best alternative.
pub(in crate::play) fn best(points: f32, win: f32, deeds: &str) -> String {
    format!("  1. {points:.1} points, {} to win: {deeds}", chance(win))
}

/// Another alternative, with how much worse it is.
pub(in crate::play) fn other(number: usize, less: f32, win: f32, deeds: &str) -> String {
    let less =
        if less > -0.05 { "equally good".to_owned() } else { format!("{:.1} points worse", -less) };
    format!("  {number}. {less}, {} to win: {deeds}", chance(win))
}

/// What the best alternative brings, or why another is worse.
pub(in crate::play) fn why(reasons: &[String]) -> String {
    format!("     {}", list(reasons))
}

fn chance(win: f32) -> String {
    format!("{:.0} %", 100.0 * win)
}

pub(in crate::play) const LAY_DICE: &str = "place the dice as in 1.";
pub(in crate::play) const USE_DICE: &str = "use the dice";
pub(in crate::play) const USE_OTHERS: &str = "use the other dice";
pub(in crate::play) const END_TURN: &str = "end the turn";

/// A die used after something else.
pub(in crate::play) fn use_there(at: Space) -> String {
    format!("use the {}", space(at))
}

/// What is done, and what it is for.
pub(in crate::play) fn deeds(now: &[String], later: Option<&[String]>) -> String {
    let now = list(now);
    match later {
        None => now,
        Some([]) => format!("{now}; then buy nothing"),
        Some(later) => format!("{now}; then {}", list(later)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_of_inputs_has_words() {
        for (name, _) in players::features::groups() {
            assert!(group(name).is_some(), "{name}");
        }
        assert_eq!(group("nonsense"), None);
    }
}
