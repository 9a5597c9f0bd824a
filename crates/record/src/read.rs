//! Reads a record: format, limits and the running hash. Whether the game was played by the rules
//! is for [`replay`](crate::replay()) to see.

use crate::error::{Error, Reason};
use crate::hash::{LineHash, unseal};
use crate::line::{AnyHeader, DecisionLine, FORMAT, HeaderLine, OverLine, UndoLine, parse};
use crate::notation::{action_text, read_action};
use crate::{End, Entry, Header, Limits, Record, STANDARD, VERSION};
use engine::sheet::Sheet;
use engine::{RULES_VERSION, Setup};
use std::io::{BufRead, Read};

impl Record {
    /// Reads a whole record.
    pub fn read(text: &str) -> Result<Record, Error> {
        Record::read_from(text.as_bytes())
    }

    /// Reads a whole record, line by line and never more than the limits allow.
    pub fn read_from(mut from: impl BufRead) -> Result<Record, Error> {
        let mut reader = Reader::new();
        let mut line = Vec::new();
        loop {
            let at = reader.next_line();
            let refuse = |reason| Error { line: at, reason };
            let limit = reader.line_limit();
            line.clear();
            // One byte for the line feed and one to see that there is more.
            let mut bounded = from.by_ref().take(limit as u64 + 2);
            let read = bounded.read_until(b'\n', &mut line);
            read.map_err(|error| refuse(Reason::Unreadable(error.kind())))?;
            if line.is_empty() {
                return reader.finish();
            }
            if line.pop_if(|last| *last == b'\n').is_none() {
                let cut = line.len() <= limit;
                let long = Reason::LineTooLong { limit };
                return Err(refuse(if cut { Reason::Truncated } else { long }));
            }
            let text = core::str::from_utf8(&line).map_err(|_| refuse(Reason::NotText))?;
            reader.push(text)?;
        }
    }
}

/// Takes a record line by line, for example out of a store.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    record: Option<Record>,
    lines: usize,
}

impl Reader {
    /// A reader that waits for the first line.
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Takes the next line, without its line feed. A refused one leaves no trace.
    pub fn push(&mut self, line: &str) -> Result<(), Error> {
        self.take(line).map_err(|reason| Error { line: self.next_line(), reason })?;
        self.lines += 1;
        Ok(())
    }

    /// The record so far; there must have been a first line.
    pub fn finish(self) -> Result<Record, Error> {
        self.record.ok_or(Error { line: 1, reason: Reason::Empty })
    }

    /// The number of the line that comes next, from 1.
    fn next_line(&self) -> usize {
        self.lines + 1
    }

    fn line_limit(&self) -> usize {
        if self.lines == 0 { Limits::HEADER } else { Limits::LINE }
    }

    fn take(&mut self, line: &str) -> Result<(), Reason> {
        let limit = self.line_limit();
        if line.len() > limit {
            return Err(Reason::LineTooLong { limit });
        }
        if self.lines == Limits::LINES {
            return Err(Reason::TooManyLines { limit: Limits::LINES });
        }
        let bytes = self.record.as_ref().map_or(0, |record| record.bytes) + line.len() + 1;
        if bytes > Limits::BYTES {
            return Err(Reason::TooLarge { limit: Limits::BYTES });
        }
        match &mut self.record {
            None => self.record = Some(read_header(line)?),
            Some(record) => {
                read_line(record, line)?;
                record.bytes = bytes;
            }
        }
        Ok(())
    }
}

fn read_header(line: &str) -> Result<Record, Reason> {
    // Before anything else, so that a later version is named as such.
    let any: AnyHeader = serde_json::from_str(line).map_err(|e| Reason::Json(e.to_string()))?;
    if any.format != FORMAT {
        return Err(Reason::OtherFormat);
    }
    if any.version != VERSION {
        return Err(Reason::OtherVersion { version: any.version });
    }
    let (object, hash) = unseal(None, line)?;
    let bytes = line.len() + 1;
    let line: HeaderLine = parse(&object)?;
    if line.rules != RULES_VERSION {
        return Err(Reason::OtherRules { rules: line.rules });
    }
    check_names(&line.setup, &line.names)?;
    let nonces = if line.commitment.is_some() { line.setup.players as usize } else { 0 };
    if line.nonces.len() != nonces {
        return Err(Reason::Uncommitted);
    }
    let header = Header {
        sheet: read_sheet(&line.sheet, line.sheet_toml.as_deref())?,
        setup: line.setup,
        names: line.names,
        start_player: line.start_player,
        start_cards: line.start_cards,
        commitment: line.commitment,
        nonces: line.nonces,
        chance: line.chance.into_iter().map(Into::into).collect(),
        events: line.events,
    };
    Ok(Record { header, entries: Vec::new(), end: None, hash, bytes })
}

/// One name for each player, and none that could disturb a screen.
pub(crate) fn check_names(setup: &Setup, names: &[String]) -> Result<(), Reason> {
    setup.check().map_err(Reason::Setup)?;
    if names.len() != setup.players as usize {
        return Err(Reason::NotEveryName);
    }
    let bad = |name: &String| {
        let length = name.chars().count();
        length == 0 || length > crate::MAX_NAME || name.chars().any(char::is_control)
    };
    match names.iter().position(bad) {
        Some(seat) => Err(Reason::BadName { seat }),
        None => Ok(()),
    }
}

fn read_sheet(hash: &str, text: Option<&str>) -> Result<Sheet, Reason> {
    let sheet = match text {
        None => STANDARD.clone(),
        // The standard sheet is never written out.
        Some(_) if hash == STANDARD.hash_hex() => return Err(Reason::NotCanonical),
        Some(text) => Sheet::read(text).map_err(Reason::Sheet)?,
    };
    if sheet.hash_hex() == hash { Ok(sheet) } else { Err(Reason::OtherSheet) }
}

fn read_line(record: &mut Record, line: &str) -> Result<(), Reason> {
    let (object, hash) = unseal(Some(record.hash), line)?;
    if record.end.is_some() {
        return Err(Reason::AfterTheEnd);
    }
    let number = record.entries.len() as u32 + 1;
    let check = |found| match found == number {
        true => Ok(()),
        false => Err(Reason::Number { expected: number, found }),
    };
    match second_member(&object) {
        Some("undo") => {
            let line: UndoLine = parse(&object)?;
            check(line.n)?;
            record.entries.push(Entry::Undo(line.undo));
        }
        Some("over") => {
            let line: OverLine = parse(&object)?;
            check(line.n)?;
            if line.reveal.is_some() && record.header.commitment.is_none() {
                return Err(Reason::Uncommitted);
            }
            record.end = Some(End { outcome: line.over, secret: line.reveal });
        }
        _ => {
            let line: DecisionLine = parse(&object)?;
            check(line.n)?;
            let action = read_action(&line.action)?;
            if action_text(&action) != line.action {
                return Err(Reason::NotCanonical);
            }
            record.entries.push(Entry::Decision {
                seat: line.seat,
                action,
                chance: line.chance.into_iter().map(Into::into).collect(),
                events: line.events,
            });
        }
    }
    record.hash = hash;
    Ok(())
}

/// The name of the second member, which tells the kinds of lines apart.
fn second_member(object: &str) -> Option<&str> {
    let (_, rest) = object.split_once(",\"")?;
    rest.split_once('"').map(|(name, _)| name)
}

impl Record {
    /// The hash of the last line, which stands for the whole record.
    pub fn hash(&self) -> LineHash {
        self.hash
    }
}
