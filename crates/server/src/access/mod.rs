//! Who asks: the person behind a browser, known by a cookie.
//!
//! A browser gets a random key with the first request that needs a person. The store keeps only the
//! key's hash, so reading the database lets nobody pose as a person. Links and codes are keys of the same
//! kind that open something else.

mod key;

pub(crate) use key::{Opens, kept, new_key};

use crate::clock::Clock;
use crate::http::{Failure, House};
use crate::site::Scheme;
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use data_encoding::HEXLOWER;
use key::{code_key, hash, new_code, no_entropy, opened};
use protocol::Problem;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};
use store::{GameId, KeyHash, Store, StoreError};
use table::{PersonId, Ticket};

/// The name of the cookie.
const COOKIE_NAME: &str = "tiefenthal";

/// How long a browser keeps it: as long as browsers do. The store forgets a key that no browser has
/// shown for this long, and so can show no more.
const COOKIE_LIFE: Duration = Duration::from_secs(400 * DAY);

/// How exactly it is known when a key was last shown: it is stored at most once in this time.
const SEEN: Duration = Duration::from_secs(DAY);

const DAY: u64 = 24 * 3600;

/// How long a code works.
pub(crate) const CODE_LIFE: Duration = Duration::from_secs(600);

/// The most browsers that are remembered.
const REMEMBERED: usize = 10_000;

/// The people a server knows.
pub(crate) struct People {
    store: Arc<dyn Store>,
    /// The key of whoever started the program.
    house: Option<KeyHash>,
    /// What the keys of replay links follow from, so that they can be had again though the store keeps
    /// only their hashes. It follows from the key of the house; without one, every link is a new one.
    replays: Option<Sha256>,
    /// How browsers reach the server.
    scheme: Scheme,
    clock: Clock,
    /// Browsers that were here lately, and until when nothing has to be stored about them.
    known: Mutex<HashMap<KeyHash, (PersonId, SystemTime)>>,
}

/// The person who sends a request, if the browser has a key.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    pub(crate) person: Option<PersonId>,
    key: Option<String>,
}

impl FromRequestParts<House> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Caller, Failure> {
        let Some(key) = cookie(&parts.headers) else { return Ok(Caller::default()) };
        let person = house.people.device(key).await?;
        Ok(Caller { person, key: person.map(|_| key.to_owned()) })
    }
}

impl People {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        house: Option<&str>,
        scheme: Scheme,
        clock: Clock,
    ) -> People {
        let replays = house.map(|key| {
            let secret =
                Sha256::new_with_prefix(b"tiefenthal/replays/1\0").chain_update(key).finalize();
            Sha256::new_with_prefix(b"tiefenthal/replay/1\0").chain_update(secret)
        });
        People { store, house: house.map(hash), replays, scheme, clock, known: Mutex::default() }
    }

    /// The person who sent a request, made if new, and the headers that keep the browser known.
    pub(crate) async fn welcome(&self, caller: Caller) -> Result<(PersonId, HeaderMap), Failure> {
        if let Caller { person: Some(person), key: Some(key) } = caller {
            return Ok((person, self.set_cookie(&key)?));
        }
        let person = PersonId::new(crate::registry::random().map_err(no_entropy)?);
        Ok((person, self.admit(person).await?))
    }

    /// Gives a browser a key of this person; the headers that carry it.
    pub(crate) async fn admit(&self, person: PersonId) -> Result<HeaderMap, Failure> {
        let key = new_key::<32>()?;
        let expires = self.clock.now() + COOKIE_LIFE;
        let kept = kept(&key, Opens::Device(person), None, Some(expires))?;
        let store = self.store.clone();
        crate::registry::blocking(move || store.put_keys(vec![kept])).await?;
        self.set_cookie(&key)
    }

    /// Whether this is the key of whoever started the program.
    pub(crate) fn is_house(&self, key: &str) -> bool {
        self.house == Some(hash(key))
    }

    /// What the link with this secret opens, and where.
    pub(crate) async fn link(&self, key: &str) -> Result<(GameId, Ticket), Failure> {
        let (store, hash) = (self.store.clone(), hash(key));
        let found = crate::registry::blocking(move || store.key(hash)).await?;
        match opened(found) {
            Some((Some(game), Opens::Link(ticket))) => Ok((game, ticket)),
            Some((_, Opens::Link(_) | Opens::Device(_) | Opens::Code(_) | Opens::Replay))
            | None => Err(Failure(Problem::BadLink)),
        }
    }

    /// A code that brings this person to another device, and there to this game.
    pub(crate) async fn new_code(&self, person: PersonId, game: GameId) -> Result<String, Failure> {
        let code = new_code()?;
        let expires = self.clock.now() + CODE_LIFE;
        let kept = kept(&code_key(&code), Opens::Code(person), Some(game), Some(expires))?;
        let store = self.store.clone();
        crate::registry::blocking(move || store.put_keys(vec![kept])).await?;
        Ok(code)
    }

    /// The person and the game to which a code leads, once.
    pub(crate) async fn use_code(&self, code: &str) -> Result<(PersonId, GameId), Failure> {
        let (store, hash) = (self.store.clone(), hash(&code_key(code)));
        // Of two requests with the same code, one gets it.
        let found = crate::registry::blocking(move || store.take_key(hash)).await?;
        match opened(found) {
            Some((Some(game), Opens::Code(person))) => Ok((person, game)),
            Some((_, Opens::Code(_) | Opens::Device(_) | Opens::Link(_) | Opens::Replay))
            | None => Err(Failure(Problem::BadLink)),
        }
    }

    /// The key of the replay link of a game, the same whenever it is asked for.
    pub(crate) async fn replay_link(&self, game: GameId) -> Result<String, Failure> {
        let key = match &self.replays {
            Some(secret) => {
                HEXLOWER.encode(&secret.clone().chain_update(game.to_string()).finalize()[..16])
            }
            None => new_key::<16>()?,
        };
        let kept = kept(&key, Opens::Replay, Some(game), None)?;
        let store = self.store.clone();
        match crate::registry::blocking(move || store.put_keys(vec![kept])).await {
            Ok(()) | Err(StoreError::Exists) => Ok(key),
            Err(error) => Err(error.into()),
        }
    }

    /// The game to which a replay link leads.
    pub(crate) async fn replay(&self, key: &str) -> Result<GameId, Failure> {
        let (store, hash) = (self.store.clone(), hash(key));
        let found = crate::registry::blocking(move || store.key(hash)).await?;
        match opened(found) {
            Some((Some(game), Opens::Replay)) => Ok(game),
            Some((_, Opens::Replay | Opens::Device(_) | Opens::Link(_) | Opens::Code(_)))
            | None => Err(Failure(Problem::BadLink)),
        }
    }

    async fn device(&self, key: &str) -> Result<Option<PersonId>, Failure> {
        let hash = hash(key);
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.clock.now();
        if let Some(&(person, fresh_until)) = known().get(&hash)
            && now < fresh_until
        {
            return Ok(Some(person));
        }
        let store = self.store.clone();
        let found = crate::registry::blocking(move || store.key(hash)).await?;
        let expires = found.as_ref().and_then(|key| key.expires);
        let Some((_, Opens::Device(person))) = opened(found) else { return Ok(None) };
        if expires.is_some_and(|expires| expires <= now) {
            return Ok(None);
        }
        // Keys that never expire were made before this was kept.
        let seen = expires.and_then(|expires| expires.checked_sub(COOKIE_LIFE));
        let mut fresh_until = seen.map_or(now, |seen| seen + SEEN);
        if fresh_until <= now {
            fresh_until = now + SEEN;
            self.renew(hash, now + COOKIE_LIFE).await;
        }
        let mut known = known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(hash, (person, fresh_until));
        Ok(Some(person))
    }

    /// Notes that a key was shown. If that fails, the next day tries again.
    async fn renew(&self, key: KeyHash, expires: SystemTime) {
        let store = self.store.clone();
        let renewed = crate::registry::blocking(move || store.renew_key(key, expires)).await;
        if let Err(error) = renewed {
            tracing::warn!(%error, "it was not stored that a browser was here");
        }
    }

    fn set_cookie(&self, key: &str) -> Result<HeaderMap, Failure> {
        let seconds = COOKIE_LIFE.as_secs();
        let secure = match self.scheme {
            Scheme::Http => "",
            Scheme::Https => "; Secure",
        };
        let text = format!(
            "{COOKIE_NAME}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
        );
        let value = HeaderValue::from_str(&text).map_err(|_| Failure(Problem::NotUnderstood))?;
        Ok(HeaderMap::from_iter([(SET_COOKIE, value)]))
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        assert_eq!(cookie(&headers), None);
        headers.append(COOKIE, HeaderValue::from_static("a=b; tiefenthal2=c"));
        headers.append(COOKIE, HeaderValue::from_static("x=y;tiefenthal=key; z"));
        assert_eq!(cookie(&headers), Some("key"));
    }

    #[tokio::test]
    async fn a_key_lasts_as_long_as_its_browser_comes_back() {
        let store: Arc<dyn Store> = Arc::new(store::Memory::default());
        let clock = Clock::default();
        let people = People::new(store.clone(), None, Scheme::Http, clock.clone());
        let headers = people.admit(PersonId::new(7)).await.expect("admitted");
        let cookie = headers[SET_COOKIE].to_str().expect("text").split(['=', ';']).nth(1);
        let key = cookie.expect("a key").to_owned();
        let expires = || store.key(hash(&key)).expect("read").expect("kept").expires;
        let at_first = expires();
        let shown = async |after: Duration| {
            clock.advance(after);
            people.device(&key).await.expect("an answer")
        };
        assert_eq!(shown(SEEN / 2).await, Some(PersonId::new(7)));
        assert_eq!(expires(), at_first, "once a day is enough");
        assert_eq!(shown(SEEN).await, Some(PersonId::new(7)));
        assert!(expires() >= at_first.map(|at| at + SEEN), "it was seen");
        assert_eq!(shown(COOKIE_LIFE - SEEN).await, Some(PersonId::new(7)));
        assert_eq!(shown(COOKIE_LIFE + SEEN).await, None, "nobody has it any more");
    }
}
