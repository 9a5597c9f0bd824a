use serde::{Deserialize, Serialize};

/// A place of the display (R10): the 3-pile, or one of the four open guests. In JSON and in the
/// notation it is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct GuestPlace(u8);

impl GuestPlace {
    /// The 3-pile, place 0.
    pub const THREE_PILE: GuestPlace = GuestPlace(0);
    /// All places.
    pub const ALL: [GuestPlace; 5] =
        [GuestPlace(0), GuestPlace(1), GuestPlace(2), GuestPlace(3), GuestPlace(4)];

    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<GuestPlace> {
        if number < 5 { Some(GuestPlace(number)) } else { None }
    }

    /// The number of the place, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the place as an index into the display.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for GuestPlace {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<GuestPlace, Self::Error> {
        GuestPlace::new(number).ok_or("a display place is 0, 1, 2, 3 or 4")
    }
}

impl From<GuestPlace> for u8 {
    fn from(place: GuestPlace) -> u8 {
        place.0
    }
}

impl core::fmt::Display for GuestPlace {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}
