//! What is owed: only stacks that the rules can produce, so none overflows (T5).

use super::serving::reputation;
use super::{Fault, Verdict, demand};
use crate::effects::owed_ask;
use crate::game::{Answer, Game, Gift, Phase};
use crate::model::{Bonus, GuestPlace, Owed};
use crate::rules::Rules;
use crate::sheet::Place;

/// The most Monastery steps from one source.
const MOST_STEPS: u8 = 22;

pub(super) fn check(rules: &Rules, game: &Game) -> Verdict {
    let stack = game.owed.as_slice();
    let holds = match game.phase {
        Phase::StartCards => stack.is_empty() == game.settled.is_empty() && start(rules, game),
        Phase::Evening => stack.is_empty() == game.settled.is_empty() && evening(rules, game),
        Phase::Serve => serve(rules, game),
        Phase::Arrival | Phase::Draft | Phase::Plan | Phase::Closing | Phase::Over => {
            stack.is_empty()
        }
    };
    demand(holds, Fault::Owed)
}

/// The remaining items of the chosen Start Card, below what one of them brought (S8).
fn start(rules: &Rules, game: &Game) -> bool {
    let stack = game.owed.as_slice();
    if stack.is_empty() {
        return true;
    }
    let Some(Answer::StartCard(card)) = game.answers[game.active] else { return false };
    let Some(items) = rules.sheet().start_cards.get(card as usize) else { return false };
    items.iter().enumerate().any(|(index, &item)| {
        let left = &items[index + 1..];
        let Some((below, above)) = stack.split_at_checked(left.len()) else { return false };
        let rest = left.iter().rev().map(|&item| Owed::Bonus(item));
        rest.eq(below.iter().copied()) && under_way(item, above)
    })
}

/// What an item leaves on the stack while its owner is asked.
fn under_way(item: Bonus, above: &[Owed]) -> bool {
    match (item, above) {
        (Bonus::RemoveRegulars(all), &[Owed::Bonus(Bonus::RemoveRegulars(left))]) => {
            (1..=all).contains(&left)
        }
        (Bonus::Steps(all), &[Owed::Bonus(Bonus::Steps(left)), Owed::Offer(_)]) => {
            (1..all).contains(&left)
        }
        (Bonus::Steps(_), &[Owed::Offer(_)]) => true,
        (item, &[owed]) => owed == Owed::Bonus(item) && owed_ask(owed).is_some(),
        (_, [] | [_, _, ..]) => false,
    }
}

/// A guest of the 3-pile was taken: the refill waits below its bonus (A4).
fn evening(rules: &Rules, game: &Game) -> bool {
    let stack = game.owed.as_slice();
    if stack.is_empty() {
        return true;
    }
    let space = rules.round_space(&game.form, game.round);
    let taken = match (space.second, game.answers[game.active]) {
        (Some(second), Some(Answer::Side(side))) => [space.first, second][side as usize],
        _ => space.first,
    };
    taken == Bonus::ThreeGuest
        && matches!(stack, [Owed::Refill(GuestPlace::THREE_PILE), chain @ ..] if monastery(chain))
}

/// A question from the Monastery or a guest, above the remaining steps.
fn monastery(chain: &[Owed]) -> bool {
    match *chain {
        [question] => on_the_way(question),
        [Owed::Bonus(Bonus::Steps(left)), question] => {
            (1..=MOST_STEPS).contains(&left) && on_the_way(question)
        }
        [] | [_, _, ..] => false,
    }
}

/// Whether this asks its owner something, and can come from the Monastery or from a guest.
fn on_the_way(owed: Owed) -> bool {
    let can_come = match owed {
        Owed::Offer(_) => true,
        Owed::Bonus(bonus) => Place::Monastery.allows(bonus) || Place::MarkedGuest.allows(bonus),
        Owed::StepBonus(_) | Owed::GuestSignature(_) | Owed::Refill(_) => false,
    };
    can_come && owed_ask(owed).is_some()
}

/// What a recruited guest still brings is at the bottom, with one chain above it (F10, T5).
fn serve(rules: &Rules, game: &Game) -> bool {
    let mut chain = game.owed.as_slice();
    if chain.is_empty() {
        return true;
    }
    if let [Owed::Refill(_), rest @ ..] = chain {
        if game.form.late_refill || !game.serving.recruited {
            return false;
        }
        chain = rest;
    }
    if let [Owed::GuestSignature(column), rest @ ..] = chain {
        let signed = game.form.has_guest_books();
        if !signed || !game.serving.recruited || *column > 3 {
            return false;
        }
        chain = rest;
    }
    monastery(chain) || reputation_chain(rules, game, chain)
}

/// A question from the Reputation track above interrupted moves and Nobles for rows. Each of those
/// stands for a covered space or a full row of the Guest Book, so the stack cannot overflow (T3).
fn reputation_chain(rules: &Rules, game: &Game, chain: &[Owed]) -> bool {
    let Some((&Owed::StepBonus(question), below)) = chain.split_last() else { return false };
    let tavern = game.tavern(game.active);
    let space = rules.reputation_space(&game.form, tavern.reputation);
    let steps = &game.serving.steps;
    let last = steps.len().checked_sub(1).map(|last| steps.get(last));
    if space.and_then(|space| space.bonus) != Some(question) || last != Some(Gift::Nothing) {
        return false;
    }
    let (mut moves, mut nobles) = (0, 0);
    for owed in below {
        match owed {
            Owed::Bonus(Bonus::Reputation(1..)) => moves += 1,
            Owed::Bonus(Bonus::Noble) => nobles += 1,
            Owed::Bonus(_)
            | Owed::StepBonus(_)
            | Owed::Offer(_)
            | Owed::GuestSignature(_)
            | Owed::Refill(_) => return false,
        }
    }
    let book = tavern.book;
    let rows = (0..4).filter(|&row| book.row_full(row)).count();
    let spaces = rules.sheet().guest_book.iter().enumerate().flat_map(|(row, columns)| {
        let columns = columns.iter().enumerate();
        columns.map(move |(column, &bonus)| (row, column, reputation(bonus)))
    });
    let covered = spaces
        .filter(|&(row, column, steps)| steps > 0 && book.filled(column as u8) as usize > row);
    moves <= 1 + covered.count() && nobles <= rows
}
