//! The component sheet: what it holds, what it refuses, and that no text makes it panic.

mod draft;
mod places;
mod props;
mod refusals;
mod released;
mod values;
