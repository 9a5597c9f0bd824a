//! The decisions of a record: what was really done, with the positions before and after.

use chance::Scripted;
use core::fmt;
use engine::model::Seat;
use engine::{Action, Ask, Game, NoEvents, Phase, Rules};
use record::{Checked, Entry, OtherRules, Record};

/// A decision of the record.
pub(super) struct Step {
    /// The line of the record, from 1.
    pub(super) line: usize,
    pub(super) seat: Seat,
    pub(super) ask: Ask,
    pub(super) action: Action,
    pub(super) before: Game,
    /// The position after it and all that followed, chance included.
    pub(super) after: Game,
    /// Whether chance was asked.
    pub(super) drew: bool,
}

/// Why a record is not reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    /// The game is not over.
    Unfinished,
    /// Nobody decided anything.
    NothingDecided,
    /// The program does not have the rules by which the game was played.
    OtherRules(OtherRules),
    /// The record is damaged or against the rules.
    Record(record::Error),
    /// The decision of this line cannot be carried out without those that were taken back.
    Line(usize),
    /// Nothing is decided in this line.
    NoDecision(usize),
    /// What is tried instead in this line is not possible there.
    Impossible(usize),
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewError::Unfinished => write!(f, "the game is not over; finish it first"),
            ReviewError::NothingDecided => write!(f, "nobody decided anything in this game"),
            ReviewError::OtherRules(OtherRules { rules }) => {
                let known = engine::RULES_VERSION;
                write!(
                    f,
                    "the game was played by version {rules} of the rules and can only be judged by \
                     them; this program has version {known}"
                )
            }
            ReviewError::Record(error) => error.fmt(f),
            ReviewError::Line(line) => {
                write!(f, "line {line}: does not follow once steps taken back are left out")
            }
            ReviewError::NoDecision(line) => {
                write!(f, "line {line}: nothing is decided there that counts in the end")
            }
            ReviewError::Impossible(line) => {
                write!(f, "line {line}: what is tried instead is against the rules there")
            }
        }
    }
}

impl core::error::Error for ReviewError {}

impl From<record::Error> for ReviewError {
    fn from(error: record::Error) -> ReviewError {
        ReviewError::Record(error)
    }
}

/// All decisions that count, and how the game ended. The record is checked first.
pub(super) fn of(rules: &Rules, record: &Record) -> Result<(Vec<Step>, Game), ReviewError> {
    if let Checked::EventsOnly { rules } = record.header.checked() {
        return Err(ReviewError::OtherRules(OtherRules { rules }));
    }
    record::replay(record, &mut ())?;
    if record.end.is_none() {
        return Err(ReviewError::Unfinished);
    }
    let undone = record.undone();
    let header = &record.header;
    let mut game = match &header.from {
        Some(game) => **game,
        None => {
            let mut opening = Scripted::new(header.chance.clone());
            let begun = rules.begin(&header.setup, &mut opening, &mut NoEvents);
            begun.map_err(|_| ReviewError::Line(1))?
        }
    };
    let mut steps: Vec<Step> = Vec::new();
    for (index, entry) in record.entries.iter().enumerate() {
        let Entry::Decision { seat, action, chance, .. } = entry else { continue };
        if undone.contains(&(index as u32 + 1)) {
            continue;
        }
        let line = index + 2;
        let before = game;
        let ask = rules.ask(&before, *seat);
        let mut script = Scripted::new(chance.clone());
        rules
            .apply(&mut game, *seat, action, &mut script, &mut NoEvents)
            .map_err(|_| ReviewError::Line(line))?;
        if *action == Action::TakeBack {
            // The answer that is taken back was never given.
            if let Some(at) = steps.iter().rposition(|step| step.seat == *seat) {
                steps.remove(at);
            }
        } else if let Some(ask) = ask.filter(|_| decides(&before, action)) {
            let drew = !chance.is_empty();
            steps.push(Step { line, seat: *seat, ask, action: *action, before, after: game, drew });
        }
    }
    if !game.is_over() {
        return Err(ReviewError::Unfinished);
    }
    Ok((steps, game))
}

/// Whether an action is binding. Placing dice is not: they can move until the turn is over.
fn decides(game: &Game, action: &Action) -> bool {
    let lays = matches!(action, Action::Place { .. } | Action::Lift { .. } | Action::Plan(_));
    !(lays && game.phase == Phase::Plan)
}
