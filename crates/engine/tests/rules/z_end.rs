//! Z: the end, points and winners; a second scorer that knows the printed values by itself.

use crate::stage::*;
use crate::support::*;
use engine::chance::{Chance, Moment, Odds};
use engine::model::{Bonus, BySeat, Card, Kind, Seat};
use engine::{Action, Event, Game, Phase, Rules, Score, Setup, Sitting};
use std::collections::BTreeMap;

const S: Seat = S0;

/// What the spaces of the Reputation track score at the end, beginning with the "1" (COMPONENTS §9,
/// Z1); the last is the Crown.
const PLAIN: [u16; 11] = [1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 0];
const SIGNATURES: [u16; 12] = [1, 2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 0];

#[test]
fn z1_points_by_source() {
    let mut table = stage(5);
    let (four, eight) = (plain_guest(4), plain_guest(8));
    let bonus = guest(7, |bonus| bonus == Some(Bonus::Card(Kind::Server)));
    table.set_deck(S, &[four, regular(1), Card::NOBLE], &[eight, Card::NOBLE, card(Kind::Table)]);
    table.game.taverns[S].discard.add(bonus, 1);
    table.game.taverns[S].discard.add(Card::NOBLE, 2);
    table.game.taverns[S].discard.add(regular(2), 3);
    table.game.taverns[S].discard.add(four, 1);
    table.game.taverns[S].reputation = 9;
    // Neither Thalers, beer, Monastery, Signatures nor Counter Guests score.
    table.game.taverns[S].thalers = 5;
    table.game.taverns[S].beer = 5;
    table.game.taverns[S].monastery = 22;
    table.game.taverns[S].counter_guests = 3;
    sign(&mut table, [2, 0, 1, 0]);
    pour(&mut table, S, 3);
    let score = rules().score(&table.game, S);
    let expected = Score {
        nobles: 40,
        guests: 3 + 8 + 4 + 3,
        regulars: 0,
        tavern_cards: 0,
        schnapps: 3,
        reputation: 7,
    };
    assert_eq!(score, expected);
    assert_eq!(score.total(), 68);
    assert_eq!(rules().scores(&table.game)[S], score);
    assert_eq!(rules().score(&table.game, S1), Score::default());
}

#[test]
fn z1_every_guest_scores_what_is_printed() {
    for (index, printed) in rules().sheet().guests.iter().enumerate() {
        let mut table = stage(1);
        let card = Card::guest(index as u8).expect("a guest");
        table.set_deck(S, &[], &[card]);
        assert_eq!(rules().score(&table.game, S).total(), guest_points(card), "{printed:?}");
    }
}

#[test]
fn z1_the_sheets_points_count_for_every_card() {
    let mut sheet = rules().sheet().clone();
    for (points, printed) in (1..).zip(&mut sheet.tavern_cards) {
        printed.points = points;
    }
    sheet.regulars[1].points = 7;
    sheet.noble.points = 11;
    let rules = Rules::new(sheet);
    let mut table = stage(1);
    table.set_deck(S, &[regular(1), regular(2), Card::NOBLE], &Kind::ALL.map(Card::tavern));
    table.game.taverns[S].discard.add(card(Kind::Brewer), 2);
    let score = rules.score(&table.game, S);
    let expected = Score { nobles: 11, regulars: 7, tavern_cards: 21 + 12, ..Score::default() };
    assert_eq!(score, expected);
}

#[test]
fn z1_the_reputation_space_also_after_a_lap() {
    for (level, track) in [(3, &PLAIN[..]), (4, &PLAIN[..]), (5, &SIGNATURES[..])] {
        let mut table = stage(level);
        assert_eq!(rules().score(&table.game, S).reputation, 0, "on the Bartender");
        for steps in 1..=3 * track.len() {
            table.game.taverns[S].reputation = steps as u16;
            let points = track[(steps - 1) % track.len()];
            let score = rules().score(&table.game, S);
            assert_eq!(score.reputation, points, "level {level}, {steps} steps");
            assert_eq!(score.total(), points);
        }
    }
}

#[test]
fn z1_no_reputation_below_level_3() {
    for level in [1, 2] {
        let mut table = stage(level);
        table.game.taverns[S].reputation = 4;
        assert_eq!(rules().score(&table.game, S), Score::default());
    }
}

#[test]
fn z2_most_points_win() {
    let mut table = stage(2);
    pour(&mut table, S, 2);
    pour(&mut table, S1, 3);
    // Goods decide nothing where points do.
    table.game.taverns[S].thalers = 5;
    table.game.taverns[S].beer = 5;
    assert_eq!(winners(&table.game), [S1]);
    pour(&mut table, S, 2);
    assert_eq!(winners(&table.game), [S]);
}

#[test]
fn z2_a_tie_goes_to_thalers_and_beer_together() {
    let mut table = stage_with(Setup { start_player: Some(S2), ..Setup::new(4, 2) });
    for (seat, schnapps) in [(S0, 4), (S1, 4), (S2, 3), (S3, 4)] {
        pour(&mut table, seat, schnapps);
    }
    let mut goods = |seat, thalers, beer| {
        table.game.taverns[seat].thalers = thalers;
        table.game.taverns[seat].beer = beer;
        winners(&table.game)
    };
    // Seat 2 has most goods but fewer points.
    goods(S2, 5, 5);
    assert_eq!(goods(S0, 2, 1), [S0]);
    assert_eq!(goods(S1, 0, 4), [S1]);
    // Thalers and beer weigh the same: still tied, the victory is shared.
    assert_eq!(goods(S3, 4, 0), [S1, S3]);
    assert_eq!(goods(S0, 2, 2), [S0, S1, S3]);
    assert_eq!(goods(S3, 0, 0), [S0, S1]);
}

#[test]
fn z2_the_tie_is_broken_by_what_was_stored() {
    let mut table = stage(1);
    table.game.round = 8;
    table.game.taverns[S].thalers = 9;
    table.game.taverns[S1].thalers = 1;
    table.game.taverns[S1].beer = 2;
    table.act(S, Action::Close);
    table.act(S1, Action::Close);
    assert_eq!(table.game.phase, Phase::Over);
    // Of the nine Thalers two were kept, so three goods win.
    assert_eq!(winners(&table.game), [S1]);
    table.refuse(S, Action::Close, "R4");
}

#[test]
fn z3_a_removed_card_scores_nothing() {
    let (guest, other) = (plain_guest(7), plain_guest(6));
    let mut table = stage(1);
    table.game.round = 8;
    table.set_tavern(S, &[guest, other], &[]);
    table.game.taverns[S].monastery = 4;
    table.game.taverns[S].counter_guests = 1;
    assert_eq!(rules().score(&table.game, S).guests, 12);
    table.act(S, Action::CounterGuest);
    table.act(S, Action::Remove(Sitting { card: guest, served: false }));
    assert_eq!(rules().score(&table.game, S).guests, 5);
    assert_eq!(rules().owned(&table.game, S).count(guest), 0);
    table.act(S, Action::Close);
    table.act(S1, Action::Close);
    assert!(table.game.is_over());
    assert_eq!(rules().score(&table.game, S).total(), 5);
}

#[test]
fn z3_returned_cards_are_the_supplys() {
    let mut sheet = rules().sheet().clone();
    sheet.tavern_cards[Kind::Brewer as usize].points = 3;
    let rules = Rules::new(sheet);
    let mut table = stage(1);
    table.set_tavern(S, &[], &[Kind::Brewer, Kind::Brewer]);
    table.game.taverns[S].thalers = 12;
    assert_eq!(rules.score(&table.game, S).total(), 6);
    table.act(S, Action::Upgrade { area: engine::model::Area::Brewer, returned: 1 });
    assert_eq!(rules.score(&table.game, S).tavern_cards, 3);
    assert_eq!(rules.score(&table.game, S).nobles, 10);
}

#[test]
fn z1_calm_games_score_as_the_ledger_says() {
    for level in 1..=5 {
        for players in 2..=4 {
            check_game(Setup::new(players, level), 7 * level as u64 + players as u64, Temper::Calm);
        }
    }
}

#[test]
fn z1_busy_games_score_as_the_ledger_says() {
    let mut removed = 0;
    let mut nobles = 0;
    for level in 1..=5 {
        for seed in 0..6 {
            let setup = Setup::new(2 + (seed % 3) as u8, level);
            let ledger = check_game(setup, 1000 * level as u64 + seed, Temper::Busy);
            removed += ledger.removed;
            nobles += ledger.accounts[S].cards.get(&Card::NOBLE).copied().unwrap_or(0);
        }
    }
    // The games were not empty ones.
    assert!(removed > 20, "only {removed} guests were removed");
    assert!(nobles > 20, "only {nobles} Nobles were gained");
}

fn winners(game: &Game) -> Vec<Seat> {
    rules().winners(game).into_iter().collect()
}

/// How a test plays.
#[derive(Clone, Copy, PartialEq)]
enum Temper {
    /// Keeps, declines, closes.
    Calm,
    /// Takes any step there is, ends a turn or plan now and then.
    Busy,
}

/// Plays a game and compares the engine's scores and winners with those of the ledger.
#[track_caller]
fn check_game(setup: Setup, seed: u64, temper: Temper) -> Ledger {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut events = Vec::new();
    let mut game = rules().begin(&setup, &mut random, &mut events).expect("a legal set-up");
    let mut ledger = Ledger::open(setup);
    let mut booked = 0;
    for _ in 0..100_000 {
        events[booked..].iter().for_each(|event| ledger.book(event));
        booked = events.len();
        let asked = rules().to_act(&game);
        let Some(seat) = asked.into_iter().nth(random.below(asked.len().max(1))) else { break };
        let legal = rules().legal(&game, seat);
        let end = [Action::Keep, Action::Ready, Action::Close, Action::Decline];
        let ends = end.into_iter().find(|action| legal.contains(action));
        let stop = temper == Temper::Calm || random.below(12) == 0;
        let action = match ends {
            Some(action) if stop => action,
            _ => legal[random.below(legal.len())],
        };
        rules().apply(&mut game, seat, &action, &mut random, &mut events).expect("listed");
    }
    assert!(game.is_over());
    for seat in game.turn_order() {
        let expected = ledger.score(seat);
        assert_eq!(rules().score(&game, seat), expected, "{setup:?}, seed {seed}, {seat:?}");
        // At the end everything lies in deck and discard pile.
        let tavern = game.tavern(seat);
        let cards = tavern.deck.len() + tavern.discard.len() + game.tops.of(seat).len() as u32;
        let owned: i32 = ledger.accounts[seat].cards.values().sum();
        assert_eq!(cards as i32, owned, "{setup:?}, seed {seed}, {seat:?}");
    }
    assert_eq!(winners(&game), ledger.winners(), "{setup:?}, seed {seed}");
    ledger
}

/// A small generator (xorshift): chance and choices of the played games.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % end
    }
}

impl Chance for Random {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        let way = self.below(odds.ways() as usize) as u32;
        odds.outcome(way)
    }
}

/// Keeps what each seat owns by the events alone and scores it by the printed values.
struct Ledger {
    setup: Setup,
    accounts: BySeat<Account>,
    removed: u32,
}

#[derive(Clone, Default)]
struct Account {
    cards: BTreeMap<Card, i32>,
    schnapps: u16,
    steps: usize,
    goods: u16,
}

impl Ledger {
    /// The starting decks: seven Regulars and, up to level 3, a Server, a Table and a Brewer (S5).
    fn open(setup: Setup) -> Ledger {
        let accounts = BySeat::from_fn(|_| {
            let mut account = Account::default();
            account.cards.insert(regular(1), 3);
            account.cards.insert(regular(2), 4);
            if setup.level <= 3 {
                for kind in [Kind::Server, Kind::Table, Kind::Brewer] {
                    account.cards.insert(card(kind), 1);
                }
            }
            account
        });
        Ledger { setup, accounts, removed: 0 }
    }

    fn book(&mut self, event: &Event) {
        let accounts = &mut self.accounts;
        let mut move_card = |seat, card, count: i32| {
            *accounts[seat].cards.entry(card).or_default() += count;
        };
        match *event {
            Event::CardGained { seat, card }
            | Event::CardShuffledIn { seat, card }
            | Event::GuestGained { seat, card, .. } => move_card(seat, card, 1),
            Event::RegularRemoved { seat, card } => move_card(seat, card, -1),
            Event::GuestRemoved { seat, card, .. } => {
                move_card(seat, card, -1);
                self.removed += 1;
            }
            Event::CardsReturned { seat, kind, count, .. } => {
                move_card(seat, card(kind), -(count as i32));
            }
            Event::NoblesReturned { seat, count } => {
                move_card(seat, Card::NOBLE, -(count as i32));
            }
            Event::SchnappsTaken { seat, count } => accounts[seat].schnapps += count as u16,
            Event::SchnappsReturned { seat, count } => accounts[seat].schnapps -= count as u16,
            Event::ReputationStep { seat } => accounts[seat].steps += 1,
            Event::ReputationBack { seat, steps } => accounts[seat].steps -= steps as usize,
            Event::TurnClosed { seat, thalers, beer } => accounts[seat].goods = thalers + beer,
            _ => {}
        }
    }

    fn score(&self, seat: Seat) -> Score {
        let account = &self.accounts[seat];
        let mut score = Score { schnapps: account.schnapps, ..Score::default() };
        for (&card, &count) in &account.cards {
            if card.is_noble() {
                score.nobles += 10 * count as u16;
            } else if card.is_guest() {
                score.guests += guest_points(card) * count as u16;
            }
        }
        let track: &[u16] = match self.setup.level {
            1 | 2 => &[],
            3 | 4 => &PLAIN,
            _ => &SIGNATURES,
        };
        if account.steps > 0 {
            score.reputation = track[(account.steps - 1) % track.len()];
        }
        score
    }

    fn winners(&self) -> Vec<Seat> {
        let seats = &Seat::ALL[..self.setup.players as usize];
        let rank = |seat: &&Seat| {
            let score = self.score(**seat);
            let cards = score.nobles + score.guests;
            (cards + score.schnapps + score.reputation, self.accounts[**seat].goods)
        };
        let best = seats.iter().map(|seat| rank(&seat)).max();
        seats.iter().filter(|seat| Some(rank(seat)) == best).copied().collect()
    }
}

/// Victory Points of a guest (COMPONENTS §5 and §6): without a bonus 2, 3, 4, 5, 7 and 8 by price,
/// with one three less than its price.
fn guest_points(guest: Card) -> u16 {
    let price = rules().beer_price(guest);
    match (rules().guest_bonus(guest), price) {
        (Some(_), _) => price as u16 - 3,
        (None, 3..=6) => price as u16 - 1,
        (None, _) => price as u16,
    }
}
