//! `review`: what every decision of a finished game cost, and what was luck.

use crate::ReviewArgs;
use crate::failure::{self, Failure};
use crate::files;
use crate::play::{action_in_words, phase_in_words, wrapped};
use crate::progress::progress_bar;
use crate::tables;
use analysis::review::{Account, Decision, Review, ReviewError, review, settings};
use comfy_table::Cell;
use engine::model::Seat;
use engine::notation::write_action;
use engine::{Action, Phase, Rules};
use players::standard_value;
use record::Record;
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;

/// How many decisions are shown.
const SHOWN: usize = 3;

/// Runs the command.
pub(crate) fn run(args: &ReviewArgs, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let record = files::read_record(&args.file)?;
    let players = record.header.setup.players;
    let seat = args.seat.map(|number| seat(number, players)).transpose()?;
    let rules = Rules::new(record.header.sheet.clone());
    let value = standard_value();
    let bar = progress_bar(1, "", "decisions");
    let found = review(&record, &value, &settings(), &mut |done, all| {
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
        let head = ["points", "start", "luck", "revised", "own", "others", "margin"];
        let cells = head.map(tables::right);
        table.set_header([Cell::new("seat"), Cell::new("name")].into_iter().chain(cells));
        for account in self.accounts() {
            let numbers = [
                account.start,
                account.chance,
                account.corrections,
                -account.losses,
                account.others,
                account.margin,
            ];
            let cells = numbers.map(|number| tables::right(signed(number)));
            let name = files::plain(self.name(account.seat));
            let first = [Cell::new(account.seat.number()), Cell::new(name)];
            let points = [tables::right(account.points)];
            table.add_row(first.into_iter().chain(points).chain(cells));
        }
        writeln!(out, "{}\n", tables::text(table))?;
        writeln!(out, "{LEGEND}\n")?;
        if let Some(hints) = files::hints_taken(self.record) {
            writeln!(out, "{hints}\n")?;
        }
        let costliest = self.review.costliest(self.seat, SHOWN);
        if costliest.is_empty() {
            return writeln!(out, "no decision cost anything");
        }
        writeln!(out, "the costliest decisions")?;
        for decision in costliest {
            for line in self.decision(decision) {
                writeln!(out, "{}", wrapped(&line))?;
            }
        }
        Ok(())
    }

    fn decision(&self, decision: &Decision) -> [String; 3] {
        let Decision { line, round, phase, seat, loss, win, .. } = decision;
        let name = files::plain(self.name(*seat));
        let when = match phase {
            Phase::StartCards => phase_in_words(*phase),
            _ => format!("round {round}, {}", phase_in_words(*phase)),
        };
        let [best, played] = [win.0, win.1].map(|win| format!("{:.0} %", 100.0 * win));
        [
            format!("- {name}, {when} (line {line}): {}", self.words(decision, &[decision.played])),
            format!("    costs {loss:.1} points; chance to win {played} instead of {best}"),
            format!("    better: {}", self.words(decision, &decision.best)),
        ]
    }

    /// Steps in words. Placing and using dice is left out, unless there is nothing else.
    fn words(&self, decision: &Decision, steps: &[Action]) -> String {
        let in_words = |action: &Action| {
            let names = &self.record.header.names;
            action_in_words(self.rules, &decision.game, decision.seat, names, action)
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
        let of_seat = |decision: &&Decision| self.seat.is_none_or(|seat| seat == decision.seat);
        let decisions = self.review.decisions.iter().filter(of_seat);
        Report {
            players,
            level: self.record.header.setup.level.number(),
            seats: self.accounts().map(|account| self.account_report(account)).collect(),
            costliest: self.review.costliest(self.seat, SHOWN).iter().map(|d| d.line).collect(),
            decisions: decisions.map(|d| DecisionReport::new(d, players)).collect(),
        }
    }

    fn account_report(&self, account: &Account) -> AccountReport<'_> {
        let Account { seat, points, start, chance, corrections, losses, others, margin } = *account;
        AccountReport {
            seat,
            name: self.name(seat),
            points,
            start,
            luck: chance,
            revised: corrections,
            losses,
            others,
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

/// What the columns mean.
const LEGEND: &str = "\
margin: points minus those of the best rival = start + luck + revised + own +
others. start: expected at the first question; luck: cards and dice compared
with their average; revised: the evaluation corrected itself; own, others: what
decisions cost or gained compared with the best ones.";

fn signed(number: f32) -> String {
    let text = format!("{number:+.1}");
    if text == "-0.0" { "+0.0".to_owned() } else { text }
}

#[derive(Serialize)]
struct Report<'a> {
    players: usize,
    level: u8,
    seats: Vec<AccountReport<'a>>,
    /// The lines of the decisions that cost most.
    costliest: Vec<usize>,
    decisions: Vec<DecisionReport>,
}

#[derive(Serialize)]
struct AccountReport<'a> {
    seat: Seat,
    name: &'a str,
    points: u16,
    start: f32,
    luck: f32,
    revised: f32,
    losses: f32,
    others: f32,
    margin: f32,
    /// How many hints the seat took.
    hints: u32,
}

#[derive(Serialize)]
struct DecisionReport {
    line: usize,
    round: u8,
    phase: Phase,
    seat: Seat,
    played: String,
    best: Vec<String>,
    loss: f32,
    win_best: f32,
    win_played: f32,
    /// What the decision changed in every seat's margin, and what luck did after it.
    effects: Vec<f32>,
    luck: Vec<f32>,
    revised: Vec<f32>,
}

impl DecisionReport {
    fn new(decision: &Decision, players: usize) -> DecisionReport {
        let seats =
            |of: &dyn Fn(Seat) -> f32| Seat::ALL.into_iter().take(players).map(of).collect();
        DecisionReport {
            line: decision.line,
            round: decision.round,
            phase: decision.phase,
            seat: decision.seat,
            played: write_action(&decision.played),
            best: decision.best.iter().map(write_action).collect(),
            loss: decision.loss,
            win_best: decision.win.0,
            win_played: decision.win.1,
            effects: seats(&|seat| decision.effects[seat]),
            luck: seats(&|seat| decision.chance[seat]),
            revised: seats(&|seat| decision.corrections[seat]),
        }
    }
}
