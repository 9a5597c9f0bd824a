//! What routes say about themselves.

use axum::http::StatusCode;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What a route does.
pub struct About {
    /// In one sentence.
    pub summary: &'static str,
    /// What its address may say, and what that means.
    pub query: &'static [(&'static str, &'static str)],
    /// The body of a request.
    pub takes: Content,
    /// The body of the answer.
    pub gives: Content,
    /// The status of the answer if all is well.
    pub status: StatusCode,
}

impl Default for About {
    fn default() -> About {
        About {
            summary: "",
            query: &[],
            takes: Content::Nothing,
            gives: Content::Nothing,
            status: StatusCode::OK,
        }
    }
}

/// What a body holds.
pub enum Content {
    /// There is none.
    Nothing,
    /// One JSON value.
    Json(Shape),
    /// A record.
    Record,
}

/// The type of a JSON value.
pub struct Shape {
    pub(super) schema: fn(&mut SchemaGenerator) -> Schema,
    /// Whether a text is exactly a value of this type, with no member more or less; if not, why.
    pub check: fn(&str) -> Result<(), String>,
}

/// A JSON value of this type.
pub(super) fn json<T: JsonSchema + Serialize + DeserializeOwned>() -> Content {
    Content::Json(Shape { schema: |types| types.subschema_for::<T>(), check: check::<T> })
}

fn check<T: Serialize + DeserializeOwned>(text: &str) -> Result<(), String> {
    let sent: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let read: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let written = serde_json::to_value(&read).map_err(|error| error.to_string())?;
    if written == sent { Ok(()) } else { Err("it has more or fewer members".to_owned()) }
}
