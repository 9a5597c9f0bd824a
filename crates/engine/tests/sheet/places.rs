//! Which bonus may stand where, tried for every kind of bonus at every kind of place.

use crate::draft::Draft;

const WORDS: [&str; 18] = [
    "20 thalers",
    "20 beer",
    "22 steps",
    "service denied",
    "barback",
    "noble",
    "schnapps",
    "20 schnapps",
    "reputation 12",
    "signature",
    "schnapps or removal",
    "own die",
    "3-beer guest",
    "counter guest",
    "free upgrade",
    "entertainer juggler",
    "remove 7 regulars",
    "upgrade safe",
];

fn only(place: &str, allowed: &[&str]) {
    for word in WORDS {
        let read = Draft::released().set(place, &format!("'{word}'")).read();
        let refused = format!("{place}: \"{word}\" cannot stand here: ");
        match read {
            Ok(_) => assert!(allowed.contains(&word), "{place} takes {word}"),
            // It may stand here, but another card of the sheet is just the same.
            Err(error) if error.to_string().contains("repeats") => {
                assert!(allowed.contains(&word), "{place} takes {word}");
            }
            Err(error) => {
                assert!(!allowed.contains(&word), "{place} refuses {word}: {error}");
                assert!(error.to_string().starts_with(&refused), "{word}: {error}");
            }
        }
    }
}

#[test]
fn guests_bring_only_what_is_on_the_table() {
    let level_1 = ["20 thalers", "20 beer", "22 steps", "service denied", "barback", "noble"];
    only("guests[0].bonus", &level_1);
    only(
        "guests[29].bonus",
        &[&level_1[..], &["schnapps", "20 schnapps", "reputation 12"]].concat(),
    );
}

#[test]
fn the_round_track_brings_what_all_can_take() {
    let summer = ["own die", "3-beer guest", "barback", "counter guest", "free upgrade"];
    only("rounds.summer[0].bonus", &summer);
    only("rounds.winter[4].bonus", &[&summer[..], &["entertainer juggler"]].concat());
}

#[test]
fn what_asks_further_stands_alone() {
    for side in ["summer", "winter"] {
        let place = format!("rounds.{side}[4].bonus");
        for word in WORDS {
            for pair in [format!("table or {word}"), format!("{word} or table")] {
                let read = Draft::released().set(&place, &format!("'{pair}'")).read();
                let allowed = ["own die", "3-beer guest", "barback"].contains(&word);
                assert_eq!(read.is_ok(), allowed, "{pair}: {read:?}");
                if let Err(error) = read {
                    assert!(error.to_string().starts_with(&place), "{pair}: {error}");
                }
            }
        }
    }
    let error = Draft::released().set("rounds.summer[2].bonus", "'own die or own die'").read();
    assert_eq!(
        error.expect_err("no choice").to_string(),
        "rounds.summer[2].bonus: repeats own die: the options of a choice are different (A1)"
    );
}

#[test]
fn no_entertainer_comes_twice() {
    let error = Draft::released().set("rounds.winter[4].bonus", "'entertainer musician'").read();
    assert_eq!(
        error.expect_err("twice").to_string(),
        "rounds.winter[4].bonus: repeats rounds.winter[1].bonus: each player has every \
         Entertainer once (A6)"
    );
}

#[test]
fn tracks_bring_nothing_that_loops() {
    only("monastery[0].bonus", &[]);
    only(
        "monastery[1].bonus",
        &["20 thalers", "20 beer", "service denied", "barback", "noble", "schnapps", "20 schnapps"],
    );
    // One at a time: F2 gives back one for each step.
    let front = ["schnapps", "schnapps or removal", "noble"];
    only("reputation[0].bonus", &front);
    only("reputation_signatures[0].bonus", &[&front[..], &["signature"]].concat());
    only(
        "guest_book[0].columns[0]",
        &["20 thalers", "20 beer", "barback", "noble", "schnapps", "20 schnapps", "reputation 12"],
    );
}

#[test]
fn start_cards_bring_what_can_be_given_before_the_first_round() {
    let items = [
        "20 thalers",
        "20 beer",
        "22 steps",
        "barback",
        "schnapps",
        "20 schnapps",
        "remove 7 regulars",
        "upgrade safe",
    ];
    only("start_cards[0].items[0]", &items);
    for (items, message) in [
        (
            "['upgrade safe', 'table', 'upgrade safe']",
            "start_cards[0].items[2]: repeats start_cards[0].items[0]: an area is upgraded once",
        ),
        (
            "['remove 4 regulars', 'remove 4 regulars']",
            "start_cards[0].items: Regulars removed by one card: found 8, allowed 0 to 7",
        ),
    ] {
        let error = Draft::released().set("start_cards[0].items", items).read();
        let error = error.expect_err(items).to_string();
        assert!(error.starts_with(message), "{error}");
    }
}

#[test]
fn amounts_are_bounded() {
    for (place, word, found, most) in [
        ("guests[0].bonus", "0 thalers", 0, 20),
        ("guests[0].bonus", "21 thalers", 21, 20),
        ("guests[0].bonus", "21 beer", 21, 20),
        ("guests[0].bonus", "0 steps", 0, 22),
        ("guests[0].bonus", "23 steps", 23, 22),
        ("guests[29].bonus", "reputation 0", 0, 12),
        ("guests[29].bonus", "reputation 13", 13, 12),
        ("guests[29].bonus", "21 schnapps", 21, 20),
        ("monastery[1].bonus", "0 beer", 0, 20),
        ("guest_book[0].columns[0]", "reputation 13", 13, 12),
        ("start_cards[0].items[0]", "remove 0 regulars", 0, 7),
        ("start_cards[0].items[0]", "remove 8 regulars", 8, 7),
    ] {
        let error = Draft::released().set(place, &format!("'{word}'")).read();
        assert_eq!(
            error.expect_err(word).to_string(),
            format!("{place}: amount of the bonus: found {found}, allowed 1 to {most}")
        );
    }
}

#[test]
fn the_guest_book_interrupts_no_more_moves_than_can_be_kept_in_mind() {
    let with = |spaces: usize| {
        let mut draft = Draft::released();
        for space in 0..16 {
            let word = if space < spaces { "'reputation 1'" } else { "'noble'" };
            draft = draft.set(&format!("guest_book[{}].columns[{}]", space / 4, space % 4), word);
        }
        draft.read()
    };
    assert!(with(8).is_ok());
    let error = with(9).expect_err("nine").to_string();
    assert_eq!(error, "guest_book: spaces that bring Reputation: found 9, allowed 0 to 8");
}
