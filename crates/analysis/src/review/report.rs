//! From outlooks to accounts: what skill and luck did to every margin, and which decisions cost most.

use super::chain::Cause;
use super::imagine::Outlook;
use super::weigh::Weighed;
use super::work::{Compared, Shared, Suspect};
use super::{Account, Estimate, Expected, Mistake, Move, Review};
use engine::model::{BySeat, Seat};
use engine::{Action, Phase};

/// The most decisions of a seat that are looked at closely.
pub(super) const SUSPECTS: usize = 6;
/// How many of them a planner finds; the others are those after which the most was lost.
const BY_PLANNER: usize = 4;
/// A planner's preference of fewer points is not worth a closer look.
const LEAST: f32 = 0.3;
/// A turn is taken up where this share of its loss is still to come: what was done well before is no part of a mistake.
const MOST_OF_IT: f32 = 0.8;

/// The review of a game.
pub(super) fn review(
    shared: &Shared,
    outlooks: &[Outlook],
    suspects: &[Suspect],
    compared: &[&Compared],
) -> Review {
    let table = Table { shared, outlooks };
    let seats = || Seat::ALL.into_iter().take(shared.end.players().into());
    let mut worse: Vec<Mistake> =
        suspects.iter().zip(compared).map(|(s, c)| table.compared(s, c)).collect();
    worse.retain(|mistake| mistake.loss.mean > 0.0);
    worse.sort_by(|a, b| b.loss.mean.total_cmp(&a.loss.mean));
    let (mistakes, doubtful) = worse.into_iter().partition(|mistake| mistake.loss.is_certain());
    Review {
        seats: seats().map(|seat| table.account(seat)).collect(),
        start: outlooks.first().map_or_else(Expected::default, expected),
        moves: (0..shared.chain.moves.len()).map(|number| table.the_move(number)).collect(),
        mistakes,
        doubtful,
    }
}

/// The decisions that look worst, of every seat.
pub(super) fn suspects(
    shared: &Shared,
    outlooks: &[Outlook],
    weighed: &[Vec<Weighed>],
) -> Vec<Suspect> {
    let table = Table { shared, outlooks };
    let mut suspects = Vec::new();
    for seat in Seat::ALL.into_iter().take(shared.end.players().into()) {
        let mut own: Vec<Seen> = Vec::new();
        for (number, weighed) in weighed.iter().enumerate() {
            own.extend(table.seen(number, weighed).filter(|seen| seen.seat == seat));
        }
        own.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        once_an_evening(&mut own);
        let mut rest = own.split_off(own.len().min(BY_PLANNER));
        rest.sort_by(|a, b| a.skill.total_cmp(&b.skill));
        own.extend(rest.into_iter().take(SUSPECTS - BY_PLANNER));
        suspects.extend(own.into_iter().map(|seen| seen.suspect));
    }
    suspects
}

/// Keeps the worst of what is decided several times in an evening, such as the dice of a draft, so that one evening does
/// not fill all places.
fn once_an_evening(worst_first: &mut Vec<Seen>) {
    let mut known = Vec::new();
    worst_first.retain(|seen| {
        let new = !known.contains(&seen.when);
        known.push(seen.when);
        new
    });
}

/// A move in which a planner would have done something else.
struct Seen {
    seat: Seat,
    /// The round and the phase.
    when: (u8, Phase),
    loss: f32,
    skill: f32,
    suspect: Suspect,
}

/// What was found out about a game.
struct Table<'a> {
    shared: &'a Shared,
    outlooks: &'a [Outlook],
}

impl Table<'_> {
    /// The change of a seat's margin by everything with these causes, course by course.
    fn change(&self, seat: Seat, counts: impl Fn(Cause) -> bool) -> Estimate {
        let links: Vec<usize> = (0..self.shared.chain.links.len())
            .filter(|&i| counts(self.shared.chain.links[i]))
            .collect();
        let courses = self.shared.settings.courses as usize;
        let sums: Vec<f32> = (0..courses)
            .map(|course| {
                let margin = |node: usize| self.outlooks[node].margin(course, seat);
                links.iter().map(|&link| margin(link + 1) - margin(link)).sum()
            })
            .collect();
        Estimate::of(sums.iter().copied())
    }

    fn everybody(&self, counts: impl Fn(Cause) -> bool) -> BySeat<Estimate> {
        let players = self.shared.end.players();
        BySeat::from_fn(|seat| {
            if seat.number() < players { self.change(seat, &counts) } else { Estimate::default() }
        })
    }

    fn mover(&self, number: usize) -> Seat {
        self.shared.steps[self.shared.chain.moves[number].start].seat
    }

    fn account(&self, seat: Seat) -> Account {
        let courses = 0..self.shared.settings.courses as usize;
        let start = |course| self.outlooks.first().map_or(0.0, |first| first.margin(course, seat));
        let own = |cause| matches!(cause, Cause::Skill(number) if self.mover(number) == seat);
        let others = |cause| matches!(cause, Cause::Skill(number) if self.mover(number) != seat);
        let end = Outlook::over(&self.shared.rules, &self.shared.end);
        Account {
            seat,
            points: self.shared.rules.score(&self.shared.end, seat).total(),
            start: Estimate::of(courses.map(start)),
            luck: self.change(seat, |cause| matches!(cause, Cause::Luck(_))),
            skill: self.change(seat, own),
            others: self.change(seat, others),
            margin: end.margin(0, seat),
        }
    }

    fn the_move(&self, number: usize) -> Move {
        let Shared { steps, chain, .. } = self.shared;
        let range = &chain.moves[number];
        let (first, last) = (&steps[range.start], &steps[range.end - 1]);
        let of_move =
            |cause: &Cause| matches!(cause, Cause::Skill(n) | Cause::Luck(n) if *n == number);
        let end = chain.links.iter().rposition(of_move).map_or(0, |link| link + 1);
        let decided = chain.links.iter().rposition(|cause| *cause == Cause::Skill(number));
        let decided = decided.map_or(0, |link| link + 1);
        Move {
            lines: (first.line, last.line),
            round: first.before.round,
            phase: first.before.phase,
            seat: first.seat,
            ask: first.ask,
            skill: self.everybody(|cause| cause == Cause::Skill(number)),
            luck: self.everybody(|cause| cause == Cause::Luck(number)),
            decided: expected(&self.outlooks[decided]),
            after: expected(&self.outlooks[end]),
        }
    }

    /// Where a move departs from what a planner would do. What a turn loses step by step counts together: each purchase
    /// of a bad last turn costs little, and all of them the game.
    fn seen(&self, number: usize, weighed: &[Weighed]) -> Option<Seen> {
        let Shared { steps, chain, .. } = self.shared;
        let range = chain.moves[number].clone();
        let lost_from = |at: usize| weighed[at..].iter().map(|weighed| weighed.loss).sum::<f32>();
        let enough = LEAST.max(MOST_OF_IT * lost_from(0));
        let at = (0..weighed.len()).rfind(|&at| lost_from(at) >= enough)?;
        let step = range.start + at;
        let (before, seat) = (&steps[step].before, steps[step].seat);
        let played: Vec<Action> = steps[step..range.end].iter().map(|step| step.action).collect();
        let better = without_turn(before.phase, &weighed[at].better);
        // Wherever dice lie when somebody is ready, they can still be moved: only turning them is decided by then.
        let turns = |way: &[Action]| way.iter().any(|step| matches!(step, Action::Turn { .. }));
        if before.phase == Phase::Plan && !turns(&played) && !turns(&better) {
            return None;
        }
        let skill = self.change(seat, |cause| cause == Cause::Skill(number)).mean;
        let (when, loss) = ((before.round, before.phase), lost_from(at));
        Some(Seen { seat, when, loss, skill, suspect: Suspect { step, played, better } })
    }

    /// A suspect beside its better way.
    fn compared(&self, suspect: &Suspect, compared: &Compared) -> Mistake {
        let step = &self.shared.steps[suspect.step];
        let Compared { difference, why } = compared;
        Mistake {
            line: step.line,
            round: step.before.round,
            phase: step.before.phase,
            seat: step.seat,
            ask: step.ask,
            game: Box::new(step.before),
            played: suspect.played.clone(),
            better: suspect.better.clone(),
            loss: difference.points,
            balance: difference.balance,
            win: difference.win,
            reasons: why.reasons.clone(),
            gains: why.gains.clone(),
            gains_played: why.gains_played.clone(),
            dice: why.dice,
        }
    }
}

fn expected(outlook: &Outlook) -> Expected {
    Expected { points: outlook.points(), win: outlook.shares() }
}

/// Laying dice without the turn that follows: that is a decision of its own.
fn without_turn(phase: Phase, steps: &[Action]) -> Vec<Action> {
    let ready = steps.iter().position(|action| *action == Action::Ready);
    match (phase, ready) {
        (Phase::Plan, Some(ready)) => steps[..=ready].to_vec(),
        _ => steps.to_vec(),
    }
}
