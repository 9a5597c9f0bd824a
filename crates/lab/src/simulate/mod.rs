//! Many games of players that choose any legal action.

mod tally;

pub use tally::{Ended, Source, Tally};

use crate::Bug;
use chance::{Commitment, Fast, Nonce, Salt, Seed, Seeded};
use engine::model::Seat;
use engine::{Action, Game, Illegal, NoEvents, Rules, Setup};
use players::RandomLegal;
use record::{Fairness, Format, Recorder, Secret};
use std::fmt::Display;
use std::sync::Arc;

/// A game determined by its number in a run.
#[derive(Debug)]
pub struct Simulated<'a> {
    rules: &'a Arc<Rules>,
    setup: Setup,
    index: u64,
    seed: Seed,
    salt: Salt,
    nonces: Vec<Nonce>,
}

impl<'a> Simulated<'a> {
    /// The game with this number in the run with this seed.
    pub fn new(rules: &'a Arc<Rules>, setup: Setup, seed: u64, index: u64) -> Self {
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
    pub fn file_name(&self) -> String {
        format!("game-{:06}.jsonl", self.index)
    }

    /// Plays it without recording it.
    pub fn play(&self) -> Result<Ended, Bug> {
        let mut chance = Seeded::new(&self.seed, &self.nonces);
        let begun = self.rules.begin(&self.setup, &mut chance, &mut NoEvents);
        let game = begun.map_err(|error| self.bug(error))?;
        self.finish(&mut Fleeting { rules: self.rules, game, chance })
    }

    /// Plays the same game and returns its record, too.
    pub fn play_recorded(&self) -> Result<(Ended, String), Bug> {
        let commitment = Commitment::new(&self.seed, &self.salt);
        let fairness = Fairness { commitment, nonces: self.nonces.clone() };
        let names: Vec<String> =
            (1..=self.setup.players).map(|number| format!("Random {number}")).collect();
        let chance = Seeded::new(&self.seed, &self.nonces);
        let rules = Arc::clone(self.rules);
        let begun =
            Recorder::begin(Format::Plain, rules, &self.setup, &names, Some(&fairness), chance);
        let (recorder, text) = begun.map_err(|error| self.bug(error))?;
        let mut recorded = Recorded { recorder, text: text + "\n" };
        let ended = self.finish(&mut recorded)?;
        let secret = Secret { seed: self.seed, salt: self.salt };
        let line = recorded.recorder.finish(Some(secret)).map_err(|error| self.bug(error))?;
        Ok((ended, recorded.text + &line + "\n"))
    }

    /// Plays a game in progress to its end.
    fn finish(&self, played: &mut impl InProgress) -> Result<Ended, Bug> {
        let mut policy = RandomLegal::new(Fast::from(&self.seed));
        let mut decisions = 0;
        while let Some(step) = policy.next(self.rules, played.game()) {
            decisions += u64::from(step.is_decision());
            played.act(step.seat, &step.action).map_err(|error| self.bug(error))?;
        }
        let game = played.game();
        Ok(Ended {
            index: self.index,
            players: game.players(),
            scores: self.rules.scores(game),
            winners: self.rules.winners(game),
            decisions,
            state: game.state_hash(),
        })
    }

    /// Every action played was listed as legal.
    fn bug(&self, error: impl Display) -> Bug {
        Bug::in_game(self.index, error)
    }
}

/// A game in progress.
trait InProgress {
    type Error: Display;

    fn game(&self) -> &Game;

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Self::Error>;
}

/// A game that is not recorded.
struct Fleeting<'a> {
    rules: &'a Rules,
    game: Game,
    chance: Seeded,
}

impl InProgress for Fleeting<'_> {
    type Error = Illegal;

    fn game(&self) -> &Game {
        &self.game
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.rules.apply(&mut self.game, seat, action, &mut self.chance, &mut NoEvents)
    }
}

/// A game with its record so far.
struct Recorded {
    recorder: Recorder<Seeded>,
    text: String,
}

impl InProgress for Recorded {
    type Error = record::Refused;

    fn game(&self) -> &Game {
        self.recorder.game()
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), record::Refused> {
        let (line, _) = self.recorder.act(seat, action)?;
        self.text += &line;
        self.text.push('\n');
        Ok(())
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
