//! People at different servers who want to go back.

use crate::servers::{friends, servers};
use crate::together::{back, play};
use protocol::{FromClient, FromServer, Presence, Refusal, Vote, VoteAnswer};

#[tokio::test]
async fn people_at_two_servers_agree_to_go_back() {
    let Some([here, there]) = servers().await else { return };
    let (ann, ben, game) = friends(&here, &there).await;
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    host.room_where(|room| room.chairs[1].presence == Some(Presence::Here)).await;
    play([&mut host, &mut second], 1, 40).await;
    for (wish, answer) in [(900, VoteAnswer::Decline), (901, VoteAnswer::Agree)] {
        // It may be Ben's turn.
        for n in (wish * 1000).. {
            if host.menu.is_some() {
                break;
            }
            play([&mut host, &mut second], n, 1).await;
        }
        host.send_message(&back(&host, wish)).await;
        let asked = second.room_where(|room| room.rewind.is_some()).await.rewind.expect("asked");
        assert_eq!(asked.waits_for.iter().map(|seat| seat.number()).collect::<Vec<_>>(), [1]);
        let seat = engine::model::Seat::ALL[1];
        let vote = Vote { id: format!("{:032x}", wish + 50), seat, answer };
        second.send_message(&FromClient::Vote(vote)).await;
        let answered = host.answer(wish).await;
        match answer {
            VoteAnswer::Agree => {
                assert!(matches!(answered, FromServer::Done { .. }), "{answered:?}")
            }
            VoteAnswer::Decline => {
                assert!(matches!(answered, FromServer::Refused { why: Refusal::Declined, .. }));
            }
        }
        second.room_where(|room| room.rewind.is_none()).await;
    }
    while second.log.iter().all(|entry| entry.rewinds.is_none()) {
        second.next().await.expect("the table");
    }
    here.close().await;
    there.close().await;
}

/// Each would wait for the other, who has a wish of their own and is not asked.
#[tokio::test]
async fn two_who_want_to_go_back_at_the_same_moment_do_not_wait_for_each_other() {
    let Some([here, there]) = servers().await else { return };
    let (ann, ben, game) = friends(&here, &there).await;
    let (mut host, mut second) = (ann.look(&game, "").await, ben.look(&game, "").await);
    host.room_where(|room| room.chairs[1].presence == Some(Presence::Here)).await;
    second.room_where(|room| room.chairs[0].presence == Some(Presence::Here)).await;
    play([&mut host, &mut second], 1, 40).await;
    for n in 0..8_u128 {
        // Both see the same table, on which they are asked something.
        while host.log.len() != second.log.len() || host.menu.is_none() && second.menu.is_none() {
            tokio::select! {
                _ = host.next() => {}
                _ = second.next() => {}
            }
        }
        // Either id may be the smaller one.
        let (wish, other) = (700 + 2 * n + n % 2, 701 + 2 * n - n % 2);
        let wishes = (back(&host, wish), back(&second, other));
        tokio::join!(host.send_message(&wishes.0), second.send_message(&wishes.1));
        let (refused, host_waits) = tokio::select! {
            answer = host.answer(wish) => (answer, false),
            answer = second.answer(other) => (answer, true),
        };
        assert!(
            matches!(refused, FromServer::Refused { why: Refusal::Declined, .. }),
            "{refused:?}"
        );
        let (waits, asked, id) = if host_waits {
            (&mut host, &mut second, wish)
        } else {
            (&mut second, &mut host, other)
        };
        let seat = asked.prompt().seat;
        let is_asked = |room: &protocol::RoomView| {
            room.rewind.as_ref().is_some_and(|wish| wish.waits_for.contains(&seat))
        };
        asked.room_where(is_asked).await;
        let vote = Vote { id: format!("{:032x}", id + 100), seat, answer: VoteAnswer::Decline };
        asked.send_message(&FromClient::Vote(vote)).await;
        let answered = waits.answer(id).await;
        assert!(matches!(answered, FromServer::Refused { why: Refusal::Declined, .. }));
        asked.room_where(|room| room.rewind.is_none()).await;
    }
    here.close().await;
    there.close().await;
}
