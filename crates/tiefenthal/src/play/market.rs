//! Draws what is for sale.

use super::layout::{row, wrap};
use super::look::Look;
use super::words::{self, args, table as say};
use engine::model::{Area, Kind};

/// The column of a guest's bonus.
const NOTES: usize = 33;

/// What is for sale.
pub(super) fn market(look: &Look<'_>) -> String {
    let (rules, game, s) = (look.rules, look.game, look.speech);
    let mut lines = vec![s.text("terminal-market")];
    for (place, shown) in game.display.iter().enumerate() {
        let Some(guest) = shown.guest else {
            lines.push(format!(" {place} {}", s.text("terminal-nobody")));
            continue;
        };
        let mut notes = Vec::new();
        if let Some(bonus) = rules.guest_bonus(guest) {
            notes.push(s.bonus(bonus));
        }
        if shown.signed {
            let brings = words::actions::signature(look, rules.column(guest));
            notes.push(s.say("terminal-signature-brings", &args!["brings" => brings]));
        }
        if place == 0 {
            notes.push(s.count("terminal-in-pile", rules.threes_left(game)));
        }
        let needs = words::need(rules.need(guest));
        let line = format!(
            " {place} {:<5} {:>4}  {:>4}→{:<4} {:>5}   {}",
            words::card(s, guest),
            rules.beer_price(guest),
            needs,
            rules.pays(guest),
            rules.points(guest),
            notes.join("; ")
        );
        lines.push(wrap(line.trim_end(), NOTES));
    }
    let noble = &rules.sheet().noble;
    let nobles = say::noble_prices(s, noble.prices, noble.points, game.supply.nobles());
    lines.push(row(&s.text("terminal-label-nobles"), &[nobles], ""));
    // Leave out kinds that are not in this game.
    let bards = game.form.reputation.is_some();
    let kinds = Kind::ALL.into_iter().filter(|&kind| kind != Kind::Bard || bards);
    let mut cards: Vec<String> = kinds
        .map(|kind| {
            say::card_price(s, &s.kind(kind), rules.thaler_price(kind), game.supply.kind(kind))
        })
        .collect();
    cards.push(s.text("terminal-in-thalers"));
    lines.push(row(&s.text("terminal-label-cards"), &cards, "  "));
    lines.extend(upgrades(look));
    lines.join("\n")
}

/// What the seat can still upgrade.
fn upgrades(look: &Look<'_>) -> Option<String> {
    let open = Area::ALL.into_iter().filter(|&area| !look.tavern().upgraded.contains(area));
    let prices: Vec<String> = open
        .map(|area| {
            let price = look.rules.upgrade_price(area, 0);
            let discount = price - look.rules.upgrade_price(area, 1);
            say::upgrade_price(look.speech, area, price, discount)
        })
        .collect();
    (!prices.is_empty()).then(|| row(&look.speech.text("terminal-label-upgrades"), &prices, "  "))
}
