//! Which of several servers thinks for the computer players of a game.
//!
//! Whoever has claimed the game thinks, the others wait until its answer is in the store. A claim holds for
//! a short time and is renewed while there is something to think about, so that another server takes over
//! soon if this one is killed or stands still. The claim only saves work: if two servers think after all, the
//! answer that is stored first counts, and the other is dropped.

use super::Host;
use std::future::pending;
use std::time::Duration;
use store::StoreError;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// How long a claim holds.
const HOLDS: Duration = Duration::from_secs(3);

/// How long before its end a claim is renewed, and when it is no longer relied on.
const RENEW: Duration = Duration::from_secs(2);
const MARGIN: Duration = Duration::from_millis(500);

/// How long to wait after another server had the claim.
const RETRY: Duration = Duration::from_millis(500);

/// The claim of a table on its computer players.
#[derive(Default)]
pub(super) struct Claim {
    /// Until when it holds.
    until: Option<Instant>,
    /// The claim under way, and until when it would hold.
    asked: Option<(Instant, oneshot::Receiver<Result<bool, StoreError>>)>,
    /// When to try again.
    retry: Option<Instant>,
}

/// Waits for the answer to the claim under way, for ever if there is none; until when it holds, if it was
/// granted.
pub(super) async fn answered(claim: &mut Claim) -> Option<Instant> {
    let Some((until, answer)) = &mut claim.asked else { return pending().await };
    let granted = matches!(answer.await, Ok(Ok(true)));
    let until = granted.then_some(*until);
    claim.asked = None;
    until
}

impl Claim {
    /// When the table has to do something about its claim.
    pub(super) fn due(&self, thinks: bool) -> Option<Instant> {
        let renewal = self.until.filter(|_| thinks && self.asked.is_none());
        self.retry.or(renewal.map(|until| until - RENEW))
    }

    fn holds(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() + MARGIN < until)
    }
}

impl Host {
    /// Whether this server may think for the computer players now. If not, it asks.
    pub(super) fn may_think(&mut self) -> bool {
        if self.services.store.shared().is_none() {
            return true;
        }
        let holds = self.claim.holds();
        let fresh = self.claim.until.is_some_and(|until| Instant::now() + RENEW < until);
        if !fresh && self.claim.asked.is_none() && self.claim.retry.is_none() {
            self.ask_claim();
        }
        holds
    }

    fn ask_claim(&mut self) {
        let Some(shared) = self.services.store.shared() else { return };
        let (answer, answered) = oneshot::channel();
        shared.claim_then(self.game, HOLDS, Box::new(move |claimed| drop(answer.send(claimed))));
        self.claim.asked = Some((Instant::now() + HOLDS, answered));
    }

    /// Takes the answer to a claim.
    pub(super) fn claimed(&mut self, until: Option<Instant>) {
        self.claim.until = until;
        if until.is_none() {
            self.claim.retry = Some(Instant::now() + RETRY);
            // Another server thinks.
            self.thinking = None;
        }
    }

    /// Lets another server think at once, because this one closes the table.
    pub(super) fn release_claim(&self) {
        let claimed = self.claim.until.is_some() || self.claim.asked.is_some();
        if let Some(shared) = self.services.store.shared().filter(|_| claimed) {
            // If it fails, the claim ends by itself.
            shared.claim_then(self.game, Duration::ZERO, Box::new(drop));
        }
    }

    /// It is time to claim again.
    pub(super) fn claim_again(&mut self) {
        self.claim.retry = None;
        if self.thinking.is_some() {
            self.may_think();
        }
    }
}
