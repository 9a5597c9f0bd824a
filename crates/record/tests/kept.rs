//! Games that earlier versions of the program wrote stay readable for ever.

mod support;

use chance::{Salt, Seed, Seeded};
use record::{Checked, Record, Recorder, Replayer, Secret, Verdict, replay, verify};
use std::fs;
use std::path::{Path, PathBuf};
use support::{Policy, file};

/// Every kept record, by its path.
fn records() -> Vec<(PathBuf, String)> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let versions = fs::read_dir(kept).expect("the folder").map(|entry| entry.expect("one").path());
    let files = versions.filter(|path| path.is_dir()).flat_map(|folder| {
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("one").path())
    });
    let records = files.filter(|path| path.extension().is_some_and(|end| end == "jsonl"));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a text");
        (path, text)
    };
    let records: Vec<_> = records.map(read).collect();
    assert!(records.len() >= 5);
    records
}

#[test]
fn every_kept_record_is_read_replayed_and_verified() {
    for (path, text) in records() {
        let name = path.display();
        let record = Record::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let replayed = replay(&record, &mut ()).unwrap_or_else(|e| panic!("{name}: {e}"));
        let finished = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with("fin"));
        assert_eq!(record.end.is_some(), finished, "{name}");
        assert_eq!(replayed.standing.position().is_over(), finished, "{name}");
        let own = name.to_string().contains("own-sheet");
        assert_eq!(text.contains("\"sheet_toml\":\"format = 1"), own, "{name}");
        let verdict = verify(&record).unwrap_or_else(|e| panic!("{name}: {e}"));
        let expected = match (record.header.checked(), verdict) {
            (Checked::ByRules, Verdict::Fair { .. }) => finished,
            (Checked::EventsOnly { rules }, verdict) if finished => {
                verdict == Verdict::OtherRules { rules }
            }
            (_, verdict) => !finished && verdict == Verdict::Unfinished,
        };
        assert!(expected, "{name}: {verdict}");

        let mut lines = text.lines();
        let mut replayer = Replayer::begin(lines.next().expect("a line")).expect("a header");
        for line in lines {
            replayer.push(line).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        assert_eq!(replayer.position(), replayed.standing.position(), "{name}");
        assert_eq!(replayer.end(), record.end.as_ref(), "{name}");
    }
}

/// The secret of an unfinished game, out of the key beside it.
fn secret(path: &Path) -> Secret {
    #[derive(serde::Deserialize)]
    struct Key {
        seed: Seed,
        salt: Salt,
    }
    let key = fs::read_to_string(format!("{}.key", path.display())).expect("a key");
    let Key { seed, salt } = serde_json::from_str(&key).expect("a key");
    Secret { seed, salt }
}

#[test]
fn every_unfinished_record_goes_on_under_its_own_sheet() {
    for (path, text) in records() {
        let record = Record::read(&text).expect("a record");
        if record.end.is_some() || record.header.checked() != Checked::ByRules {
            continue;
        }
        let name = path.display();
        let secret = secret(&path);
        let chance = Seeded::new(&secret.seed, &record.header.nonces);
        let mut recorder = Recorder::resume(&record, chance, &mut ()).expect("goes on");
        assert_eq!(recorder.rules().sheet(), &record.header.sheet, "{name}");
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut policy = Policy::new(5);
        while !recorder.game().is_over() {
            let (seat, action) = policy.choose(&recorder);
            lines.push(recorder.act(seat, &action).expect("listed").0);
        }
        lines.push(recorder.finish(Some(secret)).expect("over"));
        let ended = Record::read(&file(&lines)).unwrap_or_else(|e| panic!("{name}: {e}"));
        let verdict = verify(&ended).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(verdict.is_fair(), "{name}: {verdict}");
        assert_eq!(ended.header.sheet, record.header.sheet, "{name}");
    }
}
