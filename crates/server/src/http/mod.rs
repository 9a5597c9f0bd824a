//! HTTP: the client's files, the list of games, and the sockets.

mod about;
mod accept;
mod games;
mod guard;
mod health;
mod limit;
mod network;
mod openapi;
mod patient;
mod problem;
mod replay;
mod rooms;
mod routes;
mod sheets;
mod visitor;

use crate::access::People;
use crate::clock::Clock;
use crate::lan::{Access, Entry};
use crate::limits::{Limiter, Limits};
use crate::metrics::Metrics;
use crate::registry::Registry;
use crate::site::{Network, Scheme, Site};
use crate::web;
pub use about::{About, Content, Shape};
use accept::Entrance;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get};
use guard::Guard;
pub(crate) use problem::{Failure, Refused};
use protocol::Problem;
pub(crate) use routes::Guest;
use routes::Lasts;
pub use routes::{Needs, Route, routes};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
pub(crate) use visitor::{Until, Visitor};

/// The most bytes of a request's body: a component sheet with the quotes of JSON, and more.
const MAX_BODY: usize = 64 * 1024;

/// The most bytes of a record that somebody brings.
const MAX_RECORD: usize = 4 * 1024 * 1024;

/// How long a request may take.
const TIME: Duration = Duration::from_secs(10);

/// How long a request that brings a file may take.
const UPLOAD: Duration = Duration::from_secs(60);

/// How long a request for games of computer players may take: they think at the lowest priority.
const GAMES: Duration = Duration::from_secs(120);

/// What a server needs to know.
pub struct Config {
    /// Where the games are kept.
    pub store: Arc<dyn Store>,
    /// The id of this run of the server, as `GET /api/status` returns it.
    pub instance: String,
    /// The program's version.
    pub version: String,
    /// Where browsers find it.
    pub site: Site,
    /// How much it allows.
    pub limits: Limits,
    /// The key that gives a browser to whoever started the program.
    pub house_key: Option<String>,
    /// Where its metrics can be read. That is never public.
    pub metrics: Option<TcpListener>,
    /// What time it is.
    pub clock: Clock,
}

/// What every request may look at.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) registry: Arc<Registry>,
    pub(crate) people: Arc<People>,
    pub(crate) limiter: Arc<Limiter>,
    pub(crate) metrics: Arc<Metrics>,
    /// How other devices reach it.
    pub(crate) lan: Arc<Access>,
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
    let Config { store, instance, version, site, limits, house_key, metrics: reports, clock } =
        config;
    let scheme = site.public.as_ref().map_or(Scheme::Http, |origin| origin.scheme);
    let people = People::new(store.clone(), house_key.as_deref(), scheme, clock.clone());
    let metrics = Arc::new(Metrics::default());
    let port = listener.local_addr()?.port();
    let (lan, mut opening) = Access::new(&site, port, stop.clone());
    let registry = Arc::new(Registry::new(store, stop.clone(), metrics.clone(), clock, &limits));
    let house = House {
        registry: registry.clone(),
        people: Arc::new(people),
        limiter: Arc::new(Limiter::new(limits)),
        metrics,
        lan: Arc::new(lan),
        stop: stop.clone(),
        connections: TaskTracker::new(),
        instance: instance.into(),
        version: version.into(),
    };
    tokio::spawn(registry.clone().sweep());
    tokio::spawn(registry.clone().keep_up(house.limiter.clone()));
    let proxies: Arc<[Network]> = site.proxies.into();
    let entrance = Entrance {
        limiter: house.limiter.clone(),
        proxies: proxies.clone(),
        stop,
        tasks: house.connections.clone(),
    };
    if let Some(listener) = reports {
        let entrance = Entrance { tasks: TaskTracker::new(), ..entrance.clone() };
        tokio::spawn(accept::accept(listener, reports_router(house.clone()), entrance));
    }
    let router = router(house, Guard::new(site.public), proxies);
    let (all, within) = (router.clone(), entrance.clone());
    tokio::spawn(async move {
        loop {
            let entry = tokio::select! {
                // The router holds the sender, so the channel would never close by itself, and the
                // store neither.
                () = within.stop.cancelled() => return,
                entry = opening.recv() => entry,
            };
            let Some(Entry { listener, closed }) = entry else { return };
            let entrance = Entrance { stop: closed, ..within.clone() };
            tokio::spawn(accept::accept(listener, all.clone(), entrance));
        }
    });
    accept::accept(listener, router, entrance).await;
    registry.wait().await;
    Ok(())
}

fn router(house: House, guard: Guard, proxies: Arc<[Network]>) -> Router {
    let api = routes::router(&house, Lasts::Request)
        .layer(from_fn_with_state(TIME, in_time))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .merge(
            routes::router(&house, Lasts::Upload)
                .layer(from_fn_with_state(UPLOAD, in_time))
                .layer(DefaultBodyLimit::max(MAX_RECORD)),
        )
        .merge(
            routes::router(&house, Lasts::Games)
                .layer(from_fn_with_state(GAMES, in_time))
                .layer(DefaultBodyLimit::max(MAX_BODY)),
        )
        // A socket lasts longer than a request may.
        .merge(routes::router(&house, Lasts::Socket))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(wrong_method)
        .layer(middleware::map_response(problem::as_json))
        .layer(fixed(header::CACHE_CONTROL, "no-store"));
    let mut router = Router::new()
        .merge(api)
        .fallback(web::page)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(house.clone(), limit::check))
        .layer(from_fn_with_state(guard, guard::check))
        // Whoever watches over the server may call it by any name.
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .layer(from_fn_with_state(proxies, visitor::find));
    for (name, value) in HEADERS {
        router = router.layer(fixed(name, value));
    }
    router.with_state(house)
}

/// What only those who run the server may see.
fn reports_router(house: House) -> Router {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(nothing)
        .with_state(house)
}

/// Answers within this time.
async fn in_time(State(time): State<Duration>, request: Request, next: Next) -> Response {
    let answer = timeout(time, next.run(request)).await;
    answer.unwrap_or_else(|_| Failure(Problem::TooSlow).into_response())
}

async fn nothing() -> Failure {
    Failure(Problem::NoSuchAddress)
}

async fn wrong_method() -> Failure {
    Failure(Problem::WrongMethod)
}

/// What every answer says to browsers: everything comes from here and nowhere else (Svelte sets
/// style attributes), nobody else shows or opens it, and it needs nothing of the device.
const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; \
         style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

fn fixed(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}
