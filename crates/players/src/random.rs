//! A player that chooses uniformly among the listed actions.

use chance::Fast;
use engine::model::{BySeat, Seat};
use engine::{Action, ActionList, Game, Phase, Rules};

/// Plays all seats of one game, choosing uniformly among the listed actions. It moves or lifts a
/// placed die at most once a turn (in E once for each seat, in F once per serving turn); otherwise
/// it could shuffle dice forever.
#[derive(Clone, Debug)]
pub struct RandomLegal {
    numbers: Fast,
    list: ActionList,
    /// The round and phase in which the seat last re-placed a die.
    replaced: BySeat<Option<(u8, Phase)>>,
    /// The seat that acted last, which is asked first, so that it finishes what it does.
    last: Seat,
}

/// The next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who acts.
    pub seat: Seat,
    /// Its action.
    pub action: Action,
    /// The number of listed actions, including this one.
    pub listed: usize,
}

impl Step {
    /// Whether there was something to decide: the list had other actions.
    #[inline]
    pub const fn is_decision(&self) -> bool {
        self.listed > 1
    }
}

impl RandomLegal {
    /// A player of a new game that takes its luck from `numbers`.
    pub fn new(numbers: Fast) -> RandomLegal {
        RandomLegal {
            numbers,
            list: ActionList::new(),
            replaced: BySeat::default(),
            last: Seat::ALL[0],
        }
    }

    /// The next step of a seat with an open question; `None` when the game is over.
    #[inline]
    pub fn next(&mut self, rules: &Rules, game: &Game) -> Option<Step> {
        self.last = rules.next_to_act_or(game, self.last)?;
        rules.legal_into(game, self.last, &mut self.list);
        let action = self.choose((game.round, game.phase));
        Some(Step { seat: self.last, action, listed: self.list.len() })
    }

    /// The next step of one seat; `None` if it is not asked.
    pub fn next_for(&mut self, rules: &Rules, game: &Game, seat: Seat) -> Option<Step> {
        rules.ask(game, seat)?;
        self.last = seat;
        self.next(rules, game)
    }

    /// One of the listed actions. Drawing again until an action is allowed keeps the allowed ones
    /// equally likely. There always is one, because Ready or Close is listed besides the dice.
    #[inline]
    fn choose(&mut self, turn: (u8, Phase)) -> Action {
        loop {
            let action = self.list[self.numbers.below(self.list.len() as u32) as usize];
            if !replaces(&action) {
                return action;
            }
            if self.replaced[self.last] != Some(turn) {
                self.replaced[self.last] = Some(turn);
                return action;
            }
        }
    }
}

/// Whether the action moves a die that was already placed (E4).
const fn replaces(action: &Action) -> bool {
    matches!(action, Action::Lift { .. } | Action::Place { from: Some(_), .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::{Seed, Seeded};
    use engine::{NoEvents, Setup};

    /// Plays one game and returns every step.
    fn played(players: u8, level: u8, index: u64) -> (Game, Vec<(u8, Phase, Step)>) {
        let rules = Rules::standard();
        let seed = Seed::derived(7, index);
        let mut chance = Seeded::new(&seed, &[]);
        let mut policy = RandomLegal::new(Fast::from(&seed));
        let setup = Setup::new(players, level);
        let mut game = rules.begin(&setup, &mut chance, &mut NoEvents).expect("a set-up");
        let mut steps = Vec::new();
        while let Some(step) = policy.next(&rules, &game) {
            assert!(rules.legal(&game, step.seat).contains(&step.action), "not listed: {step:?}");
            steps.push((game.round, game.phase, step));
            let done = rules.apply(&mut game, step.seat, &step.action, &mut chance, &mut NoEvents);
            assert_eq!(done, Ok(()), "{step:?}");
        }
        (game, steps)
    }

    #[test]
    fn games_of_every_kind_come_to_an_end() {
        for players in 2..=4 {
            for level in 1..=5 {
                let (game, steps) = played(players, level, 0);
                assert!(game.is_over(), "{players} players at level {level}");
                assert!(steps.iter().any(|(_, _, step)| step.is_decision()));
            }
        }
    }

    #[test]
    fn a_die_is_re_placed_once_a_turn_at_most() {
        let mut seen = 0;
        for index in 0..20 {
            let (_, steps) = played(3, 5, index);
            let mut turns: Vec<(u8, Phase, Seat)> = steps
                .iter()
                .filter(|(_, _, step)| replaces(&step.action))
                .map(|&(round, phase, step)| (round, phase, step.seat))
                .collect();
            let count = turns.len();
            seen += count;
            turns.sort();
            turns.dedup();
            assert_eq!(turns.len(), count, "game {index}");
        }
        assert!(seen > 50, "only {seen} dice were re-placed: the test shows nothing");
    }

    #[test]
    fn the_same_numbers_play_the_same_game() {
        assert_eq!(played(2, 3, 1), played(2, 3, 1));
        assert_ne!(played(2, 3, 1), played(2, 3, 2));
    }
}
