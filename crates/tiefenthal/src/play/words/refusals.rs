//! Why something cannot be done.

use super::{Thing, area, count, die, entertainer, kind, space, values};
use engine::Illegal;
use engine::model::Space;
use engine::printed::{BREWER_VALUES, MONK_VALUES};

/// A refusal with its rule.
pub(in crate::play) fn refusal(illegal: &Illegal) -> String {
    format!("{} ({})", reason(illegal), illegal.rule())
}

fn reason(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NoSuchSeat => "Nobody sits there".to_owned(),
        Illegal::GameOver => "The game is over".to_owned(),
        Illegal::NotAsked => "There is no question for you right now".to_owned(),
        Illegal::WrongAnswer { .. } => "That is not an answer to this question".to_owned(),
        Illegal::NothingToTakeBack => "There is no answer to take back".to_owned(),
        Illegal::AnswerIsFinal => "That answer has been revealed and is final".to_owned(),
        Illegal::NotOnOffer { card } => format!("Start Card {} is not on offer", card + 1),
        Illegal::SupplyEmpty => "There is no Schnapps left".to_owned(),
        Illegal::AlreadyUpgraded { area: which } => {
            format!("The {} is already upgraded", area(which))
        }
        Illegal::NoSuchRegular => "There is no such Regular in your deck".to_owned(),
        Illegal::NoCounterGuest => "You have no Counter Guest".to_owned(),
        Illegal::NoSuchDieOnCoaster { face } => {
            format!("There is no {} on your coaster", face.pips())
        }
        Illegal::NoSuchDie { die: which } => {
            format!("There is no unused {} die there", die(which))
        }
        Illegal::NobodyThere { space: at } => format!("{} is not in your tavern", space(at)),
        Illegal::SpaceTaken { space: at } => format!("{} takes only one die", space(at)),
        Illegal::SpaceUsed { space: at } => format!("{} has been used this round", space(at)),
        Illegal::WrongValue { space: at, face } => {
            format!("{} does not take a {}{}", space(at), face.pips(), takes(at))
        }
        Illegal::TooFewRaises { needs, has } => {
            let raises = count(needs, Thing::Raise);
            format!("That needs {raises} from Dishwashers; you have {has} left")
        }
        Illegal::SamePlace => "The die is already there".to_owned(),
        Illegal::PlanMovesUsedDie { index } => {
            format!("Die {} of the plan is used or missing; write - for it", index + 1)
        }
        Illegal::NoEntertainer { who } => {
            format!("You have no {} with that side up", entertainer(who))
        }
        Illegal::SameFace => "The die already shows that face".to_owned(),
        Illegal::TooLittleSchnapps { who, needs, has } => {
            format!("The {} costs {needs} Schnapps; you have {has}", entertainer(who))
        }
        Illegal::TooFewThalersToBuy { needs, has }
        | Illegal::TooFewThalersToUpgrade { needs, has } => {
            format!("That costs {}; you have {has}", count(needs, Thing::Thaler))
        }
        Illegal::TooLittleBeerToRecruit { needs, has }
        | Illegal::TooLittleBeerForNobles { needs, has } => {
            format!("That costs {needs} beer; you have {has}")
        }
        Illegal::BoughtAlready { kind: which } => {
            format!("You have already bought a {} this round", kind(which))
        }
        Illegal::PileEmpty { kind: which } => format!("There is no {} left", kind(which)),
        Illegal::TooFewCardsToReturn { needs, has } => {
            format!("You cannot return {}; only {has} in the area", count(needs, Thing::Card))
        }
        Illegal::RaisesInUse { needs, left } => {
            let raises = count(needs, Thing::Raise);
            format!("Your dice need {raises}, but {left} would be left; move dice first")
        }
        Illegal::RecruitedAlready => "You have already recruited a guest this round".to_owned(),
        Illegal::NoGuestThere { place } => format!("There is no guest at display place {place}"),
        Illegal::NotThatManyNobles { count: number } => {
            format!("You can recruit one, two or three Nobles at a time, not {number}")
        }
        Illegal::TooFewNobles { needs: _, has } => format!("There are only {has} Nobles left"),
        Illegal::NoBard => "All your Bards have sung".to_owned(),
        Illegal::NotRemovable => "There is no such guest at a table without a die".to_owned(),
        Illegal::NoFreeSpaceInColumn { column } => {
            format!("Column {} is full or does not exist", u16::from(column) + 1)
        }
        Illegal::NoSuchCardInTavern => "There is no such card in your tavern".to_owned(),
        Illegal::ReputationCannotGoBack { steps, possible } => {
            format!("Your Reputation would drop by {steps}, but only {possible} can be given back")
        }
    }
}

/// What a printed space takes.
fn takes(at: Space) -> String {
    match at {
        Space::BREWER => format!(": it takes {}", values(&BREWER_VALUES, " and ")),
        Space::MONK => format!(": it takes {}", values(&MONK_VALUES, " and ")),
        _ => String::new(),
    }
}
