//! What a single line says about how far its game has come, for lists of games: without the lines
//! before it, and without checking it.

use crate::Outcome;
use crate::read::{is_end, second_member};
use engine::Event;
use engine::notation::read_position;
use serde::Deserialize;

/// How far the game has come by a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// This round began, or the game began in it.
    Round(u8),
    /// The game went back to before the line with this number.
    Back {
        /// The number.
        to: u32,
    },
    /// The game is over.
    Over(Outcome),
}

/// What the line says; none if it says nothing about it.
pub fn mark(line: &str) -> Option<Mark> {
    if is_end(line) {
        let end: End = serde_json::from_str(line).ok()?;
        return Some(Mark::Over(end.over));
    }
    if second_member(line) == Some("rewind") {
        let back: Back = serde_json::from_str(line).ok()?;
        return Some(Mark::Back { to: back.rewind.to });
    }
    // Almost every line ends here: reading all its events would take far longer.
    if !line.contains("\"round_began\"") && !line.contains("\"position\":") {
        return None;
    }
    let story: Story = serde_json::from_str(line).ok()?;
    if let Some(position) = story.position {
        return read_position(&position).ok().map(|position| Mark::Round(position.round));
    }
    story.events.iter().rev().find_map(|event| match event {
        Event::RoundBegan { round, .. } => Some(Mark::Round(*round)),
        _ => None,
    })
}

#[derive(Deserialize)]
struct End {
    over: Outcome,
}

#[derive(Deserialize)]
struct Back {
    rewind: To,
}

#[derive(Deserialize)]
struct To {
    to: u32,
}

#[derive(Deserialize)]
struct Story {
    position: Option<String>,
    events: Vec<Event>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;

    #[test]
    fn the_lines_of_a_record_mark_its_rounds_and_its_end() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/L5P4.jsonl");
        let text = std::fs::read_to_string(file).expect("a record");
        let marks: Vec<Mark> = text.lines().filter_map(mark).collect();
        let end = Record::read(&text).expect("a record").end.expect("an end");
        let expected = (1..=8).map(Mark::Round).chain([Mark::Over(end.outcome)]);
        assert_eq!(marks, expected.collect::<Vec<_>>());
    }

    #[test]
    fn a_line_that_goes_back_says_where_to() {
        let line = r#"{"n":9,"rewind":{"seat":0,"to":4,"agreed":[1]},"hash":"00"}"#;
        assert_eq!(mark(line), Some(Mark::Back { to: 4 }));
        assert_eq!(mark(r#"{"n":9,"undo":{"seat":0,"to":8},"hash":"00"}"#), None);
        assert_eq!(mark("no line"), None);
    }
}
