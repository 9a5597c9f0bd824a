//! Somebody's browser: requests, a cookie and sockets.

use crate::{Failed, Wire};
use protocol::{LinkMade, RoomChange, RoomView};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket to a table.
pub type Socket = WebSocketStream<Wire>;

/// How much a socket reads at once: thousands of them share the machine with the server.
const READ: usize = 16 * 1024;

/// A browser, which keeps its cookie.
#[derive(Clone, Debug)]
pub struct Browser {
    server: SocketAddr,
    /// The address it has itself: the server counts visitors by address.
    own: Option<IpAddr>,
    cookie: Option<String>,
}

impl Browser {
    /// A browser that was never at this server.
    pub fn new(server: SocketAddr) -> Browser {
        Browser { server, own: None, cookie: None }
    }

    /// The same at another address of this machine, such as any of 127.0.0.0/8.
    pub fn at(self, own: IpAddr) -> Browser {
        Browser { own: Some(own), ..self }
    }

    /// The server was started again, elsewhere.
    pub fn moved_to(&mut self, server: SocketAddr) {
        self.server = server;
    }

    /// The key that makes it somebody's.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Asks for something; the status and the body.
    pub async fn request(&mut self, head: &str, body: &str) -> Result<(u16, String), Failed> {
        let server = self.server;
        let cookie = self.cookie.as_ref().map(|key| format!("Cookie: tiefenthal={key}\r\n"));
        let text = format!(
            "{head} HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\n{}\
             Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            cookie.unwrap_or_default(),
            body.len()
        );
        let mut stream = self.connect().await?;
        stream.write_all(text.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8(answer).map_err(|_| Failed::odd("not UTF-8"))?;
        let (head, body) =
            answer.split_once("\r\n\r\n").ok_or_else(|| Failed::odd("half an answer"))?;
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.ok_or_else(|| Failed::odd(head))?;
        if let Some((_, rest)) = head.split_once("set-cookie: tiefenthal=") {
            self.cookie = rest.split(';').next().map(str::to_owned);
        }
        Ok((status, body.to_owned()))
    }

    /// Posts a value and reads the answer to a request that succeeds.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        value: &impl Serialize,
    ) -> Result<T, Failed> {
        let body = serde_json::to_string(value)?;
        let (status, body) = self.request(&format!("POST {path}"), &body).await?;
        if !(200..300).contains(&status) {
            return Err(Failed::odd(format!("POST {path}: {status} {body}")));
        }
        Ok(serde_json::from_str(&body)?)
    }

    /// Changes the room of a game.
    pub async fn change(&mut self, game: &str, change: &RoomChange) -> Result<RoomView, Failed> {
        self.post(&format!("/api/games/{game}/room"), change).await
    }

    /// Follows a link.
    pub async fn follow(&mut self, key: &str) -> Result<(), Failed> {
        let link = protocol::OpenLink { key: key.to_owned() };
        self.post::<protocol::LinkOpened>("/api/links", &link).await.map(drop)
    }

    /// Makes a link; its secret.
    pub async fn link(&mut self, game: &str, kind: protocol::LinkKind) -> Result<String, Failed> {
        let new = protocol::NewLink { kind };
        Ok(self.post::<LinkMade>(&format!("/api/games/{game}/links"), &new).await?.key)
    }

    /// Opens a socket to a game, with this query in its address.
    pub async fn socket(&self, game: &str, query: &str) -> Result<Socket, Failed> {
        let server = self.server;
        let url = format!("ws://{server}/api/games/{game}/socket?{query}");
        let mut request = url.into_client_request()?;
        let header =
            |text: String| HeaderValue::from_str(&text).map_err(|_| Failed::odd("not a header"));
        request.headers_mut().insert("origin", header(format!("http://{server}"))?);
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", header(format!("tiefenthal={cookie}"))?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ);
        let stream = Wire::new(self.connect().await?);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(socket)
    }

    async fn connect(&self) -> Result<TcpStream, Failed> {
        let socket = TcpSocket::new_v4()?;
        if let Some(own) = self.own {
            socket.bind((own, 0).into())?;
        }
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}
