//! F1: the Reputation phase, and F2 as far as the marker follows the plan. What cannot be given
//! back is in `f_giving_back.rs`.

use crate::serving::*;
use crate::support::*;
use engine::model::{Area, Card, Entertainer, Kind, Side};
use engine::{Action, Ask, Event};

const BREWERS: [Kind; 2] = [Kind::Brewer; 2];

/// T and B as the events of the last action tell them, in the order weighed.
fn weighed(t: &Table) -> Vec<(u16, u16)> {
    let weighing = |event: &Event| match *event {
        Event::Assessed { thalers, beer } => Some((thalers, beer)),
        _ => None,
    };
    t.events.iter().filter_map(weighing).collect()
}

#[test]
fn f1_thalers_and_beer_of_the_placed_dice() {
    let seated = [plain_guest(5), Card::NOBLE, Card::NOBLE, regular(1)];
    let areas = [Kind::Brewer, Kind::Brewer, Kind::Barback, Kind::Barback];
    let plan = [
        (white(5), table(plain_guest(5))),
        (white(2), table(Card::NOBLE)),
        (white(1), table(regular(1))),
        (white(3), CASHBOX),
        (own(6), BREWER),
        (own(4), BARREL),
    ];
    let evening = Evening { seated: &seated, areas: &areas, plan: &plan, ..Evening::default() };
    let t = Evening { white: &[5, 2, 1, 3], own: &[6, 4], ..evening }.served(3);
    // 5 + 2 + 1 + 1 Thalers; 1 + 2 for the Brewer, 1 for the Barrel, 2 of the Barbacks.
    assert_eq!(weighed(&t), [(9, 6)]);
    // The sixth space: the Schnapps after the 5.
    assert_eq!((t.reputation(), t.schnapps()), (6, 1));
    assert_eq!(t.purse(), (0, 2), "the dice have brought nothing yet");
}

#[test]
fn f1_thalers_can_be_the_smaller_part() {
    let plan = [(white(1), BREWER), (white(6), BREWER), (white(3), CASHBOX)];
    let evening = Evening { areas: &BREWERS, plan: &plan, ..Evening::default() };
    let t = Evening { white: &[1, 6, 3], ..evening }.served(3);
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 6)], 1));
    // No Thaler, no step.
    let t = Evening { white: &[1, 6, 3], plan: &plan[..2], ..evening }.served(3);
    assert_eq!((weighed(&t), t.reputation()), (vec![(0, 6)], 0));
}

#[test]
fn f1_upgraded_areas_count_with_their_better_side() {
    let seated = [plain_guest(6), plain_guest(8)];
    let plan = [
        (white(6), table(plain_guest(6))),
        (white(2), table(plain_guest(8))),
        (white(3), CASHBOX),
        (white(1), BREWER),
        (own(1), BREWER),
        (own(4), BARREL),
    ];
    let upgraded = [Area::Cashbox, Area::Brewer, Area::Barrel];
    let evening = Evening { seated: &seated, areas: &[Kind::Brewer], ..Evening::default() };
    let t = Evening { white: &[6, 2, 3, 1], own: &[1, 4], plan: &plan, ..evening };
    let t = Evening { upgraded: &upgraded, ..t }.served(4);
    assert_eq!((weighed(&t), t.reputation()), (vec![(15, 8)], 8));
}

#[test]
fn f1_a_raised_die_counts_where_it_lies() {
    let seated = [plain_guest(6)];
    let areas = [Kind::Dishwasher, Kind::Dishwasher, Kind::Barback, Kind::Barback, Kind::Barback];
    let plan = [(white(4), table(plain_guest(6)))];
    let evening = Evening { seated: &seated, areas: &areas, plan: &plan, ..Evening::default() };
    let t = Evening { white: &[4], ..evening }.served(3);
    assert_eq!((weighed(&t), t.reputation()), (vec![(6, 3)], 3));
}

#[test]
fn f1_nothing_else_counts() {
    // Monk, unplaced dice, guests without a die, Safe, Storage, Schnapps, Servers, Tables,
    // Dishwashers, Bards, Counter Guests.
    let seated = [plain_guest(6), Card::NOBLE];
    let areas = [Kind::Server, Kind::Table, Kind::Dishwasher, Kind::Bard];
    let plan = [(white(5), MONK), (own(5), MONK), (white(3), CASHBOX), (white(1), BREWER)];
    let evening = Evening { seated: &seated, areas: &areas, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[5, 3, 1, 6], own: &[5, 2], ..evening }.planned(3);
    t.set_purse(2, 2).hire(Entertainer::Musician, Side::First, 4);
    assert_eq!(t.game.tavern(S0).counter_guests, 1);
    t.all_ready();
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 1)], 1));
    assert_eq!((t.purse(), t.schnapps()), ((2, 2), 4));
}

#[test]
fn f1_schnapps_trades_do_not_weigh() {
    let plan = [(white(3), CASHBOX)];
    let evening = Evening { white: &[3, 4], plan: &plan, ..Evening::default() };
    let mut t = evening.planned(3);
    t.hire(Entertainer::Musician, Side::Second, 2).all_ready();
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 0)], 0));
    t.act(S0, Action::Musician);
    assert_eq!((weighed(&t), t.reputation(), t.purse()), (vec![], 0, (0, 3)));
    // Nor when the plan is weighed again.
    t.place(S0, white(4), BARREL);
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 1)], 1));
}

#[test]
fn f1_is_the_first_thing_of_every_serving_turn() {
    let mut t = Evening { white: &[3], ..Evening::default() }.planned(3);
    t.set_tavern(S1, &[regular(2)], &[Kind::Barback]).set_dice(S1, &[2], &[]);
    t.place(S1, white(2), table(regular(2)));
    t.all_ready();
    assert_eq!(weighed(&t), [(0, 0)]);
    assert_eq!(t.game.tavern(S1).reputation, 0, "not before the own turn");
    t.act(S0, Action::Close);
    assert_eq!((weighed(&t), t.game.tavern(S1).reputation), (vec![(2, 1)], 1));
    assert_eq!(t.reputation(), 0);
}

#[test]
fn f1_a_choice_on_the_track_comes_before_anything_else() {
    let seated = [plain_guest(6), regular(1)];
    let areas = [Kind::Barback; 10];
    let plan = [(white(6), table(plain_guest(6))), (own(1), CASHBOX)];
    let evening = Evening { seated: &seated, areas: &areas, plan: &plan, ..Evening::default() };
    let upgraded = [Area::Cashbox];
    let mut t = Evening { white: &[6], own: &[1], upgraded: &upgraded, ..evening }.planned(3);
    t.edit().taverns[S0].reputation = 1;
    t.all_ready();
    // Nine steps from the 1: over the Schnapps to "Schnapps or remove a guest".
    assert_eq!((t.reputation(), t.asked(S0)), (10, Some(Ask::SchnappsOrRemoval)));
    t.refuse(S0, Action::Use { die: white(6), at: table(plain_guest(6)) }, "R2");
    t.refuse(S0, Action::Close, "R2");
    t.act(S0, Action::TakeSchnapps);
    assert_eq!((t.schnapps(), t.asked(S0)), (2, Some(Ask::Serve)));
}

#[test]
fn f1_upgrades_bought_later_do_not_count() {
    let plan = [(white(1), BREWER), (white(3), CASHBOX), (white(4), BARREL)];
    let mut t = Evening { white: &[1, 3, 4], plan: &plan, ..Evening::default() }.planned(3);
    t.set_purse(40, 0).all_ready();
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 2)], 1));
    t.upgrade(Area::Cashbox, 0).upgrade(Area::Brewer, 0).upgrade(Area::Barrel, 0);
    assert_eq!((weighed(&t), t.reputation()), (vec![], 1));
    t.use_die(white(3), CASHBOX).use_die(white(1), BREWER).use_die(white(4), BARREL);
    assert_eq!((t.purse(), t.reputation()), ((7, 4), 1));
}

#[test]
fn f1_dice_never_removed_keep_their_effect() {
    let plan = [(white(1), BREWER), (white(3), CASHBOX)];
    let mut t = Evening { white: &[1, 3], plan: &plan, ..Evening::default() }.served(3);
    assert_eq!(t.reputation(), 1);
    t.act(S0, Action::Close);
    assert_eq!((t.reputation(), t.purse()), (1, (0, 0)));
}

#[test]
fn f1_levels_one_and_two_know_no_reputation() {
    for level in [1, 2] {
        let plan = [(white(1), BREWER), (white(3), CASHBOX)];
        let mut t = Evening { white: &[1, 3, 6], plan: &plan, ..Evening::default() }.served(level);
        assert_eq!((weighed(&t), t.reputation()), (vec![], 0));
        t.lift(white(3), CASHBOX).place(S0, white(6), BREWER);
        assert_eq!((weighed(&t), t.reputation()), (vec![], 0));
        t.refuse(S0, Action::Bard, "F17");
    }
}

#[test]
fn f2_a_higher_minimum_advances_by_the_difference() {
    let plan = [(white(1), BREWER), (white(3), CASHBOX)];
    let seated = [plain_guest(4)];
    let evening = Evening { seated: &seated, areas: &BREWERS, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 3, 4], ..evening }.served(3);
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 3)], 1));
    // Placing: 5 Thalers against 3 beer.
    t.place(S0, white(4), table(plain_guest(4)));
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 3)], 3));
    // Moving: 4 against 4.
    t.shift(white(3), CASHBOX, BARREL);
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 4)], 4));
}

#[test]
fn f2_a_lower_minimum_goes_back() {
    let plan = [(white(1), BREWER), (white(4), table(plain_guest(4)))];
    let seated = [plain_guest(4)];
    let evening = Evening { seated: &seated, areas: &BREWERS, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 4], ..evening }.served(3);
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 3)], 3));
    t.shift(white(4), table(plain_guest(4)), CASHBOX);
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 3)], 1));
    t.lift(white(1), BREWER);
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 0)], 0));
    t.place(S0, white(1), BREWER).shift(white(4), CASHBOX, table(plain_guest(4)));
    assert_eq!(t.reputation(), 3);
}

#[test]
fn f2_a_move_that_keeps_the_minimum_moves_no_marker() {
    let plan = [(white(1), BREWER), (white(4), table(plain_guest(4)))];
    let seated = [plain_guest(4)];
    let evening = Evening { seated: &seated, areas: &BREWERS, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 4, 2], ..evening }.served(3);
    t.place(S0, white(2), CASHBOX);
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 3)], 3));
    t.lift(white(2), CASHBOX);
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 3)], 3));
}

#[test]
fn f2_a_whole_plan_is_weighed_once() {
    // Two dice change places; on the way the minimum would be 1.
    let seated = [plain_guest(7)];
    let plan = [(white(1), BREWER), (white(6), table(plain_guest(7)))];
    let evening = Evening { seated: &seated, areas: &BREWERS, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 6], ..evening }.served(3);
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 3)], 3));
    let swap = plan_of(&t, &[(white(1), table(plain_guest(7))), (white(6), BREWER)]);
    t.act(S0, swap);
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 3)], 3));
    let moved = |event: &Event| {
        matches!(event, Event::ReputationStep { .. } | Event::ReputationBack { .. })
    };
    assert!(!t.events.iter().any(moved));
    t.act(S0, plan_of(&t, &[(white(1), CASHBOX), (white(6), BREWER)]));
    assert_eq!((weighed(&t), t.reputation()), (vec![(1, 3)], 1));
}

#[test]
fn f2_used_dice_count_where_they_were_used() {
    let seated = [plain_guest(4)];
    let plan = [(white(1), BREWER), (white(4), table(plain_guest(4))), (white(2), CASHBOX)];
    let evening = Evening { seated: &seated, areas: &BREWERS, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 4, 2, 6], ..evening }.served(3);
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 3)], 3));
    t.use_die(white(1), BREWER).use_die(white(4), table(plain_guest(4)));
    assert_eq!((weighed(&t), t.reputation()), (vec![], 3));
    t.place(S0, white(6), BREWER);
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 6)], 5));
    t.shift(white(2), CASHBOX, BARREL);
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 7)], 4));
    t.lift(white(2), BARREL).lift(white(6), BREWER);
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 3)], 3));
}

#[test]
fn f2_weighs_with_the_yields_of_the_turns_beginning() {
    let plan = [(white(1), BREWER), (white(4), table(plain_guest(4)))];
    let evening = Evening { areas: &BREWERS, plan: &plan, ..Evening::default() };
    let mut t = Evening { seated: &[plain_guest(4)], white: &[1, 4, 2, 6], ..evening }.planned(3);
    t.set_purse(50, 0).all_ready();
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 3)], 3));
    // An upgrade, and both Brewers gone: a die brings 2 now, but weighs 3 as before.
    t.upgrade(Area::Brewer, 2).upgrade(Area::Cashbox, 0).upgrade(Area::Barrel, 0);
    t.use_die(white(1), BREWER);
    assert_eq!(t.purse(), (50 - 6 - 10 - 8, 2));
    t.place(S0, white(6), BREWER);
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 6)], 4));
    t.place(S0, white(2), CASHBOX);
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 6)], 5));
    t.shift(white(2), CASHBOX, BARREL);
    assert_eq!((weighed(&t), t.reputation()), (vec![(4, 7)], 4));
}

#[test]
fn f2_a_guest_served_and_then_removed_keeps_counting() {
    let seated = [plain_guest(4), regular(1)];
    let plan = [(white(1), BREWER), (white(4), table(plain_guest(4)))];
    let evening = Evening { seated: &seated, areas: &BREWERS, plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 4, 2], ..evening }.planned(3);
    t.hire(Entertainer::FireEater, Side::Second, 2).all_ready();
    t.use_die(white(4), table(plain_guest(4)));
    let guest = engine::Sitting { card: plain_guest(4), served: true };
    t.act(S0, Action::SchnappsRemove(guest));
    t.place(S0, white(2), CASHBOX);
    assert_eq!((weighed(&t), t.reputation()), (vec![(5, 3)], 3));
}
