//! The work of a review, in pieces that any thread can do.
//!
//! First every position of the chain is played on, and a planner looks at every decision. Then the decisions
//! that look worst are played on once more with fresh luck beside what the planner would have done: what is
//! found in some courses and measured in others is not a matter of luck.

use super::chain::{Chain, Node};
use super::imagine::{Difference, Outlook, Scene, outlook};
use super::reasons::{self, Why};
use super::report;
use super::steps::{self, Step};
use super::weigh::{Weighed, weigh};
use super::{Review, ReviewError, Settings};
use core::sync::atomic::AtomicBool;
use engine::{Action, Game, Rules};
use players::value::{Judge, Value};
use record::Record;
use std::sync::Arc;

/// A review under way.
pub struct Work {
    shared: Arc<Shared>,
    waiting: Vec<Piece>,
    under_way: usize,
    outlooks: Vec<Option<Outlook>>,
    weighed: Vec<Vec<Weighed>>,
    suspects: Option<Vec<Suspect>>,
    compared: Vec<Option<Compared>>,
}

/// What all pieces need.
pub(super) struct Shared {
    pub(super) rules: Rules,
    pub(super) value: Arc<Value>,
    pub(super) settings: Settings,
    pub(super) steps: Vec<Step>,
    pub(super) chain: Chain,
    pub(super) end: Game,
}

/// A decision that may have cost much.
#[derive(Clone, Debug)]
pub(super) struct Suspect {
    pub(super) step: usize,
    /// What was done from here on, and what would be better.
    pub(super) played: Vec<Action>,
    pub(super) better: Vec<Action>,
}

/// A suspect beside its better way.
pub(super) struct Compared {
    /// How much better that turns out.
    pub(super) difference: Difference,
    /// Why the planner prefers it.
    pub(super) why: Why,
}

#[derive(Clone, Debug)]
enum Piece {
    Node(usize),
    Weigh(usize),
    Compare(usize, Box<Suspect>),
}

/// A piece of work.
pub struct Task {
    shared: Arc<Shared>,
    piece: Piece,
}

/// A piece that is done.
pub struct Done(Found);

enum Found {
    Outlook(usize, Outlook),
    Weighed(usize, Vec<Weighed>),
    Compared(usize, Box<Compared>),
}

impl Work {
    /// Prepares the review of a record.
    ///
    /// # Errors
    ///
    /// The record cannot be reviewed.
    pub fn new(
        record: &Record,
        value: &Arc<Value>,
        settings: Settings,
    ) -> Result<Work, ReviewError> {
        let rules = Rules::new(record.header.sheet.clone());
        let (steps, end) = steps::of(&rules, record)?;
        if steps.is_empty() {
            return Err(ReviewError::NothingDecided);
        }
        let chain = Chain::new(&rules, value, &steps, &settings);
        let open = |index: &usize| matches!(chain.nodes[*index], Node::Open(_));
        let nodes = (0..chain.nodes.len()).filter(open).map(Piece::Node);
        // Taken from the end: the longest first, which keeps all threads busy until the last.
        let mut waiting: Vec<Piece> = (0..chain.moves.len()).map(Piece::Weigh).collect();
        waiting.extend(nodes.rev());
        let outlooks = chain.nodes.iter().map(|_| None).collect();
        let weighed = chain.moves.iter().map(|_| Vec::new()).collect();
        let value = Arc::clone(value);
        let shared = Arc::new(Shared { rules, value, settings, steps, chain, end });
        let (suspects, compared) = (None, Vec::new());
        Ok(Work { shared, waiting, under_way: 0, outlooks, weighed, suspects, compared })
    }

    /// The next piece; none while others are needed first, or if there are no more.
    pub fn take(&mut self) -> Option<Task> {
        let piece = self.waiting.pop()?;
        self.under_way += 1;
        Some(Task { shared: Arc::clone(&self.shared), piece })
    }

    /// Puts a piece where it belongs.
    pub fn put(&mut self, Done(found): Done) {
        self.under_way -= 1;
        match found {
            Found::Outlook(index, outlook) => self.outlooks[index] = Some(outlook),
            Found::Weighed(index, weighed) => self.weighed[index] = weighed,
            Found::Compared(index, compared) => self.compared[index] = Some(*compared),
        }
        if self.suspects.is_none() && self.waiting.is_empty() && self.under_way == 0 {
            self.suspect();
        }
    }

    /// How many of all pieces are done. The comparisons count from the beginning, whose number is known
    /// only later.
    pub fn progress(&self) -> (usize, usize) {
        let nodes = self.shared.chain.nodes.iter().filter(|node| matches!(node, Node::Open(_)));
        let first = nodes.count() + self.shared.chain.moves.len();
        let expected = usize::from(self.shared.end.players()) * report::SUSPECTS;
        let left = self.waiting.len() + self.under_way;
        match &self.suspects {
            None => (first - left, first + expected),
            Some(_) => (first + expected - left, first + expected),
        }
    }

    /// The rules by which the game was played.
    pub fn rules(&self) -> &Rules {
        &self.shared.rules
    }

    /// Whether every piece is there.
    pub fn is_finished(&self) -> bool {
        self.suspects.is_some() && self.waiting.is_empty() && self.under_way == 0
    }

    /// The review, once every piece is there.
    pub fn finish(&self) -> Option<Review> {
        let suspects = self.suspects.as_ref().filter(|_| self.is_finished())?;
        let compared: Option<Vec<&Compared>> = self.compared.iter().map(Option::as_ref).collect();
        Some(report::review(&self.shared, &self.all_outlooks(), suspects, &compared?))
    }

    /// What everybody can expect at every node.
    fn all_outlooks(&self) -> Vec<Outlook> {
        let Shared { rules, end, .. } = &*self.shared;
        let mut all: Vec<Outlook> = Vec::new();
        for outlook in &self.outlooks {
            let same = || all.last().cloned().unwrap_or_else(|| Outlook::over(rules, end));
            let outlook = outlook.clone().unwrap_or_else(same);
            all.push(outlook);
        }
        all
    }

    /// Begins the comparisons.
    fn suspect(&mut self) {
        let suspects = report::suspects(&self.shared, &self.all_outlooks(), &self.weighed);
        let pieces = suspects.iter().cloned().map(Box::new).enumerate();
        self.waiting = pieces.map(|(index, suspect)| Piece::Compare(index, suspect)).collect();
        self.compared = suspects.iter().map(|_| None).collect();
        self.suspects = Some(suspects);
    }
}

impl Task {
    /// Does the piece; `None` once `stop` is set.
    pub fn run(self, stop: &AtomicBool) -> Option<Done> {
        let Shared { rules, value, settings, steps, chain, end, .. } = &*self.shared;
        let found = match self.piece {
            Piece::Node(index) => Found::Outlook(
                index,
                match &chain.nodes[index] {
                    Node::Open(scene) if !scene.game.is_over() => {
                        outlook(rules, value, scene, settings, stop)?
                    }
                    Node::Open(_) | Node::Same => Outlook::over(rules, end),
                },
            ),
            Piece::Weigh(number) => {
                let judge = Judge::new(rules, value);
                let steps = steps[chain.moves[number].clone()].iter();
                let planner = super::planner(settings.luck);
                Found::Weighed(number, steps.map(|step| weigh(&judge, step, &planner)).collect())
            }
            Piece::Compare(index, suspect) => {
                let ways = [&suspect.better[..], &suspect.played];
                let step = &steps[suspect.step];
                let difference = difference(rules, value, step, ways, settings, stop)?;
                let why = reasons::of(&self.shared, &suspect);
                Found::Compared(index, Box::new(Compared { difference, why }))
            }
        };
        Some(Done(found))
    }
}

/// How one way of going on from a step turns out beside another one, both played on with the same luck, which is none that
/// either was found with; `None` once `stop` is set.
pub(super) fn difference(
    rules: &Rules,
    value: &Arc<Value>,
    step: &Step,
    [one, other]: [&[Action]; 2],
    settings: &Settings,
    stop: &AtomicBool,
) -> Option<Difference> {
    let fresh = Settings { luck: settings.luck ^ FRESH, ..*settings };
    let play = |first: &[Action]| {
        let scene = Scene { game: step.before, seat: step.seat, first: first.to_vec() };
        outlook(rules, value, &scene, &fresh, stop)
    };
    let (one, other) = (play(one)?, play(other)?);
    Some(one.beside(&other, step.seat))
}

/// Sets the luck of comparisons apart.
const FRESH: u64 = 0xf5e5_0000_0000_0000;
