//! F12: Counter Guests for steps; F13: the Monastery track; F15: take or leave.

use crate::stage::*;
use crate::support::*;
use engine::model::{Area, Card, Kind, Seat, Side, Space};
use engine::{Action, Ask, Event, Phase, Rules, Sitting};

const S: Seat = S0;

#[test]
fn f13_questions_in_the_middle_of_one_move() {
    // A Monk that makes twenty steps at once.
    let mut sheet = rules().sheet().clone();
    sheet.upgrades[Area::Monk as usize].upgraded = 20;
    let rules = Rules::new(sheet);
    let mut table = stage(1);
    table.edit().taverns[S].upgraded.insert(Area::Monk);
    table.set_tavern(S, &[regular(2), regular(1)], &[]);
    table.set_dice(S, &[5], &[]);
    table.place(S, white(5), Space::MONK);
    let mut game = table.game;
    let mut go = |action, to, ask| {
        let (next, events) =
            rules.decide(&game, S, &action, &mut table.chance).expect("a legal action");
        assert_eq!(next.tavern(S).monastery, to, "after {action:?}");
        assert_eq!(rules.ask(&next, S), Some(ask), "after {action:?}");
        assert!(rules.decide(&next, S, &Action::TakeSchnapps, &mut table.chance).is_err());
        game = next;
        facts(&events)
    };
    go(Action::Use { die: white(5), at: Space::MONK }, 3, Ask::TakeOrLeave(Kind::Barback));
    go(Action::Accept, 5, Ask::ServiceDenied);
    let sitting = Sitting { card: regular(2), served: false };
    go(Action::Remove(sitting), 7, Ask::TakeOrLeave(Kind::Dishwasher));
    let events = go(Action::Decline, 11, Ask::TakeOrLeave(Kind::Server));
    let step = |to| Event::MonasteryStep { seat: S, to };
    let thalers = |count| Event::ThalersGained { seat: S, count };
    assert_eq!(events, [step(8), step(9), thalers(3), step(10), step(11)]);
    let events = go(Action::Accept, 15, Ask::ServiceDenied);
    let gained = |card| Event::CardGained { seat: S, card };
    assert_eq!(
        events,
        [gained(card(Kind::Server)), step(12), step(13), gained(Card::NOBLE), step(14), step(15)]
    );
    let events = go(Action::Decline, 18, Ask::TakeOrLeave(Kind::Table));
    assert_eq!(events, [step(16), thalers(4), step(17), step(18)]);
    go(Action::Decline, 20, Ask::TakeOrLeave(Kind::Brewer));
    go(Action::Accept, 20, Ask::Serve);
    assert_eq!(game.tavern(S).thalers, 7);
    assert_eq!(
        game.tops.of(S),
        [card(Kind::Barback), card(Kind::Server), Card::NOBLE, card(Kind::Brewer)]
    );
}

#[test]
fn f15_bonus_guests_do_not_count_for_recruiting() {
    let mut table = Table::new(2, 1);
    table.go_to_round(2, Phase::Evening);
    table.act(S0, Action::Choose(Side::First));
    table.act(S1, Action::Choose(Side::First));
    table.go_to(Phase::Serve);
    let seat = table.game.active;
    assert_eq!(table.game.taverns[seat].tables.seated()[0].card(), plain_guest(3));
    table.edit().taverns[seat].beer = 3;
    table.act(seat, recruit(0));
    assert_eq!(table.game.tops.of(seat), [plain_guest(3)]);
    table.refuse(seat, recruit(0), "F10");
}
