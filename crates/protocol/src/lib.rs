//! Everything the browser knows: messages, the view of a table, the menu of what can be done.
//!
//! Codes and numbers only, no wording. A [`View`] is what a spectator may know and is the same for
//! everybody; what only a seat may know stands in its [`Prompt`] and in its own log entries. Both
//! are built field by field from [`engine::Rules::seen_by`]: nothing is copied whole and then
//! redacted. The TypeScript types in `client/src/protocol.ts` are generated from this crate (`cargo xtask types`).

mod catalogue;
mod chat;
mod effect;
mod evening;
mod example;
mod games;
mod hint;
mod lesson;
mod links;
mod log;
mod measure;
mod menu;
mod message;
mod puzzle;
mod refusal;
mod rehearsal;
mod replay;
mod review;
mod room;
mod schema;
mod sheet;
mod types;
mod view;

pub use catalogue::{
    AreaInfo, CardClass, CardInfo, Catalogue, EntertainerInfo, GuestBookSpace, RoundInfo,
    StartCardInfo, TrackSpace,
};
pub use chat::{Note, Phrase, Say, Words};
pub use effect::Effect;
pub use evening::{EveningCode, EveningOpened, OpenEvening};
pub use example::{Example, ExampleDeed, ExampleListed, ExampleStep};
pub use games::{Began, GameListed, GameResult, NewGame, NewGameMade, StartFrom, Status};
pub use hint::{
    AdvisedStep, AskHint, DiePlaced, Gain, Hint, Price, Purse, PursesWith, Reach, Reason, Source,
    TakenDie, Way,
};
pub use lesson::{Lesson, LessonPlace, LessonStep};
pub use links::{
    CodeMade, LinkKind, LinkMade, LinkOpened, NetworkView, NewLink, OpenHouse, OpenLink,
    SetNetwork, UseCode,
};
pub use log::{LogEntry, LogEvent, answer_is_hidden, public_events};
pub use measure::{DealMeasured, GameMeasured, MeasureSheet, SheetMeasured};
pub use menu::{Choice, Menu, Refused};
pub use message::{
    AskRewind, Command, FromClient, FromServer, Prompt, Step, Vote, VoteAnswer, Welcome,
};
pub use puzzle::{Puzzle, PuzzleResult, PuzzleSolution, PuzzleTheme};
pub use refusal::{Problem, Refusal};
pub use rehearsal::{MAX_STEPS, Perform, Rehearse, Rehearsed, RehearsedStep};
pub use replay::{
    BestTurn, Course, FairnessReport, FairnessVerdict, Origin, RecordImported, Replay, ReplayLink,
    ScoringStep,
};
pub use review::{
    Account, Balance, Estimate, Expected, MAX_TRIED, Mistake, Review, ReviewProgress, ReviewedMove,
    TryAgain, TryMeasured,
};
pub use room::{
    ChairView, Hints, House, KnownTops, Presence, RewindAsked, RoomChange, RoomView, Stage,
    TableOptions, UndoBeyond, You,
};
pub use sheet::{
    CheckSheet, MAX_SHEET, PlaceBonuses, SheetChecked, SheetEntry, SheetFault, SheetValue,
    SheetView, StandardSheet,
};
pub use types::typescript;
pub use view::{
    Count, Deck, DieView, Occupant, Outcome, Raises, ReputationView, SeatView, SeatedView,
    SupplyView, TurnView, View, Viewed,
};

/// The version of the messages: it changes when an older client could misread them.
pub const PROTOCOL: u32 = 4;

/// The most characters of a message of the chat.
pub const MAX_CHAT: usize = 280;
