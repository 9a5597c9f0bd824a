//! The server as a browser meets it: real sockets on a real port.

mod access;
mod answers;
mod clients;
mod games;
mod health;
mod kept;
mod limits;
mod messages;
mod network;
mod refusals;
mod rehearse;
mod replay;
mod rooms;
#[path = "../../../record/tests/support/seal.rs"]
mod seal;
mod secrets;
mod storing;
mod support;
mod time;
mod together;
