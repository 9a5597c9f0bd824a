//! S: set-up.

use crate::support::*;
use engine::chance::{Odds, Purpose};
use engine::model::{Area, Card, Colour, Entertainer, Kind, Pile, Seat};
use engine::{
    Action, Event, Game, Level, NoEvents, Phase, Position, ReputationSide, Setup, SetupError,
    TrackSide,
};

fn laid_out(players: u8, level: u8) -> Position {
    rules().lay_out(&Setup::new(players, level)).expect("a legal set-up")
}

/// The game after set-up, and what chance was asked.
fn begun(setup: &Setup) -> (Game, Watch) {
    let mut watch = Watch::default();
    let game = rules().begin(setup, &mut watch, &mut NoEvents).expect("a legal set-up");
    (game, watch)
}

fn odds_of_cards(odds: &Odds) -> Pile {
    match odds {
        Odds::Card(pile) => *pile,
        other => panic!("no cards: {other:?}"),
    }
}

#[test]
fn s1_two_to_four_players_at_levels_one_to_five() {
    for players in 2..=4 {
        for level in 1..=5 {
            assert_eq!(Setup::new(players, level).check(), Ok(()));
            assert_eq!(laid_out(players, level).players(), players);
        }
    }
    assert_eq!(rules().lay_out(&Setup::new(5, 1)), Err(SetupError::Players(5)));
    assert_eq!(rules().lay_out(&Setup::new(1, 1)), Err(SetupError::Players(1)));
    assert_eq!(Level::try_from(6), Err(SetupError::Level(6)));
    assert_eq!(Level::try_from(0), Err(SetupError::Level(0)));
    assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5]);
}

#[test]
fn s1_an_empty_seat_cannot_act() {
    let mut scene = Scene::new(2, 1);
    assert_eq!(scene.asked(S2), None);
    scene.refuse(S2, Action::Keep, "S1");
    scene.refuse(S3, Action::TakeBack, "S1");
}

#[test]
fn s1_modules_are_cumulative() {
    // Schnapps from level 2, Reputation from 3, Start Cards from 4, Signatures at 5.
    for level in 1..=5 {
        let (game, _) = begun(&setup(2, level));
        assert_eq!(game.supply.schnapps > 0, level >= 2, "level {level}");
        assert_eq!(game.form.reputation.is_some(), level >= 3, "level {level}");
        assert_eq!(game.phase == Phase::StartCards, level >= 4, "level {level}");
        assert_eq!(game.supply.signatures > 0, level >= 5, "level {level}");
    }
}

#[test]
fn s2_the_supply_by_level_and_players() {
    for players in 2..=4 {
        for level in 1..=5 {
            let supply = laid_out(players, level).supply;
            let dealt = if level <= 3 { players } else { 0 };
            assert_eq!(supply.kind(Kind::Barback), 16);
            assert_eq!(supply.kind(Kind::Dishwasher), 16);
            assert_eq!(supply.kind(Kind::Server), 16 - dealt);
            assert_eq!(supply.kind(Kind::Table), 16 - dealt);
            assert_eq!(supply.kind(Kind::Brewer), 16 - dealt);
            assert_eq!(supply.kind(Kind::Bard), if level >= 3 { 16 } else { 0 });
            assert_eq!(supply.nobles(), 61);
            assert_eq!(supply.counter_guests, 3 * players);
        }
    }
}

#[test]
fn s2_no_bards_below_level_three() {
    let mut scene = Scene::given("level=2 phase=serve / thalers=20");
    scene.refuse(S0, Action::Buy(Kind::Bard), "R7");
    let mut scene = Scene::given("level=3 phase=serve / thalers=20");
    scene.act(S0, Action::Buy(Kind::Bard));
    assert_eq!(scene.game.supply.kind(Kind::Bard), 15);
}

#[test]
fn s3_an_open_pile_and_four_open_guests() {
    let dealt = [plain_guest(8), plain_guest(4), plain_guest(4), plain_guest(6)];
    for level in [1, 3] {
        let mut script = Script::default();
        script.queue(Purpose::Display, None, &dealt.map(Card::number));
        let game = Scene::with(setup(2, level), script).game;
        assert_eq!(game.display[0].guest, Some(three()));
        assert_eq!([1, 2, 3, 4].map(|place| game.display[place].guest), dealt.map(Some));
        // Eight 3-beer guests, one of them open; 30 others or 40, four of them open.
        assert_eq!(rules().three_pile(&game), pile(&[(three(), 7)]));
        assert_eq!(rules().threes_left(&game), 8);
        assert_eq!(rules().guest_stack(&game).len(), if level == 1 { 26 } else { 36 });
        assert_eq!(rules().guest_stack(&game).count(plain_guest(4)), 0);
    }
}

#[test]
fn s3_the_marked_guests_come_at_level_three() {
    for level in 1..=5 {
        let (_, watch) = begun(&setup(2, level));
        let stack = odds_of_cards(&watch.odds(Purpose::Display)[0]);
        assert_eq!(stack.len(), if level >= 3 { 40 } else { 30 }, "level {level}");
        assert_eq!(stack.count(three()), 0);
        for (index, guest) in rules().sheet().guests.iter().enumerate() {
            let copies = stack.count(Card::guest(index as u8).expect("a guest"));
            let there = guest.price > 3 && (level >= 3 || !guest.marked);
            assert_eq!(copies, if there { guest.copies } else { 0 });
        }
        // The order of the four is random: nobody knows more than the stack.
        assert_eq!(watch.odds(Purpose::Display).len(), 4);
    }
}

#[test]
fn s4_each_player_begins_with_a_plain_tavern() {
    for level in 1..=5 {
        let game = laid_out(3, level);
        for seat in [S0, S1, S2] {
            let tavern = game.tavern(seat);
            assert_eq!(rules().table_count(&game, seat), 3);
            assert!(tavern.upgraded.is_empty());
            assert_eq!((tavern.thalers, tavern.beer), (0, 0));
            assert_eq!((tavern.monastery, tavern.schnapps, tavern.counter_guests), (0, 0, 0));
            assert_eq!(tavern.dice.entries().count(), 0);
            assert!(tavern.discard.is_empty() && game.tops.of(seat).is_empty());
        }
        assert!(game.tavern(S3).deck.is_empty());
    }
}

#[test]
fn s4_a_coaster_with_four_white_dice_each() {
    let mut scene = Scene::new(4, 1);
    scene.go_to(Phase::Arrival);
    while scene.game.phase == Phase::Arrival {
        scene.calm_step();
    }
    assert_eq!(scene.happened(|event| matches!(event, Event::CoasterRolled { .. })), 4);
    // All show a 1 here, so that each has taken four dice by itself and no own die was served.
    for seat in Seat::ALL {
        assert_eq!(scene.game.tavern(seat).dice.count(Colour::White), 4);
    }
}

#[test]
fn s5_the_starting_deck_comes_out_of_the_supply() {
    let deck = pile(&[
        (regular(1), 3),
        (regular(2), 4),
        (card(Kind::Server), 1),
        (card(Kind::Table), 1),
        (card(Kind::Brewer), 1),
    ]);
    for level in 1..=3 {
        let game = laid_out(4, level);
        for seat in Seat::ALL {
            assert_eq!(game.tavern(seat).deck, deck);
        }
        // Shuffled: the first card of each deck can be any of the ten.
        let (_, watch) = begun(&setup(4, level));
        let first = watch.0.iter().find(|(moment, _)| moment.purpose == Purpose::Deck);
        assert_eq!(odds_of_cards(&first.expect("a card was drawn").1), deck);
    }
}

#[test]
fn s5_no_server_table_brewer_from_level_four() {
    for level in 4..=5 {
        let game = laid_out(2, level);
        assert_eq!(game.tavern(S1).deck, pile(&[(regular(1), 3), (regular(2), 4)]));
    }
}

#[test]
fn s6_summer_without_schnapps_at_level_one() {
    let game = laid_out(2, 1);
    assert_eq!(game.form.track, TrackSide::Summer);
    assert_eq!(game.supply.schnapps, 0);
    assert!((1..=8).all(|round| rules().moon_schnapps(&game.form, round) == 0));
    let mut scene = Scene::new(2, 1);
    scene.finish();
    for who in Entertainer::ALL {
        assert_eq!(scene.game.tavern(S0).entertainers.side(who), None);
    }
}

#[test]
fn s6_winter_with_schnapps_and_entertainers_from_level_two() {
    for level in 2..=5 {
        let game = laid_out(2, level);
        assert_eq!(game.form.track, TrackSide::Winter);
        assert_eq!(game.supply.schnapps, 20);
        assert_eq!(game.form.loose_tiles, level == 2);
        let mut scene = Scene::new(2, level);
        scene.finish();
        for who in Entertainer::ALL {
            assert!(scene.game.tavern(S0).entertainers.side(who).is_some());
            assert!(scene.game.tavern(S1).entertainers.side(who).is_some());
        }
    }
}

#[test]
fn s7_the_reputation_marker_begins_on_the_bartender() {
    for level in 3..=5 {
        let game = laid_out(2, level);
        assert_eq!(game.tavern(S0).reputation, 0);
        assert_eq!(rules().reputation_space(&game.form, 0), None);
        assert!(!game.form.loose_tiles);
        let schnapps = [1, 2, 3, 4, 5, 6, 7, 8].map(|r| rules().moon_schnapps(&game.form, r));
        assert_eq!(schnapps, [0, 1, 0, 0, 0, 0, 0, 1]);
    }
    assert_eq!(laid_out(2, 3).form.reputation, Some(ReputationSide::Plain));
    assert_eq!(rules().reputation_track(&laid_out(2, 4).form).len(), 11);
}

#[test]
fn s7_no_reputation_below_level_three() {
    for level in 1..=2 {
        let game = laid_out(2, level);
        assert_eq!(game.form.reputation, None);
        assert!(rules().reputation_track(&game.form).is_empty());
    }
}

#[test]
fn s9_signatures_on_all_five_places() {
    let (game, _) = begun(&setup(2, 5));
    assert!(game.display.iter().all(|place| place.guest.is_some() && place.signed));
    assert_eq!(game.supply.signatures, 40 - 5);
    assert_eq!(rules().reputation_track(&game.form).len(), 12);
    for seat in [S0, S1] {
        assert_eq!(game.tavern(seat).book.tiles(), 0);
    }
}

#[test]
fn s9_no_signatures_below_level_five() {
    for level in 1..=4 {
        let (game, _) = begun(&setup(2, level));
        assert!(game.display.iter().all(|place| !place.signed));
        assert_eq!(game.supply.signatures, 0);
    }
}

#[test]
fn s10_the_start_player_is_drawn_at_random() {
    for players in 2..=4 {
        let (_, watch) = begun(&Setup::new(players, 1));
        let odds = watch.odds(Purpose::StartPlayer);
        assert_eq!(odds.len(), 1);
        let each: Vec<(u8, u32)> = (0..players).map(|seat| (seat, 1)).collect();
        assert_eq!(odds[0].outcomes().collect::<Vec<_>>(), each);
        for seat in 0..players {
            let mut script = Script::default();
            script.queue(Purpose::StartPlayer, None, &[seat]);
            let scene = Scene::with(Setup::new(players, 1), script);
            assert_eq!(scene.game.start, Seat::ALL[seat as usize]);
        }
    }
}

#[test]
fn s10_the_host_may_set_the_start_player() {
    let setup = Setup { start_player: Some(S2), ..Setup::new(3, 1) };
    let (game, watch) = begun(&setup);
    assert_eq!(game.start, S2);
    assert!(watch.odds(Purpose::StartPlayer).is_empty());
    let nobody = Setup { start_player: Some(S3), ..Setup::new(3, 1) };
    assert_eq!(rules().lay_out(&nobody), Err(SetupError::StartPlayer(S3)));
    assert_eq!(nobody.check().map_err(|e| e.to_string()).unwrap_err()[..4], *"S10:");
}

#[test]
fn s4_nothing_but_the_printed_plain_values() {
    let game = laid_out(2, 1);
    let plain = Area::ALL.map(|area| rules().area_value(game.tavern(S0), area));
    // Dishwasher, Server, Table, Brewer, Cashbox, Monk, Barrel, Safe, Storage.
    assert_eq!(plain, [0, 0, 3, 1, 1, 1, 1, 2, 2]);
}
