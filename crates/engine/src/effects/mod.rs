//! What bonuses and bought things do.

mod grant;
pub(crate) use grant::regulars;
mod guest_book;
mod monastery;
mod recruit;
mod remove_guest;
mod reputation;
mod schnapps;
mod upgrade;
