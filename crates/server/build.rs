//! Builds the browser client into OUT_DIR, from where it is embedded into the program.
//!
//! `SKIP_WEB_BUILD=1` embeds a page that says so instead; `WEB_DIST=DIR` embeds a client that was
//! built elsewhere.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, io};

/// What the client is built from. Only inputs: a build that watches what it writes never rests.
const INPUTS: [&str; 9] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    ".npmrc",
];

fn main() {
    if let Err(message) = build() {
        eprintln!(
            "\n{message}\n\nTo go on without the client: SKIP_WEB_BUILD=1, or WEB_DIST=DIR with a built one\n"
        );
        exit(1);
    }
}

fn build() -> Result<(), String> {
    println!("cargo:rerun-if-env-changed=WEB_DIST");
    println!("cargo:rerun-if-env-changed=SKIP_WEB_BUILD");
    println!("cargo:rerun-if-changed=build.rs");
    let out = PathBuf::from(variable("OUT_DIR")?).join("web");
    println!("cargo:rustc-env=WEB_DIST_DIR={}", out.display());
    // Nothing stale from an earlier run.
    if out.exists() {
        with_path(&out, fs::remove_dir_all(&out))?;
    }
    with_path(&out, fs::create_dir_all(&out))?;
    let client = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("../../client");
    for input in INPUTS.map(|name| client.join(name)).iter().filter(|path| path.exists()) {
        println!("cargo:rerun-if-changed={}", input.display());
    }
    println!("cargo:rerun-if-changed={}", client.join("../words").display());
    if is_set("SKIP_WEB_BUILD") {
        return placeholder(&out, "This program was built without its browser client.");
    }
    if let Some(built) = env::var_os("WEB_DIST").filter(|dir| !dir.is_empty()) {
        return with_path(Path::new(&built), copy(Path::new(&built), &out));
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if Command::new(npm).arg("--version").output().is_err() {
        if env::var_os("CI").is_some() {
            return Err("npm was not found; CI must build the browser client".to_owned());
        }
        println!(
            "cargo:warning=npm was not found: install Node.js 20.19 or newer and build again to get the browser client"
        );
        // A file that is not there makes cargo look again at the next build.
        println!("cargo:rerun-if-changed={}", client.join("no-such-file").display());
        let why = "npm was not found when this program was built. Install Node.js 20.19 or newer and build again.";
        return placeholder(&out, why);
    }
    with_npm(npm, &client, &out)
}

/// Installs what the client needs if the lock file changed, and builds it.
fn with_npm(npm: &str, client: &Path, out: &Path) -> Result<(), String> {
    // One npm at a time: builds of other profiles and editors share node_modules.
    let lock = client.join(".build.lock");
    let held = with_path(&lock, fs::File::create(&lock))?;
    with_path(&lock, held.lock())?;
    let stamp = client.join("node_modules/.lock-stamp");
    let file = client.join("package-lock.json");
    let wanted = with_path(&file, fs::read(&file))?;
    if fs::read(&stamp).ok().as_deref() != Some(&wanted[..]) {
        run(npm, client, &["ci", "--prefer-offline", "--no-audit", "--no-fund"])?;
        with_path(&stamp, fs::write(&stamp, &wanted))?;
    }
    let out = out.to_str().ok_or("the build folder's name is no text")?;
    run(npm, client, &["run", "build", "--", "--outDir", out, "--emptyOutDir"])
}

fn run(npm: &str, folder: &Path, arguments: &[&str]) -> Result<(), String> {
    let mut command = Command::new(npm);
    command.current_dir(folder).args(arguments).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    let output = command.output().map_err(|error| format!("could not start npm: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "`npm {}` failed in {}\n{}{}",
        arguments.join(" "),
        folder.display(),
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    ))
}

fn placeholder(out: &Path, why: &str) -> Result<(), String> {
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tiefenthal</title><p>{why}</p></html>"
    );
    let file = out.join("index.html");
    with_path(&file, fs::write(&file, page))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target)?;
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// Whether a variable is there and not empty.
fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|error| format!("{name}: {error}"))
}

fn with_path<T>(path: &Path, result: io::Result<T>) -> Result<T, String> {
    result.map_err(|error| format!("{}: {error}", path.display()))
}
