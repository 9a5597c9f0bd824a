//! S8: the Start Cards of level 4.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, BonusAsk, Card, Colour, Kind, Pile, Seat};
use engine::{Action, Ask, Event, Phase, Rules};
use std::sync::Arc;

/// Level 4 with these Start Cards (indices of the sheet: card 1 is 0) on offer.
fn offered(players: u8, cards: [u8; 3]) -> Scene {
    let mut script = Script::default();
    script.queue(Purpose::StartCard, None, &cards);
    Scene::with(setup(players, 4), script)
}

/// Seat 0 takes this Start Card, seat 1 card 1 (or card 2, if seat 0 takes card 1).
fn taken(card: u8) -> Scene {
    let other = if card == 0 { 1 } else { 0 };
    let third = if card == 6 { 5 } else { 6 };
    let mut scene = offered(2, [card, other, third]);
    scene.act(S1, Action::StartCard(other));
    scene.act(S0, Action::StartCard(card));
    scene
}

/// Seven Regulars and these cards.
fn regulars_and(cards: &[Kind]) -> Pile {
    let mut deck = pile(&[(regular(1), 3), (regular(2), 4)]);
    for &kind in cards {
        deck.add(card(kind), 1);
    }
    deck
}

fn upgraded(scene: &Scene, seat: Seat) -> Vec<Area> {
    scene.game.tavern(seat).upgraded.iter().collect()
}

#[test]
fn s8_three_cards_are_revealed_and_each_chooses_one() {
    let mut scene = offered(3, [6, 2, 4]);
    for seat in [S0, S1, S2] {
        assert_eq!(scene.asked(seat), Some(Ask::StartCard));
        assert_eq!(scene.legal(seat), [2, 4, 6].map(Action::StartCard));
    }
    for card in [0, 1, 3, 5, 7, 200] {
        scene.refuse(S1, Action::StartCard(card), "S8");
    }
    scene.refuse(S1, Action::Decline, "R2");
    scene.act(S1, Action::StartCard(4));
    scene.refuse(S1, Action::StartCard(2), "R2");
}

#[test]
fn s8_only_from_level_four() {
    for level in 1..=3 {
        let scene = Scene::new(2, level);
        assert_eq!((scene.game.phase, scene.game.offered), (Phase::Arrival, 0));
    }
    for level in 4..=5 {
        assert_eq!(Scene::new(2, level).game.phase, Phase::StartCards);
    }
}

#[test]
fn s8_the_three_are_drawn_from_seven() {
    let mut watch = Watch::default();
    rules().begin(&setup(2, 4), &mut watch, &mut engine::NoEvents).expect("a legal set-up");
    let ways: Vec<u32> = watch.odds(Purpose::StartCard).iter().map(|odds| odds.ways()).collect();
    assert_eq!(ways, [7, 6, 5]);
}

#[test]
fn s8_card_one_is_the_usual_deck() {
    let scene = taken(0);
    assert_eq!(scene.owned(S0), regulars_and(&[Kind::Server, Kind::Table, Kind::Brewer]));
    assert!(upgraded(&scene, S0).is_empty());
    assert_eq!(scene.game.supply.kind(Kind::Server), 15);
    assert_eq!(scene.game.supply.kind(Kind::Table), 15);
    // Card 2 of the other player has a Brewer too.
    assert_eq!(scene.game.supply.kind(Kind::Brewer), 14);
    assert_eq!((scene.game.round, scene.game.phase), (1, Phase::Arrival));
}

#[test]
fn s8_card_two_brings_four_cards() {
    let scene = taken(1);
    let four = [Kind::Bard, Kind::Barback, Kind::Brewer, Kind::Dishwasher];
    assert_eq!(scene.owned(S0), regulars_and(&four));
    assert!(upgraded(&scene, S0).is_empty());
    let left = Kind::ALL.map(|kind| scene.game.supply.kind(kind));
    // Bard, Barback, Dishwasher, Server, Table, Brewer; seat 1 took card 1.
    assert_eq!(left, [15, 15, 15, 15, 15, 14]);
}

#[test]
fn s8_card_three_asks_for_the_barback_and_the_regulars() {
    let mut scene = taken(2);
    assert_eq!(scene.game.phase, Phase::StartCards);
    assert_eq!(scene.game.tavern(S0).monastery, 3);
    assert_eq!(scene.asked(S0), Some(Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Barback))));
    assert_eq!(scene.asked(S1), None);
    scene.refuse(S0, Action::RemoveRegular(regular(1)), "R2");
    scene.refuse(S1, Action::TakeBack, "R9");
    scene.act(S0, Action::Accept);
    assert!(scene.events.contains(&Event::CardShuffledIn { seat: S0, card: card(Kind::Barback) }));
    assert_eq!(scene.asked(S0), Some(Ask::Bonus(BonusAsk::RemoveRegular)));
    let choice = [regular(1), regular(2)].map(Action::RemoveRegular);
    assert_eq!(scene.legal(S0), choice);
    scene.refuse(S0, Action::Decline, "R2");
    scene.refuse(S0, Action::RemoveRegular(card(Kind::Barback)), "S8");
    scene.refuse(S0, Action::RemoveRegular(plain_guest(4)), "S8");
    scene.act(S0, Action::RemoveRegular(regular(2)));
    assert_eq!(scene.legal(S0), choice);
    scene.act(S0, Action::RemoveRegular(regular(1)));
    assert_eq!(
        scene.owned(S0),
        pile(&[(regular(1), 2), (regular(2), 3), (card(Kind::Barback), 1)])
    );
    assert_eq!(scene.game.supply.kind(Kind::Barback), 15);
    assert_eq!((scene.game.round, scene.game.phase), (1, Phase::Arrival));
}

#[test]
fn s8_the_barback_of_card_three_may_be_left() {
    let mut scene = taken(2);
    scene.act(S0, Action::Decline);
    scene.act(S0, Action::RemoveRegular(regular(1)));
    scene.act(S0, Action::RemoveRegular(regular(1)));
    assert_eq!(scene.owned(S0), pile(&[(regular(1), 1), (regular(2), 4)]));
    assert_eq!(scene.game.supply.kind(Kind::Barback), 16);
    assert_eq!(scene.game.tavern(S0).monastery, 3);
}

#[test]
fn s8_equal_regulars_leave_no_choice() {
    // In the standard box two kinds are always left.
    let mut sheet = rules().sheet().clone();
    (sheet.regulars[0].copies, sheet.regulars[1].copies) = (1, 6);
    let mut script = Script::default();
    script.queue(Purpose::StartCard, None, &[2, 0, 6]);
    let mut scene = Scene::begun(&Arc::new(Rules::new(sheet)), setup(2, 4), script);
    scene.act(S0, Action::StartCard(2));
    scene.act(S1, Action::StartCard(0));
    scene.act(S0, Action::Accept);
    scene.act(S0, Action::RemoveRegular(regular(1)));
    // Only one kind is left: the second leaves by itself (R8).
    assert_eq!(scene.owned(S0), pile(&[(regular(2), 5), (card(Kind::Barback), 1)]));
    assert_eq!(scene.game.phase, Phase::Arrival);
}

#[test]
fn s8_card_four_is_a_schnapps_and_a_table() {
    let scene = taken(3);
    assert_eq!(scene.owned(S0), regulars_and(&[]));
    assert_eq!((scene.game.tavern(S0).schnapps, scene.game.supply.schnapps), (1, 19));
    assert_eq!(upgraded(&scene, S0), [Area::Table]);
    // It works from round 1 and brings no Noble.
    assert_eq!((rules().table_count(&scene.game, S0), scene.seated(S0).len()), (4, 4));
    assert_eq!(scene.game.supply.nobles(), 61);
}

#[test]
fn s8_card_five_fills_the_storage() {
    let mut scene = taken(4);
    assert_eq!(scene.owned(S0), regulars_and(&[Kind::Bard, Kind::Table]));
    assert_eq!(upgraded(&scene, S0), [Area::Storage]);
    assert_eq!((scene.game.tavern(S0).beer, scene.game.tavern(S0).thalers), (5, 0));
    assert_eq!(scene.game.supply.nobles(), 61);
    // The upgraded Storage keeps all of it over the first evening.
    scene.go_to_round(2, Phase::Evening);
    assert_eq!(scene.game.tavern(S0).beer, 5);
}

#[test]
fn s8_card_six_serves_in_round_one() {
    let mut scene = offered(2, [5, 0, 6]);
    let (one, two) = (regular(1).number(), regular(2).number());
    let server = card(Kind::Server).number();
    scene.chance.queue(Purpose::Deck, Some(S0), &[server, one, one, two]);
    scene.chance.queue(Purpose::Deck, Some(S1), &[one, one, two]);
    scene.chance.queue(Purpose::OwnDie, Some(S0), &[4, 6]);
    scene.act(S0, Action::StartCard(5));
    scene.act(S1, Action::StartCard(0));
    assert_eq!(scene.owned(S0), regulars_and(&[Kind::Server]));
    assert_eq!(upgraded(&scene, S0), [Area::Server]);
    assert_eq!(scene.game.supply.nobles(), 61);
    scene.all_answer(Action::Keep);
    assert_eq!(scene.pips(S0, Colour::Own), [4, 6]);
    assert!(scene.pips(S1, Colour::Own).is_empty());
}

#[test]
fn s8_card_seven_trades_a_regular_for_the_cashbox() {
    let mut scene = taken(6);
    assert_eq!(scene.asked(S0), Some(Ask::Bonus(BonusAsk::RemoveRegular)));
    scene.refuse(S0, Action::RemoveRegular(card(Kind::Dishwasher)), "S8");
    scene.act(S0, Action::RemoveRegular(regular(1)));
    assert_eq!(
        scene.owned(S0),
        pile(&[(regular(1), 2), (regular(2), 4), (card(Kind::Dishwasher), 1)])
    );
    assert_eq!(upgraded(&scene, S0), [Area::Cashbox]);
    assert_eq!(rules().yields(scene.game.tavern(S0)).cashbox, 3);
    assert_eq!(scene.game.supply.nobles(), 61);
    assert_eq!(scene.game.phase, Phase::Arrival);
}

#[test]
fn s8_gained_cards_are_shuffled_in_and_not_on_top() {
    let mut scene = taken(1);
    assert_eq!(scene.happened(|e| matches!(e, Event::CardShuffledIn { .. })), 4 + 3);
    assert_eq!(scene.happened(|e| matches!(e, Event::CardGained { .. })), 0);
    assert_eq!(scene.happened(|e| matches!(e, Event::KnownCardArrived { .. })), 0);
    // What was drawn first was one of eleven cards.
    let first = scene.chance.drawn.iter().find(|(moment, _)| moment.purpose == Purpose::Deck);
    assert_eq!(first.map(|(moment, _)| (moment.seat, moment.round, moment.n)), Some((S0, 1, 0)));
    scene.go_to(Phase::Serve);
    assert!(scene.game.tops.of(S0).is_empty());
}

#[test]
fn s8_several_may_take_the_same() {
    let mut scene = offered(3, [2, 5, 6]);
    for seat in [S2, S0, S1] {
        scene.act(seat, Action::StartCard(2));
    }
    // They are resolved in turn order, each with all that follows.
    for seat in [S0, S1, S2] {
        assert_eq!(scene.to_act(), [seat]);
        scene.act(seat, Action::Accept);
        scene.act(seat, Action::RemoveRegular(regular(1)));
        assert_eq!(scene.to_act(), [seat]);
        scene.act(seat, Action::RemoveRegular(regular(2)));
    }
    let left = pile(&[(regular(1), 2), (regular(2), 3), (card(Kind::Barback), 1)]);
    for seat in [S0, S1, S2] {
        assert_eq!(scene.owned(seat), left);
    }
    assert_eq!(scene.game.supply.kind(Kind::Barback), 13);
    assert_eq!(scene.game.phase, Phase::Arrival);
}

#[test]
fn s8_the_order_of_choosing_changes_nothing() {
    let choose = |order: [(Seat, u8); 3]| {
        let mut scene = offered(3, [0, 3, 5]);
        for (seat, card) in order {
            assert_eq!(scene.game.phase, Phase::StartCards);
            scene.act(seat, Action::StartCard(card));
        }
        scene.game
    };
    let game = choose([(S0, 5), (S1, 3), (S2, 3)]);
    assert_eq!(game, choose([(S2, 3), (S1, 3), (S0, 5)]));
    assert_eq!(game, choose([(S1, 3), (S0, 5), (S2, 3)]));
    assert_eq!(game.supply.schnapps, 18);
}

#[test]
fn s8_a_choice_may_be_taken_back_until_the_last() {
    let mut scene = offered(2, [0, 3, 5]);
    let before = scene.game;
    scene.refuse(S0, Action::TakeBack, "R9");
    scene.act(S0, Action::StartCard(3));
    scene.act(S0, Action::TakeBack);
    assert_eq!(scene.game, before);
    scene.act(S0, Action::StartCard(5));
    scene.act(S1, Action::StartCard(0));
    assert_eq!(upgraded(&scene, S0), [Area::Server]);
    scene.refuse(S0, Action::TakeBack, "R9");
}

#[test]
fn s8_an_empty_pile_gives_nothing() {
    // A box with a single Barback, which seat 0 gets with card 2.
    let mut sheet = rules().sheet().clone();
    sheet.tavern_cards[Kind::Barback as usize].copies = 1;
    let mut script = Script::default();
    script.queue(Purpose::StartCard, None, &[2, 1, 5]);
    let mut scene = Scene::begun(&Arc::new(Rules::new(sheet)), setup(3, 4), script);
    scene.act(S0, Action::StartCard(1));
    scene.act(S1, Action::StartCard(2));
    scene.act(S2, Action::StartCard(1));
    // No Barback is offered at the Monastery (F15), none comes with card 2 (R7).
    assert_eq!(scene.asked(S1), Some(Ask::Bonus(BonusAsk::RemoveRegular)));
    scene.act(S1, Action::RemoveRegular(regular(1)));
    scene.act(S1, Action::RemoveRegular(regular(1)));
    assert_eq!(scene.owned(S1), pile(&[(regular(1), 1), (regular(2), 4)]));
    assert_eq!(scene.owned(S2), regulars_and(&[Kind::Bard, Kind::Brewer, Kind::Dishwasher]));
    assert_eq!(scene.owned(S2).count(Card::NOBLE), 0);
}
