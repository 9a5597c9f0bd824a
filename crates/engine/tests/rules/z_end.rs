//! Z: the end, points and winners.

use crate::stage::*;
use crate::support::*;
use engine::model::{Area, Card, Kind, Seat};
use engine::{Action, Game, Rules, Score, Setup};

const S: Seat = S0;

/// What the spaces of the Reputation track score at the end, beginning with the "1" (COMPONENTS §9,
/// Z1); the last is the Crown.
pub(crate) const PLAIN: [u16; 11] = [1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 0];
pub(crate) const SIGNATURES: [u16; 12] = [1, 2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 0];

#[test]
fn z1_every_guest_scores_what_is_printed() {
    for (index, printed) in rules().sheet().guests.iter().enumerate() {
        let mut table = stage(1);
        let card = Card::guest(index as u8).expect("a guest");
        table.set_deck(S, &[], &[card]);
        assert_eq!(rules().score(&table.game, S).total(), guest_points(card), "{printed:?}");
    }
}

#[test]
fn z1_the_sheets_points_count_for_every_card() {
    let mut sheet = rules().sheet().clone();
    for (points, printed) in (1..).zip(&mut sheet.tavern_cards) {
        printed.points = points;
    }
    sheet.regulars[1].points = 7;
    sheet.noble.points = 11;
    let rules = Rules::new(sheet);
    let mut table = stage(1);
    table.set_deck(S, &[regular(1), regular(2), Card::NOBLE], &Kind::ALL.map(Card::tavern));
    table.edit().taverns[S].discard.add(card(Kind::Brewer), 2);
    let score = rules.score(&table.game, S);
    let expected = Score { nobles: 11, regulars: 7, tavern_cards: 21 + 12, ..Score::default() };
    assert_eq!(score, expected);
}

#[test]
fn z1_the_reputation_space_also_after_a_lap() {
    for (level, track) in [(3, &PLAIN[..]), (4, &PLAIN[..]), (5, &SIGNATURES[..])] {
        let mut table = stage(level);
        assert_eq!(rules().score(&table.game, S).reputation, 0, "on the Bartender");
        for steps in 1..=3 * track.len() {
            table.edit().taverns[S].reputation = steps as u16;
            let points = track[(steps - 1) % track.len()];
            let score = rules().score(&table.game, S);
            assert_eq!(score.reputation, points, "level {level}, {steps} steps");
            assert_eq!(score.total(), points);
        }
    }
}

#[test]
fn z2_a_tie_goes_to_thalers_and_beer_together() {
    let mut table = stage_with(Setup { start_player: Some(S2), ..Setup::new(4, 2) });
    for (seat, schnapps) in [(S0, 4), (S1, 4), (S2, 3), (S3, 4)] {
        pour(&mut table, seat, schnapps);
    }
    let mut goods = |seat, thalers, beer| {
        table.edit().taverns[seat].thalers = thalers;
        table.edit().taverns[seat].beer = beer;
        winners(&table.game)
    };
    // Seat 2 has most goods but fewer points.
    goods(S2, 5, 5);
    assert_eq!(goods(S0, 2, 1), [S0]);
    assert_eq!(goods(S1, 0, 4), [S1]);
    // Thalers and beer weigh the same: still tied, the victory is shared.
    assert_eq!(goods(S3, 4, 0), [S1, S3]);
    assert_eq!(goods(S0, 2, 2), [S0, S1, S3]);
    assert_eq!(goods(S3, 0, 0), [S0, S1]);
}

#[test]
fn z3_returned_cards_are_the_supplys() {
    let mut sheet = rules().sheet().clone();
    sheet.tavern_cards[Kind::Brewer as usize].points = 3;
    let rules = Rules::new(sheet);
    let mut table = stage(1);
    table.set_tavern(S, &[], &[Kind::Brewer, Kind::Brewer]);
    table.edit().taverns[S].thalers = 12;
    assert_eq!(rules.score(&table.game, S).total(), 6);
    table.act(S, Action::Upgrade { area: Area::Brewer, returned: 1 });
    assert_eq!(rules.score(&table.game, S).tavern_cards, 3);
    assert_eq!(rules.score(&table.game, S).nobles, 10);
}

pub(crate) fn winners(game: &Game) -> Vec<Seat> {
    rules().winners(game).into_iter().collect()
}

/// Victory Points of a guest (COMPONENTS §5 and §6): without a bonus 2, 3, 4, 5, 7 and 8 by price,
/// with one three less than its price.
pub(crate) fn guest_points(guest: Card) -> u16 {
    let price = rules().beer_price(guest);
    match (rules().guest_bonus(guest), price) {
        (Some(_), _) => price as u16 - 3,
        (None, 3..=6) => price as u16 - 1,
        (None, _) => price as u16,
    }
}
