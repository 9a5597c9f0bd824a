//! What a typed line means.

use engine::Action;
use engine::ActionList;
use engine::notation::read_action;

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
    Table,
    Market,
    Log,
    LogAll,
    Save,
    Quit,
    /// An action in the notation.
    Do(Action),
    /// A face and a space, for which there is no die like that.
    NoPlace,
    Unknown,
}

/// Understands one line; short forms of placing look at what is legal.
pub(super) fn understand(line: &str, list: &ActionList) -> Typed {
    let words: Vec<String> = line.split_whitespace().map(str::to_ascii_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => Typed::Nothing,
        ["0" | "b"] => Typed::Back,
        ["?" | "help"] => Typed::Help,
        ["h" | "hint"] => Typed::Hint,
        ["auto"] => Typed::Auto,
        ["end"] | ["end", "turn"] => Typed::Do(Action::Close),
        ["u" | "undo"] => Typed::Undo,
        ["t" | "table"] => Typed::Table,
        ["m" | "market"] => Typed::Market,
        ["l" | "log"] => Typed::Log,
        ["l" | "log", "all"] => Typed::LogAll,
        ["s" | "save"] => Typed::Save,
        ["q" | "quit" | "exit"] => Typed::Quit,
        [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            number.parse().map_or(Typed::Unknown, Typed::Number)
        }
        [die, space] if is_die(die) => place(die, space, list).map_or(Typed::NoPlace, Typed::Do),
        _ => read_action(line).map_or(Typed::Unknown, Typed::Do),
    }
}

/// Whether the word is a face, or a die of the notation.
fn is_die(word: &str) -> bool {
    let face = word.strip_prefix(['w', 'o']).unwrap_or(word);
    matches!(face, "1" | "2" | "3" | "4" | "5" | "6")
}

/// The first listed way to bring such a die to the space: out of the pool rather than from another
/// space, white rather than own, as the list has it.
fn place(die: &str, space: &str, list: &ActionList) -> Option<Action> {
    let wanted =
        |colour: char| read_action(&format!("place {colour}{} {space}", &die[die.len() - 1..]));
    let colours = match die.chars().next() {
        Some(colour @ ('w' | 'o')) => vec![colour],
        _ => vec!['w', 'o'],
    };
    let wanted: Vec<Action> = colours.into_iter().filter_map(|c| wanted(c).ok()).collect();
    let from_pool = wanted.iter().find(|action| list.contains(action));
    let moved = || {
        list.iter().find(|action| {
            let Action::Place { die, from: Some(_), to } = **action else { return false };
            wanted.contains(&Action::Place { die, from: None, to })
        })
    };
    from_pool.or_else(moved).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(actions: &[&str]) -> ActionList {
        actions.iter().map(|text| read_action(text).expect("an action")).collect()
    }

    #[test]
    fn commands_numbers_and_notation() {
        let none = ActionList::new();
        for (line, typed) in [
            ("", Typed::Nothing),
            ("  12 ", Typed::Number(12)),
            ("0", Typed::Back),
            ("?", Typed::Help),
            ("Undo", Typed::Undo),
            ("log all", Typed::LogAll),
            ("99999999999999999999999", Typed::Unknown),
            ("drink", Typed::Unknown),
            ("log everything", Typed::Unknown),
            ("7 brewer", Typed::Unknown),
        ] {
            assert_eq!(understand(line, &none), typed, "{line:?}");
        }
        let close = understand("CLOSE", &none);
        assert_eq!(close, Typed::Do(Action::Close));
    }

    #[test]
    fn a_die_is_placed_by_its_face() {
        let list =
            list(&["place o5 monk", "place w6 brewer", "place o6 brewer", "move w4 barrel g1"]);
        for (line, action) in [
            ("5 monk", "place o5 monk"),
            ("6 brewer", "place w6 brewer"),
            ("o6 brewer", "place o6 brewer"),
            ("4 g1", "move w4 barrel g1"),
        ] {
            let wanted = read_action(action).expect("an action");
            assert_eq!(understand(line, &list), Typed::Do(wanted), "{line}");
        }
        for line in ["5 brewer", "w5 monk", "4 nowhere"] {
            assert_eq!(understand(line, &list), Typed::NoPlace, "{line}");
        }
    }
}
