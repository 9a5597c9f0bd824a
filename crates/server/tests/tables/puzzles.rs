//! Puzzles at a real table.

use crate::support::{Browser, House, Viewer};
use protocol::{Began, FromServer, GameListed, Hints, Puzzle, PuzzleResult, PuzzleSolution};
use serde_json::{Value, json};

fn new_game(puzzle: &Puzzle) -> Value {
    let seat = |seat: u8| match seat == puzzle.seat.number() {
        true => json!({ "person": "Ann" }),
        false => json!({ "bot": puzzle.opponent }),
    };
    json!({
        "level": puzzle.level,
        "late_refill": true,
        "seats": (0..puzzle.players).map(seat).collect::<Vec<_>>(),
        "from": { "puzzle": puzzle.id },
    })
}

async fn table(ann: &mut Browser, puzzle: &Puzzle) -> (String, Viewer) {
    let (status, made) = ann.post("/api/games", &new_game(puzzle)).await;
    assert_eq!(status, 201, "{}: {made}", puzzle.id);
    let game = made["game"].as_str().expect("a game").to_owned();
    let viewer = ann.look(&game, "").await;
    (game, viewer)
}

/// Plays these steps of the turn.
async fn take(viewer: &mut Viewer, steps: &[String]) {
    for (n, step) in (1..).zip(steps) {
        assert!(viewer.asked().await.is_some(), "{step}");
        let answer = viewer.act(n, step).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{step}: {answer:?}");
    }
}

/// How the attempt ended, as soon as the server has written it down.
async fn result(ann: &mut Browser, game: &str) -> PuzzleResult {
    loop {
        let (_, listed) = ann.request(&format!("GET /api/games/{game}"), "").await;
        let listed: GameListed = serde_json::from_str(&listed).expect("a game");
        assert!(matches!(listed.began, Some(Began::Puzzle { .. })));
        if let Some(result) = listed.puzzle {
            return result;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_puzzle_of_each_level_is_solved_and_missed() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let (_, all) = ann.request("GET /api/puzzles", "").await;
    let all: Vec<Puzzle> = serde_json::from_str(&all).expect("puzzles");
    for level in 1..=5 {
        let puzzle = all.iter().find(|puzzle| puzzle.level == level).expect("a puzzle");
        let path = format!("GET /api/puzzles/{}/solution", puzzle.id);
        let (_, solution) = ann.request(&path, "").await;
        let solution: PuzzleSolution = serde_json::from_str(&solution).expect("a solution");

        let (game, mut viewer) = table(&mut ann, puzzle).await;
        take(&mut viewer, &solution.steps).await;
        let solved = result(&mut ann, &game).await;
        let (id, best) = (puzzle.id.clone(), solution.best);
        assert_eq!(solved, PuzzleResult { id, points: best, best, solved: true });
        let options = viewer.room.as_ref().map(|room| room.options.hints);
        assert_eq!(options, Some(Hints::Nobody));

        let (game, mut viewer) = table(&mut ann, puzzle).await;
        take(&mut viewer, &["close".to_owned()]).await;
        let missed = result(&mut ann, &game).await;
        assert!(!missed.solved && missed.points < best && missed.best == best, "{missed:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_puzzle_is_played_as_it_is_set() {
    let house = House::open().await;
    let mut ann = Browser::new(&house);
    let (_, all) = ann.request("GET /api/puzzles", "").await;
    let all: Vec<Puzzle> = serde_json::from_str(&all).expect("puzzles");
    let puzzle = all.iter().find(|puzzle| puzzle.players == 2).expect("a puzzle for two");
    let with = |change: &dyn Fn(&mut Value)| {
        let mut new = new_game(puzzle);
        change(&mut new);
        new
    };
    let swapped = |new: &mut Value| new["seats"].as_array_mut().expect("seats").reverse();
    for (new, status, problem) in [
        (with(&|new| new["from"] = json!({ "puzzle": "cooking" })), 404, "no_such_puzzle"),
        (with(&swapped), 400, "bad_settings"),
        (with(&|new| new["late_refill"] = json!(false)), 400, "bad_settings"),
        (with(&|new| new["deal"] = json!("mine")), 400, "bad_settings"),
        (with(&|new| new["level"] = json!(puzzle.level % 5 + 1)), 400, "bad_settings"),
    ] {
        let (code, body) = ann.post("/api/games", &new).await;
        assert_eq!((code, body["problem"].as_str()), (status, Some(problem)), "{new}");
    }
    let (status, body) = ann.request("GET /api/puzzles/cooking/solution", "").await;
    assert_eq!((status, body.as_str()), (404, r#"{"problem":"no_such_puzzle"}"#));
    // As long as the turn goes on, nobody says how it ended.
    let (game, mut viewer) = table(&mut ann, puzzle).await;
    viewer.asked().await.expect("a question");
    let (_, listed) = ann.request(&format!("GET /api/games/{game}"), "").await;
    let listed: GameListed = serde_json::from_str(&listed).expect("a game");
    assert_eq!(listed.puzzle, None);
    house.close().await;
}
