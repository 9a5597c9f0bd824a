//! A damaged record is refused, with the line where it is damaged.

use crate::support::{Way, file, play, rules};
use proptest::prelude::*;
use record::{Reason, Record};
use std::sync::OnceLock;

fn lines() -> &'static [String] {
    static LINES: OnceLock<Vec<String>> = OnceLock::new();
    LINES.get_or_init(|| play(rules(), &Way { undo: 12, ..Way::new(3, 4, 21) }))
}

/// The line, from 1, of a byte of the file.
fn line_of(text: &[u8], at: usize) -> usize {
    text[..at].iter().filter(|&&byte| byte == b'\n').count() + 1
}

#[test]
fn every_change_of_a_byte_of_a_short_record_is_refused() {
    let way = Way { undo: 5, lines: 14, ..Way::new(2, 2, 8) };
    let text = file(&play(rules(), &way)).into_bytes();
    assert!(Record::read_from(&text[..]).is_ok());
    for at in 0..text.len() {
        for flip in [0x01, 0x20, 0x80, text[at] ^ b'\n'] {
            if flip == 0 {
                continue;
            }
            let mut damaged = text.clone();
            damaged[at] ^= flip;
            let error = Record::read_from(&damaged[..]).expect_err("a changed byte");
            assert_eq!(error.line, line_of(&text, at), "byte {at}: {error}");
        }
    }
}

#[test]
fn a_missing_doubled_or_moved_line_is_refused_where_it_is() {
    let all = lines();
    let error = |lines: Vec<String>| Record::read(&file(&lines)).expect_err("damaged");
    for at in 1..all.len() - 1 {
        let mut without = all.to_vec();
        without.remove(at);
        let refused = error(without);
        assert_eq!((refused.line, &refused.reason), (at + 1, &Reason::WrongHash));

        let mut doubled = all.to_vec();
        doubled.insert(at, all[at].clone());
        let refused = error(doubled);
        assert_eq!((refused.line, &refused.reason), (at + 2, &Reason::WrongHash));

        let mut swapped = all.to_vec();
        swapped.swap(at, at + 1);
        let refused = error(swapped);
        assert_eq!((refused.line, &refused.reason), (at + 1, &Reason::WrongHash));
    }
    let refused = error(all[1..].to_vec());
    assert_eq!(refused.line, 1);
    assert!(matches!(refused.reason, Reason::Json(_)), "{refused}");
    // What follows the end is refused even if it is a copy of it.
    let mut twice = all.to_vec();
    twice.extend(all.last().cloned());
    assert_eq!(error(twice).line, all.len() + 1);
}

#[test]
fn a_line_of_another_game_is_refused() {
    let other = play(rules(), &Way { undo: 12, ..Way::new(3, 4, 22) });
    let mut mixed = lines().to_vec();
    mixed[9].clone_from(&other[9]);
    let refused = Record::read(&file(&mixed)).expect_err("mixed");
    assert_eq!((refused.line, refused.reason), (10, Reason::WrongHash));
}

#[test]
fn other_line_ends_and_blank_lines_are_refused() {
    let text = file(&lines()[..5]);
    let windows = Record::read(&text.replace('\n', "\r\n")).expect_err("CRLF");
    assert_eq!((windows.line, windows.reason), (1, Reason::NoHash));
    let blank = Record::read(&format!("{text}\n")).expect_err("a blank line");
    assert_eq!((blank.line, blank.reason), (6, Reason::NoHash));
    let empty = Record::read("").expect_err("nothing");
    assert_eq!((empty.line, empty.reason), (1, Reason::Empty));
}

#[test]
fn a_cut_line_is_refused_and_a_cut_file_is_unfinished() {
    let text = file(lines());
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    let whole = ends.len();
    for (before, &end) in ends.iter().enumerate() {
        let record = Record::read(&text[..end]).expect("whole lines");
        assert_eq!(record.entries.len() + 1 + record.end.is_some() as usize, before + 1);
        assert_eq!(record.end.is_some(), before + 1 == whole);
        let start = if before == 0 { 0 } else { ends[before - 1] };
        // The line feed alone, the hash, the middle, the first byte.
        for cut in [end - 1, end - 2, end - 40, (start + end) / 2, start + 1] {
            let refused = Record::read_from(&text.as_bytes()[..cut]).expect_err("a cut line");
            assert_eq!((refused.line, refused.reason), (before + 1, Reason::Truncated));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_changed_byte_anywhere_is_refused(place in any::<prop::sample::Index>(), flip in 1u8..) {
        let text = file(lines()).into_bytes();
        let at = place.index(text.len());
        let mut damaged = text.clone();
        damaged[at] ^= flip;
        let error = Record::read_from(&damaged[..]).expect_err("a changed byte");
        prop_assert_eq!(error.line, line_of(&text, at));
    }

    #[test]
    fn a_byte_more_or_less_is_refused(place in any::<prop::sample::Index>(), byte: u8) {
        let text = file(lines()).into_bytes();
        let at = place.index(text.len());
        let mut more = text.clone();
        more.insert(at, byte);
        prop_assert!(Record::read_from(&more[..]).is_err());
        let mut less = text;
        less.remove(at);
        prop_assert!(Record::read_from(&less[..]).is_err());
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Record::read_from(&bytes[..]).is_err());
    }

    #[test]
    fn no_text_like_a_record_panics(text in "[{}\\[\\]\",:a-z0-9\\n]{0,200}") {
        prop_assert!(Record::read(&text).is_err());
    }
}
