//! A4, the 3-beer guest, and A6, Schnapps and Entertainers of the winter side.

use crate::support::*;
use engine::model::{Bonus, BonusAsk, Card, Entertainer, Kind, Side};
use engine::sheet::RoundSpace;
use engine::{Action, Ask, Event, Phase, Rules};
use std::sync::Arc;

const GUEST: Action = Action::Choose(Side::First);
const BARBACK: Action = Action::Choose(Side::Second);

/// Rules whose first evening offers "3-beer guest or Barback" on both sides, and whose 3-beer guests
/// have this bonus.
fn variant(bonus: Option<Bonus>) -> Arc<Rules> {
    let mut sheet = rules().sheet().clone();
    let space = RoundSpace { first: Bonus::ThreeGuest, second: Some(Bonus::Card(Kind::Barback)) };
    sheet.rounds.summer[0] = space;
    sheet.rounds.winter[0] = space;
    for guest in sheet.guests.iter_mut().filter(|guest| guest.price == 3) {
        guest.bonus = bonus;
    }
    Arc::new(Rules::new(sheet))
}

/// The first evening of two players at level 1 by these rules.
fn first_evening(bonus: Bonus) -> Scene {
    Scene::begun(&variant(Some(bonus)), setup(2, 1), Script::default())
}

#[test]
fn a4_a_guest_from_the_pile_goes_on_the_deck() {
    let mut scene = Scene::new(2, 1);
    scene.go_to_round(2, Phase::Evening);
    let open: Vec<_> = scene.game.display[1..].to_vec();
    let stack = rules().guest_stack(&scene.game);
    scene.act(S0, GUEST);
    scene.act(S1, GUEST);
    // Each got one, the pile has the next card open, the four places are untouched.
    for seat in [S0, S1] {
        let card = three();
        assert!(scene.events.contains(&Event::GuestGained {
            seat,
            place: spot(0),
            card,
            tile_taken: false
        }));
        assert_eq!(scene.owned(seat).count(three()), 1);
        assert_eq!(scene.seated(seat)[0], three());
    }
    assert_eq!(scene.game.display[0].guest, Some(three()));
    assert_eq!(rules().threes_left(&scene.game), 6);
    assert_eq!(scene.game.display[1..], open[..]);
    assert_eq!(rules().guest_stack(&scene.game), stack);
}

#[test]
fn a4_an_immediate_bonus_is_given() {
    let mut scene = first_evening(Bonus::Thalers(2));
    scene.act(S1, BARBACK);
    scene.act(S0, GUEST);
    assert_eq!(scene.game.tavern(S0).thalers, 2);
    assert_eq!(scene.game.tavern(S1).thalers, 0);
    // The card, its bonus, then the refill (F10).
    let at = |such: fn(&Event) -> bool| scene.events.iter().position(such).expect("such an event");
    let gained = at(|e| matches!(e, Event::GuestGained { .. }));
    let paid = at(|e| matches!(e, Event::ThalersGained { .. }));
    let laid = at(|e| matches!(e, Event::GuestLaid { .. }));
    assert!(gained < paid && paid < laid);
}

#[test]
fn a4_a_card_as_bonus_may_be_taken_or_left() {
    let offer = Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Dishwasher));
    for (answer, left) in [(Action::Accept, 15), (Action::Decline, 16)] {
        let mut scene = first_evening(Bonus::Card(Kind::Dishwasher));
        scene.act(S0, GUEST);
        assert_eq!(scene.asked(S0), None);
        scene.act(S1, BARBACK);
        assert_eq!(scene.game.phase, Phase::Evening);
        assert_eq!(scene.asked(S0), Some(offer));
        assert_eq!(scene.asked(S1), None);
        scene.act(S0, answer);
        assert_eq!(scene.game.supply.kind(Kind::Dishwasher), left);
        // On top of the guest (R5), so that it arrived first.
        assert_eq!(scene.game.tavern(S0).lying(Kind::Dishwasher), 16 - left);
        assert_eq!(scene.game.tavern(S0).tables.seated()[0].card(), three());
    }
}

#[test]
fn a4_no_bonus_for_another_player() {
    let mut scene = first_evening(Bonus::Steps(3));
    scene.act(S0, BARBACK);
    scene.act(S1, GUEST);
    assert_eq!(scene.asked(S1), Some(Ask::Bonus(BonusAsk::TakeOrLeave(Kind::Barback))));
    scene.act(S1, Action::Accept);
    assert_eq!([S0, S1].map(|seat| scene.game.tavern(seat).monastery), [0, 3]);
    assert_eq!([S0, S1].map(|seat| scene.owned(seat).count(three())), [0, 1]);
    assert_eq!(scene.game.supply.kind(Kind::Barback), 14);
}

/// The first evening at level 5, where every display place has its Signature tile.
fn signed_pile(players: u8, seats: &str) -> Scene {
    let text = format!("level=5 players={players} phase=evening / {seats}");
    let scene = Scene::given_by(&variant(None), &text);
    assert!(scene.game.display[0].signed);
    scene
}

#[test]
fn a4_a_signature_stays_on_the_pile() {
    let mut scene = signed_pile(2, "");
    assert_eq!(scene.game.supply.signatures, 35);
    scene.act(S0, GUEST);
    scene.act(S1, GUEST);
    assert_eq!((scene.game.supply.signatures, scene.game.display[0].signed), (35, true));
    for seat in [S0, S1] {
        assert_eq!(scene.game.tavern(seat).book.tiles(), 0);
        assert_eq!(scene.owned(seat).count(three()), 1);
    }
}

#[test]
fn a4_the_tile_stays_even_if_it_is_the_last() {
    let mut scene = signed_pile(4, "/ book=4,4,4,4 / book=4,4,4,4 / book=3,0,0,0");
    assert_eq!(scene.game.supply.signatures, 0);
    scene.act(S0, GUEST);
    for seat in [S1, S2, S3] {
        scene.act(seat, BARBACK);
    }
    assert_eq!((scene.game.supply.signatures, scene.game.display[0].signed), (0, true));
    assert_eq!(scene.game.tavern(S0).book.tiles(), 0);
}

#[test]
fn a4_the_tile_of_the_last_card_waits_for_the_next_guest() {
    let mut scene = signed_pile(2, "/ discard=g1*7");
    assert_eq!(scene.rules.threes_left(&scene.game), 1);
    scene.act(S0, GUEST);
    // Seat 1 could only take the Barback.
    assert_ne!(scene.game.phase, Phase::Evening);
    assert_eq!(scene.owned(S1).count(card(Kind::Barback)), 1);
    assert_eq!((scene.game.supply.signatures, scene.game.display[0].signed), (35, true));
    assert!(scene.game.display[0].guest.is_some_and(|guest| !scene.rules.is_three(guest)));
}

#[test]
fn a6_schnapps_by_round() {
    for (level, expected) in [
        (2, [0, 1, 2, 0, 1, 2, 0, 1]),
        (3, [0, 1, 0, 0, 0, 0, 0, 1]),
        (5, [0, 1, 0, 0, 0, 0, 0, 1]),
    ] {
        let mut scene = Scene::new(3, level);
        let mut taken = [[0; 8]; 3];
        while !scene.game.is_over() {
            scene.calm_step();
            for event in &scene.events {
                if let Event::SchnappsTaken { seat, count } = *event {
                    let round = scene.game.round as usize;
                    taken[seat.number() as usize][round - 1] += count;
                }
            }
        }
        assert_eq!(taken, [expected; 3], "level {level}");
    }
}

#[test]
fn a6_no_schnapps_in_summer() {
    let mut scene = Scene::new(2, 1);
    scene.finish();
    assert_eq!([S0, S1].map(|seat| scene.game.tavern(seat).schnapps), [0, 0]);
}

#[test]
fn a6_schnapps_comes_before_the_bonus_of_the_round() {
    let mut scene = Scene::new(2, 2);
    scene.go_to_last_close(1).close();
    assert_eq!([S0, S1].map(|seat| scene.game.tavern(seat).schnapps), [1, 1]);
    assert_eq!(scene.game.supply.schnapps, 18);
    // The Musician is still to be chosen.
    assert_eq!(scene.asked(S0), Some(Ask::Entertainer(Entertainer::Musician)));
    // In round 6 a Counter Guest comes: after the Schnapps.
    scene.go_to_last_close(5).close();
    assert_eq!(scene.game.phase, Phase::Closing);
    scene.all_answer(Action::Decline);
    let schnapps = scene.position(Event::SchnappsTaken { seat: S0, count: 2 });
    assert!(schnapps < scene.position(Event::CounterGuestCame { seat: S1 }));
}

#[test]
fn a6_the_owner_chooses_the_side() {
    let mut scene = Scene::new(2, 2);
    for (round, who) in
        [(2, Entertainer::Musician), (3, Entertainer::FireEater), (5, Entertainer::Juggler)]
    {
        scene.go_to_round(round, Phase::Evening);
        for seat in [S0, S1] {
            assert_eq!(scene.asked(seat), Some(Ask::Entertainer(who)));
            assert_eq!(scene.legal(seat), Side::ALL.map(Action::Entertainer));
            assert_eq!(scene.game.tavern(seat).entertainers.side(who), None);
        }
        scene.refuse(S0, Action::Decline, "R2");
        scene.refuse(S0, Action::Choose(Side::First), "R2");
        scene.act(S1, Action::Entertainer(Side::Second));
        assert_eq!(scene.game.tavern(S1).entertainers.side(who), None);
        scene.act(S0, Action::Entertainer(Side::First));
        assert_eq!(scene.game.tavern(S0).entertainers.side(who), Some(Side::First));
        assert_eq!(scene.game.tavern(S1).entertainers.side(who), Some(Side::Second));
    }
}

#[test]
fn a6_the_side_never_changes() {
    let mut scene = Scene::new(2, 2);
    scene.go_to_round(2, Phase::Evening);
    scene.act(S0, Action::Entertainer(Side::First));
    scene.act(S1, Action::Entertainer(Side::Second));
    while !scene.game.is_over() {
        let musician = |seat| scene.game.tavern(seat).entertainers.side(Entertainer::Musician);
        assert_eq!([S0, S1].map(musician), [Some(Side::First), Some(Side::Second)]);
        if scene.game.phase != Phase::Evening {
            let seat = scene.to_act()[0];
            scene.refuse(seat, Action::Entertainer(Side::Second), "R2");
        }
        scene.calm_step();
    }
}

#[test]
fn a6_no_entertainer_at_level_one() {
    let mut scene = Scene::new(2, 1);
    scene.go_to_round(2, Phase::Evening);
    scene.refuse(S0, Action::Entertainer(Side::First), "R2");
    assert_eq!(scene.owned(S0).count(Card::NOBLE), 0);
}
