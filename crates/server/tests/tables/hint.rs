//! Hints: for whoever asks, where the table has agreed on them; the record says who took one.

use crate::support::{House, Viewer, pick};
use protocol::{AskHint, FromClient, FromServer, Hint, Occupant, Refusal};

async fn hint(viewer: &mut Viewer, id: u128, ask: impl Fn(&mut AskHint)) -> Result<Hint, Refusal> {
    let (seat, question) = (viewer.prompt().seat, viewer.prompt().question);
    let mut message = AskHint { id: format!("{id:032x}"), seat, question };
    ask(&mut message);
    viewer.send_message(&FromClient::Hint(message.clone())).await;
    loop {
        match viewer.next().await.expect("an answer") {
            FromServer::Hint(hint) if hint.id == message.id => return Ok(*hint),
            FromServer::Refused { id, why } if id == message.id => return Err(why),
            _ => {}
        }
    }
}

#[tokio::test]
async fn whoever_plays_alone_gets_hints_and_the_log_says_so() {
    let house = House::open().await;
    let game = house.make(5, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let mut watching = house.look_as(&game, "seats=").await;
    for n in 0..12_u128 {
        let menu = viewer.asked().await.expect("the game goes on");
        let question = viewer.prompt().question;
        let hint = hint(&mut viewer, 1 << 64 | n, |_| {}).await.expect("a hint");
        assert_eq!((hint.seat, hint.question), (viewer.prompt().seat, question));
        assert!((1..=3).contains(&hint.ways.len()), "{hint:?}");
        assert!(hint.ways[0].reasons.len() <= 3);
        let step = &hint.ways[0].steps[0].notation;
        let listed = menu.choices.iter().any(|choice| choice.notation == *step);
        assert!(listed || step.starts_with("plan"), "{step}");
        let answer = viewer.act(n + 1, step).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{step}: {answer:?}");
    }
    let hints = viewer.log.iter().filter(|entry| entry.hint).count();
    assert_eq!(hints, 12, "the record notes each");
    while watching.log.len() < viewer.log.len() {
        watching.next().await.expect("the table");
    }
    let seen = watching.log.iter().filter(|entry| entry.hint).count();
    assert_eq!(seen, 12, "everybody may know");
    assert!(
        watching.raw.iter().all(|text| !text.contains("\"type\":\"hint\"")),
        "nobody else gets it"
    );
    // The prompt may still be the one before the last answer, so the next number could be right.
    let wrong = hint(&mut viewer, 5 << 64, |ask| ask.question += 100).await;
    assert_eq!(wrong, Err(Refusal::Stale));
    house.close().await;
}

#[tokio::test]
async fn two_people_play_without_hints_unless_they_agree() {
    let house = House::open().await;
    let people = ["Ann", "Ben"].map(|name| Occupant::Person(name.into()));
    let game = house.seat(3, people.into_iter()).await;
    let mut ann = house.look_as(&game, "seats=0").await;
    let menu = ann.asked().await.expect("asked");
    assert_eq!(hint(&mut ann, 1, |_| {}).await, Err(Refusal::NoHints));
    let other = hint(&mut ann, 2, |ask| ask.seat = engine::model::Seat::ALL[1]).await;
    assert_eq!(other, Err(Refusal::NotYourSeat));
    assert!(matches!(ann.act(3, &pick(&menu, 0)).await, FromServer::Done { .. }));
    assert!(ann.log.iter().all(|entry| !entry.hint));
    house.close().await;
}
