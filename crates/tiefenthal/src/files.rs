//! Reading and writing files, with errors that name the file and say what to do.

use crate::failure::Failure;
use engine::Rules;
use engine::model::Seat;
use engine::sheet::Sheet;
use record::Record;
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::Path;

/// Far larger than any component sheet.
const MAX_SHEET: u64 = 1 << 20;

/// Reads a text file that must not be empty or larger than `most` bytes.
fn read_text(path: &Path, most: u64) -> Result<String, Failure> {
    let name = path.display();
    if path.is_dir() {
        return Err(Failure::message(format_args!("{name} is a directory; choose a file in it")));
    }
    let mut file = File::open(path).map_err(|error| cannot("read", path, &error))?;
    text(&mut file, path, most)
}

/// The text in an open file, under the same conditions.
pub(crate) fn text(file: &mut File, path: &Path, most: u64) -> Result<String, Failure> {
    let name = path.display();
    let mut bytes = Vec::new();
    let read = file.take(most + 1).read_to_end(&mut bytes);
    read.map_err(|error| cannot("read", path, &error))?;
    if bytes.is_empty() {
        return Err(Failure::message(format_args!("{name} is empty")));
    }
    if bytes.len() as u64 > most {
        let mib = most >> 20;
        return Err(Failure::message(format_args!(
            "{name} is larger than {mib} MiB, the limit for this kind of file"
        )));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::message(format_args!("{name} is not a text file: byte {at} is not UTF-8"))
    })
}

/// The record in a file: well-formed and unbroken, but not yet replayed.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = read_text(path, record::Limits::BYTES as u64)?;
    Record::read(&text).map_err(|error| refused(path, error))
}

/// What is wrong with which line of a record.
pub(crate) fn refused(path: &Path, error: impl ToString) -> Failure {
    Failure::message(format_args!("{}: {}", path.display(), one_line(error)))
}

/// Who took how many hints, in one line; none if nobody did.
pub(crate) fn hints_taken(record: &Record) -> Option<String> {
    let hints = record.hints();
    let seats = Seat::ALL.into_iter().zip(&record.header.names);
    let taken = seats.filter(|(seat, _)| hints[*seat] > 0);
    let taken: Vec<String> =
        taken.map(|(seat, name)| format!("{} {}", plain(name), hints[seat])).collect();
    (!taken.is_empty()).then(|| format!("hints taken: {}", taken.join(", ")))
}

/// The sheet in a file, checked.
pub(crate) fn read_sheet(path: &Path) -> Result<Sheet, Failure> {
    Sheet::read(&read_text(path, MAX_SHEET)?)
        .map_err(|error| Failure::message(format_args!("{}: {}", path.display(), one_line(error))))
}

/// The sheet in a file, or the one that is built in.
pub(crate) fn sheet_or_standard(path: Option<&Path>) -> Result<Sheet, Failure> {
    path.map_or_else(|| Ok(Sheet::standard()), read_sheet)
}

/// Notes on standard error if one of these players was trained with other rules or another sheet.
pub(crate) fn note_untrained(rules: &Rules, bots: &[impl AsRef<str>]) {
    let learned = bots.iter().any(|id| players::is_learned(id.as_ref()));
    if learned && !players::standard_value().trained_for(rules) {
        eprintln!(
            "note: computer players and hints were trained with another sheet or other rules, so \
             they may be weaker here (`tiefenthal train --sheet` trains new ones)"
        );
    }
}

/// The rules of the sheet in a file, or of the one that is built in.
pub(crate) fn rules(path: Option<&Path>) -> Result<Rules, Failure> {
    sheet_or_standard(path).map(Rules::new)
}

/// Creates a directory if it is missing, and makes sure that it is empty.
pub(crate) fn empty_directory(path: &Path) -> Result<(), Failure> {
    let name = path.display();
    if path.exists() && !path.is_dir() {
        return Err(Failure::message(format_args!(
            "{name} is not a directory; choose a new or empty one"
        )));
    }
    fs::create_dir_all(path).map_err(|error| cannot("create", path, &error))?;
    let mut entries = fs::read_dir(path).map_err(|error| cannot("read", path, &error))?;
    match entries.next() {
        None => Ok(()),
        Some(_) => Err(Failure::message(format_args!(
            "{name} is not empty; choose a new or empty directory, so that no record is overwritten"
        ))),
    }
}

/// Writes a file so that its name never refers to incomplete content: first under a name ending in
/// `.part`, which is renamed once everything is written.
pub(crate) fn write_whole(directory: &Path, name: &str, content: &[u8]) -> Result<(), Failure> {
    let (path, part) = (directory.join(name), directory.join(format!("{name}.part")));
    let written = fs::write(&part, content).and_then(|()| fs::rename(&part, &path));
    written.map_err(|error| {
        // The incomplete file is useless; report the original error.
        let _ = fs::remove_file(&part);
        cannot("write", &path, &error)
    })
}

/// The failure to do something with a file.
pub(crate) fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    let name = path.display();
    match error.kind() {
        io::ErrorKind::NotFound if what == "read" => {
            Failure::message(format_args!("{name} does not exist; check the name"))
        }
        io::ErrorKind::PermissionDenied => {
            Failure::message(format_args!("no permission to {what} {name}"))
        }
        _ => Failure::message(format_args!("cannot {what} {name}: {error}")),
    }
}

/// The message on one line, like every message of this program.
fn one_line(message: impl ToString) -> String {
    plain(&message.to_string()).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text from a file, safe for a terminal: control characters become blanks.
pub(crate) fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Prints a report, as one JSON object or for people.
pub(crate) fn print_report<R: Serialize, W: Write>(
    report: &R,
    json: bool,
    out: &mut W,
    print: impl FnOnce(&R, &mut W) -> io::Result<()>,
) -> Result<(), Failure> {
    if json {
        serde_json::to_writer_pretty(&mut *out, report)?;
        writeln!(out)?;
    } else {
        print(report, out)?;
    }
    Ok(())
}
