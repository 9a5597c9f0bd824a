//! The fixed capacities, driven towards their bounds on boxes that the sheet check accepts.

use engine::chance::FirstOutcome;
use engine::model::{Area, Bonus, Card, Colour, Die, Face, Kind, OWED_CAPACITY, Seat, Side, Space};
use engine::sheet::{Need, Sheet};
use engine::what_if::imagine;
use engine::{Action, Ask, Game, MAX_ACTIONS, NoEvents, Phase, Rules, Setup};

const SEAT: Seat = Seat::ALL[0];

/// A game of two at level 5 in the serving turn of seat 0.
fn serving(rules: &Rules) -> Game {
    let setup = Setup { start_player: Some(SEAT), ..Setup::new(2, 5) };
    let mut game = rules.begin(&setup, &mut FirstOutcome, &mut NoEvents).expect("a set-up");
    while game.phase != Phase::Serve {
        let seat = rules.next_to_act(&game).expect("somebody is asked");
        let legal = rules.legal(&game, seat);
        let calm = [Action::Keep, Action::Ready, Action::Decline];
        let action = calm.into_iter().find(|a| legal.contains(a)).unwrap_or(legal[0]);
        rules.apply(&mut game, seat, &action, &mut FirstOutcome, &mut NoEvents).expect("listed");
    }
    game
}

/// The checked form of a changed sheet.
fn checked(sheet: &Sheet) -> Rules {
    Rules::new(Sheet::read(&sheet.to_toml()).expect("the check accepts it"))
}

/// T5: every step of the Reputation track brings a Signature, every second space of the Guest Book
/// brings Reputation: moves interrupt moves as deep as a box allows.
#[test]
fn t5_the_deepest_chain_fits() {
    let mut sheet = Sheet::standard();
    for space in &mut sheet.reputation_signatures {
        space.bonus = Some(Bonus::Signature);
    }
    sheet.guest_book = [
        [Some(Bonus::Reputation(8)); 4],
        [Some(Bonus::Reputation(8)); 4],
        [Some(Bonus::Noble); 4],
        [Some(Bonus::Noble); 4],
    ];
    let rules = checked(&sheet);
    let mut deepest = 0;
    for order in 0..24 {
        let mut position = *serving(&rules);
        position.taverns[SEAT].areas[Kind::Bard as usize] += 1;
        position.supply.cards.remove(Card::tavern(Kind::Bard), 1);
        let mut game = rules.validate(position).expect("a Bard out of the supply");
        let bard = Action::Bard;
        rules.apply(&mut game, SEAT, &bard, &mut FirstOutcome, &mut NoEvents).expect("a Bard");
        let mut questions = 0;
        while rules.ask(&game, SEAT) == Some(Ask::Column) {
            deepest = deepest.max(game.owed.as_slice().len());
            let legal = rules.legal(&game, SEAT);
            let action = legal[(order + questions * (order / 4 + 1)) % legal.len()];
            rules
                .apply(&mut game, SEAT, &action, &mut FirstOutcome, &mut NoEvents)
                .expect("listed");
            questions += 1;
        }
        assert_eq!(game.taverns[SEAT].book.tiles(), 16, "every space is covered in one chain");
    }
    assert!(deepest >= 8, "only {deepest} owed at once: the test shows nothing");
    assert!(deepest <= OWED_CAPACITY);
}

/// E4, F7: seven different dice, twenty different guests that take any die, all kinds of cards to
/// return, a full purse and Schnapps for removals.
#[test]
fn f7_the_longest_list_fits() {
    let mut sheet = Sheet::standard();
    for guest in &mut sheet.guests {
        guest.die = Need::Any;
    }
    let rules = checked(&sheet);
    let mut position = *serving(&rules);
    let tavern = &mut position.taverns[SEAT];
    tavern.tables = Default::default();
    for index in 0..20 {
        tavern.tables.seat(Card::guest(index).expect("a guest"));
    }
    tavern.dice = Default::default();
    for (colour, faces) in [(Colour::White, 0..4), (Colour::Own, 3..6)] {
        for face in faces {
            assert!(tavern.dice.add(Die { colour, face: Face::ALL[face] }));
        }
    }
    for kind in Kind::ALL {
        tavern.areas[kind as usize] = 16;
    }
    (tavern.thalers, tavern.beer, tavern.schnapps) = (60, 60, 9);
    (tavern.washes, tavern.counter_guests) = (16, 3);
    tavern.entertainers.hire(engine::model::Entertainer::FireEater, Side::Second);
    tavern.entertainers.hire(engine::model::Entertainer::Musician, Side::First);
    let game = imagine(position);
    let longest = rules.legal(&game, SEAT).len();
    assert!(longest > 270, "only {longest} actions: the test shows nothing");
    assert!(longest <= MAX_ACTIONS);
    let placed = Action::Place {
        die: Die { colour: Colour::White, face: Face::ALL[0] },
        from: None,
        to: Space::table(Card::guest(19).expect("a guest")).expect("it sits"),
    };
    assert!(rules.legal(&game, SEAT).contains(&placed));
    assert!(
        rules.legal(&game, SEAT).contains(&Action::Upgrade { area: Area::Brewer, returned: 16 })
    );
}
