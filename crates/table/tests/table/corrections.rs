//! Tables outlive corrections of the sheet and of the rules.

use crate::seal;
use crate::support::{Host, RULES, command, seen, settings};
use engine::model::{Seat, SeatSet};
use engine::sheet::Sheet;
use engine::{RULES_VERSION, Rules};
use players::RandomLegal;
use protocol::{FromServer, Refusal, Step};
use std::sync::Arc;
use table::{Stored, Table};

const ANN: Seat = Seat::ALL[0];

/// A game with this many steps.
fn played(mut host: Host, steps: usize) -> Host {
    let rules = host.table.rules().clone();
    let mut policy = RandomLegal::new(chance::Fast::new(3));
    for _ in 0..steps {
        let game = *host.table.game().expect("the rules");
        let Some(step) = policy.next(&rules, &game) else { break };
        let question = host.table.question(step.seat);
        let staged = host.table.stage_action(step.seat, question, &step.action);
        host.store(staged.expect("listed"));
    }
    host
}

#[test]
fn a_game_of_other_rules_is_shown_and_refuses_every_command() {
    let host = played(Host::new(settings(3, 2, 5, 1)), 60);
    let lines: Vec<String> = host.lines.iter().map(|(line, ..)| line.clone()).collect();
    let sealed = seal::seal(&seal::later(&lines));
    let stored = sealed.lines().map(|line| Stored { line, command: None, seat: None });
    let table = Table::open(host.table.settings().clone(), stored).expect("a table to look at");
    let rules = RULES_VERSION + 1;
    assert_eq!(table.other_rules(), Some(rules));
    assert_eq!(table.welcome("game", SeatSet::only(ANN)).other_rules, Some(rules));
    // Everything lies where it lay, and the log says what happened; only nobody is asked.
    let (mut now, mut then) = (table.view(), host.table.view());
    assert!(now.asked.is_empty() && !then.asked.is_empty());
    (now.asked, then.asked) = (Vec::new(), Vec::new());
    assert_eq!(now, then);
    assert_eq!(table.log(0, SeatSet::EMPTY), host.table.log(0, SeatSet::EMPTY));
    assert_eq!(table.prompt(ANN).menu, None);
    assert_eq!(table.thinkers().count(), 0);
    for step in [Step::Undo, Step::Act("ready".into())] {
        let sent = command(&table, ANN, 1, step);
        let refused = table.stage(SeatSet::only(ANN), &sent).map(drop);
        assert_eq!(refused, Err(Refusal::OtherRules { rules }));
    }
    assert!(table.stage_end().expect("no fault").is_none());
}

#[test]
fn a_finished_game_of_other_rules_shows_the_points_of_its_record() {
    let host = played(Host::new(settings(2, 2, 5, 4)), 100_000);
    assert!(host.table.is_ended());
    let lines: Vec<String> = host.lines.iter().map(|(line, ..)| line.clone()).collect();
    let mut objects = seal::later(&lines);
    // The next version of the rules counts one point more for the first seat's Nobles.
    let last = objects.last_mut().expect("the end");
    let points = host.table.view().seats[0].points;
    let nobles = |more: u16| format!("\"nobles\":{}", points.by_source.nobles + more);
    let total = |more: u16| format!("\"total\":{}", points.total + more);
    *last = last.replacen(&nobles(0), &nobles(1), 1).replacen(&total(0), &total(1), 1);
    let sealed = seal::seal(&objects);
    let stored = sealed.lines().map(|line| Stored { line, command: None, seat: None });
    let table = Table::open(host.table.settings().clone(), stored).expect("a table to look at");
    let (now, then) = (table.view(), host.table.view());
    assert_eq!(now.seats[0].points.total, points.total + 1);
    assert_eq!(now.seats[0].points.by_source.nobles, points.by_source.nobles + 1);
    assert_eq!(now.seats[1].points, then.seats[1].points);
    assert_eq!(now.outcome, then.outcome);
}

#[test]
fn a_game_goes_on_under_the_sheet_it_began_with() {
    let text = Sheet::standard().to_toml();
    let corrected = text.replacen("price = 3", "price = 4", 1);
    assert_ne!(text, corrected, "some card costs 3");
    let rules = Arc::new(Rules::new(Sheet::read(&corrected).expect("a sheet")));
    let (table, line) = Table::begin(settings(2, 2, 5, 2), rules.clone()).expect("a table");
    let host = played(Host { table, lines: vec![(line, None, None)] }, 40);
    let opened = host.opened();
    assert_eq!(opened.rules().sheet().hash, rules.sheet().hash);
    assert_ne!(opened.rules().sheet().hash, RULES.sheet().hash);
    assert_eq!(seen(&opened), seen(&host.table));
    let FromServer::Table { view, .. } = opened.message(SeatSet::EMPTY, 0) else {
        panic!("a table")
    };
    assert_eq!(view.seq, host.table.seq());
    let finished = played(Host { table: opened, ..host }, 100_000);
    assert!(finished.table.is_ended());
}
