//! Round and phase, who is active, who is settled, and the answers.

use super::{Fault, Verdict, demand, demand_of, turn};
use crate::game::{Answer, Game, Phase};
use crate::model::{Entertainer, Seat, SeatSet};
use crate::rules::{ROUNDS, Rules};
use crate::setup::Setup;

pub(super) fn check(rules: &Rules, game: &Game, setup: &Setup) -> Verdict {
    let round = match game.phase {
        Phase::StartCards => game.round == 0 && setup.uses_start_cards(),
        Phase::Over => game.round == ROUNDS,
        _ => (1..=ROUNDS).contains(&game.round),
    };
    demand(round, Fault::Round)?;
    order(game)?;
    let taken = match game.phase {
        Phase::StartCards => game.display.len(),
        Phase::Evening => game.settled.len(),
        Phase::Arrival | Phase::Draft | Phase::Plan => game.players() as usize,
        Phase::Serve => game.players() as usize + turn(game, game.active) + 1,
        Phase::Closing | Phase::Over => 2 * game.players() as usize,
    };
    demand(game.refills as usize <= taken, Fault::Refills)?;
    for seat in game.turn_order() {
        entertainers(rules, game, seat)?;
    }
    Ok(())
}

/// Who is active, and whose answers have been carried out.
fn order(game: &Game) -> Verdict {
    let settled = game.settled.len();
    let holds = match game.phase {
        Phase::StartCards | Phase::Evening if settled == 0 => game.active == game.start,
        // Answers are carried out in turn order; the last of these is in progress.
        Phase::StartCards | Phase::Evening => {
            let first = game.turn_order().take(settled);
            let mut set = SeatSet::EMPTY;
            first.for_each(|seat| set.insert(seat));
            game.settled == set && turn(game, game.active) + 1 == settled
        }
        Phase::Arrival => game.active == game.start && settled < game.players() as usize,
        Phase::Draft | Phase::Serve => settled == 0,
        Phase::Plan | Phase::Closing | Phase::Over => settled == 0 && game.active == game.start,
    };
    demand(holds, Fault::Order)
}

/// All seats have every Entertainer from its round on (A6).
fn entertainers(rules: &Rules, game: &Game, seat: Seat) -> Verdict {
    let given = game.phase > Phase::Evening || game.settled.contains(seat);
    let last = if given { game.round } else { game.round.saturating_sub(1) };
    let brought = |who: Entertainer| {
        (1..=last)
            .any(|round| rules.round_space(&game.form, round).first.entertainer() == Some(who))
    };
    let hired = game.tavern(seat).entertainers;
    let holds = Entertainer::ALL.into_iter().all(|who| hired.side(who).is_some() == brought(who));
    demand_of(seat, holds, Fault::Entertainers)
}

/// Every answer was possible, checked in turn order, because an answer in A affects later ones
/// (R3).
pub(super) fn answers(rules: &Rules, game: &Game) -> Verdict {
    let resolving = !game.settled.is_empty();
    let mut before = game.without_answers(|_| true);
    for seat in game.turn_order() {
        let holds = match (game.phase, game.answers[seat]) {
            (Phase::StartCards | Phase::Evening, None) => !resolving,
            (_, None) => true,
            (Phase::StartCards, Some(Answer::StartCard(card))) => {
                card < 16 && game.offered >> card & 1 == 1
            }
            // What was available when the answer was given is no longer known.
            (Phase::Evening, Some(_)) if resolving => true,
            (Phase::Evening, Some(answer)) => rules.evening_answer_fits(&before, seat, answer),
            (Phase::Plan, Some(answer)) => answer == Answer::Ready,
            (Phase::Closing, Some(Answer::Nothing)) => rules.may_put_on_top(game, seat),
            (Phase::Closing, Some(Answer::OnTop(card))) => {
                rules.may_put_on_top(game, seat) && rules.in_tavern(game, seat).count(card) > 0
            }
            (
                Phase::StartCards
                | Phase::Arrival
                | Phase::Draft
                | Phase::Serve
                | Phase::Closing
                | Phase::Over,
                Some(_),
            ) => false,
        };
        demand_of(seat, holds, Fault::Answer)?;
        before.position_mut().answers[seat] = game.answers[seat];
    }
    Ok(())
}
