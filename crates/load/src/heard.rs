//! What a player hears, as far as it matters for playing on. Most of every message is skipped, because
//! whoever speaks for thousands has little time for each.

use engine::model::Seat;
use protocol::{Command, FromClient, Refusal, RewindAsked, Step};
use serde::Deserialize;
use serde_json::Value;

/// A message of the server. Of a table, only what tells how far the game is and what can be done.
#[derive(Debug, Deserialize)]
pub struct Heard {
    /// Its type.
    #[serde(rename = "type")]
    pub kind: MessageKind,
    /// The table.
    pub view: Option<SeenView>,
    /// What the seats of the connection are asked.
    #[serde(default)]
    pub prompts: Vec<SeenPrompt>,
    /// What happened.
    #[serde(default)]
    pub log: Vec<SeenEntry>,
    /// The command that is answered.
    pub id: Option<String>,
    /// The number of its line.
    pub seq: Option<u32>,
    /// Why it was refused.
    pub why: Option<Value>,
    /// Of a room: how often it has changed.
    pub revision: Option<u32>,
    /// Of a room: the wish to go back that waits for others to agree.
    pub rewind: Option<RewindAsked>,
}

/// The type of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MessageKind {
    /// The room.
    Room,
    /// The table.
    Table,
    /// A command was carried out.
    Done,
    /// A command was refused.
    Refused,
    /// The server cannot store, or can again.
    Storing,
    /// Something is wrong with a message.
    Problem,
    /// Anything else.
    #[serde(other)]
    Other,
}

/// The table.
#[derive(Debug, Deserialize)]
pub struct SeenView {
    /// How many entries its log has.
    pub seq: u32,
    /// The seats that have a question.
    pub asked: Vec<Seat>,
    /// How the game ended.
    pub outcome: Option<serde::de::IgnoredAny>,
}

/// What a seat is asked.
#[derive(Clone, Debug, Deserialize)]
pub struct SeenPrompt {
    /// The seat.
    pub seat: Seat,
    /// The number of its question.
    pub question: u32,
    /// Its menu.
    pub menu: Option<SeenMenu>,
}

/// What can be done.
#[derive(Clone, Debug, Deserialize)]
pub struct SeenMenu {
    /// Every legal single step.
    pub choices: Vec<SeenChoice>,
}

/// A legal step.
#[derive(Clone, Debug, Deserialize)]
pub struct SeenChoice {
    /// In the text notation.
    #[serde(rename = "do")]
    pub notation: String,
}

/// An entry of the log.
#[derive(Debug, Deserialize)]
pub struct SeenEntry {
    /// Its number.
    pub n: u32,
    /// Who decided.
    pub seat: Option<Seat>,
}

impl Heard {
    /// Reads a message.
    pub fn read(text: &str) -> Result<Heard, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Why a command was refused.
    pub fn refusal(&self) -> Option<Refusal> {
        serde_json::from_value(self.why.clone()?).ok()
    }
}

impl SeenPrompt {
    /// A step that leads on: dice are placed once, then used, then what can be had is bought. `n`
    /// chooses among equals.
    pub fn pick(&self, n: u64) -> Option<&str> {
        let choices = &self.menu.as_ref()?.choices;
        let best = choices.iter().map(|choice| rank(&choice.notation)).min()?;
        let good = || choices.iter().filter(|choice| rank(&choice.notation) == best);
        let nth = usize::try_from(n % good().count() as u64).ok()?;
        good().nth(nth).map(|choice| choice.notation.as_str())
    }

    /// The command that does this.
    pub fn command(&self, id: u128, notation: &str) -> Command {
        let step = Step::Act(notation.to_owned());
        Command { id: format!("{id:032x}"), seat: self.seat, question: self.question, step }
    }
}

/// A command as it goes over the wire.
pub fn written(command: Command) -> String {
    serde_json::to_string(&FromClient::Command(command)).unwrap_or_default()
}

fn rank(notation: &str) -> u8 {
    match notation.split(' ').next().unwrap_or_default() {
        "plan" | "lift" | "move" | "turn" => 9,
        "back" => 10,
        "ready" | "close" => 5,
        "counter" | "decline" => 4,
        _ => 0,
    }
}
