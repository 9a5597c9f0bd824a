//! What people may be called.

/// The most bytes of a player's name.
pub const MAX_NAME: usize = 40;

/// The name as it is kept, without spaces around it; none if nobody may be called that. Every
/// character can be seen, so that no name looks like another or turns the text around it.
pub fn checked_name(name: &str) -> Option<String> {
    let name = name.trim();
    let seen = !name.is_empty() && name.chars().all(|c| c == ' ' || is_seen(c));
    (seen && name.len() <= MAX_NAME).then(|| name.to_owned())
}

/// As much of a name from elsewhere as can be seen.
pub(crate) fn visible(name: &str) -> String {
    let seen: String = name.chars().filter(|&c| c == ' ' || is_seen(c)).collect();
    let seen = seen.trim();
    if seen.is_empty() { "–".to_owned() } else { seen.to_owned() }
}

/// Whether the text has no character that could turn or hide the text around it. Line feeds and other
/// control characters are among those.
pub(crate) fn is_plain(text: &str) -> bool {
    text.chars().all(|c| c == ' ' || c == '\u{a0}' || joins_emoji(c) || is_seen(c))
}

/// Whether the character joins or colours emoji: invisible by itself, but harmless in a sentence.
fn joins_emoji(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}')
}

/// Whether the character shows something: no space, control or format character, filler or half of
/// something else.
fn is_seen(c: char) -> bool {
    let hidden = c.is_control()
        || c.is_whitespace()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' // soft hyphen, grapheme joiner, Arabic mark
            | '\u{600}'..='\u{605}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}' | '\u{8e2}'
            | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' // zero width, left-to-right and right-to-left marks
            | '\u{2028}'..='\u{202e}' // separators, embeddings and overrides
            | '\u{2060}'..='\u{206f}' // joiners, isolates
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}' // blanks that count as letters
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}'
            | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1345f}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}' // private use
            | '\u{e0000}'..='\u{10ffff}' // tags, variation selectors, private use
        );
    !hidden
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_what_can_be_read() {
        for name in ["Ann", "Ann B.", "Zoë", "Łukasz", "李雷", "עדן", "O'Neill", "🦊", "a"]
        {
            assert_eq!(checked_name(&format!("  {name}\t")), Some(name.to_owned()));
        }
        assert_eq!(checked_name(&"x".repeat(MAX_NAME)), Some("x".repeat(MAX_NAME)));
        assert_eq!(checked_name(&"ü".repeat(MAX_NAME / 2 + 1)), None, "bytes count");
    }

    #[test]
    fn nobody_is_called_what_cannot_be_seen() {
        for name in ["", "  ", "\u{3164}", "\u{2800}\u{2800}"] {
            assert_eq!(checked_name(name), None, "{name:?}");
        }
        for hidden in [
            '\0',
            '\n',
            '\u{7f}',
            '\u{85}',
            '\u{a0}',
            '\u{ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{200f}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{115f}',
            '\u{f8ff}',
            '\u{3000}',
        ] {
            assert_eq!(checked_name(&format!("A{hidden}B")), None, "{hidden:?}");
        }
    }

    #[test]
    fn sentences_are_plain_unless_they_turn_the_text_around() {
        assert!(is_plain("Well done 👨\u{200d}👩\u{200d}👧, you\u{a0}two ❤\u{fe0f}!"));
        for text in ["a\nb", "a\u{202e}b", "a\u{200b}b", "\u{e0041}"] {
            assert!(!is_plain(text), "{text:?}");
        }
    }
}
