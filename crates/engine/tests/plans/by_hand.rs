//! An independent reading of E1 to E3, F1 and F2: every way to lay a plan out is tried.

use crate::rules;
use engine::model::{Card, Die, Kind, MAX_DICE, Seat, Space, Tavern};
use engine::sheet::Need;
use engine::{Game, Plan};

/// E1, E2: whether the space takes the value.
pub fn takes(space: Space, value: u8) -> bool {
    let Some(card) = space.card() else {
        return match space {
            Space::CASHBOX | Space::BARREL => value <= 6,
            Space::BREWER => value == 1 || value == 6,
            _ => value == 5,
        };
    };
    let sheet = rules().sheet();
    let need = if card == Card::NOBLE {
        Some(sheet.noble.die)
    } else if card.is_regular() {
        sheet.regulars.get(card.number() as usize - 8).map(|regular| regular.die)
    } else {
        sheet.guests.get(card.number() as usize - 16).map(|guest| guest.die)
    };
    match need {
        Some(Need::Any) => value <= 6,
        Some(Need::Exactly(needed)) => value == needed && value <= 6,
        None => false,
    }
}

/// The places a die could physically lie on: each table by itself, each printed space by itself.
#[derive(Clone, Copy, PartialEq)]
enum Spot {
    Table(usize),
    Printed(Space),
}

/// Whether there is any way to lay the plan out: every choice of table and of raises is tried.
pub fn can_be_laid(tavern: &Tavern, plan: &Plan) -> bool {
    let mut wanted = Vec::new();
    for (index, space) in plan.0.iter().enumerate() {
        let Some(space) = *space else { continue };
        match tavern.dice.get(index) {
            Some((die, entry)) if !entry.used() => wanted.push((die, space)),
            _ => return false,
        }
    }
    let mut taken = Vec::new();
    for (_, entry) in tavern.dice.entries().filter(|(_, entry)| entry.used()) {
        match (entry.place().slot(), entry.place().space()) {
            (Some(slot), _) => taken.push(Spot::Table(slot as usize)),
            (None, Some(space)) => taken.push(Spot::Printed(space)),
            (None, None) => {}
        }
    }
    lay(tavern, &wanted, &mut taken, tavern.raises)
}

fn lay(tavern: &Tavern, wanted: &[(Die, Space)], taken: &mut Vec<Spot>, raises: u8) -> bool {
    let Some((&(die, space), others)) = wanted.split_first() else { return true };
    let spots: Vec<Spot> = match space.card() {
        None => vec![Spot::Printed(space)],
        Some(card) => {
            let tables = tavern.tables.seated().iter().enumerate();
            let there = tables.filter(|(_, s)| s.card() == card && !s.removed());
            there.map(|(slot, _)| Spot::Table(slot)).collect()
        }
    };
    for spot in spots {
        let many = [Spot::Printed(Space::BREWER), Spot::Printed(Space::MONK)].contains(&spot);
        if !many && taken.contains(&spot) {
            continue;
        }
        for used in (0..=raises).filter(|used| takes(space, die.face.pips() + used)) {
            taken.push(spot);
            let found = lay(tavern, others, taken, raises - used);
            taken.pop();
            if found {
                return true;
            }
        }
    }
    false
}

/// T and B of the placed and used dice at the yields of the turn's beginning (F1, F2).
pub fn minimum(game: &Game, seat: Seat) -> u16 {
    let tavern = game.tavern(seat);
    let yields = game.serving.yields;
    let (mut thalers, mut beer) = (0, yields.barbacks as u16);
    for (_, entry) in tavern.dice.entries() {
        match tavern.space_at(entry.place()) {
            Some(Space::CASHBOX) => thalers += yields.cashbox as u16,
            Some(Space::BARREL) => beer += yields.barrel as u16,
            Some(Space::BREWER) => beer += yields.brewer as u16,
            Some(space) => thalers += space.card().map_or(0, |card| rules().pays(card) as u16),
            None => {}
        }
    }
    thalers.min(beer)
}

/// The check is itself checked on a few plans that are plain to see.
#[test]
fn e4_the_independent_check_knows_the_rules() {
    let mut tavern = Tavern::default();
    for card in [Card::NOBLE, Card::NOBLE] {
        tavern.tables.seat(card);
    }
    for pips in [1, 2, 2, 5] {
        let face = engine::model::Face::new(pips).expect("a face");
        tavern.dice.add(Die { colour: engine::model::Colour::White, face });
    }
    let noble = Space::table(Card::NOBLE);
    let plan = |places: &[Option<Space>]| {
        let mut plan = Plan([None; MAX_DICE]);
        plan.0[..places.len()].copy_from_slice(places);
        plan
    };
    let can = |tavern: &Tavern, places: &[Option<Space>]| can_be_laid(tavern, &plan(places));
    let (brewer, monk) = (Some(Space::BREWER), Some(Space::MONK));
    assert!(can(&tavern, &[brewer, noble, Some(Space::CASHBOX), monk]));
    assert!(!can(&tavern, &[noble, None, None, None]));
    assert!(!can(&tavern, &[None, noble, noble, None]));
    assert!(!can(&tavern, &[None, None, None, brewer]));
    assert!(!can(&tavern, &[None, None, None, None, monk]), "no such die");
    tavern.raises = 1;
    tavern.areas[Kind::Dishwasher as usize] = 1;
    assert!(can(&tavern, &[noble, None, None, monk]));
    assert!(can(&tavern, &[None, noble, None, brewer]));
    assert!(!can(&tavern, &[noble, None, None, brewer]), "one raise for two dice");
}
