//! Understands plain words such as `5 brewer`, `recruit g14` or `upgrade barrel`.
//!
//! Words choose among legal actions. If none matches, they still name an action where possible, so
//! that the rules can explain the refusal.

use super::input::{Asked, Typed};
use super::menu::Choice;
use super::words::actions as say;
use engine::Action;
use engine::model::{Area, Card, Die, GuestPlace, Place, Space};
use engine::notation::read_action;

/// Words without meaning here.
const FILLERS: [&str; 16] = [
    "the", "a", "an", "to", "on", "onto", "at", "with", "from", "for", "my", "please", "in", "and",
    "die", "dice",
];

/// Understands words that are neither commands nor notation.
pub(super) fn understand(words: &[&str], asked: Asked<'_>) -> Typed {
    let words: Vec<&str> = words.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
    if let Ok(action) = read_action(&words.join(" ")) {
        return Typed::Do(action);
    }
    match words[..] {
        [] => Typed::Unknown,
        ["end" | "done" | "finish" | "pass" | "over"] | ["end", "turn"] => Typed::Do(ending(asked)),
        ["all"] | ["use" | "serve" | "collect", "all"] => Typed::Choose(Choice::Collect),
        ["y" | "yes" | "ok"] => yes(asked, [Action::Accept, Action::Keep, Action::Ready]),
        ["n" | "no" | "leave"] => yes(asked, [Action::Decline, Action::Redraw, Action::Decline]),
        ["sing"] | ["bard", "sing" | "sings"] => Typed::Do(Action::Bard),
        ["musician"] => Typed::Do(Action::Musician),
        ["counter", "guest"] => Typed::Do(Action::CounterGuest),
        ["place" | "put" | "move", die, space] if is_die(die) => put(die, space, asked),
        ["use" | "serve", die, space] if is_die(die) => used(Some(die), space, asked),
        ["use" | "serve", space] if read_space(space).is_some() => used(None, space, asked),
        ["upgrade" | "improve", area] => upgrade(area, asked),
        ["recruit" | "buy" | "invite" | "get", "noble" | "nobles"] | ["nobles"] => {
            Typed::Do(Action::Nobles(1))
        }
        ["recruit" | "buy" | "invite" | "get", number, "noble" | "nobles"]
        | ["recruit" | "buy" | "invite" | "get", "noble" | "nobles", number]
        | [number, "nobles"]
            if number.parse::<u8>().is_ok() =>
        {
            number.parse().map_or(Typed::Unknown, |number| Typed::Do(Action::Nobles(number)))
        }
        ["recruit" | "buy" | "invite" | "get", guest] if read_guest(guest).is_some() => {
            recruit(guest, asked)
        }
        [die, space] if is_die(die) && read_space(space).is_some() => {
            die_and_space(die, space, asked)
        }
        _ => by_words(&words, asked).unwrap_or(Typed::Unknown),
    }
}

/// What ends the phase for the seat.
fn ending(asked: Asked<'_>) -> Action {
    if asked.list.contains(&Action::Ready) { Action::Ready } else { Action::Close }
}

/// The first of these that is legal.
fn yes(asked: Asked<'_>, answers: [Action; 3]) -> Typed {
    let answer = answers.into_iter().find(|answer| asked.list.contains(answer));
    answer.map_or(Typed::Unknown, Typed::Do)
}

/// Whether the word is a face, or a die of the notation.
fn is_die(word: &str) -> bool {
    let face = word.strip_prefix(['w', 'o']).unwrap_or(word);
    matches!(face, "1" | "2" | "3" | "4" | "5" | "6")
}

fn read_space(word: &str) -> Option<Space> {
    match read_action(&format!("use w1 {}", singular(word))) {
        Ok(Action::Use { at, .. }) => Some(at),
        _ => None,
    }
}

fn singular(word: &str) -> &str {
    if word == "nobles" { "noble" } else { word }
}

fn read_guest(word: &str) -> Option<Card> {
    match read_action(&format!("top {word}")) {
        Ok(Action::OnTop(card)) if word.starts_with('g') => Some(card),
        _ => None,
    }
}

fn read_area(word: &str) -> Option<Area> {
    let word = if word == "beer" { "storage" } else { word };
    match read_action(&format!("free {word}")) {
        Ok(Action::FreeUpgrade(area)) => Some(area),
        _ => None,
    }
}

/// The dice that a word can mean, white before own.
fn read_dice(word: &str) -> Vec<Die> {
    let face = &word[word.len() - 1..];
    let read = |colour: char| match read_action(&format!("use {colour}{face} monk")) {
        Ok(Action::Use { die, .. }) => Some(die),
        _ => None,
    };
    match word.chars().next() {
        Some(colour @ ('w' | 'o')) => read(colour).into_iter().collect(),
        _ => ['w', 'o'].into_iter().filter_map(read).collect(),
    }
}

/// `4 g13` places the die there or, in the serving turn, uses it if it is already there.
fn die_and_space(die: &str, space: &str, asked: Asked<'_>) -> Typed {
    let placed = put(die, space, asked);
    if matches!(&placed, Typed::Do(action) if asked.list.contains(action)) {
        return placed;
    }
    match used(Some(die), space, asked) {
        Typed::Do(action) if asked.list.contains(&action) => Typed::Do(action),
        // `1 noble` can also be a number of Nobles.
        _ => by_words(&[die, space], asked).unwrap_or(placed),
    }
}

/// The first listed way to bring such a die to the space: preferably from the pool, preferably white.
/// If there is none, the action that the rules will refuse.
fn put(die: &str, space: &str, asked: Asked<'_>) -> Typed {
    let Some(to) = read_space(space) else { return Typed::Unknown };
    let dice = read_dice(die);
    let moves = |action: &Action, pool: bool| {
        matches!(*action, Action::Place { die, from, to: at }
            if dice.contains(&die) && at == to && from.is_none() == pool)
    };
    let listed = |pool| asked.list.iter().find(|action| moves(action, pool)).copied();
    if let Some(action) = listed(true).or_else(|| listed(false)) {
        return Typed::Do(action);
    }
    let tavern = asked.look.tavern();
    let lying = tavern.dice.entries().find(|(die, entry)| dice.contains(die) && !entry.used());
    match (lying, dice.first()) {
        (Some((die, entry)), _) => {
            let from = (entry.place() != Place::POOL).then(|| tavern.space_at(entry.place()));
            Typed::Do(Action::Place { die, from: from.flatten(), to })
        }
        (None, Some(die)) => Typed::NoDie(die.face),
        (None, None) => Typed::Unknown,
    }
}

/// Dice that lie on the space, or one of them.
fn used(die: Option<&str>, space: &str, asked: Asked<'_>) -> Typed {
    let Some(at) = read_space(space) else { return Typed::Unknown };
    let dice = die.map(read_dice);
    let wanted = |other: &Action| match (other, &dice) {
        (Action::Use { die, at: there }, Some(dice)) => *there == at && dice.contains(die),
        (Action::Use { at: there, .. }, None) => *there == at,
        _ => false,
    };
    let mut uses: Vec<Action> = asked.look.uses().into_iter().filter(wanted).collect();
    if dice.is_some() {
        uses.truncate(1);
    }
    let refused = || {
        let tavern = asked.look.tavern();
        let die = dice.as_ref().and_then(|dice| dice.first().copied());
        let any = || tavern.dice.entries().find(|(_, entry)| !entry.used()).map(|(die, _)| die);
        die.or_else(any).map_or(Typed::Unknown, |die| Typed::Do(Action::Use { die, at }))
    };
    match uses[..] {
        [] => refused(),
        [one] => Typed::Do(one),
        _ => Typed::DoAll(uses),
    }
}

/// An upgrade; if several numbers of cards can be returned, all of these ways.
fn upgrade(word: &str, asked: Asked<'_>) -> Typed {
    let Some(which) = read_area(word) else { return Typed::Unknown };
    let ways = asked.list.iter().filter(|action| match action {
        Action::Upgrade { area, .. }
        | Action::SchnappsUpgrade(area)
        | Action::FreeUpgrade(area) => *area == which,
        _ => false,
    });
    several(ways.copied().collect(), Action::Upgrade { area: which, returned: 0 })
}

fn recruit(word: &str, asked: Asked<'_>) -> Typed {
    let Some(guest) = read_guest(word) else { return Typed::Unknown };
    let display = &asked.look.game.display;
    let places = GuestPlace::ALL.into_iter();
    let places = places.filter(|place| display[place.index()].guest == Some(guest));
    let places: Vec<Action> = places.map(Action::Recruit).collect();
    match places.first() {
        // Two equal guests differ only in their Signature.
        Some(&first) => several(places, first),
        None => Typed::NotAtMarket(guest),
    }
}

/// One way, several ways, or the one that the rules will refuse.
fn several(ways: Vec<Action>, otherwise: Action) -> Typed {
    match ways[..] {
        [] => Typed::Do(otherwise),
        [one] => Typed::Do(one),
        _ => Typed::Several(ways),
    }
}

/// The menu entry, or else the legal action, whose first words contain everything typed.
fn by_words(words: &[&str], asked: Asked<'_>) -> Option<Typed> {
    let entries = asked.menu.entries.iter().filter(|entry| fits(&entry.label, words));
    let choices: Vec<Choice> = entries.map(|entry| entry.choice).collect();
    if let [one] = choices[..] {
        // In the serving turn a single word may open a submenu or name an action by its verb.
        let careful = asked.list.contains(&Action::Close) && !asked.menu.is_small();
        let verb = asked.menu.entries.iter().any(|e| e.choice == one && e.begins(words[0]));
        let clear = words.len() > 1 || !careful || verb || matches!(one, Choice::Open(_));
        return clear.then_some(Typed::Choose(one));
    }
    if words.len() < 2 && choices.is_empty() {
        return None;
    }
    let label = |action: &&Action| fits(&say::action(asked.look, action), words);
    let actions: Vec<Action> = asked.list.iter().filter(label).copied().collect();
    match actions[..] {
        [] => None,
        [one] => Some(Typed::Do(one)),
        _ => Some(Typed::Several(actions)),
    }
}

/// Whether every word is in the label or, if there are several, begins a word of it. Text in brackets
/// or after a colon is explanation.
fn fits(label: &str, words: &[&str]) -> bool {
    let head = label.split([':', '(', ';']).next().unwrap_or_default().to_lowercase();
    let parts: Vec<&str> = head.split(|c: char| !c.is_alphanumeric()).collect();
    let begins = |word: &&str| {
        let long = words.len() > 1 && word.chars().count() > 2;
        parts.iter().any(|part| part == word || long && part.starts_with(word))
    };
    words.iter().all(begins)
}
