//! The built program, run as a user runs it.

mod arena;
mod backup;
mod balance;
mod copy;
mod corrections;
mod effect;
mod general;
mod keyboard;
mod play;
mod play_words;
mod records;
mod review;
mod rules;
mod serve;
#[cfg(unix)]
mod service;
mod sheet;
mod simulate;
mod support;
mod train;
