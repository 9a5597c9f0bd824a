//! Choices outside the serving turn: each answer is tried on many evenings.
//!
//! An answer is carried out, the rules continue to the draft with our own random cards and dice, and the
//! evening is evaluated. All answers get the same luck, so few evenings suffice.

use crate::draft;
use crate::estimate::{self, Estimate};
use crate::placements::Placements;
use crate::race::Race;
use crate::value::Judge;
use chance::Fast;
use core::sync::atomic::AtomicBool;
use engine::chance::{Chance, Moment, Odds};
use engine::model::{Area, Face, Seat, Tavern};
use engine::what_if::suppose;
use engine::{Action, ActionList, Ask, Event, Game, NoEvents, Phase, Rules};

/// How expectations are sampled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sampling<'a> {
    /// Evenings for each of two answers. With more answers each gets fewer, but at least three. An answer
    /// that is behind after sixteen drops out and leaves its evenings to the others.
    pub evenings: u32,
    /// The seed of the imagined luck.
    pub seed: u64,
    /// Set by the caller to stop early with the best result so far.
    pub stop: Option<&'a AtomicBool>,
}

/// The minimum number of evenings per answer, unless all get fewer.
const FEWEST: u32 = 3;

/// The answers to a question; taking back an earlier answer is not one.
pub(crate) fn answers(list: &ActionList) -> Vec<Action> {
    list.iter().copied().filter(|action| *action != Action::TakeBack).collect()
}

/// Tries answers on evenings: `evening` returns the worth of an answer with the luck of a seed.
/// Returns the answers by number, best first.
pub(crate) fn race(
    answers: usize,
    sampling: &Sampling<'_>,
    mut evening: impl FnMut(usize, u64) -> f32,
) -> Vec<(f32, usize)> {
    let count = answers as u32;
    let each = (2 * sampling.evenings / count.max(2)).max(sampling.evenings.min(FEWEST));
    let race = Race {
        least: each.min(FEWEST),
        most: sampling.evenings,
        trials: each * count,
        stop: sampling.stop,
    };
    race.run(answers, |number, index| evening(number, sampling.seed.wrapping_add(index as u64)))
}

/// One evening after an answer.
pub(crate) fn evening(
    judge: &Judge<'_>,
    game: &Game,
    seat: Seat,
    action: &Action,
    seed: u64,
) -> f32 {
    dealt(judge, game, Some((seat, action)), seed)
        .map_or(f32::MIN, |next| drafted(judge, &next, seat, seed))
}

/// The position after an action with this luck; `None` if the rules refuse it.
fn stepped(judge: &Judge<'_>, game: &Game, seat: Seat, action: &Action, seed: u64) -> Option<Game> {
    let mut next = *game;
    let mut luck = Luck::new(seed);
    judge.rules.apply(&mut next, seat, action, &mut luck, &mut NoEvents).ok().map(|()| next)
}

/// The evening up to the draft with this luck, after an answer if there is one; `None` if the rules
/// refuse it.
pub fn dealt(
    judge: &Judge<'_>,
    game: &Game,
    answer: Option<(Seat, &Action)>,
    seed: u64,
) -> Option<Game> {
    let mut luck = Luck::new(seed);
    let mut next = match answer {
        Some((seat, action)) => stepped(judge, game, seat, action, seed)?,
        None => *game,
    };
    let mut list = ActionList::new();
    let serving = game.phase == Phase::Serve;
    let under_way = |next: &Game| match next.phase {
        // Others close immediately: what they buy hardly matters to this seat.
        Phase::Draft | Phase::Plan | Phase::Serve => serving && next.round == game.round,
        Phase::Over => false,
        _ => true,
    };
    while under_way(&next) {
        let Some(other) = judge.rules.next_to_act(&next) else { break };
        judge.rules.legal_into(&next, other, &mut list);
        let upgrade = answer
            .filter(|(seat, _)| *seat == other)
            .and_then(|_| free_upgrade(judge, &next, other, &list));
        let simple = || simple(judge.rules, &next, other, &list);
        let Some(answer) = upgrade.or_else(simple) else { break };
        if judge.rules.apply(&mut next, other, &answer, &mut luck, &mut NoEvents).is_err() {
            break;
        }
    }
    Some(next)
}

/// What the seat can expect from an evening whose dice are known.
pub fn drafted(judge: &Judge<'_>, next: &Game, seat: Seat, seed: u64) -> f32 {
    match next.phase {
        Phase::Draft | Phase::Plan => {
            draft::alone(judge, next, seat, &mut Fast::new(seed ^ 0x5eed))
        }
        _ => judge.worth(next, seat),
    }
}

/// A quick answer to a question on the way.
fn simple(rules: &Rules, game: &Game, seat: Seat, list: &ActionList) -> Option<Action> {
    match rules.ask(game, seat)? {
        Ask::Redraw => Some(Action::Keep),
        Ask::OnTop => Some(Action::Decline),
        Ask::Serve => Some(Action::Close),
        _ => list.iter().find(|action| **action != Action::TakeBack).copied(),
    }
}

/// A3: the free upgrade that helps the evening most. We ask the learned value as of the end of the
/// previous round, because at the end of the last round only points count.
fn free_upgrade(judge: &Judge<'_>, game: &Game, seat: Seat, list: &ActionList) -> Option<Action> {
    let worth = |area: Area| {
        let mut next = *game;
        suppose(&mut next).upgraded(seat, area).one_round_earlier();
        judge.worth(&next, seat)
    };
    let upgrades = list.iter().filter_map(|action| match *action {
        Action::FreeUpgrade(area) => Some((worth(area), *action)),
        _ => None,
    });
    upgrades.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
}

/// Imagined luck that depends only on the moment, so answers that draw more or fewer cards still get the
/// same dice.
#[derive(Clone, Copy, Debug)]
pub struct Luck {
    seed: u64,
    /// By how many seats everybody's luck is passed on clockwise, and among how many.
    passed: (u8, u8),
}

impl Luck {
    /// The luck of a seed.
    pub const fn new(seed: u64) -> Luck {
        Luck { seed, passed: (0, 1) }
    }

    /// The same luck with everybody's passed on by some seats, at a table of this many players. The
    /// average over all ways to pass it on favours nobody.
    pub const fn passed_on(self, seats: u8, players: u8) -> Luck {
        Luck { passed: (seats, if players > 0 { players } else { 1 }), ..self }
    }

    /// The number of the seat whose luck this seat gets.
    const fn whose(&self, seat: Seat) -> u8 {
        let (seats, players) = self.passed;
        if players > 1 { (seat.number() + seats) % players } else { seat.number() }
    }
}

impl Chance for Luck {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let parts = [
            moment.round as u64,
            self.whose(moment.seat) as u64,
            moment.purpose as u64,
            moment.n as u64,
        ];
        let mixed = parts.iter().fold(self.seed, |seed, part| {
            (seed ^ part.wrapping_add(0x9e37_79b9))
                .wrapping_mul(0xd6e8_feb8_6659_fd93)
                .rotate_left(29)
        });
        odds.outcome(Fast::new(mixed).below(odds.ways()))
    }
}

/// G1: the card for the top of the deck, or none, by what the next evening would be worth.
pub(crate) fn on_top(
    judge: &Judge<'_>,
    game: &Game,
    seat: Seat,
    list: &ActionList,
) -> Vec<(f32, Action, Game)> {
    let mut values: Vec<(f32, Action, Game)> = list
        .iter()
        .filter_map(|&action| {
            let next = topped(judge.rules, game, seat, action)?;
            Some((judge.worth(&next, seat), action, next))
        })
        .collect();
    values.sort_by(|a, b| b.0.total_cmp(&a.0));
    values
}

/// The position after the answer to G1.
fn topped(rules: &Rules, game: &Game, seat: Seat, action: Action) -> Option<Game> {
    let mut next = *game;
    match action {
        Action::OnTop(card) => {
            let count = rules.sheet().entertainers.card;
            suppose(&mut next)
                .happened(&Event::SchnappsReturned { seat, count })
                .happened(&Event::PutOnTop { seat, card });
        }
        Action::Decline => {}
        _ => return None,
    }
    Some(next)
}

/// Every die that can be turned, with the estimate and the position after it.
pub(crate) fn turned(
    judge: &Judge<'_>,
    game: &Game,
    seat: Seat,
    list: &ActionList,
) -> Vec<(f32, Action, Game)> {
    let mut turned = Vec::new();
    // They differ only in their dice.
    let mut table: Option<Table> = None;
    for &action in list.iter().filter(|action| matches!(action, Action::Turn { .. })) {
        let Some(next) = estimate::stepped(judge.rules, game, seat, &action) else { continue };
        let table = table.get_or_insert_with(|| Table::new(judge, &next, seat));
        turned.push((table.best(next.tavern(seat)), action, next));
    }
    turned
}

/// What the seat's dice bring by the quick estimate.
pub fn hand(judge: &Judge<'_>, game: &Game, seat: Seat) -> f32 {
    Table::new(judge, game, seat).best(game.tavern(seat))
}

/// Where dice can go, and what they bring there.
struct Table {
    estimate: Estimate,
    placements: Placements,
}

impl Table {
    fn new(judge: &Judge<'_>, game: &Game, seat: Seat) -> Table {
        let idle = estimate::may_idle(judge, game, seat);
        Table {
            estimate: Estimate::new(judge, game, seat),
            placements: Placements::new(judge.rules, game.tavern(seat), idle),
        }
    }

    /// The best placement of the tavern's dice.
    fn best(&self, tavern: &Tavern) -> f32 {
        let faces: Vec<Face> = tavern.dice.entries().map(|(die, _)| die.face).collect();
        self.placements.best(&[0], &faces, |harvest| self.estimate.value(harvest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Greedy, choose, standard_value};
    use engine::{ROUNDS, Setup};

    #[test]
    fn a3_the_free_upgrade_of_an_imagined_evening_is_the_best_by_value_not_the_first() {
        let rules = Rules::standard();
        let value = standard_value();
        let judge = Judge::new(&rules, &value);
        let (mut imagined, mut not_first) = (0, 0);
        for level in [1, 3, 5] {
            let mut chance = Fast::new(level as u64);
            let mut bot = Greedy::new();
            let mut game =
                rules.begin(&Setup::new(2, level), &mut chance, &mut NoEvents).expect("a game");
            while let Some(seat) = rules.next_to_act(&game) {
                if game.round + 1 == ROUNDS && rules.ask(&game, seat) == Some(Ask::Serve) {
                    let before = game.tavern(seat).upgraded;
                    let next = dealt(&judge, &game, Some((seat, &Action::Close)), 7);
                    let next = next.expect("an evening");
                    assert_eq!(next.round, ROUNDS);
                    let free = |area: &Area| !before.contains(*area);
                    let best = Area::ALL.into_iter().filter(free).max_by(|&a, &b| {
                        let worth = |area| {
                            let mut upgraded = game;
                            suppose(&mut upgraded).upgraded(seat, area);
                            judge.worth(&upgraded, seat)
                        };
                        worth(a).total_cmp(&worth(b))
                    });
                    let first = Area::ALL.into_iter().find(free);
                    let taken = Area::ALL
                        .into_iter()
                        .find(|area| free(area) && next.tavern(seat).upgraded.contains(*area));
                    assert!(taken.is_some(), "an evening without its free upgrade");
                    imagined += u32::from(taken == best);
                    not_first += u32::from(taken != first);
                }
                let action = choose(&mut bot, &rules, &game, seat);
                rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).expect("legal");
            }
        }
        // Closing the turn moves cards, so sometimes another area comes out best.
        assert!(imagined > 20 && not_first > 20, "{imagined} {not_first}");
    }
}
