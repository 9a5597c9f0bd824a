//! A game in progress with its file: every step is saved before anybody sees it.

use super::advice::{ADVISOR, Advisor};
use super::look::Look;
use super::save::{self, Key, Save};
use super::seats::Seats;
use super::story::Story;
use super::words::{Speech, WordSet};
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::files;
use analysis::explain::Explanation;
use chance::{Salt, Seed};
use engine::model::{BySeat, Seat, SeatSet};
use engine::{Action, ActionList, Ask, Game, Illegal, Points, Position, Rules, Setup};
use players::{Bot, by_name, choose};
use protocol::Refusal;
use record::{OtherRules, Replayer, Secret};
use std::path::Path;
use std::sync::Arc;
use table::{OpenError, Reply, Staged, Stored, Table, Thinker};

/// A game in progress.
pub(super) struct Session {
    table: Table,
    save: Save,
    seats: Seats,
    /// The bots, made when they are first asked.
    bots: BySeat<Option<Box<dyn Bot + Send>>>,
    advisor: Advisor,
    story: Story,
    speech: Arc<Speech>,
    /// The game as each seat may know it (R9).
    seen: BySeat<Game>,
}

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Person(Seat),
    Over,
}

/// How a game ended.
pub(super) struct Ended {
    pub(super) names: Vec<String>,
    pub(super) points: Vec<Points>,
    pub(super) winners: SeatSet,
    pub(super) position: Position,
    pub(super) file: String,
    pub(super) speech: Arc<Speech>,
}

impl Session {
    /// A new game.
    pub(super) fn begin(args: &PlayArgs) -> Result<Session, Failure> {
        let speech = Arc::new(Speech::new(args.word_set()));
        let seats = Seats::new(args, &speech)?;
        let rules = Arc::new(files::rules(args.sheet.as_deref())?);
        let players = seats.kinds.len() as u8;
        let setup = Setup { late_refill: args.late_refill, ..Setup::new(players, args.level) };
        let secret = secret(args.seed)?;
        let key = Key { seed: secret.seed, salt: secret.salt, seats: seats.kinds.clone() };
        let settings = seats.settings(setup, secret)?;
        let (_, line) = Table::begin(settings, rules).map_err(Failure::message)?;
        let path = args.save.clone().unwrap_or_else(save::new_path);
        let mut save = Save::create(path, &key)?;
        save.append(&line)?;
        Session::open(save, key, &line, speech)
    }

    /// A saved game; without a file the one played last.
    pub(super) fn resume(file: Option<&Path>, set: WordSet) -> Result<Session, Failure> {
        let path = file.map_or_else(save::latest, |file| Ok(file.to_owned()))?;
        let (save, lines, key) = Save::open(path)?;
        let mut session = Session::open(save, key, &lines, Arc::new(Speech::new(set)))?;
        session.save.keep_only(&lines)?;
        session.story.last_again();
        Ok(session)
    }

    /// The game with these lines.
    fn open(save: Save, key: Key, lines: &str, speech: Arc<Speech>) -> Result<Session, Failure> {
        let lines = lines.split_terminator('\n');
        let first = lines.clone().next().unwrap_or_default();
        let begun = Replayer::begin(first).map_err(|error| save.refused(error))?;
        let header = begun.header();
        let seats = Seats::saved(key.seats, header.names.clone())?;
        let secret = Secret { seed: key.seed, salt: key.salt };
        let settings = seats.settings(header.setup, secret)?;
        let (rules, people) = (begun.rules().clone(), seats.people());
        let mut story = Story::new(rules, Arc::clone(&speech), &seats.names, people);
        story.begin(header).map_err(|error| save.refused(error))?;
        let stored = lines.map(|line| Stored { line, command: None, seat: None });
        let opened = Table::open_with(settings, stored, |applied| story.tell(applied));
        let table = opened.map_err(|error| match error {
            OpenError::OtherSettings => save.foreign_key(),
            OpenError::Record(_) | OpenError::NoLines => save.refused(error),
        })?;
        let other_rules = || save.refused(OtherRules { rules: header.rules });
        let seen = seen(table.rules(), table.game().ok_or_else(other_rules)?);
        // Hints are available whoever plays.
        files::note_untrained(table.rules(), &[ADVISOR]);
        let (bots, advisor) = (BySeat::default(), Advisor::default());
        Ok(Session { table, save, seats, bots, advisor, story, speech, seen })
    }

    pub(super) fn story(&mut self) -> &mut Story {
        &mut self.story
    }

    /// The words of the people here.
    pub(super) fn speech(&self) -> &Speech {
        &self.speech
    }

    pub(super) fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The file of the game, for people.
    pub(super) fn file(&self) -> String {
        self.save.name()
    }

    /// The table as the engine lets a seat see it (R9).
    pub(super) fn look(&self, seat: Seat) -> Look<'_> {
        let (rules, game, names) = (self.table.rules(), &self.seen[seat], &self.seats.names);
        Look { rules, game, seat, names, speech: &self.speech }
    }

    /// What the seat is asked.
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
        self.table.rules().ask(&self.seen[seat], seat)
    }

    /// What the seat may do.
    pub(super) fn legal(&self, seat: Seat) -> ActionList {
        self.table.rules().legal(&self.seen[seat], seat)
    }

    /// Lets bots act until a person is asked. Bots go first, so that people can change their minds
    /// until the last of them has answered.
    pub(super) fn next(&mut self) -> Result<Next, Failure> {
        while let Some((seat, action)) = self.bot_action() {
            self.act(seat, &action)?.map_err(|illegal| {
                Failure::message(format_args!(
                    "a bot broke the rules ({illegal}); please report this as a bug"
                ))
            })?;
        }
        let asked = Seat::ALL.into_iter().find(|&seat| self.ask(seat).is_some());
        Ok(asked.map_or(Next::Over, Next::Person))
    }

    /// What the first bot that is asked answers.
    fn bot_action(&mut self) -> Option<(Seat, Action)> {
        let (rules, bots, seen) = (self.table.rules(), &mut self.bots, &self.seen);
        self.table.thinkers().find_map(|Thinker { seat, bot, luck, .. }| {
            if bots[seat].is_none() {
                bots[seat] = by_name(bot, luck);
            }
            Some((seat, choose(bots[seat].as_deref_mut()?, rules, &seen[seat], seat)))
        })
    }

    /// What the seat could do and why, as a strong bot sees it.
    pub(super) fn explanation(&mut self, seat: Seat) -> Explanation {
        self.advisor.explain(self.table.rules(), &self.seen[seat], seat)
    }

    /// The same for a person who asks for it; the record notes that.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<Explanation, Failure> {
        match self.table.stage_hint(seat, self.table.question(seat), None) {
            Ok(Reply::Staged(staged)) => self.carry_out(staged)?,
            Ok(Reply::Repeated { .. }) => {}
            // A game that began before hints were noted goes on without the note.
            Err(Refusal::Stale | Refusal::OnlyForward) => {}
            Err(refusal) => return Err(cannot_go_on(&refusal)),
        }
        Ok(self.explanation(seat))
    }

    /// What a strong bot would do: the first step of the best alternative.
    pub(super) fn advice(&mut self, seat: Seat) -> Option<Action> {
        self.explanation(seat).alternatives.first()?.actions.first().copied()
    }

    /// Carries out a step and saves it, or returns why it is refused.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: &Action,
    ) -> Result<Result<(), Illegal>, Failure> {
        match self.table.stage_action(seat, self.table.question(seat), action) {
            Ok(staged) => self.carry_out(staged).map(Ok),
            Err(Refusal::Illegal { why, .. }) => Ok(Err(why)),
            Err(refusal) => Err(cannot_go_on(&refusal)),
        }
    }

    /// Takes back up to `steps` of the seat's last steps; returns how many.
    pub(super) fn undo(&mut self, seat: Seat, steps: usize) -> Result<usize, Failure> {
        for undone in 0..steps {
            match self.table.stage_undo(seat, self.table.question(seat)) {
                Ok(staged) => self.carry_out(staged)?,
                Err(Refusal::NoUndo { .. }) => return Ok(undone),
                Err(refusal) => return Err(cannot_go_on(&refusal)),
            }
        }
        Ok(steps)
    }

    /// Goes back to before the seat's last decision, past what was revealed since. All people sit at
    /// this terminal, so they agree. Returns whether there was such a decision.
    pub(super) fn rewind(&mut self, seat: Seat) -> Result<bool, Failure> {
        let mut agreed = SeatSet::EMPTY;
        for other in Seat::ALL.into_iter().filter(|&s| s != seat && self.seats.is_person(s)) {
            agreed.insert(other);
        }
        match self.table.stage_rewind(seat, self.table.question(seat), agreed, None) {
            Ok(staged) => self.carry_out(staged)?,
            Err(Refusal::NoUndo { .. } | Refusal::OnlyForward) => return Ok(false),
            Err(refusal) => return Err(cannot_go_on(&refusal)),
        }
        // What bots remember of their plans holds no longer.
        self.bots = BySeat::default();
        Ok(true)
    }

    /// Saves what was staged, and only then carries it out.
    fn carry_out(&mut self, staged: Staged) -> Result<(), Failure> {
        self.save.append(staged.line())?;
        let applied = self.table.commit(staged).map_err(Failure::message)?;
        self.story.tell(&applied);
        self.advisor.follow(&applied);
        if let Some(game) = self.table.game() {
            self.seen = seen(self.table.rules(), game);
        }
        Ok(())
    }

    /// Makes sure that everything is on the disk.
    pub(super) fn sync(&self) -> Result<(), Failure> {
        self.save.sync()
    }

    /// Ends the record and reveals the seed.
    pub(super) fn finish(mut self) -> Result<Ended, Failure> {
        if let Some(last) = self.table.stage_end().map_err(Failure::message)? {
            self.carry_out(last)?;
        }
        let (rules, position) = (self.table.rules(), *self.table.position());
        let seats = Seat::ALL.into_iter().take(usize::from(position.players()));
        let ended = Ended {
            points: seats.map(|seat| rules.score(&position, seat).into()).collect(),
            winners: rules.winners(&position),
            position,
            names: self.seats.names,
            file: self.save.name(),
            speech: self.speech,
        };
        self.save.finish()?;
        Ok(ended)
    }
}

/// The game as each seat may know it.
fn seen(rules: &Rules, game: &Game) -> BySeat<Game> {
    BySeat::from_fn(|seat| rules.seen_by(game, seat))
}

/// Why the table takes no step, other than that the rules refuse it.
fn cannot_go_on(refusal: &Refusal) -> Failure {
    match refusal {
        Refusal::RecordFull => Failure::message(
            "the record of this game takes no more lines; everything up to here is saved",
        ),
        Refusal::Illegal { .. }
        | Refusal::Stale
        | Refusal::NotUnderstood
        | Refusal::NotYourSeat
        | Refusal::NoUndo { .. }
        | Refusal::OtherRules { .. }
        | Refusal::OnlyForward
        | Refusal::Declined
        | Refusal::NoHints
        | Refusal::NoChat
        | Refusal::TooFast
        | Refusal::NotStored => Failure::message(format_args!(
            "the table refused a step ({refusal:?}); please report this as a bug"
        )),
    }
}

/// The seed of a new game: derived from a number, or random.
fn secret(number: Option<u64>) -> Result<Secret, Failure> {
    if let Some(number) = number {
        let (seed, salt) = (Seed::derived(number, 0), Salt(Seed::derived(!number, 0).0));
        return Ok(Secret { seed, salt });
    }
    let seed = Seed::from_os().map_err(Failure::message)?;
    let salt = Salt::from_os().map_err(Failure::message)?;
    Ok(Secret { seed, salt })
}
