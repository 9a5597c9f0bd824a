//! `tiefenthal arena`.

use crate::support::{assert_narrow, file, fresh, run};
use serde_json::{Value, json};

/// Everything but the times, which are never the same twice.
fn result(arguments: &str) -> Value {
    let mut report = run(&format!("arena --json {arguments}")).json();
    let object = report.as_object_mut().expect("an object");
    let times = object.remove("decision_ms").expect("times");
    for time in times.as_array().expect("a list") {
        assert!(time.as_f64().expect("a number") > 0.0);
    }
    for bot in object["bots"].as_array_mut().expect("bots") {
        let time = bot.as_object_mut().expect("an object").remove("time").expect("its time");
        assert!(time["max_ms"].as_f64() >= time["mean_ms"].as_f64());
        assert!(time["decisions"].as_u64() > Some(0));
    }
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

#[test]
fn another_sheet_is_played_and_the_program_says_what_the_bots_learned_with() {
    let toml = run("sheet --toml").ok();
    let other = toml.replacen("price = 18", "price = 17", 1);
    assert_ne!(other, toml, "the Brewer's upgrade");
    let path = file("arena-sheet.toml", &other);
    let name = path.display();
    let ran = run(&format!("arena --bots beginner,random --deals 1 --sheet {name}"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.err.contains("trained") && ran.err.contains("train --sheet"), "{}", ran.err);
    run(&format!("arena --bots greedy,random --deals 1 --sheet {name}")).ok();
    // In a game by people hints are asked of a learned player.
    let save = fresh("play-other-sheet");
    let ran = run(&format!("play --bots greedy --sheet {name} --save {}", save.display()));
    assert!(ran.err.contains("hints were trained"), "{}", ran.err);
    run("arena --bots beginner,random --deals 1").ok();
}

#[test]
fn a_bot_against_itself_is_even() {
    let report = result("--bots greedy,greedy --deals 8 --seed 3 --level 4");
    assert_eq!(report["win_rate"], json!(0.5));
    assert_eq!(report["ci95"], json!([0.5, 0.5]));
    assert_eq!(report["mean_scores"][0], report["mean_scores"][1]);
    assert_eq!((&report["deals"], &report["games"]), (&json!(8), &json!(16)));
}

#[test]
fn random_loses_and_the_interval_knows_how_little_was_played() {
    let report = result("--bots random,greedy --deals 12 --seed 5");
    assert_eq!(report["win_rate"], json!(0.0));
    assert_eq!(report["ci95"][0], json!(0.0));
    assert!(number(&report["ci95"][1]) > 0.1, "twelve deals prove little");
    assert_eq!(report["bots"][1]["win_rate"], json!(1.0));
    assert_eq!(report["bots"][1]["elo"], Value::Null);
    assert!(number(&report["bots"][1]["elo_ci95"][0]) > 100.0);
    assert!(number(&report["mean_scores"][1]) > number(&report["mean_scores"][0]) + 50.0);
}

#[test]
fn threads_change_nothing() {
    for common in [
        "--bots money,greedy --deals 14 --seed 11 --level 5",
        "--bots greedy,random --deals 60 --seed 2 --sprt --p0 0.5 --p1 0.7",
    ] {
        let one = result(&format!("{common} --threads 1"));
        for threads in [2, 5] {
            assert_eq!(result(&format!("{common} --threads {threads}")), one, "{threads} threads");
        }
    }
}

#[test]
fn a_clear_case_ends_the_test_early() {
    let report = result("--bots greedy,random --deals 500 --sprt");
    assert_eq!(report["sprt"]["verdict"], json!("higher"));
    assert!(number(&report["deals"]) < 60.0);
    let report = result("--bots random,greedy --deals 500 --sprt --elo0 -50 --elo1 0");
    assert_eq!(report["sprt"]["verdict"], json!("lower"));
    let report = result("--bots greedy,greedy --deals 25 --sprt --p0 0.49 --p1 0.51");
    assert_eq!((&report["sprt"]["verdict"], &report["deals"]), (&json!("undecided"), &json!(25)));
}

#[test]
fn a_bot_can_be_given_settings() {
    let report = result("--bots beginner+beam=2+evenings=2,beginner --deals 1 --seed 4");
    assert_eq!(report["bots"][0]["name"], json!("beginner+beam=2+evenings=2"));
    assert_eq!(report["bots"][1]["name"], json!("beginner"));
    let plain = result("--bots beginner,greedy --deals 2 --seed 4");
    let same = result("--bots beginner+beam=1,greedy --deals 2 --seed 4");
    assert_eq!(same["mean_scores"], plain["mean_scores"], "what the setting is anyway");
    let mut weights = String::from("tiefenthal value 2\nrules 0\nsheet ");
    weights += &"0".repeat(64);
    let inputs = " 0".repeat(players::features::COUNT);
    for (form, round) in (0..4).flat_map(|form| (1..8).map(move |round| (form, round))) {
        weights += &format!("\nset {form} {round}{inputs}");
    }
    let path = file("blank-value.txt", &weights);
    let blank =
        result(&format!("--bots beginner+weights={},greedy --deals 2 --seed 4", path.display()));
    assert_ne!(blank["mean_scores"], plain["mean_scores"], "it judges by other weights");
}

#[test]
fn a_bot_can_be_made_to_take_a_start_card() {
    let forced = result("--bots greedy+card=4,greedy --deals 12 --seed 9 --level 4");
    let deals = number(&forced["deals"]);
    assert!(0.0 < deals && deals < 12.0, "{deals} deals offer the card");
    let free = result("--bots greedy,greedy --deals 12 --seed 9 --level 4");
    assert_eq!(free["deals"], json!(12));
    assert_ne!(forced["mean_scores"][0], forced["mean_scores"][1], "the card makes a difference");
}

#[test]
fn the_table_fits_a_terminal() {
    for (arguments, words) in [
        ("--bots greedy,random --players 4 --deals 2", "par is 25.0 %"),
        ("--bots greedy,random,money --players 3 --level 5 --deals 1", "1 deal, 6 games"),
        ("--bots random,money --deals 25 --sprt --elo1 100", "or worse"),
    ] {
        let table = run(&format!("arena {arguments}")).ok();
        assert_narrow(&table);
        for word in ["Bot", "won", "Elo", "points", "longest turn", words] {
            assert!(table.contains(word), "{word}: {table}");
        }
    }
}

#[test]
fn refusals_say_what_to_do() {
    for (arguments, code, words) in [
        ("--bots greedy,nobody --deals 1", 1, "choose one of random, greedy"),
        ("--bots greedy --deals 1", 1, "2 players need 2 bots, not 1"),
        ("--bots strong+width=4,strong --deals 1", 1, "it has layouts, beam, nodes"),
        ("--bots strong+beam=none,strong --deals 1", 1, "beam takes a whole number from 1"),
        ("--bots greedy+beam=4,strong --deals 1", 1, "greedy has no setting \"beam\"; it has card"),
        ("--bots strong+weights=none.txt,strong --deals 1", 1, "none.txt"),
        ("--bots greedy+card=4,greedy --deals 2 --level 1", 1, "on offer in no deal"),
        ("--bots greedy,money,random --deals 1", 1, "not 3"),
        ("--bots greedy,money,random --players 4 --deals 1", 1, "copies of the second"),
        ("--bots greedy,money --sprt --p0 0.6 --p1 0.5", 1, "0 < lower < upper < 1"),
    ] {
        let said = run(&format!("arena {arguments}")).refused(code);
        assert!(said.contains(words), "{arguments}: {said}");
    }
    for (arguments, word) in [
        ("--deals 1", "--bots"),
        ("--bots greedy,money --deals 0", "--deals"),
        ("--bots greedy,money --players 5", "2..=4"),
        ("--bots greedy,money --elo0 0", "--sprt"),
        ("--bots greedy,money --sprt --p0 0.5", "--p1"),
        ("--bots greedy,money --sprt --p0 0.5 --p1 0.6 --elo0 1", "--elo0"),
    ] {
        let ran = run(&format!("arena {arguments}"));
        assert_eq!(ran.code, Some(2), "{arguments}");
        assert!(ran.err.contains(word), "{arguments}: {}", ran.err);
    }
}
