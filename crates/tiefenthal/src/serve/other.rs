//! A server of ours that has the same games open.

use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The longest answer that is read.
const MOST: u64 = 64 * 1024;

/// How long to wait for one.
const PATIENCE: Duration = Duration::from_secs(2);

/// A running server, as it says itself in its data folder.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Running {
    /// Its address.
    pub(super) url: String,
    /// Names this run of it.
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

    /// Says in the folder where this server is.
    pub(super) fn leave_note(&self, data: &Path) -> io::Result<()> {
        fs::write(note_in(data), serde_json::to_string(self)?)
    }

    /// Takes the note away again. One that stays, as after a crash, does no harm: nobody answers.
    pub(super) fn take_note_away(data: &Path) {
        let _ = fs::remove_file(note_in(data));
    }

    fn status(&self) -> io::Result<protocol::Status> {
        let unclear = || io::Error::from(io::ErrorKind::InvalidData);
        let host = self.url.strip_prefix("http://").ok_or_else(unclear)?;
        let address: SocketAddr = host.parse().map_err(|_| unclear())?;
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(stream, "GET /api/status HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.take(MOST).read_to_string(&mut answer)?;
        let (_, body) = answer.split_once("\r\n\r\n").ok_or_else(unclear)?;
        Ok(serde_json::from_str(body)?)
    }
}

fn note_in(data: &Path) -> PathBuf {
    data.join("server.json")
}
