//! What can be done, and what everybody can expect of it: a deliberation, read for its reasons.

use super::gains::{self, Gain};
use super::outlook::{coming, outlook, rivals, seated};
use super::parts::{self, Part, Reason};
use super::{Settings, TakenDie};
use engine::model::{BySeat, Colour, DiceTray, Die, Face, Seat};
use engine::what_if::suppose;
use engine::{Action, ActionGroup, Game, Phase, Plan};
use players::deliberation::{
    Basis, Breadth, Candidate, Deliberation, Memory, Notes, Topic, deliberate,
};
use players::draft;
use players::solver::{Turn, is_same_deed};
use players::value::Judge;
use players::{Greedy, choose};
use std::cell::OnceCell;

/// Something to do, with what everybody can expect of it.
pub(crate) struct Choice {
    pub(crate) candidate: Candidate,
    /// The expected final points of every seat; 0 where nobody sits.
    pub(crate) all: BySeat<f32>,
}

/// What was found.
pub(crate) struct Found {
    pub(crate) choices: Vec<Choice>,
    pub(crate) exact: bool,
    evenings: Evenings,
}

impl Choice {
    /// Whether this begins with the answer, or has the step of a turn.
    pub(super) fn does(&self, deed: &Action) -> bool {
        let steps = &self.candidate.steps;
        match deed.group() {
            ActionGroup::Answer => steps.first() == Some(deed),
            _ => steps.iter().any(|step| is_same_deed(step, deed)),
        }
    }
}

impl Found {
    /// The choices, the one with the highest score first.
    pub(super) fn ranked(&self, score: impl Fn(&BySeat<f32>) -> f32) -> Vec<&Choice> {
        let mut ranked: Vec<&Choice> = self.choices.iter().collect();
        ranked.sort_by(|a, b| score(&b.all).total_cmp(&score(&a.all)));
        ranked
    }
}

/// A seat that is asked something.
pub(crate) struct Scene<'a> {
    judge: &'a Judge<'a>,
    game: &'a Game,
    seat: Seat,
    settings: &'a Settings<'a>,
    nothing: Vec<Reason>,
    /// What the others can expect, found once: two searches of which one ran out of time are
    /// compared by it.
    others: OnceCell<BySeat<f32>>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(
        judge: &'a Judge<'a>,
        game: &'a Game,
        seat: Seat,
        settings: &'a Settings<'a>,
    ) -> Scene<'a> {
        let nothing = parts::of_position(judge, game, seat);
        Scene { judge, game, seat, settings, nothing, others: OnceCell::new() }
    }

    /// The possible answers; how they are ranked is left to the caller.
    pub(crate) fn find(&self) -> Found {
        self.search(None)
    }

    /// Plans or turns with a step that a search for the best ones may leave out; `None` where [`Scene::find`] leaves
    /// out nothing.
    pub(super) fn find_with(&self, deed: Action) -> Option<Found> {
        let planned =
            matches!(Topic::of(self.judge, self.game, self.seat), Some(Topic::Plan | Topic::Turn));
        planned.then(|| self.search(Some(deed)))
    }

    fn search(&self, wanted: Option<Action>) -> Found {
        let mut evenings = Evenings::default();
        let mut notes = Dividing { scene: self, evenings: &mut evenings };
        let thinking = self.settings.thinking(Breadth::Alternatives, wanted);
        let Deliberation { candidates, exact } = deliberate(
            self.judge,
            self.game,
            self.seat,
            &thinking,
            &mut Memory::default(),
            &mut notes,
        );
        if candidates.is_empty() {
            return Found { choices: vec![self.at_once()], exact: false, evenings };
        }
        let others = self.others.get_or_init(|| self.others());
        let choice = |candidate: Candidate| Choice { all: self.all(others, &candidate), candidate };
        let choices = self.different(candidates).into_iter().map(choice).collect();
        Found { choices, exact, evenings }
    }

    /// What a quick player does, where time was up before anything was thought through.
    fn at_once(&self) -> Choice {
        let action = choose(&mut Greedy::new(), self.judge.rules, self.game, self.seat);
        let all = seated(self.game, |seat| self.judge.worth(self.game, seat));
        let (steps, points) = (vec![action], all[self.seat]);
        Choice { candidate: Candidate { steps, points, basis: Basis::Estimate }, all }
    }

    /// What the others can expect while this seat decides.
    fn others(&self) -> BySeat<f32> {
        match Topic::of(self.judge, self.game, self.seat) {
            // The draft says itself what everybody gets.
            None | Some(Topic::Draft) => BySeat::default(),
            Some(Topic::Plan | Topic::Turn) => {
                rivals(self.judge, self.game, self.seat, self.settings)
            }
            Some(Topic::OnTop) => outlook(self.judge, self.game, self.settings),
            Some(Topic::Answer) => self.answering_well(),
        }
    }

    /// What everybody can expect where several seats answer at the same time: the others choose their best answer, too. If
    /// they took any, this seat would look better off than it is.
    fn answering_well(&self) -> BySeat<f32> {
        let thinking = self.settings.thinking(Breadth::Answer, None);
        let unasked = OnceCell::new();
        let expected =
            |seat| unasked.get_or_init(|| outlook(self.judge, self.game, self.settings))[seat];
        seated(self.game, |seat| {
            // Its own worth comes from its candidates.
            if seat == self.seat {
                return 0.0;
            }
            if Topic::of(self.judge, self.game, seat) != Some(Topic::Answer) {
                return expected(seat);
            }
            let (memory, notes) = (&mut Memory::default(), &mut ());
            let found = deliberate(self.judge, self.game, seat, &thinking, memory, notes);
            found.candidates.first().map_or_else(|| expected(seat), |best| best.points)
        })
    }

    fn all(&self, others: &BySeat<f32>, candidate: &Candidate) -> BySeat<f32> {
        if let Basis::Draft(pick) = &candidate.basis {
            return BySeat::from_fn(|seat| {
                let plays = seat.number() < self.game.players();
                if plays { pick.points[usize::from(seat.number())] } else { 0.0 }
            });
        }
        let mut all = *others;
        all[self.seat] = candidate.points;
        all
    }

    /// The best turn of each kind, in order: ways to lay the dice while planning, then what is done in the
    /// turn beside using dice, whatever the order.
    fn different(&self, candidates: Vec<Candidate>) -> Vec<Candidate> {
        let mut known: Vec<Vec<Action>> = Vec::new();
        let is_new = |candidate: &Candidate| {
            let kind = match (&candidate.basis, self.game.phase) {
                (Basis::Turn(_), Phase::Plan) => {
                    candidate.steps.first().copied().into_iter().collect()
                }
                (Basis::Turn(_), _) => deeds(&candidate.steps),
                (
                    Basis::Position(_) | Basis::Draft(_) | Basis::Evenings(_) | Basis::Estimate,
                    _,
                ) => {
                    return true;
                }
            };
            let new = !known.contains(&kind);
            if new {
                known.push(kind);
            }
            new
        };
        candidates.into_iter().filter(is_new).collect()
    }

    /// Where the seat's own points of a choice come from, compared with doing nothing, and what its steps bring.
    pub(super) fn reasons(&self, found: &Found, choice: &Choice) -> Why {
        let Candidate { steps, points, basis } = &choice.candidate;
        match basis {
            Basis::Turn(positions) => {
                let end = positions.last();
                let reasons = end.map_or_else(Vec::new, |end| self.end_parts(end, *points));
                let gains = gains::of_turn(self.judge, self.seat, steps, positions);
                Why { reasons, gains, die: None }
            }
            Basis::Position(end) => Why { reasons: self.end_parts(end, *points), ..Why::default() },
            Basis::Draft(pick) => {
                let taken = steps.first().and_then(taken);
                self.hand_reasons(&pick.hands[usize::from(self.seat.number())], taken)
            }
            Basis::Evenings(answer) => {
                let reasons = found.evenings.beside_the_winner(&found.choices, *answer);
                Why { reasons, ..Why::default() }
            }
            Basis::Estimate => Why::default(),
        }
    }

    /// The parts of a position, and what was found beyond its value.
    fn end_parts(&self, end: &Game, points: f32) -> Vec<Reason> {
        let mut parts = self.parts_of(end);
        let beyond = points - self.judge.worth(end, self.seat);
        if self.game.phase == Phase::Serve && beyond.abs() > 1e-3 {
            parts::add(&mut parts, Part::Tomorrow, beyond);
        }
        parts
    }

    fn parts_of(&self, end: &Game) -> Vec<Reason> {
        parts::difference(&parts::of_position(self.judge, end, self.seat), &self.nothing)
    }

    /// What the dice in hand in the end would be used for, and the one that is taken now.
    fn hand_reasons(&self, hand: &[u8; 6], taken: Option<Die>) -> Why {
        let mut scene = *self.game;
        let mut tray = draft::own_dice(self.game.tavern(self.seat));
        for (face, &count) in Face::ALL.into_iter().zip(hand) {
            for _ in 0..count {
                tray.add(Die { colour: Colour::White, face });
            }
        }
        suppose(&mut scene).dice(self.seat, tray);
        let solved = coming(self.judge, &scene, self.seat, &self.settings.limits());
        let Some(Turn { actions, positions, .. }) = solved.best() else { return Why::default() };
        let reasons = positions.last().map_or_else(Vec::new, |end| self.parts_of(end));
        let gains = gains::of_turn(self.judge, self.seat, actions, positions);
        let dice = &scene.tavern(self.seat).dice;
        let die = match actions.first() {
            Some(Action::Plan(plan)) => taken.map(|die| use_of(die, dice, plan)),
            _ => None,
        };
        Why { reasons, gains, die }
    }
}

/// Why a choice is worth what it is worth.
#[derive(Default)]
pub(super) struct Why {
    pub(super) reasons: Vec<Reason>,
    pub(super) gains: Vec<Gain>,
    pub(super) die: Option<TakenDie>,
}

/// The die that an answer takes from the coaster.
fn taken(action: &Action) -> Option<Die> {
    match *action {
        Action::Take(face) => Some(Die { colour: Colour::White, face }),
        _ => None,
    }
}

/// Where a plan puts a die; of several alike the one with a place.
fn use_of(die: Die, dice: &DiceTray, plan: &Plan) -> TakenDie {
    let places = plan.0.iter().enumerate();
    let own = places.filter(|(index, _)| dice.get(*index).is_some_and(|(known, _)| known == die));
    TakenDie { die, to: own.filter_map(|(_, to)| *to).next() }
}

/// The imagined evenings of a deliberation, divided into parts: by answer, in their order.
#[derive(Default)]
struct Evenings(Vec<Vec<Vec<Reason>>>);

impl Evenings {
    fn add(&mut self, answer: usize, parts: Vec<Reason>) {
        if self.0.len() <= answer {
            self.0.resize_with(answer + 1, Vec::new);
        }
        self.0[answer].push(parts);
    }

    fn of(&self, answer: usize) -> &[Vec<Reason>] {
        self.0.get(answer).map_or(&[], |evenings| evenings)
    }

    /// The average parts of an answer. One that dropped out of the race met only the first evenings: its
    /// parts are those of the winner and its difference to the winner on those, like its points.
    fn beside_the_winner(&self, choices: &[Choice], answer: usize) -> Vec<Reason> {
        let first = choices.first().map(|choice| &choice.candidate.basis);
        let winner = if let Some(&Basis::Evenings(winner)) = first { self.of(winner) } else { &[] };
        let answer = self.of(answer);
        let met = winner.len().min(answer.len());
        let luck = parts::difference(&average(winner), &average(&winner[..met]));
        parts::sum([&average(answer), &luck])
    }
}

fn average(evenings: &[Vec<Reason>]) -> Vec<Reason> {
    let mut parts = parts::sum(evenings);
    parts::scale(&mut parts, 1.0 / evenings.len().max(1) as f32);
    parts
}

/// Divides every imagined evening: what has changed when the dice lie ready, and the evening itself.
struct Dividing<'a> {
    scene: &'a Scene<'a>,
    evenings: &'a mut Evenings,
}

impl Notes for Dividing<'_> {
    fn evening(&mut self, answer: usize, dealt: &Game, points: f32) {
        let Scene { judge, seat, .. } = *self.scene;
        let mut parts = self.scene.parts_of(dealt);
        parts::add(&mut parts, Part::Tonight, points - judge.worth(dealt, seat));
        self.evenings.add(answer, parts);
    }
}

/// What is done in a turn beside using dice, whatever the order.
fn deeds(steps: &[Action]) -> Vec<Action> {
    let mut deeds: Vec<Action> = steps.iter().copied().filter(is_deed).collect();
    deeds.sort_unstable();
    deeds
}

fn is_deed(action: &Action) -> bool {
    let dice = matches!(
        action,
        Action::Use { .. } | Action::Place { .. } | Action::Lift { .. } | Action::Plan(_)
    );
    !dice
}
