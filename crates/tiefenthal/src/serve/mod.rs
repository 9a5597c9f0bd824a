//! The server and the browser page: what the program does when it is just started.

mod address;
mod other;

use crate::ServeArgs;
use crate::failure::{Failure, note};
use address::Port;
use other::Running;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use store::{OpenError, Sqlite};
use tokio_util::sync::CancellationToken;

/// The file with the games.
const GAMES: &str = "games.db";

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let data = match &args.data {
        Some(folder) => folder.clone(),
        None => usual_folder()?,
    };
    fs::create_dir_all(&data).map_err(|error| cannot_use(&data, &error))?;
    let store = match Sqlite::open(data.join(GAMES)) {
        Ok(store) => store,
        // A server of ours has these games: the player wants that one.
        Err(OpenError::InUse { path }) => {
            let Some(running) = Running::find(&data) else {
                return Err(Failure::said(OpenError::InUse { path }));
            };
            writeln!(out, "Tiefenthal is already open at\n{}", running.url)?;
            out.flush()?;
            show(args, &running.url);
            return Ok(ExitCode::SUCCESS);
        }
        Err(error) => return Err(Failure::said(error)),
    };
    let listener = address::listen(args.port.map_or(Port::Usual, Port::Exactly))?;
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        .init();
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::said)?;
    runtime.block_on(serve(args, &data, store, listener, out))
}

async fn serve(
    args: &ServeArgs,
    data: &Path,
    store: Sqlite,
    listener: std::net::TcpListener,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let listener = tokio::net::TcpListener::from_std(listener).map_err(Failure::said)?;
    let address = listener.local_addr().map_err(Failure::said)?;
    let instance = server::new_instance().map_err(Failure::said)?;
    let running = Running { url: format!("http://{address}"), instance: instance.clone() };
    if let Err(error) = running.leave_note(data) {
        note(&format!("a second start will not find this one: {error}"));
    }
    writeln!(out, "The Taverns of Tiefenthal, an unofficial program by fans, is open at")?;
    writeln!(out, "{}", running.url)?;
    writeln!(out, "Games are kept in {}", data.display())?;
    writeln!(out, "Ctrl+C closes it; nothing is lost.")?;
    out.flush()?;
    let stop = CancellationToken::new();
    tokio::spawn(stop_at_signal(stop.clone()));
    show(args, &running.url);
    let config = server::Config {
        store: Arc::new(store),
        instance,
        version: env!("CARGO_PKG_VERSION").to_owned(),
    };
    let served = server::serve(listener, config, stop).await;
    Running::take_note_away(data);
    served.map_err(Failure::said)?;
    Ok(ExitCode::SUCCESS)
}

/// Opens the browser, unless nobody wants it or there is none.
fn show(args: &ServeArgs, url: &str) {
    if !args.no_open && webbrowser::open(url).is_err() {
        note("no browser could be opened; go to the address above yourself");
    }
}

async fn stop_at_signal(stop: CancellationToken) {
    #[cfg(unix)]
    let asked = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut asked) => drop(asked.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let asked = std::future::pending::<()>();
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => drop(interrupted),
        () = asked => {}
    }
    stop.cancel();
}

/// The folder for the user's games on this system.
fn usual_folder() -> Result<PathBuf, Failure> {
    directories::ProjectDirs::from("", "", "tiefenthal")
        .map(|folders| folders.data_dir().to_owned())
        .ok_or_else(|| {
            Failure::said("your home folder is not known: name a folder with --data DIR")
        })
}

fn cannot_use(folder: &Path, error: &std::io::Error) -> Failure {
    let name = folder.display();
    Failure::said(format_args!(
        "{name} cannot be used for games: {error}; name another with --data"
    ))
}
