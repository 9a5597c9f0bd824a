//! A game in progress with its file: every step is saved before anybody sees it.

use super::look::Look;
use super::save::{self, Key, Save};
use super::seats::Seats;
use super::story::Story;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::files;
use analysis::explain::{Explanation, Settings, explain};
use chance::{Commitment, Nonce, Salt, Seed, Seeded};
use engine::model::{BySeat, Seat, SeatSet};
use engine::{Action, Ask, Event, Game, Illegal, Points, Position, Rules, Setup};
use players::{Bot, by_name, choose, standard_value};
use record::{Entry, Fairness, Recorder, Refused, Replayer, Secret, Standing, Visitor};
use std::path::Path;
use std::sync::Arc;

/// The player that gives hints: the strongest that answers immediately.
pub(super) const ADVISOR: &str = "strong";

/// A game in progress.
pub(super) struct Session {
    recorder: Recorder<Seeded>,
    save: Save,
    secret: Secret,
    seats: Seats,
    bots: Vec<Option<Box<dyn Bot + Send>>>,
    story: Story,
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
    pub(super) game: Game,
    pub(super) file: String,
}

impl Session {
    /// A new game.
    pub(super) fn begin(args: &PlayArgs) -> Result<Session, Failure> {
        let seats = Seats::new(args)?;
        let rules = Arc::new(files::rules(args.sheet.as_deref())?);
        let players = seats.kinds.len() as u8;
        let setup = Setup { late_refill: args.late_refill, ..Setup::new(players, args.level) };
        let secret = secret(args.seed)?;
        let nonces = vec![Nonce::default(); usize::from(players)];
        let chance = Seeded::new(&secret.seed, &nonces);
        let commitment = Commitment::new(&secret.seed, &secret.salt);
        let fairness = Fairness { commitment, nonces };
        let begun = Recorder::begin(rules, &setup, &seats.names, Some(&fairness), chance);
        let (recorder, line) = begun.map_err(Failure::message)?;
        let path = args.save.clone().unwrap_or_else(save::new_path);
        let key = Key { seed: secret.seed, salt: secret.salt, seats: seats.kinds.clone() };
        let mut save = Save::create(path, &key)?;
        save.append(&line)?;
        // Only the first line has the events before the first question.
        let mut telling = Telling::new(recorder.rules().clone(), &seats);
        Replayer::begin_with(&line, &mut telling).map_err(Failure::message)?;
        Ok(Session::with(recorder, save, secret, seats, telling.story))
    }

    /// A saved game; without a file the one played last.
    pub(super) fn resume(file: Option<&Path>) -> Result<Session, Failure> {
        let path = file.map_or_else(save::latest, |file| Ok(file.to_owned()))?;
        let (save, record, key) = Save::open(path)?;
        let seats = Seats::saved(key.seats, record.header.names.clone())?;
        let secret = Secret { seed: key.seed, salt: key.salt };
        let commitment = Commitment::new(&secret.seed, &secret.salt);
        if record.header.commitment != Some(commitment) {
            let name = save.name();
            return Err(Failure::message(format_args!("{name}.key belongs to another game")));
        }
        let chance = Seeded::new(&secret.seed, &record.header.nonces);
        let mut telling = Telling::new(Arc::new(Rules::new(record.header.sheet.clone())), &seats);
        let recorder = Recorder::resume(&record, chance, &mut telling);
        let recorder =
            recorder.map_err(|error| Failure::message(format_args!("{}: {error}", save.name())))?;
        let mut session = Session::with(recorder, save, secret, seats, telling.story);
        session.story.last_again();
        Ok(session)
    }

    fn with(
        recorder: Recorder<Seeded>,
        save: Save,
        secret: Secret,
        seats: Seats,
        story: Story,
    ) -> Session {
        // The bots' random numbers are independent of the dice and stay the same after a break.
        let (lucks, _) = secret.salt.0.as_chunks();
        let lucks = lucks.iter().map(|&bytes| u64::from_le_bytes(bytes));
        let bots = seats.kinds.iter().zip(lucks).map(|(kind, luck)| by_name(kind, luck));
        // Hints are available whoever plays.
        files::note_untrained(recorder.rules(), &[ADVISOR]);
        let seen = seen(&recorder);
        Session { bots: bots.collect(), recorder, save, secret, seats, story, seen }
    }

    pub(super) fn story(&mut self) -> &mut Story {
        &mut self.story
    }

    pub(super) fn game(&self) -> &Game {
        self.recorder.game()
    }

    pub(super) fn rules(&self) -> &Rules {
        self.recorder.rules()
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
        Look { rules: self.rules(), game: &self.seen[seat], seat, names: &self.seats.names }
    }

    /// What the seat is asked.
    pub(super) fn ask(&self, seat: Seat) -> Option<Ask> {
        self.rules().ask(self.game(), seat)
    }

    /// Lets bots act until a person is asked. Bots go first, so that people can change their minds
    /// until the last of them has answered.
    pub(super) fn next(&mut self) -> Result<Next, Failure> {
        loop {
            let asked = |seat: &Seat| self.ask(*seat).is_some();
            let mut seats = Seat::ALL.into_iter().filter(asked);
            let bot = seats.clone().find(|&seat| !self.seats.is_person(seat));
            let Some(seat) = bot else {
                return Ok(seats.next().map_or(Next::Over, Next::Person));
            };
            let action = self.bot_action(seat);
            self.act(seat, &action)?.map_err(|illegal| {
                Failure::message(format_args!(
                    "a bot broke the rules ({illegal}); please report this as a bug"
                ))
            })?;
        }
    }

    fn bot_action(&mut self, seat: Seat) -> Action {
        let timeline = self.recorder.timeline();
        let bot = self.bots.get_mut(usize::from(seat.number())).and_then(Option::as_mut);
        bot.map_or(Action::Close, |bot| {
            choose(bot.as_mut(), timeline.rules(), timeline.game(), seat)
        })
    }

    /// What the seat could do and why, as a strong bot sees it.
    pub(super) fn explanation(&self, seat: Seat) -> Explanation {
        let timeline = self.recorder.timeline();
        explain(
            timeline.rules(),
            &standard_value(),
            timeline.game(),
            seat,
            &Settings::like(ADVISOR),
        )
    }

    /// What a strong bot would do: the first step of the best alternative.
    pub(super) fn advice(&self, seat: Seat) -> Option<Action> {
        self.explanation(seat).alternatives.first()?.actions.first().copied()
    }

    /// Carries out a step and saves it, or returns why it is refused.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: &Action,
    ) -> Result<Result<(), Illegal>, Failure> {
        let (line, events) = match self.recorder.act(seat, action) {
            Ok(done) => done,
            Err(Refused::Illegal(illegal)) => return Ok(Err(illegal)),
            Err(refused) => return Err(Failure::message(refused)),
        };
        self.save.append(&line)?;
        let timeline = self.recorder.timeline();
        self.story.tell(timeline.rules(), timeline.game(), &events);
        self.seen = seen(&self.recorder);
        Ok(Ok(()))
    }

    /// Takes back up to `steps` of the seat's last steps; returns how many.
    pub(super) fn undo(&mut self, seat: Seat, steps: usize) -> Result<usize, Failure> {
        for undone in 0..steps {
            let line = match self.recorder.undo(seat) {
                Ok((line, _)) => line,
                Err(Refused::NoUndo(_)) => return Ok(undone),
                Err(refused) => return Err(Failure::message(refused)),
            };
            self.save.append(&line)?;
            self.seen = seen(&self.recorder);
        }
        self.story.undone(seat);
        self.story.sync(self.recorder.game());
        Ok(steps)
    }

    /// Makes sure that everything is on the disk.
    pub(super) fn sync(&self) -> Result<(), Failure> {
        self.save.sync()
    }

    /// Ends the record and reveals the seed.
    pub(super) fn finish(mut self) -> Result<Ended, Failure> {
        let line = self.recorder.finish(Some(self.secret.clone())).map_err(Failure::message)?;
        self.save.append(&line)?;
        let (rules, game) = (self.rules(), self.game());
        let seats = Seat::ALL.into_iter().take(usize::from(game.players()));
        let ended = Ended {
            points: seats.map(|seat| rules.score(game, seat).into()).collect(),
            winners: rules.winners(game),
            game: *game,
            names: self.seats.names.clone(),
            file: self.save.name(),
        };
        self.save.finish()?;
        Ok(ended)
    }
}

/// The game as each seat may know it.
fn seen(recorder: &Recorder<Seeded>) -> BySeat<Game> {
    let timeline = recorder.timeline();
    BySeat::from_fn(|seat| timeline.rules().seen_by(timeline.game(), seat))
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

/// Tells the story of a record.
struct Telling {
    rules: Arc<Rules>,
    story: Story,
}

impl Telling {
    fn new(rules: Arc<Rules>, seats: &Seats) -> Telling {
        Telling { rules, story: Story::new(&seats.names, seats.people()) }
    }
}

impl Visitor for Telling {
    fn event(&mut self, _line: usize, event: &Event, position: &Position) {
        self.story.event(&self.rules, position, event);
    }

    fn line(&mut self, _line: usize, entry: Option<&Entry>, standing: &Standing) {
        if let Some(Entry::Undo(undo)) = entry {
            self.story.undone(undo.seat);
        }
        self.story.sync(standing.position());
    }
}
