//! The routes of the interface and what each needs: one table, from which the router is built and the
//! access of everybody to everything is tested.

use super::House;
use super::about::{About, Content, json};
use super::problem::Failure;
use super::{games, network, openapi, replay, rooms, sheets};
use crate::access::Caller;
use crate::socket;
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{self, MethodRouter};
use protocol::{
    CheckSheet, CodeMade, Course, EveningCode, EveningOpened, Example, ExampleListed,
    FairnessReport, GameListed, Lesson, LinkMade, LinkOpened, MeasureSheet, NetworkView, NewGame,
    NewGameMade, NewLink, OpenEvening, OpenHouse, OpenLink, Problem, Puzzle, PuzzleSolution,
    RecordImported, Replay, ReplayLink, ReviewProgress, RoomChange, RoomView, SetNetwork,
    SheetChecked, SheetMeasured, SheetView, StandardSheet, Status, TryAgain, TryMeasured, UseCode,
    View,
};
use serde_json::Value;
use store::GameId;
use table::{PersonId, Role};

/// Who may use a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Everybody.
    Nothing,
    /// Whoever started the program.
    House,
    /// Those who may see the table, be it as spectators. To others it does not exist.
    Membership,
    /// Those who sit at the table.
    Seat,
    /// The owner of the table.
    Ownership,
    /// Those who have the key of a replay link, in the header `Authorization: Bearer KEY`.
    ReplayKey,
}

/// One route of the interface.
pub struct Route {
    /// Its method.
    pub method: Method,
    /// Its path, with `{game}`, `{puzzle}` and `{example}` for their ids.
    pub path: &'static str,
    /// Who may use it.
    pub needs: Needs,
    /// What it does.
    pub about: About,
    lasts: Lasts,
    handler: fn() -> MethodRouter<House>,
}

/// How long a request may last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lasts {
    /// As long as a request may.
    Request,
    /// As long as it may take to bring a file.
    Upload,
    /// As long as games of computer players may take on a busy machine.
    Games,
    /// As long as its socket.
    Socket,
}

/// All routes of the interface.
pub fn routes() -> Vec<Route> {
    use Needs::{Membership, Nothing, Ownership, ReplayKey, Seat};
    let get = |path, needs, handler| Route::new(Method::GET, path, needs, handler);
    let post = |path, needs, handler| Route::new(Method::POST, path, needs, handler);
    let delete = |path, needs, handler| Route::new(Method::DELETE, path, needs, handler);
    vec![
        get("/api/status", Nothing, || routing::get(games::status))
            .about("What this server is.")
            .gives(json::<Status>()),
        get("/api/openapi.json", Nothing, || routing::get(openapi::document))
            .about("This description.")
            .gives(json::<Value>()),
        get("/api/lessons", Nothing, || routing::get(games::lessons))
            .about("The guided lessons.")
            .gives(json::<Vec<Lesson>>()),
        get("/api/examples", Nothing, || routing::get(games::examples))
            .about("The examples of the rules.")
            .gives(json::<Vec<ExampleListed>>()),
        get("/api/examples/{example}", Nothing, || routing::get(games::example))
            .about("An example of a rule, step by step.")
            .gives(json::<Example>()),
        get("/api/puzzles", Nothing, || routing::get(games::puzzles))
            .about("The puzzles.")
            .gives(json::<Vec<Puzzle>>()),
        get("/api/puzzles/{puzzle}/solution", Nothing, || routing::get(games::solution))
            .about("A best turn of a puzzle.")
            .gives(json::<PuzzleSolution>()),
        get("/api/sheet", Nothing, || routing::get(sheets::standard))
            .about("The standard component sheet, and what may be printed where.")
            .gives(json::<StandardSheet>()),
        post("/api/sheets", Nothing, || routing::post(sheets::check))
            .about("Checks a component sheet by the rules.")
            .takes(json::<CheckSheet>())
            .gives(json::<SheetChecked>()),
        Route {
            lasts: Lasts::Games,
            ..post("/api/sheets/effect", Nothing, || routing::post(sheets::effect))
                .about("Plays a few deals with a component sheet and with the standard one.")
                .takes(json::<MeasureSheet>())
                .gives(json::<SheetMeasured>())
        },
        get("/api/network", Nothing, || routing::get(network::show))
            .about("Whether the server listens on the local network.")
            .gives(json::<NetworkView>()),
        post("/api/network", Needs::House, || routing::post(network::set))
            .about("Has the server listen on the local network, or no longer.")
            .takes(json::<SetNetwork>())
            .gives(json::<NetworkView>()),
        post("/api/house", Nothing, || routing::post(rooms::house))
            .about("Makes this browser the house's own.")
            .takes(json::<OpenHouse>())
            .answers(StatusCode::NO_CONTENT),
        post("/api/links", Nothing, || routing::post(rooms::follow))
            .about("Follows a link to a table.")
            .takes(json::<OpenLink>())
            .gives(json::<LinkOpened>()),
        post("/api/codes", Nothing, || routing::post(rooms::use_code))
            .about("Goes on as the person who made this code.")
            .takes(json::<UseCode>())
            .gives(json::<LinkOpened>()),
        get("/api/games", Nothing, || routing::get(games::list))
            .about("Your latest 100 games.")
            .gives(json::<Vec<GameListed>>()),
        post("/api/games", Nothing, || routing::post(games::make))
            .about("Makes a table.")
            .takes(json::<NewGame>())
            .gives(json::<NewGameMade>())
            .answers(StatusCode::CREATED),
        Route {
            lasts: Lasts::Upload,
            ..post("/api/records", Nothing, || routing::post(replay::import))
                .about("Keeps a record of a game that is over, if there is nothing wrong with it.")
                .takes(Content::Record)
                .gives(json::<RecordImported>())
                .answers(StatusCode::CREATED)
        },
        post("/api/evenings", Nothing, || routing::post(replay::open_evening))
            .about("Keeps the game of an evening's code like a record of it.")
            .takes(json::<OpenEvening>())
            .gives(json::<EveningOpened>())
            .answers(StatusCode::CREATED),
        get("/api/games/{game}", Membership, || routing::get(games::game))
            .about("One game. A page whose socket was refused learns here why.")
            .gives(json::<GameListed>()),
        delete("/api/games/{game}", Ownership, || routing::delete(rooms::delete))
            .about("Deletes the game for good.")
            .answers(StatusCode::NO_CONTENT),
        get("/api/games/{game}/record", Membership, || routing::get(games::record))
            .about("The record, once the game is over.")
            .gives(Content::Record),
        get("/api/games/{game}/sheet", Membership, || routing::get(sheets::of_game))
            .about("The component sheet of the game.")
            .gives(json::<SheetView>()),
        post("/api/games/{game}/room", Membership, || routing::post(rooms::change))
            .about("Changes the room.")
            .takes(json::<RoomChange>())
            .gives(json::<RoomView>()),
        post("/api/games/{game}/links", Ownership, || routing::post(rooms::link))
            .about("Makes a link; earlier ones of its kind stop working.")
            .takes(json::<NewLink>())
            .gives(json::<LinkMade>())
            .answers(StatusCode::CREATED),
        post("/api/games/{game}/code", Membership, || routing::post(rooms::code))
            .about("Makes a code with which you go on at another device.")
            .gives(json::<CodeMade>()),
        post("/api/games/{game}/rematch", Seat, || routing::post(rooms::rematch))
            .about("The next game of the same people, once this one is over.")
            .gives(json::<LinkOpened>()),
        post("/api/games/{game}/replay", Membership, || routing::post(replay::link))
            .about("The replay link of the game, once it is over.")
            .gives(json::<ReplayLink>()),
        get("/api/games/{game}/course", Membership, || routing::get(replay::course))
            .about("How the points of the game came about, once it is over.")
            .gives(json::<Course>()),
        get("/api/games/{game}/evening", Membership, || routing::get(replay::evening))
            .about("The code of a game of a deal, once it is over.")
            .gives(json::<EveningCode>()),
        get("/api/games/{game}/fairness", Membership, || routing::get(replay::fairness))
            .about("What the record proves about the luck of the game, once it is over.")
            .gives(json::<FairnessReport>()),
        get("/api/replay", ReplayKey, || routing::get(replay::game))
            .about("A game that is over.")
            .gives(json::<Replay>()),
        get("/api/replay/views", ReplayKey, || routing::get(replay::views))
            .about("The table after some of its steps, 64 at most.")
            .query(&[("from", "The step after which the first of them is.")])
            .gives(json::<Vec<View>>()),
        get("/api/replay/record", ReplayKey, || routing::get(replay::record))
            .about("Its record.")
            .gives(Content::Record),
        get("/api/replay/sheet", ReplayKey, || routing::get(sheets::of_replay))
            .about("Its component sheet.")
            .gives(json::<SheetView>()),
        get("/api/replay/fairness", ReplayKey, || routing::get(replay::check))
            .about("What its record proves about its luck.")
            .gives(json::<FairnessReport>()),
        post("/api/replay/review", ReplayKey, || routing::post(replay::review))
            .about("How far its review is: what skill and luck did. It begins with the first request.")
            .gives(json::<ReviewProgress>()),
        Route {
            lasts: Lasts::Games,
            ..post("/api/replay/again", ReplayKey, || routing::post(replay::again))
                .about("What another try at one of its decisions is worth beside what was done.")
                .takes(json::<TryAgain>())
                .gives(json::<TryMeasured>())
        },
        Route {
            lasts: Lasts::Socket,
            ..get("/api/games/{game}/socket", Membership, || routing::get(socket::open))
                .about("The WebSocket of the game; docs/protocol.md explains its messages.")
                .query(&[
                    ("from", "The first entry of the log that is wanted."),
                    ("seats", "The seats to speak for, such as 0,2; empty to watch, absent for all of yours."),
                ])
                .answers(StatusCode::SWITCHING_PROTOCOLS)
        },
    ]
}

impl Route {
    fn new(
        method: Method,
        path: &'static str,
        needs: Needs,
        handler: fn() -> MethodRouter<House>,
    ) -> Route {
        Route { method, path, needs, about: About::default(), lasts: Lasts::Request, handler }
    }

    fn about(mut self, summary: &'static str) -> Route {
        self.about.summary = summary;
        self
    }

    fn query(mut self, query: &'static [(&'static str, &'static str)]) -> Route {
        self.about.query = query;
        self
    }

    fn takes(mut self, content: Content) -> Route {
        self.about.takes = content;
        self
    }

    fn gives(mut self, content: Content) -> Route {
        self.about.gives = content;
        self
    }

    fn answers(mut self, status: StatusCode) -> Route {
        self.about.status = status;
        self
    }
}

/// The routes that last as long as this.
pub(super) fn router(house: &House, lasts: Lasts) -> Router<House> {
    let routes = routes().into_iter().filter(|route| route.lasts == lasts);
    routes.fold(Router::new(), |router, Route { path, needs, handler, .. }| {
        let handler = handler();
        let handler = match needs {
            Needs::Nothing => handler,
            Needs::House => {
                handler.layer(middleware::from_fn_with_state(house.clone(), let_house_in))
            }
            Needs::Membership | Needs::Seat | Needs::Ownership => {
                let state = (house.clone(), needs);
                handler.layer(middleware::from_fn_with_state(state, let_in))
            }
            Needs::ReplayKey => {
                handler.layer(middleware::from_fn_with_state(house.clone(), let_in_by_key))
            }
        };
        router.route(path, handler)
    })
}

/// Somebody who was let in to a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guest {
    pub(crate) game: GameId,
    pub(crate) person: PersonId,
    pub(crate) role: Role,
}

/// Lets only whoever started the program through.
async fn let_house_in(
    State(_): State<House>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    if caller.person == Some(PersonId::HOUSE) {
        next.run(request).await
    } else {
        Failure(Problem::NotHouse).into_response()
    }
}

/// Lets those through who may use a route.
async fn let_in(
    State((house, needs)): State<(House, Needs)>,
    Path(game): Path<String>,
    mut request: Request,
    next: Next,
) -> Response {
    match guest(&house, needs, &game, &mut request).await {
        Ok(guest) => {
            request.extensions_mut().insert(guest);
            next.run(request).await
        }
        Err(failure) => failure.into_response(),
    }
}

async fn guest(
    house: &House,
    needs: Needs,
    game: &str,
    request: &mut Request,
) -> Result<Guest, Failure> {
    use axum::RequestExt as _;
    let game: GameId = game.parse().map_err(|_| Failure(Problem::NoSuchGame))?;
    let caller: Caller = request.extract_parts_with_state(house).await?;
    // Strangers do not learn which games there are.
    let person = caller.person.ok_or(Failure(Problem::NoSuchGame))?;
    let role = house.registry.role(game, person).await?;
    match needs {
        Needs::Nothing | Needs::House | Needs::Membership | Needs::ReplayKey => {}
        Needs::Seat if role.seats.is_empty() => return Err(Failure(Problem::NotYourSeat)),
        Needs::Ownership if !role.owner => return Err(Failure(Problem::NotOwner)),
        Needs::Seat | Needs::Ownership => {}
    }
    Ok(Guest { game, person, role })
}

/// Somebody who has the key of this game's replay link.
#[derive(Clone, Copy, Debug)]
pub(super) struct Replaying(pub(super) GameId);

/// Lets those through who have the key of a replay link.
async fn let_in_by_key(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let sent = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let key = sent.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    match house.people.replay(key).await {
        Ok(game) => {
            request.extensions_mut().insert(Replaying(game));
            next.run(request).await
        }
        Err(failure) => failure.into_response(),
    }
}
