//! Every single step a seat may take, in canonical order and without duplicates.

use crate::action::Action;
use crate::ask::Ask;
use crate::game::Game;
use crate::model::{Seat, Side};
use crate::phases::list_coaster;
use crate::rules::Rules;
use arrayvec::ArrayVec;

/// Room for the longest possible list. In a serving turn: 7 dice to 24 spaces, back to the pool or
/// used (182); 5 areas without cards and 4 with up to 30 returned cards each, but no more than the
/// box has in all (129); 6 kinds, 5 guests, 3 numbers of Nobles, 20 removals and 4 others. In E
/// turning 7 dice adds 35 to the moves.
pub const MAX_ACTIONS: usize = 384;

/// A list of actions that lives on the stack.
pub type ActionList = ArrayVec<Action, MAX_ACTIONS>;

impl Rules {
    /// The complete list of single steps the seat may take now. Whole plans are not listed (E4);
    /// a seat that has answered may be able to take its answer back (R9).
    pub fn legal(&self, game: &Game, seat: Seat) -> ActionList {
        let mut list = ActionList::new();
        self.legal_into(game, seat, &mut list);
        list
    }

    /// The same, into an existing list.
    #[inline]
    pub fn legal_into(&self, game: &Game, seat: Seat, list: &mut ActionList) {
        list.clear();
        let Some(ask) = self.ask(game, seat) else {
            if self.may_take_back(game, seat).is_ok() {
                list.push(Action::TakeBack);
            }
            return;
        };
        match ask {
            Ask::Serve => self.list_serve(game, seat, list),
            Ask::Plan => self.list_plan(game, seat, list),
            Ask::Draft => list_coaster(game.tavern(seat), list),
            Ask::StartCard => {
                list.extend((0..16).filter(|c| game.offered >> c & 1 == 1).map(Action::StartCard));
            }
            Ask::Choose => list.extend(Side::ALL.map(Action::Choose)),
            Ask::FreeUpgrade => {
                let areas = game.tavern(seat).upgraded.others();
                list.extend(areas.iter().map(Action::FreeUpgrade));
                list.push(Action::Decline);
            }
            Ask::Entertainer(_) => list.extend(Side::ALL.map(Action::Entertainer)),
            Ask::Redraw => list.extend([Action::Keep, Action::Redraw]),
            Ask::OnTop => {
                let cards = self.in_tavern(game, seat);
                list.extend(cards.faces().map(|(card, _)| Action::OnTop(card)));
                list.push(Action::Decline);
            }
            Ask::Bonus(ask) => self.list_answers(game, seat, ask, list),
        }
    }
}
