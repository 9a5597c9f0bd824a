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
