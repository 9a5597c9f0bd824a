use serde::{Deserialize, Serialize};

/// The face of a die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Face(u8);

impl Face {
    /// All faces, in ascending order.
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face(6)];

    /// The face with this number of pips.
    pub const fn new(pips: u8) -> Option<Face> {
        if pips >= 1 && pips <= 6 { Some(Face(pips)) } else { None }
    }

    /// The number of pips.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Face {
    type Error = &'static str;
    fn try_from(pips: u8) -> Result<Face, Self::Error> {
        Face::new(pips).ok_or("a die shows 1 to 6")
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

/// White dice come from the draft (D), own dice from Servers and bonuses (C1, A2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Colour {
    /// A drafted die.
    White,
    /// A die in the player's colour.
    Own,
}

/// What distinguishes dice (R10): two dice equal in both are one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Die {
    /// White or own.
    pub colour: Colour,
    /// The face it shows; raises (E3) do not turn it.
    pub face: Face,
}
