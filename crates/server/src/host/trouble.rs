//! A store that fails, such as on a full disk: the table says so, tries again by itself, less and
//! less often, and says when it works again.

use super::Host;
use protocol::FromServer;
use std::time::Duration;
use tokio::time::Instant;

/// How long a table waits before it tries again to store something of its own accord.
const FIRST: Duration = Duration::from_secs(1);

/// The longest it waits.
const LONGEST: Duration = Duration::from_secs(30);

/// The failures of a table since something was last stored.
#[derive(Debug, Default)]
pub(super) struct Trouble {
    failures: u32,
}

impl Trouble {
    /// Counts a failure; how long to wait after it.
    fn grow(&mut self) -> Duration {
        let wait = FIRST * 2_u32.saturating_pow(self.failures.min(5));
        self.failures += 1;
        wait.min(LONGEST)
    }
}

impl Host {
    /// Something was not stored. The table tries again after a while. What people send meanwhile does not
    /// put that off: many tries in a second say no more than one.
    pub(super) fn not_stored(&mut self) {
        if self.retry.is_none() {
            self.retry = Some(Instant::now() + self.trouble.grow());
        }
        let trouble = self.storing();
        self.tell_each(&trouble);
    }

    /// Something was stored, so there is no trouble any more.
    pub(super) fn stored(&mut self) {
        if self.trouble.failures > 0 {
            tracing::warn!(game = %self.game, "steps are stored again");
            (self.trouble, self.retry) = (Trouble::default(), None);
            let recovered = self.storing();
            self.tell_each(&recovered);
        }
    }

    /// Whether a newcomer has to hear of trouble.
    pub(super) fn in_trouble(&self) -> bool {
        self.trouble.failures > 0
    }

    /// Whether steps are stored, and if not, when the table tries again.
    pub(super) fn storing(&self) -> FromServer {
        let wait = self.retry.map(|time| time.saturating_duration_since(Instant::now()));
        let seconds = wait.map(|wait| wait.as_secs_f32().ceil() as u32);
        FromServer::Storing { retry_in: seconds.or(self.in_trouble().then_some(0)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_doubles_up_to_half_a_minute() {
        let mut trouble = Trouble::default();
        let waits: Vec<u64> = (0..8).map(|_| trouble.grow().as_secs()).collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 30, 30, 30]);
    }
}
