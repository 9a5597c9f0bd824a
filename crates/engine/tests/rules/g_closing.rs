//! G: closing time.

use crate::stage::*;
use crate::support::*;
use engine::model::{Card, Entertainer, Kind, Seat, Side};
use engine::{Action, Ask, Event, Game, Phase, Position};

const S: Seat = S0;

/// Seat 0 has the Juggler's card side, so much Schnapps and these cards in the tavern; both turns
/// are closed in this round.
fn closing(round: u8, schnapps: u8, seated: &[Card], areas: &[Kind]) -> Table {
    let mut table = stage(2);
    table.edit().round = round;
    hire(&mut table, S, Entertainer::Juggler, Side::First);
    pour(&mut table, S, schnapps);
    table.set_tavern(S, seated, areas);
    table.act(S, Action::Close);
    table.act(S1, Action::Close);
    table
}

/// The position when the taverns have been cleared, after the last answer.
fn cleared(before: &Game, table: &Table) -> Position {
    let over = |e: &Event| matches!(e, Event::RoundBegan { .. } | Event::GameOver);
    position_at(before, &table.events, over)
}

#[test]
fn g1_a_card_goes_on_the_very_top_for_one_schnapps() {
    let guest = plain_guest(6);
    for chosen in [guest, regular(1), Card::NOBLE, card(Kind::Brewer)] {
        let seated = [regular(1), Card::NOBLE, guest, Card::NOBLE];
        let mut table = stage(2);
        table.edit().round = 5;
        hire(&mut table, S, Entertainer::Juggler, Side::First);
        pour(&mut table, S, 2);
        table.set_tavern(S, &seated, &[Kind::Brewer, Kind::Brewer]);
        table.set_deck(S, &[], &[card(Kind::Barback), card(Kind::Server)]);
        table.act(S, Action::Close);
        table.act(S1, Action::Close);
        assert_eq!(table.game.phase, Phase::Closing);
        assert_eq!(table.asked(S), Some(Ask::OnTop));
        assert_eq!(table.asked(S1), None);
        let cards = [card(Kind::Brewer), Card::NOBLE, regular(1), guest];
        let mut listed: Vec<Action> = cards.into_iter().map(Action::OnTop).collect();
        listed.push(Action::Decline);
        assert_eq!(table.legal(S), listed);

        let before = table.game;
        let events = facts(table.act(S, Action::OnTop(chosen)));
        assert_eq!(
            events[1..4],
            [
                Event::SchnappsReturned { seat: S, count: 1 },
                Event::PutOnTop { seat: S, card: chosen },
                Event::TavernCleared { seat: S },
            ]
        );
        let game = cleared(&before, &table);
        assert_eq!(game.tops.of(S), [card(Kind::Barback), card(Kind::Server), chosen]);
        assert_eq!(game.tavern(S).schnapps, 1);
        assert_eq!(game.supply.schnapps, 19);
        // Everything else is discarded, the second copies too.
        let all = [(card(Kind::Brewer), 2), (Card::NOBLE, 2), (regular(1), 1), (guest, 1)];
        for (card, copies) in all {
            let left = copies - (card == chosen) as u8;
            assert_eq!(game.tavern(S).discard.count(card), left, "{chosen:?}");
        }
        assert_eq!(game.tavern(S).discard.len(), 5);
        // It is the first to arrive in the next round.
        let arrived = events.iter().find(|e| {
            matches!(
                e,
                Event::KnownCardArrived { seat: S, .. } | Event::CardArrived { seat: S, .. }
            )
        });
        assert_eq!(arrived, Some(&Event::KnownCardArrived { seat: S, card: chosen }));
    }
}

#[test]
fn g1_not_in_round_8() {
    let table = closing(8, 2, &[regular(1)], &[]);
    assert!(table.game.is_over());
    assert_eq!(table.game.taverns[S].discard.count(regular(1)), 1);
    assert_eq!(rules().score(&table.game, S).schnapps, 2);
    // In round 7 it is.
    assert_eq!(closing(7, 2, &[regular(1)], &[]).asked(S), Some(Ask::OnTop));
}

#[test]
fn g1_not_asked_without_schnapps_side_or_card() {
    let unasked = |table: &Table| {
        let answered = |e: &Event| matches!(e, Event::PutOnTop { .. });
        assert_eq!(table.game.round, 4);
        assert!(!table.events.iter().any(answered));
    };
    unasked(&closing(3, 0, &[regular(1)], &[]));
    unasked(&closing(3, 4, &[], &[]));
    let mut table = stage(2);
    table.edit().round = 3;
    hire(&mut table, S, Entertainer::Juggler, Side::Second);
    hire(&mut table, S1, Entertainer::Musician, Side::First);
    pour(&mut table, S, 4);
    pour(&mut table, S1, 4);
    table.set_tavern(S, &[regular(1)], &[]).set_tavern(S1, &[regular(1)], &[]);
    table.act(S, Action::Close);
    table.act(S1, Action::Close);
    unasked(&table);
    // One card in an area is enough.
    assert_eq!(closing(3, 1, &[], &[Kind::Table]).asked(S), Some(Ask::OnTop));
}

#[test]
fn g2_all_cards_of_the_tavern_are_discarded() {
    let guest = plain_guest(7);
    let seated = [regular(2), Card::NOBLE, guest, regular(2), Card::NOBLE, Card::NOBLE];
    let mut table = stage(3);
    table.set_tavern(S, &seated, &Kind::ALL);
    table.edit().taverns[S].areas[Kind::Table as usize] = 4;
    table.edit().taverns[S].discard.add(regular(1), 2);
    table.set_deck(S, &[plain_guest(4)], &[card(Kind::Server)]);
    table.set_tavern(S1, &[regular(1)], &[]);
    table.act(S, Action::Close);
    let before = table.game;
    table.act(S1, Action::Close);
    let game = cleared(&before, &table);
    let tavern = game.tavern(S);
    let mut expected = vec![(regular(1), 2), (regular(2), 2), (Card::NOBLE, 3), (guest, 1)];
    expected.extend(Kind::ALL.map(|kind| (card(kind), if kind == Kind::Table { 4 } else { 1 })));
    for &(card, copies) in &expected {
        assert_eq!(tavern.discard.count(card), copies, "{card:?}");
    }
    assert_eq!(tavern.discard.len(), 8 + 9);
    assert_eq!((tavern.tables.seated().len(), tavern.tables.nobles()), (0, 0));
    assert_eq!(tavern.areas, [0; 6]);
    // The draw deck is left alone, and so is the neighbour's discard pile.
    assert_eq!(game.tops.of(S), [card(Kind::Server)]);
    assert_eq!(tavern.deck.count(plain_guest(4)), 1);
    assert_eq!(game.tavern(S1).discard.len(), 1);
}
