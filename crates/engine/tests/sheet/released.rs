//! The standard sheets of old releases stay readable, and a release archives its own.

use engine::sheet::{RELEASED, Sheet};
use std::collections::HashSet;

#[test]
fn every_released_sheet_reads_and_has_the_hash_it_is_listed_with() {
    for released in RELEASED {
        assert_eq!(released.sheet().hash_hex(), released.hash, "{}", released.version);
    }
    let hashes: HashSet<&str> = RELEASED.iter().map(|released| released.hash).collect();
    assert_eq!(hashes.len(), RELEASED.len(), "a sheet is listed once, under its first release");
}

/// Between releases `standard.toml` may hold values that no release had: records then carry them.
#[test]
fn a_release_archives_its_standard_sheet() {
    let changelog = include_str!("../../../../CHANGELOG.md");
    let latest = changelog.lines().find_map(|line| line.strip_prefix("## "));
    let latest = latest.expect("the changelog has a section for every version");
    let hash = Sheet::standard().hash_hex();
    assert!(
        latest == "Unreleased" || RELEASED.iter().any(|released| released.hash == hash),
        "version {latest} has a standard sheet that is not archived: copy \
         crates/engine/src/sheet/standard.toml to crates/engine/src/sheet/released and list it in \
         released.rs with the hash {hash}"
    );
}
