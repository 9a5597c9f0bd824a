//! Draws the table as compact text.

use super::layout::row;
use super::look::Look;
use super::market::market;
use super::piles;
use super::words::actions::seated;
use super::words::{self, args, table as say};
use crate::replay::has_schnapps;
use engine::model::{Colour, Entertainer, Kind, Place, Space};
use engine::{Phase, ROUNDS};

/// Everything on the table: market, the others, the own tavern, the coasters.
pub(super) fn whole(look: &Look<'_>) -> String {
    table(look, own)
}

/// The table when the draft begins. Of the others it shows only what they could use dice for, so that
/// everything fits on the screen.
pub(super) fn evening(look: &Look<'_>) -> String {
    table(look, |look| format!("{}\n{}", purse(look), tavern(look)))
}

fn table(look: &Look<'_>, other: impl Fn(&Look<'_>) -> String) -> String {
    let mut parts = vec![head(look), market(look)];
    let others = look.seat.round_from(look.game.players()).skip(1);
    parts.extend(others.map(|seat| other(&look.at(seat))));
    parts.push(own(look));
    parts.extend(coasters(look));
    parts.join("\n\n")
}

/// Round and phase.
fn head(look: &Look<'_>) -> String {
    let start = look.at(look.game.start);
    let phase = look.speech.phase(look.game.phase);
    say::round(look.speech, look.game.round, ROUNDS, &phase, start.name())
}

/// A tavern in full.
pub(super) fn own(look: &Look<'_>) -> String {
    let mut lines = vec![purse(look), tables(look), spaces(look)];
    lines.extend(dice(look));
    lines.extend(areas(look));
    lines.extend(better(look));
    lines.push(piles::deck(look));
    lines.push(tracks(look));
    lines.extend(shows(look));
    lines.extend(piles::book(look));
    lines.join("\n")
}

/// Tables, spaces, dice and cards: what a round of planning changes.
pub(super) fn tavern(look: &Look<'_>) -> String {
    let mut lines = vec![tables(look), spaces(look)];
    lines.extend(dice(look));
    lines.extend(areas(look));
    lines.join("\n")
}

/// Points and purse in one line.
pub(super) fn purse(look: &Look<'_>) -> String {
    let (tavern, (safe, storage)) = (look.tavern(), look.limits());
    let schnapps = look.rules.sheet().limits.schnapps_kept;
    let purse = say::Purse {
        points: look.rules.score(look.game, look.seat).total(),
        thalers: (tavern.thalers, safe),
        beer: (tavern.beer, storage),
        schnapps: has_schnapps(look.game).then_some((tavern.schnapps, schnapps)),
        counter_guests: tavern.counter_guests,
    };
    let text = say::purse(look.speech, &purse);
    super::layout::wrap(&format!("{} · {text}", look.name()), 2)
}

/// Who sits where, with the dice that lie there.
fn tables(look: &Look<'_>) -> String {
    let tavern = look.tavern();
    let mut items = Vec::new();
    for (slot, table) in tavern.tables.seated().iter().enumerate() {
        let mut text = seated(look.rules, look.speech, table.card());
        if table.card().is_noble() && tavern.tables.nobles() > 1 {
            let needs = words::need(look.rules.need(table.card()));
            let (nobles, pays) = (tavern.tables.nobles(), look.rules.pays(table.card()));
            text = say::nobles(look.speech, nobles, &needs, pays);
        }
        if table.removed() {
            text = "-".to_owned();
        } else if table.served() {
            text.push('!');
        }
        text.push_str(&lying(look, |place| place.slot() == Some(slot as u8)));
        items.push(text);
    }
    let all = usize::from(look.rules.tables_standing(look.game, look.seat));
    items.extend((items.len()..all).map(|_| "·".to_owned()));
    row(&look.speech.text("terminal-label-tables"), &items, "   ")
}

/// The dice at a place: `[5]`, `[4+1]` with a raise, `[5!]` once used.
fn lying(look: &Look<'_>, here: impl Fn(Place) -> bool) -> String {
    let tavern = look.tavern();
    let mut text = String::new();
    for (die, entry) in tavern.dice.entries().filter(|(_, entry)| here(entry.place())) {
        let space = tavern.space_at(entry.place());
        let raises = space.and_then(|space| look.rules.raises(die.face, space)).unwrap_or(0);
        let raised = if raises > 0 { format!("+{raises}") } else { String::new() };
        let used = if entry.used() { "!" } else { "" };
        text.push_str(&format!("[{}{raised}{used}]", die.face.pips()));
    }
    if text.is_empty() { text } else { format!(" {text}") }
}

fn spaces(look: &Look<'_>) -> String {
    let yields = look.rules.yields(look.tavern());
    let items = [Space::CASHBOX, Space::BARREL, Space::BREWER, Space::MONK].map(|space| {
        let dice = lying(look, |place| place.space() == Some(space));
        format!("{}{dice}", words::printed(look.speech, space, &yields))
    });
    row(&look.speech.text("terminal-label-spaces"), &items, "  ")
}

fn dice(look: &Look<'_>) -> Option<String> {
    let tavern = look.tavern();
    let mut items = Vec::new();
    for (colour, name) in [(Colour::White, "terminal-white"), (Colour::Own, "terminal-own")] {
        let pool: Vec<String> = look
            .pool()
            .into_iter()
            .filter(|die| die.colour == colour)
            .map(|die| die.face.pips().to_string())
            .collect();
        if !pool.is_empty() {
            items.push(look.speech.say(name, &args!["faces" => pool.join(" ")]));
        }
    }
    if tavern.raises > 0 {
        items.push(say::raises(look.speech, bound_raises(look), tavern.raises));
    }
    (!items.is_empty()).then(|| row(&look.speech.text("terminal-label-dice"), &items, "   "))
}

/// Raises that lying dice need (E3).
fn bound_raises(look: &Look<'_>) -> u8 {
    let tavern = look.tavern();
    let unused = tavern.dice.entries().filter(|(_, entry)| !entry.used());
    unused
        .filter_map(|(die, entry)| look.rules.raises(die.face, tavern.space_at(entry.place())?))
        .sum()
}

fn areas(look: &Look<'_>) -> Option<String> {
    let items: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|&kind| look.tavern().lying(kind) > 0)
        .map(|kind| match look.tavern().lying(kind) {
            1 => look.speech.kind(kind),
            more => format!("{}×{more}", look.speech.kind(kind)),
        })
        .collect();
    (!items.is_empty()).then(|| row(&look.speech.text("terminal-label-cards"), &items, ", "))
}

fn better(look: &Look<'_>) -> Option<String> {
    let items: Vec<String> =
        look.tavern().upgraded.iter().map(|area| look.speech.area(area)).collect();
    (!items.is_empty()).then(|| row(&look.speech.text("terminal-label-upgraded"), &items, ", "))
}

fn tracks(look: &Look<'_>) -> String {
    let tavern = look.tavern();
    let track = &look.rules.sheet().monastery;
    let next = (1..track.len()).find_map(|step| {
        let bonus = track[(usize::from(tavern.monastery) + step) % track.len()]?;
        Some((step as u8, look.speech.bonus(bonus)))
    });
    let mut items = vec![say::monastery(look.speech, tavern.monastery, next)];
    let form = &look.game.form;
    if form.reputation.is_some() {
        let space = |steps| look.rules.reputation_space(form, steps);
        let points = space(tavern.reputation).map_or(0, |space| space.points);
        let next = (1..16).find_map(|step| {
            let bonus = space(tavern.reputation + step)?.bonus?;
            Some((step, look.speech.bonus(bonus)))
        });
        items.push(say::reputation(look.speech, points, next));
    }
    row(&look.speech.text("terminal-label-tracks"), &items, "   ")
}

/// The hired Entertainers.
fn shows(look: &Look<'_>) -> Option<String> {
    let prices = &look.rules.sheet().entertainers;
    let items: Vec<String> = Entertainer::ALL
        .into_iter()
        .filter_map(|who| {
            let side = look.tavern().entertainers.side(who)?;
            let does = look.speech.side(who, side, prices);
            Some(format!("{} ({does})", look.speech.entertainer(who)))
        })
        .collect();
    (!items.is_empty()).then(|| row(&look.speech.text("terminal-label-shows"), &items, "   "))
}

/// All coasters with dice in the order in which they will come to the seat.
fn coasters(look: &Look<'_>) -> Option<String> {
    let players = look.game.players();
    let mut items = Vec::new();
    for steps in 0..players {
        let other = look.at(look.seat.clockwise((players - steps) % players, players));
        let faces = other.tavern().coaster.iter().filter(|&&pips| pips > 0);
        let faces: Vec<String> = faces.map(u8::to_string).collect();
        if !faces.is_empty() {
            items.push(format!("{}: {}", other.name(), faces.join(" ")));
        }
    }
    (!items.is_empty()).then(|| row(&look.speech.text("terminal-label-coasters"), &items, "  →  "))
}

/// The coasters and the parts of the tavern that matter in the draft.
pub(super) fn draft(look: &Look<'_>) -> String {
    let mut lines = vec![tavern(look)];
    lines.extend(coasters(look));
    lines.join("\n")
}

/// What the lying dice would bring.
pub(super) fn preview(look: &Look<'_>) -> Option<String> {
    let plan = look.rules.current_plan(look.game, look.seat);
    let preview = look.rules.preview(look.game, look.seat, &plan).ok()?;
    // In the serving turn the marker has already moved, and only a change matters (F2).
    let counts = look.game.phase == Phase::Plan || preview.reputation != 0;
    let reputation = counts && look.game.form.reputation.is_some();
    let barbacks = look.tavern().lying(Kind::Barback) > 0 && look.game.phase == Phase::Plan;
    Some(super::layout::wrap(&say::preview(look.speech, &preview, reputation, barbacks), 2))
}
