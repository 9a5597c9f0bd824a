//! Why something cannot be done.

use crate::names::{area_code, colour_code, entertainer_code, kind_code};
use crate::{Speech, args};
use engine::Illegal;
use engine::model::Space;

impl Speech {
    /// Why a step is refused. `space` names a space as the caller shows it.
    pub fn illegal(&self, illegal: &Illegal, space: impl Fn(Space) -> String) -> String {
        let costs = |id, needs: u32, has: u32| self.say(id, &args!["count" => needs, "has" => has]);
        match *illegal {
            Illegal::NoSuchSeat => self.text("illegal-no_such_seat"),
            Illegal::GameOver => self.text("illegal-game_over"),
            Illegal::NotAsked => self.text("illegal-not_asked"),
            Illegal::WrongAnswer { .. } => self.text("illegal-wrong_answer"),
            Illegal::NothingToTakeBack => self.text("illegal-nothing_to_take_back"),
            Illegal::AnswerIsFinal => self.text("illegal-answer_is_final"),
            Illegal::NotOnOffer { .. } => self.text("illegal-not_on_offer"),
            Illegal::SupplyEmpty => self.text("illegal-supply_empty"),
            Illegal::AlreadyUpgraded { area } => {
                self.say("illegal-already_upgraded", &args!["area" => area_code(area)])
            }
            Illegal::NoSuchRegular => self.text("illegal-no_such_regular"),
            Illegal::NoCounterGuest => self.text("illegal-no_counter_guest"),
            Illegal::NoSuchDieOnCoaster { face } => {
                self.say("illegal-no_such_die_on_coaster", &args!["face" => face.pips()])
            }
            Illegal::NoSuchDie { die } => {
                let (colour, face) = (colour_code(die.colour), die.face.pips());
                self.say("illegal-no_such_die", &args!["colour" => colour, "face" => face])
            }
            Illegal::NobodyThere { .. } => self.text("illegal-nobody_there"),
            Illegal::SpaceTaken { space: at } => {
                self.say("illegal-space_taken", &args!["to" => space(at)])
            }
            Illegal::SpaceUsed { space: at } => {
                self.say("illegal-space_used", &args!["to" => space(at)])
            }
            Illegal::WrongValue { face, .. } => {
                self.say("illegal-wrong_value", &args!["face" => face.pips()])
            }
            Illegal::TooFewRaises { needs, has } => {
                costs("illegal-too_few_raises", needs.into(), has.into())
            }
            Illegal::SamePlace => self.text("illegal-same_place"),
            Illegal::PlanMovesUsedDie { .. } => self.text("illegal-plan_moves_used_die"),
            Illegal::NoEntertainer { who } => {
                self.say("illegal-no_entertainer", &args!["who" => entertainer_code(who)])
            }
            Illegal::SameFace => self.text("illegal-same_face"),
            Illegal::TooLittleSchnapps { needs, has, .. } => {
                costs("illegal-too_little_schnapps", needs.into(), has.into())
            }
            Illegal::TooFewThalersToBuy { needs, has } => {
                costs("illegal-too_few_thalers_to_buy", needs.into(), has.into())
            }
            Illegal::TooFewThalersToUpgrade { needs, has } => {
                costs("illegal-too_few_thalers_to_upgrade", needs.into(), has.into())
            }
            Illegal::TooLittleBeerToRecruit { needs, has } => {
                costs("illegal-too_little_beer_to_recruit", needs.into(), has.into())
            }
            Illegal::TooLittleBeerForNobles { needs, has } => {
                costs("illegal-too_little_beer_for_nobles", needs.into(), has.into())
            }
            Illegal::BoughtAlready { kind } => {
                self.say("illegal-bought_already", &args!["kind" => kind_code(kind)])
            }
            Illegal::PileEmpty { kind } => {
                self.say("illegal-pile_empty", &args!["kind" => kind_code(kind)])
            }
            Illegal::TooFewCardsToReturn { needs, has } => {
                costs("illegal-too_few_cards_to_return", needs.into(), has.into())
            }
            Illegal::RaisesInUse { needs, left } => {
                costs("illegal-raises_in_use", needs.into(), left.into())
            }
            Illegal::RecruitedAlready => self.text("illegal-recruited_already"),
            Illegal::NoGuestThere { .. } => self.text("illegal-no_guest_there"),
            Illegal::NotThatManyNobles { .. } => self.text("illegal-not_that_many_nobles"),
            Illegal::TooFewNobles { has, .. } => self.count("illegal-too_few_nobles", has),
            Illegal::NoBard => self.text("illegal-no_bard"),
            Illegal::NotRemovable => self.text("illegal-not_removable"),
            Illegal::NoFreeSpaceInColumn { .. } => self.text("illegal-no_free_space_in_column"),
            Illegal::NoSuchCardInTavern => self.text("illegal-no_such_card_in_tavern"),
            Illegal::ReputationCannotGoBack { steps, possible } => {
                costs("illegal-reputation_cannot_go_back", steps.into(), possible.into())
            }
        }
    }
}
