//! The labels of menu entries.

use super::{Thing, area, bonus, card, count, die, kind, need, space, trick};
use crate::play::look::Look;
use engine::model::{Card, Colour, Die, Entertainer, GuestPlace, Side, Space};
use engine::printed::COLUMN_PRICES;
use engine::{Action, Plan, Rules, Sitting};

/// An action as a menu entry.
pub(in crate::play) fn action(look: &Look<'_>, action: &Action) -> String {
    let (rules, game) = (look.rules, look.game);
    match *action {
        Action::StartCard(index) => {
            let items = rules.sheet().start_cards.get(usize::from(index));
            let items: Vec<String> = items
                .map(|items| items.iter().map(|&item| bonus(item)).collect())
                .unwrap_or_default();
            format!("Start Card {}: {}", index + 1, super::list(&items))
        }
        Action::Choose(side) => {
            let at = rules.round_space(&game.form, game.round);
            let chosen = match side {
                Side::First => at.first,
                Side::Second => at.second.unwrap_or(at.first),
            };
            bonus(chosen)
        }
        Action::FreeUpgrade(which) => {
            format!("upgrade the {}: {}", area(which), look.benefit(which))
        }
        Action::Entertainer(side) => {
            let first = rules.round_space(&game.form, game.round).first;
            let who = first.entertainer().unwrap_or(Entertainer::Musician);
            trick(who, side, &rules.sheet().entertainers)
        }
        Action::RemoveRegular(regular) => {
            format!("remove {} from the deck", seated(rules, regular))
        }
        Action::Keep => "keep these guests".to_owned(),
        Action::Redraw => "give up a Counter Guest and redraw".to_owned(),
        Action::Take(face) => format!("take the {}", face.pips()),
        Action::Place { die: which, from: None, to } => {
            format!("{} to {}", die(which), target(look, to))
        }
        Action::Place { die: which, from: Some(from), to } => {
            format!("{} from {} to {}", die(which), space(from), target(look, to))
        }
        Action::Lift { die: which, from } => {
            format!("take {} back from {}", die(which), space(from))
        }
        Action::Turn { die: which, to } => format!("turn {} to {}", die(which), to.pips()),
        Action::Plan(plan) => self::plan(look, &plan),
        Action::Ready => ready(look),
        Action::Use { die: which, at } => {
            format!("{} with {}: {}", serve(at), die(which), gain(look, at))
        }
        Action::Buy(which) => {
            format!("buy {} ({})", kind(which), count(rules.thaler_price(which), Thing::Thaler))
        }
        Action::Upgrade { area: which, returned } => {
            let price = count(rules.upgrade_price(which, returned), Thing::Thaler);
            let given = match returned {
                0 => String::new(),
                1 => ", 1 card returned".to_owned(),
                more => format!(", {more} cards returned"),
            };
            let brings = look.benefit(which);
            format!("upgrade {} ({price}{given}): {brings}, +1 Noble", area(which))
        }
        Action::Recruit(place) => {
            let guest = game.display[place.index()].guest;
            guest.map_or_else(|| "nobody".to_owned(), |guest| recruit(look, guest, place))
        }
        Action::Nobles(number) => {
            let price = rules.sheet().noble.prices.get(usize::from(number).saturating_sub(1));
            let price = count(price.copied().unwrap_or(0), Thing::Beer);
            format!("{} for {price}", count(number, Thing::Noble))
        }
        Action::CounterGuest => "give up a Counter Guest for a Monastery step".to_owned(),
        Action::Musician => {
            let side = game.tavern(look.seat).entertainers.side(Entertainer::Musician);
            let side = side.unwrap_or(Side::First);
            let does = trick(Entertainer::Musician, side, &rules.sheet().entertainers);
            format!("pay the Musician: {does}")
        }
        Action::SchnappsUpgrade(which) => {
            let price = count(rules.sheet().entertainers.upgrade, Thing::Schnapps);
            format!("upgrade {} ({price}): {}, +1 Noble", area(which), look.benefit(which))
        }
        Action::SchnappsRemove(guest) => {
            let price = count(rules.sheet().entertainers.removal, Thing::Schnapps);
            format!("remove {} for good ({price})", sitting(look, guest))
        }
        Action::Remove(guest) => format!("remove {} for good", sitting(look, guest)),
        Action::Bard => "let the Bard sing: Reputation +1".to_owned(),
        Action::Accept => "take it".to_owned(),
        Action::TakeSchnapps => "take the Schnapps".to_owned(),
        Action::Column(column) => self::column(look, column),
        Action::OnTop(which) => format!("put {} on top of the deck", known(rules, which)),
        Action::Decline => "no, thanks".to_owned(),
        Action::Close => close(look),
        Action::TakeBack => "take back the answer".to_owned(),
    }
}

/// An action without the explanation that menus add: `upgrade Barrel (8 Thalers)`.
pub(in crate::play) fn short(look: &Look<'_>, which: &Action) -> String {
    let text = action(look, which);
    match which {
        Action::Upgrade { .. }
        | Action::Recruit(_)
        | Action::SchnappsUpgrade(_)
        | Action::Musician
        | Action::Bard => text.split(": ").next().unwrap_or_default().to_owned(),
        _ => text,
    }
}

/// A seated card with what it needs and pays: `g12 (5→5)`.
pub(in crate::play) fn seated(rules: &Rules, which: Card) -> String {
    let (needs, pays) = (need(rules.need(which)), rules.pays(which));
    format!("{} ({needs}→{pays})", card(which))
}

/// Any card; one that sits at a table with what it needs and pays.
pub(in crate::play) fn known(rules: &Rules, which: Card) -> String {
    if which.sits() { seated(rules, which) } else { card(which) }
}

fn sitting(look: &Look<'_>, guest: Sitting) -> String {
    let text = seated(look.rules, guest.card);
    if guest.served { text.replace(')', ", served)") } else { text }
}

/// What a die brings on a space.
pub(in crate::play) fn gain(look: &Look<'_>, at: Space) -> String {
    let yields = look.rules.yields(look.tavern());
    let (thalers, beer) = look.rules.worth(&yields, at);
    match at {
        Space::MONK => format!("+{}", count(yields.monk, Thing::Step)),
        Space::BREWER | Space::BARREL => format!("+{}", count(beer, Thing::Beer)),
        _ => format!("+{}", count(thalers, Thing::Thaler)),
    }
}

fn target(look: &Look<'_>, to: Space) -> String {
    format!("{}: {}", space(to), gain(look, to))
}

fn serve(at: Space) -> String {
    match at {
        Space::CASHBOX | Space::BARREL | Space::BREWER | Space::MONK => {
            format!("use the {}", space(at))
        }
        _ => format!("serve {}", space(at)),
    }
}

/// A whole plan, space by space: `5 + 5 to Monk, own 6 to Brewer`.
fn plan(look: &Look<'_>, plan: &Plan) -> String {
    let tray = &look.tavern().dice;
    let mut parts: Vec<(Space, Vec<Die>)> = Vec::new();
    for (index, to) in plan.0.iter().enumerate() {
        let (Some((which, _)), Some(to)) = (tray.get(index), *to) else { continue };
        match parts.iter_mut().find(|(space, _)| *space == to) {
            Some((_, dice)) => dice.push(which),
            None => parts.push((to, vec![which])),
        }
    }
    let parts: Vec<String> = parts
        .iter()
        .map(|(to, dice)| {
            let dice: Vec<String> = dice.iter().map(|&which| short_die(which)).collect();
            format!("{} to {}", dice.join(" + "), space(*to))
        })
        .collect();
    if parts.is_empty() { "no die placed".to_owned() } else { super::list(&parts) }
}

fn short_die(which: Die) -> String {
    match which.colour {
        Colour::White => which.face.pips().to_string(),
        Colour::Own => die(which),
    }
}

fn ready(look: &Look<'_>) -> String {
    let free = look.pool().len() as u32;
    if free == 0 {
        "ready".to_owned()
    } else {
        format!("ready ({} unused)", count(free, Thing::Die))
    }
}

fn close(look: &Look<'_>) -> String {
    let lost = look.lost();
    let mut losses = Vec::new();
    match (lost.thalers, lost.beer) {
        (0, 0) => {}
        (thalers, 0) => losses.push(format!("{} lost", count(thalers, Thing::Thaler))),
        (0, beer) => losses.push(format!("{} lost", count(beer, Thing::Beer))),
        (thalers, beer) => {
            let beer = count(beer, Thing::Beer);
            losses.push(format!("{} and {beer} lost", count(thalers, Thing::Thaler)));
        }
    }
    let unused = look.tavern().dice.entries().filter(|(_, entry)| !entry.used()).count() as u32;
    if unused > 0 {
        losses.push(format!("{} unused", count(unused, Thing::Die)));
    }
    if losses.is_empty() {
        "end the turn".to_owned()
    } else {
        format!("end the turn ({})", losses.join("; "))
    }
}

fn recruit(look: &Look<'_>, guest: Card, place: GuestPlace) -> String {
    let rules = look.rules;
    let mut text = format!(
        "recruit {} ({} beer): {}",
        seated(rules, guest),
        rules.beer_price(guest),
        count(rules.points(guest), Thing::Point)
    );
    if let Some(brings) = rules.guest_bonus(guest) {
        text.push_str(&format!(", {}", bonus(brings)));
    }
    if look.game.display[place.index()].signed {
        let brings = signature(look, rules.column(guest));
        text.push_str(&format!(", Signature ({brings})"));
    }
    text
}

fn column(look: &Look<'_>, column: u8) -> String {
    let row = look.tavern().book.filled(column) + 1;
    let prices = columns()[usize::from(column) & 3].clone();
    format!("column {} ({prices}), row {row}: {}", column + 1, signature(look, column))
}

/// What a Signature in the column brings.
pub(in crate::play) fn signature(look: &Look<'_>, column: u8) -> String {
    let Some(tile) = look.tile(column) else { return "nothing, the column is full".to_owned() };
    let brings = tile.covers.map_or_else(|| "nothing".to_owned(), bonus);
    let full = format!("row {} full: a Noble", tile.row + 1);
    match (tile.covers, tile.fills_row) {
        (_, false) => brings,
        (None, true) => full,
        (Some(_), true) => format!("{brings}, {full}"),
    }
}

/// The beer prices of the columns of the Guest Book: `3/4`, `5`, `6`, `7/8`.
pub(in crate::play) fn columns() -> [String; 4] {
    COLUMN_PRICES.map(|prices| prices.map(|price| price.to_string()).collect::<Vec<_>>().join("/"))
}

/// Menu entries that open a submenu or do several things.
pub(in crate::play) fn open_die(look: &Look<'_>, which: Die, from: Option<Space>) -> String {
    match from {
        None => {
            let copies = look.pool().iter().filter(|&&other| other == which).count();
            let times = if copies > 1 { format!(" (×{copies})") } else { String::new() };
            format!("place {}{times} …", die(which))
        }
        Some(from) => format!("move {} from {} …", die(which), space(from)),
    }
}

pub(in crate::play) fn collect(thalers: u16, beer: u16, steps: u16) -> String {
    let mut parts = Vec::new();
    for (number, thing) in [(thalers, Thing::Thaler), (beer, Thing::Beer), (steps, Thing::Step)] {
        if number > 0 {
            parts.push(format!("+{}", count(number, thing)));
        }
    }
    format!("use all dice: {}", super::list(&parts))
}

pub(in crate::play) const OPEN_TURN: &str = "turn a die for Schnapps …";
pub(in crate::play) const OPEN_MOVE: &str = "move placed dice …";
pub(in crate::play) const OPEN_USES: &str = "use one die …";
pub(in crate::play) const OPEN_CARDS: &str = "buy a card …";
pub(in crate::play) const OPEN_UPGRADES: &str = "upgrade an area (+1 Noble) …";
pub(in crate::play) const OPEN_GUESTS: &str = "recruit a guest …";
pub(in crate::play) const OPEN_SCHNAPPS_UPGRADE: &str = "upgrade for Schnapps …";
pub(in crate::play) const OPEN_REMOVE: &str = "remove a guest for Schnapps …";
pub(in crate::play) const BACK: &str = "back";
