use super::{Bonus, GuestPlace, Kind};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Room for every chain the rules allow: what a recruited guest brings (bonus, Signature, refill),
/// the rest of a Monastery or Reputation move, the Nobles of four full rows, the two items that one
/// step adds, and one interrupted Reputation move for each of at most eight spaces of the Guest
/// Book that bring Reputation (the sheet check counts them).
pub const OWED_CAPACITY: usize = 20;

/// Something a player is still owed, held as data so that it survives a restart (T5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owed {
    /// A bonus that cannot be declined.
    Bonus(Bonus),
    /// What a Reputation space gives; noted among this turn's steps (F2).
    StepBonus(Bonus),
    /// A Tavern card that may be declined (F15).
    Offer(Kind),
    /// The Signature of a recruited guest, for this column (T2).
    GuestSignature(u8),
    /// A new guest for this display place (F10).
    Refill(GuestPlace),
}

impl Owed {
    /// A bonus of the Monastery track or a guest, whose Tavern cards may be declined (F15).
    pub const fn track_or_guest(bonus: Bonus) -> Owed {
        match bonus.kind() {
            Some(kind) => Owed::Offer(kind),
            None => Owed::Bonus(bonus),
        }
    }
}

/// What the active player is owed, the next item on top (T5: depth first).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OwedStack {
    len: u8,
    items: [Owed; OWED_CAPACITY],
}

const UNUSED: Owed = Owed::Refill(GuestPlace::THREE_PILE);

impl Default for OwedStack {
    fn default() -> OwedStack {
        OwedStack { len: 0, items: [UNUSED; OWED_CAPACITY] }
    }
}

impl OwedStack {
    /// The next item.
    #[inline]
    pub fn top(&self) -> Option<Owed> {
        self.as_slice().last().copied()
    }

    /// Everything owed, the next one last.
    #[inline]
    pub fn as_slice(&self) -> &[Owed] {
        &self.items[..self.len as usize]
    }

    /// Whether nothing is owed.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds an item on top.
    #[inline]
    pub fn push(&mut self, owed: Owed) {
        self.items[self.len as usize] = owed;
        self.len += 1;
    }

    /// Removes the topmost item.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.len > 0, "nothing is owed");
        self.len -= 1;
        self.items[self.len as usize] = UNUSED;
    }
}

impl core::fmt::Debug for OwedStack {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for OwedStack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for OwedStack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OwedStack, D::Error> {
        let items = Vec::<Owed>::deserialize(deserializer)?;
        if items.len() > OWED_CAPACITY {
            return Err(D::Error::custom("more owed bonuses than a chain can hold"));
        }
        let mut stack = OwedStack::default();
        for owed in items {
            stack.push(owed);
        }
        Ok(stack)
    }
}
