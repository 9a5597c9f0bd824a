//! Every event cites a rule whose sentence in docs/rules.md speaks of it.

use crate::play::Play;
use engine::{Action, Citations, Event, Phase};
use std::collections::{BTreeMap, BTreeSet};

/// The sentences of docs/rules.md by their ids, in lower case and on one line.
pub fn sentences() -> BTreeMap<String, String> {
    let text = include_str!("../../../../docs/rules.md");
    let rules = text.split("\n- **").skip(1).filter_map(|rule| rule.split_once("** "));
    let one_line = |sentence: &str| {
        let sentence = sentence.split("\n\n").next().unwrap_or("");
        sentence.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
    };
    rules.map(|(id, sentence)| (id.to_owned(), one_line(sentence))).collect()
}

/// Checks the last step, which began in this phase, and notes what was cited for what.
pub fn check(
    play: &Play,
    begun: Phase,
    sentences: &BTreeMap<String, String>,
    seen: &mut BTreeSet<(String, &'static str)>,
) {
    let Some((_, action, events)) = &play.last else { return };
    let mut citations = Citations::new(begun);
    for (index, event) in events.iter().enumerate() {
        let rule = citations.cite(event);
        let sentence = sentences.get(rule).unwrap_or_else(|| panic!("no rule {rule}: {event:?}"));
        let named = words(event).iter().any(|word| sentence.contains(word));
        assert!(named, "{event:?} cites {rule}: {sentence}");
        if let Event::ThalersGained { .. } | Event::BeerGained { .. } = event {
            assert_eq!(rule, source_of_goods(*action, index, begun), "{action:?}: {events:?}");
        }
        let name = format!("{event:?}");
        seen.insert((name.split(' ').next().unwrap_or("").to_owned(), rule));
    }
}

/// The rule by which goods come: only the first event after a die or a payment is not a bonus.
fn source_of_goods(action: Action, index: usize, begun: Phase) -> &'static str {
    match (action, index) {
        (Action::Use { .. }, 1) => "F3",
        (Action::Musician, 1) => "F16",
        _ if begun == Phase::StartCards => "S8",
        _ => "F15",
    }
}

/// Words of which one stands in the rule.
fn words(event: &Event) -> &'static [&'static str] {
    match event {
        Event::StartPlayer { .. } => &["start player is drawn"],
        Event::StartCardOffered { .. } => &["start cards are shuffled and three are revealed"],
        Event::CardShuffledIn { .. } => &["are shuffled into the deck"],
        Event::RegularRemoved { .. } => &["removes regulars"],
        Event::GuestLaid { .. } => &["of the stack are revealed", "the place is refilled"],
        Event::RefillWaits { .. } => &["the refill", "happens when the turn closes"],
        Event::Recruited => &["may recruit one guest an evening"],
        Event::RoundBegan { .. } => &["eight evenings", "the start player marker moves"],
        Event::PhaseBegan { .. } => &["each has seven phases"],
        Event::GameOver => &["the game ends"],
        Event::Answered { .. } | Event::TakenBack { .. } | Event::Resolving { .. } => {
            &["an answer may be taken back until the last one is given"]
        }
        Event::Owes { .. } | Event::Done => &["a bonus moves a marker that gives a bonus"],
        Event::SchnappsTaken { .. } => {
            &["schnapps passed by the moon", "bonuses are given", "what the card gives"]
        }
        Event::SchnappsReturned { .. } => &["returns to the supply of 20"],
        Event::CounterGuestCame { .. } => &["the bonus “counter guest”"],
        Event::CounterGuestLeft { .. } => &["may give up a counter guest"],
        Event::CardGained { .. } => &["every card you buy or gain"],
        Event::GuestGained { .. } => &["take a guest from the 3-pile", "may recruit one guest"],
        Event::NoblesReturned { .. } | Event::StepGave { .. } => &["is given back"],
        Event::ReputationBack { .. } => &["the marker goes back"],
        Event::Upgraded { .. } => &[
            "an upgrade from a start card",
            "may upgrade any one area",
            "may upgrade an area",
            "to upgrade any area free",
        ],
        Event::CardsReturned { .. } => &["that you return to the supply"],
        Event::Hired { .. } => &["the owner chooses the side"],
        Event::Shuffled { .. } => &["shuffles the discard pile into a new deck"],
        Event::KnownCardArrived { .. } | Event::CardArrived { .. } => &["reveal the top card"],
        Event::Dismissed { .. } => &["go to the discard pile, face up"],
        Event::ArrivalOver { .. } => &["revealing stops"],
        Event::OwnDieRolled { .. } => &["take one own die", "get one own die"],
        Event::DishwashersReady { .. } => &["each dishwasher"],
        Event::CoasterRolled { .. } => &["all coasters are rolled"],
        Event::DieTaken { .. } | Event::DraftTurn { .. } => &["each player takes one die"],
        Event::CoastersPassed => &["every coaster moves"],
        Event::DieMoved { .. } | Event::DiceArranged { .. } => &["the plan may be changed freely"],
        Event::DieTurned { .. } => &["turn one own or white die"],
        Event::TurnBegan { .. } => &["at the start of the serving turn"],
        Event::Assessed { .. } => &["the smaller of the two"],
        Event::ReputationStep { .. } => &["reputation, from level 3: each step enters"],
        Event::DieUsed { .. } => &["removing a die gives"],
        Event::ThalersGained { .. } => {
            &["removing a die gives", "2 thalers", "bonuses are given", "what the card gives"]
        }
        Event::BeerGained { .. } => {
            &["removing a die gives", "3 beer", "bonuses are given", "what the card gives"]
        }
        Event::ThalersPaid { .. } | Event::BeerPaid { .. } => &["one purse"],
        Event::Bought { .. } => &["may buy tavern cards"],
        Event::BardSang => &["each bard"],
        Event::MonasteryStep { .. } => &["the monastery track is a ring"],
        Event::GuestRemoved { .. } => &["is taken out of the game", "to remove a guest"],
        Event::SignatureLaid { .. } => &["the tile goes to the topmost free space"],
        Event::SignatureReturned => &["the tile goes back to the supply"],
        Event::TurnClosed { .. } => &["your turn ends"],
        Event::PutOnTop { .. } => &["on the very top of your draw deck"],
        Event::TavernCleared { .. } => &["all cards in the tavern"],
    }
}
