//! `serve`: the server and the browser page, the default command.

mod address;
mod house;
mod other;

use crate::ServeArgs;
use crate::data;
use crate::failure::{Failure, note};
use address::Port;
use other::Running;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use store::{OpenError, Sqlite};
use tokio_util::sync::CancellationToken;

/// Serves until a signal stops it.
pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        .init();
    let data = data::folder(args.data.as_deref())?;
    let store = match Sqlite::open(data::games(Some(&data))?) {
        Ok(store) => store,
        // Another server of ours has these games open, so show that one.
        Err(OpenError::InUse { path }) => {
            let Some(running) = Running::find(&data) else {
                return Err(Failure::message(OpenError::InUse { path }));
            };
            writeln!(out, "Tiefenthal is already running at\n{}", running.url)?;
            out.flush()?;
            show(args, &house::address(&running.url, house_key(&data).as_deref()));
            return Ok(ExitCode::SUCCESS);
        }
        Err(error) => return Err(Failure::message(error)),
    };
    let listener = address::listen(args.port.map_or(Port::Usual, Port::Exactly))?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::message)?;
    runtime.block_on(serve(args, &data, store, listener, out))
}

async fn serve(
    args: &ServeArgs,
    data: &Path,
    store: Sqlite,
    listener: std::net::TcpListener,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let listener = tokio::net::TcpListener::from_std(listener).map_err(Failure::message)?;
    let address = listener.local_addr().map_err(Failure::message)?;
    let instance = server::new_instance().map_err(Failure::message)?;
    let running = Running { url: format!("http://{address}"), instance: instance.clone() };
    if let Err(error) = running.leave_note(data) {
        note(&format!("starting the program again will not find this server: {error}"));
    }
    writeln!(out, "The Taverns of Tiefenthal, an unofficial fan project, is running at")?;
    writeln!(out, "{}", running.url)?;
    writeln!(out, "Games are saved in {}", data.display())?;
    writeln!(out, "Press Ctrl+C to stop; nothing is lost.")?;
    out.flush()?;
    let stop = CancellationToken::new();
    tokio::spawn(stop_at_signal(stop.clone()));
    let house_key = house_key(data);
    show(args, &house::address(&running.url, house_key.as_deref()));
    let config = server::Config {
        store: Arc::new(store),
        instance,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        site: server::Site::default(),
        limits: server::Limits::HOME,
        house_key,
        metrics: None,
    };
    let served = server::serve(listener, config, stop).await;
    Running::remove_note(data);
    served.map_err(Failure::message)?;
    Ok(ExitCode::SUCCESS)
}

/// The key of the house. Without it the server still serves everybody's own games.
fn house_key(data: &Path) -> Option<String> {
    let key = house::key(data);
    key.inspect_err(|error| note(&format!("cannot read or write the key of the house: {error}")))
        .ok()
}

/// Opens the browser, unless the user declined or there is none.
fn show(args: &ServeArgs, url: &str) {
    if !args.no_open && webbrowser::open(url).is_err() {
        note("cannot open a browser; please open the address above yourself");
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
