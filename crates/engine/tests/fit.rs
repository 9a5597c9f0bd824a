//! Events of other rules: whatever a record brings, a state stays one that can be shown.

use engine::chance::{Chance, Moment, Odds};
use engine::model::{Area, Card, Kind, Seat};
use engine::{Event, Misfit, Position, Rules, Setup};
use proptest::prelude::*;
use serde_json::Value;
use std::sync::OnceLock;

fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::standard)
}

/// Numbers that look random and are always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

impl Chance for Numbers {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        odds.outcome(self.below(odds.ways() as usize) as u32)
    }
}

/// A random game: the table as it was laid out, and everything that happened.
struct Told {
    laid_out: Position,
    events: Vec<Event>,
}

fn told(players: u8, level: u8, seed: u64) -> Told {
    let setup = Setup::new(players, level);
    let mut numbers = Numbers(seed);
    let mut events = Vec::new();
    let mut game = rules().begin(&setup, &mut numbers, &mut events).expect("a set-up");
    while let Some(seat) = rules().next_to_act(&game) {
        let legal = rules().legal(&game, seat);
        let action = legal[numbers.below(legal.len())];
        rules().apply(&mut game, seat, &action, &mut numbers, &mut events).expect("listed");
    }
    Told { laid_out: rules().lay_out(&setup).expect("a set-up"), events }
}

fn games() -> &'static [Told] {
    static GAMES: OnceLock<Vec<Told>> = OnceLock::new();
    GAMES.get_or_init(|| vec![told(2, 1, 1), told(3, 4, 2), told(4, 5, 3), told(2, 5, 4)])
}

#[test]
fn every_event_of_the_rules_fits() {
    for Told { laid_out, events } in games() {
        let (mut checked, mut believed) = (*laid_out, *laid_out);
        for event in events {
            assert_eq!(rules().evolve_checked(&mut checked, event), Ok(()), "{event:?}");
            believed.evolve(event);
            assert_eq!(checked, believed, "{event:?}");
        }
        assert!(checked.is_over());
    }
}

/// Changes one number of an event, if it has one and the result is still an event.
fn changed(event: &Event, at: usize, number: u16) -> Event {
    fn numbers(value: &mut Value) -> Vec<&mut Value> {
        match value {
            Value::Number(_) => vec![value],
            Value::Array(items) => items.iter_mut().flat_map(numbers).collect(),
            Value::Object(members) => members.values_mut().flat_map(numbers).collect(),
            Value::Null | Value::Bool(_) | Value::String(_) => Vec::new(),
        }
    }
    let mut value = serde_json::to_value(event).expect("an event");
    let mut found = numbers(&mut value);
    if !found.is_empty() {
        let at = at % found.len();
        *found[at] = number.into();
    }
    serde_json::from_value(value).unwrap_or(*event)
}

/// Everything that shows a state.
fn show(game: &Position) {
    let copies = |sum: u32, card: Card| {
        assert!(sum <= u32::from(u8::MAX), "{card:?}: {sum} copies");
    };
    for seat in Seat::ALL.into_iter().take(game.players().into()) {
        let tavern = game.tavern(seat);
        let score = rules().score(game, seat);
        assert!(score.total() < u16::MAX);
        rules().answers_hidden(game);
        rules().table_count(game, seat);
        for area in Area::ALL {
            rules().area_value(tavern, area);
        }
        for (die, entry) in tavern.dice.entries() {
            if let Some(space) = tavern.space_at(entry.place()) {
                rules().raises(die.face, space);
            }
        }
        for (card, count) in tavern.deck.faces().chain(tavern.discard.faces()) {
            copies(count.into(), card);
        }
    }
    rules().winners(game);
    rules().threes_left(game);
    rules().guest_stack(game);
    game.state_hash();
}

/// How many copies of a card there are anywhere.
fn copies(game: &Position, card: Card) -> u32 {
    let on_display = game.display.iter().filter(|place| place.guest == Some(card)).count() as u32;
    let mut sum = u32::from(game.supply.cards.count(card)) + on_display;
    for seat in Seat::ALL {
        let tavern = game.tavern(seat);
        sum += u32::from(tavern.deck.count(card)) + u32::from(tavern.discard.count(card));
        sum += game.tops.of(seat).iter().filter(|&&top| top == card).count() as u32;
        sum += Kind::ALL
            .into_iter()
            .filter(|&kind| Card::tavern(kind) == card)
            .map(|kind| u32::from(tavern.lying(kind)))
            .sum::<u32>();
        let seated = tavern.tables.seated().iter().filter(|s| s.card() == card && !s.removed());
        sum += match card.is_noble() {
            true => u32::from(tavern.tables.nobles()),
            false => seated.count() as u32,
        };
    }
    sum
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// Events out of order, of other games and with other numbers: refused without a trace, or
    /// carried out so that no card is there twice and the state can be shown.
    #[test]
    fn no_event_breaks_a_state(
        game in 0usize..4,
        from in 0usize..4,
        cut in any::<prop::sample::Index>(),
        events in prop::collection::vec(
            (any::<prop::sample::Index>(), 0usize..8, prop::option::of(prop_oneof![
                0u16..16, any::<u8>().prop_map(u16::from), any::<u16>()
            ])),
            1..200,
        ),
    ) {
        let Told { laid_out, events: past } = &games()[game];
        let mut state = *laid_out;
        for event in &past[..cut.index(past.len())] {
            state.evolve(event);
        }
        let cards = || (0..64).filter_map(Card::new);
        let held: Vec<u32> = cards().map(|card| copies(&state, card)).collect();
        let pool = &games()[from].events;
        for (which, at, number) in events {
            let event = pool[which.index(pool.len())];
            let event = number.map_or(event, |number| changed(&event, at, number));
            let before = state;
            match rules().evolve_checked(&mut state, &event) {
                Err(Misfit) => prop_assert_eq!(state, before),
                Ok(()) => show(&state),
            }
        }
        for (card, held) in cards().zip(held) {
            prop_assert!(copies(&state, card) <= held, "{:?}", card);
        }
    }
}
