//! Measurements with the load tool, which fail when a promise is broken.

use super::cargo;
use crate::postgres;
use crate::steps::{self, Outcome, root};
use std::fs;

pub(super) fn load() -> Result<(), String> {
    let promises = ["--p99", "100", "--ratio", "2", "--random", "1000", "--memory", "300"];
    build()?;
    measure(&[], &[&["play", "--strongest", "50"], &promises[..]].concat())
}

pub(super) fn knee() -> Result<(), String> {
    build()?;
    measure(&[], &["knee", "--p99", "100", "--least", "1000"])?;
    measure(&[], &["idle", "--tables", "100", "--sockets", "10000", "--most", "15"])
}

pub(super) fn processes() -> Result<(), String> {
    require_postgres()?;
    build()?;
    measure(&["--store", "postgres", "--processes", "3"], &["play", "--p99", "150"])
}

pub(super) fn growth() -> Result<(), String> {
    require_postgres()?;
    build()?;
    measure(&[], &["growth", "--chart", "docs/growth.svg"])
}

fn require_postgres() -> Result<(), String> {
    match postgres::install()? {
        Outcome::Skipped(what) => Err(format!("not measured: {what}")),
        Outcome::Done => Ok(()),
    }
}

fn build() -> Result<(), String> {
    cargo(&["build", "--release", "-p", "tiefenthal", "-p", "tiefenthal-load"], &[])
}

/// Runs the load tool on games in a folder of its own.
fn measure(place: &[&str], what: &[&str]) -> Result<(), String> {
    let program = |name| root().join("target/release").join(name).to_string_lossy().into_owned();
    let data = root().join("target/proof-load");
    let _ = fs::remove_dir_all(&data);
    let data = data.to_string_lossy().into_owned();
    let tiefenthal = program("tiefenthal");
    let usual = ["--program", &tiefenthal, "--data", &data];
    steps::run(&program("tiefenthal-load"), &[&usual, place, what].concat(), &[])
}
