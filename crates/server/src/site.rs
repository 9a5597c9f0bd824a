//! Where browsers find the server.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// What the server has to know about the way to it.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// Its public address; none if browsers reach it under the address it listens on.
    pub public: Option<Origin>,
    /// The proxies whose `X-Forwarded-For` can be believed.
    pub proxies: Vec<Network>,
    /// Whether it was started for the local network.
    pub lan: Lan,
    /// The address of this machine in its network; if none is given, the server finds it.
    pub address: Option<IpAddr>,
}

/// Whether other devices in the local network reach the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lan {
    /// It listens on every network of this machine.
    Open,
    /// Only this machine reaches it, until whoever started the program lets the network in.
    #[default]
    Closed,
}

/// A scheme, a host and a port: what browsers call an origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The scheme.
    pub scheme: Scheme,
    /// The host, in lower case.
    pub host: String,
    /// The port.
    pub port: u16,
}

/// How browsers speak to the server, or to the proxy before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// In the clear.
    Http,
    /// Encrypted.
    Https,
}

/// All addresses that begin alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    base: IpAddr,
    /// How many bits they share.
    bits: u8,
}

/// Why a text is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSite {
    /// Not the address of a site.
    Url,
    /// Not an address or a network.
    Network,
}

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }

    /// The port that browsers leave out.
    fn port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }
}

impl Origin {
    /// Whether a browser that speaks to this origin sends this `Host`.
    pub(crate) fn is_host(&self, host: &str) -> bool {
        let (name, port) = divided(host);
        let port = port.map_or(Some(self.scheme.port()), |port| port.parse().ok());
        name.eq_ignore_ascii_case(&self.host) && port == Some(self.port)
    }

    /// Whether a page of this origin sends this `Origin`.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        origin
            .split_once("://")
            .is_some_and(|(scheme, host)| scheme == self.scheme.name() && self.is_host(host))
    }
}

/// A host and its port, if it names one. The colons of an IPv6 address are within brackets.
fn divided(host: &str) -> (&str, Option<&str>) {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        Some(_) | None => (host, None),
    }
}

impl FromStr for Origin {
    type Err = BadSite;

    fn from_str(url: &str) -> Result<Origin, BadSite> {
        let (scheme, rest) = url.split_once("://").ok_or(BadSite::Url)?;
        let scheme = match scheme {
            "http" => Scheme::Http,
            "https" => Scheme::Https,
            _ => return Err(BadSite::Url),
        };
        let (host, port) = divided(rest.strip_suffix('/').unwrap_or(rest));
        let port = port.map_or(Ok(scheme.port()), str::parse).map_err(|_| BadSite::Url)?;
        let allowed = |c: char| c.is_ascii_alphanumeric() || ".-[]:".contains(c);
        if host.is_empty() || !host.chars().all(allowed) {
            return Err(BadSite::Url);
        }
        Ok(Origin { scheme, host: host.to_ascii_lowercase(), port })
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.host)?;
        if self.port == self.scheme.port() { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

impl Network {
    /// The network of all addresses that share this many bits with `address`.
    pub(crate) fn around(address: IpAddr, bits: u8) -> Network {
        Network { base: masked(address.to_canonical(), bits), bits }
    }

    /// Whether the address belongs to it.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.base.is_ipv4() && masked(address, self.bits) == self.base
    }
}

/// The address with everything after these bits cleared.
fn masked(address: IpAddr, bits: u8) -> IpAddr {
    match address {
        IpAddr::V4(v4) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(bits.min(32))).unwrap_or(0);
            IpAddr::V4((v4.to_bits() & mask).into())
        }
        IpAddr::V6(v6) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(bits.min(128))).unwrap_or(0);
            IpAddr::V6((v6.to_bits() & mask).into())
        }
    }
}

impl FromStr for Network {
    type Err = BadSite;

    fn from_str(text: &str) -> Result<Network, BadSite> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| BadSite::Network)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| BadSite::Network)?;
        if bits > most { Err(BadSite::Network) } else { Ok(Network::around(address, bits)) }
    }
}

impl fmt::Display for BadSite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadSite::Url => "not an address such as https://taverns.example, without a path",
            BadSite::Network => "not an address such as 127.0.0.1 or a network such as 10.0.0.0/8",
        })
    }
}

impl std::error::Error for BadSite {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_addresses_are_read_and_written() {
        for (url, written) in [
            ("https://Taverns.example/", "https://taverns.example"),
            ("https://taverns.example:443", "https://taverns.example"),
            ("http://taverns.example:443", "http://taverns.example:443"),
            ("http://[fd00::1]:7878", "http://[fd00::1]:7878"),
        ] {
            assert_eq!(url.parse::<Origin>().map(|origin| origin.to_string()), Ok(written.into()));
        }
        for url in ["", "taverns.example", "ftp://a", "https://", "https://a/b", "https://a:x"] {
            assert_eq!(url.parse::<Origin>(), Err(BadSite::Url), "{url}");
        }
    }

    #[test]
    fn a_network_contains_what_begins_alike() {
        let contains = |network: &str, address: &str| {
            network
                .parse::<Network>()
                .map(|network| network.contains(address.parse().expect("an address")))
        };
        assert_eq!(contains("10.0.0.0/8", "10.1.2.3"), Ok(true));
        assert_eq!(contains("10.0.0.0/8", "11.1.2.3"), Ok(false));
        assert_eq!(contains("127.0.0.1", "127.0.0.1"), Ok(true));
        assert_eq!(contains("127.0.0.1", "::ffff:127.0.0.1"), Ok(true));
        assert_eq!(contains("0.0.0.0/0", "9.9.9.9"), Ok(true));
        assert_eq!(contains("fd00::/8", "fd12::1"), Ok(true));
        assert_eq!(contains("fd00::/8", "10.0.0.1"), Ok(false));
        for text in ["", "10.0.0.0/33", "host", "10.0.0.0/x"] {
            assert_eq!(contains(text, "::1"), Err(BadSite::Network), "{text}");
        }
    }
}
