//! The server as a browser meets it: real sockets on a real port.

mod access;
mod answers;
mod bot;
mod clients;
mod company;
mod evening;
mod games;
mod health;
mod hint;
mod import;
mod kept;
mod limits;
mod messages;
mod network;
mod openapi;
mod positions;
mod puzzles;
mod refusals;
mod rehearse;
mod replay;
mod review;
mod rooms;
#[path = "../../../record/tests/support/seal.rs"]
mod seal;
mod secrets;
mod servers;
mod sheets;
mod storing;
mod support;
mod tabs;
mod time;
mod together;
mod wishes;
