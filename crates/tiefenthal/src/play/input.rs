//! What a typed line means.

use super::look::Look;
use super::menu::{Choice, Menu};
use super::phrases;
use engine::model::{Card, Face};
use engine::notation::read_action;
use engine::{Action, ActionList};

/// A typed line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Typed {
    /// Nothing: show the menu again.
    Nothing,
    Number(usize),
    Back,
    Help,
    Hint,
    Auto,
    Undo,
    Rewind,
    Table,
    Market,
    Decks,
    Books,
    Log,
    LogAll,
    Save,
    Quit,
    /// An action, still to be checked by the rules.
    Do(Action),
    /// An entry of the menu, by its words.
    Choose(Choice),
    /// One after the other.
    DoAll(Vec<Action>),
    /// Words that fit several things.
    Several(Vec<Action>),
    /// A die that the seat does not have, or has used.
    NoDie(Face),
    /// A guest that is not on display.
    NotAtMarket(Card),
    Unknown,
}

/// The context of a typed line.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) look: &'a Look<'a>,
    pub(super) list: &'a ActionList,
    pub(super) menu: &'a Menu,
}

/// Understands one line: a command, a number, the notation, or plain words for what is legal.
pub(super) fn understand(line: &str, asked: Asked<'_>) -> Typed {
    let line = line.to_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [] => Typed::Nothing,
        ["0" | "b"] => Typed::Back,
        ["?" | "help"] => Typed::Help,
        ["h" | "hint"] => Typed::Hint,
        ["auto"] => Typed::Auto,
        ["u" | "undo"] => Typed::Undo,
        ["rewind"] => Typed::Rewind,
        ["t" | "table"] => Typed::Table,
        ["m" | "market"] => Typed::Market,
        ["d" | "deck" | "decks"] => Typed::Decks,
        ["book" | "books"] => Typed::Books,
        ["l" | "log"] => Typed::Log,
        ["l" | "log", "all"] => Typed::LogAll,
        ["s" | "save"] => Typed::Save,
        ["q" | "quit" | "exit"] => Typed::Quit,
        [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            number.parse().map_or(Typed::Unknown, Typed::Number)
        }
        _ => match read_action(&line) {
            Ok(action) => Typed::Do(action),
            Err(_) => phrases::understand(&words, asked),
        },
    }
}
