//! A PostgreSQL of its own for tests and measurements: on loopback, with its usual durability, thrown away
//! afterwards.

mod authority;

pub use authority::Authority;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The password of the user `postgres`. Passwords are in use so that the tests use them, too.
pub const PASSWORD: &str = "for-tests-only";

/// Starts PostgreSQL, waits until nobody holds its other end, and then stops it and removes its folder.
/// So nothing is left behind, however the test ends.
const GUARD: &str = r#"
# A signal to all processes of a test must not keep it from cleaning up.
trap '' INT HUP TERM
"$1/postgres" -D "$2/data" -h 127.0.0.1 -p "$3" -k "$2" \
    -c max_connections=300 -c shared_buffers=32MB -c log_min_messages=fatal $4 >>"$2/log" 2>&1 </dev/null &
server=$!
while read -r word; do
    case "$word" in
        kill) kill -QUIT $server; wait $server ;;
        start) "$1/postgres" -D "$2/data" -h 127.0.0.1 -p "$3" -k "$2" \
            -c max_connections=300 -c shared_buffers=32MB -c log_min_messages=fatal $4 >>"$2/log" 2>&1 </dev/null &
            server=$! ;;
    esac
done
kill -QUIT $server 2>/dev/null
wait $server 2>/dev/null
rm -rf "$2"
"#;

/// A running PostgreSQL.
#[derive(Debug)]
pub struct Cluster {
    port: u16,
    folder: PathBuf,
    guard: Child,
    made: AtomicU32,
}

impl Cluster {
    /// The one that all tests of a program share; none where PostgreSQL is not installed, which is said
    /// loudly. With `TIEFENTHAL_POSTGRES=required` it is an error.
    pub fn shared() -> Option<&'static Cluster> {
        static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start("")).as_ref()
    }

    /// A new one with more options, such as `-c fsync=off`. It is kept in memory where that is possible: a
    /// sync costs nothing there, and is asked for all the same.
    pub fn start(options: &str) -> Option<Cluster> {
        let memory = Path::new("/dev/shm");
        let parent = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        Cluster::start_in(&parent, options)
    }

    /// A new one on the disk, as measurements need it.
    pub fn start_on_disk() -> Option<Cluster> {
        Cluster::start_in(&std::env::temp_dir(), "-c shared_buffers=128MB")
    }

    fn start_in(parent: &Path, options: &str) -> Option<Cluster> {
        let Some(programs) = programs() else {
            assert!(
                std::env::var_os("TIEFENTHAL_POSTGRES").is_none_or(|value| value != "required"),
                "PostgreSQL is missing: apt-get install postgresql"
            );
            println!("!! NOT CHECKED: PostgreSQL is missing: apt-get install postgresql");
            return None;
        };
        let folder = folder(parent);
        let setup = format!(
            "printf %s {PASSWORD} >{0}/password && {1}/initdb -D {0}/data -U postgres -A scram-sha-256 \
             --pwfile={0}/password -E UTF8 --locale=C --no-sync >{0}/log",
            folder.display(),
            programs.display()
        );
        let made = as_postgres().arg("sh").args(["-c", &setup]).current_dir(&folder).status();
        assert!(made.is_ok_and(|status| status.success()), "initdb failed");
        let port = free_port();
        let guard = as_postgres()
            .args(["sh", "-c", GUARD, "guard"])
            .args([&programs, &folder])
            .args([&port.to_string(), options])
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let cluster = Cluster { port, folder, guard, made: AtomicU32::new(0) };
        cluster.wait();
        Some(cluster)
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.made.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// The address of a new copy of a database that nobody uses, both given by their addresses.
    pub fn copy_of(&self, address: &str) -> String {
        let name = format!("test_{}", self.made.fetch_add(1, Ordering::Relaxed));
        let from = address.rsplit('/').next().unwrap_or_default();
        self.sql("postgres", &format!("CREATE DATABASE {name} TEMPLATE {from}"));
        self.address(&name)
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://postgres:{PASSWORD}@127.0.0.1:{}/{name}", self.port)
    }

    /// Executes a statement in a database; what it prints.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        self.try_sql(database, sql).unwrap_or_else(|said| panic!("{sql}: {said}"))
    }

    /// Executes a statement that may fail; what it prints, or the error.
    pub fn try_sql(&self, database: &str, sql: &str) -> Result<String, String> {
        let programs = programs().expect("PostgreSQL");
        let output = Command::new(programs.join("psql"))
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql])
            .arg(self.address(database))
            .output()
            .expect("psql");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
    }

    /// Kills PostgreSQL, which then has to recover when it is started again.
    pub fn crash(&mut self) {
        self.order("kill");
    }

    /// Starts it again.
    pub fn restart(&mut self) {
        self.order("start");
        self.wait();
    }

    fn order(&mut self, word: &str) {
        let orders = self.guard.stdin.as_mut().expect("a pipe");
        writeln!(orders, "{word}").expect("a guard that listens");
    }

    fn wait(&self) {
        let programs = programs().expect("PostgreSQL");
        let until = Instant::now() + Duration::from_secs(60);
        let port = self.port.to_string();
        while !Command::new(programs.join("pg_isready"))
            .args(["-q", "-h", "127.0.0.1", "-p", &port])
            .status()
            .is_ok_and(|status| status.success())
        {
            let log = || std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(Instant::now() < until, "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        drop(self.guard.wait());
    }
}

/// The folder with the server programs of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    let number =
        |folder: &PathBuf| folder.parent().and_then(Path::file_name)?.to_str()?.parse::<u32>().ok();
    folders.filter(|folder| folder.join("initdb").is_file()).max_by_key(number)
}

/// Runs a program as an ordinary user: PostgreSQL refuses to run as root.
fn as_postgres() -> Command {
    if !is_root() {
        return Command::new("env");
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "env"]);
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id");
    id.stdout.starts_with(b"0\n")
}

/// A new folder for the cluster.
fn folder(parent: &Path) -> PathBuf {
    let folder = parent.join(format!("tiefenthal-pg-{}-{:016x}", std::process::id(), random()));
    std::fs::create_dir(&folder).expect("a folder");
    if is_root() {
        let owned = Command::new("chown").arg("postgres:postgres").arg(&folder).status();
        assert!(owned.is_ok_and(|status| status.success()), "there is no user postgres");
    }
    folder
}

/// Any number; std seeds its hash tables with randomness of the system.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}
