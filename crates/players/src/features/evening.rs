//! What the next evening brings: exact for known cards on top of the deck, average for the rest.

use super::{BUCKETS, Faces, Makeup};
use engine::model::{Area, Kind, Seat, Tavern};
use engine::{Game, Rules};

/// The expected arrival of one evening (B).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Evening {
    /// Tavern cards by kind.
    pub(super) kinds: [f32; 6],
    /// Thalers at the tables by the die they need.
    pub(super) pay: [f32; BUCKETS],
    /// Whether Nobles sit there.
    pub(super) noble: f32,
    /// Tables taken.
    pub(super) seats: f32,
}

impl Evening {
    /// The arrival of the next round.
    pub(super) fn next(
        rules: &Rules,
        faces: &Faces,
        game: &Game,
        seat: Seat,
        owned: &Makeup,
    ) -> Evening {
        let tavern = game.tavern(seat);
        let mut evening = Evening::default();
        let mut free = rules.area_value(tavern, Area::Table) as f32;
        let tops = game.tops.of(seat);
        let mut unseen = tops.len();
        for &card in tops.iter().rev() {
            if free <= 0.0 {
                break;
            }
            unseen -= 1;
            if let Some(kind) = card.kind() {
                evening.kinds[kind as usize] += 1.0;
                free += (kind == Kind::Table) as u8 as f32;
            } else if card.is_noble() {
                free -= 1.0 - evening.noble;
                evening.seats += 1.0 - evening.noble;
                evening.noble = 1.0;
            } else {
                evening.pay[faces.bucket(card)] += faces.pays(card);
                evening.seats += 1.0;
                free -= 1.0;
            }
        }
        if free > 0.0 && unseen == 0 {
            let bag = Makeup::of(faces, &tavern.deck);
            evening.draw(&bag, free.min(bag.sitters()));
            let missing = free - bag.sitters();
            if missing > 0.0 {
                evening.draw(owned, missing);
            }
        }
        evening
    }

    /// Adds the average yield of this many taken tables, drawn from a pile.
    fn draw(&mut self, pile: &Makeup, tables: f32) {
        let sitters = pile.sitters();
        if sitters <= 0.0 {
            return;
        }
        let between = tables / (sitters + 1.0);
        let more = 1.0 / (1.0 - (pile.kinds[Kind::Table as usize] / (sitters + 1.0)).min(0.5));
        for (mine, count) in self.kinds.iter_mut().zip(pile.kinds) {
            *mine += (between * more * count).min(count);
        }
        let share = (tables * more / sitters).min(1.0);
        for (mine, pay) in self.pay.iter_mut().zip(pile.pay) {
            *mine += share * pay;
        }
        self.noble = (self.noble + share * pile.nobles).min(1.0);
        self.seats += share * sitters;
    }
}

/// The average number of cards of each kind in an evening, for a shuffled deck.
pub(super) fn often(rules: &Rules, tavern: &Tavern, owned: &Makeup) -> [f32; 6] {
    let mut evening = Evening::default();
    let tables = rules.area_value(tavern, Area::Table) as f32;
    evening.draw(owned, tables.min(owned.sitters()));
    evening.kinds
}
