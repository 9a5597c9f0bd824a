//! A table for tests: scripted chance, actions that must be accepted or refused.
#![allow(dead_code)]

use engine::chance::{Chance, Moment, Odds, Purpose};
use engine::model::{Card, Colour, Die, Face, GuestPlace, Kind, Pile, Seat, Space};
use engine::what_if::imagine;
use engine::{Action, Event, Game, Illegal, Phase, Position, Rules, Setup};
use std::collections::VecDeque;
use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

/// The first two seats and the others.
pub const S0: Seat = Seat::ALL[0];
pub const S1: Seat = Seat::ALL[1];
pub const S2: Seat = Seat::ALL[2];
pub const S3: Seat = Seat::ALL[3];

/// The rules of the standard sheet.
pub fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::standard)
}

/// Chance by script: for each purpose (and seat, if given) a queue of outcomes; where none is
/// queued, the first possible outcome. A queued outcome that is impossible fails the test.
#[derive(Clone, Default)]
pub struct Script {
    queues: Vec<(Purpose, Option<Seat>, VecDeque<u8>)>,
    /// Every draw that was asked for.
    pub drawn: Vec<(Moment, u8)>,
}

impl Script {
    pub fn queue(&mut self, purpose: Purpose, seat: Option<Seat>, outcomes: &[u8]) {
        self.queues.push((purpose, seat, outcomes.iter().copied().collect()));
    }
}

impl Chance for Script {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let queued = self
            .queues
            .iter_mut()
            .filter(|(purpose, seat, _)| {
                *purpose == moment.purpose && seat.is_none_or(|seat| seat == moment.seat)
            })
            .find_map(|(_, _, queue)| queue.pop_front());
        let outcome = queued.unwrap_or_else(|| odds.outcomes().next().expect("an outcome").0);
        assert!(odds.ways_of(outcome) > 0, "{outcome} is impossible at {moment:?}");
        self.drawn.push((moment, outcome));
        outcome
    }
}

/// A game under test.
#[derive(Clone)]
pub struct Table {
    pub game: Game,
    pub chance: Script,
    /// The events of the last accepted action.
    pub events: Vec<Event>,
}

/// A game whose position is being changed; it is laid down when the edit ends.
pub struct Edit<'a> {
    game: &'a mut Game,
    position: Position,
}

impl Deref for Edit<'_> {
    type Target = Position;
    fn deref(&self) -> &Position {
        &self.position
    }
}

impl DerefMut for Edit<'_> {
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.position
    }
}

impl Drop for Edit<'_> {
    fn drop(&mut self) {
        *self.game = imagine(self.position);
    }
}

impl Table {
    /// The position, to be changed.
    pub fn edit(&mut self) -> Edit<'_> {
        Edit { position: *self.game, game: &mut self.game }
    }

    /// A new game with seat 0 as start player and unscripted chance.
    pub fn new(players: u8, level: u8) -> Table {
        Table::with(
            Setup { start_player: Some(S0), ..Setup::new(players, level) },
            Script::default(),
        )
    }

    /// A new game.
    pub fn with(setup: Setup, mut chance: Script) -> Table {
        let mut events = Vec::new();
        let game = rules().begin(&setup, &mut chance, &mut events).expect("a legal set-up");
        Table { game, chance, events }
    }

    /// Carries out an action that must be legal; single steps must also be listed.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &[Event] {
        if !matches!(action, Action::Plan(_)) {
            assert!(self.legal(seat).contains(&action), "not listed: {action:?}");
        }
        match rules().decide(&self.game, seat, &action, &mut self.chance) {
            Ok((game, events)) => {
                self.game = game;
                self.events = events;
            }
            Err(refusal) => panic!("{action:?} was refused: {refusal}"),
        }
        &self.events
    }

    /// An action that must be refused by the rule with this id; nothing may change or be listed.
    #[track_caller]
    pub fn refuse(&mut self, seat: Seat, action: Action, rule: &str) -> Illegal {
        assert!(!self.legal(seat).contains(&action), "listed: {action:?}");
        let before = self.game;
        let mut game = self.game;
        let result =
            rules().apply(&mut game, seat, &action, &mut self.chance, &mut engine::NoEvents);
        assert_eq!(game, before, "a refused action left a trace");
        let refusal = result.expect_err("it should be refused");
        assert_eq!(refusal.rule(), rule, "{refusal}");
        refusal
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        rules().legal(&self.game, seat).to_vec()
    }

    /// Whether anybody is asked anything.
    pub fn asked(&self, seat: Seat) -> Option<engine::Ask> {
        rules().ask(&self.game, seat)
    }

    /// Answers every question with the calmest action (no move of dice, decline, keep, close, first
    /// option) until the game rests in the phase, in the same or a later round.
    #[track_caller]
    pub fn go_to(&mut self, phase: Phase) -> &mut Table {
        for _ in 0..10_000 {
            if self.game.phase == phase {
                return self;
            }
            self.calm_step();
        }
        panic!("the phase never came");
    }

    /// Goes on calmly until the round has this number and the game rests in the phase.
    #[track_caller]
    pub fn go_to_round(&mut self, round: u8, phase: Phase) -> &mut Table {
        for _ in 0..10_000 {
            if self.game.round == round && self.game.phase == phase {
                return self;
            }
            self.calm_step();
        }
        panic!("the round never came");
    }

    /// Goes on calmly to the end.
    pub fn finish(&mut self) -> &mut Table {
        self.go_to(Phase::Over)
    }

    #[track_caller]
    pub fn calm_step(&mut self) {
        let seat = rules().to_act(&self.game).first().expect("somebody is asked");
        let legal = self.legal(seat);
        let calm = [Action::Keep, Action::Ready, Action::Close, Action::Decline];
        let action = calm.into_iter().find(|a| legal.contains(a)).unwrap_or(legal[0]);
        self.act(seat, action);
    }

    /// Gives the seat exactly these dice, all in the pool.
    pub fn set_dice(&mut self, seat: Seat, white: &[u8], own: &[u8]) -> &mut Table {
        let mut edit = self.edit();
        let dice = &mut edit.taverns[seat].dice;
        *dice = Default::default();
        for (colour, faces) in [(Colour::White, white), (Colour::Own, own)] {
            for &pips in faces {
                assert!(dice.add(Die { colour, face: face(pips) }), "too many dice");
            }
        }
        drop(edit);
        self
    }

    /// Seats exactly these cards in the tavern and lays exactly these Tavern cards in the areas.
    /// Cards are conjured up: conservation is not kept.
    pub fn set_tavern(&mut self, seat: Seat, seated: &[Card], areas: &[Kind]) -> &mut Table {
        let mut edit = self.edit();
        let tavern = &mut edit.taverns[seat];
        tavern.tables = Default::default();
        for &card in seated {
            tavern.tables.seat(card);
        }
        tavern.areas = Default::default();
        for &kind in areas {
            tavern.areas[kind as usize] += 1;
        }
        tavern.washes = tavern.lying(Kind::Dishwasher)
            + rules().area_value(tavern, engine::model::Area::Dishwasher);
        tavern.washes_spent = 0;
        drop(edit);
        self
    }

    /// Replaces the draw deck: known cards (the topmost last) over a bag.
    pub fn set_deck(&mut self, seat: Seat, bag: &[Card], known: &[Card]) -> &mut Table {
        while self.edit().tops.pop(seat).is_some() {}
        let mut deck = Pile::EMPTY;
        for &card in bag {
            deck.add(card, 1);
        }
        self.edit().taverns[seat].deck = deck;
        for &card in known {
            self.edit().tops.push(seat, card);
        }
        self
    }

    /// Places a die out of the pool.
    #[track_caller]
    pub fn place(&mut self, seat: Seat, die: Die, to: Space) -> &mut Table {
        self.act(seat, Action::Place { die, from: None, to });
        self
    }
}

pub fn face(pips: u8) -> Face {
    Face::new(pips).expect("1 to 6")
}

/// A white die.
pub fn white(pips: u8) -> Die {
    Die { colour: Colour::White, face: face(pips) }
}

/// An own die.
pub fn own(pips: u8) -> Die {
    Die { colour: Colour::Own, face: face(pips) }
}

/// The Regular that needs a 1 (pays 1) or a 2 (pays 2) in the standard sheet.
pub fn regular(needs: u8) -> Card {
    Card::regular(needs - 1).expect("two Regulars")
}

/// The first guest of the standard sheet with this price whose bonus the predicate likes.
#[track_caller]
pub fn guest(price: u8, likes: impl Fn(Option<engine::model::Bonus>) -> bool) -> Card {
    let guests = &rules().sheet().guests;
    let index = guests.iter().position(|g| g.price == price && likes(g.bonus));
    Card::guest(index.expect("such a guest") as u8).expect("a guest")
}

/// A guest of this price without a bonus.
pub fn plain_guest(price: u8) -> Card {
    guest(price, |bonus| bonus.is_none())
}

/// The table of a card.
pub fn table(card: Card) -> Space {
    Space::table(card).expect("it sits")
}

/// The display place with this number.
pub fn spot(number: u8) -> GuestPlace {
    GuestPlace::new(number).expect("0 to 4")
}

/// Recruiting the guest at this display place.
pub fn recruit(place: u8) -> Action {
    Action::Recruit(spot(place))
}

/// The first open guest, for patterns.
pub const PLACE_1: GuestPlace = GuestPlace::ALL[1];
