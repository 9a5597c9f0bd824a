//! A position in numbers, from one seat's point of view at the end of its serving turn.
//!
//! Inputs describe what things do (what a card pays, which die it needs, how far the next Noble on
//! a track is), never which card they are, so they work for any sheet. They ignore random outcomes
//! (the guest that refills the display, the order of the deck): the deck counts for what it can be
//! expected to bring.

mod evening;
mod tracks;

use engine::model::{Area, Card, Entertainer, Kind, Pile, Seat, Side};
use engine::sheet::Need;
use engine::{Game, Rules};
use evening::Evening;

/// The groups of inputs in their order, with the number of each.
const GROUPS: [(&str, usize); 24] = [
    ("one", 1),
    ("arrives", 6),
    ("pay_seated", BUCKETS),
    ("noble_seated", 1),
    ("seats", 1),
    ("often", 6),
    ("mean_pay", 2),
    ("owned", 6),
    ("nobles", 1),
    ("regulars", 2),
    ("guests", 2),
    ("upgraded", 9),
    ("kept", 3),
    ("counter_guests", 2),
    ("monastery", tracks::MONASTERY),
    ("reputation", tracks::REPUTATION),
    ("schnapps", 4),
    ("sides", 6),
    ("book", tracks::BOOK),
    ("dice", 2),
    ("brewing", 3),
    ("serving", 2),
    ("discounts", 4),
    ("table", 3),
];

/// The first input of a group.
const fn start(group: usize) -> usize {
    let (mut at, mut sum) = (0, 0);
    while at < group {
        sum += GROUPS[at].1;
        at += 1;
    }
    sum
}

/// How many inputs there are.
pub const COUNT: usize = start(GROUPS.len());

/// The inputs of one position.
pub type Inputs = [f32; COUNT];

/// The die a seated card needs: one of six faces, or any.
const BUCKETS: usize = 7;

/// The name of an input, such as `arrives.3`.
pub fn name(index: usize) -> String {
    let mut first = 0;
    for (group, count) in GROUPS {
        if index < first + count {
            return format!("{group}.{}", index - first);
        }
        first += count;
    }
    String::from("?")
}

/// The groups of inputs by name, with the range of each.
pub fn groups() -> impl Iterator<Item = (&'static str, core::ops::Range<usize>)> {
    GROUPS.iter().enumerate().map(|(at, &(name, count))| (name, start(at)..start(at) + count))
}

/// What the cards of a sheet do, as lookup tables.
#[derive(Clone, Debug)]
pub struct Faces {
    pays: [f32; 64],
    bucket: [u8; 64],
}

impl Faces {
    /// The cards of these rules.
    pub fn new(rules: &Rules) -> Faces {
        let mut faces = Faces { pays: [0.0; 64], bucket: [0; 64] };
        for card in (0..64).filter_map(Card::new).filter(|card| card.sits()) {
            faces.pays[card.index()] = rules.pays(card) as f32;
            faces.bucket[card.index()] = match rules.need(card) {
                Some(Need::Exactly(value)) => value.clamp(1, 6) - 1,
                Some(Need::Any) | None => 6,
            };
        }
        faces
    }

    #[inline]
    fn pays(&self, card: Card) -> f32 {
        self.pays[card.index()]
    }

    #[inline]
    fn bucket(&self, card: Card) -> usize {
        self.bucket[card.index()] as usize % BUCKETS
    }
}

/// A pile by what its cards do.
#[derive(Clone, Copy, Debug, Default)]
struct Makeup {
    kinds: [f32; 6],
    nobles: f32,
    regulars: f32,
    guests: f32,
    pay: [f32; BUCKETS],
    seated_pay: f32,
}

impl Makeup {
    fn of(faces: &Faces, pile: &Pile) -> Makeup {
        let mut makeup = Makeup::default();
        for (card, count) in pile.faces() {
            makeup.add(faces, card, count as f32);
        }
        makeup
    }

    fn add(&mut self, faces: &Faces, card: Card, count: f32) {
        if let Some(kind) = card.kind() {
            self.kinds[kind as usize] += count;
            return;
        }
        if card.is_noble() {
            self.nobles += count;
            return;
        }
        if card.is_regular() {
            self.regulars += count;
        } else {
            self.guests += count;
        }
        self.pay[faces.bucket(card)] += count * faces.pays(card);
        self.seated_pay += count * faces.pays(card);
    }

    /// Cards that take a table: any number of Nobles share one.
    fn sitters(&self) -> f32 {
        self.regulars + self.guests + self.nobles.min(1.0)
    }
}

/// The inputs of a position, as if the seat's serving turn ended now.
pub fn inputs(rules: &Rules, faces: &Faces, game: &Game, seat: Seat) -> Inputs {
    inputs_with(rules, faces, game, seat, &rules.owned(game, seat))
}

/// The same, for callers that have already counted what the seat owns.
pub(crate) fn inputs_with(
    rules: &Rules,
    faces: &Faces,
    game: &Game,
    seat: Seat,
    owned: &Pile,
) -> Inputs {
    let mut out = [0.0; COUNT];
    let tavern = game.tavern(seat);
    let owned = Makeup::of(faces, owned);
    let evening = Evening::next(rules, faces, game, seat, &owned);
    let kept = rules.kept(tavern);
    out[0] = 1.0;
    put(&mut out, 1, &evening.kinds);
    put(&mut out, 2, &evening.pay.map(|pay| pay / 4.0));
    put(&mut out, 3, &[evening.noble]);
    put(&mut out, 4, &[evening.seats / 4.0]);
    let often = evening::often(rules, tavern, &owned);
    put(&mut out, 5, &often);
    let sitters = owned.sitters().max(1.0);
    put(&mut out, 6, &[owned.seated_pay / sitters / 4.0, owned.pay[6] / sitters / 4.0]);
    put(&mut out, 7, &owned.kinds.map(|count| count / 2.0));
    put(&mut out, 8, &[owned.nobles / 4.0]);
    put(&mut out, 9, &[owned.regulars / 4.0, 4.0 / sitters]);
    put(&mut out, 10, &[owned.guests / 4.0, owned.seated_pay / 16.0]);
    for area in tavern.upgraded.iter() {
        out[start(11) + area as usize] = 1.0;
    }
    set_purse(&mut out, kept.thalers, kept.beer);
    let counter_guests = tavern.counter_guests as f32;
    put(&mut out, 13, &[counter_guests / 2.0, (counter_guests > 0.0) as u8 as f32]);
    put(&mut out, 14, &tracks::monastery(rules, tavern));
    put(&mut out, 15, &tracks::reputation(rules, game, tavern));
    schnapps(&mut out, kept.schnapps, |who, side| tavern.entertainers.side(who) == Some(side));
    put(&mut out, 18, &tracks::book(rules, game, tavern));
    let permanent = |area: Area| rules.area_value(tavern, area) as f32;
    let own = (permanent(Area::Server) + evening.kinds[Kind::Server as usize]).min(3.0);
    let own_often = (permanent(Area::Server) + often[Kind::Server as usize]).min(3.0);
    put(&mut out, 19, &[own, own_often]);
    let brewing = permanent(Area::Brewer) + evening.kinds[Kind::Brewer as usize];
    let brewing_often = permanent(Area::Brewer) + often[Kind::Brewer as usize];
    let raises = permanent(Area::Dishwasher) + evening.kinds[Kind::Dishwasher as usize];
    put(&mut out, 20, &[brewing * own / 4.0, brewing_often * own_often / 4.0, brewing * raises]);
    let pay: f32 = evening.pay.iter().sum();
    put(&mut out, 21, &[pay * own / 16.0, pay * raises / 16.0]);
    discounts(&mut out, rules, game, seat, &owned);
    let first_next = game.start.clockwise(1, game.players()) == seat;
    let players = game.players();
    put(
        &mut out,
        23,
        &[first_next as u8 as f32, (players == 3) as u8 as f32, (players == 4) as u8 as f32],
    );
    out
}

/// The inputs that depend on the purse.
fn purse(thalers: u16, beer: u16) -> [f32; 3] {
    let (thalers, beer) = (thalers as f32 / 4.0, beer as f32 / 4.0);
    [thalers, beer, thalers * beer]
}

/// Replaces the purse in the inputs by another, as kept at the end of the turn.
pub(crate) fn set_purse(out: &mut Inputs, thalers: u16, beer: u16) {
    put(out, PURSE, &purse(thalers, beer));
}

/// What a purse adds to the sum of weighted inputs.
pub(crate) fn purse_sum(weights: &Inputs, thalers: u16, beer: u16) -> f32 {
    let [a, b, c] = purse(thalers, beer);
    let at = start(PURSE);
    weights[at] * a + weights[at + 1] * b + weights[at + 2] * c
}

/// The group of the purse.
const PURSE: usize = 12;

/// Writes a group.
#[inline]
fn put(out: &mut Inputs, group: usize, values: &[f32]) {
    let at = start(group);
    debug_assert_eq!(values.len(), GROUPS[group].1);
    out[at..at + values.len()].copy_from_slice(values);
}

/// Schnapps and what it can be turned into.
fn schnapps(out: &mut Inputs, count: u8, has: impl Fn(Entertainer, Side) -> bool) {
    let tokens = count as f32 / 2.0;
    let mut sides = [0.0; 6];
    let mut use_of = [0.0; 3];
    for who in Entertainer::ALL {
        for side in Side::ALL {
            if has(who, side) {
                sides[2 * who as usize + side as usize] = 1.0;
            }
        }
        use_of[who as usize] = if has(who, Side::First) { tokens } else { 0.0 };
    }
    put(out, 16, &[tokens, use_of[0], use_of[1], use_of[2]]);
    put(out, 17, &sides);
}

/// Cards that will lower the price of a future upgrade (F7).
fn discounts(out: &mut Inputs, rules: &Rules, game: &Game, seat: Seat, owned: &Makeup) {
    let upgraded = game.tavern(seat).upgraded;
    let mut values = [0.0; 4];
    let areas = [Area::Dishwasher, Area::Server, Area::Table, Area::Brewer];
    for (value, area) in values.iter_mut().zip(areas) {
        let upgrade = &rules.sheet().upgrades[area as usize];
        if let (false, Some(kind)) = (upgraded.contains(area), area.kind()) {
            let discount = upgrade.discount as f32 * owned.kinds[kind as usize];
            *value = discount.min(upgrade.price as f32) / 8.0;
        }
    }
    put(out, 22, &values);
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::Fast;
    use engine::{Ask, NoEvents, Setup};

    #[test]
    fn every_input_has_its_own_name() {
        let mut names: Vec<String> = (0..COUNT).map(name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), COUNT);
        assert_eq!(name(COUNT), "?");
    }

    #[test]
    fn inputs_are_finite_small_and_tell_positions_apart() {
        let rules = Rules::standard();
        let faces = Faces::new(&rules);
        let mut seen = [false; COUNT];
        for (players, level) in [(2, 1), (3, 3), (4, 5)] {
            for index in 0..25 {
                let mut chance = Fast::new(index);
                let mut bot = crate::Greedy::new();
                let mut policy = crate::RandomLegal::new(Fast::new(1000 + index));
                let mut game = rules
                    .begin(&Setup::new(players, level), &mut chance, &mut NoEvents)
                    .expect("a set-up");
                while let Some(seat) = rules.next_to_act(&game) {
                    let action = match rules.ask(&game, seat) {
                        Some(Ask::Entertainer(_)) => policy.next_for(&rules, &game, seat),
                        _ => None,
                    };
                    let action = action.map_or_else(
                        || crate::choose(&mut bot, &rules, &game, seat),
                        |step| step.action,
                    );
                    if action == engine::Action::Close {
                        let inputs = inputs(&rules, &faces, &game, seat);
                        for (input, seen) in inputs.iter().zip(&mut seen) {
                            assert!(input.is_finite() && input.abs() < 40.0, "{input}");
                            *seen |= *input != 0.0;
                        }
                    }
                    let done = rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents);
                    assert_eq!(done, Ok(()));
                }
            }
        }
        let dead: Vec<String> = (0..COUNT).filter(|&i| !seen[i]).map(name).collect();
        assert!(dead.is_empty(), "never used: {dead:?}");
    }
}
