//! Where a database is.

use crate::OpenError;
use core::fmt;
use std::str::FromStr;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(5);

/// How long the network may stay silent before a connection counts as lost.
const SILENCE: Duration = Duration::from_secs(10);

/// The address of a database, such as `postgres://user:password@host/database`.
///
/// Whatever it is printed for, the password is left out.
#[derive(Clone)]
pub struct Address(Config);

impl Address {
    /// The same address with this password, unless it has one.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> Self {
        if self.0.get_password().is_none() {
            self.0.password(password);
        }
        self
    }

    /// Whether a text means a database rather than a folder or a file.
    pub fn is_one(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    pub(super) fn config(&self) -> &Config {
        &self.0
    }
}

impl FromStr for Address {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Self, OpenError> {
        let config = if Self::is_one(text) { text.parse::<Config>().ok() } else { None };
        // What is wrong with it is not said, because that may be the password.
        let mut config = config.filter(|config| !config.get_hosts().is_empty());
        let config = config.as_mut().ok_or(OpenError::BadAddress)?;
        config.connect_timeout(CONNECT).keepalives_idle(SILENCE).tcp_user_timeout(SILENCE);
        config.application_name("tiefenthal");
        Ok(Self(config.clone()))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        let ports = self.0.get_ports();
        for (n, host) in self.0.get_hosts().iter().enumerate() {
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
        write!(f, "/{}", self.0.get_dbname().or(self.0.get_user()).unwrap_or_default())
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
            assert!(!format!("{address:?} {:?}", address.config()).contains("secret"), "{text}");
            assert!(!address.clone().with_password("other").to_string().contains("other"));
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
