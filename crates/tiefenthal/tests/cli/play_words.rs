//! What a person types in `tiefenthal play`, and what is shown then.

use crate::keyboard::{Keyboard, save};
use engine::Rules;
use engine::model::Area;

/// A game that stands in its first plan.
fn planning(test: &str, arguments: &[&str]) -> Keyboard {
    let (_, name) = save(test);
    let mut all = vec!["--save", &name];
    all.extend(arguments);
    let mut keyboard = Keyboard::start(&all);
    keyboard.until("Place your dice");
    keyboard
}

/// The faces of the dice that are not placed.
fn pool(shown: &str) -> Vec<String> {
    let line = shown.lines().rev().find(|line| line.starts_with("Dice  ")).expect("dice");
    let words = line.split_whitespace().filter(|word| word.parse::<u8>().is_ok());
    words.map(str::to_owned).collect()
}

#[test]
fn a_turn_is_ended_when_it_is_said_twice() {
    let mut keyboard = planning("words-end", &["--seed", "5"]);
    let dice = pool(&keyboard.shown);
    let said = keyboard.type_in(&format!("{} cashbox, ready", dice[0])).to_owned();
    assert!(said.contains("Serve your guests"), "{said}");
    let said = keyboard.type_in("end").to_owned();
    assert!(said.contains("1 die unused") && said.contains("end again"), "{said}");
    // Looking around does not count as a second thought; a step does.
    keyboard.type_in("table");
    keyboard.type_in("use cashbox");
    let said = keyboard.type_in("end").to_owned();
    assert!(said.contains("you could still place"), "{said}");
    let said = keyboard.type_in("end").to_owned();
    assert!(said.contains("You: kept 1 Thaler"), "{said}");
    assert!(said.contains("Turn 2 of 8"), "{said}");
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn a_list_that_stops_half_way_says_where_it_stands() {
    let mut keyboard = planning("words-list", &["--seed", "5"]);
    let dice = pool(&keyboard.shown);
    let line = format!(
        "{} cashbox, {} barrel, bring everybody another round of beer, ready",
        dice[0], dice[1]
    );
    let said = keyboard.type_in(&line).replace("\n  ", " ");
    // The whole of what was not understood, what is done and what is not, and the plan as it is.
    assert!(said.contains("\"bring everybody another round of beer\""), "{said}");
    let done = format!("Done: {} cashbox, {} barrel.", dice[0], dice[1]);
    let left = "Not done: bring everybody another round of beer, ready.";
    assert!(said.contains(&done) && said.contains(left), "{said}");
    assert!(said.contains("Dice bring 1 Thaler, 1 beer"), "{said}");
    assert!(said.contains("Place your dice"), "{said}");
    assert_eq!(pool(&said).len(), dice.len() - 2);
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn a_number_is_for_a_menu_that_was_seen() {
    let mut keyboard = planning("words-seen", &["--seed", "5"]);
    let dice = pool(&keyboard.shown);
    let said = keyboard.type_in(&format!("{} cashbox, ready, 1", dice[0])).to_owned();
    assert!(said.contains("There is a new question") && said.contains("Not done: 1."), "{said}");
    assert!(said.contains("Serve your guests") && said.contains("Cashbox with"), "{said}");
    let said = keyboard.type_in("use cashbox, undo").to_owned();
    assert!(said.contains("undid one step"), "{said}");
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn a_bare_space_is_enough_for_a_chosen_die() {
    let mut keyboard = planning("words-space", &["--seed", "5"]);
    let dice = pool(&keyboard.shown);
    keyboard.type_in("1");
    let said = keyboard.type_in("barrel").to_owned();
    assert!(said.contains("Dice bring 0 Thalers, 1 beer"), "{said}");
    assert_eq!(pool(&said).len(), dice.len() - 1);
    keyboard.type_in("done");
    let said = keyboard.type_in("upgrade barrel").to_owned();
    let price = Rules::standard().upgrade_price(Area::Barrel, 0);
    assert!(said.contains(&format!("Costs {price} Thalers; you have 0")), "{said}");
    let said = keyboard.type_in("recruit g38").to_owned();
    assert!(said.contains("g38 is not on display"), "{said}");
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn the_dice_of_the_draft_have_their_own_numbers() {
    let (_, name) = save("words-draft");
    let mut keyboard = Keyboard::start(&["--save", &name, "--seed", "5"]);
    keyboard.until("Take one die");
    let coaster = keyboard.shown.lines().find(|line| line.starts_with("Coasters You: "));
    let coaster = coaster.expect("a coaster").trim_start_matches("Coasters You: ").to_owned();
    let face = coaster.split(' ').nth(3).expect("four dice").to_owned();
    let said = keyboard.type_in(&face);
    assert!(said.contains(&format!("You took the {face}")), "{coaster}: {said}");
    assert_eq!(keyboard.close().1, Some(0));
}

#[test]
fn the_whole_table_shows_what_others_have() {
    let mut keyboard = planning("words-table", &["--seed", "8", "--level", "5"]);
    let table = keyboard.type_in("table").to_owned();
    // Market, the rival and the person: yields and Guest Books of both.
    assert_eq!(table.matches("Cashbox ?→").count(), 2, "{table}");
    assert_eq!(table.matches("Book     3/4 ").count(), 2, "{table}");
    let price = Rules::standard().upgrade_price(Area::Cashbox, 0);
    assert!(table.contains("Upgrades") && table.contains(&format!("Cashbox {price}")), "{table}");
    let books = keyboard.type_in("book").to_owned();
    assert_eq!(books.matches(" row 4 ").count(), 2, "{books}");
    assert!(books.contains("Place your dice"), "the question stands below: {books}");
    let decks = keyboard.type_in("deck").to_owned();
    assert_eq!(decks.matches(" unseen ").count(), 2, "{decks}");
    let log = keyboard.type_in("log all").to_owned();
    assert!(log.contains("shuffled into the deck") || log.contains("upgraded"), "{log}");
    assert_eq!(keyboard.close().1, Some(0));
}
