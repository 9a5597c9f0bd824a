//! The form of a record: what the first line needs, what the limits are, one spelling only.

use crate::support::{Way, file, names, open, play, promise, rules, seal};
use chance::Fast;
use engine::model::Seat;
use engine::sheet::{RELEASED, Sheet};
use engine::{Rules, Setup, SetupError};
use record::{
    Error, Fairness, Format, Limits, MAX_NAME, Reader, Reason, Record, Recorder, Undo, Verdict,
    Writer, verify,
};
use std::sync::{Arc, OnceLock};

fn lines() -> &'static [String] {
    static LINES: OnceLock<Vec<String>> = OnceLock::new();
    LINES.get_or_init(|| play(rules(), &Way { lines: 6, ..Way::new(2, 1, 3) }))
}

/// Why a forged record is refused when it is read.
fn refused(line: usize, from: &str, to: &str) -> Reason {
    let mut objects = open(lines());
    assert!(objects[line].contains(from), "{from} is not in {}", objects[line]);
    objects[line] = objects[line].replacen(from, to, 1);
    let error = Record::read(&seal(&objects)).expect_err("refused");
    assert_eq!(error.line, line + 1, "{error}");
    error.reason
}

fn is_json(reason: &Reason, word: &str) -> bool {
    matches!(reason, Reason::Json(text) if text.contains(word))
}

#[test]
fn another_format_or_version_is_named() {
    assert_eq!(refused(0, "tiefenthal-record", "tiefenthal-sheet"), Reason::OtherFormat);
    assert_eq!(refused(0, "\"version\":1", "\"version\":0"), Reason::OtherVersion { version: 0 });
    // A later version may have other members and other hashes.
    let later = "{\"format\":\"tiefenthal-record\",\"version\":4,\"seal\":1}\n";
    let error = Record::read(later).expect_err("a later version");
    assert_eq!(
        error.to_string(),
        "line 1: version 4 of the format; this program reads up to version 3"
    );
}

#[test]
fn unknown_missing_and_doubled_members_are_refused() {
    assert!(is_json(&refused(0, "\"names\"", "\"mood\":1,\"names\""), "unknown field `mood`"));
    assert!(is_json(&refused(1, "\"chance\"", "\"mood\":1,\"chance\""), "unknown field `mood`"));
    assert!(is_json(&refused(1, "\"seat\":1,", ""), "missing field `seat`"));
    assert!(is_json(&refused(1, "\"n\":1", "\"n\":1,\"n\":1"), "duplicate field `n`"));
    // serde takes these for nothing; the spelling gives them away.
    assert_eq!(refused(0, "\"sheet_toml\":null,", ""), Reason::NotCanonical);
    assert_eq!(refused(0, ",\"late_refill\":false", ""), Reason::NotCanonical);
    let inside = refused(0, "{\"guest_laid\":{", "{\"guest_laid\":{\"mood\":1,");
    assert_eq!(inside, Reason::NotCanonical);
}

#[test]
fn there_is_one_spelling() {
    assert_eq!(refused(1, "\"n\":1,", "\"n\": 1,"), Reason::NotCanonical);
    assert_eq!(refused(1, "\"events\"", "\"\\u0065vents\""), Reason::NotCanonical);
    assert_eq!(refused(0, "Änne", "\\u00c4nne"), Reason::NotCanonical);
    let upper = promise(3, 2).0.commitment.to_string().to_uppercase();
    assert_eq!(refused(0, &upper.to_lowercase(), &upper), Reason::NotCanonical);
}

#[test]
fn lines_are_numbered() {
    assert_eq!(refused(2, "\"n\":2", "\"n\":3"), Reason::Number { expected: 2, found: 3 });
    assert_eq!(refused(2, "\"n\":2", "\"n\":1"), Reason::Number { expected: 2, found: 1 });
}

#[test]
fn an_action_has_one_spelling_too() {
    let with = |text: &str| {
        let mut objects = open(lines());
        let from = objects[1].find("\"do\":\"").expect("an action") + 6;
        let to = objects[1].find("\",\"chance\"").expect("an end");
        objects[1].replace_range(from..to, text);
        Record::read(&seal(&objects))
    };
    let error = with("dance").expect_err("no action");
    assert_eq!(error.line, 2);
    assert!(matches!(error.reason, Reason::Action(_)), "{error}");
    for spelling in ["Keep", " keep", "keep "] {
        let error = with(spelling).expect_err("another spelling");
        assert_eq!((error.line, error.reason), (2, Reason::NotCanonical), "{spelling:?}");
    }
    assert!(with("keep").is_ok());
}

fn begin(setup: Setup, names: &[String], fairness: Option<&Fairness>) -> Result<String, Error> {
    Recorder::begin(Format::Plain, rules(), &setup, names, fairness, Fast::new(1))
        .map(|begun| begun.1)
}

#[test]
fn a_writer_refuses_what_a_reader_would() {
    let setup = Setup::new(2, 1);
    let reason = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        begin(setup, &names, None).err().map(|error| (error.line, error.reason))
    };
    assert_eq!(reason(&["A", &"ü".repeat(MAX_NAME)]), None);
    assert_eq!(reason(&["A"]), Some((1, Reason::NotEveryName)));
    assert_eq!(reason(&["A", ""]), Some((1, Reason::BadName { seat: 1 })));
    assert_eq!(reason(&["A\u{7}", "B"]), Some((1, Reason::BadName { seat: 0 })));
    let long = "a".repeat(MAX_NAME + 1);
    assert_eq!(reason(&["A", &long]), Some((1, Reason::BadName { seat: 1 })));
    let error = begin(Setup::new(5, 1), &names(2), None).expect_err("five players");
    assert_eq!(error.reason, Reason::Setup(SetupError::Players(5)));
    let error = begin(setup, &names(2), Some(&promise(1, 3).0)).expect_err("three nonces");
    assert_eq!(error.reason, Reason::Uncommitted);
}

#[test]
fn a_reader_refuses_what_a_writer_would() {
    assert_eq!(refused(0, "\"Änne\",", ""), Reason::NotEveryName);
    assert_eq!(refused(0, "Änne", ""), Reason::BadName { seat: 0 });
    assert_eq!(refused(0, "Änne", "\\u0007"), Reason::BadName { seat: 0 });
    let Reason::Json(level) = refused(0, "\"level\":1", "\"level\":6") else {
        panic!("level 6 was read");
    };
    assert!(level.contains("S1: level 6; the levels are 1 to 5"), "{level}");
    assert_eq!(refused(0, "[\"\",", "["), Reason::Uncommitted);
    let commitment = format!("\"{}\"", promise(3, 2).0.commitment);
    assert_eq!(refused(0, &commitment, "null"), Reason::Uncommitted);
    let sheet = RELEASED[0].hash;
    assert_eq!(refused(0, sheet, &sheet.replace('6', "7")), Reason::UnknownSheet);
}

/// A sheet that differs from the standard one in the price of a Table.
fn other_sheet() -> Sheet {
    let standard = Sheet::standard();
    let mut sheet = standard.clone();
    sheet.tavern_cards[0].price += 1;
    let sheet = Sheet::read(&sheet.to_toml()).expect("a sheet");
    assert_ne!(sheet.hash, standard.hash);
    sheet
}

#[test]
fn another_sheet_travels_with_the_record() {
    let sheet = other_sheet();
    let lines = play(Arc::new(Rules::new(sheet.clone())), &Way::new(2, 5, 4));
    let record = Record::read(&file(&lines)).expect("a record");
    assert_eq!(record.header.sheet, sheet);
    assert!(matches!(verify(&record), Ok(Verdict::Fair { .. })));
    assert!(lines[0].contains("\"sheet_toml\":\"format = 1"));

    // The sheet must be the one that is named, and readable.
    let refused = |from: &str, to: &str| {
        let mut objects = open(&lines[..1]);
        assert!(objects[0].contains(from), "{from}");
        objects[0] = objects[0].replacen(from, to, 1);
        Record::read(&seal(&objects)).expect_err("refused").reason
    };
    assert_eq!(refused(&sheet.hash_hex(), &"0".repeat(64)), Reason::OtherSheet);
    assert!(matches!(
        refused("\"sheet_toml\":\"format = 1", "\"sheet_toml\":\"form = 1"),
        Reason::Sheet(_)
    ));
    let standard = Sheet::standard().hash_hex();
    assert_eq!(refused(&sheet.hash_hex(), &standard), Reason::OtherSheet);
}

#[test]
fn long_lines_are_refused_before_they_are_read() {
    let header = format!("{}\n", "x".repeat(Limits::HEADER + 1));
    let error = Record::read(&header).expect_err("long");
    assert_eq!((error.line, error.reason), (1, Reason::LineTooLong { limit: Limits::HEADER }));
    for length in [Limits::LINE + 1, Limits::LINE + 2, 10 * Limits::LINE] {
        for end in ["", "\n"] {
            let text = file(&lines()[..2]) + &"x".repeat(length) + end;
            let error = Record::read(&text).expect_err("long");
            assert_eq!(
                (error.line, error.reason),
                (3, Reason::LineTooLong { limit: Limits::LINE })
            );
        }
    }
    let text = file(&lines()[..2]) + &"x".repeat(Limits::LINE);
    let error = Record::read(&(text.clone() + "\n")).expect_err("no hash");
    assert_eq!((error.line, error.reason), (3, Reason::NoHash));
    assert_eq!(Record::read(&text).expect_err("cut").reason, Reason::Truncated);
}

#[test]
fn a_record_has_a_limited_number_of_lines() {
    let mut reader = Reader::new();
    reader.push(&lines()[0]).expect("a header");
    let record = reader.clone().finish().expect("a record");
    let mut writer = Writer::resume(&record).expect("these rules");
    let undo = Undo { seat: Seat::ALL[0], to: 1 };
    for _ in 1..Limits::LINES {
        reader.push(&writer.undo(undo).expect("room")).expect("room");
    }
    let error = writer.undo(undo).expect_err("full");
    let full = Reason::TooManyLines { limit: Limits::LINES };
    assert_eq!((error.line, &error.reason), (Limits::LINES + 1, &full));
    let error = reader.push("{}").expect_err("full");
    assert_eq!((error.line, error.reason), (Limits::LINES + 1, full));
}

#[test]
fn a_record_has_a_limited_size() {
    let mut reader = Reader::new();
    reader.push(&lines()[0]).expect("a header");
    let record = reader.clone().finish().expect("a record");
    let mut writer = Writer::resume(&record).expect("these rules");
    let close = engine::Action::Close;
    let events = vec![engine::Event::Done; 9_000];
    let mut bytes = lines()[0].len() + 1;
    let error = loop {
        match writer.decision(Seat::ALL[0], &close, &[], &events) {
            Ok(line) => {
                bytes += line.len() + 1;
                reader.push(&line).expect("room");
            }
            Err(error) => break error,
        }
    };
    assert_eq!(error.reason, Reason::TooLarge { limit: Limits::BYTES });
    assert!(bytes <= Limits::BYTES && bytes + Limits::LINE > Limits::BYTES, "{bytes}");
    let long = vec![engine::Event::Done; 10_000];
    let mut fresh = Writer::resume(&record).expect("these rules");
    let error = fresh.decision(Seat::ALL[0], &close, &[], &long).expect_err("long");
    assert_eq!((error.line, error.reason), (2, Reason::LineTooLong { limit: Limits::LINE }));
    assert_eq!(fresh.next_number(), 1);
}

#[test]
fn an_unreadable_file_is_no_panic() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::PermissionDenied.into())
        }
    }
    let error = Record::read_from(std::io::BufReader::new(Broken)).expect_err("unreadable");
    assert_eq!(error.to_string(), "line 1: cannot be read: permission denied");
}
