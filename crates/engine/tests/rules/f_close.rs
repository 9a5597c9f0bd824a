//! F18: closing the turn.

use crate::stage::*;
use crate::support::*;
use engine::model::{Area, Entertainer, Kind, Seat, Side};
use engine::{Action, Ask, Event, Phase};

const S: Seat = S0;

#[test]
fn f18_two_or_five_are_kept_and_the_rest_is_lost() {
    let kept = |has: u16, upgraded: bool| has.min(if upgraded { 5 } else { 2 });
    for has in 0..=7 {
        for (safe, storage) in [(false, false), (false, true), (true, false), (true, true)] {
            let mut table = stage(1);
            let mut edit = table.edit();
            let tavern = &mut edit.taverns[S];
            (tavern.thalers, tavern.beer) = (has, 7 - has);
            for (area, upgraded) in [(Area::Safe, safe), (Area::Storage, storage)] {
                if upgraded {
                    tavern.upgraded.insert(area);
                }
            }
            drop(edit);
            let (thalers, beer) = (kept(has, safe), kept(7 - has, storage));
            let events = facts(table.act(S, Action::Close));
            assert_eq!(events[0], Event::TurnClosed { seat: S, thalers, beer });
            let tavern = table.game.tavern(S);
            assert_eq!((tavern.thalers, tavern.beer), (thalers, beer));
        }
    }
}

#[test]
fn f18_what_was_kept_is_there_in_the_next_turn() {
    let mut table = Table::new(2, 1);
    table.go_to(Phase::Serve);
    table.edit().taverns[S].thalers = 9;
    table.edit().taverns[S].beer = 9;
    table.go_to_round(2, Phase::Serve);
    table.act(S1, Action::Close);
    assert_eq!(table.game.active, S);
    table.edit().taverns[S].areas[Kind::Barback as usize] = 0;
    assert_eq!(table.game.taverns[S].thalers, 2);
    assert_eq!(table.game.taverns[S].beer, 2);
    table.act(S, Action::Buy(Kind::Barback));
    assert_eq!(table.game.taverns[S].thalers, 0);
}

#[test]
fn f18_schnapps_above_four_goes_back_before_g() {
    for (has, left) in [(0, 0), (3, 3), (4, 4), (5, 4), (9, 4)] {
        let mut table = stage(2);
        pour(&mut table, S1, has);
        hire(&mut table, S1, Entertainer::Juggler, Side::First);
        table.set_tavern(S1, &[regular(1)], &[]);
        table.act(S, Action::Close);
        let before = table.game;
        let events = facts(table.act(S1, Action::Close));
        let mut expected = vec![Event::TurnClosed { seat: S1, thalers: 0, beer: 0 }];
        if has > left {
            expected.push(Event::SchnappsReturned { seat: S1, count: has - left });
        }
        expected.push(Event::PhaseBegan { phase: Phase::Closing });
        assert_eq!(events[..expected.len()], expected);
        let closing = |e: &Event| matches!(e, Event::PhaseBegan { phase: Phase::Closing });
        let game = position_at(&before, &table.events, closing);
        assert_eq!(game.tavern(S1).schnapps, left);
        assert_eq!(game.supply.schnapps, 20 - left);
        if has > 0 {
            // The price of G1 comes out of the four.
            assert_eq!(table.asked(S1), Some(Ask::OnTop));
            table.act(S1, Action::OnTop(regular(1)));
            let paid = Event::SchnappsReturned { seat: S1, count: 1 };
            assert!(table.events.contains(&paid));
        }
    }
}

#[test]
fn f18_within_the_turn_there_is_no_cap() {
    let mut table = stage(3);
    pour(&mut table, S, 4);
    table.edit().taverns[S].reputation = 5;
    table.set_tavern(S, &[], &[Kind::Bard]);
    table.act(S, Action::Bard);
    assert_eq!(table.game.taverns[S].schnapps, 5);
    hire(&mut table, S, Entertainer::FireEater, Side::First);
    table.act(S, Action::SchnappsUpgrade(Area::Table));
    assert_eq!(table.game.taverns[S].schnapps, 0);
}

#[test]
fn f18_the_player_always_says_it() {
    let mut table = stage(1);
    assert_eq!(table.legal(S), [Action::Close]);
    assert_eq!(table.asked(S), Some(Ask::Serve));
    table.refuse(S1, Action::Close, "R2");
    table.act(S, Action::Close);
    assert_eq!((table.game.active, table.asked(S)), (S1, None));
    table.refuse(S, Action::Close, "R2");
    assert_eq!(table.legal(S1), [Action::Close]);
    let events = table.act(S1, Action::Close).to_vec();
    assert!(events.contains(&Event::PhaseBegan { phase: Phase::Closing }));
    assert_eq!(table.game.round, 2);
}
