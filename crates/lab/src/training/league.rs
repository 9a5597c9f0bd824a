//! Games to learn from: all levels and player counts, learners among scripts, now and then a turn by
//! chance, so that positions come up which good players would avoid.

use chance::{Fast, Seed};
use engine::model::Seat;
use engine::{Action, Ask, Game, NoEvents, Phase, ROUNDS, Rules, Setup};
use players::features::{Faces, Inputs, inputs};
use players::value::{VALUED_ROUNDS, Value, form_index};
use players::{Bot, Brain, Greedy, Money, Planning, RandomLegal, Strength, choose};
use std::sync::Arc;

/// A position after a serving turn, and what came of it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Which weights it concerns.
    pub form: usize,
    /// The round, from 0.
    pub round: usize,
    /// The position.
    pub inputs: Inputs,
    /// Points gained after it.
    pub to_come: f32,
}

/// How the learners think while they learn: quickly, because many games teach more than good moves.
/// The draft is solved as in real play where that is quick.
fn learner(players: u8) -> Strength {
    Strength {
        name: "learner",
        planning: Planning::WholeTurns,
        layouts: 6,
        beam: 6,
        nodes: 1200,
        evenings: 3,
        exact_draft: players < 4,
        denial: 0.5,
        doubt: 0.0,
        foresight: None,
    }
}

/// How often each level is played: levels 3 and 4 have the same form and learn together.
const LEVELS: [u8; 10] = [1, 1, 1, 2, 3, 3, 4, 5, 5, 5];
/// One in this many seats follows a script for the whole game, and is not learned from.
const SCRIPT: u32 = 10;
/// One in this many learners plays its best from the first round.
const EARNEST: u32 = 4;
/// A wanderer plays one in this many serving turns at random, and likewise other answers.
const CHANCE_TURN: u32 = 12;
const CHANCE_ANSWER: u32 = 4;
/// How far off the weights of wanderers may be.
const DOUBTS: [f32; 3] = [0.25, 0.5, 1.0];

/// How a seat plays: it wanders off first, so that all sorts of positions come up, and then plays in
/// earnest. Only what comes of earnest play is learned from, so that values are not those of mistakes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// Wanders until this round; in it and after it plays in earnest.
    Learner {
        earnest_from: u8,
        way: Way,
    },
    Script,
}

/// How a seat wanders.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Doubtful,
    Greedy,
    Money,
}

impl Player {
    fn of_luck(luck: &mut Fast, value: bool) -> Player {
        if !value {
            return Player::Learner { earnest_from: 0, way: Way::Greedy };
        }
        if luck.below(SCRIPT) == 0 {
            return Player::Script;
        }
        let earnest = luck.below(EARNEST) == 0;
        let earnest_from = if earnest { 0 } else { 1 + luck.below(ROUNDS as u32) as u8 };
        let way = [Way::Doubtful, Way::Doubtful, Way::Doubtful, Way::Greedy, Way::Money]
            [luck.below(5) as usize];
        Player::Learner { earnest_from, way }
    }

    /// Whether it plays in earnest after the serving turn of this round.
    fn earnest_after(self, round: u8) -> bool {
        matches!(self, Player::Learner { earnest_from, .. } if round + 1 >= earnest_from)
    }

    fn wanders(self, round: u8) -> bool {
        matches!(self, Player::Learner { earnest_from, .. } if round < earnest_from)
    }
}

/// Plays the game with this number and returns the learners' positions and the final scores of those
/// who played in earnest throughout. Before there is a value the scripts are learned from.
pub fn play(
    rules: &Rules,
    value: Option<&Arc<Value>>,
    seed: u64,
    index: u64,
) -> (Vec<Sample>, Vec<f32>) {
    let mut luck = Fast::from(&Seed::derived(seed, 2 * index));
    let mut chance = Fast::from(&Seed::derived(seed, 2 * index + 1));
    let players = [2, 2, 3, 4][luck.below(4) as usize];
    let level = LEVELS[luck.below(LEVELS.len() as u32) as usize];
    let seats: Vec<Player> =
        (0..players).map(|_| Player::of_luck(&mut luck, value.is_some())).collect();
    // One learner plays all their seats: what it finds out about the dice serves each of them.
    let begin = luck.below(u32::MAX) as u64;
    let strength = learner(players);
    let mut brain = value.map(|value| Brain::new(strength, Arc::clone(value), begin));
    let mut doubtful: Vec<Option<Brain>> = (0..players as u64)
        .map(|seat| {
            let doubt = DOUBTS[luck.below(DOUBTS.len() as u32) as usize];
            let doubtful = Strength { doubt, exact_draft: false, ..strength };
            value.map(|value| Brain::new(doubtful, Arc::clone(value), begin + seat))
        })
        .collect();
    let (mut greedy, mut money) = (Greedy::new(), Money::new());
    let mut by_chance = RandomLegal::new(Fast::from(&Seed::derived(seed ^ 0xc4a7, index)));
    let Ok(mut game) = rules.begin(&Setup::new(players, level), &mut chance, &mut NoEvents) else {
        return (Vec::new(), Vec::new());
    };
    let faces = Faces::new(rules);
    let mut samples: Vec<(usize, f32, Sample)> = Vec::new();
    // The round in which a seat plays its serving turn at random.
    let mut wild = vec![0u8; players as usize];
    let mut turn = None;
    while let Some(seat) = rules.next_to_act(&game) {
        let at = seat.number() as usize;
        let wanders = seats[at].wanders(game.round);
        if game.phase == Phase::Serve && turn != Some((game.round, seat)) {
            turn = Some((game.round, seat));
            if wanders && luck.below(CHANCE_TURN) == 0 {
                wild[at] = game.round;
            }
        }
        let random = match rules.ask(&game, seat) {
            _ if game.phase == Phase::Serve => wild[at] == game.round,
            Some(Ask::Draft | Ask::Plan | Ask::Serve) | None => false,
            Some(_) => wanders && luck.below(CHANCE_ANSWER) == 0,
        };
        let action = if random {
            by_chance.next_for(rules, &game, seat).map_or(Action::Close, |step| step.action)
        } else {
            let bot: Option<&mut dyn Bot> = match seats[at] {
                Player::Learner { way: Way::Doubtful, .. } if wanders => {
                    doubtful[at].as_mut().map(|brain| brain as &mut dyn Bot)
                }
                Player::Learner { way: Way::Money, .. } if wanders => Some(&mut money),
                Player::Learner { way: Way::Greedy, .. } if wanders => None,
                Player::Learner { .. } => brain.as_mut().map(|brain| brain as &mut dyn Bot),
                Player::Script => Some(&mut money),
            };
            choose(bot.unwrap_or(&mut greedy), rules, &game, seat)
        };
        if action == Action::Close && game.round < ROUNDS && seats[at].earnest_after(game.round) {
            let (points, sample) = sample(rules, &faces, &game, seat);
            samples.push((at, points, sample));
        }
        if rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).is_err() {
            debug_assert!(false, "a refused action: {action:?}");
            return (Vec::new(), Vec::new());
        }
    }
    let counts = |at: usize| matches!(seats[at], Player::Learner { earnest_from: 0, .. });
    finish(rules, &game, samples, counts)
}

fn sample(rules: &Rules, faces: &Faces, game: &Game, seat: Seat) -> (f32, Sample) {
    let tavern = game.tavern(seat);
    let above = tavern.schnapps - rules.kept(tavern).schnapps;
    let points = rules.score(game, seat).total() as f32 - above as f32;
    let round = (game.round as usize).saturating_sub(1).min(VALUED_ROUNDS - 1);
    let inputs = inputs(rules, faces, game, seat);
    (points, Sample { form: form_index(&game.form), round, inputs, to_come: 0.0 })
}

fn finish(
    rules: &Rules,
    game: &Game,
    samples: Vec<(usize, f32, Sample)>,
    counts: impl Fn(usize) -> bool,
) -> (Vec<Sample>, Vec<f32>) {
    let finals: Vec<f32> = Seat::ALL[..game.players() as usize]
        .iter()
        .map(|&seat| rules.score(game, seat).total() as f32)
        .collect();
    let samples = samples
        .into_iter()
        .map(|(at, points, sample)| Sample { to_come: finals[at] - points, ..sample })
        .collect();
    let learned = finals.into_iter().enumerate().filter(|(at, _)| counts(*at));
    (samples, learned.map(|(_, score)| score).collect())
}
