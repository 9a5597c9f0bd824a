//! `replay`: replays a record and checks every line.

use crate::ReplayArgs;
use crate::failure::{self, Failure};
use crate::files;
use crate::states::State;
use crate::tables;
use comfy_table::Cell;
use engine::model::Seat;
use engine::{Points, Position, ROUNDS, RULES_VERSION, Rules, Score};
use record::{Checked, Entry, Record, Standing, Visitor};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use words::{Speech, WordSet};

/// Runs the command.
pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let record = files::read_record(&args.file)?;
    let refuse = |error| files::refused(&args.file, &error);
    if args.states {
        let rules = Rules::new(record.header.sheet.clone());
        let mut printer = Printer { rules: &rules, out: &mut *out, result: Ok(()) };
        let replayed = record::replay(&record, &mut printer);
        printer.result?;
        replayed.map_err(refuse)?;
        if let Checked::EventsOnly { rules } = record.header.checked() {
            out.flush()?;
            let said = events_only(rules).replace('\n', " ");
            failure::note(&format!("{}: {said}", args.file.display()));
        }
    } else {
        let replayed = record::replay(&record, &mut ()).map_err(refuse)?;
        print_summary(&args.file, &record, replayed.standing.position(), out)?;
    }
    if record.end.is_none() {
        // The record of an unfinished game is valid, but the user may have expected the end.
        out.flush()?;
        let (name, lines) = (args.file.display(), record.entries.len() + 1);
        failure::note(&format!("{name}: ends with line {lines}, before the game is over"));
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the state after every line that changes it.
struct Printer<'a, W> {
    rules: &'a Rules,
    out: &'a mut W,
    /// The first failure to print; nothing is printed after it.
    result: io::Result<()>,
}

impl<W: Write> Visitor for Printer<'_, W> {
    fn line(&mut self, _line: usize, entry: Option<&Entry>, standing: &Standing) {
        if entry.is_some() && self.result.is_ok() {
            self.result = self.print(standing);
        }
    }
}

impl<W: Write> Printer<'_, W> {
    fn print(&mut self, standing: &Standing) -> io::Result<()> {
        serde_json::to_writer(&mut *self.out, &State::new(self.rules, standing))?;
        writeln!(self.out)
    }
}

fn print_summary(
    path: &Path,
    record: &Record,
    game: &Position,
    out: &mut impl Write,
) -> io::Result<()> {
    let setup = &record.header.setup;
    let (file, lines) =
        (path.display(), record.entries.len() + 1 + usize::from(record.end.is_some()));
    match record.header.checked() {
        Checked::ByRules => writeln!(out, "{file}: {lines} lines, all valid")?,
        Checked::EventsOnly { rules } => {
            writeln!(out, "{file}: {lines} lines, unbroken")?;
            writeln!(out, "{}", events_only(rules))?;
        }
    }
    let sheet = files::plain(&record.header.sheet.name);
    writeln!(out, "{} players at level {}, {sheet}", setup.players, setup.level)?;
    let undone = record.undone().len();
    let decides = |entry: &&Entry| matches!(entry, Entry::Decision { .. });
    let played = record.entries.iter().filter(decides).count();
    write!(out, "{played} actions")?;
    if undone > 0 {
        write!(out, ", {undone} of them undone")?;
    }
    if let Some(hints) = files::hints_taken(record) {
        write!(out, "; {hints}")?;
    }
    match &record.end {
        Some(end) => {
            writeln!(out, "\n")?;
            let speech = Speech::new(WordSet::NorthStar);
            let (names, points) = (&record.header.names, &end.outcome.scores);
            writeln!(out, "{}", scores(names, points, game, &speech))?;
            let winners: Vec<&str> =
                end.outcome.winners.iter().map(|&seat| name(record, seat)).collect();
            writeln!(out, "\nwon by {}", winners.join(" and "))
        }
        None => writeln!(out, ", up to round {} of {ROUNDS}", game.round),
    }
}

/// What was not checked of a record of other rules, and why.
fn events_only(rules: u32) -> String {
    format!(
        "shown by its events, not checked against the rules: it was played by version\n\
         {rules} of the rules, and this program has version {RULES_VERSION}"
    )
}

fn name(record: &Record, seat: Seat) -> &str {
    record.header.names.get(usize::from(seat.number())).map_or("nobody", String::as_str)
}

/// Whether Schnapps is in this game at all.
pub(crate) fn has_schnapps(game: &Position) -> bool {
    let held = game.turn_order().any(|seat| game.tavern(seat).schnapps > 0);
    held || game.supply.schnapps > 0
}

/// Points by source; components not in the game have no column.
pub(crate) fn scores(
    names: &[String],
    scores: &[Points],
    game: &Position,
    speech: &Speech,
) -> String {
    let modules = (has_schnapps(game), game.form.reputation.is_some());
    let row = |&Points { by_source, total }: &Points| {
        let Score { nobles, guests, regulars, tavern_cards, schnapps, reputation } = by_source;
        let mut numbers = vec![nobles, guests, regulars, tavern_cards];
        numbers.extend(modules.0.then_some(schnapps));
        numbers.extend(modules.1.then_some(reputation));
        numbers.push(total);
        numbers
    };
    let mut head = vec![
        "terminal-score-nobles",
        "terminal-score-guests",
        "terminal-score-regulars",
        "terminal-score-tavern",
    ];
    head.extend(modules.0.then_some("terminal-score-schnapps"));
    head.extend(modules.1.then_some("terminal-score-reputation"));
    head.push("terminal-score-points");
    let mut table = tables::table();
    let cells = head.into_iter().map(|id| tables::right(speech.text(id)));
    table.set_header(
        ["terminal-score-seat", "terminal-score-name"]
            .map(|id| Cell::new(speech.text(id)))
            .into_iter()
            .chain(cells),
    );
    for (seat, (name, points)) in names.iter().zip(scores).enumerate() {
        let cells = row(points).into_iter().map(tables::right);
        table.add_row([Cell::new(seat), Cell::new(name)].into_iter().chain(cells));
    }
    tables::text(table)
}
