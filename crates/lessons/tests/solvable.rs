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
        ("schnapps", "turn", "turn w4 4", "E5"),
        ("schnapps", "pay", "pay upgrade safe", "F16"),
        ("reputation", "change", "move w1 brewer monk", "E3"),
        ("reputation", "guest", "bard", "F17"),
        ("start-cards", "choose", "start 4", "S8"),
        ("start-cards", "drop", "drop g1", "S8"),
        ("start-cards", "place-any", "place w4 r1", "E1"),
        ("guest-book", "column", "column 5", "T2"),
        ("guest-book", "bard", "recruit 1", "F10"),
    ];
    for (id, key, wrong, rule) in tried {
        let Walk { rules, mut game, mut chance, .. } = walk_to(id, key);
        let before = game;
        let refused = rules.apply(&mut game, LEARNER, &action(wrong), &mut chance, &mut NoEvents);
        assert_eq!(refused.map_err(|illegal| illegal.rule()), Err(rule), "{id} {key}: {wrong}");
        assert_eq!(game, before);
    }
}

/// The lesson when this step comes up.
fn walk_to(id: &str, key: &str) -> Walk {
    let lesson = lessons::by_id(id).expect("a lesson");
    let mut walk = Walk::new(lesson);
    let at = lesson.steps.iter().position(|step| step.key == key).expect("a step");
    for wanted in lesson.steps[..at].iter().filter_map(|step| step.wants.first()) {
        walk.apply(LEARNER, &action(wanted));
        walk.wait();
    }
    walk
}

/// The numbers that the texts name: Thalers, beer, Schnapps and Reputation steps at these steps.
#[test]
fn the_texts_name_what_the_learner_has() {
    for (id, key, has) in [
        ("first", "upgrade", (12, 4, 0, 0)),
        ("schnapps", "welcome", (1, 1, 3, 0)),
        ("schnapps", "recruit", (10, 5, 1, 0)),
        ("schnapps", "upgrade", (12, 0, 1, 0)),
        ("reputation", "change", (1, 1, 0, 3)),
        ("reputation", "bard", (1, 1, 0, 4)),
        ("reputation", "hire", (6, 1, 1, 7)),
        ("reputation", "hire-more", (5, 1, 1, 7)),
        ("start-cards", "use-2", (0, 1, 0, 2)),
        ("start-cards", "hire", (5, 2, 0, 2)),
        ("guest-book", "column", (1, 0, 1, 8)),
        ("guest-book", "recruit", (4, 7, 1, 8)),
        ("guest-book", "upgrade", (7, 1, 2, 9)),
    ] {
        let walk = walk_to(id, key);
        let tavern = walk.game.tavern(LEARNER);
        let purse = (tavern.thalers, tavern.beer, tavern.schnapps, tavern.reputation);
        assert_eq!(purse, has, "{id} {key}");
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
    let tops = |walk: &Walk| -> Vec<String> {
        walk.game.tops.of(LEARNER).iter().map(|&card| engine::notation::write_card(card)).collect()
    };
    assert_eq!(tops(&walk), ["noble", "table", "g2"], "they come tomorrow, the last one first");
    assert!(end(schnapps).game.tavern(LEARNER).schnapps >= 1);
    assert_eq!(end(reputation).game.tavern(LEARNER).reputation, 7);
    let walk = end(start_cards);
    assert_eq!(walk.game.round, 2);
    assert_eq!(tops(&walk), ["server", "bard"]);
    let walk = end(book);
    assert_eq!(walk.game.round, 5);
    assert_eq!(tops(&walk), ["table", "g16", "noble", "noble"], "one for the row, one more");
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
