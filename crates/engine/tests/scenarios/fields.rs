//! What differs between two positions, in the words of the notation.

use engine::notation::write_position;
use engine::{Game, Rules};
use std::collections::BTreeMap;

/// The fields of a position by who they belong to (`all`, or a seat) and name.
pub struct Fields(BTreeMap<(String, String), String>);

impl Fields {
    pub fn of(rules: &Rules, game: &Game) -> Fields {
        let mut fields = BTreeMap::new();
        let mut who = "all".to_owned();
        let mut seats = 0..;
        for word in write_position(game).split(' ') {
            match word.split_once('=') {
                None => who = seats.next().map_or_else(String::new, |n: u8| n.to_string()),
                Some((key, value)) => {
                    fields.insert((who.clone(), key.to_owned()), value.to_owned());
                }
            }
        }
        let asked: Vec<String> =
            rules.to_act(game).into_iter().map(|seat| seat.number().to_string()).collect();
        fields.insert(("all".to_owned(), "asked".to_owned()), asked.join(","));
        Fields(fields)
    }

    /// The value of a field; 0 or `-` where it is left out.
    fn get(&self, who: &str, key: &str) -> &str {
        let found = self.0.get(&(who.to_owned(), key.to_owned()));
        found.filter(|value| !value.is_empty()).map_or_else(|| absent(key), String::as_str)
    }

    /// One line for each who something changed for; with `only`, the fields these lines name.
    pub fn changes(&self, after: &Fields, only: Option<&[String]>) -> Vec<String> {
        match only {
            None => self.all_changes(after),
            Some(lines) => lines.iter().map(|line| self.told_changes(after, line)).collect(),
        }
    }

    fn all_changes(&self, after: &Fields) -> Vec<String> {
        let mut keys: Vec<&(String, String)> = self.0.keys().chain(after.0.keys()).collect();
        keys.sort_by_key(|(who, key)| (who != "all", who.clone(), key.clone()));
        keys.dedup();
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        for (who, key) in keys {
            let Some(change) = self.change(after, who, key) else { continue };
            match lines.last_mut() {
                Some((last, changes)) if last == who => changes.push(change),
                _ => lines.push((who.clone(), vec![change])),
            }
        }
        lines.into_iter().map(|(who, changes)| format!("{who}: {}", changes.join("; "))).collect()
    }

    fn told_changes(&self, after: &Fields, line: &str) -> String {
        let Some((who, told)) = line.split_once(": ") else { return line.to_owned() };
        let key = |told: &str| told.split(' ').next().unwrap_or_default().to_owned();
        let told = told.split("; ").map(|told| {
            let key = key(told);
            let unchanged = || format!("{key} = {}", after.get(who, &key));
            self.change(after, who, &key).unwrap_or_else(unchanged)
        });
        format!("{who}: {}", told.collect::<Vec<_>>().join("; "))
    }

    fn change(&self, after: &Fields, who: &str, key: &str) -> Option<String> {
        let (old, new) = (self.get(who, key), after.get(who, key));
        if old == new {
            return None;
        }
        let change = match key {
            "supply" | "deck" | "discard" | "lying" | "dice" | "bought" | "up" | "entertainers" => {
                heaps(old, new)
            }
            "top" | "owed" => stacks(old, new),
            "tables" | "display" => places(old, new).unwrap_or_else(|| format!("{old} -> {new}")),
            _ => format!("{old} -> {new}"),
        };
        Some(format!("{key} {change}"))
    }
}

fn absent(key: &str) -> &'static str {
    match key {
        "thalers" | "beer" | "schnapps" | "counter" | "washes" | "spent" | "draws"
        | "monastery" | "reputation" | "refills" | "bards" | "signatures" | "round" => "0",
        _ => "-",
    }
}

/// What left and what came, whatever the order.
fn heaps(old: &str, new: &str) -> String {
    let mut counts: BTreeMap<String, i32> = BTreeMap::new();
    for (text, sign) in [(old, -1), (new, 1)] {
        for (item, copies) in items(text) {
            *counts.entry(item).or_default() += sign * copies;
        }
    }
    let times = |copies: i32| if copies == 1 { String::new() } else { format!("*{copies}") };
    let left = counts.iter().filter(|(_, copies)| **copies < 0);
    let came = counts.iter().filter(|(_, copies)| **copies > 0);
    let left = left.map(|(item, copies)| format!("-{item}{}", times(-copies)));
    let came = came.map(|(item, copies)| format!("+{item}{}", times(*copies)));
    left.chain(came).collect::<Vec<_>>().join(" ")
}

/// The items of a list with their copies; a range of guests is all of them.
fn items(text: &str) -> Vec<(String, i32)> {
    let mut all = Vec::new();
    for item in text.split(',').filter(|item| *item != "-") {
        let (what, copies) = match item.split_once('*') {
            Some((what, copies)) => (what, copies.parse().unwrap_or(1)),
            None => (item, 1),
        };
        let range = what.split_once('-').and_then(|(first, last)| {
            let number = |word: &str| word.strip_prefix('g')?.parse::<u8>().ok();
            Some(number(first)?..=number(last)?)
        });
        match range {
            Some(range) => all.extend(range.map(|n| (format!("g{n}"), copies))),
            None => all.push((what.to_owned(), copies)),
        }
    }
    all
}

/// What was taken from the end and what was put there.
fn stacks(old: &str, new: &str) -> String {
    let list = |text: &str| -> Vec<String> {
        text.split(',').filter(|item| *item != "-").map(str::to_owned).collect()
    };
    let (old, new) = (list(old), list(new));
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let left = old[same..].iter().rev().map(|item| format!("-{item}"));
    let came = new[same..].iter().map(|item| format!("+{item}"));
    left.chain(came).collect::<Vec<_>>().join(" ")
}

/// The places, from 0, at which something else lies.
fn places(old: &str, new: &str) -> Option<String> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.split(',').collect(), new.split(',').collect());
    if old.len() != new.len() {
        return None;
    }
    let changed = old.iter().zip(&new).enumerate().filter(|(_, (old, new))| old != new);
    let changed = changed.map(|(index, (old, new))| format!("{index}: {old} -> {new}"));
    Some(changed.collect::<Vec<_>>().join(", "))
}
