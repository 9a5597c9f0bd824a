//! What a component sheet changes, measured by games.

use engine::Score;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Some games with a sheet to compare with games of the standard one (`POST /api/sheets/effect`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MeasureSheet {
    /// The file.
    pub toml: String,
    /// The level, 1 to 5.
    pub level: u8,
    /// The number of players, 2 to 4.
    pub players: u8,
    /// The computer player at every seat: one of those that answer at once and know no sheet.
    pub bot: String,
    /// The number of the first deal; the answer has the next few.
    pub from: u32,
}

/// The answer to [`MeasureSheet`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SheetMeasured {
    /// The deals from the wanted number on.
    pub deals: Vec<DealMeasured>,
    /// How many deals there are in all.
    pub most: u32,
}

/// One deal, played with both sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DealMeasured {
    /// With the standard sheet.
    pub standard: GameMeasured,
    /// With the other one.
    pub own: GameMeasured,
}

/// How one game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameMeasured {
    /// The points of each seat by source.
    #[schemars(with = "Vec<serde_json::Value>")]
    pub scores: Vec<Score>,
    /// The start player's share of the victory, in twelfths.
    pub start_won: u8,
    /// Questions answered by all seats.
    pub answers: u32,
}
