//! Every question, bonus and refusal has words in every set, and no message is left unresolved.

use engine::model::{
    Area, Bonus, BonusAsk, Colour, Die, Entertainer, Face, GuestPlace, Kind, Side, Space,
};
use engine::{Ask, Illegal, Phase, Rules};
use words::{Speech, WordSet};

const DIE: Die = Die { colour: Colour::Own, face: Face::ALL[2] };

fn sound(set: WordSet, text: &str) {
    assert!(text.chars().count() > 2, "{set:?}: {text:?}");
    assert!(!text.contains(['\u{a0}', '\u{ad}']), "{set:?}: {text:?}");
    let holes = ["{", "}", "_", "illegal-", "ask-", "bonus-", "terminal-"];
    assert!(!holes.iter().any(|hole| text.contains(hole)), "{set:?}: {text:?}");
}

#[test]
fn every_name_and_every_question_has_words() {
    let rules = Rules::first_release();
    let prices = &rules.sheet().entertainers;
    for set in WordSet::ALL {
        let speech = Speech::new(set);
        for kind in Kind::ALL {
            sound(set, &speech.kind(kind));
            sound(set, &speech.bonus(Bonus::Card(kind)));
            sound(set, &speech.ask(Ask::Bonus(BonusAsk::TakeOrLeave(kind)), prices));
        }
        for area in Area::ALL {
            sound(set, &speech.area(area));
            sound(set, &speech.bonus(Bonus::Upgrade(area)));
        }
        for who in Entertainer::ALL {
            sound(set, &speech.bonus(Bonus::Entertainer(who)));
            sound(set, &speech.ask(Ask::Entertainer(who), prices));
            for side in [Side::First, Side::Second] {
                sound(set, &speech.side(who, side, prices));
            }
        }
        for phase in PHASES {
            sound(set, &speech.phase(phase));
        }
        for bonus in BONUSES {
            sound(set, &speech.bonus(bonus));
        }
        for ask in ASKS {
            sound(set, &speech.ask(ask, prices));
        }
    }
}

#[test]
fn every_refusal_has_words_whatever_its_numbers() {
    for set in WordSet::ALL {
        let speech = Speech::new(set);
        for number in 0..4 {
            for illegal in refusals(number) {
                sound(set, &speech.illegal(&illegal, |_| "g12".to_owned()));
            }
        }
    }
}

#[test]
fn plurals_follow_the_language() {
    let beer = |set, count: u8| Speech::new(set).count("thalers", count);
    assert_eq!(
        [0, 1, 2].map(|n| beer(WordSet::NorthStar, n)),
        ["0 Thalers", "1 Thaler", "2 Thalers"]
    );
    assert_eq!([1, 2].map(|n| beer(WordSet::Schmidt, n)), ["1 Doubloon", "2 Doubloons"]);
    assert_eq!([1, 2].map(|n| beer(WordSet::German, n)), ["1 Dublone", "2 Dublonen"]);
    assert_eq!([1, 2].map(|n| beer(WordSet::Dutch, n)), ["1 dukaat", "2 dukaten"]);
}

#[test]
fn decimals_follow_the_language() {
    assert_eq!(Speech::new(WordSet::Schmidt).signed(2.5), "+2.5");
    assert_eq!(Speech::new(WordSet::German).decimal(2.5), "2,5");
}

const PHASES: [Phase; 8] = [
    Phase::StartCards,
    Phase::Evening,
    Phase::Arrival,
    Phase::Draft,
    Phase::Plan,
    Phase::Serve,
    Phase::Closing,
    Phase::Over,
];

const BONUSES: [Bonus; 14] = [
    Bonus::Thalers(1),
    Bonus::Beer(2),
    Bonus::Steps(1),
    Bonus::ServiceDenied,
    Bonus::Noble,
    Bonus::Schnapps(2),
    Bonus::Reputation(3),
    Bonus::Signature,
    Bonus::SchnappsOrRemoval,
    Bonus::OwnDie,
    Bonus::ThreeGuest,
    Bonus::CounterGuest,
    Bonus::FreeUpgrade,
    Bonus::RemoveRegulars(2),
];

const ASKS: [Ask; 12] = [
    Ask::StartCard,
    Ask::Choose,
    Ask::FreeUpgrade,
    Ask::Redraw,
    Ask::Draft,
    Ask::Plan,
    Ask::Serve,
    Ask::OnTop,
    Ask::Bonus(BonusAsk::RemoveRegular),
    Ask::Bonus(BonusAsk::ServiceDenied),
    Ask::Bonus(BonusAsk::SchnappsOrRemoval),
    Ask::Bonus(BonusAsk::Column),
];

/// Every refusal with this number in it.
fn refusals(n: u8) -> Vec<Illegal> {
    let (face, wide) = (Face::ALL[usize::from(n)], u16::from(n));
    let guest = Space::CASHBOX;
    let mut all = vec![
        Illegal::NoSuchSeat,
        Illegal::GameOver,
        Illegal::NotAsked,
        Illegal::WrongAnswer { ask: Ask::Serve },
        Illegal::NothingToTakeBack,
        Illegal::AnswerIsFinal,
        Illegal::NotOnOffer { card: n },
        Illegal::SupplyEmpty,
        Illegal::NoSuchRegular,
        Illegal::NoCounterGuest,
        Illegal::NoSuchDieOnCoaster { face },
        Illegal::NoSuchDie { die: DIE },
        Illegal::NobodyThere { space: guest },
        Illegal::SpaceTaken { space: guest },
        Illegal::SpaceUsed { space: guest },
        Illegal::WrongValue { space: guest, face },
        Illegal::TooFewRaises { needs: 2, has: n },
        Illegal::SamePlace,
        Illegal::PlanMovesUsedDie { index: n },
        Illegal::SameFace,
        Illegal::TooFewThalersToBuy { needs: 5, has: wide },
        Illegal::TooFewThalersToUpgrade { needs: 5, has: wide },
        Illegal::TooLittleBeerToRecruit { needs: 5, has: wide },
        Illegal::TooLittleBeerForNobles { needs: 5, has: wide },
        Illegal::TooFewCardsToReturn { needs: 4, has: n },
        Illegal::RaisesInUse { needs: 4, left: n },
        Illegal::RecruitedAlready,
        Illegal::NoGuestThere { place: GuestPlace::ALL[usize::from(n)] },
        Illegal::NotThatManyNobles { count: n },
        Illegal::TooFewNobles { needs: 4, has: n },
        Illegal::NoBard,
        Illegal::NotRemovable,
        Illegal::NoFreeSpaceInColumn { column: n },
        Illegal::NoSuchCardInTavern,
        Illegal::ReputationCannotGoBack { steps: 4, possible: wide },
    ];
    all.extend(Area::ALL.map(|area| Illegal::AlreadyUpgraded { area }));
    for who in Entertainer::ALL {
        all.push(Illegal::NoEntertainer { who });
        all.push(Illegal::TooLittleSchnapps { who, needs: 2, has: n });
    }
    for kind in Kind::ALL {
        all.push(Illegal::BoughtAlready { kind });
        all.push(Illegal::PileEmpty { kind });
    }
    all
}
