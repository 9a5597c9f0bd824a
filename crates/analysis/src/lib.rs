//! Why: [`explain`] ranks the alternatives of one decision and gives their reasons, [`review`] shows what
//! every decision of a finished game cost and what was luck.

pub mod explain;
pub mod review;
