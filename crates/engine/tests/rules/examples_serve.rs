//! The rulebooks' worked examples of planning and serving (RULES 13: 4, 5, 6, 7, 9).

use crate::serving::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Bonus, Card, Colour, Kind};
use engine::{Action, Phase, Setup};

#[test]
fn x4_the_plan_with_1_1_3_3_5_6() {
    let seated = [plain_guest(3), regular(2)];
    let evening = Evening { seated: &seated, ..Evening::default() };
    let mut t = Evening { white: &[1, 1, 3, 3], own: &[5, 6], ..evening }.planned(1);
    let guest = table(plain_guest(3));
    let plan = [
        (white(1), BREWER),
        (white(1), BREWER),
        (own(6), BREWER),
        (own(5), MONK),
        (white(3), guest),
        (white(3), BARREL),
    ];
    let mut at_once = t.clone();
    at_once.act(S0, plan_of(&at_once, &plan));
    for (die, to) in plan {
        t.place(S0, die, to);
    }
    let mut lying = plan.map(|(die, at)| (die, Some(at)));
    lying.sort_unstable();
    assert_eq!(t.lying(), lying);
    assert_eq!(at_once.game, t.game, "the whole plan at once is the same plan");
    t.all_ready();
    for (die, at) in plan {
        t.use_die(die, at);
    }
    // 3 Thalers of the guest; a beer for each Brewer die and one from the Barrel; one step.
    assert_eq!((t.purse(), t.game.tavern(S0).monastery), ((3, 4), 1));
}

#[test]
fn x5_two_brewer_cards_and_dice_1_1_6_make_nine_beer() {
    let plan = [(white(1), BREWER), (white(1), BREWER), (white(6), BREWER)];
    let evening = Evening { areas: &[Kind::Brewer; 2], plan: &plan, ..Evening::default() };
    let mut t = Evening { white: &[1, 1, 6], ..evening }.served(1);
    for ((die, at), beer) in plan.into_iter().zip([3, 6, 9]) {
        t.use_die(die, at);
        assert_eq!(t.purse(), (0, beer));
    }
}

#[test]
fn x6_the_dishwasher_upgrade_for_six() {
    let mut t = Evening { areas: &[Kind::Dishwasher; 2], ..Evening::default() }.planned(1);
    t.set_purse(6, 0).all_ready();
    let supply = t.game.supply.kind(Kind::Dishwasher);
    t.refuse(S0, Action::Upgrade { area: Area::Dishwasher, returned: 0 }, "F7");
    t.upgrade(Area::Dishwasher, 1);
    assert_eq!((t.purse(), t.tops()), ((0, 0), vec![Card::NOBLE]));
    assert!(t.game.upgraded(S0, Area::Dishwasher));
    assert_eq!(t.game.tavern(S0).lying(Kind::Dishwasher), 1);
    assert_eq!(t.game.supply.kind(Kind::Dishwasher), supply + 1);
}

#[test]
fn x7_the_full_serving_turn() {
    let recruit = guest(7, |bonus| bonus == Some(Bonus::Thalers(3)));
    let mut script = Script::default();
    script.queue(Purpose::Display, None, &[recruit.number()]);
    let mut t = Table::with(Setup { start_player: Some(S0), ..Setup::new(2, 1) }, script);
    t.go_to(Phase::Plan);
    assert_eq!(t.game.display[1].guest, Some(recruit));
    for area in [Area::Safe, Area::Cashbox] {
        t.edit().taverns[S0].upgraded.insert(area);
    }
    let (five, six) = (plain_guest(5), plain_guest(6));
    t.set_tavern(
        S0,
        &[five, six, Card::NOBLE],
        &[Kind::Brewer, Kind::Dishwasher, Kind::Dishwasher],
    );
    t.set_dice(S0, &[6, 4, 1, 6], &[4, 1, 6]).set_deck(S0, &[regular(1); 5], &[]);
    t.set_purse(5, 0);
    let plan = [
        (own(4), table(five)),
        (own(1), table(Card::NOBLE)),
        (white(6), table(six)),
        (white(4), CASHBOX),
        (white(1), BREWER),
        (white(6), BREWER),
        (own(6), BREWER),
    ];
    for (die, to) in plan {
        t.place(S0, die, to);
    }
    assert_eq!(t.game.tavern(S0).dice.count(Colour::Own), 3);
    t.all_ready();
    assert_eq!(t.purse(), (5, 0), "no Barback");

    // Both guests 11, with the Cashbox 14, and the 5 of the Safe.
    t.use_die(own(4), table(five)).use_die(white(6), table(six));
    assert_eq!(t.purse(), (5 + 11, 0));
    t.use_die(white(4), CASHBOX);
    assert_eq!(t.purse(), (5 + 14, 0));
    // 18 for the Brewer, the card stays: 1 is left of the Safe.
    t.upgrade(Area::Brewer, 0);
    assert_eq!((t.purse(), t.tops()), ((1, 0), vec![Card::NOBLE]));
    t.use_die(own(1), table(Card::NOBLE));
    t.act(S0, Action::Buy(Kind::Barback));
    assert_eq!(t.purse(), (1, 0));
    // Three dice at 3 beer.
    for (die, beer) in [(white(1), 3), (white(6), 6), (own(6), 9)] {
        t.use_die(die, BREWER);
        assert_eq!(t.purse(), (1, beer));
    }
    t.act(S0, Action::Recruit(1));
    assert_eq!(t.purse(), (4, 2));
    // Both Dishwashers were used and go back all the same.
    assert_eq!(t.game.tavern(S0).washes_spent, 2);
    t.upgrade(Area::Dishwasher, 2);
    assert_eq!(t.purse(), (1, 2));
    t.act(S0, Action::Close);
    assert_eq!(t.purse(), (1, 2));
    // From the bottom: the topmost is the last.
    assert_eq!(t.tops(), [Card::NOBLE, card(Kind::Barback), recruit, Card::NOBLE]);
    let upgraded = [Area::Safe, Area::Cashbox, Area::Brewer, Area::Dishwasher];
    assert!(upgraded.into_iter().all(|area| t.game.upgraded(S0, area)));
    assert_eq!(t.game.tavern(S0).upgraded.len(), 4);
}

#[test]
fn x9_mixed_spending() {
    let seated = [plain_guest(5), Card::NOBLE, plain_guest(4)];
    let plan = [
        (white(5), table(plain_guest(5))),
        (white(1), BREWER),
        (white(6), BREWER),
        (white(2), table(Card::NOBLE)),
        (own(4), table(plain_guest(4))),
    ];
    let evening = Evening { seated: &seated, areas: &[Kind::Brewer], ..Evening::default() };
    let mut t = Evening { white: &[5, 1, 6, 2], own: &[4], plan: &plan, ..evening }.served(3);
    t.edit().display[1].guest = Some(plain_guest(4));
    t.use_die(white(5), table(plain_guest(5)));
    assert_eq!(t.purse(), (5, 0));
    t.act(S0, Action::Buy(Kind::Table));
    assert_eq!(t.purse(), (0, 0));
    t.use_die(white(1), BREWER).use_die(white(6), BREWER);
    assert_eq!(t.purse(), (0, 4));
    t.act(S0, Action::Recruit(1));
    assert_eq!(t.purse(), (0, 0));
    t.use_die(white(2), table(Card::NOBLE));
    assert_eq!(t.purse(), (2, 0));
    t.act(S0, Action::Buy(Kind::Barback));
    assert_eq!(t.purse(), (0, 0));
    // A die worth 4 pays a 3-Thaler card; the odd Thaler stays usable.
    t.refuse(S0, Action::Buy(Kind::Dishwasher), "F6");
    t.use_die(own(4), table(plain_guest(4)));
    t.act(S0, Action::Buy(Kind::Dishwasher));
    assert_eq!(t.purse(), (1, 0));
    let mut saved = t.clone();
    saved.act(S0, Action::Close);
    assert_eq!(saved.purse(), (1, 0), "into the Safe");
    t.act(S0, Action::Buy(Kind::Bard));
    assert_eq!(t.purse(), (0, 0));
    let (first, last) = (card(Kind::Table), card(Kind::Bard));
    let between = [plain_guest(4), card(Kind::Barback), card(Kind::Dishwasher)];
    assert_eq!(t.tops(), [first, between[0], between[1], between[2], last]);
}
