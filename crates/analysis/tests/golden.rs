//! Explanations and reviews of fixed games, kept as text. `UPDATE_GOLDEN=1` writes them again; look at the
//! difference before it goes in.

mod kinds;
mod watched;

use analysis::explain::{Explanation, Part, Settings, explain};
use analysis::review::{Account, Estimate, Expected, Mistake, Move, Review, review, settings};
use chance::{Seed, Seeded};
use engine::model::Seat;
use engine::notation::write_action;
use engine::{Action, Ask, Phase, Rules, Setup};
use kinds::kind;
use players::{STRENGTHS, by_name, choose, standard_value};
use record::{Format, Record, Recorder};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use watched::watched;

/// Compares a text with the one that is kept under this name.
fn assert_golden(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, found).expect("a golden file is written");
    }
    let kept = std::fs::read_to_string(&path).expect("a golden file");
    for (number, (found, kept)) in (1..).zip(found.lines().zip(kept.lines())) {
        assert_eq!(found, kept, "line {number} of {name}");
    }
    assert_eq!(found.lines().count(), kept.lines().count(), "lines of {name}");
}

fn written(actions: &[Action]) -> String {
    actions.iter().map(write_action).collect::<Vec<_>>().join("; ")
}

/// Three digits: processors may differ in the last ones of an exponential.
fn write_down(explanation: &Explanation, text: &mut String) {
    let Explanation { seat, ask, nothing, exact, alternatives } = explanation;
    let ask = match ask {
        Some(Ask::Bonus(bonus)) => format!("Some({bonus:?})"),
        ask => format!("{ask:?}"),
    };
    writeln!(text, "{seat:?} {ask} nothing {nothing:.3} exact {exact}").expect("text");
    for alternative in alternatives {
        let all: Vec<String> =
            Seat::ALL.iter().map(|&seat| format!("{:.3}", alternative.all[seat])).collect();
        let reasons: Vec<String> = alternative
            .reasons
            .iter()
            .map(|reason| match reason.part {
                Part::Group(name) => format!("{name} {:.3}", reason.points),
                part => format!("{part:?} {:.3}", reason.points),
            })
            .collect();
        writeln!(
            text,
            "  {:.3} {:.3} {:.3} [{}] {}\n    {}",
            alternative.points,
            alternative.score,
            alternative.win,
            all.join(" "),
            written(&alternative.actions),
            reasons.join(", "),
        )
        .expect("text");
    }
}

/// The settings of a strength that looks ahead, but not for long.
fn far_sighted() -> Settings<'static> {
    let [.., strong, strongest] = STRENGTHS;
    let mut settings = Settings::like("strong");
    settings.strength = players::Strength { denial: 0.5, ..strong };
    settings.strength.foresight =
        strongest.foresight.map(|far| players::foresight::Foresight { evenings: 32, ..far });
    settings
}

/// Explains a few questions of each kind in games of all levels.
#[test]
fn explanations_stay_what_they_are() {
    let value = standard_value();
    let mut text = String::new();
    let (strong, far) = (Settings::like("strong"), far_sighted());
    for (players, level, filler) in
        [(2, 1, "greedy"), (3, 3, "strong"), (2, 5, "strong"), (4, 5, "random")]
    {
        let mut asked = HashMap::new();
        watched(
            filler,
            &Setup::new(players, level),
            &Seed::derived(81, level.into()),
            |rules, game, seat| {
                let ask = rules.ask(game, seat).expect("a question");
                let count = asked.entry((kind(ask), game.phase)).or_insert(0u32);
                *count += 1;
                // The first of each kind, and then now and then one.
                if *count != 1 && *count % 29 != 0 {
                    return;
                }
                let settings = if *count % 2 == 1 { &strong } else { &far };
                let phase: Phase = game.phase;
                write!(text, "level {level} round {} {phase:?} ", game.round).expect("text");
                write_down(&explain(rules, &value, game, seat, settings), &mut text);
            },
        );
    }
    assert_golden("explain.txt", &text);
}

fn recorded(setup: &Setup, bots: &[&str], seed: u64) -> Record {
    let rules = Arc::new(Rules::first_release());
    let chance = Seeded::new(&Seed::derived(82, seed), &[]);
    let names: Vec<String> = bots.iter().map(|&name| name.to_owned()).collect();
    let begun = Recorder::begin(Format::Plain, Arc::clone(&rules), setup, &names, None, chance);
    let (mut recorder, mut text) = begun.expect("a game");
    text.push('\n');
    let mut players: Vec<_> =
        (0..).zip(bots).map(|(luck, name)| by_name(name, luck).expect("a bot")).collect();
    while let Some(seat) = rules.next_to_act(recorder.game()) {
        let game = *recorder.game();
        let action = choose(players[usize::from(seat.number())].as_mut(), &rules, &game, seat);
        text.push_str(&recorder.act(seat, &action).expect("a legal step").0);
        text.push('\n');
    }
    text.push_str(&recorder.finish(None).expect("the end"));
    text.push('\n');
    Record::read(&text).expect("a record")
}

#[test]
fn reviews_stay_what_they_are() {
    let mut text = String::new();
    let written_with_error =
        |estimate: Estimate| format!("{:.3}±{:.3}", estimate.mean, estimate.error);
    for (level, bots) in [(1, &["greedy", "money"][..]), (5, &["money", "greedy", "random"])] {
        let players = bots.len() as u8;
        let record = recorded(&Setup::new(players, level), bots, level.into());
        let review = review(&record, &standard_value(), settings(2), 2, &|_, _| {});
        let Review { seats, start, moves, mistakes, doubtful: _ } = review.expect("a review");
        let list = |of: &dyn Fn(Seat) -> String| {
            Seat::ALL[..bots.len()].iter().map(|&seat| of(seat)).collect::<Vec<_>>().join(" ")
        };
        let say = written_with_error;
        for account in &seats {
            let Account { seat, points, start, luck, skill, others, margin } = *account;
            let parts = [start, luck, skill, others].map(say).join(" ");
            writeln!(text, "level {level} {seat:?}: {points} points, {parts} = {margin:.3}")
                .expect("text");
        }
        let expected = |expected: &Expected| {
            list(&|seat| format!("{:.2}/{:.3}", expected.points[seat], expected.win[seat]))
        };
        writeln!(text, "start {}", expected(&start)).expect("text");
        for Move { lines, round, phase, seat, skill, luck, after, .. } in &moves {
            writeln!(
                text,
                "{}-{} round {round} {phase:?} {seat:?}: skill {}, luck {}, then {}",
                lines.0,
                lines.1,
                list(&|seat| say(skill[seat])),
                list(&|seat| say(luck[seat])),
                expected(after),
            )
            .expect("text");
        }
        for Mistake { line, seat, played, better, loss, win, .. } in &mistakes {
            let (played, better) = (written(played), written(better));
            let win = format!("{:.3} {:.3}", win.0, win.1);
            writeln!(
                text,
                "{line} {seat:?}: {played} for {better}; loss {}, win {win}",
                say(*loss)
            )
            .expect("text");
        }
    }
    assert_golden("review.txt", &text);
}
