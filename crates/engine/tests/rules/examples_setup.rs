//! The worked examples 1, 2, 3 and 10 of the rulebooks.

use crate::positions::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Card, Colour, Kind, Seat, Side};
use engine::{Action, Ask, Event, Phase, Setup};

const HIRE: Action = Action::Entertainer(Side::First);

#[test]
fn x1_arrival() {
    let (first, second) = (plain_guest(5), plain_guest(4));
    let mut table = Table::second_evening(2);
    table.will_draw(
        S0,
        &[
            Card::NOBLE,
            card(Kind::Table),
            card(Kind::Server),
            card(Kind::Brewer),
            first,
            second,
            Card::NOBLE,
            card(Kind::Server),
            regular(1),
            // This one is not drawn any more.
            plain_guest(8),
        ],
    );
    table.will_draw(S1, &[regular(1); 3]);
    table.all_answer(HIRE);
    assert_eq!(table.seated(S0), [Card::NOBLE, first, second, regular(1)]);
    assert_eq!(table.game.tavern(S0).tables.nobles(), 2);
    assert_eq!(rules().table_count(&table.game, S0), 4);
    let lying = Kind::ALL.map(|kind| table.game.tavern(S0).lying(kind));
    // Bard, Barback, Dishwasher, Server, Table, Brewer.
    assert_eq!(lying, [0, 0, 0, 2, 1, 1]);
    assert_eq!(table.game.tops.of(S0), [plain_guest(8)]);
    assert_eq!(
        table.happened(|e| matches!(e, Event::KnownCardArrived { seat: S0, .. })),
        9,
        "drawing stops with the Regular"
    );
}

fn own_dice(servers: usize) -> usize {
    let mut table = Table::second_evening(2);
    let mut cards = vec![card(Kind::Server); servers];
    cards.extend([regular(1); 3]);
    table.will_draw(S0, &cards).will_draw(S1, &[regular(1); 3]);
    table.edit().taverns[S0].upgraded.insert(Area::Server);
    table.all_answer(HIRE);
    table.pips(S0, Colour::Own).len()
}

#[test]
fn x2_server() {
    assert_eq!(own_dice(1), 2);
    // Derived: three cards and the permanent one.
    assert_eq!(own_dice(3), 3);
}

#[test]
fn x3_draft() {
    const W: Seat = S0;
    const N: Seat = S1;
    const L: Seat = S2;
    const M: Seat = S3;
    let mut script = Script::default();
    script.queue(Purpose::StartPlayer, None, &[0]);
    for (seat, faces) in
        [(W, [6, 5, 3, 2]), (N, [6, 4, 3, 1]), (L, [2, 1, 6, 5]), (M, [5, 6, 4, 3])]
    {
        script.queue(Purpose::Coaster, Some(seat), &faces);
    }
    let mut table = Table::with(Setup::new(4, 1), script);
    table.all_answer(Action::Keep);
    assert_eq!((table.game.phase, table.game.start), (Phase::Draft, W));

    for (seat, pips) in [(W, 6), (N, 6), (L, 2), (M, 5)] {
        assert_eq!(table.to_act(), [seat]);
        table.act(seat, Action::Take(face(pips)));
    }
    assert!(table.events.contains(&Event::CoastersPassed));
    // W holds what M left, N what W left, and so on.
    let coaster = |seat| table.game.tavern(seat).coaster;
    assert_eq!(coaster(W), [0, 3, 4, 6]);
    assert_eq!(coaster(N), [0, 2, 3, 5]);
    assert_eq!(coaster(L), [0, 1, 3, 4]);
    assert_eq!(coaster(M), [0, 1, 5, 6]);

    for (seat, pips) in [(W, 6), (N, 5), (L, 4), (M, 1)] {
        assert_eq!(table.to_act(), [seat]);
        table.act(seat, Action::Take(face(pips)));
    }
    let white = |seat| table.pips(seat, Colour::White);
    assert_eq!(white(W), [6, 6]);
    assert_eq!(white(N), [5, 6]);
    assert_eq!(white(L), [2, 4]);
    assert_eq!(white(M), [1, 5]);

    // Passed two more times; the fourth die is forced.
    for (seat, pips) in [(W, 6), (N, 4), (L, 3), (M, 3)] {
        assert_eq!(table.to_act(), [seat]);
        table.act(seat, Action::Take(face(pips)));
    }
    assert_eq!(table.game.phase, Phase::Plan);
    let white = |seat| table.pips(seat, Colour::White);
    assert_eq!(white(W), [1, 6, 6, 6]);
    assert_eq!(white(N), [4, 5, 5, 6]);
    assert_eq!(white(L), [2, 3, 3, 4]);
    assert_eq!(white(M), [1, 2, 3, 5]);
}

#[test]
fn x10_start_card_three() {
    let mut script = Script::default();
    script.queue(Purpose::StartCard, None, &[2, 0, 1]);
    let mut table = Table::with(setup(2, 4), script);
    table.act(S0, Action::StartCard(2));
    table.act(S1, Action::StartCard(0));
    // Three steps bring one Barback …
    assert_eq!(table.game.tavern(S0).monastery, 3);
    assert_eq!(table.asked(S0), Some(Ask::TakeOrLeave(Kind::Barback)));
    table.act(S0, Action::Accept);
    // … and two Regulars are out.
    table.act(S0, Action::RemoveRegular(regular(1)));
    table.act(S0, Action::RemoveRegular(regular(1)));
    let deck = pile(&[(regular(1), 1), (regular(2), 4), (card(Kind::Barback), 1)]);
    assert_eq!(table.owned(S0), deck);
    assert_eq!(table.game.supply.kind(Kind::Barback), 15);
}

#[test]
fn x10_schnapps_by_round() {
    let by_round = |level: u8| {
        let mut table = Table::new(2, level);
        let mut rounds = Vec::new();
        for round in 2..=8 {
            table.go_to_last_close(round - 1);
            let before = table.game.tavern(S0).schnapps;
            table.close();
            // The Juggler may ask before the next round comes.
            while table.game.round < round {
                table.calm_step();
            }
            // What is above four went back at the close (F18) and is no part of the sum.
            rounds.push(table.game.tavern(S0).schnapps as i8 - before.min(4) as i8);
        }
        rounds
    };
    // Rounds 2 to 8.
    assert_eq!(by_round(2), [1, 2, 0, 1, 2, 0, 1]);
    for level in 3..=5 {
        assert_eq!(by_round(level), [1, 0, 0, 0, 0, 0, 1]);
    }
}
