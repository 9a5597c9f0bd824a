//! The server as a service: signals, a log that nobody reads, too few file descriptors, networks.

use crate::serve::Served;
use crate::support::{fresh, program};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use store::{GameId, NewGame, Sqlite, Store as _};

/// Long after every time-out: what has not happened by now never happens.
const NEVER: Duration = Duration::from_secs(60);

/// A server with these further arguments, on any port.
fn serve(arguments: &str, data: &Path) -> Served {
    let arguments = format!("serve --no-open --port 0 {arguments}");
    Served::run(program().args(arguments.split_whitespace()).stderr(Stdio::null()), data)
}

impl Served {
    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
    }

    /// How it ended.
    fn end(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a status") {
                return status;
            }
            assert!(start.elapsed() < NEVER, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.url["http://".len()..]).expect("a connection");
        stream.set_read_timeout(Some(NEVER)).expect("set");
        stream
    }

    /// The whole answer to a request.
    fn ask(&self, path: &str, host: &str) -> String {
        let mut stream = self.connect();
        let text = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let mut answer = String::new();
        // A refused connection may be reset.
        let _ = stream.write_all(text.as_bytes());
        let _ = stream.read_to_string(&mut answer);
        answer
    }
}

impl Served {
    /// The header line of a browser that is the house's own.
    fn house_cookie(&self, data: &Path) -> String {
        let key = std::fs::read_to_string(data.join("house.key")).expect("a key");
        let body = format!("{{\"key\":\"{}\"}}", key.trim());
        let (host, length) = (&self.url["http://".len()..], body.len());
        let text = format!(
            "POST /api/house HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let mut stream = self.connect();
        stream.write_all(text.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let cookie = answer.split("set-cookie: ").nth(1).expect("a cookie");
        format!("Cookie: {}\r\n", cookie.split(';').next().expect("a value"))
    }
}

#[test]
fn sigterm_ends_it_whatever_clients_do() {
    let mut served = serve("", &fresh("service-term"));
    let mut half = served.connect();
    half.write_all(b"GET /api/sta").expect("sent");
    let host = served.url["http://".len()..].to_owned();
    assert!(served.ask("/api/status", &host).starts_with("HTTP/1.1 200"));
    served.signal("TERM");
    assert_eq!(served.end().code(), Some(0), "in order");
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let mut served = serve("", &fresh("service-twice"));
    let mut half = served.connect();
    half.write_all(b"GET /api/sta").expect("sent");
    served.signal("INT");
    // The first signal was heard when nobody is accepted any more.
    let address = served.url["http://".len()..].to_owned();
    let start = Instant::now();
    while TcpStream::connect(&address).is_ok() && start.elapsed() < NEVER {}
    served.signal("INT");
    let code = served.end().code();
    assert!(code == Some(130) || code == Some(0), "{code:?}");
}

#[test]
fn a_log_that_nobody_reads_holds_nobody_up() {
    let data = fresh("service-log");
    std::fs::create_dir_all(&data).expect("a folder");
    let store = Sqlite::open(data.join("games.db")).expect("a store");
    let (game, members, keys) = (GameId::new(7), Vec::new(), Vec::new());
    let (meta, bodies) = ("no room".to_owned(), vec!["no line".to_owned()]);
    store.create(NewGame { game, meta, bodies, over: false, members, keys }).expect("created");
    drop(store);
    let mut command = program();
    let command = command.args("serve --no-open --port 0".split(' ')).stderr(Stdio::piped());
    let mut served = Served::run(command, &data);
    let host = served.url["http://".len()..].to_owned();
    let cookie = served.house_cookie(&data);
    // Every one of these requests writes a line that nobody reads; a pipe holds 64 KiB.
    let stream = served.connect();
    let mut answers = BufReader::new(stream.try_clone().expect("a copy"));
    let ask = format!("GET /api/games/{game} HTTP/1.1\r\nHost: {host}\r\n{cookie}\r\n");
    let mut failed = 0;
    for _ in 0..3000 {
        (&stream).write_all(ask.as_bytes()).expect("sent");
        let mut status = String::new();
        answers.read_line(&mut status).expect("an answer");
        failed += usize::from(status.starts_with("HTTP/1.1 500"));
        let mut length = 0;
        loop {
            let mut line = String::new();
            answers.read_line(&mut line).expect("a header");
            let lower = line.to_lowercase();
            if let Some(value) = lower.strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
            if line == "\r\n" {
                break;
            }
        }
        answers.read_exact(&mut vec![0; length]).expect("a body");
    }
    assert_eq!(failed, 3000, "each was logged as an error");
    served.signal("TERM");
    assert_eq!(served.end().code(), Some(0));
    let mut log = Vec::new();
    let mut pipe = served.child.stderr.take().expect("its log");
    pipe.read_to_end(&mut log).expect("read");
    let lines = log.split(|&byte| byte == b'\n').count();
    assert!(lines > 100 && lines < 3000, "{lines} lines were kept, the rest was dropped");
}

#[test]
fn without_file_descriptors_newcomers_are_refused_and_later_accepted() {
    let data = fresh("service-files");
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 64; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_tiefenthal")]);
    command.args("serve --no-open --port 0".split(' ')).stderr(Stdio::null());
    let served = Served::run(&mut command, &data);
    let host = served.url["http://".len()..].to_owned();
    // Some stay silent until the server gives them up; those for whom there is no room hear why.
    let hogs: Vec<TcpStream> = (0..64).map(|_| served.connect()).collect();
    let heard = hogs.into_iter().map(|mut hog| {
        let mut text = String::new();
        hog.read_to_string(&mut text).map(|_| text).unwrap_or_default()
    });
    let refused: Vec<String> = heard.filter(|text| !text.is_empty()).collect();
    assert!(!refused.is_empty());
    for text in refused {
        assert!(text.starts_with("HTTP/1.1 503"), "{text}");
        assert!(text.ends_with(r#"{"problem":"unavailable"}"#), "{text}");
    }
    let start = Instant::now();
    while !served.ask("/api/status", &host).starts_with("HTTP/1.1 200") {
        assert!(start.elapsed() < NEVER, "it never recovers");
    }
}

#[test]
fn in_the_network_and_behind_a_proxy_it_answers_to_its_names() {
    let served = serve("", &fresh("service-alone"));
    let port = served.url.rsplit_once(':').expect("a port").1.to_owned();
    assert!(TcpStream::connect(format!("127.0.0.2:{port}")).is_err(), "this machine only");
    let served = serve("--lan", &fresh("service-lan"));
    let port = served.url.rsplit_once(':').expect("a port").1.to_owned();
    // Every address of this machine, such as another one of its own network, is listened on.
    let elsewhere = format!("127.0.0.2:{port}");
    assert!(TcpStream::connect(elsewhere).is_ok());
    assert!(served.ask("/api/status", "evil.example").starts_with("HTTP/1.1 403"));
    let proxied = "--public-url https://taverns.example --trusted-proxy 127.0.0.1";
    let served = serve(proxied, &fresh("service-proxy"));
    assert!(served.ask("/api/status", "taverns.example").starts_with("HTTP/1.1 200"));
    assert!(served.ask("/api/status", "evil.example").starts_with("HTTP/1.1 403"));
}
