//! Plays a file and writes it again with what came out.

use crate::fields::Fields;
use engine::model::Seat;
use engine::notation::{
    Block, Luck, Said, read_action, read_game, read_scene, scenario_blocks, write_action,
    write_position,
};
use engine::{Action, Game, Illegal, Rules, Score, Setup, Timeline};
use serde_json::Value;
use std::sync::{Arc, OnceLock};

/// A file that was played.
#[derive(Default)]
pub struct Played {
    /// The file with what came out.
    pub text: String,
    pub scenarios: usize,
    pub undone: usize,
    /// Each with its line number.
    pub errors: Vec<String>,
}

pub fn file(written: &str) -> Played {
    let mut played = Played::default();
    let mut scene = Scene::default();
    for block in scenario_blocks(written) {
        let done = scene.block(&block, &mut played);
        let results = done.unwrap_or_else(|error| {
            played.errors.push(format!("{}: {error}", block.number));
            Results::Keep
        });
        played.text += &format!("{}\n", block.line);
        match results {
            Results::Keep => {
                block.below.iter().for_each(|line| played.text += &format!("{line}\n"))
            }
            Results::Written(lines) => {
                lines.iter().for_each(|line| played.text += &format!("  {line}\n"));
            }
        }
    }
    played
}

/// What stands below a line.
enum Results {
    /// What stood there.
    Keep,
    /// What came out.
    Written(Vec<String>),
}

/// The scenario under way.
#[derive(Default)]
struct Scene {
    start: Option<Timeline>,
    timeline: Option<Timeline>,
    luck: Luck,
}

impl Scene {
    fn block(&mut self, block: &Block<'_>, played: &mut Played) -> Result<Results, String> {
        match block.read().map_err(|error| error.to_string())? {
            Said::Title(_) => {
                *self = Scene::default();
                played.scenarios += 1;
            }
            Said::Given(text) => self.give(&text)?,
            Said::Begin(setup) => self.begin(&setup)?,
            Said::Luck(luck) => self.luck = luck,
            Said::Again => self.timeline.clone_from(&self.start),
            Said::Score => return self.score(),
            Said::Offers(seat, start) => return self.offers(seat, start),
            Said::Act(seat, text) => return self.act(seat, text, &block.below, played),
            Said::Example { .. } | Said::Comment => {}
        }
        Ok(Results::Keep)
    }

    /// `given level=3 round=2`, and a line for each seat.
    fn give(&mut self, text: &str) -> Result<(), String> {
        let game = read_scene(rules(), text).map_err(|error| format!("{error}\n    {text}"))?;
        self.timeline = Some(Timeline::resume(shared(), game));
        self.start.clone_from(&self.timeline);
        Ok(())
    }

    /// `begin 2 players at level 4`: a whole new game.
    fn begin(&mut self, setup: &Setup) -> Result<(), String> {
        let mut luck = core::mem::take(&mut self.luck);
        let begun = Timeline::begin(shared(), setup, &mut luck);
        let (timeline, _) = begun.map_err(|error| error.to_string())?;
        spent(&luck)?;
        self.timeline = Some(timeline);
        self.start.clone_from(&self.timeline);
        Ok(())
    }

    fn act(
        &mut self,
        seat: Seat,
        text: &str,
        below: &[&str],
        played: &mut Played,
    ) -> Result<Results, String> {
        let action = read_action(text).map_err(|error| error.to_string())?;
        let timeline = self.timeline.as_mut().ok_or("nothing is given yet")?;
        let luck = core::mem::take(&mut self.luck);
        let before = timeline.clone();
        let listed = rules().legal(before.game(), seat).contains(&action);
        let mut drawn = luck.clone();
        let events = match timeline.act(seat, &action, &mut drawn) {
            Ok(events) => events,
            Err(refusal) if listed => return Err(format!("listed, but refused: {refusal}")),
            Err(_) if timeline.game() != before.game() => {
                return Err("refused, but it left a trace".to_owned());
            }
            Err(refusal) => {
                return Ok(Results::Written(vec![refused(&refusal)]));
            }
        };
        if !listed && !matches!(action, Action::Plan(_)) {
            return Err("accepted, but not listed".to_owned());
        }
        spent(&drawn)?;
        let mut replayed = **before.game();
        events.iter().for_each(|event| replayed.evolve(event));
        check(&replayed == timeline.game().position(), "its events lead elsewhere")?;
        sound(timeline.game())?;
        if timeline.can_undo(seat) {
            redo(timeline, &before, seat, &action, luck)?;
            played.undone += 1;
        }
        let told: Vec<String> = below.iter().map(|line| line.trim().to_owned()).collect();
        let (fields, after) =
            (Fields::of(rules(), before.game()), Fields::of(rules(), timeline.game()));
        Ok(Results::Written(match told.split_last() {
            Some((last, told)) if last == "..." => {
                let mut lines = fields.changes(&after, Some(told));
                lines.push(last.clone());
                lines
            }
            _ => fields.changes(&after, None),
        }))
    }

    /// The points of everybody, and who leads.
    fn score(&self) -> Result<Results, String> {
        let game = self.game()?;
        let mut lines = Vec::new();
        for seat in Seat::ALL[0].round_from(game.players()) {
            let score = rules().score(game, seat);
            let Score { nobles, guests, regulars, tavern_cards, schnapps, reputation } = score;
            let parts = [
                ("nobles", nobles),
                ("guests", guests),
                ("regulars", regulars),
                ("cards", tavern_cards),
                ("schnapps", schnapps),
                ("reputation", reputation),
            ];
            let parts = parts.into_iter().filter(|(_, points)| *points > 0);
            let parts: Vec<String> = parts.map(|(name, n)| format!("{name} {n}")).collect();
            let (number, total) = (seat.number(), score.total());
            let parts =
                if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
            lines.push(format!("{number}: {total}{parts}"));
        }
        let winners = rules().winners(game).into_iter().map(|seat| seat.number().to_string());
        lines.push(format!("first: {}", winners.collect::<Vec<_>>().join(",")));
        Ok(Results::Written(lines))
    }

    /// `offers 0 buy`: the legal actions of the seat that begin so.
    fn offers(&self, seat: Seat, start: &str) -> Result<Results, String> {
        let game = self.game()?;
        let legal = rules().legal(game, seat);
        let names = legal.iter().map(write_action).filter(|name| name.starts_with(start));
        let names: Vec<String> = names.collect();
        Ok(Results::Written(vec![if names.is_empty() {
            "nothing".to_owned()
        } else {
            names.join(", ")
        }]))
    }

    fn game(&self) -> Result<&Game, String> {
        self.timeline.as_ref().map(Timeline::game).ok_or_else(|| "nothing is given yet".to_owned())
    }
}

/// The rule, and the refusal's name and numbers in words.
fn refused(refusal: &Illegal) -> String {
    let (name, numbers) = match serde_json::to_value(refusal) {
        Ok(Value::Object(told)) => told.into_iter().next().unwrap_or_default(),
        Ok(Value::String(name)) => (name, Value::Null),
        other => panic!("{other:?} is no refusal"),
    };
    // The action names space and column already, the refusal has only their numbers.
    let plain = |(key, value): (&String, &Value)| match value {
        _ if key == "space" || key == "column" => None,
        Value::Number(_) => Some(format!("{key} {value}")),
        Value::String(word) => Some(format!("{key} {word}")),
        _ => None,
    };
    let numbers: Vec<String> =
        numbers.as_object().into_iter().flatten().filter_map(plain).collect();
    let numbers = numbers.join(", ");
    let numbers = if numbers.is_empty() { numbers } else { format!(" ({numbers})") };
    format!("refused {}: {}{}", refusal.rule(), name, numbers).replace('_', " ")
}

/// The step is taken back and done again, and everything is as it was.
fn redo(
    timeline: &Timeline,
    before: &Timeline,
    seat: Seat,
    action: &Action,
    mut luck: Luck,
) -> Result<(), String> {
    let mut other = timeline.clone();
    let undone = other.undo(seat).map_err(|why| why.to_string())?;
    check(undone == *action, "undo takes another step back")?;
    check(other.game() == before.game(), "undo leads elsewhere")?;
    other.act(seat, action, &mut luck).map_err(|why| format!("refused after undo: {why}"))?;
    check(other.game() == timeline.game(), "after undo it comes out otherwise")
}

fn sound(game: &Game) -> Result<(), String> {
    let text = write_position(game);
    let read = read_game(rules(), &text).map_err(|error| format!("{error}: {text}"))?;
    check(read == *game, "the notation reads otherwise")
}

fn spent(luck: &Luck) -> Result<(), String> {
    match luck.impossible() {
        Some(moment) => Err(format!("this cannot come at {moment:?}")),
        None => check(!luck.left_over(), "some of the luck was never drawn"),
    }
}

fn check(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::first_release)
}

fn shared() -> Arc<Rules> {
    static RULES: OnceLock<Arc<Rules>> = OnceLock::new();
    RULES.get_or_init(|| Arc::new(rules().clone())).clone()
}
