//! What `balance` prints: Markdown for people, JSON for programs. `docs/cli.md` names the fields.

use super::count::{guests, points, seats, start_cards, tavern_cards, upgrades};
use super::game::Player;
use crate::args::BalanceArgs;
use engine::Rules;
use serde::Serialize;
use std::io::{self, Write};

/// Everything follows from the options, the bot and the sheet.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    players: u8,
    level: u8,
    games: u64,
    seed: u64,
    bot: String,
    sheet: String,
    points: Points,
    seats: Vec<Row>,
    start_cards: Vec<Row>,
    upgrades: Vec<Row>,
    tavern_cards: Vec<Row>,
    guests: Vec<Row>,
}

/// Mean points over all seats, by source.
#[derive(Debug, Serialize)]
pub(super) struct Points {
    pub(super) total: f64,
    pub(super) sd: f64,
    pub(super) winners: f64,
    pub(super) nobles: f64,
    pub(super) guests: f64,
    pub(super) regulars: f64,
    pub(super) tavern_cards: f64,
    pub(super) schnapps: f64,
    pub(super) reputation: f64,
}

/// One thing that players can have, and the results of those who do.
#[derive(Debug, Serialize)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) price: Option<u8>,
    /// Whether its price was reconstructed.
    pub(super) reconstructed: bool,
    /// The share of seats that have it.
    pub(super) share: f64,
    /// The share among the seats that could choose it.
    pub(super) of_offered: Option<f64>,
    /// How many of it those seats have.
    pub(super) times: Option<f64>,
    /// The mean round in which they got it.
    pub(super) round: Option<f64>,
    pub(super) win_rate: f64,
    pub(super) ci95: [f64; 2],
    pub(super) points: f64,
}

impl Report {
    /// Counts what the players did.
    pub(super) fn new(args: &BalanceArgs, rules: &Rules, players: &[Player]) -> Report {
        Report {
            players: args.run.players,
            level: args.run.level,
            games: args.games,
            seed: args.run.seed,
            bot: args.bot.clone(),
            sheet: rules.sheet().hash_hex(),
            points: points(players),
            seats: seats(args.run.players, players),
            start_cards: start_cards(rules, players),
            upgrades: upgrades(rules, players),
            tavern_cards: tavern_cards(rules, players),
            guests: guests(rules, players),
        }
    }

    /// Prints it as Markdown.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Report { players, level, games, seed, bot, .. } = self;
        writeln!(out, "## {players} players, level {level}\n")?;
        let par = 100.0 / f64::from(*players);
        writeln!(
            out,
            "{games} games of `{bot}` against itself, seed {seed}; par is {par:.1} %.\n"
        )?;
        let p = &self.points;
        writeln!(out, "| points | sd | winners | Nobles | guests | Schnapps | Reputation |")?;
        writeln!(out, "|---:|---:|---:|---:|---:|---:|---:|")?;
        writeln!(
            out,
            "| {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} |\n",
            p.total, p.sd, p.winners, p.nobles, p.guests, p.schnapps, p.reputation
        )?;
        print_rows(out, "place in round 1", &self.seats)?;
        print_rows(out, "Start Card", &self.start_cards)?;
        print_rows(out, "upgrade", &self.upgrades)?;
        print_rows(out, "Tavern card", &self.tavern_cards)?;
        print_rows(out, "guest", &self.guests)
    }
}

/// A column that only some tables have: its heading and the cell of a row.
type Column = (&'static str, fn(&Row) -> Option<String>);

fn print_rows(out: &mut impl Write, what: &str, rows: &[Row]) -> io::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let columns: [Column; 5] = [
        ("price", |row| {
            Some(format!("{}{}", row.price?, if row.reconstructed { " Z" } else { "" }))
        }),
        ("have it", |row| Some(percent(row.share))),
        ("of those offered", |row| row.of_offered.map(percent)),
        ("times", |row| row.times.map(|times| format!("{times:.1}"))),
        ("round", |row| row.round.map(|round| format!("{round:.1}"))),
    ];
    // Leave out columns without content.
    let used: Vec<_> =
        columns.iter().filter(|(_, cell)| rows.iter().any(|row| cell(row).is_some())).collect();
    let head: String = used.iter().map(|(name, _)| format!(" {name} |")).collect();
    writeln!(out, "| {what} |{head} won | 95 % | points |")?;
    writeln!(out, "|---|{}---:|---:|---:|", "---:|".repeat(used.len()))?;
    for row in rows {
        let cells: String =
            used.iter().map(|(_, cell)| format!(" {} |", cell(row).unwrap_or_default())).collect();
        if row.share == 0.0 {
            // Nobody has it, so there are no results.
            writeln!(out, "| {} |{cells} | | |", row.name)?;
            continue;
        }
        let (low, high) = (row.ci95[0] * 100.0, row.ci95[1] * 100.0);
        let (won, points) = (percent(row.win_rate), row.points);
        writeln!(out, "| {} |{cells} {won} | {low:.0} to {high:.0} | {points:.1} |", row.name)?;
    }
    writeln!(out)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
