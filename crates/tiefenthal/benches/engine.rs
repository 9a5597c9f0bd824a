//! `cargo bench`: how fast the rules are, with instruction counts beside the times.
//!
//! Times are the best of several rounds on one core; instructions are counted by valgrind
//! (callgrind), if it is installed, in a child process that runs one workload twice as long as
//! another, so that start-up cancels out. Nothing here asserts a speed.

use chance::Fast;
use engine::model::Seat;
use engine::{Action, ActionList, Game, NoEvents, Phase, Rules, Setup};
use players::{RandomLegal, Step};
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

/// The aim in decisions per second: level 5, and the stretch goal at level 1.
const AIMS: [(&str, f64); 2] =
    [("playout 4 players level 5", 5e6), ("playout 2 players level 1", 14e6)];

/// What is measured: a name, and a function that does it `n` times and returns how many units that was.
type Workload = (&'static str, &'static str, fn(&Bench, u64) -> u64);

const WORKLOADS: [Workload; 6] = [
    ("playout 2 players level 1", "decision", |bench, n| bench.playouts(2, 1, n)),
    ("playout 4 players level 5", "decision", |bench, n| bench.playouts(4, 5, n)),
    ("clone", "game", Bench::clones),
    ("legal (serving turn)", "list", Bench::lists),
    ("apply (serving turn)", "action", Bench::applies),
    ("preview of a plan", "preview", Bench::previews),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let bench = Bench::new();
    if let [mode, index, n] = &arguments[..]
        && mode == "--run"
    {
        let (_, _, run) = WORKLOADS[index.parse::<usize>().expect("an index")];
        black_box(run(&bench, n.parse().expect("a number")));
        return;
    }
    println!("\n{:<28}{:>10}{:>12}{:>14}{:>10}", "", "ns", "per s", "instructions", "x clone");
    let mut clone = None;
    let mut rows = Vec::new();
    for (index, (name, unit, run)) in WORKLOADS.into_iter().enumerate() {
        let nanoseconds = best_time(&bench, run);
        if name == "clone" {
            clone = Some(nanoseconds);
        }
        rows.push((name, unit, nanoseconds, instructions(&bench, index)));
    }
    for (name, unit, nanoseconds, count) in rows {
        let count = count.map_or("-".to_owned(), |count| format!("{count:.0}"));
        let ratio = clone.map_or(0.0, |clone| nanoseconds / clone);
        let label = format!("{name}, a {unit}");
        let rate = format!("{:.2} M", 1e3 / nanoseconds);
        println!("{label:<36}{nanoseconds:>6.1}{rate:>12}{count:>12}{ratio:>10.1}");
        if let Some((_, aim)) = AIMS.iter().find(|(aimed, _)| *aimed == name) {
            println!("{:<36}{:>18.2} of the aim", "", 1e9 / nanoseconds / aim);
        }
    }
    for (players, level) in [(2, 1), (4, 5)] {
        let (rate, decisions) = bench.games_per_second(players, level);
        println!(
            "{players} players level {level}: {rate:.0} games/s, {decisions:.0} decisions a game"
        );
    }
    println!("a game is {} bytes, an action {}", size_of::<Game>(), size_of::<Action>());
}

/// The best time of a unit over several rounds of about 0.2 s.
fn best_time(bench: &Bench, run: fn(&Bench, u64) -> u64) -> f64 {
    let mut n = 1;
    while time(bench, run, n).0 < Duration::from_millis(100) {
        n *= 2;
    }
    let rounds = (0..7).map(|_| {
        let (elapsed, units) = time(bench, run, n);
        elapsed.as_nanos() as f64 / units as f64
    });
    rounds.fold(f64::INFINITY, f64::min)
}

fn time(bench: &Bench, run: fn(&Bench, u64) -> u64, n: u64) -> (Duration, u64) {
    let start = Instant::now();
    let units = black_box(run(bench, n));
    (start.elapsed(), units)
}

/// Instructions per unit, from the difference of two runs under callgrind.
fn instructions(bench: &Bench, index: usize) -> Option<f64> {
    let counted = |n: u64| {
        let program = std::env::current_exe().ok()?;
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(program)
            .args(["--run", &index.to_string(), &n.to_string()])
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().find(|line| line.contains("Collected :"))?;
        line.split_whitespace().last()?.parse::<f64>().ok()
    };
    let (_, _, run) = WORKLOADS[index];
    let (short, long) = (40, 120);
    let units = run(bench, long) as f64 - run(bench, short) as f64;
    Some((counted(long)? - counted(short)?) / units)
}

/// The rules, and positions out of the middle of serving turns.
struct Bench {
    rules: Rules,
    positions: Vec<(Game, Seat, Action)>,
}

impl Bench {
    fn new() -> Bench {
        let rules = Rules::standard();
        let mut positions = Vec::new();
        let mut chance = Fast::new(11);
        while positions.len() < 256 {
            let mut player = RandomLegal::new(Fast::new(positions.len() as u64));
            let setup = Setup::new(4, 5);
            let mut game = rules.begin(&setup, &mut chance, &mut NoEvents).expect("a set-up");
            while let Some(Step { seat, action, listed }) = player.next(&rules, &game) {
                if game.phase == Phase::Serve && game.owed.is_empty() && listed > 3 {
                    positions.push((game, seat, action));
                }
                rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).expect("listed");
            }
        }
        positions.truncate(256);
        Bench { rules, positions }
    }

    /// Plays random games; returns how many decisions that was.
    fn playouts(&self, players: u8, level: u8, games: u64) -> u64 {
        let mut chance = Fast::new(1);
        let mut decisions = 0;
        for game in 0..games {
            let mut player = RandomLegal::new(Fast::new(game));
            let setup = Setup::new(players, level);
            let mut game = self.rules.begin(&setup, &mut chance, &mut NoEvents).expect("a set-up");
            while let Some(step) = player.next(&self.rules, &game) {
                decisions += step.is_decision() as u64;
                self.rules
                    .apply(&mut game, step.seat, &step.action, &mut chance, &mut NoEvents)
                    .expect("listed");
            }
            black_box(&game);
        }
        decisions
    }

    fn games_per_second(&self, players: u8, level: u8) -> (f64, f64) {
        let games = 2000;
        let start = Instant::now();
        let decisions = self.playouts(players, level, games);
        (games as f64 / start.elapsed().as_secs_f64(), decisions as f64 / games as f64)
    }

    fn clones(&self, n: u64) -> u64 {
        self.each(n, |_, game, _, _| {
            black_box(*black_box(game));
        })
    }

    fn lists(&self, n: u64) -> u64 {
        let mut list = ActionList::new();
        self.each(n, |rules, game, seat, _| {
            rules.legal_into(black_box(game), seat, &mut list);
            black_box(&list);
        })
    }

    fn applies(&self, n: u64) -> u64 {
        let mut chance = Fast::new(3);
        self.each(n, |rules, game, seat, action| {
            let mut game = *black_box(game);
            rules.apply(&mut game, seat, action, &mut chance, &mut NoEvents).expect("listed");
            black_box(&game);
        })
    }

    fn previews(&self, n: u64) -> u64 {
        self.each(n, |rules, game, seat, _| {
            let plan = rules.current_plan(black_box(game), seat);
            black_box(rules.preview(game, seat, &plan)).expect("the dice lie so");
        })
    }

    fn each(&self, n: u64, mut work: impl FnMut(&Rules, &Game, Seat, &Action)) -> u64 {
        for _ in 0..n {
            for (game, seat, action) in &self.positions {
                work(&self.rules, game, *seat, action);
            }
        }
        n * self.positions.len() as u64
    }
}
