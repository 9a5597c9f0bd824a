//! Actions: a verb and its objects.

use super::NotationError;
use super::words::{
    Reader, area, byte, card, die, face, guest_place, kind, ordinal, side, side_word, space,
    write_card, write_die, write_ordinal, write_space,
};
use crate::action::{Action, Plan, Sitting};
use crate::model::{MAX_DICE, Space};
use crate::sheet::words::{area_word, kind_word};

/// The number of white dice in a tray; in a plan a slash separates them from the own ones.
const WHITE: usize = 4;

/// The action in its one canonical form.
pub fn write_action(action: &Action) -> String {
    match *action {
        Action::StartCard(index) => format!("start {}", write_ordinal(index)),
        Action::Choose(side) => format!("choose {}", side_word(side)),
        Action::FreeUpgrade(area) => format!("free {}", area_word(area)),
        Action::Entertainer(side) => format!("side {}", side_word(side)),
        Action::RemoveRegular(card) => format!("drop {}", write_card(card)),
        Action::Keep => "keep".to_owned(),
        Action::Redraw => "redraw".to_owned(),
        Action::Take(face) => format!("take {}", face.pips()),
        Action::Place { die, from: None, to } => {
            format!("place {} {}", write_die(die), write_space(to))
        }
        Action::Place { die, from: Some(from), to } => {
            format!("move {} {} {}", write_die(die), write_space(from), write_space(to))
        }
        Action::Lift { die, from } => format!("lift {} {}", write_die(die), write_space(from)),
        Action::Turn { die, to } => format!("turn {} {}", write_die(die), to.pips()),
        Action::Plan(plan) => write_plan(&plan),
        Action::Ready => "ready".to_owned(),
        Action::Use { die, at } => format!("use {} {}", write_die(die), write_space(at)),
        Action::Buy(kind) => format!("buy {}", kind_word(kind)),
        Action::Upgrade { area, returned } => format!("upgrade {} {returned}", area_word(area)),
        Action::Recruit(place) => format!("recruit {place}"),
        Action::Nobles(count) => format!("nobles {count}"),
        Action::CounterGuest => "counter".to_owned(),
        Action::Musician => "pay musician".to_owned(),
        Action::SchnappsUpgrade(area) => format!("pay upgrade {}", area_word(area)),
        Action::SchnappsRemove(guest) => format!("pay remove {}", write_sitting(guest)),
        Action::Bard => "bard".to_owned(),
        Action::Accept => "accept".to_owned(),
        Action::TakeSchnapps => "schnapps".to_owned(),
        Action::Remove(guest) => format!("remove {}", write_sitting(guest)),
        Action::Column(column) => format!("column {}", write_ordinal(column)),
        Action::OnTop(card) => format!("top {}", write_card(card)),
        Action::Decline => "decline".to_owned(),
        Action::Close => "close".to_owned(),
        Action::TakeBack => "back".to_owned(),
    }
}

/// Reads an action. Capital letters and extra blanks do not matter.
pub fn read_action(text: &str) -> Result<Action, NotationError> {
    let line = text.to_ascii_lowercase();
    let mut words = Reader::new(&line);
    let action = action(&mut words)?;
    words.end()?;
    Ok(action)
}

fn action(words: &mut Reader<'_>) -> Result<Action, NotationError> {
    let verb = words.next();
    Ok(match verb.text {
        "start" => Action::StartCard(ordinal(words.next())?),
        "choose" => Action::Choose(side(words.next())?),
        "free" => Action::FreeUpgrade(area(words.next())?),
        "side" => Action::Entertainer(side(words.next())?),
        "drop" => Action::RemoveRegular(card(words.next())?),
        "keep" => Action::Keep,
        "redraw" => Action::Redraw,
        "take" => Action::Take(face(words.next())?),
        "place" => Action::Place { die: die(words.next())?, from: None, to: space(words.next())? },
        "move" => Action::Place {
            die: die(words.next())?,
            from: Some(space(words.next())?),
            to: space(words.next())?,
        },
        "lift" => Action::Lift { die: die(words.next())?, from: space(words.next())? },
        "turn" => Action::Turn { die: die(words.next())?, to: face(words.next())? },
        "plan" => Action::Plan(plan(words)?),
        "ready" => Action::Ready,
        "use" => Action::Use { die: die(words.next())?, at: space(words.next())? },
        "buy" => Action::Buy(kind(words.next())?),
        "upgrade" => Action::Upgrade { area: area(words.next())?, returned: byte(words.next())? },
        "recruit" => Action::Recruit(guest_place(words.next())?),
        "nobles" => Action::Nobles(byte(words.next())?),
        "counter" => Action::CounterGuest,
        "pay" => paid(words)?,
        "bard" => Action::Bard,
        "accept" => Action::Accept,
        "schnapps" => Action::TakeSchnapps,
        "remove" => Action::Remove(sitting(words)?),
        "column" => Action::Column(ordinal(words.next())?),
        "top" => Action::OnTop(card(words.next())?),
        "decline" => Action::Decline,
        "close" => Action::Close,
        "back" => Action::TakeBack,
        _ => return Err(verb.unexpected("an action")),
    })
}

/// What an Entertainer is paid for (F16).
fn paid(words: &mut Reader<'_>) -> Result<Action, NotationError> {
    let what = words.next();
    Ok(match what.text {
        "musician" => Action::Musician,
        "upgrade" => Action::SchnappsUpgrade(area(words.next())?),
        "remove" => Action::SchnappsRemove(sitting(words)?),
        _ => return Err(what.unexpected("musician, upgrade or remove")),
    })
}

fn write_sitting(guest: Sitting) -> String {
    let served = if guest.served { " served" } else { "" };
    format!("{}{served}", write_card(guest.card))
}

fn sitting(words: &mut Reader<'_>) -> Result<Sitting, NotationError> {
    let card = card(words.next())?;
    let mark = words.next();
    let served = match mark.text {
        "" => false,
        "served" => true,
        _ => return Err(mark.unexpected("served or the end")),
    };
    Ok(Sitting { card, served })
}

fn write_plan(plan: &Plan) -> String {
    let mut text = "plan".to_owned();
    for (index, space) in plan.0.iter().enumerate() {
        if index == WHITE {
            text.push_str(" /");
        }
        text.push(' ');
        text.push_str(&space.map_or_else(|| "-".to_owned(), write_space));
    }
    text
}

fn plan(words: &mut Reader<'_>) -> Result<Plan, NotationError> {
    let mut spaces: [Option<Space>; MAX_DICE] = [None; MAX_DICE];
    for (index, to) in spaces.iter_mut().enumerate() {
        if index == WHITE {
            let slash = words.next();
            if slash.text != "/" {
                return Err(slash.unexpected("/ between the white and the own dice"));
            }
        }
        let word = words.next();
        *to = if word.text == "-" { None } else { Some(space(word)?) };
    }
    Ok(Plan(spaces))
}
