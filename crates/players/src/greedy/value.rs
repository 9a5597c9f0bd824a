//! What cards, bonuses and upgrades are worth from here to the end.

use super::weights::Weights;
use engine::model::{Area, Bonus, Card, Kind, Seat, Tavern};
use engine::sheet::Need;
use engine::{Action, Game, ROUNDS, Rules};

/// A seat's situation, for judging what to take.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) rules: &'a Rules,
    pub(super) game: &'a Game,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
}

impl<'a> View<'a> {
    pub(super) fn tavern(&self) -> &'a Tavern {
        self.game.tavern(self.seat)
    }

    /// Rounds after this one.
    pub(super) fn later(&self) -> f32 {
        ROUNDS.saturating_sub(self.game.round) as f32
    }

    pub(super) fn last_round(&self) -> bool {
        self.game.round >= ROUNDS
    }

    /// How often a card gained now will be drawn: next round, because it is on top (R5), and
    /// occasionally afterwards.
    fn appearances(&self) -> f32 {
        let later = self.later();
        if later < 1.0 { 0.0 } else { 1.0 + (later - 1.0) * self.weights.recurs }
    }

    /// A Thaler in the rounds to come; none come after the last.
    pub(super) fn thaler(&self) -> f32 {
        if self.last_round() { 0.0 } else { self.weights.thaler }
    }

    pub(super) fn beer(&self) -> f32 {
        if self.last_round() { 0.0 } else { self.weights.beer }
    }

    pub(super) fn schnapps(&self) -> f32 {
        if self.last_round() { 1.0 } else { self.weights.schnapps }
    }

    /// What a Tavern card does in one round.
    pub(super) fn use_of(&self, kind: Kind) -> f32 {
        let w = self.weights;
        match kind {
            Kind::Bard => w.reputation,
            Kind::Barback => w.beer,
            Kind::Dishwasher => w.dishwasher,
            Kind::Server => w.die,
            Kind::Table => w.table,
            Kind::Brewer => w.brewer,
        }
    }

    /// A Tavern card gained now: its uses, and its discount while the upgrade is to come (F7).
    pub(super) fn kind(&self, kind: Kind) -> f32 {
        let area = Area::ALL.into_iter().find(|area| area.kind() == Some(kind));
        let discount = match area {
            Some(area) if !self.tavern().upgraded.contains(area) && !self.last_round() => {
                self.rules.sheet().upgrades[area as usize].discount as f32 * self.weights.discount
            }
            _ => 0.0,
        };
        self.use_of(kind) * self.appearances() + discount
    }

    /// A Tavern card that lies in the tavern and would be returned: the uses to come.
    pub(super) fn returned(&self, kind: Kind) -> f32 {
        self.use_of(kind) * self.later() * self.weights.recurs
    }

    /// The points of a card, as far as they count now.
    fn points(&self, card: Card) -> f32 {
        let share = if self.last_round() { 1.0 } else { self.weights.points };
        self.rules.points(card) as f32 * share
    }

    /// A Noble: its points, less the table it takes.
    pub(super) fn noble(&self) -> f32 {
        self.points(Card::NOBLE) - self.weights.crowd * self.later()
    }

    /// What a card at a table brings in a round, compared with a worse one.
    pub(super) fn seated(&self, card: Card) -> f32 {
        let rate = match self.rules.need(card) {
            Some(Need::Any) => self.weights.any,
            Some(Need::Exactly(_)) => self.weights.exact,
            None => return 0.0,
        };
        (self.rules.pays(card) as f32 * rate - self.weights.seat) * self.weights.thaler
    }

    /// A guest gained now, without its Signature.
    pub(super) fn guest(&self, card: Card) -> f32 {
        let bonus = self.rules.guest_bonus(card).map_or(0.0, |bonus| self.bonus(bonus));
        self.points(card) + self.seated(card) * self.appearances() + bonus
    }

    /// An area's better side, for one round.
    pub(super) fn side(&self, area: Area) -> f32 {
        let w = self.weights;
        match area {
            Area::Dishwasher => w.dishwasher,
            Area::Server => w.die,
            Area::Table => w.table,
            Area::Brewer => w.brewer,
            Area::Cashbox => w.cashbox,
            Area::Monk => w.monk,
            Area::Barrel => w.barrel,
            Area::Safe => w.safe,
            Area::Storage => w.storage,
        }
    }

    /// An upgrade bought now: its Noble and the rounds to come.
    pub(super) fn upgrade(&self, area: Area) -> f32 {
        self.noble() + self.side(area) * self.later()
    }

    /// Steps on the Monastery track. Before the end, half counts the spaces entered, half the
    /// distance.
    pub(super) fn steps(&self, count: u8) -> f32 {
        let track = &self.rules.sheet().monastery;
        let at = self.tavern().monastery as usize;
        let entered: f32 = (1..=count as usize)
            .filter_map(|step| track[(at + step) % track.len().max(1)])
            .map(|bonus| self.bonus(bonus))
            .sum();
        if self.last_round() {
            return entered;
        }
        0.5 * entered + 0.5 * self.weights.step * count as f32 * 2.0
    }

    /// Steps on the Reputation track: exact at the end, a flat rate before.
    pub(super) fn reputation(&self, count: u8) -> f32 {
        if self.game.form.reputation.is_none() {
            return 0.0;
        }
        if !self.last_round() {
            return self.weights.reputation * count as f32;
        }
        let at = self.tavern().reputation;
        let space = |steps| self.rules.reputation_space(&self.game.form, steps);
        let points = |steps| space(steps).map_or(0.0, |space| space.points as f32);
        let entered: f32 = (1..=count as u16)
            .filter_map(|step| space(at + step).and_then(|space| space.bonus))
            .map(|bonus| if bonus == Bonus::SchnappsOrRemoval { 1.0 } else { self.bonus(bonus) })
            .sum();
        entered + points(at + count as u16) - points(at)
    }

    /// A Signature in a column: the covered bonus, and progress towards full rows (T3).
    pub(super) fn signature(&self, column: u8) -> f32 {
        let book = self.tavern().book;
        let row = book.filled(column);
        let Some(spaces) = self.rules.sheet().guest_book.get(row as usize) else { return 0.0 };
        let missing = (0..4).filter(|&other| other != column && book.filled(other) <= row).count();
        let row_value = match missing {
            0 => self.noble(),
            _ if self.last_round() => 0.0,
            missing => self.weights.signature / missing as f32,
        };
        row_value + spaces[column as usize & 3].map_or(0.0, |bonus| self.bonus(bonus))
    }
}

/// The first action with the highest value.
pub(super) fn best_of(actions: impl Iterator<Item = (Action, f32)>) -> Option<Action> {
    let mut best: Option<(Action, f32)> = None;
    for (action, value) in actions {
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    }
    best.map(|(action, _)| action)
}
