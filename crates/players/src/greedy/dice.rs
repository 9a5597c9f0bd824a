//! Where dice go: the best assignment to spaces.

use super::purse::{Harvest, Purse};
use super::value::View;
use engine::Rules;
use engine::model::{Face, Space, Tavern};

/// A kind of place for dice: spaces that ask and give the same.
#[derive(Clone, Debug)]
struct Spot {
    spaces: Vec<Space>,
    thalers: u8,
    /// Brewer and Monk take any number of dice (E1).
    many: bool,
}

/// Bits for the dice on one spot in a packed assignment.
const BITS: u32 = 4;
/// Spots told apart: as many as fit a word beside the raises used.
const MAX_SPOTS: usize = 15;
const RAISES: u32 = BITS * MAX_SPOTS as u32;
/// The printed spaces come first.
const PRINTED: [Space; 4] = [Space::CASHBOX, Space::BARREL, Space::BREWER, Space::MONK];

/// The best way to lay dice down.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    pub(super) value: f32,
    /// A space for each die in the order given; `None` is the pool.
    pub(super) spaces: Vec<Option<Space>>,
}

/// A tavern as dice see it.
pub(super) struct Board<'a> {
    rules: &'a Rules,
    spots: Vec<Spot>,
    washes: u8,
}

#[derive(Clone, Copy)]
struct Node {
    key: u64,
    parent: u32,
    spot: u8,
}

const NOWHERE: u8 = u8::MAX;

impl<'a> Board<'a> {
    /// The tavern with all tables free; `washes` are the raises that may be used.
    pub(super) fn new(view: View<'a>, washes: u8) -> Board<'a> {
        let mut spots: Vec<Spot> = PRINTED
            .iter()
            .map(|&space| Spot {
                spaces: vec![space],
                thalers: 0,
                many: space == Space::BREWER || space == Space::MONK,
            })
            .collect();
        let tavern: &Tavern = view.tavern();
        for seated in tavern.tables.seated().iter().filter(|seated| seated.awaits_service()) {
            let (card, space) = (seated.card(), seated.space());
            let pays = view.rules.pays(card);
            let same = spots.iter_mut().skip(PRINTED.len()).find(|spot| {
                let other = spot.spaces.first().and_then(|space| space.card());
                spot.thalers == pays
                    && other.map(|o| view.rules.need(o)) == Some(view.rules.need(card))
            });
            match same {
                Some(spot) => spot.spaces.push(space),
                None => spots.push(Spot { spaces: vec![space], thalers: pays, many: false }),
            }
        }
        spots[PRINTED.len()..].sort_by_key(|spot| core::cmp::Reverse(spot.thalers));
        spots.truncate(MAX_SPOTS);
        Board { rules: view.rules, spots, washes }
    }

    /// The best layout of dice with these faces. `share` of the value is reckoned as if every
    /// Thaler and beer counted alike: 0 for all dice of a round, more while some are missing.
    pub(super) fn best(&self, faces: &[Face], purse: &Purse<'_>, share: f32) -> Layout {
        let levels = self.layouts(faces);
        let Some(last) = levels.last() else { return Layout::default() };
        let mut best = (f32::MIN, 0);
        for (index, node) in last.iter().enumerate() {
            let harvest = self.harvest(node.key);
            let mut value = 0.0;
            if share < 1.0 {
                value += (1.0 - share) * purse.weigh(&harvest).0;
            }
            if share > 0.0 {
                value += share * purse.linear(&harvest);
            }
            if value > best.0 {
                best = (value, index);
            }
        }
        Layout { value: best.0, spaces: self.spaces(&levels, best.1) }
    }

    /// Every distinct way to lay the dice, one level for each die.
    fn layouts(&self, faces: &[Face]) -> Vec<Vec<Node>> {
        let mut levels = vec![vec![Node { key: 0, parent: 0, spot: NOWHERE }]];
        for &face in faces {
            let mut next: Vec<Node> = Vec::new();
            for (parent, node) in levels[levels.len() - 1].iter().enumerate() {
                let spent = (node.key >> RAISES) as u8;
                let mut free_of_charge = false;
                for (spot, place) in self.spots.iter().enumerate() {
                    let lying = node.key >> (BITS * spot as u32) & 15;
                    if !place.many && lying as usize >= place.spaces.len() {
                        continue;
                    }
                    let Some(raises) = self.rules.raises(face, place.spaces[0]) else { continue };
                    if spent + raises > self.washes.min(15) {
                        continue;
                    }
                    free_of_charge |= raises == 0;
                    let key = node.key + (1 << (BITS * spot as u32)) + ((raises as u64) << RAISES);
                    next.push(Node { key, parent: parent as u32, spot: spot as u8 });
                }
                if !free_of_charge {
                    next.push(Node { parent: parent as u32, spot: NOWHERE, ..*node });
                }
            }
            next.sort_by_key(|node| node.key);
            next.dedup_by_key(|node| node.key);
            levels.push(next);
        }
        levels
    }

    fn harvest(&self, key: u64) -> Harvest {
        let lying = |spot: usize| (key >> (BITS * spot as u32) & 15) as u8;
        let tables = self.spots.iter().enumerate().skip(PRINTED.len());
        Harvest {
            tables: tables.map(|(i, spot)| lying(i) as u16 * spot.thalers as u16).sum(),
            cashbox: lying(0) > 0,
            barrel: lying(1) > 0,
            brewer: lying(2),
            monk: lying(3),
        }
    }

    fn spaces(&self, levels: &[Vec<Node>], index: usize) -> Vec<Option<Space>> {
        let mut chosen = Vec::new();
        let mut index = index;
        for level in levels.iter().skip(1).rev() {
            let node = level[index];
            chosen.push(node.spot);
            index = node.parent as usize;
        }
        chosen.reverse();
        let mut taken = [0usize; MAX_SPOTS];
        chosen
            .into_iter()
            .map(|spot| {
                let place = self.spots.get(spot as usize)?;
                if place.many {
                    return place.spaces.first().copied();
                }
                taken[spot as usize] += 1;
                place.spaces.get(taken[spot as usize] - 1).copied()
            })
            .collect()
    }
}
