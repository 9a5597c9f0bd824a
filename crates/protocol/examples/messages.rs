//! Prints messages of one game as the browser gets them, for the tests of the client: the welcome,
//! the first table with each question to seat 0, and the last table.
//!
//! `cargo run -p tiefenthal-protocol --example messages -- 5 2 35 > client/tests/fixtures/level5.json`
//! and `-- 1 4 1` for `level1.json` (level, players, seed). Seat 0 plays by chance, so that it meets
//! many questions.

use chance::{Fast, Seed};
use engine::model::Seat;
use engine::{Action, Game, Level, NoUndo, Phase, Rules, Setup};
use players::{Bot, Greedy, RandomBot, choose};
use protocol::{
    Catalogue, FromServer, LogEntry, Menu, Occupant, PROTOCOL, Prompt, View, Viewed, Welcome,
    answer_is_hidden, public_events,
};
use std::collections::BTreeSet;

fn main() -> Result<(), String> {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u8>());
    let mut next = || numbers.next().and_then(Result::ok).ok_or("level, players, seed");
    let (level, players, seed) = (next()?, next()?, next()?);
    Level::try_from(level).map_err(|error| error.to_string())?;
    let rules = Rules::standard();
    let seed = Seed::derived(u64::from(seed), 0);
    let mut chance = Fast::from(&seed);
    let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(RandomBot::new(Fast::from(&seed)))];
    bots.extend((1..players).map(|_| Box::new(Greedy::new()) as Box<dyn Bot>));
    let occupants: Vec<Occupant> = (0..players).map(occupant).collect();
    let mut events = Vec::new();
    let mut game = rules
        .begin(&Setup::new(players, level), &mut chance, &mut events)
        .map_err(|e| e.to_string())?;
    let mut entry = LogEntry {
        n: 0,
        round: game.round,
        phase: game.phase,
        seat: None,
        action: None,
        secret: false,
        events: public_events(Phase::StartCards, &events),
        undoes: None,
        rewinds: None,
        hint: false,
    };
    let mut messages = vec![welcome(&rules, &game, level)];
    let mut met = BTreeSet::new();
    while let Some(seat) = rules.next_to_act(&game) {
        let message = table(&rules, &game, &occupants, &entry);
        if let Some(ask) = rules.ask(&game, Seat::ALL[0])
            && met.insert(format!("{ask:?}"))
        {
            messages.push(message);
        }
        let action: Action = choose(bots[usize::from(seat.number())].as_mut(), &rules, &game, seat);
        let (round, phase) = (game.round, game.phase);
        let secret = answer_is_hidden(&rules, &game);
        let (after, events) =
            rules.decide(&game, seat, &action, &mut chance).map_err(|e| e.to_string())?;
        game = after;
        entry = LogEntry {
            n: entry.n + 1,
            round,
            phase,
            seat: Some(seat),
            action: Some(action),
            secret,
            events: public_events(phase, &events),
            undoes: None,
            rewinds: None,
            hint: false,
        };
    }
    messages.push(table(&rules, &game, &occupants, &entry));
    println!("{}", serde_json::to_string(&messages).map_err(|e| e.to_string())?);
    Ok(())
}

fn occupant(seat: u8) -> Occupant {
    if seat == 0 { Occupant::Person("Anna".into()) } else { Occupant::Bot("greedy".into()) }
}

fn welcome(rules: &Rules, game: &Game, level: u8) -> FromServer {
    FromServer::Welcome(Box::new(Welcome {
        protocol: PROTOCOL,
        game: "0123456789abcdef".to_owned(),
        level,
        late_refill: false,
        seats: vec![Seat::ALL[0]],
        catalogue: Catalogue::new(rules, game),
        commitment: None,
        other_rules: None,
    }))
}

fn table(rules: &Rules, game: &Game, occupants: &[Occupant], entry: &LogEntry) -> FromServer {
    let seat = Seat::ALL[0];
    let view = View::new(&Viewed {
        rules,
        position: game,
        asked: rules.to_act(game),
        occupants,
        seq: entry.n + 1,
    });
    FromServer::Table {
        view: Box::new(view),
        prompts: vec![Prompt {
            seat,
            question: entry.n + 1,
            menu: Menu::new(rules, game, seat).map(Box::new),
            no_undo: Some(NoUndo::NothingSinceReveal),
            turn_to_come: rules.ask(game, seat).is_none() && rules.rehearse(game, seat).is_ok(),
        }],
        log: vec![entry.clone()],
    }
}
