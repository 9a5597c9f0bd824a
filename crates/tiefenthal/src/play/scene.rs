//! What is shown with a question: no more than it needs.

use super::look::Look;
use super::market::market;
use super::piles;
use super::screen;
use engine::Ask;
use engine::model::{BonusAsk, Colour};

/// How new a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// It was not asked before.
    Question,
    /// It is asked again after a step.
    Step,
}

/// The lines before the question, each with its line feed.
pub(super) fn scene(look: &Look<'_>, ask: Ask, news: News) -> String {
    let first_die = look.tavern().dice.count(Colour::White) == 0;
    let mut parts = match (ask, news) {
        (Ask::Draft, _) if first_die => vec![screen::evening(look)],
        (Ask::Draft, _) => vec![screen::draft(look)],
        (Ask::Plan | Ask::Redraw, _) => vec![screen::tavern(look)],
        (Ask::Serve, News::Question) => vec![market(look), screen::own(look)],
        (Ask::Serve, News::Step) => vec![screen::purse(look)],
        (Ask::Bonus(BonusAsk::Column), _) => vec![piles::rows(look)],
        (Ask::FreeUpgrade, _) => vec![screen::own(look)],
        // Every other question speaks for itself.
        _ => Vec::new(),
    };
    if ask == Ask::Plan || (ask == Ask::Serve && !look.uses().is_empty()) {
        parts.extend(screen::preview(look));
    }
    parts.iter().map(|part| format!("{part}\n")).collect()
}
