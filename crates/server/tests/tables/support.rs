//! A server on a port of its own and a viewer that speaks its protocol.

use engine::model::Seat;
use protocol::{
    Command, FromClient, FromServer, LogEntry, Menu, NewGame, Note, Occupant, Prompt, RoomView,
    Step, View, Welcome,
};
use server::{Clock, Config, Limits, Site};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use store::{Memory, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tokio_util::sync::CancellationToken;

/// The key with which a browser becomes the house's own.
pub const HOUSE_KEY: &str = "the key of the house";

/// A running server, and the browser of whoever started it.
pub struct House {
    pub address: SocketAddr,
    /// Where the metrics are.
    pub metrics: SocketAddr,
    /// The server's clock.
    pub clock: Clock,
    cookie: Mutex<Option<String>>,
    stop: CancellationToken,
    task: JoinHandle<std::io::Result<()>>,
}

impl House {
    /// A server over games in memory.
    pub async fn open() -> House {
        House::over(Arc::new(Memory::default())).await
    }

    /// A server over these games.
    pub async fn over(store: Arc<dyn Store>) -> House {
        House::with(store, Site::default(), Limits::HOME).await.at_home().await
    }

    /// A server over these games, at this site, with these limits.
    pub async fn with(store: Arc<dyn Store>, site: Site, limits: Limits) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let stop = CancellationToken::new();
        let (instance, version) = ("test".into(), "0".into());
        let house_key = Some(HOUSE_KEY.to_owned());
        let reports = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let metrics = reports.local_addr().expect("an address");
        let reports = Some(reports);
        let clock = Clock::default();
        let config = Config {
            store,
            instance,
            version,
            site,
            limits,
            house_key,
            metrics: reports,
            clock: clock.clone(),
        };
        let task = tokio::spawn(server::serve(listener, config, stop.clone()));
        House { address, metrics, clock, cookie: Mutex::default(), stop, task }
    }

    /// The same with the browser of whoever started it.
    pub async fn at_home(self) -> House {
        let key = serde_json::json!({ "key": HOUSE_KEY }).to_string();
        let answer = self.request_with("POST /api/house", "", &key).await;
        assert_eq!(answer.status, 204, "{}", answer.head);
        self
    }

    /// Stops the server and waits until it has stored everything.
    pub async fn close(self) {
        self.stop.cancel();
        self.task.await.expect("no panic").expect("served");
    }

    /// Sends a request; the status and the body.
    pub async fn request(&self, head: &str, body: &str) -> (u16, String) {
        let Answer { status, body, .. } = self.request_with(head, "", body).await;
        (status, String::from_utf8(body).expect("UTF-8"))
    }

    /// Sends a request with these further header lines.
    pub async fn request_with(&self, head: &str, headers: &str, body: &str) -> Answer {
        let own = if headers.contains("Cookie: ") { String::new() } else { self.cookie_line() };
        let answer = send_request(self.address, head, &format!("{headers}{own}"), body).await;
        if let Some(cookie) = answer.cookie() {
            *self.cookie.lock().expect("no panic") = Some(cookie);
        }
        answer
    }

    /// The header line that says who asks.
    pub fn cookie_line(&self) -> String {
        let line = |cookie| format!("Cookie: tiefenthal={cookie}\r\n");
        self.cookie.lock().expect("no panic").as_ref().map(line).unwrap_or_default()
    }

    /// Sets up a game of Ann against these opponents.
    pub async fn make(&self, level: u8, opponents: &[&str]) -> String {
        let bots = opponents.iter().map(|&id| Occupant::Bot(id.into()));
        self.seat(level, std::iter::once(Occupant::Person("Ann".into())).chain(bots)).await
    }

    /// Sets up a game of these players.
    pub async fn seat(&self, level: u8, seats: impl Iterator<Item = Occupant>) -> String {
        let new = NewGame::usual(level, seats.collect());
        let body = serde_json::to_string(&new).expect("JSON");
        let (status, body) = self.request("POST /api/games", &body).await;
        assert_eq!(status, 201, "{body}");
        serde_json::from_str::<protocol::NewGameMade>(&body).expect("JSON").game
    }

    /// Looks at a game from this entry of the log on, for all people who sit there.
    pub async fn look(&self, game: &str, from: u32) -> Viewer {
        let viewer = self.look_as(game, &format!("from={from}")).await;
        Viewer { first: from as usize, ..viewer }
    }

    /// Looks at a game with this query in the address.
    pub async fn look_as(&self, game: &str, query: &str) -> Viewer {
        let socket = self.socket(game, query, &format!("http://{}", self.address)).await;
        Viewer::new(socket.expect("a socket"))
    }

    /// Opens a socket as a page of this origin would.
    pub async fn socket(&self, game: &str, query: &str, origin: &str) -> Result<Socket, Error> {
        let cookie = self.cookie.lock().expect("no panic").clone();
        socket(self.address, game, query, origin, cookie.as_deref()).await
    }
}

async fn socket(
    address: SocketAddr,
    game: &str,
    query: &str,
    origin: &str,
    cookie: Option<&str>,
) -> Result<Socket, Error> {
    let url = format!("ws://{address}/api/games/{game}/socket?{query}");
    let mut request = url.into_client_request().expect("a request");
    let headers = request.headers_mut();
    headers.insert("origin", HeaderValue::from_str(origin).expect("a header"));
    if let Some(cookie) = cookie {
        let cookie = format!("tiefenthal={cookie}");
        headers.insert("cookie", HeaderValue::from_str(&cookie).expect("a header"));
    }
    connect_async(request).await.map(|(socket, _)| socket)
}

pub async fn send_request(address: SocketAddr, head: &str, headers: &str, body: &str) -> Answer {
    let host = format!("Host: {}\r\n", address);
    let host = if headers.contains("Host: ") { "" } else { &host };
    let text = format!(
        "{head} HTTP/1.1\r\n{host}{headers}Connection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let body = answer.split_off(end + 4);
    let head = String::from_utf8(answer).expect("UTF-8").to_lowercase();
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    Answer { status, head, body }
}

/// Somebody's browser, which keeps its cookie.
#[derive(Clone)]
pub struct Browser {
    address: SocketAddr,
    pub cookie: Option<String>,
    /// The whole line that set the cookie, in lower case.
    pub attributes: Option<String>,
    /// The key of a replay link that it sends along.
    pub bearer: Option<String>,
}

impl Browser {
    /// A browser that was never here.
    pub fn new(house: &House) -> Browser {
        Browser { address: house.address, cookie: None, attributes: None, bearer: None }
    }

    /// A browser that was never here, with the key of a replay link.
    pub fn with_key(house: &House, key: &str) -> Browser {
        Browser { bearer: Some(key.to_owned()), ..Browser::new(house) }
    }

    /// The server is somewhere else now.
    pub fn moved_to(&mut self, house: &House) {
        self.address = house.address;
    }

    /// The same browser, which finds the server at another of its addresses.
    pub fn at(&self, address: SocketAddr) -> Browser {
        Browser { address, cookie: self.cookie.clone(), attributes: None, bearer: None }
    }

    /// Sends a request; the status and the body.
    pub async fn request(&mut self, head: &str, body: &str) -> (u16, String) {
        let cookie = self.cookie.as_ref().map(|key| format!("Cookie: tiefenthal={key}\r\n"));
        let bearer = self.bearer.as_ref().map(|key| format!("Authorization: Bearer {key}\r\n"));
        let headers = cookie.unwrap_or_default() + &bearer.unwrap_or_default();
        let answer = send_request(self.address, head, &headers, body).await;
        if let Some(cookie) = answer.cookie() {
            self.cookie = Some(cookie);
            let line = answer.head.lines().find(|line| line.starts_with("set-cookie: "));
            self.attributes = line.map(str::to_owned);
        }
        (answer.status, String::from_utf8(answer.body).expect("UTF-8"))
    }

    /// Posts a JSON value; the status and the answer.
    pub async fn post(&mut self, path: &str, body: &serde_json::Value) -> (u16, serde_json::Value) {
        let (status, body) = self.request(&format!("POST {path}"), &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap_or_default())
    }

    /// Looks at a game with this query in the address.
    pub async fn look(&self, game: &str, query: &str) -> Viewer {
        let origin = format!("http://{}", self.address);
        let socket = socket(self.address, game, query, &origin, self.cookie.as_deref()).await;
        let first = query.strip_prefix("from=").map_or(0, |n| n.parse().expect("a number"));
        Viewer { first, ..Viewer::new(socket.expect("a socket")) }
    }

    /// The status with which a socket is refused.
    pub async fn refused_socket(&self, game: &str, query: &str) -> u16 {
        let origin = format!("http://{}", self.address);
        match socket(self.address, game, query, &origin, self.cookie.as_deref()).await {
            Err(Error::Http(answer)) => answer.status().as_u16(),
            other => panic!("not refused: {other:?}"),
        }
    }
}

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// An answer to a request.
pub struct Answer {
    pub status: u16,
    /// The status line and the headers, in lower case.
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    /// The cookie that the browser should keep.
    pub fn cookie(&self) -> Option<String> {
        let (_, value) = self.head.split_once("set-cookie: tiefenthal=")?;
        value.split(';').next().map(str::to_owned)
    }
}

/// Somebody who looks at a game and remembers what came over the socket.
pub struct Viewer {
    pub socket: Socket,
    pub room: Option<RoomView>,
    pub notes: Vec<Note>,
    /// Every message as it came.
    pub raw: Vec<String>,
    pub welcome: Option<Welcome>,
    /// The number of the first entry that was asked for.
    first: usize,
    pub log: Vec<LogEntry>,
    pub view: Option<View>,
    pub prompts: Vec<Prompt>,
    /// The menu of the first of its seats that is asked something.
    pub menu: Option<Menu>,
}

impl Viewer {
    fn new(socket: Socket) -> Viewer {
        Viewer {
            socket,
            room: None,
            notes: Vec::new(),
            raw: Vec::new(),
            welcome: None,
            first: 0,
            log: Vec::new(),
            view: None,
            prompts: Vec::new(),
            menu: None,
        }
    }

    /// Waits for a room like this.
    pub async fn room_where(&mut self, wanted: impl Fn(&RoomView) -> bool) -> RoomView {
        loop {
            if let Some(room) = self.room.as_ref().filter(|room| wanted(room)) {
                return room.clone();
            }
            self.next().await.expect("the room");
        }
    }

    /// Sends a message.
    pub async fn send_message(&mut self, message: &FromClient) {
        let text = serde_json::to_string(message).expect("JSON");
        send(&mut self.socket, Message::text(text)).await;
    }

    /// The next message; none when the socket ends.
    pub async fn next(&mut self) -> Option<FromServer> {
        loop {
            let message = next_message(&mut self.socket).await?;
            let Message::Text(text) = message else { continue };
            self.raw.push(text.to_string());
            let message: FromServer = serde_json::from_str(&text).expect("a message");
            match &message {
                FromServer::Room(room) => self.room = Some(*room.clone()),
                FromServer::Notes { notes } => self.notes.extend(notes.iter().cloned()),
                _ => {}
            }
            if let FromServer::Welcome(welcome) = &message {
                self.welcome = Some(*welcome.clone());
            }
            if let FromServer::Table { view, prompts, log } = &message {
                for entry in log {
                    let next = self.first + self.log.len();
                    assert_eq!(entry.n as usize, next, "no entry is missing or doubled");
                    self.log.push(entry.clone());
                }
                self.view = Some(*view.clone());
                self.prompts = prompts.clone();
                self.menu = prompts.iter().find_map(|prompt| prompt.menu.as_deref().cloned());
            }
            return Some(message);
        }
    }

    /// Waits until one of its seats is asked something; none when the game is over.
    pub async fn asked(&mut self) -> Option<Menu> {
        loop {
            if let Some(menu) = &self.menu {
                return Some(menu.clone());
            }
            if self.view.as_ref().is_some_and(|view| view.outcome.is_some()) {
                return None;
            }
            self.next().await.expect("the socket stays open");
        }
    }

    /// Sends a command and waits for its answer and, if it was done, for the table after it.
    pub async fn command(&mut self, id: u128, step: Step) -> FromServer {
        let question = self.prompt().question;
        self.send(id, question, step).await;
        let answer = self.answer(id).await;
        if let FromServer::Done { seq, .. } = answer {
            while self.view.as_ref().is_none_or(|view| view.seq <= seq) {
                self.next().await.expect("the table");
            }
        }
        answer
    }

    /// Carries out the action with this notation, like [`Viewer::command`].
    pub async fn act(&mut self, id: u128, notation: &str) -> FromServer {
        self.command(id, Step::Act(notation.to_owned())).await
    }

    /// The prompt of the first of its seats that is asked something, or of the first.
    pub fn prompt(&self) -> &Prompt {
        let asked = self.prompts.iter().find(|prompt| prompt.menu.is_some());
        asked.or(self.prompts.first()).expect("a seat")
    }

    /// Sends a command as somebody who saw this question.
    pub async fn send(&mut self, id: u128, question: u32, step: Step) {
        let seat = self.prompt().seat;
        self.send_for(seat, id, question, step).await;
    }

    /// Sends a command for a seat.
    pub async fn send_for(&mut self, seat: Seat, id: u128, question: u32, step: Step) {
        let command = Command { id: format!("{id:032x}"), seat, question, step };
        let text = serde_json::to_string(&FromClient::Command(command)).expect("JSON");
        send(&mut self.socket, Message::text(text)).await;
    }

    /// The answer to a command.
    pub async fn answer(&mut self, wanted: u128) -> FromServer {
        let wanted = format!("{wanted:032x}");
        loop {
            let message = self.next().await.expect("an answer");
            match &message {
                FromServer::Done { id, .. } | FromServer::Refused { id, .. } if *id == wanted => {
                    return message;
                }
                _ => {}
            }
        }
    }

    /// The table as it last came.
    pub fn view(&self) -> &View {
        self.view.as_ref().expect("a table")
    }
}

async fn next_message(socket: &mut Socket) -> Option<Message> {
    use futures_util::StreamExt as _;
    socket.next().await?.ok()
}

pub async fn send(socket: &mut Socket, message: Message) {
    use futures_util::SinkExt as _;
    socket.send(message).await.expect("sent");
}

/// A player who ends: dice are placed once, then used, then what can be had is bought.
pub fn pick(menu: &Menu, n: usize) -> String {
    let rank = |verb: &str| match verb {
        "plan" | "lift" | "move" | "turn" => 9,
        "back" => 10,
        "ready" | "close" => 5,
        "counter" | "decline" => 4,
        _ => 0,
    };
    let best = menu.choices.iter().map(|c| rank(verb(&c.notation))).min().expect("a choice");
    let good: Vec<_> = menu.choices.iter().filter(|c| rank(verb(&c.notation)) == best).collect();
    good[n % good.len()].notation.clone()
}

fn verb(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}
