//! The nouns of the game: small copyable values without rules.

mod area;
mod bonus;
mod card;
mod dice;
mod die;
mod known;
mod owed;
mod pile;
mod place;
mod seat;
mod space;
mod tavern;

pub use area::{Area, AreaSet};
pub use bonus::{Bonus, BonusAsk, Entertainer, Side};
pub use card::{Card, FIRST_GUEST, FIRST_REGULAR, GUEST_FACES, Kind, REGULAR_FACES};
pub use dice::{DiceTray, MAX_DICE, Place, TrayDie, WHITE_DICE};
pub use die::{Colour, Die, Face};
pub use known::{GAINABLE_CAPACITY, KNOWN_CAPACITY, KnownTops};
pub use owed::{OWED_CAPACITY, Owed, OwedStack};
pub use pile::{MAX_GUEST_COPIES, Pile};
pub use place::GuestPlace;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, SeatSetIter};
pub use space::{Space, SpaceSet};
pub use tavern::{Entertainers, GuestBook, MAX_TABLES, Seated, Tables, Tavern};
