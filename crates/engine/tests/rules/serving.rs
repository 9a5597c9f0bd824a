//! Positions and short words for the tests of planning (E) and serving (F).
#![allow(unreachable_pub)]

use crate::support::*;
use engine::model::{Area, AreaSet, Card, Colour, Die, Kind, MAX_DICE, Space};
use engine::{Action, Phase, Plan};

pub const CASHBOX: Space = Space::CASHBOX;
pub const BARREL: Space = Space::BARREL;
pub const BREWER: Space = Space::BREWER;
pub const MONK: Space = Space::MONK;

/// A tavern of seat 0 in E of round 1, to be written down in a few words.
#[derive(Clone, Copy, Default)]
pub struct Evening<'a> {
    /// Who sits at the tables.
    pub seated: &'a [Card],
    /// The cards in the areas.
    pub areas: &'a [Kind],
    /// Areas that are upgraded, since before this round.
    pub upgraded: &'a [Area],
    /// White dice in the pool.
    pub white: &'a [u8],
    /// Own dice in the pool.
    pub own: &'a [u8],
    /// Dice put on spaces, in this order.
    pub plan: &'a [(Die, Space)],
}

impl Evening<'_> {
    /// The position in E of a game of two at this level.
    #[track_caller]
    pub fn planned(&self, level: u8) -> Table {
        let mut t = Table::new(2, level);
        t.go_to(Phase::Plan);
        t.edit().taverns[S0].upgraded = AreaSet::default();
        for &area in self.upgraded {
            t.edit().taverns[S0].upgraded.insert(area);
        }
        t.set_tavern(S0, self.seated, self.areas).set_dice(S0, self.white, self.own);
        t.set_tavern(S1, &[], &[]).set_dice(S1, &[], &[]);
        for &(die, to) in self.plan {
            t.place(S0, die, to);
        }
        t
    }

    /// The position at the beginning of seat 0's serving turn: both are ready.
    #[track_caller]
    pub fn served(&self, level: u8) -> Table {
        let mut t = self.planned(level);
        t.all_ready();
        t
    }
}

impl Table {
    /// Both say that they are ready.
    #[track_caller]
    pub fn all_ready(&mut self) -> &mut Table {
        self.act(S0, Action::Ready);
        self.act(S1, Action::Ready);
        self
    }

    /// Moves a die from space to space.
    #[track_caller]
    pub fn shift(&mut self, die: Die, from: Space, to: Space) -> &mut Table {
        self.act(S0, Action::Place { die, from: Some(from), to });
        self
    }

    /// Takes a die back into the pool.
    #[track_caller]
    pub fn lift(&mut self, die: Die, from: Space) -> &mut Table {
        self.act(S0, Action::Lift { die, from });
        self
    }

    /// Removes a die for its effect.
    #[track_caller]
    pub fn use_die(&mut self, die: Die, at: Space) -> &mut Table {
        self.act(S0, Action::Use { die, at });
        self
    }

    /// Upgrades an area.
    #[track_caller]
    pub fn upgrade(&mut self, area: Area, returned: u8) -> &mut Table {
        self.act(S0, Action::Upgrade { area, returned });
        self
    }

    /// Thalers and beer of seat 0.
    pub fn purse(&self) -> (u16, u16) {
        let tavern = self.game.tavern(S0);
        (tavern.thalers, tavern.beer)
    }

    /// Sets Thalers and beer of seat 0.
    pub fn set_purse(&mut self, thalers: u16, beer: u16) -> &mut Table {
        self.edit().taverns[S0].thalers = thalers;
        self.edit().taverns[S0].beer = beer;
        self
    }

    /// Where the unused dice of seat 0 lie, sorted: the pool is `None`.
    pub fn lying(&self) -> Vec<(Die, Option<Space>)> {
        let tavern = self.game.tavern(S0);
        let unused = tavern.dice.entries().filter(|(_, entry)| !entry.used());
        let mut lying: Vec<_> =
            unused.map(|(die, entry)| (die, tavern.space_at(entry.place()))).collect();
        lying.sort_unstable();
        lying
    }
}

/// A plan by the indices of the tray: four white dice, then three own ones, each colour by rising
/// face while all lie in the pool, missing dice first.
pub fn plan(places: &[Option<Space>]) -> Action {
    let mut plan = [None; MAX_DICE];
    plan[..places.len()].copy_from_slice(places);
    Action::Plan(Plan(plan))
}

/// The whole plan that puts exactly these dice of the pool or of the spaces down, the others into
/// the pool. Dice are found by kind in the tray of seat 0; used dice stay out of it.
#[track_caller]
pub fn plan_of(t: &Table, wanted: &[(Die, Space)]) -> Action {
    let mut plan = [None; MAX_DICE];
    for &(die, to) in wanted {
        let dice = &t.game.tavern(S0).dice;
        let free = (0..MAX_DICE).find(|&index| {
            plan[index].is_none()
                && dice.get(index).is_some_and(|(other, entry)| other == die && !entry.used())
        });
        plan[free.expect("such a die")] = Some(to);
    }
    Action::Plan(Plan(plan))
}

/// A Tavern card.
pub fn card(kind: Kind) -> Card {
    Card::tavern(kind)
}

/// All dice there can be.
pub fn all_dice() -> impl Iterator<Item = Die> {
    let colours = [Colour::White, Colour::Own].into_iter();
    colours.flat_map(|colour| (1..=6).map(move |pips| Die { colour, face: face(pips) }))
}
