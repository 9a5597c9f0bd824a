//! The server as a browser meets it: real sockets on a real port.

mod clients;
mod games;
mod kept;
mod refusals;
mod storing;
mod support;
