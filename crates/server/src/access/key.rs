//! Keys: what a browser, a link or a code shows, and what the store keeps of it.

use crate::http::Failure;
use data_encoding::HEXLOWER;
use protocol::Problem;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::time::SystemTime;
use store::{GameId, Key, KeyHash, NewKey};
use table::{PersonId, Ticket};

/// Letters and digits that cannot be taken for each other.
const CODE_LETTERS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// How many letters a code has: 39 bits, of which the limits on joining let nobody try many.
const CODE_LENGTH: usize = 8;

/// What a key opens.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Opens {
    /// The browser that has it is this person's.
    Device(PersonId),
    /// Whoever follows the link may do this.
    Link(Ticket),
    /// The browser into which it is typed becomes this person's.
    Code(PersonId),
    /// Whoever has it may look at the game, which is over.
    Replay,
}

/// A fresh secret of `N` bytes, as hexadecimal digits.
pub(crate) fn new_key<const N: usize>() -> Result<String, Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(no_entropy)?;
    Ok(HEXLOWER.encode(&bytes))
}

/// What the store keeps of a key.
pub(crate) fn kept(
    key: &str,
    opens: Opens,
    game: Option<GameId>,
    expires: Option<SystemTime>,
) -> Result<NewKey, Failure> {
    let body = serde_json::to_string(&opens).map_err(|_| Failure(Problem::Unavailable))?;
    Ok(NewKey { hash: hash(key), key: Key { game, body, expires } })
}

/// What a kept key opens; none if it was not kept.
pub(super) fn opened(found: Option<Key>) -> Option<(Option<GameId>, Opens)> {
    let Key { game, body, .. } = found?;
    Some((game, serde_json::from_str(&body).ok()?))
}

pub(super) fn hash(key: &str) -> KeyHash {
    let mut hash = Sha256::new_with_prefix(b"tiefenthal/key/1\0");
    hash.update(key.as_bytes());
    KeyHash(hash.finalize().into())
}

/// A code as it is hashed: people type it in either case, with spaces and hyphens.
pub(super) fn code_key(code: &str) -> String {
    let letters = code.chars().filter(|c| !matches!(c, ' ' | '-')).take(CODE_LENGTH + 1);
    format!("code/{}", letters.collect::<String>().to_ascii_uppercase())
}

/// A fresh code.
pub(super) fn new_code() -> Result<String, Failure> {
    let mut random = crate::registry::random().map_err(no_entropy)?;
    let letters = CODE_LETTERS.len() as u128;
    let mut code = String::new();
    for _ in 0..CODE_LENGTH {
        code.push(char::from(CODE_LETTERS[(random % letters) as usize]));
        random /= letters;
    }
    Ok(code)
}

pub(super) fn no_entropy(error: getrandom::Error) -> Failure {
    tracing::error!(%error, "no random numbers");
    Failure(Problem::Unavailable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let key = code_key("ABCD2345");
        for typed in ["abcd2345", "ABCD-2345", " abcd 2345 "] {
            assert_eq!(code_key(typed), key);
        }
        assert_ne!(code_key("ABCD23456"), key);
    }

    #[test]
    fn nothing_kept_is_the_key_itself() {
        let key = new_key::<32>().expect("random numbers");
        assert_eq!(key.len(), 64);
        let kept = kept(&key, Opens::Device(PersonId::new(7)), None, None).expect("a key");
        assert!(!format!("{kept:?}").contains(&key));
        assert_ne!(kept.hash, hash("another"));
    }
}
