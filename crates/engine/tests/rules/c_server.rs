//! C: the Servers bring own dice.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Colour, Side};
use engine::{Action, Event};

#[test]
fn c1_the_dice_are_rolled_before_the_draft() {
    let servers = "top=r1,r1,r1,server,server";
    let mut scene =
        Scene::given(&format!("level=2 round=2 start=1 phase=evening / {servers} / top=r1,r1,r1"));
    scene.all_answer(Action::Entertainer(Side::First));
    let coasters = scene.events.iter().position(|e| matches!(e, Event::CoasterRolled { .. }));
    let last = scene.events.iter().rposition(|e| matches!(e, Event::OwnDieRolled { .. }));
    assert!(last.expect("own dice") < coasters.expect("coasters"));
}

/// Round 3 of summer: seat 0 takes the own die, which shows a 5, and draws these cards over its
/// Regulars; the other dice show 1, 1, 2 …
fn with_bonus_die(upgraded: &str, cards: &str) -> Scene {
    let mut scene = Scene::given(&format!(
        "round=3 phase=evening / {upgraded} top=r1,r1,r1{cards} / top=noble,r1,r1,r1"
    ));
    scene.chance.queue(Purpose::OwnDie, Some(S0), &[5, 1, 1, 2, 2]);
    scene.act(S0, Action::Choose(Side::First));
    scene.act(S1, Action::Choose(Side::Second));
    scene
}

#[test]
fn c2_the_bonus_die_counts_toward_the_three() {
    assert_eq!(with_bonus_die("", "").pips(S0, Colour::Own), [5]);
    assert_eq!(with_bonus_die("", ",server").pips(S0, Colour::Own), [1, 5]);
    assert_eq!(with_bonus_die("up=server", ",server").pips(S0, Colour::Own), [1, 1, 5]);
    assert_eq!(with_bonus_die("", ",server,server").pips(S0, Colour::Own), [1, 1, 5]);
    assert_eq!(with_bonus_die("", ",server,server,server").pips(S0, Colour::Own), [1, 1, 5]);
    assert_eq!(
        with_bonus_die("up=server", ",server,server,server").pips(S0, Colour::Own),
        [1, 1, 5]
    );
}

#[test]
fn a2_the_bonus_die_is_no_fourth_own_die() {
    let scene = with_bonus_die("up=server", ",server,server,server");
    assert_eq!(scene.game.tavern(S0).dice.count(Colour::Own), 3);
    assert_eq!(scene.happened(|e| matches!(e, Event::OwnDieRolled { seat: S0, .. })), 3);
}
