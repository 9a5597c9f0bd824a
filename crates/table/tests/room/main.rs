//! Rooms: who may do what, when, and what others learn of it.

mod changes;
mod links;
mod matrix;
mod support;
mod views;
