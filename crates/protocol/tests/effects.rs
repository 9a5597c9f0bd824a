//! What the menu says a choice would change.

use engine::model::Seat;
use engine::notation::read_scene;
use engine::{Action, Rules};
use protocol::Menu;

#[test]
fn f13_a_step_over_the_end_of_the_monastery_counts_as_one() {
    let rules = Rules::first_release();
    let seat = Seat::ALL[0];
    for at in 0..rules.sheet().monastery.len() {
        let text = format!("phase=serve / monastery={at} counter=1");
        let game = read_scene(&rules, &text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let menu = Menu::new(&rules, &game, seat).expect("a serving turn");
        let choice = menu.choices.iter().find(|choice| choice.action == Action::CounterGuest);
        let effect = choice.expect("there is a Counter Guest").effect;
        assert_eq!(effect.monastery, 1, "from space {at}");
    }
}
