use core::ops::{Index, IndexMut};
use serde::{Deserialize, Serialize};

/// The most players the box has components for (S1).
pub const MAX_SEATS: usize = 4;

/// One of up to four places at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// All seats of a full table.
    pub const ALL: [Seat; MAX_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this number, if the table has room for it.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat's number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat `steps` places further clockwise at a table of `players`.
    #[inline]
    pub const fn clockwise(self, steps: u8, players: u8) -> Seat {
        let number = self.0 + steps % players;
        Seat(if number >= players { number - players } else { number })
    }

    /// The seats of a table of `players` in turn order from this one.
    pub fn round_from(self, players: u8) -> impl Iterator<Item = Seat> {
        (0..players).map(move |steps| self.clockwise(steps, players))
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Seat, Self::Error> {
        Seat::new(number).ok_or("a seat is 0, 1, 2 or 3")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// One value for each seat; the seats of a smaller table keep the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Makes the value of every seat by calling `make`.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut make))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[(seat.0 & 3) as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[(seat.0 & 3) as usize]
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set with just this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    pub fn first(self) -> Option<Seat> {
        self.into_iter().next()
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatSetIter;
    fn into_iter(self) -> SeatSetIter {
        SeatSetIter(self.0)
    }
}

/// Iterates over a [`SeatSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct SeatSetIter(u8);

impl Iterator for SeatSetIter {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}
