//! What lists say about a game, without opening its table.

use protocol::{Began, GameListed, GameResult, PuzzleResult, Stage};
use record::{Mark, Outcome};
use std::time::UNIX_EPOCH;
use store::{GameId, GameInfo, Store, StoreError};
use table::{Kept, PersonId};

/// How many lines are read at once in search of the last round.
const LINES: u32 = 128;

/// The game as this person sees it in a list; none if it cannot be read. Blocks.
pub(super) fn listed(store: &dyn Store, info: &GameInfo, person: PersonId) -> Option<GameListed> {
    let kept = Kept::read(&info.meta).ok()?;
    // Games that were stored long ago do not say whether they are over.
    let outcome = if info.over == Some(false) { None } else { outcome(store, info).ok()? };
    let stage = match &kept {
        Kept::Room(room) => room.stage(outcome.is_some()),
        Kept::Imported(_) => Stage::Over,
    };
    let round = match stage {
        Stage::Waiting | Stage::Over => 0,
        Stage::Playing => round(store, info.game, info.length).ok()?,
    };
    let role = kept.role(person).unwrap_or_default();
    let active = info.active.duration_since(UNIX_EPOCH).unwrap_or_default();
    let result = outcome.map(|outcome| GameResult {
        points: outcome.scores.iter().map(|points| points.total).collect(),
        winners: outcome.winners,
    });
    let began = kept.began().cloned();
    Some(GameListed {
        game: info.game.to_string(),
        level: kept.level(),
        seats: kept.occupants(),
        active: u64::try_from(active.as_millis()).unwrap_or(0),
        length: info.length,
        stage,
        origin: kept.origin(),
        houses: kept.houses(),
        yours: role.seats.into_iter().collect(),
        owner: role.owner,
        round,
        puzzle: puzzled(began.as_ref(), result.as_ref()),
        result,
        deal: kept.deal().map(str::to_owned),
        sheet: kept.sheet().map(str::to_owned),
        lesson: kept.lesson().map(str::to_owned),
        began,
    })
}

/// How the attempt at a puzzle ended, if the game was one.
fn puzzled(began: Option<&Began>, result: Option<&GameResult>) -> Option<PuzzleResult> {
    let puzzle = match began? {
        Began::Puzzle { id } => puzzles::by_id(id)?,
        Began::Replay { .. } => return None,
    };
    let points = result?.points.get(usize::from(puzzle.game.active.number()));
    points.map(|&points| puzzle.result(points))
}

/// How the game ended; none as long as it goes on.
fn outcome(store: &dyn Store, info: &GameInfo) -> Result<Option<Outcome>, StoreError> {
    let last = store.read(info.game, info.length.saturating_sub(1))?;
    Ok(last.last().and_then(|entry| record::mark(&entry.body)).and_then(|mark| match mark {
        Mark::Over(outcome) => Some(outcome),
        Mark::Round(_) | Mark::Back { .. } => None,
    }))
}

/// The round that is played: the last one that began and was not taken back.
fn round(store: &dyn Store, game: GameId, length: u32) -> Result<u8, StoreError> {
    let (mut at, mut first) = (length, length);
    let mut lines = Vec::new();
    while at > 0 {
        at -= 1;
        if at < first {
            first = at.saturating_sub(LINES - 1);
            lines = store.read(game, first)?;
        }
        match lines.get((at - first) as usize).and_then(|line| record::mark(&line.body)) {
            Some(Mark::Round(round)) => return Ok(round),
            Some(Mark::Back { to }) => at = at.min(to),
            Some(Mark::Over(_)) | None => {}
        }
    }
    Ok(0)
}
