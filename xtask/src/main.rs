//! Project tasks: `cargo xtask NAME`.

mod client;
mod deny;
mod postgres;
mod proof;
#[cfg(test)]
mod prose;
mod rules;
mod steps;
mod wasm;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask NAME

  test          everything that must pass before a change lands, including setup
  client        only the checks of the browser client; build the program first
  pictures      take the pictures of the documentation; build the program first
  deny          licences, duplicate versions and advisories of the dependencies
  docs          the documentation, with every warning an error
  wasm          compiles for the browser what must run there
  types         regenerate the TypeScript types of the messages
  rulebook      regenerate docs/rules.md from words/
  rules [ID]    the rule coverage table, which fails on a gap; with ID, where one rule is
  proof NAME    a check with its full counts; without NAME, list them
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments[..] {
        ["test"] => steps::test(),
        ["client"] => client::test(),
        ["pictures"] => client::pictures(),
        ["deny"] => deny::check().map(|outcome| outcome.report()),
        ["docs"] => steps::docs(),
        ["wasm"] => wasm::check().map(|outcome| outcome.report()),
        ["types"] => steps::types(),
        ["rulebook"] => steps::rulebook(),
        ["rules"] => rules::print_table(),
        ["rules", id] => rules::print_rule(id),
        ["proof"] => {
            proof::list();
            Ok(())
        }
        ["proof", name] => proof::run(name),
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
