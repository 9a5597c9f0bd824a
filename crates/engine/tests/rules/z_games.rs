//! Z1, Z2 over whole games: a second scorer keeps a ledger of the events alone, knows the printed
//! values by itself and has to agree with the engine.

use crate::dice::Dice;
use crate::support::*;
use crate::z_end::{PLAIN, SIGNATURES, guest_points, winners};
use engine::model::{BySeat, Card, Kind, Seat};
use engine::{Action, Event, Score, Setup};
use std::collections::BTreeMap;

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
            nobles += ledger.accounts[S0].cards.get(&Card::NOBLE).copied().unwrap_or(0);
        }
    }
    // The games were not empty ones.
    assert!(removed > 20, "only {removed} guests were removed");
    assert!(nobles > 30, "only {nobles} Nobles were gained");
}

/// How a test plays.
#[derive(Clone, Copy, PartialEq)]
enum Temper {
    /// Keeps, declines, closes.
    Calm,
    /// Buys and uses what there is, and now and then does anything that is allowed.
    Busy,
}

impl Temper {
    fn choose(self, legal: &[Action], dice: &mut Dice) -> Action {
        let any = |dice: &mut Dice| legal[dice.below(legal.len())];
        match self {
            Temper::Calm => {
                let end = [Action::Keep, Action::Ready, Action::Close, Action::Decline];
                let calm = end.into_iter().find(|action| legal.contains(action));
                calm.unwrap_or_else(|| any(dice))
            }
            Temper::Busy if dice.below(8) == 0 => any(dice),
            Temper::Busy => {
                let best = legal.iter().map(zeal).max().unwrap_or(0);
                let eager: Vec<Action> =
                    legal.iter().copied().filter(|action| zeal(action) == best).collect();
                eager[dice.below(eager.len())]
            }
        }
    }
}

/// What a busy player does first.
fn zeal(action: &Action) -> u8 {
    match action {
        Action::Nobles(_) | Action::Upgrade { .. } | Action::SchnappsUpgrade(_) => 5,
        Action::Use { .. } | Action::Bard | Action::Remove(_) | Action::Accept => 4,
        Action::Recruit(_) | Action::OnTop(_) => 3,
        Action::Place { from: None, .. } | Action::CounterGuest | Action::Keep => 2,
        Action::Place { .. } | Action::Lift { .. } | Action::Decline | Action::TakeBack => 0,
        Action::Buy(_) | Action::Musician | Action::SchnappsRemove(_) | Action::Turn { .. } => 0,
        _ => 1,
    }
}

/// Plays a game and compares the engine's scores and winners with those of the ledger.
#[track_caller]
fn check_game(setup: Setup, seed: u64, temper: Temper) -> Ledger {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut events = Vec::new();
    let mut game = rules().begin(&setup, &mut dice, &mut events).expect("a legal set-up");
    let mut ledger = Ledger::open(setup);
    let mut booked = 0;
    for _ in 0..100_000 {
        events[booked..].iter().for_each(|event| ledger.book(event));
        booked = events.len();
        let asked = rules().to_act(&game);
        let Some(seat) = asked.into_iter().nth(dice.below(asked.len().max(1))) else { break };
        let legal = rules().legal(&game, seat);
        let action = temper.choose(&legal, &mut dice);
        rules().apply(&mut game, seat, &action, &mut dice, &mut events).expect("listed");
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
            if setup.level.number() <= 3 {
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
        let track: &[u16] = match self.setup.level.number() {
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
