//! What `arena` prints: a table for people, JSON for programs. `docs/cli.md` names the fields.

use crate::args::ArenaArgs;
use crate::files;
use crate::tables;
use comfy_table::Cell;
use engine::Rules;
use lab::Spread;
use lab::arena::{Contest, Interval, Part, Shares, Sprt, Standing, Verdict, elo};
use serde::Serialize;
use std::io::{self, Write};
use std::time::Duration;

/// The result of a contest. Everything but the times follows from the options and the sheet.
#[derive(Debug, Serialize)]
pub(crate) struct ArenaReport {
    players: u8,
    level: u8,
    seed: u64,
    sheet: String,
    deals: u64,
    games: u64,
    /// Of the first bot.
    win_rate: f64,
    ci95: [f64; 2],
    mean_scores: Vec<f64>,
    decision_ms: Vec<f64>,
    bots: Vec<BotReport>,
    sprt: Option<SprtReport>,
}

#[derive(Debug, Serialize)]
struct BotReport {
    name: String,
    seats_a_game: u8,
    win_rate: f64,
    ci95: [f64; 2],
    elo: Option<f64>,
    elo_ci95: [Option<f64>; 2],
    score: Spread,
    time: TimeReport,
}

#[derive(Debug, Serialize)]
struct TimeReport {
    decisions: u64,
    mean_ms: f64,
    max_ms: f64,
    max_turn_ms: f64,
}

#[derive(Debug, Serialize)]
struct SprtReport {
    p0: f64,
    p1: f64,
    ratio: f64,
    bound: f64,
    verdict: &'static str,
}

impl ArenaReport {
    /// The report on a contest.
    pub(crate) fn new(
        args: &ArenaArgs,
        rules: &Rules,
        contest: &Contest,
        standing: &Standing,
        sprt: Option<Sprt>,
    ) -> ArenaReport {
        let games = standing.deals * contest.games_a_deal() as u64;
        let bots: Vec<BotReport> = contest
            .contestants()
            .iter()
            .zip(&standing.contestants)
            .enumerate()
            .map(|(number, (contestant, (shares, part)))| {
                let table = (contest.seats(number), args.run.players);
                BotReport::new(contestant.name(), table, shares, part)
            })
            .collect();
        let first = bots.first();
        ArenaReport {
            players: args.run.players,
            level: args.run.level,
            seed: args.run.seed,
            sheet: rules.sheet().hash_hex(),
            deals: standing.deals,
            games,
            win_rate: first.map_or(0.0, |bot| bot.win_rate),
            ci95: first.map_or([0.0, 1.0], |bot| bot.ci95),
            mean_scores: bots.iter().map(|bot| bot.score.mean).collect(),
            decision_ms: bots.iter().map(|bot| bot.time.mean_ms).collect(),
            sprt: sprt.zip(standing.contestants.first()).map(|(sprt, (shares, _))| SprtReport {
                p0: sprt.low(),
                p1: sprt.high(),
                ratio: sprt.ratio(shares),
                bound: Sprt::bound(),
                verdict: match standing.verdict {
                    Some(Verdict::Higher) => "higher",
                    Some(Verdict::Lower) => "lower",
                    None => "undecided",
                },
            }),
            bots,
        }
    }

    /// Prints it for people.
    pub(crate) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let deals = if self.deals == 1 { "deal" } else { "deals" };
        writeln!(
            out,
            "{} {deals}, {} games of {} players at level {}, seed {}\n",
            self.deals, self.games, self.players, self.level, self.seed
        )?;
        writeln!(out, "{}\n", self.results())?;
        writeln!(out, "{}", self.times())?;
        if self.bots.len() < usize::from(self.players) {
            let par = 100.0 / f64::from(self.players);
            writeln!(out, "\nCopies of a bot are counted together, per seat; par is {par:.1} %.")?;
        }
        let Some(sprt) = &self.sprt else { return Ok(()) };
        let (low, high) = (percent(sprt.p0), percent(sprt.p1));
        let (ratio, bound) = (sprt.ratio, sprt.bound);
        let verdict = match sprt.verdict {
            "higher" => format!("{high} or better"),
            "lower" => format!("{low} or worse"),
            _ => "undecided; play more deals".to_owned(),
        };
        writeln!(out, "\nTest of {low} against {high}: {verdict}")?;
        writeln!(out, "(ratio {ratio:.2} of {bound:.2}, wrong in at most 5 % of tests)")
    }

    fn results(&self) -> String {
        let mut table = tables::table();
        let head = ["won", "95 %", "Elo", "95 %", "points", "sd"].map(tables::right);
        table.set_header(core::iter::once(Cell::new("Bot")).chain(head));
        for bot in &self.bots {
            let [low, high] = bot.elo_ci95.map(|end| end.map_or("∞".into(), whole));
            let sign = if bot.ci95[0] <= 0.0 { "-" } else { "" };
            let numbers = [
                percent(bot.win_rate),
                format!("{:.1} to {:.1}", bot.ci95[0] * 100.0, bot.ci95[1] * 100.0),
                bot.elo.map_or_else(|| "".to_owned(), whole),
                format!("{sign}{low} to {high}"),
                format!("{:.1}", bot.score.mean),
                format!("{:.1}", bot.score.sd),
            ];
            let name = Cell::new(files::plain(&bot.name));
            table.add_row(core::iter::once(name).chain(numbers.map(tables::right)));
        }
        tables::text(table)
    }

    fn times(&self) -> String {
        let mut table = tables::table();
        let head = ["decisions", "ms each", "longest ms", "longest turn ms"].map(tables::right);
        table.set_header(core::iter::once(Cell::new("Bot")).chain(head));
        for bot in &self.bots {
            let time = &bot.time;
            let numbers = [
                time.decisions.to_string(),
                format!("{:.3}", time.mean_ms),
                format!("{:.1}", time.max_ms),
                format!("{:.1}", time.max_turn_ms),
            ];
            let name = Cell::new(files::plain(&bot.name));
            table.add_row(core::iter::once(name).chain(numbers.map(tables::right)));
        }
        tables::text(table)
    }
}

impl BotReport {
    /// The result of a contestant with its share of the seats.
    fn new(name: &str, table: (u8, u8), shares: &Shares, part: &Part) -> BotReport {
        let (seats, players) = table;
        let Interval { low, high } = shares.interval_for(seats);
        let elo = |rate| elo(rate, seats, players);
        let times = &part.times;
        BotReport {
            name: name.to_owned(),
            seats_a_game: seats,
            win_rate: shares.mean(),
            ci95: [low, high],
            elo: elo(shares.mean()),
            elo_ci95: [elo(low), elo(high)],
            score: part.scores.spread(),
            time: TimeReport {
                decisions: times.decisions,
                mean_ms: ms(times.mean()),
                max_ms: ms(times.longest),
                max_turn_ms: ms(times.longest_turn),
            },
        }
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn whole(number: f64) -> String {
    format!("{number:+.0}")
}
