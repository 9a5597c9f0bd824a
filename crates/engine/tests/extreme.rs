//! Dice games with random sheets that the sheet check accepts: short and huge supplies, dear and
//! cheap things, other bonuses everywhere. Nothing overflows, every state is sound and is read
//! back from its notation, and no moment of chance comes twice.

mod dice;

use dice::Dice;
use engine::chance::{Chance, Moment, Odds};
use engine::model::Seat;
use engine::notation::{read_game, write_position};
use engine::sheet::Sheet;
use engine::{Action, Ask, Game, Phase, Rules, Setup, Timeline};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use toml::Value;

/// Sheets tried, unless the environment asks for another number: `TIEFENTHAL_SHEETS=n`.
fn sheets() -> u64 {
    std::env::var("TIEFENTHAL_SHEETS").ok().and_then(|n| n.parse().ok()).unwrap_or(4)
}

/// Chance by the moment alone, which must be a new one.
struct Once {
    seed: u64,
    seen: BTreeSet<Moment>,
}

impl Chance for Once {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        assert!(self.seen.insert(moment), "{moment:?} comes twice");
        let mut hasher = DefaultHasher::new();
        (self.seed, moment).hash(&mut hasher);
        odds.outcome((hasher.finish() % odds.ways() as u64) as u32)
    }
}

const NUMBERS: [i64; 11] = [0, 1, 1, 2, 3, 5, 8, 15, 20, 30, 60];

const WORDS: [&str; 33] = [
    "nothing",
    "3 thalers",
    "20 thalers",
    "20 beer",
    "2 steps",
    "22 steps",
    "service denied",
    "noble",
    "bard",
    "barback",
    "dishwasher",
    "server",
    "table",
    "brewer",
    "schnapps",
    "20 schnapps",
    "reputation 1",
    "reputation 3",
    "reputation 12",
    "signature",
    "schnapps or removal",
    "own die",
    "3-beer guest",
    "counter guest",
    "free upgrade",
    "remove 2 regulars",
    "upgrade table",
    "3-beer guest or barback",
    "own die or table",
    "server or dishwasher",
    "?",
    "1",
    "6",
];

/// The standard sheet after many random changes, each kept only if the sheet is still accepted.
fn random_sheet(dice: &mut Dice) -> Sheet {
    let table = Sheet::standard_text().parse().expect("TOML");
    let mut kept = (Value::Table(table), Sheet::standard());
    for _ in 0..160 {
        let mut changed = kept.0.clone();
        if dice.below(12) == 0 {
            change_list(&mut changed, dice);
        } else {
            change_value(&mut changed, dice);
        }
        if let Ok(sheet) = Sheet::read(&toml::to_string(&changed).expect("TOML")) {
            kept = (changed, sheet);
        }
    }
    kept.1
}

/// Drops or doubles a line.
fn change_list(sheet: &mut Value, dice: &mut Dice) {
    let mut lists = Vec::new();
    collect(sheet, &mut lists, |value| value.is_array());
    let at = dice.below(lists.len());
    let Value::Array(list) = lists.swap_remove(at) else { return };
    let line = dice.below(list.len().max(1));
    if dice.below(2) == 0 && line < list.len() {
        list.remove(line);
    } else if let Some(line) = list.get(line).cloned() {
        list.push(line);
    }
}

fn change_value(sheet: &mut Value, dice: &mut Dice) {
    let mut values = Vec::new();
    collect(sheet, &mut values, |value| !value.is_array());
    let at = dice.below(values.len());
    match values.swap_remove(at) {
        Value::Integer(number) => *number = NUMBERS[dice.below(NUMBERS.len())],
        Value::String(word) => WORDS[dice.below(WORDS.len())].clone_into(word),
        Value::Boolean(flag) => *flag = !*flag,
        _ => {}
    }
}

/// Collects what is wanted, and looks into the lists that are not.
fn collect<'v>(value: &'v mut Value, into: &mut Vec<&'v mut Value>, wanted: fn(&Value) -> bool) {
    match value {
        Value::Table(table) => {
            for (key, value) in table.iter_mut() {
                // What changes no game.
                if !["format", "name", "provenance", "note"].contains(&key.as_str()) {
                    collect(value, into, wanted);
                }
            }
        }
        value if wanted(value) => into.push(value),
        Value::Array(list) => list.iter_mut().for_each(|value| collect(value, into, wanted)),
        _ => {}
    }
}

fn moves_again(action: &Action) -> bool {
    matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. })
}

fn idles(action: &Action) -> bool {
    matches!(action, Action::Ready | Action::Close | Action::Decline)
}

/// The state is sound, rests on real questions and survives its notation.
fn check(rules: &Rules, game: &Game, notation: bool) {
    let text = || write_position(game);
    rules.validate(**game).unwrap_or_else(|unsound| panic!("{unsound:?}: {}", text()));
    if notation {
        assert_eq!(read_game(rules, &text()).as_ref(), Ok(game));
    }
    for seat in rules.to_act(game) {
        let legal = rules.legal(game, seat);
        assert!(legal.is_sorted_by(|a, b| a < b), "not sorted or double: {legal:?}");
        let ask = rules.ask(game, seat);
        assert!(legal.len() > 1 || matches!(ask, Some(Ask::Plan | Ask::Serve)), "{ask:?}: R8");
    }
}

fn play(rules: &Arc<Rules>, setup: &Setup, dice: &mut Dice) {
    let mut chance = Once { seed: dice.0, seen: BTreeSet::new() };
    let (mut table, _) = Timeline::begin(rules.clone(), setup, &mut chance).expect("a set-up");
    let (mut phase, mut moved, mut steps) = (Phase::Over, 0, 0);
    while !table.game().is_over() {
        let game = *table.game();
        if game.phase != phase {
            (phase, moved) = (game.phase, 0);
        }
        check(rules, &game, steps % 8 == 0);
        let asked: Vec<Seat> = rules.to_act(&game).into_iter().collect();
        let seat = asked[dice.below(asked.len())];
        let mut legal = rules.legal(&game, seat).to_vec();
        legal.retain(|action| moved < 12 || !moves_again(action));
        if dice.below(15) > 0 && legal.iter().any(|action| !idles(action)) {
            legal.retain(|action| !idles(action));
        }
        let action = legal[dice.below(legal.len())];
        moved += moves_again(&action) as u32;
        table.act(seat, &action, &mut chance).expect("listed");
        if dice.below(4) == 0 && table.can_undo(seat) {
            let after = *table.game();
            assert_eq!(table.undo(seat), Ok(action));
            assert_eq!(*table.game(), game, "{action:?} was not undone");
            table.act(seat, &action, &mut chance).expect("listed");
            assert_eq!(*table.game(), after);
        }
        steps += 1;
        assert!(steps < 20_000, "the game does not end");
    }
}

#[test]
fn games_with_any_accepted_sheet_conform() {
    for seed in 1..=sheets() {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let sheet = random_sheet(&mut dice);
        assert_ne!(sheet.hash, Sheet::standard().hash, "nothing was changed");
        let rules = Arc::new(Rules::new(sheet));
        for (players, level) in (1..=5).flat_map(|level| (2..=4).map(move |n| (n, level))) {
            let late_refill = dice.below(2) == 0;
            let setup = Setup { late_refill, ..Setup::new(players, level) };
            play(&rules, &setup, &mut dice);
        }
    }
}
