//! Component sheets: the standard one, the check of another, and those of tables and replays.

use super::House;
use super::problem::{Failure, Refused, Sent};
use super::routes::{Guest, Replaying};
use super::visitor::Visitor;
use crate::access::Caller;
use crate::limits::Lasting;
use crate::registry::Measure;
use axum::extract::State;
use axum::{Extension, Json};
use engine::sheet::Sheet;
use engine::{Level, Setup};
use lab::effect::Played;
use players::Spec;
use protocol::{
    CheckSheet, DealMeasured, GameMeasured, MAX_SHEET, MeasureSheet, NewGame, Problem,
    SheetChecked, SheetMeasured, SheetView, StandardSheet,
};
use table::{BadSheet, OwnSheet};

/// The players that measure: they answer at once, and were trained with no sheet.
const MEASURERS: [&str; 2] = ["greedy", "money"];

/// The most deals of one request: a quarter of a second with two players.
const AT_ONCE: u32 = 10;

/// The deals that there are in all.
const MEASURED: u32 = 1000;

/// The standard sheet.
pub(super) async fn standard() -> Json<StandardSheet> {
    Json(StandardSheet::new())
}

/// Has the rules check a sheet.
pub(super) async fn check(
    Sent(CheckSheet { toml }): Sent<CheckSheet>,
) -> Result<Json<SheetChecked>, Failure> {
    if toml.len() > MAX_SHEET {
        return Err(Failure(Problem::TooLarge));
    }
    Ok(Json(SheetChecked::of(&toml)))
}

/// The sheet of a table.
pub(super) async fn of_game(
    State(house): State<House>,
    Extension(Guest { game, .. }): Extension<Guest>,
) -> Result<Json<SheetView>, Failure> {
    Ok(Json(SheetView::new(&house.registry.sheet(game).await?)))
}

/// The sheet of a game that is over.
pub(super) async fn of_replay(
    State(house): State<House>,
    Extension(Replaying(game)): Extension<Replaying>,
) -> Result<Json<SheetView>, Failure> {
    Ok(Json(SheetView::new(&house.registry.sheet(game).await?)))
}

/// Plays a few deals with a sheet and with the standard one. Whoever wants more asks again, and stops by
/// not asking.
pub(super) async fn effect(
    State(house): State<House>,
    caller: Caller,
    Extension(Visitor(address)): Extension<Visitor>,
    Sent(MeasureSheet { toml, level, players, bot, from }): Sent<MeasureSheet>,
) -> Result<Json<SheetMeasured>, Failure> {
    if toml.len() > MAX_SHEET {
        return Err(Failure(Problem::TooLarge));
    }
    let bad = Failure(Problem::BadSettings);
    let sheet = Sheet::read(&toml).map_err(|_| Failure(Problem::BadSheet))?;
    let level = Level::new(level).ok_or(bad)?;
    let setup = Setup { players, level, start_player: None, late_refill: false };
    setup.check().map_err(|_| bad)?;
    let bot = MEASURERS.iter().find(|&&name| name == bot).and_then(|name| Spec::named(name));
    let bot = bot.ok_or(bad)?;
    let key = match caller.person {
        Some(person) => house.limiter.key(("effect", person)),
        None => house.limiter.key_of_address(address),
    };
    let one = house.limiter.hold(Lasting::Measures, key).ok_or(Failure(Problem::TooFast))?;
    let deals = MEASURED.saturating_sub(from).min(AT_ONCE) as usize;
    let measure = Measure { sheet, setup, bot, from, deals };
    let played = house.registry.measure(key.account(), measure).await.map_err(Failure)?;
    drop(one);
    let show = |Played { scores, start_won, answers }| GameMeasured { scores, start_won, answers };
    let deals = played.into_iter();
    let deals =
        deals.map(|pair| DealMeasured { standard: show(pair.before), own: show(pair.after) });
    Ok(Json(SheetMeasured { deals: deals.collect(), most: MEASURED }))
}

/// Refuses the sheet of a new table if the rules cannot play with it, and says where it is wrong.
pub(super) fn acceptable(new: &NewGame) -> Result<(), Refused> {
    let read = new.sheet.as_deref().map(OwnSheet::read).transpose();
    read.map(drop).map_err(|bad| {
        let detail = match &bad {
            BadSheet::TooLarge => format!("a sheet has at most {MAX_SHEET} bytes"),
            BadSheet::Name => "the name of the sheet".to_owned(),
            BadSheet::Faulty(error) => error.to_string(),
        };
        Refused { detail: Some(detail), ..Refused::from(Problem::from(bad)) }
    })
}
