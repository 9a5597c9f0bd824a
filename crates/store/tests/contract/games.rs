//! Games: lists, amendments, members, notes, deletion.

use crate::GAME;
use crate::support::{amend, append, new_game, note};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, SystemTime};
use store::{
    Amend, Append, GameId, GameInfo, MAX_META, MAX_NOTE, NewGame, PersonId, Store, StoreError,
};

const ANN: PersonId = PersonId::new(1);
const BEN: PersonId = PersonId::new(2);

fn ids(games: &[GameInfo]) -> Vec<GameId> {
    games.iter().map(|info| info.game).collect()
}

/// Lets the clock of the store, which counts milliseconds, go on.
fn tick() {
    thread::sleep(Duration::from_millis(3));
}

pub fn the_listing_tells_of_every_game(store: Arc<dyn Store>) {
    assert_eq!(store.games(10), Ok(vec![]));
    let before = SystemTime::now() - Duration::from_millis(1);
    let games = [GameId::new(3), GameId::new(1), GameId::new(2)];
    for (n, game) in (0..).zip(games) {
        store.create(NewGame { meta: format!("meta {n}"), ..new_game(game, "0") }).unwrap();
    }
    thread::sleep(Duration::from_millis(3));
    store.append(append(games[2], 1, "1")).unwrap();
    thread::sleep(Duration::from_millis(3));
    store.append(append(games[0], 1, "1")).unwrap();
    store.append(append(games[0], 2, "2")).unwrap();
    let listed = store.games(10).unwrap();
    let short: Vec<_> = listed.iter().map(|i| (i.game, i.length, i.meta.as_str())).collect();
    let expected = [(games[0], 3, "meta 0"), (games[2], 2, "meta 2"), (games[1], 1, "meta 1")];
    assert_eq!(short, expected, "most recently active first");
    for info in &listed {
        assert_eq!(store.game(info.game).as_ref(), Ok(info));
        assert!(before <= info.created && info.created <= info.active);
        assert!(info.active <= SystemTime::now());
    }
    assert!(listed[0].active > listed[0].created);
    assert_eq!(listed[2].active, listed[2].created);
    let last = store.read(games[0], 2).unwrap();
    assert_eq!(listed[0].active, last[0].at);
}

pub fn lists_are_cut_off(store: Arc<dyn Store>) {
    for n in 0..10 {
        store.create(NewGame { members: vec![ANN], ..new_game(GameId::new(n), "0") }).unwrap();
        store.create(new_game(GameId::new(100 + n), "0")).unwrap();
        tick();
    }
    let all = ids(&store.games(100).unwrap());
    assert_eq!(all.len(), 20);
    for limit in [0, 1, 7, 10] {
        assert_eq!(ids(&store.games(limit).unwrap()), all[..limit]);
        let last: Vec<_> = (0..10).rev().take(limit).map(GameId::new).collect();
        assert_eq!(ids(&store.games_of(ANN, limit).unwrap()), last);
        let last: Vec<_> = (100..110).rev().take(limit).map(GameId::new).collect();
        assert_eq!(ids(&store.orphans(limit).unwrap()), last);
    }
    assert_eq!(store.games(usize::MAX).unwrap().len(), 20);
}

pub fn everybody_finds_their_own_games(store: Arc<dyn Store>) {
    let [anns, both, nobodys] = [1, 2, 3].map(GameId::new);
    let new =
        |game, members: &[PersonId]| NewGame { members: members.to_vec(), ..new_game(game, "") };
    store.create(new(anns, &[ANN, ANN])).unwrap();
    tick();
    store.create(new(both, &[BEN, ANN])).unwrap();
    tick();
    store.create(new(nobodys, &[])).unwrap();
    let of = |person| ids(&store.games_of(person, 10).unwrap());
    let nobody = || ids(&store.orphans(10).unwrap());
    assert_eq!((of(ANN), of(BEN), nobody()), (vec![both, anns], vec![both], vec![nobodys]));
    assert_eq!(of(PersonId::new(3)), []);
    assert_eq!(store.games_of(BEN, 10).unwrap()[0], store.game(both).unwrap());
    // A step of a game brings it to the top, for all its members.
    tick();
    store.append(append(anns, 1, "1")).unwrap();
    assert_eq!(of(ANN), [anns, both]);
    // Who leaves no longer finds it, and a game that everybody has left is nobody's.
    store.amend(Amend { members: Some(vec![BEN]), ..amend(both, 0) }).unwrap();
    assert_eq!((of(ANN), of(BEN), nobody()), (vec![anns], vec![both], vec![nobodys]));
    store.amend(Amend { members: Some(vec![]), ..amend(both, 1) }).unwrap();
    assert_eq!((of(ANN), of(BEN), nobody()), (vec![anns], vec![], vec![both, nobodys]));
    tick();
    store.amend(Amend { members: Some(vec![BEN, ANN]), ..amend(nobodys, 0) }).unwrap();
    store.amend(amend(nobodys, 1)).unwrap();
    assert_eq!((of(ANN), of(BEN)), (vec![nobodys, anns], vec![nobodys]), "members stay");
}

pub fn the_last_entry_ends_a_game(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    store.append(append(GAME, 1, "1")).unwrap();
    assert_eq!(store.game(GAME).unwrap().over, Some(false));
    store.append(Append { last: true, ..append(GAME, 2, "end") }).unwrap();
    let info = store.game(GAME).unwrap();
    assert_eq!((info.over, info.length), (Some(true), 3));
    assert_eq!(store.games(1).unwrap(), [info]);
    store.append(append(GAME, 3, "taken back")).unwrap();
    assert_eq!(store.game(GAME).unwrap().over, Some(false));
}

pub fn a_log_may_begin_later(store: Arc<dyn Store>) {
    store.create(NewGame { bodies: Vec::new(), ..new_game(GAME, "") }).unwrap();
    let waiting = store.game(GAME).unwrap();
    assert_eq!((waiting.length, waiting.over, waiting.active), (0, Some(false), waiting.created));
    assert_eq!(store.read(GAME, 0), Ok(vec![]));
    assert_eq!(store.games(10).unwrap(), [waiting]);
    assert_eq!(store.append(append(GAME, 1, "1")), Err(StoreError::Conflict { seq: 0 }));
    tick();
    let started = Amend { first: Some("first".to_owned()), ..amend(GAME, 0) };
    assert_eq!(store.amend(started.clone()), Ok(1));
    let info = store.game(GAME).unwrap();
    assert_eq!((info.length, info.over, info.revision), (1, Some(false), 1));
    assert_eq!(info.active, store.read(GAME, 0).unwrap()[0].at);
    // It begins once.
    let again = Amend { expected_revision: 1, ..started };
    assert_eq!(store.amend(again), Err(StoreError::Conflict { seq: 1 }));
    assert_eq!(store.append(append(GAME, 1, "1")).map(|done| done.seq), Ok(1));
    let bodies: Vec<_> = store.read(GAME, 0).unwrap().into_iter().map(|e| e.body).collect();
    assert_eq!(bodies, ["first", "1"]);
}

pub fn a_meta_is_replaced_by_whoever_knows_the_latest(store: Arc<dyn Store>) {
    assert_eq!(store.amend(amend(GAME, 0)), Err(StoreError::NoSuchGame));
    store.create(NewGame { meta: "old".to_owned(), ..new_game(GAME, "0") }).unwrap();
    let new = Amend { meta: "new".to_owned(), ..amend(GAME, 0) };
    tick();
    assert_eq!(store.amend(new), Ok(1));
    let info = store.game(GAME).unwrap();
    assert_eq!((info.meta.as_str(), info.revision, info.length), ("new", 1, 1));
    assert!(info.active > info.created, "an amendment is an activity");
    for wrong in [0, 2, u32::MAX] {
        let refused = store.amend(Amend { meta: "other".to_owned(), ..amend(GAME, wrong) });
        assert_eq!(refused, Err(StoreError::Conflict { seq: 1 }), "{wrong}");
    }
    let wordy = Amend { meta: "x".repeat(MAX_META + 1), ..amend(GAME, 1) };
    let limit = MAX_META;
    assert_eq!(store.amend(wordy), Err(StoreError::TooLarge { bytes: limit + 1, limit }));
    assert_eq!(store.game(GAME), Ok(info));
}

pub fn one_of_many_amendments_wins(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    for revision in 0..20 {
        let start = Arc::new(Barrier::new(4));
        let racers: Vec<_> = (0..4)
            .map(|racer| {
                let (store, start) = (Arc::clone(&store), Arc::clone(&start));
                thread::spawn(move || {
                    start.wait();
                    let meta = format!("{revision} {racer}");
                    store.amend(Amend { meta, ..amend(GAME, revision) })
                })
            })
            .collect();
        let answers: Vec<_> = racers.into_iter().map(|racer| racer.join().unwrap()).collect();
        let lost = Err(StoreError::Conflict { seq: revision + 1 });
        assert_eq!(answers.iter().filter(|&answer| *answer == lost).count(), 3);
        let winner = answers.iter().position(|answer| *answer == Ok(revision + 1)).unwrap();
        assert_eq!(store.game(GAME).unwrap().meta, format!("{revision} {winner}"));
    }
}

pub fn an_amendment_happens_as_a_whole_or_not_at_all(store: Arc<dyn Store>) {
    use crate::keys::{hash, new_key};
    let new = NewGame { bodies: Vec::new(), members: vec![ANN], ..new_game(GAME, "") };
    store.create(NewGame { keys: vec![new_key(1, Some(GAME), "one")], ..new }).unwrap();
    let before = store.game(GAME).unwrap();
    let amended = Amend {
        meta: "new".to_owned(),
        first: Some("first".to_owned()),
        members: Some(vec![BEN]),
        add_keys: vec![new_key(2, Some(GAME), "two"), new_key(3, None, "three")],
        drop_keys: vec![hash(1)],
        ..amend(GAME, 0)
    };
    let taken = vec![new_key(2, None, ""), new_key(2, None, "twice")];
    let strange = vec![new_key(2, Some(GameId::new(99)), "of no game")];
    let refused = [
        (Amend { expected_revision: 1, ..amended.clone() }, StoreError::Conflict { seq: 0 }),
        (Amend { add_keys: taken, ..amended.clone() }, StoreError::Exists),
        (Amend { add_keys: strange, ..amended.clone() }, StoreError::NoSuchGame),
        (
            Amend { drop_keys: vec![], add_keys: vec![new_key(1, None, "")], ..amended.clone() },
            StoreError::Exists,
        ),
    ];
    for (wrong, refusal) in refused {
        assert_eq!(store.amend(wrong), Err(refusal));
        assert_eq!(store.game(GAME).as_ref(), Ok(&before));
        assert_eq!(store.games_of(ANN, 9).unwrap().len(), 1);
        assert!(store.key(hash(1)).unwrap().is_some() && store.key(hash(2)).unwrap().is_none());
    }
    assert_eq!(store.amend(amended), Ok(1));
    let info = store.game(GAME).unwrap();
    assert_eq!((info.meta.as_str(), info.length), ("new", 1));
    assert_eq!((store.games_of(ANN, 9), store.games_of(BEN, 9)), (Ok(vec![]), Ok(vec![info])));
    let kept = [1, 2, 3].map(|n| store.key(hash(n)).unwrap().map(|key| key.body));
    assert_eq!(kept, [None, Some("two".to_owned()), Some("three".to_owned())]);
}

pub fn games_that_wait_too_long_are_found(store: Arc<dyn Store>) {
    let [first, second, third, playing] = [4, 3, 2, 1].map(GameId::new);
    store.create(new_game(playing, "0")).unwrap();
    for game in [first, second, third] {
        store.create(NewGame { bodies: Vec::new(), ..new_game(game, "") }).unwrap();
        tick();
    }
    let since = |time, limit| store.waiting_since(time, limit).unwrap();
    let now = SystemTime::now();
    assert_eq!(since(now, 10), [first, second, third], "the oldest first");
    assert_eq!(since(now, 2), [first, second]);
    assert_eq!(since(store.game(third).unwrap().active, 10), [first, second]);
    assert_eq!(since(now - Duration::from_secs(60), 10), []);
    tick();
    store.amend(amend(first, 0)).unwrap();
    store.amend(Amend { first: Some(String::new()), ..amend(second, 0) }).unwrap();
    store.append(append(third, 0, "first")).unwrap();
    assert_eq!(since(now, 10), [], "amended, started or begun");
    assert_eq!(since(SystemTime::now() + Duration::from_secs(1), 10), [first]);
}

pub fn a_deleted_game_is_gone_with_all_that_belongs_to_it(store: Arc<dyn Store>) {
    use crate::keys::{hash, new_key};
    let other = GameId::new(7);
    assert_eq!(store.delete(GAME), Err(StoreError::NoSuchGame));
    for (n, game) in [(1, GAME), (2, other)] {
        let keys = vec![new_key(n, Some(game), "")];
        store.create(NewGame { members: vec![ANN], keys, ..new_game(game, "0") }).unwrap();
        store.append(append(game, 1, "1")).unwrap();
        store.note(note(game, 0, "hello")).unwrap();
    }
    store.put_keys(vec![new_key(3, None, "")]).unwrap();
    assert_eq!(store.delete(GAME), Ok(()));
    assert_eq!(store.delete(GAME), Err(StoreError::NoSuchGame));
    assert_eq!(store.game(GAME), Err(StoreError::NoSuchGame));
    assert_eq!(store.read(GAME, 0), Err(StoreError::NoSuchGame));
    assert_eq!(store.read_notes(GAME, 0), Err(StoreError::NoSuchGame));
    assert_eq!(store.append(append(GAME, 2, "2")), Err(StoreError::NoSuchGame));
    assert_eq!(store.amend(amend(GAME, 0)), Err(StoreError::NoSuchGame));
    assert_eq!(store.note(note(GAME, 0, "")), Err(StoreError::NoSuchGame));
    assert_eq!(store.key(hash(1)), Ok(None));
    assert!(store.key(hash(2)).unwrap().is_some() && store.key(hash(3)).unwrap().is_some());
    assert_eq!(ids(&store.games_of(ANN, 9).unwrap()), [other]);
    assert_eq!((store.games(9).unwrap().len(), store.read_notes(other, 0).unwrap().len()), (1, 1));
    // Its id may be used again, and nothing of it is left.
    store.create(new_game(GAME, "new")).unwrap();
    assert_eq!(store.read(GAME, 0).unwrap().len(), 1);
    assert_eq!(store.read_notes(GAME, 0), Ok(vec![]));
}

pub fn notes_are_numbered_and_kept(store: Arc<dyn Store>) {
    assert_eq!(store.note(note(GAME, 0, "x")), Err(StoreError::NoSuchGame));
    assert_eq!(store.read_notes(GAME, 0), Err(StoreError::NoSuchGame));
    store.create(new_game(GAME, "0")).unwrap();
    let active = store.game(GAME).unwrap().active;
    let told: Vec<_> = (0..10)
        .map(|n| {
            let said = format!("note {n} 🍺");
            let stored = store.note(note(GAME, n, &said)).unwrap();
            assert_eq!((stored.seq, stored.body.as_str()), (n, said.as_str()));
            for other in [n.wrapping_sub(1), n, n + 2] {
                let conflict = Err(StoreError::Conflict { seq: n + 1 });
                assert_eq!(store.note(note(GAME, other, &said)), conflict, "another came first");
            }
            stored
        })
        .collect();
    for from in 0..12 {
        let expected = told.get(from as usize..).unwrap_or_default();
        assert_eq!(store.read_notes(GAME, from).unwrap(), expected);
    }
    let long = "x".repeat(MAX_NOTE);
    assert_eq!(
        store.note(note(GAME, 10, &(long.clone() + "x"))).map_err(|e| e.to_string()),
        Err(format!("{} bytes exceed the limit of {MAX_NOTE}", MAX_NOTE + 1))
    );
    assert_eq!(store.note(note(GAME, 10, &long)).map(|note| note.seq), Ok(10));
    let info = store.game(GAME).unwrap();
    assert_eq!((info.length, info.active), (1, active), "a note is no step of the game");
}

pub fn of_several_notes_with_one_number_one_is_kept(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    for n in 0..10 {
        let barrier = Barrier::new(4);
        let kept = thread::scope(|scope| {
            let (barrier, store) = (&barrier, &store);
            let say = move |who: u32| {
                barrier.wait();
                store.note(note(GAME, n, &format!("{who}"))).is_ok()
            };
            let sayers: Vec<_> = (0..4).map(|who| scope.spawn(move || say(who))).collect();
            sayers.into_iter().filter_map(|sayer| sayer.join().unwrap().then_some(())).count()
        });
        assert_eq!((kept, store.read_notes(GAME, 0).unwrap().len()), (1, n as usize + 1));
    }
}

pub fn a_game_can_be_kept_whole(store: Arc<dyn Store>) {
    let bodies: Vec<String> = (0..300).map(|n| format!("line {n}")).collect();
    let new = NewGame { bodies: bodies.clone(), over: true, ..new_game(GAME, "") };
    store.create(new).unwrap();
    let entries = store.read(GAME, 0).unwrap();
    assert!((0..).zip(&entries).all(|(seq, entry)| entry.seq == seq));
    assert_eq!(entries.into_iter().map(|entry| entry.body).collect::<Vec<_>>(), bodies);
    let info = store.game(GAME).unwrap();
    assert_eq!((info.length, info.over), (300, Some(true)));
    tick();
    assert_eq!(store.waiting_since(SystemTime::now(), 10).unwrap(), [], "it waits for nobody");
}
