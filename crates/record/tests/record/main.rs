//! Records of random games: written, read, replayed, verified, damaged and forged.

mod cheating;
mod damage;
mod forgery;
mod form;
mod games;
mod hint;
mod other_rules;
mod placed;
mod rewind;
mod staged;
#[path = "../support/mod.rs"]
mod support;
