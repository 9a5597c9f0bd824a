//! What a connection receives does not depend on what it may not know.

use crate::support::{Host, RULES, command, seats, settings};
use engine::Phase;
use engine::model::{Seat, SeatSet};
use engine::notation::write_action;
use players::RandomLegal;
use protocol::Step;

/// Every byte that goes to a connection of these seats: to a spectator who joins now, and to players
/// who have the log up to here.
fn bytes(host: &Host, audience: SeatSet, from: u32) -> String {
    let from = if audience.is_empty() { 0 } else { from };
    let welcome = audience.is_empty().then(|| host.table.welcome("game", audience));
    serde_json::to_string(&(welcome, host.table.message(audience, from))).expect("JSON")
}

/// Every set of seats of a table: spectators, single players, shared devices.
fn audiences(players: usize) -> impl Iterator<Item = SeatSet> {
    (0..1_u8 << players).map(move |bits| {
        let mut set = SeatSet::EMPTY;
        for seat in Seat::ALL.into_iter().filter(|seat| bits >> seat.number() & 1 == 1) {
            set.insert(seat);
        }
        set
    })
}

/// Games of all kinds, in which every answer that is still secret leaves the same bytes for every
/// connection that does not speak for its seat.
#[test]
fn a_secret_answer_changes_no_byte_for_anybody_else() {
    let mut compared = [0; 8];
    for n in 0..45_u8 {
        let (players, level) = (2 + n % 3, 1 + n / 3 % 5);
        let mut host = Host::new(settings(players, players, level, n.into()));
        let mut policy = RandomLegal::new(chance::Fast::new(n.into()));
        while let Some(game) = host.table.game().filter(|game| !game.is_over()).copied() {
            let Some(seat) = RULES.to_act(&game).first() else { break };
            if protocol::answer_is_hidden(&RULES, &game) {
                for seat in RULES.to_act(&game) {
                    compared[game.phase as usize] += compare(&host, seat);
                }
            }
            let action = policy.next_for(&RULES, &game, seat).expect("asked").action;
            let staged = host.table.stage_action(seat, host.table.question(seat), &action);
            host.store(staged.expect("listed"));
        }
    }
    for phase in [Phase::StartCards, Phase::Evening, Phase::Closing] {
        assert!(compared[phase as usize] > 10, "{phase:?}: {compared:?}");
    }
}

/// Compares what the others get after each of the seat's answers; how many pairs there were.
fn compare(host: &Host, seat: Seat) -> usize {
    let game = host.table.game().expect("the rules");
    let players = seats(&host.table).count();
    let mut first: Vec<Option<String>> = vec![None; 1 << players];
    let mut pairs = 0;
    for (n, action) in (0..).zip(RULES.legal(game, seat)) {
        let mut after = host.clone();
        let step = Step::Act(write_action(&action));
        let sent = command(&after.table, seat, n, step);
        after.command(SeatSet::only(seat), &sent).expect("listed");
        let now = after.table.game().expect("the rules");
        // The last answer opens them all.
        let pending = now.answers[seat].is_some() && now.phase == game.phase;
        if !pending || !RULES.answers_hidden(now) {
            continue;
        }
        for (audience, first) in audiences(players).zip(&mut first) {
            if audience.contains(seat) {
                continue;
            }
            let bytes = bytes(&after, audience, host.table.entries());
            let first = first.get_or_insert_with(|| bytes.clone());
            assert_eq!(*first, bytes, "{audience:?} can tell what {seat:?} answered: {action:?}");
            pairs += 1;
        }
    }
    pairs
}
