//! The server as a browser meets it: real sockets on a real port.

mod games;
mod refusals;
mod support;
