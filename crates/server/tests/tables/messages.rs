//! Everybody × every message over a socket × before, during and after the game.

use crate::access::{Rank, Who, everybody, finish};
use crate::company::changed;
use crate::support::{House, Viewer};
use engine::model::Seat;
use protocol::{
    AskHint, AskRewind, Command, FromClient, FromServer, Perform, Phrase, Refusal, Rehearse, Say,
    Stage, Step, Vote, VoteAnswer, Words,
};
use serde_json::json;

/// One message of every kind, for a seat.
fn messages(first: u128, seat: Seat) -> Vec<(u128, FromClient)> {
    let id = |n: u128| format!("{:032x}", first + n);
    let step = Step::Act("ready".to_owned());
    let words = Words::Phrase(Phrase::Hello);
    let all = vec![
        FromClient::Command(Command { id: id(0), seat, question: u32::MAX, step }),
        FromClient::Command(Command { id: id(1), seat, question: u32::MAX, step: Step::Undo }),
        FromClient::Rewind(AskRewind { id: id(2), seat, question: u32::MAX }),
        FromClient::Vote(Vote { id: id(3), seat, answer: VoteAnswer::Agree }),
        FromClient::Vote(Vote { id: id(4), seat, answer: VoteAnswer::Decline }),
        FromClient::Say(Say { id: id(5), seat: Some(seat), words }),
        FromClient::Rehearse(Rehearse { id: id(6), seat, steps: Vec::new() }),
        FromClient::Perform(Perform {
            id: id(7),
            seat,
            question: u32::MAX,
            steps: vec!["ready".to_owned()],
        }),
        FromClient::Hint(AskHint { id: id(8), seat, question: u32::MAX, instead: None }),
    ];
    (first..).zip(all).collect()
}

/// Whether the list above has every kind; the compiler finds a new one here.
fn kind(message: &FromClient) -> usize {
    match message {
        FromClient::Command(_) => 0,
        FromClient::Say(_) => 1,
        FromClient::Rewind(_) => 2,
        FromClient::Vote(_) => 3,
        FromClient::Rehearse(_) => 4,
        FromClient::Perform(_) => 5,
        FromClient::Hint(_) => 6,
    }
}

#[test]
fn every_message_is_tried() {
    let mut tried: Vec<usize> =
        messages(0, Seat::ALL[0]).iter().map(|(_, message)| kind(message)).collect();
    tried.sort_unstable();
    tried.dedup();
    assert_eq!(tried, (0..tried.len()).collect::<Vec<_>>());
    // Serde names every message when it meets one that does not exist.
    let error = serde_json::from_str::<FromClient>("{\"type\":\"nothing\"}").expect_err("unknown");
    let known = error.to_string().split('`').skip(1).step_by(2).skip(1).count();
    assert_eq!(known, tried.len(), "{error}");
}

/// What becomes of a message.
enum Expected {
    Done,
    Refused(Refusal),
    AgainstTheRules,
}

/// What must be answered to a message for this seat; all messages have a question that nobody was
/// asked, or that has been answered.
fn expected(message: &FromClient, who: &Who, seat: Seat, stage: Stage) -> Expected {
    let own = match who.rank {
        Some(Rank::Player) => seat == Seat::ALL[0],
        Some(Rank::Owner) => seat == Seat::ALL[1],
        Some(Rank::Guest) | None => false,
    };
    // Once the game has begun, those who did not sit down only watch.
    let chats = match who.rank {
        Some(Rank::Player | Rank::Owner) => true,
        Some(Rank::Guest) | None => who.name != "a spectator" && stage == Stage::Waiting,
    };
    match message {
        FromClient::Say(_) if !chats => Expected::Refused(Refusal::NoChat),
        FromClient::Say(_) if own => Expected::Done,
        FromClient::Say(_) => Expected::Refused(Refusal::NotYourSeat),
        // Several people play without hints unless they agree on them.
        FromClient::Hint(_) if own => Expected::Refused(Refusal::NoHints),
        // Before the game begins nobody is asked anything.
        FromClient::Command(_) | FromClient::Rehearse(_) | FromClient::Perform(_)
            if stage == Stage::Waiting =>
        {
            Expected::Refused(Refusal::Stale)
        }
        FromClient::Rehearse(_) if own => Expected::AgainstTheRules,
        FromClient::Command(_)
        | FromClient::Rewind(_)
        | FromClient::Vote(_)
        | FromClient::Perform(_)
            if own =>
        {
            Expected::Refused(Refusal::Stale)
        }
        FromClient::Command(_)
        | FromClient::Rewind(_)
        | FromClient::Vote(_)
        | FromClient::Rehearse(_)
        | FromClient::Perform(_)
        | FromClient::Hint(_) => Expected::Refused(Refusal::NotYourSeat),
    }
}

/// The answer to a message: why it was refused; none if it was not.
async fn answer(viewer: &mut Viewer, wanted: u128) -> Option<Refusal> {
    let wanted = format!("{wanted:032x}");
    loop {
        match viewer.next().await.expect("an answer") {
            FromServer::Done { id, .. } if id == wanted => return None,
            FromServer::Refused { id, why } if id == wanted => return Some(why),
            FromServer::Rehearsed(rehearsed) if rehearsed.id == wanted => return None,
            FromServer::Performed { id, steps, why } if id == wanted => {
                assert_eq!(steps, 0);
                return why;
            }
            _ => {}
        }
    }
}

/// Sends everything for everybody; how many answers were checked.
async fn send_everything(game: &str, people: &mut [Who], stage: Stage, first: u128) -> usize {
    let mut checked = 0;
    for (n, who) in people.iter().enumerate() {
        if who.rank.is_none() {
            assert_eq!(who.browser.refused_socket(game, "").await, 404, "{}", who.name);
            assert_eq!(who.browser.refused_socket(game, "seats=0").await, 404, "{}", who.name);
            checked += 2;
            continue;
        }
        let mut viewer = who.browser.look(game, "").await;
        for seat in Seat::ALL {
            let number = first + 1000 * n as u128 + 100 * u128::from(seat.number());
            for (id, message) in messages(number, seat) {
                viewer.send_message(&message).await;
                let answer = answer(&mut viewer, id).await;
                let told = format!("{}, {seat:?}, {stage:?}: {message:?}: {answer:?}", who.name);
                match expected(&message, who, seat, stage) {
                    Expected::Done => assert_eq!(answer, None, "{told}"),
                    Expected::Refused(why) => assert_eq!(answer, Some(why), "{told}"),
                    Expected::AgainstTheRules => {
                        assert!(matches!(answer, Some(Refusal::Illegal { .. })), "{told}");
                    }
                }
                checked += 1;
            }
        }
    }
    checked
}

/// How the game stands: how many lines it has, and how often its room has changed.
async fn standing(game: &str, people: &mut [Who]) -> (u64, u32) {
    let owner = people.last_mut().expect("the owner");
    let (_, listed) = owner.browser.request(&format!("GET /api/games/{game}"), "").await;
    let listed: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
    let mut viewer: Viewer = owner.browser.look(game, "").await;
    let room = viewer.room_where(|_| true).await;
    (listed["length"].as_u64().expect("a length"), room.revision)
}

#[tokio::test]
async fn every_message_is_heeded_from_those_who_may_send_it() {
    let house = House::open().await;
    let (game, mut people) = everybody(&house).await;
    let mut checked = 0;
    for (first, stage) in
        (1_u128..).map(|n| n * 100_000).zip([Stage::Waiting, Stage::Playing, Stage::Over])
    {
        match stage {
            Stage::Waiting => {}
            Stage::Playing => {
                let owner = people.last_mut().expect("the owner");
                changed(&mut owner.browser, &game, json!({ "type": "start" })).await;
            }
            Stage::Over => finish(&game, &mut people).await,
        }
        let before = standing(&game, &mut people).await;
        checked += send_everything(&game, &mut people, stage, first).await;
        let after = standing(&game, &mut people).await;
        // A computer player may have answered meanwhile, but nobody else; and whoever comes back takes
        // the own chair.
        let answered = match stage {
            Stage::Waiting => after == before,
            Stage::Playing => after.0 <= before.0 + 1,
            Stage::Over => after.0 == before.0,
        };
        assert!(answered, "{stage:?}: {before:?} {after:?}");
    }
    println!("{checked} messages answered as they should be");
    house.close().await;
}

/// A socket that was opened as a player's is no player's any more when the seat is lost.
#[tokio::test]
async fn an_open_socket_loses_what_its_person_loses() {
    let house = House::open().await;
    let (game, mut people) = everybody(&house).await;
    let owner = people.len() - 1;
    let mut viewer = people[owner - 1].browser.look(&game, "").await;
    viewer.room_where(|room| room.you.seats == [Seat::ALL[0]]).await;
    changed(&mut people[owner - 1].browser, &game, json!({ "type": "stand_up", "seat": 0 })).await;
    viewer.room_where(|room| room.you.seats.is_empty()).await;
    for (id, message) in messages(1, Seat::ALL[0]) {
        viewer.send_message(&message).await;
        let answer = answer(&mut viewer, id).await;
        assert!(matches!(answer, Some(Refusal::NotYourSeat | Refusal::Stale)), "{answer:?}");
    }
    house.close().await;
}
