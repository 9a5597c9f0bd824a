//! Hosts tables for browsers: HTTP, one socket for each viewer, one task for each game.
//!
//! A step is stored before it is committed and shown, and people and computer players go through
//! the same door. `docs/server.md` follows a click to every screen.

mod access;
mod advice;
mod clock;
mod host;
mod http;
mod lan;
mod limits;
mod metrics;
mod registry;
mod site;
mod socket;
mod thinkers;
mod web;
mod wire;

pub use clock::Clock;
pub use http::{About, Config, Content, Needs, Route, Shape, routes, serve};
pub use lan::address_in_network;
pub use limits::{Limits, Rate};
pub use site::{BadSite, Lan, Network, Origin, Scheme, Site};

/// A random name for one run of a server.
pub fn new_instance() -> std::io::Result<String> {
    let random = registry::random().map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(format!("{random:032x}"))
}
