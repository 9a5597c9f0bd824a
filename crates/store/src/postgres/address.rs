//! Where a database is.

use super::tls::{Mode, Stream, Tls};
use crate::OpenError;
use core::fmt;
use percent_encoding::percent_decode_str;
use std::borrow::Cow;
use std::net::IpAddr;
use std::str::FromStr;
use std::time::Duration;
use tokio_postgres::config::Host;
use tokio_postgres::{Client, Config, Connection, Error, Socket};

/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(5);

/// How long the network may stay silent before a connection counts as lost.
const SILENCE: Duration = Duration::from_secs(10);

/// The address of a database, such as `postgres://user:password@host/database`.
///
/// `sslmode` and `sslrootcert` mean what they mean to other programs, but without them a server on another
/// machine must prove who it is, and one on this machine is spoken to in the clear.
///
/// Whatever it is printed for, the password is left out.
#[derive(Clone)]
pub struct Address {
    config: Config,
    tls: Tls,
}

impl Address {
    /// The same address with this password, unless it has one.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> Self {
        if self.config.get_password().is_none() {
            self.config.password(password);
        }
        self
    }

    /// Whether a text means a database rather than a folder or a file.
    pub fn is_one(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// Opens a connection.
    pub(super) async fn connect(
        &self,
    ) -> Result<(Client, Connection<Socket, Stream<Socket>>), Error> {
        self.config.connect(self.tls.clone()).await
    }

    /// Whether what is sent can be read on the way.
    pub(super) fn is_plain(&self) -> bool {
        self.tls.mode() == Mode::Disable
    }
}

impl FromStr for Address {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Self, OpenError> {
        let Wishes { rest, mode, authorities } = Wishes::read(text);
        let config = if Self::is_one(text) { rest.parse::<Config>().ok() } else { None };
        // What is wrong with it is not said, because that may be the password.
        let config = config.filter(|config| !config.get_hosts().is_empty());
        let mut config = config.ok_or(OpenError::BadAddress)?;
        config.connect_timeout(CONNECT).keepalives_idle(SILENCE).tcp_user_timeout(SILENCE);
        config.application_name("tiefenthal");
        let mode = match mode {
            Some(word) => Mode::read(&word)?,
            None if authorities.is_none() && is_here(&config) => Mode::Disable,
            None => Mode::VerifyFull,
        };
        config.ssl_mode(mode.negotiated());
        Ok(Self { config, tls: Tls::new(mode, authorities.as_deref())? })
    }
}

/// What an address says of encryption, and the address without it.
struct Wishes<'a> {
    rest: String,
    mode: Option<Cow<'a, str>>,
    authorities: Option<Cow<'a, str>>,
}

impl<'a> Wishes<'a> {
    fn read(text: &'a str) -> Self {
        // A password may hold a question mark, too.
        let start = text.find('@').map_or(0, |at| at + 1);
        let Some((before, query)) = text[start..].split_once('?') else {
            return Self { rest: text.to_owned(), mode: None, authorities: None };
        };
        let (mut mode, mut authorities, mut others) = (None, None, Vec::new());
        for wish in query.split('&') {
            let decode = |value| percent_decode_str(value).decode_utf8_lossy();
            match wish.split_once('=') {
                Some(("sslmode", value)) => mode = Some(decode(value)),
                Some(("sslrootcert", value)) => authorities = Some(decode(value)),
                Some(_) | None => others.push(wish),
            }
        }
        let mark = if others.is_empty() { "" } else { "?" };
        let rest = format!("{}{before}{mark}{}", &text[..start], others.join("&"));
        Self { rest, mode, authorities }
    }
}

/// Whether every server it may mean is on this machine.
fn is_here(config: &Config) -> bool {
    let host = |host: &Host| match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    config.get_hosts().iter().all(host) && config.get_hostaddrs().iter().all(IpAddr::is_loopback)
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        let ports = self.config.get_ports();
        for (n, host) in self.config.get_hosts().iter().enumerate() {
            f.write_str(if n == 0 { "" } else { "," })?;
            match host {
                Host::Tcp(name) => f.write_str(name)?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{}", path.display())?,
            }
            if let Some(port) = ports.get(n).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.config.get_dbname().or(self.config.get_user()).unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_printed_without_its_password() {
        for (text, printed) in [
            ("postgres://ann:secret@db.example:6000/games", "postgres://db.example:6000/games"),
            ("postgresql://ann:secret@db.example", "postgres://db.example:5432/ann"),
            ("postgres://ann:secret@a,b:7/games", "postgres://a:5432,b:7/games"),
            ("postgres:///games?host=/run/sockets&user=ann", "postgres:///run/sockets/games"),
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(address.to_string(), printed);
            assert!(!format!("{address:?} {:?}", address.config).contains("secret"), "{text}");
            assert!(!address.clone().with_password("other").to_string().contains("other"));
        }
    }

    #[test]
    fn only_servers_on_this_machine_are_spoken_to_in_the_clear_by_default() {
        for (text, mode) in [
            ("postgres://ann@localhost/games", Mode::Disable),
            ("postgres://ann@127.0.0.2,[::1]:7/games", Mode::Disable),
            ("postgres:///games?host=/run/sockets", Mode::Disable),
            ("postgres://ann@db.example/games", Mode::VerifyFull),
            ("postgres://ann@localhost,db.example/games", Mode::VerifyFull),
            ("postgres://ann@localhost.example/games", Mode::VerifyFull),
            ("postgres://ann@localhost/games?hostaddr=10.0.0.1", Mode::VerifyFull),
            ("postgres://ann@10.0.0.1/games?sslmode=disable", Mode::Disable),
            ("postgres://ann:a?sslmode=disable@10.0.0.1/games", Mode::VerifyFull),
            ("postgres://10.0.0.1/games?user=ann&sslmode=require&port=7", Mode::Require),
            ("postgres://ann@localhost/games?sslmode=prefer", Mode::Prefer),
        ] {
            let address: Address = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(address.tls.mode(), mode, "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_addresses() {
        for text in ["", "games.db", "postgres://", "postgres://ann:secret@h:x/", "mysql://h/d"] {
            let refused = text.parse::<Address>().unwrap_err();
            assert_eq!(refused, OpenError::BadAddress, "{text}");
            assert!(!refused.to_string().contains("secret"));
        }
    }
}
