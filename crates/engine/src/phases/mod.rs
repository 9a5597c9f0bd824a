//! The phases of a round (R1), one file each; C has no decision and is in B's file.

mod a_evening;
mod b_arrival;
mod d_draft;
mod e_plan;
mod f_serve;
mod g_closing;
mod start_cards;

pub(crate) use d_draft::list_coaster;
pub use f_serve::{Kept, Lost};
