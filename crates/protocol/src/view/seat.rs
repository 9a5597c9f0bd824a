//! One seat as everybody sees it.

use super::{Occupant, counts};
use engine::model::{Area, Card, Colour, Entertainer, Kind, Seat, Side, Space, Tavern};
use engine::{Points, Position, Rules};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One player's things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// Thalers.
    pub thalers: u16,
    /// Beer.
    pub beer: u16,
    /// Thalers kept at the end of a turn.
    pub safe: u8,
    /// Beer kept at the end of a turn.
    pub storage: u8,
    /// Upgraded areas.
    pub upgraded: Vec<Area>,
    /// What each area gives now, in the order of the catalogue.
    pub values: Vec<u8>,
    /// The space of the Monastery marker.
    pub monastery: u8,
    /// The Reputation marker.
    pub reputation: Option<ReputationView>,
    /// Schnapps.
    pub schnapps: u8,
    /// Entertainers with their sides.
    pub entertainers: Vec<(Entertainer, Side)>,
    /// Counter Guests.
    pub counter_guests: u8,
    /// The draw deck.
    pub deck: Deck,
    /// The discard pile.
    pub discard: Vec<Count>,
    /// Cards lying in the areas this round.
    pub lying: Vec<Count>,
    /// How many tables there are.
    pub tables: u8,
    /// Who sits at them, from left to right.
    pub seated: Vec<SeatedView>,
    /// The dice of this round; equal ones are neighbours.
    pub dice: Vec<DieView>,
    /// Dishwasher uses.
    pub raises: Raises,
    /// The white dice on the coaster in front of this seat.
    pub coaster: Vec<u8>,
    /// Filled spaces of each column of the Guest Book.
    pub guest_book: Option<[u8; 4]>,
    /// Whether the seat has answered and waits for the others.
    pub answered: bool,
    /// What it would score now.
    pub points: Points,
}

/// A Reputation marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReputationView {
    /// Steps in the whole game.
    pub steps: u16,
    /// The index of its space in the catalogue; none on the Bartender.
    pub space: Option<u16>,
}

/// A draw deck: everything about it is known but the order of the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Deck {
    /// The known cards, the next one first.
    pub top: Vec<Card>,
    /// The rest in unknown order.
    pub rest: Vec<Count>,
}

/// Equal cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Count {
    /// The card.
    pub card: Card,
    /// How many.
    pub count: u8,
}

/// Somebody at a table; Nobles share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatedView {
    /// The card.
    pub card: Card,
    /// How many share the table.
    pub count: u8,
    /// The table as a space for dice.
    pub space: Option<Space>,
    /// Whether it was served this round.
    pub served: bool,
    /// Whether the guest was removed from the game.
    pub removed: bool,
}

/// One die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DieView {
    /// White or own.
    pub colour: Colour,
    /// Its pips.
    pub face: u8,
    /// The space it lies on or was used on.
    pub space: Option<Space>,
    /// The number of the table it lies at or was used at, from the left.
    pub table: Option<u8>,
    /// Raises it needs there.
    pub raises: u8,
    /// Whether it was used this round.
    pub used: bool,
}

/// Dishwasher uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Raises {
    /// Uses that no die needs yet.
    pub free: u8,
    /// Uses bound by dice that lie raised.
    pub bound: u8,
    /// Uses spent by dice that were removed.
    pub spent: u8,
}

pub(super) fn seat_view(rules: &Rules, game: &Position, seat: Seat) -> SeatView {
    let tavern = game.tavern(seat);
    let dice: Vec<DieView> = dice(rules, tavern);
    let bound = dice.iter().filter(|die| !die.used).map(|die| die.raises).sum();
    let lying = |kind| Count { card: Card::tavern(kind), count: tavern.lying(kind) };
    SeatView {
        seat,
        occupant: Occupant::Open,
        thalers: tavern.thalers,
        beer: tavern.beer,
        safe: rules.area_value(tavern, Area::Safe),
        storage: rules.area_value(tavern, Area::Storage),
        upgraded: tavern.upgraded.iter().collect(),
        values: Area::ALL.map(|area| rules.area_value(tavern, area)).to_vec(),
        monastery: tavern.monastery,
        reputation: reputation(rules, game, tavern),
        schnapps: tavern.schnapps,
        entertainers: Entertainer::ALL
            .into_iter()
            .filter_map(|who| Some((who, tavern.entertainers.side(who)?)))
            .collect(),
        counter_guests: tavern.counter_guests,
        deck: Deck {
            top: game.tops.of(seat).iter().rev().copied().collect(),
            rest: counts(&tavern.deck),
        },
        discard: counts(&tavern.discard),
        lying: Kind::ALL.into_iter().map(lying).filter(|lying| lying.count > 0).collect(),
        tables: rules.tables_standing(game, seat),
        seated: seated(tavern),
        dice,
        raises: Raises {
            free: tavern.raises.saturating_sub(bound),
            bound,
            spent: tavern.raises_spent,
        },
        coaster: tavern.coaster.into_iter().filter(|&pips| pips > 0).collect(),
        guest_book: game
            .form
            .has_guest_books()
            .then(|| [0, 1, 2, 3].map(|column| tavern.book.filled(column))),
        answered: false,
        points: rules.score(game, seat).into(),
    }
}

fn reputation(rules: &Rules, game: &Position, tavern: &Tavern) -> Option<ReputationView> {
    game.form.reputation?;
    let spaces = rules.reputation_track(&game.form).len() as u16;
    let steps = tavern.reputation;
    Some(ReputationView { steps, space: steps.checked_sub(1).map(|step| step % spaces.max(1)) })
}

fn seated(tavern: &Tavern) -> Vec<SeatedView> {
    let seated = tavern.tables.seated().iter();
    seated
        .map(|seated| SeatedView {
            card: seated.card(),
            count: if seated.card().is_noble() { tavern.tables.nobles() } else { 1 },
            space: Space::table(seated.card()),
            served: seated.served(),
            removed: seated.removed(),
        })
        .collect()
}

fn dice(rules: &Rules, tavern: &Tavern) -> Vec<DieView> {
    let entries = tavern.dice.entries();
    entries
        .map(|(die, entry)| {
            let space = tavern.space_at(entry.place());
            DieView {
                colour: die.colour,
                face: die.face.pips(),
                space,
                table: entry.place().slot(),
                raises: space.and_then(|space| rules.raises(die.face, space)).unwrap_or(0),
                used: entry.used(),
            }
        })
        .collect()
}
