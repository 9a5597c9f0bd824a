//! WebSockets as this server needs them: the handshake, and texts that are not copied.
//!
//! The library would copy every text into a buffer of the socket, and keep it as large as the largest text
//! that it ever sent. The first table, with the whole log, is many times as long as those that follow, so that
//! would cost more memory than everything else about a viewer.

use crate::http::Failure;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use futures_util::SinkExt as _;
use hyper::body::Buf as _;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use protocol::Problem;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Utf8Bytes};

/// The most bytes of a message from a browser.
const MAX_MESSAGE: usize = 8 * 1024;

/// The most bytes before the text in a frame.
const HEAD: usize = 10;

/// How many bytes are read at once.
const READ: usize = 4 * 1024;

/// A connection that has become a socket.
pub(crate) type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

/// A request to become a socket.
pub(crate) struct Upgrade {
    accept: HeaderValue,
    upgraded: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Failure> {
        let asks = says(&parts.headers, CONNECTION, "upgrade")
            && says(&parts.headers, UPGRADE, "websocket")
            && says(&parts.headers, SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).filter(|_| asks);
        let accept = key.map(|key| derive_accept_key(key.as_bytes()));
        let accept = accept.and_then(|accept| HeaderValue::from_str(&accept).ok());
        let upgraded = parts.extensions.remove::<OnUpgrade>();
        let (accept, upgraded) = accept.zip(upgraded).ok_or(Failure(Problem::NotUnderstood))?;
        Ok(Upgrade { accept, upgraded })
    }
}

impl Upgrade {
    /// Attends to the socket once it is one; the answer that makes it one.
    pub(crate) fn then<F>(self, attend: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { accept, upgraded } = self;
        tokio::spawn(async move {
            match upgraded.await {
                Ok(upgraded) => attend(socket(TokioIo::new(upgraded)).await).await,
                Err(error) => tracing::debug!(%error, "a connection did not become a socket"),
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}

/// Sends a text. If this is given up while it waits, or fails, the socket must not be used for another one.
pub(crate) async fn send_text(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), Error> {
    // What the library has begun to send, such as the answer to a ping, must be out first.
    socket.flush().await?;
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut head = Vec::with_capacity(HEAD);
    header.format(text.len() as u64, &mut head)?;
    let mut frame = head.as_slice().chain(Bytes::from(text));
    socket.get_mut().write_all_buf(&mut frame).await?;
    Ok(())
}

async fn socket(stream: TokioIo<Upgraded>) -> WebSocket {
    let config = WebSocketConfig::default()
        .max_message_size(Some(MAX_MESSAGE))
        .max_frame_size(Some(MAX_MESSAGE))
        .read_buffer_size(READ)
        .write_buffer_size(0);
    WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await
}

/// Whether one of the header's values is this, in either case.
fn says(headers: &HeaderMap, name: HeaderName, value: &str) -> bool {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|found| found.trim().eq_ignore_ascii_case(value))
}
