//! Every distinct placement of dice, and what it brings.

use arrayvec::ArrayVec;
use engine::model::{Face, MAX_DICE, Place, Space, Tavern};
use engine::{Plan, Rules};

/// What dice would bring, by space rather than in goods, because upgrades may come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Harvest {
    pub(crate) tables: u16,
    pub(crate) cashbox: bool,
    pub(crate) barrel: bool,
    pub(crate) brewer: u8,
    pub(crate) monk: u8,
}

/// A kind of place for dice: spaces with the same requirement and yield.
#[derive(Clone, Debug)]
struct Spot {
    spaces: Vec<Space>,
    /// Raises for each face; `None` where no raise helps.
    raises: [Option<u8>; 6],
    pays: u16,
}

/// Bits for the dice on one spot in a packed layout.
const BITS: u32 = 3;
/// The maximum number of distinct spots: as many as fit in a word together with the raises used.
const MAX_SPOTS: usize = 20;
const RAISES: u32 = BITS * MAX_SPOTS as u32;
/// The printed spaces come first.
const PRINTED: [Space; 4] = [Space::CASHBOX, Space::BARREL, Space::BREWER, Space::MONK];
const NOWHERE: u8 = u8::MAX;

/// The open spaces of a tavern.
#[derive(Clone, Debug)]
pub(crate) struct Placements {
    spots: Vec<Spot>,
    raises: u8,
    /// Whether a die that could be placed may stay in the pool.
    idle: bool,
}

#[derive(Clone, Copy)]
struct Node {
    key: u64,
    parent: u32,
    spot: u8,
}

/// What one more die on one spot makes of placements in ascending order, one after the other.
struct Stream {
    spot: u8,
    raises: u8,
    /// What the die adds to each.
    adds: u64,
    /// The placement that it is added to now.
    parent: u32,
    /// What comes of that.
    head: u64,
}

/// After the last.
const DONE: u64 = u64::MAX;

impl Placements {
    /// The spaces that take dice. `idle` also considers leaving dice in the pool.
    pub(crate) fn new(rules: &Rules, tavern: &Tavern, idle: bool) -> Placements {
        let used = |space: Space| {
            let place = Place::printed(space);
            tavern.dice.entries().any(|(_, entry)| entry.used() && Some(entry.place()) == place)
        };
        let spot = |space: Space, pays: u16| Spot {
            spaces: vec![space],
            raises: Face::ALL.map(|face| rules.raises(face, space)),
            pays,
        };
        let mut spots: Vec<Spot> = PRINTED.iter().map(|&space| spot(space, 0)).collect();
        for once in [0, 1] {
            if used(PRINTED[once]) {
                spots[once].spaces.clear();
            }
        }
        for seated in tavern.tables.seated().iter().filter(|seated| seated.awaits_service()) {
            let table = spot(seated.space(), rules.pays(seated.card()) as u16);
            let same = spots[PRINTED.len()..]
                .iter_mut()
                .find(|spot| spot.pays == table.pays && spot.raises == table.raises);
            match same {
                Some(spot) => spot.spaces.push(seated.space()),
                None => spots.push(table),
            }
        }
        spots[PRINTED.len()..].sort_by_key(|spot| core::cmp::Reverse(spot.pays));
        spots.truncate(MAX_SPOTS);
        Placements { spots, raises: tavern.raises.min(15), idle }
    }

    /// Every distinct way to add dice with these faces to given placements, as packed numbers. Both are in ascending
    /// order.
    pub(crate) fn laid(&self, mut lying: Vec<u64>, faces: &[Face]) -> Vec<u64> {
        let mut next = Vec::new();
        for &face in faces {
            next.clear();
            self.merge(lying.len(), |at| lying[at], face, |key, _, _| next.push(key));
            core::mem::swap(&mut lying, &mut next);
        }
        lying
    }

    /// The value of the best way to add dice with these faces to one of several placements.
    pub(crate) fn best(
        &self,
        lying: &[u64],
        faces: &[Face],
        worth: impl Fn(&Harvest) -> f32,
    ) -> f32 {
        let value = |key: u64| worth(&self.harvest(key));
        let Some((&last, others)) = faces.split_last() else {
            return lying.iter().map(|&key| value(key)).fold(f32::MIN, f32::max);
        };
        // Evaluating the same harvest again is quicker than sorting the ways to it.
        let mut best = f32::MIN;
        for key in self.laid(lying.to_vec(), others) {
            self.each(key, last, |key| best = best.max(value(key)));
        }
        best
    }

    /// The best way to place dice with these faces on empty spaces: its value, and the space of
    /// each die in the given order; `None` is the pool.
    pub(crate) fn best_layout(
        &self,
        faces: &[Face],
        worth: impl Fn(&Harvest) -> f32,
    ) -> (f32, Vec<Option<Space>>) {
        let levels = self.layouts(faces);
        let last = levels.last().map_or(&[][..], |last| last);
        let mut best = (f32::MIN, 0);
        for (index, node) in last.iter().enumerate() {
            let value = worth(&self.harvest(node.key));
            if value > best.0 {
                best = (value, index);
            }
        }
        (best.0, self.spaces(&levels, best.1))
    }

    /// The `most` best ways to place the unused dice of the tavern with their values, best first,
    /// and whether these are all.
    pub(crate) fn ranked(
        &self,
        tavern: &Tavern,
        worth: impl Fn(&Harvest) -> f32,
        most: usize,
    ) -> (Vec<(f32, Plan)>, bool) {
        let (dice, levels) = self.traced(tavern);
        let last = levels.last().map_or(&[][..], |last| last);
        let value = |node: &Node| worth(&self.harvest(node.key));
        let mut nodes: Vec<(f32, usize)> = last.iter().map(value).zip(0..).collect();
        nodes.sort_by(|a, b| b.0.total_cmp(&a.0));
        let all = nodes.len() <= most;
        nodes.truncate(most);
        let plan = |(value, index)| (value, self.plan(&dice, &levels, index));
        let plans = nodes.into_iter().map(plan);
        (plans.collect(), all)
    }

    /// Every distinct way to place the unused dice of the tavern.
    pub(crate) fn plans(&self, tavern: &Tavern) -> Vec<Plan> {
        let (dice, levels) = self.traced(tavern);
        let count = levels.last().map_or(0, Vec::len);
        (0..count).map(|index| self.plan(&dice, &levels, index)).collect()
    }

    /// The unused dice with their indices in the tray, and the ways to place them.
    fn traced(&self, tavern: &Tavern) -> (Vec<usize>, Vec<Vec<Node>>) {
        let unused = (0..MAX_DICE).filter_map(|index| {
            let (die, entry) = tavern.dice.get(index)?;
            (!entry.used()).then_some((index, die.face))
        });
        let (dice, faces): (Vec<usize>, Vec<Face>) = unused.unzip();
        (dice, self.layouts(&faces))
    }

    fn plan(&self, dice: &[usize], levels: &[Vec<Node>], index: usize) -> Plan {
        let mut plan = Plan::default();
        for (&die, space) in dice.iter().zip(self.spaces(levels, index)) {
            plan.0[die] = space;
        }
        plan
    }

    /// Every distinct way to place the dice, one level for each die.
    fn layouts(&self, faces: &[Face]) -> Vec<Vec<Node>> {
        let mut levels = vec![vec![Node { key: 0, parent: 0, spot: NOWHERE }]];
        for &face in faces {
            let last = &levels[levels.len() - 1];
            let mut next: Vec<Node> = Vec::with_capacity(2 * last.len());
            let key = |at: usize| last[at].key;
            self.merge(last.len(), key, face, |key, parent, spot| {
                next.push(Node { key, parent, spot });
            });
            levels.push(next);
        }
        levels
    }

    /// Every distinct way to add one die to placements in ascending order: the resulting placement, also in
    /// ascending order, the first placement that leads there, and the spot. On each spot the die adds the same to
    /// all of them, so what comes of each spot is in order already and only needs to be merged.
    fn merge(
        &self,
        count: usize,
        key: impl Fn(usize) -> u64,
        face: Face,
        mut way: impl FnMut(u64, u32, u8),
    ) {
        let mut streams = self.streams(face);
        for stream in &mut streams {
            self.find(stream, count, &key, face);
        }
        while let Some((next, parent, spot)) =
            streams.iter().map(|stream| (stream.head, stream.parent, stream.spot)).min()
            && next != DONE
        {
            way(next, parent, spot);
            for stream in streams.iter_mut().filter(|stream| stream.head == next) {
                stream.parent += 1;
                self.find(stream, count, &key, face);
            }
        }
    }

    /// Where a die with this face can go at all, and the pool.
    fn streams(&self, face: Face) -> ArrayVec<Stream, { MAX_SPOTS + 1 }> {
        let spots = self.spots.iter().enumerate().filter_map(|(index, spot)| {
            let raises = spot.raises[face.pips() as usize - 1]?;
            let adds = (1 << (BITS * index as u32)) + (u64::from(raises) << RAISES);
            Some(Stream { spot: index as u8, raises, adds, parent: 0, head: DONE })
        });
        let pool = Stream { spot: NOWHERE, raises: 0, adds: 0, parent: 0, head: DONE };
        spots.chain([pool]).collect()
    }

    /// Moves a stream on to the next placement that it can add the die to.
    fn find(&self, stream: &mut Stream, count: usize, key: &impl Fn(usize) -> u64, face: Face) {
        stream.head = DONE;
        while (stream.parent as usize) < count {
            let before = key(stream.parent as usize);
            let open = match stream.spot {
                NOWHERE => self.idle || !self.fits_free(before, face),
                spot => self.fits(before, spot as usize, stream.raises),
            };
            if open {
                stream.head = before + stream.adds;
                return;
            }
            stream.parent += 1;
        }
    }

    /// Whether one more die with this many raises fits on a spot.
    fn fits(&self, key: u64, spot: usize, raises: u8) -> bool {
        let spent = (key >> RAISES) as u8;
        let lying = (key >> (BITS * spot as u32) & 7) as usize;
        let many = spot == 2 || spot == 3;
        spent + raises <= self.raises && (many || lying < self.spots[spot].spaces.len())
    }

    /// Whether a die with this face fits somewhere without raises.
    fn fits_free(&self, key: u64, face: Face) -> bool {
        let free = |spot: &Spot| spot.raises[face.pips() as usize - 1] == Some(0);
        self.spots.iter().enumerate().any(|(index, spot)| free(spot) && self.fits(key, index, 0))
    }

    /// Every way to place one more die: the resulting placements.
    fn each(&self, key: u64, face: Face, mut way: impl FnMut(u64)) {
        let mut free_of_charge = false;
        for (index, spot) in self.spots.iter().enumerate() {
            let Some(raises) = spot.raises[face.pips() as usize - 1] else { continue };
            if !self.fits(key, index, raises) {
                continue;
            }
            free_of_charge |= raises == 0;
            way(key + (1 << (BITS * index as u32)) + (u64::from(raises) << RAISES));
        }
        if self.idle || !free_of_charge {
            way(key);
        }
    }

    fn harvest(&self, key: u64) -> Harvest {
        let lying = |spot: usize| (key >> (BITS * spot as u32) & 7) as u8;
        let tables = self.spots.iter().enumerate().skip(PRINTED.len());
        Harvest {
            tables: tables.map(|(index, spot)| lying(index) as u16 * spot.pays).sum(),
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
            chosen.push(node.spot as usize);
            index = node.parent as usize;
        }
        chosen.reverse();
        let mut taken = [0usize; MAX_SPOTS];
        let space = |index: usize| {
            let spot = self.spots.get(index)?;
            let many = index == 2 || index == 3;
            let at = if many { 0 } else { taken[index] };
            taken[index] += 1;
            spot.spaces.get(at).copied()
        };
        chosen.into_iter().map(space).collect()
    }
}
