//! What somebody may have forgotten.

use super::{Thing, count, list};

pub(in crate::play) fn lying(dice: usize) -> String {
    format!("{} not used", count(dice as u32, Thing::Die))
}

pub(in crate::play) fn free(dice: usize) -> String {
    format!("{} not placed that could be", count(dice as u32, Thing::Die))
}

pub(in crate::play) const BARD: &str = "a Bard who has not sung";
pub(in crate::play) const UPGRADE: &str = "an upgrade you can pay";
pub(in crate::play) const NOBLES: &str = "Nobles you can pay";
pub(in crate::play) const GUEST: &str = "a guest for beer that will be lost";

pub(in crate::play) fn not_yet(left: &[String]) -> String {
    format!("There is still: {}. Type end again to end the turn.", list(left))
}

/// A line of several steps that stopped half-way.
pub(in crate::play) fn stopped(done: &[String], left: &[String]) -> String {
    let done = if done.is_empty() { "nothing".to_owned() } else { list(done) };
    format!("Done: {done}. Not done: {}.", list(left))
}
