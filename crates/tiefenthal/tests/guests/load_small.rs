//! A few tables at a fixed rate: every number is checked, and no time.

use crate::gathering::fresh;
use load::drive::{self, Crowd, Pace};
use load::{Browser, Company, Party, Program, advance};
use std::path::Path;
use std::time::Duration;
use store::{Sqlite, Store as _};

#[tokio::test]
async fn everybody_sees_every_step_of_games_under_way() {
    let data = fresh("load");
    let program = Path::new(env!("CARGO_BIN_EXE_tiefenthal"));
    let running = Program::start(program, &data).expect("the program");
    let party = Party { level: 5, people: 4, bots: Vec::new(), spectators: 1 };
    let mut companies = Vec::new();
    for _ in 0..4 {
        let company = Company::meet(&Browser::new(running.address), &party).await;
        companies.push(company.expect("a company"));
    }
    running.stop().expect("stopped");
    let store = Sqlite::open(data.join("games.db")).expect("a database");
    for (luck, company) in (0..).zip(&companies) {
        let there = |table: &table::Table| table.position().round >= 3;
        advance(&store, &company.game, luck, there).expect("played on");
    }
    drop(store);
    let running = Program::start(program, &data).expect("the program");
    companies.iter_mut().for_each(|company| company.moved_to(running.address));
    let mut seated = drive::seat(&companies).await.expect("seated");
    let pace = Pace { rate: 20, time: Duration::from_secs(2), crowd: Crowd::Patient };
    let report = seated.play(pace).await.expect("played");
    assert_eq!((report.sockets, report.done, report.refused), (20, 40, 0), "{report}");
    assert_eq!(report.faults, Vec::<String>::new());
    let metrics = running.metrics().expect("metrics");
    assert!(metrics.contains("tiefenthal_sockets_open 20\n"), "{metrics}");
    // More than four tables can take: people send again what was not answered yet, and nothing counts twice.
    let flood = Pace { rate: 5000, time: Duration::from_millis(200), crowd: Crowd::Impatient };
    let report = seated.play(flood).await.expect("played");
    assert_eq!(report.faults, Vec::<String>::new());
    assert_eq!((report.done + report.again, report.refused), (1000, 0), "{report}");
    assert!(report.again > 0, "{report}");
    let seen = seated.seen();
    drop(seated);
    running.stop().expect("stopped");
    let store = Sqlite::open(data.join("games.db")).expect("a database");
    for (game, seen) in seen {
        let stored = store.game(game.parse().expect("an id")).expect("a game").length;
        assert_eq!(stored, seen, "nothing is lost");
    }
}
