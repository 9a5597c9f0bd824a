//! Cards, tokens and tiles add up to what the box holds (R7).

use super::{Fault, Unsound, Verdict, demand, demand_of};
use crate::game::{Game, Position};
use crate::model::{Card, GuestPlace, Owed, Seat};
use crate::rules::Rules;
use crate::setup::Setup;

/// The set-up behind the position.
pub(super) fn check(rules: &Rules, game: &Game) -> Result<Setup, Unsound> {
    let Some(setup) = game.setup() else { return Err(Unsound { seat: None, fault: Fault::Form }) };
    let Ok(laid_out) = rules.lay_out(&setup) else {
        return Err(Unsound { seat: None, fault: Fault::Form });
    };
    let sheet = rules.sheet();
    let cards = sheet.start_cards.len();
    let offered = game.offered == 0
        || (game.offered.count_ones() == sheet.limits.start_cards_offered as u32
            && u32::from(game.offered) < 1 << cards);
    demand(offered, Fault::Form)?;
    copies(game, &laid_out)?;
    tokens(game, &laid_out)?;
    display(rules, game)?;
    Ok(setup)
}

/// Tavern cards and Nobles never leave the game; guests and Regulars may.
fn copies(game: &Position, laid_out: &Position) -> Verdict {
    for card in (0..64).filter_map(Card::new) {
        if card.is_regular() {
            demand(game.supply.cards.count(card) == 0, Fault::Copies(card))?;
            for seat in game.turn_order() {
                let most = owned(laid_out, seat, card);
                demand_of(seat, owned(game, seat, card) <= most, Fault::Copies(card))?;
            }
            continue;
        }
        let (now, all) = (in_game(game, card), in_game(laid_out, card));
        let holds = if card.is_guest() { now <= all } else { now == all };
        demand(holds, Fault::Copies(card))?;
    }
    Ok(())
}

fn in_game(game: &Position, card: Card) -> usize {
    let shown = game.display.iter().filter(|place| place.guest == Some(card)).count();
    let owned: usize = game.turn_order().map(|seat| owned(game, seat, card)).sum();
    game.supply.cards.count(card) as usize + shown + owned
}

fn owned(game: &Position, seat: Seat, card: Card) -> usize {
    let tavern = game.tavern(seat);
    let known = game.tops.of(seat).iter().filter(|&&known| known == card).count();
    let lying = match card.kind() {
        Some(kind) => tavern.lying(kind) as usize,
        None if card.is_noble() => tavern.tables.nobles() as usize,
        None => {
            let here = tavern.tables.seated().iter().filter(|seated| !seated.removed());
            here.filter(|seated| seated.card() == card).count()
        }
    };
    tavern.deck.count(card) as usize + tavern.discard.count(card) as usize + known + lying
}

fn tokens(game: &Position, laid_out: &Position) -> Verdict {
    let sum = |own: fn(&Position, Seat) -> u8| -> usize {
        game.turn_order().map(|seat| own(game, seat) as usize).sum()
    };
    let schnapps = sum(|game, seat| game.tavern(seat).schnapps) + game.supply.schnapps as usize;
    demand(schnapps == laid_out.supply.schnapps as usize, Fault::Schnapps)?;
    let tiles = sum(|game, seat| game.tavern(seat).book.tiles())
        + game.display.iter().filter(|place| place.signed).count()
        + game.owed.as_slice().iter().filter(|o| matches!(o, Owed::GuestSignature(_))).count()
        + game.supply.signatures as usize;
    demand(tiles == laid_out.supply.signatures as usize, Fault::Signatures)?;
    let counter =
        sum(|game, seat| game.tavern(seat).counter_guests) + game.supply.counter_guests as usize;
    demand(counter <= laid_out.supply.counter_guests as usize, Fault::CounterGuests)
}

/// Places are filled while there are cards, the first from the 3-pile (S3, F10).
fn display(rules: &Rules, game: &Game) -> Verdict {
    let threes_gone = rules.three_pile(game).is_empty();
    let stack_gone = rules.guest_stack(game).is_empty();
    for number in GuestPlace::ALL {
        let place = game.display[number.index()];
        let first = number == GuestPlace::THREE_PILE;
        let to_come = game.serving.to_refill == Some(number)
            || game.owed.as_slice().contains(&Owed::Refill(number));
        let holds = match place.guest {
            // The tile stays when the last guest of the 3-pile is taken in A (A4).
            None if first => to_come || (threes_gone && stack_gone),
            None => !place.signed && (to_come || stack_gone),
            Some(_) if to_come => false,
            Some(guest) if first => guest.is_guest() && (rules.is_three(guest) || threes_gone),
            Some(guest) => guest.is_guest() && !rules.is_three(guest),
        };
        demand(holds, Fault::Display(number))?;
    }
    Ok(())
}
