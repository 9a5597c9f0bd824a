//! Games of a deal as codes.

use super::{OpenError, Registry, replays};
use crate::http::Refused;
use protocol::Problem;
use record::Record;
use store::GameId;
use table::{Evening, Kept, NoEvening, PersonId, read_evening, write_evening};

impl Registry {
    /// The code of a game that is over.
    pub(crate) async fn evening(&self, game: GameId) -> Result<String, OpenError> {
        let store = self.store.clone();
        let write = move || {
            let Kept::Room(room) = Kept::read(&store.game(game)?.meta)? else {
                return Err(OpenError::Imported);
            };
            let text = replays::record(&store.read(game, 0)?).ok_or(OpenError::NotOver)?;
            let record = Record::read_from(text.as_bytes())?;
            write_evening(&room, &record, &players::NAMES).map_err(|error| match error {
                NoEvening::NoDeal => OpenError::NoDeal,
                NoEvening::NotOver => OpenError::NotOver,
                NoEvening::OtherGame => OpenError::OtherProgram(error.to_string()),
            })
        };
        tokio::task::spawn_blocking(write).await.unwrap_or(Err(OpenError::Closing))
    }

    /// Plays the game of a code again and keeps it as a game of this person that is over.
    pub(crate) async fn open_evening(
        &self,
        owner: PersonId,
        code: String,
    ) -> Result<(GameId, Evening), Refused> {
        let rules = self.rules.clone();
        let read = move || read_evening(&code, &rules, &players::NAMES);
        let read = tokio::task::spawn_blocking(read).await;
        let evening = read.map_err(|_| Refused::from(Problem::Unavailable))?.map_err(|error| {
            Refused { detail: Some(error.to_string()), ..Refused::from(Problem::BadEvening) }
        })?;
        let record = evening.lines.join("\n") + "\n";
        Ok((self.import(owner, record.into_bytes()).await?, evening))
    }
}
