//! Types that the description of the interface names but does not spell out, because they hold most of
//! the game. `client/src/protocol.ts`, which is generated from the same types, has every member of them.

use crate::{Catalogue, LogEntry, Review, View};
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
                    "description": concat!(
                        "Not spelled out here; the TypeScript type `",
                        stringify!($name),
                        "` in client/src/protocol.ts has all its members.",
                    ),
                })
            }
        }
    )*};
}

named!(Catalogue, LogEntry, Review, View);
