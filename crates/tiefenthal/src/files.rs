//! Reading and writing files, with errors that name the file and say what to do.

use crate::failure::Failure;
use engine::Rules;
use engine::sheet::Sheet;
use record::Record;
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::Path;

/// No component sheet is nearly as large.
const MAX_SHEET: u64 = 1 << 20;

/// The whole text of a file that is not empty and has at most `most` bytes.
fn read_text(path: &Path, most: u64) -> Result<String, Failure> {
    let name = path.display();
    if path.is_dir() {
        return Err(Failure::said(format_args!("{name} is a directory; name a file in it")));
    }
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    read.map_err(|error| cannot("read", path, &error))?;
    if bytes.is_empty() {
        return Err(Failure::said(format_args!("{name} is empty")));
    }
    if bytes.len() as u64 > most {
        let mib = most >> 20;
        return Err(Failure::said(format_args!(
            "{name} is larger than {mib} MiB: not what is read here"
        )));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::said(format_args!("{name} is not a text file: byte {at} is not UTF-8"))
    })
}

/// The record in a file: well-formed and unbroken, but not yet played again.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = read_text(path, record::Limits::BYTES as u64)?;
    Record::read(&text).map_err(|error| refused(path, &error))
}

/// What is wrong with which line of a record.
pub(crate) fn refused(path: &Path, error: &record::Error) -> Failure {
    Failure::said(format_args!("{}: {}", path.display(), one_line(error)))
}

/// The sheet in a file, checked.
pub(crate) fn read_sheet(path: &Path) -> Result<Sheet, Failure> {
    Sheet::read(&read_text(path, MAX_SHEET)?)
        .map_err(|error| Failure::said(format_args!("{}: {}", path.display(), one_line(error))))
}

/// The sheet in a file, or the one that is built in.
pub(crate) fn sheet_or_standard(path: Option<&Path>) -> Result<Sheet, Failure> {
    path.map_or_else(|| Ok(Sheet::standard()), read_sheet)
}

/// Says on the error stream if one of these players learned with other rules or another sheet.
pub(crate) fn note_untrained(rules: &Rules, bots: &[impl AsRef<str>]) {
    let learned = bots.iter().any(|id| players::is_learned(id.as_ref()));
    if learned && !players::standard_value().trained_for(rules) {
        eprintln!(
            "note: computer players and hints learned what things are worth with another sheet or \
             other rules; here they judge by the same values and may be weaker (`tiefenthal train \
             --sheet` learns new ones)"
        );
    }
}

/// The rules of the sheet in a file, or of the one that is built in.
pub(crate) fn rules(path: Option<&Path>) -> Result<Rules, Failure> {
    sheet_or_standard(path).map(Rules::new)
}

/// Makes sure that a directory is there and has nothing in it.
pub(crate) fn empty_directory(path: &Path) -> Result<(), Failure> {
    let name = path.display();
    if path.exists() && !path.is_dir() {
        return Err(Failure::said(format_args!(
            "{name} is not a directory; name a new or empty one"
        )));
    }
    fs::create_dir_all(path).map_err(|error| cannot("create", path, &error))?;
    let mut entries = fs::read_dir(path).map_err(|error| cannot("read", path, &error))?;
    match entries.next() {
        None => Ok(()),
        Some(_) => Err(Failure::said(format_args!(
            "{name} is not empty; name a new or an empty directory, so that no record is overwritten"
        ))),
    }
}

/// Writes a file so that its name stands for the whole content or does not exist: under a name
/// with `.part` at the end, which is taken off when all is written.
pub(crate) fn write_whole(directory: &Path, name: &str, content: &[u8]) -> Result<(), Failure> {
    let (path, part) = (directory.join(name), directory.join(format!("{name}.part")));
    let written = fs::write(&part, content).and_then(|()| fs::rename(&part, &path));
    written.map_err(|error| {
        // What is left of it is of no use; that it could not be written is what matters.
        let _ = fs::remove_file(&part);
        cannot("write", &path, &error)
    })
}

/// What could not be done with which file.
pub(crate) fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    let name = path.display();
    match error.kind() {
        io::ErrorKind::NotFound if what == "read" => {
            Failure::said(format_args!("{name} does not exist; check the name"))
        }
        io::ErrorKind::PermissionDenied => {
            Failure::said(format_args!("no permission to {what} {name}"))
        }
        _ => Failure::said(format_args!("cannot {what} {name}: {error}")),
    }
}

/// The message on one line, as every message of this program is.
fn one_line(message: impl ToString) -> String {
    plain(&message.to_string()).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text out of a file for a terminal: what could move the cursor becomes a blank.
pub(crate) fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Prints a report: one JSON object, or as people read it.
pub(crate) fn tell<R: Serialize, W: Write>(
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
