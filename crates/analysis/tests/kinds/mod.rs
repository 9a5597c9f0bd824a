//! Kinds of questions.

use engine::Ask;
use engine::model::BonusAsk;
use std::mem::{Discriminant, discriminant};

/// What kind of question it is; a bonus has several.
pub fn kind(ask: Ask) -> (Discriminant<Ask>, Option<Discriminant<BonusAsk>>) {
    let bonus = match ask {
        Ask::Bonus(bonus) => Some(discriminant(&bonus)),
        Ask::StartCard
        | Ask::Choose
        | Ask::FreeUpgrade
        | Ask::Entertainer(_)
        | Ask::Redraw
        | Ask::Draft
        | Ask::Plan
        | Ask::Serve
        | Ask::OnTop => None,
    };
    (discriminant(&ask), bonus)
}
