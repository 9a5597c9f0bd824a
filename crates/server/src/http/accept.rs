//! Connections: accepted, limited in time, and drained when the server stops.
//!
//! No client can hold the server up. A client that sends its request too slowly, stays idle or does
//! not read its answer is disconnected, and whatever is still open when the server stops is cut off
//! after [`DRAIN`].

use super::patient::Patient;
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::fs::File;
use std::io;
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

const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n\
    Cache-Control: no-store\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 25\r\n\r\n\
    {\"problem\":\"unavailable\"}";

/// Accepts connections until `stop`, then waits until all have ended, for [`DRAIN`] at most.
/// `tasks` also holds what became of them: the sockets.
pub(super) async fn accept(
    listener: TcpListener,
    router: Router,
    stop: CancellationToken,
    tasks: TaskTracker,
) {
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
            Ok((stream, _)) => {
                let serving = serve(stream, router.clone(), stop.clone());
                let cut = cut.clone();
                tasks.spawn(async move { cut.run_until_cancelled(serving).await });
            }
            Err(error) if is_of_one_client(&error) => {}
            Err(error) => {
                spare.report(&error);
                match spare.accept(&listener).await {
                    Some(stream) => refuse(stream, &goodbyes),
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
async fn serve(stream: TcpStream, router: Router, stop: CancellationToken) {
    // Otherwise the table would wait until the browser has acknowledged the packet before it.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY is not set");
    }
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(
            TokioIo::new(Patient::new(stream, STALL)),
            TowerToHyperService::new(router),
        )
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
fn refuse(mut stream: TcpStream, goodbyes: &Arc<Semaphore>) {
    let Ok(permit) = Arc::clone(goodbyes).try_acquire_owned() else { return };
    let goodbye = async move {
        stream.write_all(NO_ROOM).await?;
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
