//! A serving turn that a waiting seat prepares and plays. The table keeps nothing of it.

use crate::table::Course;
use crate::{CommandId, Table};
use engine::model::{Seat, SeatSet};
use engine::notation::read_action;
use engine::{Illegal, Rehearsal, Rules};
use protocol::{
    Command, Effect, MAX_STEPS, Menu, Perform, Refusal, Rehearse, Rehearsed, RehearsedStep, Step,
};

impl Table {
    /// How far the steps hold, for somebody who speaks for these seats. Nothing in the answer depends
    /// on what the seat may not know: a rehearsal draws nothing and sees no answers of others.
    pub fn rehearse(&self, seats: SeatSet, ask: &Rehearse) -> Result<Rehearsed, Refusal> {
        let Rehearse { id, seat, steps } = ask;
        if !seats.contains(*seat) {
            return Err(Refusal::NotYourSeat);
        }
        check_length(steps)?;
        let game = match &self.course {
            Course::Played(recorder) => recorder.game(),
            Course::Shown(replayer) => {
                return Err(Refusal::OtherRules { rules: replayer.header().rules });
            }
        };
        let rules = self.rules();
        let mut rehearsal = rules.rehearse(game, *seat).map_err(illegal)?;
        let mut good = Vec::new();
        let mut stuck = None;
        for notation in steps {
            match add(rules, &mut rehearsal, *seat, notation) {
                Ok(step) => good.push(step),
                Err(why) => {
                    stuck = Some(why);
                    break;
                }
            }
        }
        let menu = (!rehearsal.is_closed()).then(|| Menu::new(rules, rehearsal.game(), *seat));
        Ok(Rehearsed {
            id: id.clone(),
            seat: *seat,
            round: game.round,
            steps: good,
            stuck,
            view: Box::new(self.view_of(&rehearsal.position(), SeatSet::only(*seat))),
            menu: menu.flatten().map(Box::new),
        })
    }
}

/// The commands of which a rehearsed turn consists. Each answers the question that follows from the one
/// before it, so none is carried out after one that was refused, or after anything else.
pub fn commands(perform: &Perform) -> Result<impl Iterator<Item = Command> + '_, Refusal> {
    let Perform { id, seat, question, steps } = perform;
    check_length(steps)?;
    let id: CommandId = id.parse().map_err(|_| Refusal::NotUnderstood)?;
    Ok(steps.iter().zip(0_u32..).map(move |(notation, n)| Command {
        id: CommandId::new(id.bits().wrapping_add(n.into())).to_string(),
        seat: *seat,
        question: question.wrapping_add(n),
        step: Step::Act(notation.clone()),
    }))
}

fn check_length(steps: &[String]) -> Result<(), Refusal> {
    if steps.len() > MAX_STEPS { Err(Refusal::NotUnderstood) } else { Ok(()) }
}

fn add(
    rules: &Rules,
    rehearsal: &mut Rehearsal,
    seat: Seat,
    notation: &str,
) -> Result<RehearsedStep, Refusal> {
    let action = read_action(notation).map_err(|_| Refusal::NotUnderstood)?;
    let effect = Effect::of(rules, rehearsal.game(), seat, &action).unwrap_or_default();
    rehearsal.add(rules, &action).map_err(illegal)?;
    Ok(RehearsedStep { notation: notation.to_owned(), action, effect })
}

fn illegal(why: Illegal) -> Refusal {
    Refusal::Illegal { rule: why.rule().to_owned(), why }
}
