//! Finds rule ids in sources.

use super::Source;

/// Parts of the engine that name rules without carrying them out: checks of sheets, positions and
/// events, text formats, and imagined games.
const NOT_RULE_CODE: [&str; 5] =
    ["/src/fit.rs", "/src/notation/", "/src/sheet/", "/src/validate/", "/src/what_if.rs"];

/// One place that names a rule.
pub struct Citation {
    pub id: String,
    pub file: String,
    pub line: usize,
    pub text: String,
}

pub fn is_id(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|letter| "SRABCDEFGTZX".contains(letter))
        && (2..=3).contains(&word.len())
        && letters.all(|digit| digit.is_ascii_digit())
}

/// The rules that docs/rules.md defines as `- **ID** sentence`, in its order.
pub fn sentences(source: &Source) -> Vec<Citation> {
    let mut found = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        let rule = line.strip_prefix("- **").and_then(|rest| rest.split_once("** "));
        if let Some((id, text)) = rule.filter(|(id, _)| is_id(id)) {
            found.push(cite(source, number, id, text));
        }
    }
    found
}

/// Rules cited where they are implemented: in the documentation of a function, constant or type, or
/// in a comment inside a function. Headers of files, fields and variants do not count.
pub fn implementations(source: &Source) -> Vec<Citation> {
    if NOT_RULE_CODE.iter().any(|part| source.file.contains(part)) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut documentation = String::new();
    for (number, line) in source.text.lines().enumerate() {
        let code = line.trim();
        if code == "mod tests {" {
            break;
        }
        if let Some(text) = code.strip_prefix("///") {
            documentation += text;
            continue;
        }
        if code.starts_with("#[") {
            continue;
        }
        if is_item(code) {
            found.extend(ids(&documentation).map(|id| cite(source, number, id, code)));
        }
        documentation.clear();
        if let Some((_, comment)) = code.split_once("// ") {
            found.extend(ids(comment).map(|id| cite(source, number, id, code)));
        }
    }
    found
}

fn is_item(code: &str) -> bool {
    let mut words = code.split([' ', '(']).skip_while(|word| {
        ["pub", "pub(crate)", "pub(super)", "crate)", "super)", "const", "unsafe"].contains(word)
    });
    let constant = code.contains("const ") && code.contains(": ");
    constant || words.next().is_some_and(|word| ["fn", "struct", "enum", "trait"].contains(&word))
}

/// Rules in the strings of the refusals.
pub fn refusals(source: &Source) -> Vec<Citation> {
    let mut found = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        for string in line.split('"').skip(1).step_by(2) {
            let id = string.split(':').next().unwrap_or("");
            if is_id(id) {
                found.push(cite(source, number, id, line.trim()));
            }
        }
    }
    found
}

/// Rules whose refusal a scenario shows (`refused F16: …`) or a test expects (`"F16"`, `"S1: …"`).
pub fn shown_refusals(source: &Source) -> impl Iterator<Item = String> {
    let lines = source.text.lines().map(str::trim);
    lines.flat_map(|line| {
        let shown = line.strip_prefix("refused ");
        let expected = line.split('"').skip(1).step_by(2);
        let ids = shown.into_iter().chain(expected).filter_map(|text| text.split(':').next());
        ids.filter(|id| is_id(id)).map(str::to_owned)
    })
}

/// Tests whose name begins with a rule: `fn f17_each_bard_once_a_round`.
pub fn tests(source: &Source) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut is_test = false;
    for (number, line) in source.text.lines().map(str::trim).enumerate() {
        if line.starts_with("#[test]") {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            let name = rest.split('(').next().unwrap_or("");
            let id = name.split('_').next().unwrap_or("").to_uppercase();
            if is_test && is_id(&id) {
                found.push(cite(source, number, &id, name));
            }
            is_test = false;
        }
    }
    found
}

/// Scenarios by their rules: those before the colon and those in brackets.
pub fn scenarios(source: &Source) -> Vec<Citation> {
    let mut found = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        let title = line.strip_prefix("== ").and_then(|line| line.split_once(": "));
        let Some((rules, title)) = title else { continue };
        let named = title.split(['(', ')']).skip(1).step_by(2);
        for word in named.chain([rules]).flat_map(|text| text.split([' ', ','])) {
            if is_id(word) {
                found.push(cite(source, number, word, title));
            }
        }
    }
    found
}

/// The ids in a text. "F7 to F9" does not name F8: a rule is cited by its own id.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| is_id(word))
}

fn cite(source: &Source, index: usize, id: &str, text: &str) -> Citation {
    let (file, line) = (source.file.clone(), index + 1);
    Citation { id: id.to_owned(), file, line, text: text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_cited_by_the_function_that_carries_it_out() {
        let text = "//! Phase F (F1 to F18).\n\n/// A purchase (F6).\npub struct Purchase {\n    \
                    /// Its price (F7).\n    price: u8,\n}\n\n/// F10: one guest.\n#[inline]\nfn \
                    recruit() {\n    // Nobles do not count (F11).\n}\n";
        let file = "crates/engine/src/phases/f_serve.rs".to_owned();
        let source = Source { file, text: text.to_owned() };
        let found: Vec<(String, usize)> =
            implementations(&source).into_iter().map(|c| (c.id, c.line)).collect();
        let expected = [("F6", 4), ("F10", 11), ("F11", 12)];
        assert_eq!(found, expected.map(|(id, line)| (id.to_owned(), line)));
    }
}
