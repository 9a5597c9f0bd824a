//! Counts what the players of all games did.

use super::game::Player;
use super::{Points, Row};
use crate::arena::Shares;
use engine::Rules;
use engine::model::{Area, Bonus, Card, FIRST_GUEST, Kind};
use engine::sheet::Provenance;

use serde::Serialize;

/// The means of some seats.
#[derive(Default)]
struct Group {
    won: Shares,
    points: f64,
    times: f64,
    rounds: f64,
    offered: u64,
}

impl Group {
    fn add(&mut self, player: &Player, times: f64, rounds: f64) {
        self.won.add(player.won);
        self.points += f64::from(player.score.total());
        self.times += times;
        self.rounds += rounds;
    }

    fn row(&self, name: String, seats: usize) -> Row {
        let count = self.won.count().max(1) as f64;
        let interval = self.won.interval();
        Row {
            name,
            price: None,
            reconstructed: false,
            share: self.won.count() as f64 / seats.max(1) as f64,
            of_offered: None,
            times: None,
            round: None,
            win_rate: self.won.mean(),
            ci95: [interval.low, interval.high],
            points: self.points / count,
        }
    }

    fn offered_share(&self) -> Option<f64> {
        (self.offered > 0).then(|| self.won.count() as f64 / self.offered as f64)
    }

    fn mean(&self, sum: f64) -> Option<f64> {
        (self.won.count() > 0).then(|| sum / self.won.count() as f64)
    }
}

/// Mean points by source.
pub(super) fn points(players: &[Player]) -> Points {
    let count = players.len().max(1) as f64;
    let mean = |part: fn(&Player) -> u16| {
        players.iter().map(|player| f64::from(part(player))).sum::<f64>() / count
    };
    let total = mean(|player| player.score.total());
    let squares: f64 =
        players.iter().map(|player| (f64::from(player.score.total()) - total).powi(2)).sum();
    let winners = players.iter().filter(|player| player.won > 0.0);
    let winning: f64 = winners.clone().map(|player| f64::from(player.score.total())).sum();
    Points {
        total,
        sd: (squares / count).sqrt(),
        winners: winning / winners.count().max(1) as f64,
        nobles: mean(|player| player.score.nobles),
        guests: mean(|player| player.score.guests),
        regulars: mean(|player| player.score.regulars),
        tavern_cards: mean(|player| player.score.tavern_cards),
        schnapps: mean(|player| player.score.schnapps),
        reputation: mean(|player| player.score.reputation),
    }
}

/// Places in the first round.
pub(super) fn seats(players: &[Player]) -> Vec<Row> {
    let row = |place: u8| {
        let mut group = Group::default();
        let here = players.iter().filter(|player| player.place == place);
        here.for_each(|player| group.add(player, 1.0, 0.0));
        group.row((place + 1).to_string(), players.len())
    };
    let last = players.iter().map(|player| player.place).max();
    (0..=last.unwrap_or_default()).map(row).collect()
}

/// Start Cards; none at levels without.
pub(super) fn start_cards(rules: &Rules, players: &[Player]) -> Vec<Row> {
    let cards = rules.sheet().start_cards.iter().enumerate();
    let row = |(index, bonuses): (usize, &Vec<Bonus>)| {
        let mut group = Group::default();
        for player in players {
            group.offered += u64::from(player.offered >> index & 1);
            if player.start_card.map(usize::from) == Some(index) {
                group.add(player, 1.0, 0.0);
            }
        }
        let items: Vec<String> = bonuses.iter().map(word).collect();
        let name = format!("{} {}", index + 1, items.join(", "));
        Row { of_offered: group.offered_share(), ..group.row(name, players.len()) }
    };
    if players.iter().all(|player| player.start_card.is_none()) {
        return Vec::new();
    }
    cards.map(row).collect()
}

/// Upgrades that were paid for, and those that were free (A3).
pub(super) fn upgrades(rules: &Rules, players: &[Player]) -> Vec<Row> {
    let row = |area: Area| {
        let mut group = Group::default();
        for player in players {
            if let Some(&(_, round)) = player.upgrades.iter().find(|(a, _)| *a == area as u8) {
                group.add(player, 1.0, f64::from(round));
            }
        }
        let name = word(&area);
        Row {
            price: Some(rules.sheet().upgrades[area as usize].price),
            reconstructed: reconstructed(rules, &format!("upgrades.{name}")),
            round: group.mean(group.rounds),
            ..group.row(name, players.len())
        }
    };
    let free = |area: Area| {
        let mut group = Group::default();
        let taken = players.iter().filter(|player| player.free_upgrades.contains(&(area as u8)));
        taken.for_each(|player| group.add(player, 1.0, 0.0));
        group.row(format!("{}, free (A3)", word(&area)), players.len())
    };
    let free = Area::ALL.into_iter().map(free).filter(|row| row.share > 0.0);
    Area::ALL.into_iter().map(row).chain(free).collect()
}

/// Tavern cards that were bought.
pub(super) fn tavern_cards(rules: &Rules, players: &[Player]) -> Vec<Row> {
    let row = |kind: Kind| {
        let mut group = Group::default();
        for player in players.iter().filter(|player| player.bought[kind as usize] > 0) {
            group.add(player, f64::from(player.bought[kind as usize]), 0.0);
        }
        Row {
            price: Some(rules.thaler_price(kind)),
            times: group.mean(group.times),
            ..group.row(word(&kind), players.len())
        }
    };
    Kind::ALL.into_iter().map(row).filter(|row| row.share > 0.0).collect()
}

/// Guests by their face, and the Nobles that were paid with beer.
pub(super) fn guests(rules: &Rules, players: &[Player]) -> Vec<Row> {
    let guests = (FIRST_GUEST..).zip(&rules.sheet().guests).enumerate();
    let row = |(index, (number, guest)): (usize, (u8, &engine::sheet::Guest))| {
        let card = Card::new(number)?;
        let mut group = Group::default();
        for player in players {
            group.offered += u64::from(player.met.contains(&number));
            let rounds: Vec<f64> = player
                .guests
                .iter()
                .filter(|(c, _)| *c == card)
                .map(|(_, r)| (*r).into())
                .collect();
            if let Some(first) = rounds.first() {
                group.add(player, rounds.len() as f64, *first);
            }
        }
        let bonus = guest.bonus.map_or_else(|| "–".to_owned(), |bonus| word(&bonus));
        Some(Row {
            price: Some(guest.price),
            reconstructed: reconstructed(rules, &format!("guests[{index}]")),
            of_offered: group.offered_share(),
            times: group.mean(group.times),
            round: group.mean(group.rounds),
            ..group.row(format!("{} VP, {bonus}", guest.points), players.len())
        })
    };
    let mut rows: Vec<Row> =
        guests.filter_map(row).filter(|row| row.of_offered.is_some()).collect();
    let mut group = Group::default();
    for player in players.iter().filter(|player| player.nobles > 0) {
        group.add(player, f64::from(player.nobles), 0.0);
    }
    let noble = group.row("Nobles for beer".to_owned(), players.len());
    rows.push(Row { times: group.mean(group.times), ..noble });
    rows
}

fn reconstructed(rules: &Rules, name: &str) -> bool {
    let entry = rules.sheet().entries.iter().find(|entry| entry.name == name);
    entry.is_some_and(|entry| entry.provenance == Provenance::Reconstructed)
}

/// A thing of the rules by its own name, with its number: `thalers 2`, `service denied`.
fn word(thing: &impl Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(serde_json::Value::String(name)) => name.replace('_', " "),
        Ok(serde_json::Value::Object(fields)) => {
            let fields = fields.iter().map(|(name, value)| match value.as_str() {
                Some(value) if name == "card" => value.to_owned(),
                Some(value) => format!("{name} {value}"),
                None => format!("{name} {value}"),
            });
            fields.collect::<Vec<_>>().join(", ").replace('_', " ")
        }
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}
