//! The files in deploy/: nginx balances two real servers while bots play through it, and compose.yaml
//! refers only to what there is. What is not installed here is said loudly.

use crate::gathering::fresh;
use cluster::Cluster;
use engine::model::Seat;
use load::{Browser, Program};
use protocol::{NewGame, NewGameMade, Occupant, RoomChange};
use serde_json::Value;
use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_tiefenthal");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Whether a program can be started with this argument; if not, that is said.
fn installed(program: &str, argument: &str) -> bool {
    let status = Command::new(program).arg(argument).output();
    let there = status.is_ok_and(|output| output.status.success());
    if !there {
        println!("!! NOT CHECKED: {program} is missing");
    }
    there
}

fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port")
}

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// nginx with the configuration of deploy/, at this address and without a certificate, before these servers.
fn nginx(at: SocketAddr, servers: [SocketAddr; 2], folder: &Path) -> Running {
    let shown = folder.display();
    let places: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {shown}/{name};\n"))
        .concat();
    let certificates = |line: &&str| !line.trim_start().starts_with("ssl_certificate");
    let config = read("deploy/nginx.conf")
        .replace("app1:7878", &servers[0].to_string())
        .replace("app2:7878", &servers[1].to_string())
        .replace("listen 80;", &format!("listen {};", free_address()))
        .replace("listen 443 ssl;", &format!("listen {at};"))
        .replace("http {", &format!("http {{\naccess_log off;\n{places}"));
    let config: Vec<&str> = config.lines().filter(certificates).collect();
    let file = folder.join("nginx.conf");
    fs::write(&file, config.join("\n")).expect("a file");
    let globally = format!("daemon off; master_process off; pid {shown}/pid;");
    let child = Command::new("nginx")
        .args(["-p", &shown.to_string(), "-e", "stderr", "-g", &globally, "-c"])
        .arg(&file)
        .spawn()
        .expect("nginx");
    let start = Instant::now();
    while std::net::TcpStream::connect(at).is_err() {
        assert!(start.elapsed() < Duration::from_secs(20), "nginx does not listen");
        std::thread::sleep(Duration::from_millis(20));
    }
    Running(child)
}

/// A server behind nginx.
fn server(public: SocketAddr, database: &str, folder: &Path) -> Program {
    let more = format!("--store {database} --public-url http://{public} --trusted-proxy 127.0.0.1");
    let script = format!("exec \"$0\" \"$@\" {more}");
    let mut command = Command::new("sh");
    command.args(["-c", &script, PROGRAM]);
    Program::start_as(&mut command, folder).expect("a server")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_through_nginx_while_one_of_two_servers_is_stopped() {
    if !installed("nginx", "-v") || !installed("python3", "--version") {
        return;
    }
    let Some(cluster) = tokio::task::block_in_place(|| Cluster::start("")) else { return };
    let (database, public) = (cluster.database(), free_address());
    let folders = ["deploy-1", "deploy-2", "deploy-nginx"].map(fresh);
    let first = server(public, &database, &folders[0]);
    let second = server(public, &database, &folders[1]);
    let _proxy = nginx(public, [first.address, second.address], &folders[2]);

    let mut owner = Browser::new(public);
    let seats = vec![Occupant::Person("Ann".into()), Occupant::Open, Occupant::Open];
    let made: NewGameMade = owner.post("/api/games", &NewGame::usual(5, seats)).await.expect("it");
    let key = made.invitation.expect("an invitation");
    let mut bots = Vec::new();
    for name in ["Ben", "Cleo"] {
        let mut command = Command::new("python3");
        command.arg(root().join("examples/bot.py"));
        command.arg(format!("http://{public}/#join={key}")).arg(name);
        bots.push(command.stdout(Stdio::piped()).spawn().expect("python3"));
        // One after the other, so that each finds its own chair.
        let (about, start) = (format!("GET /api/games/{}", made.game), Instant::now());
        while !owner.request(&about, "").await.is_ok_and(|(_, game)| game.contains(name)) {
            assert!(start.elapsed() < Duration::from_secs(60), "{name} does not sit down");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    owner.change(&made.game, &RoomChange::Start).await.expect("both sit");
    let mind = RoomChange::Mind { seat: Seat::ALL[0], bot: "random".to_owned() };
    owner.change(&made.game, &mind).await.expect("minded");
    tokio::task::block_in_place(|| first.stop().expect("stopped in order"));
    for bot in bots {
        let output = tokio::task::block_in_place(|| bot.wait_with_output()).expect("an end");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && said.lines().count() == 3, "{said}");
    }
    second.stop().expect("stopped");
}

/// The keys or items of a part of compose.yaml.
fn names(part: &Value) -> Vec<String> {
    match part {
        Value::Object(map) => map.keys().cloned().collect(),
        Value::Array(list) => list.iter().filter_map(|item| Some(item.as_str()?.into())).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn compose_refers_only_to_what_there_is() {
    let convert = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)";
    let file = fs::File::open(root().join("deploy/compose.yaml")).expect("a file");
    let output = Command::new("python3").args(["-c", convert]).stdin(file).output();
    let Some(output) = output.ok().filter(|output| output.status.success()) else {
        println!("!! NOT CHECKED: deploy/compose.yaml: python3 with yaml is missing");
        return;
    };
    let compose: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let (services, volumes) = (names(&compose["services"]), names(&compose["volumes"]));
    assert_eq!(services, ["app1", "app2", "database", "proxy"]);
    for name in &services {
        let service = &compose["services"][name];
        for other in names(&service["depends_on"]) {
            assert!(services.contains(&other), "{name} depends on {other}");
            let healthy = service["depends_on"][&other]["condition"] == "service_healthy";
            assert!(!healthy || compose["services"][&other]["healthcheck"].is_object(), "{other}");
        }
        for volume in names(&service["volumes"]) {
            let from = volume.split(':').next().expect("a name");
            let file = from.starts_with("./") && root().join("deploy").join(from).is_file();
            assert!(file || volumes.iter().any(|known| known == from), "{volume}");
        }
        for network in names(&service["networks"]) {
            assert!(compose["networks"].get(&network).is_some(), "{network}");
        }
        if let Some(build) = service["build"]["dockerfile"].as_str() {
            assert!(root().join(build).is_file(), "{build}");
        }
    }
    let (text, known) = (read("deploy/compose.yaml"), read("deploy/example.env"));
    for variable in text.split("${").skip(1).filter_map(|rest| rest.split(":?").next()) {
        assert!(known.lines().any(|line| line.starts_with(&format!("{variable}="))), "{variable}");
    }
    // The proxies know the servers by these names.
    for proxy in ["deploy/Caddyfile", "deploy/nginx.conf"] {
        let config = read(proxy);
        assert!(["app1:7878", "app2:7878"].iter().all(|name| config.contains(name)), "{proxy}");
    }
    // The program understands its arguments.
    let arguments = names(&compose["services"]["app1"]["command"]);
    let filled = arguments.iter().map(|word| word.replace("${SITE:?}", "taverns.example"));
    let output = Command::new(PROGRAM).args(filled).arg("--help").output().expect("the program");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_containerfile_copies_what_there_is() {
    for line in read("deploy/Containerfile").lines().filter(|line| line.starts_with("COPY ")) {
        let words: Vec<&str> = line.split_whitespace().skip(1).collect();
        if words[0].starts_with("--from=") {
            continue;
        }
        for source in &words[..words.len() - 1] {
            assert!(root().join(source).exists(), "{line}");
        }
    }
}
