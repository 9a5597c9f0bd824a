//! R8 and R9: what answers itself, and what can be taken back.

use crate::positions::*;
use crate::support::*;
use engine::model::{AreaSet, Card, Entertainer, Kind, Seat, Side};
use engine::{Action, Answer, Ask, Event, Phase};

const GUEST: Action = Action::Choose(Side::First);
const BARBACK: Action = Action::Choose(Side::Second);

fn answered(seat: Seat, answer: Answer) -> Event {
    Event::Answered { seat, answer }
}

#[test]
fn r9_plenty_answers_may_be_taken_back_until_the_last() {
    // Round 2, "3-beer guest or Barback": three Barbacks are just enough for three.
    let mut table = Table::new(3, 1);
    table.go_to_round(2, Phase::Evening).set_supply(card(Kind::Barback), 3);
    let before = table.game;
    table.refuse(S1, Action::TakeBack, "R9");
    table.act(S1, BARBACK);
    assert_eq!(table.legal(S1), [Action::TakeBack]);
    table.act(S1, Action::TakeBack);
    assert_eq!(table.game, before);
    table.act(S1, GUEST);
    table.act(S0, BARBACK);
    table.act(S0, Action::TakeBack);
    table.act(S0, GUEST);
    table.act(S2, BARBACK);
    assert_eq!(table.game.phase, Phase::Arrival);
    table.refuse(S0, Action::TakeBack, "R9");
    table.refuse(S2, Action::TakeBack, "R9");
    assert_eq!(table.owned(S1).count(three()), 1);
}

#[test]
fn r9_an_answer_changes_nothing_until_the_last_is_given() {
    let mut table = Table::new(2, 1);
    table.go_to_round(3, Phase::Evening);
    let (before, drawn) = (table.game, table.chance.drawn.len());
    table.act(S1, GUEST);
    let mut expected = *before;
    expected.answers[S1] = Some(Answer::Side(Side::First));
    assert_eq!(*table.game, expected);
    assert_eq!(table.chance.drawn.len(), drawn);
}

#[test]
fn r9_ready_may_be_withdrawn_until_the_last() {
    let mut table = Table::new(2, 1);
    table.go_to(Phase::Plan);
    let before = table.game;
    table.refuse(S0, Action::TakeBack, "R9");
    table.act(S0, Action::Ready);
    table.act(S0, Action::TakeBack);
    assert_eq!(table.game, before);
    table.act(S0, Action::Ready);
    table.act(S1, Action::Ready);
    table.refuse(S0, Action::TakeBack, "R9");
}

#[test]
fn r9_closing_answers_may_be_taken_back_until_the_last() {
    let mut table = Table::new(2, 2);
    table.go_to_last_close(1);
    for seat in [S0, S1] {
        table.edit().taverns[seat].entertainers.hire(Entertainer::Juggler, Side::First);
        table.edit().taverns[seat].schnapps = 1;
        table.set_tavern(seat, &[regular(1)], &[Kind::Server]);
    }
    table.close();
    assert_eq!((table.game.phase, table.to_act()), (Phase::Closing, vec![S0, S1]));
    let before = table.game;
    table.act(S1, Action::OnTop(regular(1)));
    table.act(S1, Action::TakeBack);
    assert_eq!(table.game, before);
    table.act(S1, Action::OnTop(card(Kind::Server)));
    table.act(S0, Action::Decline);
    assert_eq!(table.game.tops.of(S1), [card(Kind::Server)]);
    table.refuse(S1, Action::TakeBack, "R9");
}

#[test]
fn r8_one_possible_answer_gives_itself() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(1).set_supply(card(Kind::Barback), 0);
    table.close();
    // Round 2: both get the guest without a question.
    assert_eq!((table.game.round, table.game.phase), (2, Phase::Arrival));
    for seat in [S0, S1] {
        assert!(table.events.contains(&answered(seat, Answer::Side(Side::First))));
        assert_eq!(table.owned(seat).count(three()), 1);
    }
}

#[test]
fn r8_two_possible_answers_are_asked() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(7);
    let mut all_but_one = AreaSet::default();
    AreaSet::ALL.iter().skip(1).for_each(|area| all_but_one.insert(area));
    table.edit().taverns[S0].upgraded = all_but_one;
    table.edit().taverns[S1].upgraded = AreaSet::ALL;
    table.close();
    // One area or nothing: two answers. Nothing alone: none is asked.
    assert_eq!(table.to_act(), [S0]);
    assert_eq!(table.legal(S0).len(), 2);
}

#[test]
fn r8_ready_and_close_are_always_said() {
    let mut table = Table::new(2, 1);
    table.go_to(Phase::Plan);
    for seat in [S0, S1] {
        table.set_dice(seat, &[], &[]);
        table.edit().taverns[seat].counter_guests = 0;
        assert_eq!(table.legal(seat), [Action::Ready]);
        assert_eq!(table.asked(seat), Some(Ask::Plan));
    }
    table.act(S0, Action::Ready);
    assert_eq!(table.game.phase, Phase::Plan);
    table.act(S1, Action::Ready);
    assert_eq!(table.game.phase, Phase::Serve);
    assert_eq!(table.legal(S0), [Action::Close]);
    assert_eq!(table.asked(S0), Some(Ask::Serve));
}

#[test]
fn r9_arrival_answers_are_final() {
    let mut table = Table::new(3, 1);
    table.refuse(S0, Action::TakeBack, "R9");
    table.act(S0, Action::Keep);
    table.refuse(S0, Action::TakeBack, "R9");
    table.act(S1, Action::Redraw);
    table.refuse(S1, Action::TakeBack, "R9");
    assert_eq!(table.to_act(), [S2]);
}

#[test]
fn r9_what_nobody_has_seen_is_not_in_the_state() {
    // The same table, whatever the unseen cards and the dice to come will be.
    let mut other = Table::new(2, 1);
    other.chance.queue(engine::chance::Purpose::Deck, None, &[regular(2).number()]);
    other.chance.queue(engine::chance::Purpose::Coaster, None, &[6, 5, 4, 3]);
    let mut table = Table::new(2, 1);
    assert_eq!(table.game, other.game);
    for seat in [S0, S1] {
        table.act(seat, Action::Keep);
        other.act(seat, Action::Keep);
    }
    // What is rolled is open to all at once.
    assert_ne!(table.game, other.game);
    assert_eq!(other.game.tavern(S0).coaster, [3, 4, 5, 6]);
}

#[test]
fn r9_answers_of_others_are_hidden_until_all_have_answered() {
    let mut t = Table::new(3, 1);
    t.go_to_round(2, Phase::Evening);
    t.act(S0, Action::Choose(Side::First));
    let hidden = rules().seen_by(&t.game, S1);
    assert_eq!(hidden.answers[S0], None);
    assert_eq!(rules().seen_by(&t.game, S0), t.game, "one's own answer is no secret");
    // Nobody can tell one answer from another, or from none.
    let mut other = t.clone();
    other.edit().answers[S0] = Some(Answer::Side(Side::Second));
    assert_eq!(rules().seen_by(&other.game, S1), hidden);
}

#[test]
fn r9_answers_about_something_short_are_open_at_once() {
    let mut t = Table::new(3, 1);
    t.go_to_round(2, Phase::Evening);
    let barbacks = t.game.supply.kind(Kind::Barback);
    t.edit().supply.cards.remove(Card::tavern(Kind::Barback), barbacks - 2);
    let first = t.game.start;
    t.act(first, Action::Choose(Side::Second));
    for seat in [S0, S1, S2] {
        assert_eq!(rules().seen_by(&t.game, seat), t.game);
    }
    assert!(t.game.answers[first].is_some());
}
