//! Hints: for whoever asks, where the table has agreed on them; the record says who took one.

use crate::company::{changed, guest, sit, waiting};
use crate::support::{House, Viewer, pick};
use engine::model::Seat;
use engine::{Action, Phase};
use protocol::{
    AskHint, FromClient, FromServer, Hint, Hints, Occupant, Refusal, TableOptions, View,
};
use serde_json::json;
use server::{Limits, Site};
use std::sync::Arc;
use std::time::Duration;
use store::{Memory, Store};

/// Asks for a hint; the answer.
pub async fn hint(
    viewer: &mut Viewer,
    id: u128,
    seat: Seat,
    question: u32,
) -> Result<Hint, Refusal> {
    ask_hint(viewer, id, seat, question, None).await;
    hint_answer(viewer, id).await
}

async fn ask_hint(
    viewer: &mut Viewer,
    id: u128,
    seat: Seat,
    question: u32,
    instead: Option<Action>,
) {
    let ask = AskHint { id: format!("{id:032x}"), seat, question, instead };
    viewer.send_message(&FromClient::Hint(ask)).await;
}

async fn hint_answer(viewer: &mut Viewer, id: u128) -> Result<Hint, Refusal> {
    let wanted = format!("{id:032x}");
    loop {
        match viewer.next().await.expect("an answer") {
            FromServer::Hint(hint) if hint.id == wanted => return Ok(*hint),
            FromServer::Refused { id, why } if id == wanted => return Err(why),
            _ => {}
        }
    }
}

/// Asks for a hint about what the viewer is asked.
async fn own_hint(viewer: &mut Viewer, id: u128) -> Result<Hint, Refusal> {
    let (seat, question) = (viewer.prompt().seat, viewer.prompt().question);
    hint(viewer, id, seat, question).await
}

/// A server that has time to think every hint through, so that the same question has the same answer.
async fn patient(store: Arc<dyn Store>) -> House {
    let limits = Limits { hint: Duration::from_secs(3600), ..Limits::HOME };
    House::with(store, Site::default(), limits).await.at_home().await
}

/// Whether the hint says what is within reach, as it must in the draft, the plan and the turn alone.
fn reach_fits(view: &View, hint: &Hint) -> bool {
    let wanted = matches!(view.phase, Phase::Draft | Phase::Plan | Phase::Serve);
    assert_eq!(hint.reach.is_some(), wanted, "{:?}", view.phase);
    let Some(reach) = &hint.reach else { return false };
    let drafts = view.phase == Phase::Draft;
    assert!(!reach.purses.is_empty() && !reach.prices.is_empty(), "{reach:?}");
    assert_eq!(!reach.with.is_empty(), drafts, "{reach:?}");
    let own = &view.seats[usize::from(hint.seat.number())];
    let richest = reach.purses.iter().map(|purse| purse.thalers).max();
    assert!(richest >= Some(own.thalers), "what is there is within reach");
    true
}

fn marks(viewer: &Viewer) -> usize {
    viewer.log.iter().filter(|entry| entry.hint).count()
}

#[tokio::test]
async fn whoever_plays_alone_gets_hints_and_the_log_says_so() {
    let house = House::open().await;
    let game = house.make(5, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let mut watching = house.look_as(&game, "seats=").await;
    let (mut plans, mut reached, mut bought) = (0, 0, 0);
    for n in 0..12_u128 {
        let menu = viewer.asked().await.expect("the game goes on");
        let question = viewer.prompt().question;
        let hint = own_hint(&mut viewer, 1 << 64 | n).await.expect("a hint");
        assert_eq!((hint.seat, hint.question), (viewer.prompt().seat, question));
        assert!((1..=3).contains(&hint.ways.len()), "{hint:?}");
        assert!(hint.ways[0].reasons.len() <= 6);
        let first = &hint.ways[0].steps[0];
        let step = &first.notation;
        if let engine::Action::Plan(plan) = first.action {
            let dice = &viewer.view().seats[0].dice;
            let named = first.places.len();
            let laid = plan.0.iter().flatten().count();
            match viewer.view().phase {
                engine::Phase::Serve => assert!(named <= laid, "those that are moved are named"),
                _ => assert_eq!(named, laid, "every die is named"),
            }
            let has = |die: engine::model::Die| {
                dice.iter().any(|own| (own.colour, own.face) == (die.colour, die.face.pips()))
            };
            assert!(first.places.iter().all(|placed| has(placed.die)), "{first:?}");
            plans += 1;
        }
        reached += usize::from(reach_fits(viewer.view(), &hint));
        let named = hint.ways[0].gains.iter();
        bought += named.filter(|gain| matches!(gain.action, engine::Action::Buy(_))).count();
        let listed = menu.choices.iter().any(|choice| choice.notation == *step);
        assert!(listed || step.starts_with("plan"), "{step}");
        let answer = viewer.act(n + 1, step).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{step}: {answer:?}");
    }
    assert_eq!(marks(&viewer), 12, "the record notes each");
    assert!(plans > 0 && reached > 0, "a plan was among them");
    assert!(bought > 0, "a card was named with what it brings");
    while watching.log.len() < viewer.log.len() {
        watching.next().await.expect("the table");
    }
    assert_eq!(marks(&watching), 12, "everybody may know");
    assert!(
        watching.raw.iter().all(|text| !text.contains("\"type\":\"hint\"")),
        "nobody else gets it"
    );
    // The prompt may still be the one before the last answer, so the next number could be right.
    let (seat, question) = (viewer.prompt().seat, viewer.prompt().question);
    let wrong = hint(&mut viewer, 5 << 64, seat, question + 100).await;
    assert_eq!(wrong, Err(Refusal::Stale));
    house.close().await;
}

#[tokio::test]
async fn whoever_wonders_about_a_step_sees_it_beside_the_best() {
    let house = patient(Arc::new(Memory::default())).await;
    let game = house.make(5, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let (mut compared, mut out_of_reach) = (0, 0);
    for n in 0..14_u128 {
        let menu = viewer.asked().await.expect("the game goes on");
        let (seat, question) = (viewer.prompt().seat, viewer.prompt().question);
        let first = own_hint(&mut viewer, n << 64 | 1).await.expect("a hint");
        let menu = menu.choices.iter().map(|choice| choice.action);
        let prices = first.reach.iter().flat_map(|reach| &reach.prices).map(|price| price.action);
        let nothing = Action::Nobles(3);
        let wonders = prices.take(2).chain(menu.take(2)).chain([nothing]);
        for (index, deed) in wonders.collect::<Vec<_>>().into_iter().enumerate() {
            let id = n << 64 | (index as u128 + 2);
            ask_hint(&mut viewer, id, seat, question, Some(deed)).await;
            let hint = hint_answer(&mut viewer, id).await.expect("an answer");
            assert_eq!((hint.instead, &hint.ways[0].steps), (Some(deed), &first.ways[0].steps));
            assert!(hint.ways.len() <= 2);
            match hint.ways.get(1) {
                Some(way) => assert!(way.reasons.len() <= 6),
                None => out_of_reach += 1,
            }
            compared += hint.ways.len() - 1;
        }
        let step = &first.ways[0].steps[0].notation;
        let answer = viewer.act(n + 1, step).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{step}: {answer:?}");
    }
    assert!(compared > 10 && out_of_reach > 10, "{compared} {out_of_reach}");
    assert_eq!(marks(&viewer), 14, "asking on is noted as one hint");
    house.close().await;
}

#[tokio::test]
async fn two_people_play_without_hints_unless_they_agree() {
    let house = House::open().await;
    let people = ["Ann", "Ben"].map(|name| Occupant::Person(name.into()));
    let game = house.seat(3, people.into_iter()).await;
    let mut ann = house.look_as(&game, "seats=0").await;
    let menu = ann.asked().await.expect("asked");
    assert_eq!(own_hint(&mut ann, 1).await, Err(Refusal::NoHints));
    let other = hint(&mut ann, 2, Seat::ALL[1], 1).await;
    assert_eq!(other, Err(Refusal::NotYourSeat));
    assert!(matches!(ann.act(3, &pick(&menu, 0)).await, FromServer::Done { .. }));
    assert!(ann.log.iter().all(|entry| !entry.hint));
    house.close().await;
}

#[tokio::test]
async fn sent_again_it_is_the_same_hint_and_noted_once() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = patient(store.clone()).await;
    let game = house.make(3, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let menu = viewer.asked().await.expect("asked");
    // What the rival answers meanwhile would change the hint.
    while viewer.view().asked.len() > 1 {
        viewer.next().await.expect("the rival's answer");
    }
    let (seat, question) = (viewer.prompt().seat, viewer.prompt().question);
    let first = own_hint(&mut viewer, 7).await.expect("a hint");
    assert_eq!(own_hint(&mut viewer, 7).await.as_ref(), Ok(&first));
    let mut second = house.look(&game, 0).await;
    second.asked().await.expect("asked");
    assert_eq!(own_hint(&mut second, 7).await.as_ref(), Ok(&first), "over any socket");
    assert_eq!(marks(&second), 1);
    house.close().await;

    let house = patient(store).await;
    let mut viewer = house.look(&game, 0).await;
    viewer.asked().await.expect("asked as before");
    assert_eq!(own_hint(&mut viewer, 7).await.as_ref(), Ok(&first), "after a restart");
    assert!(matches!(viewer.act(8, &pick(&menu, 0)).await, FromServer::Done { .. }));
    assert_eq!(marks(&viewer), 1, "noted once");
    let again = hint(&mut viewer, 7, seat, question).await;
    assert_eq!(again.as_ref(), Ok(&first), "the same although the game has moved on");
    viewer.asked().await.expect("the next question");
    let reused = own_hint(&mut viewer, 7).await;
    assert_eq!(reused, Err(Refusal::NotUnderstood), "one message, one hint");
    assert_eq!(marks(&viewer), 1);
    house.close().await;
}

#[tokio::test]
async fn nobody_waits_for_the_hint_of_another() {
    let house = patient(Arc::new(Memory::default())).await;
    let (mut ann, game, invitation) = waiting(&house).await;
    let options = TableOptions { hints: Hints::All, ..TableOptions::usual(2, 2) };
    changed(&mut ann, &game, json!({ "type": "options", "options": options })).await;
    let mut ben = guest(&house, &invitation).await;
    changed(&mut ben, &game, sit(1, "Ben")).await;
    changed(&mut ann, &game, json!({ "type": "start" })).await;
    let mut both = [ann.look(&game, "").await, ben.look(&game, "").await];
    for viewer in &mut both {
        viewer.asked().await.expect("both choose a Start Card");
        let (seat, question) = (viewer.prompt().seat, viewer.prompt().question);
        ask_hint(viewer, 9 + u128::from(seat.number()), seat, question, None).await;
    }
    for (viewer, id) in both.iter_mut().zip(9..) {
        let hint = hint_answer(viewer, id).await.expect("a hint");
        assert_eq!(hint.seat, viewer.prompt().seat);
    }
    house.close().await;
}
