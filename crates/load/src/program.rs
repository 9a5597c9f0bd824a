//! The program as a process of its own.

use crate::Failed;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server. It is killed when this is dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    metrics: SocketAddr,
}

impl Program {
    /// Starts the program over the games in this folder.
    pub fn start(program: &Path, data: &Path) -> Result<Program, Failed> {
        Program::start_as(&mut Command::new(program), data)
    }

    /// Starts it by this command, to which the program's arguments are added.
    pub fn start_as(command: &mut Command, data: &Path) -> Result<Program, Failed> {
        Program::start_with(command, data, &[])
    }

    /// Starts the program over the games in this database, which other programs may serve, too.
    pub fn start_on(program: &Path, data: &Path, database: &str) -> Result<Program, Failed> {
        let arguments = ["--store", database];
        let start = || Program::start_with(&mut Command::new(program), data, &arguments);
        // Connections to the database take ports, too, so one that was free may be gone.
        start().or_else(|_| start()).or_else(|_| start())
    }

    fn start_with(
        command: &mut Command,
        data: &Path,
        arguments: &[&str],
    ) -> Result<Program, Failed> {
        // Free at this moment; if somebody else takes it first, the program says so and ends.
        let metrics = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        command.args(["serve", "--no-open", "--port", "0", "--metrics", &metrics.to_string()]);
        command.args(arguments).arg("--data").arg(data).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let out = child.stdout.take().ok_or_else(|| Failed::odd("no output"))?;
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.strip_prefix("http://")?.parse().ok());
        // It never writes much more, and nobody minds if it cannot.
        std::thread::spawn(move || lines.for_each(drop));
        match address {
            Some(address) => Ok(Program { child, address, metrics }),
            None => Err(Failed::odd(format!("the program did not start: {}", child.wait()?))),
        }
    }

    /// Ends it at once, as `kill -9` does.
    pub fn kill(mut self) -> Result<(), Failed> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to stop and waits until it has.
    pub fn stop(mut self) -> Result<(), Failed> {
        Command::new("kill").arg(self.child.id().to_string()).status()?;
        let status = self.child.wait()?;
        if status.success() { Ok(()) } else { Err(Failed::odd(format!("it ended with {status}"))) }
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it has ended by itself.
    pub fn wait(mut self) -> Result<(), Failed> {
        self.child.wait()?;
        Ok(())
    }

    /// How many MB of memory it uses now, and at most so far, where the system says so.
    pub fn memory(&self) -> Option<(f64, f64)> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let megabytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            let kilobytes: f64 =
                line.trim_start_matches(':').split_whitespace().next()?.parse().ok()?;
            Some(kilobytes * 1024.0 / 1e6)
        };
        Some((megabytes("VmRSS")?, megabytes("VmHWM")?))
    }

    /// How many seconds its threads have worked, where the system says so.
    pub fn worked(&self) -> Option<f64> {
        worked(self.child.id())
    }

    /// What it counts about itself.
    pub fn metrics(&self) -> Result<String, Failed> {
        let mut stream = TcpStream::connect(self.metrics)?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        let host = self.metrics;
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// How many seconds the threads of a process have worked, where the system says so.
pub fn worked(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |n: usize| fields.get(n)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// Allows this process as many sockets as the system does.
pub fn raise_limit_on_files() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // With the old limit there are fewer sockets, which shows soon enough.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}
