//! T2 to T4: Signatures and the Guest Book.

use crate::stage::*;
use crate::support::*;
use engine::model::{Bonus, Card, Kind, Seat, Side};
use engine::{Action, Ask, DisplayPlace, Event, Phase, TrackSide};

const S: Seat = S0;

/// What the spaces of the Guest Book give (COMPONENTS §12).
const BOOK: [[Option<Bonus>; 4]; 4] = {
    use Bonus::{Noble, Reputation, Schnapps};
    let barback = Some(Bonus::Card(Kind::Barback));
    let dishwasher = Some(Bonus::Card(Kind::Dishwasher));
    let server = Some(Bonus::Card(Kind::Server));
    let table = Some(Bonus::Card(Kind::Table));
    let schnapps = Some(Schnapps(1));
    [
        [None, Some(Reputation(1)), schnapps, Some(Reputation(3))],
        [Some(Reputation(1)), dishwasher, server, table],
        [barback, schnapps, Some(Reputation(3)), schnapps],
        [schnapps, barback, Some(Noble), Some(Noble)],
    ]
};

/// Seat 0 can recruit the guest, which lies signed on place 1.
fn before_recruiting(guest: Card) -> Table {
    let mut table = stage(5);
    lay(&mut table, 1, guest, true);
    table.edit().taverns[S].beer = 8;
    table
}

fn laid(column: u8) -> Event {
    Event::SignatureLaid { seat: S, column, from_supply: false }
}

#[test]
fn t2_the_column_is_that_of_the_beer_price() {
    for (index, printed) in rules().sheet().guests.iter().enumerate() {
        let guest = Card::guest(index as u8).expect("a guest");
        let column = match printed.price {
            3 | 4 => 0,
            5 => 1,
            6 => 2,
            7 | 8 => 3,
            other => panic!("no guest costs {other}"),
        };
        let mut table = before_recruiting(guest);
        table.act(S, recruit(1));
        if table.asked(S) != Some(Ask::Serve) {
            table.act(S, Action::Decline);
        }
        let mut expected = [0; 4];
        expected[column] = 1;
        assert_eq!(columns(&table), expected, "{printed:?}");
        assert_eq!(table.game.taverns[S1].book.tiles(), 0);
    }
}

#[test]
fn t2_the_topmost_free_space_is_covered() {
    let mut table = stage(5);
    // The column for 3 and 4 gives nothing, Reputation 1, a Barback, a Schnapps.
    for row in 0..4u8 {
        begin_turn(&mut table);
        lay(&mut table, 1, plain_guest(if row % 2 == 0 { 4 } else { 3 }), true);
        table.edit().taverns[S].beer = 4;
        table.act(S, recruit(1));
        assert_eq!(columns(&table), [row + 1, 0, 0, 0]);
        let tavern = table.game.tavern(S);
        assert_eq!(tavern.reputation, (row >= 1) as u16);
        assert_eq!(deck(&table).contains(&card(Kind::Barback)), row >= 2);
        assert_eq!(tavern.schnapps, (row >= 3) as u8);
    }
}

#[test]
fn t2_no_tile_on_the_guest_no_signature() {
    let mut table = before_recruiting(plain_guest(5));
    table.edit().display[1].signed = false;
    table.act(S, recruit(1));
    assert_eq!(columns(&table), [0; 4]);
    assert_eq!(table.game.taverns[S].reputation, 0);
}

#[test]
fn t2_only_for_guests_recruited_with_beer() {
    // The 3-beer guest of the summer track comes without its tile, which stays on the pile.
    let mut table = Table::new(2, 5);
    table.edit().form.track = TrackSide::Summer;
    table.go_to_round(2, Phase::Evening);
    let tiles = table.game.supply.signatures;
    assert!(table.game.display[0].signed);
    let seat = table.game.start;
    table.act(seat, Action::Choose(Side::First));
    table.act(seat.clockwise(1, 2), Action::Choose(Side::First));
    assert_eq!(table.game.taverns[seat].book.tiles(), 0);
    assert_eq!(table.game.supply.signatures, tiles);
    let three = DisplayPlace { guest: Some(plain_guest(3)), signed: true };
    assert_eq!(table.game.display[0], three);
    assert_eq!(table.game.supply.cards.count(plain_guest(3)), 5);
}

#[test]
fn t2_nobles_bring_no_signature() {
    let mut table = stage(5);
    table.edit().taverns[S].beer = 18;
    table.act(S, Action::Nobles(3));
    assert_eq!(columns(&table), [0; 4]);
}

#[test]
fn t3_every_space_gives_its_bonus_at_once() {
    for (row, spaces) in BOOK.iter().enumerate() {
        for (column, &bonus) in spaces.iter().enumerate() {
            let mut table = before_recruiting(plain_guest([4, 5, 6, 7][column]));
            let mut filled = [0; 4];
            filled[column] = row as u8;
            sign(&mut table, filled);
            let events = facts(table.act(S, recruit(1)));
            let gained = |card| vec![Event::CardGained { seat: S, card }];
            let gives = match bonus {
                None => vec![],
                Some(Bonus::Schnapps(1)) => vec![Event::SchnappsTaken { seat: S, count: 1 }],
                Some(Bonus::Reputation(steps)) => {
                    vec![Event::ReputationStep { seat: S }; steps as usize]
                }
                Some(Bonus::Card(kind)) => gained(card(kind)),
                Some(Bonus::Noble) => gained(Card::NOBLE),
                Some(other) => panic!("the book does not give {other:?}"),
            };
            let (bonuses, refill) = events[4..].split_at(gives.len());
            assert_eq!(events[3], laid(column as u8));
            assert_eq!(bonuses, gives, "row {row}, column {column}");
            assert!(matches!(refill, [Event::GuestLaid { place: PLACE_1, .. }]), "{refill:?}");
            assert_eq!(table.asked(S), Some(Ask::Serve));
        }
    }
}

#[test]
fn t3_what_is_gone_is_not_given() {
    // A Barback, a Schnapps and a Noble that are not there (R7).
    for (price, filled) in [(4, [2, 0, 0, 0]), (5, [0, 2, 0, 0]), (6, [0, 0, 3, 0])] {
        let mut table = before_recruiting(plain_guest(price));
        sign(&mut table, filled);
        let (barbacks, nobles) =
            (table.game.supply.kind(Kind::Barback), table.game.supply.nobles());
        table.edit().supply.cards.remove(card(Kind::Barback), barbacks);
        table.edit().supply.cards.remove(Card::NOBLE, nobles);
        table.edit().supply.schnapps = 0;
        let events = facts(table.act(S, recruit(1)));
        assert!(matches!(
            events[3..],
            [Event::SignatureLaid { .. }, Event::GuestLaid { place: PLACE_1, .. }]
        ));
    }
}

#[test]
fn t3_a_full_column_takes_no_tile() {
    let mut table = before_recruiting(plain_guest(6));
    sign(&mut table, [0, 0, 4, 0]);
    let tiles = table.game.supply.signatures;
    let events = facts(table.act(S, recruit(1)));
    assert_eq!(events[3], Event::SignatureReturned);
    assert!(matches!(events[4..], [Event::GuestLaid { place: PLACE_1, signed: true, .. }]));
    assert_eq!(columns(&table), [0, 0, 4, 0]);
    // One came back, one lies on the new guest.
    assert_eq!(table.game.supply.signatures, tiles);
    assert_eq!(deck(&table), [plain_guest(6)]);
}

#[test]
fn t3_a_full_row_brings_a_noble_after_the_spaces_bonus() {
    let noble = Event::CardGained { seat: S, card: Card::NOBLE };
    let step = Event::ReputationStep { seat: S };
    let schnapps = Event::SchnappsTaken { seat: S, count: 1 };
    let barback = Event::CardGained { seat: S, card: card(Kind::Barback) };
    let server = Event::CardGained { seat: S, card: card(Kind::Server) };
    // In each row another column is the last.
    let cases: [(u8, [u8; 4], u8, Vec<Event>); 5] = [
        (8, [1, 1, 1, 0], 3, vec![step, step, step, noble]),
        (6, [2, 2, 1, 2], 2, vec![server, noble]),
        (5, [3, 2, 3, 4], 1, vec![schnapps, noble]),
        (4, [3, 4, 4, 4], 0, vec![schnapps, noble]),
        (5, [4, 3, 4, 4], 1, vec![barback, noble]),
    ];
    for (price, filled, column, gives) in cases {
        let mut table = before_recruiting(plain_guest(price));
        sign(&mut table, filled);
        let events = facts(table.act(S, recruit(1)));
        assert_eq!(events[3], laid(column));
        assert_eq!(events[4..4 + gives.len()], gives, "{filled:?}");
        assert_eq!(events.len(), 5 + gives.len());
    }
}

#[test]
fn t3_a_row_with_a_free_space_brings_no_noble() {
    for (price, filled) in [(4, [0, 1, 1, 0]), (4, [0, 4, 4, 0]), (7, [0, 1, 1, 0])] {
        let mut table = before_recruiting(plain_guest(price));
        sign(&mut table, filled);
        table.act(S, recruit(1));
        assert_eq!(deck(&table), [plain_guest(price)]);
    }
    // A row that was full before brings nothing again.
    let mut table = before_recruiting(plain_guest(4));
    sign(&mut table, [1, 1, 1, 1]);
    table.act(S, recruit(1));
    assert_eq!(deck(&table), [plain_guest(4)]);
}

#[test]
fn t3_the_covered_noble_and_the_rows_noble() {
    let mut table = before_recruiting(plain_guest(8));
    sign(&mut table, [4, 4, 4, 3]);
    table.act(S, recruit(1));
    assert_eq!(deck(&table), [plain_guest(8), Card::NOBLE, Card::NOBLE]);
}

#[test]
fn t4_a_refilled_place_gets_a_tile_while_there_are_any() {
    let mut table = before_recruiting(plain_guest(4));
    table.edit().supply.signatures = 1;
    table.act(S, recruit(1));
    assert!(table.game.display[1].signed);
    assert_eq!(table.game.supply.signatures, 0);

    // The next one has none, and brings no Signature to whoever recruits it.
    begin_turn(&mut table);
    table.edit().taverns[S].beer = 8;
    lay(&mut table, 2, plain_guest(5), true);
    table.act(S, recruit(2));
    let second = table.game.display[2];
    assert!(second.guest.is_some() && !second.signed);
    lay(&mut table, 2, plain_guest(6), false);
    begin_turn(&mut table);
    table.edit().taverns[S].beer = 6;
    let before = columns(&table);
    let events = facts(table.act(S, recruit(2)));
    assert!(matches!(
        events[..],
        [
            _,
            _,
            Event::GuestGained { tile_taken: false, .. },
            Event::GuestLaid { signed: false, .. }
        ]
    ));
    assert_eq!(columns(&table), before);
}

#[test]
fn t4_the_next_card_of_the_three_pile_gets_a_tile() {
    let mut table = stage(5);
    let three = plain_guest(3);
    table.edit().supply.signatures = 1;
    for signed in [true, false] {
        begin_turn(&mut table);
        table.edit().taverns[S].beer = 3;
        table.act(S, recruit(0));
        assert_eq!(table.game.display[0], DisplayPlace { guest: Some(three), signed });
    }
    assert_eq!(columns(&table), [2, 0, 0, 0]);
    begin_turn(&mut table);
    table.edit().taverns[S].beer = 3;
    table.act(S, recruit(0));
    assert_eq!(columns(&table), [2, 0, 0, 0]);
}

#[test]
fn t4_a_tile_that_went_back_is_used_again() {
    let mut table = before_recruiting(plain_guest(4));
    table.edit().supply.signatures = 0;
    sign(&mut table, [4, 0, 0, 0]);
    table.act(S, recruit(1));
    assert!(table.game.display[1].signed);
    assert_eq!(table.game.supply.signatures, 0);
}

#[test]
fn t4_no_tiles_below_level_5() {
    let mut table = stage(4);
    assert!(table.game.display.iter().all(|place| !place.signed));
    table.edit().taverns[S].beer = 3;
    table.act(S, recruit(0));
    assert!(!table.game.display[0].signed);
    assert_eq!(columns(&table), [0; 4]);
}
