//! A game driven by bytes: legal steps, nonsense and undo in any order.

use crate::rules;
use engine::chance::{Chance, Moment, Odds};
use engine::model::{Area, Card, Colour, Die, Face, Kind, MAX_DICE, Seat, Side, Space};
use engine::{Action, Event, Level, Plan, Position, Rules, Setup, Sitting, Table};
use std::sync::{Arc, OnceLock};

/// Plays a game: the first bytes set it up, each further group is one step. Refused actions leave
/// no trace, and the events rebuild the state.
pub fn actions(data: &[u8]) {
    let mut bytes = Bytes { data, seed: data.len() as u64 };
    let setup = Setup {
        players: 2 + bytes.below(3),
        level: Level::ALL[bytes.below(5) as usize],
        start_player: Seat::new(bytes.below(2)),
        late_refill: bytes.below(2) == 1,
    };
    let mut replayed = rules().lay_out(&setup).expect("a legal set-up");
    let (mut table, events) =
        Table::begin(shared_rules(), &setup, &mut bytes).expect("a legal set-up");
    evolve(&mut replayed, &events);
    while !bytes.data.is_empty() && !table.game().is_over() {
        let seat = Seat::ALL[bytes.below(4) as usize];
        if bytes.below(16) == 0 {
            let can = table.can_undo(seat);
            assert_eq!(table.undo(seat).is_ok(), can);
            replayed = **table.game();
            continue;
        }
        let legal = rules().legal(table.game(), seat);
        let action = match legal.len() {
            1.. if bytes.below(4) > 0 => legal[bytes.below(legal.len() as u8) as usize],
            _ => any(&mut bytes),
        };
        let before = *table.game();
        match table.act(seat, &action, &mut bytes) {
            Ok(events) => {
                let listed = legal.contains(&action);
                assert!(listed || matches!(action, Action::Plan(_)), "{action:?} is not listed");
                evolve(&mut replayed, &events);
                assert_eq!(**table.game(), replayed, "{action:?} replays differently");
                rules().validate(**table.game()).expect("a sound state");
            }
            Err(refusal) => {
                assert!(!legal.contains(&action), "{action:?} is listed but refused: {refusal}");
                assert_eq!(*table.game(), before, "{action:?} left a trace");
            }
        }
    }
}

fn shared_rules() -> Arc<Rules> {
    static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
    RULES.get_or_init(|| Arc::new(rules().clone())).clone()
}

fn evolve(position: &mut Position, events: &[Event]) {
    for event in events {
        position.evolve(event);
    }
}

/// Any action at all.
fn any(bytes: &mut Bytes<'_>) -> Action {
    let side = Side::ALL[bytes.below(2) as usize];
    let area = Area::ALL[bytes.below(9) as usize];
    let kind = Kind::ALL[bytes.below(6) as usize];
    let number = bytes.below(20);
    let die = bytes.die();
    match bytes.below(31) {
        0 => Action::StartCard(number),
        1 => Action::Choose(side),
        2 => Action::FreeUpgrade(area),
        3 => Action::Entertainer(side),
        4 => Action::RemoveRegular(bytes.card()),
        5 => Action::Keep,
        6 => Action::Redraw,
        7 => Action::Take(die.face),
        8 => Action::Place { die, from: None, to: bytes.space() },
        9 => Action::Place { die, from: Some(bytes.space()), to: bytes.space() },
        10 => Action::Lift { die, from: bytes.space() },
        11 => Action::Turn { die, to: bytes.die().face },
        12 | 13 => Action::Plan(bytes.plan()),
        14 => Action::Ready,
        15 => Action::Use { die, at: bytes.space() },
        16 => Action::Buy(kind),
        17 => Action::Upgrade { area, returned: number % 4 },
        18 => Action::Recruit(number),
        19 => Action::Nobles(number),
        20 => Action::CounterGuest,
        21 => Action::Musician,
        22 => Action::SchnappsUpgrade(area),
        23 => Action::SchnappsRemove(bytes.guest()),
        24 => Action::Bard,
        25 => Action::Accept,
        26 => Action::TakeSchnapps,
        27 => Action::Remove(bytes.guest()),
        28 => Action::Column(number),
        29 => Action::OnTop(bytes.card()),
        _ => [Action::Decline, Action::Close, Action::TakeBack][bytes.below(3) as usize],
    }
}

/// Numbers out of the fuzzer's bytes; chance goes on from a simple generator when they run out.
struct Bytes<'a> {
    data: &'a [u8],
    seed: u64,
}

impl Bytes<'_> {
    fn below(&mut self, n: u8) -> u8 {
        match self.data.split_first() {
            Some((&first, rest)) => {
                self.data = rest;
                self.seed = self.seed.rotate_left(8) ^ first as u64;
                first % n
            }
            None => 0,
        }
    }

    fn die(&mut self) -> Die {
        let colour = [Colour::White, Colour::Own][self.below(2) as usize];
        Die { colour, face: Face::ALL[self.below(6) as usize] }
    }

    fn card(&mut self) -> Card {
        Card::new(self.below(64)).unwrap_or(Card::NOBLE)
    }

    fn space(&mut self) -> Space {
        Space::new(self.below(64)).unwrap_or(Space::BREWER)
    }

    fn guest(&mut self) -> Sitting {
        Sitting { card: self.card(), served: self.below(2) == 1 }
    }

    fn plan(&mut self) -> Plan {
        let mut plan = Plan([None; MAX_DICE]);
        for to in &mut plan.0 {
            if self.below(2) == 1 {
                *to = Some(self.space());
            }
        }
        plan
    }
}

impl Chance for Bytes<'_> {
    fn draw(&mut self, _moment: Moment, odds: &Odds) -> u8 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        odds.outcome(((self.seed >> 33) % odds.ways() as u64) as u32)
    }
}
