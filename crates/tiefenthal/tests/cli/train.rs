//! `tiefenthal train`.

use crate::support::{assert_narrow, fresh, run};
use std::fs;
use std::path::Path;

#[test]
fn training_can_be_stopped_and_taken_up_again() {
    let directory = fresh("train");
    let name = directory.display();
    let out = run(&format!("train --out {name} --games 3 --batch 3 --threads 2")).ok();
    assert!(out.contains("generation   0:      3 games"), "{out}");
    let value = fs::read_to_string(directory.join("value.txt")).expect("weights");
    let curve = fs::read_to_string(directory.join("curve.svg")).expect("a picture");
    assert!(curve.starts_with("<svg") && curve.trim_end().ends_with("</svg>"));

    let out = run(&format!("train --resume {name} --games 1 --minutes 5 --threads 1")).ok();
    assert!(out.contains("generation   1:      1 games"), "{out}");
    assert_ne!(fs::read_to_string(directory.join("value.txt")).expect("weights"), value);
    let table = fs::read_to_string(directory.join("generations.csv")).expect("a table");
    assert_eq!(table.lines().count(), 3, "{table}");

    let whole = fresh("train-whole");
    run(&format!("train --out {} --games 4 --batch 3 --threads 2", whole.display())).ok();
    for file in ["value.txt", "seen.bin", "generations.csv"] {
        let read = |folder: &Path| fs::read(folder.join(file)).expect("a file");
        assert!(
            read(&directory) == read(&whole),
            "{file} differs though nothing was learned between"
        );
    }

    let again = fresh("train-again");
    run(&format!("train --out {} --games 3 --batch 3 --threads 1", again.display())).ok();
    let other = fs::read_to_string(again.join("value.txt")).expect("weights");
    assert_eq!(other, value, "another number of threads learns the same");

    for file in ["value.txt", "seen.bin", "generations.csv"] {
        let (kept, strange) = (again.join(file), fs::read(whole.join(file)).expect("a file"));
        let own = fs::read(&kept).expect("a file");
        fs::write(&kept, strange).expect("a file");
        let refusal = run(&format!("train --resume {}", again.display())).refused(1);
        assert!(refusal.contains("not of the same generation"), "{file}: {refusal}");
        fs::write(&kept, own).expect("a file");
    }
}

#[test]
fn training_without_a_place_for_it_is_refused() {
    assert!(run("train").refused(1).contains("--out"));
    let missing = fresh("train-missing");
    let refusal = run(&format!("train --resume {}", missing.display())).refused(1);
    assert!(refusal.contains("train-missing"), "{refusal}");
    fs::create_dir_all(&missing).expect("a directory");
    fs::write(missing.join("value.txt"), "weights").expect("a file");
    let refusal = run(&format!("train --resume {}", missing.display())).refused(1);
    assert!(refusal.contains("not a file of weights"), "{refusal}");
    assert_narrow(&run("help train").ok());
}
