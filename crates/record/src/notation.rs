//! Actions as text.

use crate::error::Reason;
use engine::Action;

/// The action as it is written in a record.
pub(crate) fn action_text(action: &Action) -> String {
    serde_json::to_string(action).unwrap_or_default()
}

/// Reads the action back.
pub(crate) fn read_action(text: &str) -> Result<Action, Reason> {
    serde_json::from_str(text).map_err(|e| Reason::Action(e.to_string()))
}
