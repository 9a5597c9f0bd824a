//! Any action at all, sensible or not.

use crate::play::Play;
use engine::model::{Area, Card, Colour, Die, Face, Kind, Side, Space};
use engine::{Action, Plan, Sitting};

/// A random action of any variant.
pub fn any(play: &mut Play) -> Action {
    let side = Side::ALL[play.below(2)];
    let area = Area::ALL[play.below(9)];
    let kind = Kind::ALL[play.below(6)];
    let face = Face::ALL[play.below(6)];
    let to = Face::ALL[play.below(6)];
    let colour = [Colour::White, Colour::Own][play.below(2)];
    let die = Die { colour, face };
    let number = play.below(20) as u8;
    let (card, space, from) = (any_card(play), any_space(play), any_space(play));
    let guest = Sitting { card, served: play.below(2) == 0 };
    match play.below(31) {
        0 => Action::StartCard(number),
        1 => Action::Choose(side),
        2 => Action::FreeUpgrade(area),
        3 => Action::Entertainer(side),
        4 => Action::RemoveRegular(card),
        5 => Action::Keep,
        6 => Action::Redraw,
        7 => Action::Take(face),
        8 | 9 => Action::Place { die, from: None, to: space },
        10 => Action::Place { die, from: Some(from), to: space },
        11 => Action::Lift { die, from },
        12 => Action::Turn { die, to },
        13 => Action::Plan(any_plan(play)),
        14 => Action::Ready,
        15 => Action::Use { die, at: space },
        16 => Action::Buy(kind),
        17 => Action::Upgrade { area, returned: number % 4 },
        18 => Action::Recruit(number % 7),
        19 => Action::Nobles(number % 5),
        20 => Action::CounterGuest,
        21 => Action::Musician,
        22 => Action::SchnappsUpgrade(area),
        23 => Action::SchnappsRemove(guest),
        24 => Action::Bard,
        25 => Action::Accept,
        26 => Action::TakeSchnapps,
        27 => Action::Remove(guest),
        28 => Action::Column(number % 6),
        29 => Action::OnTop(card),
        _ => [Action::Decline, Action::Close, Action::TakeBack][play.below(3)],
    }
}

fn any_plan(play: &mut Play) -> Plan {
    let mut plan = Plan::default();
    for to in &mut plan.0 {
        if play.below(3) == 0 {
            *to = Some(any_space(play));
        }
    }
    plan
}

fn any_card(play: &mut Play) -> Card {
    (0..).find_map(|_| Card::new(play.below(64) as u8)).expect("some card")
}

/// A space, more often one of the tavern of the active seat.
fn any_space(play: &mut Play) -> Space {
    let active = play.game.active;
    let seated = play.game.tavern(active).tables.seated().len();
    if seated > 0 && play.below(2) == 0 {
        let at = play.below(seated);
        return play.game.tavern(active).tables.seated()[at].space();
    }
    (0..).find_map(|_| Space::new(play.below(64) as u8)).expect("some space")
}
