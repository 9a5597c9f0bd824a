//! The names of commands.

use core::fmt;
use core::str::FromStr;

/// Names a command, so that it is carried out once however often it is sent: 128 random bits,
/// written as 32 hexadecimal digits in lower case. Equal ids are equal texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandId(u128);

/// A text that is no command id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadCommandId;

impl CommandId {
    /// The id of these bits.
    pub const fn new(bits: u128) -> CommandId {
        CommandId(bits)
    }

    /// Its bits.
    pub const fn bits(self) -> u128 {
        self.0
    }
}

impl FromStr for CommandId {
    type Err = BadCommandId;

    fn from_str(text: &str) -> Result<CommandId, BadCommandId> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() != 32 || !digits {
            return Err(BadCommandId);
        }
        u128::from_str_radix(text, 16).map(CommandId).map_err(|_| BadCommandId)
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Display for BadCommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a command id is 32 hexadecimal digits in lower case")
    }
}

impl core::error::Error for BadCommandId {}
