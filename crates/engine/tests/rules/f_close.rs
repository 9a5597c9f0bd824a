//! F18: closing the turn.

use crate::support::*;
use engine::model::Kind;
use engine::{Action, Ask, Event, Phase};

#[test]
fn f18_two_or_five_are_kept_and_the_rest_is_lost() {
    let kept = |has: u16, upgraded: bool| has.min(if upgraded { 5 } else { 2 });
    for has in 0..=7 {
        for (up, safe, storage) in [
            ("", false, false),
            ("up=storage", false, true),
            ("up=safe", true, false),
            ("up=safe,storage", true, true),
        ] {
            let beer = 7 - has;
            let mut scene = Scene::given(&format!("phase=serve / {up} thalers={has} beer={beer}"));
            let (thalers, beer) = (kept(has, safe), kept(beer, storage));
            let events = facts(scene.act(S0, Action::Close));
            assert_eq!(events[0], Event::TurnClosed { seat: S0, thalers, beer });
            assert_eq!(scene.purse(), (thalers, beer));
        }
    }
}

#[test]
fn f18_what_was_kept_is_there_in_the_next_turn() {
    let mut scene = Scene::given("phase=serve / thalers=9 beer=9");
    scene.go_to_round(2, Phase::Serve);
    scene.act(S1, Action::Close);
    assert_eq!(scene.game.active, S0);
    assert_eq!(scene.purse(), (2, 2));
    scene.act(S0, Action::Buy(Kind::Barback));
    assert_eq!(scene.purse(), (0, 2));
}

#[test]
fn f18_schnapps_above_four_goes_back_before_g() {
    // By round 5 the Juggler has come.
    for (has, left) in [(0, 0), (3, 3), (4, 4), (5, 4), (9, 4)] {
        let mut scene = Scene::given(&format!("level=2 round=5 phase=serve / / schnapps={has}"));
        scene.act(S0, Action::Close);
        let before = scene.game;
        let events = facts(scene.act(S1, Action::Close));
        let mut expected = vec![Event::TurnClosed { seat: S1, thalers: 0, beer: 0 }];
        if has > left {
            expected.push(Event::SchnappsReturned { seat: S1, count: has - left });
        }
        expected.push(Event::PhaseBegan { phase: Phase::Closing });
        assert_eq!(events[..expected.len()], expected);
        let closing = |e: &Event| matches!(e, Event::PhaseBegan { phase: Phase::Closing });
        let position = position_at(&before, &scene.events, closing);
        assert_eq!(position.tavern(S1).schnapps, left);
        assert_eq!(position.supply.schnapps, 20 - left);
        if has > 0 {
            // The price of G1 comes out of the four.
            assert_eq!(scene.asked(S1), Some(Ask::OnTop));
            scene.act(S1, Action::OnTop(regular(1)));
            let paid = Event::SchnappsReturned { seat: S1, count: 1 };
            assert!(scene.events.contains(&paid));
        }
    }
}
