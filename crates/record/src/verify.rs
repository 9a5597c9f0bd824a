//! Checks that a game was played by the rules and that its chance was fair.

use crate::audit::Difference;
use crate::error::{Error, OtherRules};
use crate::playback::Playback;
use crate::{Record, Secret};
use chance::{Reveal, Unfair};
use core::fmt;

/// What a record proves about the fairness of its chance. With every verdict but
/// [`Verdict::OtherRules`], the game was played by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every outcome follows from the seed that was fixed before the game.
    Fair {
        /// How many outcomes were drawn again.
        draws: usize,
    },
    /// The game is not over, so the seed is still secret.
    Unfinished,
    /// The game is over, but the seed was not revealed.
    NotRevealed,
    /// No seed was promised before the game.
    NotCommitted,
    /// The seed is the promised one, but its outcomes follow from rules that this program does
    /// not have.
    OtherRules {
        /// The version of those rules.
        rules: u32,
    },
    /// The revealed seed is not the promised one.
    OtherSeed(Unfair),
    /// The revealed seed gives another outcome.
    OtherOutcome(Difference),
}

impl Verdict {
    /// Whether fairness is proved.
    pub const fn is_fair(&self) -> bool {
        matches!(self, Verdict::Fair { .. })
    }

    /// Whether the record proves that somebody cheated.
    pub const fn is_foul(&self) -> bool {
        matches!(self, Verdict::OtherSeed(_) | Verdict::OtherOutcome(_))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Fair { draws } => {
                write!(f, "fair: all {draws} outcomes follow from the seed committed to")
            }
            Verdict::Unfinished => write!(f, "the game is not over; its seed is still secret"),
            Verdict::NotRevealed => write!(f, "the seed was not revealed"),
            Verdict::NotCommitted => write!(f, "no seed was committed to before the game"),
            Verdict::OtherRules { rules } => {
                let known = engine::RULES_VERSION;
                write!(
                    f,
                    "unbroken, and the seed is the one committed to; its outcomes were not checked: \
                     they follow from version {rules} of the rules, and this program has version {known}"
                )
            }
            Verdict::OtherSeed(unfair) => write!(f, "unfair: {unfair}"),
            Verdict::OtherOutcome(Difference { line, moment, recorded, derived }) => write!(
                f,
                "unfair: line {line} has {recorded} for {moment:?}, the seed gives {derived}"
            ),
        }
    }
}

/// Replays a record and derives every outcome of chance again from the revealed seed.
///
/// # Errors
///
/// A game that was not played by the rules has no verdict.
pub fn verify(record: &Record) -> Result<Verdict, Error> {
    let reveal = record.end.as_ref().and_then(|end| end.secret.as_ref()).map(|secret| {
        let Secret { seed, salt } = *secret;
        Reveal { seed, salt, nonces: record.header.nonces.clone() }
    });
    let playback = Playback::run(record, reveal.as_ref().map(Reveal::chance), &mut ())?;
    let Some(commitment) = record.header.commitment else { return Ok(Verdict::NotCommitted) };
    let Some(reveal) = reveal else {
        let over = record.end.is_some();
        return Ok(if over { Verdict::NotRevealed } else { Verdict::Unfinished });
    };
    if let Err(unfair) = commitment.check(&reveal) {
        return Ok(Verdict::OtherSeed(unfair));
    }
    Ok(match playback.into_timeline() {
        Err(OtherRules { rules }) => Verdict::OtherRules { rules },
        Ok((_, audit)) => audit.map_or(Verdict::NotRevealed, |audit| match audit.differs {
            Some(difference) => Verdict::OtherOutcome(difference),
            None => Verdict::Fair { draws: audit.draws },
        }),
    })
}
