//! A serving turn that a waiting seat prepares, and then plays at one stroke.

use super::{Host, ViewerId};
use engine::model::SeatSet;
use protocol::{FromServer, Perform, Refusal, Rehearse, Rehearsed};

impl Host {
    /// Answers the viewer alone; nobody else learns that the seat rehearses.
    pub(super) fn rehearse(&mut self, viewer: ViewerId, ask: Rehearse) {
        let answer = match self.rehearsed(viewer, &ask) {
            Ok(rehearsed) => FromServer::Rehearsed(Box::new(rehearsed)),
            Err(why) => FromServer::Refused { id: ask.id, why },
        };
        self.tell(viewer, &answer);
    }

    /// Plays the steps one after the other, up to the first that is refused.
    pub(super) async fn perform(&mut self, viewer: ViewerId, perform: Perform) {
        let seats = self.seats_of(viewer);
        let (mut steps, mut why) = (0, None);
        match table::commands(&perform) {
            Err(refusal) => why = Some(refusal),
            Ok(commands) => {
                for command in commands {
                    match self.carry_out(seats, &command).await {
                        Ok(_) => steps += 1,
                        Err(refusal) => {
                            why = Some(refusal);
                            break;
                        }
                    }
                    self.tell_all();
                }
            }
        }
        if why == Some(Refusal::Stale) {
            self.show_again(viewer);
        }
        self.tell(viewer, &FromServer::Performed { id: perform.id, steps, why });
        self.tell_all();
    }

    fn rehearsed(&self, viewer: ViewerId, ask: &Rehearse) -> Result<Rehearsed, Refusal> {
        let table = self.table.as_ref().ok_or(Refusal::Stale)?;
        table.rehearse(self.seats_of(viewer), ask)
    }

    /// The seats for which the viewer speaks; none if it is gone.
    pub(super) fn seats_of(&self, viewer: ViewerId) -> SeatSet {
        let known = self.viewers.iter().find(|known| known.id == viewer);
        known.map(|known| known.seats).unwrap_or_default()
    }
}
