//! Tables for browsers: HTTP, one socket for each viewer, one task for each game.
//!
//! A step is stored before anybody is told of it, and people and computer players go through the
//! same door. `docs/server.md` says how a click becomes a picture on every screen.

mod http;
mod registry;
mod settings;
mod socket;
mod table;
mod web;

pub use http::{Config, serve};

/// The most bytes of a player's name.
pub const MAX_NAME: usize = 40;

/// A name for one run of a server that no other has.
pub fn new_instance() -> std::io::Result<String> {
    let random = registry::random().map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(format!("{random:032x}"))
}
