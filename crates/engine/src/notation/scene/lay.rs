//! Lays a scene out: what it names and what follows from that.

use super::{Head, SeatPart, Seen};
use crate::game::{DisplayPlace, Phase, Position};
use crate::model::{Area, Card, Colour, Die, Face, GuestPlace, Kind, Pile, Seat, Side, Tables};
use crate::rules::Rules;
use crate::setup::Setup;
use crate::validate::{Fault, Unsound};

/// The face of dice that the scene does not mention.
const PLAIN_FACE: Face = Face::ALL[2];

/// The position of the scene; a serving turn begins in E.
pub(super) fn set_up(
    rules: &Rules,
    head: &Head,
    parts: Vec<(Seen<'_>, SeatPart)>,
) -> Result<Position, Unsound> {
    let setup = Setup {
        start_player: Some(head.start),
        late_refill: head.late_refill,
        ..Setup::new(head.players, head.modules)
    };
    let wrong = |fault| Unsound { seat: None, fault };
    let mut position = rules.lay_out(&setup).map_err(|_| wrong(Fault::EmptySeat))?;
    position.round = head.round;
    position.phase = if head.phase == Phase::Serve { Phase::Plan } else { head.phase };
    position.start = head.start;
    position.active = head.start;
    if setup.uses_start_cards() {
        let first = (1 << rules.sheet().limits.start_cards_offered) - 1;
        position.offered = head.offered.unwrap_or(first);
    }
    if parts.len() > head.players as usize {
        return Err(wrong(Fault::EmptySeat));
    }
    let mut parts = parts.into_iter();
    for seat in Seat::ALL[0].round_from(head.players) {
        let (seen, part) = parts.next().unwrap_or_default();
        lay_seat(rules, &mut position, seat, &seen, part)
            .map_err(|fault| Unsound { seat: Some(seat), fault })?;
    }
    lay_display(rules, &mut position, head.display).map_err(wrong)?;
    Ok(position)
}

/// Puts down what belongs to a seat, and what follows from it.
fn lay_seat(
    rules: &Rules,
    position: &mut Position,
    seat: Seat,
    seen: &Seen<'_>,
    part: SeatPart,
) -> Result<(), Fault> {
    let mut home = core::mem::replace(&mut position.taverns[seat], part.tavern).deck;
    position.answers[seat] = part.answer;
    let tokens = part.tavern;
    let supply = &mut position.supply;
    supply.schnapps = supply.schnapps.checked_sub(tokens.schnapps).ok_or(Fault::Schnapps)?;
    let tiles = tokens.book.tiles();
    supply.signatures = supply.signatures.checked_sub(tiles).ok_or(Fault::Signatures)?;
    supply.counter_guests =
        supply.counter_guests.checked_sub(tokens.counter_guests).ok_or(Fault::CounterGuests)?;
    for card in named(&part) {
        take(&mut home, &mut supply.cards, card)?;
    }
    for &card in &part.top {
        position.tops.push(seat, card);
    }
    hire(rules, position, seat);
    if !seen.has("deck") && matches!(position.phase, Phase::Arrival | Phase::Draft | Phase::Plan) {
        fill_tables(rules, position, seat, &mut home);
    }
    match position.phase {
        Phase::Plan => lay_dice(rules, position, seat),
        Phase::Draft if !seen.has("coaster") => {
            position.taverns[seat].coaster = [3, 4, 5, 6];
        }
        Phase::StartCards
        | Phase::Evening
        | Phase::Arrival
        | Phase::Draft
        | Phase::Serve
        | Phase::Closing
        | Phase::Over => {}
    }
    if seen.has("deck") {
        // Regulars that are nowhere have left the game; other cards are not bought yet.
        for (card, copies) in home.faces().filter(|(card, _)| !card.is_regular()) {
            position.supply.cards.add(card, copies);
        }
    } else {
        position.taverns[seat].deck = home;
    }
    Ok(())
}

/// Every card that the scene places.
fn named(part: &SeatPart) -> Vec<Card> {
    let tavern = &part.tavern;
    let mut cards = part.top.clone();
    for pile in [&tavern.deck, &tavern.discard] {
        cards.extend(pile.faces().flat_map(|(card, copies)| (0..copies).map(move |_| card)));
    }
    for kind in Kind::ALL {
        cards.extend((0..tavern.lying(kind)).map(|_| Card::tavern(kind)));
    }
    cards.extend((0..tavern.tables.nobles()).map(|_| Card::NOBLE));
    let seated = tavern.tables.seated().iter().filter(|seated| !seated.card().is_noble());
    cards.extend(seated.filter(|seated| !seated.removed()).map(|seated| seated.card()));
    cards
}

/// Takes cards from the seat's starting deck or the supply.
fn take(home: &mut Pile, supply: &mut Pile, card: Card) -> Result<(), Fault> {
    let from = if home.count(card) > 0 { home } else { supply };
    if from.count(card) == 0 {
        return Err(Fault::Copies(card));
    }
    from.remove(card, 1);
    Ok(())
}

/// Hires every Entertainer that has come by now, with its first side unless the scene says
/// otherwise.
fn hire(rules: &Rules, position: &mut Position, seat: Seat) {
    let given = position.phase > Phase::Evening;
    let last = if given { position.round } else { position.round.saturating_sub(1) };
    for round in 1..=last {
        let bonus = rules.round_space(&position.form, round).first;
        let hired = &mut position.taverns[seat].entertainers;
        if let Some(who) = bonus.entertainer().filter(|&who| hired.side(who).is_none()) {
            hired.hire(who, Side::First);
        }
    }
}

/// Seats Regulars from the deck at tables that the scene leaves open.
fn fill_tables(rules: &Rules, position: &mut Position, seat: Seat, home: &mut Pile) {
    let count = rules.table_count(position, seat) as usize;
    let tables: &mut Tables = &mut position.taverns[seat].tables;
    while tables.seated().len() < count {
        let regular = home.faces().map(|(card, _)| card).find(|card| card.is_regular());
        let Some(regular) = regular else { return };
        home.remove(regular, 1);
        tables.seat(regular);
    }
}

/// Puts dice that the scene does not mention in the pool, and readies the Dishwashers.
fn lay_dice(rules: &Rules, position: &mut Position, seat: Seat) {
    let tavern = &mut position.taverns[seat];
    while tavern.dice.add(Die { colour: Colour::White, face: PLAIN_FACE }) {}
    let servers = tavern.lying(Kind::Server) + rules.area_value(tavern, Area::Server);
    while tavern.dice.count(Colour::Own) < servers
        && tavern.dice.add(Die { colour: Colour::Own, face: PLAIN_FACE })
    {}
    tavern.raises = tavern.lying(Kind::Dishwasher) + rules.area_value(tavern, Area::Dishwasher);
}

/// Displays the guests of the scene, or the first of the supply, with tiles if there are any.
fn lay_display(
    rules: &Rules,
    position: &mut Position,
    named: Option<[DisplayPlace; 5]>,
) -> Result<(), Fault> {
    if let Some(display) = named {
        for place in &display {
            if let Some(guest) = place.guest {
                take(&mut Pile::default(), &mut position.supply.cards, guest)?;
            }
            let tile = place.signed as u8;
            let left = position.supply.signatures.checked_sub(tile);
            position.supply.signatures = left.ok_or(Fault::Signatures)?;
        }
        position.display = display;
        return Ok(());
    }
    for place in GuestPlace::ALL {
        let threes = rules.three_pile(position);
        let stack = rules.guest_stack(position);
        let pile =
            if place == GuestPlace::THREE_PILE && !threes.is_empty() { threes } else { stack };
        let Some(guest) = pile.nth(0) else { continue };
        let signed = position.supply.signatures > 0;
        position.supply.cards.remove(guest, 1);
        position.supply.signatures -= signed as u8;
        position.display[place.index()] = DisplayPlace { guest: Some(guest), signed };
    }
    Ok(())
}
