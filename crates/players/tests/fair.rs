//! No bot knows more than a person at the table (R9): neither what others have answered in secret,
//! nor the seed, changes what it does.

mod secret;

use chance::{Seed, Seeded};
use engine::model::{BySeat, Seat};
use engine::{Action, Ask, Game, NoEvents, Rules, Setup};
use players::{Bot, NAMES, by_name, choose};
use secret::turned_round;
use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

/// Questions asked of each bot in each game: some bots think long, and tests are not optimised.
fn questions(name: &str) -> usize {
    if name == "strongest" { 6 } else { 24 }
}

/// Players, level, seed, and who plays the rest.
type Kind = (u8, u8, u64, &'static str);

/// Two random players meet the Juggler (G1) in the same closing; the script ignores it.
const GAMES: [Kind; 4] =
    [(2, 5, 1, "greedy"), (3, 4, 2, "greedy"), (4, 3, 3, "greedy"), (3, 5, 3, "random")];

/// Kinds of questions.
type Kinds = HashSet<Discriminant<Ask>>;

/// Makes a player for a seat.
type Maker<'a> = &'a dyn Fn(u8) -> Box<dyn Bot + Send>;

/// Plays on with other players until somebody is asked in secret, then asks a player of that seat
/// who sees the game, and its twin, who sees the other game.
fn compare(
    make: Maker<'_>,
    (players, level, seed, filler): Kind,
    kinds: &mut Kinds,
) -> BySeat<usize> {
    let name = make(0).name();
    let rules = Rules::first_release();
    let mut chance = Seeded::new(&Seed::derived(41, seed), &[]);
    let mut game =
        rules.begin(&Setup::new(players, level), &mut chance, &mut NoEvents).expect("a game");
    let mut twins: Vec<_> = (0..players).map(|seat| [make(seat), make(seat)]).collect();
    let mut filler = by_name(filler, 0).expect("a player");
    let mut asked = BySeat::<usize>::default();
    let mut fresh = Kinds::new();
    // Seats are asked from the last to the first and round again, so that answers of all kinds
    // are pending when the others are asked.
    while let Some(seat) = Seat::ALL.into_iter().rev().find(|&s| rules.ask(&game, s).is_some()) {
        let hidden = turned_round(&rules, &game, seat);
        let few = Seat::ALL.iter().map(|&s| asked[s]).sum::<usize>() < questions(name);
        let kind = discriminant(&rules.ask(&game, seat).expect("a question"));
        if let Some(other) = hidden.filter(|_| few || !fresh.contains(&kind)) {
            assert_ne!(other, game);
            let [one, twin] = &mut twins[seat.number() as usize];
            let action = choose(one.as_mut(), &rules, &game, seat);
            let same = choose(twin.as_mut(), &rules, &other, seat);
            assert_eq!(action, same, "{name} in {:?} of round {}", game.phase, game.round);
            asked[seat] += 1;
            fresh.insert(kind);
        }
        // The game goes its own way, so that all questions come up whatever the player likes.
        let action = choose(filler.as_mut(), &rules, &game, seat);
        let done = rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents);
        assert_eq!(done, Ok(()), "{name}: {action:?}");
    }
    kinds.extend(fresh);
    asked
}

#[test]
fn r9_secret_answers_change_no_decision() {
    for name in NAMES {
        let mut asked = 0;
        let mut kinds = Kinds::new();
        for kind in GAMES {
            let make = |seat: u8| by_name(name, seat.into()).expect("a player");
            let counts = compare(&make, kind, &mut kinds);
            assert!(Seat::ALL.iter().filter(|&&seat| counts[seat] > 0).count() >= 2, "{name}");
            asked += Seat::ALL.iter().map(|&seat| counts[seat]).sum::<usize>();
        }
        assert!(asked > questions(name), "{name} was asked {asked} times: the test shows nothing");
        // Start Cards, both bonuses of the round track, Entertainers, plans, the Juggler.
        assert_eq!(kinds.len(), 6, "{name} was not asked all that is answered in secret");
    }
}

/// Would decide by what others have answered, if it could see it.
struct Peeker;

impl Bot for Peeker {
    fn name(&self) -> &'static str {
        "peeker"
    }

    fn decide(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Action {
        let list = rules.legal(game, seat);
        let answered = game.turn_order().filter(|&s| s != seat && game.answers[s].is_some());
        list[answered.count() % list.len()]
    }
}

#[test]
fn r9_who_wants_to_peek_sees_nothing() {
    let counts = compare(&|_| Box::new(Peeker), GAMES[1], &mut Kinds::new());
    assert!(counts[Seat::ALL[0]] > 0);
    // Without the door it would see the difference.
    let rules = Rules::first_release();
    let mut chance = Seeded::new(&Seed::derived(41, 2), &[]);
    let game = rules.begin(&Setup::new(3, 4), &mut chance, &mut NoEvents).expect("a game");
    let other = turned_round(&rules, &game, Seat::ALL[0]).expect("Start Cards are secret");
    let [one, two] = [&game, &other].map(|game| Peeker.decide(&rules, game, Seat::ALL[0]));
    assert_ne!(one, two);
}

/// Plays a few steps and returns the decisions up to the first reveal: nothing that chance brings
/// afterwards can have played a part.
#[test]
fn the_seed_changes_no_decision_before_it_shows() {
    let rules = Rules::first_release();
    for name in NAMES {
        let mut compared = 0;
        let mut filler = by_name("greedy", 0).expect("greedy");
        let mut chance = Seeded::new(&Seed::derived(42, 7), &[]);
        let mut game = rules.begin(&Setup::new(2, 5), &mut chance, &mut NoEvents).expect("a game");
        while let Some(seat) = rules.next_to_act(&game) {
            let action = if game.round % 3 == 1 && compared < questions(name) {
                // Two worlds that are the same so far and continue with other luck.
                let worlds = [1, 2].map(|seed| {
                    let mut luck = Seeded::new(&Seed::derived(43, seed), &[]);
                    let mut bot = by_name(name, 5).expect("a player");
                    let first = choose(bot.as_mut(), &rules, &game, seat);
                    let mut next = game;
                    let done = rules.apply(&mut next, seat, &first, &mut luck, &mut NoEvents);
                    assert_eq!(done, Ok(()), "{name}: {first:?}");
                    (first, choose_next(bot.as_mut(), &rules, &next, seat, &game))
                });
                assert_eq!(worlds[0], worlds[1], "{name}");
                compared += 1;
                worlds[0].0
            } else {
                choose(filler.as_mut(), &rules, &game, seat)
            };
            let done = rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents);
            assert_eq!(done, Ok(()), "{name}: {action:?}");
        }
        assert!(compared >= questions(name), "{name}: {compared}");
    }
}

/// The seat's next decision, if nothing random can have happened since: the dice and decks of
/// everybody are as they were.
fn choose_next(
    bot: &mut dyn Bot,
    rules: &Rules,
    next: &Game,
    seat: Seat,
    before: &Game,
) -> Option<Action> {
    let same = next.phase == before.phase
        && next.round == before.round
        && next.refills == before.refills
        && next.turn_order().all(|s| next.tavern(s).draws == before.tavern(s).draws);
    rules.ask(next, seat).filter(|_| same)?;
    Some(choose(bot, rules, next, seat))
}
