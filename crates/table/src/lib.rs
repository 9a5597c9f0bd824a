//! One table without input or output: the [`Room`] in which people sit down, and the [`Table`] with its
//! decisions and open questions, and what each viewer may see of both.
//!
//! A host (a server, a browser worker, a terminal) brings the outside world: it draws the seed,
//! keeps the lines and carries messages. Every change goes through one door:
//!
//! 1. [`Table::stage`] checks a command and returns the line it would add. Nothing has changed yet.
//! 2. The host stores the line. If that fails, it drops the [`Staged`], which leaves no trace.
//! 3. [`Table::commit`] carries the step out, and the host tells the viewers.
//!
//! [`Table::open`] takes stored lines through the same door, so a table that was opened again is
//! the table that wrote them. There is no clock, task, store or generator in this crate; the luck
//! of the game follows from the secret in its [`Settings`], which its [`Room`] keeps. When the game is
//! over, a [`Replay`] shows it step by step, and [`fairness()`] checks its luck.

mod beginning;
mod chat;
mod chronicle;
mod command;
mod course;
mod evening;
mod fairness;
mod imported;
mod name;
mod rehearse;
mod replay;
mod room;
mod settings;
mod sheet;
mod show;
mod stage;
mod table;

pub use beginning::Beginning;
pub use chat::checked_words;
pub use command::{BadCommandId, CommandId};
pub use evening::{BadEvening, Evening, NoEvening, read_evening, write_evening};
pub use fairness::fairness;
pub use imported::{Imported, Kept};
pub use name::{MAX_NAME, checked_name};
pub use record::Superseded;
pub use rehearse::commands;
pub use replay::{NoGame, NoReplay, Replay};
pub use room::{Circumstances, Onlooker, PersonId, Role, Room, Ticket};
pub use settings::{BadSettings, Settings};
pub use sheet::{BadSheet, OwnSheet};
pub use stage::{Reply, Staged};
pub use table::{OpenError, Stored, Table, Thinker};
