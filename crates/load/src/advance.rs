//! Games that are under way: plays stored games on without a server.

use crate::Failed;
use chance::Fast;
use players::RandomLegal;
use store::{Append, GameId, Store};
use table::{Room, Staged, Table};

/// Plays a stored game at random until it is there, or over; the table that was reached.
pub fn advance(
    store: &dyn Store,
    game: &str,
    luck: u64,
    there: impl Fn(&Table) -> bool,
) -> Result<Table, Failed> {
    let game: GameId = game.parse().map_err(|_| Failed::odd("no id of a game"))?;
    let room = Room::read(&store.game(game)?.meta).map_err(Failed::odd)?;
    let entries = store.read(game, 0)?;
    let lines =
        entries.iter().map(|entry| table::Stored { line: &entry.body, command: None, seat: None });
    let settings = room.settings().map_err(Failed::odd)?;
    let mut table = Table::open(settings, lines).map_err(Failed::odd)?;
    let mut policy = RandomLegal::new(Fast::new(luck));
    let mut waiting = Vec::new();
    while !there(&table) {
        let Some(staged) = next(&table, &mut policy)? else { break };
        let seat = staged.seat().map(|seat| seat.number());
        let (expected_seq, body) = (table.seq(), staged.line().to_owned());
        let append = Append { game, expected_seq, command_id: None, seat, body, last: false };
        waiting.push(store.submit(append));
        table.commit(staged).map_err(Failed::odd)?;
    }
    waiting.into_iter().try_for_each(|pending| pending.wait().map(drop))?;
    Ok(table)
}

/// The next step, unless the game is over.
fn next(table: &Table, policy: &mut RandomLegal) -> Result<Option<Staged>, Failed> {
    let Some(game) = table.game().filter(|game| !game.is_over()) else { return Ok(None) };
    let Some(step) = policy.next(table.rules(), game) else { return Ok(None) };
    let staged = table.stage_action(step.seat, table.question(step.seat), &step.action);
    staged.map(Some).map_err(|refusal| Failed::odd(format!("{refusal:?}")))
}
