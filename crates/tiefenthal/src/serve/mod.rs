//! `serve`: the server and the browser page, the default command.

mod address;
mod house;
mod log;
mod other;
mod signals;

use crate::ServeArgs;
use crate::data;
use crate::failure::{Failure, note};
use address::Port;
use other::Running;
use server::{Lan, Limits, Site};
use signals::Signals;
use std::io::{self, IsTerminal as _, Write};
use std::net::{IpAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use store::{OpenError, Sqlite, Store};
use tokio_util::sync::CancellationToken;

/// Serves until a signal stops it.
pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let https = args.public_url.as_ref().is_some_and(|url| url.scheme == server::Scheme::Https);
    if https && args.trusted_proxy.is_empty() {
        // All visitors would be counted as one, the proxy, and soon be too many.
        return Err(Failure::message(
            "name the proxy that visitors of --public-url come through, for example \
             --trusted-proxy 127.0.0.1",
        ));
    }
    log::start();
    let data = data::folder(args.data.as_deref())?;
    let store = match &args.store {
        Some(address) => Kept::in_database(address)?,
        None => match Sqlite::open(data::games(Some(&data))?) {
            Ok(store) => Kept { store: Arc::new(store), place: data.display().to_string() },
            // Another server of ours has these games open, so show that one.
            Err(OpenError::InUse { path }) => return show_other(args, &data, path, out),
            Err(error) => return Err(Failure::message(error)),
        },
    };
    let listeners = Listeners::open(args)?;
    raise_limit_on_files();
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::message)?;
    let served = runtime.block_on(serve(args, &data, store.clone(), listeners, out));
    // What still runs holds up nothing; the store is closed last, and in order.
    runtime.shutdown_timeout(RUNTIME);
    drop(store);
    log::end();
    served
}

/// The games, and where they are as people read it.
#[derive(Clone)]
struct Kept {
    store: Arc<dyn Store>,
    place: String,
}

impl Kept {
    fn in_database(address: &str) -> Result<Kept, Failure> {
        let store = crate::copy::open_database(address).map_err(Failure::message)?;
        let place = store.address().to_string();
        Ok(Kept { store: Arc::new(store), place })
    }
}

/// Shows the server that has the games open.
fn show_other(
    args: &ServeArgs,
    data: &Path,
    path: PathBuf,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let Some(running) = Running::find(data) else {
        return Err(Failure::message(OpenError::InUse { path }));
    };
    writeln!(out, "Tiefenthal is already running at\n{}", running.url)?;
    out.flush()?;
    show(args, &house::address(&running.url, house_key(data).as_deref()));
    Ok(ExitCode::SUCCESS)
}

/// How long threads that still read from the store have to finish.
const RUNTIME: Duration = Duration::from_secs(1);

/// Where the server listens.
struct Listeners {
    pages: TcpListener,
    metrics: Option<TcpListener>,
}

impl Listeners {
    fn open(args: &ServeArgs) -> Result<Listeners, Failure> {
        let pages = address::listen(args.port.map_or(Port::Usual, Port::Exactly), lan(args))?;
        let metrics = args.metrics.map(address::listen_for_metrics).transpose()?;
        Ok(Listeners { pages, metrics })
    }
}

async fn serve(
    args: &ServeArgs,
    data: &Path,
    kept: Kept,
    listeners: Listeners,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let listen = |listener| tokio::net::TcpListener::from_std(listener).map_err(Failure::message);
    let metrics = listeners.metrics.map(listen).transpose()?;
    let listener = listen(listeners.pages)?;
    let port = listener.local_addr().map_err(Failure::message)?.port();
    let instance = server::new_instance().map_err(Failure::message)?;
    let url = format!("http://127.0.0.1:{port}");
    let running = Running { url, instance: instance.clone() };
    // Servers that share a database are not looked for: there may be several.
    if args.store.is_none()
        && let Err(error) = running.leave_note(data)
    {
        note(&format!("starting the program again will not find this server: {error}"));
    }
    let house_key = house_key(data);
    // Before anybody learns of the server, because a signal may come at once.
    let stop = CancellationToken::new();
    tokio::spawn(Signals::new().map_err(Failure::message)?.obey(stop.clone()));
    writeln!(out, "The Taverns of Tiefenthal, an unofficial fan project, is running at")?;
    writeln!(out, "{}", running.url)?;
    writeln!(out, "Games are saved in {}", kept.place)?;
    if let Some(public) = &args.public_url {
        writeln!(out, "Friends open {public}")?;
    } else if let Some(address) = in_network(args).filter(|_| args.lan) {
        writeln!(out, "Friends in your network open http://{address}:{port}")?;
    }
    writeln!(out, "Press Ctrl+C to stop; nothing is lost.")?;
    out.flush()?;
    show(args, &house::address(&running.url, house_key.as_deref()));
    let config = server::Config {
        store: kept.store,
        instance,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        site: Site {
            public: args.public_url.clone(),
            proxies: args.trusted_proxy.clone(),
            lan: lan(args),
            address: args.lan_address,
        },
        limits: limits(args),
        house_key,
        metrics,
        clock: server::Clock::default(),
    };
    let served = server::serve(listener, config, stop).await;
    if args.store.is_none() {
        Running::remove_note(data);
    }
    served.map_err(Failure::message)?;
    Ok(ExitCode::SUCCESS)
}

fn limits(args: &ServeArgs) -> Limits {
    let usual = if args.public_url.is_some() { Limits::PUBLIC } else { Limits::HOME };
    Limits { courses: args.courses, ..usual }
}

fn lan(args: &ServeArgs) -> Lan {
    if args.lan { Lan::Open } else { Lan::Closed }
}

/// The address of this machine in its network.
fn in_network(args: &ServeArgs) -> Option<IpAddr> {
    args.lan_address.or_else(server::address_in_network)
}

/// The key of the house. Without it the server still serves everybody's own games.
fn house_key(data: &Path) -> Option<String> {
    let key = house::key(data);
    key.inspect_err(|error| note(&format!("cannot read or write the key of the house: {error}")))
        .ok()
}

/// Opens the browser, unless the user declined or there is none.
fn show(args: &ServeArgs, url: &str) {
    let opened = !args.no_open && webbrowser::open(url).is_ok();
    // The address holds a key, so it is shown to a person but not written to a log.
    if !opened && io::stdout().is_terminal() {
        note(&format!("to see all games of this machine, open {url}"));
    } else if !opened && !args.no_open {
        note("cannot open a browser; please open the address above yourself");
    }
}

/// Allows as many connections as the system does. Programs are started with a low limit on open
/// files, because some old ones cannot count further; they may raise it themselves.
fn raise_limit_on_files() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // With the old limit there are fewer connections, and nothing else.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}
