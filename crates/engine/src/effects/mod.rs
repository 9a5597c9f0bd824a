//! What bonuses and bought things do.

mod gain_card;
mod grant;
mod guest_book;
mod monastery;
mod recruit;
mod remove_guest;
mod remove_regular;
mod reputation;
mod schnapps;
mod upgrade;

pub(crate) use grant::owed_ask;
