//! F13: the Monastery track; F15: gained as a bonus.

use crate::support::*;
use engine::model::{Area, BonusAsk, Card, Kind, Side};
use engine::{Action, Ask, Event, Phase, Rules, Sitting};
use std::sync::Arc;

#[test]
fn f13_questions_in_the_middle_of_one_move() {
    // A Monk that makes twenty steps at once.
    let mut sheet = rules().sheet().clone();
    sheet.upgrades[Area::Monk as usize].upgraded = 20;
    let rules = Arc::new(Rules::new(sheet));
    let mut scene = Scene::given_by(&rules, "phase=serve / up=monk tables=r2,r1,r1 dice=w5@monk");
    let mut go = |action, to, ask| {
        let events = facts(scene.act(S0, action));
        assert_eq!(scene.game.tavern(S0).monastery, to, "after {action:?}");
        assert_eq!(scene.asked(S0), Some(ask), "after {action:?}");
        scene.refuse(S0, Action::TakeSchnapps, "R2");
        events
    };
    go(
        Action::Use { die: white(5), at: MONK },
        3,
        Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Barback)),
    );
    go(Action::Accept, 5, Ask::Bonus(BonusAsk::ServiceDenied));
    let sitting = Sitting { card: regular(2), served: false };
    go(Action::Remove(sitting), 7, Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Dishwasher)));
    let events = go(Action::Decline, 11, Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Server)));
    let step = |to| Event::MonasteryStep { seat: S0, to };
    let thalers = |count| Event::ThalersGained { seat: S0, count };
    assert_eq!(events, [step(8), step(9), thalers(3), step(10), step(11)]);
    let events = go(Action::Accept, 15, Ask::Bonus(BonusAsk::ServiceDenied));
    let gained = |card| Event::CardGained { seat: S0, card };
    assert_eq!(
        events,
        [gained(card(Kind::Server)), step(12), step(13), gained(Card::NOBLE), step(14), step(15)]
    );
    let events = go(Action::Decline, 18, Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Table)));
    assert_eq!(events, [step(16), thalers(4), step(17), step(18)]);
    go(Action::Decline, 20, Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Brewer)));
    go(Action::Accept, 20, Ask::Serve);
    assert_eq!(scene.game.tavern(S0).thalers, 7);
    assert_eq!(
        scene.game.tops.of(S0),
        [card(Kind::Barback), card(Kind::Server), Card::NOBLE, card(Kind::Brewer)]
    );
}

#[test]
fn f15_bonus_guests_do_not_count_for_recruiting() {
    // An upgraded Storage has kept the beer.
    let stored = "up=storage beer=3";
    let mut scene = Scene::given(&format!("round=2 start=1 phase=evening / {stored} / {stored}"));
    scene.act(S0, Action::Choose(Side::First));
    scene.act(S1, Action::Choose(Side::First));
    scene.go_to(Phase::Serve);
    let seat = scene.game.active;
    assert_eq!(scene.game.taverns[seat].tables.seated()[0].card(), plain_guest(3));
    scene.act(seat, recruit(0));
    assert_eq!(scene.game.tops.of(seat), [plain_guest(3)]);
    scene.refuse(seat, recruit(0), "F10");
}
