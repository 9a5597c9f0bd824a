//! Who may ask: only pages that this server itself has sent.
//!
//! A browser attaches what it has to requests of any page. So a request must name this server as
//! its host, or another site could reach it under a name that leads to this machine, and whatever
//! touches games must come from a page of this server.

use super::problem::Failure;
use super::visitor::Ends;
use crate::lan::host_of;
use crate::site::{Origin, Scheme};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use std::net::SocketAddr;
use std::sync::Arc;

/// The public address of this server, if it has one. It always answers to the address that a
/// connection came to.
#[derive(Clone)]
pub(super) struct Guard {
    public: Option<Arc<Origin>>,
}

impl Guard {
    pub(super) fn new(public: Option<Origin>) -> Guard {
        Guard { public: public.map(Arc::new) }
    }

    /// Whether a request that came to this address may pass.
    fn allows(&self, local: SocketAddr, method: &Method, uri: &Uri, headers: &HeaderMap) -> bool {
        let here = origins_of(local);
        let known = || here.iter().flatten().chain(self.public.as_deref());
        let host = text(headers, header::HOST);
        if !host.is_some_and(|host| known().any(|own| own.is_host(host))) {
            return false;
        }
        if let Some(origin) = text(headers, header::ORIGIN) {
            return known().any(|own| own.is_origin(origin));
        }
        // A program that is no browser says neither; it has no user's rights to misuse.
        let Some(site) = text(headers, HeaderName::from_static("sec-fetch-site")) else {
            return true;
        };
        let changes = method != Method::GET && method != Method::HEAD;
        let touches = uri.path().starts_with("/api/") && site != "same-origin" && site != "none";
        !changes && !touches && !headers.contains_key(header::UPGRADE)
    }
}

/// What browsers on this machine or in its network call this address.
fn origins_of(local: SocketAddr) -> [Option<Origin>; 2] {
    let named = |host: String| Origin { scheme: Scheme::Http, host, port: local.port() };
    let ip = local.ip().to_canonical();
    [Some(named(host_of(ip))), ip.is_loopback().then(|| named("localhost".to_owned()))]
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Lets a request pass or refuses it.
pub(super) async fn check(State(guard): State<Guard>, request: Request, next: Next) -> Response {
    let allowed = request.extensions().get().is_some_and(|ends: &Ends| {
        guard.allows(ends.local, request.method(), request.uri(), request.headers())
    });
    if allowed { next.run(request).await } else { Failure(Problem::Foreign).into_response() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a server with this public address allows a request that came to this one.
    fn allowed(
        public: Option<&str>,
        local: &str,
        method: Method,
        path: &'static str,
        headers: &[(&'static str, &str)],
    ) -> bool {
        let guard = Guard::new(public.map(|url| url.parse().expect("a URL")));
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, value.parse().expect("a header"));
        }
        guard.allows(local.parse().expect("an address"), &method, &Uri::from_static(path), &map)
    }

    fn allows(method: Method, headers: &[(&'static str, &str)]) -> bool {
        allowed(None, "127.0.0.1:7878", method, "/api/games", headers)
    }

    #[test]
    fn pages_of_this_server_may_do_everything() {
        for host in ["127.0.0.1:7878", "localhost:7878", "LOCALHOST:7878"] {
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
        for site in ["cross-site", "same-site", "what"] {
            assert!(!allows(Method::GET, &[host, ("sec-fetch-site", site)]), "{site}");
        }
        for site in ["same-origin", "none"] {
            assert!(allows(Method::GET, &[host, ("sec-fetch-site", site)]), "{site}");
        }
    }

    #[test]
    fn a_link_on_another_site_opens_the_page() {
        let headers = [("host", "127.0.0.1:7878"), ("sec-fetch-site", "cross-site")];
        assert!(allowed(None, "127.0.0.1:7878", Method::GET, "/", &headers));
        assert!(!allowed(None, "127.0.0.1:7878", Method::POST, "/", &headers));
    }

    #[test]
    fn a_name_that_only_leads_here_is_refused() {
        assert!(!allows(Method::GET, &[("host", "evil.example:7878")]));
        assert!(!allows(Method::GET, &[("host", "127.0.0.1")]));
        assert!(!allows(Method::GET, &[("host", "192.168.1.5:7878")]));
        assert!(!allows(Method::GET, &[]));
    }

    #[test]
    fn a_browser_must_name_its_origin_to_change_something() {
        let browser = [("host", "127.0.0.1:7878"), ("sec-fetch-site", "same-origin")];
        assert!(!allows(Method::POST, &browser));
        assert!(allows(Method::GET, &browser));
        assert!(allows(Method::POST, &browser[..1]));
    }

    #[test]
    fn browsers_leave_the_usual_port_out() {
        for host in ["127.0.0.1", "127.0.0.1:80", "localhost"] {
            let headers = [("host", host), ("origin", "http://localhost")];
            assert!(allowed(None, "127.0.0.1:80", Method::POST, "/api/games", &headers), "{host}");
        }
        let headers = [("host", "127.0.0.1"), ("origin", "https://localhost")];
        assert!(!allowed(None, "127.0.0.1:80", Method::POST, "/api/games", &headers));
    }

    #[test]
    fn in_a_network_the_address_of_the_connection_counts() {
        let headers = |host| [("host", host)];
        let asked =
            |host| allowed(None, "192.168.1.5:7878", Method::GET, "/api/games", &headers(host));
        assert!(asked("192.168.1.5:7878"));
        assert!(!asked("localhost:7878"), "nobody is local there");
        assert!(allowed(None, "[fd00::1]:80", Method::GET, "/", &headers("[fd00::1]")));
    }

    #[test]
    fn behind_a_proxy_the_public_address_counts() {
        let asked = |host, origin| {
            let headers = [("host", host), ("origin", origin)];
            let public = Some("https://taverns.example");
            allowed(public, "127.0.0.1:7878", Method::POST, "/api/games", &headers)
        };
        assert!(asked("taverns.example", "https://taverns.example"));
        assert!(asked("taverns.example:443", "https://taverns.example"));
        assert!(!asked("taverns.example", "http://taverns.example"));
        assert!(!asked("taverns.example", "https://taverns.example:444"));
        assert!(!asked("evil.example", "https://evil.example"));
        assert!(!asked("taverns.example", "https://evil.example"));
    }
}
