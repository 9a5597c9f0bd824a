//! The TypeScript types of everything above, in one file.

use crate::{
    CheckSheet, CodeMade, Course, EveningCode, EveningOpened, Example, ExampleListed,
    FairnessReport, FromClient, FromServer, GameListed, Lesson, LinkMade, LinkOpened, MeasureSheet,
    NetworkView, NewGame, NewGameMade, NewLink, OpenEvening, OpenHouse, OpenLink, Problem, Puzzle,
    PuzzleSolution, RecordImported, Replay, ReplayLink, ReviewProgress, RoomChange, SetNetwork,
    SheetChecked, SheetMeasured, StandardSheet, Status, TryAgain, TryMeasured, UseCode,
};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// The text of `client/src/protocol.ts`.
pub fn typescript() -> String {
    let mut types = Types::default();
    types.add::<FromClient>();
    types.add::<FromServer>();
    types.add::<NewGame>();
    types.add::<NewGameMade>();
    types.add::<GameListed>();
    types.add::<Lesson>();
    types.add::<ExampleListed>();
    types.add::<Example>();
    types.add::<Puzzle>();
    types.add::<PuzzleSolution>();
    types.add::<RoomChange>();
    types.add::<NewLink>();
    types.add::<LinkMade>();
    types.add::<OpenLink>();
    types.add::<LinkOpened>();
    types.add::<OpenHouse>();
    types.add::<NetworkView>();
    types.add::<SetNetwork>();
    types.add::<CodeMade>();
    types.add::<UseCode>();
    types.add::<ReplayLink>();
    types.add::<Replay>();
    types.add::<Course>();
    types.add::<FairnessReport>();
    types.add::<ReviewProgress>();
    types.add::<TryAgain>();
    types.add::<TryMeasured>();
    types.add::<RecordImported>();
    types.add::<EveningCode>();
    types.add::<OpenEvening>();
    types.add::<EveningOpened>();
    types.add::<StandardSheet>();
    types.add::<CheckSheet>();
    types.add::<SheetChecked>();
    types.add::<MeasureSheet>();
    types.add::<SheetMeasured>();
    types.add::<Problem>();
    types.add::<Status>();
    let mut text =
        String::from("// Generated from crates/protocol by `cargo xtask types`. Do not edit.\n\n");
    text.push_str(&format!("export const PROTOCOL = {};\n", crate::PROTOCOL));
    text.push_str(&format!("export const MAX_CHAT = {};\n", crate::MAX_CHAT));
    text.push_str(&format!("export const MAX_SHEET = {};\n", crate::MAX_SHEET));
    text.push_str(&format!("export const MAX_STEPS = {};\n", crate::MAX_STEPS));
    for declaration in types.0.values() {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Declarations by name.
#[derive(Default)]
struct Types(BTreeMap<String, String>);

impl Types {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        // Built-in types have no file of their own and need no declaration.
        if T::output_path().is_none() || self.0.contains_key(&T::ident(&config)) {
            T::visit_dependencies(self);
            return;
        }
        self.0.insert(T::ident(&config), T::decl(&config));
        T::visit_dependencies(self);
    }
}
