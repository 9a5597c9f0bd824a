//! Where each rule is: its sentence, the code that implements it, its refusal and its tests. A rule
//! that lacks one of them is a gap.

mod citations;
mod exceptions;

use crate::steps::root;
use citations::{Citation, implementations, refusals, scenarios, sentences, shown_refusals, tests};
use exceptions::NEVER_REFUSED;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Everything that cites a rule.
struct Cited {
    sentences: Vec<Citation>,
    code: Vec<Citation>,
    refusals: Vec<Citation>,
    shown_refusals: BTreeSet<String>,
    tests: Vec<Citation>,
}

/// Prints the table; an error lists the gaps.
pub fn print_table() -> Result<(), String> {
    let cited = read_everything()?;
    println!("\n{:<5}{:<42}{:<9}tests", "rule", "code (crates/engine/src)", "refused");
    for id in cited.ids() {
        let files: BTreeSet<&str> =
            of(&cited.code, id).map(|c| c.file.trim_start_matches("crates/engine/src/")).collect();
        let files: Vec<&str> = files.into_iter().collect();
        let refused = if of(&cited.refusals, id).next().is_some() { "yes" } else { "" };
        let mut tests = of(&cited.tests, id);
        let first = tests.next().map_or("", |test| test.text.as_str());
        let more = match tests.count() {
            0 => String::new(),
            count => format!(" and {count} more"),
        };
        println!("{id:<5}{:<42}{refused:<9}{first}{more}", shortened(&files, 40));
    }
    let gaps = cited.gaps();
    println!("\n{} rules and examples, {} gaps", cited.sentences.len(), gaps.len());
    if gaps.is_empty() { Ok(()) } else { Err(format!("rule coverage:\n  {}", gaps.join("\n  "))) }
}

/// Prints everything that cites one rule, with files and lines.
pub fn print_rule(id: &str) -> Result<(), String> {
    let id = id.to_uppercase();
    let cited = read_everything()?;
    if !cited.ids().any(|known| known == id) {
        return Err(format!("docs/rules.md has no rule {id}; `cargo xtask rules` lists them"));
    }
    let parts = [
        ("sentence", &cited.sentences),
        ("code", &cited.code),
        ("tests", &cited.tests),
        ("refusals", &cited.refusals),
    ];
    for (part, citations) in parts {
        println!("{part}");
        for Citation { file, line, text, .. } in of(citations, &id) {
            println!("  {file}:{line}  {text}");
        }
    }
    if let Some(why) = never_refused(&id) {
        println!("  none: {why}");
    }
    Ok(())
}

impl Cited {
    fn ids(&self) -> impl Iterator<Item = &str> {
        self.sentences.iter().map(|sentence| sentence.id.as_str())
    }

    fn gaps(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        if self.sentences.len() < 80 {
            gaps.push(format!("docs/rules.md has only {} rules", self.sentences.len()));
        }
        let known: BTreeSet<&str> = self.ids().collect();
        for citation in self.code.iter().chain(&self.refusals).chain(&self.tests) {
            let Citation { id, file, line, .. } = citation;
            if !known.contains(id.as_str()) {
                gaps.push(format!("{id}: cited in {file}:{line}, but there is no such rule"));
            }
        }
        for id in self.ids() {
            if of(&self.tests, id).next().is_none() {
                gaps.push(format!("{id}: no scenario and no test is named after it"));
            }
            // The worked examples need tests only.
            if id.starts_with('X') {
                continue;
            }
            if of(&self.code, id).next().is_none() {
                gaps.push(format!("{id}: no function or type of the engine cites it"));
            }
            match (of(&self.refusals, id).next().is_some(), never_refused(id).is_some()) {
                (false, false) => gaps.push(format!("{id}: no refusal names it (exceptions.rs)")),
                (true, true) => gaps.push(format!("{id}: refused, but NEVER_REFUSED lists it")),
                (true, false) if !self.shown_refusals.contains(id) => {
                    gaps.push(format!("{id}: no scenario or test shows its refusal"));
                }
                (true, false) | (false, true) => {}
            }
        }
        gaps
    }
}

/// Why the rule never refuses an action, if it does not.
fn never_refused(id: &str) -> Option<&'static str> {
    let listed = |rules: &str| rules.split(' ').any(|rule| rule == id);
    NEVER_REFUSED.iter().find(|(rules, _)| listed(rules)).map(|&(_, why)| why)
}

fn of<'a>(citations: &'a [Citation], id: &str) -> impl Iterator<Item = &'a Citation> {
    citations.iter().filter(move |citation| citation.id == id)
}

fn read_everything() -> Result<Cited, String> {
    let rules = source(&root().join("docs/rules.md"))?;
    let mut cited = Cited {
        sentences: sentences(&rules),
        code: Vec::new(),
        refusals: Vec::new(),
        shown_refusals: BTreeSet::new(),
        tests: Vec::new(),
    };
    let engine = root().join("crates/engine");
    for file in rust_files(&engine.join("src"))? {
        let source = source(&file)?;
        cited.code.extend(implementations(&source));
        cited.tests.extend(tests(&source));
        if ["/src/error.rs", "/src/setup.rs"].iter().any(|end| source.file.ends_with(end)) {
            cited.refusals.extend(refusals(&source));
        }
    }
    for file in rust_files(&engine.join("tests"))? {
        let source = source(&file)?;
        cited.tests.extend(tests(&source));
        cited.shown_refusals.extend(shown_refusals(&source));
    }
    for file in files(&engine.join("tests/scenarios"), "txt")? {
        let source = source(&file)?;
        cited.tests.extend(scenarios(&source));
        cited.shown_refusals.extend(shown_refusals(&source));
    }
    Ok(cited)
}

/// A file as it is cited: by its path from the root.
struct Source {
    file: String,
    text: String,
}

fn source(path: &Path) -> Result<Source, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let file = path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/");
    Ok(Source { file, text })
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
