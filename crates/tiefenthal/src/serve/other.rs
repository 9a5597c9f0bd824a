//! Another server of ours that has the same games open.

use crate::data;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The maximum size of an answer.
const MAX_ANSWER: u64 = 64 * 1024;

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(2);

/// A running server, as described by the note in its data folder.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Running {
    /// Its address.
    pub(super) url: String,
    /// The id of this run.
    pub(super) instance: String,
}

impl Running {
    /// The server that left a note in the folder, if it answers.
    pub(super) fn find(data: &Path) -> Option<Running> {
        let text = fs::read_to_string(note_in(data)).ok()?;
        let running: Running = serde_json::from_str(&text).ok()?;
        let status = running.status().ok()?;
        (status.instance == running.instance).then_some(running)
    }

    /// Leaves a note in the folder with the address of this server.
    pub(super) fn leave_note(&self, folder: &Path) -> io::Result<()> {
        data::write_private(&note_in(folder), serde_json::to_string(self)?.as_bytes())
    }

    /// Removes the note. One left behind by a crash does no harm, because nobody answers.
    pub(super) fn remove_note(data: &Path) {
        let _ = fs::remove_file(note_in(data));
    }

    fn status(&self) -> io::Result<protocol::Status> {
        let invalid = || io::Error::from(io::ErrorKind::InvalidData);
        let host = self.url.strip_prefix("http://").ok_or_else(invalid)?;
        let address: SocketAddr = host.parse().map_err(|_| invalid())?;
        let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        write!(stream, "GET /api/status HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.take(MAX_ANSWER).read_to_string(&mut answer)?;
        let (_, body) = answer.split_once("\r\n\r\n").ok_or_else(invalid)?;
        Ok(serde_json::from_str(body)?)
    }
}

fn note_in(data: &Path) -> PathBuf {
    data.join("server.json")
}
