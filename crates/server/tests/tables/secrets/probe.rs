//! What viewers try in order to learn what they may not know.

use crate::hint::hint;
use crate::support::Viewer;
use engine::model::Seat;
use protocol::{
    AskRewind, Command, FromClient, FromServer, Phrase, Rehearse, Say, Step, Vote, VoteAnswer,
    Words,
};

/// Tries to learn what the seat has answered.
pub async fn probe(viewer: &mut Viewer, n: usize, secret: Seat) {
    let number = try_commands(viewer, n, secret).await;
    viewer.send_message(&say(number + 1, Words::Phrase(Phrase::Hello))).await;
    viewer.answer(number + 1).await;
    let (seat, question) = viewer.prompts.first().map_or((secret, 1), |p| (p.seat, p.question));
    let (id, steps) = (format!("{:032x}", number + 4), Vec::new());
    viewer.send_message(&FromClient::Rehearse(Rehearse { id, seat, steps })).await;
    // Whoever is asked something gets a hint, which knows no more than its seat.
    let _ = hint(viewer, number + 5, seat, question).await;
    let wish = format!("{:032x}", number + 2);
    let ask = AskRewind { id: wish, seat, question };
    viewer.send_message(&FromClient::Rewind(ask)).await;
    let vote = Vote { id: format!("{:032x}", number + 3), seat, answer: VoteAnswer::Decline };
    viewer.send_message(&FromClient::Vote(vote)).await;
    viewer.answer(number + 3).await;
}

/// Tries commands for the seat and for its own; the last number that it used.
pub async fn try_commands(viewer: &mut Viewer, n: usize, secret: Seat) -> u128 {
    let own = viewer.prompts.first().map(|prompt| (prompt.seat, prompt.question));
    let mut number = 1000 + n as u128 * 100;
    let mut tries = vec![(secret, 0, Step::Undo), (secret, 1, Step::Act("ready".to_owned()))];
    if let Some((seat, question)) = own {
        // With the id of the secret answer, too late, not understood, against the rules, and undone.
        viewer.send_for(seat, 71, question, Step::Act("ready".to_owned())).await;
        viewer.answer(71).await;
        tries.push((seat, question.wrapping_sub(1), Step::Act("ready".to_owned())));
        for notation in ["", "recruit 99", "close", "back"] {
            tries.push((seat, question, Step::Act(notation.to_owned())));
        }
        tries.push((seat, question, Step::Undo));
    }
    for (seat, question, step) in tries {
        number += 1;
        viewer.send_for(seat, number, question, step).await;
        viewer.answer(number).await;
    }
    number
}

pub fn say(id: u128, words: Words) -> FromClient {
    FromClient::Say(Say { id: format!("{id:032x}"), seat: None, words })
}

/// Waits until every viewer has heard all that has happened: the table takes requests in turn.
pub async fn settle(viewers: &mut [Viewer]) {
    for viewer in viewers {
        hear_out(viewer).await;
    }
}

async fn hear_out(viewer: &mut Viewer) {
    let id = "no id".to_owned();
    let command = Command { id: id.clone(), seat: Seat::ALL[0], question: 0, step: Step::Undo };
    viewer.send_message(&FromClient::Command(command)).await;
    loop {
        match viewer.next().await.expect("an answer") {
            FromServer::Refused { id: refused, .. } if refused == id => return,
            _ => {}
        }
    }
}

/// All that comes over a new socket at first.
pub async fn whole(viewer: &mut Viewer) -> Vec<String> {
    hear_out(viewer).await;
    std::mem::take(&mut viewer.raw)
}
