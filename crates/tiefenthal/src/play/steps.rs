//! What people do at the table: steps and taking them back.

use super::closing::left_undone;
use super::dialog::{Dialog, Heard};
use super::layout::wrap;
use super::menu::{Choice, Page};
use super::session::Session;
use super::words::{actions, help as say, refusal};
use crate::failure::Failure;
use engine::Action;
use engine::model::{Seat, Space};
use std::io::{BufRead, Write};

impl<R: BufRead, W: Write> Dialog<'_, R, W> {
    /// Does what an entry of the menu says.
    pub(super) fn choose(
        &mut self,
        session: &mut Session,
        seat: Seat,
        choice: Choice,
    ) -> Result<Heard, Failure> {
        match choice {
            Choice::Do(action) => self.decide(session, seat, action),
            Choice::Open(page) => {
                self.page = page;
                Ok(Heard::Again)
            }
            Choice::Back => {
                self.page = Page::Main;
                Ok(Heard::Again)
            }
            Choice::Collect => {
                let mut uses = session.look(seat).uses();
                uses.sort_by_key(rank);
                if uses.is_empty() {
                    self.say(&session.speech().text("terminal-no-dice"))?;
                    return Ok(Heard::Refused);
                }
                self.act(session, seat, &uses)
            }
        }
    }

    /// One step that somebody chose. Ending a turn that leaves something undone needs confirmation.
    pub(super) fn decide(
        &mut self,
        session: &mut Session,
        seat: Seat,
        action: Action,
    ) -> Result<Heard, Failure> {
        if action == Action::Close && !self.reminded {
            let list = session.legal(seat);
            let left = left_undone(&session.look(seat), &list);
            if let (Some(left), true) = (left, list.contains(&Action::Close)) {
                self.reminded = true;
                self.say(&wrap(&left, 2))?;
                return Ok(Heard::Refused);
            }
        }
        self.act(session, seat, &[action])
    }

    /// Does what the computer would do.
    pub(super) fn auto(&mut self, session: &mut Session, seat: Seat) -> Result<Heard, Failure> {
        let Some(action) = session.advice(seat) else { return Ok(Heard::Refused) };
        let words = actions::action(&session.look(seat), &action);
        self.say(&wrap(&words, 2))?;
        self.act(session, seat, &[action])
    }

    /// Carries out steps while the question stays the same, and stops at the first refusal.
    pub(super) fn act(
        &mut self,
        session: &mut Session,
        seat: Seat,
        actions: &[Action],
    ) -> Result<Heard, Failure> {
        let ask = session.ask(seat);
        let mut done = 0;
        for action in actions {
            if session.ask(seat) != ask {
                break;
            }
            if let Err(illegal) = session.act(seat, action)? {
                self.say(&wrap(&refusal(session.speech(), &illegal), 2))?;
                break;
            }
            done += 1;
        }
        if done == 0 {
            return Ok(Heard::Refused);
        }
        self.reminded = false;
        if self.steps.0 != Some(seat) {
            self.steps = (Some(seat), Vec::new());
        }
        self.steps.1.push(done);
        Ok(Heard::Acted)
    }

    /// Takes back the last entry of the asked seat, or else of other people here.
    pub(super) fn undo(&mut self, session: &mut Session, seat: Seat) -> Result<Heard, Failure> {
        let others = Seat::ALL.into_iter().filter(|&s| s != seat && session.seats().is_person(s));
        let people: Vec<Seat> = core::iter::once(seat).chain(others).collect();
        for who in people {
            let own = self.steps.0 == Some(who);
            let steps = if own { self.steps.1.pop() } else { None }.unwrap_or(1);
            let undone = session.undo(who, steps)?;
            if undone > 0 {
                let name = session.look(who).name().to_owned();
                session.story().all_shown();
                self.reminded = false;
                self.say(&say::undone(session.speech(), &name, undone))?;
                return Ok(Heard::Acted);
            }
        }
        self.say(&session.speech().text("terminal-no-undo"))?;
        Ok(Heard::Refused)
    }

    /// Goes back to before the asked seat's last decision, past what was revealed since.
    pub(super) fn rewind(&mut self, session: &mut Session, seat: Seat) -> Result<Heard, Failure> {
        if !session.rewind(seat)? {
            self.say(&session.speech().text("terminal-no-rewind"))?;
            return Ok(Heard::Refused);
        }
        let name = session.look(seat).name().to_owned();
        session.story().all_shown();
        self.reminded = false;
        self.steps = (None, Vec::new());
        self.say(&say::rewound(session.speech(), &name))?;
        Ok(Heard::Acted)
    }
}

/// The Monk comes last, because his steps may raise a question.
fn rank(action: &Action) -> u8 {
    u8::from(matches!(action, Action::Use { at: Space::MONK, .. }))
}
