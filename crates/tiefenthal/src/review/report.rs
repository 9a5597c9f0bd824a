//! A review as JSON.

use analysis::review::{Balance, Estimate, Expected, Mistake, Move};
use engine::model::Seat;
use engine::notation::write_action;
use engine::{Action, Phase};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Report<'a> {
    pub(super) players: usize,
    pub(super) level: u8,
    pub(super) seats: Vec<AccountReport<'a>>,
    /// The costliest first.
    pub(super) mistakes: Vec<MistakeReport>,
    pub(super) moves: Vec<MoveReport>,
}

/// A number and how far it may be off, in 95 of 100 cases.
#[derive(Serialize)]
pub(super) struct Number {
    pub(super) mean: f32,
    pub(super) within: f32,
}

impl From<Estimate> for Number {
    fn from(estimate: Estimate) -> Number {
        Number { mean: estimate.mean, within: estimate.within() }
    }
}

#[derive(Serialize)]
pub(super) struct AccountReport<'a> {
    pub(super) seat: Seat,
    pub(super) name: &'a str,
    pub(super) points: u16,
    pub(super) start: Number,
    pub(super) luck: Number,
    pub(super) skill: Number,
    pub(super) others: Number,
    pub(super) margin: f32,
    /// How many hints the seat took.
    pub(super) hints: u32,
}

#[derive(Serialize)]
pub(super) struct MistakeReport {
    pub(super) line: usize,
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) seat: Seat,
    pub(super) played: Vec<String>,
    pub(super) better: Vec<String>,
    pub(super) loss: Number,
    pub(super) win_better: f32,
    pub(super) win_played: f32,
    /// What the loss consists of in points of the final score; its parts add up to it.
    pub(super) balance: BalanceReport,
}

#[derive(Serialize)]
pub(super) struct BalanceReport {
    pub(super) upgrades: f32,
    pub(super) nobles: f32,
    pub(super) guests: f32,
    pub(super) regulars: f32,
    pub(super) tavern_cards: f32,
    pub(super) schnapps: f32,
    pub(super) reputation: f32,
    pub(super) rival: f32,
}

impl From<Balance> for BalanceReport {
    fn from(of: Balance) -> BalanceReport {
        BalanceReport {
            upgrades: of.upgrades,
            nobles: of.nobles,
            guests: of.guests,
            regulars: of.regulars,
            tavern_cards: of.tavern_cards,
            schnapps: of.schnapps,
            reputation: of.reputation,
            rival: of.rival,
        }
    }
}

impl MistakeReport {
    pub(super) fn new(mistake: &Mistake) -> MistakeReport {
        let written = |actions: &[Action]| actions.iter().map(write_action).collect();
        MistakeReport {
            line: mistake.line,
            round: mistake.round,
            phase: mistake.phase,
            seat: mistake.seat,
            played: written(&mistake.played),
            better: written(&mistake.better),
            loss: mistake.loss.into(),
            win_better: mistake.win.0,
            win_played: mistake.win.1,
            balance: mistake.balance.into(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct MoveReport {
    /// The first and the last line of the record.
    pub(super) lines: (usize, usize),
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) seat: Seat,
    /// What the decision changed in every seat's margin, and what luck did after it.
    pub(super) skill: Vec<Number>,
    pub(super) luck: Vec<Number>,
    /// What every seat could expect after both: final points and the chance to win.
    pub(super) points: Vec<f32>,
    pub(super) win: Vec<f32>,
}

impl MoveReport {
    pub(super) fn new(the_move: &Move, players: usize) -> MoveReport {
        let seats = || Seat::ALL.into_iter().take(players);
        let Expected { points, win } = &the_move.after;
        MoveReport {
            lines: the_move.lines,
            round: the_move.round,
            phase: the_move.phase,
            seat: the_move.seat,
            skill: seats().map(|seat| the_move.skill[seat].into()).collect(),
            luck: seats().map(|seat| the_move.luck[seat].into()).collect(),
            points: seats().map(|seat| points[seat]).collect(),
            win: seats().map(|seat| win[seat]).collect(),
        }
    }
}
