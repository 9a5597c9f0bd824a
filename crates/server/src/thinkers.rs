//! The threads on which computer players think.
//!
//! Everybody takes turns: an account that has many thoughts waiting holds up nobody else. Players
//! that answer at once never wait behind those that think long; one thread is kept for them.
//! The others have a low priority, because people come first. Work in the background has threads of its own, so that
//! nobody waits for it either.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Whose thoughts are counted together, and take turns with those of others.
pub(crate) type Account = u128;

/// Something to think about. It must not panic.
pub(crate) type Job = Box<dyn FnOnce() + Send>;

/// How long a thought takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// A few milliseconds.
    Quick,
    /// Up to seconds.
    Long,
    /// A piece of work that takes a minute in all, and that nobody is held up by.
    Background,
}

/// The threads. They end after what they are thinking when this is dropped.
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    quick: Turns,
    long: Turns,
    background: Turns,
    closed: bool,
}

/// Jobs by account, taken in turn.
#[derive(Default)]
struct Turns {
    jobs: HashMap<Account, VecDeque<Job>>,
    /// The accounts that have jobs; the first is next.
    order: VecDeque<Account>,
}

/// What a thread takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lane {
    /// Quick thoughts only.
    Express,
    /// What computer players think, quick thoughts first.
    All,
    /// Work in the background only.
    Background,
}

impl Thinkers {
    /// Two threads for each processor, one of them for work in the background, and one for quick thoughts.
    pub(crate) fn new() -> Thinkers {
        let thinkers = Thinkers { shared: Arc::default() };
        thinkers.start(Lane::Express);
        for _ in 0..Thinkers::at_once() {
            thinkers.start(Lane::All);
            thinkers.start(Lane::Background);
        }
        thinkers
    }

    /// How many pieces of work in the background are done at the same time.
    pub(crate) fn at_once() -> usize {
        std::thread::available_parallelism().map_or(1, usize::from)
    }

    /// Has somebody think about this when it is the account's turn.
    pub(crate) fn think(&self, account: Account, effort: Effort, job: Job) {
        let mut waiting = self.shared.waiting();
        match effort {
            Effort::Quick => waiting.quick.add(account, job),
            Effort::Long => waiting.long.add(account, job),
            Effort::Background => waiting.background.add(account, job),
        }
        drop(waiting);
        // Not just one thread: it might be the one that does not take long thoughts.
        self.shared.changed.notify_all();
    }

    /// How many thoughts of computer players wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        let waiting = self.shared.waiting();
        waiting.quick.len() + waiting.long.len()
    }

    fn start(&self, lane: Lane) {
        let shared = self.shared.clone();
        let work = move || {
            match lane {
                Lane::Express => {}
                Lane::All | Lane::Background => yield_to_people(),
            }
            while let Some(job) = shared.next(lane) {
                job();
            }
        };
        let started = std::thread::Builder::new().name("thinker".to_owned()).spawn(work);
        if let Err(error) = started {
            tracing::error!(%error, "a thread for computer players did not start");
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.shared.waiting().closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    /// The next job of a lane; none when there will be no more.
    fn next(&self, lane: Lane) -> Option<Job> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            let job = match lane {
                Lane::Express => waiting.quick.next(),
                Lane::All => waiting.quick.next().or_else(|| waiting.long.next()),
                Lane::Background => waiting.background.next(),
            };
            if job.is_some() {
                return job;
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Nothing is done while it is held that could leave it half done.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turns {
    fn add(&mut self, account: Account, job: Job) {
        let jobs = self.jobs.entry(account).or_default();
        if jobs.is_empty() {
            self.order.push_back(account);
        }
        jobs.push_back(job);
    }

    fn next(&mut self) -> Option<Job> {
        let account = self.order.pop_front()?;
        let jobs = self.jobs.get_mut(&account)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&account);
        } else {
            self.order.push_back(account);
        }
        job
    }

    fn len(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }
}

/// Lowers the priority of this thread, where each thread has its own.
fn yield_to_people() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::debug!(%error, "computer players think at the usual priority");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// A job that reports itself.
    fn report(to: &Sender<&'static str>, name: &'static str) -> Job {
        let to = to.clone();
        Box::new(move || to.send(name).expect("the test listens"))
    }

    fn heard(from: &Receiver<&'static str>, count: usize) -> Vec<&'static str> {
        (0..count).map(|_| from.recv().expect("a report")).collect()
    }

    #[test]
    fn accounts_take_turns() {
        let (to, from) = channel();
        let mut turns = Turns::default();
        for name in ["a1", "a2", "a3"] {
            turns.add(1, report(&to, name));
        }
        turns.add(2, report(&to, "b1"));
        turns.add(3, report(&to, "c1"));
        turns.add(2, report(&to, "b2"));
        assert_eq!(turns.len(), 6);
        while let Some(job) = turns.next() {
            job();
        }
        assert_eq!(heard(&from, 6), ["a1", "b1", "c1", "a2", "b2", "a3"]);
        assert!(turns.jobs.is_empty() && turns.order.is_empty());
    }

    #[test]
    fn nobody_waits_for_work_in_the_background() {
        let thinkers = Thinkers::new();
        let (to, from) = channel();
        let (open, gate) = channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        for _ in 0..Thinkers::at_once() * 2 {
            let (gate, done) = (gate.clone(), report(&to, "background"));
            let work = move || {
                gate.lock().expect("no panic").recv().expect("a sign");
                done();
            };
            thinkers.think(1, Effort::Background, Box::new(work));
        }
        thinkers.think(2, Effort::Long, report(&to, "long"));
        assert_eq!(heard(&from, 1), ["long"]);
        for _ in 0..Thinkers::at_once() * 2 {
            open.send(()).expect("the work waits");
        }
        assert_eq!(heard(&from, 1), ["background"]);
    }

    #[test]
    fn a_quick_thought_does_not_wait_for_long_ones() {
        let thinkers = Thinkers::new();
        let (to, from) = channel();
        // Every thread that takes long thoughts is busy until the quick one was thought.
        let gate = Arc::new((Mutex::new(false), Condvar::new()));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for account in 0..cores as Account * 3 {
            let (gate, done) = (gate.clone(), report(&to, "long"));
            let long = move || {
                let (open, opened) = &*gate;
                let open = open.lock().expect("no panic");
                drop(opened.wait_while(open, |open| !*open).expect("no panic"));
                done();
            };
            thinkers.think(account, Effort::Long, Box::new(long));
        }
        thinkers.think(0, Effort::Quick, report(&to, "quick"));
        assert_eq!(heard(&from, 1), ["quick"]);
        assert!(thinkers.waiting() >= cores, "long ones wait");
        *gate.0.lock().expect("no panic") = true;
        gate.1.notify_all();
        assert_eq!(heard(&from, cores * 3), vec!["long"; cores * 3]);
    }
}
