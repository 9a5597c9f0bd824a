//! A: a new evening; A1, A2, A3 and A5. The 3-beer guest and the winter side are in `a_bonuses`.

use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, AreaSet, Bonus, Colour, Entertainer, Kind, Seat, Side};
use engine::{Action, Answer, Ask, Event, Phase, Setup};

const FIRST: Action = Action::Choose(Side::First);
const SECOND: Action = Action::Choose(Side::Second);

fn evening(players: u8, round: u8) -> Scene {
    let mut scene = Scene::new(players, 1);
    scene.go_to_round(round, Phase::Evening);
    scene
}

#[test]
fn a1_the_round_track_is_that_of_the_sheet() {
    let space = |level: u8, round: u8| {
        let game = rules().lay_out(&Setup::new(2, level)).expect("a legal set-up");
        let space = rules().round_space(&game.form, round);
        (space.first, space.second)
    };
    let counter = (Bonus::CounterGuest, None);
    let upgrade = (Bonus::FreeUpgrade, None);
    let barback = Some(Bonus::Card(Kind::Barback));
    let summer = [
        counter,
        (Bonus::ThreeGuest, barback),
        (Bonus::OwnDie, Some(Bonus::Card(Kind::Dishwasher))),
        counter,
        (Bonus::Card(Kind::Table), Some(Bonus::Card(Kind::Brewer))),
        counter,
        (Bonus::OwnDie, barback),
        upgrade,
    ];
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|round| space(1, round)), summer);
    let hire = |who| (Bonus::Entertainer(who), None);
    let winter = [
        counter,
        hire(Entertainer::Musician),
        hire(Entertainer::FireEater),
        counter,
        hire(Entertainer::Juggler),
        counter,
        (Bonus::OwnDie, barback),
        upgrade,
    ];
    for level in 2..=5 {
        assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|round| space(level, round)), winter);
    }
}

#[test]
fn a1_everybody_gets_the_bonus() {
    let scene = Scene::new(4, 1);
    // Nobody was asked: the game rests in B already.
    assert_eq!((scene.game.round, scene.game.phase), (1, Phase::Arrival));
    for seat in Seat::ALL {
        assert_eq!(scene.game.tavern(seat).counter_guests, 1);
    }
}

#[test]
fn a1_each_chooses_one_of_two() {
    let mut scene = Scene::given("round=5 phase=evening / deck=r1*3,r2*4 / deck=r1*3,r2*4");
    for seat in [S0, S1] {
        assert_eq!(scene.asked(seat), Some(Ask::Choose));
        assert_eq!(scene.legal(seat), [FIRST, SECOND]);
    }
    let before = scene.game.supply;
    scene.act(S1, SECOND);
    // Nothing is given before all have answered.
    assert_eq!(scene.game.supply, before);
    scene.act(S0, FIRST);
    let gained = |seat, kind| Event::CardGained { seat, card: card(kind) };
    // Round 5 starts with seat 0, and so do the gifts.
    assert!(scene.position(gained(S0, Kind::Table)) < scene.position(gained(S1, Kind::Brewer)));
    assert_eq!(scene.happened(|e| matches!(e, Event::CardGained { .. })), 2);
    assert_eq!(scene.game.supply.kind(Kind::Table), before.kind(Kind::Table) - 1);
    assert_eq!(scene.game.supply.kind(Kind::Brewer), before.kind(Kind::Brewer) - 1);
    // The gained cards lay on top and arrived first.
    assert_eq!(scene.game.tavern(S0).lying(Kind::Table), 1);
    assert_eq!(scene.game.tavern(S1).lying(Kind::Brewer), 1);
}

#[test]
fn a1_a_choice_cannot_be_declined() {
    let mut scene = evening(2, 2);
    scene.refuse(S0, Action::Decline, "R2");
    scene.refuse(S0, Action::FreeUpgrade(Area::Safe), "R2");
    scene.refuse(S0, Action::Entertainer(Side::First), "R2");
    scene.act(S0, SECOND);
    scene.refuse(S0, FIRST, "R2");
}

#[test]
fn a1_an_empty_option_cannot_be_chosen() {
    let mut scene =
        Scene::given("round=4 start=1 phase=serve / counter=1 / counter=1 discard=brewer*15");
    assert_eq!(scene.game.supply.kind(Kind::Brewer), 0);
    scene.go_to_last_close(4).close();
    // Round 5: nobody is asked, both got a Table.
    assert_eq!((scene.game.round, scene.game.phase), (5, Phase::Arrival));
    for seat in [S0, S1] {
        assert!(
            scene.events.contains(&Event::Answered { seat, answer: Answer::Side(Side::First) })
        );
        assert!(scene.events.contains(&Event::CardGained { seat, card: card(Kind::Table) }));
    }
    assert_eq!(scene.happened(|e| matches!(e, Event::CardGained { .. })), 2);
}

#[test]
fn a1_with_neither_option_nothing_is_gained() {
    let mut scene = Scene::given(
        "round=4 start=1 phase=serve / counter=1 / counter=1 discard=brewer*15,table*15",
    );
    assert_eq!([Kind::Brewer, Kind::Table].map(|kind| scene.game.supply.kind(kind)), [0, 0]);
    scene.go_to_last_close(4).close();
    assert_eq!((scene.game.round, scene.game.phase), (5, Phase::Arrival));
    for seat in [S0, S1] {
        assert!(scene.events.contains(&Event::Answered { seat, answer: Answer::Nothing }));
    }
    assert_eq!(scene.happened(|e| matches!(e, Event::CardGained { .. })), 0);
}

#[test]
fn a2_the_own_die_is_rolled_when_all_have_answered() {
    let mut scene = evening(3, 3);
    scene.chance.queue(Purpose::OwnDie, Some(S0), &[5]);
    scene.chance.queue(Purpose::OwnDie, Some(S2), &[3]);
    let drawn = scene.chance.drawn.len();
    scene.act(S0, FIRST);
    scene.act(S2, FIRST);
    assert_eq!(scene.chance.drawn.len(), drawn);
    assert!(scene.pips(S0, Colour::Own).is_empty());
    scene.act(S1, SECOND);
    // Still in B (everybody has a Counter Guest): only the bonus dice have been rolled.
    assert_eq!(scene.game.phase, Phase::Arrival);
    assert_eq!(scene.pips(S0, Colour::Own), [5]);
    assert_eq!(scene.pips(S2, Colour::Own), [3]);
    assert!(scene.pips(S1, Colour::Own).is_empty());
    assert_eq!(scene.game.tavern(S1).lying(Kind::Dishwasher), 1);
}

#[test]
fn a2_the_own_die_is_kept_for_this_round_only() {
    let mut scene = Scene::given("round=3 phase=evening / deck=r1*3,r2*4 / deck=r1*3,r2*4");
    scene.chance.queue(Purpose::OwnDie, Some(S0), &[5]);
    scene.act(S0, FIRST);
    scene.act(S1, SECOND);
    scene.go_to(Phase::Serve);
    assert_eq!(scene.pips(S0, Colour::Own), [5]);
    scene.go_to_round(4, Phase::Plan);
    assert!(scene.pips(S0, Colour::Own).is_empty());
}

#[test]
fn a3_the_free_upgrade_counts_this_round_and_brings_no_noble() {
    let deck = "/ deck=r1*3,r2*4";
    let mut scene =
        Scene::given(&format!("players=3 round=8 start=1 phase=evening {deck} {deck} {deck}"));
    for seat in [S0, S1, S2] {
        assert_eq!(scene.asked(seat), Some(Ask::FreeUpgrade));
        assert_eq!(scene.legal(seat).len(), 9 + 1);
    }
    let nobles = scene.game.supply.nobles();
    let thalers = scene.game.tavern(S0).thalers;
    scene.act(S0, Action::FreeUpgrade(Area::Table));
    scene.act(S1, Action::FreeUpgrade(Area::Server));
    assert!(scene.game.tavern(S0).upgraded.is_empty());
    scene.act(S2, Action::FreeUpgrade(Area::Dishwasher));
    assert_eq!([S0, S1, S2].map(|seat| scene.seated(seat).len()), [4, 3, 3]);
    assert_eq!([S0, S1, S2].map(|seat| scene.pips(seat, Colour::Own).len()), [0, 1, 0]);
    assert_eq!([S0, S1, S2].map(|seat| scene.game.tavern(seat).raises), [0, 0, 1]);
    assert_eq!(scene.game.supply.nobles(), nobles);
    assert_eq!(scene.game.tavern(S0).thalers, thalers);
    assert_eq!(scene.happened(|e| matches!(e, Event::CardGained { .. })), 0);
}

#[test]
fn a3_every_area_can_be_upgraded() {
    for area in Area::ALL {
        let mut scene = evening(2, 8);
        scene.act(S1, Action::Decline);
        scene.act(S0, Action::FreeUpgrade(area));
        let tavern = scene.game.tavern(S0);
        assert_eq!(tavern.upgraded.iter().collect::<Vec<_>>(), [area]);
        assert_eq!(
            rules().area_value(tavern, area),
            rules().sheet().upgrades[area as usize].upgraded
        );
    }
}

#[test]
fn a3_may_be_declined() {
    let mut scene = evening(2, 8);
    scene.act(S0, Action::Decline);
    scene.act(S1, Action::FreeUpgrade(Area::Safe));
    assert!(scene.game.tavern(S0).upgraded.is_empty());
    assert!(scene.game.upgraded(S1, Area::Safe));
}

#[test]
fn a3_an_upgraded_area_cannot_be_upgraded_again() {
    let mut scene = Scene::given("round=8 start=1 phase=evening / up=monk");
    scene.refuse(S0, Action::FreeUpgrade(Area::Monk), "F7");
    scene.refuse(S0, Action::Upgrade { area: Area::Safe, returned: 0 }, "R2");
    assert_eq!(scene.legal(S0).len(), 8 + 1);
}

#[test]
fn a3_nobody_is_asked_with_everything_upgraded() {
    let all = "dishwasher,server,table,brewer,cashbox,monk,barrel,safe,storage";
    let mut scene = Scene::given(&format!("round=7 phase=serve / counter=1 up={all}"));
    assert_eq!(scene.game.tavern(S0).upgraded, AreaSet::ALL);
    scene.go_to_last_close(7).close();
    assert_eq!(scene.game.phase, Phase::Evening);
    assert_eq!(scene.to_act(), [S1]);
    // An answer that gave itself cannot be taken back.
    scene.refuse(S0, Action::TakeBack, "R9");
    scene.act(S1, Action::Decline);
    assert_eq!(scene.game.phase, Phase::Arrival);
}

#[test]
fn a5_counter_guests_are_kept_until_used() {
    let mut scene = Scene::new(2, 1);
    let mut counts = Vec::new();
    for round in 1..=8 {
        scene.go_to_round(round, Phase::Plan);
        counts.push([S0, S1].map(|seat| scene.game.tavern(seat).counter_guests));
    }
    assert_eq!(counts, [[1; 2], [1; 2], [1; 2], [2; 2], [2; 2], [3; 2], [3; 2], [3; 2]]);
    assert_eq!(scene.game.supply.counter_guests, 0);
}
