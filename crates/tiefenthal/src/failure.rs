//! How a command ends when it cannot do what it was asked.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command stopped. The message is one line and says what to do.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something was wrong with what the command was given.
    Said(String),
    /// The command did its work, and this is what it found, with the exit code that says so.
    Verdict(String, u8),
    /// The result could not be printed.
    Output(io::Error),
}

impl Failure {
    /// A failure with this message.
    pub(crate) fn said(message: impl fmt::Display) -> Failure {
        Failure::Said(message.to_string())
    }

    /// Tells the user, unless nobody listens any more, and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // Whoever read the output has seen enough: `tiefenthal sheet | head`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Output(error) => complain(&format!("the result cannot be printed: {error}")),
            Failure::Said(message) => complain(message),
            Failure::Verdict(message, code) => {
                complain(message);
                return ExitCode::from(*code);
            }
        }
        ExitCode::FAILURE
    }
}

/// Files are read and written in `files`, where errors get their names: what is left is output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

/// Tells something that is no failure.
pub(crate) fn note(message: &str) {
    complain(message);
}

/// One line on the error stream; if even that is closed, there is nobody to tell.
fn complain(message: &str) {
    use io::Write as _;
    let _ = writeln!(io::stderr(), "tiefenthal: {message}");
}
