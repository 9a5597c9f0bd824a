//! The draft: all dice are visible, so it can be solved.
//!
//! Everybody is assumed to choose what leaves them best off, minus a share of the best rival's
//! prospects. A hand of dice is evaluated once by the quick [estimate](crate::estimate) and remembered.

use crate::estimate::{Estimate, may_idle};
use crate::numbers::{ByNumber, mixed};
use crate::placements::Placements;
use crate::value::Judge;
use chance::Fast;
use core::sync::atomic::{AtomicBool, Ordering};
use engine::Game;
use engine::model::{Colour, DiceTray, Face, MAX_SEATS, Seat, Tavern};

/// Dice by face.
type Hand = [u8; 6];

/// Distinguishes up to seven dice per face.
fn number(hand: &Hand) -> u64 {
    mixed(hand.iter().fold(0, |sum, &count| sum << 3 | count as u64))
}

/// One seat's judgement of white dice.
struct Player {
    estimate: Estimate,
    placements: Placements,
    /// The ways to place the seat's own dice.
    own: Vec<u64>,
    known: ByNumber<f32>,
}

impl Player {
    /// `idle` also considers leaving dice in the pool.
    fn new(judge: &Judge<'_>, game: &Game, seat: Seat, idle: bool) -> Player {
        let tavern = game.tavern(seat);
        let own = tavern.dice.entries().filter(|(die, _)| die.colour == Colour::Own);
        let own: Vec<Face> = own.map(|(die, _)| die.face).collect();
        let placements = Placements::new(judge.rules, tavern, idle);
        Player {
            estimate: Estimate::new(judge, game, seat),
            own: placements.laid(vec![0], &own),
            placements,
            known: ByNumber::default(),
        }
    }

    fn value(&mut self, hand: &Hand) -> f32 {
        let number = number(hand);
        if let Some(&value) = self.known.get(&number) {
            return value;
        }
        let mut faces = Vec::new();
        for (face, &count) in Face::ALL.into_iter().zip(hand) {
            faces.extend((0..count).map(|_| face));
        }
        let value = self.placements.best(&self.own, &faces, |harvest| self.estimate.value(harvest));
        self.known.insert(number, value);
        value
    }
}

/// The tray with only the own dice.
pub fn own_dice(tavern: &Tavern) -> DiceTray {
    let mut own = DiceTray::default();
    for (die, _) in tavern.dice.entries().filter(|(die, _)| die.colour == Colour::Own) {
        own.add(die);
    }
    own
}

/// The dice of a draft in progress, as the search moves them (D2); a test compares this with the
/// rules.
#[derive(Clone, Copy)]
struct Dice {
    coasters: [Hand; MAX_SEATS],
    taken: [Hand; MAX_SEATS],
    players: usize,
    start: usize,
    active: usize,
}

impl Dice {
    fn new(game: &Game) -> Dice {
        let mut dice = Dice {
            coasters: Default::default(),
            taken: Default::default(),
            players: game.players() as usize,
            start: game.start.number() as usize,
            active: game.active.number() as usize,
        };
        for (index, seat) in Seat::ALL.into_iter().enumerate().take(dice.players) {
            let tavern = game.tavern(seat);
            for &pips in tavern.coaster.iter().filter(|&&pips| pips > 0) {
                dice.coasters[index][pips as usize - 1] += 1;
            }
            for (die, _) in tavern.dice.entries().filter(|(die, _)| die.colour == Colour::White) {
                dice.taken[index][die.face.pips() as usize - 1] += 1;
            }
        }
        dice
    }

    /// Dice left on all coasters.
    fn left(&self) -> u8 {
        self.coasters.iter().flatten().sum()
    }

    /// The active seat takes a die; once everybody has, the coasters move to the left.
    fn take(&mut self, face: usize) {
        self.coasters[self.active][face] -= 1;
        self.taken[self.active][face] += 1;
        self.active = (self.active + 1) % self.players;
        if self.active == self.start {
            self.coasters[..self.players].rotate_right(1);
        }
    }

    /// Everybody takes the last die (D3).
    fn finish(&mut self) {
        for (taken, coaster) in self.taken.iter_mut().zip(&self.coasters) {
            for (mine, &there) in taken.iter_mut().zip(coaster) {
                *mine += there;
            }
        }
    }
}

/// How a draft is judged.
#[derive(Clone, Copy, Debug)]
pub struct Drafting<'a> {
    /// The share of the best rival's prospects subtracted from one's own.
    pub denial: f32,
    /// Whether rivals look ahead, too; otherwise they take what helps them most now.
    pub exact: bool,
    /// Whether to compute the points of all seats even without denial.
    pub everybody: bool,
    /// Set by the caller to stop the search.
    pub stop: Option<&'a AtomicBool>,
}

/// What is known about the dice of this draft: each hand is judged once for all four picks.
#[derive(Default)]
pub struct Memory {
    key: u64,
    players: Vec<Player>,
}

impl core::fmt::Debug for Memory {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Memory of {} players", self.players.len())
    }
}

/// A copy starts empty.
impl Clone for Memory {
    fn clone(&self) -> Memory {
        Memory::default()
    }
}

impl Memory {
    /// Forgets an earlier draft. The key is the position without the white dice, and the viewing
    /// seat where that matters.
    fn turn_to(&mut self, judge: &Judge<'_>, game: &Game, seat: Seat, exact: bool) {
        let mut bare = **game;
        bare.active = bare.start;
        for each in Seat::ALL {
            bare.taverns[each].dice = own_dice(game.tavern(each));
            bare.taverns[each].coaster = [0; 4];
        }
        // When four players look ahead, considering idle dice of the others would take too long.
        let crowded = exact && game.players() > 3;
        let view = if crowded { mixed(1 + seat.number() as u64) } else { 0 };
        let key = bare.state_hash() ^ view;
        if self.key != key || self.players.is_empty() {
            self.key = key;
            let seats = (0..game.players()).filter_map(Seat::new);
            let player = |other| {
                let idle = (other == seat || !crowded) && may_idle(judge, game, other);
                Player::new(judge, game, other, idle)
            };
            self.players = seats.map(player).collect();
        }
    }
}

/// The result of taking a die if everybody continues to choose well.
#[derive(Clone, Copy, Debug)]
pub struct Pick {
    /// The die.
    pub face: Face,
    /// The expected final points of every seat; [`f32::MIN`] where not requested.
    pub points: [f32; MAX_SEATS],
    /// The white dice everybody has in the end, by face.
    pub hands: [[u8; 6]; MAX_SEATS],
    /// What the seat maximises: its points minus a share of the best rival's.
    pub utility: f32,
}

/// The result of each die that the active seat can take, in order of face.
pub fn picks(
    judge: &Judge<'_>,
    game: &Game,
    seat: Seat,
    drafting: &Drafting<'_>,
    memory: &mut Memory,
) -> Vec<Pick> {
    memory.turn_to(judge, game, seat, drafting.exact);
    let mut search = Search { players: &mut memory.players, drafting, me: seat.number() as usize };
    let dice = Dice::new(game);
    let mut picks = Vec::new();
    for face in (0..6).filter(|&face| dice.coasters[dice.active][face] > 0) {
        let mut next = dice;
        next.take(face);
        let Outcome { values, hands } = search.follow(&next);
        let utility = search.utility(&values, search.me);
        picks.push(Pick { face: Face::ALL[face], points: values, hands, utility });
    }
    picks
}

/// Solves the rest of a draft with everybody's judgement of hands.
#[derive(Clone, Copy)]
struct Outcome {
    values: [f32; MAX_SEATS],
    hands: [Hand; MAX_SEATS],
}

struct Search<'a> {
    players: &'a mut [Player],
    drafting: &'a Drafting<'a>,
    me: usize,
}

impl Search<'_> {
    /// What everybody ends up with if all continue to choose well.
    fn follow(&mut self, dice: &Dice) -> Outcome {
        let stopped = self.drafting.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        if dice.left() as usize <= dice.players || stopped {
            return self.end(dice);
        }
        if !self.drafting.exact && dice.active != self.me {
            let mut next = *dice;
            next.take(self.likely(dice));
            return self.follow(&next);
        }
        let mut best: Option<(f32, Outcome)> = None;
        for face in (0..6).filter(|&face| dice.coasters[dice.active][face] > 0) {
            let mut next = *dice;
            next.take(face);
            let outcome = self.follow(&next);
            let utility = self.utility(&outcome.values, dice.active);
            if best.is_none_or(|(most, _)| utility > most) {
                best = Some((utility, outcome));
            }
        }
        best.map_or_else(|| self.end(dice), |(_, outcome)| outcome)
    }

    /// The die taken by a rival that does not look ahead.
    fn likely(&mut self, dice: &Dice) -> usize {
        let mut best = (f32::MIN, 0);
        for face in (0..6).filter(|&face| dice.coasters[dice.active][face] > 0) {
            let mut hand = dice.taken[dice.active];
            hand[face] += 1;
            let value = self.players[dice.active].value(&hand);
            if value > best.0 {
                best = (value, face);
            }
        }
        best.1
    }

    fn end(&mut self, dice: &Dice) -> Outcome {
        let mut dice = *dice;
        if dice.left() as usize <= dice.players {
            dice.finish();
        }
        let mut values = [f32::MIN; MAX_SEATS];
        for (index, player) in self.players.iter_mut().enumerate() {
            let Drafting { denial, exact, everybody, .. } = *self.drafting;
            if index == self.me || exact || everybody || denial > 0.0 {
                values[index] = player.value(&dice.taken[index]);
            }
        }
        Outcome { values, hands: dice.taken }
    }

    fn utility(&self, values: &[f32; MAX_SEATS], seat: usize) -> f32 {
        if self.drafting.denial == 0.0 {
            return values[seat];
        }
        let rivals = values.iter().enumerate().filter(|&(other, _)| other != seat);
        let best = rivals.map(|(_, &value)| value).fold(f32::MIN, f32::max);
        values[seat] - self.drafting.denial * best
    }
}

/// The best a seat can get from rolled coasters if its rivals take dice at random, for averages
/// over many evenings.
pub(crate) fn alone(judge: &Judge<'_>, game: &Game, seat: Seat, luck: &mut Fast) -> f32 {
    // Idle dice would cost more time here than they are worth.
    let mut player = Player::new(judge, game, seat, false);
    let mut order = [0, 1, 2, 3, 4, 5];
    for end in (1..order.len()).rev() {
        order.swap(end, luck.below(end as u32 + 1) as usize);
    }
    best_alone(&mut player, &Dice::new(game), seat.number() as usize, &order)
}

fn best_alone(player: &mut Player, dice: &Dice, me: usize, order: &[usize; 6]) -> f32 {
    let mut dice = *dice;
    while dice.left() as usize > dice.players {
        let there = dice.coasters[dice.active];
        if dice.active == me {
            let mut best = f32::MIN;
            for face in (0..6).filter(|&face| there[face] > 0) {
                let mut next = dice;
                next.take(face);
                best = best.max(best_alone(player, &next, me, order));
            }
            return best;
        }
        let Some(&face) = order.iter().find(|&&face| there[face] > 0) else { break };
        dice.take(face);
    }
    dice.finish();
    player.value(&dice.taken[me])
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Action, Ask, NoEvents, Phase, Rules, Setup};

    #[test]
    fn d2_the_search_moves_dice_as_the_rules_do() {
        let rules = Rules::standard();
        for players in 2..=4 {
            for index in 0..20 {
                let mut chance = Fast::new(index);
                let mut policy = crate::RandomLegal::new(Fast::new(100 + index));
                let setup = Setup::new(players, 1);
                let mut game = rules.begin(&setup, &mut chance, &mut NoEvents).expect("a game");
                let mut beside: Option<Dice> = None;
                while let Some(step) = policy.next(&rules, &game) {
                    if rules.ask(&game, step.seat) == Some(Ask::Draft) {
                        let real = Dice::new(&game);
                        let mut told = beside.unwrap_or(real);
                        // The rules pass on coasters that leave no choice.
                        while told.active != real.active || told.left() != real.left() {
                            let face = told.coasters[told.active].iter().position(|&c| c > 0);
                            told.take(face.expect("a die"));
                        }
                        assert_eq!(told.coasters, real.coasters);
                        assert_eq!(told.taken, real.taken);
                        let Action::Take(face) = step.action else { panic!("no die") };
                        told.take(face.pips() as usize - 1);
                        beside = Some(told);
                    } else {
                        beside = None;
                    }
                    let done =
                        rules.apply(&mut game, step.seat, &step.action, &mut chance, &mut NoEvents);
                    assert_eq!(done, Ok(()));
                    if game.phase != Phase::Draft {
                        beside = None;
                    }
                }
            }
        }
    }
}
