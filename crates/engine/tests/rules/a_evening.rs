//! A: a new evening; A1, A2, A3 and A5. The 3-beer guest and the winter side are in `a_bonuses`.

use crate::positions::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, AreaSet, Bonus, Card, Colour, Entertainer, Kind, Seat, Side};
use engine::{Action, Answer, Ask, Event, Phase, Setup};

const FIRST: Action = Action::Choose(Side::First);
const SECOND: Action = Action::Choose(Side::Second);

fn evening(players: u8, round: u8) -> Table {
    let mut table = Table::new(players, 1);
    table.go_to_round(round, Phase::Evening);
    table
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
    let table = Table::new(4, 1);
    // Nobody was asked: the game rests in B already.
    assert_eq!((table.game.round, table.game.phase), (1, Phase::Arrival));
    for seat in Seat::ALL {
        assert_eq!(table.game.tavern(seat).counter_guests, 1);
    }
}

#[test]
fn a1_each_chooses_one_of_two() {
    let mut table = evening(2, 5);
    for seat in [S0, S1] {
        table.will_draw(seat, &[regular(1); 9]);
        assert_eq!(table.asked(seat), Some(Ask::Choose));
        assert_eq!(table.legal(seat), [FIRST, SECOND]);
    }
    let before = table.game.supply;
    table.act(S1, SECOND);
    // Nothing is given before all have answered.
    assert_eq!(table.game.supply, before);
    table.act(S0, FIRST);
    let gained = |seat, kind| Event::CardGained { seat, card: card(kind) };
    // Round 5 starts with seat 0, and so do the gifts.
    assert!(table.position(gained(S0, Kind::Table)) < table.position(gained(S1, Kind::Brewer)));
    assert_eq!(table.happened(|e| matches!(e, Event::CardGained { .. })), 2);
    assert_eq!(table.game.supply.kind(Kind::Table), before.kind(Kind::Table) - 1);
    assert_eq!(table.game.supply.kind(Kind::Brewer), before.kind(Kind::Brewer) - 1);
    // The gained cards lay on top and arrived first.
    assert_eq!(table.game.tavern(S0).lying(Kind::Table), 1);
    assert_eq!(table.game.tavern(S1).lying(Kind::Brewer), 1);
}

#[test]
fn a1_a_choice_cannot_be_declined() {
    let mut table = evening(2, 2);
    table.refuse(S0, Action::Decline, "R2");
    table.refuse(S0, Action::FreeUpgrade(Area::Safe), "R2");
    table.refuse(S0, Action::Entertainer(Side::First), "R2");
    table.act(S0, SECOND);
    table.refuse(S0, FIRST, "R2");
}

#[test]
fn a1_an_empty_option_cannot_be_chosen() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(4).set_supply(card(Kind::Brewer), 0);
    table.close();
    // Round 5: nobody is asked, both got a Table.
    assert_eq!((table.game.round, table.game.phase), (5, Phase::Arrival));
    for seat in [S0, S1] {
        assert!(
            table.events.contains(&Event::Answered { seat, answer: Answer::Side(Side::First) })
        );
        assert!(table.events.contains(&Event::CardGained { seat, card: card(Kind::Table) }));
    }
    assert_eq!(table.happened(|e| matches!(e, Event::CardGained { .. })), 2);
}

#[test]
fn a1_with_neither_option_nothing_is_gained() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(4).set_supply(card(Kind::Brewer), 0).set_supply(card(Kind::Table), 0);
    table.close();
    assert_eq!((table.game.round, table.game.phase), (5, Phase::Arrival));
    for seat in [S0, S1] {
        assert!(table.events.contains(&Event::Answered { seat, answer: Answer::Nothing }));
    }
    assert_eq!(table.happened(|e| matches!(e, Event::CardGained { .. })), 0);
}

#[test]
fn a2_the_own_die_is_rolled_when_all_have_answered() {
    let mut table = evening(3, 3);
    table.chance.queue(Purpose::OwnDie, Some(S0), &[5]);
    table.chance.queue(Purpose::OwnDie, Some(S2), &[3]);
    let drawn = table.chance.drawn.len();
    table.act(S0, FIRST);
    table.act(S2, FIRST);
    assert_eq!(table.chance.drawn.len(), drawn);
    assert!(table.pips(S0, Colour::Own).is_empty());
    table.act(S1, SECOND);
    // Still in B (everybody has a Counter Guest): only the bonus dice have been rolled.
    assert_eq!(table.game.phase, Phase::Arrival);
    assert_eq!(table.pips(S0, Colour::Own), [5]);
    assert_eq!(table.pips(S2, Colour::Own), [3]);
    assert!(table.pips(S1, Colour::Own).is_empty());
    assert_eq!(table.game.tavern(S1).lying(Kind::Dishwasher), 1);
}

#[test]
fn a2_the_own_die_is_kept_for_this_round_only() {
    let mut table = evening(2, 3);
    for seat in [S0, S1] {
        table.will_draw(seat, &[regular(1); 8]);
    }
    table.chance.queue(Purpose::OwnDie, Some(S0), &[5]);
    table.act(S0, FIRST);
    table.act(S1, SECOND);
    table.go_to(Phase::Serve);
    assert_eq!(table.pips(S0, Colour::Own), [5]);
    table.go_to_round(4, Phase::Plan);
    assert!(table.pips(S0, Colour::Own).is_empty());
}

#[test]
fn a3_the_free_upgrade_counts_this_round_and_brings_no_noble() {
    let mut table = evening(3, 8);
    for seat in [S0, S1, S2] {
        assert_eq!(table.asked(seat), Some(Ask::FreeUpgrade));
        assert_eq!(table.legal(seat).len(), 9 + 1);
        table.edit().taverns[seat].counter_guests = 0;
        table.will_draw(seat, &[regular(1), regular(2), regular(1), regular(2), regular(2)]);
    }
    let nobles = table.game.supply.nobles();
    let thalers = table.game.tavern(S0).thalers;
    table.act(S0, Action::FreeUpgrade(Area::Table));
    table.act(S1, Action::FreeUpgrade(Area::Server));
    assert!(table.game.tavern(S0).upgraded.is_empty());
    table.act(S2, Action::FreeUpgrade(Area::Dishwasher));
    assert_eq!([S0, S1, S2].map(|seat| table.seated(seat).len()), [4, 3, 3]);
    assert_eq!([S0, S1, S2].map(|seat| table.pips(seat, Colour::Own).len()), [0, 1, 0]);
    assert_eq!([S0, S1, S2].map(|seat| table.game.tavern(seat).washes), [0, 0, 1]);
    assert_eq!(table.game.supply.nobles(), nobles);
    assert_eq!(table.game.tavern(S0).thalers, thalers);
    assert_eq!(table.happened(|e| matches!(e, Event::CardGained { .. })), 0);
}

#[test]
fn a3_every_area_can_be_upgraded() {
    for area in Area::ALL {
        let mut table = evening(2, 8);
        table.act(S1, Action::Decline);
        table.act(S0, Action::FreeUpgrade(area));
        let tavern = table.game.tavern(S0);
        assert_eq!(tavern.upgraded.iter().collect::<Vec<_>>(), [area]);
        assert_eq!(
            rules().area_value(tavern, area),
            rules().sheet().upgrades[area as usize].upgraded
        );
    }
}

#[test]
fn a3_may_be_declined() {
    let mut table = evening(2, 8);
    table.act(S0, Action::Decline);
    table.act(S1, Action::FreeUpgrade(Area::Safe));
    assert!(table.game.tavern(S0).upgraded.is_empty());
    assert!(table.game.upgraded(S1, Area::Safe));
}

#[test]
fn a3_an_upgraded_area_cannot_be_upgraded_again() {
    let mut table = evening(2, 8);
    table.edit().taverns[S0].upgraded.insert(Area::Monk);
    table.refuse(S0, Action::FreeUpgrade(Area::Monk), "F7");
    table.refuse(S0, Action::Upgrade { area: Area::Safe, returned: 0 }, "R2");
    assert_eq!(table.legal(S0).len(), 8 + 1);
}

#[test]
fn a3_nobody_is_asked_with_everything_upgraded() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(7);
    table.edit().taverns[S0].upgraded = AreaSet::ALL;
    table.close();
    assert_eq!(table.game.phase, Phase::Evening);
    assert_eq!(table.to_act(), [S1]);
    // An answer that gave itself cannot be taken back.
    table.refuse(S0, Action::TakeBack, "R9");
    table.act(S1, Action::Decline);
    assert_eq!(table.game.phase, Phase::Arrival);
}

#[test]
fn a5_counter_guests_are_kept_until_used() {
    let mut table = Table::new(2, 1);
    let mut counts = Vec::new();
    for round in 1..=8 {
        table.go_to_round(round, Phase::Plan);
        counts.push([S0, S1].map(|seat| table.game.tavern(seat).counter_guests));
    }
    assert_eq!(counts, [[1; 2], [1; 2], [1; 2], [2; 2], [2; 2], [3; 2], [3; 2], [3; 2]]);
    assert_eq!(table.game.supply.counter_guests, 0);
}

#[test]
fn a5_counter_guests_are_limited() {
    let mut table = Table::new(4, 1);
    table.go_to_last_close(3);
    table.edit().supply.counter_guests = 2;
    let before = Seat::ALL.map(|seat| table.game.tavern(seat).counter_guests);
    assert_eq!(before, [1; 4]);
    table.close();
    // Round 4 starts with seat 3: seats 3 and 0 are served, 1 and 2 get nothing (R3, R7).
    let after = Seat::ALL.map(|seat| table.game.tavern(seat).counter_guests);
    assert_eq!((table.game.start, after), (S3, [2, 1, 1, 2]));
    assert_eq!(table.game.supply.counter_guests, 0);
    assert_eq!(table.game.tavern(S0).deck.count(Card::NOBLE), 0);
}
