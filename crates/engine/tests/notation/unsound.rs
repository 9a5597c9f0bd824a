//! Positions that no game can be in: a good one with one thing broken.

use crate::notation::play::rules;
use engine::Position;
use engine::notation::{read_game, write_position};
use serde_json::{Value, json};

/// Sound positions out of random games, by name.
pub const GOOD: &str = include_str!("good.txt");

fn good(name: &str) -> &'static str {
    let lines = GOOD.lines().filter_map(|line| line.split_once(": "));
    lines.clone().find(|(other, _)| *other == name).expect("a position of this name").1
}

#[test]
fn the_good_ones_are_sound_and_written_as_they_stand() {
    for (name, text) in GOOD.lines().filter_map(|line| line.split_once(": ")) {
        let game = read_game(rules(), text).unwrap_or_else(|refusal| {
            panic!("{name}: {refusal}");
        });
        assert_eq!(write_position(&game), text, "{name}");
    }
}

/// In the named position the first text is replaced by the second; the refusal is this.
const BROKEN: &[(&str, &str, &str, &str)] = &[
    // Set-up and box.
    ("plan", "winter,signatures", "summer,signatures", "S1: no level lays out these components"),
    ("plan", "winter,signatures", "winter", "S1: no level lays out these components"),
    ("plan", " offered=4,5,7", "", "S1: no level lays out these components"),
    ("plan", "offered=4,5,7", "offered=4,5", "S1: no level lays out these components"),
    ("plan", "offered=4,5,7", "offered=4,5,8", "S1: no level lays out these components"),
    ("plan", "start=1", "start=2", "S1: a seat without a player is named or owns something"),
    ("plan", "bard*13", "bard*12", "R7: the copies of a card do not add up (card number 0)"),
    ("plan", "bard*13", "bard*14", "R7: the copies of a card do not add up (card number 0)"),
    ("plan", "noble*61", "noble*60", "R7: the copies of a card do not add up (card number 6)"),
    ("plan", "g1*3", "g1*4", "R7: the copies of a card do not add up (card number 16)"),
    ("plan", "g39", "g39-g40", "R7: the copies of a card do not add up (card number 55)"),
    ("plan", "supply=", "supply=r1,", "R7: the copies of a card do not add up (card number 8)"),
    (
        "plan",
        "deck=r1,r2*3",
        "deck=r1*2,r2*3",
        "seat 1: R7: the copies of a card do not add up (card number 8)",
    ),
    (
        "plan",
        "deck=r1,r2*3",
        "deck=r1,r2*3 top=r3",
        "seat 1: R7: the copies of a card do not add up (card number 10)",
    ),
    ("plan", "schnapps=19", "schnapps=20", "R11: the Schnapps tokens do not add up"),
    ("plan", "signatures=31", "signatures=30", "T4: the Signature tiles do not add up"),
    ("plan", "counter=2", "counter=5", "R7: more Counter Guests than were laid out"),
    ("plan", "g1+,g3+", "g3+,g1+", "F10: the display place cannot look like this (place 0)"),
    ("plan", "g3+,g24+", "g3+,-+", "F10: the display place cannot look like this (place 2)"),
    ("late", "refill=0", "refill=1", "F10: the display place cannot look like this (place 0)"),
    ("late", " refill=0", "", "F10: the display place cannot look like this (place 0)"),
    ("chain", "refill:3", "refill:2", "F10: the display place cannot look like this (place 2)"),
    ("chain", "refill:3,", "", "F10: the display place cannot look like this (place 3)"),
    // Round, phase, order.
    ("plan", " round=4", "", "R1: the round does not go with the phase"),
    ("plan", "round=4", "round=9", "R1: the round does not go with the phase"),
    ("over", "round=8", "round=7", "R1: the round does not go with the phase"),
    ("start", "refills", "round=1 refills", "R1: the round does not go with the phase"),
    ("plan", "start=1", "start=1 active=0", "R2: the wrong seat is active or settled"),
    ("plan", "start=1", "start=1 settled=1", "R2: the wrong seat is active or settled"),
    ("start", "settled=0,1", "settled=1", "R2: the wrong seat is active or settled"),
    ("arrival", "start=0", "start=0 settled=0,1", "R2: the wrong seat is active or settled"),
    ("plan", "start=1", "start=1 refills=3", "F10: more refills of the display than turns"),
    ("plan", "answer=ready", "answer=nothing", "seat 1: R9: the answer cannot have been given"),
    ("evening", "=second", "=ready", "seat 0: R9: the answer cannot have been given"),
    ("evening", "=second", "=upgrade:safe", "seat 0: R9: the answer cannot have been given"),
    ("upgrade", "upgrade:storage", "first", "seat 1: R9: the answer cannot have been given"),
    (
        "upgrade",
        "thalers=1 beer=2 monastery=5",
        "thalers=1 beer=2 up=storage monastery=5",
        "seat 1: R9: the answer cannot have been given",
    ),
    ("start", "start:5", "start:1", "seat 0: R9: the answer cannot have been given"),
    ("start", "answer=start:5 ", "", "seat 0: R9: the answer cannot have been given"),
    ("closing", "top:bard", "top:g30", "seat 1: R9: the answer cannot have been given"),
    ("closing", "round=6", "round=8", "seat 1: R9: the answer cannot have been given"),
    ("serve", "/ deck", "/ answer=ready deck", "seat 0: R9: the answer cannot have been given"),
    // What lies in front of a seat.
    ("plan", "g1,r1,r1", "g1,r1", "seat 1: B1: the cards cannot lie in the tavern now"),
    ("plan", "g1,r1,r1", "g1,r1,r1!", "seat 1: B1: the cards cannot lie in the tavern now"),
    ("plan", "g1,r1,r1", "g1,r1,r1~", "seat 1: B1: the cards cannot lie in the tavern now"),
    (
        "serve",
        "tables=noble,r1",
        "tables=noble~,r1",
        "seat 1: B1: the cards cannot lie in the tavern now",
    ),
    (
        "arrival",
        "thalers=2 counter=1",
        "thalers=2",
        "seat 0: B1: the cards cannot lie in the tavern now",
    ),
    (
        "evening",
        "discard=server,r1*3",
        "tables=r1 discard=server,r1*2",
        "seat 0: B1: the cards cannot lie in the tavern now",
    ),
    ("plan", "draws=4", "draws=20001", "seat 0: B1: more cards drawn than can be"),
    ("evening", "beer=2", "beer=2 draws=1", "seat 0: B1: more cards drawn than can be"),
    ("plan", "thalers=1", "thalers=20001", "seat 0: F18: too much money or beer for this phase"),
    ("over", "thalers=1", "thalers=3", "seat 1: F18: too much money or beer for this phase"),
    ("closing", "beer=2", "beer=3", "seat 1: F18: too much money or beer for this phase"),
    ("plan", "monastery=2", "monastery=23", "seat 0: F13: a marker is where it cannot be"),
    ("plan", "reputation=5", "reputation=385", "seat 0: F13: a marker is where it cannot be"),
    ("draft", "up=cashbox", "reputation=1", "seat 0: F13: a marker is where it cannot be"),
    (
        "plan",
        "entertainers=musician:second,fire-eater:first",
        "entertainers=musician:second",
        "seat 0: A6: an Entertainer is missing or too early",
    ),
    (
        "plan",
        "fire-eater:first",
        "fire-eater:first,juggler:first",
        "seat 0: A6: an Entertainer is missing or too early",
    ),
    // Dice.
    ("plan", "w3,w3@barrel", "w3@barrel", "seat 1: C2: the seat cannot have these dice now"),
    ("plan", "w4,w4", "w4,w4,o1", "seat 1: C2: the seat cannot have these dice now"),
    ("evening", "/ deck", "/ dice=o1 deck", "seat 1: C2: the seat cannot have these dice now"),
    (
        "serve",
        "lying=bard*2",
        "lying=bard*2 dice=w1",
        "seat 0: C2: the seat cannot have these dice now",
    ),
    ("serve", "active=1 ", "", "seat 0: C2: the seat cannot have these dice now"),
    ("draft", "start=0", "start=0 active=1", "seat 0: C2: the seat cannot have these dice now"),
    ("draft", "2266", "226", "seat 0: D2: the coaster cannot hold these dice now"),
    (
        "plan",
        "answer=ready",
        "answer=ready coaster=1",
        "seat 1: D2: the coaster cannot hold these dice now",
    ),
    ("draft", "2266", "6226", "seat 0: S1: a value is not held in its canonical form"),
    ("plan", "w4,w4", "w4@barrel,w4", "seat 1: E1: a die lies where it cannot lie"),
    ("plan", "w3@barrel", "w3@barrel!", "seat 1: E1: a die lies where it cannot lie"),
    ("plan", "w3@barrel", "w3@t4", "seat 1: E1: a die lies where it cannot lie"),
    ("plan", "w3@barrel,w4", "w3@barrel,w4@t1", "seat 1: E1: a die lies where it cannot lie"),
    ("serve", "r2!", "r2", "seat 1: E1: a die lies where it cannot lie"),
    (
        "serve",
        "tables=noble,r1,",
        "tables=noble,r1!,",
        "seat 1: E1: a die lies where it cannot lie",
    ),
    ("serve", "w3,w3,", "w3,w3!,", "seat 1: E1: a die lies where it cannot lie"),
    (
        "plan",
        "w3@barrel,w4,",
        "w3@monk,w4,",
        "seat 1: E3: the number of raises does not match the cards and dice",
    ),
    (
        "plan",
        "washes=1",
        "washes=2",
        "seat 1: E3: the number of raises does not match the cards and dice",
    ),
    (
        "plan",
        "washes=1",
        "washes=1 spent=1",
        "seat 1: E3: the number of raises does not match the cards and dice",
    ),
    (
        "serve",
        "spent=1",
        "washes=1",
        "seat 1: E3: the number of raises does not match the cards and dice",
    ),
    // The serving turn.
    ("plan", "start=1", "start=1 assessed=1,1", "F1: the serving turn cannot look like this"),
    ("serve", "yields=3,1,1,1,0", "yields=2,1,1,1,0", "F1: the serving turn cannot look like this"),
    ("serve", "yields=3,1,1,1,0", "yields=3,1,2,1,0", "F1: the serving turn cannot look like this"),
    ("serve", "yields=3,1,1,1,0", "yields=3,1,1,1,1", "F1: the serving turn cannot look like this"),
    ("serve", "assessed=2,2", "assessed=2,2 bards=1", "F1: the serving turn cannot look like this"),
    ("late", "recruited=yes ", "", "F1: the serving turn cannot look like this"),
    (
        "serve",
        "assessed=2,2",
        "assessed=3,3",
        "F2: the Reputation steps do not go with plan, Bards and track",
    ),
    (
        "serve",
        "steps=..",
        "steps=.",
        "F2: the Reputation steps do not go with plan, Bards and track",
    ),
    (
        "serve",
        "steps=..",
        "steps=.s",
        "F2: the Reputation steps do not go with plan, Bards and track",
    ),
    (
        "serve",
        "steps=..",
        "steps=.....",
        "F2: the Reputation steps do not go with plan, Bards and track",
    ),
    (
        "chain",
        "reputation_1,",
        "reputation_9,",
        "F2: the Reputation steps do not go with plan, Bards and track",
    ),
    ("chain", "sign:1", "sign:5", "T5: this cannot be owed now"),
    (
        "chain",
        "reputation_1,step:schnapps_or_removal",
        "step:schnapps_or_removal,reputation_1",
        "T5: this cannot be owed now",
    ),
    ("chain", "step:schnapps_or_removal", "step:signature", "T5: this cannot be owed now"),
    (
        "chain",
        "step:schnapps_or_removal",
        "noble,step:schnapps_or_removal",
        "T5: this cannot be owed now",
    ),
    ("chain", "reputation_1,step", "1_step,step", "T5: this cannot be owed now"),
    ("offer", "offer:barback", "23_steps,offer:barback", "T5: this cannot be owed now"),
    ("offer", "offer:barback", "own_die", "T5: this cannot be owed now"),
    ("plan", "start=1", "start=1 owed=offer:bard", "T5: this cannot be owed now"),
    ("evening", "start=1", "start=1 owed=offer:barback", "T5: this cannot be owed now"),
    ("start", "remove_1_regular", "remove_2_regulars", "T5: this cannot be owed now"),
    ("start", "upgrade_cashbox,", "", "T5: this cannot be owed now"),
    ("start", "start:7", "start:4", "T5: this cannot be owed now"),
    ("over", "start=1", "start=1 owed=noble", "T5: this cannot be owed now"),
    // Rest.
    ("offer", "offer:barback", "offer:bard", "R8: nobody is asked, or a question answers itself"),
    ("offer", ",offer:barback", "", "T5: this cannot be owed now"),
    ("draft", "2266", "2222", "R8: nobody is asked, or a question answers itself"),
    (
        "evening",
        "/ deck",
        "/ answer=first deck",
        "R8: nobody is asked, or a question answers itself",
    ),
    ("plan", "/ deck", "/ answer=ready deck", "R8: nobody is asked, or a question answers itself"),
    ("closing", "phase=closing", "phase=over", "R1: the round does not go with the phase"),
];

#[test]
fn each_broken_thing_is_refused() {
    let mut wrong = Vec::new();
    for &(name, from, to, message) in BROKEN {
        let text = good(name).replacen(from, to, 1);
        assert_ne!(text, good(name), "{name}: {from:?} is not there");
        let said = match read_game(rules(), &text) {
            Ok(_) => "accepted".to_owned(),
            Err(refusal) => refusal.to_string(),
        };
        if said != message {
            wrong.push(format!("{name}: {from} -> {to}: {said}, not {message}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// With one 3-beer guest left, the second player's choice depends on the first one's (R3).
#[test]
fn an_answer_in_doubt_cannot_have_been_given() {
    let owning = |supply: &str, discard: &str| {
        let text = good("evening").replacen("g1*7,", supply, 1);
        let text = text.replacen("r1*3,r2*3", &format!("r1*3,r2*3,{discard}"), 1);
        read_game(rules(), &text).map(|_| ()).map_err(|refusal| refusal.to_string())
    };
    assert_eq!(owning("g1,", "g1*6"), Ok(()), "one on the pile and one on display for two");
    let refused = Err("seat 0: R9: the answer cannot have been given".to_owned());
    assert_eq!(owning("", "g1*7"), refused);
}

/// A deserialised state may hold what the public doors never make.
#[test]
fn values_out_of_form_are_refused() {
    let game = read_game(rules(), good("serve")).expect("sound");
    let untidy = |change: fn(&mut Value)| {
        let mut value = serde_json::to_value(game).expect("serialises");
        change(&mut value);
        let broken: Position = serde_json::from_value(value).expect("reads");
        rules().validate(broken).expect_err("unsound").to_string()
    };
    let out_of_form = "S1: a value is not held in its canonical form";
    let of_seat = "seat 1: S1: a value is not held in its canonical form";
    assert_eq!(untidy(|v| v["settled"] = json!(16)), out_of_form);
    assert_eq!(untidy(|v| v["serving"]["steps"]["len"] = json!(255)), out_of_form);
    assert_eq!(untidy(|v| v["serving"]["steps"]["codes"][7] = json!(1)), out_of_form);
    assert_eq!(untidy(|v| v["serving"]["bought"] = json!(255)), out_of_form);
    assert_eq!(untidy(|v| v["supply"]["cards"][0] = json!(1u64 << 56)), out_of_form);
    assert_eq!(untidy(|v| v["taverns"][1]["upgraded"] = json!(65535)), of_seat);
    assert_eq!(untidy(|v| v["taverns"][1]["book"] = json!(15)), of_seat);
    assert_eq!(untidy(|v| v["taverns"][1]["entertainers"] = json!(255)), of_seat);
    assert_eq!(untidy(|v| v["taverns"][1]["coaster"] = json!([0, 0, 0, 7])), of_seat);
    assert_eq!(untidy(|v| v["taverns"][1]["tables"]["nobles"] = json!(0)), of_seat);
    assert_eq!(untidy(|v| v["taverns"][1]["tables"]["seated"] = json!([6, 6])), of_seat);
    assert_eq!(untidy(|v| v["taverns"][1]["dice"][0]["state"] = json!(15)), of_seat);
    assert_eq!(
        untidy(|v| v["taverns"][1]["dice"][0]["place"] = json!(255)),
        "seat 1: S1: a value is not held in its canonical form",
    );
    assert_eq!(untidy(|v| v["form"]["players"] = json!(5)), "S1: a game has 2, 3 or 4 players");
    assert_eq!(
        untidy(|v| v["taverns"][2]["beer"] = json!(1)),
        "seat 2: S1: a seat without a player is named or owns something",
    );
}
