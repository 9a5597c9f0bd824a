import type { LogEntry, LogEvent, Seat } from '../protocol';
import { held } from '../variant';
import { addDeeds, noDeeds, wayOf, type Deeds } from './deeds';
import { takenBack } from './log';

/** What came with the beginning of a turn. */
interface Opening {
  seat: Seat;
  events: LogEvent[];
}

/**
 * The turn that begins with this entry, if its beginning brings something (F1). The log has it with the step before: that
 * of whoever closed, or was ready last.
 */
export function openingIn({ seat: by, events }: LogEntry): Opening | null {
  let opens: 'no' | 'for_others' | 'for_all' = 'no';
  const opening: LogEvent[] = [];
  for (const logged of events) {
    const began = held(logged.event, 'phase_began')?.phase;
    if (began !== undefined) opens = began === 'serve' ? 'for_all' : 'no';
    else if (held(logged.event, 'turn_closed') !== undefined) opens = 'for_others';
    else if (held(logged.event, 'round_began') !== undefined) opens = 'no';
    else if (logged.seat !== null && (opens === 'for_all' || (opens === 'for_others' && logged.seat !== by))) {
      opening.push(logged);
    }
  }
  const seat = opening[0]?.seat ?? null;
  return seat === null ? null : { seat, events: opening };
}

/** The events with which this player's turn closes, up to the Schnapps that no one may keep (F18); null if it goes on. */
export function closingIn({ events }: LogEntry, seat: Seat): LogEvent[] | null {
  const end = events.findIndex(({ event, seat: of }) => of === seat && held(event, 'turn_closed') !== undefined);
  if (end < 0) return null;
  const next = events[end + 1];
  const returns = next?.seat === seat && held(next.event, 'schnapps_returned') !== undefined;
  return events.slice(0, end + (returns ? 2 : 1));
}

/** What a serving turn brought: its beginning, and then all its entries. */
function deedsOf(seat: Seat, opening: LogEvent[], entries: LogEntry[]): Deeds {
  const deeds = noDeeds();
  addDeeds(deeds, opening, seat, 'gained');
  for (const entry of entries) {
    // What follows the end of a turn belongs to whoever is next, or to the next evening.
    addDeeds(deeds, closingIn(entry, seat) ?? entry.events, seat, wayOf(entry));
  }
  return deeds;
}

/** What a player did in the last serving turn that is over, and in which round; null before the first. */
export function lastTurn(log: LogEntry[], seat: Seat): { round: number; deeds: Deeds } | null {
  const gone = takenBack(log);
  const stands = log.filter(({ n }) => !gone.has(n));
  const last = stands.findLast((entry) => closingIn(entry, seat) !== null);
  if (last === undefined) return null;
  const of = stands.filter(({ n, round }) => n <= last.n && round === last.round);
  const opening = of.map(openingIn).findLast((found) => found?.seat === seat);
  const turn = of.filter((entry) => entry.phase === 'serve' && entry.seat === seat);
  return { round: last.round, deeds: deedsOf(seat, opening?.events ?? [], turn) };
}
