//! The rules by which events happened, for a log that cites them.

use crate::event::Event;
use crate::game::Phase;

/// Names the rule of each event in turn. Some events happen by several rules: Thalers come from a
/// die (F3), from the Musician (F16) or as a bonus (F15). So feed it all events of a step in order;
/// the hidden ones say why the next one happens.
#[derive(Clone, Copy, Debug)]
pub struct Citations {
    phase: Phase,
    cause: Cause,
}

/// Why something is gained, upgraded or removed.
#[derive(Clone, Copy, Debug)]
enum Cause {
    /// The action itself, or the moon.
    Action,
    /// A die was removed.
    Die,
    /// An Entertainer was paid.
    Entertainer,
    /// A bonus was given.
    Bonus,
}

impl Citations {
    /// For events that begin in this phase.
    pub const fn new(phase: Phase) -> Citations {
        Citations { phase, cause: Cause::Action }
    }

    /// The rule of the next event.
    pub const fn cite(&mut self, event: &Event) -> &'static str {
        self.notice(event);
        self.rule(event)
    }

    const fn notice(&mut self, event: &Event) {
        match event {
            Event::PhaseBegan { phase } => *self = Citations::new(*phase),
            Event::RoundBegan { .. } => *self = Citations::new(Phase::Evening),
            Event::TurnBegan { .. } => self.cause = Cause::Action,
            Event::DieUsed { .. } => self.cause = Cause::Die,
            Event::SchnappsReturned { .. } => self.cause = Cause::Entertainer,
            Event::Done => self.cause = Cause::Bonus,
            Event::StartPlayer { .. }
            | Event::StartCardOffered { .. }
            | Event::GuestLaid { .. }
            | Event::Answered { .. }
            | Event::TakenBack { .. }
            | Event::Resolving { .. }
            | Event::Owes { .. }
            | Event::SchnappsTaken { .. }
            | Event::CounterGuestCame { .. }
            | Event::CounterGuestLeft { .. }
            | Event::CardGained { .. }
            | Event::CardShuffledIn { .. }
            | Event::GuestGained { .. }
            | Event::NoblesReturned { .. }
            | Event::Upgraded { .. }
            | Event::CardsReturned { .. }
            | Event::Hired { .. }
            | Event::RegularRemoved { .. }
            | Event::Shuffled { .. }
            | Event::KnownCardArrived { .. }
            | Event::CardArrived { .. }
            | Event::Dismissed { .. }
            | Event::ArrivalOver { .. }
            | Event::OwnDieRolled { .. }
            | Event::DishwashersReady { .. }
            | Event::CoasterRolled { .. }
            | Event::DieTaken { .. }
            | Event::DraftTurn { .. }
            | Event::CoastersPassed
            | Event::DieMoved { .. }
            | Event::DiceArranged { .. }
            | Event::DieTurned { .. }
            | Event::Assessed { .. }
            | Event::ReputationStep { .. }
            | Event::StepGave { .. }
            | Event::ReputationBack { .. }
            | Event::ThalersGained { .. }
            | Event::BeerGained { .. }
            | Event::ThalersPaid { .. }
            | Event::BeerPaid { .. }
            | Event::Bought { .. }
            | Event::Recruited
            | Event::RefillWaits { .. }
            | Event::BardSang
            | Event::MonasteryStep { .. }
            | Event::GuestRemoved { .. }
            | Event::SignatureLaid { .. }
            | Event::SignatureReturned
            | Event::TurnClosed { .. }
            | Event::PutOnTop { .. }
            | Event::TavernCleared { .. }
            | Event::GameOver => {}
        }
    }

    const fn rule(self, event: &Event) -> &'static str {
        match event {
            Event::StartPlayer { .. } => "S10",
            Event::StartCardOffered { .. }
            | Event::CardShuffledIn { .. }
            | Event::RegularRemoved { .. } => "S8",
            Event::GuestLaid { .. } => self.in_phase("S3", "F10", "F10"),
            Event::RefillWaits { .. } | Event::Recruited => "F10",
            Event::RoundBegan { round: 1, .. } | Event::PhaseBegan { .. } => "R1",
            Event::RoundBegan { .. } | Event::GameOver => "R4",
            Event::Answered { .. } | Event::TakenBack { .. } | Event::Resolving { .. } => "R9",
            Event::Owes { .. } | Event::Done => "T5",
            Event::SchnappsTaken { .. } => match self.cause {
                Cause::Bonus => self.bonus(),
                Cause::Action | Cause::Die | Cause::Entertainer => "A6",
            },
            Event::SchnappsReturned { .. } => "R11",
            Event::CounterGuestCame { .. } => "A5",
            Event::CounterGuestLeft { .. } if matches!(self.phase, Phase::Arrival) => "B4",
            Event::CounterGuestLeft { .. } => "F12",
            Event::CardGained { .. } => "R5",
            Event::GuestGained { .. } => self.in_phase("F10", "A4", "F10"),
            Event::NoblesReturned { .. }
            | Event::StepGave { .. }
            | Event::ReputationBack { .. } => "F2",
            Event::Upgraded { .. } => match self.cause {
                Cause::Entertainer => "F16",
                Cause::Action | Cause::Die | Cause::Bonus => self.in_phase("S8", "A3", "F7"),
            },
            Event::CardsReturned { .. } => "F7",
            Event::Hired { .. } => "A6",
            Event::Shuffled { .. } => "R6",
            Event::KnownCardArrived { .. } | Event::CardArrived { .. } => "B1",
            Event::Dismissed { .. } => "B4",
            Event::ArrivalOver { .. } => "B2",
            Event::OwnDieRolled { .. } => self.in_phase("C1", "A2", "C1"),
            Event::DishwashersReady { .. } => "E3",
            Event::CoasterRolled { .. } => "D1",
            Event::DieTaken { .. } | Event::DraftTurn { .. } | Event::CoastersPassed => "D2",
            Event::DieMoved { .. } | Event::DiceArranged { .. } => "E4",
            Event::DieTurned { .. } => "E5",
            Event::TurnBegan { .. } => "F4",
            Event::Assessed { .. } => "F1",
            Event::ReputationStep { .. } => "T1",
            Event::DieUsed { .. } => "F3",
            Event::ThalersGained { .. } | Event::BeerGained { .. } => match self.cause {
                Cause::Action | Cause::Die => "F3",
                Cause::Entertainer => "F16",
                Cause::Bonus => self.bonus(),
            },
            Event::ThalersPaid { .. } | Event::BeerPaid { .. } => "F5",
            Event::Bought { .. } => "F6",
            Event::BardSang => "F17",
            Event::MonasteryStep { .. } => "F13",
            Event::GuestRemoved { .. } => match self.cause {
                Cause::Entertainer => "F16",
                Cause::Action | Cause::Die | Cause::Bonus => "F14",
            },
            Event::SignatureLaid { .. } => "T2",
            Event::SignatureReturned => "T3",
            Event::TurnClosed { .. } => "F18",
            Event::PutOnTop { .. } => "G1",
            Event::TavernCleared { .. } => "G2",
        }
    }

    /// The rule by which a bonus is given in this phase.
    const fn bonus(self) -> &'static str {
        self.in_phase("S8", "F15", "F15")
    }

    /// One of three rules: before the first round, in A, or later.
    const fn in_phase(
        self,
        start: &'static str,
        evening: &'static str,
        later: &'static str,
    ) -> &'static str {
        match self.phase {
            Phase::StartCards => start,
            Phase::Evening => evening,
            Phase::Arrival
            | Phase::Draft
            | Phase::Plan
            | Phase::Serve
            | Phase::Closing
            | Phase::Over => later,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Area, Seat};

    /// Random games hardly ever have the five Schnapps for it.
    #[test]
    fn f16_an_upgrade_for_schnapps_cites_the_fire_eater() {
        let seat = Seat::ALL[0];
        let mut citations = Citations::new(Phase::Serve);
        assert_eq!(citations.cite(&Event::SchnappsReturned { seat, count: 5 }), "R11");
        assert_eq!(citations.cite(&Event::Upgraded { seat, area: Area::Safe }), "F16");
    }
}
