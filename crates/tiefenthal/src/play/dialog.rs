//! The conversation with the people at this terminal.

use super::advice::ADVISOR;
use super::hint::hint;
use super::input::{Asked, Typed, understand};
use super::layout::{numbered, wrap};
use super::market::market;
use super::menu::{Menu, Page};
use super::piles;
use super::scene::{News, scene};
use super::screen;
use super::session::{Ended, Session};
use super::words::help as say;
use super::words::{args, card, reminders, story};
use crate::failure::Failure;
use crate::replay::scores;
use engine::model::Seat;
use engine::{Action, ActionList, Ask};
use std::collections::VecDeque;
use std::io::{BufRead, Write};

/// Lines of the log that are shown by default.
const RECENT: usize = 24;

/// A conversation with the people at this device.
pub(super) struct Dialog<'a, R, W> {
    input: &'a mut R,
    out: &'a mut W,
    /// What is left of a line with commas.
    queue: VecDeque<String>,
    /// The part of that line already done.
    done: Vec<String>,
    /// What was asked when that line was typed.
    asked: Option<Ask>,
    /// Where in the menus the person is.
    pub(super) page: Page,
    /// What the words typed last can mean.
    ways: Vec<Action>,
    /// The last draft, plan or turn that was drawn in full.
    drawn: Option<(Seat, Ask, u8)>,
    /// Steps of the last entries of the seat, to be taken back together.
    pub(super) steps: (Option<Seat>, Vec<usize>),
    /// Whether the person has been reminded of what ending the turn leaves undone.
    pub(super) reminded: bool,
}

/// Whether a person goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    Stays,
    Quits,
}

/// The outcome of a typed line.
pub(super) enum Heard {
    /// A step was made and the game continues.
    Acted,
    /// Ask again, with the menu.
    Again,
    /// Ask again, without the menu.
    Answered,
    /// It was refused, and the rest of the line is dropped.
    Refused,
    Quits,
}

impl<'a, R: BufRead, W: Write> Dialog<'a, R, W> {
    pub(super) fn new(input: &'a mut R, out: &'a mut W) -> Self {
        let (steps, queue, done, asked) = ((None, Vec::new()), VecDeque::new(), Vec::new(), None);
        let (page, ways, drawn, reminded) = (Page::Main, Vec::new(), None, false);
        Dialog { input, out, queue, done, asked, page, ways, drawn, steps, reminded }
    }

    /// The first lines.
    pub(super) fn welcome(&mut self, session: &Session, resumed: bool) -> Result<(), Failure> {
        let names = &session.seats().names;
        let file = session.file();
        let id = if resumed { "terminal-welcome-back" } else { "terminal-welcome" };
        self.say(&say::welcome(session.speech(), id, names, &file))
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
            let list = session.legal(seat);
            let menu = Menu::new(&session.look(seat), ask, &list, self.page, &self.ways);
            if !quiet {
                write!(self.out, "{}", numbered(&menu.labels()))?;
            }
            let Some(line) = self.line(ask)? else { return Ok(Left::Quits) };
            match self.hear(session, seat, ask, &list, &menu, &line)? {
                Heard::Acted => {
                    self.done.push(line);
                    return Ok(Left::Stays);
                }
                Heard::Again => {
                    self.done.push(line);
                    quiet = !self.queue.is_empty();
                }
                Heard::Answered => quiet = true,
                Heard::Refused => quiet = !self.stop(session, seat, ask, line)?,
                Heard::Quits => return Ok(Left::Quits),
            }
        }
    }

    /// Reports which part of a line with commas was done, and shows the result. Returns whether there
    /// was anything to report.
    fn stop(
        &mut self,
        session: &mut Session,
        seat: Seat,
        ask: Ask,
        refused: String,
    ) -> Result<bool, Failure> {
        if self.done.is_empty() && self.queue.is_empty() {
            return Ok(false);
        }
        let left: Vec<String> = core::iter::once(refused).chain(self.queue.drain(..)).collect();
        let done = core::mem::take(&mut self.done);
        self.say(&wrap(&reminders::stopped(session.speech(), &done, &left), 2))?;
        self.page = Page::Main;
        self.draw(session, seat, ask)?;
        Ok(true)
    }

    /// The next command: the rest of the last line, or a new one; `None` at the end of input.
    fn line(&mut self, ask: Ask) -> Result<Option<String>, Failure> {
        if let Some(part) = self.queue.pop_front() {
            return Ok(Some(part));
        }
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line);
        let read = read.map_err(|e| Failure::message(format_args!("cannot read input: {e}")))?;
        if read == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        self.done.clear();
        self.asked = Some(ask);
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
        let typed = understand(line, Asked { look: &session.look(seat), list, menu });
        match typed {
            Typed::Nothing => {
                (self.page, self.drawn) = (Page::Main, None);
                self.draw(session, seat, ask)?;
                return Ok(Heard::Again);
            }
            // A number refers to the menu the person has seen.
            Typed::Number(_) if self.asked != Some(ask) => {
                self.say(&session.speech().text("terminal-new-question"))?
            }
            Typed::Number(number) => match menu.choice(number) {
                Some(choice) => return self.choose(session, seat, choice),
                None => self.say(&session.speech().text("terminal-not-a-number"))?,
            },
            Typed::Back if self.page == Page::Main => {
                self.say(&session.speech().text("terminal-main-menu"))?;
                return Ok(Heard::Answered);
            }
            Typed::Back => {
                self.page = Page::Main;
                return Ok(Heard::Again);
            }
            Typed::Hint => {
                let explanation = session.hint(seat)?;
                self.say(&hint(&session.look(seat), &explanation, ADVISOR))?;
                return Ok(Heard::Answered);
            }
            Typed::Save => {
                self.say(&say::saved(session.speech(), &session.file()))?;
                return Ok(Heard::Answered);
            }
            Typed::Auto => return self.auto(session, seat),
            Typed::Undo => return self.undo(session, seat),
            Typed::Rewind => return self.rewind(session, seat),
            Typed::Quit => return Ok(Heard::Quits),
            Typed::Do(action) => return self.decide(session, seat, action),
            Typed::DoAll(actions) => return self.act(session, seat, &actions),
            Typed::Choose(choice) => return self.choose(session, seat, choice),
            Typed::Several(ways) => {
                (self.page, self.ways) = (Page::Ways, ways);
                self.say(&session.speech().text("terminal-which"))?;
                return Ok(Heard::Again);
            }
            Typed::NoDie(face) => {
                let args = args!["face" => face.pips()];
                self.say(&session.speech().say("terminal-no-die", &args))?;
            }
            Typed::NotAtMarket(guest) => {
                let s = session.speech();
                self.say(&s.say("terminal-not-at-market", &args!["card" => card(s, guest)]))?;
            }
            Typed::Unknown => {
                self.say(&wrap(&say::not_understood(session.speech(), line), 2))?;
            }
            Typed::Help | Typed::Table | Typed::Market | Typed::Decks | Typed::Books => {
                let look = session.look(seat);
                self.say(&match typed {
                    Typed::Table => screen::whole(&look),
                    Typed::Market => market(&look),
                    Typed::Decks => piles::decks(&look),
                    Typed::Books => {
                        piles::books(&look).unwrap_or_else(|| look.speech.text("terminal-no-books"))
                    }
                    _ => {
                        let commands = look.speech.text("terminal-commands");
                        format!("{commands}\n{}", wrap(&say::explain(look.speech, ask), 4))
                    }
                })?;
                return self.ask_again(session, seat, ask);
            }
            Typed::Log | Typed::LogAll => {
                let lines = session.story().lines();
                let most = if typed == Typed::Log { RECENT } else { lines.len() };
                for line in &lines[lines.len().saturating_sub(most)..] {
                    writeln!(self.out, "{}", wrap(line, 4))?;
                }
                return self.ask_again(session, seat, ask);
            }
        }
        Ok(Heard::Refused)
    }

    /// Repeats the question after a long text.
    fn ask_again(&mut self, session: &Session, seat: Seat, ask: Ask) -> Result<Heard, Failure> {
        self.question(session, seat, ask, "\n")?;
        Ok(Heard::Again)
    }

    /// Shows what the question is about: in full when it is new, else what may have changed.
    fn draw(&mut self, session: &Session, seat: Seat, ask: Ask) -> Result<(), Failure> {
        let key = (seat, ask, session.look(seat).game.round);
        let news = if self.drawn == Some(key) { News::Step } else { News::Question };
        // A question in the middle of a turn does not make the turn new.
        if matches!(ask, Ask::Draft | Ask::Plan | Ask::Serve) {
            self.drawn = Some(key);
        }
        let scene = scene(&session.look(seat), ask, news);
        self.question(session, seat, ask, &scene)
    }

    /// The question after some text.
    fn question(
        &mut self,
        session: &Session,
        seat: Seat,
        ask: Ask,
        before: &str,
    ) -> Result<(), Failure> {
        let name = session.seats().several_people().then(|| session.look(seat).name());
        let look = session.look(seat);
        let question = session.speech().ask(ask, &look.rules.sheet().entertainers);
        self.say(&wrap(&format!("{before}{}", say::asked(name, &question)), 2))
    }

    /// How to come back.
    pub(super) fn farewell(&mut self, session: &Session) -> Result<(), Failure> {
        self.say(&say::saved(session.speech(), &session.file()))
    }

    /// Points by source and who has won.
    pub(super) fn ending(&mut self, ended: &Ended) -> Result<(), Failure> {
        let won = |(seat, _): &(Seat, &String)| ended.winners.contains(*seat);
        let seats = Seat::ALL.into_iter().zip(&ended.names).filter(won);
        let winners: Vec<&str> = seats.map(|(_, name)| name.as_str()).collect();
        self.say(&scores(&ended.names, &ended.points, &ended.position, &ended.speech))?;
        self.say(&format!(
            "{}\n{}",
            story::winners(&ended.speech, &winners),
            story::record(&ended.speech, &ended.file)
        ))
    }

    pub(super) fn say(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }
}
