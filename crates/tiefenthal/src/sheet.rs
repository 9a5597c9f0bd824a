//! `sheet`: the component sheet for people and programs.

use crate::SheetArgs;
use crate::failure::Failure;
use crate::files;
use crate::tables;
use comfy_table::Cell;
use engine::sheet::{Entry, Provenance, Sheet};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::io::{self, Write};
use std::process::ExitCode;

/// Runs the command.
pub(crate) fn run(args: &SheetArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    if let Some(path) = &args.check {
        let sheet = files::read_sheet(path)?;
        writeln!(out, "{}: valid, {} entries", path.display(), sheet.entries.len())?;
        print_summary(&sheet, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.toml && args.sheet.is_none() {
        // The text of the built-in sheet has comments that writing it out would lose.
        out.write_all(Sheet::standard_text().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let sheet = files::sheet_or_standard(args.sheet.as_deref())?;
    if args.toml {
        out.write_all(sheet.to_toml().as_bytes())?;
    } else if args.json {
        serde_json::to_writer_pretty(&mut *out, &SheetReport::new(&sheet))?;
        writeln!(out)?;
    } else {
        print(&sheet, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The tables of a sheet, one for each part of the file, and a summary.
fn print(sheet: &Sheet, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", files::plain(&sheet.name))?;
    for part in sheet.entries.chunk_by(|one, other| part_of(one) == part_of(other)) {
        writeln!(out, "{}\n", part_table(part))?;
    }
    print_summary(sheet, out)
}

fn print_summary(sheet: &Sheet, out: &mut impl Write) -> io::Result<()> {
    let counts = Provenance::ALL.map(|word| format!("{} {}", count(sheet, word), word.word()));
    writeln!(out, "{} entries: {}", sheet.entries.len(), counts.join(", "))?;
    writeln!(out, "sha256 {}", sheet.hash_hex())?;
    if count(sheet, Provenance::Reconstructed) > 0 {
        writeln!(
            out,
            "Reconstructed values agree with everything we know, but your box may show other\nnumbers. `--toml` prints a file in which you can correct them."
        )?;
    }
    Ok(())
}

fn count(sheet: &Sheet, provenance: Provenance) -> usize {
    sheet.entries.iter().filter(|entry| entry.provenance == provenance).count()
}

/// The entries of one part with a column for each of their values, in the order of the file.
fn part_table(entries: &[Entry]) -> String {
    let rows: Vec<Vec<(&str, Value)>> = entries.iter().map(|entry| values(entry)).collect();
    let mut keys: Vec<&str> = Vec::new();
    for (key, _) in rows.iter().flatten() {
        if !keys.contains(key) {
            keys.push(key);
        }
    }
    let number =
        |key: &str| rows.iter().flatten().all(|(other, value)| *other != key || value.is_number());
    let aligned =
        |key: &str, text: &str| if number(key) { tables::right(text) } else { Cell::new(text) };
    let mut table = tables::table();
    let name = entries.first().map_or("", part_of);
    let head = keys.iter().map(|key| aligned(key, key));
    table
        .set_header(core::iter::once(Cell::new(name)).chain(head).chain([Cell::new("provenance")]));
    for (entry, values) in entries.iter().zip(&rows) {
        let cells = keys.iter().map(|key| {
            let found = values.iter().find(|(other, _)| other == key);
            aligned(key, &found.map_or_else(String::new, |(_, value)| shown(value)))
        });
        let provenance = Cell::new(entry.provenance.word());
        let name = &entry.name[part_of(entry).len()..];
        let name = Cell::new(name.trim_start_matches('.'));
        table.add_row(core::iter::once(name).chain(cells).chain([provenance]));
    }
    tables::text(table)
}

/// The part of the file that contains an entry: `guests` for `guests[3]`, `limits` for
/// `limits.schnapps`.
fn part_of(entry: &Entry) -> &str {
    let name = entry.name.as_str();
    name.split_once('[').or_else(|| name.rsplit_once('.')).map_or(name, |(part, _)| part)
}

/// The values of an entry. They are written as `key = value, key = value`, and each value of a
/// sheet reads the same in TOML and in JSON.
fn values(entry: &Entry) -> Vec<(&str, Value)> {
    let mut values = Vec::new();
    let mut rest = entry.values.as_str();
    while let Some((key, after)) = rest.split_once(" = ") {
        let mut stream = serde_json::Deserializer::from_str(after).into_iter::<Value>();
        let Some(Ok(value)) = stream.next() else { break };
        let end = stream.byte_offset();
        values.push((key, value));
        rest = after[end..].trim_start_matches(", ");
    }
    values
}

/// A value for people.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Null | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}

/// A sheet for programs; `docs/cli.md` names the fields.
#[derive(Serialize)]
struct SheetReport<'a> {
    name: &'a str,
    hash: String,
    provenance: Counts,
    entries: Vec<EntryReport<'a>>,
}

#[derive(Serialize)]
struct Counts {
    printed: usize,
    deduced: usize,
    reconstructed: usize,
    disputed: usize,
}

#[derive(Serialize)]
struct EntryReport<'a> {
    name: &'a str,
    values: Values<'a>,
    provenance: &'static str,
    note: &'a str,
}

/// The values of an entry in the order of the file.
struct Values<'a>(Vec<(&'a str, Value)>);

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl SheetReport<'_> {
    fn new(sheet: &Sheet) -> SheetReport<'_> {
        SheetReport {
            name: &sheet.name,
            hash: sheet.hash_hex(),
            provenance: Counts {
                printed: count(sheet, Provenance::Printed),
                deduced: count(sheet, Provenance::Deduced),
                reconstructed: count(sheet, Provenance::Reconstructed),
                disputed: count(sheet, Provenance::Disputed),
            },
            entries: sheet
                .entries
                .iter()
                .map(|entry| EntryReport {
                    name: &entry.name,
                    values: Values(values(entry)),
                    provenance: entry.provenance.word(),
                    note: &entry.note,
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every value of the standard sheet must come through: written again, the line is the same.
    #[test]
    fn values_are_taken_apart_completely() {
        for entry in &Sheet::standard().entries {
            let again: Vec<String> = values(entry)
                .iter()
                .map(|(key, value)| format!("{key} = {}", value.to_string().replace(',', ", ")))
                .collect();
            assert_eq!(again.join(", "), entry.values, "{}", entry.name);
        }
    }

    #[test]
    fn parts_are_named_as_in_the_file() {
        let sheet = Sheet::standard();
        let mut parts: Vec<&str> = sheet.entries.iter().map(part_of).collect();
        parts.dedup();
        let expected = [
            "tavern_cards",
            "upgrades",
            "regulars",
            "noble",
            "guests",
            "rounds.summer",
            "rounds.winter",
            "rounds",
            "monastery",
            "reputation",
            "reputation_signatures",
            "entertainers",
            "start_cards",
            "guest_book",
            "limits",
        ];
        assert_eq!(parts, expected);
    }
}
