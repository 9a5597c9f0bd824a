//! Runs commands in sequence, announcing each.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
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
    run("cargo", &["test", "--workspace", "--locked"], &[])?;
    run("cargo", &["build", "--locked"], &[])?;
    crate::client::test()?;
    crate::rules::print_table()
}

/// Regenerates `client/src/protocol.ts`.
pub fn types() -> Result<(), String> {
    run(
        "cargo",
        &["test", "-p", "tiefenthal-protocol", "--test", "types"],
        &[("UPDATE_TYPES", "1")],
    )
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
