//! Where a game is saved: its record and, until the game is over, a key file next to it.
//!
//! The record contains everything except the seed, which would predict the dice. The key file holds
//! the seed and the list of bots; it is deleted when the game ends and the record reveals the seed.

use crate::failure::Failure;
use crate::files::{self, cannot};
use chance::{Salt, Seed};
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// What a game needs to continue, besides its record.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Key {
    pub(super) seed: Seed,
    pub(super) salt: Salt,
    /// By seat: a person, or the name of a bot.
    pub(super) seats: Vec<String>,
}

/// An open save file, locked against other programs.
#[derive(Debug)]
pub(super) struct Save {
    path: PathBuf,
    file: File,
}

impl Save {
    /// A new file, which must not exist.
    pub(super) fn create(path: PathBuf, key: &Key) -> Result<Save, Failure> {
        if path.exists() {
            return Err(Failure::message(format_args!(
                "{} exists; continue it with --resume, or choose another file",
                path.display()
            )));
        }
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))?;
        }
        let key_path = key_path(&path);
        let text = serde_json::to_string_pretty(key)?;
        fs::write(&key_path, text).map_err(|error| cannot("write", &key_path, &error))?;
        let file = OpenOptions::new().append(true).create_new(true).open(&path);
        let file = file.map_err(|error| cannot("write", &path, &error))?;
        lock(&file, &path)?;
        Ok(Save { path, file })
    }

    /// Opens a saved game: its whole lines, and what it needs to continue.
    pub(super) fn open(path: PathBuf) -> Result<(Save, String, Key), Failure> {
        let options = OpenOptions::new().read(true).append(true).open(&path);
        let mut file = options.map_err(|error| cannot("read", &path, &error))?;
        lock(&file, &path)?;
        let mut lines = files::text(&mut file, &path, record::Limits::BYTES as u64)?;
        // An incomplete last line was never shown to anybody.
        lines.truncate(lines.rfind('\n').map_or(0, |at| at + 1));
        if lines.lines().next_back().is_some_and(record::is_end) {
            return Err(Failure::message(format_args!(
                "{}: this game is over; view it with tiefenthal replay",
                path.display()
            )));
        }
        let key = read_key(&path)?;
        Ok((Save { path, file }, lines, key))
    }

    /// Drops what follows these lines in the file.
    pub(super) fn keep_only(&mut self, lines: &str) -> Result<(), Failure> {
        let kept = self.file.set_len(lines.len() as u64);
        kept.map_err(|error| cannot("write", &self.path, &error))
    }

    /// What is wrong with the lines of this file.
    pub(super) fn refused(&self, error: impl ToString) -> Failure {
        files::refused(&self.path, error)
    }

    /// The key file is not that of this record.
    pub(super) fn foreign_key(&self) -> Failure {
        let key = key_path(&self.path);
        Failure::message(format_args!("{} belongs to another game", key.display()))
    }

    /// The name of the file, for people.
    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Adds a line and hands it to the operating system.
    pub(super) fn append(&mut self, line: &str) -> Result<(), Failure> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| cannot("write", &self.path, &error))
    }

    /// Makes sure that all lines are on the disk.
    pub(super) fn sync(&self) -> Result<(), Failure> {
        self.file.sync_data().map_err(|error| cannot("write", &self.path, &error))
    }

    /// Deletes the key: the game is over and its seed revealed.
    pub(super) fn finish(self) -> Result<(), Failure> {
        self.sync()?;
        let key = key_path(&self.path);
        fs::remove_file(&key).map_err(|error| cannot("remove", &key, &error))
    }
}

fn lock(file: &File, path: &Path) -> Result<(), Failure> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => {
            let name = path.display();
            Err(Failure::message(format_args!("{name} is being played in another window")))
        }
        Err(TryLockError::Error(error)) => Err(cannot("lock", path, &error)),
    }
}

fn key_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".key");
    PathBuf::from(name)
}

fn read_key(path: &Path) -> Result<Key, Failure> {
    let key_path = key_path(path);
    let text = fs::read_to_string(&key_path).map_err(|error| {
        Failure::message(format_args!(
            "cannot continue without {}, which holds the seed of the game: {error}",
            key_path.display()
        ))
    })?;
    serde_json::from_str(&text).map_err(|error| {
        Failure::message(format_args!("{} is damaged: {error}", key_path.display()))
    })
}

/// A new name in the folder of saved games.
pub(super) fn new_path() -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let mut names = (now..).map(|number| folder().join(format!("game-{number}.jsonl")));
    names.find(|path| !path.exists()).unwrap_or_else(|| PathBuf::from("game.jsonl"))
}

/// The most recently played game that is not over.
pub(super) fn latest() -> Result<PathBuf, Failure> {
    let folder = folder();
    let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
    let unfinished = entries.map(|entry| entry.path()).filter(|path| {
        path.extension().is_some_and(|end| end == "jsonl") && key_path(path).exists()
    });
    let played = |path: &PathBuf| fs::metadata(path).and_then(|meta| meta.modified()).ok();
    unfinished.max_by_key(played).ok_or_else(|| {
        let name = folder.display();
        Failure::message(format_args!(
            "there is no unfinished game in {name}; choose one with --resume FILE"
        ))
    })
}

/// The default folder for terminal games: in the user's data folder, or else the current one.
fn folder() -> PathBuf {
    directories::ProjectDirs::from("", "", "tiefenthal")
        .map_or_else(|| PathBuf::from("."), |folders| folders.data_dir().join("terminal"))
}
