//! The checks that look at more than one value, each with the rule or capacity that needs it.

use super::{Sheet, SheetError};

/// Room for the Reputation steps of one turn.
pub const MAX_REPUTATION_STEPS: usize = 128;

pub(super) fn check(_sheet: &Sheet) -> Result<(), SheetError> {
    Ok(())
}
