//! E3: what Dishwashers raise.

use crate::support::*;
use engine::{Action, Illegal, Phase};

#[test]
fn e3_several_dishwashers_raise_one_die() {
    for washers in 0..=5 {
        let lying = if washers > 0 { format!("lying=dishwasher*{washers}") } else { String::new() };
        for pips in 1..=6 {
            let mut scene = Scene::given(&format!("/ {lying} tables=g15 dice=w{pips}"));
            let to = table(plain_guest(6));
            if 6 - pips <= washers {
                scene.place(S0, white(pips), to);
                // The die itself is not turned.
                assert_eq!(scene.planned(), [(white(pips), to)]);
            } else {
                let place = Action::Place { die: white(pips), from: None, to };
                let lacking = Illegal::TooFewRaises { needs: 6 - pips, has: washers };
                assert_eq!(scene.refuse(S0, place, "E3"), lacking);
            }
        }
    }
}

#[test]
fn e3_the_permanent_dishwasher_and_the_cards_wash_once_each_a_round() {
    for (upgraded, cards, uses) in [
        ("", "", 0),
        ("", ",dishwasher,dishwasher", 2),
        ("up=dishwasher", "", 1),
        ("up=dishwasher", ",dishwasher,dishwasher", 3),
    ] {
        let text = format!("level=2 round=2 phase=evening / {upgraded} top=r1,r1,r1{cards}");
        let mut scene = Scene::given(&text);
        scene.go_to(Phase::Plan);
        assert_eq!(scene.game.tavern(S0).raises, uses, "{text}");
        // None is left over for the next round.
        scene.all_answer(Action::Ready);
        scene.act(S0, Action::Close);
        assert_eq!(scene.game.tavern(S0).raises, 0);
    }
}
