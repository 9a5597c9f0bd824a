//! The rules in the terminal.

use crate::support::{assert_narrow, run};

#[test]
fn rules_are_listed_looked_up_and_searched() {
    let all = run("rules").ok();
    assert!(all.contains("F · Serve the Guests!\n  F1   Reputation first\n"), "{all}");
    let one = run("rules f11 --words de").ok();
    assert!(one.starts_with("F11  Adlige für Bier\n     Du darfst Adlige anwerben"), "{one}");
    let some = run("rules --words schmidt beer merchant once").ok();
    assert!(some.contains("F4   Beer Merchants\n") && !some.contains("F12 "), "{some}");
    for text in [all, one, some] {
        assert_narrow(&text);
    }
    let none = run("rules --words nl zebra");
    assert_eq!(
        (none.code, none.err.as_str()),
        (Some(1), "tiefenthal: Geen regel gaat over “zebra”.\n")
    );
}
