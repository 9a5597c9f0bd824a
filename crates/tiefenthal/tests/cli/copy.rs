//! `copy` and `serve --store`, with a PostgreSQL of its own. Where PostgreSQL is not installed, the tests
//! say so and do nothing.

use crate::backup::kept;
use crate::serve::Served;
use crate::support::{fresh, run};
use cluster::{Cluster, PASSWORD};
use std::fs;

#[test]
fn games_move_to_a_database_and_back() {
    let Some(cluster) = Cluster::shared() else { return };
    let (data, database) = (kept("copy"), cluster.database());
    let name = data.display();
    let said = run(&format!("copy --from {name} --to {database}")).ok();
    assert!(said.starts_with("5 games with "), "{said}");
    assert!(said.ends_with("both stores hold the same\n"), "{said}");
    let again = run(&format!("copy --from {name} --to {database}")).ok();
    assert_eq!(again, format!("{said}5 games were there before\n"));
    let back = fresh("copy-back");
    fs::create_dir_all(&back).expect("a folder");
    let returned = run(&format!("copy --from {database} --to {}/games.db", back.display())).ok();
    assert_eq!(returned, said);
    drop(Served::start("serve --no-open --port 0", &back));
    // A server that plays on with the database serves the same games.
    let served = Served::start(&format!("serve --no-open --port 0 --store {database}"), &data);
    let place = &served.place;
    assert!(place.starts_with("Games are saved in postgres://127.0.0.1:"), "{place}");
    assert!(!place.contains(PASSWORD));
}

#[test]
fn a_database_that_cannot_be_used_is_named_without_its_password() {
    let nowhere = "postgres://ann:secret@127.0.0.1:1/games";
    let data = fresh("copy-nowhere");
    let refused = run(&format!("serve --no-open --data {} --store {nowhere}", data.display()));
    let refused = refused.refused(1);
    assert!(refused.starts_with("cannot reach postgres://127.0.0.1:1/games: "), "{refused}");
    let refused = run("serve --no-open --store postgres://ann:secret@").refused(1);
    assert!(refused.starts_with("not the address of a database"), "{refused}");
    let name = data.display();
    let refused = run(&format!("copy --from {name}/nothing --to {nowhere}")).refused(1);
    assert_eq!(refused, format!("there are no games in {name}/nothing"));
    let refused = run(&format!("copy --from {nowhere} --to {nowhere}")).refused(1);
    assert_eq!(refused, "--from and --to are the same store");
}
