//! C: the Servers bring own dice.

use crate::positions::*;
use crate::support::*;
use engine::chance::Purpose;
use engine::model::{Area, Card, Colour, Kind, Side};
use engine::{Action, Event, Phase};

const HIRE: Action = Action::Entertainer(Side::First);

/// Seat 0 draws these Servers, then Regulars; seat 1 only Regulars. Own dice show 1, 2, 3 …
fn served(servers: usize, permanent: Option<Area>) -> Table {
    let mut table = Table::second_evening(2);
    let mut cards = vec![card(Kind::Server); servers];
    cards.extend([regular(1); 3]);
    table.will_draw(S0, &cards).will_draw(S1, &[regular(1); 3]);
    if let Some(area) = permanent {
        table.edit().taverns[S0].upgraded.insert(area);
    }
    table.chance.queue(Purpose::OwnDie, Some(S0), &[6, 2, 4, 1, 1]);
    table.all_answer(HIRE);
    table
}

#[test]
fn c1_the_dice_are_rolled_before_the_draft() {
    let table = served(2, None);
    let coasters = table.events.iter().position(|e| matches!(e, Event::CoasterRolled { .. }));
    let last = table.events.iter().rposition(|e| matches!(e, Event::OwnDieRolled { .. }));
    assert!(last.expect("own dice") < coasters.expect("coasters"));
}

#[test]
fn c1_a_server_hired_in_f_serves_from_the_next_round() {
    let mut table = Table::second_evening(2);
    table.will_draw(S0, &[regular(1); 9]).will_draw(S1, &[regular(1); 9]);
    table.all_answer(HIRE);
    table.go_to(Phase::Serve);
    table.act(S1, Action::Close);
    table.edit().taverns[S0].thalers = 12;
    table.act(S0, Action::Upgrade { area: Area::Server, returned: 0 });
    assert!(table.pips(S0, Colour::Own).is_empty());
    table.go_to_round(3, Phase::Plan);
    assert_eq!(table.pips(S0, Colour::Own).len(), 1);
    assert!(table.pips(S1, Colour::Own).is_empty());
}

#[test]
fn c1_redrawn_servers_bring_no_dice() {
    let mut table = Table::second_evening(2);
    let server = card(Kind::Server);
    table.will_draw(S0, &[server, server, regular(1), regular(1), regular(1)]);
    table.will_draw(S1, &[regular(1); 3]);
    for _ in 0..3 {
        table.edit().taverns[S0].deck.add(regular(2), 1);
    }
    table.edit().taverns[S0].counter_guests = 1;
    table.all_answer(HIRE);
    // Nothing is rolled while somebody may still redraw.
    assert!(table.pips(S0, Colour::Own).is_empty());
    table.act(S0, Action::Redraw);
    assert!(table.pips(S0, Colour::Own).is_empty());
    assert_eq!(table.seated(S0), [regular(2); 3]);
}

/// Round 3 of summer: seat 0 takes the own die, which shows a 5.
fn with_bonus_die(servers: usize, permanent: bool) -> Table {
    let mut table = Table::new(2, 1);
    table.go_to_round(3, Phase::Evening);
    let mut cards = vec![card(Kind::Server); servers];
    cards.extend([regular(1); 3]);
    table.will_draw(S0, &cards).will_draw(S1, &[regular(1), regular(1), regular(1), Card::NOBLE]);
    if permanent {
        table.edit().taverns[S0].upgraded.insert(Area::Server);
    }
    for seat in [S0, S1] {
        table.edit().taverns[seat].counter_guests = 0;
    }
    table.chance.queue(Purpose::OwnDie, Some(S0), &[5, 1, 1, 2, 2]);
    table.act(S0, Action::Choose(Side::First));
    table.act(S1, Action::Choose(Side::Second));
    table
}

#[test]
fn c2_the_bonus_die_counts_toward_the_three() {
    assert_eq!(with_bonus_die(0, false).pips(S0, Colour::Own), [5]);
    assert_eq!(with_bonus_die(1, false).pips(S0, Colour::Own), [1, 5]);
    assert_eq!(with_bonus_die(1, true).pips(S0, Colour::Own), [1, 1, 5]);
    assert_eq!(with_bonus_die(2, false).pips(S0, Colour::Own), [1, 1, 5]);
    assert_eq!(with_bonus_die(3, false).pips(S0, Colour::Own), [1, 1, 5]);
    assert_eq!(with_bonus_die(3, true).pips(S0, Colour::Own), [1, 1, 5]);
}

#[test]
fn a2_the_bonus_die_is_no_fourth_own_die() {
    let table = with_bonus_die(3, true);
    assert_eq!(table.game.tavern(S0).dice.count(Colour::Own), 3);
    assert_eq!(table.happened(|e| matches!(e, Event::OwnDieRolled { seat: S0, .. })), 3);
}
