//! Finds the examples in scenario files.

use crate::{Beginning, Example, Step};
use core::fmt;
use engine::notation::{Luck, NotationError, Said, read_action, scenario_blocks};

/// Why an example cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExampleError {
    /// A line was not understood.
    Line {
        /// Its number, from 1.
        number: usize,
        /// Why.
        error: NotationError,
    },
    /// After the line with this number there should be a position.
    NoPosition(usize),
    /// The position or the new game cannot be set up.
    NoGame(String),
}

impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleError::Line { number, error } => write!(f, "line {number}: {error}"),
            ExampleError::NoPosition(number) => {
                write!(f, "line {number}: a position should follow")
            }
            ExampleError::NoGame(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for ExampleError {}

/// The example under way.
struct Draft<'a> {
    /// The line that announces it.
    number: usize,
    id: &'a str,
    rules: Vec<&'a str>,
    begins: Option<Beginning>,
    steps: Vec<Step>,
}

/// The examples of a file.
pub(crate) fn read(text: &'static str) -> Result<Vec<Example>, ExampleError> {
    let mut examples = Vec::new();
    let mut draft: Option<Draft<'static>> = None;
    let mut luck = Luck::default();
    for block in scenario_blocks(text) {
        let number = block.number;
        let wrong = |error| ExampleError::Line { number, error };
        match block.read().map_err(wrong)? {
            Said::Title(_) => finish(&mut draft, &mut examples)?,
            Said::Example { id, rules } => {
                finish(&mut draft, &mut examples)?;
                draft = Some(Draft { number, id, rules, begins: None, steps: Vec::new() });
            }
            Said::Given(scene) => begin(&mut draft, &mut examples, Beginning::Scene(scene))?,
            Said::Begin(setup) => {
                let luck = core::mem::take(&mut luck);
                let new = Beginning::NewGame { setup, luck };
                begin(&mut draft, &mut examples, new)?;
            }
            Said::Luck(named) => luck = named,
            Said::Again => draft.iter_mut().for_each(|draft| draft.steps.push(Step::Again)),
            Said::Act(seat, text) => {
                let action = read_action(text).map_err(wrong)?;
                let luck = core::mem::take(&mut luck);
                let step = Step::Act { seat, action, luck };
                draft.iter_mut().for_each(|draft| draft.steps.push(step.clone()));
            }
            Said::Score | Said::Offers(..) | Said::Comment => {}
        }
    }
    finish(&mut draft, &mut examples)?;
    Ok(examples)
}

/// The first position is where the example begins, the second ends it.
fn begin(
    draft: &mut Option<Draft<'static>>,
    examples: &mut Vec<Example>,
    beginning: Beginning,
) -> Result<(), ExampleError> {
    if draft.as_ref().is_some_and(|draft| draft.begins.is_some()) {
        finish(draft, examples)?;
    }
    if let Some(draft) = draft {
        draft.begins = Some(beginning);
    }
    Ok(())
}

fn finish(
    draft: &mut Option<Draft<'static>>,
    examples: &mut Vec<Example>,
) -> Result<(), ExampleError> {
    let Some(Draft { number, id, rules, begins, steps }) = draft.take() else { return Ok(()) };
    let begins = begins.ok_or(ExampleError::NoPosition(number))?;
    examples.push(Example { id, rules, begins, steps });
    Ok(())
}
