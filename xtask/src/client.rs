//! The checks of the browser client: form, types, units, and whole games in a real browser.

use crate::steps::{quiet, root, run};
use std::path::PathBuf;

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Names of Chromium on the path.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Runs all checks; the program must have been built.
pub fn test() -> Result<(), String> {
    install()?;
    npm(&["run", "lint"], &[])?;
    npm(&["run", "check"], &[])?;
    npm(&["test"], &[])?;
    in_browser(&["run", "e2e"], &[])
}

/// Runs some files of the tests in a browser with this variable and new luck; the program must have
/// been built.
pub fn play(files: &[&str], variable: (&str, &str)) -> Result<(), String> {
    install()?;
    let variables = [variable, ("TIEFENTHAL_LUCK", "new")];
    in_browser(&[&["run", "e2e", "--"], files].concat(), &variables)
}

/// Takes the pictures of the documentation; the program must have been built.
pub fn pictures() -> Result<(), String> {
    play(&["e2e/pictures.spec.ts"], ("TIEFENTHAL_PICTURES", "../docs/pictures"))
}

fn install() -> Result<(), String> {
    if !quiet(NPM, &["--version"]) {
        return Err("npm is missing; install Node.js 20.19 or newer".to_owned());
    }
    npm(&["ci", "--no-audit", "--no-fund"], &[("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")])
}

/// Runs a command that needs the browser and the program.
fn in_browser(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let browser = browser()?;
    let program = program()?;
    let program = program.to_str().ok_or("the path of the program is not valid UTF-8")?;
    let mut all = vec![("CHROMIUM", browser.as_str()), ("TIEFENTHAL_BIN", program)];
    all.extend(variables);
    npm(arguments, &all)
}

fn npm(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let client = root().join("client");
    let client = client.to_str().ok_or("the path of the client is not valid UTF-8")?;
    run(NPM, &[&["--prefix", client], arguments].concat(), variables)
}

/// Finds Chromium, and installs it if it is missing and we are allowed to.
fn browser() -> Result<String, String> {
    if let Some(found) = find() {
        return Ok(found);
    }
    let install = ["install", "-y", "--no-install-recommends", "chromium"];
    if quiet("apt-get", &["--version"]) && quiet("sh", &["-c", "test \"$(id -u)\" = 0"]) {
        run("apt-get", &["update"], &[])?;
        run("apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")])?;
    }
    find().ok_or_else(|| {
        "Chromium is missing, and only root can install it; run apt-get install chromium".to_owned()
    })
}

fn find() -> Option<String> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let candidates = BROWSERS.iter().flat_map(|name| folders.iter().map(move |f| f.join(name)));
    candidates.into_iter().find(|file| file.is_file())?.to_str().map(str::to_owned)
}

/// The program as built by the tests.
fn program() -> Result<PathBuf, String> {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let name = if cfg!(windows) { "tiefenthal.exe" } else { "tiefenthal" };
    let program = root().join(target).join("debug").join(name);
    if program.is_file() {
        Ok(program)
    } else {
        Err(format!("{} is missing; run cargo build", program.display()))
    }
}
