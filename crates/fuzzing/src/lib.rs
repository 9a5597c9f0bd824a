//! What the fuzz targets do with their bytes. Each function takes any bytes and must not panic
//! unless a promise is broken. The targets under `fuzz/` call them; an ordinary test replays the
//! committed corpora through the same functions.

mod actions;

use engine::notation;
use engine::sheet::Sheet;
use engine::{ActionList, NoEvents, Rules, Setup, Viewer};
use protocol::{Catalogue, Menu, View, Viewed};
use record::{Checked, Entry, Record, Standing, Visitor};
use sha2::{Digest, Sha256};
use std::sync::OnceLock;

pub use actions::actions;

/// A fuzz target: its name, which is also its corpus folder, and what it does.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 4] =
    [("actions", actions), ("notation", notation), ("record", record), ("sheet", sheet)];

/// The rules of the standard sheet.
pub fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(Rules::standard)
}

/// Reads the bytes as an action and as a position; what is read is written back the same, and an
/// accepted position can be played on.
pub fn notation(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    if let Ok(action) = notation::read_action(text) {
        let written = notation::write_action(&action);
        assert_eq!(notation::read_action(&written).as_ref(), Ok(&action), "{written}");
    }
    if let Ok(game) = notation::read_game(rules(), text) {
        let written = notation::write_position(&game);
        assert_eq!(notation::read_game(rules(), &written).as_ref(), Ok(&game), "{written}");
        for seat in rules().to_act(&game) {
            for action in rules().legal(&game, seat) {
                let mut next = game;
                rules()
                    .apply(&mut next, seat, &action, &mut chance::Fast::new(1), &mut NoEvents)
                    .expect("a listed action is accepted");
            }
        }
    }
}

/// Reads the bytes as a record, replays, shows and verifies it: as it is, and with the hashes that belong
/// to its lines, so that mutations reach the parser instead of failing the hash.
pub fn record(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    replayed(text);
    replayed(&resealed(text));
}

fn replayed(text: &str) {
    let Ok(read) = Record::read(text) else { return };
    let mut standings = Standings::default();
    let Ok(replayed) = record::replay(&read, &mut standings) else { return };
    assert_eq!(replayed.standing.game().is_some(), read.header.checked() == Checked::ByRules);
    for standing in &standings.0 {
        show(&replayed.rules, standing);
    }
    assert!(record::verify(&read).is_ok());
    let shown = table::Replay::open(Vec::new(), text.lines());
    assert_eq!(shown.is_ok(), read.end.is_some(), "what is over can be replayed");
    assert!(table::fairness(text).is_ok());
    let brought = table::Imported::new(table::PersonId::HOUSE, &read.header);
    let kept = table::Kept::read(&brought.write().expect("JSON"));
    assert_eq!(kept, Ok(table::Kept::Imported(brought)));
}

/// Where the game stood after each line.
#[derive(Default)]
struct Standings(Vec<Standing>);

impl Visitor for Standings {
    fn line(&mut self, _line: usize, _entry: Option<&Entry>, standing: &Standing) {
        self.0.push(*standing);
    }
}

/// Everything that a viewer can be shown. A position of other rules may be one that these never
/// make, but it can be shown.
fn show(rules: &Rules, standing: &Standing) {
    let position = standing.position();
    let asked = standing.game().map(|game| rules.to_act(game)).unwrap_or_default();
    let view = View::new(&Viewed { rules, position, asked, occupants: &[], seq: 0 });
    assert_eq!(view.seats.len(), usize::from(position.players()));
    Catalogue::new(rules, position);
    for seat in position.turn_order() {
        rules.score(position, seat);
        let secret = |viewer: Viewer| rules.position_seen_by(position, viewer).answers[seat];
        assert_eq!(secret(seat.into()), position.answers[seat], "the own answer is no secret");
        if rules.answers_hidden(position) {
            assert_eq!(secret(Viewer::Spectator), None, "an answer is shown too early");
        }
        if let Some(game) = standing.game() {
            assert_eq!(Menu::new(rules, game, seat).is_some(), asked.contains(seat));
        }
    }
    rules.winners(position);
}

/// The lines with their right hashes in place of those that stand there.
fn resealed(text: &str) -> String {
    let (mut sealed, mut before) = (String::new(), String::new());
    for line in text.lines() {
        let object = line.rsplit_once(",\"hash\":").map_or(line, |(object, _)| object);
        let digest: [u8; 32] = Sha256::digest(format!("{before}{object}")).into();
        before = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        sealed += &format!("{object},\"hash\":\"{before}\"}}\n");
    }
    sealed
}

/// Reads the bytes as a component sheet; an accepted one reads back equal and can be played.
pub fn sheet(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let Ok(sheet) = Sheet::read(text) else { return };
    assert_eq!(Sheet::read(&sheet.to_toml()).as_ref(), Ok(&sheet));
    let rules = Rules::new(sheet);
    let mut chance = chance::Fast::new(data.len() as u64);
    let mut list = ActionList::new();
    for (players, level) in [(2, 1), (3, 3), (4, 5)] {
        let setup = Setup::new(players, level);
        let mut game = rules.begin(&setup, &mut chance, &mut NoEvents).expect("a legal set-up");
        for _ in 0..400 {
            let Some(seat) = rules.next_to_act(&game) else { break };
            rules.legal_into(&game, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            rules.apply(&mut game, seat, &action, &mut chance, &mut NoEvents).expect("listed");
        }
    }
}
