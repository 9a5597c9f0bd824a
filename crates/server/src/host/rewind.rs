//! Going back past a reveal: one asks, the others agree or do not. Meanwhile computer players wait, and
//! whoever plays on declines. Nothing of this is stored: after a restart nobody is asked, until the page of
//! whoever asked sends the wish again, as it does with everything that was not answered; then all the
//! others are asked again.

use super::{Host, ViewerId};
use engine::model::{BySeat, Seat, SeatSet};
use protocol::{AskRewind, FromServer, Refusal, RewindAsked, Vote, VoteAnswer};
use table::{CommandId, Table};

/// A wish to go back that waits for others to agree.
pub(super) struct Asking {
    viewer: ViewerId,
    ask: AskRewind,
    command: CommandId,
    agreed: SeatSet,
}

/// What a wish to go back is.
enum Wish {
    /// One that the others have to hear of.
    New(CommandId),
    /// One that was granted before and is sent again; the number of its line.
    Granted { seq: u32 },
}

impl Host {
    pub(super) async fn ask_rewind(&mut self, viewer: ViewerId, ask: AskRewind) {
        if let Some(asking) = self.asking.as_mut().filter(|asking| asking.ask == ask) {
            // Sent again after a lost connection: the answer goes there.
            asking.viewer = viewer;
            return;
        }
        if self.declined.as_ref() == Some(&ask) {
            let why = Refusal::Declined;
            self.tell(viewer, &FromServer::Refused { id: ask.id, why });
            return;
        }
        match self.may_rewind(viewer, &ask) {
            Ok(Wish::New(command)) => {
                self.asking = Some(Asking { viewer, ask, command, agreed: SeatSet::EMPTY });
                self.rewind_if_agreed().await;
            }
            Ok(Wish::Granted { seq }) => self.tell(viewer, &FromServer::Done { id: ask.id, seq }),
            Err(why) => self.tell(viewer, &FromServer::Refused { id: ask.id, why }),
        }
    }

    pub(super) async fn vote(&mut self, viewer: ViewerId, vote: Vote) {
        let Vote { id, seat, answer } = vote;
        let counted = match self.count(viewer, seat, answer) {
            Ok(()) => FromServer::Done { id, seq: self.table.as_ref().map_or(0, Table::seq) },
            Err(why) => FromServer::Refused { id, why },
        };
        self.tell(viewer, &counted);
        self.rewind_if_agreed().await;
    }

    /// Counts an answer to the wish to go back; why not, if it comes from elsewhere or too late.
    fn count(&mut self, viewer: ViewerId, seat: Seat, answer: VoteAnswer) -> Result<(), Refusal> {
        let known = self.viewers.iter().find(|known| known.id == viewer);
        if !known.is_some_and(|known| known.seats.contains(seat)) {
            return Err(Refusal::NotYourSeat);
        }
        // The wish may be that of somebody at another server, which hears of the answer.
        let Some(asking) = &mut self.asking else { return self.others.vote(seat, answer) };
        match answer {
            VoteAnswer::Agree => asking.agreed.insert(seat),
            VoteAnswer::Decline => self.decline(),
        }
        Ok(())
    }

    /// Ends the wish to go back, if there is one, because somebody declined or played on.
    pub(super) fn decline(&mut self) {
        if let Some(Asking { viewer, ask, .. }) = self.asking.take() {
            self.declined = Some(ask.clone());
            self.tell(viewer, &FromServer::Refused { id: ask.id, why: Refusal::Declined });
            self.tell_room();
        }
    }

    /// Goes back if everybody has agreed; otherwise shows who has not.
    pub(super) async fn rewind_if_agreed(&mut self) {
        let Some(asked) = self.rewind_asked() else { return };
        if !asked.waits_for.is_empty() {
            self.tell_room();
            return;
        }
        // Whoever has the wish of another server goes back there.
        let Some(mut asking) = self.asking.take() else { return };
        for seat in self.others.agreed(&asking.ask.id) {
            asking.agreed.insert(seat);
        }
        let (viewer, id) = (asking.viewer, asking.ask.id.clone());
        let answer = match self.rewind(asking).await {
            Ok(seq) => FromServer::Done { id, seq },
            Err(why) => FromServer::Refused { id, why },
        };
        self.tell(viewer, &answer);
        self.tell_room();
        self.tell_all();
    }

    /// The wish to go back as everybody sees it.
    pub(super) fn rewind_asked(&self) -> Option<RewindAsked> {
        let ask = self.wish_here().or(self.others.wish())?;
        let agreed = self.agreed_to(ask);
        let others = self.room.must_agree(ask.seat).into_iter();
        let waits_for = others.filter(|other| !agreed.contains(*other)).collect();
        Some(RewindAsked { seat: ask.seat, waits_for })
    }

    /// The wish to go back that somebody has at this server.
    pub(super) fn wish_here(&self) -> Option<&AskRewind> {
        self.asking.as_ref().map(|asking| &asking.ask)
    }

    /// Whether somebody wants to go back, at whatever server.
    pub(super) fn is_asked_to_rewind(&self) -> bool {
        self.asking.is_some() || self.others.wish().is_some()
    }

    /// Who agrees, at all servers.
    fn agreed_to(&self, ask: &AskRewind) -> SeatSet {
        let mut agreed = self.others.agreed(&ask.id);
        for seat in self.asking.as_ref().map_or(SeatSet::EMPTY, |asking| asking.agreed) {
            agreed.insert(seat);
        }
        agreed
    }

    /// Heeds what people at other servers say to the wish of somebody here.
    pub(super) async fn heed_others(&mut self) {
        if !std::mem::take(&mut self.met) {
            return;
        }
        let is_over = |ask: &AskRewind| self.others.decline(&ask.id) || self.is_preceded(ask);
        if self.wish_here().is_some_and(is_over) {
            self.decline();
        }
        self.rewind_if_agreed().await;
    }

    /// Whether a wish at another server comes before this one: two people who wish at the same moment would wait for
    /// each other.
    fn is_preceded(&self, ask: &AskRewind) -> bool {
        self.others.wish().is_some_and(|other| other.id < ask.id)
    }

    fn may_rewind(&self, viewer: ViewerId, ask: &AskRewind) -> Result<Wish, Refusal> {
        let known = self.viewers.iter().find(|known| known.id == viewer);
        if !known.is_some_and(|known| known.seats.contains(ask.seat)) {
            return Err(Refusal::NotYourSeat);
        }
        let command = ask.id.parse().map_err(|_| Refusal::NotUnderstood)?;
        let table = self.table.as_ref().ok_or(Refusal::Stale)?;
        if let Some(seq) = table.repeated(ask.seat, command)? {
            return Ok(Wish::Granted { seq });
        }
        if self.is_asked_to_rewind() {
            return Err(Refusal::Declined);
        }
        table.stage_rewind(ask.seat, ask.question, SeatSet::EMPTY, None)?;
        Ok(Wish::New(command))
    }

    async fn rewind(&mut self, asking: Asking) -> Result<u32, Refusal> {
        let Asking { ask: AskRewind { seat, question, .. }, command, agreed, .. } = asking;
        let mut others = SeatSet::EMPTY;
        for other in agreed.into_iter().filter(|other| *other != seat) {
            others.insert(other);
        }
        let table = self.table.as_ref().ok_or(Refusal::Stale)?;
        let staged = table.stage_rewind(seat, question, others, Some(command))?;
        let seq = match self.step(staged).await {
            // Another server came first, perhaps with this very wish, and could not answer any more.
            Err(Refusal::Stale) => {
                let table = self.table.as_ref().ok_or(Refusal::Stale)?;
                table.repeated(seat, command)?.ok_or(Refusal::Stale)?
            }
            done => done?,
        };
        // What computer players remember of their plans holds no longer.
        (self.bots, self.thinking) = (BySeat::default(), None);
        Ok(seq)
    }
}
