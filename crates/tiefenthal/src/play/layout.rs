//! Lines within the width of a terminal.

use crate::tables::WIDTH;

/// A blank where no line breaks.
pub(super) const UNBROKEN: &str = "\u{a0}";

/// Where the items of a labelled line begin.
const INDENT: usize = 9;

/// A label and items, broken between items where the line is full.
pub(super) fn row(label: &str, items: &[String], gap: &str) -> String {
    let mut text = format!("{label:<INDENT$}");
    let mut at = INDENT;
    for (index, item) in items.iter().enumerate() {
        let width = item.chars().count();
        let between = if index == 0 { 0 } else { gap.chars().count() };
        if index > 0 && at + between + width > usize::from(WIDTH) {
            text = format!("{}{}\n{:INDENT$}", text.trim_end(), gap.trim_end(), "");
            at = INDENT;
        } else if index > 0 {
            text.push_str(gap);
            at += between;
        }
        text.push_str(item);
        at += width;
    }
    wrap(text.trim_end(), INDENT)
}

/// Breaks lines that are too long between words; what follows a break is indented.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let lines: Vec<String> = text.lines().map(|line| wrap_line(line, indent)).collect();
    lines.join("\n").replace(UNBROKEN, " ")
}

/// Blanks are kept as they are but where the line breaks.
fn wrap_line(line: &str, indent: usize) -> String {
    if line.chars().count() <= usize::from(WIDTH) {
        return line.to_owned();
    }
    let (mut text, mut at, mut blanks, mut begun) = (String::new(), 0, 0, false);
    for word in line.split(' ') {
        let width = word.chars().count();
        if word.is_empty() {
            blanks += 1;
            continue;
        }
        if begun && at + blanks + width > usize::from(WIDTH) {
            text.push_str(&format!("\n{:indent$}", ""));
            at = indent;
        } else {
            text.push_str(&" ".repeat(blanks));
            at += blanks;
        }
        text.push_str(word);
        at += width;
        (blanks, begun) = (1, true);
    }
    text
}

/// Numbered entries, in as many columns as fit.
pub(super) fn numbered(entries: &[(usize, String)]) -> String {
    let numbered: Vec<String> =
        entries.iter().map(|(number, entry)| format!("{number:>3}) {entry}")).collect();
    let widest = numbered.iter().map(|entry| entry.chars().count()).max().unwrap_or(0);
    let columns = (usize::from(WIDTH) / (widest + 2).max(1)).clamp(1, 4);
    let mut text = String::new();
    for line in numbered.chunks(columns) {
        let mut cells = String::new();
        for entry in line {
            cells.push_str(entry);
            cells.push_str(&" ".repeat(widest + 2 - entry.chars().count()));
        }
        text.push_str(&wrap(cells.trim_end(), 5));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_wider_than_a_terminal() {
        let items: Vec<String> = (0..30).map(|n| format!("g{n} ({n}→{n})")).collect();
        let long = vec!["word ".repeat(40)];
        let entries = [(1, "word ".repeat(40))];
        for text in [row("Tables", &items, "  "), row("", &long, ", "), numbered(&entries)] {
            assert!(text.lines().count() > 1);
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        }
    }

    #[test]
    fn what_follows_a_label_stays_in_its_column() {
        let text = row("Deck", &["next: a Noble; ".repeat(9)], "");
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() > 1 && lines[0].starts_with("Deck     next: a Noble; next"), "{text}");
        assert!(lines[1..].iter().all(|line| line.starts_with("         ")), "{text}");
        assert!(lines[1..].iter().all(|line| !line.starts_with("          ")), "{text}");
    }

    #[test]
    fn short_entries_share_a_line() {
        let entries = [1, 3, 6].map(|face| (face, format!("take the {face}")));
        assert_eq!(numbered(&entries), "  1) take the 1    3) take the 3    6) take the 6\n");
    }
}
