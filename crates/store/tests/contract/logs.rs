//! Logs: order, numbers, commands, bodies.

use crate::GAME;
use crate::support::{append, new_game};
use std::collections::BTreeSet;
use std::sync::{Arc, Barrier, mpsc};
use std::thread;
use std::time::Duration;
use store::{Append, Appended, CommandId, GameId, MAX_BODY, MAX_META, NewGame, Store, StoreError};

fn command(n: u32) -> Option<CommandId> {
    Some(CommandId::new(u128::from(n) << 64 | 0xc0))
}

fn bodies(store: &dyn Store, game: GameId) -> Vec<String> {
    store.read(game, 0).unwrap().into_iter().map(|entry| entry.body).collect()
}

pub fn a_log_keeps_the_order(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "first")).unwrap();
    for seq in 1..=100 {
        let body = format!("body {seq}");
        let done = store.append(Append { seat: Some(3), ..append(GAME, seq, &body) }).unwrap();
        assert_eq!(done, Appended { seq, repeated: false, body });
    }
    let entries = store.read(GAME, 0).unwrap();
    assert_eq!(entries.len(), 101);
    assert_eq!((entries[0].body.as_str(), entries[0].seat), ("first", None));
    for (seq, entry) in (0..).zip(&entries).skip(1) {
        assert_eq!((entry.seq, entry.seat, entry.command_id), (seq, Some(3), None));
        assert_eq!(entry.body, format!("body {seq}"));
    }
    assert!(entries.is_sorted_by_key(|entry| entry.at));
}

pub fn the_wrong_number_is_a_conflict(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    store.append(append(GAME, 1, "1")).unwrap();
    for wrong in [0, 1, 3, 4, u32::MAX] {
        let refused = store.append(Append { command_id: command(9), ..append(GAME, wrong, "x") });
        assert_eq!(refused, Err(StoreError::Conflict { seq: 2 }), "{wrong}");
    }
    // A refused command has no effect and may be resent with the right number.
    let done = store.append(Append { command_id: command(9), ..append(GAME, 2, "2") }).unwrap();
    assert_eq!(done, Appended { seq: 2, repeated: false, body: "2".to_owned() });
    assert_eq!(bodies(&*store, GAME), ["0", "1", "2"]);
}

pub fn a_game_is_created_once(store: Arc<dyn Store>) {
    assert_eq!(store.game(GAME), Err(StoreError::NoSuchGame));
    store.create(new_game(GAME, "one")).unwrap();
    assert_eq!(store.game(GAME).unwrap().length, 1);
    assert_eq!(store.create(new_game(GAME, "two")), Err(StoreError::Exists));
    assert_eq!(bodies(&*store, GAME), ["one"]);
}

pub fn an_unknown_game_is_refused(store: Arc<dyn Store>) {
    store.create(new_game(GameId::new(1), "another")).unwrap();
    for seq in [0, 1] {
        assert_eq!(store.append(append(GAME, seq, "x")), Err(StoreError::NoSuchGame));
    }
    assert_eq!(store.read(GAME, 0), Err(StoreError::NoSuchGame));
    assert_eq!(store.game(GAME), Err(StoreError::NoSuchGame));
    assert_eq!(store.games(100).unwrap().len(), 1);
}

pub fn a_repeated_command_is_answered_with_what_is_stored(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    let sent = Append { command_id: command(1), seat: Some(2), ..append(GAME, 1, "as stored") };
    assert!(!store.append(sent.clone()).unwrap().repeated);
    store.append(append(GAME, 2, "later")).unwrap();
    // Whatever number and body it comes with now.
    for (expected_seq, body) in [(1, "as stored"), (3, "other"), (0, "")] {
        let again = Append { expected_seq, body: body.to_owned(), ..sent.clone() };
        let body = "as stored".to_owned();
        assert_eq!(store.append(again), Ok(Appended { seq: 1, repeated: true, body }));
    }
    assert_eq!(bodies(&*store, GAME), ["0", "as stored", "later"]);
    // The same id in another game is another command.
    let other = GameId::new(5);
    store.create(new_game(other, "0")).unwrap();
    assert!(!store.append(Append { game: other, ..sent }).unwrap().repeated);
}

pub fn a_command_of_another_seat_is_not_answered(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    let sent = Append { command_id: command(1), seat: Some(0), ..append(GAME, 1, "secret") };
    store.append(sent.clone()).unwrap();
    for seat in [Some(1), None] {
        for expected_seq in [1, 2] {
            let guessed = Append { seat, expected_seq, ..sent.clone() };
            assert_eq!(store.append(guessed), Err(StoreError::OtherSeat { seq: 1 }));
        }
    }
    assert_eq!(store.read(GAME, 0).unwrap().len(), 2);
}

pub fn a_command_sent_up_to_five_times_at_once_is_applied_once(store: Arc<dyn Store>) {
    const COMMANDS: u32 = 50;
    store.create(new_game(GAME, "0")).unwrap();
    for seq in 1..=COMMANDS {
        let times = 1 + seq as usize % 5;
        let start = Arc::new(Barrier::new(times));
        let senders: Vec<_> = (0..times)
            .map(|_| {
                let (store, start) = (Arc::clone(&store), Arc::clone(&start));
                thread::spawn(move || {
                    start.wait();
                    let body = format!("body {seq}");
                    let seat = Some(0);
                    let sent =
                        Append { command_id: command(seq), seat, ..append(GAME, seq, &body) };
                    store.append(sent).unwrap()
                })
            })
            .collect();
        let answers: Vec<_> = senders.into_iter().map(|sender| sender.join().unwrap()).collect();
        assert_eq!(answers.iter().filter(|answer| !answer.repeated).count(), 1);
        assert!(answers.iter().all(|a| (a.seq, &a.body) == (seq, &format!("body {seq}"))));
    }
    assert_eq!(store.read(GAME, 0).unwrap().len(), 1 + COMMANDS as usize);
}

pub fn writers_on_one_game_leave_no_gap_and_no_double(store: Arc<dyn Store>) {
    const WRITERS: u32 = 8;
    const EACH: u32 = 40;
    store.create(new_game(GAME, "0")).unwrap();
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let store = Arc::clone(&store);
            thread::spawn(move || {
                let (mut next, mut conflicts) = (1, 0);
                for n in 0..EACH {
                    // Retries until it comes first, as a table in another process would.
                    loop {
                        let command_id = command(writer * EACH + n);
                        let body = format!("{writer}/{n}");
                        let sent = Append { command_id, ..append(GAME, next, &body) };
                        match store.append(sent) {
                            Ok(done) => {
                                assert_eq!((done.seq, done.repeated), (next, false));
                                next += 1;
                                break;
                            }
                            Err(StoreError::Conflict { seq }) => {
                                assert!(seq > next);
                                next = seq;
                                conflicts += 1;
                            }
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
                conflicts
            })
        })
        .collect();
    let conflicts: u32 = writers.into_iter().map(|writer| writer.join().unwrap()).sum();
    println!("{conflicts} conflicts");
    let entries = store.read(GAME, 0).unwrap();
    assert_eq!(entries.len(), 1 + (WRITERS * EACH) as usize);
    assert!((0..).zip(&entries).all(|(seq, entry)| entry.seq == seq));
    for writer in 0..WRITERS {
        let mark = format!("{writer}/");
        let own: Vec<_> = entries.iter().filter_map(|e| e.body.strip_prefix(&mark)).collect();
        let all: Vec<_> = (0..EACH).map(|n| n.to_string()).collect();
        assert_eq!(own, all, "writer {writer} is complete and in order");
    }
}

pub fn many_games_do_not_touch_each_other(store: Arc<dyn Store>) {
    const GAMES: u32 = 100;
    const LENGTH: u32 = 10;
    let game = |n: u32| GameId::new(u128::from(n) << 100 | 7);
    for n in 0..GAMES {
        store.create(new_game(game(n), &format!("{n} 0"))).unwrap();
    }
    for seq in 1..LENGTH {
        let pending: Vec<_> = (0..GAMES)
            .map(|n| {
                // The same command id in every game.
                let sent = append(game(n), seq, &format!("{n} {seq}"));
                store.submit(Append { command_id: command(seq), ..sent })
            })
            .collect();
        for answer in pending {
            let done = answer.wait().unwrap();
            assert_eq!((done.seq, done.repeated), (seq, false));
        }
    }
    for n in 0..GAMES {
        let expected: Vec<_> = (0..LENGTH).map(|seq| format!("{n} {seq}")).collect();
        assert_eq!(bodies(&*store, game(n)), expected);
    }
}

pub fn a_reader_resumes_by_number(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    for seq in 1..10 {
        store.append(append(GAME, seq, &seq.to_string())).unwrap();
        // Acknowledged data is visible to every read that begins later.
        assert_eq!(store.read(GAME, seq).unwrap().len(), 1);
    }
    for from in 0..10 {
        let read: Vec<_> = store.read(GAME, from).unwrap().iter().map(|e| e.seq).collect();
        assert_eq!(read, (from..10).collect::<Vec<_>>());
    }
    for from in [10, 11, u32::MAX] {
        assert_eq!(store.read(GAME, from), Ok(vec![]));
    }
}

pub fn bodies_come_back_as_they_were(store: Arc<dyn Store>) {
    let long = "ä€🍺\n\\\"".repeat(64 * 1024 / 12);
    let large = "x".repeat(64 * 1024);
    let largest = "y".repeat(MAX_BODY);
    let strange =
        ["", " ", "a\0b", "\0", "\u{feff}", "1", "NULL", "'; DROP TABLE events; --", "\r\n"];
    let all: Vec<&str> = strange.into_iter().chain([&*long, &*large, &*largest]).collect();
    store.create(NewGame { meta: "a\0b'".to_owned(), ..new_game(GAME, all[2]) }).unwrap();
    for (seq, body) in (1..).zip(&all) {
        let sent = Append { command_id: command(seq), ..append(GAME, seq, body) };
        assert_eq!(store.append(sent.clone()).unwrap().body, *body);
        assert_eq!(store.append(sent).unwrap().body, *body);
    }
    let read = bodies(&*store, GAME);
    assert_eq!(read[0], all[2]);
    assert!(read[1..] == all, "a body has changed");
    assert_eq!(store.games(100).unwrap()[0].meta, "a\0b'");
}

pub fn too_much_is_refused(store: Arc<dyn Store>) {
    let body = "x".repeat(MAX_BODY + 1);
    let refused = StoreError::TooLarge { bytes: MAX_BODY + 1, limit: MAX_BODY };
    assert_eq!(store.create(new_game(GAME, &body)), Err(refused.clone()));
    let meta = "x".repeat(MAX_META + 1);
    let wordy = StoreError::TooLarge { bytes: MAX_META + 1, limit: MAX_META };
    assert_eq!(store.create(NewGame { meta, ..new_game(GAME, "") }), Err(wordy));
    assert_eq!(store.game(GAME), Err(StoreError::NoSuchGame));
    store.create(new_game(GAME, "0")).unwrap();
    assert_eq!(store.append(append(GAME, 1, &body)), Err(refused));
    assert_eq!(bodies(&*store, GAME), ["0"]);
}

pub fn strange_ids_are_different_games(store: Arc<dyn Store>) {
    let high = 1 << 127;
    let ids = [0, 1, 10, u64::MAX.into(), 1 << 64, high, high + 1, u128::MAX - 1, u128::MAX];
    for bits in ids {
        store.create(new_game(GameId::new(bits), &bits.to_string())).unwrap();
    }
    for bits in ids {
        assert_eq!(bodies(&*store, GameId::new(bits))[0], bits.to_string());
    }
    assert_eq!(store.games(100).unwrap().len(), ids.len());
    let all: Vec<_> = ids.map(|bits| Some(CommandId::new(bits))).to_vec();
    let game = GameId::new(0xabc);
    store.create(new_game(game, "0")).unwrap();
    for (seq, &command_id) in (1..).zip(&all) {
        let sent = Append { command_id, seat: Some(u8::MAX), ..append(game, seq, "") };
        assert!(!store.append(sent).unwrap().repeated);
    }
    let read = store.read(game, 1).unwrap();
    assert_eq!(read.iter().map(|entry| entry.command_id).collect::<Vec<_>>(), all);
    assert!(read.iter().all(|entry| entry.seat == Some(u8::MAX)));
}

pub fn answers_come_by_callback_and_by_waiting(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    let (sender, answers) = mpsc::channel();
    // All at once: numbers are given in the order of the calls of one thread.
    for seq in 1..=20 {
        let sender = sender.clone();
        let answer = Box::new(move |answer| sender.send((seq, answer)).unwrap());
        store.append_then(append(GAME, seq, "by callback"), answer);
    }
    let refused = store.submit(append(GAME, 1, "too late"));
    // Nobody waits for this one, but it is stored anyway.
    drop(store.submit(append(GAME, 21, "unheard")));
    assert_eq!(refused.wait(), Err(StoreError::Conflict { seq: 21 }));
    let heard: BTreeSet<u32> = (0..20)
        .map(|_| {
            let (seq, answer) = answers.recv().unwrap();
            let body = "by callback".to_owned();
            assert_eq!(answer, Ok(Appended { seq, repeated: false, body }));
            seq
        })
        .collect();
    assert_eq!(heard, (1..=20).collect());
    let last = store.submit(append(GAME, 22, "the last"));
    assert_eq!(last.wait().map(|done| done.seq), Ok(22));
    assert_eq!(store.read(GAME, 21).unwrap()[0].body, "unheard");
}

pub fn the_last_handle_may_be_dropped_by_an_answer(store: Arc<dyn Store>) {
    store.create(new_game(GAME, "0")).unwrap();
    let (sender, answers) = mpsc::channel();
    let (go, wait) = mpsc::channel::<()>();
    let held = Arc::clone(&store);
    let other = thread::spawn(move || {
        let inner = Arc::clone(&held);
        held.append_then(
            append(GAME, 1, "1"),
            Box::new(move |answer| {
                // Waits until nobody else holds the store; in memory this runs at once.
                let _ = wait.recv_timeout(Duration::from_millis(200));
                drop(inner);
                sender.send(answer).unwrap();
            }),
        );
    });
    other.join().unwrap();
    drop(store);
    drop(go);
    let answer = answers.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(answer.map(|done| done.seq), Ok(1));
}
