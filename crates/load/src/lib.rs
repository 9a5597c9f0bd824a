//! People at the tables of a running server, from the outside: through its addresses and sockets.
//!
//! A [`Company`] meets at a table by links. [`drive`] has many companies play at a fixed rate, whatever
//! the server does, and measures how long everybody waits. Other proofs use the same people.

mod advance;
mod beside;
mod browser;
mod company;
pub mod drive;
mod heard;
mod program;
mod site;
mod wire;

pub use advance::advance;
pub use beside::Beside;
pub use browser::{Browser, Socket};
pub use company::{Company, Party};
pub use heard::{
    Heard, MessageKind, SeenChoice, SeenEntry, SeenMenu, SeenPrompt, SeenView, written,
};
pub use program::{Program, raise_limit_on_files, worked};
pub use site::{Servers, Site};
pub use wire::Wire;

use std::fmt;

/// Something did not go as it must.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed(String);

impl Failed {
    /// Something odd.
    pub fn odd(what: impl fmt::Display) -> Failed {
        Failed(what.to_string())
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

macro_rules! fails_with {
    ($($error:ty),*) => {
        $(impl From<$error> for Failed {
            fn from(error: $error) -> Failed {
                Failed(error.to_string())
            }
        })*
    };
}

fails_with!(
    std::io::Error,
    serde_json::Error,
    store::StoreError,
    store::OpenError,
    tokio_tungstenite::tungstenite::Error
);
