//! Running many games in parallel, with results in order.

use core::fmt;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Something that should be impossible, and happened in a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bug(String);

impl Bug {
    /// In the game with this number.
    pub fn in_game(index: u64, error: impl fmt::Display) -> Bug {
        Bug(format!("game {index}: {error}"))
    }
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; please report this as a bug", self.0)
    }
}

impl core::error::Error for Bug {}

/// Makes `count` items on all threads and passes them to `take` in order. So nothing depends on the
/// number of threads: not the sums, not which failure is reported, not where `take` breaks.
pub fn in_order<T: Send, E: Send + From<Bug>>(
    count: u64,
    threads: u64,
    make: impl Fn(u64) -> Result<T, E> + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) -> Result<(), E> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = |sender: mpsc::Sender<_>| {
        let _alarm = Alarm(&stop);
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // The receiver is gone once `take` has broken.
            if number >= count || sender.send((number, make(number))).is_err() {
                break;
            }
        }
    };
    let mut take_all = |made: mpsc::Receiver<(u64, Result<T, E>)>| {
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
            return Err(Bug("a thread panicked".to_owned()).into());
        }
        Ok(())
    };
    thread::scope(|scope| {
        let (sender, made) = mpsc::channel();
        let begin = |sender: mpsc::Sender<_>| scope.spawn(|| work(sender));
        let workers: Vec<_> = (0..threads.max(1)).map(|_| begin(sender.clone())).collect();
        drop(sender);
        let result = take_all(made);
        stop.store(true, Ordering::Relaxed);
        for worker in workers {
            // The missing items of a panicked worker were noticed above, or nobody waits for them.
            let _ = worker.join();
        }
        result
    })
}

/// Stops the other threads when its own panics, because the missing item will never arrive.
struct Alarm<'a>(&'a AtomicBool);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// Makes later numbers earlier.
    fn slowly(number: u64) -> Result<u64, Bug> {
        thread::sleep(Duration::from_millis(8_u64.saturating_sub(number)));
        if number == 6 || number == 9 {
            return Err(Bug(format!("number {number}")));
        }
        Ok(number)
    }

    #[test]
    fn items_are_taken_in_order_with_any_number_of_threads() {
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
    fn it_stops_where_take_breaks() {
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
    fn the_first_failure_is_reported() {
        for threads in [1, 2, 7] {
            let failure = in_order(12, threads, slowly, |_| ControlFlow::Continue(()));
            let message = failure.expect_err("a failure").to_string();
            assert!(message.contains("number 6"), "{message}");
        }
    }

    #[test]
    fn a_panicking_thread_is_reported_and_stops_the_others() {
        let made = AtomicU64::new(0);
        let lose = |number| {
            made.fetch_add(1, Ordering::Relaxed);
            assert!(number != 3, "panics on purpose");
            slowly(number % 5)
        };
        let failure = in_order(100_000, 2, lose, |_| ControlFlow::Continue(()));
        assert!(failure.expect_err("a failure").to_string().contains("a thread panicked"));
        assert!(made.into_inner() < 1_000);
    }
}
