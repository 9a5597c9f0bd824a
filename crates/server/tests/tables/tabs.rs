//! Two tabs of one person, and connections that end in the middle of something.

use crate::support::{House, Viewer, pick};
use protocol::{FromServer, Refusal, Step};
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::MaybeTlsStream;

/// Waits until the viewer has seen the table with this many entries.
async fn catch_up(viewer: &mut Viewer, entries: usize) {
    while viewer.log.len() < entries {
        viewer.next().await.expect("the table");
    }
}

#[tokio::test]
async fn one_tab_answers_and_the_other_sees_it() {
    let house = House::open().await;
    let game = house.make(5, &["greedy"]).await;
    let (mut one, mut other) = (house.look(&game, 0).await, house.look(&game, 0).await);
    for n in 0..30_u128 {
        let menu = one.asked().await.expect("asked");
        let (question, step) = (one.prompt().question, pick(&menu, n as usize));
        while other.menu.as_ref() != Some(&menu) || other.prompt().question != question {
            other.next().await.expect("the same question");
        }
        let FromServer::Done { seq, .. } = one.act(2 * n + 1, &step).await else {
            panic!("{step} is listed");
        };
        // The click in the other tab came too late, and does not answer the next question.
        other.send(2 * n + 2, question, Step::Act(step)).await;
        let late = other.answer(2 * n + 2).await;
        assert!(matches!(late, FromServer::Refused { why: Refusal::Stale, .. }), "{late:?}");
        catch_up(&mut other, seq as usize + 1).await;
        assert_eq!(other.log[seq as usize], one.log[seq as usize]);
        std::mem::swap(&mut one, &mut other);
    }
    house.close().await;
}

#[tokio::test]
async fn both_tabs_send_the_same_command_and_it_counts_once() {
    let house = House::open().await;
    let game = house.make(3, &["greedy"]).await;
    let (mut one, mut other) = (house.look(&game, 0).await, house.look(&game, 0).await);
    let menu = one.asked().await.expect("asked");
    other.asked().await.expect("asked as well");
    let (question, step) = (one.prompt().question, Step::Act(pick(&menu, 0)));
    one.send(7, question, step.clone()).await;
    other.send(7, question, step).await;
    let (first, second) = (one.answer(7).await, other.answer(7).await);
    assert!(matches!(first, FromServer::Done { .. }), "{first:?}");
    assert_eq!(first, second);
    house.close().await;
}

#[tokio::test]
async fn a_connection_that_ends_in_a_command_is_resumed() {
    let house = House::open().await;
    let game = house.make(5, &["greedy"]).await;
    let mut viewer = house.look(&game, 0).await;
    let mut log = Vec::new();
    for n in 0..20_u128 {
        let menu = viewer.asked().await.expect("asked");
        let (question, step) = (viewer.prompt().question, Step::Act(pick(&menu, n as usize)));
        if n % 2 == 0 {
            // Sent, but nobody hears the answer.
            viewer.send(n + 1, question, step.clone()).await;
        } else {
            // Half a frame: final, text, masked, 64 bytes, of which three arrive.
            let MaybeTlsStream::Plain(stream) = viewer.socket.get_mut() else { panic!("no TLS") };
            stream.write_all(&[0x81, 0x80 | 64, 1, 2, 3, 4, b'{', b'"', b't']).await.expect("sent");
        }
        log.append(&mut viewer.log);
        drop(viewer);
        let last: &protocol::LogEntry = log.last().expect("the beginning");
        viewer = house.look(&game, last.n + 1).await;
        viewer.asked().await;
        viewer.send(n + 1, question, step).await;
        let answer = viewer.answer(n + 1).await;
        let FromServer::Done { seq, .. } = answer else { panic!("carried out once: {answer:?}") };
        catch_up(&mut viewer, (seq - last.n) as usize).await;
    }
    log.append(&mut viewer.log);
    let mut whole = house.look(&game, 0).await;
    catch_up(&mut whole, log.len()).await;
    // The computer player may have answered since.
    assert_eq!(whole.log[..log.len()], log, "nothing is missing or doubled");
    house.close().await;
}
