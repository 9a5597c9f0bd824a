//! Plays an example and keeps what the page shows of it.

use crate::{Beginning, Example, ExampleError, Step};
use engine::model::Seat;
use engine::notation::read_scene;
use engine::{Action, Event, Game, NoEvents, Rules};
use protocol::{
    Catalogue, ExampleDeed, ExampleStep, LogEntry, Occupant, View, Viewed, answer_is_hidden,
    public_events,
};

/// An example that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its level.
    pub level: u8,
    /// Whether the display is refilled late.
    pub late_refill: bool,
    /// Everything printed.
    pub catalogue: Catalogue,
    /// The table at the beginning.
    pub start: View,
    /// What happened.
    pub steps: Vec<ExampleStep>,
}

impl Example {
    /// Plays the example by these rules.
    pub(crate) fn play(&self, rules: &Rules) -> Result<Played, ExampleError> {
        let start = self.begins.set_up(rules)?;
        let setup = start.setup().ok_or_else(|| ExampleError::NoGame("no set-up".to_owned()))?;
        let mut course = Course { rules, game: start, seq: 1 };
        let mut steps = Vec::new();
        for step in &self.steps {
            let what = match step {
                Step::Again => {
                    course.game = start;
                    ExampleDeed::Again
                }
                Step::Act { seat, action, luck } => course.act(*seat, *action, luck.clone()),
            };
            steps.push(ExampleStep { view: course.view(), what });
        }
        Ok(Played {
            level: setup.level.number(),
            late_refill: setup.late_refill,
            catalogue: Catalogue::new(rules, &start),
            start: Course { rules, game: start, seq: 1 }.view(),
            steps,
        })
    }
}

impl Beginning {
    fn set_up(&self, rules: &Rules) -> Result<Game, ExampleError> {
        let game = match self {
            Beginning::Scene(text) => read_scene(rules, text).map_err(|error| error.to_string()),
            Beginning::NewGame { setup, luck } => rules
                .begin(setup, &mut luck.clone(), &mut NoEvents)
                .map_err(|error| error.to_string()),
        };
        game.map_err(ExampleError::NoGame)
    }
}

/// The game as it goes on.
struct Course<'a> {
    rules: &'a Rules,
    game: Game,
    /// How many entries the log has, that of the set-up included.
    seq: u32,
}

impl Course<'_> {
    fn act(&mut self, seat: Seat, action: Action, mut luck: engine::notation::Luck) -> ExampleDeed {
        match self.rules.decide(&self.game, seat, &action, &mut luck) {
            Err(why) => ExampleDeed::Refused { seat, action, rule: why.rule().to_string(), why },
            Ok((after, events)) => {
                let before = core::mem::replace(&mut self.game, after);
                let done = (self.seq, seat, action);
                self.seq += 1;
                ExampleDeed::Done { entry: entry(self.rules, &before, done, &events) }
            }
        }
    }

    fn view(&self) -> View {
        let players = usize::from(self.game.players());
        View::new(&Viewed {
            rules: self.rules,
            position: &self.game,
            asked: self.rules.to_act(&self.game),
            occupants: &vec![Occupant::Open; players],
            seq: self.seq,
        })
    }
}

/// The log entry of a step. Nothing in an example is secret.
fn entry(
    rules: &Rules,
    before: &Game,
    (n, seat, action): (u32, Seat, Action),
    events: &[Event],
) -> LogEntry {
    LogEntry {
        n,
        round: before.round,
        phase: before.phase,
        seat: Some(seat),
        action: Some(action),
        secret: answer_is_hidden(rules, before),
        events: public_events(before.phase, events),
        undoes: None,
        rewinds: None,
        hint: false,
    }
}
