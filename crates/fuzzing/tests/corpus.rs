//! The committed corpora, through the same functions as the fuzz targets.

use std::fs;
use std::path::Path;

#[test]
fn every_committed_input_passes() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for (name, run) in fuzzing::TARGETS {
        let folder = corpora.join(name);
        let mut inputs = 0;
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
            let file = entry.expect("an entry").path();
            run(&fs::read(&file).unwrap_or_else(|error| panic!("{file:?}: {error}")));
            inputs += 1;
        }
        assert!(inputs >= 5, "{name} has only {inputs} inputs");
        println!("{name}: {inputs} inputs");
    }
}

/// Cargo builds the targets only for fuzzing, so that nothing else would notice a stale one.
#[test]
fn every_target_has_a_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let read = |file: &str| fs::read_to_string(folder.join(file)).expect("a file of the targets");
    let manifest = read("Cargo.toml");
    let package = env!("CARGO_PKG_NAME");
    assert!(manifest.contains(&format!("package = \"{package}\", path = \"../crates/fuzzing\"")));
    assert_eq!(manifest.matches("[[bin]]").count(), fuzzing::TARGETS.len());
    for (name, _) in fuzzing::TARGETS {
        let file = format!("fuzz_targets/{name}.rs");
        assert!(manifest.contains(&format!("name = \"{name}\"\npath = \"{file}\"")), "{name}");
        assert!(read(&file).contains(&format!("fuzzing::{name}(data)")), "{name}");
    }
}
