//! Companies that play at a fixed rate, whatever the server does.
//!
//! The loop is open: a command is due at its time, and its latency counts from then on, even if the
//! server or this program was too busy to send it. A closed loop would wait with the server and hide
//! every stall.

mod watched;

use crate::{Company, Failed, Socket};
use futures_util::{SinkExt as _, StreamExt as _};
use hdrhistogram::Histogram;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use watched::{Told, Watched};

/// How many sockets are opened at the same time.
const OPENING: usize = 64;

/// How long commands may take when nothing new comes.
const SETTLE: Duration = Duration::from_secs(30);

/// How fast and how long to play.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Commands of all companies together in a second.
    pub rate: u32,
    /// For how long.
    pub time: Duration,
    /// What becomes of a command that is due while every table still waits for an answer.
    pub crowd: Crowd,
}

/// What people do while every table still waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowd {
    /// They wait until they can send the command that is due, and its time runs.
    Patient,
    /// They send the command that waits for its answer again, in the place of the one that is due.
    Impatient,
}

/// What happened.
#[derive(Debug)]
pub struct Report {
    /// How many sockets were open.
    pub sockets: usize,
    /// How many commands were carried out.
    pub done: u64,
    /// How many were refused.
    pub refused: u64,
    /// How many were sent again.
    pub again: u64,
    /// How long the last ones took after the end.
    pub settled: Duration,
    /// From the time when a command was due to its acknowledgement, in microseconds.
    pub acknowledged: Histogram<u64>,
    /// From the time when a command was due until the last viewer of the table had seen its effect.
    pub everybody: Histogram<u64>,
    /// How many bytes everybody received, as they came over the wire.
    pub bytes: u64,
    /// What must not happen.
    pub faults: Vec<String>,
}

/// People who sit at their tables and have seen them.
pub struct Seated {
    tables: Vec<Table>,
    /// How many commands were sent, which numbers them.
    sent: u64,
    shared: Arc<Shared>,
    tasks: JoinSet<()>,
}

struct Table {
    game: String,
    watched: Arc<Watched>,
    /// A way to the socket of each player.
    players: Vec<mpsc::UnboundedSender<String>>,
}

/// What all sockets add to.
pub(crate) struct Shared(Mutex<Report>);

impl Shared {
    pub(crate) fn report(&self) -> MutexGuard<'_, Report> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens a socket for everybody and waits until each has seen the table.
pub async fn seat(companies: &[Company]) -> Result<Seated, Failed> {
    let shared = Arc::new(Shared(Mutex::new(Report::new()?)));
    let (permits, mut opening) = (Arc::new(Semaphore::new(OPENING)), JoinSet::new());
    let mut tables = Vec::new();
    for company in companies {
        let watched = Arc::new(Watched::new(company.everybody().count()));
        let mut players = Vec::new();
        for (viewer, browser) in company.everybody().cloned().enumerate() {
            let (say, said) = mpsc::unbounded_channel();
            if viewer < company.players.len() {
                players.push(say);
            }
            let told = Told { table: watched.clone(), shared: shared.clone(), viewer };
            let (game, permits) = (company.game.clone(), permits.clone());
            opening.spawn(async move {
                let _permit = permits.acquire_owned().await;
                let socket = browser.socket(&game, "").await?;
                Ok::<_, Failed>((socket, told, said))
            });
        }
        tables.push(Table { game: company.game.clone(), watched, players });
    }
    let mut tasks = JoinSet::new();
    while let Some(opened) = opening.join_next().await {
        let (socket, told, said) = opened.map_err(Failed::odd)??;
        shared.report().sockets += 1;
        tasks.spawn(attend(socket, told, said));
    }
    let seated = Seated { tables, sent: 0, shared, tasks };
    seated.wait(|table| table.watched.is_seen()).await?;
    Ok(seated)
}

impl Seated {
    /// Plays at this pace; what happened. The people stay where they are.
    pub async fn play(&mut self, pace: Pace) -> Result<Report, Failed> {
        let Report { faults, .. } = self.take_report()?;
        if let Some(fault) = faults.first() {
            return Err(Failed::odd(fault));
        }
        let commands = u64::from(pace.rate) * pace.time.as_millis() as u64 / 1000;
        let (start, mut next) = (Instant::now(), 0);
        for n in 0..commands {
            let due = start + Duration::from_secs(1) * n as u32 / pace.rate;
            sleep_until(due).await;
            while !self.command(&mut next, due) {
                if pace.crowd == Crowd::Impatient && self.again(&mut next) {
                    break;
                }
                if due.elapsed() > SETTLE {
                    return Err(Failed::odd("no table can take a command"));
                }
                sleep(Duration::from_millis(1)).await;
            }
        }
        let end = Instant::now();
        self.wait(|table| !table.watched.is_pending()).await?;
        Ok(Report { sockets: self.tasks.len(), settled: end.elapsed(), ..self.take_report()? })
    }

    /// How many lines everybody at each table has seen.
    pub fn seen(&self) -> Vec<(String, u32)> {
        let seen = |table: &Table| (table.game.clone(), table.watched.seen_by_all());
        self.tables.iter().map(seen).collect()
    }

    fn take_report(&self) -> Result<Report, Failed> {
        Ok(std::mem::replace(&mut *self.shared.report(), Report::new()?))
    }

    /// Sends the command that is due to the next table that can take it; whether there was one.
    fn command(&mut self, next: &mut usize, due: Instant) -> bool {
        let sent = self.send(next, |watched| watched.command(self.sent, due));
        self.sent += u64::from(sent);
        sent
    }

    /// Sends a command that waits for its answer again; whether there was one.
    fn again(&self, next: &mut usize) -> bool {
        let sent = self.send(next, Watched::again);
        self.shared.report().again += u64::from(sent);
        sent
    }

    /// Sends what the next table that has something to say says; whether there was one.
    fn send(&self, next: &mut usize, say: impl Fn(&Watched) -> Option<(usize, String)>) -> bool {
        for _ in 0..self.tables.len() {
            let table = &self.tables[*next];
            *next = (*next + 1) % self.tables.len();
            if let Some((player, text)) = say(&table.watched) {
                // A socket that has ended is reported where it ended.
                let _ = table.players[player].send(text);
                return true;
            }
        }
        false
    }

    async fn wait(&self, done: impl Fn(&Table) -> bool) -> Result<(), Failed> {
        let start = Instant::now();
        while !self.tables.iter().all(&done) {
            let fault = self.shared.report().faults.first().cloned();
            if start.elapsed() > SETTLE || fault.is_some() {
                let missing = self.tables.iter().filter(|table| !done(table)).count();
                let fault = fault.unwrap_or_default();
                return Err(Failed::odd(format!("{missing} tables lack something; {fault}")));
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }
}

/// Listens and speaks for one viewer.
async fn attend(mut socket: Socket, mut told: Told, mut said: mpsc::UnboundedReceiver<String>) {
    let mut speaks = true;
    let fault = loop {
        tokio::select! {
            text = said.recv(), if speaks => match text {
                Some(text) => if let Err(error) = socket.send(Message::text(text)).await {
                    break error.to_string();
                },
                None => speaks = false,
            },
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    told.shared.report().bytes += socket.get_mut().take_received();
                    if let Err(fault) = told.hear(&text) {
                        break fault;
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => break error.to_string(),
                None => break "the socket ended".to_owned(),
            },
        }
    };
    told.fault(fault);
}

impl Report {
    fn new() -> Result<Report, Failed> {
        let histogram = || Histogram::new_with_bounds(1, 120_000_000, 3).map_err(Failed::odd);
        Ok(Report {
            sockets: 0,
            done: 0,
            refused: 0,
            again: 0,
            settled: Duration::ZERO,
            acknowledged: histogram()?,
            everybody: histogram()?,
            bytes: 0,
            faults: Vec::new(),
        })
    }

    /// How many bytes everybody at a table received for a command.
    pub fn bytes_each(&self) -> u64 {
        self.bytes / self.done.max(1)
    }

    /// The 99th percentile until everybody has seen the effect of a command, in milliseconds.
    pub fn p99(&self) -> f64 {
        self.everybody.value_at_quantile(0.99) as f64 / 1000.0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { sockets, done, refused, faults, .. } = self;
        let bytes = self.bytes_each();
        writeln!(
            f,
            "{sockets} sockets, {done} commands done, {refused} refused, {bytes} bytes a command to \
             everybody at its table"
        )?;
        for (name, times) in
            [("acknowledged", &self.acknowledged), ("seen by everybody", &self.everybody)]
        {
            let ms = |quantile| times.value_at_quantile(quantile) as f64 / 1000.0;
            let (half, most) = (ms(0.5), times.max() as f64 / 1000.0);
            let (p99, p999) = (ms(0.99), ms(0.999));
            writeln!(
                f,
                "{name:<18} p50 {half:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms, most {most:.1} ms"
            )?;
        }
        write!(f, "{} faults", faults.len())?;
        faults.iter().take(5).try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}
