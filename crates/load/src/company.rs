//! The people of one table, each with their own browser.

use crate::{Browser, Failed};
use engine::model::Seat;
use protocol::{LinkKind, NewGame, NewGameMade, Occupant, RoomChange};
use std::net::SocketAddr;

/// People who play at a table, and others who watch.
#[derive(Clone, Debug)]
pub struct Company {
    /// The game.
    pub game: String,
    /// The people by seat number; the first is the owner.
    pub players: Vec<Browser>,
    /// The spectators.
    pub spectators: Vec<Browser>,
}

/// What a company plays.
#[derive(Clone, Debug)]
pub struct Party {
    /// The level.
    pub level: u8,
    /// How many people sit down.
    pub people: u8,
    /// The computer players beside them.
    pub bots: Vec<String>,
    /// How many watch.
    pub spectators: u8,
}

impl Company {
    /// Meets at a new table by links and starts the game.
    pub async fn meet(newcomer: &Browser, party: &Party) -> Result<Company, Failed> {
        let Party { level, people, bots, spectators } = party;
        let mut owner = newcomer.clone();
        let open = std::iter::repeat_n(Occupant::Open, usize::from(*people).saturating_sub(1));
        let seats = std::iter::once(Occupant::Person("Guest 0".to_owned()))
            .chain(open)
            .chain(bots.iter().map(|bot| Occupant::Bot(bot.clone())));
        let new = NewGame::usual(*level, seats.collect());
        let NewGameMade { game, invitation } = owner.post("/api/games", &new).await?;
        let mut players = vec![owner];
        if let Some(invitation) = invitation {
            for seat in Seat::ALL.into_iter().skip(1).take(usize::from(people - 1)) {
                let mut guest = newcomer.clone();
                guest.follow(&invitation).await?;
                let name = format!("Guest {}", seat.number());
                let sit = RoomChange::Sit { seat, name, house: None, nonce: None };
                guest.change(&game, &sit).await?;
                players.push(guest);
            }
            players[0].change(&game, &RoomChange::Start).await?;
        }
        let mut company = Company { game, players, spectators: Vec::new() };
        if *spectators > 0 {
            let key = company.players[0].link(&company.game, LinkKind::Spectator).await?;
            for _ in 0..*spectators {
                let mut spectator = newcomer.clone();
                spectator.follow(&key).await?;
                company.spectators.push(spectator);
            }
        }
        Ok(company)
    }

    /// Everybody, players first.
    pub fn everybody(&self) -> impl Iterator<Item = &Browser> {
        self.players.iter().chain(&self.spectators)
    }

    /// Everybody, players first.
    pub fn everybody_mut(&mut self) -> impl Iterator<Item = &mut Browser> {
        self.players.iter_mut().chain(&mut self.spectators)
    }

    /// The server was started again, elsewhere.
    pub fn moved_to(&mut self, server: SocketAddr) {
        self.everybody_mut().for_each(|browser| browser.moved_to(server));
    }
}
