//! Lines within the width of a terminal.

use crate::tables::WIDTH;

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
            text = text.trim_end().to_owned();
            text.push_str(&format!("\n{:INDENT$}", ""));
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
pub(super) fn wrap(text: &str, indent: usize) -> String {
    let lines: Vec<String> = text.lines().map(|line| wrap_line(line, indent)).collect();
    lines.join("\n")
}

fn wrap_line(line: &str, indent: usize) -> String {
    if line.chars().count() <= usize::from(WIDTH) {
        return line.to_owned();
    }
    let kept = line.chars().take_while(|&c| c == ' ').count();
    let mut text = " ".repeat(kept);
    let mut at = kept;
    let mut first = true;
    for word in line.split_whitespace() {
        let width = word.chars().count();
        if !first && at + 1 + width > usize::from(WIDTH) {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            at = indent;
        } else if !first {
            text.push(' ');
            at += 1;
        }
        text.push_str(word);
        at += width;
        first = false;
    }
    text
}

/// Numbered entries, in as many columns as fit.
pub(super) fn numbered(entries: &[String]) -> String {
    let numbered: Vec<String> = entries
        .iter()
        .enumerate()
        .map(|(index, entry)| format!("{:>3}) {entry}", index + 1))
        .collect();
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
        for text in [row("Tables", &items, "  "), row("", &long, ", "), numbered(&long)] {
            assert!(text.lines().count() > 1);
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        }
    }

    #[test]
    fn short_entries_share_a_line() {
        let entries = ["take the 1", "take the 3", "take the 6"].map(str::to_owned);
        assert_eq!(numbered(&entries), "  1) take the 1    2) take the 3    3) take the 6\n");
    }
}
