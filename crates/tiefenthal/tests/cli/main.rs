//! The built program, run as a user runs it.

mod arena;
mod balance;
mod general;
mod play;
mod records;
mod review;
mod serve;
mod sheet;
mod simulate;
mod support;
mod train;
