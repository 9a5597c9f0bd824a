//! `copy` and `serve --store`, with a PostgreSQL of its own. Where PostgreSQL is not installed, the tests
//! say so and do nothing.

use crate::backup::kept;
use crate::serve::Served;
use crate::support::{fresh, program, run};
use cluster::{Authority, Cluster, PASSWORD};
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

#[cfg(unix)]
#[test]
fn the_authorities_of_this_machine_vouch_for_a_database() {
    let authority = Authority::new(&fresh("copy-tls"));
    let Some(cluster) = Cluster::start(&authority.serve("localhost")) else { return };
    let database = cluster.database().replace("@127.0.0.1:", "@localhost:");
    let database = format!("{database}?sslmode=verify-full");
    let data = kept("copy-tls-games");
    let copy = |trusted: &std::path::Path| {
        let mut command = program();
        // Where libraries that speak TLS find who is trusted, if it is not the usual place.
        command.env("SSL_CERT_FILE", trusted).arg("copy").arg("--from").arg(&data);
        let output = command.args(["--to", &database]).output().expect("the program");
        (output.status.success(), String::from_utf8(output.stderr).expect("UTF-8"))
    };
    let (done, said) = copy(&data.join("nobody.crt"));
    assert!(!done && said.contains("no trusted authority has signed its certificate"), "{said}");
    let (done, said) = copy(&authority.file());
    assert!(done, "{said}");
}
