//! The rules of The Taverns of Tiefenthal.
#![doc = include_str!("../README.md")]

pub mod chance;
pub mod model;
pub mod notation;
pub mod printed;
pub mod sheet;
pub mod what_if;

mod action;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod ask;
mod board;
mod decide;
mod effects;
mod error;
mod event;
mod evolve;
mod fit;
mod game;
mod hash;
mod legal;
mod phases;
mod preview;
mod rehearse;
mod rules;
mod score;
mod seen;
mod setup;
mod timeline;
mod validate;

pub use action::{Action, ActionGroup, Plan, Sitting};
pub use ask::Ask;
pub use error::Illegal;
pub use event::{Citations, Event, EventSink, NoEvents};
pub use fit::Misfit;
pub use game::{
    Answer, DisplayPlace, Form, Game, Gift, Phase, Position, ReputationSide, Serving, StepList,
    Supply, TrackSide, Yields,
};
pub use hash::StableHasher;
pub use legal::{ActionList, MAX_ACTIONS};
pub use phases::{Kept, Lost};
pub use preview::Preview;
pub use rehearse::Rehearsal;
pub use rules::{ROUNDS, RULES_VERSION, Rules};
pub use score::{Points, Score};
pub use seen::Viewer;
pub use setup::{Level, Setup, SetupError};
pub use timeline::{Change, MAX_UNDO, NoUndo, Timeline};
pub use validate::{Fault, Unsound};
