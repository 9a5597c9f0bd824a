//! What is within reach tonight: the Thalers and beer that a seat's dice can bring, and what there is to buy.
//!
//! The rules say everything: what a plan brings is their preview, what can be bought is what they would
//! allow whoever could pay for it, and the price is what that costs.

use engine::chance::FirstOutcome;
use engine::model::{Colour, Die, Face, Seat};
use engine::what_if::suppose;
use engine::{Action, Event, Game, Phase, Rules};
use players::solver::reachable;
use protocol::{Price, Purse, PursesWith, Reach};

/// What the seat can have tonight with its dice; `None` before they lie in front of it and once it has
/// served. Like a bot, it knows what the seat may know ([`Rules::seen_by`]).
pub fn reach(rules: &Rules, game: &Game, seat: Seat) -> Option<Reach> {
    let game = rules.seen_by(game, seat);
    let ahead = match game.phase {
        Phase::Draft | Phase::Plan => true,
        Phase::Serve => game.active == seat,
        Phase::StartCards | Phase::Evening | Phase::Arrival | Phase::Closing | Phase::Over => false,
    };
    let reach = || Reach {
        purses: purses(rules, &game, seat),
        with: with_each(rules, &game, seat),
        prices: prices(rules, &game, seat),
    };
    (ahead && rules.ask(&game, seat).is_some()).then(reach)
}

fn purses(rules: &Rules, game: &Game, seat: Seat) -> Vec<Purse> {
    let purses = reachable(rules, game, seat).into_iter();
    purses.map(|(thalers, beer)| Purse { thalers, beer }).collect()
}

/// What each die on the coaster before the seat would make of it, in the draft.
fn with_each(rules: &Rules, game: &Game, seat: Seat) -> Vec<PursesWith> {
    let taken = |action: &Action| match *action {
        Action::Take(face) => Some(face),
        _ => None,
    };
    let faces = rules.legal(game, seat);
    let faces = faces.iter().filter_map(taken);
    let with = |face: Face| {
        let (mut then, mut dice) = (*game, game.tavern(seat).dice);
        dice.add(Die { colour: Colour::White, face });
        suppose(&mut then).dice(seat, dice);
        PursesWith { face, purses: purses(rules, &then, seat) }
    };
    faces.map(with).collect()
}

/// More than anything costs.
const PLENTY: u16 = 1_000;

/// Everything that the rules would sell the seat in its turn tonight if it could pay. Upgrades are at their full
/// price: returned cards would have to be bought again (F7).
fn prices(rules: &Rules, game: &Game, seat: Seat) -> Vec<Price> {
    let mut rich = *game;
    let serving = game.phase == Phase::Serve;
    let rich_now = suppose(&mut rich).nothing_owed().purse(seat, PLENTY, PLENTY);
    if !serving {
        rich_now.starting(seat).serving(rules, seat);
    }
    let list = rules.legal(&rich, seat);
    list.iter()
        .filter(|action| is_bought(action))
        .map(|action| price(rules, &rich, seat, action))
        .collect()
}

fn is_bought(action: &Action) -> bool {
    matches!(
        action,
        Action::Buy(_)
            | Action::Upgrade { returned: 0, .. }
            | Action::Recruit(_)
            | Action::Nobles(_)
    )
}

/// What the step costs; what it brings does not count.
fn price(rules: &Rules, rich: &Game, seat: Seat, action: &Action) -> Price {
    let (mut then, mut events) = (*rich, Vec::new());
    let done = rules.apply(&mut then, seat, action, &mut FirstOutcome, &mut events);
    debug_assert!(done.is_ok(), "a listed step is refused");
    let mut price = Price { action: *action, thalers: 0, beer: 0 };
    for event in events {
        match event {
            Event::ThalersPaid { count, .. } => price.thalers += count,
            Event::BeerPaid { count, .. } => price.beer += count,
            _ => {}
        }
    }
    price
}
