//! Where the server listens: on this machine only, or in its network.

use crate::failure::{Failure, note};
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};

/// The usual port.
const USUAL: u16 = 7878;

/// How many ports after the usual one are tried.
const TRIES: u16 = 100;

/// The requested port.
#[derive(Clone, Copy, Debug)]
pub(super) enum Port {
    /// The usual one, or the next free one.
    Usual,
    /// Exactly this one; 0 is any.
    Exactly(u16),
}

/// From where the server can be reached.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reach {
    /// From this machine.
    Machine,
    /// From every network that this machine is in.
    Network,
}

/// Listens on the requested port.
pub(super) fn listen(port: Port, reach: Reach) -> Result<TcpListener, Failure> {
    let listener = match port {
        Port::Exactly(port) => bind(port, reach).map_err(|error| refused(port, &error))?,
        Port::Usual => match bind(USUAL, reach) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => next_free(reach)?,
            bound => bound.map_err(|error| refused(USUAL, &error))?,
        },
    };
    listener.set_nonblocking(true).map_err(Failure::message)?;
    Ok(listener)
}

/// Listens for those who read the metrics.
pub(super) fn listen_for_metrics(address: SocketAddr) -> Result<TcpListener, Failure> {
    let cannot = |error| {
        Failure::message(format_args!("cannot show metrics at {address}: {error}; see --metrics"))
    };
    let listener = TcpListener::bind(address).map_err(cannot)?;
    listener.set_nonblocking(true).map_err(Failure::message)?;
    Ok(listener)
}

/// The address of this machine in its network, if it is in one. Nothing is sent to find out.
pub(super) fn in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for examples: the way there begins at the right network card.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

fn next_free(reach: Reach) -> Result<TcpListener, Failure> {
    for port in USUAL + 1..=USUAL + TRIES {
        if let Ok(listener) = bind(port, reach) {
            note(&format!("port {USUAL} is in use; using port {port} instead"));
            return Ok(listener);
        }
    }
    let last = USUAL + TRIES;
    Err(Failure::message(format_args!(
        "ports {USUAL} to {last} are in use; choose a free one with --port N"
    )))
}

fn bind(port: u16, reach: Reach) -> io::Result<TcpListener> {
    let address = match reach {
        Reach::Machine => Ipv4Addr::LOCALHOST,
        Reach::Network => Ipv4Addr::UNSPECIFIED,
    };
    TcpListener::bind((address, port))
}

fn refused(port: u16, error: &io::Error) -> Failure {
    Failure::message(format_args!("cannot use port {port}: {error}; choose another with --port N"))
}
