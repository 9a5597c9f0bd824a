//! How people send and hear messages.

use futures_util::{SinkExt as _, StreamExt as _};
use load::Socket;
use protocol::FromClient;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

/// The server ended the connection, as it does when it is killed.
pub struct Gone;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haste {
    /// At once, and everything up to five times: so much that the server reads it only bit by bit.
    Flood,
    /// With a moment to think, and everything once or twice: what the server reads at once.
    Calm,
}

impl Haste {
    /// The most times that something is sent.
    pub fn copies(self) -> u64 {
        match self {
            Haste::Flood => 5,
            Haste::Calm => 2,
        }
    }

    /// How long to think.
    pub fn thinks(self, luck: u64) -> Duration {
        match self {
            Haste::Flood => Duration::ZERO,
            Haste::Calm => Duration::from_millis(300 + luck % 200),
        }
    }
}

pub fn sent_id(message: &FromClient) -> &str {
    match message {
        FromClient::Command(command) => &command.id,
        FromClient::Say(say) => &say.id,
        FromClient::Rewind(ask) => &ask.id,
        FromClient::Vote(vote) => &vote.id,
        FromClient::Rehearse(ask) => &ask.id,
        FromClient::Perform(perform) => &perform.id,
        FromClient::Hint(ask) => &ask.id,
    }
}

/// Sends a message this many times, each over either socket.
pub async fn send(
    sockets: [&mut Socket; 2],
    message: &FromClient,
    copies: u64,
    luck: u64,
) -> Result<(), Gone> {
    let text = serde_json::to_string(message).expect("JSON");
    let [first, second] = sockets;
    for n in 0..copies {
        let socket = if luck >> n & 1 == 0 { &mut *first } else { &mut *second };
        socket.send(Message::text(text.clone())).await.map_err(|_| Gone)?;
    }
    Ok(())
}

pub async fn hear(socket: &mut Socket) -> Result<String, Gone> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
            Some(Ok(_)) => {}
        }
    }
}
