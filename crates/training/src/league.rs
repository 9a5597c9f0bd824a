//! Games to learn from: all levels and player counts, learners among scripts, now and then a turn by
//! chance, so that positions come up which good players would avoid.

use bots::features::{Faces, Inputs, inputs};
use bots::value::{VALUED_ROUNDS, Value, form_index};
use bots::{Bot, Brain, Greedy, RandomLegal, Strength, choose};
use chance::{Fast, Seed};
use engine::model::Seat;
use engine::{Action, Ask, Game, NoEvents, Phase, ROUNDS, Rules, Setup};
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

/// How the learners think while they learn: quickly, as games count more than moves. The draft is
/// solved as in earnest where that is quick.
fn learner(players: u8) -> Strength {
    Strength {
        name: "learner",
        layouts: 6,
        beam: 6,
        nodes: 600,
        evenings: 3,
        exact_draft: players < 4,
        denial: 0.5,
        doubt: 0.0,
    }
}

/// How often each level is played: levels 3 and 4 have the same form and learn together.
const LEVELS: [u8; 10] = [1, 1, 1, 2, 3, 3, 4, 5, 5, 5];
/// One in so many serving turns is played by chance.
const CHANCE_TURN: u32 = 40;
/// One in so many other answers is given by chance.
const CHANCE_ANSWER: u32 = 12;
/// One in so many seats is a script, and one in so many learners has doubts: it plays a whole game by
/// weights that are somewhat off, so that other ways to play are tried in earnest.
const SCRIPT: u32 = 8;
const DOUBTFUL: u32 = 3;
const DOUBT: f32 = 0.5;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Learner,
    Doubtful,
    Script,
}

/// Plays the game with this number and tells the learners' positions and their final scores. Before
/// there is a value the script plays all seats and is learned from.
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
    let seats: Vec<Player> = (0..players)
        .map(|_| match value {
            None => Player::Script,
            Some(_) if luck.below(SCRIPT) == 0 => Player::Script,
            Some(_) if luck.below(DOUBTFUL) == 0 => Player::Doubtful,
            Some(_) => Player::Learner,
        })
        .collect();
    // One learner plays all their seats: what it finds out about the dice serves each of them.
    let begin = luck.below(u32::MAX) as u64;
    let strength = learner(players);
    let mut brain = value.map(|value| Brain::new(strength, Arc::clone(value), begin));
    let doubtful = Strength { doubt: DOUBT, exact_draft: false, ..strength };
    let mut doubtful = value.map(|value| Brain::new(doubtful, Arc::clone(value), begin));
    let mut script = Greedy::new();
    let learns = |player: &Player| value.is_none() || *player != Player::Script;
    let mut by_chance = RandomLegal::new(Fast::from(&Seed::derived(seed ^ 0xc4a7, index)));
    let Ok(mut game) = rules.begin(&Setup::new(players, level), &mut chance, &mut NoEvents) else {
        return (Vec::new(), Vec::new());
    };
    let faces = Faces::new(rules);
    let mut samples: Vec<(usize, f32, Sample)> = Vec::new();
    // The round in which a seat plays its serving turn by chance.
    let mut wild = vec![0u8; players as usize];
    let mut turn = (0, Phase::StartCards, None);
    while let Some(seat) = rules.next_to_act(&game) {
        let at = seat.number() as usize;
        if game.phase == Phase::Serve && turn != (game.round, game.phase, Some(seat)) {
            turn = (game.round, game.phase, Some(seat));
            if luck.below(CHANCE_TURN) == 0 {
                wild[at] = game.round;
            }
        }
        let random = match rules.ask(&game, seat) {
            _ if game.phase == Phase::Serve => wild[at] == game.round,
            Some(Ask::Draft | Ask::Plan | Ask::Serve) | None => false,
            Some(_) => luck.below(CHANCE_ANSWER) == 0,
        };
        let action = if random {
            by_chance.next_for(rules, &game, seat).map_or(Action::Close, |step| step.action)
        } else {
            let player: Option<&mut dyn Bot> = match seats[at] {
                Player::Learner => brain.as_mut().map(|brain| brain as &mut dyn Bot),
                Player::Doubtful => doubtful.as_mut().map(|brain| brain as &mut dyn Bot),
                Player::Script => None,
            };
            let bot = player.unwrap_or(&mut script);
            choose(bot, rules, &game, seat)
        };
        if action == Action::Close && game.round < ROUNDS && learns(&seats[at]) {
            let (points, sample) = sample(rules, &faces, &game, seat);
            samples.push((at, points, sample));
        }
        if rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).is_err() {
            debug_assert!(false, "a refused action: {action:?}");
            return (Vec::new(), Vec::new());
        }
    }
    finish(rules, &game, samples, |at| learns(&seats[at]))
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
    learns: impl Fn(usize) -> bool,
) -> (Vec<Sample>, Vec<f32>) {
    let finals: Vec<f32> = Seat::ALL[..game.players() as usize]
        .iter()
        .map(|&seat| rules.score(game, seat).total() as f32)
        .collect();
    let samples = samples
        .into_iter()
        .map(|(at, points, sample)| Sample { to_come: finals[at] - points, ..sample })
        .collect();
    let learned = finals.into_iter().enumerate().filter(|(at, _)| learns(*at));
    (samples, learned.map(|(_, score)| score).collect())
}
