//! One viewer's socket.

use crate::host::{Door, QUEUE, ViewerId};
use crate::http::{Failure, House};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use engine::model::{Seat, SeatSet};
use protocol::{FromClient, FromServer, Problem};
use serde::Deserialize;
use std::collections::VecDeque;
use std::time::Duration;
use store::GameId;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};
use tokio_util::sync::CancellationToken;

/// The most bytes of a message.
const MAX_MESSAGE: usize = 8 * 1024;

/// The most messages that are read within [`RATE_WINDOW`]; more have to wait.
const MAX_MESSAGES: usize = 400;

/// The time over which messages are counted.
const RATE_WINDOW: Duration = Duration::from_secs(20);

/// How often a viewer is asked whether it is still there.
const PING: Duration = Duration::from_secs(5);

/// How long a viewer may leave that unanswered: until the second ping.
const SILENCE: Duration = Duration::from_secs(9);

/// How long a viewer may take to read a message.
const READ: Duration = Duration::from_secs(9);

/// How long a viewer may take to read the last one.
const GOODBYE: Duration = Duration::from_secs(1);

/// What the address of a socket says.
#[derive(Debug, Deserialize)]
pub(crate) struct From {
    /// The first entry of the log that is wanted.
    #[serde(default)]
    from: u32,
    /// The seats to speak for, such as `0,2`; empty to watch, absent for those of all people.
    seats: Option<String>,
}

/// Opens a socket to a game.
pub(crate) async fn open(
    State(house): State<House>,
    Path(game): Path<String>,
    Query(From { from, seats }): Query<From>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let game: GameId = game.parse().map_err(|_| Failure(Problem::NoSuchGame))?;
    let door = house.registry.table(game).await?;
    let seats = seats.map_or(Ok(door.people()), |seats| read_seats(&seats, door.people()))?;
    let House { stop, connections, .. } = house;
    let upgrade =
        upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE).read_buffer_size(4096);
    Ok(upgrade.on_upgrade(move |socket| {
        connections.track_future(attend(socket, door, seats, from, stop))
    }))
}

/// The seats of a list, all of which must be in `allowed`.
fn read_seats(list: &str, allowed: SeatSet) -> Result<SeatSet, Failure> {
    let mut seats = SeatSet::EMPTY;
    for number in list.split(',').filter(|_| !list.is_empty()) {
        let seat =
            number.parse().ok().and_then(Seat::new).ok_or(Failure(Problem::NotUnderstood))?;
        if !allowed.contains(seat) {
            return Err(Failure(Problem::NotYourSeat));
        }
        seats.insert(seat);
    }
    Ok(seats)
}

/// Attends to one viewer until either side ends it.
async fn attend(
    mut socket: WebSocket,
    door: Door,
    seats: SeatSet,
    from: u32,
    stop: CancellationToken,
) {
    let (out, mut messages) = mpsc::channel(QUEUE);
    let Ok(viewer) = door.join(seats, from, out).await else {
        return end(&mut socket, Some(Problem::Unavailable)).await;
    };
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    let mut pace = Pace::default();
    let problem = loop {
        tokio::select! {
            () = stop.cancelled() => break Some(Problem::Unavailable),
            message = messages.recv() => match message {
                Some(text) => if !send(&mut socket, Message::text(text), READ).await { break None },
                // The table sent this viewer away as too slow, or closed.
                None => break None,
            },
            received = pace.next(&mut socket) => match received {
                Some(Ok(message)) => {
                    heard = Instant::now();
                    match take(&door, viewer, message).await {
                        Taken::Well => {}
                        Taken::Badly(problem) => break Some(problem),
                        Taken::Last => break None,
                    }
                }
                Some(Err(_)) => break Some(Problem::TooLarge),
                None => break None,
            },
            _ = pings.tick() => {
                // A flood is not read for a while, and neither are the answers to pings behind it.
                let gone = heard.elapsed() > SILENCE && !pace.holds();
                if gone || !send(&mut socket, Message::Ping(Default::default()), READ).await {
                    break None;
                }
            }
        }
    };
    door.leave(viewer).await;
    end(&mut socket, problem).await;
}

/// How a message was taken.
enum Taken {
    Well,
    Badly(Problem),
    Last,
}

async fn take(door: &Door, viewer: ViewerId, message: Message) -> Taken {
    match message {
        Message::Text(text) => match serde_json::from_str(&text) {
            Ok(FromClient::Command(command)) => match door.command(viewer, command).await {
                Ok(()) => Taken::Well,
                Err(_) => Taken::Last,
            },
            Err(_) => Taken::Badly(Problem::NotUnderstood),
        },
        Message::Binary(_) => Taken::Badly(Problem::NotUnderstood),
        Message::Ping(_) | Message::Pong(_) => Taken::Well,
        Message::Close(_) => Taken::Last,
    }
}

/// Whether the viewer took the message in time.
async fn send(socket: &mut WebSocket, message: Message, within: Duration) -> bool {
    timeout(within, socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
}

async fn end(socket: &mut WebSocket, problem: Option<Problem>) {
    if let Some(problem) = problem
        && let Ok(text) = serde_json::to_string(&FromServer::Problem { problem })
    {
        send(socket, Message::text(text), GOODBYE).await;
    }
    let code = match problem {
        None => close_code::NORMAL,
        Some(Problem::Unavailable) => close_code::AWAY,
        Some(_) => close_code::POLICY,
    };
    let close = CloseFrame { code, reason: "".into() };
    send(socket, Message::Close(Some(close)), GOODBYE).await;
}

/// Reads messages no faster than anybody clicks, so that nobody floods a table. Who sends more
/// waits for the network; nothing is thrown away.
#[derive(Default)]
struct Pace(VecDeque<Instant>);

impl Pace {
    /// Whether messages have to wait.
    fn holds(&self) -> bool {
        let first = self.0.front().filter(|_| self.0.len() >= MAX_MESSAGES);
        first.is_some_and(|first| first.elapsed() < RATE_WINDOW)
    }

    /// The next message. Nothing is lost if this is given up while it waits.
    async fn next(&mut self, socket: &mut WebSocket) -> Option<Result<Message, axum::Error>> {
        if self.0.len() >= MAX_MESSAGES
            && let Some(&first) = self.0.front()
        {
            sleep_until(first + RATE_WINDOW).await;
        }
        let message = socket.recv().await;
        let now = Instant::now();
        self.0.push_back(now);
        while self.0.front().is_some_and(|&first| now.duration_since(first) >= RATE_WINDOW) {
            self.0.pop_front();
        }
        message
    }
}
