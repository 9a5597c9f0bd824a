//! Random games whose chance depends on the moment alone.

use crate::dice::Dice;
use arbitrary::{Arbitrary, Unstructured};
use engine::chance::{Chance, Moment, Odds};
use engine::model::{BySeat, Card, Seat};
use engine::{Action, Event, Game, Phase, Position, Rules, Setup};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

/// The rules of the standard sheet.
pub fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::standard)
}

/// All 15 kinds of games.
pub fn kinds() -> impl Iterator<Item = (u8, u8)> {
    (1..=5).flat_map(|level| (2..=4).map(move |players| (players, level)))
}

/// Chance as a function of the moment, as the streams of a real game are.
#[derive(Clone, Copy)]
pub struct ByMoment(pub u64);

impl Chance for ByMoment {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let mut hasher = DefaultHasher::new();
        (self.0, moment).hash(&mut hasher);
        odds.outcome((hasher.finish() % odds.ways() as u64) as u32)
    }
}

/// A game under way, with its past.
pub struct Play {
    pub game: Game,
    /// The same game, changed by the events alone.
    pub replayed: Position,
    pub chance: ByMoment,
    /// Copies of each card removed from the game.
    pub removed: [u8; 64],
    pub steps: u64,
    /// The last action with its events.
    pub last: Option<(Seat, Action, Vec<Event>)>,
    pub level: u8,
    /// The tables that the guests of this round found.
    pub tables: BySeat<u8>,
    /// Actions that were listed at some moment of the game.
    listed: Vec<Action>,
    /// Every other game is played by people who rarely stop while something can be done: they
    /// grow rich and reach what idle players never see.
    diligent: bool,
    dice: Dice,
    moved: [bool; 4],
    phase: Phase,
}

impl Play {
    pub fn new(players: u8, level: u8, seed: u64) -> Play {
        Play::with(Setup::new(players, level), seed)
    }

    pub fn with_late_refill(players: u8, level: u8, seed: u64) -> Play {
        Play::with(Setup { late_refill: true, ..Setup::new(players, level) }, seed)
    }

    fn with(setup: Setup, seed: u64) -> Play {
        let mut chance = ByMoment(seed);
        let mut replayed = rules().lay_out(&setup).expect("a legal set-up");
        let mut events = Vec::new();
        let game = rules().begin(&setup, &mut chance, &mut events).expect("a legal set-up");
        for event in &events {
            replayed.evolve(event);
        }
        assert_eq!(*game, replayed, "the opening replays differently");
        let dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let phase = game.phase;
        Play {
            game,
            replayed,
            chance,
            removed: [0; 64],
            steps: 0,
            last: None,
            level: setup.level.number(),
            tables: BySeat::default(),
            listed: Vec::new(),
            diligent: !seed.is_multiple_of(2),
            dice,
            moved: [false; 4],
            phase,
        }
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.dice.below(n)
    }

    /// Somebody who is asked does something listed; dice are moved again once a phase at most.
    pub fn random_step(&mut self) {
        if self.game.phase != self.phase {
            self.phase = self.game.phase;
            self.moved = [false; 4];
        }
        let asked: Vec<Seat> = rules().to_act(&self.game).into_iter().collect();
        let seat = asked[self.below(asked.len())];
        let legal = rules().legal(&self.game, seat);
        let listed = legal[self.below(legal.len())];
        self.listed.push(listed);
        let moved = self.moved[seat.number() as usize];
        let mut fresh: Vec<Action> =
            legal.iter().copied().filter(|action| !moved || !moves_again(action)).collect();
        if self.diligent && self.below(12) > 0 && fresh.iter().any(|action| !idles(action)) {
            fresh.retain(|action| !idles(action));
        }
        let action = fresh[self.below(fresh.len())];
        self.moved[seat.number() as usize] |= moves_again(&action);
        self.step(seat, action);
    }

    /// Any action at all, or one that was listed before and is about things of this game.
    pub fn any_action(&mut self) -> Action {
        if !self.listed.is_empty() && self.below(2) == 0 {
            let which = self.below(self.listed.len());
            return self.listed[which];
        }
        let bytes: [u8; 32] = core::array::from_fn(|_| self.below(256) as u8);
        Action::arbitrary(&mut Unstructured::new(&bytes)).expect("more bytes than an action needs")
    }

    pub fn step(&mut self, seat: Seat, action: Action) {
        let (next, events) = rules()
            .decide(&self.game, seat, &action, &mut self.chance)
            .unwrap_or_else(|refusal| panic!("{action:?} refused: {refusal}"));
        for event in &events {
            self.replayed.evolve(event);
            if let Event::GuestRemoved { card, .. } | Event::RegularRemoved { card, .. } = event {
                self.removed[card.index()] += 1;
            }
        }
        assert_eq!(*next, self.replayed, "{action:?} replays differently");
        if let Phase::Draft | Phase::Plan = next.phase {
            self.tables = BySeat::from_fn(|seat| rules().table_count(&next, seat));
        }
        self.game = next;
        self.steps += 1;
        self.last = Some((seat, action, events));
    }

    /// The points of the leader.
    pub fn best_score(&self) -> u16 {
        let scores = self.game.turn_order().map(|seat| rules().score(&self.game, seat).total());
        scores.max().unwrap_or(0)
    }

    /// How many copies of the card the box has at this level.
    pub fn copies(&self, card: Card) -> u16 {
        let sheet = rules().sheet();
        let players = self.game.players() as u16;
        if let Some(kind) = card.kind() {
            let bards = kind == engine::model::Kind::Bard && self.level < 3;
            return if bards { 0 } else { sheet.tavern_cards[kind as usize].copies as u16 };
        }
        if card.is_noble() {
            return sheet.noble.copies as u16;
        }
        if card.is_regular() {
            let regular = sheet.regulars.get((card.number() - 8) as usize);
            return regular.map_or(0, |r| r.copies as u16 * players);
        }
        let guest = sheet.guests.get((card.number() - 16) as usize);
        guest.filter(|g| !g.marked || self.level >= 3).map_or(0, |g| g.copies as u16)
    }
}

fn moves_again(action: &Action) -> bool {
    matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. })
}

fn idles(action: &Action) -> bool {
    matches!(action, Action::Ready | Action::Close | Action::Decline)
}
