//! The standard sheets of all releases. Records name them by hash and need not contain them.

use super::Sheet;

/// The standard sheet of a release, shipped with every later version.
#[derive(Clone, Copy, Debug)]
pub struct Released {
    /// The first version that had it.
    pub version: &'static str,
    /// Its [hash](Sheet::hash_hex).
    pub hash: &'static str,
    text: &'static str,
}

/// Every released standard sheet, oldest first. Never change or remove one: old records would lose
/// their sheet.
pub const RELEASED: [Released; 1] = [Released {
    version: "0.1.0",
    hash: "6ff800ccd08f91ec84f6a70a7a2f26b42774a5d790a756edbd1c1a836f524065",
    text: include_str!("released/0.1.0.toml"),
}];

impl Released {
    /// Reads the sheet. Keep the result: reading takes about as long as replaying a game.
    ///
    /// # Panics
    ///
    /// If a file in the source tree is damaged, which a test would have shown.
    pub fn sheet(&self) -> Sheet {
        Sheet::read(self.text).expect("a test proves that every released sheet reads")
    }
}
