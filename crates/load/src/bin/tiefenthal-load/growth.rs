//! What the program costs with ever more stored games: its start, its memory, a list, opening a table, a step.

use crate::Place;
use crate::chart::{self, Curve};
use crate::games::Tables;
use futures_util::{SinkExt as _, StreamExt as _};
use load::{Company, Failed, Heard, MessageKind, Site, Socket, written};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use store::{GameId, Portable, Whole};
use tokio_tungstenite::tungstenite::Message;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many games are stored, step by step.
    #[arg(long, value_delimiter = ',', default_values_t = [100, 1_000, 10_000, 100_000])]
    games: Vec<u32>,
    /// Where to draw the curves.
    #[arg(long)]
    chart: Option<PathBuf>,
}

/// Games that are opened and played. They are in the middle; all others have just begun.
const PLAYED: u32 = 50;

/// How many lines a game has that has just begun.
const BEGUN: usize = 4;

/// Games that are stored at the same time, so that they share their syncs.
const THREADS: u32 = 64;

/// What is measured, and in what.
pub const MEASURES: [(&str, &str); 5] = [
    ("start the program", "ms"),
    ("memory after the lists", "MB"),
    ("list 100 games", "ms"),
    ("open a table", "ms"),
    ("carry out a step", "ms"),
];

pub async fn run(place: &Place, args: &Args) -> Result<(), Failed> {
    std::fs::create_dir(&place.data)?;
    let folder = |name| place.data.join(name);
    let sqlite = Site::on_sqlite(&place.program, &folder("sqlite"))?;
    let sqlite = Curve { name: "SQLite", points: grow(&sqlite, args).await? };
    let postgres = Site::on_postgres(&place.program, &folder("postgres"), 1)?;
    let postgres = Curve { name: "PostgreSQL", points: grow(&postgres, args).await? };
    let curves = [sqlite, postgres];
    for Curve { name, points } in &curves {
        println!("\n{name}");
        print!("{:<28}", "stored games");
        points.iter().for_each(|(games, _)| print!("{games:>10}"));
        for (k, (what, unit)) in MEASURES.iter().enumerate() {
            print!("\n{:<28}", format!("{what}, {unit}"));
            points.iter().for_each(|(_, values)| print!("{:>10.1}", values[k]));
        }
        println!();
    }
    match &args.chart {
        Some(file) => Ok(std::fs::write(file, chart::draw(&curves))?),
        None => Ok(()),
    }
}

/// Measures with ever more games: how many there are, and a value for each measure.
async fn grow(site: &Site, args: &Args) -> Result<Vec<(u32, [f64; 5])>, Failed> {
    let tables = Tables { tables: 1, round: 4 };
    let mut company = tables.meet(site).await?.pop().ok_or(Failed::odd("nobody met"))?;
    tables.play_on(site, std::slice::from_ref(&company))?;
    let game = company.game.parse().map_err(|_| Failed::odd("no id of a game"))?;
    let template = site.store()?.whole(game)?;
    let (mut points, mut stored) = (Vec::new(), 0);
    for &games in &args.games {
        let start = Instant::now();
        fill(&*site.store()?, &template, stored, games)?;
        println!("{} games stored in {:.0?}", games - stored, start.elapsed());
        stored = games;
        points.push((games, measure(site, &mut company, games).await?));
    }
    Ok(points)
}

/// Stores copies of a game; the first are whole.
fn fill(store: &dyn Portable, template: &Whole, from: u32, to: u32) -> Result<(), Failed> {
    let write = |thread: u32| {
        (from..to).skip(thread as usize).step_by(THREADS as usize).try_for_each(|n| {
            let mut copy = template.clone();
            copy.keys.clear();
            copy.info.game = id(n);
            if n >= PLAYED {
                copy.entries.truncate(BEGUN);
            }
            copy.info.length = copy.entries.len() as u32;
            copy.info.active -= Duration::from_secs(1_000_000 - u64::from(n));
            copy.entries.iter_mut().for_each(|entry| entry.at = copy.info.active);
            store.take_in(copy)
        })
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|n| scope.spawn(move || write(n))).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(written) => Ok(written?),
            Err(_) => Err(Failed::odd("a thread panicked")),
        })
    })
}

/// Spread like a random id.
fn id(n: u32) -> GameId {
    GameId::new(u128::from(n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
}

async fn measure(site: &Site, company: &mut Company, games: u32) -> Result<[f64; 5], Failed> {
    let start = Instant::now();
    let servers = site.start()?;
    let started = milliseconds(start);
    servers.receive(std::slice::from_mut(company));
    let (mut lists, mut opened, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..PLAYED {
        let start = Instant::now();
        let (status, games) = company.players[0].request("GET /api/games", "").await?;
        lists.push(milliseconds(start));
        if status != 200 || !games.contains("\"game\"") {
            return Err(Failed::odd(format!("no list: {status}")));
        }
    }
    let (memory, _) = servers.memory().ok_or(Failed::odd("nobody knows how much memory"))?;
    for n in 0..PLAYED {
        company.game = id(n).to_string();
        let start = Instant::now();
        let mut sockets = vec![company.players[0].socket(&company.game, "").await?];
        let mut heard = vec![table(&mut sockets[0]).await?];
        opened.push(milliseconds(start));
        for player in &company.players[1..] {
            let mut socket = player.socket(&company.game, "").await?;
            heard.push(table(&mut socket).await?);
            sockets.push(socket);
        }
        let (asked, prompt) = heard
            .iter()
            .enumerate()
            .find_map(|(k, heard)| {
                Some((k, heard.prompts.iter().find(|prompt| prompt.menu.is_some())?))
            })
            .ok_or(Failed::odd("nobody is asked anything"))?;
        let step = prompt.pick(0).ok_or(Failed::odd("an empty menu"))?;
        // Games that are measured again know the earlier commands.
        let command = prompt.command(u128::from(games) << 64 | u128::from(n), step);
        let start = Instant::now();
        sockets[asked].send(Message::text(written(command))).await?;
        hear(&mut sockets[asked], MessageKind::Done).await?;
        steps.push(milliseconds(start));
    }
    servers.stop()?;
    Ok([started, memory, median(lists), median(opened), median(steps)])
}

/// The first table that comes.
async fn table(socket: &mut Socket) -> Result<Heard, Failed> {
    hear(socket, MessageKind::Table).await
}

/// The first message of this kind.
async fn hear(socket: &mut Socket, kind: MessageKind) -> Result<Heard, Failed> {
    loop {
        let message = socket.next().await.ok_or(Failed::odd("the socket ended"))??;
        let Message::Text(text) = message else { continue };
        let heard = Heard::read(&text)?;
        if heard.kind == kind {
            return Ok(heard);
        }
        if matches!(heard.kind, MessageKind::Refused | MessageKind::Problem) {
            return Err(Failed::odd(text));
        }
    }
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
