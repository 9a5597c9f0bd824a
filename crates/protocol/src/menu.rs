//! The menu: everything a seat can do now, what it would bring, and why the rest is closed.

use crate::Effect;
use engine::chance::FirstOutcome;
use engine::model::{Area, Die, GuestPlace, Kind, Seat, Space};
use engine::notation::write_action;
use engine::{Action, ActionGroup, Ask, Game, Illegal, Lost, Phase, Preview, Rules};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat is asked and every answer it can give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Menu {
    /// The question.
    pub ask: Ask,
    /// The rule that asks.
    pub rule: String,
    /// Every legal single step in canonical order.
    pub choices: Vec<Choice>,
    /// What a player might try now, with the rule against it.
    pub refused: Vec<Refused>,
    /// What the dice bring as they lie, where dice lie.
    pub preview: Option<Preview>,
    /// What would be lost by closing now, in the serving turn.
    pub closing: Option<Lost>,
}

/// One legal step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Choice {
    /// The step in the text notation: what the client sends back.
    #[serde(rename = "do")]
    pub notation: String,
    /// The step itself.
    pub action: Action,
    /// Where it stands in the menu.
    pub group: ActionGroup,
    /// What it would change.
    pub effect: Effect,
}

/// A step that the rules refuse now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refused {
    /// The step.
    pub action: Action,
    /// The rule.
    pub rule: String,
    /// Why, with the numbers.
    pub why: Illegal,
}

impl Menu {
    /// The menu of a seat, if it is asked something.
    pub fn new(rules: &Rules, game: &Game, seat: Seat) -> Option<Menu> {
        let game = &rules.seen_by(game, seat);
        let ask = rules.ask(game, seat)?;
        let legal = rules.legal(game, seat);
        let choices = legal.iter().map(|action| Choice {
            notation: write_action(action),
            action: *action,
            group: action.group(),
            effect: Effect::of(rules, game, seat, action).unwrap_or_default(),
        });
        let refused = tries(game, seat, ask)
            .into_iter()
            .filter(|action| !legal.contains(action))
            .filter_map(|action| {
                let why = rules.decide(game, seat, &action, &mut FirstOutcome).err()?;
                Some(Refused { action, rule: why.rule().to_owned(), why })
            });
        let dice = matches!(game.phase, Phase::Plan | Phase::Serve);
        let plan = rules.current_plan(game, seat);
        Some(Menu {
            ask,
            rule: ask.rule().to_owned(),
            choices: choices.collect(),
            refused: refused.collect(),
            preview: dice.then(|| rules.preview(game, seat, &plan).ok()).flatten(),
            closing: (ask == Ask::Serve).then(|| rules.lost(game.tavern(seat))),
        })
    }
}

/// What a player might try: every die on every space, every card, area and guest on offer.
fn tries(game: &Game, seat: Seat, ask: Ask) -> Vec<Action> {
    let mut tries = Vec::new();
    if matches!(ask, Ask::Plan | Ask::Serve) {
        placements(game, seat, &mut tries);
    }
    if ask == Ask::Serve {
        tries.extend(Kind::ALL.map(Action::Buy));
        // With every card returned that lies there: if that is refused, all of them are.
        tries.extend(Area::ALL.map(|area| Action::Upgrade {
            area,
            returned: area.kind().map_or(0, |kind| game.tavern(seat).lying(kind)),
        }));
        tries.extend(GuestPlace::ALL.map(Action::Recruit));
        tries.extend([1, 2, 3].map(Action::Nobles));
    }
    tries
}

fn placements(game: &Game, seat: Seat, tries: &mut Vec<Action>) {
    let tavern = game.tavern(seat);
    let mut dice: Vec<(Die, Option<Space>)> = tavern
        .dice
        .entries()
        .filter(|(_, entry)| !entry.used())
        .map(|(die, entry)| (die, tavern.space_at(entry.place())))
        .collect();
    dice.dedup();
    let printed = [Space::CASHBOX, Space::BARREL, Space::BREWER, Space::MONK];
    let tables = tavern.tables.seated().iter().map(|seated| seated.space());
    let mut spaces: Vec<Space> = printed.into_iter().chain(tables).collect();
    spaces.sort();
    spaces.dedup();
    for (die, from) in dice {
        let to = spaces.iter().filter(|&&to| Some(to) != from);
        tries.extend(to.map(|&to| Action::Place { die, from, to }));
    }
}
