//! One decision, thought through: what a learned player can answer and what each answer leads to.
//!
//! This is the only place where such a player decides. The player takes the first candidate;
//! explanations and reviews read the others. [`Breadth`] and [`Notes`] control how much is computed
//! beyond the best answer, so a player that only wants to continue pays for nothing else.

mod plans;
mod steps;
mod turns;

use crate::choices::{self, Sampling};
use crate::draft::{self, Drafting, Pick};
use crate::solver::Limits;
use crate::value::Judge;
use crate::{Planning, Strength};
use core::sync::atomic::{AtomicBool, Ordering};
use engine::model::Seat;
use engine::{Action, ActionList, Ask, Game, Phase};

/// The result of thinking about a decision.
#[derive(Clone, Debug)]
pub struct Deliberation {
    /// The possible answers in order of preference: the player takes the first. Empty if nothing is
    /// asked.
    pub candidates: Vec<Candidate>,
    /// Whether the search left nothing out. Averages over evenings are never exact.
    pub exact: bool,
}

/// A possible answer.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The answer, and for a plan or a serving turn the steps after it.
    pub steps: Vec<Action>,
    /// The expected final points of the seat.
    pub points: f32,
    /// What the points are based on.
    pub basis: Basis,
}

/// What the points of a candidate are based on.
#[derive(Clone, Debug)]
pub enum Basis {
    /// A serving turn: the position before each step, and the last one before closing.
    Turn(Vec<Game>),
    /// A position.
    Position(Box<Game>),
    /// The draft, followed to its end.
    Draft(Pick),
    /// Imagined evenings after the answer with this number, of which [`Notes`] were taken.
    Evenings(usize),
    /// The quick estimate of dice.
    Estimate,
}

/// How much to compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breadth {
    /// The best answer only.
    Answer,
    /// Alternatives as well, and in the draft what everybody gets.
    Alternatives,
}

/// How much farther a search goes if a step is wanted.
const WIDER: usize = 8;

/// Who thinks, and how much.
#[derive(Clone, Copy, Debug)]
pub struct Thinking<'a> {
    /// How hard.
    pub strength: &'a Strength,
    /// The seed of the imagined evenings.
    pub luck: u64,
    /// How much to compute.
    pub breadth: Breadth,
    /// A step that a plan or a serving turn must have.
    pub wanted: Option<Action>,
    /// Set by the caller to stop early with the best result so far.
    pub stop: Option<&'a AtomicBool>,
}

impl<'a> Thinking<'a> {
    fn stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The limits of a search for this many turns.
    fn limits(&self, turns: usize) -> Limits<'a> {
        let limits = self.strength.limits(turns, self.stop);
        if self.wanted.is_none() {
            return limits;
        }
        // The dice may have to lie as they never would otherwise.
        let (layouts, nodes) = (usize::MAX, WIDER * limits.nodes);
        Limits { layouts, nodes, wanted: self.wanted, ..limits }
    }
}

/// Receives intermediate results; pass `()` to ignore them.
pub trait Notes {
    /// An evening was imagined after the answer with this number: the position once its dice are
    /// rolled, and the points the seat can expect from there.
    fn evening(&mut self, answer: usize, dealt: &Game, points: f32);
}

impl Notes for () {
    fn evening(&mut self, _: usize, _: &Game, _: f32) {}
}

/// What a player keeps from one decision to the next.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The dice of the draft under way.
    pub(crate) draft: draft::Memory,
    /// What was legal at the last decision.
    pub(crate) list: ActionList,
}

/// Thinks about what the seat is asked.
pub fn deliberate(
    judge: &Judge<'_>,
    game: &Game,
    seat: Seat,
    thinking: &Thinking<'_>,
    memory: &mut Memory,
    notes: &mut impl Notes,
) -> Deliberation {
    judge.rules.legal_into(game, seat, &mut memory.list);
    let Some(topic) = Topic::of(judge, game, seat) else {
        return Deliberation { candidates: Vec::new(), exact: true };
    };
    let desk = Desk { judge, game, seat, thinking, list: &memory.list };
    match (topic, thinking.strength.planning) {
        (Topic::Draft, _) => desk.draft(&mut memory.draft),
        (Topic::OnTop, _) => desk.on_top(),
        (Topic::Answer, _) => desk.answers(notes),
        (Topic::Plan, Planning::WholeTurns) => desk.plans(),
        (Topic::Turn, Planning::WholeTurns) => desk.turns(),
        (Topic::Plan, Planning::SingleSteps) => desk.layouts(),
        (Topic::Turn, Planning::SingleSteps) => desk.steps(),
    }
}

/// What kind of thinking a question needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Which die to take.
    Draft,
    /// Where the dice go.
    Plan,
    /// A serving turn, with every question in it.
    Turn,
    /// The card on top of the deck (G1).
    OnTop,
    /// Anything else: imagined evenings show what comes of it.
    Answer,
}

impl Topic {
    /// What the seat is asked about; `None` if it is asked nothing.
    pub fn of(judge: &Judge<'_>, game: &Game, seat: Seat) -> Option<Topic> {
        Some(match judge.rules.ask(game, seat)? {
            Ask::Draft => Topic::Draft,
            Ask::Plan => Topic::Plan,
            Ask::Serve => Topic::Turn,
            Ask::OnTop => Topic::OnTop,
            Ask::StartCard
            | Ask::Choose
            | Ask::FreeUpgrade
            | Ask::Entertainer(_)
            | Ask::Redraw
            | Ask::Bonus(_) => {
                if game.phase == Phase::Serve {
                    Topic::Turn
                } else {
                    Topic::Answer
                }
            }
        })
    }
}

/// A question with everything needed to think about it.
struct Desk<'a> {
    judge: &'a Judge<'a>,
    game: &'a Game,
    seat: Seat,
    thinking: &'a Thinking<'a>,
    list: &'a ActionList,
}

impl Desk<'_> {
    fn draft(&self, memory: &mut draft::Memory) -> Deliberation {
        let Strength { denial, exact_draft, .. } = *self.thinking.strength;
        let drafting = Drafting {
            denial,
            exact: exact_draft,
            everybody: self.thinking.breadth == Breadth::Alternatives,
            stop: self.thinking.stop,
        };
        let mut picks = draft::picks(self.judge, self.game, self.seat, &drafting, memory);
        picks.sort_by(|a, b| b.utility.total_cmp(&a.utility));
        let candidate = |pick: Pick| Candidate {
            steps: vec![Action::Take(pick.face)],
            points: pick.points[usize::from(self.seat.number())],
            basis: Basis::Draft(pick),
        };
        let candidates = picks.into_iter().map(candidate).collect();
        Deliberation { candidates, exact: !self.thinking.stopped() }
    }

    fn on_top(&self) -> Deliberation {
        let cards = choices::on_top(self.judge, self.game, self.seat, self.list).into_iter();
        let candidate = |(points, action, next)| Candidate {
            steps: vec![action],
            points,
            basis: Basis::Position(Box::new(next)),
        };
        Deliberation { candidates: cards.map(candidate).collect(), exact: true }
    }

    fn answers(&self, notes: &mut impl Notes) -> Deliberation {
        let Thinking { strength, luck, stop, .. } = *self.thinking;
        let sampling = Sampling { evenings: strength.evenings, seed: luck, stop };
        let answers = choices::answers(self.list);
        let ranked = choices::race(answers.len(), &sampling, |number, seed| {
            let answer = Some((self.seat, &answers[number]));
            let Some(next) = choices::dealt(self.judge, self.game, answer, seed) else {
                return f32::MIN;
            };
            let points = choices::drafted(self.judge, &next, self.seat, seed);
            notes.evening(number, &next, points);
            points
        });
        let candidate = |(points, number): (f32, usize)| Candidate {
            steps: vec![answers[number]],
            points,
            basis: Basis::Evenings(number),
        };
        Deliberation { candidates: ranked.into_iter().map(candidate).collect(), exact: false }
    }
}
