//! What `simulate` prints: a table for people, JSON for programs. `docs/cli.md` names the fields.

use crate::args::SimulateArgs;
use crate::files;
use crate::tables;
use comfy_table::Cell;
use engine::Rules;
use engine::model::Seat;
use lab::Spread;
use lab::simulate::{Source, Tally};
use serde::{Serialize, Serializer};
use std::io::{self, Write};
use std::time::Duration;

/// The result of a run. Everything but `speed` follows from the first five fields and the sheet.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    players: u8,
    level: u8,
    games: u64,
    seed: u64,
    policy: &'static str,
    sheet: SheetName,
    score: Spread,
    winning_score: Spread,
    seats: Vec<SeatReport>,
    shared_victories: u64,
    points: Points,
    decisions: Spread,
    decisions_in_all: u64,
    fingerprint: String,
    speed: Speed,
}

#[derive(Debug, Serialize)]
struct SheetName {
    name: String,
    hash: String,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    seat: u8,
    score: Spread,
    wins: u64,
}

/// The points by source, in order.
#[derive(Debug)]
struct Points(Vec<(Source, SourceReport)>);

#[derive(Debug, Serialize)]
struct SourceReport {
    #[serde(flatten)]
    spread: Spread,
    share: f64,
}

#[derive(Debug, Serialize)]
struct Speed {
    threads: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(source, report)| (source.key(), report)))
    }
}

impl Report {
    /// The report on a run.
    pub(crate) fn new(
        args: &SimulateArgs,
        rules: &Rules,
        tally: &Tally,
        threads: u64,
        took: Duration,
    ) -> Report {
        let all_points = tally.scores.sum().max(1) as f64;
        let points = Source::ALL.into_iter().zip(&tally.sources).map(|(source, sums)| {
            let share = sums.sum() as f64 / all_points;
            (source, SourceReport { spread: sums.spread(), share })
        });
        let seats = Seat::ALL.into_iter().take(usize::from(args.run.players));
        let seconds = took.as_secs_f64().max(1e-9);
        Report {
            players: args.run.players,
            level: args.run.level,
            games: tally.games,
            seed: args.run.seed,
            policy: "random-legal",
            sheet: SheetName { name: rules.sheet().name.clone(), hash: rules.sheet().hash_hex() },
            score: tally.scores.spread(),
            winning_score: tally.best.spread(),
            seats: seats
                .map(|seat| SeatReport {
                    seat: seat.number(),
                    score: tally.by_seat[seat].spread(),
                    wins: tally.wins[seat],
                })
                .collect(),
            shared_victories: tally.shared,
            points: Points(points.collect()),
            decisions: tally.decisions.spread(),
            decisions_in_all: tally.decisions.sum(),
            fingerprint: format!("{:016x}", tally.fingerprint),
            speed: Speed {
                threads,
                seconds,
                games_per_second: tally.games as f64 / seconds,
                decisions_per_second: tally.decisions.sum() as f64 / seconds,
            },
        }
    }

    /// Prints it for people.
    pub(crate) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let games = if self.games == 1 { "game" } else { "games" };
        writeln!(
            out,
            "{} {games} of {} random players at level {}, seed {}",
            grouped(self.games as f64),
            self.players,
            self.level,
            self.seed
        )?;
        let sheet = files::plain(&self.sheet.name);
        writeln!(out, "{sheet}\n")?;
        writeln!(out, "{}\n", self.scores())?;
        writeln!(out, "{}\n", self.points())?;
        writeln!(out, "{}\n", self.length())?;
        let speed = &self.speed;
        let threads = if speed.threads == 1 { "thread" } else { "threads" };
        writeln!(
            out,
            "{} decisions/s, {} games/s\n{} decisions in {:.2} s on {} {threads}",
            grouped(speed.decisions_per_second),
            grouped(speed.games_per_second),
            grouped(self.decisions_in_all as f64),
            speed.seconds,
            speed.threads
        )?;
        writeln!(out, "final states {}", self.fingerprint)
    }

    fn scores(&self) -> String {
        let mut table = tables::numbers(["Score", "mean", "sd", "min", "max", "won"]);
        table.add_row(row("all seats", &self.score, ""));
        for seat in &self.seats {
            let won = percent(seat.wins as f64 / self.games.max(1) as f64);
            table.add_row(row(&format!("seat {}", seat.seat), &seat.score, &won));
        }
        let shared = percent(self.shared_victories as f64 / self.games.max(1) as f64);
        table.add_row(row("best of each game", &self.winning_score, ""));
        tables::text(table) + &format!("\n{shared} of the games were shared victories.")
    }

    fn points(&self) -> String {
        let mut table =
            tables::numbers(["Points per seat from", "mean", "sd", "min", "max", "share"]);
        for (source, report) in &self.points.0 {
            table.add_row(row(source.name(), &report.spread, &percent(report.share)));
        }
        tables::text(table)
    }

    fn length(&self) -> String {
        let mut table = tables::numbers(["Length", "mean", "sd", "min", "max", ""]);
        table.add_row(row("decisions per game", &self.decisions, ""));
        tables::text(table)
    }
}

fn row(name: &str, spread: &Spread, last: &str) -> Vec<Cell> {
    let numbers = [
        format!("{:.1}", spread.mean),
        format!("{:.1}", spread.sd),
        spread.min.to_string(),
        spread.max.to_string(),
        last.to_owned(),
    ];
    core::iter::once(Cell::new(name)).chain(numbers.into_iter().map(tables::right)).collect()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A whole number with commas between groups of three digits.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped() {
        for (number, text) in
            [(0.0, "0"), (999.4, "999"), (1000.0, "1,000"), (1_234_567.0, "1,234,567")]
        {
            assert_eq!(grouped(number), text);
        }
    }
}
