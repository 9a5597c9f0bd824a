//! Many games at a time: threads, their order, and a bar that shows how far they are.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// As many threads as there are processors.
pub(crate) fn processors() -> u16 {
    thread::available_parallelism().map_or(1, NonZero::get).try_into().unwrap_or(u16::MAX)
}

/// Makes so many things on all threads and takes them in the order of their numbers, so that nothing
/// depends on how many threads there are: neither sums, nor which failure is told, nor where `take`
/// breaks off.
pub(crate) fn in_order<T: Send>(
    count: u64,
    threads: u64,
    make: impl Fn(u64) -> Result<T, Failure> + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) -> Result<(), Failure> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = |sender: mpsc::Sender<_>| {
        let _alarm = Alarm(&stop);
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // Nobody listens any more once it was broken off.
            if number >= count || sender.send((number, make(number))).is_err() {
                break;
            }
        }
    };
    let mut take_all = |made: mpsc::Receiver<(u64, Result<T, Failure>)>| {
        let (mut early, mut taken) = (BTreeMap::new(), 0);
        for (number, result) in made {
            early.insert(number, result);
            while let Some(result) = early.remove(&taken) {
                taken += 1;
                if take(result?).is_break() {
                    return Ok(());
                }
            }
        }
        if taken < count {
            return Err(Failure::said("a thread was lost; please report this as a fault"));
        }
        Ok(())
    };
    thread::scope(|scope| {
        let (sender, made) = mpsc::channel();
        let begin = |sender: mpsc::Sender<_>| scope.spawn(|| work(sender));
        let workers: Vec<_> = (0..threads).map(|_| begin(sender.clone())).collect();
        drop(sender);
        let result = take_all(made);
        stop.store(true, Ordering::Relaxed);
        for worker in workers {
            // What a lost one should have made was missed above, or nobody waits for it any more.
            let _ = worker.join();
        }
        result
    })
}

/// Tells the other threads to stop when its own is lost: what is missing will not come any more.
struct Alarm<'a>(&'a AtomicBool);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// A bar on the error stream, if a person looks at it. `title` stands before it.
pub(crate) fn progress_bar(count: u64, title: &str, things: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    let style =
        format!("{title}{{bar:30}} {{human_pos}} of {{human_len}} {things}, {{eta}} left {{msg}}");
    if let Ok(style) = ProgressStyle::with_template(&style) {
        bar.set_style(style.progress_chars("━╸─"));
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Later numbers are made sooner.
    fn slowly(number: u64) -> Result<u64, Failure> {
        thread::sleep(Duration::from_millis(8_u64.saturating_sub(number)));
        if number == 6 || number == 9 {
            return Err(Failure::said(format_args!("number {number}")));
        }
        Ok(number)
    }

    #[test]
    fn things_are_taken_in_their_order_with_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut taken = Vec::new();
            let done = in_order(6, threads, slowly, |number| {
                taken.push(number);
                ControlFlow::Continue(())
            });
            assert!(done.is_ok());
            assert_eq!(taken, [0, 1, 2, 3, 4, 5]);
        }
    }

    #[test]
    fn it_is_broken_off_where_it_is_said() {
        for threads in [1, 2, 7] {
            let mut taken = 0;
            let done = in_order(1000, threads, slowly, |number| {
                taken += 1;
                if number == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert!(done.is_ok());
            assert_eq!(taken, 5);
        }
    }

    #[test]
    fn the_first_failure_is_told() {
        for threads in [1, 2, 7] {
            let failure = in_order(12, threads, slowly, |_| ControlFlow::Continue(()));
            let said = format!("{:?}", failure.expect_err("a failure"));
            assert!(said.contains("number 6"), "{said}");
        }
    }

    #[test]
    fn a_lost_thread_is_told_and_stops_the_others() {
        let made = AtomicU64::new(0);
        let lose = |number| {
            made.fetch_add(1, Ordering::Relaxed);
            assert!(number != 3, "lost on purpose");
            slowly(number % 5)
        };
        let failure = in_order(100_000, 2, lose, |_| ControlFlow::Continue(()));
        assert!(format!("{:?}", failure.expect_err("a failure")).contains("a thread was lost"));
        assert!(made.into_inner() < 1_000);
    }
}
