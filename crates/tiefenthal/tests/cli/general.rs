//! Help, wrong arguments, closed pipes.

use crate::support::{assert_narrow, program, run};
use std::io::{BufRead as _, BufReader, Read as _};
use std::process::Stdio;

#[test]
fn help_is_there_for_every_command() {
    let commands = "serve play simulate arena replay verify review rules sheet backup salvage copy";
    for command in commands.split(' ').chain([""]) {
        let help = run(&format!("help {command}")).ok();
        assert!(help.contains("Usage: tiefenthal"), "{help}");
        assert_narrow(&help);
    }
}

#[test]
fn wrong_arguments_end_with_code_2() {
    for (arguments, word) in [
        ("simulate --players 1", "--players"),
        ("simulate --players 5", "2..=4"),
        ("simulate --level 0", "1..=5"),
        ("simulate --level 6", "--level"),
        ("simulate --games 0", "--games"),
        ("simulate --games many", "--games"),
        ("simulate --seed -1", "'-1'"),
        ("simulate --threads 0", "--threads"),
        ("replay", "<FILE>"),
        ("verify one two", "'two'"),
        ("sheet --json --toml", "--toml"),
        ("sheet --check a --sheet b", "--check"),
        ("brew", "brew"),
    ] {
        let ran = run(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments}");
        assert!(ran.err.contains(word), "{arguments}: {}", ran.err);
    }
}

#[test]
fn nobody_listening_is_no_error() {
    let mut child = program()
        .args(["sheet", "--toml"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    // One byte is read and the pipe closed; the sheet is larger than what the program buffers.
    let mut out = child.stdout.take().expect("the output");
    out.read_exact(&mut [0]).expect("a byte");
    drop(out);
    let mut complaint = String::new();
    let mut err = BufReader::new(child.stderr.take().expect("the errors"));
    err.read_line(&mut complaint).expect("text");
    assert_eq!(complaint, "");
    assert_eq!(child.wait().expect("the end").code(), Some(0));
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("the full device");
    let output = program().arg("sheet").stdout(full).output().expect("the program");
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert!(complaint.starts_with("tiefenthal: cannot print the result: "), "{complaint}");
}
