//! The log on standard error. It never holds the server up: when nobody reads it, lines are lost,
//! and the next line that can be written says how many.

use std::io::{self, IsTerminal as _, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::time::Duration;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

/// How many lines may wait.
const WAITING: usize = 1024;

/// How long the last lines have to get out.
const GOODBYE: Duration = Duration::from_millis(500);

/// Starts the log. Whatever is logged from now on goes to standard error, panics included.
pub(super) fn start() {
    let (log, _) = Log::to(io::stderr());
    tracing_subscriber::fmt()
        .with_max_level(LevelFilter::WARN)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(log.clone())
        .init();
    std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
    END.get_or_init(|| log);
}

/// Lets the last lines out, if somebody reads them.
pub(super) fn end() {
    if let Some(log) = END.get() {
        log.flush();
    }
}

static END: std::sync::OnceLock<Log> = std::sync::OnceLock::new();

/// A line, or somebody who wants to know when all lines before are written.
enum Entry {
    Line(Vec<u8>),
    Flush(std::sync::mpsc::Sender<()>),
}

#[derive(Clone)]
struct Log {
    lines: SyncSender<Entry>,
    lost: Arc<AtomicU64>,
}

impl Log {
    /// A log that a thread of its own writes, and that thread.
    fn to(out: impl Write + Send + 'static) -> (Log, std::thread::JoinHandle<()>) {
        let (lines, waiting) = sync_channel(WAITING);
        let lost = Arc::new(AtomicU64::new(0));
        let losses = lost.clone();
        let thread = std::thread::spawn(move || write(out, &waiting, &losses));
        (Log { lines, lost }, thread)
    }

    fn flush(&self) {
        let (done, written) = channel();
        if self.lines.try_send(Entry::Flush(done)).is_ok() {
            let _ = written.recv_timeout(GOODBYE);
        }
    }
}

/// Writes lines until there can be no more, or nobody can ever read them.
fn write(mut out: impl Write, waiting: &Receiver<Entry>, lost: &AtomicU64) {
    for entry in waiting {
        let written = match entry {
            Entry::Line(line) => out.write_all(&line),
            Entry::Flush(done) => {
                let _ = done.send(());
                out.flush()
            }
        };
        let missing = lost.swap(0, Ordering::Relaxed);
        let said = match missing {
            0 => Ok(()),
            missing => writeln!(out, "{missing} lines of the log were lost: nobody read it"),
        };
        if written.and(said).is_err() {
            return;
        }
    }
}

/// One line on its way. The formatter writes a line at once.
impl Write for Log {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if self.lines.try_send(Entry::Line(line.to_vec())).is_err() {
            self.lost.fetch_add(1, Ordering::Relaxed);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Condvar, Mutex};

    /// An output that stands still until somebody reads.
    #[derive(Clone, Default)]
    struct Pipe(Arc<(Mutex<(bool, String)>, Condvar)>);

    impl Write for Pipe {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let (inner, changed) = &*self.0;
            let inner = inner.lock().expect("no panic");
            let mut inner = changed.wait_while(inner, |inner| !inner.0).expect("no panic");
            inner.1.push_str(std::str::from_utf8(bytes).expect("UTF-8"));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn nobody_waits_for_an_unread_log_and_the_loss_is_told() {
        let pipe = Pipe::default();
        let (mut log, thread) = Log::to(pipe.clone());
        for _ in 0..WAITING * 3 {
            writeln!(log, "a line").expect("never an error");
        }
        log.flush();
        assert!(log.lost.load(Ordering::Relaxed) > 0);
        pipe.0.0.lock().expect("no panic").0 = true;
        pipe.0.1.notify_all();
        drop(log);
        thread.join().expect("no panic");
        let text = pipe.0.0.lock().expect("no panic").1.clone();
        let written = text.lines().filter(|&line| line == "a line").count();
        let lost: usize = text
            .lines()
            .filter_map(|line| line.strip_suffix(" lines of the log were lost: nobody read it"))
            .map(|count| count.parse::<usize>().expect("a number"))
            .sum();
        // `writeln!` writes in two parts, of which each counts.
        assert!(written >= WAITING / 2 && lost > 0, "{written} written, {lost} lost");
    }
}
