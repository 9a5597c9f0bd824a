//! Whatever comes, in whatever order: the table in memory is the table that its lines make.

use crate::support::{Host, RULES, command, seats, seen, settings};
use engine::model::{Seat, SeatSet};
use engine::notation::write_action;
use proptest::prelude::*;
use protocol::{FromServer, Refusal, Step};
use table::{CommandId, Reply};

/// What somebody, or something, does to a table.
#[derive(Clone, Debug)]
enum Happening {
    /// The nth legal step of the nth asked seat.
    Legal { seat: usize, step: usize, id: u128 },
    /// The same, but the store fails.
    NotStored { seat: usize, step: usize, id: u128 },
    /// A step for a question that is past or yet to come.
    Stale { seat: usize, step: usize, off: u32 },
    /// An id that was used before, with other contents.
    Doubled { seat: usize, id: u128 },
    /// A command for a seat of somebody else.
    Foreign { seat: usize, id: u128 },
    /// Takes the seat's last step back.
    Undo { seat: usize, id: u128 },
    /// Something that is no action, or none of this moment.
    Nonsense { seat: usize, id: u128, text: &'static str },
}

fn happenings() -> impl Strategy<Value = Vec<Happening>> {
    // Few ids, so that some come again.
    let (seat, step, id) = (0..4_usize, 0..64_usize, 0..400_u128);
    let texts = ["", "close", "ready", "dance", "place w6 brewer", "recruit 0", "back", "\u{0}"];
    let happening = prop_oneof![
        12 => (seat.clone(), step.clone(), id.clone())
            .prop_map(|(seat, step, id)| Happening::Legal { seat, step, id }),
        1 => (seat.clone(), step.clone(), id.clone())
            .prop_map(|(seat, step, id)| Happening::NotStored { seat, step, id }),
        1 => (seat.clone(), step.clone(), 1..3_u32)
            .prop_map(|(seat, step, off)| Happening::Stale { seat, step, off }),
        1 => (seat.clone(), id.clone()).prop_map(|(seat, id)| Happening::Doubled { seat, id }),
        1 => (seat.clone(), id.clone()).prop_map(|(seat, id)| Happening::Foreign { seat, id }),
        2 => (seat.clone(), id.clone()).prop_map(|(seat, id)| Happening::Undo { seat, id }),
        1 => (seat.clone(), id.clone(), prop::sample::select(texts.to_vec()))
            .prop_map(|(seat, id, text)| Happening::Nonsense { seat, id, text }),
    ];
    prop::collection::vec(happening, 1..160)
}

/// An asked seat and one of its legal steps.
fn legal(host: &Host, seat: usize, step: usize) -> Option<(Seat, Step)> {
    let game = host.table.game()?;
    let asked: Vec<Seat> = RULES.to_act(game).into_iter().collect();
    let seat = *asked.get(seat % asked.len().max(1))?;
    let legal = RULES.legal(game, seat);
    let action = legal.get(step % legal.len().max(1))?;
    Some((seat, Step::Act(write_action(action))))
}

fn one_of(host: &Host, seat: usize) -> Seat {
    let all: Vec<Seat> = seats(&host.table).collect();
    all[seat % all.len()]
}

/// Lets it happen; whether a line was added.
fn happen(host: &mut Host, happening: &Happening) -> bool {
    let before = (host.lines.len(), seen(&host.table));
    let used = |host: &Host, id| host.lines.iter().any(|line| line.1 == Some(CommandId::new(id)));
    let refused = match *happening {
        Happening::Legal { seat, step, id } => {
            let Some((seat, step)) = legal(host, seat, step) else { return false };
            let sent = command(&host.table, seat, id, step);
            let repeated = used(host, id);
            let answer = host.command(SeatSet::only(seat), &sent);
            if !repeated {
                assert_eq!(answer, Ok(before.0 as u32), "a legal step is carried out");
                return true;
            }
            answer.err()
        }
        Happening::NotStored { seat, step, id } => {
            let Some((seat, step)) = legal(host, seat, step) else { return false };
            let sent = command(&host.table, seat, id, step);
            // Dropping it is all that a host does when its store fails.
            if let Ok(Reply::Staged(staged)) = host.table.stage(SeatSet::only(seat), &sent) {
                drop(staged);
            }
            None
        }
        Happening::Stale { seat, step, off } => {
            let Some((seat, step)) = legal(host, seat, step) else { return false };
            for question in [0, 1].map(|sign| match sign {
                0 => host.table.question(seat).wrapping_sub(off),
                _ => host.table.question(seat).wrapping_add(off),
            }) {
                let mut sent = command(&host.table, seat, 1 << 100, step.clone());
                sent.question = question;
                assert_eq!(host.command(SeatSet::only(seat), &sent), Err(Refusal::Stale));
            }
            None
        }
        Happening::Doubled { seat, id } if used(host, id) => {
            let sent = command(&host.table, one_of(host, seat), id, Step::Undo);
            host.command(SeatSet::only(sent.seat), &sent).err()
        }
        Happening::Doubled { .. } => None,
        Happening::Foreign { seat, id } => {
            let sent = command(&host.table, one_of(host, seat), id, Step::Undo);
            for other in seats(&host.table).filter(|&other| other != sent.seat) {
                let foreign = host.command(SeatSet::only(other), &sent);
                assert_eq!(foreign, Err(Refusal::NotYourSeat));
            }
            Some(host.command(SeatSet::EMPTY, &sent).expect_err("a spectator decides nothing"))
        }
        Happening::Undo { seat, id } => {
            let seat = one_of(host, seat);
            let (repeated, prompt) = (used(host, id), host.table.prompt(seat));
            let sent = command(&host.table, seat, id, Step::Undo);
            let answer = host.command(SeatSet::only(seat), &sent);
            if !repeated && !host.table.is_ended() {
                assert_eq!(answer.is_ok(), prompt.no_undo.is_none(), "{answer:?}");
            }
            if answer.is_ok() && !repeated {
                return true;
            }
            answer.err()
        }
        Happening::Nonsense { seat, id, text } => {
            let seat = one_of(host, seat);
            let repeated = used(host, id);
            let sent = command(&host.table, seat, id, Step::Act(text.into()));
            match host.command(SeatSet::only(seat), &sent) {
                Ok(_) if !repeated => return true,
                answer => answer.err(),
            }
        }
    };
    assert_eq!((host.lines.len(), seen(&host.table)), before, "{happening:?}: {refused:?}");
    false
}

fn spectators_know_nothing_secret(host: &Host) {
    let FromServer::Table { prompts, log, .. } = host.table.message(SeatSet::EMPTY, 0) else {
        panic!("a table")
    };
    assert_eq!(prompts, []);
    let game = host.table.game().expect("the rules");
    if RULES.answers_hidden(game) && game.phase != engine::Phase::Plan {
        for seat in seats(&host.table).filter(|&seat| game.answers[seat].is_some()) {
            let last = log.iter().rfind(|entry| entry.seat == Some(seat)).expect("it answered");
            assert_eq!(last.action, None, "{seat:?} answered in secret");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn a_table_is_what_its_lines_make(
        players in 2..=4_u8, level in 1..=5_u8, seed in any::<u64>(), happenings in happenings(),
    ) {
        let mut host = Host::new(settings(players, players, level, seed));
        prop_assert_eq!(seen(&host.opened()), seen(&host.table));
        for happening in &happenings {
            if happen(&mut host, happening) {
                let opened = host.opened();
                prop_assert_eq!(seen(&opened), seen(&host.table));
                prop_assert_eq!(opened.seq(), host.table.seq());
                for seat in seats(&host.table) {
                    prop_assert_eq!(opened.question(seat), host.table.question(seat));
                }
            }
            spectators_know_nothing_secret(&host);
        }
        // What comes again after a restart is answered as before.
        let mut again = Host { table: host.opened(), lines: host.lines.clone() };
        for (n, (_, id, seat)) in host.lines.iter().enumerate() {
            let Some((id, seat)) = id.zip(*seat) else { continue };
            let sent = command(&again.table, seat, id.bits(), Step::Undo);
            prop_assert_eq!(again.command(SeatSet::only(seat), &sent), Ok(n as u32));
        }
        prop_assert_eq!(again.lines.len(), host.lines.len());
    }
}
