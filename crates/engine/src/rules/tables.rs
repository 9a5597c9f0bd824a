//! Fills the lookup tables from the sheet.

use super::Rules;
use crate::model::{Area, Card, Face, Kind, Space};
use crate::printed::{BREWER_VALUES, MONK_VALUES, THREE_PILE_PRICE};
use crate::sheet::Need;

impl Rules {
    /// What each card pays, costs and scores, and where it lies at the start.
    pub(super) fn lay_out_cards(&mut self) {
        for kind in Kind::ALL {
            let index = Card::tavern(kind).index();
            self.points[index] = self.sheet.tavern_cards[kind as usize].points;
        }
        self.pays[Card::NOBLE.index()] = self.sheet.noble.pays;
        self.points[Card::NOBLE.index()] = self.sheet.noble.points;
        for (index, regular) in self.sheet.regulars.iter().enumerate() {
            let Some(card) = Card::regular(index as u8) else { continue };
            self.pays[card.index()] = regular.pays;
            self.points[card.index()] = regular.points;
        }
        for (index, guest) in self.sheet.guests.iter().enumerate() {
            let Some(card) = Card::guest(index as u8) else { continue };
            self.pays[card.index()] = guest.pays;
            self.points[card.index()] = guest.points;
            self.beer_price[card.index()] = guest.price;
            self.guest_bonus[card.index()] = guest.bonus;
            if guest.price == THREE_PILE_PRICE {
                self.three_pile.unmask(card);
            } else {
                self.guest_stack.unmask(card);
            }
        }
    }

    /// Which spaces each face can reach with a number of raises (E1, E2), and what they pay.
    pub(super) fn lay_out_spaces(&mut self) {
        for face in Face::ALL {
            let pips = face.pips();
            for number in 0..64 {
                let Some(space) = Space::new(number) else { continue };
                self.paid[Space::code(Some(space)) as usize] =
                    space.card().map_or(0, |card| self.pays(card));
                let Some(raises) = self.raises_needed(pips, space) else { continue };
                self.raises[pips as usize][number as usize] = raises;
                self.raised[pips as usize][Space::code(Some(space)) as usize] = raises;
                for enough in raises..16 {
                    let reach = &mut self.reach[pips as usize][enough as usize];
                    *reach = reach.with(space);
                }
            }
        }
    }

    /// What each number of Thalers can pay.
    pub(super) fn lay_out_prices(&mut self) {
        for (thalers, affordable) in self.affordable.iter_mut().enumerate() {
            for kind in Kind::ALL {
                if self.sheet.tavern_cards[kind as usize].price as usize <= thalers {
                    affordable.kinds |= 1 << kind as u8;
                }
            }
            for area in Area::ALL {
                if self.sheet.upgrades[area as usize].price as usize <= thalers {
                    affordable.areas.insert(area);
                }
            }
        }
    }

    fn raises_needed(&self, pips: u8, space: Space) -> Option<u8> {
        match (space, space.card()) {
            (Space::CASHBOX | Space::BARREL, _) => Some(0),
            (Space::BREWER, _) => raises_to(&BREWER_VALUES, pips),
            (Space::MONK, _) => raises_to(&MONK_VALUES, pips),
            (_, Some(card)) => match self.need(card)? {
                Need::Any => Some(0),
                Need::Exactly(value) => raises_to(&[value], pips),
            },
            (_, None) => None,
        }
    }
}

/// The fewest raises from these pips to one of the values (E3).
fn raises_to(values: &[u8], pips: u8) -> Option<u8> {
    values.iter().filter_map(|value| value.checked_sub(pips)).min()
}
