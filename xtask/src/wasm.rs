//! The crates that must run in a browser compile for WebAssembly.

use crate::steps::{Outcome, quiet, root, run};

const TARGET: &str = "wasm32-unknown-unknown";
const TOOLCHAIN: &str = "target/wasm/toolchain";

/// Everything a game in the browser needs: rules, luck, players and the table.
const CRATES: [&str; 5] = [
    "tiefenthal-engine",
    "tiefenthal-chance",
    "tiefenthal-players",
    "tiefenthal-table",
    "tiefenthal-words",
];

/// Compiles them with rustup's target where it is installed, otherwise with Debian's compiler.
pub fn check() -> Result<Outcome, String> {
    if quiet("sh", &["-c", &format!("rustup target list --installed | grep -qx {TARGET}")]) {
        return build(&[]);
    }
    // Not every machine with apt has Debian's packages or reaches them.
    let debian = quiet("apt-get", &["--version"]) && quiet("dpkg", &["--version"]);
    if debian && run("xtask/wasm-toolchain.sh", &[TOOLCHAIN], &[]).is_ok() {
        let compiler = root().join(TOOLCHAIN).join("rustc-web");
        let compiler = compiler.to_str().ok_or("the path of the compiler is not valid UTF-8")?;
        return build(&[("RUSTC", compiler)]);
    }
    Ok(Outcome::Skipped(format!("WebAssembly: rustup target add {TARGET}")))
}

/// Uses a folder of its own, because the compiler may differ, and does not optimise what nobody runs.
fn build(compiler: &[(&str, &str)]) -> Result<Outcome, String> {
    let mut arguments =
        vec!["build", "--locked", "--lib", "--target", TARGET, "--target-dir", "target/wasm/built"];
    arguments.extend(CRATES.iter().flat_map(|name| ["-p", *name]));
    let quick = [("CARGO_PROFILE_DEV_OPT_LEVEL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0")];
    run("cargo", &arguments, &[&quick, compiler].concat())?;
    Ok(Outcome::Done)
}
