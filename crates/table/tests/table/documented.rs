//! Every message in docs/protocol.md is one, and every message is there.

use crate::support::{Host, settings};
use engine::model::{Seat, SeatSet};
use protocol::{FromClient, FromServer, PROTOCOL};
use serde_json::Value;
use std::collections::BTreeSet;

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// The examples with this word after `json`.
fn examples(kind: &str) -> Vec<&'static str> {
    let fence = format!("```json {kind}\n");
    let found = DOCUMENT.split(fence.as_str()).skip(1);
    found.map(|rest| rest.split("```").next().expect("an end")).collect()
}

/// What stands for large parts of a message, and one of them from a real game.
fn large_parts() -> Vec<(&'static str, Value)> {
    let table = Host::new(settings(4, 1, 5, 1)).table;
    let you = SeatSet::only(Seat::ALL[0]);
    let json = |message: &FromServer| serde_json::to_value(message).expect("JSON");
    let welcome = json(&FromServer::Welcome(Box::new(table.welcome("game", you))));
    let shown = json(&table.message(you, 0));
    let part = |whole: &Value, path: &str| whole.pointer(path).expect(path).clone();
    vec![
        ("CATALOGUE", part(&welcome, "/catalogue")),
        ("COMMITMENT", part(&welcome, "/commitment")),
        ("VIEW", part(&shown, "/view")),
        ("MENU", part(&shown, "/prompts/0/menu")),
    ]
}

/// The example with its large parts.
fn whole(example: &str) -> Value {
    let mut text = example.to_owned();
    for (name, part) in large_parts() {
        text = text.replace(&format!("\"{name}\""), &part.to_string());
    }
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {example}"))
}

#[test]
fn every_example_is_a_message_and_every_message_has_one() {
    let mut found = BTreeSet::new();
    for example in examples("from-client") {
        let value = whole(example);
        let message: FromClient = serde_json::from_value(value.clone()).expect(example);
        assert_eq!(serde_json::to_value(&message).expect("JSON"), value, "nothing is left out");
        found.insert(match message {
            FromClient::Command(_) => "command",
            FromClient::Say(_) => "say",
            FromClient::Rewind(_) => "rewind",
            FromClient::Vote(_) => "vote",
            FromClient::Rehearse(_) => "rehearse",
            FromClient::Perform(_) => "perform",
            FromClient::Hint(_) => "hint",
        });
    }
    let all = "command say rewind vote rehearse perform hint";
    assert_eq!(found, all.split(' ').collect());
    let mut found = BTreeSet::new();
    for example in examples("from-server") {
        let value = whole(example);
        let message: FromServer = serde_json::from_value(value.clone()).expect(example);
        assert_eq!(serde_json::to_value(&message).expect("JSON"), value, "nothing is left out");
        found.insert(match message {
            FromServer::Room(_) => "room",
            FromServer::Welcome(_) => "welcome",
            FromServer::Table { .. } => "table",
            FromServer::Notes { .. } => "notes",
            FromServer::Done { .. } => "done",
            FromServer::Refused { .. } => "refused",
            FromServer::Problem { .. } => "problem",
            FromServer::Storing { .. } => "storing",
            FromServer::Rehearsed(_) => "rehearsed",
            FromServer::Performed { .. } => "performed",
            FromServer::Hint(_) => "hint",
        });
    }
    let all = "room welcome table notes done refused problem storing rehearsed performed hint";
    assert_eq!(found, all.split(' ').collect());
    assert!(DOCUMENT.contains(&format!("now {PROTOCOL}.")), "the version");
}
