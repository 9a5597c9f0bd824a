//! `play`: the whole game in the terminal, by keyboard and plain text.
//!
//! [`session`] keeps the game and its file, [`dialog`] asks people, and [`words`] has all the text.

mod advice;
mod closing;
mod dialog;
mod digest;
mod hint;
mod input;
pub(crate) mod layout;
mod look;
mod market;
mod menu;
mod phrases;
mod piles;
mod save;
mod scene;
mod screen;
mod seats;
mod session;
mod steps;
mod story;
mod words;

#[cfg(test)]
mod tests;

use crate::args::PlayArgs;
use crate::failure::Failure;
use dialog::{Dialog, Left};
use engine::model::Seat;
use engine::{Action, Game, Phase, Rules};
use session::{Next, Session};
use std::io::{BufRead, Write};
use std::process::ExitCode;

/// An action of a seat as menus say it, for other commands.
pub(crate) fn action_in_words(
    rules: &Rules,
    game: &Game,
    seat: Seat,
    names: &[String],
    action: &Action,
) -> String {
    let speech = &words::Speech::new(words::WordSet::NorthStar);
    words::actions::action(&look::Look { rules, game, seat, names, speech }, action)
}

/// Points from somewhere, for other commands.
pub(crate) fn points_in_words(points: f32, source: protocol::Source) -> String {
    words::reasons::points_from(&words::Speech::new(words::WordSet::NorthStar), points, source)
}

/// A phase in words.
pub(crate) fn phase_in_words(phase: Phase) -> String {
    words::Speech::new(words::WordSet::NorthStar).phase(phase)
}

/// A line broken to the width of a terminal.
pub(crate) fn wrapped(line: &str) -> String {
    layout::wrap(line, 6)
}

/// Runs the command.
pub(crate) fn run(
    args: &PlayArgs,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let mut session = match &args.resume {
        Some(file) => Session::resume(file.as_deref(), args.word_set())?,
        None => Session::begin(args)?,
    };
    let mut dialog = Dialog::new(input, out);
    dialog.welcome(&session, args.resume.is_some())?;
    loop {
        match session.next()? {
            Next::Over => break,
            Next::Person(seat) => {
                dialog.tell(&mut session)?;
                if dialog.ask(&mut session, seat)? == Left::Quits {
                    session.sync()?;
                    dialog.farewell(&session)?;
                    return Ok(ExitCode::SUCCESS);
                }
            }
        }
    }
    dialog.tell(&mut session)?;
    let ended = session.finish()?;
    dialog.ending(&ended)?;
    Ok(ExitCode::SUCCESS)
}
