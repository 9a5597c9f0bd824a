//! What the menu says a choice would change.

use chance::{Fast, Seed, Seeded};
use engine::chance::FirstOutcome;
use engine::model::{Bonus, Seat};
use engine::{Action, Ask, Game, NoEvents, Rules, Setup};
use protocol::Menu;

/// A serving turn in which the active seat has a Counter Guest to give up for a Monastery step.
fn with_counter_guest(rules: &Rules) -> (Game, Seat) {
    let mut chance = Seeded::new(&Seed::derived(1, 1), &[]);
    let mut policy = players::RandomLegal::new(Fast::new(1));
    let mut game = rules.begin(&Setup::new(2, 1), &mut chance, &mut NoEvents).expect("a game");
    while let Some(step) = policy.next(rules, &game) {
        if rules.legal(&game, step.seat).contains(&Action::CounterGuest) {
            return (game, step.seat);
        }
        rules.apply(&mut game, step.seat, &step.action, &mut chance, &mut NoEvents).expect("legal");
    }
    panic!("nobody had a Counter Guest in F");
}

/// Moves the active seat's marker one space on; whatever the space offers is declined.
fn one_space_on(rules: &Rules, game: &mut Game, seat: Seat) {
    rules.what_if(game, Bonus::Steps(1), &mut FirstOutcome);
    while rules.ask(game, seat).is_some_and(|ask| ask != Ask::Serve) {
        rules
            .apply(game, seat, &Action::Decline, &mut FirstOutcome, &mut NoEvents)
            .expect("offers of the track may be left");
    }
}

#[test]
fn f13_a_step_over_the_end_of_the_monastery_counts_as_one() {
    let rules = Rules::standard();
    let (mut game, seat) = with_counter_guest(&rules);
    let spaces = rules.sheet().monastery.len();
    let mut laps = 0;
    for _ in 0..2 * spaces {
        let menu = Menu::new(&rules, &game, seat).expect("a serving turn");
        let choice = menu.choices.iter().find(|choice| choice.action == Action::CounterGuest);
        let effect = choice.expect("the Counter Guest is still there").effect;
        let at = game.tavern(seat).monastery;
        assert_eq!(effect.monastery, 1, "from space {at}");
        laps += usize::from(usize::from(at) + 1 == spaces);
        one_space_on(&rules, &mut game, seat);
    }
    assert_eq!(laps, 2, "the marker went round twice");
}
