//! The number of threads, and their progress.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};
use std::num::NonZero;
use std::thread;
use std::time::Duration;

/// The number of processors.
pub(crate) fn processors() -> u16 {
    thread::available_parallelism().map_or(1, NonZero::get).try_into().unwrap_or(u16::MAX)
}

/// A progress bar on standard error if that is a terminal, with a title in front.
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
