//! Nothing that a viewer may not know leaves the server for that viewer, by any way.
//!
//! Two worlds differ in one secret answer and in nothing else: every byte that anybody but its seat
//! gets must be the same in both. And what nobody may know, or only somebody else, must be nowhere in
//! all of that. `TIEFENTHAL_GAMES=20` looks at more games of each kind than one.

mod base;
mod canaries;
mod hints;
mod probe;
mod world;

use base::Base;
use canaries::Canaries;
use engine::model::Seat;
use engine::notation::write_action;
use engine::{Game, Phase, Rules};
use std::collections::BTreeMap;
use table::Table;
use world::Heard;

/// Of how many games of each kind.
fn games() -> u64 {
    std::env::var("TIEFENTHAL_GAMES").map_or(1, |n| n.parse().expect("a number of games"))
}

/// The most answers that are compared at one position.
const ANSWERS: usize = 4;

#[tokio::test]
async fn a_secret_answer_changes_no_byte_that_leaves_for_anybody_else() {
    let mut compared: BTreeMap<Phase, usize> = BTreeMap::new();
    let (mut kinds, mut bytes) = ([0; 15], 0);
    for (kind, n) in (0..15_u64).flat_map(|kind| (0..games()).map(move |n| (kind, n))) {
        let (players, level) = (2 + (kind % 3) as u8, 1 + (kind / 3) as u8);
        let (base, table) = secret_answer(level, players, n + kind).await;
        let Some((seat, answers)) = question(&table, n + kind) else { continue };
        let mut first: Option<Vec<Heard>> = None;
        for answer in &answers {
            let world = base.world(answer).await;
            let heard = world.listen(seat, answer).await;
            bytes += heard.iter().map(Heard::len).sum::<usize>();
            let Some(first) = &first else {
                first = Some(heard);
                continue;
            };
            compare(first, &heard, seat, answer);
            *compared.entry(table.position().phase).or_default() += heard.len() - 1;
            kinds[kind as usize] += 1;
        }
    }
    println!("compared by phase: {compared:?}; pairs of worlds by kind: {kinds:?}; {bytes} bytes");
    assert!(kinds.iter().all(|pairs| *pairs > 0), "{kinds:?}");
    assert!(compared.len() >= 2, "{compared:?}");
}

/// A game in which a seat is about to answer in secret, in one of the phases in which seats do. Not
/// every kind of game has all of them.
async fn secret_answer(level: u8, players: u8, n: u64) -> (Base, Table) {
    let phase = [Phase::StartCards, Phase::Evening, Phase::Closing][(n % 3) as usize];
    let base = Base::meet(level, players).await;
    let asked = |table: &Table| question(table, n).is_some();
    let table = base.advance(n, |table| table.position().phase == phase && asked(table));
    if asked(&table) {
        return (base, table);
    }
    let base = Base::meet(level, players).await;
    let first = n * 29 % 160;
    let table = base.advance(n, |table| u64::from(table.seq()) > first && asked(table));
    (base, table)
}

/// A seat that answers in secret at this table, and answers of which the others must not see which
/// it was; none if there is no such seat.
fn question(table: &Table, n: u64) -> Option<(Seat, Vec<String>)> {
    let (rules, game) = (table.rules(), table.game()?);
    let asked: Vec<Seat> = rules.to_act(game).into_iter().collect();
    // The last answer opens them all.
    if !protocol::answer_is_hidden(rules, game) || asked.len() < 2 {
        return None;
    }
    let seat = asked[n as usize % asked.len()];
    let legal = rules.legal(game, seat);
    let secret = legal.iter().filter(|action| stays_secret(rules, game, seat, action));
    let answers: Vec<String> = secret.take(ANSWERS).map(write_action).collect();
    (answers.len() >= 2).then_some((seat, answers))
}

fn stays_secret(rules: &Rules, game: &Game, seat: Seat, action: &engine::Action) -> bool {
    let mut chance = chance::Seeded::new(&chance::Seed::derived(1, 1), &[]);
    let (after, _) = rules.decide(game, seat, action, &mut chance).expect("listed");
    after.answers[seat].is_some() && after.phase == game.phase && rules.answers_hidden(&after)
}

/// Everybody but the seat has heard the same in both worlds, and the seat has not.
fn compare(one: &[Heard], other: &[Heard], seat: Seat, answer: &str) {
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(other) {
        if one.seat == Some(seat) {
            assert_ne!(one.texts, other.texts, "the seat itself sees its answer");
            continue;
        }
        assert_eq!(one.texts.len(), other.texts.len(), "{}", one.who());
        for (one_text, other_text) in one.texts.iter().zip(&other.texts) {
            assert_eq!(one_text, other_text, "{} learns of {answer} of {seat:?}", one.who());
        }
    }
}

#[tokio::test]
async fn nothing_that_leaves_holds_what_its_reader_may_not_know() {
    let (mut searched, mut played) = (0, 0);
    for kind in 0..15_u64 {
        let (players, level) = (2 + (kind % 3) as u8, 1 + (kind / 3) as u8);
        for n in 0..games() {
            let base = Base::meet(level, players).await;
            let first = (n * 31 + kind * 17) % 200;
            let there =
                |table: &Table| u64::from(table.seq()) > first && question(table, n).is_some();
            let table = base.advance(kind + n, there);
            // A short game may be over before there is a secret answer to give.
            if let Some((seat, answers)) = question(&table, n) {
                let world = base.world(&answers[0]).await;
                let heard = world.listen(seat, &answers[0]).await;
                searched += Canaries::of(&base, canaries::Stage::Playing).search(&heard);
                played += 1;
            }
            // When the game is over, the record says how everything was drawn, and no more.
            base.advance(kind + n, |_| false);
            let heard = base.world("over").await.listen_after().await;
            searched += Canaries::of(&base, canaries::Stage::Over).search(&heard);
        }
    }
    println!("{searched} bytes searched, {played} games while they were played");
    assert!(played > 10 * games(), "most games last long enough");
}
