//! PostgreSQL for the tests, which start one of their own and throw it away.

use crate::steps::{Outcome, quiet, run};
use std::path::Path;

/// Installs PostgreSQL if it is missing and we are allowed to.
pub fn install() -> Result<Outcome, String> {
    if !is_there()
        && quiet("apt-get", &["--version"])
        && quiet("sh", &["-c", "test \"$(id -u)\" = 0"])
    {
        let install = ["install", "-y", "--no-install-recommends", "postgresql"];
        run("apt-get", &["update"], &[])?;
        run("apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")])?;
    }
    if is_there() {
        return Ok(Outcome::Done);
    }
    let how = "PostgreSQL, and several servers on it: apt-get install postgresql";
    Ok(Outcome::Skipped(how.to_owned()))
}

/// Whether the programs of the server are where Debian puts them, which is where the tests look.
fn is_there() -> bool {
    let versions = Path::new("/usr/lib/postgresql").read_dir();
    let has_server = |version: std::fs::DirEntry| version.path().join("bin/initdb").is_file();
    versions.is_ok_and(|versions| versions.filter_map(Result::ok).any(has_server))
}
