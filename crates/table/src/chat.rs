//! What may be said.

use crate::name::is_plain;
use protocol::{MAX_CHAT, Words};

/// The words as they are kept, without spaces around them; none if nobody may say that.
pub fn checked_words(words: &Words) -> Option<Words> {
    match words {
        Words::Phrase(phrase) => Some(Words::Phrase(*phrase)),
        Words::Text(text) => {
            let text = text.trim();
            let sound = !text.is_empty() && text.chars().count() <= MAX_CHAT && is_plain(text);
            sound.then(|| Words::Text(text.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_short_and_plain() {
        let said = |text: &str| checked_words(&Words::Text(text.to_owned()));
        assert_eq!(said(" Cheers! "), Some(Words::Text("Cheers!".into())));
        assert!(said(&"ü".repeat(MAX_CHAT)).is_some());
        for text in ["", " \t", &"x".repeat(MAX_CHAT + 1), "one\ntwo", "\u{202e}sreehC"] {
            assert_eq!(said(text), None, "{text:?}");
        }
    }
}
