//! The words for positions that writing and reading share.

use crate::game::{Gift, Phase};

/// An empty place of the display.
pub(super) const NOBODY: &str = "-";
/// Marks a guest with a Signature tile (S9).
pub(super) const SIGNED: char = '+';
/// Marks a used die and a served guest (E6).
pub(super) const USED: char = '!';
/// Marks a guest removed from the game (F14).
pub(super) const REMOVED: char = '~';

pub(super) const PHASES: [Phase; 8] = [
    Phase::StartCards,
    Phase::Evening,
    Phase::Arrival,
    Phase::Draft,
    Phase::Plan,
    Phase::Serve,
    Phase::Closing,
    Phase::Over,
];

pub(super) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::StartCards => "start-cards",
        Phase::Evening => "evening",
        Phase::Arrival => "arrival",
        Phase::Draft => "draft",
        Phase::Plan => "plan",
        Phase::Serve => "serve",
        Phase::Closing => "closing",
        Phase::Over => "over",
    }
}

pub(super) const fn gift_letter(gift: Gift) -> char {
    match gift {
        Gift::Nothing => '.',
        Gift::Schnapps => 's',
        Gift::Noble => 'n',
        Gift::Final => 'f',
    }
}

pub(super) const fn gift(letter: char) -> Option<Gift> {
    match letter {
        '.' => Some(Gift::Nothing),
        's' => Some(Gift::Schnapps),
        'n' => Some(Gift::Noble),
        'f' => Some(Gift::Final),
        _ => None,
    }
}
