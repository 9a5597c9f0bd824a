//! HTTP: the client's files, the list of games, and the sockets.

mod accept;
mod games;
mod guard;
mod patient;
mod problem;

use crate::registry::Registry;
use crate::{socket, web};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::routing::get;
use guard::Guard;
pub(crate) use problem::Failure;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

/// The most bytes of a request's body.
const MAX_BODY: usize = 16 * 1024;

/// How long a request may take.
const TIME: Duration = Duration::from_secs(10);

/// What a server needs to know.
pub struct Config {
    /// Where the games are kept.
    pub store: Arc<dyn Store>,
    /// The id of this run of the server, as `GET /api/status` returns it.
    pub instance: String,
    /// The program's version.
    pub version: String,
}

/// What every request may look at.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) registry: Arc<Registry>,
    pub(crate) stop: CancellationToken,
    /// The connections, and the sockets that some have become.
    pub(crate) connections: TaskTracker,
    pub(crate) instance: Arc<str>,
    pub(crate) version: Arc<str>,
}

/// Serves until `stop` is cancelled; returns when everything that was begun is stored. No client
/// can delay that by more than a few seconds.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    stop: CancellationToken,
) -> io::Result<()> {
    let address = listener.local_addr()?;
    let registry = Arc::new(Registry::new(config.store, stop.clone()));
    let house = House {
        registry: registry.clone(),
        stop: stop.clone(),
        connections: TaskTracker::new(),
        instance: config.instance.into(),
        version: config.version.into(),
    };
    let connections = house.connections.clone();
    accept::accept(listener, router(house, address), stop, connections).await;
    registry.wait().await;
    Ok(())
}

fn router(house: House, address: SocketAddr) -> Router {
    let guard = Guard::new(address);
    let api = Router::new()
        .route("/api/status", get(games::status))
        .route("/api/games", get(games::list).post(games::make))
        .route("/api/games/{game}", get(games::game))
        .route("/api/games/{game}/record", get(games::record))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, TIME))
        .layer(DefaultBodyLimit::max(MAX_BODY));
    Router::new()
        .merge(api)
        // A socket lasts longer than a request may.
        .route("/api/games/{game}/socket", get(socket::open))
        .route("/api/{*rest}", get(games::nothing))
        .fallback(get(web::page))
        .layer(middleware::from_fn_with_state(guard, guard::check))
        .layer(fixed(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY))
        .layer(fixed(header::REFERRER_POLICY, "no-referrer"))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::X_FRAME_OPTIONS, "DENY"))
        .with_state(house)
}

/// Everything comes from here and nowhere else. Svelte sets style attributes.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
     manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

fn fixed(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}
