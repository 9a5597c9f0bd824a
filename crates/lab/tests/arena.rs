//! Contests: symmetric, reproducible, and won by the stronger.

use engine::{Rules, Setup};
use lab::arena::{Contest, Deal, Shares, Times};

fn contest(players: u8, level: u8, names: &[&str], seed: u64) -> Contest {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    Contest::new(Setup::new(players, level), &names, seed).expect("a contest")
}

/// The deals without their times, which are never the same twice.
fn deals(contest: &Contest, count: u64) -> Vec<Deal> {
    let rules = Rules::first_release();
    let timeless = |mut deal: Deal| {
        deal.parts.iter_mut().for_each(|part| part.times = Times::default());
        deal
    };
    (0..count)
        .map(|index| timeless(contest.deal(&rules, index).expect("no fault").expect("a deal")))
        .collect()
}

fn rate(deals: &[Deal], contestant: usize) -> f64 {
    let mut shares = Shares::default();
    deals.iter().for_each(|deal| shares.add(deal.parts[contestant].win_rate()));
    shares.mean()
}

#[test]
fn a_bot_against_itself_is_even_in_every_deal() {
    for name in ["greedy", "random", "money"] {
        for deal in deals(&contest(2, 3, &[name, name], 4), 6) {
            assert_eq!(deal.parts[0].win_rate(), 0.5, "{name}");
            assert_eq!(deal.parts[0].scores, deal.parts[1].scores, "{name}");
        }
    }
    for deal in deals(&contest(3, 2, &["greedy", "greedy"], 4), 4) {
        assert!((deal.parts[0].win_rate() - 1.0 / 3.0).abs() < 1e-9);
    }
}

#[test]
fn every_victory_is_given_once() {
    for (players, names) in [(2, &["greedy", "random"][..]), (4, &["money", "greedy"][..])] {
        let contest = contest(players, 5, names, 9);
        for deal in deals(&contest, 3) {
            let won: u32 = deal.parts.iter().map(|part| part.won).sum();
            assert_eq!(won, 12 * contest.games_a_deal() as u32);
            let seats: u32 = deal.parts.iter().map(|part| part.seats).sum();
            assert_eq!(seats, players as u32 * contest.games_a_deal() as u32);
        }
    }
}

#[test]
fn the_same_number_is_the_same_deal() {
    let one = contest(3, 5, &["greedy", "random", "money"], 7);
    assert_eq!(deals(&one, 2), deals(&one, 2));
    assert_ne!(deals(&one, 1), deals(&contest(3, 5, &["greedy", "random", "money"], 8), 1));
}

#[test]
fn random_loses() {
    for name in ["greedy", "money"] {
        for level in [1, 5] {
            assert_eq!(rate(&deals(&contest(2, level, &[name, "random"], 3), 10), 0), 1.0);
        }
    }
    let crowd = deals(&contest(4, 3, &["random", "greedy"], 3), 4);
    assert_eq!(rate(&crowd, 0), 0.0);
    assert!((rate(&crowd, 1) - 1.0 / 3.0).abs() < 1e-9);
}
