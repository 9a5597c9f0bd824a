//! The current serving turn (F).

use super::{Fault, Verdict, demand};
use crate::game::{Game, Gift, Phase, Serving, Yields};
use crate::model::{Area, Bonus, Kind, Owed, Tavern};
use crate::rules::Rules;

pub(super) fn check(rules: &Rules, game: &Game) -> Verdict {
    let serving = &game.serving;
    if game.phase != Phase::Serve {
        return demand(*serving == Serving::default(), Fault::Serving);
    }
    let tavern = game.tavern(game.active);
    let refill = match serving.to_refill {
        None => !(game.form.late_refill && serving.recruited),
        Some(_) => game.form.late_refill && serving.recruited,
    };
    let track = game.form.reputation.is_some();
    let sang = serving.bards_used <= tavern.lying(Kind::Bard) && (track || serving.bards_used == 0);
    let holds = refill && sang && yields(rules, tavern, &serving.yields);
    demand(holds, Fault::Serving)?;
    let assessed = if track { rules.assess(tavern, &serving.yields) } else { (0, 0) };
    demand((serving.thalers, serving.beer) == assessed, Fault::Steps)?;
    demand(steps_add_up(rules, game) && gifts_fit(rules, game), Fault::Steps)
}

/// The yields at the start of the turn: as now, except for later upgrades and returned cards (F2).
fn yields(rules: &Rules, tavern: &Tavern, yields: &Yields) -> bool {
    let sides = |area: Area| {
        let upgrade = &rules.sheet().upgrades[area as usize];
        let now = rules.area_value(tavern, area);
        [upgrade.plain, now]
    };
    let brewers = tavern.lying(Kind::Brewer);
    let [plain, now] = sides(Area::Brewer);
    let copies = rules.sheet().tavern_cards[Kind::Brewer as usize].copies;
    let returned = tavern.upgraded.contains(Area::Brewer)
        && (plain + brewers..=plain + copies).contains(&yields.brewer);
    sides(Area::Cashbox).contains(&yields.cashbox)
        && sides(Area::Barrel).contains(&yields.barrel)
        && sides(Area::Monk).contains(&yields.monk)
        && (yields.brewer == now + brewers || returned)
        && yields.barbacks == tavern.lying(Kind::Barback)
}

/// Steps made and steps owed come from the plan, the Bards, one recruited guest and the covered
/// spaces of the Guest Book (F1, F17, F10, T3).
fn steps_add_up(rules: &Rules, game: &Game) -> bool {
    let serving = &game.serving;
    let owed = game.owed.as_slice().iter().map(|&owed| match owed {
        Owed::Bonus(bonus) => reputation(Some(bonus)),
        Owed::StepBonus(_) | Owed::Offer(_) | Owed::GuestSignature(_) | Owed::Refill(_) => 0,
    });
    let made = serving.steps.len() as u16 + owed.sum::<u16>();
    let earned = serving.assessed() + serving.bards_used as u16;
    let guests = rules.sheet().guests.iter().map(|guest| reputation(guest.bonus));
    let guest = if serving.recruited { guests.max().unwrap_or(0) } else { 0 };
    let book = game.tavern(game.active).book;
    let mut most = guest;
    for (row, columns) in rules.sheet().guest_book.iter().enumerate() {
        for (column, &bonus) in columns.iter().enumerate() {
            if book.filled(column as u8) as usize > row {
                most += reputation(bonus);
            }
        }
    }
    let track = game.form.reputation.is_some();
    if track { (earned..=earned + most).contains(&made) } else { made == 0 }
}

/// Reputation steps in a bonus.
pub(super) fn reputation(bonus: Option<Bonus>) -> u16 {
    if let Some(Bonus::Reputation(steps)) = bonus { steps as u16 } else { 0 }
}

/// Every step gave something its space can give (F2).
fn gifts_fit(rules: &Rules, game: &Game) -> bool {
    let steps = &game.serving.steps;
    let reputation = game.tavern(game.active).reputation;
    let Some(before) = reputation.checked_sub(steps.len() as u16) else { return false };
    (0..steps.len()).all(|index| {
        let space = rules.reputation_space(&game.form, before + index as u16 + 1);
        let bonus = space.and_then(|space| space.bonus);
        match steps.get(index) {
            Gift::Nothing => true,
            Gift::Schnapps => {
                matches!(bonus, Some(Bonus::Schnapps(_) | Bonus::SchnappsOrRemoval))
            }
            Gift::Noble => bonus == Some(Bonus::Noble),
            Gift::Final => matches!(bonus, Some(Bonus::Signature | Bonus::SchnappsOrRemoval)),
        }
    })
}
