//! One decision as digits: its place among the legal ones.

use super::number::{Digits, Number};
use engine::model::{MAX_DICE, Seat, Space};
use engine::{Action, ActionList, Game, Plan, Rules};

/// Who decides, if several may, and what, as its place in the list; a whole plan comes after the list.
pub(super) fn push_decision(
    digits: &mut Digits,
    rules: &Rules,
    game: &Game,
    seat: Seat,
    action: &Action,
) -> Option<()> {
    let asked: Vec<Seat> = rules.to_act(game).into_iter().collect();
    digits.push(asked.iter().position(|asked| *asked == seat)? as u32, asked.len() as u32);
    let list = rules.legal(game, seat);
    let count = list.len() as u32;
    if let Action::Plan(Plan(spaces)) = action {
        digits.push(count, count + 1);
        let open = spaces_of_plan(game, seat, &list);
        for space in spaces {
            let digit = match space {
                None => 0,
                Some(space) => open.iter().position(|open| open == space)? as u32 + 1,
            };
            digits.push(digit, open.len() as u32 + 1);
        }
        return Some(());
    }
    digits.push(list.iter().position(|listed| listed == action)? as u32, count + 1);
    Some(())
}

/// Reads who decides, and what.
pub(super) fn take_decision(
    number: &mut Number,
    rules: &Rules,
    game: &Game,
) -> Option<(Seat, Action)> {
    let asked: Vec<Seat> = rules.to_act(game).into_iter().collect();
    let seat = *asked.get(number.take(asked.len().max(1) as u32) as usize)?;
    let list = rules.legal(game, seat);
    let digit = number.take(list.len() as u32 + 1) as usize;
    if let Some(action) = list.get(digit) {
        return Some((seat, *action));
    }
    let open = spaces_of_plan(game, seat, &list);
    let mut spaces = [None; MAX_DICE];
    for space in &mut spaces {
        let digit = number.take(open.len() as u32 + 1) as usize;
        *space = digit.checked_sub(1).and_then(|at| open.get(at)).copied();
    }
    Some((seat, Action::Plan(Plan(spaces))))
}

/// The spaces that a plan of this seat can use: those that a die may go to now, and those on which one
/// lies.
fn spaces_of_plan(game: &Game, seat: Seat, list: &ActionList) -> Vec<Space> {
    let tavern = game.tavern(seat);
    let laid = tavern.dice.entries().filter_map(|(_, entry)| tavern.space_at(entry.place()));
    let free = list.iter().filter_map(|action| match action {
        Action::Place { to, .. } => Some(*to),
        _ => None,
    });
    let mut spaces: Vec<Space> = free.chain(laid).collect();
    spaces.sort();
    spaces.dedup();
    spaces
}
