//! Games in which somebody goes back again and again.

use crate::support::{Host, RULES, command, settings};
use engine::model::{Seat, SeatSet};
use engine::notation::write_action;
use engine::{Action, Ask};
use protocol::{Refusal, Step};

const ANN: Seat = Seat::ALL[0];

/// What a seat that only goes on would do.
fn onward(host: &Host, seat: Seat) -> Action {
    let game = host.table.game().expect("a game");
    players::way_out(&RULES.legal(game, seat)).expect("something to do")
}

/// Carries out what the seats that are asked would do, until Ann plans her dice.
fn until_ann_plans(host: &mut Host) {
    loop {
        let game = *host.table.game().expect("a game");
        if RULES.ask(&game, ANN).is_some_and(|ask| ask == Ask::Plan) {
            return;
        }
        act(host);
    }
}

/// One step onward of the first seat that is asked.
fn act(host: &mut Host) {
    let game = *host.table.game().expect("a game");
    let seat = RULES.to_act(&game).into_iter().next().expect("not over");
    let staged = host.table.stage_action(seat, host.table.question(seat), &onward(host, seat));
    host.store(staged.expect("legal"));
}

#[test]
fn however_often_somebody_goes_back_there_is_room_to_finish() {
    let mut host = Host::new(settings(2, 2, 1, 5));
    until_ann_plans(&mut host);
    let mut id = 0;
    let mut send = |host: &mut Host, step: Step| {
        id += 1;
        let command = command(&host.table, ANN, id, step);
        host.command(SeatSet::only(ANN), &command)
    };
    let game = *host.table.game().expect("a game");
    let place = RULES.legal(&game, ANN).iter().find(|a| matches!(a, Action::Place { .. })).copied();
    let place = place.expect("a die to place");
    let Action::Place { die, to, .. } = place else { unreachable!() };
    let back = write_action(&Action::Lift { die, from: to });
    let place = write_action(&place);
    // Ann puts a die down and takes it back, in both ways, until she may not any more.
    let refused = loop {
        send(&mut host, Step::Act(place.clone())).expect("dice can always be placed");
        let step = if host.lines.len() % 4 < 2 { Step::Undo } else { Step::Act(back.clone()) };
        if let Err(refusal) = send(&mut host, step) {
            break refusal;
        }
    };
    assert_eq!(refused, Refusal::OnlyForward);
    assert_eq!(send(&mut host, Step::Undo), Err(Refusal::OnlyForward));
    assert_eq!(send(&mut host, Step::Act(back)), Err(Refusal::OnlyForward));
    while !host.table.is_ended() {
        act(&mut host);
    }
    assert!(host.table.seq() < 60_000);
}
