//! What a player may have forgotten.

use super::{Speech, args, list};

pub(in crate::play) fn not_yet(s: &Speech, left: &[String]) -> String {
    s.say("terminal-not-yet", &args!["left" => list(left)])
}

/// A line of several steps that stopped halfway.
pub(in crate::play) fn stopped(s: &Speech, done: &[String], left: &[String]) -> String {
    let done = if done.is_empty() { s.text("terminal-nothing") } else { list(done) };
    s.say("terminal-stopped", &args!["done" => done, "left" => list(left)])
}
