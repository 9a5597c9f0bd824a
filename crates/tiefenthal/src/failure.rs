//! How a command reports failure.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command stopped. The message is one line and says what to do.
#[derive(Debug)]
pub(crate) enum Failure {
    /// An input was wrong.
    Message(String),
    /// The command succeeded and reached this verdict, reported with its own exit code.
    Verdict(String, u8),
    /// The result could not be printed.
    Output(io::Error),
}

impl Failure {
    /// A failure with this message.
    pub(crate) fn message(message: impl fmt::Display) -> Failure {
        Failure::Message(message.to_string())
    }

    /// Prints the message, unless the reader has closed the pipe, and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // The reader has seen enough: `tiefenthal sheet | head`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Output(error) => complain(&format!("cannot print the result: {error}")),
            Failure::Message(message) => complain(message),
            Failure::Verdict(message, code) => {
                complain(message);
                return ExitCode::from(*code);
            }
        }
        ExitCode::FAILURE
    }
}

/// `files` names the file in its own errors, so every remaining I/O error comes from the output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<lab::Bug> for Failure {
    fn from(bug: lab::Bug) -> Failure {
        Failure::message(bug)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

/// Prints a note that is not a failure.
pub(crate) fn note(message: &str) {
    complain(message);
}

/// Writes one line to standard error, and gives up silently if that is closed.
fn complain(message: &str) {
    use io::Write as _;
    let _ = writeln!(io::stderr(), "tiefenthal: {message}");
}
