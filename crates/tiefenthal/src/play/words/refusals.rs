//! Why something cannot be done.

use super::{Thing, area, count, die, entertainer, kind, space};
use engine::Illegal;
use engine::model::Space;

/// A refusal with its rule.
pub(in crate::play) fn refusal(illegal: &Illegal) -> String {
    format!("{} ({})", reason(illegal), illegal.rule())
}

fn reason(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NoSuchSeat => "Nobody sits there".to_owned(),
        Illegal::GameOver => "The game is over".to_owned(),
        Illegal::NotAsked => "You are not asked anything now".to_owned(),
        Illegal::WrongAnswer { .. } => "That is no answer to this question".to_owned(),
        Illegal::NothingToTakeBack => "There is no answer to take back".to_owned(),
        Illegal::AnswerIsFinal => "That answer is open already, and final".to_owned(),
        Illegal::NotOnOffer { card } => format!("Start Card {} is not on offer", card + 1),
        Illegal::SupplyEmpty => "No Schnapps is left".to_owned(),
        Illegal::AlreadyUpgraded { area: which } => {
            format!("The {} is upgraded already", area(which))
        }
        Illegal::NoSuchRegular => "No such Regular is in your deck".to_owned(),
        Illegal::NoCounterGuest => "You have no Counter Guest".to_owned(),
        Illegal::NoSuchDieOnCoaster { pips } => format!("No {pips} lies on your coaster"),
        Illegal::NoSuchDie { die: which } => {
            format!("No unused {} die lies there", die(which))
        }
        Illegal::NobodyThere { space: at } => format!("{} does not sit in your tavern", space(at)),
        Illegal::SpaceTaken { space: at } => format!("{} has its one die", space(at)),
        Illegal::SpaceUsed { space: at } => format!("{} was used this round", space(at)),
        Illegal::WrongValue { space: at, pips } => {
            format!("{} does not take a {pips}{}", space(at), takes(at))
        }
        Illegal::TooFewRaises { needs, has } => {
            let raises = count(needs, Thing::Raise);
            format!("That needs {raises} by Dishwashers; you have {has} free")
        }
        Illegal::SamePlace => "The die lies there already".to_owned(),
        Illegal::PlanMovesUsedDie { index } => {
            format!("Die {} of the plan was used or is not there: write - for it", index + 1)
        }
        Illegal::NoEntertainer { who } => {
            format!("You have no {} with that side", entertainer(who))
        }
        Illegal::SameFace => "The die shows that face already".to_owned(),
        Illegal::TooLittleSchnapps { who, needs, has } => {
            format!("The {} asks {needs} Schnapps; you have {has}", entertainer(who))
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
            format!("You bought a {} this round; one of each kind is the limit", kind(which))
        }
        Illegal::PileEmpty { kind: which } => format!("No {} is left", kind(which)),
        Illegal::TooFewCardsToReturn { needs, has } => {
            format!("You cannot return {}; {has} lie there", count(needs, Thing::Card))
        }
        Illegal::RaisesInUse { needs, left } => {
            let raises = count(needs, Thing::Raise);
            format!("Your dice need {raises}, and {left} would be left; move dice first")
        }
        Illegal::RecruitedAlready => "You recruited a guest this round".to_owned(),
        Illegal::NoGuestThere { place } => format!("No guest is at place {place} of the market"),
        Illegal::NotThatManyNobles { count: number } => {
            format!("Nobles come one, two or three at a time, not {number}")
        }
        Illegal::TooFewNobles { needs: _, has } => format!("Only {has} Nobles are left"),
        Illegal::NoBard => "No Bard is left that has not sung".to_owned(),
        Illegal::NotRemovable => "Nobody like that sits at a table without a die".to_owned(),
        Illegal::NoFreeSpaceInColumn { column } => {
            format!("Column {} is full or does not exist", u16::from(column) + 1)
        }
        Illegal::NoSuchCardInTavern => "No such card lies in your tavern".to_owned(),
        Illegal::ReputationCannotGoBack { steps, possible } => {
            format!("Your Reputation would go back {steps}, and only {possible} can be given back")
        }
    }
}

/// What a printed space takes.
fn takes(at: Space) -> &'static str {
    match at {
        Space::BREWER => ": it takes 1 and 6",
        Space::MONK => ": it takes 5",
        _ => "",
    }
}
