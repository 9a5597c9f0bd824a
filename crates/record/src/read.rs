//! Reads a record: format, limits and the running hash. [`replay`](crate::replay()) checks whether
//! the game was played by the rules.

use crate::error::{Error, Reason};
use crate::hash::{LineHash, unseal};
use crate::line::{
    AnyHeader, DecisionLine, FORMAT, HeaderLine, HintLine, OverLine, RewindLine, Spelling,
    UndoLine, parse,
};
use crate::tail::Tail;
use crate::{Checked, End, Entry, Format, Header, Line, Record, sheets};
use engine::notation::{read_action, read_game, write_action, write_position};
use engine::sheet::Sheet;
use engine::{Game, Setup};
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
            let tail = reader.tail();
            let refuse = |reason| Error { line: tail.lines + 1, reason };
            let limit = tail.limit();
            line.clear();
            // One byte for the line feed, and one to notice a line that is too long.
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

    /// The hash of the last line, which stands for the whole record.
    pub fn hash(&self) -> Option<LineHash> {
        self.tail.hash
    }
}

/// Reads a record line by line and keeps it. [`Replayer`](crate::Replayer) also replays it.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    record: Option<Record>,
}

impl Reader {
    /// A reader that waits for the first line.
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Takes the next line, without its line feed. A refused line leaves no trace.
    pub fn push(&mut self, line: &str) -> Result<(), Error> {
        let Some(record) = &mut self.record else {
            let (header, tail) = read_header(line)?;
            self.record = Some(Record { header, entries: Vec::new(), end: None, tail });
            return Ok(());
        };
        let (line, tail) = read_line(&record.header, &record.tail, line)?;
        match line {
            Line::Entry(entry) => record.entries.push(entry),
            Line::End(end) => record.end = Some(end),
        }
        record.tail = tail;
        Ok(())
    }

    /// The record so far; there must have been a first line.
    pub fn finish(self) -> Result<Record, Error> {
        self.record.ok_or(Error { line: 1, reason: Reason::Empty })
    }

    fn tail(&self) -> Tail {
        self.record.as_ref().map_or_else(Tail::default, |record| record.tail)
    }
}

/// Reads the first line.
pub(crate) fn read_header(line: &str) -> Result<(Header, Tail), Error> {
    let refuse = |reason| Error { line: 1, reason };
    let tail = Tail::default();
    tail.check(line.len()).map_err(refuse)?;
    let (header, hash) = header(line).map_err(refuse)?;
    Ok((header, tail.with(line.len(), hash)))
}

/// Reads the line that follows `tail` in a record with this first line.
pub(crate) fn read_line(header: &Header, tail: &Tail, line: &str) -> Result<(Line, Tail), Error> {
    let read = || {
        tail.check(line.len())?;
        let (object, hash) = unseal(tail.hash, line)?;
        if tail.over {
            return Err(Reason::AfterTheEnd);
        }
        let read = match header.checked() {
            Checked::ByRules => body(header, tail, &object, Spelling::Exact)?,
            Checked::EventsOnly { rules } => body(header, tail, &object, Spelling::Any)
                .map_err(|why| Reason::OtherRules { rules, why: Box::new(why) })?,
        };
        let over = matches!(read, Line::End(_));
        Ok((read, Tail { over, ..tail.with(line.len(), hash) }))
    };
    read().map_err(|reason| Error { line: tail.lines + 1, reason })
}

fn header(line: &str) -> Result<(Header, LineHash), Reason> {
    // Before anything else, so that a later version is reported as such.
    let any: AnyHeader = serde_json::from_str(line).map_err(|e| Reason::Json(e.to_string()))?;
    if any.format != FORMAT {
        return Err(Reason::OtherFormat);
    }
    let format = Format::of(any.version);
    let format = format.ok_or(Reason::OtherVersion { version: any.version })?;
    let (object, hash) = unseal(None, line)?;
    let header = match any.rules.map(Checked::of) {
        None | Some(Checked::ByRules) => header_of(format, parse(&object, Spelling::Exact)?)?,
        Some(Checked::EventsOnly { rules }) => parse(&object, Spelling::Any)
            .and_then(|line| header_of(format, line))
            .map_err(|why| Reason::OtherRules { rules, why: Box::new(why) })?,
    };
    Ok((header, hash))
}

fn header_of(format: Format, line: HeaderLine) -> Result<Header, Reason> {
    if line.position.is_some() != (format >= Format::Placed) {
        return Err(Reason::OtherOpening);
    }
    check_names(&line.setup, &line.names)?;
    let nonces = if line.commitment.is_some() { line.setup.players as usize } else { 0 };
    if line.nonces.len() != nonces {
        return Err(Reason::Uncommitted);
    }
    let sheet = sheets::find(&line.sheet, line.sheet_toml.as_deref())?;
    let from = match &line.position {
        Some(position) => Some(Box::new(beginning(position, &sheet, &line.setup)?)),
        None => None,
    };
    Ok(Header {
        format,
        rules: line.rules,
        sheet,
        setup: line.setup,
        from,
        names: line.names,
        start_player: line.start_player,
        start_cards: line.start_cards,
        commitment: line.commitment,
        nonces: line.nonces,
        chance: line.chance.into_iter().map(Into::into).collect(),
        events: line.events,
    })
}

/// The position at which a game with this set-up begins. It has one spelling whatever rules the game
/// was played by: every version reads a position as strictly.
fn beginning(position: &str, sheet: &Sheet, setup: &Setup) -> Result<Game, Reason> {
    let game = read_game(&sheets::rules(sheet), position).map_err(Reason::Position)?;
    if write_position(&game) != position {
        return Err(Reason::NotCanonical);
    }
    if game.setup().as_ref() != Some(setup) {
        return Err(Reason::OtherOpening);
    }
    Ok(game)
}

/// Checks that there is one name for each player, and none that could garble a screen.
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

fn body(header: &Header, tail: &Tail, object: &str, spelling: Spelling) -> Result<Line, Reason> {
    let number = tail.lines as u32;
    let check = |found| match found == number {
        true => Ok(()),
        false => Err(Reason::Number { expected: number, found }),
    };
    match second_member(object) {
        Some("undo") => {
            let line: UndoLine = parse(object, spelling)?;
            check(line.n)?;
            Ok(Line::Entry(Entry::Undo(line.undo)))
        }
        Some("rewind") if header.format >= Format::Rewindable => {
            let line: RewindLine = parse(object, spelling)?;
            check(line.n)?;
            Ok(Line::Entry(Entry::Rewind(line.rewind)))
        }
        Some("hint") if header.format >= Format::Rewindable => {
            let line: HintLine = parse(object, spelling)?;
            check(line.n)?;
            Ok(Line::Entry(Entry::Hint(line.hint)))
        }
        Some("over") => {
            let line: OverLine = parse(object, spelling)?;
            check(line.n)?;
            if line.reveal.is_some() && header.commitment.is_none() {
                return Err(Reason::Uncommitted);
            }
            Ok(Line::End(End { outcome: line.over, secret: line.reveal }))
        }
        _ => {
            let line: DecisionLine = parse(object, spelling)?;
            check(line.n)?;
            let action = read_action(&line.action).map_err(Reason::Action)?;
            if spelling == Spelling::Exact && write_action(&action) != line.action {
                return Err(Reason::NotCanonical);
            }
            Ok(Line::Entry(Entry::Decision {
                seat: line.seat,
                action,
                chance: line.chance.into_iter().map(Into::into).collect(),
                events: line.events,
            }))
        }
    }
}

/// Whether this is the last line of a record, which says that the game is over.
pub fn is_end(line: &str) -> bool {
    second_member(line) == Some("over")
}

/// The name of the second member, which distinguishes the kinds of lines.
pub(crate) fn second_member(object: &str) -> Option<&str> {
    let (_, rest) = object.split_once(",\"")?;
    rest.split_once('"').map(|(name, _)| name)
}
