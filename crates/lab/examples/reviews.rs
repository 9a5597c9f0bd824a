//! Reviews many games of computer players and prints where the accounts of a review come from.
//!
//! `cargo run --release -p tiefenthal-lab --example reviews -- --games 100 --seed 1`
//!
//! Game after game takes the next level and the next pair of players, so that careless and careful
//! play are both reviewed; `--level`, `--players` and `--bots money,strong` fix them. `--courses` and
//! `--reference` try other settings, `--record DIR` keeps the games, `--first N` leaves out those before the
//! game with this number. Every game is reviewed twice with different imagined luck: a review can be
//! trusted if two of them agree, that is, if one is off by little beside luck itself.

use analysis::review::{COURSES, Estimate, Review, Settings, review, settings};
use chance::{Seed, Seeded};
use engine::{Phase, Rules, Setup};
use players::{Spec, by_name, choose, standard_value};
use record::{Format, Record, Recorder};
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

struct Options {
    players: u8,
    level: Option<u8>,
    first: u64,
    games: u64,
    seed: u64,
    threads: u64,
    courses: u32,
    reference: Option<Spec>,
    bots: Option<String>,
    record: Option<PathBuf>,
}

const PAIRS: [&str; 5] =
    ["strong,strong", "regular,strong", "money,regular", "beginner,greedy", "strongest,money"];

fn options() -> Result<Options, String> {
    let mut options = Options {
        players: 2,
        level: None,
        first: 0,
        games: 20,
        seed: 1,
        threads: 2,
        courses: COURSES,
        reference: None,
        bots: None,
        record: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|e| format!("{name} {value}: {e}"));
        match name.as_str() {
            "--players" => options.players = number()? as u8,
            "--level" => options.level = Some(number()? as u8),
            "--first" => options.first = number()?,
            "--games" => options.games = number()?,
            "--seed" => options.seed = number()?,
            "--threads" => options.threads = number()?,
            "--courses" => options.courses = number()? as u32,
            "--reference" => {
                options.reference = Some(value.parse().map_err(|error| format!("{error}"))?);
            }
            "--bots" => options.bots = Some(value),
            "--record" => options.record = Some(value.into()),
            _ => return Err(format!("unknown option {name}")),
        }
    }
    Ok(options)
}

/// Plays the game with this number and returns its record.
fn recorded(options: &Options, index: u64) -> Result<(Record, String), String> {
    let level = options.level.unwrap_or([1, 3, 5, 2, 4][(index / 5) as usize % 5]);
    let pair = options.bots.as_deref().unwrap_or(PAIRS[index as usize % PAIRS.len()]);
    let bots: Vec<&str> = pair.split(',').collect();
    let setup = Setup::new(options.players, level);
    let rules = Arc::new(Rules::standard());
    let chance = Seeded::new(&Seed::derived(options.seed, index), &[]);
    let seats = (0..usize::from(options.players)).map(|seat| bots[seat % bots.len()]);
    let names: Vec<String> = seats.map(str::to_owned).collect();
    let begun = Recorder::begin(Format::Plain, Arc::clone(&rules), &setup, &names, None, chance);
    let (mut recorder, mut text) = begun.map_err(|error| error.to_string())?;
    text.push('\n');
    let mut players = Vec::new();
    for (luck, name) in (0..).zip(&names) {
        players.push(by_name(name, luck).ok_or_else(|| format!("no player {name}"))?);
    }
    while let Some(seat) = rules.next_to_act(recorder.game()) {
        let game = *recorder.game();
        let action = choose(players[usize::from(seat.number())].as_mut(), &rules, &game, seat);
        text += &recorder.act(seat, &action).map_err(|error| error.to_string())?.0;
        text.push('\n');
    }
    text += &recorder.finish(None).map_err(|error| error.to_string())?;
    text.push('\n');
    if let Some(folder) = &options.record {
        let file = folder.join(format!("game-{index:03}.jsonl"));
        fs::write(&file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let record = Record::read(&text).map_err(|error| error.to_string())?;
    Ok((record, format!("level {level} {pair}")))
}

/// Numbers with their mean and how far they spread.
#[derive(Default)]
struct Tally {
    count: u32,
    sum: f64,
    absolute: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, number: f32) {
        let number = f64::from(number);
        self.count += 1;
        self.sum += number;
        self.absolute += number.abs();
        self.squares += number * number;
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    fn absolute(&self) -> f64 {
        self.absolute / f64::from(self.count.max(1))
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        let count = f64::from(self.count.max(2));
        let variance = (self.squares / count - self.mean() * self.mean()).max(0.0);
        (variance / (count - 1.0)).sqrt()
    }
}

/// What two reviews of each game say.
#[derive(Default)]
struct Sums {
    /// Luck of every seat, and how the first seat fared over all games.
    luck: Tally,
    first: Tally,
    /// The difference between both reviews in luck and in skill, and what they say it should be.
    luck_off: Tally,
    skill_off: Tally,
    /// The same in units of its standard error: 1 if the errors are honest.
    scaled: Tally,
    luck_error: Tally,
    skill_error: Tally,
    /// Skill, by player.
    skill: BTreeMap<String, Tally>,
    /// Luck and skill of moves, by phase.
    phases: BTreeMap<&'static str, (Tally, Tally)>,
    mistakes: Tally,
    seconds: Tally,
    longest: f64,
}

impl Sums {
    fn add(&mut self, Reviewed { reviews: [one, other], names, seconds, .. }: &Reviewed) {
        for (seat, (one, other)) in one.seats.iter().zip(&other.seats).enumerate() {
            self.luck.add(one.luck.mean);
            self.luck_off.add(one.luck.mean - other.luck.mean);
            self.skill_off.add(one.skill.mean - other.skill.mean);
            let error = one.luck.error.hypot(other.luck.error).max(1e-3);
            self.scaled.add((one.luck.mean - other.luck.mean) / error);
            self.luck_error.add(one.luck.error);
            self.skill_error.add(one.skill.error);
            self.skill.entry(names[seat].clone()).or_default().add(one.skill.mean);
        }
        self.first.add(one.seats[0].luck.mean);
        for the_move in &one.moves {
            let (luck, skill) = self.phases.entry(phase(the_move.phase)).or_default();
            luck.add(the_move.luck[the_move.seat].mean);
            skill.add(the_move.skill[the_move.seat].mean);
        }
        self.mistakes.add(one.mistakes.len() as f32);
        self.seconds.add(*seconds as f32);
        self.longest = self.longest.max(*seconds);
    }

    fn print(&self) {
        println!("\nmoves, by phase: luck mean, absolute; skill mean, absolute; how many");
        for (phase, (luck, skill)) in &self.phases {
            println!(
                "{phase:<14} {:+6.2} {:6.2}   {:+6.2} {:6.2}  ({})",
                luck.mean(),
                luck.absolute(),
                skill.mean(),
                skill.absolute(),
                luck.count
            );
        }
        println!("\nskill by player");
        for (name, skill) in &self.skill {
            println!("{name:<10} {:+6.2} ±{:.2} ({})", skill.mean(), skill.error(), skill.count);
        }
        println!(
            "\nmean luck of the first seat {:+.2} ±{:.2}",
            self.first.mean(),
            self.first.error()
        );
        println!(
            "standard errors on average: luck {:.2}, skill {:.2}; {:.1} mistakes a game",
            self.luck_error.mean(),
            self.skill_error.mean(),
            self.mistakes.mean()
        );
        println!("seconds: {:.1} on average, {:.1} at most", self.seconds.mean(), self.longest);
        // Both reviews err alike, so each errs by the difference over the square root of 2.
        let [luck_off, skill_off] =
            [&self.luck_off, &self.skill_off].map(|off| off.absolute() / 2_f64.sqrt());
        println!(
            "luck {:.2}; two reviews differ by {:.2} in luck and {:.2} in skill (absolute, by seat and \
             game; {:.2} standard errors), so one is off by {luck_off:.2} and {skill_off:.2}: ratio {:.3}",
            self.luck.absolute(),
            self.luck_off.absolute(),
            self.skill_off.absolute(),
            (self.scaled.squares / f64::from(self.scaled.count.max(1))).sqrt(),
            luck_off / self.luck.absolute()
        );
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::StartCards => "0 start cards",
        Phase::Evening => "A evening",
        Phase::Arrival => "B arrival",
        Phase::Draft => "D draft",
        Phase::Plan => "E plan",
        Phase::Serve => "F serve",
        Phase::Closing => "G closing",
        Phase::Over => "over",
    }
}

/// A game that was reviewed twice.
struct Reviewed {
    reviews: [Review; 2],
    name: String,
    names: Vec<String>,
    /// How long the first review took.
    seconds: f64,
}

fn reviewed(options: &Options, index: u64) -> Result<Reviewed, String> {
    let (record, name) = recorded(options, index)?;
    let mut settings = settings(options.courses);
    settings.reference = options.reference.unwrap_or(settings.reference);
    let review = |luck| {
        let settings = Settings { luck, ..settings };
        review(&record, &standard_value(), settings, 1, &|_, _| {}).map_err(|e| e.to_string())
    };
    let begun = Instant::now();
    let one = review(0)?;
    let seconds = begun.elapsed().as_secs_f64();
    let reviews = [one, review(1 << 40)?];
    Ok(Reviewed { reviews, name, names: record.header.names.clone(), seconds })
}

fn main() -> Result<(), String> {
    let options = options()?;
    let mut sums = Sums::default();
    let make = |index| reviewed(&options, options.first + index).map_err(Failed);
    let show = |estimate: Estimate| format!("{:+.1} ±{:.1}", estimate.mean, estimate.within());
    lab::in_order(options.games, options.threads, make, |reviewed| {
        sums.add(&reviewed);
        let [one, other] = [&reviewed.reviews[0].seats[0], &reviewed.reviews[1].seats[0]];
        println!(
            "{}: margin {:+.0}, luck {} and {}, skill {}, others {}, {:.1} s",
            reviewed.name,
            one.margin,
            show(one.luck),
            show(other.luck),
            show(one.skill),
            show(one.others),
            reviewed.seconds
        );
        ControlFlow::Continue(())
    })
    .map_err(|failed| failed.0)?;
    sums.print();
    Ok(())
}

struct Failed(String);

impl From<lab::Bug> for Failed {
    fn from(bug: lab::Bug) -> Failed {
        Failed(bug.to_string())
    }
}
