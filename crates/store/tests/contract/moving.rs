//! Games that move from one store to another.

use crate::GAME;
use crate::keys::new_key;
use crate::support::{amend, append, new_game, note};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use store::{
    Amend, Append, CommandId, GameId, Memory, MoveError, Moved, NewGame, NewKey, PersonId,
    Portable, copy,
};

const ANN: PersonId = PersonId::new(1);
const BEN: PersonId = PersonId::new(2);

/// Keeps a bit of everything.
fn fill(store: &dyn Portable) {
    for n in 0..20_u8 {
        let game = GameId::new(u128::MAX / 23 * u128::from(n));
        let (bodies, members) = match n % 4 {
            0 => (Vec::new(), vec![]),
            1 => (vec!["0".to_owned()], vec![ANN]),
            _ => (vec!["a\0b".to_owned(), String::new()], vec![BEN, ANN]),
        };
        let length = bodies.len() as u32;
        let keys = vec![new_key(100 + n, Some(game), "link")];
        let meta = format!("meta \0 {n}");
        store.create(NewGame { meta, bodies, members, keys, ..new_game(game, "") }).unwrap();
        for (noted, seq) in (0..).zip(length..length + u32::from(n % 4 * 3)) {
            let command_id = (seq % 2 == 0).then_some(CommandId::new(seq.into()));
            let sent = append(game, seq, &format!("line {seq}"));
            store
                .append(Append { command_id, seat: command_id.map(|_| 3), last: n == 3, ..sent })
                .unwrap();
            store.note(note(game, noted, &format!("note {seq}"))).unwrap();
        }
        store.amend(Amend { meta: "amended".to_owned(), ..amend(game, 0) }).unwrap();
    }
    let mut later = new_key(2, None, "device");
    later.key.expires = Some(SystemTime::now() + Duration::from_secs(100_000));
    store.put_keys(vec![new_key(1, None, "for ever"), later]).unwrap();
}

fn everything(store: &dyn Portable) -> (Vec<store::Whole>, Vec<NewKey>) {
    let ids = store.ids_after(None, 100).unwrap();
    assert!(ids.is_sorted());
    let games = ids.into_iter().map(|game| store.whole(game).unwrap()).collect();
    (games, store.keys_of(None).unwrap())
}

pub fn all_games_move_there_and_back(store: Arc<dyn Portable>) {
    let (old, new) = (Memory::new(), Memory::new());
    fill(&old);
    let moved = copy(&old, &*store).unwrap();
    assert_eq!((moved.games, moved.keys, moved.before), (20, 22, 0));
    // Once more: nothing is copied, everything is compared.
    assert_eq!(copy(&old, &*store), Ok(Moved { before: 20, ..moved }));
    assert_eq!(copy(&*store, &new), Ok(moved));
    let all = everything(&old);
    assert_eq!((everything(&*store), everything(&new)), (all.clone(), all));
    // Whoever moved goes on.
    let game = GameId::new(u128::MAX / 23 * 7);
    let length = store.game(game).unwrap().length;
    assert_eq!(store.append(append(game, length, "next")).map(|done| done.seq), Ok(length));
    assert_eq!(store.note(note(game, 9, "")).unwrap().seq, 9);
    assert!(
        store
            .append(Append {
                command_id: Some(CommandId::new(2)),
                seat: Some(3),
                ..append(game, 99, "")
            })
            .unwrap()
            .repeated
    );
    assert_eq!(store.games_of(BEN, 99).unwrap().len(), 10);
}

pub fn what_was_filled_here_moves_elsewhere(store: Arc<dyn Portable>) {
    let new = Memory::new();
    fill(&*store);
    let moved = copy(&*store, &new).unwrap();
    assert_eq!((moved.games, moved.keys), (20, 22));
    assert_eq!(everything(&*store), everything(&new));
}

pub fn another_game_under_the_same_id_is_noticed(store: Arc<dyn Portable>) {
    let old = Memory::new();
    fill(&old);
    store.create(new_game(GameId::new(0), "another")).unwrap();
    let what = format!("game {}", GameId::new(0));
    assert_eq!(copy(&old, &*store), Err(MoveError::Differs { what }));
    assert_eq!(store.read(GameId::new(0), 0).unwrap()[0].body, "another", "it is left as it is");
    store.delete(GameId::new(0)).unwrap();
    copy(&old, &*store).unwrap();
    store.create(new_game(GAME, "0")).unwrap();
    assert_eq!(copy(&old, &*store), Err(MoveError::More { games: 1 }));
}
