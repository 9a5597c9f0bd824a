//! A room as somebody may see it.

use super::{Chair, PersonId, Role, Room, Sitter};
use chance::Nonce;
use engine::model::{BySeat, Seat, SeatSet};
use protocol::{ChairView, Presence, RewindAsked, RoomView, Stage, You};

/// Who looks at a room, and what the host knows of the others.
#[derive(Clone, Debug)]
pub struct Onlooker<'a> {
    /// The host's name of the game.
    pub game: &'a str,
    /// The number of the room's version.
    pub revision: u32,
    /// Who looks.
    pub person: PersonId,
    /// For each seat whose person is not connected, the seconds until a computer player may mind it.
    pub away: BySeat<Option<u32>>,
    /// Spectators who are watching.
    pub spectators: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The wish to go back that waits for others to agree.
    pub rewind: Option<RewindAsked>,
}

impl Room {
    /// What this person may see: neither the seed, nor nonces, nor who people are to the host.
    pub fn show(&self, onlooker: &Onlooker<'_>) -> RoomView {
        let chairs = Seat::ALL.into_iter().zip(&self.chairs);
        RoomView {
            game: onlooker.game.to_owned(),
            revision: onlooker.revision,
            stage: self.stage(onlooker.over),
            level: self.setup.level.number(),
            late_refill: self.setup.late_refill,
            options: self.options,
            chairs: chairs.map(|(seat, chair)| self.chair_view(seat, chair, onlooker)).collect(),
            spectators: onlooker.spectators,
            commitment: self.commitment().to_string(),
            deal: self.deal.clone(),
            lesson: self.lesson().map(str::to_owned),
            began: self.began().cloned(),
            sheet: self.sheet_name().map(str::to_owned),
            rematch: self.rematch.clone(),
            rewind: onlooker.rewind.clone(),
            you: self.you(onlooker.person),
        }
    }

    /// How far the table is, if the game is over or not.
    pub fn stage(&self, over: bool) -> Stage {
        match (self.begun, over) {
            (false, _) => Stage::Waiting,
            (true, false) => Stage::Playing,
            (true, true) => Stage::Over,
        }
    }

    /// Whether the person may chat.
    pub fn chats(&self, person: PersonId) -> bool {
        self.role(person).is_some_and(|role| {
            let only_watches = !role.owner && !role.invited && role.seats.is_empty();
            !only_watches || self.options.spectators_chat
        })
    }

    fn you(&self, person: PersonId) -> You {
        let Role { owner, seats, invited, spectator: _ } = self.role(person).unwrap_or_default();
        You {
            owner,
            seats: SeatSet::into_iter(seats).collect(),
            invited: invited || owner || !seats.is_empty(),
            chats: self.chats(person),
        }
    }

    fn chair_view(&self, seat: Seat, chair: &Chair, onlooker: &Onlooker<'_>) -> ChairView {
        let person = chair.sitter.person();
        let presence = match &chair.sitter {
            Sitter::Open | Sitter::Bot(_) => None,
            Sitter::Left(_) => Some(Presence::Left),
            Sitter::Person { .. } => Some(match onlooker.away[seat] {
                Some(seconds) => Presence::Away(seconds),
                None => Presence::Here,
            }),
        };
        ChairView {
            seat,
            occupant: chair.sitter.occupant(),
            house: chair.house,
            mine: person == Some(onlooker.person),
            owner: person.is_some() && person == self.owner,
            presence,
            minded_by: chair.minded_by.clone(),
            nonce_given: chair.nonce != Nonce::default(),
        }
    }
}
