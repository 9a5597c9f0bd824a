//! The rules of The Taverns of Tiefenthal.
#![doc = include_str!("../README.md")]

pub mod chance;
pub mod model;
pub mod sheet;
