import type { LogEntry, Seat } from '../protocol';
import { held } from '../variant';
import { addDeeds, noDeeds, wayOf, type Deeds } from './deeds';
import { takenBack } from './log';

/** What a player did in the last serving turn that is over, and in which round; null before the first. */
export function lastTurn(log: LogEntry[], seat: Seat): { round: number; deeds: Deeds } | null {
  const closes = ({ events }: LogEntry) =>
    events.findIndex(({ event, seat: of }) => of === seat && held(event, 'turn_closed') !== undefined);
  const last = log.findLast((entry) => closes(entry) >= 0);
  if (last === undefined) return null;
  const gone = takenBack(log);
  const deeds = noDeeds();
  for (const entry of log) {
    if (entry.n > last.n || entry.round !== last.round || entry.phase !== 'serve') continue;
    if (entry.seat !== seat || gone.has(entry.n)) continue;
    // What follows the end of a turn belongs to the next evening.
    const events = entry === last ? entry.events.slice(0, closes(entry) + 1) : entry.events;
    addDeeds(deeds, events, seat, wayOf(entry));
  }
  return { round: last.round, deeds };
}
