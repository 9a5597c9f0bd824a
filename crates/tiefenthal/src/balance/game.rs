//! One game, and what each seat did in it.

use crate::failure::Failure;
use chance::{Fast, Seed, Seeded};
use engine::model::{Card, Seat};
use engine::{Action, Ask, NoEvents, Rules, Score, Setup};
use players::{Bot, by_name, choose};
use std::collections::BTreeSet;

/// What one seat did, and its result.
#[derive(Clone, Debug, Default)]
pub(super) struct Player {
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

/// Plays the game with this number, which determines all dice and cards.
pub(super) fn play(
    rules: &Rules,
    setup: &Setup,
    bot: &str,
    seed: u64,
    index: u64,
) -> Result<Vec<Player>, Failure> {
    let fault = |what: String| {
        Failure::message(format_args!("game {index}: {what}; please report this as a fault"))
    };
    let seed = Seed::derived(seed, index);
    let mut chance = Seeded::new(&seed, &[]);
    let mut luck = Fast::from(&seed);
    let mut bots: Vec<Box<dyn Bot + Send>> =
        (0..setup.players).filter_map(|_| by_name(bot, luck.below(u32::MAX).into())).collect();
    let begun = rules.begin(setup, &mut chance, &mut NoEvents);
    let mut game = begun.map_err(|error| fault(error.to_string()))?;
    let mut players = vec![Player::default(); usize::from(setup.players)];
    for (place, seat) in (0..).zip(game.turn_order()) {
        players[usize::from(seat.number())].place = place;
    }
    while let Some(seat) = rules.next_to_act(&game) {
        let number = usize::from(seat.number());
        let action = choose(bots[number].as_mut(), rules, &game, seat);
        let player = &mut players[number];
        if rules.ask(&game, seat) == Some(Ask::Serve) && !game.serving.recruited {
            let open = game.display.iter().filter_map(|place| place.guest);
            player.met.extend(open.map(Card::number));
        }
        match action {
            Action::StartCard(card) => {
                (player.offered, player.start_card) = (game.offered, Some(card));
            }
            Action::Upgrade { area, .. } | Action::SchnappsUpgrade(area) => {
                player.upgrades.push((area as u8, game.round));
            }
            Action::FreeUpgrade(area) => player.free_upgrades.push(area as u8),
            Action::Buy(kind) => player.bought[kind as usize] += 1,
            Action::Recruit(place) => {
                let guest = game.display[place.index()].guest;
                player.guests.extend(guest.map(|guest| (guest, game.round)));
            }
            Action::Nobles(count) => player.nobles += count,
            _ => {}
        }
        rules
            .apply(&mut game, seat, &action, &mut chance, &mut NoEvents)
            .map_err(|illegal| fault(format!("{bot} answered {action:?}: {illegal}")))?;
    }
    let winners = rules.winners(&game);
    for (seat, player) in Seat::ALL.into_iter().zip(&mut players) {
        player.score = rules.score(&game, seat);
        if winners.contains(seat) {
            player.won = 1.0 / winners.len().max(1) as f64;
        }
    }
    Ok(players)
}
