//! What is typed and shown at set positions.

use super::closing::left_undone;
use super::input::{Asked, Typed, understand};
use super::look::Look;
use super::menu::{Choice, Menu, Page};
use super::words::{Speech, WordSet};
use super::{hint, piles, screen, story, words};
use analysis::explain::{Settings, explain};
use chance::{Fast, Seed, Seeded};
use engine::model::{BySeat, Face, Seat};
use engine::notation::{read_action, read_game, write_action};
use engine::{Action, Event, Game, Rules, Setup};
use players::{RandomLegal, standard_value};
use std::sync::Arc;

/// A serving turn at level 1: dice on the Brewer and at a table, two in the pool.
const TURN: &str = "phase=serve round=2 form=summer start=0 yields=1,1,2,1,1 \
    supply=barback*14,dishwasher*16,server*14,table*14,brewer*14,noble*61,g1*7,g2-g7,g8*2,g9-g14,\
    g16-g17,g19-g27,g29 counter=4 display=g1,g2,g18,g28,g15 \
    / deck=r2*3 draws=7 tables=r2,r1,r1,r1 lying=barback,server,table,brewer \
    dice=w1@brewer,w2@t1,w6@brewer,w4,o1 thalers=9 beer=5 \
    / deck=table,r2 discard=server,r1*2,r2 draws=4 tables=r2,r1,r2 lying=barback,brewer \
    dice=w1@barrel,w2,w3,w6 beer=1 monastery=1";

const NAMES: [&str; 4] = ["You", "Ben", "Cleo", "Dora"];

fn english() -> Speech {
    Speech::new(WordSet::NorthStar)
}

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// What a line means at a position, on a page of the menu.
fn typed(position: &str, page: Page, line: &str) -> Typed {
    let rules = Rules::first_release();
    let game = read_game(&rules, position).unwrap_or_else(|error| panic!("{error}"));
    let (names, seat) = (names(), Seat::ALL[0]);
    let look = Look { rules: &rules, game: &game, seat, names: &names, speech: &english() };
    let list = rules.legal(&game, seat);
    let ask = rules.ask(&game, seat).expect("a question");
    let menu = Menu::new(&look, ask, &list, page, &[]);
    understand(line, Asked { look: &look, list: &list, menu: &menu })
}

fn action(text: &str) -> Action {
    read_action(text).expect("an action")
}

#[test]
fn commands_and_numbers() {
    for (line, wanted) in [
        ("", Typed::Nothing),
        ("  12 ", Typed::Number(12)),
        ("0", Typed::Back),
        ("?", Typed::Help),
        ("Undo", Typed::Undo),
        ("log all", Typed::LogAll),
        ("deck", Typed::Decks),
        ("book", Typed::Books),
        ("99999999999999999999999", Typed::Unknown),
        ("drink", Typed::Unknown),
        ("log everything", Typed::Unknown),
        ("7 brewer", Typed::Unknown),
        ("upgrade the cellar", Typed::Unknown),
        ("recruit everybody", Typed::Unknown),
        ("5 barrel", Typed::NoDie(Face::ALL[4])),
    ] {
        assert_eq!(typed(TURN, Page::Main, line), wanted, "{line:?}");
    }
}

#[test]
fn plain_words_are_actions() {
    for (line, wanted) in [
        ("CLOSE", "close"),
        ("end", "close"),
        ("done", "close"),
        ("recruit g2", "recruit 1"),
        ("invite g15 please", "recruit 4"),
        // Too dear, but understood: the rules say so.
        ("recruit g28", "recruit 3"),
        ("upgrade barrel", "upgrade barrel 0"),
        ("improve the safe", "upgrade safe 0"),
        ("upgrade server", "upgrade server 1"),
        ("upgrade monk", "upgrade monk 0"),
        ("use 1 brewer", "use w1 brewer"),
        ("serve r2", "use w2 r2"),
        ("2 r2", "use w2 r2"),
        ("4 cashbox", "place w4 cashbox"),
        ("put the 4 on the barrel", "place w4 barrel"),
        ("o1 r1", "place o1 r1"),
        ("6 barrel", "move w6 brewer barrel"),
        ("buy a server", "buy server"),
        ("buy noble", "nobles 1"),
        ("2 nobles", "nobles 2"),
        ("sing", "bard"),
    ] {
        assert_eq!(typed(TURN, Page::Main, line), Typed::Do(action(wanted)), "{line}");
    }
    let all = vec![action("use w1 brewer"), action("use w6 brewer")];
    assert_eq!(typed(TURN, Page::Main, "use brewer"), Typed::DoAll(all));
    assert_eq!(typed(TURN, Page::Main, "use all"), Typed::Choose(Choice::Collect));
    let Typed::NotAtMarket(_) = typed(TURN, Page::Main, "recruit g3") else {
        panic!("g3 is there")
    };
}

#[test]
fn one_word_is_enough_in_a_small_menu_and_too_little_in_the_turn() {
    let Action::Place { die, from, .. } = action("place w4 barrel") else { unreachable!() };
    for (line, wanted) in [("barrel", "place w4 barrel"), ("Cashbox", "place w4 cashbox")] {
        let choice = Choice::Do(action(wanted));
        assert_eq!(typed(TURN, Page::Die(die, from), line), Typed::Choose(choice), "{line}");
    }
    for line in ["barrel", "beer", "safe", "noble"] {
        assert_eq!(typed(TURN, Page::Main, line), Typed::Unknown, "{line}");
    }
}

#[test]
fn words_that_fit_several_things_are_asked_about() {
    // Two Servers lie there: none, one or both can be returned.
    let more =
        TURN.replace("lying=barback,server,table,brewer", "lying=barback,server*2,table,brewer");
    let more = more.replace("server*14", "server*13").replace("thalers=9", "thalers=12");
    let ways = ["upgrade server 0", "upgrade server 1", "upgrade server 2"].map(action).to_vec();
    assert_eq!(typed(&more, Page::Main, "upgrade server"), Typed::Several(ways));
}

#[test]
fn a_turn_that_is_ended_too_early() {
    let rules = Rules::first_release();
    let names = names();
    let left = |position: &str| {
        let game = read_game(&rules, position).unwrap_or_else(|error| panic!("{error}"));
        let seat = Seat::ALL[0];
        let look = Look { rules: &rules, game: &game, seat, names: &names, speech: &english() };
        left_undone(&look, &rules.legal(&game, seat))
    };
    let said = left(TURN).expect("something is left");
    for part in ["3 dice unused", "2 dice you could", "an upgrade", "a guest for beer"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("Bard") && !said.contains("Nobles"), "{said}");
    let used = TURN
        .replace(
            "w1@brewer,w2@t1,w6@brewer,w4,o1",
            "w1@brewer!,w2@t1!,w6@brewer!,w4@barrel!,o1@t2!",
        )
        .replace("tables=r2,r1,r1,r1", "tables=r2!,r1!,r1,r1")
        .replace("thalers=9 beer=5", "thalers=2 beer=3");
    assert_eq!(left(&used), None, "2 Thalers and 3 beer are nothing to be reminded of");
}

#[test]
fn the_table_shows_what_lies_open() {
    let rules = Rules::first_release();
    let game = read_game(&rules, TURN).unwrap_or_else(|error| panic!("{error}"));
    let names = names();
    let look =
        Look { rules: &rules, game: &game, seat: Seat::ALL[0], names: &names, speech: &english() };
    let table = screen::whole(&look);
    // Dice that lie in a tavern are open to everybody, while planning too (R9).
    assert!(table.contains("Barrel ?→1 beer [1]  Brewer 1,6→2 beer"), "{table}");
    assert!(table.contains("Server 12 (-4 per card)"), "{table}");
    let decks = piles::decks(&look);
    assert!(decks.contains(" unseen  r2 (2→2) ×3"), "{decks}");
    assert_eq!(piles::books(&look), None);
}

#[test]
fn a_signature_says_what_it_brings() {
    let rules = Rules::first_release();
    let position = "phase=serve round=5 form=winter,signatures start=0 offered=2,5,6 \
        owed=refill:3,sign:1,reputation_1,step:schnapps_or_removal steps=... assessed=1,5 \
        yields=1,1,1,1,3 bought=bard recruited=yes bards=1 supply=bard*9,barback*12,dishwasher*14,\
        server*15,table*15,brewer*15,noble*61,g1-g2*2,g3-g7,g8*2,g9-g28,g32-g38 schnapps=20 \
        signatures=28 counter=2 display=g1+,g39+,g31+,-,g29+ / deck=bard,r1*2,r2 top=bard,g30 \
        discard=bard*2,table,r1,r2,g1*2 draws=2 tables=g1,r2,r2 \
        lying=bard,barback*3,dishwasher,server dice=w4,w4@monk,w1@brewer!,w2@cashbox!,o1@barrel \
        washes=1 up=storage entertainers=musician:first,fire-eater:first,juggler:first \
        monastery=3 reputation=11 book=3,0,1,0 / deck=barback,r1*2,r2 discard=bard*2,dishwasher,\
        brewer,r2*2,g1 draws=2 tables=g1,r2,r1 dice=w1,w1@barrel,w2,w6@cashbox \
        entertainers=musician:second,fire-eater:first,juggler:second monastery=1 reputation=9 \
        book=2,0,1,0";
    let game = read_game(&rules, position).unwrap_or_else(|error| panic!("{error}"));
    let names = names();
    let look =
        Look { rules: &rules, game: &game, seat: Seat::ALL[0], names: &names, speech: &english() };
    let told = |column| words::actions::signature(&look, column);
    assert_eq!([0, 1, 2, 3].map(told), ["1 Schnapps", "1 Reputation", "Server", "3 Reputation"]);
    let table = screen::whole(&look);
    assert!(table.contains("Book     3/4 ■■■· 1 Schnapps   5 ···· 1 Reputation"), "{table}");
    assert!(table.contains("Shows    Musician (2 Schnapps → 3 beer)"), "the rival's: {table}");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    let rows = piles::rows(&look);
    assert!(rows.contains(" row 1   ■ –             · 1 Reputation  ■ 1 Schnapps"), "{rows}");
    let priced = |text| words::actions::action(&look, &action(text));
    assert_eq!(priced("pay remove g1"), "remove g1 (3→3) for good (2 Schnapps)");
    assert_eq!(priced("remove g1 served"), "remove g1 (3→3, served) for good");
    assert!(priced("pay upgrade safe").starts_with("upgrade Safe (5 Schnapps): "));
    // With a tile in each of the other columns the first row is full.
    let full = position.replacen("book=3,0,1,0", "book=3,1,1,0", 1).replace("ures=28", "ures=27");
    let game = read_game(&rules, &full).unwrap_or_else(|error| panic!("{error}"));
    let look = Look { game: &game, ..look };
    let told = words::actions::signature(&look, 3);
    assert_eq!(told, "3 Reputation, row 1 full: a Noble");
}

#[test]
fn a_hint_says_what_dice_are_for_and_not_more_than_is_left() {
    let rules = Rules::first_release();
    let names = names();
    let told = |position: &str| {
        let game = read_game(&rules, position).unwrap_or_else(|error| panic!("{error}"));
        let seat = Seat::ALL[0];
        let look = Look { rules: &rules, game: &game, seat, names: &names, speech: &english() };
        let settings = Settings::like("regular");
        hint::hint(&look, &explain(&rules, &standard_value(), &game, seat, &settings), "regular")
    };
    let plan = TURN
        .replace("phase=serve", "phase=plan")
        .replace(" yields=1,1,2,1,1", "")
        .replace("w1@brewer,w2@t1,w6@brewer,w4,o1", "w1,w2,w4,w6,o1");
    let said = told(&plan).replace("\n    ", "");
    assert!(said.contains("place the dice as in 1."), "{said}");
    assert!(said.contains("; then ") && said.contains("to Brewer"), "{said}");
    let over = TURN
        .replace(
            "w1@brewer,w2@t1,w6@brewer,w4,o1",
            "w1@brewer!,w2@t1!,w6@brewer!,w4@barrel!,o1@t2!",
        )
        .replace("tables=r2,r1,r1,r1", "tables=r2!,r1!,r1,r1")
        .replace("thalers=9 beer=5", "thalers=1 beer=2");
    let said = told(&over);
    assert!(said.contains("to win: finish serving"), "{said}");
    assert!(!said.contains("use the dice"), "{said}");
}

/// Everything that a seat can be shown: table, decks, books, menu, and the story.
fn shown(
    rules: &Arc<Rules>,
    speech: &Arc<Speech>,
    before: &Game,
    events: &[Event],
    game: &Game,
    seat: Seat,
) -> String {
    let names = names();
    let game = rules.seen_by(game, seat);
    let look = Look { rules, game: &game, seat, names: &names, speech };
    let people = BySeat::from_fn(|other| other == seat);
    let mut story = story::Story::new(Arc::clone(rules), Arc::clone(speech), &names, people);
    story.events(before, events);
    let mut parts = vec![screen::whole(&look), piles::decks(&look)];
    parts.extend(piles::books(&look));
    parts.extend(story.fresh().iter().cloned());
    if let Some(ask) = rules.ask(&game, seat) {
        let list = rules.legal(&game, seat);
        let menu = Menu::new(&look, ask, &list, Page::Main, &[]);
        parts.extend(menu.labels().into_iter().map(|(_, label)| label));
    }
    parts.join("\n")
}

/// Whole games in every word set: each message exists with its arguments, or `Speech` panics here.
#[test]
fn everything_is_said_in_every_word_set() {
    let rules = Arc::new(Rules::first_release());
    for set in WordSet::ALL {
        let speech = Arc::new(Speech::new(set));
        let chance = &mut Seeded::new(&Seed::derived(4, 4), &[]);
        let mut policy = RandomLegal::new(Fast::new(4));
        let mut game = rules.begin(&Setup::new(2, 5), chance, &mut Vec::new()).expect("a game");
        let mut lines = 0;
        while let Some(step) = policy.next(&rules, &game) {
            let before = game;
            let events = &mut Vec::new();
            rules.apply(&mut game, step.seat, &step.action, chance, events).expect("listed");
            let said = shown(&rules, &speech, &before, events, &game, step.seat);
            assert!(!said.contains(['{', '}']), "{set:?}: {said}");
            lines += said.lines().count();
        }
        assert!(lines > 1000, "{set:?}: {lines}");
    }
}

/// R9: an answer in a simultaneous phase changes nothing that the others see until all have
/// answered.
#[test]
fn r9_a_hidden_answer_is_not_shown() {
    let rules = Arc::new(Rules::first_release());
    let speech = Arc::new(english());
    let mut compared = 0;
    for level in 1..=5 {
        let chance = &mut Seeded::new(&Seed::derived(9, u64::from(level)), &[]);
        let mut policy = RandomLegal::new(Fast::new(u64::from(level)));
        let setup = Setup::new(3, level);
        let mut game = rules.begin(&setup, chance, &mut Vec::new()).expect("a game");
        while let Some(step) = policy.next(&rules, &game) {
            if rules.answers_hidden(&game) {
                compared += rules
                    .to_act(&game)
                    .into_iter()
                    .map(|s| compare(&rules, &speech, &game, s))
                    .sum::<u32>();
            }
            let events = &mut Vec::new();
            rules.apply(&mut game, step.seat, &step.action, chance, events).expect("listed");
        }
    }
    assert!(compared > 100, "{compared} pairs");
}

fn compare(rules: &Arc<Rules>, speech: &Arc<Speech>, game: &Game, seat: Seat) -> u32 {
    let mut pairs = 0;
    for viewer in Seat::ALL.into_iter().take(3).filter(|&viewer| viewer != seat) {
        let mut first: Option<String> = None;
        for action in rules.legal(game, seat) {
            let mut chance = Seeded::new(&Seed::derived(1, 1), &[]);
            let (after, events) = rules.decide(game, seat, &action, &mut chance).expect("listed");
            if after.answers[seat].is_none() || !rules.answers_hidden(&after) {
                continue;
            }
            let seen = shown(rules, speech, game, &events, &after, viewer);
            let first = first.get_or_insert_with(|| seen.clone());
            assert_eq!(*first, seen, "{viewer:?} sees {}", write_action(&action));
            pairs += 1;
        }
    }
    pairs
}
