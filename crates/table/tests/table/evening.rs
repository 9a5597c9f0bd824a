//! The game of a deal fits into a short code.

use crate::support::{Host, RULES};
use engine::model::SeatSet;
use players::{Bot, RandomLegal, choose};
use protocol::{NewGame, Occupant, Problem};
use record::{Record, Secret};
use table::{BadEvening, NoEvening, PersonId, Room, read_evening, write_evening};

const BOTS: [&str; 2] = ["greedy", "regular"];

fn room(level: u8, seats: &[Occupant], deal: Option<&str>) -> Result<Room, Problem> {
    let deal = deal.map(str::to_owned);
    let new = NewGame { deal, ..NewGame::usual(level, seats.to_vec()) };
    let secret = Secret { seed: chance::Seed([9; 32]), salt: chance::Salt([7; 32]) };
    Room::new(PersonId::HOUSE, &new, secret, &BOTS)
}

fn seats(players: usize) -> Vec<Occupant> {
    let bots = ["regular", "greedy", "regular"].map(|bot| Occupant::Bot(bot.to_owned()));
    std::iter::once(Occupant::Person("Änne".to_owned())).chain(bots).take(players).collect()
}

/// A whole game in the room. The person plays at random, goes back now and then and takes a hint.
fn played(room: &Room, helped: bool) -> Host {
    let mut host = Host::new(room.settings().expect("settings"));
    let mut policy = RandomLegal::new(chance::Fast::new(3));
    let mut bots: Vec<Option<Box<dyn Bot + Send>>> = vec![None, None, None, None];
    for n in 0.. {
        let game = *host.table.game().expect("the rules");
        let rules = host.table.rules().clone();
        let Some(seat) = rules.to_act(&game).into_iter().next() else { break };
        let question = host.table.question(seat);
        let action = match room.bot(seat) {
            Some(id) => {
                let bot = &mut bots[usize::from(seat.number())];
                let bot = bot.get_or_insert_with(|| players::by_name(id, 5).expect("a player"));
                choose(bot.as_mut(), &rules, &game, seat)
            }
            None => policy.next_for(&rules, &game, seat).expect("a step").action,
        };
        if helped && room.bot(seat).is_none() {
            let back = match n % 40 {
                20 | 21 => host.table.stage_undo(seat, question).ok(),
                39 => host.table.stage_rewind(seat, question, SeatSet::EMPTY, None).ok(),
                _ => None,
            };
            if let Some(back) = back {
                host.store(back);
                continue;
            }
        }
        let staged = host.table.stage_action(seat, question, &action);
        host.store(staged.expect("listed"));
    }
    assert!(host.table.is_ended());
    host
}

fn record(host: &Host) -> Record {
    let lines: Vec<&str> = host.lines.iter().map(|(line, ..)| line.as_str()).collect();
    Record::read_from((lines.join("\n") + "\n").as_bytes()).expect("a record")
}

#[test]
fn a_code_gives_the_record_again() {
    for (level, players) in [(1, 2), (3, 3), (5, 4)] {
        let room = room(level, &seats(players), Some("2026-11-16")).expect("a room");
        let host = played(&room, false);
        let code = write_evening(&room, &record(&host), &BOTS).expect("a code");
        let evening = read_evening(&code, &RULES, &BOTS).expect("an evening");
        let lines: Vec<&String> = host.lines.iter().map(|(line, ..)| line).collect();
        assert_eq!(evening.lines.iter().collect::<Vec<_>>(), lines, "every line");
        assert_eq!((evening.deal.as_str(), evening.hints, evening.rewinds), ("2026-11-16", 0, 0));
        println!(
            "level {level}, {players} players: {} lines, {} characters",
            lines.len(),
            code.len()
        );
    }
}

#[test]
fn what_was_taken_back_is_left_out_and_help_is_counted() {
    let room = room(5, &seats(2), Some("beer")).expect("a room");
    let host = played(&room, true);
    let original = record(&host);
    let code = write_evening(&room, &original, &BOTS).expect("a code");
    let evening = read_evening(&code, &RULES, &BOTS).expect("an evening");
    assert!(evening.rewinds > 0, "it went back past a reveal");
    assert!(evening.lines.len() < host.lines.len());
    let text = evening.lines.join("\n") + "\n";
    let again = Record::read_from(text.as_bytes()).expect("a record");
    record::replay(&again, &mut ()).expect("by the rules");
    assert_eq!(again.end, original.end, "the same points");
}

#[test]
fn a_changed_code_is_refused() {
    let room = room(5, &seats(2), Some("beer")).expect("a room");
    let code = write_evening(&room, &record(&played(&room, false)), &BOTS).expect("a code");
    let read = |code: &str| read_evening(code, &RULES, &BOTS);
    assert!(read(&format!(" {code}\n")).is_ok());
    for at in 0..code.len() {
        let mut changed = code.clone().into_bytes();
        changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
        assert!(read(core::str::from_utf8(&changed).expect("text")).is_err(), "character {at}");
    }
    for length in 0..code.len() {
        assert!(read(&code[..length]).is_err(), "{length} characters");
    }
    for bad in ["", "A", "beer", "ä", &code.repeat(2), &"_".repeat(9000)] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let mut sheet = engine::sheet::Sheet::standard();
    sheet.hash[0] ^= 1;
    let other = std::sync::Arc::new(engine::Rules::new(sheet));
    assert_eq!(read_evening(&code, &other, &BOTS), Err(BadEvening::OtherGame));
}

#[test]
fn only_finished_games_of_a_deal_have_a_code() {
    let no_deal = room(1, &seats(2), None).expect("a room");
    let host = played(&no_deal, false);
    let code = |room: &Room, record: &Record| write_evening(room, record, &BOTS);
    assert_eq!(code(&no_deal, &record(&host)), Err(NoEvening::NoDeal));
    let deal = room(1, &seats(2), Some("beer")).expect("a room");
    assert_eq!(code(&deal, &record(&host)), Err(NoEvening::OtherGame));
    let mut host = played(&deal, false);
    host.lines.pop();
    assert_eq!(code(&deal, &record(&host)), Err(NoEvening::NotOver));
}
