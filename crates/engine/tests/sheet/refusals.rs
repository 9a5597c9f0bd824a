//! Every check has a sheet that fails it, and the error names the entry.

use crate::draft::Draft;
use engine::sheet::{Sheet, SheetError};

/// Each case: names set to literals, and how the message begins.
type Case<'a> = (&'a [(&'a str, &'a str)], &'a str);

fn refused(cases: &[Case]) {
    for (edits, message) in cases {
        let draft = edits.iter().fold(Draft::released(), |draft, (name, to)| draft.set(name, to));
        match draft.read() {
            Ok(_) => panic!("accepted: {edits:?}"),
            Err(error) => {
                let found = error.to_string();
                assert!(found.starts_with(message), "{edits:?}\n found {found}\nneeded {message}");
            }
        }
    }
}

#[test]
fn the_file_itself() {
    refused(&[
        (&[("format", "2")], "format: value: found 2, allowed 1 to 1"),
        (&[("format", "-")], "format: missing"),
        (&[("name", "-")], "name: missing"),
        (&[("name", "7")], "name: found integer, needed a text"),
        (&[("extra", "7")], "extra: no sheet has this"),
        (&[("guests", "-")], "guests: missing"),
        (&[("guests", "7")], "guests: found integer, needed a list"),
        (&[("guests[3]", "7")], "guests[3]: found integer, needed a table"),
        (&[("guests[3].pays", "-")], "guests[3].pays: missing"),
        (&[("guests[3].pais", "1")], "guests[3].pais: no sheet has this"),
        (&[("guests[3].pays", "'1'")], "guests[3].pays: found string, needed a whole number"),
        (&[("guests[3].pays", "1.5")], "guests[3].pays: found float, needed a whole number"),
        (&[("guests[3].marked", "1")], "guests[3].marked: found integer, needed true or false"),
        (&[("guests[3].provenance", "-")], "guests[3].provenance: missing"),
        (&[("guests[3].provenance", "'said'")], "guests[3].provenance: found \"said\", needed pri"),
        (&[("guests[3].note", "1")], "guests[3].note: found integer, needed a text"),
        (&[("guests[3].die", "4")], "guests[3].die: found integer, needed a text"),
        (&[("guests[3].die", "'7'")], "guests[3].die: found \"7\", needed \"1\" to \"6\""),
        (&[("guests[3].bonus", "'gold'")], "guests[3].bonus: found \"gold\", needed a bonus"),
        (&[("tavern_cards.cook", "{}")], "tavern_cards.cook: no sheet has this"),
        (&[("tavern_cards.bard", "-")], "tavern_cards.bard: missing"),
        (&[("upgrades.bar", "{}")], "upgrades.bar: no sheet has this"),
        (&[("upgrades.safe.discount", "0")], "upgrades.safe.discount: no sheet has this"),
        (&[("rounds.autumn", "[]")], "rounds.autumn: no sheet has this"),
        (&[("entertainers.cook", "{}")], "entertainers.cook: no sheet has this"),
        (&[("limits.tables", "{}")], "limits.tables: no sheet has this"),
    ]);
}

#[test]
fn syntax_errors_keep_line_and_column() {
    let error = Sheet::read("format = 1\nname = \"é\" x\n").expect_err("not TOML");
    let SheetError::Syntax { line, column, message } = error else { panic!("{error}") };
    assert_eq!((line, column), (2, 12));
    assert!(!message.is_empty());
    let error = Sheet::read("format = 1\nformat = 1").expect_err("twice");
    assert!(error.to_string().starts_with("line 2, column 1: duplicate key"), "{error}");
}

#[test]
fn single_values() {
    refused(&[
        (&[("guests[3].pays", "300")], "guests[3].pays: value: found 300, allowed 0 to 20"),
        (&[("guests[3].pays", "-1")], "guests[3].pays: value: found -1, allowed 0 to 20"),
        (&[("guests[3].points", "51")], "guests[3].points: value: found 51, allowed 0 to 50"),
        (&[("guests[3].price", "2")], "guests[3].price: value: found 2, allowed 3 to 8"),
        (&[("guests[3].price", "9")], "guests[3].price: value: found 9, allowed 3 to 8"),
        (&[("guests[3].copies", "0")], "guests[3].copies: value: found 0, allowed 1 to 15"),
        (&[("guests[3].copies", "16")], "guests[3].copies: value: found 16, allowed 1 to 15"),
        (&[("tavern_cards.bard.copies", "31")], "tavern_cards.bard.copies: value: found 31, allo"),
        (&[("tavern_cards.bard.price", "0")], "tavern_cards.bard.price: value: found 0, allowed 1"),
        (&[("tavern_cards.bard.points", "99")], "tavern_cards.bard.points: value: found 99, allo"),
        (&[("noble.copies", "151")], "noble.copies: value: found 151, allowed 0 to 150"),
        (&[("noble.pays", "21")], "noble.pays: value: found 21, allowed 0 to 20"),
        (&[("noble.prices", "[9, 14]")], "noble.prices: number of items: found 2, allowed 3 to 3"),
        (&[("noble.prices[1]", "61")], "noble.prices[1]: value: found 61, allowed 1 to 60"),
        (&[("upgrades.safe.price", "61")], "upgrades.safe.price: value: found 61, allowed 1 to 60"),
        (&[("upgrades.brewer.discount", "61")], "upgrades.brewer.discount: value: found 61, allo"),
        (
            &[("upgrades.server.upgraded", "4")],
            "upgrades.server.upgraded: value: found 4, allowed ",
        ),
        (&[("upgrades.dishwasher.upgraded", "7")], "upgrades.dishwasher.upgraded: value: found 7,"),
        (&[("upgrades.table.plain", "0")], "upgrades.table.plain: value: found 0, allowed 1 to 20"),
        (
            &[("upgrades.monk.upgraded", "21")],
            "upgrades.monk.upgraded: value: found 21, allowed 0 ",
        ),
        (
            &[("upgrades.safe.upgraded", "1")],
            "upgrades.safe.upgraded: value: found 1, allowed 2 to",
        ),
        (&[("regulars[0].copies", "8")], "regulars[0].copies: value: found 8, allowed 1 to 7"),
        (&[("entertainers.die.schnapps", "0")], "entertainers.die.schnapps: value: found 0, allow"),
        (&[("entertainers.beer.schnapps", "21")], "entertainers.beer.schnapps: value: found 21, a"),
        (&[("entertainers.beer.brings", "0")], "entertainers.beer.brings: value: found 0, allowed"),
        (
            &[("rounds.loose_schnapps.by_round[2]", "21")],
            "rounds.loose_schnapps.by_round[2]: value",
        ),
        (&[("limits.counter_guests.value", "21")], "limits.counter_guests.value: value: found 21,"),
        (&[("limits.schnapps.value", "201")], "limits.schnapps.value: value: found 201, allowed 0"),
        (&[("limits.signatures.value", "201")], "limits.signatures.value: value: found 201, allow"),
    ]);
}

#[test]
fn numbers_of_items() {
    let row = "{ columns = ['nothing', 'nothing', 'nothing', 'nothing'], provenance = 'printed' }";
    refused(&[
        (&[("guests", "[]")], "guests: number of items: found 0, allowed 1 to 48"),
        (&[("regulars", "[]")], "regulars: number of items: found 0, allowed 1 to 8"),
        (&[("rounds.summer[7]", "-")], "rounds.summer: number of items: found 7, allowed 8 to 8"),
        (&[("monastery", "[]")], "monastery: number of items: found 0, allowed 2 to 32"),
        (&[("reputation", "[]")], "reputation: number of items: found 0, allowed 2 to 16"),
        (&[("reputation_signatures", "[]")], "reputation_signatures: number of items: found 0, al"),
        (&[("start_cards", "[]")], "start_cards: number of items: found 0, allowed 3 to 16"),
        (&[("start_cards[0].items", "[]")], "start_cards[0].items: number of items: found 0, allo"),
        (&[("guest_book[3]", "-")], "guest_book: number of items: found 3, allowed 4 to 4"),
        (&[("guest_book[3].columns", "[]")], "guest_book[3].columns: number of items: found 0, al"),
        (&[("limits.starting_cards.cards", "[]")], "limits.starting_cards.cards: number of items:"),
        (&[("guest_book[4]", row)], "guest_book: number of items: found 5, allowed 4 to 4"),
    ]);
    for (list, most) in [("guests", 48), ("regulars", 8), ("monastery", 32), ("reputation", 16)] {
        let items = "{},".repeat(most + 1);
        let error = Draft::released().set(list, &format!("[{items}]")).read().expect_err(list);
        let found = format!("{list}: number of items: found {}, allowed ", most + 1);
        assert!(error.to_string().starts_with(&found), "{error}");
    }
}

#[test]
fn what_the_box_must_hold() {
    let face = "{ price = 4, copies = 3, die = '4', pays = 4, points = 1, bonus = '1 step', \
                provenance = 'printed' }";
    refused(&[
        (&[("regulars[0].copies", "4")], "regulars: copies in all: found 8, allowed 7 to 7"),
        (&[("guests[0].price", "4")], "guests: unmarked cards of price 3: found 0, allowed 1 to 2"),
        (
            &[("guests[29].price", "3")],
            "guests[29].marked: \"marked = true\" cannot stand here: th",
        ),
        (&[("guests[39]", face)], "guests[39]: repeats guests[3]: equal cards are one line"),
        (
            &[("regulars[1].die", "'1'"), ("regulars[1].pays", "1")],
            "regulars[1]: repeats regulars[0]: equal cards",
        ),
        (
            &[("tavern_cards.bard.copies", "20")],
            "guests[38].copies: Tavern cards, Nobles and guests up to this entry: found 209, \
             allowed 0 to 208",
        ),
        (
            &[("noble.copies", "140")],
            "noble.copies: Tavern cards, Nobles and guests up to this entry: found 236, allowed",
        ),
        (
            &[("tavern_cards.table.copies", "17")],
            "upgrades.table.upgraded: tables with all Table cards drawn: found 21, allowed 1 to 20",
        ),
        (
            &[("upgrades.table.upgraded", "5")],
            "upgrades.table.upgraded: tables with all Table cards drawn: found 21, allowed 1 to 20",
        ),
        (
            &[("guests[3].pays", "20")],
            "guests[3].pays: Reputation steps of one turn (7 x the best pay, Bards, a guest, the \
             Guest Book): found 140, allowed 0 to 128",
        ),
        (
            &[("upgrades.cashbox.upgraded", "17")],
            "tavern_cards.bard.copies: Reputation steps of one turn",
        ),
        (&[("upgrades.cashbox.upgraded", "16")], "guests[37].bonus: Reputation steps of one turn"),
        (
            &[("upgrades.cashbox.upgraded", "15")],
            "guest_book[0].columns[3]: Reputation steps of one turn",
        ),
        (
            &[("limits.schnapps_kept.value", "21")],
            "limits.schnapps_kept.value: value: found 21, allowed 0 to 20",
        ),
        (
            &[("limits.start_cards_offered.value", "8")],
            "limits.start_cards_offered.value: value: found 8, allowed 1 to 7",
        ),
        (
            &[("tavern_cards.server.copies", "3")],
            "tavern_cards.server.copies: cards for the starting decks of four players: found 3, \
             allowed 4 to 30",
        ),
        (
            &[
                ("limits.starting_cards.cards", "['table', 'table', 'table']"),
                ("tavern_cards.table.copies", "11"),
            ],
            "tavern_cards.table.copies: cards for the starting decks of four players: found 11, \
             allowed 12 to 30",
        ),
        (
            &[("limits.starting_cards.cards[1]", "'bard'")],
            "limits.starting_cards.cards[1]: \"bard\" cannot stand here: no Bard",
        ),
        (
            &[("limits.starting_cards.cards[1]", "'noble'")],
            "limits.starting_cards.cards[1]: found \"noble\", needed bard, barback",
        ),
    ]);
}

#[test]
fn too_few_guests_for_the_display() {
    let three = "{ price = 3, copies = 8, die = '3', pays = 3, points = 2, bonus = 'nothing', \
                 provenance = 'printed' }";
    let four = three.replace("price = 3, copies = 8", "price = 4, copies = 3");
    let error = Draft::released().set("guests", &format!("[{three}, {four}]")).read();
    assert_eq!(
        error.expect_err("three are too few").to_string(),
        "guests: unmarked cards of price 4 and more: found 3, allowed 4 to 208"
    );
}
