//! Keys.

use crate::GAME;
use crate::support::{amend, new_game};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Amend, GameId, Key, KeyHash, MAX_NOTE, NewGame, NewKey, Store, StoreError};

pub fn hash(n: u8) -> KeyHash {
    KeyHash([n; 32])
}

pub fn new_key(n: u8, game: Option<GameId>, body: &str) -> NewKey {
    NewKey { hash: hash(n), key: Key { game, body: body.to_owned(), expires: None } }
}

/// A key that expires at this time.
fn expiring(n: u8, expires: SystemTime) -> NewKey {
    let key = Key { game: None, body: String::new(), expires: Some(expires) };
    NewKey { hash: hash(n), key }
}

pub fn a_key_is_found_by_its_hash(store: Arc<dyn Store>) {
    assert_eq!(store.key(hash(1)), Ok(None));
    let keys = vec![new_key(1, Some(GAME), "link"), new_key(0, None, "device")];
    store.create(NewGame { keys: keys.clone(), ..new_game(GAME, "0") }).unwrap();
    let more = vec![new_key(0xff, Some(GAME), "a\0b'"), new_key(3, None, "")];
    store.put_keys(more.clone()).unwrap();
    for NewKey { hash, key } in keys.into_iter().chain(more) {
        assert_eq!(store.key(hash), Ok(Some(key)));
    }
    let mut near = [1; 32];
    near[31] = 2;
    assert_eq!(store.key(KeyHash(near)), Ok(None));
    store.drop_keys(vec![hash(1), hash(77)]).unwrap();
    assert_eq!(store.key(hash(1)), Ok(None));
    assert!(store.key(hash(0)).unwrap().is_some());
    let long = "x".repeat(MAX_NOTE + 1);
    let refusal = StoreError::TooLarge { bytes: MAX_NOTE + 1, limit: MAX_NOTE };
    assert_eq!(store.put_keys(vec![new_key(9, None, &long)]), Err(refusal));
}

pub fn a_hash_is_kept_once(store: Arc<dyn Store>) {
    store.put_keys(vec![new_key(1, None, "first")]).unwrap();
    let both = vec![new_key(2, None, "second"), new_key(1, None, "other")];
    assert_eq!(store.put_keys(both), Err(StoreError::Exists));
    let twice = vec![new_key(2, None, "second"), new_key(2, None, "second")];
    assert_eq!(store.put_keys(twice.clone()), Err(StoreError::Exists));
    let new = NewGame { keys: twice, ..new_game(GAME, "0") };
    assert_eq!(store.create(new), Err(StoreError::Exists));
    assert_eq!(store.game(GAME), Err(StoreError::NoSuchGame));
    assert_eq!(store.key(hash(1)).unwrap().unwrap().body, "first");
    assert_eq!(store.key(hash(2)), Ok(None), "all keys or none");
}

pub fn a_key_is_kept_until_it_is_renewed_no_more(store: Arc<dyn Store>) {
    let now = SystemTime::now();
    let (later, past) = (now + Duration::from_secs(60), UNIX_EPOCH + Duration::from_secs(1));
    store.renew_key(hash(1), later).unwrap();
    assert_eq!(store.key(hash(1)), Ok(None), "renewing keeps nothing that was not kept");
    store.put_keys(vec![new_key(1, None, "device"), expiring(2, later)]).unwrap();
    for n in [1, 2] {
        store.renew_key(hash(n), UNIX_EPOCH + Duration::from_secs(100_000_000_000)).unwrap();
        let expires = store.key(hash(n)).unwrap().unwrap().expires;
        assert_eq!(expires, Some(UNIX_EPOCH + Duration::from_secs(100_000_000_000)));
        store.renew_key(hash(n), past).unwrap();
        assert_eq!(store.key(hash(n)), Ok(None));
        store.renew_key(hash(n), later).unwrap();
        assert_eq!(store.key(hash(n)), Ok(None), "what has expired does not come back");
    }
}

pub fn a_key_is_taken_once(store: Arc<dyn Store>) {
    assert_eq!(store.take_key(hash(1)), Ok(None));
    for n in 1..20 {
        store.put_keys(vec![new_key(n, None, "code")]).unwrap();
        let start = Arc::new(Barrier::new(3));
        let takers: Vec<_> = (0..3)
            .map(|_| {
                let (store, start) = (Arc::clone(&store), Arc::clone(&start));
                thread::spawn(move || {
                    start.wait();
                    store.take_key(hash(n)).unwrap()
                })
            })
            .collect();
        let taken: Vec<_> = takers.into_iter().filter_map(|taker| taker.join().unwrap()).collect();
        assert_eq!(taken, [new_key(n, None, "code").key]);
        assert_eq!(store.key(hash(n)), Ok(None));
    }
}

pub fn a_key_expires(store: Arc<dyn Store>) {
    let past = SystemTime::now() - Duration::from_secs(1);
    let future = UNIX_EPOCH + Duration::from_secs(1 << 40);
    store.put_keys(vec![expiring(1, past), expiring(2, past), expiring(3, future)]).unwrap();
    assert_eq!((store.key(hash(1)), store.take_key(hash(2))), (Ok(None), Ok(None)));
    assert_eq!(store.key(hash(3)), Ok(Some(expiring(3, future).key)));
    // The hash of a key that has expired is free.
    store.put_keys(vec![expiring(1, future)]).unwrap();
    assert_eq!(store.take_key(hash(1)), Ok(Some(expiring(1, future).key)));
}

pub fn a_key_of_an_unknown_game_is_refused(store: Arc<dyn Store>) {
    let keys = vec![new_key(1, None, ""), new_key(2, Some(GAME), "")];
    assert_eq!(store.put_keys(keys.clone()), Err(StoreError::NoSuchGame));
    let new = NewGame { keys, ..new_game(GameId::new(5), "0") };
    assert_eq!(store.create(new), Err(StoreError::NoSuchGame));
    assert_eq!((store.key(hash(1)), store.games(9)), (Ok(None), Ok(vec![])));
}

pub fn keys_come_and_go_with_an_amendment(store: Arc<dyn Store>) {
    store
        .create(NewGame { keys: vec![new_key(1, Some(GAME), "old")], ..new_game(GAME, "") })
        .unwrap();
    // Dropped and kept again under the same hash, with something else.
    let add_keys = vec![new_key(1, Some(GAME), "new"), new_key(2, Some(GAME), "two")];
    let amended = Amend { add_keys, drop_keys: vec![hash(1), hash(9)], ..amend(GAME, 0) };
    assert_eq!(store.amend(amended), Ok(1));
    let bodies = [1, 2].map(|n| store.key(hash(n)).unwrap().unwrap().body);
    assert_eq!(bodies, ["new", "two"]);
}
