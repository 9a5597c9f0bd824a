//! The rules by which events happened, for a log that cites them.

use super::Event;
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
        event.facts(self).2
    }

    const fn notice(&mut self, event: &Event) {
        match event {
            Event::PhaseBegan { phase } => *self = Citations::new(*phase),
            Event::RoundBegan { .. } => *self = Citations::new(Phase::Evening),
            Event::TurnBegan { .. } => self.cause = Cause::Action,
            Event::DieUsed { .. } => self.cause = Cause::Die,
            Event::SchnappsReturned { .. } => self.cause = Cause::Entertainer,
            Event::Done => self.cause = Cause::Bonus,
            // Everything else happens for the same reason as what came before it.
            _ => {}
        }
    }

    /// The rule by which Thalers or beer come into the purse.
    pub(super) const fn goods(&self) -> &'static str {
        match self.cause {
            Cause::Action | Cause::Die => "F3",
            Cause::Entertainer => "F16",
            Cause::Bonus => self.bonus(),
        }
    }

    /// The rule by which Schnapps comes from the supply.
    pub(super) const fn schnapps(&self) -> &'static str {
        match self.cause {
            Cause::Bonus => self.bonus(),
            Cause::Action | Cause::Die | Cause::Entertainer => "A6",
        }
    }

    /// The rule by which an area is upgraded.
    pub(super) const fn upgrade(&self) -> &'static str {
        match self.cause {
            Cause::Entertainer => "F16",
            Cause::Action | Cause::Die | Cause::Bonus => self.in_phase("S8", "A3", "F7"),
        }
    }

    /// The rule by which a guest is removed.
    pub(super) const fn removal(&self) -> &'static str {
        match self.cause {
            Cause::Entertainer => "F16",
            Cause::Action | Cause::Die | Cause::Bonus => "F14",
        }
    }

    /// The rule by which a Counter Guest is given up.
    pub(super) const fn counter_guest(&self) -> &'static str {
        if matches!(self.phase, Phase::Arrival) { "B4" } else { "F12" }
    }

    /// The rule by which a bonus is given in this phase.
    const fn bonus(&self) -> &'static str {
        self.in_phase("S8", "F15", "F15")
    }

    /// One of three rules: before the first round, in A, or later.
    pub(super) const fn in_phase(
        &self,
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
