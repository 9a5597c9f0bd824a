use chance::Fast;
use engine::model::{Seat, SeatSet};
use engine::{Action, ActionList, Game, Phase, Rules};

/// Plays any listed action, all equally likely, but moves a placed die at most once in a plan and
/// once in a serving turn: without that limit it would shuffle dice for ever.
#[derive(Clone, Debug)]
pub struct RandomLegal {
    random: Fast,
    /// Seats that have moved a placed die in this phase.
    moved: SeatSet,
    at: (u8, Phase),
}

/// What was chosen.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Whether anything else was listed.
    pub had_alternative: bool,
}

impl RandomLegal {
    /// A player whose choices follow from the generator's state.
    pub fn new(random: Fast) -> RandomLegal {
        RandomLegal { random, moved: SeatSet::EMPTY, at: (0, Phase::StartCards) }
    }

    /// Chooses for a seat that is asked; `list` is room to work in.
    ///
    /// # Panics
    /// If the seat is not asked anything.
    #[inline]
    pub fn choose(
        &mut self,
        rules: &Rules,
        game: &Game,
        seat: Seat,
        list: &mut ActionList,
    ) -> Choice {
        if self.at != (game.round, game.phase) {
            self.at = (game.round, game.phase);
            self.moved = SeatSet::EMPTY;
        }
        rules.legal_into(game, seat, list);
        let had_alternative = list.len() > 1;
        loop {
            let action = list[self.random.below(list.len() as u32) as usize];
            if !moves_placed_die(&action) {
                return Choice { action, had_alternative };
            }
            if !self.moved.contains(seat) {
                self.moved.insert(seat);
                return Choice { action, had_alternative };
            }
        }
    }
}

fn moves_placed_die(action: &Action) -> bool {
    matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{NoEvents, Setup};

    #[test]
    fn finishes_games_of_every_kind() {
        let rules = Rules::standard();
        let mut chance = Fast::new(1);
        let mut list = ActionList::new();
        for (players, level) in (1..=5).flat_map(|l| (2..=4).map(move |p| (p, l))) {
            let mut player = RandomLegal::new(Fast::new(2));
            let setup = Setup::new(players, level);
            let mut game = rules.begin(&setup, &mut chance, &mut NoEvents).expect("a set-up");
            while let Some(seat) = rules.to_act(&game).first() {
                let choice = player.choose(&rules, &game, seat, &mut list);
                rules
                    .apply(&mut game, seat, &choice.action, &mut chance, &mut NoEvents)
                    .expect("listed");
            }
            assert!(game.is_over());
        }
    }
}
