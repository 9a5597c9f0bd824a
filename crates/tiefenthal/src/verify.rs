//! `verify`: whether the dice and cards of a recorded game were fair.

use crate::VerifyArgs;
use crate::failure::Failure;
use crate::files;
use record::Verdict;
use std::io::Write;
use std::process::ExitCode;

/// The exit code for a record that proves nothing either way.
const UNDECIDED: u8 = 2;

/// Runs the command.
pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let record = files::read_record(&args.file)?;
    let verdict = record::verify(&record).map_err(|error| files::refused(&args.file, &error))?;
    let message = format!("{}: {verdict}", args.file.display());
    match verdict {
        Verdict::Fair { .. } => {
            writeln!(out, "{message}")?;
            Ok(ExitCode::SUCCESS)
        }
        Verdict::Unfinished
        | Verdict::NotRevealed
        | Verdict::NotCommitted
        | Verdict::OtherRules { .. } => Err(Failure::Verdict(message, UNDECIDED)),
        Verdict::OtherSeed(_) | Verdict::OtherOutcome(_) => Err(Failure::Message(message)),
    }
}
