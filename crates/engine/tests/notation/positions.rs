//! Positions as text.

use crate::notation::play::{play, play_by, rules};
use engine::notation::{read_action, read_game, write_action, write_position};
use engine::sheet::Sheet;
use engine::{Game, Phase, Rules, Setup};

fn reads_back(game: &Game) {
    let text = write_position(game);
    assert!(!text.contains('\n'));
    match read_game(rules(), &text) {
        Ok(back) => assert_eq!(back, *game, "{text}"),
        Err(refusal) => panic!("{refusal}\n{text}"),
    }
    for seat in rules().to_act(game) {
        for action in rules().legal(game, seat) {
            assert_eq!(read_action(&write_action(&action)), Ok(action));
        }
    }
}

#[test]
fn every_position_of_random_games_is_sound_and_reads_back() {
    let mut positions = 0;
    for (players, level) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 5)] {
        for seed in 0..2 {
            for late_refill in [false, true] {
                let setup = Setup { late_refill, ..Setup::new(players, level) };
                let number = seed * 100 + players as u64 * 10 + level as u64;
                play(&setup, number, |game| {
                    reads_back(game);
                    positions += 1;
                });
            }
        }
    }
    assert!(positions > 10_000, "{positions}");
}

/// A sheet where supplies run short in A and the 3-beer guest moves the Monastery marker: answers
/// under R3, bonuses and refills in A, empty display places.
#[test]
fn positions_of_a_scarce_sheet_are_sound_too() {
    let mut text = Sheet::standard_text().to_owned();
    for (from, to) in [
        ("barback    = { copies = 16", "barback    = { copies = 3"),
        ("dishwasher = { copies = 16", "dishwasher = { copies = 2"),
        (
            "price = 3, copies = 8, die = \"3\", pays = 3, points = 2, bonus = \"nothing\"",
            "price = 3, copies = 3, die = \"3\", pays = 3, points = 2, bonus = \"4 steps\"",
        ),
        ("own die or barback", "3-beer guest or barback"),
    ] {
        text = text.replace(from, to);
    }
    let rules = Rules::new(Sheet::read(&text).expect("a sheet"));
    let (mut resolving, mut in_doubt, mut empty) = (0, 0, 0);
    for (players, level) in [(2, 1), (4, 1), (3, 2), (4, 5)] {
        for seed in 0..8 {
            play_by(&rules, &Setup::new(players, level), seed, |game| {
                let text = write_position(game);
                match read_game(&rules, &text) {
                    Ok(back) => assert_eq!(back, *game, "{text}"),
                    Err(refusal) => panic!("{refusal}\n{text}"),
                }
                let evening = game.phase == Phase::Evening;
                resolving += (evening && !game.owed.is_empty()) as u32;
                let unasked =
                    |seat| game.answers[seat].is_none() && rules.ask(game, seat).is_none();
                in_doubt += (evening && game.turn_order().any(unasked)) as u32;
                empty += game.display.iter().any(|place| place.guest.is_none()) as u32;
            });
        }
    }
    assert!(resolving >= 5 && in_doubt >= 5 && empty >= 100, "{resolving} {in_doubt} {empty}");
}

#[test]
fn capital_letters_blanks_and_order_do_not_matter() {
    play(&Setup::new(3, 5), 7, |game| {
        let text = write_position(game).to_uppercase().replace(' ', " \t ");
        assert_eq!(read_game(rules(), &text).as_ref(), Ok(game));
        let parts = write_position(game);
        let turned: Vec<String> = parts
            .split(" / ")
            .map(|part| part.split(' ').rev().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(read_game(rules(), &turned.join(" / ")).as_ref(), Ok(game));
    });
}

#[test]
fn every_phase_question_and_field_comes_up() {
    let mut text = String::new();
    let mut phases = std::collections::BTreeSet::new();
    for (players, level) in [(4, 1), (4, 2), (2, 4), (4, 5)] {
        for seed in 0..6 {
            let setup = Setup { late_refill: seed == 0, ..Setup::new(players, level) };
            play(&setup, seed, |game| {
                text.push_str(&write_position(game));
                text.push(' ');
                phases.insert(game.phase);
            });
        }
    }
    assert_eq!(phases.len(), 8, "{phases:?}");
    assert!(phases.contains(&Phase::StartCards));
    for field in [
        "phase",
        "round",
        "form",
        "start",
        "active",
        "refills",
        "offered",
        "settled",
        "owed",
        "steps",
        "assessed",
        "yields",
        "bought",
        "recruited",
        "bards",
        "refill",
        "supply",
        "schnapps",
        "signatures",
        "counter",
        "display",
        "answer",
        "deck",
        "top",
        "discard",
        "draws",
        "tables",
        "lying",
        "dice",
        "coaster",
        "washes",
        "spent",
        "thalers",
        "beer",
        "up",
        "entertainers",
        "monastery",
        "reputation",
        "book",
    ] {
        assert!(text.contains(&format!(" {field}=")) || field == "phase", "{field} never came up");
    }
    for piece in ["offer:", "sign:", "refill:", "step:signature", "~", "!", "+", "noble*2", "late"]
    {
        assert!(text.contains(piece), "{piece} never came up");
    }
}

#[test]
fn wrong_positions_are_refused_with_place_and_expectation() {
    let card = "a card (bard, barback, dishwasher, server, table, brewer, noble, r1, g1)";
    let head = "phase=plan form=summer start=0";
    for (text, message) in [
        (String::new(), "column 1: expected / and another seat, found the end".to_owned()),
        (format!("{head} /"), "column 33: expected / and another seat, found the end".to_owned()),
        (format!("{head} / / / / /"), "column 40: expected the end after the fourth seat, found \"/\"".to_owned()),
        ("form=summer start=0 / /".to_owned(), "the field phase is missing".to_owned()),
        ("phase=plan start=0 / /".to_owned(), "the field form is missing".to_owned()),
        ("phase=plan form=summer / /".to_owned(), "the field start is missing".to_owned()),
        ("phase=dawn".to_owned(), "column 7: expected a phase, found \"dawn\"".to_owned()),
        ("phase".to_owned(), "column 1: expected a field (name=value) or /, found \"phase\"".to_owned()),
        ("phase=plan phase=plan".to_owned(), "column 12: a field stands twice".to_owned()),
        ("dice=w1".to_owned(), "column 1: expected a field that all seats share, found \"dice\"".to_owned()),
        ("/ round=1".to_owned(), "column 3: expected a field of a seat, found \"round\"".to_owned()),
        ("form=spring".to_owned(), "column 6: expected summer or winter, found \"spring\"".to_owned()),
        (
            "form=winter,warm".to_owned(),
            "column 13: expected tiles, reputation, signatures or late, found \"warm\"".to_owned(),
        ),
        ("start=4".to_owned(), "column 7: expected a seat (0 to 3), found \"4\"".to_owned()),
        ("round=256".to_owned(), "column 7: expected a number from 0 to 255, found \"256\"".to_owned()),
        ("offered=17".to_owned(), "column 9: expected a Start Card (1 to 16), found \"17\"".to_owned()),
        ("recruited=no".to_owned(), "column 11: expected yes, found \"no\"".to_owned()),
        ("steps=.x".to_owned(), "column 7: expected steps (. s n f), found \".x\"".to_owned()),
        (
            format!("steps={}", ".".repeat(129)),
            format!("column 7: expected no more than 128 steps, found {:?}", ".".repeat(24)),
        ),
        ("yields=1,2,3".to_owned(), "column 8: expected five numbers, found \"1,2,3\"".to_owned()),
        (
            "display=-,-,-,-,-,-".to_owned(),
            "column 9: expected five display places, found \"-,-,-,-,-,-\"".to_owned(),
        ),
        ("display=g1,x".to_owned(), format!("column 12: expected {card}, found \"x\"")),
        ("supply=g1,,g2".to_owned(), format!("column 11: expected {card}, found the end")),
        ("supply=g1*16".to_owned(), "column 8: expected no more copies than a pile can hold, found \"g1*16\"".to_owned()),
        (
            "supply=r1*200,r1*56".to_owned(),
            "column 15: expected no more copies than a pile can hold, found \"r1*56\"".to_owned(),
        ),
        (
            "supply=r1-r2".to_owned(),
            "column 8: expected a card, or guests from a lower to a higher number, found \"r1-r2\"".to_owned(),
        ),
        (
            "supply=g9-g2".to_owned(),
            "column 8: expected a card, or guests from a lower to a higher number, found \"g9-g2\"".to_owned(),
        ),
        ("owed=gold".to_owned(), "column 6: expected a bonus in the words of the sheet, _ for blanks, found \"gold\"".to_owned()),
        ("owed=noble,give:table".to_owned(), "column 12: expected step, offer, sign or refill, found \"give\"".to_owned()),
        (
            format!("owed={}", ["noble"; 21].join(",")),
            "column 126: expected no more than 20 owed things, found \"noble\"".to_owned(),
        ),
        ("/ answer=maybe".to_owned(), "column 10: expected an answer (nothing, ready, first, second, start:1 …), found \"maybe\"".to_owned()),
        ("/ tables=server".to_owned(), "column 10: expected a card that sits, only Nobles more than one, found \"server\"".to_owned()),
        ("/ tables=r1*2".to_owned(), "column 10: expected a card that sits, only Nobles more than one, found \"r1*2\"".to_owned()),
        ("/ tables=noble,noble".to_owned(), "column 16: expected all Nobles at one table, found \"noble\"".to_owned()),
        (
            format!("/ tables={}", ["r1"; 21].join(",")),
            "column 70: expected no more than 20 tables, found \"r1\"".to_owned(),
        ),
        ("/ dice=w1@t21".to_owned(), "column 11: expected cashbox, barrel, brewer, monk or a table (t1 to t20), found \"t21\"".to_owned()),
        ("/ dice=w1,w1,w1,w1,w1".to_owned(), "column 20: expected no more than four white and three own dice, found \"w1\"".to_owned()),
        ("/ coaster=12345".to_owned(), "column 11: expected one to four faces, found \"12345\"".to_owned()),
        ("/ coaster=17".to_owned(), "column 12: expected 1 to 6, found \"7\"".to_owned()),
        ("/ book=0,0,0,5".to_owned(), "column 14: expected a number from 0 to 4, found \"5\"".to_owned()),
        ("/ beer=65536".to_owned(), "column 8: expected a number from 0 to 65535, found \"65536\"".to_owned()),
        ("/ entertainers=juggler".to_owned(), "column 16: expected an Entertainer:side, found \"juggler\"".to_owned()),
        (
            "/ entertainers=juggler:first,juggler:second".to_owned(),
            "column 30: expected every Entertainer once, found \"juggler:second\"".to_owned(),
        ),
        (
            format!("/ top={} /", ["noble"; 237].join(",")),
            "column 1429: expected fewer known cards before this, found \"/\"".to_owned(),
        ),
    ] {
        let refusal = read_game(rules(), &text).expect_err(&text);
        assert_eq!(refusal.to_string(), message, "{text}");
    }
}

#[test]
fn the_examples_of_the_document_are_right() {
    let document = include_str!("../../../../docs/notation.md");
    let positions: Vec<&str> = document.lines().filter(|line| line.starts_with("phase=")).collect();
    assert_eq!(positions.len(), 2);
    for text in positions {
        let game = read_game(rules(), text).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(write_position(&game), text);
    }
    let actions = document.split("## Actions").nth(1).expect("a chapter on actions");
    let actions = actions.split("## Positions").next().expect("a chapter");
    let mut count = 0;
    for line in actions.lines().filter(|line| line.starts_with("| ") && line.contains('`')) {
        for text in line.split('`').skip(1).step_by(2) {
            let action = read_action(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            assert_eq!(write_action(&action), text);
            count += 1;
        }
    }
    assert_eq!(count, 33);
}
