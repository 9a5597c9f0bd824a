//! The fixed capacities, driven towards their bounds on boxes that the sheet check accepts.

use engine::chance::FirstOutcome;
use engine::model::{Area, Bonus, BonusAsk, Card, Colour, Die, Face, OWED_CAPACITY, Seat, Space};
use engine::notation::read_scene;
use engine::sheet::{Need, RELEASED, Sheet};
use engine::{Action, Ask, MAX_ACTIONS, NoEvents, Rules};

const SEAT: Seat = Seat::ALL[0];

/// The checked form of a changed sheet.
fn checked(sheet: &Sheet) -> Rules {
    Rules::new(Sheet::read(&sheet.to_toml()).expect("the check accepts it"))
}

/// T5: every step of the Reputation track brings a Signature, every second space of the Guest Book
/// brings Reputation: moves interrupt moves as deep as a box allows.
#[test]
fn t5_the_deepest_chain_fits() {
    let mut sheet = RELEASED[0].sheet();
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
        let mut game = read_scene(&rules, "level=5 phase=serve / lying=bard").expect("a scene");
        let bard = Action::Bard;
        rules.apply(&mut game, SEAT, &bard, &mut FirstOutcome, &mut NoEvents).expect("a Bard");
        let mut questions = 0;
        while rules.ask(&game, SEAT) == Some(Ask::Bonus(BonusAsk::Column)) {
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

/// E4, F7: seven different dice, nineteen different guests that take any die, all kinds of cards to
/// return, a full purse and Schnapps for removals.
#[test]
fn f7_the_longest_list_fits() {
    let mut sheet = RELEASED[0].sheet();
    for guest in &mut sheet.guests {
        guest.die = Need::Any;
    }
    let rules = checked(&sheet);
    // Sixteen Table cards make nineteen tables. A die on Brewer or Monk can go anywhere else, be
    // lifted or be used.
    let guests = (1..=19).map(|number| format!("g{number}")).collect::<Vec<_>>().join(",");
    let text = format!(
        "level=5 round=3 phase=serve \
         / tables={guests} dice=w1@brewer,w2,w3,w5@monk,o1@brewer,o4,o5@monk \
         lying=bard*15,barback*15,dishwasher*16,server*16,table*16,brewer*16 \
         entertainers=musician:first,fire-eater:second thalers=60 beer=60 schnapps=9 counter=3"
    );
    let game = read_scene(&rules, &text).unwrap_or_else(|error| panic!("{error}"));
    let longest = rules.legal(&game, SEAT).len();
    assert!(longest > 270, "only {longest} actions: the test shows nothing");
    assert!(longest <= MAX_ACTIONS);
    let placed = Action::Place {
        die: Die { colour: Colour::White, face: Face::ALL[0] },
        from: Some(Space::BREWER),
        to: Space::table(Card::guest(18).expect("a guest")).expect("it sits"),
    };
    assert!(rules.legal(&game, SEAT).contains(&placed));
    assert!(
        rules.legal(&game, SEAT).contains(&Action::Upgrade { area: Area::Brewer, returned: 16 })
    );
}
