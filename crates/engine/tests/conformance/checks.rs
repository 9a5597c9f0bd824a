//! The checks.

use crate::play::{ByMoment, Play, rules};
use engine::chance::{Chance, Moment, Odds};
use engine::model::{Area, Bonus, Card, Colour, Owed, Seat};
use engine::{Action, Ask, Event, Gift, NoEvents, Phase, Position, Setup, Timeline};
use std::sync::Arc;

/// No game has more steps, re-placing of dice not counted: in each of 8 rounds a seat answers at
/// most once in A and G, four times in B, takes 4 dice, places and uses 7, turns dice for at most
/// 20 Schnapps and in its turn buys 6 kinds, upgrades 9 areas, recruits one guest, pays for what
/// Schnapps, beer and Bards there are, and answers what follows.
const MAX_STEPS: u64 = 8 * 4 * 200;

/// The state rests only where somebody is asked, and no question answers itself (R8).
pub fn resting(play: &Play) {
    let asked = rules().to_act(&play.game);
    assert!(!asked.is_empty(), "nobody is asked in {:?}", play.game.phase);
    for seat in asked {
        let ask = rules().ask(&play.game, seat).expect("asked");
        let open_ended = matches!(ask, Ask::Plan | Ask::Serve);
        let answers = rules().legal(&play.game, seat).len();
        assert!(answers > 1 || open_ended, "{ask:?} has {answers} answers");
    }
    assert!(play.steps < MAX_STEPS, "the game does not end");
}

/// Lists are sorted and without duplicates; a seat that is not asked can at most take back.
pub fn lists(play: &Play) {
    for seat in Seat::ALL {
        let legal = rules().legal(&play.game, seat);
        assert!(legal.is_sorted_by(|a, b| a < b), "not sorted or double: {legal:?}");
        if rules().ask(&play.game, seat).is_none() {
            assert!(legal.iter().all(|action| *action == Action::TakeBack));
        }
    }
}

/// Every card, Schnapps, Signature and Counter Guest is somewhere.
pub fn conserved(play: &Play) {
    let game = &play.game;
    for card in (0..64).filter_map(Card::new) {
        let owned: u16 =
            game.turn_order().map(|seat| rules().owned(game, seat).count(card) as u16).sum();
        let shown = game.display.iter().filter(|place| place.guest == Some(card)).count() as u16;
        let total = owned
            + shown
            + game.supply.cards.count(card) as u16
            + play.removed[card.index()] as u16;
        assert_eq!(total, play.copies(card), "copies of {card:?}");
    }
    let limits = rules().sheet().limits;
    let schnapps: u8 = game.turn_order().map(|seat| game.tavern(seat).schnapps).sum();
    let in_play = if play.level >= 2 { limits.schnapps } else { 0 };
    assert_eq!(schnapps + game.supply.schnapps, in_play, "Schnapps");
    let laid: u8 = game.turn_order().map(|seat| game.tavern(seat).book.tiles()).sum();
    let shown = game.display.iter().filter(|place| place.signed).count() as u8;
    let owed = game.owed.as_slice().iter().filter(|o| matches!(o, Owed::GuestSignature(_))).count();
    let in_play = if play.level == 5 { limits.signatures } else { 0 };
    assert_eq!(laid + shown + owed as u8 + game.supply.signatures, in_play, "Signatures");
}

/// Four white dice a seat, on coasters or in taverns, until its turn closes (D2, F18).
pub fn dice(play: &Play) {
    let game = &play.game;
    let white = |seat: Seat| game.tavern(seat).dice.count(Colour::White);
    let on_coaster = |seat: Seat| game.tavern(seat).coaster.iter().filter(|p| **p > 0).count();
    let closed = |seat: Seat| {
        game.phase == Phase::Serve
            && game.turn_order().take_while(|&s| s != game.active).any(|s| s == seat)
    };
    for seat in game.turn_order() {
        assert!(game.tavern(seat).dice.count(Colour::Own) <= 3);
        match game.phase {
            Phase::Draft => {}
            Phase::Plan | Phase::Serve if !closed(seat) => assert_eq!(white(seat), 4),
            _ => assert_eq!(white(seat), 0),
        }
    }
    if game.phase == Phase::Draft {
        let total: usize = game.turn_order().map(|s| white(s) as usize + on_coaster(s)).sum();
        assert_eq!(total, 4 * game.players() as usize);
    }
}

/// Until they go home, guests sit at the tables they found, whatever was upgraded or returned in F
/// (F8, F9). Only a seat whose whole deck came (B5) can have had more tables than guests; whether
/// its Table tile was bought in this turn, a state does not remember.
pub fn tables(play: &Play) {
    let game = &play.game;
    if !matches!(game.phase, Phase::Serve | Phase::Closing) {
        return;
    }
    for seat in game.turn_order() {
        let tavern = game.tavern(seat);
        let all_came = tavern.deck.is_empty() && tavern.discard.is_empty();
        if !(all_came && tavern.upgraded.contains(Area::Table)) {
            assert_eq!(rules().tables_standing(game, seat), play.tables[seat], "{seat:?}");
        }
    }
}

/// Outside a serving turn nobody holds more than Safe, Storage and the Schnapps cap allow.
pub fn purses(play: &Play) {
    let game = &play.game;
    for seat in game.turn_order() {
        if game.phase == Phase::Serve && game.active == seat {
            continue;
        }
        let tavern = game.tavern(seat);
        assert!(tavern.thalers <= rules().area_value(tavern, Area::Safe) as u16);
        assert!(tavern.beer <= rules().area_value(tavern, Area::Storage) as u16);
    }
}

/// Serialised and back, hashed and copied, the state is the same.
pub fn copies(play: &Play) {
    if !play.steps.is_multiple_of(16) {
        return;
    }
    let text = serde_json::to_string(&play.game).expect("serialises");
    let back: Position = serde_json::from_str(&text).expect("reads back");
    assert_eq!(rules().validate(back), Ok(play.game));
    assert_eq!(back.state_hash(), play.game.state_hash());
    if let Some((_, action, events)) = &play.last {
        let text = serde_json::to_string(&(action, events)).expect("serialises");
        let back: (Action, Vec<Event>) = serde_json::from_str(&text).expect("reads back");
        assert_eq!((back.0, &back.1), (*action, events));
    }
}

/// Every event says something: only steps that gave something are noted, and only in a serving turn
/// (F2); nothing is owed, returned or gained in no number.
pub fn events(play: &Play) {
    let Some((_, _, events)) = &play.last else { return };
    let mut serving = true;
    for event in events {
        match event {
            Event::PhaseBegan { phase } => serving = *phase == Phase::Serve,
            Event::RoundBegan { .. } => serving = false,
            Event::StepGave { gift } => {
                assert!(serving && *gift != Gift::Nothing, "{gift:?} was noted");
            }
            Event::Owes { owed: Owed::Bonus(Bonus::Steps(count) | Bonus::Reputation(count)) }
            | Event::SchnappsTaken { count, .. }
            | Event::SchnappsReturned { count, .. }
            | Event::NoblesReturned { count, .. }
            | Event::CardsReturned { count, .. } => assert!(*count > 0, "{event:?}"),
            Event::ThalersGained { count, .. }
            | Event::BeerGained { count, .. }
            | Event::ThalersPaid { count, .. }
            | Event::BeerPaid { count, .. } => assert!(*count > 0, "{event:?}"),
            _ => {}
        }
    }
}

/// The scores add up by source, counted independently from the cards (Z1).
pub fn ended(play: &Play) {
    let game = &play.game;
    let mut best = 0;
    for seat in game.turn_order() {
        let tavern = game.tavern(seat);
        let mut points = tavern.schnapps as u16;
        for pile in [tavern.deck, tavern.discard] {
            points += pile.faces().map(|(c, n)| rules().points(c) as u16 * n as u16).sum::<u16>();
        }
        points += game.tops.of(seat).iter().map(|c| rules().points(*c) as u16).sum::<u16>();
        let track = rules().reputation_track(&game.form);
        if tavern.reputation > 0 && !track.is_empty() {
            points += track[(tavern.reputation as usize - 1) % track.len()].points as u16;
        }
        assert_eq!(rules().score(game, seat).total(), points);
        best = best.max(points);
    }
    let winner = rules().winners(game).first().expect("somebody wins");
    assert_eq!(rules().score(game, winner).total(), best);
    assert!(rules().to_act(game).is_empty());
}

/// Applies every listed action of every seat to a copy.
pub fn listed_are_accepted(play: &Play) {
    for seat in Seat::ALL {
        for action in rules().legal(&play.game, seat) {
            let mut game = play.game;
            let result =
                rules().apply(&mut game, seat, &action, &mut { play.chance }, &mut NoEvents);
            assert_eq!(result, Ok(()), "{action:?} is listed for {seat:?}");
            assert_ne!(game, play.game, "{action:?} changes nothing");
        }
    }
}

/// Tries any action at all, and those of earlier moments: what is not listed is refused without a trace and with a rule's id;
/// whole plans are the exception, they are accepted without being listed.
pub fn others_are_refused(play: &mut Play) {
    for _ in 0..40 {
        let seat = Seat::ALL[play.below(4)];
        let action = play.any_action();
        let listed = rules().legal(&play.game, seat).contains(&action);
        let mut game = play.game;
        let result = rules().apply(&mut game, seat, &action, &mut { play.chance }, &mut NoEvents);
        match result {
            Ok(()) if matches!(action, Action::Plan(_)) => {}
            Ok(()) => assert!(listed, "{action:?} is accepted but not listed"),
            Err(refusal) => {
                assert!(!listed, "{action:?} is listed but refused: {refusal}");
                assert_eq!(game, play.game, "{action:?} was refused and left a trace");
                assert!(!refusal.rule().is_empty());
            }
        }
    }
}

/// Two seats that are asked at once may answer in either order. Answers under R3 are open and
/// final, so there the later seat is not asked before the earlier has answered.
pub fn commute(play: &mut Play) -> u32 {
    let asked: Vec<Seat> = rules().to_act(&play.game).into_iter().collect();
    let [first, second, ..] = asked[..] else { return 0 };
    let mut pick = |seat| {
        let legal = rules().legal(&play.game, seat);
        legal[play.below(legal.len())]
    };
    let (a, b) = ((first, pick(first)), (second, pick(second)));
    let chance = play.chance;
    let run = |steps: [(Seat, Action); 2]| {
        let mut game = play.game;
        for (seat, action) in steps {
            rules()
                .apply(&mut game, seat, &action, &mut { chance }, &mut NoEvents)
                .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        }
        game
    };
    assert_eq!(run([a, b]), run([b, a]), "{a:?} and {b:?} do not commute");
    1
}

/// With the table option nothing is drawn for the display within a turn.
pub fn no_reveal_within_a_turn(play: &Play) {
    let Some((_, action, events)) = &play.last else { return };
    let laid = events.iter().any(|event| matches!(event, Event::GuestLaid { .. }));
    let within = play.game.phase == Phase::Serve && *action != Action::Close;
    assert!(!(laid && within), "{action:?} reveals a guest within the turn");
}

/// Plays a game with random undos: the state comes back, and what chance gave comes again.
pub fn undo(players: u8, level: u8, seed: u64) -> u32 {
    let rules = Arc::new(rules().clone());
    let mut chance = Memory { chance: ByMoment(seed), drawn: Default::default() };
    let setup = Setup::new(players, level);
    let (mut table, _) = Timeline::begin(rules.clone(), &setup, &mut chance).expect("a set-up");
    let mut play = Play::new(players, level, seed);
    let mut undone = 0;
    for _ in 0..4000 {
        if table.game().is_over() {
            break;
        }
        let asked: Vec<Seat> = rules.to_act(table.game()).into_iter().collect();
        let seat = asked[play.below(asked.len())];
        let legal = rules.legal(table.game(), seat);
        let action = legal[play.below(legal.len())];
        let before = *table.game();
        table.act(seat, &action, &mut chance).expect("listed");
        if play.below(3) == 0 && table.can_undo(seat) {
            assert_eq!(table.undo(seat), Ok(action));
            assert_eq!(*table.game(), before, "undoing {action:?}");
            undone += 1;
        }
    }
    undone
}

/// Insists that a moment asked again has the same outcome.
struct Memory {
    chance: ByMoment,
    drawn: std::collections::BTreeMap<Moment, u8>,
}

impl Chance for Memory {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let outcome = self.chance.draw(moment, odds);
        let again = self.drawn.insert(moment, outcome);
        assert!(again.is_none(), "{moment:?} was drawn before: an undo crossed a reveal");
        outcome
    }
}
