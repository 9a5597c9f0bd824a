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
 * The turn that begins with this entry, if its beginning brings something (F1). That stands in the log with the step before:
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

/** Where among the events of an entry this player's turn closes; -1 if it goes on. */
export function closesAt({ events }: LogEntry, seat: Seat): number {
  return events.findIndex(({ event, seat: of }) => of === seat && held(event, 'turn_closed') !== undefined);
}

/** What a serving turn brought: its beginning, and then all its entries. */
function deedsOf(seat: Seat, opening: LogEvent[], entries: LogEntry[]): Deeds {
  const deeds = noDeeds();
  addDeeds(deeds, opening, seat, 'gained');
  for (const entry of entries) {
    // What follows the end of a turn belongs to whoever is next, or to the next evening.
    const end = closesAt(entry, seat);
    addDeeds(deeds, end < 0 ? entry.events : entry.events.slice(0, end + 1), seat, wayOf(entry));
  }
  return deeds;
}

/** What a player did in the last serving turn that is over, and in which round; null before the first. */
export function lastTurn(log: LogEntry[], seat: Seat): { round: number; deeds: Deeds } | null {
  const gone = takenBack(log);
  const stands = log.filter(({ n }) => !gone.has(n));
  const last = stands.findLast((entry) => closesAt(entry, seat) >= 0);
  if (last === undefined) return null;
  const of = stands.filter(({ n, round }) => n <= last.n && round === last.round);
  const opening = of.map(openingIn).findLast((found) => found?.seat === seat);
  const turn = of.filter((entry) => entry.phase === 'serve' && entry.seat === seat);
  return { round: last.round, deeds: deedsOf(seat, opening?.events ?? [], turn) };
}
