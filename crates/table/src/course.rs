//! How the points of a game that is over came about.

use crate::Replay;
use engine::Phase;
use engine::model::Seat;
use protocol::{BestTurn, Course, LogEntry, ScoringStep, View};
use std::collections::BTreeMap;

impl Replay {
    /// The points after every round, and the serving turn that brought the most.
    pub fn course(&self) -> Course {
        let mut rounds: Vec<Vec<u16>> = Vec::new();
        let mut turns = Turns::default();
        let points = self.points();
        let mut before = &points[0];
        for (entry, after) in self.log().iter().zip(&points) {
            turns.add(entry, before, after);
            // A round that was taken back is counted again when it is played again.
            rounds.resize(rounds.len().max(usize::from(entry.round) + 1), after.clone());
            rounds[usize::from(entry.round)].clone_from(after);
            before = after;
        }
        Course { rounds, places: self.places(), best: turns.best() }
    }

    /// All points of each seat after the set-up and after each step.
    pub fn points(&self) -> Vec<Vec<u16>> {
        let of = |view: View| view.seats.iter().map(|seat| seat.points.total).collect();
        (0..self.steps()).filter_map(|step| self.view(step)).map(of).collect()
    }
}

/// What the steps of every serving turn brought, by round and seat. What was taken back is not there.
#[derive(Default)]
struct Turns(BTreeMap<(u8, u8), Vec<Gain>>);

/// What a step brought.
#[derive(Clone, Copy)]
struct Gain {
    n: u32,
    points: i32,
}

impl Turns {
    fn add(&mut self, entry: &LogEntry, before: &[u16], after: &[u16]) {
        if let Some(to) = entry.undoes {
            self.0.values_mut().for_each(|turn| turn.retain(|gain| gain.n != to));
        }
        if let Some(to) = entry.rewinds {
            self.0.values_mut().for_each(|turn| turn.retain(|gain| gain.n < to));
        }
        let (Some(seat), Some(_), Phase::Serve) = (entry.seat, entry.action, entry.phase) else {
            return;
        };
        let of =
            |points: &[u16]| points.get(usize::from(seat.number())).map_or(0, |&p| i32::from(p));
        let gain = Gain { n: entry.n, points: of(after) - of(before) };
        self.0.entry((entry.round, seat.number())).or_default().push(gain);
    }

    /// The turn that brought the most; of equal ones the first.
    fn best(&self) -> Option<BestTurn> {
        let all = |turn: &[Gain]| turn.iter().map(|gain| gain.points).sum::<i32>();
        let best = self.0.iter().rev().max_by_key(|(_, turn)| all(turn));
        let (&(round, seat), turn) = best.filter(|(_, turn)| all(turn) > 0)?;
        let steps = turn.iter().filter_map(|gain| {
            let points = u16::try_from(gain.points).ok().filter(|&points| points > 0)?;
            Some(ScoringStep { n: gain.n, points })
        });
        Some(BestTurn {
            seat: Seat::ALL[usize::from(seat)],
            round,
            points: u16::try_from(all(turn)).unwrap_or(u16::MAX),
            from: turn.first().map_or(0, |gain| gain.n.saturating_sub(1)),
            steps: steps.collect(),
        })
    }
}
