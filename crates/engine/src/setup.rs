//! Set-up: the only place that knows the level. Afterwards the components on the table
//! say what can be done.

use crate::chance::{Chance, Odds, Purpose};
use crate::decide::Play;
use crate::event::{Event, EventSink};
use crate::game::{Form, Game, Position, ReputationSide, Supply, TrackSide};
use crate::model::{Card, GuestPlace, Kind, Pile, Seat, Tavern};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};

/// What a table agrees on before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4 players (S1).
    pub players: u8,
    /// Modules up to this level (S1).
    pub level: Level,
    /// The start player; drawn at random if absent (S10).
    #[serde(default)]
    pub start_player: Option<Seat>,
    /// Whether the display is refilled when a turn closes (F10).
    #[serde(default)]
    pub late_refill: bool,
}

/// A level: a game uses all modules up to it (S1). In JSON it is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Level {
    /// The base game.
    One = 1,
    /// Schnapps and Entertainers.
    Two,
    /// Reputation, Bards and the marked guests.
    Three,
    /// Start Cards.
    Four,
    /// Guest Books and Signatures.
    Five,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 5] = [Level::One, Level::Two, Level::Three, Level::Four, Level::Five];

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1 => Some(Level::One),
            2 => Some(Level::Two),
            3 => Some(Level::Three),
            4 => Some(Level::Four),
            5 => Some(Level::Five),
            _ => None,
        }
    }

    /// The number of the level, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl TryFrom<u8> for Level {
    type Error = SetupError;
    fn try_from(number: u8) -> Result<Level, SetupError> {
        Level::new(number).ok_or(SetupError::Level(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl core::fmt::Display for Level {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.number().fmt(f)
    }
}

/// Why a game cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Not 2, 3 or 4 players.
    Players(u8),
    /// Not level 1 to 5.
    Level(u8),
    /// The start player does not sit at the table.
    StartPlayer(Seat),
}

impl core::fmt::Display for SetupError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            SetupError::Players(n) => write!(f, "S1: {n} players; a game has 2, 3 or 4"),
            SetupError::Level(n) => write!(f, "S1: level {n}; the levels are 1 to 5"),
            SetupError::StartPlayer(seat) => {
                write!(f, "S10: start player {} does not sit at the table", seat.number())
            }
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// A game of 2 to 4 players at level 1 to 5, with a random start player.
    ///
    /// # Panics
    /// If no level has this number. This is a shortcut for numbers in code; turn user input into a
    /// [`Level`] first.
    pub const fn new(players: u8, level: u8) -> Setup {
        let level = Level::new(level).expect("the levels are 1 to 5");
        Setup { players, level, start_player: None, late_refill: false }
    }

    /// Checks the numbers: two to four players, one of whom may be named to start (S1, S10).
    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=4).contains(&self.players) {
            return Err(SetupError::Players(self.players));
        }
        match self.start_player {
            Some(seat) if seat.number() >= self.players => Err(SetupError::StartPlayer(seat)),
            _ => Ok(()),
        }
    }

    /// Which components are on the table: the side of the round track and its loose tiles (S6, S7),
    /// and the side of the Reputation track (S9).
    fn form(&self) -> Form {
        Form {
            players: self.players,
            track: if self.level >= Level::Two { TrackSide::Winter } else { TrackSide::Summer },
            loose_tiles: self.level == Level::Two,
            reputation: match self.level {
                Level::One | Level::Two => None,
                Level::Three | Level::Four => Some(ReputationSide::Plain),
                Level::Five => Some(ReputationSide::Signatures),
            },
            late_refill: self.late_refill,
        }
    }

    /// From level 4 on (S8).
    pub(crate) fn uses_start_cards(&self) -> bool {
        self.level >= Level::Four
    }
}

impl Position {
    /// The set-up behind a position; none if no level lays out its components. Who was agreed to
    /// start cannot be seen any more.
    pub fn setup(&self) -> Option<Setup> {
        let Form { players, late_refill, .. } = self.form;
        let start_cards = self.offered != 0;
        Level::ALL
            .into_iter()
            .map(|level| Setup { players, level, start_player: None, late_refill })
            .find(|setup| setup.form() == self.form && setup.uses_start_cards() == start_cards)
    }
}

impl Rules {
    /// The components of a game before anything is drawn: the position its events begin from.
    pub fn lay_out(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup.check()?;
        let mut supply = self.supply(setup);
        let tavern = self.first_tavern(setup);
        for &kind in self.starting_cards(setup) {
            supply.cards.remove(Card::tavern(kind), setup.players);
        }
        let mut position = Position { supply, ..Position::blank(setup.form()) };
        for seat in position.turn_order() {
            position.taverns[seat] = tavern;
        }
        Ok(position)
    }

    /// The supply: Tavern cards, Nobles and Counter Guests (S2), the guests in play (S3), Schnapps
    /// (S6) and Signatures (S9).
    fn supply(&self, setup: &Setup) -> Supply {
        let sheet = self.sheet();
        let mut supply = Supply {
            cards: Pile::EMPTY,
            schnapps: if setup.level >= Level::Two { sheet.limits.schnapps } else { 0 },
            signatures: if setup.level == Level::Five { sheet.limits.signatures } else { 0 },
            counter_guests: sheet.limits.counter_guests * setup.players,
        };
        for kind in Kind::ALL {
            if kind != Kind::Bard || setup.level >= Level::Three {
                supply.cards.add(Card::tavern(kind), sheet.tavern_cards[kind as usize].copies);
            }
        }
        supply.cards.add(Card::NOBLE, sheet.noble.copies);
        for (index, guest) in sheet.guests.iter().enumerate() {
            if let (true, Some(card)) =
                (!guest.marked || setup.level >= Level::Three, Card::guest(index as u8))
            {
                supply.cards.add(card, guest.copies);
            }
        }
        supply
    }

    /// A tavern before the first round: plain tiles, empty stores, markers at their start (S4, S7),
    /// and the starting deck (S5).
    fn first_tavern(&self, setup: &Setup) -> Tavern {
        let mut tavern = Tavern::default();
        for (index, regular) in self.sheet().regulars.iter().enumerate() {
            if let Some(card) = Card::regular(index as u8) {
                tavern.deck.add(card, regular.copies);
            }
        }
        for &kind in self.starting_cards(setup) {
            tavern.deck.add(Card::tavern(kind), 1);
        }
        tavern
    }

    /// The Tavern cards of the starting deck (S5), which a Start Card replaces (S8).
    fn starting_cards(&self, setup: &Setup) -> &[Kind] {
        if setup.uses_start_cards() { &[] } else { &self.sheet().limits.starting_cards }
    }

    /// Sets up a game and continues to the first question.
    pub fn begin(
        &self,
        setup: &Setup,
        chance: &mut impl Chance,
        events: &mut impl EventSink,
    ) -> Result<Game, SetupError> {
        let mut game = Game::trust(self.lay_out(setup)?);
        let mut play = Play::new(self, &mut game, chance, events);
        play.open(setup);
        play.settle();
        Ok(game)
    }
}

impl<C: Chance, S: EventSink> Play<'_, C, S> {
    /// Draws what set-up draws: the start player (S10), the display (S3) with its Signature tiles
    /// (S9), and the Start Cards on offer (S8).
    fn open(&mut self, setup: &Setup) {
        let seat = setup.start_player.unwrap_or_else(|| self.draw_start_player(setup.players));
        self.emit(Event::StartPlayer { seat });
        for place in GuestPlace::ALL {
            self.refill(seat, place);
        }
        if setup.uses_start_cards() {
            self.offer_start_cards(seat);
        } else {
            self.begin_round(1);
        }
    }

    /// S10: any seat.
    fn draw_start_player(&mut self, players: u8) -> Seat {
        let odds = Odds::OneOf((1 << players) - 1);
        let outcome = self.draw(Seat::ALL[0], Purpose::StartPlayer, 0, &odds);
        Seat::new(outcome).unwrap_or(Seat::ALL[0])
    }

    /// S8: reveals as many Start Cards as are on offer.
    fn offer_start_cards(&mut self, seat: Seat) {
        let sheet = self.rules.sheet();
        let mut hidden = ((1u32 << sheet.start_cards.len()) - 1) as u16;
        for n in 0..sheet.limits.start_cards_offered {
            let card = self.draw(seat, Purpose::StartCard, n as u16, &Odds::OneOf(hidden)) & 15;
            hidden &= !(1 << card);
            self.emit(Event::StartCardOffered { card });
        }
    }
}
