//! Texts from nowhere: nothing panics, and what is accepted can be played.

use crate::dice::Dice;
use crate::notation::play::{play, rules};
use crate::notation::unsound::GOOD;
use engine::model::Seat;
use engine::notation::{read_action, read_game, write_position};
use engine::{Game, NoEvents, Setup};
use proptest::prelude::*;
use std::sync::atomic::{AtomicU32, Ordering};

/// Words and signs of the notation, to be strung together without sense.
const PIECES: &[&str] = &[
    "phase=",
    "serve",
    "plan",
    "evening",
    "form=",
    "winter",
    "start=",
    "round=",
    "deck=",
    "dice=",
    "w5",
    "o3",
    "@",
    "t1",
    "t20",
    "!",
    "~",
    "+",
    "*",
    "-",
    ",",
    "/",
    " / ",
    " ",
    "=",
    ":",
    "g12",
    "g48",
    "r1",
    "noble",
    "brewer",
    "cashbox",
    "owed=",
    "step:",
    "signature",
    "reputation_3",
    "offer:",
    "table",
    "place",
    "move",
    "use",
    "upgrade",
    "0",
    "1",
    "9",
    "255",
    "256",
    "65536",
    "\u{fc}",
    "\u{1f37a}",
    "top=",
    "tables=",
    "coaster=",
    "book=",
    "steps=",
    "display=",
    "yields=",
];

/// The known positions and some of two random games.
fn good_position() -> impl Strategy<Value = String> {
    let mut all: Vec<String> =
        GOOD.lines().filter_map(|line| Some(line.split_once(": ")?.1.to_owned())).collect();
    for level in [3, 5] {
        let mut count = 0;
        play(&Setup::new(3, level), 11, |game| {
            count += 1;
            if count % 20 == 0 {
                all.push(write_position(game));
            }
        });
    }
    proptest::sample::select(all)
}

/// Breaks a text in one way; `kind` says which, `a` and `b` where.
fn mutate(text: &str, kind: u8, a: usize, b: usize) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let (i, j) = (a % fields.len(), b % fields.len());
    let mut fields: Vec<String> = fields.into_iter().map(str::to_owned).collect();
    match kind {
        // A field goes, is doubled, or moves elsewhere.
        0 => drop(fields.remove(i)),
        1 => fields.insert(j, fields[i].clone()),
        2 => fields.swap(i, j),
        // A digit becomes another one.
        3 => {
            let digits: Vec<usize> =
                text.match_indices(char::is_numeric).map(|(at, _)| at).collect();
            let at = digits[a % digits.len()];
            return format!("{}{}{}", &text[..at], b % 10, &text[at + 1..]);
        }
        // Two items of lists change places: cards wander about, the box stays whole.
        4 | 5 => {
            let ends = |c: char| matches!(c, ' ' | ',' | '=');
            let mut items: Vec<String> = text.split_inclusive(ends).map(str::to_owned).collect();
            let (i, j) = (a % items.len(), b % items.len());
            let (left, right) = (body(&items[i]).to_owned(), body(&items[j]).to_owned());
            items[i] = items[i].replacen(&left, &right, 1);
            items[j] = items[j].replacen(&right, &left, 1);
            return items.concat();
        }
        // A character goes or comes.
        6 => {
            let mut letters: Vec<char> = text.chars().collect();
            letters.remove(a % text.len());
            return letters.into_iter().collect();
        }
        _ => {
            return format!(
                "{}{}{}",
                &text[..a % text.len()],
                PIECES[b % 20],
                &text[a % text.len()..]
            );
        }
    }
    fields.join(" ")
}

fn body(item: &str) -> &str {
    item.trim_end_matches([' ', ',', '='])
}

/// What was accepted reads back, every listed action can be carried out, and the game can go on.
fn playable(game: Game, seed: u64) {
    assert_eq!(read_game(rules(), &write_position(&game)), Ok(game));
    let mut dice = Dice(seed | 1);
    for seat in Seat::ALL {
        for action in rules().legal(&game, seat) {
            let mut next = game;
            let done = rules().apply(&mut next, seat, &action, &mut dice, &mut NoEvents);
            assert_eq!(done, Ok(()), "{action:?}");
            assert_eq!(rules().validate(*next), Ok(next), "{action:?}\n{}", write_position(&next));
        }
    }
    let mut game = game;
    for _ in 0..60 {
        let asked: Vec<Seat> = rules().to_act(&game).into_iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[dice.below(asked.len())];
        let legal = rules().legal(&game, seat);
        let action = legal[dice.below(legal.len())];
        let done = rules().apply(&mut game, seat, &action, &mut dice, &mut NoEvents);
        assert_eq!(done, Ok(()), "{action:?}");
        assert_eq!(rules().validate(*game), Ok(game), "{action:?}\n{}", write_position(&game));
    }
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

#[test]
fn mutated_positions_are_refused_or_playable() {
    let accepted = AtomicU32::new(0);
    let strategy = (
        good_position(),
        proptest::collection::vec((0u8..8, any::<u16>(), any::<u16>()), 1..4),
        any::<u64>(),
    );
    let mut runner = proptest::test_runner::TestRunner::new_with_rng(
        config(3000),
        proptest::test_runner::TestRng::deterministic_rng(
            proptest::test_runner::RngAlgorithm::ChaCha,
        ),
    );
    let result = runner.run(&strategy, |(mut text, mutations, seed)| {
        for (kind, a, b) in mutations {
            text = mutate(&text, kind, a as usize, b as usize);
        }
        if let Ok(game) = read_game(rules(), &text) {
            accepted.fetch_add(1, Ordering::Relaxed);
            playable(game, seed);
        }
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
    let accepted = accepted.into_inner();
    assert!(accepted > 100, "only {accepted} accepted: the mutations prove nothing");
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,120}") {
        let _ = read_action(&text);
        let _ = read_game(rules(), &text);
    }

    #[test]
    fn any_words_are_read_or_refused(
        pieces in proptest::collection::vec(proptest::sample::select(PIECES), 0..40)
    ) {
        let text = pieces.concat();
        let _ = read_action(&text);
        let _ = read_game(rules(), &text);
        let spaced = pieces.join(" ");
        if let Ok(action) = read_action(&spaced) {
            prop_assert_eq!(read_action(&engine::notation::write_action(&action)), Ok(action));
        }
        let _ = read_game(rules(), &spaced);
    }
}
