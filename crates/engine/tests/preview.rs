//! What a plan is said to bring (F1 to F4, F18) is what it brings.

mod dice;

use dice::Dice;
use engine::model::{Area, Card, Kind, Seat, Space};
use engine::{Action, Ask, Game, NoEvents, Phase, Plan, Preview, Rules, Setup};

/// The first seat asked does something at random, rarely ending a plan or a turn.
fn wander(rules: &Rules, game: &mut Game, dice: &mut Dice) {
    let seat = rules.next_to_act(game).expect("somebody");
    let legal = rules.legal(game, seat);
    let action = legal[dice.below(legal.len())];
    rules.apply(game, seat, &action, dice, &mut NoEvents).expect("listed");
}

/// The preview of the placed dice.
fn preview(rules: &Rules, game: &Game, seat: Seat) -> Preview {
    let plan = rules.current_plan(game, seat);
    rules.preview(game, seat, &plan).expect("the dice lie so")
}

/// Uses every placed die of the active seat but those of the Monk; answers what comes up calmly.
fn use_all(rules: &Rules, game: &mut Game, seat: Seat, dice: &mut Dice) {
    loop {
        let legal = rules.legal(game, seat);
        let using =
            |action: &&Action| matches!(action, Action::Use { at, .. } if *at != Space::MONK);
        let action = match rules.ask(game, seat) {
            Some(Ask::Serve) => legal.iter().find(using).copied(),
            _ => legal.last().copied(),
        };
        let Some(action) = action else { return };
        rules.apply(game, seat, &action, dice, &mut NoEvents).expect("listed");
    }
}

#[test]
fn f3_f4_a_preview_comes_true() {
    let rules = Rules::first_release();
    let mut seen = 0;
    for seed in 1..60u64 {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        // Without Guest Books the marker moves by the plan alone.
        let setup = Setup::new(2 + (seed % 3) as u8, 1 + (seed % 4) as u8);
        let mut game = rules.begin(&setup, &mut dice, &mut NoEvents).expect("a set-up");
        let mut plans = [Preview::default(); 4];
        let mut before = game;
        while !game.is_over() {
            if game.phase == Phase::Plan {
                before = game;
                for seat in game.turn_order() {
                    plans[seat.number() as usize] = preview(&rules, &game, seat);
                }
            }
            let serves = (game.phase, game.active);
            wander(&rules, &mut game, &mut dice);
            if game.phase != Phase::Serve || (game.phase, game.active) == serves {
                continue;
            }
            // A turn has just begun: what was foretold in E comes about.
            let seat = game.active;
            let told = plans[seat.number() as usize];
            let mut played = game;
            use_all(&rules, &mut played, seat, &mut dice);
            let (then, tavern) = (before.tavern(seat), played.tavern(seat));
            assert_eq!((tavern.thalers, tavern.beer), (told.thalers_then, told.beer_then));
            assert_eq!(tavern.reputation as i16 - then.reputation as i16, told.reputation);
            let kept = |count: u16, area| count.min(rules.area_value(tavern, area) as u16);
            let lost = told.thalers_then - kept(told.thalers_then, Area::Safe);
            assert_eq!(told.thalers_lost, lost);
            seen += 1;
        }
    }
    assert!(seen > 500, "only {seen} turns were seen");
}

#[test]
fn f4_barbacks_bring_nothing_more_once_the_turn_is_closed() {
    let rules = Rules::first_release();
    let mut dice = Dice(7);
    let setup = Setup { start_player: Some(Seat::ALL[0]), ..Setup::new(2, 1) };
    let mut game = rules.begin(&setup, &mut dice, &mut NoEvents).expect("a set-up");
    while game.phase != Phase::Plan {
        wander(&rules, &mut game, &mut dice);
    }
    let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
    for seat in [first, second] {
        let mut position = *game;
        position.taverns[seat].areas[Kind::Barback as usize] += 2;
        position.supply.cards.remove(Card::tavern(Kind::Barback), 2);
        game = rules.validate(position).expect("two Barbacks out of the supply");
        rules.apply(&mut game, seat, &Action::Ready, &mut dice, &mut NoEvents).expect("asked");
    }
    let bare = |game: &Game, seat| rules.preview(game, seat, &Plan::default()).expect("no die");
    // Before the turn, in the turn, where they have brought it already, and after it.
    assert_eq!([bare(&game, second).beer, bare(&game, first).beer], [2, 0]);
    rules.apply(&mut game, first, &Action::Close, &mut dice, &mut NoEvents).expect("asked");
    assert_eq!([bare(&game, second).beer, bare(&game, first).beer], [0, 0]);
}
