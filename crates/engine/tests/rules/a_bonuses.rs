//! A4, the 3-beer guest, and A6, Schnapps and Entertainers of the winter side.

use crate::positions::*;
use crate::support::*;
use engine::model::{Bonus, Card, Entertainer, Kind, Seat, Side};
use engine::sheet::{RoundSpace, Sheet};
use engine::what_if::imagine;
use engine::{Action, Ask, Event, Game, Phase, Position, Rules, Setup};

const GUEST: Action = Action::Choose(Side::First);
const BARBACK: Action = Action::Choose(Side::Second);

/// A game with another sheet.
struct Variant {
    rules: Rules,
    game: Game,
    chance: Script,
    events: Vec<Event>,
}

impl Variant {
    /// Changes the position.
    fn edit(&mut self, change: impl FnOnce(&mut Position)) {
        let mut position = *self.game;
        change(&mut position);
        self.game = imagine(position);
    }

    /// A sheet whose first evening offers "3-beer guest or Barback" on both sides, and whose 3-beer
    /// guests have this bonus.
    fn new(players: u8, level: u8, bonus: Option<Bonus>) -> Variant {
        let mut sheet = Sheet::standard();
        let space =
            RoundSpace { first: Bonus::ThreeGuest, second: Some(Bonus::Card(Kind::Barback)) };
        sheet.rounds.summer[0] = space;
        sheet.rounds.winter[0] = space;
        for guest in sheet.guests.iter_mut().filter(|guest| guest.price == 3) {
            guest.bonus = bonus;
        }
        let rules = Rules::new(sheet);
        let mut chance = Script::default();
        let setup = Setup { start_player: Some(S0), ..Setup::new(players, level) };
        let mut events = Vec::new();
        let game = rules.begin(&setup, &mut chance, &mut events).expect("a legal set-up");
        Variant { rules, game, chance, events }
    }

    #[track_caller]
    fn act(&mut self, seat: Seat, action: Action) {
        let result = self.rules.decide(&self.game, seat, &action, &mut self.chance);
        (self.game, self.events) = result.expect("a legal action");
    }

    fn position(&self, such: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().position(such).expect("such an event")
    }
}

#[test]
fn a4_a_guest_from_the_pile_goes_on_the_deck() {
    let mut table = Table::new(2, 1);
    table.go_to_round(2, Phase::Evening);
    let open: Vec<_> = table.game.display[1..].to_vec();
    let stack = rules().guest_stack(&table.game);
    table.act(S0, GUEST);
    table.act(S1, GUEST);
    // Each got one, the pile has the next card open, the four places are untouched.
    for seat in [S0, S1] {
        let card = three();
        assert!(table.events.contains(&Event::GuestGained {
            seat,
            place: spot(0),
            card,
            tile_taken: false
        }));
        assert_eq!(table.owned(seat).count(three()), 1);
        assert_eq!(table.seated(seat)[0], three());
    }
    assert_eq!(table.game.display[0].guest, Some(three()));
    assert_eq!(rules().threes_left(&table.game), 6);
    assert_eq!(table.game.display[1..], open[..]);
    assert_eq!(rules().guest_stack(&table.game), stack);
}

#[test]
fn a4_the_last_one_is_replaced_by_a_fifth_open_guest() {
    let mut table = Table::new(2, 1);
    table.go_to_round(2, Phase::Evening);
    table.set_supply(three(), 1);
    let stack = rules().guest_stack(&table.game).len();
    let fifth = plain_guest(8);
    table.chance.queue(engine::chance::Purpose::Display, None, &[fifth.number()]);
    table.act(S1, GUEST);
    table.act(S0, GUEST);
    assert_eq!(rules().threes_left(&table.game), 0);
    assert_eq!(table.game.display[0].guest, Some(fifth));
    assert_eq!(rules().guest_stack(&table.game).len(), stack - 1);
}

#[test]
fn a4_an_empty_pile_is_no_option() {
    let mut table = Table::new(2, 1);
    table.go_to_last_close(1);
    // The pile is gone; a fifth open guest lies at its place.
    table.set_supply(three(), 0).edit().display[0].guest = Some(plain_guest(4));
    let barbacks = table.game.supply.kind(Kind::Barback);
    table.close();
    assert_eq!((table.game.round, table.game.phase), (2, Phase::Arrival));
    assert_eq!(table.game.supply.kind(Kind::Barback), barbacks - 2);
    assert_eq!(table.game.display[0].guest, Some(plain_guest(4)));
    assert_eq!(table.happened(|e| matches!(e, Event::GuestGained { .. })), 0);
}

#[test]
fn a4_an_immediate_bonus_is_given() {
    let mut table = Variant::new(2, 1, Some(Bonus::Thalers(2)));
    table.act(S1, BARBACK);
    table.act(S0, GUEST);
    assert_eq!(table.game.tavern(S0).thalers, 2);
    assert_eq!(table.game.tavern(S1).thalers, 0);
    // The card, its bonus, then the refill (F10).
    let gained = table.position(|e| matches!(e, Event::GuestGained { .. }));
    let paid = table.position(|e| matches!(e, Event::ThalersGained { .. }));
    let laid = table.position(|e| matches!(e, Event::GuestLaid { .. }));
    assert!(gained < paid && paid < laid);
}

#[test]
fn a4_a_card_as_bonus_may_be_taken_or_left() {
    let offer = Ask::TakeOrLeave(Kind::Dishwasher);
    for (answer, left) in [(Action::Accept, 15), (Action::Decline, 16)] {
        let mut table = Variant::new(2, 1, Some(Bonus::Card(Kind::Dishwasher)));
        table.act(S0, GUEST);
        assert_eq!(table.rules.ask(&table.game, S0), None);
        table.act(S1, BARBACK);
        assert_eq!(table.game.phase, Phase::Evening);
        assert_eq!(table.rules.ask(&table.game, S0), Some(offer));
        assert_eq!(table.rules.ask(&table.game, S1), None);
        table.act(S0, answer);
        assert_eq!(table.game.supply.kind(Kind::Dishwasher), left);
        // On top of the guest (R5), so that it arrived first.
        assert_eq!(table.game.tavern(S0).lying(Kind::Dishwasher), 16 - left);
        assert_eq!(table.game.tavern(S0).tables.seated()[0].card(), three());
    }
}

#[test]
fn a4_no_bonus_for_another_player() {
    let mut table = Variant::new(2, 1, Some(Bonus::Steps(3)));
    table.act(S0, BARBACK);
    table.act(S1, GUEST);
    assert_eq!(table.rules.ask(&table.game, S1), Some(Ask::TakeOrLeave(Kind::Barback)));
    table.act(S1, Action::Accept);
    assert_eq!([S0, S1].map(|seat| table.game.tavern(seat).monastery), [0, 3]);
    assert_eq!([S0, S1].map(|seat| table.rules.owned(&table.game, seat).count(three())), [0, 1]);
    assert_eq!(table.game.supply.kind(Kind::Barback), 14);
}

/// Level 5 in its first evening: both have taken Start Card 1.
fn signed_pile() -> Variant {
    let mut table = Variant::new(2, 5, None);
    table.act(S0, Action::StartCard(0));
    table.act(S1, Action::StartCard(0));
    assert_eq!((table.game.round, table.game.phase), (1, Phase::Evening));
    assert_eq!((table.game.supply.signatures, table.game.display[0].signed), (35, true));
    table
}

#[test]
fn a4_a_signature_stays_on_the_pile() {
    let mut table = signed_pile();
    table.act(S0, GUEST);
    table.act(S1, GUEST);
    assert_eq!((table.game.supply.signatures, table.game.display[0].signed), (35, true));
    for seat in [S0, S1] {
        assert_eq!(table.game.tavern(seat).book.tiles(), 0);
        assert_eq!(table.rules.owned(&table.game, seat).count(three()), 1);
    }
}

#[test]
fn a4_the_tile_stays_even_if_it_is_the_last() {
    let mut table = signed_pile();
    table.edit(|position| position.supply.signatures = 0);
    table.act(S0, GUEST);
    table.act(S1, BARBACK);
    assert_eq!((table.game.supply.signatures, table.game.display[0].signed), (0, true));
    assert_eq!(table.game.tavern(S0).book.tiles(), 0);
}

#[test]
fn a4_the_tile_of_the_last_card_waits_for_the_next_guest() {
    let mut table = signed_pile();
    table.edit(|position| position.supply.cards.remove(three(), 7));
    table.act(S0, GUEST);
    // Seat 1 could only take the Barback.
    assert_ne!(table.game.phase, Phase::Evening);
    assert_eq!(table.rules.owned(&table.game, S1).count(card(Kind::Barback)), 1);
    assert_eq!((table.game.supply.signatures, table.game.display[0].signed), (35, true));
    assert!(table.game.display[0].guest.is_some_and(|guest| !table.rules.is_three(guest)));
}

#[test]
fn a6_schnapps_by_round() {
    for (level, expected) in [
        (2, [0, 1, 2, 0, 1, 2, 0, 1]),
        (3, [0, 1, 0, 0, 0, 0, 0, 1]),
        (5, [0, 1, 0, 0, 0, 0, 0, 1]),
    ] {
        let mut table = Table::new(3, level);
        let mut taken = [[0; 8]; 3];
        while !table.game.is_over() {
            table.calm_step();
            for event in &table.events {
                if let Event::SchnappsTaken { seat, count } = *event {
                    let round = table.game.round as usize;
                    taken[seat.number() as usize][round - 1] += count;
                }
            }
        }
        assert_eq!(taken, [expected; 3], "level {level}");
    }
}

#[test]
fn a6_no_schnapps_in_summer() {
    let mut table = Table::new(2, 1);
    table.finish();
    assert_eq!([S0, S1].map(|seat| table.game.tavern(seat).schnapps), [0, 0]);
}

#[test]
fn a6_schnapps_comes_before_the_bonus_of_the_round() {
    let mut table = Table::new(2, 2);
    table.go_to_last_close(1).close();
    assert_eq!([S0, S1].map(|seat| table.game.tavern(seat).schnapps), [1, 1]);
    assert_eq!(table.game.supply.schnapps, 18);
    // The Musician is still to be chosen.
    assert_eq!(table.asked(S0), Some(Ask::Entertainer(Entertainer::Musician)));
    // In round 6 a Counter Guest comes: after the Schnapps.
    table.go_to_last_close(5).close();
    assert_eq!(table.game.phase, Phase::Closing);
    table.all_answer(Action::Decline);
    let schnapps = table.position(Event::SchnappsTaken { seat: S0, count: 2 });
    assert!(schnapps < table.position(Event::CounterGuestCame { seat: S1 }));
}

#[test]
fn a6_the_owner_chooses_the_side() {
    let mut table = Table::new(2, 2);
    for (round, who) in
        [(2, Entertainer::Musician), (3, Entertainer::FireEater), (5, Entertainer::Juggler)]
    {
        table.go_to_round(round, Phase::Evening);
        for seat in [S0, S1] {
            assert_eq!(table.asked(seat), Some(Ask::Entertainer(who)));
            assert_eq!(table.legal(seat), Side::ALL.map(Action::Entertainer));
            assert_eq!(table.game.tavern(seat).entertainers.side(who), None);
        }
        table.refuse(S0, Action::Decline, "R2");
        table.refuse(S0, Action::Choose(Side::First), "R2");
        table.act(S1, Action::Entertainer(Side::Second));
        assert_eq!(table.game.tavern(S1).entertainers.side(who), None);
        table.act(S0, Action::Entertainer(Side::First));
        assert_eq!(table.game.tavern(S0).entertainers.side(who), Some(Side::First));
        assert_eq!(table.game.tavern(S1).entertainers.side(who), Some(Side::Second));
    }
}

#[test]
fn a6_the_side_never_changes() {
    let mut table = Table::new(2, 2);
    table.go_to_round(2, Phase::Evening);
    table.act(S0, Action::Entertainer(Side::First));
    table.act(S1, Action::Entertainer(Side::Second));
    while !table.game.is_over() {
        let musician = |seat| table.game.tavern(seat).entertainers.side(Entertainer::Musician);
        assert_eq!([S0, S1].map(musician), [Some(Side::First), Some(Side::Second)]);
        if table.game.phase != Phase::Evening {
            let seat = table.to_act()[0];
            table.refuse(seat, Action::Entertainer(Side::Second), "R2");
        }
        table.calm_step();
    }
}

#[test]
fn a6_no_entertainer_at_level_one() {
    let mut table = Table::new(2, 1);
    table.go_to_round(2, Phase::Evening);
    table.refuse(S0, Action::Entertainer(Side::First), "R2");
    assert_eq!(table.owned(S0).count(Card::NOBLE), 0);
}
