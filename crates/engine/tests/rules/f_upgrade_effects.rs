//! F8: when an upgrade works; F9: what becomes of the effects of returned cards.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Card, Colour, Kind, Space};
use engine::{Action, Event, Illegal, Phase};

#[test]
fn f8_a_start_cards_upgrade_works_from_round_one() {
    let mut script = Script::default();
    script.queue(Purpose::StartCard, None, &[3, 5, 0]);
    // Only Regulars come: no Server card, no Table card.
    let one = regular(1).number();
    script.queue(Purpose::Deck, None, &[one, one, one, one, one, one, regular(2).number()]);
    let mut scene = Scene::with(setup(2, 4), script);
    scene.act(S0, Action::StartCard(5));
    scene.act(S1, Action::StartCard(3));
    scene.go_to(Phase::Plan);
    assert_eq!(scene.game.tavern(S0).lying(Kind::Server), 0);
    assert_eq!(scene.game.tavern(S0).tables.seated().len(), 3);
    assert_eq!(scene.game.tavern(S0).dice.count(Colour::Own), 1, "the permanent Server");
    assert_eq!(scene.game.tavern(S1).tables.seated().len(), 4, "the fourth table");
}

/// The tables of three guests that need a 5 and pay 5: g8, g9 and g10 of the standard sheet.
fn fives() -> [Space; 3] {
    [7, 8, 9].map(|index| table(Card::guest(index).expect("a guest")))
}

/// A serving turn with three guests that need a 5, three 4s, as many Dishwashers as given and 20
/// Thalers; `spent` of the dice are removed, `lying` more still lie raised.
#[track_caller]
fn washed(cards: u8, spent: u8, lying: u8) -> Scene {
    let placed = (1..=spent + lying).map(|number| format!("w4@t{number}"));
    let dice = placed.chain((spent + lying..3).map(|_| "w4".to_owned())).collect::<Vec<_>>();
    let (dice, thalers) = (dice.join(","), 20 - 5 * spent);
    let mut scene = Scene::given(&format!(
        "phase=serve / lying=dishwasher*{cards} tables=g8,g9,g10 dice={dice} thalers={thalers}"
    ));
    for &at in &fives()[..spent as usize] {
        scene.act(S0, Action::Use { die: white(4), at });
    }
    assert_eq!(scene.purse(), (20, 0));
    scene
}

#[test]
fn f9_uses_left_fall_by_the_cards_returned_less_the_uses_spent() {
    // For 0, 1, 2, 3 uses spent by removed dice: uses left after returning 0, 1, 2, 3 of 3 cards.
    let left = [[3, 2, 1, 0], [2, 2, 1, 0], [1, 1, 1, 0], [0, 0, 0, 0]];
    for (spent, by_returned) in left.into_iter().enumerate() {
        for (returned, raises) in by_returned.into_iter().enumerate() {
            let mut scene = washed(3, spent as u8, 0);
            let returned = returned as u8;
            scene.act(S0, Action::Upgrade { area: Area::Dishwasher, returned });
            assert_eq!(scene.game.tavern(S0).raises, raises, "{spent} spent, {returned} returned");
            assert_eq!(scene.game.tavern(S0).raises_spent, spent as u8);
            assert_eq!(scene.purse().0, 20 - 9 + 3 * returned as u16);
            assert_eq!(scene.game.tavern(S0).lying(Kind::Dishwasher), 3 - returned);
            // As many uses as are left can still be placed.
            let place = Action::Place { die: white(4), from: None, to: MONK };
            if spent < 3 && raises == 0 {
                assert_eq!(
                    scene.refuse(S0, place, "E3"),
                    Illegal::TooFewRaises { needs: 1, has: 0 }
                );
            } else if spent < 3 {
                scene.act(S0, place);
            }
        }
    }
}

#[test]
fn f9_a_return_waits_while_lying_dice_need_the_raises() {
    // (cards, spent, lying) and how many may be returned at most.
    let most = [
        ((2, 0, 0), 2),
        ((2, 0, 1), 1),
        ((2, 0, 2), 0),
        ((2, 1, 0), 2),
        ((2, 1, 1), 1),
        ((2, 2, 0), 2),
        ((3, 0, 1), 2),
        ((3, 1, 1), 2),
        ((3, 1, 2), 1),
        ((3, 2, 1), 2),
        ((3, 2, 0), 3),
        ((3, 3, 0), 3),
    ];
    for ((cards, spent, lying), most) in most {
        for returned in 0..=cards {
            let mut scene = washed(cards, spent, lying);
            let upgrade = Action::Upgrade { area: Area::Dishwasher, returned };
            if returned <= most {
                scene.act(S0, upgrade);
                continue;
            }
            let left = cards - spent - (returned - spent);
            let refusal = scene.refuse(S0, upgrade, "F9");
            assert_eq!(refusal, Illegal::RaisesInUse { needs: lying, left });
            // Once they are moved it goes.
            for &from in &fives()[spent as usize..(spent + lying) as usize] {
                scene.act(S0, Action::Lift { die: white(4), from });
            }
            scene.act(S0, upgrade);
        }
    }
}

#[test]
fn f9_the_returned_dishwashers_use_is_not_undone() {
    let mut scene = washed(1, 1, 0);
    scene.act(S0, Action::Upgrade { area: Area::Dishwasher, returned: 1 });
    assert_eq!(scene.purse().0, 20 - 6);
    let lost = |event: &Event| match *event {
        Event::CardsReturned { raises_lost, .. } => Some(raises_lost),
        _ => None,
    };
    assert_eq!(scene.events.iter().find_map(lost), Some(0));
    // The served guest stays served, its die used.
    let [served, another, _] = fives();
    let place = |to| Action::Place { die: white(4), from: None, to };
    scene.refuse(S0, place(served), "E6");
    scene.refuse(S0, place(another), "E3");
    assert!(scene.game.tavern(S0).tables.seated()[0].served());
}

#[test]
fn f9_a_guest_at_a_returned_table_stays_for_this_round() {
    let tables = "lying=table tables=r1,r1,r1,r2 dice=w2@t4,w1";
    let mut scene = Scene::given(&format!("phase=serve / {tables} deck=r2*3 thalers=10"));
    scene.act(S0, Action::Upgrade { area: Area::Table, returned: 1 });
    assert_eq!((scene.purse(), scene.game.tavern(S0).tables.seated().len()), ((0, 0), 4));
    scene.act(S0, Action::Use { die: white(2), at: table(regular(2)) });
    assert_eq!(scene.purse(), (2, 0));
    scene.place(S0, white(1), table(regular(1)));
    // He is discarded as all are; the returned Table is not, and the permanent one stands.
    let discarded = scene.game.tavern(S0).discard;
    scene.act(S0, Action::Close);
    scene.act(S1, Action::Close);
    assert_eq!(scene.game.tavern(S0).discard.count(regular(2)), discarded.count(regular(2)) + 1);
    assert_eq!(scene.game.tavern(S0).discard.count(card(Kind::Table)), 0);
    scene.go_to_round(2, Phase::Plan);
    assert_eq!(scene.game.tavern(S0).tables.seated().len(), 4);
}

/// The tables that stand in S0's tavern.
fn standing(scene: &Scene) -> u8 {
    rules().tables_standing(&scene.game, S0)
}

#[test]
fn f8_a_table_tile_stands_from_the_next_round_on() {
    let mut scene = Scene::given("phase=serve / thalers=20 tables=r1,r1,r1 deck=r2*4");
    assert_eq!(standing(&scene), 3);
    scene.act(S0, Action::Upgrade { area: Area::Table, returned: 0 });
    assert_eq!(standing(&scene), 3, "the fourth guest would find a table only in the next round");
    scene.act(S0, Action::Close);
    assert_eq!(standing(&scene), 3);
    scene.go_to_round(2, Phase::Plan);
    assert_eq!((standing(&scene), scene.game.tavern(S0).tables.seated().len()), (4, 4));
}

#[test]
fn f9_returned_tables_stand_until_their_guests_go_home() {
    let tables = "lying=table*3 tables=r1,r1,r1,r2,r2,r2";
    let mut scene = Scene::given(&format!("phase=serve / {tables} deck=r2 thalers=20"));
    assert_eq!(standing(&scene), 6);
    scene.act(S0, Action::Upgrade { area: Area::Table, returned: 3 });
    assert_eq!(scene.game.tavern(S0).lying(Kind::Table), 0);
    assert_eq!(standing(&scene), 6, "all six guests still sit");
    scene.act(S0, Action::Close);
    assert_eq!(standing(&scene), 6);
    scene.go_to_round(2, Phase::Plan);
    assert_eq!(standing(&scene), 4, "the Table cards are gone, the tile stands");
}

#[test]
fn b5_tables_that_nobody_came_to_stand_too() {
    let scene = Scene::given("phase=serve / deck=none tables=r1");
    assert_eq!(scene.seated(S0), [regular(1)]);
    assert_eq!(standing(&scene), 3);
}
