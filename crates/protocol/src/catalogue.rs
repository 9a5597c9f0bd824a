//! The component sheet as one game uses it: what every card, space and area says.

use engine::model::{Area, Bonus, Card, Entertainer, FIRST_GUEST, FIRST_REGULAR, Kind, Side};
use engine::printed::{BREWER_VALUES, COLUMN_PRICES, MONK_VALUES};
use engine::sheet::{EntryKey, Need, Provenance};
use engine::{Position, ROUNDS, ReputationSide, Rules};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Everything printed that a game needs; it never changes during the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Catalogue {
    /// The sheet's own name.
    pub sheet: String,
    /// Every card by its number.
    pub cards: Vec<CardInfo>,
    /// The areas that can be upgraded, in their order.
    pub areas: Vec<AreaInfo>,
    /// Beer for one, two and three Nobles.
    pub noble_prices: [u8; 3],
    /// The rounds, 1 to 8, of the side of the track in use.
    pub rounds: Vec<RoundInfo>,
    /// The Monastery from space 0.
    pub monastery: Vec<TrackSpace>,
    /// The Reputation track from the space after the Bartender; empty where it is not used.
    pub reputation: Vec<TrackSpace>,
    /// The Start Cards by their index.
    pub start_cards: Vec<StartCardInfo>,
    /// The Guest Book: rows from the top, four columns each; empty where it is not used.
    pub guest_book: Vec<[GuestBookSpace; 4]>,
    /// The lowest and the highest price of the guests who sign in each column of the Guest Book.
    pub column_prices: [[u8; 2]; 4],
    /// The Entertainers, each with both sides.
    pub entertainers: Vec<EntertainerInfo>,
    /// Schnapps that may be kept at the end of a turn.
    pub schnapps_kept: u8,
}

/// One card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardInfo {
    /// Its number.
    pub card: Card,
    /// What sort of card it is.
    pub class: CardClass,
    /// The die it needs at a table: 1 to 6, 0 for any; none for cards that do not sit.
    pub die: Option<u8>,
    /// Thalers it pays.
    pub pays: u8,
    /// Victory Points.
    pub points: u8,
    /// Its price: Thalers for Tavern cards, beer for guests; 0 where it has none.
    pub price: u8,
    /// Its immediate bonus.
    pub bonus: Option<Bonus>,
    /// The column of the Guest Book that takes its Signature.
    pub column: Option<u8>,
    /// How sure the values are.
    pub source: Provenance,
}

/// The sorts of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Named after what they are.
pub enum CardClass {
    Tavern(Kind),
    Noble,
    Regular,
    Guest,
}

/// One area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AreaInfo {
    /// The area.
    pub area: Area,
    /// Thalers for its upgrade.
    pub price: u8,
    /// What each returned card takes off.
    pub discount: u8,
    /// What the plain side gives.
    pub plain: u8,
    /// What the upgraded side gives.
    pub upgraded: u8,
    /// The kind of card that lies there.
    pub kind: Option<Kind>,
    /// The values of dice that can be used there; empty where any die can, or none.
    pub values: Vec<u8>,
    /// How sure the values are.
    pub source: Provenance,
}

/// What a round brings everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoundInfo {
    /// The bonus, or the first of two.
    pub first: Bonus,
    /// The second of two to choose from.
    pub second: Option<Bonus>,
    /// Schnapps the moon brings before.
    pub schnapps: u8,
    /// How sure the values are.
    pub source: Provenance,
}

/// A space of a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TrackSpace {
    /// What entering it gives.
    pub bonus: Option<Bonus>,
    /// Points for resting here at the end.
    pub points: u8,
    /// How sure the values are.
    pub source: Provenance,
}

/// A space of the Guest Book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GuestBookSpace {
    /// What covering it gives.
    pub bonus: Option<Bonus>,
    /// How sure the value is.
    pub source: Provenance,
}

/// A Start Card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StartCardInfo {
    /// What it gives.
    pub bonuses: Vec<Bonus>,
    /// How sure the values are.
    pub source: Provenance,
}

/// One side of an Entertainer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EntertainerInfo {
    /// Who.
    pub who: Entertainer,
    /// The side.
    pub side: Side,
    /// Schnapps asked.
    pub asks: u8,
    /// Thalers or beer given; 0 where something else is given.
    pub gives: u8,
}

impl Catalogue {
    /// The catalogue of a game.
    pub fn new(rules: &Rules, game: &Position) -> Catalogue {
        let sheet = rules.sheet();
        Catalogue {
            sheet: sheet.name.clone(),
            cards: (0..64).filter_map(|number| card(rules, Card::new(number)?)).collect(),
            areas: Area::ALL.into_iter().map(|area| area_info(rules, area)).collect(),
            noble_prices: sheet.noble.prices,
            rounds: (1..=ROUNDS).map(|round| round_info(rules, game, round)).collect(),
            monastery: monastery(rules),
            reputation: reputation(rules, game),
            start_cards: start_cards(rules),
            guest_book: if game.form.has_guest_books() { guest_book(rules) } else { Vec::new() },
            column_prices: COLUMN_PRICES.map(|prices| [*prices.start(), *prices.end()]),
            entertainers: Entertainer::ALL
                .into_iter()
                .flat_map(|who| Side::ALL.map(|side| entertainer(rules, who, side)))
                .collect(),
            schnapps_kept: sheet.limits.schnapps_kept,
        }
    }
}

fn card(rules: &Rules, card: Card) -> Option<CardInfo> {
    let sheet = rules.sheet();
    let number = card.number();
    let (class, price, entry) = if let Some(kind) = card.kind() {
        (CardClass::Tavern(kind), rules.thaler_price(kind), EntryKey::TavernCard(kind))
    } else if card.is_noble() {
        (CardClass::Noble, sheet.noble.prices[0], EntryKey::Noble)
    } else if card.is_regular() {
        let index = number - FIRST_REGULAR;
        sheet.regulars.get(usize::from(index))?;
        (CardClass::Regular, 0, EntryKey::Regular(index))
    } else {
        let index = number - FIRST_GUEST;
        sheet.guests.get(usize::from(index))?;
        (CardClass::Guest, rules.beer_price(card), EntryKey::Guest(index))
    };
    Some(CardInfo {
        card,
        class,
        die: rules.need(card).map(|need| match need {
            Need::Exactly(value) => value,
            Need::Any => 0,
        }),
        pays: rules.pays(card),
        points: rules.points(card),
        price,
        bonus: rules.guest_bonus(card),
        column: card.is_guest().then(|| rules.column(card)),
        source: source(rules, entry),
    })
}

fn area_info(rules: &Rules, area: Area) -> AreaInfo {
    let upgrade = rules.sheet().upgrades[area as usize];
    AreaInfo {
        area,
        price: upgrade.price,
        discount: upgrade.discount,
        plain: upgrade.plain,
        upgraded: upgrade.upgraded,
        kind: area.kind(),
        values: values(area),
        source: source(rules, EntryKey::Upgrade(area)),
    }
}

/// The values of dice that the area takes, where not every die will do (E1).
fn values(area: Area) -> Vec<u8> {
    match area {
        Area::Brewer => BREWER_VALUES.to_vec(),
        Area::Monk => MONK_VALUES.to_vec(),
        Area::Dishwasher
        | Area::Server
        | Area::Table
        | Area::Cashbox
        | Area::Barrel
        | Area::Safe
        | Area::Storage => Vec::new(),
    }
}

fn round_info(rules: &Rules, game: &Position, round: u8) -> RoundInfo {
    let space = rules.round_space(&game.form, round);
    RoundInfo {
        first: space.first,
        second: space.second,
        schnapps: rules.moon_schnapps(&game.form, round),
        source: source(rules, EntryKey::Round(game.form.track, round - 1)),
    }
}

fn monastery(rules: &Rules) -> Vec<TrackSpace> {
    let spaces = rules.sheet().monastery.iter().enumerate();
    spaces
        .map(|(index, &bonus)| {
            let source = source(rules, EntryKey::Monastery(index as u8));
            TrackSpace { bonus, points: 0, source }
        })
        .collect()
}

fn reputation(rules: &Rules, game: &Position) -> Vec<TrackSpace> {
    let side = game.form.reputation.unwrap_or(ReputationSide::Plain);
    let spaces = rules.reputation_track(&game.form).iter().enumerate();
    spaces
        .map(|(index, space)| {
            let source = source(rules, EntryKey::Reputation(side, index as u8));
            TrackSpace { bonus: space.bonus, points: space.points, source }
        })
        .collect()
}

fn start_cards(rules: &Rules) -> Vec<StartCardInfo> {
    let cards = rules.sheet().start_cards.iter().enumerate();
    cards
        .map(|(index, bonuses)| {
            let source = source(rules, EntryKey::StartCard(index as u8));
            StartCardInfo { bonuses: bonuses.clone(), source }
        })
        .collect()
}

fn guest_book(rules: &Rules) -> Vec<[GuestBookSpace; 4]> {
    let rows = rules.sheet().guest_book.iter().enumerate();
    rows.map(|(index, row)| {
        let source = source(rules, EntryKey::GuestBook(index as u8));
        row.map(|bonus| GuestBookSpace { bonus, source })
    })
    .collect()
}

fn entertainer(rules: &Rules, who: Entertainer, side: Side) -> EntertainerInfo {
    let (asks, gives) = rules.sheet().entertainers.of(who, side);
    EntertainerInfo { who, side, asks, gives: gives.unwrap_or(0) }
}

/// Where an entry is known from. One that the sheet does not have claims nothing.
fn source(rules: &Rules, entry: EntryKey) -> Provenance {
    rules.sheet().provenance(entry).unwrap_or(Provenance::Reconstructed)
}
