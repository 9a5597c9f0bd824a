//! Where the server listens: on this machine only, or in its network.

use crate::failure::{Failure, note};
use server::Lan;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};

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

/// Listens on the requested port.
pub(super) fn listen(port: Port, lan: Lan) -> Result<TcpListener, Failure> {
    let listener = match port {
        Port::Exactly(port) => bind(port, lan).map_err(|error| refused(port, &error))?,
        Port::Usual => match bind(USUAL, lan) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => next_free(lan)?,
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

fn next_free(lan: Lan) -> Result<TcpListener, Failure> {
    for port in USUAL + 1..=USUAL + TRIES {
        if let Ok(listener) = bind(port, lan) {
            note(&format!("port {USUAL} is in use; using port {port} instead"));
            return Ok(listener);
        }
    }
    let last = USUAL + TRIES;
    Err(Failure::message(format_args!(
        "ports {USUAL} to {last} are in use; choose a free one with --port N"
    )))
}

fn bind(port: u16, lan: Lan) -> io::Result<TcpListener> {
    let address = match lan {
        Lan::Closed => Ipv4Addr::LOCALHOST,
        Lan::Open => Ipv4Addr::UNSPECIFIED,
    };
    TcpListener::bind((address, port))
}

fn refused(port: u16, error: &io::Error) -> Failure {
    Failure::message(format_args!("cannot use port {port}: {error}; choose another with --port N"))
}
