//! Runs commands in sequence, announcing each.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// How a check ended that needs something this machine may not have.
#[must_use]
pub enum Outcome {
    /// It passed.
    Done,
    /// It was not run; the text says what is missing.
    Skipped(String),
}

impl Outcome {
    /// Says loudly that a check was not run.
    pub fn report(&self) {
        if let Outcome::Skipped(what) = self {
            println!("\n!! NOT CHECKED: {what}");
        }
    }
}

/// The whole test command.
pub fn test() -> Result<(), String> {
    for (component, arguments) in
        [("rustfmt", ["fmt", "--version"]), ("clippy", ["clippy", "--version"])]
    {
        if !quiet("cargo", &arguments) {
            return Err(format!("{component} is missing; run rustup component add {component}"));
        }
    }
    run("cargo", &["fmt", "--all", "--check"], &[])?;
    run(
        "cargo",
        &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        &[],
    )?;
    let postgres = crate::postgres::install()?;
    let required: &[_] = match postgres {
        Outcome::Done => &[("TIEFENTHAL_POSTGRES", "required")],
        Outcome::Skipped(_) => &[],
    };
    run("cargo", &["test", "--workspace", "--locked"], required)?;
    docs()?;
    run("cargo", &["build", "--locked"], &[])?;
    crate::client::test()?;
    let optional = [postgres, crate::deny::check()?, crate::wasm::check()?];
    crate::rules::print_table()?;
    optional.iter().for_each(Outcome::report);
    Ok(())
}

/// The documentation; a broken link is an error.
pub fn docs() -> Result<(), String> {
    let arguments = ["doc", "--workspace", "--no-deps", "--locked"];
    run("cargo", &arguments, &[("RUSTDOCFLAGS", "-D warnings")])
}

/// Regenerates `client/src/protocol.ts`.
pub fn types() -> Result<(), String> {
    run(
        "cargo",
        &["test", "-p", "tiefenthal-protocol", "--test", "types"],
        &[("UPDATE_TYPES", "1")],
    )
}

/// Regenerates `docs/rules.md`, and the numbers of the rules for the page.
pub fn rulebook() -> Result<(), String> {
    run("cargo", &["test", "-p", "tiefenthal-words", "--test", "rules"], &[("UPDATE_RULES", "1")])
}

/// Runs a command in the root of the repository and shows what it prints.
pub fn run(program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    let line = format!("{program} {}", arguments.join(" "));
    let shown: String =
        environment.iter().map(|(name, value)| format!("{name}={value} ")).collect();
    println!("\n== {shown}{line}");
    let status = Command::new(program)
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("cannot start {program}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("failed ({status}): {line}")) }
}

/// Whether a command succeeds, without showing what it prints.
pub fn quiet(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .current_dir(root())
        .output()
        .is_ok_and(|output| output.status.success())
}
