//! Types that the description of the interface names but does not spell out: the socket sends them, too,
//! and `client/src/protocol.ts` has every member of them.

use crate::{Catalogue, LogEntry, View};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! named {
    ($($name:ident),*) => {$(
        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "type": "object",
                    "description": concat!("Type `", stringify!($name), "` of client/src/protocol.ts."),
                })
            }
        }
    )*};
}

named!(Catalogue, LogEntry, View);
