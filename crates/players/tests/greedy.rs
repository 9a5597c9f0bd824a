//! The greedy player keeps to the rules, to what it may know, and to its strength.

mod secret;

use chance::{Fast, Seed};
use engine::model::Seat;
use engine::{Action, Game, NoEvents, Phase, Rules, Setup};
use players::{Bot, Greedy, RandomBot, choose, play};
use secret::turned_round;

/// Plays a game of greedy players, passes every question to `look`, and takes only answers that
/// the rules accept.
fn watched(setup: &Setup, index: u64, mut look: impl FnMut(&Rules, &Game, Seat, Action)) -> Game {
    let rules = Rules::standard();
    let mut chance = Fast::from(&Seed::derived(11, index));
    let mut bot = Greedy::new();
    let mut game = rules.begin(setup, &mut chance, &mut NoEvents).expect("a set-up");
    while let Some(seat) = rules.next_to_act(&game) {
        let action = choose(&mut bot, &rules, &game, seat);
        look(&rules, &game, seat, action);
        let listed = rules.legal(&game, seat).contains(&action);
        assert!(listed || matches!(action, Action::Plan(_)), "not listed: {action:?}");
        let done = rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents);
        assert_eq!(done, Ok(()), "{action:?}");
    }
    game
}

fn greedy(players: u8) -> Vec<Box<dyn Bot>> {
    (0..players).map(|_| -> Box<dyn Bot> { Box::new(Greedy::new()) }).collect()
}

fn mean_score(level: u8, games: u64) -> f64 {
    let rules = Rules::standard();
    let mut sum = 0;
    for index in 0..games {
        let mut chance = Fast::from(&Seed::derived(12, index));
        let game =
            play(&rules, &Setup::new(2, level), &mut greedy(2), &mut chance).expect("a game");
        assert!(game.is_over());
        sum += Seat::ALL[..2].iter().map(|&s| rules.score(&game, s).total() as u64).sum::<u64>();
    }
    sum as f64 / (2 * games) as f64
}

#[test]
fn games_of_every_kind_come_to_an_end() {
    for players in 2..=4 {
        for level in 1..=5 {
            let mut steps = 0;
            let game = watched(&Setup::new(players, level), 0, |_, _, _, _| steps += 1);
            assert!(game.is_over(), "{players} players at level {level}");
            assert!(steps < 300 * players as u32, "{steps} steps");
        }
    }
    let late = Setup { late_refill: true, ..Setup::new(2, 5) };
    assert!(watched(&late, 1, |_, _, _, _| {}).is_over());
}

#[test]
fn the_same_luck_makes_the_same_game() {
    let setup = Setup::new(3, 5);
    let end = |index| watched(&setup, index, |_, _, _, _| {});
    assert_eq!(end(3), end(3));
    assert_ne!(end(3), end(4));
}

#[test]
fn r9_answers_of_others_change_no_decision() {
    let (mut start, mut evening, mut plan, mut closing) = (0, 0, 0, 0);
    for index in 0..6 {
        watched(&Setup::new(3, 5), index, |rules, game, seat, action| {
            let Some(other) = turned_round(rules, game, seat) else { return };
            let count = match game.phase {
                Phase::StartCards => &mut start,
                Phase::Evening => &mut evening,
                Phase::Plan => &mut plan,
                _ => &mut closing,
            };
            assert_ne!(other, *game);
            assert_eq!(rules.seen_by(&other, seat), rules.seen_by(game, seat));
            assert_eq!(choose(&mut Greedy::new(), rules, &other, seat), action);
            *count += 1;
        });
    }
    assert!(start > 0 && evening > 0 && plan > 0, "{start} {evening} {plan} {closing}");
}

#[test]
fn r9_what_lies_on_the_table_stays_visible() {
    let mut hidden = 0;
    watched(&Setup::new(2, 3), 5, |rules, game, seat, _| {
        let mut seen = *rules.seen_by(game, seat);
        assert_eq!(seen.answers[seat], game.answers[seat]);
        hidden += (seen.answers != game.answers) as u32;
        seen.answers = game.answers;
        assert_eq!(seen, **game);
    });
    assert!(hidden > 0, "the test shows nothing");
}

#[test]
fn self_play_is_as_strong_as_it_was() {
    // Measured: 86, 111 and 154 points. The deviation of a seat is 12 to 18 points, so the mean of
    // 40 games hardly ever lies 6 below.
    for (level, least) in [(1, 79.0), (3, 103.0), (5, 144.0)] {
        let mean = mean_score(level, 40);
        assert!(mean >= least, "level {level}: {mean:.1} points");
    }
}

#[test]
fn random_players_lose() {
    let rules = Rules::standard();
    for index in 0..30 {
        let seat = (index % 2) as usize;
        let mut bots = greedy(2);
        bots[1 - seat] = Box::new(RandomBot::new(Fast::from(&Seed::derived(14, index))));
        let mut chance = Fast::from(&Seed::derived(13, index));
        let setup = Setup::new(2, 1 + (index % 5) as u8);
        let game = play(&rules, &setup, &mut bots, &mut chance).expect("a game");
        assert!(rules.winners(&game).contains(Seat::ALL[seat]), "game {index}");
    }
}

/// Answers nonsense.
struct Broken;

impl Bot for Broken {
    fn name(&self) -> &'static str {
        "broken"
    }

    fn decide(&mut self, _: &Rules, _: &Game, _: Seat) -> Action {
        Action::Column(9)
    }
}

#[test]
fn a_broken_bot_stops_no_game() {
    let rules = Rules::standard();
    let mut chance = Fast::from(&Seed::derived(15, 0));
    let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(Broken), Box::new(Greedy::new())];
    let game = play(&rules, &Setup::new(2, 5), &mut bots, &mut chance).expect("a game");
    assert!(game.is_over());
    assert_eq!(rules.winners(&game).first(), Some(Seat::ALL[1]));
}
