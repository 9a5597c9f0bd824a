//! What can be done, with what each leads to: the searches of the bots, told in full.

use super::Settings;
use super::outlook::{coming, limits, outlook, picks, rivals, stopped};
use super::parts::{self, Part, Reason};
use engine::model::{BySeat, Colour, Die, Face, Seat};
use engine::what_if::suppose;
use engine::{Action, ActionList, Ask, Game, Phase};
use players::choices::{self, Sampling};
use players::draft;
use players::estimate::stepped;
use players::foresight;
use players::solver::{self, Solved, Turn, turn_key};
use players::value::Judge;

/// Something to do.
pub(crate) struct Candidate {
    pub(crate) actions: Vec<Action>,
    pub(crate) all: BySeat<f32>,
    basis: Basis,
}

/// What the points of a candidate were found for.
enum Basis {
    /// A position at the end of the turn.
    End(Box<Game>),
    /// White dice in the end of the draft, by face.
    Hand([u8; 6]),
    /// Averages over evenings, divided already.
    Evenings(Vec<Reason>),
    /// Nothing that could be divided.
    None,
}

/// What was found.
pub(crate) struct Found {
    pub(crate) options: Vec<Candidate>,
    pub(crate) exact: bool,
}

/// Turns that are looked at for different ones.
const TURNS: usize = 64;
/// Turned dice that are followed.
const TURNED: usize = 3;

/// A seat that is asked something.
pub(crate) struct Scene<'a> {
    judge: &'a Judge<'a>,
    game: &'a Game,
    seat: Seat,
    settings: &'a Settings<'a>,
    nothing: Vec<Reason>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(
        judge: &'a Judge<'a>,
        game: &'a Game,
        seat: Seat,
        settings: &'a Settings<'a>,
    ) -> Scene<'a> {
        Scene { judge, game, seat, settings, nothing: parts::of_position(judge, game, seat) }
    }

    /// The possible answers to a question, judged; not yet ranked.
    pub(crate) fn find(&self, ask: Ask) -> Found {
        let list = self.judge.rules.legal(self.game, self.seat);
        match ask {
            Ask::Draft => self.draft(),
            Ask::Plan => self.plans(&list),
            Ask::OnTop => self.on_top(&list),
            _ if self.game.phase == Phase::Serve => self.turns(),
            _ => self.answers(&list),
        }
    }

    /// Where the own points of a candidate come from beyond doing nothing.
    pub(super) fn parts(&self, candidate: &Candidate) -> Vec<Reason> {
        match &candidate.basis {
            Basis::End(end) => self.end_parts(end, candidate.all[self.seat]),
            Basis::Hand(hand) => self.hand_parts(hand),
            Basis::Evenings(parts) => parts.clone(),
            Basis::None => Vec::new(),
        }
    }

    /// The other seats as they stand, this one with these points.
    fn with(&self, others: &BySeat<f32>, points: f32) -> BySeat<f32> {
        let mut all = *others;
        all[self.seat] = points;
        all
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

    fn draft(&self) -> Found {
        let picks = picks(self.judge, self.game, self.seat, self.settings);
        let options = picks.iter().map(|pick| Candidate {
            actions: vec![Action::Take(pick.face)],
            all: BySeat::from_fn(|seat| {
                let plays = seat.number() < self.game.players();
                if plays { pick.points[seat.number() as usize] } else { 0.0 }
            }),
            basis: Basis::Hand(pick.hands[self.seat.number() as usize]),
        });
        Found { options: options.collect(), exact: !stopped(self.settings) }
    }

    /// What the dice in hand in the end would be used for.
    fn hand_parts(&self, hand: &[u8; 6]) -> Vec<Reason> {
        let mut scene = *self.game;
        let mut tray = draft::own_dice(self.game.tavern(self.seat));
        for (face, &count) in Face::ALL.into_iter().zip(hand) {
            for _ in 0..count {
                tray.add(Die { colour: Colour::White, face });
            }
        }
        suppose(&mut scene).dice(self.seat, tray);
        let solved = coming(self.judge, &scene, self.seat, &limits(self.settings, 1));
        solved
            .best()
            .and_then(|turn| turn.positions.last())
            .map_or_else(Vec::new, |end| self.parts_of(end))
    }

    /// Ways to lay the dice, and dice to turn before it.
    fn plans(&self, list: &ActionList) -> Found {
        let others = rivals(self.judge, self.game, self.seat, self.settings);
        let solved = coming(self.judge, self.game, self.seat, &limits(self.settings, TURNS));
        let mut exact = solved.exact;
        let mut options: Vec<Candidate> = Vec::new();
        for turn in different(&solved, |turn| turn.actions.first().copied().into_iter().collect()) {
            options.push(self.planned(&others, self.game, turn, &[]));
        }
        let mut turned = choices::turned(self.judge, self.game, self.seat, list);
        turned.sort_by(|a, b| b.0.total_cmp(&a.0));
        exact &= turned.len() <= TURNED;
        for (_, action, next) in turned.iter().take(TURNED) {
            let solved = coming(self.judge, next, self.seat, &limits(self.settings, 1));
            let best = solved.best().map(|turn| self.planned(&others, next, turn, &[*action]));
            options.extend(best);
        }
        Found { options, exact }
    }

    /// A plan with the turn that is to follow it.
    fn planned(
        &self,
        others: &BySeat<f32>,
        game: &Game,
        turn: &Turn,
        before: &[Action],
    ) -> Candidate {
        let (first, rest) =
            turn.actions.split_first().map_or((None, &[][..]), |(f, r)| (Some(f), r));
        let laid = first.filter(|plan| !self.lies(game, plan));
        let steps = before.iter().chain(laid).chain(&[Action::Ready]).chain(rest);
        let actions = steps.copied().chain([Action::Close]).collect();
        self.turn(others, turn, actions)
    }

    /// Whether the dice lie as a plan says.
    fn lies(&self, game: &Game, plan: &Action) -> bool {
        stepped(self.judge.rules, game, self.seat, plan)
            .is_some_and(|next| next.tavern(self.seat) == game.tavern(self.seat))
    }

    fn turns(&self) -> Found {
        let others = rivals(self.judge, self.game, self.seat, self.settings);
        let mut solved =
            solver::serve(self.judge, self.game, self.seat, &limits(self.settings, TURNS));
        let tried = self.tried(&mut solved);
        let options = different(&solved, deeds).into_iter().map(|turn| {
            let actions = turn.actions.iter().copied().chain([Action::Close]).collect();
            self.turn(&others, turn, actions)
        });
        Found { options: options.collect(), exact: solved.exact && !tried }
    }

    /// Tries the best turns on evenings after them, as the player of this strength does. The others
    /// are corrected by what the first was. Tells whether anything was tried.
    fn tried(&self, solved: &mut Solved) -> bool {
        let Some(foresight) = self.settings.strength.foresight else { return false };
        let seed = self.settings.luck ^ turn_key(self.game, self.seat);
        let stop = self.settings.stop;
        let ranked =
            foresight::ranked(self.judge, self.seat, &solved.turns, &foresight, seed, stop);
        let first = solved.turns.first().map_or(0.0, |turn| turn.value);
        let found = ranked.iter().find(|(_, index)| *index == 0).map_or(first, |tried| tried.0);
        for (index, turn) in solved.turns.iter_mut().enumerate() {
            let tried = ranked.iter().find(|tried| tried.1 == index);
            turn.value = tried.map_or(turn.value + found - first, |tried| tried.0);
        }
        solved.turns.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranked.len() > 1
    }

    fn turn(&self, others: &BySeat<f32>, turn: &Turn, actions: Vec<Action>) -> Candidate {
        let basis = turn.positions.last().map_or(Basis::None, |end| Basis::End(Box::new(*end)));
        Candidate { actions, all: self.with(others, turn.value), basis }
    }

    fn on_top(&self, list: &ActionList) -> Found {
        let others = outlook(self.judge, self.game, self.settings);
        let options = choices::on_top(self.judge, self.game, self.seat, list).into_iter();
        let options = options.map(|(points, action)| {
            let next = choices::topped(self.judge.rules, self.game, self.seat, action);
            let basis = next.map_or(Basis::None, |next| Basis::End(Box::new(next)));
            Candidate { actions: vec![action], all: self.with(&others, points), basis }
        });
        Found { options: options.collect(), exact: true }
    }

    /// Answers outside the serving turn, tried on the same evenings as their player tries them.
    fn answers(&self, list: &ActionList) -> Found {
        let others = outlook(self.judge, self.game, self.settings);
        let sampling = Sampling {
            evenings: self.settings.strength.evenings,
            seed: self.settings.luck,
            stop: self.settings.stop,
        };
        let answers = choices::answers(list);
        let mut told: Vec<Vec<Vec<Reason>>> = vec![Vec::new(); answers.len()];
        let ranked = choices::race(answers.len(), &sampling, |number, seed| {
            let (points, parts) = self.evening(&answers[number], seed);
            told[number].push(parts);
            points
        });
        let winner = ranked.first().map_or(0, |first| first.1);
        let options = ranked.iter().map(|&(points, number)| {
            let basis = Basis::Evenings(beside(&told[winner], &told[number]));
            Candidate { actions: vec![answers[number]], all: self.with(&others, points), basis }
        });
        Found { options: options.collect(), exact: false }
    }

    /// An evening after an answer: what has changed when the dice lie ready, and the evening itself.
    fn evening(&self, action: &Action, seed: u64) -> (f32, Vec<Reason>) {
        let answer = Some((self.seat, action));
        let Some(next) = choices::dealt(self.judge, self.game, answer, seed) else {
            return (f32::MIN, Vec::new());
        };
        let points = choices::drafted(self.judge, &next, self.seat, seed);
        let mut parts = self.parts_of(&next);
        parts::add(&mut parts, Part::Tonight, points - self.judge.worth(&next, self.seat));
        (points, parts)
    }
}

/// The average parts of an answer. One that dropped out of the race met only the first evenings: it is
/// told by its difference to the winner on those, as the race itself tells its points.
fn beside(winner: &[Vec<Reason>], answer: &[Vec<Reason>]) -> Vec<Reason> {
    let met = winner.len().min(answer.len());
    let luck = parts::difference(&average(winner), &average(&winner[..met]));
    parts::sum([&average(answer), &luck])
}

fn average(evenings: &[Vec<Reason>]) -> Vec<Reason> {
    let mut parts = parts::sum(evenings);
    parts::scale(&mut parts, 1.0 / evenings.len().max(1) as f32);
    parts
}

/// The best turn of each kind, in order.
fn different(solved: &Solved, kind: impl Fn(&Turn) -> Vec<Action>) -> Vec<&Turn> {
    let mut known: Vec<Vec<Action>> = Vec::new();
    let mut turns = Vec::new();
    for turn in &solved.turns {
        let kind = kind(turn);
        if !known.contains(&kind) {
            known.push(kind);
            turns.push(turn);
        }
    }
    turns
}

/// What is done in a turn beside using dice, whatever the order.
fn deeds(turn: &Turn) -> Vec<Action> {
    let mut deeds: Vec<Action> = turn.actions.iter().copied().filter(is_deed).collect();
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
