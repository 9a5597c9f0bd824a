//! Z: the end, points and winners.

use crate::support::*;
use engine::model::{Area, Card, Kind, Seat};
use engine::{Action, Game, Rules, Score};
use std::sync::Arc;

/// What the spaces of the Reputation track score at the end, beginning with the "1" (standard.toml,
/// Z1); the last is the Crown.
pub(crate) const PLAIN: [u16; 11] = [1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 0];
pub(crate) const SIGNATURES: [u16; 12] = [1, 2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 0];

#[test]
fn z1_every_guest_scores_what_is_printed() {
    for (index, printed) in rules().sheet().guests.iter().enumerate() {
        let card = Card::guest(index as u8).expect("a guest");
        let scene = Scene::given(&format!("level=3 round=8 phase=over / top=g{}", index + 1));
        assert_eq!(scene.game.tops.of(S0), [card]);
        assert_eq!(rules().score(&scene.game, S0).total(), guest_points(card), "{printed:?}");
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
    let rules = Arc::new(Rules::new(sheet));
    let cards = "top=bard,barback,dishwasher,server,table,brewer discard=brewer*2";
    let text = format!("level=3 round=8 phase=over / deck=r1,r2,noble {cards}");
    let score = rules.score(&Scene::given_by(&rules, &text).game, S0);
    let expected = Score { nobles: 11, regulars: 7, tavern_cards: 21 + 12, ..Score::default() };
    assert_eq!(score, expected);
}

#[test]
fn z1_the_reputation_space_also_after_a_lap() {
    for (level, track) in [(3, &PLAIN[..]), (4, &PLAIN[..]), (5, &SIGNATURES[..])] {
        let score = |steps: usize| {
            let text = format!("level={level} round=8 phase=over / reputation={steps}");
            rules().score(&Scene::given(&text).game, S0)
        };
        assert_eq!(score(0).reputation, 0, "on the Bartender");
        for steps in 1..=3 * track.len() {
            let points = track[(steps - 1) % track.len()];
            let score = score(steps);
            assert_eq!(score.reputation, points, "level {level}, {steps} steps");
            assert_eq!(score.total(), points);
        }
    }
}

#[test]
fn z2_a_tie_goes_to_thalers_and_beer_together() {
    // Seat 2 has most goods but fewer points.
    let first = |[a, b, d]: [(u16, u16); 3]| {
        let seats = [(4, a), (4, b), (3, (5, 5)), (4, d)].map(|(schnapps, (thalers, beer))| {
            format!("/ up=safe,storage schnapps={schnapps} thalers={thalers} beer={beer}")
        });
        let text = format!("players=4 level=2 round=8 phase=over {}", seats.join(" "));
        winners(&Scene::given(&text).game)
    };
    assert_eq!(first([(2, 1), (0, 0), (0, 0)]), [S0]);
    assert_eq!(first([(2, 1), (0, 4), (0, 0)]), [S1]);
    // Thalers and beer weigh the same: still tied, the victory is shared.
    assert_eq!(first([(2, 1), (0, 4), (4, 0)]), [S1, S3]);
    assert_eq!(first([(2, 2), (0, 4), (4, 0)]), [S0, S1, S3]);
    assert_eq!(first([(2, 2), (0, 4), (0, 0)]), [S0, S1]);
}

#[test]
fn z3_returned_cards_do_not_score() {
    let mut sheet = rules().sheet().clone();
    sheet.tavern_cards[Kind::Brewer as usize].points = 3;
    let rules = Arc::new(Rules::new(sheet));
    let mut scene = Scene::given_by(&rules, "phase=serve / thalers=12 lying=brewer*2");
    assert_eq!(rules.score(&scene.game, S0).total(), 6);
    scene.act(S0, Action::Upgrade { area: Area::Brewer, returned: 1 });
    assert_eq!(rules.score(&scene.game, S0).tavern_cards, 3);
    assert_eq!(rules.score(&scene.game, S0).nobles, 10);
}

pub(crate) fn winners(game: &Game) -> Vec<Seat> {
    rules().winners(game).into_iter().collect()
}

/// Victory Points of a guest, as printed: without a bonus 2, 3, 4, 5, 7 and 8 by price,
/// with one three less than its price.
pub(crate) fn guest_points(guest: Card) -> u16 {
    let price = rules().beer_price(guest);
    match (rules().guest_bonus(guest), price) {
        (Some(_), _) => price as u16 - 3,
        (None, 3..=6) => price as u16 - 1,
        (None, _) => price as u16,
    }
}
