//! Asks people and shows them what happens.

use super::hint::hint;
use super::input::{Typed, understand};
use super::layout::{numbered, wrap};
use super::market::market;
use super::menu::{Choice, Menu, Page};
use super::scene::{News, scene};
use super::screen;
use super::session::{ADVISOR, Ended, Session};
use super::words::actions;
use super::words::help as say;
use super::words::refusals::refusal;
use super::words::story;
use crate::failure::Failure;
use crate::replay::scores;
use engine::model::{Seat, Space};
use engine::{Action, ActionList, Ask};
use std::collections::VecDeque;
use std::io::{BufRead, Write};

/// Lines of the log that are shown if not all are asked for.
const LATELY: usize = 24;

/// A conversation with the people at this device.
pub(super) struct Dialog<'a, R, W> {
    input: &'a mut R,
    out: &'a mut W,
    /// What is left of a line with commas.
    queue: VecDeque<String>,
    /// Where in the menus the person is.
    page: Page,
    /// The last draft, plan or turn that was drawn in full.
    drawn: Option<(Seat, Ask, u8)>,
    /// Steps of the last entries of the seat, to be taken back together.
    steps: (Option<Seat>, Vec<usize>),
}

/// Whether a person goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    Stays,
    Quits,
}

/// What became of a typed line.
enum Heard {
    /// A step was made: the game goes on.
    Acted,
    /// Ask again, with the menu.
    Again,
    /// Ask again; what was said is enough.
    Quietly,
    Quits,
}

impl<'a, R: BufRead, W: Write> Dialog<'a, R, W> {
    pub(super) fn new(input: &'a mut R, out: &'a mut W) -> Self {
        let steps = (None, Vec::new());
        Dialog { input, out, queue: VecDeque::new(), page: Page::Main, drawn: None, steps }
    }

    /// The first lines.
    pub(super) fn welcome(&mut self, session: &Session, resumed: bool) -> Result<(), Failure> {
        let names = &session.seats().names;
        let file = session.file();
        self.say(&say::welcome(names, &file, resumed))
    }

    /// Shows what happened.
    pub(super) fn tell(&mut self, session: &mut Session) -> Result<(), Failure> {
        for line in session.story().fresh() {
            writeln!(self.out, "{}", wrap(line, 4))?;
        }
        Ok(())
    }

    /// Asks a person until a step is made.
    pub(super) fn ask(&mut self, session: &mut Session, seat: Seat) -> Result<Left, Failure> {
        let Some(ask) = session.ask(seat) else { return Ok(Left::Stays) };
        session.sync()?;
        self.page = Page::Main;
        if self.queue.is_empty() {
            self.draw(session, seat, ask)?;
        }
        let mut quiet = !self.queue.is_empty();
        loop {
            let list = session.rules().legal(session.game(), seat);
            let menu = Menu::new(&session.look(seat), ask, &list, self.page);
            if !quiet {
                write!(self.out, "{}", numbered(&menu.labels()))?;
            }
            let Some(line) = self.line()? else { return Ok(Left::Quits) };
            match self.hear(session, seat, ask, &list, &menu, &line)? {
                Heard::Acted => return Ok(Left::Stays),
                Heard::Again => quiet = !self.queue.is_empty(),
                Heard::Quietly => {
                    self.queue.clear();
                    quiet = true;
                }
                Heard::Quits => return Ok(Left::Quits),
            }
        }
    }

    /// The next command: the rest of the last line, or a new one; `None` at the end of input.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        if let Some(part) = self.queue.pop_front() {
            return Ok(Some(part));
        }
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line);
        let read = read.map_err(|e| Failure::said(format_args!("no input can be read: {e}")))?;
        if read == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        self.queue = line.split(',').map(|part| part.trim().to_owned()).collect();
        Ok(self.queue.pop_front())
    }

    fn hear(
        &mut self,
        session: &mut Session,
        seat: Seat,
        ask: Ask,
        list: &ActionList,
        menu: &Menu,
        line: &str,
    ) -> Result<Heard, Failure> {
        let typed = understand(line, list);
        match typed {
            Typed::Nothing => {
                self.page = Page::Main;
                return Ok(Heard::Again);
            }
            Typed::Number(number) => {
                let choice = number.checked_sub(1).and_then(|index| menu.entries.get(index));
                match choice {
                    Some(&(_, choice)) => return self.choose(session, seat, choice),
                    None => self.say(say::NOT_A_NUMBER)?,
                }
            }
            Typed::Back if self.page == Page::Main => self.say(say::NOTHING_BELOW)?,
            Typed::Back => {
                self.page = Page::Main;
                return Ok(Heard::Again);
            }
            Typed::Help => {
                self.say(&format!("{}\n{}", say::COMMANDS, wrap(say::explain(ask), 4)))?;
            }
            Typed::Hint => self.hint(session, seat)?,
            Typed::Auto => {
                if let Some(action) = session.advice(seat) {
                    let told = actions::action(&session.look(seat), &action);
                    self.say(&wrap(&told, 2))?;
                    return self.act(session, seat, &[action]);
                }
            }
            Typed::Undo => return self.undo(session, seat),
            Typed::Table => self.say(&screen::whole(&session.look(seat)))?,
            Typed::Market => self.say(&market(&session.look(seat)))?,
            Typed::Log | Typed::LogAll => {
                let lines = session.story().lines();
                let most = if typed == Typed::Log { LATELY } else { lines.len() };
                for line in &lines[lines.len().saturating_sub(most)..] {
                    writeln!(self.out, "{}", wrap(line, 4))?;
                }
            }
            Typed::Save => self.say(&say::saved(&session.file()))?,
            Typed::Quit => return Ok(Heard::Quits),
            Typed::Do(action) => return self.act(session, seat, &[action]),
            Typed::NoPlace => self.say(&say::no_such_place(line))?,
            Typed::Unknown => self.say(&say::not_understood(line))?,
        }
        Ok(Heard::Quietly)
    }

    fn choose(
        &mut self,
        session: &mut Session,
        seat: Seat,
        choice: Choice,
    ) -> Result<Heard, Failure> {
        match choice {
            Choice::Do(action) => self.act(session, seat, &[action]),
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
                self.act(session, seat, &uses)
            }
        }
    }

    /// Carries out steps as long as the same question is asked; the first refusal ends it.
    fn act(
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
                self.say(&refusal(&illegal))?;
                break;
            }
            done += 1;
        }
        if done == 0 {
            return Ok(Heard::Quietly);
        }
        if self.steps.0 != Some(seat) {
            self.steps = (Some(seat), Vec::new());
        }
        self.steps.1.push(done);
        Ok(Heard::Acted)
    }

    fn hint(&mut self, session: &Session, seat: Seat) -> Result<(), Failure> {
        self.say(&hint(&session.look(seat), &session.explanation(seat), ADVISOR))
    }

    /// Takes back what the last entry did: of the asked seat, else of other people here.
    fn undo(&mut self, session: &mut Session, seat: Seat) -> Result<Heard, Failure> {
        let others = Seat::ALL.into_iter().filter(|&s| s != seat && session.seats().is_person(s));
        let people: Vec<Seat> = core::iter::once(seat).chain(others).collect();
        for who in people {
            let own = self.steps.0 == Some(who);
            let steps = if own { self.steps.1.pop() } else { None }.unwrap_or(1);
            let undone = session.undo(who, steps)?;
            if undone > 0 {
                let name = session.look(who).name().to_owned();
                session.story().all_shown();
                self.say(&say::undone(&name, undone))?;
                return Ok(Heard::Acted);
            }
        }
        self.say(say::NO_UNDO)?;
        Ok(Heard::Quietly)
    }

    /// Shows what the question is about: in full when it is new, else what may have changed.
    fn draw(&mut self, session: &Session, seat: Seat, ask: Ask) -> Result<(), Failure> {
        let key = (seat, ask, session.game().round);
        let news = if self.drawn == Some(key) { News::Step } else { News::Question };
        // A question in the middle of a turn does not make the turn new.
        if matches!(ask, Ask::Draft | Ask::Plan | Ask::Serve) {
            self.drawn = Some(key);
        }
        let name = session.seats().several_people().then(|| session.look(seat).name());
        let scene = scene(&session.look(seat), ask, news);
        self.say(&format!("{scene}{}", say::asked(name, &say::question(ask))))
    }

    /// How to come back.
    pub(super) fn farewell(&mut self, session: &Session) -> Result<(), Failure> {
        self.say(&say::saved(&session.file()))
    }

    /// Points by source and who has won.
    pub(super) fn ending(&mut self, ended: &Ended) -> Result<(), Failure> {
        let won = |(seat, _): &(Seat, &String)| ended.winners.contains(*seat);
        let seats = Seat::ALL.into_iter().zip(&ended.names).filter(won);
        let winners: Vec<&str> = seats.map(|(_, name)| name.as_str()).collect();
        self.say(&scores(&ended.names, &ended.points))?;
        self.say(&format!("{}\n{}", story::winners(&winners), story::record(&ended.file)))
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }
}

/// The Monk last: he may ask something.
fn rank(action: &Action) -> u8 {
    u8::from(matches!(action, Action::Use { at: Space::MONK, .. }))
}
