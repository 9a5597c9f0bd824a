//! Where a request comes from.

use crate::site::Network;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tokio_util::sync::CancellationToken;

/// The two ends of the connection that a request came over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub(super) local: SocketAddr,
    pub(super) peer: SocketAddr,
}

/// Cancelled when the entrance that a request came through is closed.
#[derive(Clone, Debug)]
pub(crate) struct Until(pub(crate) CancellationToken);

/// The address that a request comes from, as far as it can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visitor(pub(crate) IpAddr);

/// Finds out where a request comes from, for the handlers.
pub(super) async fn find(
    State(proxies): State<Arc<[Network]>>,
    mut request: Request,
    next: Next,
) -> Response {
    if let Some(&Ends { peer, .. }) = request.extensions().get() {
        let address = origin(peer.ip(), request.headers(), &proxies);
        request.extensions_mut().insert(Visitor(address));
    }
    next.run(request).await
}

/// The last address that no trusted proxy has. Every proxy appends the address it was called from;
/// whatever stands before an entry of somebody else may be invented.
fn origin(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let mut address = peer.to_canonical();
    let hops = headers.get_all("x-forwarded-for").iter().rev();
    let mut hops = hops.flat_map(|value| value.to_str().unwrap_or_default().rsplit(','));
    while proxies.iter().any(|proxy| proxy.contains(address)) {
        match hops.next().and_then(|hop| hop.trim().parse::<IpAddr>().ok()) {
            Some(hop) => address = hop.to_canonical(),
            None => break,
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(peer: &str, forwarded: &[&'static str], proxies: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().expect("a header"));
        }
        let proxies: Vec<Network> = proxies.iter().map(|p| p.parse().expect("a proxy")).collect();
        origin(peer.parse().expect("an address"), &headers, &proxies).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(found("9.9.9.9", &["1.1.1.1"], &["127.0.0.1"]), "9.9.9.9");
        assert_eq!(found("127.0.0.1", &["1.1.1.1"], &[]), "127.0.0.1");
        assert_eq!(found("127.0.0.1", &["1.1.1.1"], &["127.0.0.1"]), "1.1.1.1");
        assert_eq!(found("127.0.0.1", &[], &["127.0.0.1"]), "127.0.0.1");
    }

    #[test]
    fn addresses_are_counted_from_the_right() {
        let proxies = ["127.0.0.1", "10.0.0.0/8"];
        assert_eq!(found("127.0.0.1", &["6.6.6.6, 1.1.1.1"], &proxies), "1.1.1.1");
        assert_eq!(found("127.0.0.1", &["6.6.6.6, 1.1.1.1, 10.0.0.7"], &proxies), "1.1.1.1");
        assert_eq!(found("127.0.0.1", &["6.6.6.6", "1.1.1.1"], &proxies), "1.1.1.1");
        assert_eq!(found("127.0.0.1", &["1.1.1.1, what"], &proxies), "127.0.0.1");
        assert_eq!(found("::ffff:127.0.0.1", &["fd00::1"], &proxies), "fd00::1");
    }
}
