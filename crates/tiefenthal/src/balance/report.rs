//! What `balance` prints: Markdown for people, JSON for programs. `docs/cli.md` names the fields.

use crate::args::BalanceArgs;
use engine::Rules;
use lab::balance::{Findings, Player, Row};
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
    #[serde(flatten)]
    findings: Findings,
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
            findings: Findings::new(rules, players),
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
        let p = &self.findings.points;
        writeln!(out, "| points | sd | winners | Nobles | guests | Schnapps | Reputation |")?;
        writeln!(out, "|---:|---:|---:|---:|---:|---:|---:|")?;
        writeln!(
            out,
            "| {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} |\n",
            p.total, p.sd, p.winners, p.nobles, p.guests, p.schnapps, p.reputation
        )?;
        print_rows(out, "place in round 1", &self.findings.seats)?;
        print_rows(out, "Start Card", &self.findings.start_cards)?;
        print_rows(out, "upgrade", &self.findings.upgrades)?;
        print_rows(out, "Tavern card", &self.findings.tavern_cards)?;
        print_rows(out, "guest", &self.findings.guests)
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
