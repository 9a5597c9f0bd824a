//! The log as a viewer may read it.

use engine::model::Seat;
use engine::{Action, Citations, Event, Phase, Position, Rules};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// One entry of the log: a decision and what followed, or a decision taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// Its number; 0 is the set-up.
    pub n: u32,
    /// The round in which it was made.
    pub round: u8,
    /// The phase in which it was made.
    pub phase: Phase,
    /// Who decided; nobody for the set-up.
    pub seat: Option<Seat>,
    /// What was decided, if the viewer may know.
    pub action: Option<Action>,
    /// Whether only its own seat may know what was decided, which matters where seats share a device.
    pub secret: bool,
    /// What happened, as far as it is public.
    pub events: Vec<LogEvent>,
    /// The number of the decision that this entry takes back.
    pub undoes: Option<u32>,
    /// The number of the decision to which this entry takes the game back, past what was revealed
    /// since: it and all later ones no longer count.
    pub rewinds: Option<u32>,
    /// Whether this entry says no more than that the seat took a hint.
    #[serde(default)]
    pub hint: bool,
}

/// Something that happened, to whom, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LogEvent {
    /// The rule.
    pub rule: Cow<'static, str>,
    /// The seat it happened to.
    pub seat: Option<Seat>,
    /// What happened.
    pub event: Event,
}

/// Whether what the seat answers now must be kept from the others. What a seat does with its dice
/// while planning lies open on the table, and that it is ready says no more than that.
pub fn answer_is_hidden(rules: &Rules, before: &Position) -> bool {
    rules.answers_hidden(before) && before.phase != Phase::Plan
}

/// The public ones of these events, the first of which happened in this phase. Secret answers are
/// never among them; their effects are, once they are carried out.
pub fn public_events(begun: Phase, events: &[Event]) -> Vec<LogEvent> {
    let mut citations = Citations::new(begun);
    let mut public = Vec::new();
    for &event in events {
        let rule = citations.cite(&event);
        if event.is_public() {
            public.push(LogEvent { rule: rule.into(), seat: event.seat(), event });
        }
    }
    public
}
