//! Who sits where: people and bots.

use super::words::{Speech, args};
use crate::args::PlayArgs;
use crate::failure::Failure;
use engine::Setup;
use engine::model::{BySeat, Seat};
use players::{NAMES, by_name};
use protocol::Occupant;
use record::Secret;
use table::Settings;

/// Stands for a person where bots are named.
pub(super) const PERSON: &str = "person";
/// The default opponent.
const DEFAULT_BOT: &str = "regular";

/// The players of a game by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seats {
    /// [`PERSON`], or the name of a bot.
    pub(super) kinds: Vec<String>,
    pub(super) names: Vec<String>,
}

impl Seats {
    /// The players requested on the command line.
    pub(super) fn new(args: &PlayArgs, speech: &Speech) -> Result<Seats, Failure> {
        let kinds = kinds(args)?;
        check_kinds(&kinds)?;
        let names = names(&kinds, &args.names, speech)?;
        Ok(Seats { kinds, names })
    }

    /// The players of a saved game.
    pub(super) fn saved(kinds: Vec<String>, names: Vec<String>) -> Result<Seats, Failure> {
        check_kinds(&kinds)?;
        if kinds.len() != names.len() {
            return Err(Failure::message("the key file belongs to a game with other players"));
        }
        Ok(Seats { kinds, names })
    }

    /// The settings of a game of these players.
    pub(super) fn settings(&self, setup: Setup, secret: Secret) -> Result<Settings, Failure> {
        let occupant = |(kind, name): (&String, &String)| match kind.as_str() {
            PERSON => Occupant::Person(name.clone()),
            bot => Occupant::Bot(bot.to_owned()),
        };
        let seats = self.kinds.iter().zip(&self.names).map(occupant).collect();
        let settings = Settings::new(setup, seats, secret);
        settings.and_then(|all| all.named(self.names.clone())).map_err(Failure::message)
    }

    /// Whether a person sits there.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.kinds.get(usize::from(seat.number())).is_some_and(|kind| kind == PERSON)
    }

    /// Whether more than one person plays.
    pub(super) fn several_people(&self) -> bool {
        self.kinds.iter().filter(|kind| *kind == PERSON).count() > 1
    }

    /// The seats of people.
    pub(super) fn people(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| self.is_person(seat))
    }
}

fn kinds(args: &PlayArgs) -> Result<Vec<String>, Failure> {
    let lower = |list: &[String]| list.iter().map(|kind| kind.to_lowercase()).collect::<Vec<_>>();
    if !args.seats.is_empty() {
        let (seats, players) =
            (args.seats.len(), args.players.map_or(args.seats.len(), usize::from));
        if seats != players || !(2..=4).contains(&seats) {
            return Err(Failure::message(format_args!(
                "--seats lists {seats} seats; a game has 2 to 4, and --players must match"
            )));
        }
        return Ok(lower(&args.seats));
    }
    let default = args.bots.len().max(1) + 1;
    let players = args.players.map_or(default, usize::from);
    if args.bots.len() > players || players > 4 {
        return Err(Failure::message(format_args!(
            "{} bots do not fit a table of {}; a game has 2 to 4 players",
            args.bots.len(),
            players.min(4)
        )));
    }
    let bots = if args.bots.is_empty() {
        vec![DEFAULT_BOT.to_owned(); players - 1]
    } else {
        lower(&args.bots)
    };
    let mut kinds = vec![PERSON.to_owned(); players - bots.len()];
    kinds.extend(bots);
    Ok(kinds)
}

fn check_kinds(kinds: &[String]) -> Result<(), Failure> {
    match kinds.iter().find(|kind| *kind != PERSON && by_name(kind, 0).is_none()) {
        Some(kind) => Err(Failure::message(format_args!(
            "there is no player called {kind:?}; choose from {PERSON}, {}",
            NAMES.join(", ")
        ))),
        None => Ok(()),
    }
}

/// Names for all seats. The given names are for the people, or for all seats if there are enough.
fn names(kinds: &[String], given: &[String], speech: &Speech) -> Result<Vec<String>, Failure> {
    let people = kinds.iter().filter(|kind| *kind == PERSON).count();
    if !given.is_empty() && given.len() != people && given.len() != kinds.len() {
        return Err(Failure::message(format_args!(
            "--names has {} names; give one for each of the {people} people, or for all {} seats",
            given.len(),
            kinds.len()
        )));
    }
    let mut left = given.iter();
    let mut names: Vec<String> = Vec::new();
    for (index, kind) in kinds.iter().enumerate() {
        let named = kind == PERSON || given.len() == kinds.len();
        let name = match if named { left.next() } else { None } {
            Some(name) => name.trim().to_owned(),
            None if kind == PERSON && people == 1 => speech.text("terminal-you"),
            None if kind == PERSON => {
                speech.say("terminal-player", &args!["number" => (index + 1) as u32])
            }
            None => bot_name(kind, kinds, index),
        };
        names.push(name);
    }
    let bad = |name: &String| {
        name.is_empty() || name.chars().count() > 20 || name.chars().any(char::is_control)
    };
    if let Some(name) = names.iter().find(|name| bad(name)) {
        return Err(Failure::message(format_args!(
            "{name:?} is not a valid name; use 1 to 20 characters"
        )));
    }
    for (index, name) in names.iter().enumerate() {
        if names[..index].contains(name) {
            return Err(Failure::message(format_args!("two players have the name {name:?}")));
        }
    }
    Ok(names)
}

/// A bot's name, capitalised, and numbered if there are several of the same kind.
fn bot_name(kind: &str, kinds: &[String], index: usize) -> String {
    let mut letters = kind.chars();
    let first: String = letters.next().map(|c| c.to_uppercase().collect()).unwrap_or_default();
    let name = first + letters.as_str();
    let alike = |list: &[String]| list.iter().filter(|other| *other == kind).count();
    match alike(kinds) {
        1 => name,
        _ => format!("{name} {}", alike(&kinds[..=index])),
    }
}
