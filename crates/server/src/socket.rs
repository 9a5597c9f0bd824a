//! One viewer's socket.

use crate::host::{Door, Gone, Joining, QUEUE, ViewerId};
use crate::http::{Failure, Guest, House, Until, Visitor};
use crate::limits::{Key, Lasting, Limiter, Metered};
use crate::wire::{Upgrade, WebSocket, send_text};
use axum::Extension;
use axum::extract::{Query, State};
use axum::response::Response;
use engine::model::{Seat, SeatSet};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{FromClient, FromServer, Problem};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use table::PersonId;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_util::sync::CancellationToken;

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
    /// The seats to speak for, such as `0,2`; empty to watch, absent for all of the person's.
    seats: Option<String>,
}

/// Opens a socket to a game.
pub(crate) async fn open(
    State(house): State<House>,
    Extension(Visitor(address)): Extension<Visitor>,
    Extension(Until(stop)): Extension<Until>,
    Extension(Guest { game, person, role }): Extension<Guest>,
    Query(From { from, seats }): Query<From>,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    let House { registry, limiter, metrics, connections, .. } = house;
    let held = [
        limiter.hold(Lasting::Sockets, limiter.key_of_address(address)),
        limiter.hold(Lasting::OwnSockets, limiter.key(person)),
    ];
    if held.iter().any(Option::is_none) {
        return Err(Failure(Problem::TooFast));
    }
    let door = registry.table(game).await?;
    let only = seats.map(|seats| read_seats(&seats, role.seats)).transpose()?;
    let pace = Pace { key: limiter.key((person, game)), limiter, pause: None };
    let session = Session { door, person, only, from, pace, stop };
    Ok(upgrade.then(move |socket| {
        connections.track_future(async move {
            let _counted = metrics.sockets.one();
            session.attend(socket).await;
            drop(held);
        })
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

/// One viewer at one table.
struct Session {
    door: Door,
    person: PersonId,
    /// The seats for which it speaks at most, if not for all of the person's.
    only: Option<SeatSet>,
    /// The first entry of the log that it lacks.
    from: u32,
    pace: Pace,
    stop: CancellationToken,
}

impl Session {
    /// Attends to the viewer until either side ends it.
    async fn attend(mut self, mut socket: WebSocket) {
        let (out, mut messages) = mpsc::channel(QUEUE);
        let Session { person, only, from, .. } = self;
        let Ok(viewer) = self.door.join(Joining { person, only, from, out }).await else {
            return end(&mut socket, Some(Complaint::new(Problem::Unavailable))).await;
        };
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let complaint = loop {
            tokio::select! {
                () = self.stop.cancelled() => break Some(Complaint::new(Problem::Unavailable)),
                message = messages.recv() => match message {
                    Some(text) => if !say(&mut socket, text, READ).await {
                        break None;
                    },
                    // The table sent this viewer away as too slow, or closed.
                    None => break None,
                },
                received = self.pace.next(&mut socket) => match received {
                    Some(Ok(message)) => {
                        heard = Instant::now();
                        match take(&self.door, viewer, message).await {
                            Taken::Well => {}
                            Taken::Badly(complaint) => break Some(complaint),
                            Taken::Last => break None,
                        }
                    }
                    Some(Err(error)) => break Complaint::about(error),
                    None => break None,
                },
                _ = pings.tick() => {
                    // A flood is not read for a while, and neither are the answers to pings behind it.
                    let gone = heard.elapsed() > SILENCE && !self.pace.holds();
                    if gone || !send(&mut socket, Message::Ping(Default::default()), READ).await {
                        break None;
                    }
                }
            }
        };
        self.door.leave(viewer).await;
        end(&mut socket, complaint).await;
    }
}

/// How a message was taken.
enum Taken {
    Well,
    Badly(Complaint),
    Last,
}

/// Why a connection ends.
struct Complaint {
    problem: Problem,
    detail: Option<String>,
}

impl Complaint {
    fn new(problem: Problem) -> Complaint {
        Complaint { problem, detail: None }
    }

    fn misread(detail: impl ToString) -> Complaint {
        Complaint { problem: Problem::NotUnderstood, detail: Some(detail.to_string()) }
    }

    /// What is wrong with a message that could not be received; none if the connection is gone.
    fn about(error: Error) -> Option<Complaint> {
        match error {
            Error::Capacity(_) => Some(Complaint::new(Problem::TooLarge)),
            error @ (Error::Protocol(_) | Error::Utf8(_)) => Some(Complaint::misread(error)),
            _ => None,
        }
    }
}

async fn take(door: &Door, viewer: ViewerId, message: Message) -> Taken {
    match message {
        Message::Text(text) => match serde_json::from_str(&text) {
            Ok(FromClient::Command(command)) => taken(door.command(viewer, command).await),
            Ok(FromClient::Say(say)) => taken(door.say(viewer, say).await),
            Ok(FromClient::Rewind(ask)) => taken(door.rewind(viewer, ask).await),
            Ok(FromClient::Vote(vote)) => taken(door.vote(viewer, vote).await),
            Ok(FromClient::Rehearse(ask)) => taken(door.rehearse(viewer, ask).await),
            Ok(FromClient::Perform(perform)) => taken(door.perform(viewer, perform).await),
            Ok(FromClient::Hint(ask)) => taken(door.hint(viewer, ask).await),
            Err(error) => Taken::Badly(Complaint::misread(error)),
        },
        Message::Binary(_) => Taken::Badly(Complaint::misread("messages are text")),
        // Single frames are only ever sent.
        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Taken::Well,
        Message::Close(_) => Taken::Last,
    }
}

fn taken(passed_on: Result<(), Gone>) -> Taken {
    match passed_on {
        Ok(()) => Taken::Well,
        Err(Gone) => Taken::Last,
    }
}

/// Whether the viewer took the text in time.
async fn say(socket: &mut WebSocket, text: Utf8Bytes, within: Duration) -> bool {
    timeout(within, send_text(socket, text)).await.is_ok_and(|sent| sent.is_ok())
}

/// Whether the viewer took the message in time.
async fn send(socket: &mut WebSocket, message: Message, within: Duration) -> bool {
    timeout(within, socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
}

async fn end(socket: &mut WebSocket, complaint: Option<Complaint>) {
    let code = match complaint.as_ref().map(|complaint| complaint.problem) {
        None => CloseCode::Normal,
        Some(Problem::Unavailable) => CloseCode::Away,
        Some(_) => CloseCode::Policy,
    };
    if let Some(Complaint { problem, detail }) = complaint
        && let Ok(text) = serde_json::to_string(&FromServer::Problem { problem, detail })
    {
        say(socket, text.into(), GOODBYE).await;
    }
    let close = CloseFrame { code, reason: "".into() };
    send(socket, Message::Close(Some(close)), GOODBYE).await;
}

/// Reads messages no faster than anybody clicks, so that nobody floods a table. Further messages
/// wait in the network; nothing is thrown away.
struct Pace {
    limiter: Arc<Limiter>,
    /// Whose messages they are. All sockets of one person have the same key.
    key: Key,
    /// Until when nothing more is read.
    pause: Option<Instant>,
}

impl Pace {
    /// Whether messages have to wait.
    fn holds(&self) -> bool {
        self.pause.is_some_and(|until| until > Instant::now())
    }

    /// The next message. Nothing is lost if this is given up while it waits.
    async fn next(&mut self, socket: &mut WebSocket) -> Option<Result<Message, Error>> {
        if let Some(until) = self.pause {
            sleep_until(until).await;
        }
        let message = socket.next().await;
        if let Some(Ok(Message::Text(_))) = message {
            self.pause = self.limiter.charge(Metered::Messages, self.key);
        }
        message
    }
}
