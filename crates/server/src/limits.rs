//! How much one person or one address may ask for.
//!
//! Whoever is counted is named by an opaque [`Key`], so reconnecting changes nothing, and no address
//! is kept. An account that has recovered is forgotten.
//!
//! Of several servers on one store each allows its share, so that all together allow no more than one alone.
//! Nothing about visitors has to leave the process for that.

mod values;

use crate::site::Network;
use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash, RandomState};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;
pub use values::{Limits, Rate};

/// What is limited by a rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Metered {
    Requests,
    Games,
    OwnGames,
    Joins,
    Imports,
    Messages,
}

/// What is limited while it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lasting {
    Connections,
    Sockets,
    OwnSockets,
    /// Games that compare sheets.
    Measures,
    /// Reviews under way.
    Reviews,
}

/// Somebody who is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key(u64);

impl Key {
    /// Whose thoughts are counted together.
    pub(crate) fn account(self) -> u128 {
        self.0.into()
    }
}

/// Counts what visitors ask for.
pub(crate) struct Limiter {
    limits: Limits,
    /// Keys mean nothing outside this process.
    hash: RandomState,
    counts: Mutex<Counts>,
    /// How many servers share the limits.
    servers: AtomicU32,
}

#[derive(Default)]
struct Counts {
    /// When each account will be as if it had asked for nothing.
    recovered: HashMap<(Metered, Key), Instant>,
    held: HashMap<(Lasting, Key), u32>,
    /// The number of accounts at which those that have recovered are looked for.
    sweep_at: usize,
}

/// One of something that lasts; given back when it is dropped.
pub(crate) struct Held {
    limiter: Arc<Limiter>,
    of: (Lasting, Key),
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        let servers = AtomicU32::new(1);
        Limiter { limits, hash: RandomState::new(), counts: Mutex::default(), servers }
    }

    /// This many servers share the limits from now on.
    pub(crate) fn share(&self, servers: u32) {
        self.servers.store(servers.max(1), Ordering::Relaxed);
    }

    /// The share of this server in what all may allow; at least one.
    fn share_of(&self, all: u32) -> u32 {
        (all / self.servers.load(Ordering::Relaxed)).max(1)
    }

    /// The key of whatever identifies a visitor.
    pub(crate) fn key(&self, who: impl Hash) -> Key {
        Key(self.hash.hash_one(who))
    }

    /// The key of an address. A household with IPv6 has 2⁶⁴ of them.
    pub(crate) fn key_of_address(&self, address: IpAddr) -> Key {
        let bits = if address.to_canonical().is_ipv4() { 32 } else { 64 };
        self.key(("address", Network::around(address, bits)))
    }

    /// Counts one, or refuses and says how long to wait.
    pub(crate) fn spend(&self, kind: Metered, key: Key) -> Result<(), Duration> {
        let Rate { burst, every } = self.rate(kind);
        let now = Instant::now();
        let mut counts = self.counts();
        let recovered = counts.recovered_at(kind, key, now) + every;
        let wait = (recovered - now).saturating_sub(every * burst);
        if !wait.is_zero() {
            return Err(wait);
        }
        counts.recovered.insert((kind, key), recovered);
        Ok(())
    }

    /// Counts one in any case; until when there should be no more.
    pub(crate) fn charge(&self, kind: Metered, key: Key) -> Option<Instant> {
        let Rate { burst, every } = self.rate(kind);
        let now = Instant::now();
        let mut counts = self.counts();
        let recovered = counts.recovered_at(kind, key, now) + every;
        counts.recovered.insert((kind, key), recovered);
        let until = recovered.checked_sub(every * burst.saturating_sub(1))?;
        (until > now).then_some(until)
    }

    /// One more of what lasts, unless there are too many.
    pub(crate) fn hold(self: &Arc<Limiter>, what: Lasting, key: Key) -> Option<Held> {
        let most = match what {
            Lasting::Connections => self.limits.connections,
            Lasting::Sockets => self.limits.sockets,
            Lasting::OwnSockets => self.limits.own_sockets,
            Lasting::Measures => 1,
            Lasting::Reviews => self.limits.reviews,
        };
        let most = self.share_of(most);
        let mut counts = self.counts();
        let count = counts.held.entry((what, key)).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Held { limiter: self.clone(), of: (what, key) })
    }

    fn rate(&self, kind: Metered) -> Rate {
        let Rate { burst, every } = match kind {
            Metered::Requests => self.limits.requests,
            Metered::Games => self.limits.games,
            Metered::OwnGames => self.limits.own_games,
            Metered::Joins => self.limits.joins,
            Metered::Imports => self.limits.imports,
            Metered::Messages => self.limits.messages,
        };
        let servers = self.servers.load(Ordering::Relaxed);
        Rate { burst: self.share_of(burst), every: every * servers }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        // A panic while it was held leaves the counts intact.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    fn recovered_at(&mut self, kind: Metered, key: Key, now: Instant) -> Instant {
        if self.recovered.len() >= self.sweep_at {
            self.recovered.retain(|_, &mut recovered| recovered > now);
            self.sweep_at = (self.recovered.len() * 2).max(1024);
        }
        self.recovered.get(&(kind, key)).map_or(now, |&recovered| recovered.max(now))
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut counts = self.limiter.counts();
        if let Some(count) = counts.held.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                counts.held.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter() -> Arc<Limiter> {
        let rate = Rate { burst: 3, every: Duration::from_secs(3600) };
        let limits = Limits { sockets: 2, requests: rate, messages: rate, ..Limits::PUBLIC };
        Arc::new(Limiter::new(limits))
    }

    #[test]
    fn a_burst_passes_and_no_more() {
        let limiter = limiter();
        let [ann, ben] = ["Ann", "Ben"].map(|name| limiter.key(name));
        for _ in 0..3 {
            assert_eq!(limiter.spend(Metered::Requests, ann), Ok(()));
        }
        assert!(limiter.spend(Metered::Requests, ann).is_err());
        assert_eq!(limiter.spend(Metered::Requests, ben), Ok(()), "Ann's account is not Ben's");
        assert_eq!(limiter.spend(Metered::Joins, ann), Ok(()), "nor are requests joins");
    }

    #[test]
    fn several_servers_share_a_limit() {
        let (limiter, other) = (limiter(), limiter());
        let (limiters, ann) = ([&limiter, &other], limiter.key("Ann"));
        limiters.iter().for_each(|limiter| limiter.share(2));
        let passed = (0..6).filter(|n| limiters[n % 2].spend(Metered::Requests, ann).is_ok());
        assert_eq!(passed.count(), 2, "one at each, of three");
        assert!(
            limiter
                .hold(Lasting::Sockets, ann)
                .is_some_and(|_held| { limiter.hold(Lasting::Sockets, ann).is_none() })
        );
        limiters.iter().for_each(|limiter| limiter.share(9));
        assert_eq!(limiter.spend(Metered::Joins, ann), Ok(()), "one is always allowed");
    }

    #[test]
    fn time_makes_up_for_what_was_spent() {
        let rate = Rate { burst: 1, every: Duration::from_millis(20) };
        let limiter = Limiter::new(Limits { requests: rate, ..Limits::PUBLIC });
        let ann = limiter.key("Ann");
        assert_eq!(limiter.spend(Metered::Requests, ann), Ok(()));
        let wait = loop {
            // A slow machine may have recovered in between.
            if let Err(wait) = limiter.spend(Metered::Requests, ann) {
                break wait;
            }
        };
        std::thread::sleep(wait);
        assert_eq!(limiter.spend(Metered::Requests, ann), Ok(()));
    }

    #[test]
    fn who_is_charged_has_to_pause_after_the_burst() {
        let limiter = limiter();
        let ann = limiter.key("Ann");
        assert_eq!(limiter.charge(Metered::Messages, ann), None);
        assert_eq!(limiter.charge(Metered::Messages, ann), None);
        let first = limiter.charge(Metered::Messages, ann).expect("a pause");
        let second = limiter.charge(Metered::Messages, ann).expect("a longer one");
        assert!(second > first);
    }

    #[test]
    fn what_lasts_is_given_back() {
        let limiter = limiter();
        let ann = limiter.key("Ann");
        let first = limiter.hold(Lasting::Sockets, ann).expect("one");
        let second = limiter.hold(Lasting::Sockets, ann).expect("two");
        assert!(limiter.hold(Lasting::Sockets, ann).is_none());
        drop(first);
        let third = limiter.hold(Lasting::Sockets, ann).expect("two again");
        drop((second, third));
        assert!(limiter.counts().held.is_empty(), "forgotten");
    }

    #[test]
    fn a_household_is_one_address() {
        let limiter = limiter();
        let key = |address: &str| limiter.key_of_address(address.parse().expect("an address"));
        assert_eq!(key("2001:db8::1"), key("2001:db8::ffff:1"));
        assert_ne!(key("2001:db8::1"), key("2001:db8:0:1::1"));
        assert_ne!(key("192.0.2.1"), key("192.0.2.2"));
        assert_eq!(key("192.0.2.1"), key("::ffff:192.0.2.1"));
    }

    #[test]
    fn accounts_that_have_recovered_are_forgotten() {
        let rate = Rate { burst: 1, every: Duration::from_nanos(1) };
        let limiter = Limiter::new(Limits { requests: rate, ..Limits::PUBLIC });
        for n in 0..5000 {
            assert_eq!(limiter.spend(Metered::Requests, limiter.key(n)), Ok(()));
        }
        assert!(limiter.counts().recovered.len() <= 1024);
    }
}
