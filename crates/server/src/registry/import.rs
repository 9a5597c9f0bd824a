//! Takes in records that people bring.

use super::{Registry, random};
use crate::http::Refused;
use protocol::{FairnessVerdict, Problem};
use record::{ErrorKind, Record};
use std::sync::Arc;
use store::{GameId, NewGame, Store, StoreError};
use table::{Imported, PersonId, fairness};

impl Registry {
    /// Checks a record completely and keeps it as a game of this person that is over. Records are checked
    /// one at a time, so that nobody can keep the server busy with them.
    pub(crate) async fn import(&self, owner: PersonId, file: Vec<u8>) -> Result<GameId, Refused> {
        let unavailable = || Refused::from(Problem::Unavailable);
        let turn = self.imports.clone().acquire_owned().await.map_err(|_| unavailable())?;
        let (store, game) = (self.store.clone(), random().map_err(|_| unavailable())?);
        let game = GameId::new(game);
        let keep = move || {
            let kept = keep(&store, game, owner, &file);
            drop(turn);
            kept
        };
        tokio::task::spawn_blocking(keep).await.unwrap_or_else(|_| Err(unavailable()))?;
        Ok(game)
    }
}

/// Checks and keeps a record. Blocks.
fn keep(store: &Arc<dyn Store>, game: GameId, owner: PersonId, file: &[u8]) -> Result<(), Refused> {
    let record = Record::read_from(file).map_err(|error| bad(&error))?;
    if record.end.is_none() {
        return Err(Problem::RecordUnfinished.into());
    }
    let text = core::str::from_utf8(file).map_err(|_| Refused::from(Problem::BadRecord))?;
    match fairness(text).map_err(|error| bad(&error))?.verdict {
        FairnessVerdict::Fair { .. }
        | FairnessVerdict::NotRevealed
        | FairnessVerdict::NotCommitted
        | FairnessVerdict::OtherRules { .. } => {}
        FairnessVerdict::OtherSeed => {
            return Err(unfair("the seed that the last line reveals is not the promised one", 1));
        }
        FairnessVerdict::OtherOutcome { line } => {
            return Err(unfair("the seed gives another roll or draw", line as usize));
        }
    }
    let meta = Imported::new(owner, &record.header).write();
    let new = NewGame {
        game,
        meta: meta.map_err(|_| Refused::from(Problem::Unavailable))?,
        bodies: text.lines().map(str::to_owned).collect(),
        over: true,
        members: vec![store::PersonId::new(owner.bits())],
        keys: Vec::new(),
    };
    store.create(new).map_err(|error: StoreError| {
        tracing::error!(%error, "a record was not kept");
        Refused::from(Problem::Unavailable)
    })
}

/// The record is at fault, and where.
fn bad(error: &record::Error) -> Refused {
    let problem = match error.kind() {
        ErrorKind::Damaged => Problem::BadRecord,
        ErrorKind::AgainstTheRules => Problem::RecordAgainstTheRules,
        ErrorKind::OtherProgram => Problem::RecordOtherProgram,
    };
    let detail = Some(error.reason.to_string());
    Refused { detail, line: Some(error.line), ..problem.into() }
}

fn unfair(why: &str, line: usize) -> Refused {
    let detail = Some(why.to_owned());
    Refused { detail, line: Some(line), ..Problem::RecordUnfair.into() }
}
