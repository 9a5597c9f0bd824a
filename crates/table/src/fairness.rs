//! Whether the luck of a game was fair.

use protocol::{FairnessReport, FairnessVerdict};
use record::{Difference, Error, Record, Verdict, verify};

/// Checks every line of a whole record and derives every roll and draw again from the seed that it
/// reveals, as `tiefenthal verify` does.
///
/// # Errors
///
/// What cannot be read, or was not played by the rules, proves nothing.
pub fn fairness(record: &str) -> Result<FairnessReport, Error> {
    let lines = record.lines().count();
    let record = Record::read(record)?;
    let verdict = match verify(&record)? {
        Verdict::Fair { draws } => FairnessVerdict::Fair { draws: number(draws) },
        // The seed of a game that goes on is not revealed.
        Verdict::Unfinished | Verdict::NotRevealed => FairnessVerdict::NotRevealed,
        Verdict::NotCommitted => FairnessVerdict::NotCommitted,
        Verdict::OtherRules { rules } => FairnessVerdict::OtherRules { rules },
        Verdict::OtherSeed(_) => FairnessVerdict::OtherSeed,
        Verdict::OtherOutcome(Difference { line, .. }) => {
            FairnessVerdict::OtherOutcome { line: number(line) }
        }
    };
    let secret = record.end.and_then(|end| end.secret);
    Ok(FairnessReport {
        verdict,
        lines: number(lines),
        commitment: record.header.commitment.map(|commitment| commitment.to_string()),
        nonces: record.header.nonces.iter().map(ToString::to_string).collect(),
        seed: secret.as_ref().map(|secret| secret.seed.to_string()),
        salt: secret.as_ref().map(|secret| secret.salt.to_string()),
    })
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
