//! A table without input or output, driven as a host drives it.

mod corrections;
mod door;
mod length;
mod random;
mod rehearse;
mod secrets;
mod support;
