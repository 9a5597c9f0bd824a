//! F16: the Entertainers in F; F17: the Bards.

use crate::stage::*;
use crate::support::*;
use engine::model::{Area, Card, Entertainer, Kind, Seat, Side};
use engine::{Action, Event, Phase, Sitting};

const S: Seat = S0;

fn with(who: Entertainer, side: Side, schnapps: u8) -> Table {
    let mut table = stage(2);
    hire(&mut table, S, who, side);
    pour(&mut table, S, schnapps);
    table
}

fn remove(card: Card) -> Action {
    Action::SchnappsRemove(Sitting { card, served: false })
}

#[test]
fn f16_each_only_with_its_side() {
    // Nobody hired.
    let mut table = stage(2);
    pour(&mut table, S, 10);
    table.set_tavern(S, &[regular(1)], &[]);
    for action in [Action::Musician, Action::SchnappsUpgrade(Area::Safe), remove(regular(1))] {
        table.refuse(S, action, "F16");
    }
    // The other side of the Fire-eater.
    let mut table = with(Entertainer::FireEater, Side::Second, 10);
    table.refuse(S, Action::SchnappsUpgrade(Area::Safe), "F16");
    table.refuse(S, Action::Musician, "F16");
    let mut table = with(Entertainer::FireEater, Side::First, 10);
    table.set_tavern(S, &[regular(1)], &[]);
    table.refuse(S, remove(regular(1)), "F16");
    // The Juggler does nothing in F.
    let mut table = with(Entertainer::Juggler, Side::First, 10);
    assert_eq!(table.legal(S), [Action::Close]);
    table.refuse(S, Action::OnTop(regular(1)), "R2");
    // The neighbour's Entertainers play for the neighbour.
    let mut table = stage(2);
    hire(&mut table, S1, Entertainer::Musician, Side::First);
    pour(&mut table, S, 3);
    pour(&mut table, S1, 3);
    table.refuse(S, Action::Musician, "F16");
    table.refuse(S1, Action::Musician, "R2");
}

#[test]
fn f17_each_bard_once_a_round() {
    let mut table = stage(3);
    table.set_tavern(S, &[], &[Kind::Bard, Kind::Bard, Kind::Bard]);
    table.set_tavern(S1, &[], &[Kind::Bard]);
    let sung = [Event::BardSang, Event::ReputationStep { seat: S }];
    for steps in 1..=3 {
        assert_eq!(facts(table.act(S, Action::Bard)), sung);
        assert_eq!(table.game.taverns[S].reputation, steps);
    }
    table.refuse(S, Action::Bard, "F17");
    // The neighbour's Bard sings for the neighbour.
    table.refuse(S1, Action::Bard, "R2");
    table.act(S, Action::Close);
    table.act(S1, Action::Bard);
    assert_eq!(table.game.taverns[S1].reputation, 1);
    table.refuse(S1, Action::Bard, "F17");
    // In the next round they sing again.
    table.act(S1, Action::Close);
    table.go_to_round(2, Phase::Serve);
    table.act(S1, Action::Close);
    table.set_tavern(S, &[], &[Kind::Bard]);
    table.act(S, Action::Bard);
    assert_eq!(table.game.taverns[S].reputation, 4);
}
