//! A serving turn that was rehearsed is played exactly so (F1 to F18).

mod dice;

use dice::Dice;
use engine::model::Seat;
use engine::{Action, Ask, Game, Illegal, NoEvents, Phase, Rehearsal, Rules, Setup};

/// The first seat asked does something at random.
fn wander(rules: &Rules, game: &mut Game, dice: &mut Dice) {
    let seat = rules.next_to_act(game).expect("somebody");
    let legal = rules.legal(game, seat);
    let action = legal[dice.below(legal.len())];
    rules.apply(game, seat, &action, dice, &mut NoEvents).expect("listed");
}

/// Games of all kinds, with `visit` called in every position on the way.
fn games(count: u64, mut visit: impl FnMut(&Rules, &Game, &mut Dice)) {
    let rules = Rules::first_release();
    for seed in 1..=count {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let late_refill = seed % 4 == 0;
        let setup =
            Setup { late_refill, ..Setup::new(2 + (seed % 3) as u8, 1 + (seed / 3 % 5) as u8) };
        let mut game = rules.begin(&setup, &mut dice, &mut NoEvents).expect("a set-up");
        while !game.is_over() {
            visit(&rules, &game, &mut dice);
            wander(&rules, &mut game, &mut dice);
        }
    }
}

/// The game after the active seat has closed, if nothing else changes by that; and who serves then.
fn closed(rules: &Rules, game: &Game, dice: &mut Dice) -> Option<(Game, Seat)> {
    let seat = game.active;
    let next = seat.clockwise(1, game.players());
    let quiet = game.phase == Phase::Serve
        && game.owed.is_empty()
        && game.serving.to_refill.is_none()
        && rules.lost(game.tavern(seat)).schnapps == 0
        && next != game.start;
    if !quiet {
        return None;
    }
    let mut after = *game;
    rules.apply(&mut after, seat, &Action::Close, dice, &mut NoEvents).expect("may close");
    Some((after, next))
}

#[track_caller]
fn alike(rules: &Rules, rehearsal: &Rehearsal, real: &Game, seat: Seat) {
    let imagined = rehearsal.game();
    assert_eq!(imagined.tavern(seat), real.tavern(seat));
    assert_eq!(imagined.serving, real.serving);
    assert_eq!(imagined.tops.of(seat), real.tops.of(seat));
    assert_eq!(rules.ask(imagined, seat), rules.ask(real, seat));
    assert_eq!(rules.legal(imagined, seat), rules.legal(real, seat));
    assert_eq!(rehearsal.position().start, real.start);
}

#[test]
fn a_rehearsed_turn_is_played_exactly_so() {
    let (mut turns, mut steps, mut recruited, mut asked) = (0, 0, 0, 0);
    games(90, |rules, game, dice| {
        if game.phase != Phase::Serve || dice.below(6) > 0 {
            return;
        }
        let Some((mut real, seat)) = closed(rules, game, dice) else { return };
        let mut rehearsal = rules.rehearse(game, seat).expect("a turn to come");
        turns += 1;
        for _ in 0..24 {
            alike(rules, &rehearsal, &real, seat);
            asked += usize::from(matches!(rules.ask(&real, seat), Some(Ask::Bonus(_))));
            let wrong = Action::Redraw;
            assert_eq!(
                rehearsal.add(rules, &wrong).expect_err("no answer to anything in F"),
                rules.decide(&real, seat, &wrong, dice).expect_err("refused as well"),
            );
            let legal = rules.legal(rehearsal.game(), seat);
            let action = legal[dice.below(legal.len())];
            rehearsal.add(rules, &action).expect("listed");
            if rehearsal.is_closed() {
                assert_eq!(rehearsal.add(rules, &action), Err(Illegal::NotAsked));
                break;
            }
            let known = *real.position();
            rules.apply(&mut real, seat, &action, dice, &mut NoEvents).expect("as rehearsed");
            if let Action::Recruit(_) = action {
                recruited += usize::from(known.refills != real.refills);
            }
            steps += 1;
        }
    });
    assert!(
        turns > 500 && steps > 5000 && asked > 50 && recruited > 20,
        "{turns} {steps} {asked} {recruited}"
    );
}

#[test]
fn f10_a_rehearsal_does_not_know_who_comes_next() {
    let mut concealed = 0;
    games(60, |rules, game, _| {
        let Some(seat) = (game.phase == Phase::Serve)
            .then(|| game.active.clockwise(1, game.players()))
            .filter(|seat| *seat != game.start)
        else {
            return;
        };
        let before = rules.rehearse(game, seat).expect("a turn to come");
        for action in rules.legal(before.game(), seat) {
            let Action::Recruit(place) = action else { continue };
            let mut after = before.clone();
            after.add(rules, &action).expect("listed");
            let (position, stack) = (after.position(), rules.guest_stack(before.game()));
            // The 3-pile has equal cards, so everybody knows what comes next.
            let known = place.index() == 0 && rules.threes_left(&before.position()) > 1;
            if after.game().owed.is_empty() && !known && stack.faces().count() > 1 {
                assert_eq!(position.display[place.index()].guest, None);
                assert_eq!(rules.guest_stack(after.game()), stack, "nobody has left the stack");
                concealed += 1;
            }
        }
    });
    assert!(concealed > 100, "{concealed}");
}

#[test]
fn r2_a_seat_rehearses_from_its_plan_until_it_has_served() {
    let (mut may, mut may_not) = (0, 0);
    games(20, |rules, game, _| {
        for seat in game.turn_order() {
            let served =
                game.turn_order().take_while(|&other| other != game.active).any(|o| o == seat);
            let fixed = match game.phase {
                Phase::Serve => !served,
                Phase::Plan => game.answers[seat].is_some(),
                _ => false,
            };
            let rehearsal = rules.rehearse(game, seat);
            // What others have answered makes no difference.
            let seen = rules.rehearse(&rules.seen_by(game, seat), seat);
            let position = |one: &Result<Rehearsal, _>| one.as_ref().ok().map(Rehearsal::position);
            assert_eq!(position(&rehearsal), position(&seen));
            match rehearsal {
                Ok(_) => may += 1,
                Err(why) => {
                    assert_eq!(why, Illegal::NotAsked);
                    may_not += 1;
                }
            }
            assert_eq!(position(&rules.rehearse(game, seat)).is_some(), fixed);
        }
    });
    assert!(may > 100 && may_not > 100, "{may} {may_not}");
}
