//! Players that are programs.
//!
//! So far there is one: [`RandomLegal`], which tells nothing about good play but reaches every
//! corner of the rules. Simulations, benches and tests play with it.

mod random;

pub use random::{RandomLegal, Step};
