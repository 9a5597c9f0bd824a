//! The values of the first released sheet, and its hash, which records name. A corrected
//! `standard.toml` does not concern these tests.

use crate::draft::Draft;
use engine::model::{Area, Bonus, Entertainer, Kind};
use engine::sheet::*;

/// The hash in every record of a game with this sheet. If it changes, old records name no sheet.
const HASH: &str = "6ff800ccd08f91ec84f6a70a7a2f26b42774a5d790a756edbd1c1a836f524065";

const NO: Option<Bonus> = None;

fn released() -> Sheet {
    RELEASED[0].sheet()
}

#[test]
fn the_hash_of_the_first_released_sheet_is_pinned() {
    let sheet = released();
    assert_eq!(sheet.hash_hex(), HASH, "{}", sheet.canonical());
}

#[test]
fn tavern_cards_and_upgrades() {
    let sheet = released();
    let card = |price| TavernCard { copies: 16, price, points: 0 };
    assert_eq!(sheet.tavern_cards, [1, 2, 3, 4, 5, 6].map(card));
    let upgrade = |(price, discount, plain, upgraded)| Upgrade { price, discount, plain, upgraded };
    let upgrades = [
        (9, 3, 0, 1),
        (12, 4, 0, 1),
        (15, 5, 3, 4),
        (18, 6, 1, 2),
        (10, 0, 1, 3),
        (10, 0, 1, 2),
        (8, 0, 1, 2),
        (6, 0, 2, 5),
        (8, 0, 2, 5),
    ];
    assert_eq!(sheet.upgrades, upgrades.map(upgrade));
}

#[test]
fn regulars_and_noble() {
    let sheet = released();
    let regular =
        |copies, value| Regular { copies, die: Need::Exactly(value), pays: value, points: 0 };
    assert_eq!(sheet.regulars, [regular(3, 1), regular(4, 2)]);
    let noble =
        Noble { copies: 61, die: Need::Exactly(2), pays: 2, points: 10, prices: [9, 14, 18] };
    assert_eq!(sheet.noble, noble);
}

#[test]
fn guests() {
    use Bonus::*;
    let denied = Some(ServiceDenied);
    let card = |kind| Some(Card(kind));
    let (barback, dishwasher) = (card(Kind::Barback), card(Kind::Dishwasher));
    let (server, table, brewer) = (card(Kind::Server), card(Kind::Table), card(Kind::Brewer));
    let [two, three, four] = [2, 3, 4].map(|n| Some(Thalers(n)));
    let [step, steps] = [1, 2].map(|n| Some(Steps(n)));
    // Price, points and bonuses of the single cards; copies of the card without bonus.
    type Block<'a> = (u8, u8, u8, u8, &'a [Option<Bonus>]);
    let unmarked: [Block; 6] = [
        (3, 8, 2, 0, &[]),
        (4, 2, 3, 1, &[two, step, denied, barback, dishwasher]),
        (5, 2, 4, 2, &[two, three, step, steps, denied, barback]),
        (6, 1, 5, 3, &[three, four, steps, denied, dishwasher, server]),
        (7, 1, 7, 4, &[three, server, table]),
        (8, 1, 8, 5, &[four, table, brewer]),
    ];
    let guest = |marked, copies, price: u8, points, bonus| {
        let (die, pays) = match price {
            3..=6 => (Need::Exactly(price), price),
            price => (Need::Any, price - 2),
        };
        Guest { copies, marked, price, die, pays, points, bonus }
    };
    let mut expected = Vec::new();
    for (price, plain_copies, plain_points, points, bonuses) in unmarked {
        expected.push(guest(false, plain_copies, price, plain_points, NO));
        expected.extend(bonuses.iter().map(|&bonus| guest(false, 1, price, points, bonus)));
    }
    for (price, points, steps) in [(4, 1, 2), (5, 2, 2), (6, 3, 3), (7, 4, 3), (8, 5, 4)] {
        expected.push(guest(true, 1, price, points, Some(Reputation(steps))));
        expected.push(guest(true, 1, price, points, Some(Schnapps(1))));
    }
    let sheet = released();
    assert_eq!(sheet.guests, expected);
    let count = |marked| {
        let guests = sheet.guests.iter().filter(|guest| guest.marked == marked);
        guests.map(|guest| guest.copies as u32).sum::<u32>()
    };
    assert_eq!((count(false), count(true)), (38, 10));
}

#[test]
fn round_track() {
    use Bonus::{Card, CounterGuest, FreeUpgrade, OwnDie, ThreeGuest};
    let one = |first| RoundSpace { first, second: None };
    let or = |first, second| RoundSpace { first, second: Some(second) };
    let rounds = released().rounds;
    let [barback, dishwasher] = [Card(Kind::Barback), Card(Kind::Dishwasher)];
    let summer = [
        one(CounterGuest),
        or(ThreeGuest, barback),
        or(OwnDie, dishwasher),
        one(CounterGuest),
        or(Card(Kind::Table), Card(Kind::Brewer)),
        one(CounterGuest),
        or(OwnDie, barback),
        one(FreeUpgrade),
    ];
    assert_eq!(rounds.summer, summer);
    let mut winter = summer;
    winter[1] = one(Bonus::Entertainer(Entertainer::Musician));
    winter[2] = one(Bonus::Entertainer(Entertainer::FireEater));
    winter[4] = one(Bonus::Entertainer(Entertainer::Juggler));
    assert_eq!(rounds.winter, winter);
    assert_eq!(rounds.printed_schnapps, [0, 1, 0, 0, 0, 0, 0, 1]);
    assert_eq!(rounds.loose_schnapps, [0, 0, 2, 0, 1, 2, 0, 0]);
}

#[test]
fn monastery_and_reputation() {
    use Bonus::*;
    let sheet = released();
    let mut monastery = [NO; 23];
    for (space, bonus) in [
        (3, Card(Kind::Barback)),
        (5, ServiceDenied),
        (7, Card(Kind::Dishwasher)),
        (9, Thalers(3)),
        (11, Card(Kind::Server)),
        (13, Noble),
        (15, ServiceDenied),
        (16, Thalers(4)),
        (18, Card(Kind::Table)),
        (20, Card(Kind::Brewer)),
        (22, Noble),
    ] {
        monastery[space] = Some(bonus);
    }
    assert_eq!(sheet.monastery, monastery);

    let points = |track: &[ReputationSpace]| track.iter().map(|s| s.points).collect::<Vec<_>>();
    let bonuses = |track: &[ReputationSpace]| track.iter().map(|s| s.bonus).collect::<Vec<_>>();
    let [schnapps, either, crown] = [Schnapps(1), SchnappsOrRemoval, Noble].map(Some);
    assert_eq!(points(&sheet.reputation), [1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 0]);
    let front = [NO, NO, NO, NO, NO, schnapps, NO, NO, NO, either, crown];
    assert_eq!(bonuses(&sheet.reputation), front);
    assert_eq!(points(&sheet.reputation_signatures), [1, 2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 0]);
    let back = [NO, NO, NO, NO, NO, schnapps, NO, Some(Signature), NO, NO, either, crown];
    assert_eq!(bonuses(&sheet.reputation_signatures), back);
}

#[test]
fn entertainers_start_cards_guest_book_and_limits() {
    use Bonus::*;
    let sheet = released();
    let prices = EntertainerPrices {
        thalers: (1, 2),
        beer: (2, 3),
        upgrade: 5,
        removal: 2,
        card: 1,
        die: 1,
    };
    assert_eq!(sheet.entertainers, prices);
    let [bard, barback, dishwasher, server, table, brewer] = Kind::ALL.map(Card);
    let start_cards: [&[Bonus]; 7] = [
        &[server, table, brewer],
        &[bard, barback, brewer, dishwasher],
        &[Steps(3), RemoveRegulars(2)],
        &[Schnapps(1), Upgrade(Area::Table)],
        &[bard, table, Upgrade(Area::Storage), Beer(5)],
        &[server, Upgrade(Area::Server)],
        &[dishwasher, RemoveRegulars(1), Upgrade(Area::Cashbox)],
    ];
    assert_eq!(sheet.start_cards, start_cards);
    let [one, three, schnapps] = [Reputation(1), Reputation(3), Schnapps(1)].map(Some);
    let [barback, dishwasher, server, table] = [barback, dishwasher, server, table].map(Some);
    let book = [
        [NO, one, schnapps, three],
        [one, dishwasher, server, table],
        [barback, schnapps, three, schnapps],
        [schnapps, barback, Some(Noble), Some(Noble)],
    ];
    assert_eq!(sheet.guest_book, book);
    let limits = Limits {
        counter_guests: 3,
        schnapps: 20,
        schnapps_kept: 4,
        signatures: 40,
        starting_cards: [Kind::Server, Kind::Table, Kind::Brewer],
        start_cards_offered: 3,
    };
    assert_eq!(sheet.limits, limits);
}

#[test]
fn every_entry_tells_where_it_is_known_from() {
    let sheet = released();
    let entry = |name: &str| {
        let mut entries = sheet.entries.iter();
        entries.find(|entry| entry.name == name).unwrap_or_else(|| panic!("no {name}"))
    };
    assert_eq!(sheet.entries.len(), 6 + 9 + 2 + 1 + 39 + 18 + 23 + 11 + 12 + 6 + 7 + 4 + 6);
    assert_eq!(entry("upgrades.brewer").provenance, Provenance::Printed);
    assert_eq!(entry("upgrades.server").provenance, Provenance::Deduced);
    assert_eq!(entry("guests[3]").provenance, Provenance::Reconstructed);
    assert_eq!(entry("start_cards[1]").provenance, Provenance::Disputed);
    assert!(entry("start_cards[1]").note.contains("Server"));
    assert_eq!(entry("upgrades.safe").values, "price = 6, plain = 2, upgraded = 5");
}

#[test]
fn entries_are_in_the_order_of_the_standard_file() {
    let sheet = Sheet::standard();
    let mut names: Vec<&str> = Vec::new();
    for line in Sheet::standard_text().lines().filter(|line| line.starts_with(char::is_alphabetic))
    {
        names.extend(line.split_once('=').map(|(name, _)| name.trim()));
    }
    let mut shown: Vec<&str> =
        sheet.entries.iter().map(|e| e.name.split('[').next().unwrap_or("")).collect();
    shown.dedup();
    assert_eq!(names[2..], shown);
}

#[test]
fn only_values_change_the_hash() {
    let released = released();
    let read = |name: &str, literal: &str| {
        let sheet = Draft::released().set(name, literal).read();
        sheet.unwrap_or_else(|error| panic!("{error}"))
    };
    // Written by another hand: other order of tables, no comments, other blanks.
    assert_eq!(Draft::released().read().as_ref(), Ok(&released));
    for (name, literal) in [
        ("name", "'mine'"),
        ("guests[3].note", "'seen'"),
        ("guests[3].provenance", "'printed'"),
        ("upgrades.cashbox.note", "-"),
        ("guests[3].bonus", "' 1  Steps '"),
        ("guests[3].marked", "false"),
    ] {
        assert_eq!(read(name, literal).hash, released.hash, "{name}");
    }
    for (name, literal) in [
        ("guests[3].pays", "5"),
        ("guests[3].bonus", "'2 steps'"),
        ("guests[3].marked", "true"),
        ("upgrades.safe.price", "7"),
        ("monastery[22].bonus", "'nothing'"),
        ("monastery[22]", "-"),
        ("limits.schnapps.value", "21"),
        ("start_cards[1].items[3]", "'server'"),
    ] {
        assert_ne!(read(name, literal).hash, released.hash, "{name}");
    }
}

#[test]
fn a_written_sheet_reads_back_equal() {
    let released = released();
    assert_eq!(Sheet::read(&released.to_toml()), Ok(released));
    let odd = "\"'''\\\\ \\u0000\\n\\r\\t\\u007F\\u0085 \\\" {}[]=# \u{1f37a}\"";
    let draft = Draft::released().set("name", odd).set("monastery[0].note", odd);
    let sheet = draft.read().expect("notes are free");
    assert_eq!(Sheet::read(&sheet.to_toml()), Ok(sheet));
}

#[test]
fn forty_eight_different_guests_fit() {
    let mut guests = String::from("[");
    for face in 0..48 {
        let (price, marked) = if face < 8 { (3, false) } else { (4 + face % 5, face >= 38) };
        guests += &format!(
            "{{ price = {price}, copies = 1, die = '?', pays = {}, points = {face}, \
             bonus = 'nothing', marked = {marked}, provenance = 'printed' }},",
            face % 7
        );
    }
    let draft = Draft::released().set("guests", &(guests + "]"));
    let sheet = draft.read().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(sheet.guests.len(), 48);
    assert_eq!(Sheet::read(&sheet.to_toml()), Ok(sheet));
}
