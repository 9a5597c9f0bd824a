//! R8 and R9: what answers itself, and what can be taken back.

use crate::support::*;
use engine::model::{Kind, Seat, Side};
use engine::{Action, Answer, Event, Phase};

const GUEST: Action = Action::Choose(Side::First);
const BARBACK: Action = Action::Choose(Side::Second);

fn answered(seat: Seat, answer: Answer) -> Event {
    Event::Answered { seat, answer }
}

#[test]
fn r9_plenty_answers_may_be_taken_back_until_the_last() {
    // Round 2, "3-beer guest or Barback": three Barbacks are just enough for three.
    let mut scene =
        Scene::given("players=3 round=2 start=1 phase=evening / counter=1 discard=barback*13");
    assert_eq!(scene.game.supply.kind(Kind::Barback), 3);
    let before = scene.game;
    scene.refuse(S1, Action::TakeBack, "R9");
    scene.act(S1, BARBACK);
    assert_eq!(scene.legal(S1), [Action::TakeBack]);
    scene.act(S1, Action::TakeBack);
    assert_eq!(scene.game, before);
    scene.act(S1, GUEST);
    scene.act(S0, BARBACK);
    scene.act(S0, Action::TakeBack);
    scene.act(S0, GUEST);
    scene.act(S2, BARBACK);
    assert_eq!(scene.game.phase, Phase::Arrival);
    scene.refuse(S0, Action::TakeBack, "R9");
    scene.refuse(S2, Action::TakeBack, "R9");
    assert_eq!(scene.owned(S1).count(three()), 1);
}

#[test]
fn r9_an_answer_changes_nothing_until_the_last_is_given() {
    let mut scene = Scene::new(2, 1);
    scene.go_to_round(3, Phase::Evening);
    let (before, drawn) = (scene.game, scene.chance.drawn.len());
    scene.act(S1, GUEST);
    let mut expected = *before;
    expected.answers[S1] = Some(Answer::Side(Side::First));
    assert_eq!(*scene.game, expected);
    assert_eq!(scene.chance.drawn.len(), drawn);
}

#[test]
fn r9_ready_may_be_withdrawn_until_the_last() {
    let mut scene = Scene::new(2, 1);
    scene.go_to(Phase::Plan);
    let before = scene.game;
    scene.refuse(S0, Action::TakeBack, "R9");
    scene.act(S0, Action::Ready);
    scene.act(S0, Action::TakeBack);
    assert_eq!(scene.game, before);
    scene.act(S0, Action::Ready);
    scene.act(S1, Action::Ready);
    scene.refuse(S0, Action::TakeBack, "R9");
}

#[test]
fn r9_closing_answers_may_be_taken_back_until_the_last() {
    // The free upgrade of round 8 asks before anything is drawn.
    let tavern = "schnapps=1 lying=server";
    let mut scene = Scene::given(&format!("level=2 round=7 phase=serve / {tavern} / {tavern}"));
    scene.go_to_last_close(7).close();
    assert_eq!((scene.game.phase, scene.to_act()), (Phase::Closing, vec![S0, S1]));
    let before = scene.game;
    scene.act(S1, Action::OnTop(regular(1)));
    scene.act(S1, Action::TakeBack);
    assert_eq!(scene.game, before);
    scene.act(S1, Action::OnTop(card(Kind::Server)));
    scene.act(S0, Action::Decline);
    assert_eq!(scene.game.tops.of(S1), [card(Kind::Server)]);
    scene.refuse(S1, Action::TakeBack, "R9");
}

#[test]
fn r8_one_possible_answer_gives_itself() {
    let mut scene = Scene::given("phase=serve / counter=1 / counter=1 discard=barback*16");
    scene.go_to_last_close(1).close();
    // Round 2: both get the guest without a question.
    assert_eq!((scene.game.round, scene.game.phase), (2, Phase::Arrival));
    for seat in [S0, S1] {
        assert!(scene.events.contains(&answered(seat, Answer::Side(Side::First))));
        assert_eq!(scene.owned(seat).count(three()), 1);
    }
}

#[test]
fn r8_two_possible_answers_are_asked() {
    let all_but_one = "up=server,table,brewer,cashbox,monk,barrel,safe,storage";
    let mut scene =
        Scene::given(&format!("round=7 phase=serve / {all_but_one} / {all_but_one},dishwasher"));
    scene.go_to_last_close(7).close();
    // One area or nothing: two answers. Nothing alone: none is asked.
    assert_eq!(scene.to_act(), [S0]);
    assert_eq!(scene.legal(S0).len(), 2);
}

#[test]
fn r9_arrival_answers_are_final() {
    let mut scene = Scene::new(3, 1);
    scene.refuse(S0, Action::TakeBack, "R9");
    scene.act(S0, Action::Keep);
    scene.refuse(S0, Action::TakeBack, "R9");
    scene.act(S1, Action::Redraw);
    scene.refuse(S1, Action::TakeBack, "R9");
    assert_eq!(scene.to_act(), [S2]);
}

#[test]
fn r9_what_nobody_has_seen_is_not_in_the_state() {
    // The same table, whatever the unseen cards and the dice to come will be.
    let mut other = Scene::new(2, 1);
    other.chance.queue(engine::chance::Purpose::Deck, None, &[regular(2).number()]);
    other.chance.queue(engine::chance::Purpose::Coaster, None, &[6, 5, 4, 3]);
    let mut scene = Scene::new(2, 1);
    assert_eq!(scene.game, other.game);
    for seat in [S0, S1] {
        scene.act(seat, Action::Keep);
        other.act(seat, Action::Keep);
    }
    // What is rolled is open to all at once.
    assert_ne!(scene.game, other.game);
    assert_eq!(other.game.tavern(S0).coaster, [3, 4, 5, 6]);
}

#[test]
fn r9_answers_of_others_are_hidden_until_all_have_answered() {
    let mut scene = Scene::new(3, 1);
    scene.go_to_round(2, Phase::Evening);
    let mut other = scene.clone();
    scene.act(S0, Action::Choose(Side::First));
    let hidden = rules().seen_by(&scene.game, S1);
    assert_eq!(hidden.answers[S0], None);
    assert_eq!(rules().seen_by(&scene.game, S0), scene.game, "one's own answer is no secret");
    // Nobody can tell one answer from another, or from none.
    assert_eq!(rules().seen_by(&other.game, S1), hidden);
    other.act(S0, Action::Choose(Side::Second));
    assert_eq!(rules().seen_by(&other.game, S1), hidden);
}

#[test]
fn r9_answers_about_something_short_are_open_at_once() {
    let mut scene = Scene::given("players=3 round=2 start=1 phase=evening / discard=barback*14");
    assert_eq!(scene.game.supply.kind(Kind::Barback), 2);
    let first = scene.game.start;
    scene.act(first, Action::Choose(Side::Second));
    for seat in [S0, S1, S2] {
        assert_eq!(rules().seen_by(&scene.game, seat), scene.game);
    }
    assert!(scene.game.answers[first].is_some());
}
