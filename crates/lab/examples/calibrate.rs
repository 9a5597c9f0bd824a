//! Measures how uncertain expected points are: the numbers behind the chances to win.
//!
//! `cargo run --release -p tiefenthal-lab --example calibrate -- --games 60 --seed 1`
//!
//! `strong` plays against itself, the same number of games for every form and player count. The first
//! question of every phase notes the expected points of all seats, and the end notes who has won.
//! It prints the most likely spreads by form. Then it plays as many games with other seeds and prints how
//! often seats won that were given a chance of 0 to 10 %, 10 to 20 % and so on, by the spreads
//! the program was built with.

use analysis::explain::{SPREADS, Settings, Spreads, outlook, shares, win_chances};
use chance::{Fast, Seed};
use engine::model::{BySeat, Seat};
use engine::{Game, Phase, Rules, Setup};
use players::value::{FORMS, Judge, form_index};
use players::{Bot, answer_of, by_name, play, standard_value};

/// One look at a game: what everybody could expect, and what came of it.
struct Look {
    game: Game,
    points: BySeat<f32>,
    /// Parts of the victory.
    won: BySeat<f32>,
}

fn main() -> Result<(), String> {
    let (mut games, mut seed) = (60, 1);
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().and_then(|value| value.parse::<u64>().ok());
        let value = value.ok_or_else(|| format!("{name} needs a number"))?;
        match name.as_str() {
            "--games" => games = value,
            "--seed" => seed = value,
            _ => return Err(format!("unknown option {name}")),
        }
    }
    let looks = play_all(games, seed)?;
    println!("{} looks at games of seed {seed}", looks.len());
    for form in 0..FORMS {
        fit(&looks, form);
    }
    let others = play_all(games, seed + 1)?;
    println!("\n{} looks at games of seed {}", others.len(), seed + 1);
    for players in 2..=4 {
        bins(&others, players);
    }
    Ok(())
}

/// Games of every kind that has a form of its own.
fn play_all(games: u64, seed: u64) -> Result<Vec<Look>, String> {
    let mut looks = Vec::new();
    for (kind, level) in [1, 2, 3, 5].into_iter().enumerate() {
        for players in 2..=4 {
            for index in 0..games {
                let number = (kind as u64 * 4 + u64::from(players)) << 32 | index;
                watch(&Setup::new(players, level), Seed::derived(seed, number), &mut looks)?;
            }
        }
    }
    Ok(looks)
}

fn watch(setup: &Setup, seed: Seed, looks: &mut Vec<Look>) -> Result<(), String> {
    let rules = Rules::standard();
    let value = standard_value();
    let judge = Judge::new(&rules, &value);
    let settings = Settings::like("strong");
    let mut luck = Fast::from(&seed);
    let mut bots: Vec<Box<dyn Bot + Send>> =
        (0..setup.players).filter_map(|seat| by_name("strong", u64::from(seat))).collect();
    let (first, mut last) = (looks.len(), None);
    let game = play(&rules, setup, &mut luck, |game, seat| {
        let moment = (game.round, game.phase, game.phase == Phase::Serve && seat == game.start);
        if last != Some(moment) {
            last = Some(moment);
            let points = outlook(&judge, game, &settings);
            looks.push(Look { game: *game, points, won: BySeat::default() });
        }
        answer_of(&mut bots, &rules, game, seat)
    });
    let game = game.map_err(|error| error.to_string())?;
    let winners = rules.winners(&game);
    let part = 1.0 / winners.len() as f32;
    for look in &mut looks[first..] {
        look.won = BySeat::from_fn(|seat| if winners.contains(seat) { part } else { 0.0 });
    }
    Ok(())
}

/// How surprising what happened is with these spreads: the mean of the logarithms.
fn surprise(looks: &[&Look], spreads: &Spreads) -> f64 {
    let mut sum = 0.0;
    for look in looks {
        let chances = shares(&look.points, &look.game.form, spreads.at(&look.game));
        for seat in look.game.turn_order() {
            sum -= f64::from(look.won[seat]) * f64::from(chances[seat].max(LEAST)).ln();
        }
    }
    sum / looks.len().max(1) as f64
}

/// The smallest chance that counts, so that ties broken by stored beer do not outweigh everything.
const LEAST: f32 = 0.001;

/// The likeliest spreads of a form: one number after the other until none gets better.
fn fit(looks: &[Look], form: usize) {
    let mine: Vec<&Look> =
        looks.iter().filter(|look| form_index(&look.game.form) == form).collect();
    let mut best = SPREADS[form];
    let mut least = surprise(&mine, &best);
    let before = least;
    for factor in [2.0, 1.4, 1.2, 1.1, 1.05] {
        let mut changed = true;
        while changed {
            changed = false;
            for part in 0..4 {
                for factor in [factor, 1.0 / factor] {
                    let mut other = best;
                    let parts =
                        [&mut other.dealt, &mut other.unknown, &mut other.later, &mut other.each];
                    if let Some(part) = parts.into_iter().nth(part) {
                        *part = (*part * factor).clamp(0.1, 1000.0);
                    }
                    let found = surprise(&mine, &other);
                    if found < least - 1e-6 {
                        (best, least, changed) = (other, found, true);
                    }
                }
            }
        }
    }
    println!("form {form}: surprise {least:.4}, as built {before:.4}");
    println!("  {best:.1?}");
}

/// How often seats won that were given each chance.
fn bins(looks: &[Look], players: u8) {
    let mut bins = [(0.0f64, 0.0f64, 0u32); 10];
    for look in looks.iter().filter(|look| look.game.players() == players) {
        let chances = win_chances(&look.points, &look.game);
        for seat in Seat::ALL.into_iter().take(usize::from(players)) {
            let bin = &mut bins[((chances[seat] * 10.0) as usize).min(9)];
            *bin = (bin.0 + f64::from(chances[seat]), bin.1 + f64::from(look.won[seat]), bin.2 + 1);
        }
    }
    println!("{players} players: predicted chance, share won, looks");
    for (predicted, won, count) in bins.into_iter().filter(|bin| bin.2 > 0) {
        let count_f = f64::from(count);
        println!(
            "  {:5.1} %  {:5.1} %  {count}",
            100.0 * predicted / count_f,
            100.0 * won / count_f
        );
    }
}
