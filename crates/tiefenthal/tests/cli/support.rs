//! Runs the program and looks at what comes out.

use engine::sheet::{RELEASED, Sheet};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run left behind.
#[derive(Debug, PartialEq)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, ready to get arguments.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tiefenthal"));
    // The tests read English, whatever the language of this machine.
    command.stdin(Stdio::null()).env("LC_ALL", "C");
    command
}

/// Runs the program with these arguments, divided by blanks.
pub(crate) fn run(arguments: &str) -> Ran {
    let output = program().args(arguments.split_whitespace()).output().expect("the program");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Ran {
    /// The output of a run that succeeded and complained of nothing.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.complaint()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// What the run complained of. If the standard sheet has been corrected since the computer players
    /// were trained, that they say so is no complaint.
    fn complaint(&self) -> &str {
        let corrected = Sheet::standard().hash_hex() != RELEASED[0].hash;
        match self.err.split_once('\n') {
            Some((note, rest))
                if corrected
                    && note.starts_with(
                        "note: computer players and hints were trained with another sheet",
                    ) =>
            {
                rest
            }
            Some(_) | None => &self.err,
        }
    }

    /// The one line of complaint of a run that ended with this code.
    #[track_caller]
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{self:?}");
        let line = self.err.strip_suffix('\n').expect("a line");
        assert!(!line.contains('\n') && !line.contains("panicked"), "{}", self.err);
        line.strip_prefix("tiefenthal: ").expect("the name of the program").to_owned()
    }

    /// The output as JSON.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.ok()).expect("JSON")
    }
}

/// A directory of this test alone that does not exist yet.
pub(crate) fn fresh(test: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cli").join(test);
    if path.is_dir() {
        fs::remove_dir_all(&path).expect("the rest of an earlier run");
    } else if path.exists() {
        fs::remove_file(&path).expect("the rest of an earlier run");
    }
    fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
    path
}

/// A file of this test alone with this content.
pub(crate) fn file(test: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let directory = fresh(test);
    fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join("file");
    fs::write(&path, content).expect("a file");
    path
}

/// No line may be wider than a terminal.
#[track_caller]
pub(crate) fn assert_narrow(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "too wide: {line}");
    }
}
