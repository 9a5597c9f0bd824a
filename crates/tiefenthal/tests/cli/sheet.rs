//! `tiefenthal sheet`.

use crate::support::{Ran, assert_narrow, file, run};
use engine::sheet::{RELEASED, Sheet};
use serde_json::json;

/// Shows the first released sheet, whose values never change.
fn released(test: &str, options: &str) -> Ran {
    let path = file(test, RELEASED[0].sheet().to_toml());
    run(&format!("sheet {options} --sheet {}", path.display()))
}

#[test]
fn the_table_tells_provenance_counts_and_hash() {
    assert!(run("sheet").ok().contains(&Sheet::standard().hash_hex()));
    let table = released("sheet-table", "").ok();
    assert_narrow(&table);
    let row = |start: &str| {
        let line = table.lines().find(|line| line.starts_with(start)).expect("a row");
        line.split_whitespace().collect::<Vec<_>>()
    };
    assert_eq!(row("brewer "), ["brewer", "16", "6", "0", "reconstructed"]);
    assert_eq!(row("dishwasher    "), ["dishwasher", "16", "3", "0", "reconstructed"]);
    assert_eq!(row("[1]          bard,").last(), Some(&"disputed"));
    let guest = "[22]        7       1  ?       5       4  3 thalers               reconstructed";
    assert!(table.lines().any(|line| line == guest), "{table}");
    assert!(table.contains("144 entries: 29 printed, 7 deduced, 107 reconstructed, 1 disputed"));
    assert!(table.contains(RELEASED[0].hash));
    assert!(table.contains("but your box may show other\nnumbers"));
}

#[test]
fn json_has_every_entry() {
    let standard = Sheet::standard();
    assert_eq!(run("sheet --json").json()["hash"], json!(standard.hash_hex()));
    let sheet = released("sheet-json", "--json").json();
    assert_eq!(sheet["name"], json!(standard.name));
    assert_eq!(sheet["hash"], json!(RELEASED[0].hash));
    let counts = json!({"printed": 29, "deduced": 7, "reconstructed": 107, "disputed": 1});
    assert_eq!(sheet["provenance"], counts);
    let entries = sheet["entries"].as_array().expect("entries");
    assert_eq!(entries.len(), standard.entries.len());
    let entry = |name: &str| {
        entries.iter().find(|entry| entry["name"] == name).unwrap_or_else(|| panic!("{name}"))
    };
    let noble = json!({"copies": 61, "die": "2", "pays": 2, "points": 10, "prices": [9, 14, 18]});
    assert_eq!(entry("noble")["values"], noble);
    assert_eq!(entry("noble")["provenance"], "printed");
    assert_eq!(entry("guests[29]")["values"]["marked"], true);
    assert_eq!(entry("start_cards[5]")["values"]["items"], json!(["server", "upgrade server"]));
    assert_eq!(entry("limits.schnapps")["note"], "tokens");
}

#[test]
fn the_printed_file_reads_as_the_same_sheet() {
    let text = run("sheet --toml").ok();
    assert_eq!(text, Sheet::standard_text());
    let path = file("sheet-copy", text.replace("standard sheet", "mine"));
    let again = run(&format!("sheet --toml --sheet {}", path.display())).ok();
    let sheet = Sheet::read(&again).expect("a sheet");
    assert_eq!(sheet.hash, Sheet::standard().hash);
    assert_eq!(sheet.name, "The Taverns of Tiefenthal, mine");
}

#[test]
fn another_sheet_is_shown_and_played() {
    let text = Sheet::standard_text().replace("points = 10, prices", "points = 20, prices");
    let path = file("sheet-other", &text);
    let shown = run(&format!("sheet --sheet {}", path.display())).ok();
    let hash = Sheet::read(&text).expect("a sheet").hash_hex();
    assert!(shown.contains(&hash) && hash != Sheet::standard().hash_hex());
    let common = "simulate --games 20 --level 3 --json";
    let [standard, other] = ["", &format!(" --sheet {}", path.display())]
        .map(|sheet| run(&format!("{common}{sheet}")).json());
    assert_eq!(other["sheet"]["hash"], json!(hash));
    // The players take no notice of points: the games are the same, the Nobles count double.
    assert_eq!(standard["decisions"], other["decisions"]);
    let nobles = |report: &serde_json::Value| report["points"]["nobles"]["mean"].as_f64();
    assert_eq!(nobles(&standard).map(|mean| 2.0 * mean), nobles(&other));
}

#[test]
fn a_sheet_cannot_play_with_the_terminal() {
    let text = Sheet::standard_text().replacen("name = \"The", "name = \"\\u001b[2JThe", 1);
    let path = file("sheet-escape", text);
    for command in ["sheet", "simulate --games 1"] {
        let shown = run(&format!("{command} --sheet {}", path.display())).ok();
        assert!(!shown.contains('\u{1b}') && shown.contains(" [2JThe Taverns"), "{shown}");
    }
}

#[test]
fn check_accepts_a_sound_sheet() {
    let path = file("sheet-sound", Sheet::standard_text());
    let said = run(&format!("sheet --check {}", path.display())).ok();
    assert!(said.contains("valid, 144 entries"), "{said}");
    assert!(said.contains(&Sheet::standard().hash_hex()));
}

#[test]
fn check_names_the_faulty_entry() {
    let standard = Sheet::standard_text();
    let format = standard.lines().position(|line| line == "format = 1").expect("a line") + 1;
    for (name, text, word) in [
        ("die", standard.replacen("die = \"3\"", "die = \"9\"", 1), "guests[0].die: "),
        (
            "price",
            standard.replacen("price = 9,", "price = 900,", 1),
            "upgrades.dishwasher.price: ",
        ),
        ("gone", standard.replacen("limits.schnapps  ", "#", 1), "limits.schnapps: missing"),
        (
            "toml",
            standard.replacen("format = 1", "format = ", 1),
            &format!("line {format}, column 10: "),
        ),
        ("empty", String::new(), "is empty"),
    ] {
        let path = file(&format!("sheet-{name}"), text);
        let said = run(&format!("sheet --check {}", path.display())).refused(1);
        assert!(said.starts_with(&path.display().to_string()), "{said}");
        assert!(said.contains(word), "{name}: {said}");
        // A sheet that is no good is not used either.
        assert_eq!(run(&format!("sheet --sheet {}", path.display())).refused(1), said);
        assert_eq!(run(&format!("simulate --sheet {}", path.display())).refused(1), said);
    }
}
