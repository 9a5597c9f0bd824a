//! A person at the keyboard of `tiefenthal play`.

use crate::support::{assert_narrow, fresh, program};
use std::fs;
use std::io::{BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// A game at a keyboard.
pub(crate) struct Keyboard {
    child: Child,
    keys: Option<ChildStdin>,
    screen: BufReader<ChildStdout>,
    /// Everything shown since the last answer.
    pub(crate) shown: String,
    pub(crate) over: bool,
}

impl Keyboard {
    pub(crate) fn start(arguments: &[&str]) -> Keyboard {
        let mut command = program();
        command.arg("play").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program");
        let keys = child.stdin.take();
        let screen = BufReader::new(child.stdout.take().expect("the output"));
        let mut keyboard = Keyboard { child, keys, screen, shown: String::new(), over: false };
        keyboard.wait();
        keyboard
    }

    /// Reads up to the next prompt or the end.
    fn wait(&mut self) {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while !(bytes.ends_with(b"\n> ") || bytes == b"> ") {
            if self.screen.read(&mut byte).expect("output") == 0 {
                self.over = true;
                break;
            }
            bytes.push(byte[0]);
        }
        self.shown = String::from_utf8(bytes).expect("UTF-8");
        // The names of files are as long as they are.
        let lines: Vec<&str> = self.shown.lines().filter(|l| !l.contains(".jsonl")).collect();
        assert_narrow(&lines.join("\n"));
    }

    /// Types a line and shows what comes of it.
    pub(crate) fn type_in(&mut self, line: &str) -> &str {
        let keys = self.keys.as_mut().expect("a keyboard");
        writeln!(keys, "{line}").expect("a key");
        self.wait();
        &self.shown
    }

    /// Takes the first entry of every menu until these words are shown.
    pub(crate) fn until(&mut self, words: &str) {
        for _ in 0..200 {
            if self.shown.contains(words) {
                return;
            }
            let mut numbers = self.shown.lines().filter_map(|line| {
                let number = line.trim_start().split_once(") ")?.0;
                number.parse::<u8>().is_ok().then_some(number)
            });
            let first = numbers.next().unwrap_or("1").to_owned();
            self.type_in(&first);
        }
        panic!("no {words:?}: {}", self.shown);
    }

    /// How many entries the menu has that was shown last.
    pub(crate) fn entries(&self) -> u64 {
        let mut most = 0;
        for (at, _) in self.shown.match_indices(") ") {
            let digits = self.shown[..at].chars().rev().take_while(char::is_ascii_digit).count();
            let before = self.shown[..at - digits].chars().next_back();
            if digits > 0 && before == Some(' ') {
                most = most.max(self.shown[at - digits..at].parse().expect("a number"));
            }
        }
        most
    }

    /// Ends the input and gives what was shown last and the exit code.
    pub(crate) fn close(mut self) -> (String, Option<i32>) {
        drop(self.keys.take());
        if !self.over {
            self.wait();
        }
        (self.shown, self.child.wait().expect("the end").code())
    }
}

/// A new file for a game, and its name.
pub(crate) fn save(test: &str) -> (PathBuf, String) {
    let directory = fresh(test);
    fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join("game.jsonl");
    let name = path.display().to_string();
    (path, name)
}

/// The file beside it.
pub(crate) fn key(path: &Path) -> PathBuf {
    path.with_extension("jsonl.key")
}
