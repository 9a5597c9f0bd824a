//! `verify`: whether the dice and cards of a recorded game were fair.

use crate::VerifyArgs;
use crate::failure::Failure;
use crate::files;
use chance::Nonce;
use record::{Record, Verdict};
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit code for a record that proves nothing either way.
const UNDECIDED: u8 = 2;

/// Runs the command.
pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let record = files::read_record(&args.file)?;
    let verdict = record::verify(&record).map_err(|error| files::refused(&args.file, &error))?;
    let message = format!("{}: {verdict}", args.file.display());
    let hints = files::hints_taken(&record);
    match verdict {
        Verdict::Fair { .. } => {
            writeln!(out, "{message}")?;
            writeln!(out, "{}", nonces(&record))?;
            print_hints(hints, out)?;
            Ok(ExitCode::SUCCESS)
        }
        Verdict::Unfinished
        | Verdict::NotRevealed
        | Verdict::NotCommitted
        | Verdict::OtherRules { .. } => {
            print_hints(hints, out)?;
            Err(Failure::Verdict(message, UNDECIDED))
        }
        Verdict::OtherSeed(_) | Verdict::OtherOutcome(_) => Err(Failure::Message(message)),
    }
}

/// What the players added to the seed.
fn nonces(record: &Record) -> String {
    let header = &record.header;
    let named = header.names.iter().zip(&header.nonces);
    let added = named.filter(|(_, nonce)| **nonce != Nonce::default());
    let added: Vec<String> =
        added.map(|(name, nonce)| format!("{} {nonce}", files::plain(name))).collect();
    match added.is_empty() {
        true => "no player added to the seed".to_owned(),
        false => format!("added to the seed by players: {}", added.join(", ")),
    }
}

fn print_hints(hints: Option<String>, out: &mut impl Write) -> io::Result<()> {
    hints.map_or(Ok(()), |hints| writeln!(out, "{hints}"))
}
