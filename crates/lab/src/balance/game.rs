//! One game, and what each seat did in it.

use crate::Bug;
use chance::{Fast, Seed, Seeded};
use engine::model::{Card, Seat};
use engine::{Action, Ask, Game, Rules, Score, Setup};
use players::{Bot, Spec, answer_of, play, standard_value};
use std::collections::BTreeSet;

/// What one seat did, and its result.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// Its place in the first round, from 0: the start player.
    pub(super) place: u8,
    /// Its share of the victory (Z2).
    pub(super) won: f64,
    pub(super) score: Score,
    /// The Start Cards it could choose from, and the one it chose (S8).
    pub(super) offered: u16,
    pub(super) start_card: Option<u8>,
    /// Upgrades it paid for, with the round; by Thalers or Schnapps.
    pub(super) upgrades: Vec<(u8, u8)>,
    /// Upgrades without a price (A3).
    pub(super) free_upgrades: Vec<u8>,
    /// Tavern cards bought, by kind.
    pub(super) bought: [u8; 6],
    /// Guests recruited with beer, with the round.
    pub(super) guests: Vec<(Card, u8)>,
    /// Guests on display when one of its turns began, each once.
    pub(super) met: BTreeSet<u8>,
    /// Nobles recruited with beer.
    pub(super) nobles: u8,
}

impl Player {
    /// Notes what is done.
    fn note(&mut self, rules: &Rules, game: &Game, seat: Seat, action: Action) {
        if rules.ask(game, seat) == Some(Ask::Serve) && !game.serving.recruited {
            let open = game.display.iter().filter_map(|place| place.guest);
            self.met.extend(open.map(Card::number));
        }
        match action {
            Action::StartCard(card) => {
                (self.offered, self.start_card) = (game.offered, Some(card));
            }
            Action::Upgrade { area, .. } | Action::SchnappsUpgrade(area) => {
                self.upgrades.push((area as u8, game.round));
            }
            Action::FreeUpgrade(area) => self.free_upgrades.push(area as u8),
            Action::Buy(kind) => self.bought[kind as usize] += 1,
            Action::Recruit(place) => {
                let guest = game.display[place.index()].guest;
                self.guests.extend(guest.map(|guest| (guest, game.round)));
            }
            Action::Nobles(count) => self.nobles += count,
            _ => {}
        }
    }
}

/// Plays the game with this number, which determines all dice and cards.
pub fn play_game(
    rules: &Rules,
    setup: &Setup,
    bot: &Spec,
    seed: u64,
    index: u64,
) -> Result<Vec<Player>, Bug> {
    let seed = Seed::derived(seed, index);
    let mut chance = Seeded::new(&seed, &[]);
    let mut luck = Fast::from(&seed);
    let mut bots: Vec<Box<dyn Bot + Send>> = (0..setup.players)
        .map(|_| bot.player(luck.below(u32::MAX).into(), &standard_value()))
        .collect();
    let mut players = vec![Player::default(); usize::from(setup.players)];
    let mut begun = false;
    let game = play(rules, setup, &mut chance, |game, seat| {
        let action = answer_of(&mut bots, rules, game, seat)?;
        if !core::mem::replace(&mut begun, true) {
            for (place, seat) in (0..).zip(game.turn_order()) {
                players[usize::from(seat.number())].place = place;
            }
        }
        players[usize::from(seat.number())].note(rules, game, seat, action);
        Some(action)
    });
    let game = game.map_err(|error| Bug::in_game(index, error))?;
    let winners = rules.winners(&game);
    for (seat, player) in Seat::ALL.into_iter().zip(&mut players) {
        player.score = rules.score(&game, seat);
        if winners.contains(seat) {
            player.won = 1.0 / winners.len().max(1) as f64;
        }
    }
    Ok(players)
}
