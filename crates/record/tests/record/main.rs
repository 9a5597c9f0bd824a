//! Records of random games: written, read, replayed, verified, damaged and forged.

mod damage;
mod forgery;
mod form;
mod games;
#[path = "../support/mod.rs"]
mod support;
