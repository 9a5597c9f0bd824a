//! A hint leaves one trace for others: the mark in the log that its seat took one.
//!
//! Two worlds differ in one thing: in one a seat gets a hint, in the other it asks too late. Without the
//! mark, and counting the lines without it, every byte that others get is the same.

use super::world::{Asking, Heard};
use super::{games, question, secret_answer};
use engine::model::Seat;
use protocol::{FromServer, LogEntry, Refusal, View};

#[tokio::test]
async fn a_hint_changes_no_byte_that_leaves_for_anybody_else_but_its_mark() {
    let (mut compared, mut marks) = (0, 0);
    for (kind, n) in (0..15_u64).flat_map(|kind| (0..games()).map(move |n| (kind, n))) {
        let (players, level) = (2 + (kind % 3) as u8, 1 + (kind / 3) as u8);
        let (base, table) = secret_answer(level, players, n + kind).await;
        let Some((seat, answers)) = question(&table, n + kind) else { continue };
        let world = base.world("without").await;
        let (without, refused) = world.listen_to_hint(seat, &answers[0], Asking::TooLate).await;
        assert_eq!(refused, Err(Refusal::Stale));
        let world = base.world("with").await;
        let (with, hint) = world.listen_to_hint(seat, &answers[0], Asking::InTime).await;
        assert!(!hint.expect("a hint").ways.is_empty());
        assert_eq!(with.len(), without.len());
        for (with, without) in with.iter().zip(&without).filter(|(one, _)| one.seat != Some(seat)) {
            marks += compare(with, without, seat, table.seq());
            compared += 1;
        }
    }
    println!("{compared} viewers compared, {marks} marks seen");
    assert!(compared >= 15 * 3 && marks >= compared, "{compared} {marks}");
}

/// Everything is the same but for the mark with this number; how often it was seen.
fn compare(with: &Heard, without: &Heard, seat: Seat, mark: u32) -> usize {
    let mut marks = 0;
    let mut last: Option<View> = None;
    let mut left = Vec::new();
    let at_table = with.seat.is_some() || with.name == "spectator";
    for text in &with.texts {
        let Ok(message) = serde_json::from_str::<FromServer>(text) else {
            left.push(if at_table { shorter(text) } else { text.clone() });
            continue;
        };
        assert_eq!(serde_json::to_string(&message).expect("JSON"), *text, "nothing is overlooked");
        let FromServer::Table { mut view, prompts, mut log } = message else {
            left.push(written(&counted(message, mark)));
            continue;
        };
        view.seq = lowered(view.seq, mark);
        let entries = log.len();
        log.retain(|entry| !(entry.hint && entry.n == mark));
        marks += entries - log.len();
        let only_the_mark = entries == 1 && log.is_empty();
        if only_the_mark {
            assert_eq!(last.as_ref(), Some(&*view), "{} sees the same table", with.who());
            continue;
        }
        last = Some(*view.clone());
        let log = log.into_iter().map(|entry| renumbered(entry, mark)).collect();
        left.push(written(&FromServer::Table { view, prompts, log }));
    }
    assert_eq!(left.len(), without.texts.len(), "{}", with.who());
    for (with_text, without_text) in left.iter().zip(&without.texts) {
        assert_eq!(with_text, without_text, "{} learns of the hint of {seat:?}", with.who());
    }
    marks
}

fn written(message: &FromServer) -> String {
    serde_json::to_string(message).expect("JSON")
}

/// The message as if the line with the mark were not there.
fn counted(message: FromServer, mark: u32) -> FromServer {
    match message {
        FromServer::Done { id, seq } => FromServer::Done { id, seq: lowered(seq, mark) },
        other => other,
    }
}

fn renumbered(entry: LogEntry, mark: u32) -> LogEntry {
    let lower = |n: Option<u32>| n.map(|n| lowered(n, mark));
    LogEntry {
        n: lowered(entry.n, mark),
        undoes: lower(entry.undoes),
        rewinds: lower(entry.rewinds),
        ..entry
    }
}

fn lowered(n: u32, mark: u32) -> u32 {
    if n > mark { n - 1 } else { n }
}

/// The answer to a request, whose game has one line less.
fn shorter(text: &str) -> String {
    let Some((head, tail)) = text.split_once("\"length\":") else { return text.to_owned() };
    let digits = tail.find(|c: char| !c.is_ascii_digit()).expect("more follows");
    let length: u32 = tail[..digits].parse().expect("a length");
    format!("{head}\"length\":{}{}", length - 1, &tail[digits..])
}
