//! Every lesson can be solved: with its luck and its opponent, whatever a step wants is legal there.

use chance::{Nonce, Seed, Seeded};
use engine::model::Seat;
use engine::notation::{read_action, write_action};
use engine::{Action, Game, NoEvents, Rules};
use lessons::{LESSONS, Lesson, OPPONENT};
use players::Bot;

const LEARNER: Seat = Seat::ALL[0];
const OTHER: Seat = Seat::ALL[1];

/// A lesson in progress, as a table plays it.
struct Walk {
    rules: Rules,
    game: Game,
    chance: Seeded,
    bot: Box<dyn Bot + Send>,
}

impl Walk {
    fn new(lesson: &Lesson) -> Walk {
        let rules = Rules::standard();
        let game = lesson.game(&rules).unwrap_or_else(|error| panic!("{}: {error}", lesson.id));
        let seed = Seed::of_deal(lesson.deal);
        let chance = Seeded::new(&seed, &[Nonce::default(), Nonce::default()]);
        let bot = players::by_name(OPPONENT, seed.luck_of(OTHER)).expect("a player");
        let mut walk = Walk { rules, game, chance, bot };
        walk.wait();
        walk
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        let Walk { rules, game, chance, .. } = self;
        let done = rules.apply(game, seat, action, chance, &mut NoEvents);
        done.unwrap_or_else(|illegal| panic!("{}: {illegal}", write_action(action)));
    }

    /// Lets the opponent act until the learner is asked something.
    fn wait(&mut self) {
        while self.rules.ask(&self.game, OTHER).is_some() {
            let action = players::choose(self.bot.as_mut(), &self.rules, &self.game, OTHER);
            self.apply(OTHER, &action);
        }
    }
}

fn action(notation: &str) -> Action {
    let action = read_action(notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
    assert_eq!(write_action(&action), notation, "as the menu writes it");
    action
}

#[test]
fn whatever_a_step_wants_is_legal_there() {
    for lesson in &LESSONS {
        let mut walk = Walk::new(lesson);
        for step in lesson.steps {
            let legal: Vec<String> =
                walk.rules.legal(&walk.game, LEARNER).iter().map(write_action).collect();
            for wanted in step.wants {
                assert!(
                    legal.iter().any(|action| action == wanted),
                    "{} {}: {wanted} is not among {legal:?}",
                    lesson.id,
                    step.key
                );
            }
            if let Some(wanted) = step.wants.first() {
                walk.apply(LEARNER, &action(wanted));
                walk.wait();
            }
        }
    }
}

/// The lesson would stop anything else that is legal; what is not is refused by the rules, by name.
#[test]
fn what_is_illegal_nearby_is_refused_with_its_rule() {
    let tried = [
        ("first", "place-5", "place w3 g8", "E3"),
        ("first", "hire", "upgrade safe 0", "F7"),
        ("first", "close", "recruit 1", "F10"),
        ("schnapps", "pay", "pay upgrade safe", "F16"),
        ("reputation", "guest", "bard", "F17"),
        ("start-cards", "drop", "drop g1", "S8"),
        ("guest-book", "rest", "recruit 1", "F10"),
    ];
    for (id, key, wrong, rule) in tried {
        let lesson = lessons::by_id(id).expect("a lesson");
        let mut walk = Walk::new(lesson);
        let at = lesson.steps.iter().position(|step| step.key == key).expect("a step");
        for step in &lesson.steps[..at] {
            if let Some(wanted) = step.wants.first() {
                walk.apply(LEARNER, &action(wanted));
                walk.wait();
            }
        }
        let Walk { rules, mut game, mut chance, .. } = walk;
        let before = game;
        let refused = rules.apply(&mut game, LEARNER, &action(wrong), &mut chance, &mut NoEvents);
        assert_eq!(refused.map_err(|illegal| illegal.rule()), Err(rule), "{id} {key}: {wrong}");
        assert_eq!(game, before);
    }
}

/// What the texts promise: the learner earns a Noble and everything that the lesson speaks of.
#[test]
fn the_lessons_end_as_their_texts_say() {
    let end = |lesson: &Lesson| {
        let mut walk = Walk::new(lesson);
        for wanted in lesson.steps.iter().filter_map(|step| step.wants.first()) {
            walk.apply(LEARNER, &action(wanted));
            walk.wait();
        }
        walk
    };
    let [first, schnapps, reputation, start_cards, book] = &LESSONS;
    let walk = end(first);
    assert_eq!(walk.game.round, 3);
    let tavern = walk.game.tavern(LEARNER);
    assert_eq!((tavern.thalers, tavern.beer), (1, 0), "one Thaler is kept");
    let tops: Vec<String> =
        walk.game.tops.of(LEARNER).iter().map(|&card| engine::notation::write_card(card)).collect();
    assert_eq!(tops, ["noble", "table", "g2"], "they come tomorrow, the last one first");
    assert!(end(schnapps).game.tavern(LEARNER).schnapps >= 1);
    assert_eq!(end(reputation).game.tavern(LEARNER).reputation, 6);
    assert_eq!(end(start_cards).game.round, 1);
    assert!(end(book).game.round >= 4);
}

#[test]
fn every_lesson_begins_and_ends_with_something_to_read() {
    for lesson in &LESSONS {
        assert_eq!(lessons::by_id(lesson.id).map(|found| found.level), Some(lesson.level));
        let (first, last) = (lesson.steps.first(), lesson.steps.last());
        assert!(first.is_some_and(|step| step.wants.is_empty()), "{}", lesson.id);
        assert!(last.is_some_and(|step| step.wants.is_empty()), "{}", lesson.id);
    }
    assert!((25..=40).contains(&LESSONS[0].steps.len()));
}
