//! Where the worth of a position comes from.

use engine::Game;
use engine::model::Seat;
use players::features;
use players::value::Judge;
use protocol::Source;

/// Something that points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Points that are there already.
    Now,
    /// Points to come by a group of [inputs](players::features::groups).
    Group(&'static str),
    /// What this evening's guests and dice are expected to bring.
    Tonight,
    /// What imagined evenings after the turn say beyond the value of its end, as far as they count.
    Tomorrow,
    /// What the best rival is left, as far as it counts.
    Rivals,
    /// What the other parts do not explain: the planner's correction of the estimate.
    Rest,
}

impl Part {
    /// Where its points come from for people, who would not tell all parts apart.
    pub fn source(self) -> Source {
        match self {
            Part::Now => Source::Now,
            Part::Group(name) => group(name),
            Part::Tonight => Source::Tonight,
            Part::Tomorrow => Source::Tomorrow,
            Part::Rivals => Source::Rivals,
            Part::Rest => Source::Estimate,
        }
    }
}

/// The source of a group of inputs of the learned value.
fn group(name: &str) -> Source {
    match name {
        "one" => Source::Time,
        "arrives" | "often" | "owned" => Source::TavernCards,
        "pay_seated" | "noble_seated" | "seats" | "mean_pay" | "nobles" | "regulars" | "guests" => {
            Source::Guests
        }
        "upgraded" => Source::Upgrades,
        "discounts" => Source::Discounts,
        "kept" => Source::Kept,
        "counter_guests" => Source::CounterGuests,
        "monastery" => Source::Monastery,
        "reputation" => Source::Reputation,
        "schnapps" | "sides" => Source::Schnapps,
        "book" => Source::GuestBook,
        "dice" | "brewing" | "serving" => Source::Dice,
        "table" => Source::TurnOrder,
        _ => Source::Other,
    }
}

/// The strongest sources of these reasons, at most `most`, without those of less than a twentieth of
/// a point.
pub fn strongest_sources(reasons: &[Reason], most: usize) -> Vec<(Source, f32)> {
    let mut sums: Vec<(Source, f32)> = Vec::new();
    for reason in reasons {
        let source = reason.part.source();
        match sums.iter_mut().find(|(known, _)| *known == source) {
            Some((_, points)) => *points += reason.points,
            None => sums.push((source, reason.points)),
        }
    }
    sums.retain(|(_, points)| points.abs() >= LEAST);
    sums.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
    sums.truncate(most);
    sums
}

/// The smallest difference that counts as a reason.
const LEAST: f32 = 0.05;

/// A part with its points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// What.
    pub part: Part,
    /// How many points more, or less.
    pub points: f32,
}

/// The worth of a position by parts; points at stake above all weights are left to the rest.
pub(crate) fn of_position(judge: &Judge<'_>, game: &Game, seat: Seat) -> Vec<Reason> {
    let mut reasons = vec![Reason { part: Part::Now, points: judge.points_now(game, seat) }];
    let Some(weights) = judge.weights(game) else { return reasons };
    let inputs = judge.inputs(game, seat);
    for (name, range) in features::groups() {
        let pairs = weights[range.clone()].iter().zip(&inputs[range]);
        let points = pairs.map(|(weight, input)| weight * input).sum();
        reasons.push(Reason { part: Part::Group(name), points });
    }
    reasons
}

/// One list minus another.
pub(crate) fn difference(one: &[Reason], other: &[Reason]) -> Vec<Reason> {
    let mut reasons = one.to_vec();
    for reason in other {
        add(&mut reasons, reason.part, -reason.points);
    }
    reasons
}

/// The sum of lists.
pub(super) fn sum<'a>(lists: impl IntoIterator<Item = &'a Vec<Reason>>) -> Vec<Reason> {
    let mut sum = Vec::new();
    for reason in lists.into_iter().flatten() {
        add(&mut sum, reason.part, reason.points);
    }
    sum
}

/// Adds points to a part of a list.
pub(super) fn add(reasons: &mut Vec<Reason>, part: Part, points: f32) {
    match reasons.iter_mut().find(|reason| reason.part == part) {
        Some(reason) => reason.points += points,
        None => reasons.push(Reason { part, points }),
    }
}

/// Takes a share of each part.
pub(super) fn scale(reasons: &mut [Reason], share: f32) {
    reasons.iter_mut().for_each(|reason| reason.points *= share);
}

/// Completes a list so that it adds up to a total, and drops what counts for nothing.
pub(super) fn add_rest(reasons: &mut Vec<Reason>, total: f32) {
    let accounted: f32 = reasons.iter().map(|reason| reason.points).sum();
    add(reasons, Part::Rest, total - accounted);
    reasons.retain(|reason| reason.points != 0.0);
}

/// The same reasons, those that count most first.
pub(crate) fn strongest_first(mut reasons: Vec<Reason>) -> Vec<Reason> {
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    reasons.retain(|reason| reason.points != 0.0);
    reasons
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_of_inputs_has_a_source() {
        for (name, _) in features::groups() {
            assert_ne!(group(name), Source::Other, "{name}");
        }
    }
}
