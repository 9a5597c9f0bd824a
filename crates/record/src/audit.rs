//! Feeds the recorded chance of a line to the rules and, if the seed is known, draws it again.

use crate::error::Reason;
use chance::{Scripted, Seeded};
use engine::chance::{Chance, Moment, Odds};

/// Draws everything again from the revealed seed.
#[derive(Clone, Debug)]
pub(crate) struct Audit {
    seeded: Seeded,
    pub(crate) draws: usize,
    /// The first outcome that the seed does not give.
    pub(crate) differs: Option<Difference>,
}

/// A recorded outcome that the revealed seed does not give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the line, from 1.
    pub line: usize,
    /// Which draw it was.
    pub moment: Moment,
    /// What the record says.
    pub recorded: u8,
    /// What the seed gives.
    pub derived: u8,
}

impl Audit {
    pub(crate) fn new(seeded: Seeded) -> Audit {
        Audit { seeded, draws: 0, differs: None }
    }
}

/// The recorded chance of one line.
pub(crate) struct Script<'a> {
    line: usize,
    scripted: Scripted,
    audit: Option<&'a mut Audit>,
}

impl<'a> Script<'a> {
    pub(crate) fn new(
        line: usize,
        chance: &[(Moment, u8)],
        audit: Option<&'a mut Audit>,
    ) -> Script<'a> {
        Script { line, scripted: Scripted::new(chance.to_vec()), audit }
    }

    /// Whether the rules asked for exactly what is recorded.
    pub(crate) fn finish(&self) -> Result<(), Reason> {
        match (self.scripted.fault(), self.scripted.left()) {
            (Some(fault), _) => Err(Reason::Chance(fault)),
            (None, 0) => Ok(()),
            (None, left) => Err(Reason::TooMuchChance { left }),
        }
    }
}

impl Chance for Script<'_> {
    fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
        let recorded = self.scripted.draw(moment, odds);
        if let Some(audit) = self.audit.as_deref_mut() {
            let derived = audit.seeded.draw(moment, odds);
            audit.draws += 1;
            if recorded != derived && audit.differs.is_none() {
                audit.differs = Some(Difference { line: self.line, moment, recorded, derived });
            }
        }
        recorded
    }
}
