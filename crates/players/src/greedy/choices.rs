//! Every question and its answer; here those outside the serving turn that no bonus asks.

use super::value::{View, best_of};
use super::{bonuses, draft, plan, serve};
use engine::model::{Area, Bonus, Card, Kind, Pile, Side};
use engine::{Action, ActionList, Ask};

/// The answer to a question.
pub(super) fn answer(view: View<'_>, ask: Ask, list: &ActionList) -> Option<Action> {
    match ask {
        Ask::StartCard => best_of(list.iter().filter_map(|&action| {
            let Action::StartCard(card) = action else { return None };
            let items = view.rules.sheet().start_cards.get(card as usize)?;
            Some((action, items.iter().map(|&item| start_item(view, item)).sum()))
        })),
        Ask::Choose => Some(Action::Choose(better_side(view))),
        Ask::FreeUpgrade => best_of(list.iter().filter_map(|&action| match action {
            Action::FreeUpgrade(area) => Some((action, free_upgrade(view, area))),
            _ => None,
        })),
        Ask::Entertainer(who) => Some(Action::Entertainer(view.weights.side(who))),
        Ask::Redraw => Some(if should_redraw(view) { Action::Redraw } else { Action::Keep }),
        Ask::OnTop => on_top(view, list),
        Ask::Bonus(ask) => bonuses::answer(view, ask, list),
        Ask::Draft => draft::take(view, list),
        Ask::Plan => Some(plan::plan(view, list)),
        Ask::Serve => Some(serve::step(view, list)),
    }
}

/// An item of a Start Card.
fn start_item(view: View<'_>, item: Bonus) -> f32 {
    let cashbox = item == Bonus::Upgrade(Area::Cashbox);
    let early = if cashbox { view.weights.early_cashbox } else { 0.0 };
    view.bonus(item) + early
}

/// The better of two bonuses of the round track. Cards come before the guests arrive, so they
/// work in this round already.
fn better_side(view: View<'_>) -> Side {
    let space = view.rules.round_space(&view.game.form, view.game.round);
    let value =
        |bonus: Bonus| view.bonus(bonus) + bonus.kind().map_or(0.0, |kind| view.use_of(kind));
    match space.second {
        Some(second) if value(second) > value(space.first) => Side::Second,
        _ => Side::First,
    }
}

/// A free upgrade without its Noble: what it brings from this round on. Expensive areas come first,
/// because a cheap one can still be bought with its Noble.
fn free_upgrade(view: View<'_>, area: Area) -> f32 {
    let price = view.rules.sheet().upgrades[area as usize].price as f32;
    view.side(area) * (view.later() + 1.0) + price * FREE_UPGRADE_PRICE
}

/// How much of the saved price counts.
const FREE_UPGRADE_PRICE: f32 = 0.1;

/// What an average guest of a pile brings, and the cards drawn with it.
fn drawn(view: View<'_>, pile: &Pile) -> (f32, f32) {
    let (mut seated, mut cards, mut sitting) = (0.0, 0.0, 0.0);
    for (card, count) in pile.faces() {
        let count = count as f32;
        match card.kind() {
            Some(kind) => cards += count * view.use_of(kind),
            None => {
                seated += count * view.seated(card);
                sitting += count;
            }
        }
    }
    if sitting == 0.0 { (0.0, 0.0) } else { (seated / sitting, cards / sitting) }
}

/// B4: whether a redraw promises more than the guests who came. Each table gets an average guest
/// and the cards drawn between two guests.
fn should_redraw(view: View<'_>) -> bool {
    let tavern = view.tavern();
    let mut came = 0.0;
    let mut revealed = Pile::EMPTY;
    for seated in tavern.tables.seated() {
        came += view.seated(seated.card());
        revealed.add(seated.card(), 1);
    }
    for kind in Kind::ALL {
        came += view.use_of(kind) * tavern.lying(kind) as f32;
        revealed.add(Card::tavern(kind), tavern.lying(kind));
    }
    let mut pool = tavern.deck;
    let tables = view.rules.area_value(tavern, Area::Table) as f32;
    if (pool.len() as f32) < tables * 2.0 {
        let mut discard = tavern.discard;
        pool.absorb(&mut discard);
        pool.absorb(&mut revealed);
    }
    let (seated, cards) = drawn(view, &pool);
    tables * (seated + cards) > came + view.weights.redraw
}

/// G1: the card that is worth most next round, if it is worth the Schnapps.
fn on_top(view: View<'_>, list: &ActionList) -> Option<Action> {
    let price = view.rules.sheet().entertainers.card as f32 * view.schnapps();
    best_of(list.iter().filter_map(|&action| {
        let Action::OnTop(card) = action else { return None };
        let value = match card.kind() {
            Some(kind) => view.use_of(kind),
            None => view.seated(card),
        };
        (value > price).then_some((action, value))
    }))
    .or(Some(Action::Decline))
}
