//! The labels of menu entries.

use super::{Speech, args, card, gains, list, money, need, space};
use crate::play::look::Look;
use ::words::names::{area_code, colour_code, kind_code};
use engine::model::{Area, Card, Colour, Die, Entertainer, GuestPlace, Side, Space};
use engine::printed::COLUMN_PRICES;
use engine::{Action, Plan, Rules, Sitting};

/// An action as a menu entry.
pub(in crate::play) fn action(look: &Look<'_>, action: &Action) -> String {
    let (rules, game, s) = (look.rules, look.game, look.speech);
    let prices = &rules.sheet().entertainers;
    match *action {
        Action::StartCard(index) => {
            let items = rules.sheet().start_cards.get(usize::from(index));
            let items: Vec<String> = items
                .map(|items| items.iter().map(|&item| s.bonus(item)).collect())
                .unwrap_or_default();
            let args = args!["number" => index + 1, "bonuses" => list(&items)];
            s.say("terminal-start-card", &args)
        }
        Action::Choose(side) => {
            let at = rules.round_space(&game.form, game.round);
            s.bonus(match side {
                Side::First => at.first,
                Side::Second => at.second.unwrap_or(at.first),
            })
        }
        Action::FreeUpgrade(which) => {
            let args = args!["area" => area_code(which), "benefit" => look.benefit(which)];
            s.say("terminal-free-upgrade", &args)
        }
        Action::Entertainer(side) => {
            let first = rules.round_space(&game.form, game.round).first;
            s.side(first.entertainer().unwrap_or(Entertainer::Musician), side, prices)
        }
        Action::RemoveRegular(regular) => {
            s.say("terminal-remove-regular", &args!["card" => seated(rules, s, regular)])
        }
        Action::Keep => s.text("terminal-keep"),
        Action::Redraw => s.text("terminal-redraw"),
        Action::Take(face) => s.say("terminal-take", &args!["face" => face.pips()]),
        Action::Place { .. } | Action::Lift { .. } | Action::Turn { .. } | Action::Use { .. } => {
            with_die(look, action)
        }
        Action::Plan(plan) => self::plan(look, &plan),
        Action::Ready => s.count("terminal-ready", look.pool().len() as u32),
        Action::Buy(which) => {
            let args = args!["kind" => kind_code(which), "count" => rules.thaler_price(which)];
            s.say("terminal-buy", &args)
        }
        Action::Upgrade { area, returned } => upgrade(look, area, returned),
        Action::Recruit(place) => {
            let guest = game.display[place.index()].guest;
            guest.map_or_else(
                || s.text("terminal-recruit-nobody"),
                |guest| recruit(look, guest, place),
            )
        }
        Action::Nobles(number) => {
            let price = rules.sheet().noble.prices.get(usize::from(number).saturating_sub(1));
            let price = price.copied().unwrap_or(0);
            s.say("terminal-nobles", &args!["count" => number, "price" => price])
        }
        Action::CounterGuest => s.text("terminal-counter-guest"),
        Action::Musician => {
            let side = game.tavern(look.seat).entertainers.side(Entertainer::Musician);
            let side = s.side(Entertainer::Musician, side.unwrap_or(Side::First), prices);
            s.say("terminal-musician", &args!["side" => side])
        }
        Action::SchnappsUpgrade(which) => {
            let (price, brings) = (prices.upgrade, look.benefit(which));
            let args = args!["area" => area_code(which), "count" => price, "benefit" => brings];
            s.say("terminal-schnapps-upgrade", &args)
        }
        Action::SchnappsRemove(guest) => {
            let args = args!["card" => sitting(look, guest), "count" => prices.removal];
            s.say("terminal-schnapps-remove", &args)
        }
        Action::Remove(guest) => s.say("terminal-remove", &args!["card" => sitting(look, guest)]),
        Action::Bard => s.text("terminal-bard"),
        Action::Accept => s.text("terminal-accept"),
        Action::TakeSchnapps => s.text("terminal-take-schnapps"),
        Action::Column(column) => self::column(look, column),
        Action::OnTop(which) => s.say("terminal-on-top", &args!["card" => known(rules, s, which)]),
        Action::Decline => s.text("terminal-decline"),
        Action::Close => close(look),
        Action::TakeBack => s.text("terminal-take-back"),
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
pub(in crate::play) fn seated(rules: &Rules, s: &Speech, which: Card) -> String {
    let (needs, pays) = (need(rules.need(which)), rules.pays(which));
    format!("{} ({needs}→{pays})", card(s, which))
}

/// Any card; one that sits at a table with what it needs and pays.
pub(in crate::play) fn known(rules: &Rules, s: &Speech, which: Card) -> String {
    if which.sits() { seated(rules, s, which) } else { card(s, which) }
}

fn sitting(look: &Look<'_>, guest: Sitting) -> String {
    let text = seated(look.rules, look.speech, guest.card);
    if guest.served {
        text.replace(')', &format!(", {})", look.speech.text("terminal-served")))
    } else {
        text
    }
}

/// What a die brings on a space.
pub(in crate::play) fn gain(look: &Look<'_>, at: Space) -> String {
    let yields = look.rules.yields(look.tavern());
    let (thalers, beer) = look.rules.worth(&yields, at);
    let gain = match at {
        Space::MONK => look.speech.count("monastery-steps", yields.monk),
        Space::BREWER | Space::BARREL => look.speech.count("beer", beer),
        _ => look.speech.count("thalers", thalers),
    };
    format!("+{gain}")
}

/// A step with a die.
fn with_die(look: &Look<'_>, action: &Action) -> String {
    let s = look.speech;
    let of = |die: Die| args!["colour" => colour_code(die.colour), "face" => die.face.pips()];
    match *action {
        Action::Place { die, from, to } => {
            let mut args = of(die);
            args.set("space", space(s, to));
            args.set("gain", gain(look, to));
            let Some(from) = from else { return s.say("terminal-place", &args) };
            args.set("from", space(s, from));
            s.say("terminal-move", &args)
        }
        Action::Lift { die, from } => {
            let mut args = of(die);
            args.set("from", space(s, from));
            s.say("terminal-lift", &args)
        }
        Action::Turn { die, to } => {
            let mut args = of(die);
            args.set("to", to.pips());
            s.say("terminal-turn", &args)
        }
        Action::Use { die, at } => {
            let mut args = of(die);
            args.set("space", space(s, at));
            args.set("gain", gain(look, at));
            let id = if at.card().is_some() { "terminal-use-guest" } else { "terminal-use-area" };
            s.say(id, &args)
        }
        _ => String::new(),
    }
}

fn upgrade(look: &Look<'_>, area: Area, returned: u8) -> String {
    let args = args![
        "area" => area_code(area),
        "count" => look.rules.upgrade_price(area, returned),
        "returned" => returned,
        "benefit" => look.benefit(area),
    ];
    look.speech.say("terminal-upgrade", &args)
}

/// A whole plan, space by space: `5 + 5 to Monk, own 6 to Brewer`.
fn plan(look: &Look<'_>, plan: &Plan) -> String {
    let (tray, s) = (&look.tavern().dice, look.speech);
    let mut parts: Vec<(Space, Vec<Die>)> = Vec::new();
    for (index, to) in plan.0.iter().enumerate() {
        let (Some((which, _)), Some(to)) = (tray.get(index), *to) else { continue };
        match parts.iter_mut().find(|(space, _)| *space == to) {
            Some((_, dice)) => dice.push(which),
            None => parts.push((to, vec![which])),
        }
    }
    let short_die = |die: &Die| match die.colour {
        Colour::White => die.face.pips().to_string(),
        Colour::Own => s.die(*die),
    };
    let parts: Vec<String> = parts
        .iter()
        .map(|(to, dice)| {
            let dice: Vec<String> = dice.iter().map(short_die).collect();
            let args = args!["dice" => dice.join(" + "), "space" => space(s, *to)];
            s.say("terminal-plan-part", &args)
        })
        .collect();
    if parts.is_empty() { s.text("terminal-plan-nothing") } else { list(&parts) }
}

fn close(look: &Look<'_>) -> String {
    let (lost, s) = (look.lost(), look.speech);
    let mut losses = Vec::new();
    if let Some(what) = money(s, lost.thalers, lost.beer) {
        losses.push(s.say("terminal-lost", &args!["what" => what]));
    }
    let unused = look.tavern().dice.entries().filter(|(_, entry)| !entry.used()).count() as u32;
    if unused > 0 {
        losses.push(s.count("terminal-unused", unused));
    }
    if losses.is_empty() {
        s.text("terminal-close")
    } else {
        s.say("terminal-close-losing", &args!["losses" => losses.join("; ")])
    }
}

fn recruit(look: &Look<'_>, guest: Card, place: GuestPlace) -> String {
    let (rules, s) = (look.rules, look.speech);
    let mut brings = vec![s.count("points", rules.points(guest))];
    brings.extend(rules.guest_bonus(guest).map(|bonus| s.bonus(bonus)));
    if look.game.display[place.index()].signed {
        let covers = signature(look, rules.column(guest));
        brings.push(s.say("terminal-signature", &args!["brings" => covers]));
    }
    let args = args![
        "card" => seated(rules, s, guest),
        "price" => rules.beer_price(guest),
        "brings" => list(&brings),
    ];
    s.say("terminal-recruit", &args)
}

fn column(look: &Look<'_>, column: u8) -> String {
    let args = args![
        "number" => column + 1,
        "prices" => columns()[usize::from(column) & 3].clone(),
        "row" => look.tavern().book.filled(column) + 1,
        "brings" => signature(look, column),
    ];
    look.speech.say("terminal-column", &args)
}

/// What a Signature in the column brings.
pub(in crate::play) fn signature(look: &Look<'_>, column: u8) -> String {
    let s = look.speech;
    let Some(tile) = look.tile(column) else { return s.text("terminal-column-full") };
    let full = || s.say("terminal-row-full", &args!["row" => tile.row + 1]);
    match (tile.covers, tile.fills_row) {
        (None, false) => s.text("terminal-nothing"),
        (Some(bonus), false) => s.bonus(bonus),
        (None, true) => full(),
        (Some(bonus), true) => list(&[s.bonus(bonus), full()]),
    }
}

/// The beer prices of the columns of the Guest Book: `3/4`, `5`, `6`, `7/8`.
pub(in crate::play) fn columns() -> [String; 4] {
    COLUMN_PRICES.map(|prices| prices.map(|price| price.to_string()).collect::<Vec<_>>().join("/"))
}

/// A menu entry that opens a submenu with the places of a die.
pub(in crate::play) fn open_die(look: &Look<'_>, die: Die, from: Option<Space>) -> String {
    let s = look.speech;
    let mut args = args!["colour" => colour_code(die.colour), "face" => die.face.pips()];
    if let Some(from) = from {
        args.set("from", space(s, from));
        return s.say("terminal-open-move", &args);
    }
    let copies = look.pool().iter().filter(|&&other| other == die).count();
    args.set("copies", copies as u32);
    s.say(if copies > 1 { "terminal-open-places" } else { "terminal-open-place" }, &args)
}

/// A menu entry that uses all dice.
pub(in crate::play) fn collect(s: &Speech, thalers: u16, beer: u16, steps: u16) -> String {
    let amounts = [("thalers", thalers), ("beer", beer), ("monastery-steps", steps)];
    let gains = gains(s, &amounts, ", ").unwrap_or_default();
    s.say("terminal-collect", &args!["gains" => gains])
}
