//! Several people at each of many tables of the real program, over real sockets: while it is killed,
//! while the power fails, and at a fixed rate.

mod deploy;
mod gathering;
mod kills;
mod ledger;
mod load_small;
mod people;
#[cfg(feature = "strace")]
mod power;
mod restore;
mod rolling;
mod servers;
mod speech;
