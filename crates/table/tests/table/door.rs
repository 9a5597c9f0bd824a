//! The one door: staged, stored, committed.

use crate::support::{Host, RULES, command, seats, seen, settings};
use engine::model::{Seat, SeatSet};
use engine::notation::write_action;
use engine::{Action, Ask, NoUndo};
use players::{RandomLegal, way_out};
use protocol::{Refusal, Step};
use table::{OpenError, Reply, Settings, Stored, Superseded, Table};

const ANN: Seat = Seat::ALL[0];
const BEN: Seat = Seat::ALL[1];

fn first_choice(host: &Host, seat: Seat) -> Step {
    let menu = host.table.prompt(seat).menu.expect("asked");
    Step::Act(menu.choices[0].notation.clone())
}

#[test]
fn a_staged_step_changes_nothing_until_it_is_committed() {
    let mut host = Host::new(settings(2, 2, 5, 1));
    let before = seen(&host.table);
    let sent = command(&host.table, ANN, 1, first_choice(&host, ANN));
    for _ in 0..3 {
        let Ok(Reply::Staged(staged)) = host.table.stage(SeatSet::only(ANN), &sent) else {
            panic!("not staged")
        };
        assert_eq!(seen(&host.table), before);
        drop(staged);
        assert_eq!(seen(&host.table), before, "a dropped step leaves no trace");
    }
    assert_eq!(host.command(SeatSet::only(ANN), &sent), Ok(1), "nor does it use up the command");
    assert_ne!(seen(&host.table), before);
}

#[test]
fn of_two_staged_steps_one_is_committed() {
    let mut host = Host::new(settings(2, 2, 5, 2));
    let stage = |host: &Host, seat, id| {
        let sent = command(&host.table, seat, id, first_choice(host, seat));
        match host.table.stage(SeatSet::only(seat), &sent) {
            Ok(Reply::Staged(staged)) => staged,
            other => panic!("{other:?}"),
        }
    };
    let (ann, ben) = (stage(&host, ANN, 1), stage(&host, BEN, 2));
    host.store(ann);
    let after = seen(&host.table);
    assert_eq!(host.table.commit(ben), Err(Superseded));
    assert_eq!(seen(&host.table), after);
    let again = stage(&host, BEN, 2);
    host.store(again);
    assert_eq!(seen(&host.opened()), seen(&host.table));
}

#[test]
fn opening_again_shows_what_every_commit_did() {
    let mut host = Host::new(settings(2, 2, 5, 4));
    let mut done = Vec::new();
    for undo in [false, true, false] {
        let question = host.table.question(ANN);
        let staged = if undo {
            assert_eq!(host.table.stage_undo(ANN, question - 1).unwrap_err(), Refusal::Stale);
            host.table.stage_undo(ANN, question).expect("there is a step to take back")
        } else {
            let game = host.table.game().expect("rules of this program");
            let action = host.table.rules().legal(game, ANN)[0];
            host.table.stage_action(ANN, question, &action).expect("listed")
        };
        host.lines.push((staged.line().to_owned(), staged.command(), staged.seat()));
        done.push(host.table.commit(staged).expect("nothing came between"));
    }
    let lines = host.lines.iter().map(|(line, ..)| Stored { line, command: None, seat: None });
    let mut watched = Vec::new();
    let settings = host.table.settings().clone();
    let opened = Table::open_with(settings, lines, |applied| watched.push(applied.clone()));
    assert_eq!(seen(&opened.expect("its own lines")), seen(&host.table));
    assert_eq!(watched, done);
}

#[test]
fn a_command_is_carried_out_once() {
    let mut host = Host::new(settings(2, 2, 5, 3));
    let sent = command(&host.table, ANN, 1, first_choice(&host, ANN));
    let own = SeatSet::only(ANN);
    assert_eq!(host.command(own, &sent), Ok(1));
    assert_eq!(host.command(own, &sent), Ok(1));
    assert_eq!(host.lines.len(), 2);
    // Nor after a restart, whatever it now says.
    let mut host = Host { table: host.opened(), ..host };
    let other = protocol::Command { question: 99, step: Step::Undo, ..sent.clone() };
    assert_eq!(host.command(own, &other), Ok(1));
    // Another seat learns nothing by guessing the id.
    let ben = protocol::Command { seat: BEN, ..sent };
    assert_eq!(host.command(SeatSet::only(BEN), &ben), Err(Refusal::NotUnderstood));
    assert_eq!(host.lines.len(), 2);
}

#[test]
fn only_the_seats_of_the_speaker_decide() {
    let mut host = Host::new(settings(3, 2, 5, 4));
    let sent = command(&host.table, ANN, 1, first_choice(&host, ANN));
    for seats in [SeatSet::EMPTY, SeatSet::only(BEN)] {
        assert_eq!(host.command(seats, &sent), Err(Refusal::NotYourSeat));
    }
    let mut both = SeatSet::only(ANN);
    both.insert(BEN);
    assert_eq!(host.command(both, &sent), Ok(1));
}

#[test]
fn a_click_is_late_when_the_own_question_changed_and_not_when_others_answered() {
    let mut host = Host::new(settings(2, 2, 5, 5));
    let ann = command(&host.table, ANN, 1, first_choice(&host, ANN));
    let ben = command(&host.table, BEN, 2, first_choice(&host, BEN));
    assert_eq!(host.command(SeatSet::only(BEN), &ben), Ok(1));
    assert_eq!(host.command(SeatSet::only(ANN), &ann), Ok(2), "Ben was quicker, no matter");
    let late = protocol::Command { id: format!("{:032x}", 3), ..ann };
    assert_eq!(host.command(SeatSet::only(ANN), &late), Err(Refusal::Stale));
}

#[test]
fn a_refusal_says_why() {
    let mut host = Host::new(settings(2, 2, 1, 6));
    let own = SeatSet::only(ANN);
    let refused = |host: &mut Host, step| {
        let sent = command(&host.table, ANN, 1, step);
        host.command(own, &sent).expect_err("refused")
    };
    let why = refused(&mut host, Step::Act("close".into()));
    assert!(matches!(why, Refusal::Illegal { ref rule, .. } if rule == "R2"), "{why:?}");
    assert_eq!(refused(&mut host, Step::Act("dance".into())), Refusal::NotUnderstood);
    let why = NoUndo::NothingSinceReveal;
    assert_eq!(host.table.prompt(ANN).no_undo, Some(why));
    assert_eq!(refused(&mut host, Step::Undo), Refusal::NoUndo { why });
    let mut bad = command(&host.table, ANN, 1, Step::Undo);
    bad.id = "1".into();
    assert_eq!(host.command(own, &bad), Err(Refusal::NotUnderstood));
    assert_eq!(host.lines.len(), 1);
}

/// Computer players go through the same door; the last line comes by it too.
#[test]
fn a_game_of_people_and_computer_players_ends_with_its_record() {
    let mut host = Host::new(settings(3, 1, 3, 7));
    let mut policy = RandomLegal::new(chance::Fast::new(7));
    while let Some(game) = host.table.game().filter(|game| !game.is_over()).copied() {
        assert_eq!(host.table.stage_end().expect("no fault").map(|_| ()), None);
        let thinker = host.table.thinkers().next().map(|t| (t.seat, t.question));
        let staged = match thinker {
            Some((seat, question)) => {
                let mut bot = players::by_name("greedy", 1).expect("a player");
                let action = players::choose(bot.as_mut(), &RULES, &game, seat);
                host.table.stage_action(seat, question, &action).expect("legal")
            }
            None => {
                let action = policy.next_for(&RULES, &game, ANN).expect("asked").action;
                host.table.stage_action(ANN, host.table.question(ANN), &action).expect("legal")
            }
        };
        host.store(staged);
    }
    assert!(host.table.is_ended() && host.table.stage_end().expect("no fault").is_none());
    assert_eq!(host.table.thinkers().count(), 0);
    let text: String = host.lines.iter().map(|(line, ..)| format!("{line}\n")).collect();
    let record = record::Record::read(&text).expect("a record");
    assert!(matches!(record::verify(&record), Ok(record::Verdict::Fair { .. })));
    assert!(record::is_end(&host.lines.last().expect("lines").0));
    assert!(!host.lines[..host.lines.len() - 1].iter().any(|(line, ..)| record::is_end(line)));
    assert_eq!(seen(&host.opened()), seen(&host.table));
    let late = command(&host.table, ANN, 1, Step::Undo);
    assert_eq!(host.command(SeatSet::only(ANN), &late), Err(Refusal::Stale));
}

/// The luck of computer players must not follow from anything that people can see.
#[test]
fn computer_players_have_secret_luck_of_their_own() {
    let lucks = |seed| {
        let host = Host::new(settings(4, 0, 1, seed));
        let lucks: Vec<u64> = host.table.thinkers().map(|thinker| thinker.luck).collect();
        let again: Vec<u64> = host.opened().thinkers().map(|thinker| thinker.luck).collect();
        assert_eq!(lucks, again, "the same after a restart");
        lucks
    };
    let mut all = [lucks(1), lucks(2)].concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 8);
}

#[test]
fn a_step_is_taken_back_and_the_question_is_another() {
    let mut host = Host::new(settings(2, 2, 1, 8));
    while host.table.prompt(ANN).menu.is_none_or(|menu| menu.ask != Ask::Plan) {
        let game = *host.table.game().expect("the rules");
        let seat = RULES.to_act(&game).first().expect("not over");
        let action = way_out(&RULES.legal(&game, seat)).expect("a step");
        let staged = host.table.stage_action(seat, host.table.question(seat), &action);
        host.store(staged.expect("listed"));
    }
    let before = host.table.prompt(ANN);
    let place = |choice: &&protocol::Choice| matches!(choice.action, Action::Place { .. });
    let menu = before.menu.as_ref().expect("asked");
    let step = menu.choices.iter().find(place).expect("a die to place").action;
    let placed = command(&host.table, ANN, 1, Step::Act(write_action(&step)));
    let seq = host.command(SeatSet::only(ANN), &placed).expect("listed");
    let undo = command(&host.table, ANN, 2, Step::Undo);
    host.command(SeatSet::only(ANN), &undo).expect("undone");
    let after = host.table.prompt(ANN);
    assert_eq!(after.menu, before.menu);
    assert!(after.question > before.question, "a second click on undo is late");
    let log = host.table.log(seq + 1, SeatSet::EMPTY);
    assert_eq!(log[0].undoes, Some(seq));
    assert_eq!(seen(&host.opened()), seen(&host.table));
}

#[test]
fn a_table_goes_back_past_a_reveal_if_the_host_says_so() {
    let mut host = Host::new(settings(2, 2, 1, 8));
    let mut before = None;
    // Until Ann has decided something and others, or chance, have gone on from there.
    while host.table.prompt(ANN).no_undo.is_none() || before.is_none() {
        let game = *host.table.game().expect("the rules");
        let seat = RULES.to_act(&game).first().expect("not over");
        if seat == ANN {
            before = Some((game, host.table.seq()));
        }
        let action = way_out(&RULES.legal(&game, seat)).expect("a step");
        let staged = host.table.stage_action(seat, host.table.question(seat), &action);
        host.store(staged.expect("listed"));
    }
    let (before, to) = before.expect("Ann has decided");
    let questions = [ANN, BEN].map(|seat| host.table.question(seat));
    let late = host.table.stage_rewind(ANN, questions[0] - 1, SeatSet::only(BEN), None);
    assert_eq!(late.map(drop), Err(Refusal::Stale));
    let staged = host.table.stage_rewind(ANN, questions[0], SeatSet::only(BEN), None);
    host.store(staged.expect("Ben agrees"));
    assert_eq!(host.table.game(), Some(&before));
    let now = [ANN, BEN].map(|seat| host.table.question(seat));
    assert!(now[0] > questions[0] && now[1] > questions[1], "what was asked is asked again");
    let log = host.table.log(host.table.entries() - 1, SeatSet::EMPTY);
    assert_eq!((log[0].seat, log[0].rewinds), (Some(ANN), Some(to)));
    assert_eq!(seen(&host.opened()), seen(&host.table));
}

#[test]
fn lines_that_are_not_the_games_own_make_no_table() {
    let host = Host::new(settings(2, 2, 1, 9));
    let open = |settings: Settings, lines: &[&str]| {
        let stored = lines.iter().map(|line| Stored { line, command: None, seat: None });
        Table::open(settings, stored).map(drop)
    };
    let first = host.lines[0].0.as_str();
    let own = host.table.settings();
    assert_eq!(open(own.clone(), &[first]), Ok(()));
    assert_eq!(open(own.clone(), &[]), Err(OpenError::NoLines));
    assert_eq!(open(settings(2, 2, 1, 10), &[first]), Err(OpenError::OtherSettings));
    assert_eq!(open(settings(2, 2, 2, 9), &[first]), Err(OpenError::OtherSettings));
    assert!(matches!(open(own.clone(), &[first, "{}"]), Err(OpenError::Record(_))));
    assert!(matches!(open(own.clone(), &["hello"]), Err(OpenError::Record(_))));
    assert_eq!(seats(&host.table).count(), 2);
}

#[test]
fn a_table_follows_another_of_the_same_game_line_by_line() {
    for (seed, level) in [(3, 5), (4, 1), (5, 3)] {
        let mut host = Host::new(settings(2, 2, level, seed));
        let mut other = host.opened();
        let mut bot = players::by_name("greedy", seed).expect("a bot");
        let mut known = host.lines.len();
        for id in 1..400 {
            let Some(seat) =
                seats(&host.table).find(|&seat| host.table.prompt(seat).menu.is_some())
            else {
                break;
            };
            let step = match host.table.game() {
                Some(game) if id % 7 != 0 => {
                    Step::Act(write_action(&players::choose(bot.as_mut(), &RULES, game, seat)))
                }
                Some(_) | None => Step::Undo,
            };
            // What cannot be taken back is refused, and leaves no line.
            let _ = host.command(SeatSet::only(seat), &command(&host.table, seat, id, step));
            for (line, command, seat) in &host.lines[known..] {
                let stored = Stored { line, command: *command, seat: *seat };
                let before = other.seq();
                assert_eq!(other.follow(stored).map(|applied| applied.n), Ok(before));
                assert_eq!(other.follow(stored), Err(Superseded), "it is there already");
            }
            known = host.lines.len();
            assert_eq!(other.seq(), host.table.seq());
        }
        assert!(known > 40 && seen(&other) == seen(&host.table), "{known}");
        assert_eq!(other.is_ended(), host.table.is_ended());
        let first = table::CommandId::new(1);
        assert_eq!(other.repeated(ANN, first), host.table.repeated(ANN, first));
    }
}
