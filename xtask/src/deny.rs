//! Licences, duplicate versions, sources and known vulnerabilities of what the program is built from.

use crate::steps::{Outcome, quiet, root, run};
use std::path::PathBuf;

const VERSION: &str = "0.20.2";

/// Runs `cargo deny`; `deny.toml` says what is allowed.
pub fn check() -> Result<Outcome, String> {
    let Some(deny) = installed() else {
        let how = "licences and duplicate versions: cargo install cargo-deny --locked";
        return Ok(Outcome::Skipped(how.to_owned()));
    };
    let deny = deny.to_str().ok_or("the path of cargo-deny is not valid UTF-8")?;
    run(deny, &["check", "-D", "unnecessary-skip", "licenses", "bans", "sources"], &[])?;
    if !quiet(deny, &["fetch", "db"]) {
        let why = "known vulnerabilities: their database cannot be reached from here";
        return Ok(Outcome::Skipped(why.to_owned()));
    }
    run(deny, &["check", "advisories"], &[])?;
    Ok(Outcome::Done)
}

/// The tool, built into `target/` if it is not on the path; quickly, as it runs for a second.
fn installed() -> Option<PathBuf> {
    if quiet("cargo-deny", &["--version"]) {
        return Some(PathBuf::from("cargo-deny"));
    }
    let tools = root().join("target/tools");
    let deny = tools.join("bin").join(if cfg!(windows) { "cargo-deny.exe" } else { "cargo-deny" });
    if !deny.is_file() {
        let package = ["cargo-deny", "--version", VERSION, "--locked", "--debug"];
        let folders = ["--root", tools.to_str()?, "--target-dir", "target/tools/built"];
        run("cargo", &[&["install", "--quiet"], &package[..], &folders[..]].concat(), &[]).ok()?;
    }
    Some(deny)
}
