//! Computer players. So far one that knows nothing but the rules.

mod random;

pub use random::{Choice, RandomLegal};
