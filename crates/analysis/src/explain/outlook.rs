//! What everybody can expect in a position, whatever is going on in it.

use super::Settings;
use engine::model::{BySeat, MAX_SEATS, Seat};
use engine::what_if::suppose;
use engine::{Game, Phase};
use players::choices;
use players::draft::{self, Drafting, Memory};
use players::solver::{self, Limits, Solved};
use players::value::Judge;

/// The expected final points of every seat; 0 where nobody sits.
///
/// | phase | judged by |
/// |---|---|
/// | before the dice | the average of imagined evenings |
/// | draft | the draft solved to its end |
/// | plan, and seats that are still to serve | the best turn as if it came at once |
/// | the turn under way | the best way to go on with it |
/// | after the seat's turn | the value of the position |
/// | the end | the score |
pub fn outlook(judge: &Judge<'_>, game: &Game, settings: &Settings<'_>) -> BySeat<f32> {
    match game.phase {
        Phase::StartCards | Phase::Evening | Phase::Arrival => {
            evenings(judge, game, settings.strength.evenings, settings)
        }
        Phase::Draft => draft_points(judge, game, settings),
        Phase::Plan => seated(game, |seat| turn_to_come(judge, game, seat, settings)),
        Phase::Serve => serving(judge, game, settings),
        Phase::Closing => seated(game, |seat| judge.worth(game, seat)),
        Phase::Over => seated(game, |seat| judge.rules.score(game, seat).total() as f32),
    }
}

/// A value for everybody who plays.
pub(crate) fn seated(game: &Game, mut of: impl FnMut(Seat) -> f32) -> BySeat<f32> {
    BySeat::from_fn(|seat| if seat.number() < game.players() { of(seat) } else { 0.0 })
}

/// The average over imagined evenings, each seat taking the dice that suit it best.
fn evenings(judge: &Judge<'_>, game: &Game, count: u32, settings: &Settings<'_>) -> BySeat<f32> {
    let mut sums = BySeat::<f32>::default();
    let mut counted = 0;
    for index in 0..count.max(1) as u64 {
        let seed = settings.luck.wrapping_add(index);
        let Some(next) = choices::dealt(judge, game, None, seed) else { break };
        let points = seated(game, |seat| choices::drafted(judge, &next, seat, seed));
        sums = BySeat::from_fn(|seat| sums[seat] + points[seat]);
        counted += 1;
        if settings.stopped() {
            break;
        }
    }
    BySeat::from_fn(|seat| sums[seat] / counted.max(1) as f32)
}

/// What the draft ends with if everybody chooses well.
fn draft_points(judge: &Judge<'_>, game: &Game, settings: &Settings<'_>) -> BySeat<f32> {
    let picks = picks(judge, game, game.active, settings);
    let best =
        picks.iter().reduce(|best, pick| if pick.utility > best.utility { pick } else { best });
    seated(game, |seat| best.map_or(0.0, |pick| pick.points[seat.number() as usize % MAX_SEATS]))
}

/// The dice to be taken, with what they lead to.
fn picks(judge: &Judge<'_>, game: &Game, seat: Seat, settings: &Settings<'_>) -> Vec<draft::Pick> {
    let (denial, stop) = (settings.strength.denial, settings.stop);
    let drafting = Drafting { denial, exact: true, everybody: true, stop };
    draft::picks(judge, game, seat, &drafting, &mut Memory::default())
}

/// The expected points of the rivals of a seat that plans or serves; 0 for the seat itself.
pub(crate) fn rivals(
    judge: &Judge<'_>,
    game: &Game,
    seat: Seat,
    settings: &Settings<'_>,
) -> BySeat<f32> {
    seated(game, |other| if other == seat { 0.0 } else { beside(judge, game, other, settings) })
}

/// A seat while others plan or serve.
fn beside(judge: &Judge<'_>, game: &Game, seat: Seat, settings: &Settings<'_>) -> f32 {
    let waits = game.phase == Phase::Plan || waiting(game, seat);
    if waits { turn_to_come(judge, game, seat, settings) } else { judge.worth(game, seat) }
}

/// Whether the seat's serving turn comes after the one under way.
pub(crate) fn waiting(game: &Game, seat: Seat) -> bool {
    let later = game.turn_order().skip_while(|&other| other != game.active).skip(1);
    game.phase == Phase::Serve && later.into_iter().any(|other| other == seat)
}

fn serving(judge: &Judge<'_>, game: &Game, settings: &Settings<'_>) -> BySeat<f32> {
    let mut all = rivals(judge, game, game.active, settings);
    let solved = solver::serve(judge, game, game.active, &settings.limits());
    all[game.active] =
        solved.best().map_or_else(|| judge.worth(game, game.active), |turn| turn.value);
    all
}

/// The worth of a seat's dice in its turn to come.
fn turn_to_come(judge: &Judge<'_>, game: &Game, seat: Seat, settings: &Settings<'_>) -> f32 {
    let solved = coming(judge, game, seat, &settings.limits());
    solved.best().map_or_else(|| judge.worth(game, seat), |turn| turn.value)
}

/// The best turns of a seat that has its dice and is still to serve, as if its turn came at once.
pub(crate) fn coming(judge: &Judge<'_>, game: &Game, seat: Seat, limits: &Limits<'_>) -> Solved {
    solver::plan(judge, &planning(game), seat, limits)
}

/// The seat's turn as if it began now with the dice as placed.
pub(crate) fn begun(judge: &Judge<'_>, game: &Game, seat: Seat) -> Option<Game> {
    solver::turn_begun(judge, &planning(game), seat)
}

/// The game as if everybody still planned.
fn planning(game: &Game) -> Game {
    let mut scene = *game;
    suppose(&mut scene).planning();
    scene
}
