//! Games of several people: to the end over a restart, with secret answers, and back past a reveal.

use crate::company::{change, changed, friends, guest, link, sit, waiting};
use crate::support::{House, Viewer, pick};
use engine::Phase;
use engine::model::Seat;
use protocol::{
    AskRewind, FromClient, FromServer, GameListed, LinkOpened, LogEntry, Occupant, Refusal, Stage,
    Vote, VoteAnswer,
};
use serde_json::json;
use std::sync::Arc;
use store::{Memory, Store};

/// Plays for both until the end or until this many steps are done.
pub async fn play(players: [&mut Viewer; 2], first: u128, most: u128) {
    let [ann, ben] = players;
    for n in first..first + most {
        // Whoever is asked something decides; if nobody is, both wait for the computer player.
        let asked = loop {
            if ann.menu.is_some() {
                break &mut *ann;
            }
            if ben.menu.is_some() {
                break &mut *ben;
            }
            if ann.view.as_ref().is_some_and(|view| view.outcome.is_some()) {
                return;
            }
            tokio::select! {
                message = ann.next() => assert!(message.is_some(), "the socket stays open"),
                message = ben.next() => assert!(message.is_some(), "the socket stays open"),
            }
        };
        let menu = asked.menu.clone().expect("asked");
        let answer = asked.act(n, &pick(&menu, n as usize)).await;
        let fine = match &answer {
            FromServer::Done { .. } => true,
            // The other one's answer has led on meanwhile.
            FromServer::Refused { why, .. } => *why == Refusal::Stale,
            _ => false,
        };
        assert!(fine, "{answer:?}");
    }
}

#[tokio::test]
async fn friends_meet_by_a_link_and_play_to_the_end() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, game, invitation) = waiting(&house).await;
    let mut ben = guest(&house, &invitation).await;
    let watch = link(&mut ann, &game, json!("spectator")).await;
    let mut cleo = guest(&house, &watch).await;

    let mut host = ann.look(&game, "").await;
    let room = host.room_where(|room| room.stage == Stage::Waiting).await;
    assert!(host.welcome.is_none(), "there is no game yet");
    let room = changed(&mut ben, &game, sit(1, "Ben")).await.commitment == room.commitment;
    assert!(room, "the seed was fixed before");
    host.room_where(|room| room.chairs[1].occupant == Occupant::Person("Ben".into())).await;
    assert_eq!(change(&mut ben, &game, json!({ "type": "start" })).await.0, 403);
    changed(&mut ann, &game, json!({ "type": "start" })).await;
    host.room_where(|room| room.stage == Stage::Playing).await;

    let mut second = ben.look(&game, "").await;
    play([&mut host, &mut second], 1, 60).await;
    house.close().await;

    // The server comes back, and so do the people by their cookies alone.
    let house = House::over(store).await;
    for browser in [&mut ann, &mut ben, &mut cleo] {
        browser.moved_to(&house);
    }
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    let mut spectator = cleo.look(&game, "").await;
    play([&mut host, &mut second], 1000, 9000).await;
    while spectator.view.as_ref().is_none_or(|view| view.outcome.is_none()) {
        spectator.next().await.expect("the table");
        assert_eq!(spectator.prompts, [], "a spectator is asked nothing");
    }
    assert_eq!(spectator.view().seats, host.view().seats, "everybody sees the same table");
    host.room_where(|room| room.stage == Stage::Over).await;
    for browser in [&mut ann, &mut ben, &mut cleo] {
        let (status, record) = browser.request(&format!("GET /api/games/{game}/record"), "").await;
        assert_eq!(status, 200, "{record}");
        let record = record::Record::read(&record).expect("a record");
        assert_eq!(record.header.names, ["Ann", "Ben", "greedy"]);
        assert_eq!(record.header.nonces[1].to_string(), "c0ffee");
        assert!(matches!(record::verify(&record), Ok(record::Verdict::Fair { .. })));
        let (_, list) = browser.request("GET /api/games", "").await;
        let list: Vec<GameListed> = serde_json::from_str(&list).expect("a list");
        assert_eq!((list.len(), list[0].stage), (1, Stage::Over));
    }
    // They play again; however many ask, there is one next game.
    let mut next = Vec::new();
    for browser in [&mut ann, &mut ben] {
        let (status, opened) =
            browser.post(&format!("/api/games/{game}/rematch"), &json!({})).await;
        assert_eq!(status, 200, "{opened}");
        next.push(serde_json::from_value::<LinkOpened>(opened).expect("a game").game);
    }
    next.dedup();
    assert_eq!(next.len(), 1);
    let room = changed(&mut ben, &next[0], sit(1, "Benno")).await;
    assert_eq!((room.stage, room.you.owner), (Stage::Waiting, false));
    house.close().await;
}

#[tokio::test]
async fn a_secret_answer_is_its_seats_own() {
    let house = House::open().await;
    let (mut ann, [ben], game) = friends(&house, ["Ben"]).await;
    let watch = link(&mut ann, &game, json!("spectator")).await;
    let cleo = guest(&house, &watch).await;
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    let mut spectator = cleo.look(&game, "").await;
    let menu = host.asked().await.expect("asked");
    second.asked().await.expect("asked at the same time");
    let FromServer::Done { seq, .. } = host.act(1, &pick(&menu, 0)).await else { panic!("done") };
    for viewer in [&mut second, &mut spectator] {
        while viewer.log.len() <= seq as usize {
            viewer.next().await.expect("the table");
        }
        assert_eq!(viewer.log[seq as usize].action, None);
    }
    assert!(host.log[seq as usize].action.is_some());
    // Nobody speaks for another's seat, whatever the address of the socket says.
    for (browser, query) in [(&ben, "seats=0"), (&cleo, "seats=0"), (&ann, "seats=1,0")] {
        assert_eq!(browser.refused_socket(&game, query).await, 403, "{query}");
    }
    for (viewer, id) in [(&mut second, 2), (&mut spectator, 3)] {
        viewer.send_for(engine::model::Seat::ALL[0], id, 1, protocol::Step::Undo).await;
        let answer = viewer.answer(id).await;
        assert!(matches!(answer, FromServer::Refused { why: Refusal::NotYourSeat, .. }));
    }
    house.close().await;
}

pub fn back(viewer: &Viewer, id: u128) -> FromClient {
    let prompt = viewer.prompt();
    let (seat, question) = (prompt.seat, prompt.question);
    FromClient::Rewind(AskRewind { id: format!("{id:032x}"), seat, question })
}

fn vote(seat: Seat, id: u128, answer: VoteAnswer) -> FromClient {
    FromClient::Vote(Vote { id: format!("{id:032x}"), seat, answer })
}

/// Plays until the Start Cards are revealed, so that undo reaches no further; the number of the first
/// viewer's last decision.
async fn past_the_start(viewers: &mut [&mut Viewer]) -> u32 {
    for n in 100.. {
        for viewer in viewers.iter_mut() {
            while viewer.view.is_none() {
                viewer.next().await.expect("the table");
            }
        }
        let starts = |viewer: &&mut &mut Viewer| viewer.view().phase == Phase::StartCards;
        let mut waiting: Vec<_> = viewers.iter_mut().filter(starts).collect();
        let asked = waiting.iter().position(|viewer| viewer.menu.is_some());
        match (asked, waiting.len()) {
            (_, 0) => break,
            (Some(at), _) => {
                let menu = waiting[at].menu.clone().expect("asked");
                waiting[at].act(n, &pick(&menu, 0)).await;
            }
            // Any of them may hear first that it is asked again.
            (None, _) => {
                for viewer in waiting {
                    let a_while = std::time::Duration::from_millis(20);
                    let _ = tokio::time::timeout(a_while, viewer.next()).await;
                }
            }
        }
    }
    assert!(viewers[0].prompt().no_undo.is_some());
    let own = |entry: &&LogEntry| entry.seat == Some(Seat::ALL[0]) && entry.action.is_some();
    viewers[0].log.iter().rfind(own).expect("a decision").n
}

#[tokio::test]
async fn a_game_goes_back_past_a_reveal_if_everybody_agrees() {
    let house = House::open().await;
    let (ann, [ben], game) = friends(&house, ["Ben"]).await;
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    let seq = past_the_start(&mut [&mut host, &mut second]).await;
    let vote = |id, answer| vote(Seat::ALL[1], id, answer);
    host.send_message(&back(&host, 3)).await;
    let room = second.room_where(|room| room.rewind.is_some()).await;
    let waits_for = vec![Seat::ALL[1]];
    assert_eq!(room.rewind.map(|asked| asked.waits_for), Some(waits_for));
    // Nobody votes for another.
    host.send_message(&vote(10, VoteAnswer::Agree)).await;
    let answer = host.answer(10).await;
    assert!(matches!(answer, FromServer::Refused { why: Refusal::NotYourSeat, .. }), "{answer:?}");
    second.send_message(&vote(11, VoteAnswer::Decline)).await;
    assert!(matches!(second.answer(11).await, FromServer::Done { .. }));
    let answer = host.answer(3).await;
    assert!(matches!(answer, FromServer::Refused { why: Refusal::Declined, .. }), "{answer:?}");
    second.room_where(|room| room.rewind.is_none()).await;
    // Its answer may have been lost on the way; the others are not asked again.
    host.send_message(&back(&host, 3)).await;
    let answer = host.answer(3).await;
    assert!(matches!(answer, FromServer::Refused { why: Refusal::Declined, .. }), "{answer:?}");
    host.send_message(&back(&host, 4)).await;
    second.room_where(|room| room.rewind.is_some()).await;
    second.send_message(&vote(12, VoteAnswer::Agree)).await;
    let answer = host.answer(4).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    for viewer in [&mut host, &mut second] {
        while !viewer.log.iter().any(|entry| entry.rewinds == Some(seq)) {
            viewer.next().await.expect("the table");
        }
    }
    assert_eq!(host.view().phase, Phase::StartCards);
    assert!(host.asked().await.is_some(), "asked as before");
    house.close().await;
}

#[tokio::test]
async fn whoever_plays_alone_goes_back_at_will() {
    let house = House::open().await;
    let game = house.make(5, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let seq = past_the_start(&mut [&mut viewer]).await;
    viewer.send_message(&back(&viewer, 2)).await;
    let answer = viewer.answer(2).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    while !viewer.log.iter().any(|entry| entry.rewinds == Some(seq)) {
        viewer.next().await.expect("the table");
    }
    house.close().await;
}

#[tokio::test]
async fn a_wish_to_go_back_is_asked_again_after_a_restart() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::over(store.clone()).await;
    let (mut ann, [mut ben, mut cleo], game) = friends(&house, ["Ben", "Cleo"]).await;
    let [mut host, mut second, mut third] =
        [ann.look(&game, "").await, ben.look(&game, "").await, cleo.look(&game, "").await];
    let seq = past_the_start(&mut [&mut host, &mut second, &mut third]).await;
    let [_, bens, cleos, _] = Seat::ALL;
    let wish = back(&host, 3);
    host.send_message(&wish).await;
    second.room_where(|room| room.rewind.is_some()).await;
    second.send_message(&vote(bens, 10, VoteAnswer::Agree)).await;
    let waits_for = |seats: &[Seat]| {
        let seats = seats.to_vec();
        move |room: &protocol::RoomView| {
            room.rewind.as_ref().is_some_and(|asked| asked.waits_for == seats)
        }
    };
    third.room_where(waits_for(&[cleos])).await;
    house.close().await;

    let house = House::over(store).await;
    for browser in [&mut ann, &mut ben, &mut cleo] {
        browser.moved_to(&house);
    }
    let [mut host, mut second, mut third] =
        [ann.look(&game, "").await, ben.look(&game, "").await, cleo.look(&game, "").await];
    let room = third.room_where(|_| true).await;
    assert_eq!(room.rewind, None, "the page sees that nobody is asked now");
    third.send_message(&vote(cleos, 11, VoteAnswer::Agree)).await;
    let late = third.answer(11).await;
    assert!(matches!(late, FromServer::Refused { why: Refusal::Stale, .. }), "{late:?}");
    // The page sends again what was not answered. Those who agreed before are asked again.
    host.send_message(&wish).await;
    second.room_where(waits_for(&[bens, cleos])).await;
    second.send_message(&vote(bens, 12, VoteAnswer::Agree)).await;
    third.room_where(waits_for(&[cleos])).await;
    third.send_message(&vote(cleos, 13, VoteAnswer::Agree)).await;
    let answer = host.answer(3).await;
    assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    host.send_message(&wish).await;
    assert_eq!(host.answer(3).await, answer, "granted once");
    while !host.log.iter().any(|entry| entry.rewinds == Some(seq)) {
        host.next().await.expect("the table");
    }
    assert_eq!(host.log.iter().filter(|entry| entry.rewinds.is_some()).count(), 1);
    house.close().await;
}
