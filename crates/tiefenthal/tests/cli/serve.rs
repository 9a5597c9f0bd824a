//! Starting the server: where it is, and what a second start finds.

use crate::support::{fresh, program, run};
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server, ended with the test.
pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) url: String,
    /// Where it says that the games are.
    pub(crate) place: String,
}

impl Served {
    /// Starts the program with these arguments and games in this folder.
    pub(crate) fn start(arguments: &str, data: &Path) -> Served {
        Served::run(program().args(arguments.split_whitespace()).stderr(Stdio::null()), data)
    }

    /// Runs this command, which starts the program, with games in this folder.
    pub(crate) fn run(command: &mut Command, data: &Path) -> Served {
        let command = command.arg("--data").arg(data).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let mut lines = out.lines().map(|line| line.expect("a line"));
        let url = lines.find(|line| line.starts_with("http://")).expect("the address");
        let place = lines.next().expect("the place of the games");
        let known = [data.display().to_string(), "postgres://".to_owned()];
        assert!(known.iter().any(|known| place.contains(known)), "{place}");
        Served { child, url, place }
    }

    /// The whole answer to a request.
    pub(crate) fn get(&self, path: &str) -> String {
        let host = &self.url["http://".len()..];
        let mut stream = std::net::TcpStream::connect(host).expect("it");
        let ask = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        std::io::Write::write_all(&mut stream, ask.as_bytes()).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        self.child.wait().expect("it ended");
    }
}

#[test]
fn the_address_is_printed_and_answers() {
    let data = fresh("serve-address");
    // Without a command it serves, too.
    for command in ["serve --no-open --port 0", "--no-open --port 0"] {
        let served = Served::start(command, &data);
        let port = served.url.strip_prefix("http://127.0.0.1:").expect("this machine");
        assert!(port.parse::<u16>().is_ok(), "{port}");
        let page = served.get("/");
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("<!doctype html>"), "{page}");
        // Pages that began with another script than this one are of another version.
        let status = served.get("/api/status");
        let (_, status) = status.split_once("\r\n\r\n").expect("a body");
        let status: serde_json::Value = serde_json::from_str(status).expect("JSON");
        match status["page"].as_str() {
            Some(script) => assert!(page.contains(&format!("src=\"{script}\"")), "{script}"),
            None => assert!(!page.contains("<script"), "{status}"),
        }
    }
}

#[test]
fn a_second_start_on_the_same_games_finds_the_first() {
    let data = fresh("serve-twice");
    let served = Served::start("serve --no-open --port 0", &data);
    let second = run(&format!("serve --no-open --data {}", data.display())).ok();
    assert_eq!(second, format!("Tiefenthal is already running at\n{}\n", served.url));
    drop(served);
    // It was killed and could not take its note away; that does no harm.
    let third = Served::start("serve --no-open --port 0", &data);
    assert!(third.url.starts_with("http://127.0.0.1:"));
}

#[test]
fn what_cannot_be_served_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port();
    let data = fresh("serve-taken");
    let refused = run(&format!("serve --no-open --port {port} --data {}", data.display()));
    let said = refused.refused(1);
    assert!(said.contains(&port.to_string()) && said.contains("--port N"), "{said}");

    let said = run("serve --no-open --port 0 --public-url https://taverns.example").refused(1);
    assert!(said.contains("--trusted-proxy 127.0.0.1"), "{said}");

    let file = fresh("serve-file");
    std::fs::write(&file, "no folder").expect("a file");
    let said = run(&format!("serve --no-open --port 0 --data {}", file.display())).refused(1);
    assert!(said.contains("--data"), "{said}");

    let data = fresh("serve-damaged");
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::write(data.join("games.db"), "no database at all, but long enough").expect("a file");
    let said = run(&format!("serve --no-open --port 0 --data {}", data.display())).refused(1);
    assert!(said.contains("games.db"), "{said}");
}
