//! The review of a game that is over, worked out in the background.

use crate::replay::{finished, replay_key};
use crate::support::{Browser, House};
use protocol::{MAX_TRIED, Mistake, Replay, ReviewProgress, TryMeasured};
use serde_json::json;
use server::{Limits, Site};
use std::sync::Arc;
use std::time::Duration;
use store::Memory;

/// A server whose reviews are quick and rough.
async fn hasty(limits: Limits) -> House {
    let limits = Limits { courses: 2, ..limits };
    House::with(Arc::new(Memory::default()), Site::default(), limits).await
}

async fn progress(browser: &mut Browser) -> ReviewProgress {
    let (status, answer) = browser.post("/api/replay/review", &json!({})).await;
    assert_eq!(status, 200, "{answer}");
    serde_json::from_value(answer).expect("progress")
}

#[tokio::test]
async fn a_review_is_worked_out_in_the_background() {
    let house = hasty(Limits::HOME).await;
    let (mut ann, game) = finished(&house).await;
    let key = replay_key(&mut ann, &game).await;
    let mut stranger = Browser::with_key(&house, &key);
    let first = progress(&mut stranger).await;
    assert!(first.review.is_none() && first.done < first.all, "{first:?}");
    let mut done = first.done;
    let review = loop {
        let now = progress(&mut stranger).await;
        assert!(
            now.done >= done && now.done <= now.all,
            "{done}, then {} of {}",
            now.done,
            now.all
        );
        done = now.done;
        match now.review {
            Some(review) => break review,
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    for account in &review.accounts {
        let parts = [account.start, account.luck, account.skill, account.others];
        let sum: i32 = parts.iter().map(|part| part.points).sum();
        assert!((sum - account.margin).abs() <= 3, "rounded: {account:?}");
    }
    let (_, replay) = stranger.request("GET /api/replay", "").await;
    let Replay { log, points, .. } = serde_json::from_str(&replay).expect("a replay");
    let last = points.last().expect("points");
    let margin = 100 * (i32::from(last[0]) - i32::from(last[1]));
    assert_eq!(review.accounts.iter().map(|of| of.margin).collect::<Vec<_>>(), [margin, -margin]);
    let end = &review.moves.last().expect("moves").after;
    assert_eq!(end.points, last.iter().map(|&points| 100 * i32::from(points)).collect::<Vec<_>>());
    for of in &review.moves {
        for entry in [&log[of.from as usize], &log[of.to as usize]] {
            assert_eq!((entry.seat, entry.round), (Some(of.seat), of.round), "{of:?}");
        }
        let chances: u32 = of.decided.win.iter().map(|&win| u32::from(win)).sum();
        assert!((100..=101).contains(&chances), "rounded: {of:?}");
    }
    assert!(!review.mistakes.is_empty(), "somebody who picks anything makes mistakes");
    for mistake in review.mistakes.iter().chain(&review.doubtful) {
        let entry = &log[mistake.n as usize];
        assert_eq!((entry.seat, entry.phase), (Some(mistake.seat), mistake.phase));
        assert_eq!(entry.action, mistake.played.first().map(|step| step.action));
        assert!(mistake.loss.points >= 0 && !mistake.better.is_empty(), "{mistake:?}");
    }
    assert!(review.mistakes.iter().all(|mistake| mistake.loss.points > mistake.loss.within));
    assert_tried_again(&mut stranger, &review.mistakes[0]).await;
    let mut another = Browser::with_key(&house, &key);
    assert_eq!(progress(&mut another).await.review, Some(review), "it is the same for all");
    house.close().await;
}

/// Whoever does what the review proposes gains what the mistake cost; bad requests are refused.
async fn assert_tried_again(browser: &mut Browser, mistake: &Mistake) {
    let steps: Vec<_> = mistake.better.iter().map(|step| step.action).collect();
    let (status, answer) =
        browser.post("/api/replay/again", &json!({ "n": mistake.n, "steps": steps })).await;
    assert_eq!(status, 200, "{answer}");
    let measured: TryMeasured = serde_json::from_value(answer).expect("a measured try");
    assert_eq!(measured, TryMeasured { gain: mistake.loss, balance: mistake.balance });
    for (body, refused) in [
        (json!({ "n": 0, "steps": ["close"] }), 404),
        (json!({ "n": u32::MAX, "steps": ["close"] }), 404),
        (json!({ "n": mistake.n, "steps": ["take_back"] }), 404),
        (json!({ "n": mistake.n, "steps": [] }), 404),
        (json!({ "n": mistake.n, "steps": ["nonsense"] }), 400),
        (json!({ "n": mistake.n, "steps": vec!["close"; MAX_TRIED + 1] }), 413),
    ] {
        let (status, answer) = browser.post("/api/replay/again", &body).await;
        assert_eq!(status, refused, "{answer}");
    }
}

#[tokio::test]
async fn one_address_has_only_a_few_reviews_under_way() {
    let limits = Limits { reviews: 1, ..Limits::HOME };
    let house = House::with(Arc::new(Memory::default()), Site::default(), limits).await;
    let (mut ann, first) = finished(&house).await;
    let (mut ben, second) = finished(&house).await;
    let mut stranger = Browser::with_key(&house, &replay_key(&mut ann, &first).await);
    assert!(progress(&mut stranger).await.review.is_none(), "it takes a minute");
    let mut another = Browser::with_key(&house, &replay_key(&mut ben, &second).await);
    let (status, answer) = another.post("/api/replay/review", &json!({})).await;
    assert_eq!((status, answer["problem"].as_str()), (429, Some("too_fast")));
    assert!(progress(&mut stranger).await.review.is_none(), "the first goes on");
    let (status, _) = Browser::new(&house).post("/api/replay/review", &json!({})).await;
    assert_eq!(status, 404, "and nobody without the key has any");
    house.close().await;
}

#[tokio::test]
async fn a_deleted_game_has_no_review() {
    let house = hasty(Limits::HOME).await;
    let (mut ann, game) = finished(&house).await;
    let key = replay_key(&mut ann, &game).await;
    let mut stranger = Browser::with_key(&house, &key);
    progress(&mut stranger).await;
    let (status, _) = ann.request(&format!("DELETE /api/games/{game}"), "").await;
    assert_eq!(status, 204);
    let (status, _) = stranger.post("/api/replay/review", &json!({})).await;
    assert_eq!(status, 404);
    house.close().await;
}
