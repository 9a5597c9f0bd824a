//! `backup` and `salvage`, with a server that runs.

use crate::serve::Served;
use crate::support::{fresh, run};
use std::fs;
use std::path::Path;

/// The database that version 0.1.0 wrote, in a folder of its own.
pub(crate) fn kept(test: &str) -> std::path::PathBuf {
    let data = fresh(test);
    fs::create_dir_all(&data).expect("a folder");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/kept/0.1.0/games.db");
    fs::write(data.join("games.db"), fs::read(kept).expect("it is kept")).expect("a copy");
    data
}

#[test]
fn games_are_copied_while_the_server_runs() {
    let data = kept("backup");
    let (name, copy) = (data.display(), data.join("copy.db"));
    let served = Served::start("serve --no-open --port 0", &data);
    let said = run(&format!("backup --data {name} {name}/copy.db")).ok();
    let bytes = fs::metadata(&copy).expect("the copy").len();
    let expected = format!("5 games saved in {name}/copy.db ({bytes} bytes, every page checked)\n");
    assert_eq!(said, expected);
    let again = run(&format!("backup --data {name} {name}/copy.db")).refused(1);
    assert_eq!(again, format!("{name}/copy.db already exists; choose another name"));
    let salvaged = run(&format!("salvage {name}/games.db")).refused(1);
    assert!(salvaged.ends_with("games.db is in use by another process"), "{salvaged}");
    drop(served);
    // The copy is a database like any other.
    let restored = fresh("backup-restored");
    fs::create_dir_all(&restored).expect("a folder");
    fs::rename(copy, restored.join("games.db")).expect("moved");
    drop(Served::start("serve --no-open --port 0", &restored));
}

#[test]
fn a_backup_needs_games() {
    let data = fresh("backup-nothing");
    fs::create_dir_all(&data).expect("a folder");
    let name = data.display();
    let said = run(&format!("backup --data {name} {name}/copy.db")).refused(1);
    assert_eq!(said, format!("{name}/games.db does not exist; check the name"));
}

#[test]
fn what_can_be_read_is_saved_and_the_rest_is_listed() {
    let data = kept("salvage");
    let (name, file) = (data.display(), data.join("games.db"));
    assert_eq!(
        run(&format!("salvage {name}/games.db")).ok(),
        format!("5 games saved in {name}/games-salvaged.db\n")
    );
    let mut damaged = fs::read(&file).expect("the database");
    let middle = damaged.len() / 2 / 4096 * 4096;
    damaged[middle..][..200].fill(0xa5);
    fs::write(&file, &damaged).expect("damaged");
    let ran = run(&format!("salvage {name}/games.db --to {name}/rest.db"));
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains(" games saved in ") && ran.out.lines().count() > 1, "{}", ran.out);
    assert!(ran.err.contains("not everything could be saved"), "{}", ran.err);
    assert_eq!(fs::read(&file).expect("it"), damaged, "left alone");
    drop(run(&format!("backup --data {name} {name}/copy.db")).refused(1));
    fs::write(&file, "no database").expect("overwritten");
    let said = run(&format!("salvage {name}/games.db --to {name}/none.db")).refused(1);
    assert!(said.ends_with("games.db is not an SQLite database"), "{said}");
}

#[cfg(unix)]
#[test]
fn the_folder_and_its_files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = fresh("serve-modes");
    let served = Served::start("serve --no-open --port 0", &data);
    let mode = |path: &Path| fs::metadata(path).expect("it").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for entry in fs::read_dir(&data).expect("the folder") {
        let path = entry.expect("a file").path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    assert!(data.join("server.json").exists());
    drop(served);
    // A folder that the user chose stays as it is.
    fs::set_permissions(&data, fs::Permissions::from_mode(0o750)).expect("set");
    drop(Served::start("serve --no-open --port 0", &data));
    assert_eq!(mode(&data), 0o750);
}
