//! One simulated game, with or without its record.

use crate::failure::Failure;
use crate::tally::Ended;
use chance::{Commitment, Fast, Nonce, Salt, Seed, Seeded};
use engine::{Game, NoEvents, Rules, Setup};
use players::RandomLegal;
use record::{Fairness, Recorder, Secret};
use std::fmt::Display;
use std::sync::Arc;

/// A game determined by its number in a run.
pub(crate) struct Simulated<'a> {
    rules: &'a Arc<Rules>,
    setup: Setup,
    index: u64,
    seed: Seed,
    salt: Salt,
    nonces: Vec<Nonce>,
}

impl<'a> Simulated<'a> {
    /// The game with this number in the run with this seed.
    pub(crate) fn new(rules: &'a Arc<Rules>, setup: Setup, seed: u64, index: u64) -> Self {
        Simulated {
            rules,
            setup,
            index,
            seed: Seed::derived(seed, index),
            // It need not be secret, but the same run must write the same records.
            salt: Salt(Seed::derived(!seed, index).0),
            nonces: vec![Nonce::default(); usize::from(setup.players)],
        }
    }

    /// The name of the file for its record.
    pub(crate) fn file_name(&self) -> String {
        format!("game-{:06}.jsonl", self.index)
    }

    /// Plays it without recording it.
    pub(crate) fn play(&self) -> Result<Ended, Failure> {
        let rules = self.rules.as_ref();
        let (mut chance, mut policy) = (self.chance(), self.policy());
        let begun = rules.begin(&self.setup, &mut chance, &mut NoEvents);
        let mut game = begun.map_err(|error| self.fault(error))?;
        let mut decisions = 0;
        while let Some(step) = policy.next(rules, &game) {
            decisions += u64::from(step.is_decision());
            rules
                .apply(&mut game, step.seat, &step.action, &mut chance, &mut NoEvents)
                .map_err(|illegal| self.fault(illegal))?;
        }
        Ok(self.ended(&game, decisions))
    }

    /// Plays the same game and returns its record, too.
    pub(crate) fn play_recorded(&self) -> Result<(Ended, String), Failure> {
        let mut policy = self.policy();
        let commitment = Commitment::new(&self.seed, &self.salt);
        let fairness = Fairness { commitment, nonces: self.nonces.clone() };
        let names: Vec<String> =
            (1..=self.setup.players).map(|number| format!("Random {number}")).collect();
        let begun = Recorder::begin(
            Arc::clone(self.rules),
            &self.setup,
            &names,
            Some(&fairness),
            self.chance(),
        );
        let (mut recorder, mut text) = begun.map_err(|error| self.fault(error))?;
        text.push('\n');
        let mut decisions = 0;
        while let Some(step) = policy.next(self.rules, recorder.table().game()) {
            decisions += u64::from(step.is_decision());
            let acted = recorder.act(step.seat, &step.action);
            let (line, _) = acted.map_err(|refused| self.fault(refused))?;
            text.push_str(&line);
            text.push('\n');
        }
        let secret = Secret { seed: self.seed, salt: self.salt };
        let line = recorder.finish(Some(secret)).map_err(|refused| self.fault(refused))?;
        text.push_str(&line);
        text.push('\n');
        Ok((self.ended(recorder.table().game(), decisions), text))
    }

    fn chance(&self) -> Seeded {
        Seeded::new(&self.seed, &self.nonces)
    }

    fn policy(&self) -> RandomLegal {
        RandomLegal::new(Fast::from(&self.seed))
    }

    fn ended(&self, game: &Game, decisions: u64) -> Ended {
        Ended {
            index: self.index,
            players: game.players(),
            scores: self.rules.scores(game),
            winners: self.rules.winners(game),
            decisions,
            state: game.state_hash(),
        }
    }

    /// A failure that must not happen: every action played was listed as legal.
    fn fault(&self, error: impl Display) -> Failure {
        let index = self.index;
        Failure::message(format_args!("game {index}: {error}; please report this as a bug"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recorded_game_is_the_same_game() {
        let rules = Arc::new(Rules::standard());
        for (players, level) in [(2, 1), (3, 4), (4, 5)] {
            let game = Simulated::new(&rules, Setup::new(players, level), 9, 3);
            let (recorded, text) = game.play_recorded().expect("a game");
            assert_eq!(recorded, game.play().expect("a game"));
            let record = record::Record::read(&text).expect("a record");
            let replayed = record::replay(&record, &mut ()).expect("a replay");
            assert_eq!(replayed.standing.position().state_hash(), recorded.state);
            assert!(record::verify(&record).expect("a verdict").is_fair());
        }
    }
}
