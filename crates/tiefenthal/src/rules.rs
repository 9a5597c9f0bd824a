//! `rules`: the rules of the game in words.

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::play::layout::wrap;
use engine::Rules;
use std::io::{self, Write};
use std::process::ExitCode;
use words::rules::{Rule, chapter, ids};
use words::{Speech, args};

/// Where the text of a rule begins.
const INDENT: usize = 5;

/// Runs the command.
pub(crate) fn run(args: &RulesArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let speech = Speech::new(args.word_set());
    let rules = Rules::standard();
    let all = || ids().filter_map(|id| speech.rule(id, &rules));
    if args.about.is_empty() {
        titles(&speech, all(), out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let named = match &args.about[..] {
        [id] => speech.rule(&id.to_uppercase(), &rules),
        _ => None,
    };
    let found: Vec<Rule> = match named {
        Some(rule) => vec![rule],
        None => all().filter(|rule| rule.speaks_of(&args.about)).collect(),
    };
    if found.is_empty() {
        let words = args.about.join(" ");
        let message = speech.say("rulebook-found", &args!["count" => 0, "words" => words]);
        return Err(Failure::message(message));
    }
    for (index, rule) in found.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print(&speech, rule, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The chapters with the codes and titles of their rules.
fn titles(
    speech: &Speech,
    rules: impl Iterator<Item = Rule>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut begun = "";
    for Rule { id, title, .. } in rules {
        if begun != chapter(id) {
            let gap = if begun.is_empty() { "" } else { "\n" };
            begun = chapter(id);
            let name = speech.say("rulebook-chapter", &args!["chapter" => begun]);
            writeln!(out, "{gap}{name}")?;
        }
        writeln!(out, "  {id:<INDENT$}{title}")?;
    }
    Ok(())
}

/// A rule with everything that it says.
fn print(speech: &Speech, rule: &Rule, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{:<INDENT$}{}", rule.id, rule.title)?;
    let notes = [
        (None, Some(&rule.sentence)),
        (Some("rulebook-ruling"), rule.ruling.as_ref()),
        (Some("rulebook-editions"), rule.editions.as_ref()),
        (Some("rulebook-example"), rule.example.as_ref()),
    ];
    for (label, text) in notes {
        let Some(text) = text else { continue };
        let label = label.map_or_else(String::new, |id| format!("{}: ", speech.text(id)));
        writeln!(out, "{}", wrap(&format!("{:INDENT$}{label}{text}", ""), INDENT))?;
    }
    Ok(())
}
