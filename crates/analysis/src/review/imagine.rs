//! What everybody can expect of a position: the reference player plays it to the end, many times.

use super::{Balance, Estimate, Settings};
use core::sync::atomic::{AtomicBool, Ordering};
use engine::model::{BySeat, Card, Seat, SeatSet};
use engine::{Action, Game, NoEvents, Rules, Score};
use players::choices::Luck;
use players::choose;
use players::value::Value;
use std::sync::Arc;

/// A position, and what a seat does before the reference player takes over at all seats.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) game: Game,
    pub(super) seat: Seat,
    pub(super) first: Vec<Action>,
}

/// How a game ends.
#[derive(Clone, Copy, Debug)]
struct Ending {
    scores: BySeat<Score>,
    /// What the Nobles of upgrades would be worth if every upgraded area had brought one.
    upgrades: BySeat<u16>,
    winners: SeatSet,
}

impl Ending {
    fn of(rules: &Rules, game: &Game) -> Ending {
        let noble = u16::from(rules.points(Card::NOBLE));
        // Upgrades without a Noble (A3, S8) come alike in the games that are compared.
        let upgrades = BySeat::from_fn(|seat| noble * game.tavern(seat).upgraded.len() as u16);
        Ending { scores: rules.scores(game), upgrades, winners: rules.winners(game) }
    }

    fn points(&self, seat: Seat) -> f32 {
        f32::from(self.scores[seat].total())
    }

    /// The points of a seat less those of its best rival.
    fn margin(&self, seat: Seat, players: usize) -> f32 {
        let rivals = Seat::ALL.into_iter().take(players).filter(|&other| other != seat);
        let best = rivals.map(|rival| self.points(rival)).fold(f32::MIN, f32::max);
        self.points(seat) - best
    }

    fn share(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.winners.len().max(1) as f32 } else { 0.0 }
    }
}

/// The endings of many games from one position. Games with the same number have the same luck in every
/// outlook, so differences between outlooks are compared game by game.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    endings: Vec<Ending>,
    players: usize,
}

impl Outlook {
    /// Of a game that is over.
    pub(super) fn over(rules: &Rules, game: &Game) -> Outlook {
        Outlook { endings: vec![Ending::of(rules, game)], players: game.players().into() }
    }

    /// The margin of a seat in a course: the average of its games.
    pub(super) fn margin(&self, course: usize, seat: Seat) -> f32 {
        self.average(course, |ending| ending.margin(seat, self.players))
    }

    /// The expected points of everybody; 0 where nobody sits.
    pub(super) fn points(&self) -> BySeat<f32> {
        self.everybody(Ending::points)
    }

    /// The share of games that everybody wins.
    pub(super) fn shares(&self) -> BySeat<f32> {
        self.everybody(Ending::share)
    }

    /// How a seat fares beside another outlook, in which everybody has the same luck.
    pub(super) fn beside(&self, other: &Outlook, seat: Seat) -> Difference {
        let courses = self.endings.len() / self.players.max(1);
        let margins =
            (0..courses).map(|course| self.margin(course, seat) - other.margin(course, seat));
        let points = Estimate::of(margins);
        let balance = self.sources(seat).less(&other.sources(seat)).completed(points.mean);
        Difference { points, balance, win: (self.shares()[seat], other.shares()[seat]) }
    }

    /// The average score of a seat by sources.
    fn sources(&self, seat: Seat) -> Balance {
        let mut sum = Balance::default();
        for Ending { scores, upgrades, .. } in &self.endings {
            sum.add(&scores[seat], f32::from(upgrades[seat]));
        }
        sum.divided_by(self.endings.len().max(1) as f32)
    }

    fn everybody(&self, of: impl Fn(&Ending, Seat) -> f32) -> BySeat<f32> {
        let count = self.endings.len().max(1) as f32;
        BySeat::from_fn(|seat| {
            self.endings.iter().map(|ending| of(ending, seat)).sum::<f32>() / count
        })
    }

    fn average(&self, course: usize, of: impl Fn(&Ending) -> f32) -> f32 {
        let first = course * self.players;
        let games = self.endings.get(first..first + self.players).unwrap_or(&self.endings);
        games.iter().map(of).sum::<f32>() / games.len().max(1) as f32
    }
}

/// How one way of going on from a position turns out for a seat beside another one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// In points of margin.
    pub points: Estimate,
    /// What those points are at the end of the game.
    pub balance: Balance,
    /// The chance to win after the one and after the other.
    pub win: (f32, f32),
}

/// Plays a scene to the end in as many courses as the settings say; `None` once `stop` is set. Each
/// course is as many games as there are seats: everybody has everybody's luck once, which leaves little
/// of it in the margins.
pub(super) fn outlook(
    rules: &Rules,
    value: &Arc<Value>,
    scene: &Scene,
    settings: &Settings,
    stop: &AtomicBool,
) -> Option<Outlook> {
    let players = scene.game.players();
    let mut endings = Vec::with_capacity(settings.courses as usize * usize::from(players));
    for course in 0..u64::from(settings.courses) {
        let luck = Luck::new(settings.luck.wrapping_add(course));
        for seats in 0..players {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            // A player of its own: what one remembers from another game must not count.
            let mut reference = settings.reference.player(0, value);
            let end =
                play_on(rules, scene, reference.as_mut(), &mut luck.passed_on(seats, players));
            endings.push(Ending::of(rules, &end));
        }
    }
    Some(Outlook { endings, players: players.into() })
}

/// Plays a scene to the end. Where luck makes one of the first actions impossible, the reference player
/// takes over.
fn play_on(
    rules: &Rules,
    scene: &Scene,
    reference: &mut dyn players::Bot,
    luck: &mut Luck,
) -> Game {
    let mut game = scene.game;
    for action in &scene.first {
        if rules.apply(&mut game, scene.seat, action, luck, &mut NoEvents).is_err() {
            break;
        }
    }
    while let Some(seat) = rules.next_to_act(&game) {
        let action = choose(reference, rules, &game, seat);
        if rules.apply(&mut game, seat, &action, luck, &mut NoEvents).is_err() {
            break;
        }
    }
    game
}
