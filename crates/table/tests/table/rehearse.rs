//! A waiting seat prepares its serving turn, and plays it at one stroke.

use crate::support::{Host, RULES, seats, settings};
use engine::model::{Seat, SeatSet};
use engine::{Action, Ask, Illegal, Phase};
use players::RandomLegal;
use protocol::{MAX_STEPS, Perform, Refusal, Rehearse, Rehearsed};
use table::{CommandId, commands};

fn rehearse(host: &Host, seat: Seat, steps: &[String]) -> Result<Rehearsed, Refusal> {
    let ask = Rehearse { id: "1".into(), seat, steps: steps.to_vec() };
    host.table.rehearse(SeatSet::only(seat), &ask)
}

/// Plays at random, with `visit` called before every step.
fn wander(host: &mut Host, seed: u64, mut visit: impl FnMut(&mut Host)) {
    let mut policy = RandomLegal::new(chance::Fast::new(seed));
    loop {
        visit(host);
        let Some(game) = host.table.game().filter(|game| !game.is_over()).copied() else { return };
        let Some(seat) = RULES.to_act(&game).first() else { return };
        let action = policy.next_for(&RULES, &game, seat).expect("asked").action;
        let staged = host.table.stage_action(seat, host.table.question(seat), &action);
        host.store(staged.expect("listed"));
    }
}

/// A turn that uses and buys what there is, and closes.
fn whole_turn(host: &Host, seat: Seat) -> Vec<String> {
    let mut steps = Vec::new();
    while let Some(menu) = rehearse(host, seat, &steps).expect("a turn to come").menu {
        let moves = |notation: &str| {
            ["place", "move", "lift", "plan"].iter().any(|v| notation.starts_with(v))
        };
        let good = menu.choices.iter().find(|choice| !moves(&choice.notation));
        steps.push(good.expect("a turn can be closed").notation.clone());
    }
    steps
}

#[test]
fn a_rehearsed_turn_is_played_step_by_step_and_once() {
    let (mut turns, mut lines) = (0, 0);
    for seed in 0..8_u8 {
        let mut host = Host::new(settings(2 + seed % 3, 2 + seed % 3, 1 + seed % 5, seed.into()));
        let mut begun = None;
        wander(&mut host, seed.into(), |host| {
            let game = *host.table.game().expect("the rules");
            let turn = (game.phase == Phase::Serve).then_some((game.round, game.active));
            if turn == begun || turn.is_none() {
                return;
            }
            begun = turn;
            let (seat, before) = (game.active, host.table.seq());
            let steps = whole_turn(host, seat);
            let rehearsed = rehearse(host, seat, &steps).expect("a turn");
            assert_eq!((rehearsed.steps.len(), rehearsed.stuck), (steps.len(), None));
            let question = host.table.question(seat);
            let id = CommandId::new(u128::from(before) << 8).to_string();
            let perform = Perform { id, seat, question, steps };
            let mut other = host.clone();
            for command in commands(&perform).expect("steps") {
                other.command(SeatSet::only(seat), &command).expect("as rehearsed");
            }
            let end = usize::from(other.table.is_ended());
            assert_eq!(other.table.seq() as usize, before as usize + perform.steps.len() + end);
            // Sent again, it changes nothing.
            let stored = other.lines.len();
            for command in commands(&perform).expect("steps") {
                other.command(SeatSet::only(seat), &command).expect("carried out before");
            }
            assert_eq!(other.lines.len(), stored);
            turns += 1;
            lines += perform.steps.len();
        });
    }
    assert!(turns > 100 && lines > 1000, "{turns} {lines}");
}

#[test]
fn a_turn_ends_at_the_first_step_that_is_refused() {
    let mut checked = 0;
    let mut host = Host::new(settings(3, 3, 5, 4));
    wander(&mut host, 4, |host| {
        let game = *host.table.game().expect("the rules");
        if RULES.ask(&game, game.active) != Some(Ask::Serve) {
            return;
        }
        let seat = game.active;
        let steps: Vec<String> = ["keep", "close"].map(String::from).into();
        let rehearsed = rehearse(host, seat, &steps).expect("a turn");
        assert_eq!(rehearsed.steps, []);
        let why = rehearsed.stuck.expect("nobody is asked to keep guests");
        assert!(matches!(&why, Refusal::Illegal { rule, .. } if rule == "R2"));
        let id = CommandId::new(7).to_string();
        let perform = Perform { id, seat, question: host.table.question(seat), steps };
        let mut other = host.clone();
        let mut answers = commands(&perform).expect("steps");
        let mut next = || other.command(SeatSet::only(seat), &answers.next().expect("a command"));
        assert_eq!(next(), Err(why));
        assert_eq!(next(), Err(Refusal::Stale), "the step before it was not carried out");
        checked += 1;
    });
    assert!(checked > 20, "{checked}");
}

#[test]
fn a_turn_to_come_is_its_seats_own() {
    let mut host = Host::new(settings(3, 3, 5, 9));
    let mut refused = [0; 3];
    wander(&mut host, 9, |host| {
        let game = *host.table.game().expect("the rules");
        for seat in seats(&host.table) {
            let steps = Vec::new();
            let ask = Rehearse { id: "1".into(), seat, steps };
            for other in seats(&host.table).filter(|&other| other != seat) {
                let answer = host.table.rehearse(SeatSet::only(other), &ask);
                assert_eq!(answer, Err(Refusal::NotYourSeat));
                refused[0] += 1;
            }
            let long = vec!["close".to_owned(); MAX_STEPS + 1];
            assert_eq!(rehearse(host, seat, &long), Err(Refusal::NotUnderstood));
            match rehearse(host, seat, &["close".into(), "close".into()]) {
                Ok(rehearsed) => {
                    refused[1] += usize::from(rehearsed.stuck.is_some());
                    assert!(matches!(game.phase, Phase::Plan | Phase::Serve));
                }
                Err(why) => {
                    let rule = Illegal::NotAsked.rule().to_owned();
                    assert_eq!(why, Refusal::Illegal { rule, why: Illegal::NotAsked });
                    refused[2] += 1;
                }
            }
        }
    });
    assert!(refused.iter().all(|&count| count > 50), "{refused:?}");
}

/// Whether others are ready must not show in what a seat rehearses, byte for byte.
#[test]
fn a_rehearsal_tells_nothing_about_the_answers_of_others() {
    let bytes = |host: &Host, seat| {
        let mut rehearsed = rehearse(host, seat, &whole_turn(host, seat)).expect("a turn to come");
        rehearsed.view.seq = 0; // How many lines there are is no secret.
        serde_json::to_string(&rehearsed).expect("JSON")
    };
    let mut compared = 0;
    for seed in 0..4 {
        let mut host = Host::new(settings(3, 3, 5, seed));
        wander(&mut host, seed, |host| {
            let game = *host.table.game().expect("the rules");
            let planning: Vec<Seat> = RULES.to_act(&game).into_iter().collect();
            let ready = seats(&host.table).find(|seat| game.answers[*seat].is_some());
            let (Phase::Plan, Some(seat), [other, _]) = (game.phase, ready, &planning[..]) else {
                return;
            };
            let mut after = host.clone();
            let question = host.table.question(*other);
            let staged = host.table.stage_action(*other, question, &Action::Ready);
            after.store(staged.expect("may be ready"));
            assert_eq!(bytes(host, seat), bytes(&after, seat));
            compared += 1;
        });
    }
    assert!(compared > 10, "{compared}");
}
