//! Every rule has an example, every example plays, and each has a title.

use examples::{Example, all};
use protocol::ExampleDeed;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// More examples than this nobody reads.
const MOST: usize = 3;

/// An example with more steps than this is a whole game.
const LONGEST: usize = 24;

fn text(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The messages of a Fluent file that begin like this, without this beginning.
fn messages(path: &str, start: &str) -> BTreeSet<String> {
    let text = text(path);
    let names = text.lines().filter_map(|line| line.strip_prefix(start)?.split_once(" ="));
    names.map(|(name, _)| name.to_owned()).collect()
}

fn rules() -> BTreeSet<String> {
    let rules = messages("words/sentences/en/rules.ftl", "rule-");
    assert!(rules.len() > 80, "only {} rules were found", rules.len());
    rules
}

/// The examples of each rule.
fn by_rule() -> BTreeMap<&'static str, Vec<&'static Example>> {
    let mut found: BTreeMap<&str, Vec<&Example>> = BTreeMap::new();
    for example in all() {
        for rule in &example.rules {
            found.entry(rule).or_default().push(example);
        }
    }
    found
}

#[test]
fn every_rule_has_an_example() {
    let (rules, shown) = (rules(), by_rule());
    let missing: Vec<&String> =
        rules.iter().filter(|rule| !shown.contains_key(rule.as_str())).collect();
    assert_eq!(missing, Vec::<&String>::new(), "rules without an example");
    for (rule, examples) in shown {
        assert!(rules.contains(rule), "there is no rule {rule}");
        assert!(examples.len() <= MOST, "{rule} has {} examples", examples.len());
    }
}

#[test]
fn every_example_plays() {
    let mut ids = BTreeSet::new();
    for example in all() {
        assert!(ids.insert(example.id), "{} stands there twice", example.id);
        let shown = example.show().unwrap_or_else(|error| panic!("{}: {error}", example.id));
        assert!(shown.steps.len() <= LONGEST, "{} is long", example.id);
        let mut before = &shown.start;
        for step in &shown.steps {
            match &step.what {
                ExampleDeed::Done { entry } => {
                    assert!(entry.action.is_some() && step.view != *before, "{}", example.id);
                }
                ExampleDeed::Refused { .. } => assert_eq!(step.view, *before, "{}", example.id),
                ExampleDeed::Again => {
                    assert_eq!(step.view.seats, shown.start.seats, "{}", example.id);
                }
            }
            before = &step.view;
        }
    }
}

/// A scenario shows that a rule refuses something, so an example of the rule shows it, too.
#[test]
fn what_a_rule_refuses_is_shown() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/scenarios");
    let mut refusing = BTreeSet::new();
    for file in fs::read_dir(folder).expect("the scenarios") {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            let text = fs::read_to_string(path).expect("text");
            let refused = text.lines().filter_map(|line| line.strip_prefix("  refused "));
            let rules = refused.filter_map(|line| line.split_once(':'));
            refusing.extend(rules.map(|(rule, _)| rule.to_owned()));
        }
    }
    assert!(refusing.len() > 15, "only {refusing:?} refuse something");
    let shown = by_rule();
    let shows = |rule: &String| {
        let examples = shown.get(rule.as_str()).into_iter().flatten();
        let steps = examples.flat_map(|example| example.show().expect("it plays").steps);
        let mut deeds = steps.map(|step| step.what);
        deeds.any(|deed| matches!(deed, ExampleDeed::Refused { rule: by, .. } if by == *rule))
    };
    let missing: Vec<&String> = refusing.iter().filter(|rule| !shows(rule)).collect();
    assert_eq!(missing, Vec::<&String>::new(), "rules whose refusal no example shows");
}

#[test]
fn every_example_has_a_title() {
    let ids: BTreeSet<String> = all().iter().map(|example| example.id.to_owned()).collect();
    for language in ["en", "de", "nl"] {
        let path = format!("words/sentences/{language}/examples.ftl");
        assert_eq!(messages(&path, "example-"), ids, "{path}");
    }
}

#[test]
fn every_file_with_examples_is_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/scenarios");
    let mut marked = 0;
    for file in fs::read_dir(folder).expect("the scenarios") {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            let text = fs::read_to_string(path).expect("text");
            marked += text.lines().filter(|line| line.starts_with("example ")).count();
        }
    }
    assert_eq!(all().len(), marked);
}
