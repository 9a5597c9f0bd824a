//! The local network: whoever started the program can let it in while the server runs.
//!
//! The server then listens at one more address. Connections over it are served like all others, and
//! the guard accepts that address as `Host` and `Origin` because they came to it.

use crate::site::{Lan, Origin, Scheme, Site};
use std::io;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, mpsc};
use tokio_util::sync::CancellationToken;

/// The address of this machine in its network, if it is in one. Nothing is sent to find out.
pub fn address_in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for examples: the way there begins at the right network card.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// Another address where the server listens.
pub(crate) struct Entry {
    pub(crate) listener: TcpListener,
    /// Cancelled when this entry is closed or the server stops.
    pub(crate) closed: CancellationToken,
}

/// How other devices reach the server.
pub(crate) struct Access {
    way: Way,
    /// The address of this machine in its network; if none was given, it is found when needed.
    address: Option<IpAddr>,
    /// The port at which the server listens on this machine.
    port: u16,
    /// Takes entries to be served.
    entries: mpsc::Sender<Entry>,
    stop: CancellationToken,
    /// The entry that whoever started the program has opened.
    opened: Mutex<Option<Opened>>,
}

/// What was settled when the server started.
enum Way {
    /// It has a public address.
    Public(Origin),
    /// It listens on every network of this machine.
    EveryNetwork,
    /// Only this machine reaches it, until the local network is let in.
    Switched,
}

struct Opened {
    origin: Origin,
    closed: CancellationToken,
}

impl Access {
    /// How others reach the server at this site, and the entries that are to be served.
    pub(crate) fn new(
        site: &Site,
        port: u16,
        stop: CancellationToken,
    ) -> (Access, mpsc::Receiver<Entry>) {
        let (entries, opening) = mpsc::channel(1);
        let way = match (&site.public, site.lan) {
            (Some(origin), Lan::Open | Lan::Closed) => Way::Public(origin.clone()),
            (None, Lan::Open) => Way::EveryNetwork,
            (None, Lan::Closed) => Way::Switched,
        };
        let access =
            Access { way, address: site.address, port, entries, stop, opened: Mutex::default() };
        (access, opening)
    }

    /// Whether the local network can be let in and shut out.
    pub(crate) fn has_switch(&self) -> bool {
        match self.way {
            Way::Public(_) | Way::EveryNetwork => false,
            Way::Switched => true,
        }
    }

    /// The address that friends open; none while only this machine reaches the server.
    pub(crate) async fn origin(&self) -> Option<Origin> {
        match &self.way {
            Way::Public(origin) => Some(origin.clone()),
            Way::EveryNetwork => Some(self.origin_at(self.find()?, self.port)),
            Way::Switched => self.opened.lock().await.as_ref().map(|opened| opened.origin.clone()),
        }
    }

    /// Lets the local network in. If the machine has moved to another network, that one is let in
    /// instead.
    pub(crate) async fn open(&self) -> io::Result<()> {
        let mut opened = self.opened.lock().await;
        let address = self.find().ok_or(io::ErrorKind::NetworkUnreachable)?;
        let host = host_of(address);
        if opened.as_ref().is_some_and(|opened| opened.origin.host == host) {
            return Ok(());
        }
        // The port that people know, if nobody else has it there.
        let listener = match TcpListener::bind((address, self.port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                TcpListener::bind((address, 0)).await?
            }
            bound => bound?,
        };
        let origin = self.origin_at(address, listener.local_addr()?.port());
        let closed = self.stop.child_token();
        let entry = Entry { listener, closed: closed.clone() };
        self.entries.send(entry).await.map_err(|_| io::ErrorKind::NotConnected)?;
        if let Some(before) = opened.replace(Opened { origin, closed }) {
            before.closed.cancel();
        }
        Ok(())
    }

    /// Shuts the local network out again; connections over it end.
    pub(crate) async fn close(&self) {
        if let Some(opened) = self.opened.lock().await.take() {
            opened.closed.cancel();
        }
    }

    fn find(&self) -> Option<IpAddr> {
        self.address.or_else(address_in_network)
    }

    fn origin_at(&self, address: IpAddr, port: u16) -> Origin {
        Origin { scheme: Scheme::Http, host: host_of(address), port }
    }
}

/// An address as it stands in a URL.
pub(crate) fn host_of(address: IpAddr) -> String {
    let address = address.to_canonical();
    if address.is_ipv6() { format!("[{address}]") } else { address.to_string() }
}
