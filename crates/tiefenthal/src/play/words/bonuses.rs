//! The names of bonuses, and what they ask.

use super::{Thing, area, count, entertainer, kind};
use engine::model::{Bonus, BonusAsk};

/// The name of a bonus.
pub(in crate::play) fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::Thalers(number) => count(number, Thing::Thaler),
        Bonus::Beer(number) => count(number, Thing::Beer),
        Bonus::Steps(number) => count(number, Thing::Step),
        Bonus::ServiceDenied => "Service Denied".to_owned(),
        Bonus::Card(which) => format!("a {}", kind(which)),
        Bonus::Noble => "a Noble".to_owned(),
        Bonus::Schnapps(number) => count(number, Thing::Schnapps),
        Bonus::Reputation(number) => format!("Reputation +{number}"),
        Bonus::Signature => "a Signature".to_owned(),
        Bonus::SchnappsOrRemoval => "Schnapps or remove a guest".to_owned(),
        Bonus::OwnDie => "an own die for this round".to_owned(),
        Bonus::ThreeGuest => "a guest from the 3-pile".to_owned(),
        Bonus::CounterGuest => "a Counter Guest".to_owned(),
        Bonus::FreeUpgrade => "a free upgrade".to_owned(),
        Bonus::Entertainer(who) => format!("the {}", entertainer(who)),
        Bonus::RemoveRegulars(1) => "remove a Regular from the deck".to_owned(),
        Bonus::RemoveRegulars(number) => format!("remove {number} Regulars from the deck"),
        Bonus::Upgrade(which) => format!("{} upgraded", area(which)),
    }
}

/// The question of a bonus in a few words.
pub(super) fn question(ask: BonusAsk) -> String {
    match ask {
        BonusAsk::RemoveRegular => "Which Regular leaves your deck for good?".to_owned(),
        BonusAsk::TakeOrLeave(which) => format!("A free {}. Take it?", kind(which)),
        BonusAsk::ServiceDenied => "Service denied: who leaves for good?".to_owned(),
        BonusAsk::SchnappsOrRemoval => "Take a Schnapps, or remove a guest?".to_owned(),
        BonusAsk::Column => "A Signature. Which column of your Guest Book?".to_owned(),
    }
}

/// The question of a bonus explained.
pub(super) const fn explain(ask: BonusAsk) -> &'static str {
    match ask {
        BonusAsk::RemoveRegular => "the Start Card removes Regulars from your deck for good.",
        BonusAsk::TakeOrLeave(_) => "you may decline a card from the Monastery or from a guest.",
        BonusAsk::ServiceDenied => {
            "remove one Regular or guest without a die from the game, or nobody. With \
             fewer Regulars in your deck, better guests arrive."
        }
        BonusAsk::SchnappsOrRemoval => "the Reputation track gives you one of the two.",
        BonusAsk::Column => {
            "it goes on the topmost free space of the column and gives the bonus it \
             covers. T3: completing a row brings a Noble."
        }
    }
}
