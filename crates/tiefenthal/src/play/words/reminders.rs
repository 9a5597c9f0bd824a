//! What a player may have forgotten.

use super::{Thing, count, list};

pub(in crate::play) fn lying(dice: usize) -> String {
    format!("{} unused", count(dice as u32, Thing::Die))
}

pub(in crate::play) fn free(dice: usize) -> String {
    format!("{} you could still place", count(dice as u32, Thing::Die))
}

pub(in crate::play) const BARD: &str = "a Bard that has not sung";
pub(in crate::play) const UPGRADE: &str = "an upgrade you can afford";
pub(in crate::play) const NOBLES: &str = "Nobles you can afford";
pub(in crate::play) const GUEST: &str = "a guest for beer you are about to lose";

pub(in crate::play) fn not_yet(left: &[String]) -> String {
    format!("You still have {}. Type end again to end the turn.", list(left))
}

/// A line of several steps that stopped halfway.
pub(in crate::play) fn stopped(done: &[String], left: &[String]) -> String {
    let done = if done.is_empty() { "nothing".to_owned() } else { list(done) };
    format!("Done: {done}. Not done: {}.", list(left))
}
