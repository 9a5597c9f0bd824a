//! Encrypted connections to a PostgreSQL with a certificate of its own. Where PostgreSQL is not installed,
//! the tests say so and do nothing.

mod support;

use cluster::{Authority, Cluster, PASSWORD};
use std::path::Path;
use std::time::{Duration, Instant};
use store::{Address, OpenError, Postgres, Shared as _, Store as _};
use support::{GAME, Scratch, append, new_game};

/// An authority, and a PostgreSQL named `localhost` that demands TLS.
fn demanding(folder: &Path) -> Option<(Authority, Cluster)> {
    let authority = Authority::new(&folder.join("right"));
    let cluster = Cluster::start(&authority.serve("localhost"))?;
    Some((authority, cluster))
}

/// A folder that PostgreSQL may look into.
fn open_folder() -> Scratch {
    let folder = Scratch::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

fn open(address: &str) -> Result<Postgres, OpenError> {
    address.parse::<Address>().and_then(|address| Postgres::open(&address))
}

#[track_caller]
fn refused(address: &str, why: &str) {
    let said = open(address).unwrap_err().to_string();
    assert!(said.contains(why), "{address}: {said}");
    assert!(!said.contains(PASSWORD), "{said}");
}

#[test]
fn a_server_must_prove_its_name_to_whoever_asks_for_it() {
    let folder = open_folder();
    let Some((authority, cluster)) = demanding(folder.path()) else { return };
    let by_number = cluster.database();
    let by_name = by_number.replace("@127.0.0.1:", "@localhost:");
    let right = authority.file().display().to_string();
    let wrong = Authority::new(&folder.path().join("wrong")).file().display().to_string();

    open(&format!("{by_name}?sslmode=verify-full&sslrootcert={right}")).unwrap();
    // Whoever names an authority wants it to be asked.
    open(&format!("{by_name}?sslrootcert={}", right.replace('/', "%2F"))).unwrap();
    refused(
        &format!("{by_number}?sslmode=verify-full&sslrootcert={right}"),
        "address it by a name in its certificate",
    );
    for unknown in [&format!("&sslrootcert={wrong}"), ""] {
        refused(
            &format!("{by_name}?sslmode=verify-full{unknown}"),
            "no trusted authority has signed its certificate; name the file of yours with sslrootcert=FILE",
        );
    }
    for anybody in ["require", "prefer"] {
        open(&format!("{by_number}?sslmode={anybody}")).unwrap();
    }
    for plain in ["", "?sslmode=disable"] {
        refused(
            &format!("{by_number}{plain}"),
            "if it demands TLS, add sslmode=verify-full to the address",
        );
    }
}

#[test]
fn an_authority_does_not_serve_itself() {
    let folder = open_folder();
    let authority = Authority::new(&folder.path().join("itself"));
    let Some(cluster) = Cluster::start(&authority.serve_itself()) else { return };
    let address = cluster.database().replace("@127.0.0.1:", "@localhost:");
    let file = authority.file();
    refused(
        &format!("{address}?sslrootcert={}", file.display()),
        "let that sign another for the server, or accept any with sslmode=require",
    );
    open(&format!("{address}?sslmode=require")).unwrap();
}

#[test]
fn a_server_may_vouch_for_itself_to_whoever_has_its_certificate() {
    let folder = open_folder();
    let itself = Authority::of_itself(&folder.path().join("snakeoil"), "localhost");
    let Some(cluster) = Cluster::start(&itself.serve_itself()) else { return };
    let address = cluster.database().replace("@127.0.0.1:", "@localhost:");
    open(&format!("{address}?sslrootcert={}", itself.file().display())).unwrap();
    refused(&format!("{address}?sslmode=verify-full"), "no trusted authority");
}

#[test]
fn every_connection_is_encrypted() {
    let folder = open_folder();
    let Some((authority, cluster)) = demanding(folder.path()) else { return };
    let address = cluster.database();
    let name = address.rsplit('/').next().unwrap();
    let file = authority.file();
    let by_name = address.replace("@127.0.0.1:", "@localhost:");
    let store = open(&format!("{by_name}?sslrootcert={}", file.display())).unwrap();
    store.listen(std::sync::Arc::new(|_| {}));
    store.create(new_game(GAME, "0")).unwrap();
    store.append(append(GAME, 1, "1")).unwrap();
    assert_eq!(store.read(GAME, 0).unwrap().len(), 2);
    let count = |encrypted: &str| {
        let sql = format!(
            "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
             WHERE application_name = 'tiefenthal' AND {encrypted}"
        );
        cluster.sql(name, &sql).parse::<u32>().unwrap()
    };
    // At least one that writes, one that reads, one that listens, one that tells and one that lives.
    let start = Instant::now();
    while count("ssl") < 5 {
        assert!(start.elapsed() < Duration::from_secs(20), "{} connections", count("ssl"));
    }
    assert_eq!(count("NOT ssl"), 0);
}

#[test]
fn a_server_without_tls_is_refused_by_whoever_wants_it() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database();
    for mode in ["require", "verify-full"] {
        refused(&format!("{address}?sslmode={mode}"), "it offers no TLS; set ssl = on there");
    }
    for mode in ["prefer", "disable"] {
        open(&format!("{address}?sslmode={mode}")).unwrap();
    }
}

#[test]
fn what_cannot_be_meant_is_said() {
    let folder = Scratch::new();
    let empty = folder.path().join("empty.crt");
    std::fs::write(&empty, "").unwrap();
    let empty = format!("sslrootcert={}", empty.display());
    for (wish, why) in [
        ("sslmode=verify-ca", "sslmode must be disable, prefer, require or verify-full"),
        ("sslmode=", "sslmode must be disable, prefer, require or verify-full"),
        ("sslmode=require&sslrootcert=/x", "sslrootcert needs sslmode=verify-full"),
        ("sslrootcert=/no/such/file", "sslrootcert=/no/such/file: "),
        (&empty, "no certificate is in it"),
    ] {
        refused(&format!("postgres://ann:{PASSWORD}@db.example/games?{wish}"), why);
    }
}
