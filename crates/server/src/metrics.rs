//! What the server counts about itself, as text that Prometheus reads. No names, no games, no
//! addresses.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of a histogram's buckets, in milliseconds.
const BUCKETS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/// Everything that is counted as it happens.
#[derive(Default)]
pub(crate) struct Metrics {
    /// From a command's arrival at its table to its answer.
    pub(crate) acknowledged: Histogram,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    /// Lines on their way to the store.
    pub(crate) store_queue: Gauge,
    /// Lines that were stored.
    pub(crate) stored: Counter,
    /// Lines that were not.
    pub(crate) unstored: Counter,
    /// Requests that were refused because there were too many.
    pub(crate) limited: Counter,
}

/// What is looked up when somebody asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Snapshot {
    /// Open tables.
    pub(crate) tables: usize,
    /// Computer players that wait for their turn to think.
    pub(crate) thoughts: usize,
    /// Whether the store is sound.
    pub(crate) sound: bool,
}

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

/// How many there are at the moment.
#[derive(Default)]
pub(crate) struct Gauge(AtomicI64);

/// One of those; it counts until it is dropped.
pub(crate) struct One<'g>(&'g Gauge);

/// How long things take.
#[derive(Default)]
pub(crate) struct Histogram {
    /// By bucket; the last is for everything longer.
    counts: [AtomicU64; BUCKETS.len() + 1],
    microseconds: AtomicU64,
}

impl Metrics {
    /// All metrics as text.
    pub(crate) fn text(&self, now: Snapshot) -> String {
        let mut text = String::new();
        gauge(&mut text, "tables_open", "Tables with a task.", now.tables as i64);
        gauge(&mut text, "sockets_open", "Viewers with a socket.", self.sockets.get());
        gauge(&mut text, "store_queue", "Lines being stored.", self.store_queue.get());
        gauge(&mut text, "store_sound", "1 if the store is sound.", i64::from(now.sound));
        let thoughts = now.thoughts as i64;
        gauge(&mut text, "thoughts_waiting", "Computer players waiting to think.", thoughts);
        counter(&mut text, "lines_stored_total", "Lines stored.", &self.stored);
        counter(&mut text, "lines_unstored_total", "Lines that failed.", &self.unstored);
        counter(&mut text, "requests_limited_total", "Requests refused by limits.", &self.limited);
        self.acknowledged.write(&mut text, "acknowledged_seconds", "Command to answer.");
        text
    }
}

impl Counter {
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl Gauge {
    pub(crate) fn one(&self) -> One<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        One(self)
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for One<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Histogram {
    pub(crate) fn observe(&self, time: Duration) {
        let bucket = BUCKETS.iter().position(|&end| time <= Duration::from_millis(end));
        self.counts[bucket.unwrap_or(BUCKETS.len())].fetch_add(1, Ordering::Relaxed);
        let microseconds = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, help, "histogram");
        let mut count = 0;
        let ends = BUCKETS.iter().map(|&end| (end as f64 / 1000.0).to_string());
        for (bucket, end) in self.counts.iter().zip(ends.chain(["+Inf".to_owned()])) {
            count += bucket.load(Ordering::Relaxed);
            let _ = writeln!(text, "tiefenthal_{name}_bucket{{le=\"{end}\"}} {count}");
        }
        let sum = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "tiefenthal_{name}_sum {sum}\ntiefenthal_{name}_count {count}");
    }
}

fn gauge(text: &mut String, name: &str, help: &str, value: i64) {
    head(text, name, help, "gauge");
    let _ = writeln!(text, "tiefenthal_{name} {value}");
}

fn counter(text: &mut String, name: &str, help: &str, value: &Counter) {
    head(text, name, help, "counter");
    let _ = writeln!(text, "tiefenthal_{name} {}", value.0.load(Ordering::Relaxed));
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) {
    let _ = writeln!(text, "# HELP tiefenthal_{name} {help}\n# TYPE tiefenthal_{name} {kind}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_says_what_was_counted() {
        let metrics = Metrics::default();
        let held = metrics.sockets.one();
        drop(metrics.sockets.one());
        metrics.stored.count();
        for milliseconds in [0, 1, 3, 60_000] {
            metrics.acknowledged.observe(Duration::from_millis(milliseconds));
        }
        let text = metrics.text(Snapshot { tables: 3, thoughts: 2, sound: true });
        drop(held);
        for line in [
            "tiefenthal_tables_open 3",
            "tiefenthal_sockets_open 1",
            "tiefenthal_lines_stored_total 1",
            "tiefenthal_thoughts_waiting 2",
            "tiefenthal_acknowledged_seconds_bucket{le=\"0.001\"} 2",
            "tiefenthal_acknowledged_seconds_bucket{le=\"0.002\"} 2",
            "tiefenthal_acknowledged_seconds_bucket{le=\"0.005\"} 3",
            "tiefenthal_acknowledged_seconds_bucket{le=\"+Inf\"} 4",
            "tiefenthal_acknowledged_seconds_sum 60.004",
            "tiefenthal_acknowledged_seconds_count 4",
        ] {
            assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
        }
    }
}
