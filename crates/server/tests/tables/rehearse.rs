//! A waiting seat prepares its serving turn over its own socket, and plays it at one stroke.

use crate::support::{House, Viewer, pick};
use engine::Phase;
use engine::model::Seat;
use protocol::{FromClient, FromServer, Occupant, Perform, Refusal, Rehearse, Rehearsed};

async fn rehearse(viewer: &mut Viewer, seat: Seat, steps: &[String]) -> Result<Rehearsed, Refusal> {
    let id = format!("{:032x}", 1_u128 << 100);
    let steps = steps.to_vec();
    viewer.send_message(&FromClient::Rehearse(Rehearse { id: id.clone(), seat, steps })).await;
    loop {
        match viewer.next().await.expect("an answer") {
            FromServer::Rehearsed(rehearsed) if rehearsed.id == id => return Ok(*rehearsed),
            FromServer::Refused { id: of, why } if of == id => return Err(why),
            _ => {}
        }
    }
}

async fn perform(viewer: &mut Viewer, message: &Perform) -> (u32, Option<Refusal>) {
    viewer.send_message(&FromClient::Perform(message.clone())).await;
    loop {
        if let FromServer::Performed { id, steps, why } = viewer.next().await.expect("an answer")
            && id == message.id
        {
            return (steps, why);
        }
    }
}

/// Plays for both until the first serves; who does, and who waits.
async fn until_served(mut players: [Viewer; 2]) -> (Viewer, Viewer) {
    for n in 1_u128.. {
        for viewer in &mut players {
            while viewer.view.is_none() {
                viewer.next().await.expect("the table");
            }
        }
        let [first, second] = &mut players;
        let newest = first.view().seq.max(second.view().seq);
        for viewer in [&mut *first, &mut *second] {
            while viewer.view().seq < newest {
                viewer.next().await.expect("the table");
            }
        }
        let asked = if first.menu.is_some() { first } else { second };
        let menu = asked.menu.clone().expect("somebody is asked");
        if asked.view().phase == Phase::Serve {
            break;
        }
        asked.act(n, &pick(&menu, n as usize)).await;
    }
    let [first, second] = players;
    if first.menu.is_some() { (first, second) } else { (second, first) }
}

#[tokio::test]
async fn a_waiting_seat_prepares_its_turn_and_plays_it_at_one_stroke() {
    let house = House::open().await;
    let people = ["Ann", "Ben"].map(|name| Occupant::Person(name.into()));
    let game = house.seat(5, people.into_iter()).await;
    let viewers = [house.look_as(&game, "seats=0").await, house.look_as(&game, "seats=1").await];
    let (mut serving, mut waiting) = until_served(viewers).await;
    let seat = waiting.prompts[0].seat;

    let mut steps: Vec<String> = Vec::new();
    loop {
        let rehearsed = rehearse(&mut waiting, seat, &steps).await.expect("a turn to come");
        assert_eq!((rehearsed.steps.len(), rehearsed.stuck), (steps.len(), None));
        let Some(menu) = rehearsed.menu else { break };
        steps.push(pick(&menu, 0));
    }
    assert!(steps.len() > 3, "{steps:?}");
    let answer = rehearse(&mut serving, seat, &steps).await;
    assert_eq!(answer, Err(Refusal::NotYourSeat));
    assert_eq!(
        rehearse(&mut waiting, seat, &vec!["close".into(); 65]).await,
        Err(Refusal::NotUnderstood)
    );

    // Played before its time, nothing happens.
    let prompt = &waiting.prompts[0];
    let id = format!("{:032x}", 7_u128 << 64);
    let early = Perform { id, seat, question: prompt.question, steps: steps.clone() };
    assert!(matches!(perform(&mut waiting, &early).await, (0, Some(Refusal::Illegal { .. }))));

    serving.act(1 << 90, "close").await;
    waiting.asked().await.expect("asked");
    let rehearsed = rehearse(&mut waiting, seat, &steps).await.expect("its turn");
    assert_eq!((rehearsed.steps.len(), rehearsed.stuck), (steps.len(), None));
    let before = waiting.log.len();
    let perform_it = Perform {
        id: format!("{:032x}", 8_u128 << 64),
        question: waiting.prompts[0].question,
        ..early
    };
    assert_eq!(perform(&mut waiting, &perform_it).await, (steps.len() as u32, None));
    assert_eq!(perform(&mut waiting, &perform_it).await, (steps.len() as u32, None), "once");
    while waiting.log.len() < before + steps.len() {
        waiting.next().await.expect("the table");
    }
    let own = waiting.log[before..before + steps.len()].iter();
    assert!(own.clone().all(|entry| entry.seat == Some(seat) && entry.action.is_some()));
    let stale = Perform { id: format!("{:032x}", 9_u128 << 64), ..perform_it };
    assert_eq!(perform(&mut waiting, &stale).await, (0, Some(Refusal::Stale)));
    assert!(serving.raw.iter().all(|text| !text.contains("\"type\":\"rehearsed\"")), "private");
    house.close().await;
}
