//! A server that does not roll with the seed it promised is found out.

use crate::support::{file, names, promise, rules};
use chance::{Fast, Seeded};
use engine::Setup;
use engine::chance::{Chance, Moment, Odds, Purpose};
use record::{Format, Record, Recorder, Verdict, verify};

/// A game whose server promised a seed and rolled with something else.
fn cheated(chance: impl Chance + Clone) -> Record {
    let (fairness, secret) = promise(1, 2);
    let setup = Setup::new(2, 1);
    let (mut recorder, first) =
        Recorder::begin(Format::Plain, rules(), &setup, &names(2), Some(&fairness), chance)
            .expect("a game");
    let mut lines = vec![first];
    let mut dice = Fast::new(9);
    while !recorder.game().is_over() {
        let (rules, game) = (recorder.rules(), *recorder.game());
        let seat = rules.to_act(&game).first().expect("somebody");
        // Ready and Close come last: the games are short.
        let list = rules.legal(&game, seat);
        let last = list.last().copied().expect("an action");
        let one = list[dice.below(list.len() as u32) as usize];
        let action = if dice.below(2) == 0 { last } else { one };
        lines.push(recorder.act(seat, &action).expect("listed").0);
    }
    lines.push(recorder.finish(Some(secret)).expect("over"));
    Record::read(&file(&lines)).expect("a record")
}

#[test]
fn dice_that_do_not_follow_from_the_seed_are_found() {
    let verdict = verify(&cheated(Fast::new(1))).expect("by the rules");
    let Verdict::OtherOutcome(difference) = verdict else { panic!("{verdict}") };
    assert_eq!(difference.line, 1);
    assert_ne!(difference.recorded, difference.derived);
    assert!(verdict.is_foul() && !verdict.is_fair());
    // The right seed without the players' nonces is another game.
    let (fairness, secret) = promise(1, 2);
    assert!(verify(&cheated(Seeded::new(&secret.seed, &[]))).expect("by the rules").is_foul());
    let honest = cheated(Seeded::new(&secret.seed, &fairness.nonces));
    assert!(verify(&honest).expect("by the rules").is_fair());
}

#[test]
fn one_die_that_does_not_follow_from_the_seed_is_found() {
    #[derive(Clone)]
    struct Loaded(Seeded);
    impl Chance for Loaded {
        fn draw(&mut self, moment: Moment, odds: &Odds) -> u8 {
            let fair = self.0.draw(moment, odds);
            match (moment.round, moment.purpose, moment.seat.number(), moment.n) {
                (8, Purpose::Coaster, 1, 3) => fair % 6 + 1,
                _ => fair,
            }
        }
    }
    let (fairness, secret) = promise(1, 2);
    let verdict = verify(&cheated(Loaded(Seeded::new(&secret.seed, &fairness.nonces))));
    let Ok(Verdict::OtherOutcome(found)) = verdict else { panic!("{verdict:?}") };
    let moment = found.moment;
    assert_eq!((moment.round, moment.purpose, moment.n), (8, Purpose::Coaster, 3));
    assert_eq!(found.recorded, found.derived % 6 + 1);
}
