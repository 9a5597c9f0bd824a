//! What analysis finds, as codes and numbers for the page.

use analysis::explain;
use engine::chance::FirstOutcome;
use engine::model::{BonusAsk, Seat};
use engine::notation::write_action;
use engine::{Action, Ask, Game, NoEvents, Phase, Plan, Position, Rules};
use protocol::{AdvisedStep, DiePlaced, Gain, Reason, TakenDie};

/// How many reasons are given for a way; the page names the rest as one.
const REASONS: usize = 6;

/// The steps of a way of a seat. A plan refers to dice by their position, which earlier steps may change, so only the
/// first step names them.
pub(crate) fn steps(
    rules: &Rules,
    actions: &[Action],
    game: &Game,
    seat: Seat,
) -> Vec<AdvisedStep> {
    let mut then = rules.seen_by(game, seat);
    let step = |(index, action): (usize, &Action)| {
        let offered = match rules.ask(&then, seat) {
            Some(Ask::Bonus(BonusAsk::TakeOrLeave(kind))) => Some(kind),
            _ => None,
        };
        // Where somebody else is to act first, or luck decides otherwise, no card is named any more.
        let _ = rules.apply(&mut then, seat, action, &mut FirstOutcome, &mut NoEvents);
        AdvisedStep {
            notation: write_action(action),
            action: *action,
            places: match action {
                Action::Plan(plan) if index == 0 => places(plan, game, seat),
                _ => Vec::new(),
            },
            accepts: offered.filter(|_| *action == Action::Accept),
        }
    };
    actions.iter().enumerate().map(step).collect()
}

/// Which die goes where. In the serving turn only those are named that are moved.
fn places(plan: &Plan, game: &Position, seat: Seat) -> Vec<DiePlaced> {
    let tavern = game.tavern(seat);
    let dice = plan.0.iter().enumerate();
    let places = dice
        .filter_map(|(index, to)| Some(DiePlaced { die: tavern.dice.get(index)?.0, to: (*to)? }));
    if game.phase != Phase::Serve {
        return places.collect();
    }
    let entries = tavern.dice.entries();
    let mut lying: Vec<DiePlaced> = entries
        .filter_map(|(die, entry)| Some(DiePlaced { die, to: tavern.space_at(entry.place())? }))
        .collect();
    let is_moved = |place: &DiePlaced| {
        let at = lying.iter().position(|lies| lies == place);
        at.map(|at| lying.swap_remove(at)).is_none()
    };
    places.filter(is_moved).collect()
}

/// The strongest reasons.
pub(crate) fn strongest(reasons: &[explain::Reason]) -> Vec<Reason> {
    let sources = explain::strongest_sources(reasons, REASONS).into_iter();
    sources.map(|(source, points)| Reason { source, points: hundredths(points) }).collect()
}

/// What single steps bring, or cost.
pub(crate) fn gains(gains: &[explain::Gain]) -> Vec<Gain> {
    gains.iter().map(|gain| Gain { action: gain.action, points: hundredths(gain.points) }).collect()
}

/// A die of a draft.
pub(crate) fn taken(explain::TakenDie { die, to }: explain::TakenDie) -> TakenDie {
    TakenDie { die, to }
}

/// Points as the page gets them.
pub(crate) fn hundredths(points: f32) -> i32 {
    (points * 100.0).round() as i32
}

/// A chance from 0 to 1.
pub(crate) fn percent(chance: f32) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Level, Setup};

    /// The first position of a plain game in which somebody may do this, and who.
    fn first(rules: &Rules, wanted: impl Fn(&Game, &[Action]) -> bool) -> (Game, Seat) {
        let setup = Setup { level: Level::new(1).expect("a level"), ..Setup::new(2, 1) };
        let mut game = rules.begin(&setup, &mut FirstOutcome, &mut NoEvents).expect("a game");
        while let Some(seat) = rules.next_to_act(&game) {
            let legal = rules.legal(&game, seat);
            if wanted(&game, &legal) {
                return (game, seat);
            }
            // A die that lies stays where it is.
            let plays = |action: &&Action| {
                !matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. })
            };
            let action = legal.iter().find(plays).expect("something to do");
            rules.apply(&mut game, seat, action, &mut FirstOutcome, &mut NoEvents).expect("legal");
        }
        panic!("nobody may do that");
    }

    #[test]
    fn a_move_names_only_the_dice_that_are_moved() {
        let rules = Rules::standard();
        let (game, seat) = first(&rules, |game, _| game.phase == Phase::Serve);
        let tavern = game.tavern(seat);
        let spaces: Vec<_> =
            (0..7).map(|index| tavern.space_at(tavern.dice.get(index)?.1.place())).collect();
        let mut plan = Plan::default();
        plan.0.iter_mut().zip(&spaces).for_each(|(to, space)| *to = *space);
        assert!(spaces.iter().flatten().count() > 1, "dice lie: {spaces:?}");
        assert_eq!(places(&plan, &game, seat), [], "nothing is moved");
        let first = spaces.iter().position(Option::is_some).expect("a die");
        let elsewhere = engine::model::Space::BREWER;
        plan.0[first] = Some(elsewhere);
        let die = tavern.dice.get(first).expect("a die").0;
        assert_eq!(places(&plan, &game, seat), [DiePlaced { die, to: elsewhere }]);
    }
    #[test]
    fn a_card_that_is_taken_is_named() {
        let rules = Rules::standard();
        let (game, seat) = first(&rules, |_, legal| legal.contains(&Action::Accept));
        let Some(Ask::Bonus(BonusAsk::TakeOrLeave(kind))) = rules.ask(&game, seat) else {
            panic!("a card is offered");
        };
        let named = |way: &[Action]| steps(&rules, way, &game, seat).pop().and_then(|s| s.accepts);
        assert_eq!(named(&[Action::Accept]), Some(kind));
        assert_eq!(named(&[Action::Decline]), None);
    }
}
