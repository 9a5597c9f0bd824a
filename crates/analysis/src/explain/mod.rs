//! Why: for any decision the ranked alternatives, with the expected final points, the chance to win
//! and the reasons as data.
//!
//! Every number is the difference of two judged positions. The points of an alternative are what
//! the planner, the draft or imagined evenings find for it; its reasons break the difference from
//! *doing nothing* (the position as it stands, as if the serving turn ended now) down by the groups
//! of [inputs](players::features). All alternatives are compared with the same position, so the
//! reasons of one minus those of another show exactly why it is better ([`Explanation::compare`]).
//!
//! Like a bot, it knows what the seat may know ([`Rules::seen_by`]) and imagines luck of its own.

pub(crate) mod gains;
pub(crate) mod options;
pub(crate) mod outlook;
pub(crate) mod parts;
mod win;

pub use gains::Gain;
pub use outlook::outlook;
pub use parts::{Part, Reason, strongest_sources};
pub use win::{SPREADS, Spreads, lead, shares, win_chances};

use core::sync::atomic::{AtomicBool, Ordering};
use engine::model::{BySeat, Die, Seat, Space};
use engine::{Action, Ask, Game, Rules};
use options::{Choice, Scene, Why};
use players::deliberation::{Breadth, Thinking};
use players::solver::Limits;
use players::value::{Judge, Value};
use players::{STRENGTHS, Strength};

/// How much thought goes into an explanation.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// Searches like this player, but without its doubts.
    pub strength: Strength,
    /// The maximum number of alternatives.
    pub most: usize,
    /// A step to be compared with the best: then there are two alternatives at most, the best, and the best with this
    /// step.
    pub instead: Option<Action>,
    /// Where the luck of imagined evenings begins.
    pub luck: u64,
    /// Set by the caller to stop early with what was found so far.
    pub stop: Option<&'a AtomicBool>,
}

impl Settings<'_> {
    /// Thinks like the planning player with this name, or like the strongest if there is none.
    pub fn like(name: &str) -> Settings<'static> {
        let [.., strongest] = STRENGTHS;
        let strength = STRENGTHS.into_iter().find(|strength| strength.name == name);
        let strength = strength.unwrap_or(strongest);
        Settings { strength, most: 5, instead: None, luck: 0, stop: None }
    }

    /// Gives hints: like the strongest player that answers at once, but looks farther, since one person waits for one
    /// answer. It takes four times as long, 23 ms instead of 6 on average with all modules, and finds a turn that is
    /// more than two points better in 14 of 206 positions. In the draft it counts on rivals who take what one needs, and
    /// takes what they need: with two players that wins about 65 of 100 games against `strong`, with four as many as
    /// `strong`.
    pub fn advisor() -> Settings<'static> {
        let like = Settings::like("strong");
        let strength =
            Strength { layouts: 48, beam: 256, nodes: 32_000, denial: 1.0, ..like.strength };
        Settings { strength, ..like }
    }

    /// Whether the caller wants it to stop.
    fn stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The limits of a search for the best turn.
    pub(crate) fn limits(&self) -> Limits<'_> {
        self.strength.limits(1, self.stop)
    }

    pub(crate) fn thinking(&self, breadth: Breadth, wanted: Option<Action>) -> Thinking<'_> {
        Thinking { strength: &self.strength, luck: self.luck, breadth, wanted, stop: self.stop }
    }
}

/// The alternatives of one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// Who decides.
    pub seat: Seat,
    /// What is asked; `None` if the seat is asked nothing.
    pub ask: Option<Ask>,
    /// What doing nothing would be worth: all reasons start from here.
    pub nothing: f32,
    /// The best first.
    pub alternatives: Vec<Alternative>,
    /// Whether the search left nothing out. Averages over evenings are never exact.
    pub exact: bool,
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative {
    /// The answer, and for a plan or a serving turn the steps that are to follow it.
    pub actions: Vec<Action>,
    /// The expected final points of the seat.
    pub points: f32,
    /// The expected final points of every seat; 0 where nobody sits.
    pub all: BySeat<f32>,
    /// What alternatives are ranked by: the points less a share of the best rival's.
    pub score: f32,
    /// The chance to win, 0 to 1.
    pub win: f32,
    /// Where the difference from doing nothing comes from. They add up to the points less
    /// [`Explanation::nothing`], less the share of what the best rival gets beyond what the
    /// first alternative leaves them.
    pub reasons: Vec<Reason>,
    /// What the steps of the turn bring one by one, those that bring most first: of the turn itself, or in the
    /// draft of the turn that its dice lead to. Empty for other answers.
    pub gains: Vec<Gain>,
    /// The die that is taken in a draft, and where it is likely to lie then.
    pub die: Option<TakenDie>,
}

/// A die from the coaster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenDie {
    /// The die.
    pub die: Die,
    /// Where it would lie in the best turn with the dice one can expect; `None` if that turn has no use for it.
    pub to: Option<Space>,
}

impl Explanation {
    /// Why one alternative is better (or worse) than another: the differences of their reasons, the
    /// strongest first. They add up to the difference of the scores.
    pub fn compare(&self, one: usize, other: usize) -> Vec<Reason> {
        let (Some(one), Some(other)) = (self.alternatives.get(one), self.alternatives.get(other))
        else {
            return Vec::new();
        };
        parts::strongest_first(parts::difference(&one.reasons, &other.reasons))
    }

    /// What an alternative brings: its reasons, the strongest first.
    pub fn brings(&self, index: usize) -> Vec<Reason> {
        let reasons = self.alternatives.get(index).map(|alternative| alternative.reasons.clone());
        parts::strongest_first(reasons.unwrap_or_default())
    }
}

/// Explains the decision of a seat; without alternatives if it is asked nothing.
pub fn explain(
    rules: &Rules,
    value: &Value,
    game: &Game,
    seat: Seat,
    settings: &Settings<'_>,
) -> Explanation {
    let game = rules.seen_by(game, seat);
    let judge = Judge::new(rules, value);
    let nothing = judge.worth(&game, seat);
    let Some(ask) = rules.ask(&game, seat) else {
        return Explanation { seat, ask: None, nothing, alternatives: Vec::new(), exact: true };
    };
    let scene = Scene::new(&judge, &game, seat, settings);
    let found = scene.find();
    let denial = settings.strength.denial;
    let score = |all: &BySeat<f32>| all[seat] - denial * win::best_rival(all, &game, seat);
    let mut ranked = found.ranked(score);
    let with_deed = settings.instead.and_then(|deed| scene.find_with(deed));
    match settings.instead {
        None => ranked.truncate(settings.most.max(1)),
        Some(deed) => {
            // If time runs out for the second search, the first one may have found it.
            let all = with_deed.iter().chain([&found]).flat_map(|found| found.ranked(score));
            let by_score =
                |one: &&Choice, other: &&Choice| score(&one.all).total_cmp(&score(&other.all));
            ranked.truncate(1);
            ranked.extend(all.filter(|choice| choice.does(&deed)).max_by(by_score));
        }
    }
    let left_by_best = ranked.first().map_or(0.0, |best| win::best_rival(&best.all, &game, seat));
    let alternatives = ranked.into_iter().map(|choice| {
        let score = score(&choice.all);
        let denied = denial * (left_by_best - win::best_rival(&choice.all, &game, seat));
        let Why { mut reasons, gains, die } = scene.reasons(&found, choice);
        parts::add(&mut reasons, Part::Rivals, denied);
        let total = score - (nothing - denial * left_by_best);
        parts::add_rest(&mut reasons, total);
        Alternative {
            actions: choice.candidate.steps.clone(),
            points: choice.all[seat],
            score,
            win: win_chances(&choice.all, &game)[seat],
            all: choice.all,
            reasons,
            gains,
            die,
        }
    });
    Explanation {
        seat,
        ask: Some(ask),
        nothing,
        alternatives: alternatives.collect(),
        exact: found.exact,
    }
}
