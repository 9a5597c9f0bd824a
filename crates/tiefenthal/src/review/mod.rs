//! `review`: what skill and luck did in a finished game, and which decisions cost most.

mod report;

use crate::ReviewArgs;
use crate::failure::{self, Failure};
use crate::files;
use crate::play::{action_in_words, phase_in_words, points_in_words, wrapped};
use crate::progress::progress_bar;
use crate::tables;
use analysis::explain::strongest_sources;
use analysis::review::{Account, Balance, Mistake, Move, Review, ReviewError, review, settings};
use comfy_table::Cell;
use engine::model::Seat;
use engine::{Action, Phase, Rules};
use players::standard_value;
use record::Record;
use report::{AccountReport, MistakeReport, MoveReport, Report};
use std::io::{self, Write};
use std::process::ExitCode;

/// How many decisions are shown.
const SHOWN: usize = 3;

/// How many reasons are given for each.
const REASONS: usize = 3;

/// Runs the command.
pub(crate) fn run(args: &ReviewArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let record = files::read_record(&args.file)?;
    let players = record.header.setup.players;
    let seat = args.seat.map(|number| seat(number, players)).transpose()?;
    let rules = Rules::new(record.header.sheet.clone());
    let value = standard_value();
    let bar = progress_bar(1, "", "pieces");
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let found = review(&record, &value, settings(args.courses), threads, &|done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let found = found.map_err(|error| match error {
        ReviewError::Record(error) => files::refused(&args.file, &error),
        error => Failure::message(format_args!("{}: {error}", args.file.display())),
    })?;
    if !value.trained_for(&rules) {
        failure::note("positions are evaluated with weights trained on another sheet");
    }
    let shown = Shown { record: &record, rules: &rules, review: &found, seat };
    if args.json {
        serde_json::to_writer(&mut *out, &shown.report())?;
        writeln!(out)?;
    } else {
        shown.print(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn seat(number: u8, players: u8) -> Result<Seat, Failure> {
    Seat::new(number).filter(|seat| seat.number() < players).ok_or_else(|| {
        Failure::message(format_args!(
            "there is no seat {number} in this game; choose 0 to {}",
            players - 1
        ))
    })
}

/// A review and the part of it to show.
struct Shown<'a> {
    record: &'a Record,
    rules: &'a Rules,
    review: &'a Review,
    seat: Option<Seat>,
}

impl Shown<'_> {
    fn accounts(&self) -> impl Iterator<Item = &Account> {
        self.review.seats.iter().filter(|account| self.seat.is_none_or(|s| s == account.seat))
    }

    fn name(&self, seat: Seat) -> &str {
        self.record.header.names.get(usize::from(seat.number())).map_or("nobody", String::as_str)
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let mut table = tables::table();
        let head = ["points", "start", "luck", "own", "others", "margin"];
        let cells = head.map(tables::right);
        table.set_header([Cell::new("seat"), Cell::new("name")].into_iter().chain(cells));
        for account in self.accounts() {
            let Account { seat, points, start, luck, skill, others, margin } = *account;
            let parts = [start, luck, skill, others];
            let numbers = parts.iter().map(|part| signed(part.mean)).chain([signed(margin)]);
            let name = files::plain(self.name(seat));
            let first = [Cell::new(seat.number()), Cell::new(name), tables::right(points)];
            table.add_row(first.into_iter().chain(numbers.map(tables::right)));
            let errors = parts.iter().map(|part| tables::right(format!("±{:.1}", part.within())));
            let empty = [Cell::new(""), Cell::new(""), Cell::new("")];
            table.add_row(empty.into_iter().chain(errors).chain([Cell::new("")]));
        }
        writeln!(out, "{}\n", tables::text(table))?;
        writeln!(out, "{LEGEND}\n")?;
        if let Some(hints) = files::hints_taken(self.record) {
            writeln!(out, "{hints}\n")?;
        }
        let costliest = self.review.costliest(self.seat, SHOWN);
        if costliest.is_empty() {
            return writeln!(out, "no decision cost more than its uncertainty");
        }
        writeln!(out, "the costliest decisions")?;
        for mistake in costliest {
            for line in self.mistake(mistake) {
                writeln!(out, "{}", wrapped(&line))?;
            }
        }
        Ok(())
    }

    fn mistake(&self, mistake: &Mistake) -> Vec<String> {
        let Mistake { line, round, phase, seat, loss, balance, win, reasons, .. } = mistake;
        let name = files::plain(self.name(*seat));
        let when = match phase {
            Phase::StartCards => phase_in_words(*phase),
            _ => format!("round {round}, {}", phase_in_words(*phase)),
        };
        let [better, played] = [win.0, win.1].map(|win| format!("{:.0} %", 100.0 * win));
        let mut lines = vec![
            format!("- {name}, {when} (line {line}): {}", self.words(mistake, &mistake.played)),
            format!(
                "    costs {:.1} ±{:.1} points; chance to win {played} instead of {better}",
                loss.mean,
                loss.within()
            ),
            format!("    better: {}", self.words(mistake, &mistake.better)),
        ];
        lines.push(format!("    in final points: {}", in_final_points(balance)));
        let why: Vec<String> = strongest_sources(reasons, REASONS)
            .into_iter()
            .map(|(source, points)| points_in_words(points, source))
            .collect();
        if !why.is_empty() {
            lines.push(format!("    why: {}", why.join(", ")));
        }
        lines
    }

    /// Steps in words. Placing and using dice is left out, unless there is nothing else.
    fn words(&self, mistake: &Mistake, steps: &[Action]) -> String {
        let in_words = |action: &Action| {
            let names = &self.record.header.names;
            action_in_words(self.rules, &mistake.game, mistake.seat, names, action)
        };
        let mut words: Vec<String> =
            steps.iter().filter(|step| is_deed(step)).map(in_words).collect();
        if words.is_empty() {
            words.extend(steps.first().map(in_words));
        }
        words.join(", ")
    }

    fn report(&self) -> Report<'_> {
        let players = usize::from(self.record.header.setup.players);
        let of_seat = |the_move: &&Move| self.seat.is_none_or(|seat| seat == the_move.seat);
        let moves = self.review.moves.iter().filter(of_seat);
        let mistakes = self.review.costliest(self.seat, usize::MAX);
        Report {
            players,
            level: self.record.header.setup.level.number(),
            seats: self.accounts().map(|account| self.account_report(account)).collect(),
            mistakes: mistakes.into_iter().map(MistakeReport::new).collect(),
            moves: moves.map(|the_move| MoveReport::new(the_move, players)).collect(),
        }
    }

    fn account_report(&self, account: &Account) -> AccountReport<'_> {
        let Account { seat, points, start, luck, skill, others, margin } = *account;
        AccountReport {
            seat,
            name: self.name(seat),
            points,
            start: start.into(),
            luck: luck.into(),
            skill: skill.into(),
            others: others.into(),
            margin,
            hints: self.record.hints()[seat],
        }
    }
}

/// Whether a step is more than moving or using a die, or ending the turn.
fn is_deed(action: &Action) -> bool {
    let plain = matches!(
        action,
        Action::Use { .. }
            | Action::Place { .. }
            | Action::Lift { .. }
            | Action::Plan(_)
            | Action::Ready
            | Action::Close
    );
    !plain
}

/// What a difference consists of at the end of the game, the largest part first.
fn in_final_points(balance: &Balance) -> String {
    let Balance { upgrades, nobles, guests, regulars, tavern_cards, schnapps, reputation, rival } =
        *balance;
    let mut parts = [
        (upgrades, "upgrades with their Nobles"),
        (nobles, "other Nobles"),
        (guests, "guests"),
        (regulars, "Regulars"),
        (tavern_cards, "staff"),
        (schnapps, "Schnapps"),
        (reputation, "Reputation"),
        (rival, if rival < 0.0 { "more for the best rival" } else { "less for the best rival" }),
    ];
    parts.sort_by(|(one, _), (other, _)| other.abs().total_cmp(&one.abs()));
    let counts = |(points, _): &&(f32, &str)| points.abs() >= 0.05;
    let parts = parts.iter().filter(counts).map(|(points, of)| format!("{} {of}", signed(*points)));
    parts.collect::<Vec<_>>().join(", ")
}

/// What the columns mean.
const LEGEND: &str = "\
margin: points minus those of the best rival = start + luck + own + others.
start: expected at the first question; luck: cards and dice compared with their
average; own, others: what decisions gained or lost compared with those of the
player money. ±: 95 % of reviews with other imagined luck would be within it.";

fn signed(number: f32) -> String {
    let text = format!("{number:+.1}");
    if text == "-0.0" { "+0.0".to_owned() } else { text }
}
