//! F12: Counter Guests for steps; F13: the Monastery track; F15: take or leave.

use crate::stage::*;
use crate::support::*;
use engine::model::{Area, Bonus, Card, Kind, Seat, Side, Space};
use engine::{Action, Ask, Event, Phase, Rules, Sitting};

const S: Seat = S0;

/// What the track gives, by space (COMPONENTS §8).
const TRACK: [Option<Bonus>; 23] = {
    let mut track = [None; 23];
    track[3] = Some(Bonus::Card(Kind::Barback));
    track[5] = Some(Bonus::ServiceDenied);
    track[7] = Some(Bonus::Card(Kind::Dishwasher));
    track[9] = Some(Bonus::Thalers(3));
    track[11] = Some(Bonus::Card(Kind::Server));
    track[13] = Some(Bonus::Noble);
    track[15] = Some(Bonus::ServiceDenied);
    track[16] = Some(Bonus::Thalers(4));
    track[18] = Some(Bonus::Card(Kind::Table));
    track[20] = Some(Bonus::Card(Kind::Brewer));
    track[22] = Some(Bonus::Noble);
    track
};

/// A table whose seat 0 is on the space and has these Counter Guests.
fn monk_on(space: u8, counter_guests: u8) -> Table {
    let mut table = stage(1);
    table.edit().taverns[S].monastery = space;
    table.edit().taverns[S].counter_guests = counter_guests;
    table
}

#[test]
fn f13_a_lap_gives_everything_once_and_space_0_costs_a_step() {
    let mut table = monk_on(0, 23);
    for step in 1..=23 {
        table.act(S, Action::CounterGuest);
        if table.asked(S) != Some(Ask::Serve) {
            table.act(S, Action::Accept);
        }
        assert_eq!(table.game.taverns[S].monastery, step % 23);
    }
    let kinds = [Kind::Barback, Kind::Dishwasher, Kind::Server].map(card);
    let more = [Card::NOBLE, card(Kind::Table), card(Kind::Brewer), Card::NOBLE];
    assert_eq!(deck(&table), [&kinds[..], &more[..]].concat());
    assert_eq!(table.game.taverns[S].thalers, 7);
}

#[test]
fn f13_movement_goes_on_past_22() {
    let mut table = stage(1);
    table.edit().taverns[S].monastery = 21;
    table.edit().taverns[S].upgraded.insert(Area::Monk);
    table.set_dice(S, &[5, 5], &[]);
    table.place(S, white(5), Space::MONK).place(S, white(5), Space::MONK);
    let monk = Action::Use { die: white(5), at: Space::MONK };
    let step = |to| Event::MonasteryStep { seat: S, to };
    let events = facts(table.act(S, monk));
    assert_eq!(events[1..], [step(22), Event::CardGained { seat: S, card: Card::NOBLE }, step(0)]);
    let events = facts(table.act(S, monk));
    assert_eq!(events[1..], [step(1), step(2)]);
    assert_eq!(table.game.taverns[S].monastery, 2);
    table.refuse(S, monk, "E4");
}

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
fn f15_a_card_whose_pile_is_empty_is_lost() {
    for kind in [Kind::Barback, Kind::Dishwasher, Kind::Server, Kind::Table, Kind::Brewer] {
        let space = TRACK.iter().position(|&bonus| bonus == Some(Bonus::Card(kind)));
        let mut table = monk_on(space.expect("on the track") as u8 - 1, 1);
        let left = table.game.supply.kind(kind);
        table.edit().supply.cards.remove(card(kind), left);
        let events = facts(table.act(S, Action::CounterGuest));
        assert_eq!(events.len(), 2, "{events:?}");
        assert_eq!(table.asked(S), Some(Ask::Serve));
        assert_eq!(deck(&table), []);
        table.refuse(S, Action::Accept, "R2");
    }
    // The same for a guest's card.
    let mut table = stage(1);
    let guest = guest(8, |bonus| bonus == Some(Bonus::Card(Kind::Brewer)));
    lay(&mut table, 1, guest, false);
    table.edit().taverns[S].beer = 8;
    let left = table.game.supply.kind(Kind::Brewer);
    table.edit().supply.cards.remove(card(Kind::Brewer), left);
    table.act(S, recruit(1));
    assert_eq!(table.asked(S), Some(Ask::Serve));
    assert_eq!(deck(&table), [guest]);
    // A Noble that is not there is lost too (R7).
    let mut table = monk_on(12, 1);
    let left = table.game.supply.nobles();
    table.edit().supply.cards.remove(Card::NOBLE, left);
    table.act(S, Action::CounterGuest);
    assert_eq!(deck(&table), []);
}

#[test]
fn f15_every_other_bonus_is_taken_without_a_question() {
    for (from, thalers, top) in
        [(8, 3, vec![]), (12, 0, vec![Card::NOBLE]), (15, 4, vec![]), (21, 0, vec![Card::NOBLE])]
    {
        let mut table = monk_on(from, 1);
        table.act(S, Action::CounterGuest);
        assert_eq!(table.asked(S), Some(Ask::Serve));
        assert_eq!(table.game.taverns[S].thalers, thalers);
        assert_eq!(deck(&table), top);
        table.refuse(S, Action::Decline, "R2");
    }
    // Cards of the Guest Book are no exception.
    let mut table = stage(5);
    sign(&mut table, [0, 1, 0, 0]);
    lay(&mut table, 1, plain_guest(5), true);
    table.edit().taverns[S].beer = 5;
    table.act(S, recruit(1));
    assert_eq!(table.asked(S), Some(Ask::Serve));
    assert_eq!(deck(&table), [plain_guest(5), card(Kind::Dishwasher)]);
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
