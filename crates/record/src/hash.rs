//! The running hash that binds every line to all lines before it.

use crate::error::Reason;
use core::fmt;
use sha2::{Digest, Sha256};

/// The hash of a line and, through it, of the whole record up to there.
///
/// SHA-256 over the previous line's hash as its 64 digits (nothing for the first line), followed by
/// the bytes of this line up to the comma before its member `hash`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineHash([u8; 32]);

impl LineHash {
    fn new(before: Option<LineHash>, body: &str) -> LineHash {
        let mut hash = Sha256::new();
        if let Some(before) = before {
            hash.update(before.to_string());
        }
        hash.update(body);
        LineHash(hash.finalize().into())
    }
}

impl fmt::Display for LineHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

const MEMBER: &str = ",\"hash\":\"";
const END: &str = "\"}";
const TAIL: usize = MEMBER.len() + 64 + END.len();

/// Appends the member `hash` to a JSON object.
pub(crate) fn seal(before: Option<LineHash>, mut object: String) -> (String, LineHash) {
    object.pop();
    let hash = LineHash::new(before, &object);
    object.push_str(MEMBER);
    object.push_str(&hash.to_string());
    object.push_str(END);
    (object, hash)
}

/// Checks the member `hash` and strips it.
pub(crate) fn unseal(before: Option<LineHash>, line: &str) -> Result<(String, LineHash), Reason> {
    let at = line.len().checked_sub(TAIL).ok_or(Reason::NoHash)?;
    let (body, tail) = line.split_at_checked(at).ok_or(Reason::NoHash)?;
    let digits = tail.strip_prefix(MEMBER).and_then(|rest| rest.strip_suffix(END));
    let found = digits.ok_or(Reason::NoHash)?;
    let hash = LineHash::new(before, body);
    if hash.to_string() != found {
        return Err(Reason::WrongHash);
    }
    Ok((format!("{body}}}"), hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `printf '{"n":1' | sha256sum`, and that hash with `{"n":2` appended.
    const FIRST: &str = "8311bc325417e73e80dc6541a2846ff2a8173505e3503e051d55b89c832a0b86";
    const SECOND: &str = "4624622b1d09089f1268f50e33ea77909466d8ef0bb310aecc9aacbfbef8aaef";

    #[test]
    fn the_hash_is_that_of_common_tools() {
        let (line, first) = seal(None, "{\"n\":1}".into());
        assert_eq!(line, format!("{{\"n\":1,\"hash\":\"{FIRST}\"}}"));
        let (line, second) = seal(Some(first), "{\"n\":2}".into());
        assert_eq!(line, format!("{{\"n\":2,\"hash\":\"{SECOND}\"}}"));
        assert_eq!(unseal(Some(first), &line), Ok(("{\"n\":2}".into(), second)));
        assert_eq!(unseal(None, &line), Err(Reason::WrongHash));
    }

    #[test]
    fn a_line_without_its_hash_is_refused() {
        let digits = FIRST.to_uppercase();
        for line in ["", "{}", "ä", "{\"hash\":\"\"}", &"ä".repeat(38), &"a".repeat(75)] {
            assert_eq!(unseal(None, line), Err(Reason::NoHash), "{line}");
        }
        let upper = format!("{{\"n\":1,\"hash\":\"{digits}\"}}");
        assert_eq!(unseal(None, &upper), Err(Reason::WrongHash));
    }
}
