//! `tiefenthal play`, by keyboard: every game here is played through the real input.

use crate::keyboard::{Keyboard, key, save};
use crate::support::{Ran, run};
use std::fs;

/// Numbers that look random and are always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

/// Plays by choosing menu entries, now and then undoing, leaving and coming back.
fn play_through(test: &str, arguments: &str, seed: u64) {
    let (path, name) = save(test);
    let number = seed.to_string();
    let mut all = vec!["--save", &name, "--seed", &number];
    all.extend(arguments.split_whitespace());
    let mut keyboard = Keyboard::start(&all);
    let mut numbers = Numbers(seed);
    let (mut lines, mut undone, mut left) = (0, 0, 0);
    while !keyboard.over {
        lines += 1;
        assert!(lines < 6000, "no end: {}", keyboard.shown);
        match numbers.below(12) {
            0 => undone += u32::from(keyboard.type_in("undo").contains(": undid ")),
            1 if lines > 60 * (left + 1) && left < 3 => {
                keyboard.type_in("0");
                keyboard.type_in("table");
                let before = keyboard.shown.clone();
                let (said, code) = keyboard.close();
                assert!(said.contains("--resume") && code == Some(0), "{said}");
                assert!(key(&path).exists());
                keyboard = Keyboard::start(&["--resume", &name]);
                assert!(keyboard.shown.contains("Resuming"), "{}", keyboard.shown);
                assert_eq!(keyboard.type_in("table"), before, "another place");
                left += 1;
            }
            _ => {
                let entries = keyboard.entries();
                let line = if entries == 0 {
                    String::new()
                } else {
                    (1 + numbers.below(entries)).to_string()
                };
                keyboard.type_in(&line);
            }
        }
    }
    let (said, code) = keyboard.close();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("won.") || said.contains("share the victory"), "{said}");
    let modules = |name| said.contains(name) != arguments.contains("--level 1");
    assert!(said.contains("nobles") && modules("schnapps") && modules("reputation"), "{said}");
    assert!(undone > 0 && left > 0, "{undone} steps taken back, left {left} times");
    assert!(!key(&path).exists(), "the key must go");
    let verified = run(&format!("verify {name}")).ok();
    assert!(verified.contains(": fair: all "), "{verified}");
    let over = run(&format!("play --resume {name}")).refused(1);
    assert!(over.contains("is over"), "{over}");
}

#[test]
fn a_whole_game_at_level_1() {
    play_through("play-1", "--level 1", 1);
}

#[test]
fn a_whole_game_at_level_3_of_three() {
    play_through("play-3", "--level 3 --bots greedy,random", 2);
}

#[test]
fn a_whole_game_at_level_5_of_two_people_and_a_bot() {
    play_through("play-5", "--level 5 --seats person,money,person --names Anna,Ben", 3);
}

#[test]
fn the_hint_can_be_typed_and_the_computer_can_play_alone() {
    let (path, name) = save("play-auto");
    let arguments = ["--save", &name, "--seed", "4", "--level", "5", "--late-refill"];
    let mut keyboard = Keyboard::start(&arguments);
    let (mut plans, mut reasons) = (0, 0);
    for _ in 0..2000 {
        let hint = keyboard.type_in("hint").to_owned();
        if keyboard.over {
            break;
        }
        let (_, rest) = hint.rsplit_once('[').unwrap_or_else(|| panic!("no hint: {hint}"));
        let action = rest.split_once(']').expect("an action").0.replace("\n  ", " ");
        assert!(hint.contains(" 1. ") && hint.contains(" % to win: "), "{hint}");
        reasons += u32::from(hint.contains("points now"));
        plans += u32::from(action.starts_with("plan "));
        let said = keyboard.type_in(&action);
        assert!(!said.contains("I don't understand"), "{action}: {said}");
        if keyboard.over {
            break;
        }
    }
    let (said, code) = keyboard.close();
    assert!(code == Some(0) && said.contains("won."), "{said}");
    assert!(plans >= 8, "{plans} plans");
    assert!(reasons >= 8, "{reasons} hints with reasons");
    assert!(run(&format!("verify {}", path.display())).ok().contains("fair"));
    let (_, name) = save("play-alone");
    let alone = ["--save", &name, "--seed", "4", "--seats", "greedy,money,random"];
    let (said, code) = Keyboard::start(&alone).close();
    assert!(code == Some(0) && said.contains("won."), "{said}");
}

#[test]
fn bad_input_changes_nothing_and_is_answered() {
    let (path, name) = save("play-bad");
    let mut keyboard = Keyboard::start(&["--save", &name, "--seed", "5", "--level", "3"]);
    let before = fs::read_to_string(&path).expect("the record");
    for (line, words) in [
        ("99", "There is no such number"),
        ("0", "main menu"),
        ("brew tea", "I don't understand"),
        ("take 7", "I don't understand"),
        ("close", "Answer the current question first. (R2)"),
        ("5 brewer", "You have no unused 5"),
        ("recruit g99", "I don't understand"),
        ("\u{1b}[2J\u{7}", "I don't understand"),
        ("buy server, close", "Answer the current question"),
        ("?", "B4: all tables"),
        ("log", "Turn 1 of 8"),
        ("market", "Nobles"),
        ("save", "--resume"),
        ("undo", "Nothing to undo"),
    ] {
        let said = keyboard.type_in(line);
        assert!(said.contains(words), "{line:?}: {said}");
        assert!(!said.contains('\u{1b}'), "{line:?}");
    }
    keyboard.type_in(&"x".repeat(100_000));
    assert_eq!(fs::read_to_string(&path).expect("the record"), before);
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn one_goes_back_past_a_reveal_and_the_record_says_so() {
    let (path, name) = save("play-rewind");
    let mut keyboard = Keyboard::start(&["--save", &name, "--seed", "5"]);
    let said = keyboard.type_in("rewind").to_owned();
    assert!(said.contains("no earlier step"), "{said}");
    keyboard.until("Place your dice on guests");
    let planning = keyboard.shown.clone();
    let said = keyboard.type_in("undo").to_owned();
    assert!(said.contains("Type rewind"), "{said}");
    let said = keyboard.type_in("rewind").to_owned();
    assert!(said.contains("went back one step"), "{said}");
    let record = fs::read_to_string(&path).expect("the record");
    let rewinds = record.lines().filter(|line| line.contains("\"rewind\":{\"seat\":0")).count();
    assert_eq!(rewinds, 1, "{record}");
    keyboard.until("Place your dice on guests");
    let dice =
        |shown: &str| shown.lines().rev().find(|l| l.starts_with("Dice  ")).map(str::to_owned);
    assert!(dice(&planning).is_some());
    assert_eq!(dice(&keyboard.shown), dice(&planning), "the same choices meet the same draws");
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn a_plan_die_by_die_in_one_line() {
    let (_, name) = save("play-line");
    let mut keyboard = Keyboard::start(&["--save", &name, "--seed", "5"]);
    keyboard.until("Place your dice");
    let faces = |shown: &str| -> Vec<String> {
        let line = shown.lines().rev().find(|line| line.starts_with("Dice  ")).expect("dice");
        let words = line.split_whitespace().filter(|word| word.parse::<u8>().is_ok());
        words.map(str::to_owned).collect()
    };
    let dice = faces(&keyboard.shown);
    let line = format!("{} cashbox, {} barrel", dice[0], dice[1]);
    let said = keyboard.type_in(&line).to_owned();
    assert!(said.contains("Dice bring 1 Thaler, 1 beer"), "{line}: {said}");
    assert_eq!(faces(&said).len(), dice.len() - 2);
    let said = keyboard.type_in("undo").to_owned();
    assert!(said.contains("Dice bring 1 Thaler, 0 beer"), "{said}");
    keyboard.type_in("ready");
    let said = keyboard.type_in("use w9 cashbox").to_owned();
    assert!(said.contains("I don't understand"), "{said}");
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn a_damaged_save_is_refused_and_a_cut_line_mended() {
    let (path, name) = save("play-cut");
    let mut keyboard = Keyboard::start(&["--save", &name, "--seed", "6"]);
    keyboard.type_in("1");
    let before = keyboard.type_in("table").to_owned();
    keyboard.close();
    let whole = fs::read_to_string(&path).expect("the record");
    // The machine stopped while a line was being written.
    fs::write(&path, format!("{whole}{{\"n\":99,\"se")).expect("a cut line");
    let mut keyboard = Keyboard::start(&["--resume", &name]);
    assert_eq!(keyboard.type_in("table"), before);
    keyboard.close();
    assert_eq!(fs::read_to_string(&path).expect("the record"), whole);
    fs::write(&path, whole.replacen("\"seat\":", "\"seat\": ", 1)).expect("a damaged file");
    let said = run(&format!("play --resume {name}")).refused(1);
    assert!(said.contains("line "), "{said}");
    fs::write(&path, &whole).expect("the whole file");
    fs::write(key(&path), "{}").expect("a damaged key");
    assert!(run(&format!("play --resume {name}")).refused(1).contains("is damaged"));
    fs::remove_file(key(&path)).expect("no key");
    assert!(run(&format!("play --resume {name}")).refused(1).contains("holds the seed"));
}

#[test]
fn refusals_say_what_to_do() {
    let (path, name) = save("play-refused");
    for (arguments, words) in [
        ("--bots nobody", "choose from person, random, greedy"),
        ("--bots greedy,greedy,greedy,greedy", "do not fit"),
        ("--players 2 --bots greedy,greedy,greedy", "do not fit"),
        ("--seats person", "2 to 4"),
        ("--seats person,greedy --players 3", "--players must match"),
        ("--names Anna,Ben,Cleo", "one for each of the 1 people"),
        ("--seats person,person --names Anna,Anna", "two players have the name"),
        ("--resume nowhere.jsonl", "does not exist"),
    ] {
        let file = if arguments.contains("--resume") { "" } else { &format!("--save {name}") };
        let said = run(&format!("play {arguments} {file}")).refused(1);
        assert!(said.contains(words), "{arguments}: {said}");
        assert!(!path.exists());
    }
    let Ran { code, err, .. } = run("play --resume a --level 2");
    assert!(code == Some(2) && err.contains("--level"), "{err}");
    assert_eq!(run(&format!("play --save {name}")).code, Some(0));
    let said = run(&format!("play --save {name}")).refused(1);
    assert!(said.contains("exists; continue it with --resume"), "{said}");
}
