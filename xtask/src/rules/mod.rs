//! The coverage table: rule, code, tests. A rule without code or tests is a gap.

use crate::steps::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Default)]
struct Coverage {
    code: BTreeSet<String>,
    tests: BTreeSet<String>,
}

/// Prints the table; an error lists the gaps.
pub fn print_table() -> Result<(), String> {
    let rules = rules_in_order()?;
    let mut table: BTreeMap<String, Coverage> = BTreeMap::new();
    let engine = root().join("crates/engine");
    for file in rust_files(&engine.join("src"))? {
        let name = shown(&file, &engine.join("src"));
        for id in ids_in_comments_and_strings(&read(&file)?) {
            table.entry(id).or_default().code.insert(name.clone());
        }
    }
    for file in rust_files(&engine.join("tests"))? {
        for (id, test) in tests_by_rule(&read(&file)?) {
            table.entry(id).or_default().tests.insert(test);
        }
    }
    for file in files(&engine.join("tests/scenarios"), "txt")? {
        let name = shown(&file, &engine.join("tests"));
        for (id, title) in scenarios_by_rule(&read(&file)?) {
            table.entry(id).or_default().tests.insert(format!("{name}: {title}"));
        }
    }
    let mut gaps = Vec::new();
    println!("\n{:<5}{:<42}tests", "rule", "code (crates/engine/src)");
    for id in &rules {
        let coverage = table.remove(id).unwrap_or_default();
        let code: Vec<&str> = coverage.code.iter().map(String::as_str).collect();
        let first = coverage.tests.first().map_or("", String::as_str);
        let more = match coverage.tests.len() {
            0 | 1 => String::new(),
            count => format!(" and {} more", count - 1),
        };
        println!("{id:<5}{:<42}{first}{more}", shortened(&code, 40));
        // The worked examples (X) need tests only.
        if coverage.code.is_empty() && !id.starts_with('X') {
            gaps.push(format!("{id}: no code cites it"));
        }
        if coverage.tests.is_empty() {
            gaps.push(format!("{id}: no test is named {}_…", id.to_lowercase()));
        }
    }
    println!("\n{} rules and examples, {} gaps", rules.len(), gaps.len());
    if gaps.is_empty() { Ok(()) } else { Err(format!("rule coverage:\n  {}", gaps.join("\n  "))) }
}

/// Every id that docs/rules.md defines as `- **ID** …`, in its order.
fn rules_in_order() -> Result<Vec<String>, String> {
    let text = read(&root().join("docs/rules.md"))?;
    let ids = text.lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
    let ids: Vec<String> = ids
        .filter_map(|rest| rest.split("**").next())
        .filter(|id| is_id(id))
        .map(str::to_owned)
        .collect();
    if ids.len() < 80 {
        return Err(format!("docs/rules.md defines only {} rules and examples", ids.len()));
    }
    Ok(ids)
}

fn is_id(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|letter| "SRABCDEFGTZX".contains(letter))
        && (2..=3).contains(&word.len())
        && letters.all(|digit| digit.is_ascii_digit())
}

/// Ids in comments, documentation and string literals, where code cites the rule it implements.
fn ids_in_comments_and_strings(source: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for line in source.lines() {
        let comment = line.find("//").map_or("", |at| &line[at..]);
        let strings: String = line.split('"').skip(1).step_by(2).collect::<Vec<_>>().join(" ");
        for word in format!("{comment} {strings}").split(|c: char| !c.is_ascii_alphanumeric()) {
            if is_id(word) {
                ids.insert(word.to_owned());
            }
        }
        for (from, to) in spans(comment) {
            ids.extend(span_ids(&from, &to));
        }
    }
    ids
}

/// "F7 to F9" includes F8.
fn spans(comment: &str) -> Vec<(String, String)> {
    let words: Vec<&str> = comment
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words
        .windows(3)
        .filter(|w| is_id(w[0]) && w[1] == "to" && is_id(w[2]))
        .map(|w| (w[0].to_owned(), w[2].to_owned()))
        .collect()
}

fn span_ids(from: &str, to: &str) -> Vec<String> {
    let number = |id: &str| id[1..].parse::<u32>().unwrap_or(0);
    if from[..1] != to[..1] {
        return Vec::new();
    }
    (number(from)..=number(to)).map(|n| format!("{}{n}", &from[..1])).collect()
}

/// Test functions whose name begins with a rule id: `fn b3_nobles_share_one_table`.
fn tests_by_rule(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[test]") {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            let name = rest.split('(').next().unwrap_or("");
            let id = name.split('_').next().unwrap_or("").to_uppercase();
            if is_test && is_id(&id) {
                found.push((id, name.to_owned()));
            }
            is_test = false;
        }
    }
    found
}

/// Scenarios by the rules they tell: those before the colon and those named in brackets.
fn scenarios_by_rule(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("== ")) {
        let Some((rules, title)) = line.split_once(": ") else { continue };
        let named = title.split(['(', ')']).skip(1).step_by(2);
        for word in named.chain([rules]).flat_map(|text| text.split([' ', ','])) {
            if is_id(word) {
                found.push((word.to_owned(), title.to_owned()));
            }
        }
    }
    found
}

fn shortened(names: &[&str], width: usize) -> String {
    let mut text = String::new();
    for (index, name) in names.iter().enumerate() {
        let rest = names.len() - index;
        let next = if text.is_empty() { (*name).to_owned() } else { format!("{text}, {name}") };
        if next.len() > width - 4 && index > 0 {
            return format!("{text} +{rest}");
        }
        text = next;
    }
    text
}

fn shown(file: &Path, base: &Path) -> String {
    file.strip_prefix(base).unwrap_or(file).with_extension("").to_string_lossy().replace('\\', "/")
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// All Rust files below a folder, sorted.
pub fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    files(folder, "rs")
}

/// All files below a folder whose names end like this, sorted.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
