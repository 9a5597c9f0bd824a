//! Ctrl+C and SIGTERM: the first stops the server in order, the second at once.

use tokio_util::sync::CancellationToken;

/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Cancels `stop` at the first signal. The second ends the program: whatever was acknowledged is
/// stored, so nothing is lost, but the next start has to check the file.
pub(super) async fn obey(stop: CancellationToken) {
    let Ok(mut signals) = Signals::new() else { return };
    signals.next().await;
    stop.cancel();
    signals.next().await;
    std::process::exit(INTERRUPTED);
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Signals> {
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
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) {
        drop(tokio::signal::ctrl_c().await);
    }
}
