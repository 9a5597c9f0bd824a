//! G: closing time.

use crate::support::*;
use engine::model::{Card, Kind};
use engine::{Action, Ask, Event, Game, Phase, Position};

/// The position when the taverns have been cleared, after the last answer.
fn cleared(before: &Game, scene: &Scene) -> Position {
    let over = |e: &Event| matches!(e, Event::RoundBegan { .. } | Event::GameOver);
    position_at(before, &scene.events, over)
}

#[test]
fn g1_a_card_goes_on_the_very_top_for_one_schnapps() {
    let guest = plain_guest(6);
    for chosen in [guest, regular(1), Card::NOBLE, card(Kind::Brewer)] {
        // By round 5 the Juggler has come; seat 1 has no Schnapps.
        let tavern = "lying=brewer*2 tables=r1,noble*2,g15 top=barback,server";
        let mut scene = Scene::given(&format!("level=2 round=5 phase=serve / schnapps=2 {tavern}"));
        scene.act(S0, Action::Close);
        scene.act(S1, Action::Close);
        assert_eq!(scene.game.phase, Phase::Closing);
        assert_eq!(scene.asked(S0), Some(Ask::OnTop));
        assert_eq!(scene.asked(S1), None);
        let cards = [card(Kind::Brewer), Card::NOBLE, regular(1), guest];
        let mut listed: Vec<Action> = cards.into_iter().map(Action::OnTop).collect();
        listed.push(Action::Decline);
        assert_eq!(scene.legal(S0), listed);

        let before = scene.game;
        let events = facts(scene.act(S0, Action::OnTop(chosen)));
        assert_eq!(
            events[1..4],
            [
                Event::SchnappsReturned { seat: S0, count: 1 },
                Event::PutOnTop { seat: S0, card: chosen },
                Event::TavernCleared { seat: S0 },
            ]
        );
        let game = cleared(&before, &scene);
        assert_eq!(game.tops.of(S0), [card(Kind::Barback), card(Kind::Server), chosen]);
        assert_eq!(game.tavern(S0).schnapps, 1);
        assert_eq!(game.supply.schnapps, 19);
        // Everything else is discarded, the second copies too.
        let all = [(card(Kind::Brewer), 2), (Card::NOBLE, 2), (regular(1), 1), (guest, 1)];
        for (card, copies) in all {
            let left = copies - (card == chosen) as u8;
            assert_eq!(game.tavern(S0).discard.count(card), left, "{chosen:?}");
        }
        assert_eq!(game.tavern(S0).discard.len(), 5);
        // It is the first to arrive in the next round.
        let arrived = events.iter().find(|e| {
            matches!(
                e,
                Event::KnownCardArrived { seat: S0, .. } | Event::CardArrived { seat: S0, .. }
            )
        });
        assert_eq!(arrived, Some(&Event::KnownCardArrived { seat: S0, card: chosen }));
    }
}

#[test]
fn g2_all_cards_of_the_tavern_are_discarded() {
    let guest = plain_guest(7);
    let mut scene = Scene::given(
        "level=3 phase=serve / lying=bard,barback,dishwasher,server,table*4,brewer \
         tables=r2,noble*3,g22,r2,r2,r2,g8 discard=r1*2 deck=g2 top=server / tables=r1",
    );
    scene.act(S0, Action::Close);
    let before = scene.game;
    scene.act(S1, Action::Close);
    let game = cleared(&before, &scene);
    let tavern = game.tavern(S0);
    let mut expected = vec![(regular(1), 2), (regular(2), 4), (Card::NOBLE, 3), (guest, 1)];
    expected.push((plain_guest(5), 1));
    expected.extend(Kind::ALL.map(|kind| (card(kind), if kind == Kind::Table { 4 } else { 1 })));
    for &(card, copies) in &expected {
        assert_eq!(tavern.discard.count(card), copies, "{card:?}");
    }
    assert_eq!(tavern.discard.len(), 2 + 9 + 9);
    assert_eq!((tavern.tables.seated().len(), tavern.tables.nobles()), (0, 0));
    assert_eq!(tavern.areas, [0; 6]);
    // The draw deck is left alone, and so is the neighbour's discard pile.
    assert_eq!(game.tops.of(S0), [card(Kind::Server)]);
    assert_eq!(tavern.deck.count(plain_guest(4)), 1);
    assert_eq!(game.tavern(S1).discard.len(), 3);
}
