//! A table without input or output, driven as a host drives it.

mod corrections;
mod documented;
mod door;
mod evening;
mod length;
mod random;
mod rehearse;
mod replay;
#[path = "../../../record/tests/support/seal.rs"]
mod seal;
mod secrets;
mod support;
