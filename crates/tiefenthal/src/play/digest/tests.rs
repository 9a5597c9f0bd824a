use super::*;
use crate::play::words::WordSet;
use engine::model::{Colour, Face, Kind};

fn english() -> Speech {
    Speech::new(WordSet::NorthStar)
}

fn used(pips: usize, raises: u8, at: Space) -> Used {
    Used { die: Die { colour: Colour::White, face: Face::ALL[pips - 1] }, raises, at: Some(at) }
}

#[test]
fn a_turn_is_told_in_its_order_with_its_dice() {
    let mut digest = Digest::default();
    digest.die(used(6, 0, Space::BREWER));
    digest.earned(0, 2);
    digest.die(used(6, 0, Space::BREWER));
    digest.earned(0, 2);
    digest.paid("4 beer".to_owned());
    let price = digest.price();
    digest.note(say::recruited(&english(), "g14 (4→4)", price.as_deref()));
    digest.earned(3, 0);
    digest.die(used(4, 1, Space::MONK));
    digest.monastery(4);
    digest.die(used(5, 0, Space::MONK));
    digest.monastery(5);
    digest.paid("3 Thalers".to_owned());
    digest.gain(Card::tavern(Kind::Dishwasher));
    let told = [
        "6 6 on Brewer: +4 beer",
        "recruited g14 (4→4) for 4 beer",
        "+3 Thalers",
        "4+1 5 on Monk",
        "Monastery to 5",
        "+Dishwasher for 3 Thalers",
    ];
    assert_eq!(digest.parts(&english(), false), told);
}

#[test]
fn nobles_bought_and_nobles_given_are_told_apart() {
    let mut digest = Digest::default();
    digest.paid("14 beer".to_owned());
    digest.gain(Card::NOBLE);
    digest.gain(Card::NOBLE);
    digest.paid("8 Thalers".to_owned());
    let price = digest.price();
    digest.note(say::upgraded(
        &english(),
        engine::model::Area::Barrel,
        say::Works::Now,
        price.as_deref(),
    ));
    digest.gain(Card::NOBLE);
    let told = ["+2 Nobles for 14 beer", "upgraded the Barrel for 8 Thalers", "+Noble"];
    assert_eq!(digest.parts(&english(), false), told);
}

#[test]
fn the_reputation_track_is_told_with_all_it_gave() {
    let mut digest = Digest::default();
    digest.reputation(1);
    digest.reputation(1);
    digest.space_gives();
    digest.schnapps(1);
    digest.reputation(3);
    digest.space_gives();
    digest.gain(Card::NOBLE);
    digest.reputation(1);
    digest.space_gives();
    digest.signature(say::signature(&english(), 1));
    digest.reputation(1);
    digest.space_gives();
    digest.schnapps(1);
    digest.reputation(1);
    digest.space_gives();
    digest.gain(Card::NOBLE);
    digest.schnapps(-2);
    digest.earned(0, 3);
    digest.bard();
    digest.reputation(1);
    digest.bard();
    digest.reputation(1);
    digest.space_gives();
    digest.gain(Card::NOBLE);
    digest.reputation(-4);
    digest.paid("9 beer".to_owned());
    digest.gain(Card::NOBLE);
    let told = [
        "Reputation +8 (Schnapps +2, +2 Nobles, Signature in column 5)",
        "Schnapps -2",
        "+3 beer",
        "2 Bards sing: Reputation +2 (+Noble)",
        "Reputation -4",
        "+Noble for 9 beer",
    ];
    assert_eq!(digest.parts(&english(), false), told);
}

#[test]
fn what_comes_after_steps_is_not_all_given_by_the_track() {
    let mut digest = Digest::default();
    // A guest that brings steps, its Signature, and the Noble for a full row (T3).
    digest.note("recruited");
    digest.reputation(1);
    digest.reputation(1);
    digest.signature(say::signature(&english(), 2));
    digest.reputation(1);
    digest.gain(Card::NOBLE);
    // Steps from moved dice are not the Bard's.
    digest.bard();
    digest.reputation(1);
    digest.dice_moved();
    digest.reputation(2);
    let told = [
        "recruited",
        "Reputation +2",
        "Signature in column 6",
        "Reputation +1",
        "+Noble",
        "a Bard sings: Reputation +1",
        "Reputation +2",
    ];
    assert_eq!(digest.parts(&english(), false), told);
}
