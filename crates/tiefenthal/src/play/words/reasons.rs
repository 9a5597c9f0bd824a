//! Why something is good: the computer players' reasons.

use super::{Speech, args, list, space};
use engine::model::Space;
use protocol::Source;
use serde_json::Value;

/// Points from somewhere: `+2.1 upgrades`.
pub(in crate::play) fn points_from(s: &Speech, points: f32, source: Source) -> String {
    format!("{} {}", s.signed(points), s.text(&message(source)))
}

/// The message that names a source, the same as on the page.
fn message(source: Source) -> String {
    let code = serde_json::to_value(source).ok();
    format!("source-{}", code.as_ref().and_then(Value::as_str).unwrap_or("other"))
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
    fn every_source_of_points_has_words() {
        let error = serde_json::from_str::<Source>("\"nothing\"").expect_err("unknown").to_string();
        let codes: Vec<&str> = error.split('`').skip(3).step_by(2).collect();
        assert!(codes.len() > 10, "{error}");
        for set in WordSet::ALL {
            let speech = Speech::new(set);
            for code in &codes {
                let source = serde_json::from_value(Value::from(*code)).expect("a source");
                let id = message(source);
                assert_ne!(speech.text(&id), id, "{code}");
            }
        }
    }
}
