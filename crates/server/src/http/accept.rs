//! Connections: accepted, limited in time, and drained when the server stops.
//!
//! No client can hold the server up. A client that sends its request too slowly, stays idle or does
//! not read its answer is disconnected, and whatever is still open when the server stops is cut off
//! after [`DRAIN`].

use super::patient::Patient;
use super::visitor::{Ends, Until};
use crate::limits::{Lasting, Limiter};
use crate::site::Network;
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long a client may take to send the head of a request, or stay idle before the next one.
const HEAD: Duration = Duration::from_secs(10);

/// How long a client may take to read more of an answer.
const STALL: Duration = Duration::from_secs(10);

/// How long clients have to finish when the server stops.
pub(crate) const DRAIN: Duration = Duration::from_secs(3);

/// How long to wait when the system has no room for another connection.
const FULL: Duration = Duration::from_millis(100);

/// How long a refused newcomer has to read why.
const GOODBYE: Duration = Duration::from_secs(1);

/// How many newcomers can be given a reason at the same time; more are just disconnected.
const GOODBYES: usize = 64;

/// What a refused newcomer reads.
macro_rules! goodbye {
    ($status:literal, $body:literal) => {
        concat!(
            "HTTP/1.1 ",
            $status,
            "\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nRetry-After: 5\r\n",
            "Connection: close\r\n\r\n",
            $body
        )
    };
}

/// The system allows no more connections.
const NO_ROOM: &str = goodbye!("503 Service Unavailable", "{\"problem\":\"unavailable\"}");

/// The address has too many already.
const TOO_MANY: &str = goodbye!("429 Too Many Requests", "{\"problem\":\"too_fast\"}");

/// What the accept loop needs besides the router.
#[derive(Clone)]
pub(super) struct Entrance {
    pub(super) limiter: Arc<Limiter>,
    /// Proxies bring many visitors, so their connections are not counted.
    pub(super) proxies: Arc<[Network]>,
    pub(super) stop: CancellationToken,
    /// The connections, and the sockets that some have become.
    pub(super) tasks: TaskTracker,
}

/// Accepts connections until `stop`, then waits until all have ended, for [`DRAIN`] at most.
pub(super) async fn accept(listener: TcpListener, router: Router, entrance: Entrance) {
    let Entrance { limiter, proxies, stop, tasks } = entrance;
    let cut = CancellationToken::new();
    let mut spare = Spare::new();
    let goodbyes = Arc::new(Semaphore::new(GOODBYES));
    loop {
        let accepted = tokio::select! {
            biased;
            () = stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                let key = limiter.key_of_address(peer.ip());
                let held = limiter.hold(Lasting::Connections, key);
                if held.is_none() && !proxies.iter().any(|proxy| proxy.contains(peer.ip())) {
                    refuse(stream, TOO_MANY, &goodbyes);
                    continue;
                }
                let serving = serve(stream, peer, router.clone(), stop.clone());
                let cut = cut.clone();
                tasks.spawn(async move {
                    cut.run_until_cancelled(serving).await;
                    drop(held);
                });
            }
            Err(error) if is_of_one_client(&error) => {}
            Err(error) => {
                spare.report(&error);
                match spare.accept(&listener).await {
                    Some(stream) => refuse(stream, NO_ROOM, &goodbyes),
                    None => sleep(FULL).await,
                }
            }
        }
    }
    drop(listener);
    tasks.close();
    if timeout(DRAIN, tasks.wait()).await.is_err() {
        cut.cancel();
    }
}

/// Serves one connection until it ends or becomes a socket.
async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, stop: CancellationToken) {
    let Ok(local) = stream.local_addr() else { return };
    // Otherwise the table would wait until the browser has acknowledged the packet before it.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY is not set");
    }
    let router = TowerToHyperService::new(router);
    let open = stop.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Ends { local, peer });
        request.extensions_mut().insert(Until(open.clone()));
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(Patient::new(stream, STALL)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

/// Says why and disconnects.
fn refuse(mut stream: TcpStream, why: &'static str, goodbyes: &Arc<Semaphore>) {
    let Ok(permit) = Arc::clone(goodbyes).try_acquire_owned() else { return };
    let goodbye = async move {
        stream.write_all(why.as_bytes()).await?;
        stream.shutdown().await?;
        // Closing before the request was read would reset the connection and destroy the answer.
        while stream.read(&mut [0; 1024]).await? > 0 {}
        io::Result::Ok(())
    };
    tokio::spawn(async move {
        let _ = timeout(GOODBYE, goodbye).await;
        drop(permit);
    });
}

/// Whether the error says something about one client and nothing about the next.
fn is_of_one_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A file descriptor kept for the day when there are no more: it makes room to answer a newcomer.
struct Spare {
    file: Option<File>,
    /// Whether the shortage was logged: once is enough.
    reported: bool,
}

impl Spare {
    fn new() -> Spare {
        Spare { file: open(), reported: false }
    }

    fn report(&mut self, error: &io::Error) {
        if !self.reported {
            tracing::error!(%error, "no more connections can be accepted; raise the limit on open files");
            self.reported = true;
        }
    }

    /// A newcomer in the place of the spare file, if that works at once.
    async fn accept(&mut self, listener: &TcpListener) -> Option<TcpStream> {
        if self.file.is_none() {
            self.file = open();
        }
        drop(self.file.take()?);
        let accepted = timeout(FULL, listener.accept()).await;
        Some(accepted.ok()?.ok()?.0)
    }
}

fn open() -> Option<File> {
    if cfg!(unix) { File::open("/dev/null").ok() } else { None }
}
