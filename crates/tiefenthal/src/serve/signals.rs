//! Ctrl+C and SIGTERM: the first stops the server in order, the second at once.

use tokio_util::sync::CancellationToken;

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// The signals that end the program.
#[cfg(unix)]
pub(super) struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

impl Signals {
    /// Cancels `stop` at the first signal. The second ends the program: whatever was acknowledged is
    /// stored, so nothing is lost, but the next start has to check the file.
    pub(super) async fn obey(mut self, stop: CancellationToken) {
        self.next().await;
        stop.cancel();
        self.next().await;
        std::process::exit(INTERRUPTED);
    }
}

#[cfg(unix)]
impl Signals {
    /// Heeds signals from now on.
    pub(super) fn new() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(Signals { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
pub(super) struct Signals;

#[cfg(not(unix))]
impl Signals {
    pub(super) fn new() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) {
        drop(tokio::signal::ctrl_c().await);
    }
}
