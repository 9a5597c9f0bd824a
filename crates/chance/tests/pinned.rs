//! Values that must never change: published commitments and finished games depend on them.
//!
//! They were computed from the documentation with the SHA-256 and ChaCha20 of other libraries, not
//! with this crate. If one of these tests fails, the crate is wrong, not the test.

use chance::{Commitment, Fast, Nonce, Salt, Seed, Seeded};
use engine::chance::{Chance, Moment, Odds, Purpose};
use engine::model::{Card, Pile, Seat};

fn seed() -> Seed {
    Seed(core::array::from_fn(|index| index as u8))
}

fn nonce(bytes: &[u8]) -> Nonce {
    Nonce::new(bytes).expect("a short nonce")
}

fn moment(round: u8, seat: u8, purpose: Purpose, n: u16) -> Moment {
    Moment { round, seat: Seat::new(seat).expect("a seat"), purpose, n }
}

fn pile() -> Odds {
    let mut pile = Pile::EMPTY;
    for (number, copies) in [(6, 2), (8, 1), (9, 3), (16, 4), (40, 1), (63, 15)] {
        pile.add(Card::new(number).expect("a card"), copies);
    }
    Odds::Card(pile)
}

fn drawn(moments: impl Iterator<Item = Moment>, odds: &Odds) -> Vec<u8> {
    let nonces = [nonce(b""), nonce(b"tiefenthal"), nonce(&[0xff; 16])];
    let mut chance = Seeded::new(&seed(), &nonces);
    moments.map(|moment| chance.draw(moment, odds)).collect()
}

#[test]
fn seeds_derived_from_a_number() {
    let texts = [(0, 0), (2019, 7)].map(|(master, index)| Seed::derived(master, index).to_string());
    let expected = [
        "7cf20b60d19917fb4f7a0f3c8c89d2fdc0a72926131c8f9ac9e3980e5c3cb040",
        "f3148777c243fdc4eeb576aa8a1cc4b0fd70471ee9411601104ca17de46d79bb",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn commitment() {
    let salt = Salt(core::array::from_fn(|index| 32 + index as u8));
    let expected = "a041a07ce3a344b9fdd3f1ce14da2159a5e20ca706377385d0bf022d24cbcd01";
    assert_eq!(Commitment::new(&seed(), &salt).to_string(), expected);
}

#[test]
fn own_dice() {
    let outcomes = drawn((0..24).map(|n| moment(1, 0, Purpose::OwnDie, n)), &Odds::Die);
    let expected = [1, 5, 2, 3, 4, 1, 6, 6, 2, 3, 1, 4, 2, 3, 2, 2, 2, 5, 6, 4, 4, 5, 5, 3];
    assert_eq!(outcomes, expected);
}

#[test]
fn coaster_dice_at_the_end_of_a_stream() {
    let moments = (65_512..=u16::MAX).map(|n| moment(8, 3, Purpose::Coaster, n));
    let expected = [2, 4, 5, 2, 1, 4, 4, 2, 3, 2, 5, 2, 3, 5, 1, 2, 2, 5, 2, 1, 4, 6, 1, 2];
    assert_eq!(drawn(moments, &Odds::Die), expected);
}

#[test]
fn cards_of_a_deck() {
    let outcomes = drawn((0..24).map(|n| moment(2, 1, Purpose::Deck, n)), &pile());
    let expected = [
        16, 40, 16, 63, 63, 63, 63, 63, 63, 63, 63, 6, 63, 63, 63, 63, 63, 63, 63, 63, 16, 9, 63, 8,
    ];
    assert_eq!(outcomes, expected);
}

#[test]
fn guests_of_the_display() {
    let outcomes = drawn((0..24).map(|round| moment(round, 2, Purpose::Display, 1)), &pile());
    let expected = [
        40, 63, 16, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 8, 63, 63, 16, 63, 63, 63, 9, 63,
        16,
    ];
    assert_eq!(outcomes, expected);
}

#[test]
fn start_cards() {
    let moments = (0..24).map(|index| moment(0, index / 6, Purpose::StartCard, (index % 6).into()));
    let expected =
        [11, 2, 2, 11, 2, 2, 10, 10, 13, 11, 1, 13, 0, 11, 10, 11, 2, 2, 13, 1, 0, 0, 11, 2];
    assert_eq!(drawn(moments, &Odds::OneOf(0b10_1100_1010_0111)), expected);
}

#[test]
fn start_players_by_nonce() {
    let players = (0..24).map(|length| {
        let nonces = [nonce(&b"x".repeat(length))];
        let start = moment(0, 0, Purpose::StartPlayer, 0);
        Seeded::new(&seed(), &nonces).draw(start, &Odds::OneOf(0b1111))
    });
    let expected = [1, 0, 0, 0, 0, 0, 1, 2, 2, 0, 1, 3, 1, 0, 1, 0, 1, 0, 2, 0, 0, 0, 0, 3];
    assert!(players.eq(expected));
}

#[test]
fn fast_numbers() {
    let numbers = |mut fast: Fast| {
        let bounds = [6, 100, 1_000, 1_000_000, u32::MAX, 3_000_000_000];
        [bounds, bounds].concat().into_iter().map(|bound| fast.below(bound)).collect::<Vec<_>>()
    };
    let expected =
        [1, 62, 364, 831961, 2766477651, 1172869712, 1, 81, 911, 964282, 115399718, 2450101974];
    assert_eq!(numbers(Fast::new(7)), expected);
    let expected =
        [4, 20, 12, 488143, 3635632468, 2515763012, 1, 68, 614, 791489, 3171346700, 122596447];
    assert_eq!(numbers(Fast::from(&seed())), expected);
}

#[test]
fn fast_dice() {
    let mut fast = Fast::from(&seed());
    let rolls = (0..24).map(|_| fast.draw(moment(1, 0, Purpose::OwnDie, 0), &Odds::Die));
    let expected = [5, 2, 1, 3, 6, 2, 6, 2, 5, 4, 5, 5, 2, 1, 1, 4, 3, 6, 3, 2, 6, 1, 2, 1];
    assert!(rolls.eq(expected));
}
