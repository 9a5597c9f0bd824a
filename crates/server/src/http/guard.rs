//! Who may ask: only pages that this server itself has sent.
//!
//! A browser attaches what it has to requests of any page. So a request must name this server as
//! its host, or another site could reach it under a name that leads to this machine, and what
//! changes something or opens a socket must come from a page of this server.

use super::problem::Failure;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use std::net::SocketAddr;
use std::sync::Arc;

/// The names of this server.
#[derive(Clone)]
pub(super) struct Guard {
    hosts: Arc<[String]>,
}

impl Guard {
    pub(super) fn new(address: SocketAddr) -> Guard {
        let port = address.port();
        let names = [address.ip().to_string(), "127.0.0.1".to_owned(), "localhost".to_owned()];
        Guard { hosts: names.map(|name| format!("{name}:{port}")).into() }
    }

    fn allows(&self, method: &Method, headers: &HeaderMap) -> bool {
        let known = |host: &str| self.hosts.iter().any(|own| own == host);
        if !text(headers, header::HOST).is_some_and(known) {
            return false;
        }
        let changes = method != Method::GET && method != Method::HEAD;
        let upgrades = headers.contains_key(header::UPGRADE);
        match text(headers, header::ORIGIN) {
            Some(origin) => origin.strip_prefix("http://").is_some_and(known),
            // A program that is no browser names no origin; it has no user's rights to misuse.
            None => !changes && !upgrades || !headers.contains_key("sec-fetch-site"),
        }
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Lets a request pass or refuses it.
pub(super) async fn check(State(guard): State<Guard>, request: Request, next: Next) -> Response {
    if guard.allows(request.method(), request.headers()) {
        next.run(request).await
    } else {
        Failure(Problem::Foreign).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allows(method: Method, headers: &[(&'static str, &str)]) -> bool {
        let guard = Guard::new(SocketAddr::from(([127, 0, 0, 1], 7878)));
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, value.parse().expect("a header"));
        }
        guard.allows(&method, &map)
    }

    #[test]
    fn pages_of_this_server_may_do_everything() {
        for host in ["127.0.0.1:7878", "localhost:7878"] {
            let origin = format!("http://{host}");
            assert!(allows(Method::POST, &[("host", host), ("origin", &origin)]));
            assert!(allows(
                Method::GET,
                &[("host", host), ("upgrade", "websocket"), ("origin", &origin)]
            ));
        }
    }

    #[test]
    fn other_sites_may_do_nothing() {
        let host = ("host", "127.0.0.1:7878");
        for origin in
            ["http://evil.example", "https://127.0.0.1:7878", "http://127.0.0.1:7879", "null"]
        {
            assert!(!allows(Method::POST, &[host, ("origin", origin)]), "{origin}");
            assert!(!allows(Method::GET, &[host, ("upgrade", "websocket"), ("origin", origin)]));
        }
    }

    #[test]
    fn a_name_that_only_leads_here_is_refused() {
        assert!(!allows(Method::GET, &[("host", "evil.example:7878")]));
        assert!(!allows(Method::GET, &[("host", "127.0.0.1")]));
        assert!(!allows(Method::GET, &[]));
    }

    #[test]
    fn a_browser_must_name_its_origin_to_change_something() {
        let browser = [("host", "127.0.0.1:7878"), ("sec-fetch-site", "cross-site")];
        assert!(!allows(Method::POST, &browser));
        assert!(allows(Method::GET, &browser));
        assert!(allows(Method::POST, &browser[..1]));
    }
}
