//! Checks with their full counts, which take minutes to hours. The test command runs the same checks with
//! smaller counts.

mod measures;

use crate::steps::{self, Outcome, quiet, root};
use std::fs;

type Proof = fn() -> Result<(), String>;

const PROOFS: [(&str, &str, Proof); 19] = [
    (
        "conformance",
        "2,000 random games of each of the 15 kinds, every check after every step",
        conformance,
    ),
    (
        "bots",
        "200 games of each of the 15 kinds by a mix of all players but strongest, all checks on",
        bots,
    ),
    (
        "puzzles",
        "exhaustive search of every puzzle, those of the planner and those for people",
        puzzles,
    ),
    ("review", "two reviews of each of 100 games, compared with each other", review),
    ("simulate", "10,000 four-player level-5 games with a progress bar", simulate),
    ("records", "100 recorded games of each of the 15 kinds, replayed and verified", records),
    ("fuzz", "every fuzz target for ten minutes (cargo-fuzz and a nightly toolchain)", fuzz),
    ("mutants", "cargo-mutants over phases and effects", mutants),
    (
        "durability",
        "kill -9 under load, 200 times, and a sync before every answer (needs strace)",
        durability,
    ),
    (
        "friends",
        "three browsers play a whole level-5 game while the server is killed in every phase",
        friends,
    ),
    (
        "client",
        "every situation in every window, level and word set; games by keys and touch; light and quick",
        client,
    ),
    ("guests", "kill -9 with several people at each of many tables, 200 times", guests),
    (
        "postgres",
        "1,000,000 appends; two processes on one PostgreSQL: killed 50 times, replaced 20 times, listeners cut, \
         still for 30 s; PostgreSQL killed",
        postgres,
    ),
    ("power", "200 power cuts with several people at each table (needs strace)", power),
    (
        "secrets",
        "no byte for those who may not know: 10 games of each of the 15 kinds, over sockets",
        secrets,
    ),
    ("load", "1,000 tables of four and 1,000 spectators at 500 commands a second", measures::load),
    (
        "knee",
        "ever more commands a second until people wait, then twice as many; 10,000 idle sockets",
        measures::knee,
    ),
    (
        "processes",
        "the load on three processes that share a PostgreSQL, the seats of each table at different ones",
        measures::processes,
    ),
    ("growth", "what 100 to 100,000 stored games cost; draws docs/growth.svg", measures::growth),
];

const TARGETS: [&str; 4] = ["actions", "notation", "record", "sheet"];

/// Prints the names.
pub fn list() {
    for (name, what, _) in PROOFS {
        println!("{name:<12} {what}");
    }
}

/// Runs one proof.
pub fn run(name: &str) -> Result<(), String> {
    let found = PROOFS.iter().find(|(known, _, _)| *known == name);
    let (_, _, proof) = found.ok_or_else(|| {
        format!("there is no proof named {name}; run cargo xtask proof for a list")
    })?;
    proof()
}

fn conformance() -> Result<(), String> {
    let arguments = [
        "test",
        "--release",
        "-p",
        "tiefenthal-engine",
        "--test",
        "conformance",
        "--",
        "--nocapture",
    ];
    cargo(&arguments, &[("TIEFENTHAL_GAMES", "2000")])
}

fn bots() -> Result<(), String> {
    let arguments =
        ["test", "--release", "-p", "tiefenthal-lab", "--test", "mixed", "--", "--nocapture"];
    // An answer that a player corrects itself counts as a fault, too, and only these checks see it.
    let checks = ("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true");
    cargo(&arguments, &[("TIEFENTHAL_GAMES", "200"), checks])
}

fn puzzles() -> Result<(), String> {
    cargo(&["run", "--release", "-p", "tiefenthal-lab", "--example", "puzzles", "--", "prove"], &[])
}

fn review() -> Result<(), String> {
    let example = ["run", "--release", "-p", "tiefenthal-lab", "--example", "reviews", "--"];
    cargo(&[&example[..], &["--games", "100", "--seed", "1"]].concat(), &[])
}

fn simulate() -> Result<(), String> {
    cargo(
        &[
            "run",
            "--release",
            "--",
            "simulate",
            "--players",
            "4",
            "--level",
            "5",
            "--games",
            "10000",
            "--seed",
            "1",
        ],
        &[],
    )
}

fn records() -> Result<(), String> {
    cargo(&["build", "--release"], &[])?;
    let program = root().join("target/release/tiefenthal").to_string_lossy().into_owned();
    let folder = root().join("target/proof-records");
    let _ = fs::remove_dir_all(&folder);
    let mut checked = 0;
    for level in 1..=5 {
        for players in 2..=4 {
            let into = folder.join(format!("L{level}P{players}")).to_string_lossy().into_owned();
            let (level, players) = (level.to_string(), players.to_string());
            let arguments = [
                "simulate",
                "--players",
                &players,
                "--level",
                &level,
                "--games",
                "100",
                "--seed",
                "15",
                "--record",
                &into,
            ];
            steps::run(&program, &arguments, &[])?;
            for entry in fs::read_dir(&into).map_err(|error| format!("{into}: {error}"))? {
                let file = entry.map_err(|error| error.to_string())?.path();
                let file = file.to_string_lossy();
                for command in ["replay", "verify"] {
                    if !quiet(&program, &[command, &file]) {
                        return Err(format!("{program} {command} {file} failed"));
                    }
                }
                checked += 1;
            }
        }
    }
    println!("{checked} records replayed and verified");
    if checked == 1500 { Ok(()) } else { Err("expected 1,500 records".to_owned()) }
}

fn durability() -> Result<(), String> {
    let arguments = [
        "test",
        "-p",
        "tiefenthal-store",
        "--features",
        "strace",
        "--test",
        "kill",
        "--",
        "--nocapture",
    ];
    cargo(&arguments, &[("TIEFENTHAL_KILLS", "200")])
}

fn friends() -> Result<(), String> {
    cargo(&["build", "--locked"], &[])?;
    crate::client::play(&["e2e/powercuts.spec.ts"], ("TIEFENTHAL_FRIENDS", "whole"))
}

fn guests() -> Result<(), String> {
    let arguments = ["test", "-p", "tiefenthal", "--test", "guests", "kill_9", "--", "--nocapture"];
    cargo(&arguments, &[("TIEFENTHAL_KILLS", "200")])
}

fn postgres() -> Result<(), String> {
    if let Outcome::Skipped(what) = crate::postgres::install()? {
        return Err(format!("not proven: {what}"));
    }
    let required = ("TIEFENTHAL_POSTGRES", "required");
    let store = ["test", "-p", "tiefenthal-store", "--test", "postgres", "--", "--nocapture"];
    let counts = [("TIEFENTHAL_KILLS", "20"), ("TIEFENTHAL_APPENDS", "1000000")];
    cargo(&store, &[&[required], &counts[..]].concat())?;
    let servers = ["test", "-p", "tiefenthal", "--test", "guests", "servers", "--", "--nocapture"];
    cargo(&servers, &[required, ("TIEFENTHAL_KILLS", "50"), ("TIEFENTHAL_PAUSE", "30")])?;
    let rolling = ["test", "-p", "tiefenthal", "--test", "guests", "rolling", "--", "--nocapture"];
    cargo(&rolling, &[required, ("TIEFENTHAL_RESTARTS", "20")])
}

fn power() -> Result<(), String> {
    let arguments = [
        "test",
        "-p",
        "tiefenthal",
        "--features",
        "strace",
        "--test",
        "guests",
        "power",
        "--",
        "--nocapture",
    ];
    cargo(&arguments, &[("TIEFENTHAL_CUTS", "200")])
}

fn secrets() -> Result<(), String> {
    let arguments =
        ["test", "-p", "tiefenthal-server", "--test", "tables", "secrets", "--", "--nocapture"];
    cargo(&arguments, &[("TIEFENTHAL_GAMES", "10")])
}

fn client() -> Result<(), String> {
    cargo(&["build", "--locked"], &[])?;
    let looks =
        ["fits", "fits-pages", "coach", "whole", "words", "mouse", "popover", "keyboard", "access"];
    let files = looks.map(|name| format!("e2e/{name}.spec.ts"));
    crate::client::play(&files.each_ref().map(String::as_str), ("TIEFENTHAL_SIZES", "all"))?;
    // Figures are worth something only if nothing else runs meanwhile.
    crate::client::play(&["e2e/measure.spec.ts", "--workers", "1"], ("TIEFENTHAL_MEASURE", "1"))
}

fn fuzz() -> Result<(), String> {
    for target in TARGETS {
        let corpus = format!("fuzz/corpus/{target}");
        steps::run(
            "cargo",
            &[
                "+nightly",
                "fuzz",
                "run",
                target,
                &corpus,
                "--",
                "-max_total_time=600",
                "-max_len=8192",
            ],
            &[],
        )?;
    }
    Ok(())
}

fn mutants() -> Result<(), String> {
    cargo(
        &[
            "mutants",
            "-p",
            "tiefenthal-engine",
            "-f",
            "crates/engine/src/phases/*.rs",
            "-f",
            "crates/engine/src/effects/*.rs",
        ],
        &[],
    )
}

fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    steps::run("cargo", arguments, environment)
}
