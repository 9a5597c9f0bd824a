//! R3: several want what is short; R9: those answers are final.

use crate::support::*;
use engine::model::{Card, Kind, Seat, Side};
use engine::{Action, Answer, Ask, Event, Phase};

const GUEST: Action = Action::Choose(Side::First);
const BARBACK: Action = Action::Choose(Side::Second);

/// Round 2 of summer, "3-beer guest or Barback", with these supplies. Turn order begins with
/// seat 1.
fn short(players: u8, guests: u8, barbacks: u8) -> Scene {
    let discard = match 8 - guests {
        0 => String::new(),
        threes => format!("g1*{threes},"),
    };
    let scene = Scene::given(&format!(
        "players={players} round=2 start=1 phase=evening / counter=1 discard={discard}barback*{}",
        16 - barbacks
    ));
    assert_eq!(rules().threes_left(&scene.game), guests);
    assert_eq!(scene.game.supply.kind(Kind::Barback), barbacks);
    scene
}

/// How often the last action gave the seat this card: the gifts come with the last answer.
fn gained(scene: &Scene, seat: Seat, card: Card) -> usize {
    scene.happened(|event| match *event {
        Event::CardGained { seat: to, card: gift } => (to, gift) == (seat, card),
        Event::GuestGained { seat: to, card: gift, .. } => (to, gift) == (seat, card),
        _ => false,
    })
}

fn answered(seat: Seat, answer: Answer) -> Event {
    Event::Answered { seat, answer }
}

#[test]
fn r3_two_players_the_second_is_in_doubt() {
    let mut scene = short(2, 8, 1);
    assert_eq!(scene.to_act(), [S1]);
    // He is not asked, and his answer does not give itself (R8) although one option is sure.
    assert_eq!(scene.asked(S0), None);
    assert_eq!(scene.game.answer(S0), None);
    scene.refuse(S0, GUEST, "R2");
    scene.refuse(S0, BARBACK, "R2");
    assert_eq!(scene.legal(S0), []);
}

#[test]
fn r3_two_players_the_first_takes_the_last() {
    let mut scene = short(2, 8, 1);
    scene.act(S1, BARBACK);
    // Only the guest is left for the other: that gives itself, and the phase is over.
    assert!(scene.events.contains(&answered(S0, Answer::Side(Side::First))));
    assert_eq!(scene.game.phase, Phase::Arrival);
    assert_eq!(gained(&scene, S0, three()), 1);
    assert_eq!(gained(&scene, S1, card(Kind::Barback)), 1);
    assert_eq!(scene.game.supply.kind(Kind::Barback), 0);
}

#[test]
fn r3_two_players_the_first_leaves_it() {
    let mut scene = short(2, 8, 1);
    scene.act(S1, GUEST);
    assert_eq!(scene.asked(S0), Some(Ask::Choose));
    assert_eq!(scene.legal(S0), [GUEST, BARBACK]);
    scene.act(S0, BARBACK);
    assert_eq!(scene.game.supply.kind(Kind::Barback), 0);
    assert_eq!(gained(&scene, S0, card(Kind::Barback)), 1);
}

#[test]
fn r3_enough_for_all_is_no_competition() {
    let scene = short(2, 2, 2);
    assert_eq!(scene.to_act(), [S0, S1]);
    let scene = short(4, 4, 4);
    assert_eq!(scene.to_act(), Seat::ALL);
}

#[test]
fn r3_three_players_two_pieces() {
    // Turn order 1, 2, 0: the third is in doubt.
    let mut scene = short(3, 8, 2);
    assert_eq!(scene.to_act(), [S1, S2]);
    // The second takes one before the first has answered: still in doubt.
    scene.act(S2, BARBACK);
    assert_eq!(scene.to_act(), [S1]);
    let mut other = scene.clone();
    scene.act(S1, BARBACK);
    assert!(scene.events.contains(&answered(S0, Answer::Side(Side::First))));
    assert_eq!(scene.game.phase, Phase::Arrival);
    other.act(S1, GUEST);
    assert_eq!(other.to_act(), [S0]);
    other.act(S0, BARBACK);
    assert_eq!(other.game.supply.kind(Kind::Barback), 0);
}

#[test]
fn r3_three_players_the_supply_suffices_early() {
    let mut scene = short(3, 8, 2);
    scene.act(S2, GUEST);
    // Two Barbacks, and one undecided player before him: now he is asked.
    assert_eq!(scene.to_act(), [S0, S1]);
    scene.act(S0, BARBACK);
    scene.act(S1, BARBACK);
    assert_eq!(scene.game.supply.kind(Kind::Barback), 0);
    assert_eq!(gained(&scene, S2, three()), 1);
}

#[test]
fn r3_four_players_step_by_step() {
    // Turn order 1, 2, 3, 0.
    let mut scene = short(4, 8, 2);
    assert_eq!(scene.to_act(), [S1, S2]);
    scene.act(S2, BARBACK);
    assert_eq!(scene.to_act(), [S1]);
    scene.act(S1, GUEST);
    assert_eq!(scene.to_act(), [S3]);
    scene.act(S3, GUEST);
    assert_eq!(scene.to_act(), [S0]);
    scene.act(S0, BARBACK);
    let barbacks = Seat::ALL.map(|seat| gained(&scene, seat, card(Kind::Barback)));
    let guests = Seat::ALL.map(|seat| gained(&scene, seat, three()));
    assert_eq!((barbacks, guests), ([1, 0, 1, 0], [0, 1, 0, 1]));
}

#[test]
fn r3_four_players_both_options_short() {
    let mut scene = short(4, 2, 1);
    assert_eq!(scene.to_act(), [S1]);
    scene.act(S1, BARBACK);
    // Seats 2 and 3 take the two guests, nothing is left for seat 0.
    for (seat, answer) in
        [(S2, Answer::Side(Side::First)), (S3, Answer::Side(Side::First)), (S0, Answer::Nothing)]
    {
        assert!(scene.events.contains(&answered(seat, answer)));
    }
    let guests = Seat::ALL.map(|seat| gained(&scene, seat, three()));
    assert_eq!(guests, [0, 0, 1, 1]);
    assert_eq!(gained(&scene, S0, card(Kind::Barback)), 0);
    assert_eq!(rules().threes_left(&scene.game), 0);
}

#[test]
fn r3_a_closed_option_and_one_in_doubt_wait() {
    let mut scene = short(4, 2, 1);
    scene.act(S1, GUEST);
    // One guest and one Barback for three: seat 2 chooses, the others wait.
    assert_eq!(scene.to_act(), [S2]);
    scene.act(S2, BARBACK);
    assert!(scene.events.contains(&answered(S3, Answer::Side(Side::First))));
    assert!(scene.events.contains(&answered(S0, Answer::Nothing)));
    assert_eq!(scene.game.phase, Phase::Arrival);
}

#[test]
fn r3_a_later_seat_cannot_take_what_an_earlier_one_was_offered() {
    let mut scene = short(3, 8, 2);
    scene.act(S2, BARBACK);
    // The first in turn order still has both options.
    assert_eq!(scene.legal(S1), [GUEST, BARBACK]);
    scene.act(S1, BARBACK);
    assert_eq!(gained(&scene, S1, card(Kind::Barback)), 1);
    assert_eq!(gained(&scene, S2, card(Kind::Barback)), 1);
}

#[test]
fn r9_short_answers_are_final() {
    let mut scene = short(3, 8, 2);
    scene.act(S1, BARBACK);
    scene.refuse(S1, Action::TakeBack, "R9");
    scene.act(S2, GUEST);
    scene.refuse(S2, Action::TakeBack, "R9");
    assert_eq!(scene.legal(S2), []);
    // The plentiful option is final, too, because others already know what is left.
    let mut scene = short(3, 8, 2);
    scene.act(S1, GUEST);
    scene.refuse(S1, Action::TakeBack, "R9");
}
