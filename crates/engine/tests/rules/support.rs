//! A game under test: a scene the rules have accepted, scripted chance, actions that must be
//! accepted or refused.

use engine::chance::{Chance, Moment, Odds, Purpose};
use engine::model::{Card, Colour, Die, Pile, Seat, Space};
use engine::notation::read_scene;
use engine::{Action, Ask, Event, Game, Illegal, NoEvents, Phase, Rules, Setup};
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

pub use crate::words::*;

/// The rules of the standard sheet.
pub fn rules() -> &'static Arc<Rules> {
    static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
    RULES.get_or_init(|| Arc::new(Rules::first_release()))
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

/// A game under test. It begins as the rules set it up, or in a scene that they accept, and only
/// actions change it.
#[derive(Clone)]
pub struct Scene {
    pub rules: Arc<Rules>,
    pub game: Game,
    pub chance: Script,
    /// The events of the last accepted action.
    pub events: Vec<Event>,
}

impl Scene {
    /// A new game with seat 0 as start player and unscripted chance.
    pub fn new(players: u8, level: u8) -> Scene {
        Scene::with(setup(players, level), Script::default())
    }

    /// A new game.
    pub fn with(setup: Setup, chance: Script) -> Scene {
        Scene::begun(rules(), setup, chance)
    }

    /// A new game by other rules.
    pub fn begun(rules: &Arc<Rules>, setup: Setup, mut chance: Script) -> Scene {
        let mut events = Vec::new();
        let game = rules.begin(&setup, &mut chance, &mut events).expect("a legal set-up");
        Scene { rules: rules.clone(), game, chance, events }
    }

    /// A position in the words of docs/scenarios.md, the seats after slashes.
    #[track_caller]
    pub fn given(text: &str) -> Scene {
        Scene::given_by(rules(), text)
    }

    /// A position by other rules.
    #[track_caller]
    pub fn given_by(rules: &Arc<Rules>, text: &str) -> Scene {
        let game = read_scene(rules, text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        Scene { rules: rules.clone(), game, chance: Script::default(), events: Vec::new() }
    }

    /// Carries out an action that must be legal; single steps must also be listed.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &[Event] {
        if !matches!(action, Action::Plan(_)) {
            assert!(self.legal(seat).contains(&action), "not listed: {action:?}");
        }
        match self.rules.decide(&self.game, seat, &action, &mut self.chance) {
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
        let result = self.rules.apply(&mut game, seat, &action, &mut self.chance, &mut NoEvents);
        assert_eq!(game, before, "a refused action left a trace");
        let refusal = result.expect_err("it should be refused");
        assert_eq!(refusal.rule(), rule, "{refusal}");
        refusal
    }

    /// Places a die out of the pool.
    #[track_caller]
    pub fn place(&mut self, seat: Seat, die: Die, to: Space) -> &mut Scene {
        self.act(seat, Action::Place { die, from: None, to });
        self
    }

    /// Answers every open question the same way, in seat order.
    #[track_caller]
    pub fn all_answer(&mut self, action: Action) -> &mut Scene {
        for seat in self.to_act() {
            self.act(seat, action);
        }
        self
    }

    /// Closes the turn of the active seat.
    #[track_caller]
    pub fn close(&mut self) -> &mut Scene {
        self.act(self.game.active, Action::Close);
        self
    }

    /// Answers every question with the calmest action (no move of dice, decline, keep, close, first
    /// option) until the game rests in the phase, in the same or a later round.
    #[track_caller]
    pub fn go_to(&mut self, phase: Phase) -> &mut Scene {
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
    pub fn go_to_round(&mut self, round: u8, phase: Phase) -> &mut Scene {
        for _ in 0..10_000 {
            if self.game.round == round && self.game.phase == phase {
                return self;
            }
            self.calm_step();
        }
        panic!("the round never came");
    }

    /// Goes on calmly until one Close is missing to the end of phase F of this round.
    #[track_caller]
    pub fn go_to_last_close(&mut self, round: u8) -> &mut Scene {
        self.go_to_round(round, Phase::Serve);
        while self.game.active.clockwise(1, self.game.players()) != self.game.start {
            self.close();
        }
        self
    }

    /// Goes on calmly to the end.
    pub fn finish(&mut self) -> &mut Scene {
        self.go_to(Phase::Over)
    }

    #[track_caller]
    pub fn calm_step(&mut self) {
        let seat = *self.to_act().first().expect("somebody is asked");
        let legal = self.legal(seat);
        let calm = [Action::Keep, Action::Ready, Action::Close, Action::Decline];
        let action = calm.into_iter().find(|a| legal.contains(a)).unwrap_or(legal[0]);
        self.act(seat, action);
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        self.rules.legal(&self.game, seat).to_vec()
    }

    /// What the seat is asked.
    pub fn asked(&self, seat: Seat) -> Option<Ask> {
        self.rules.ask(&self.game, seat)
    }

    /// The seats with an open question.
    pub fn to_act(&self) -> Vec<Seat> {
        self.rules.to_act(&self.game).into_iter().collect()
    }

    /// Thalers and beer of seat 0.
    pub fn purse(&self) -> (u16, u16) {
        let tavern = self.game.tavern(S0);
        (tavern.thalers, tavern.beer)
    }

    /// Who sits at the tables, from left to right.
    pub fn seated(&self, seat: Seat) -> Vec<Card> {
        self.game.tavern(seat).tables.seated().iter().map(|seated| seated.card()).collect()
    }

    /// The faces of the dice of a colour.
    pub fn pips(&self, seat: Seat, colour: Colour) -> Vec<u8> {
        let dice = self.game.tavern(seat).dice;
        let mine = dice.entries().filter(|(die, _)| die.colour == colour);
        mine.map(|(die, _)| die.face.pips()).collect()
    }

    /// The dice of seat 0 that lie unused on spaces, sorted.
    pub fn planned(&self) -> Vec<(Die, Space)> {
        let tavern = self.game.tavern(S0);
        let unused = tavern.dice.entries().filter(|(_, entry)| !entry.used());
        let lying = unused.filter_map(|(die, entry)| Some((die, tavern.space_at(entry.place())?)));
        let mut lying: Vec<_> = lying.collect();
        lying.sort_unstable();
        lying
    }

    /// Every card the seat owns.
    pub fn owned(&self, seat: Seat) -> Pile {
        self.rules.owned(&self.game, seat)
    }

    /// Where in the events of the last action this one stands.
    #[track_caller]
    pub fn position(&self, event: Event) -> usize {
        let found = self.events.iter().position(|&e| e == event);
        found.unwrap_or_else(|| panic!("{event:?} did not happen"))
    }

    /// How many events of the last action are such.
    pub fn happened(&self, such: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| such(event)).count()
    }
}
