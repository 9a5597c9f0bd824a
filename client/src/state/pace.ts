import type { Action, LogEntry, Seat } from '../protocol';
import { code, type Code } from '../variant';
import type { Settings } from './settings.svelte';

/** How long to show a step of somebody else, relative to an ordinary one, unless it is the same. */
const WORTH: Partial<Record<Code<Action>, number>> = {
  remove_regular: 0,
  keep: 0,
  take: 0.8,
  place: 0,
  lift: 0,
  turn: 0.5,
  plan: 0.5,
  ready: 0,
  use: 0.4,
  upgrade: 1.4,
  recruit: 1.4,
  nobles: 1.4,
  counter_guest: 0.6,
  musician: 0.6,
  schnapps_upgrade: 1.4,
  bard: 0.4,
  accept: 0.4,
  take_schnapps: 0.4,
  remove: 0.8,
  column: 0.6,
  on_top: 0.6,
  decline: 0,
  take_back: 0,
};
const ORDINARY = 1;

const STEP: Record<Settings['speed'], number> = { instant: 0, quick: 350, calm: 1100 };

/** Milliseconds to wait after showing these entries. */
export function pause(entries: LogEntry[], own: Seat[], speed: Settings['speed']): number {
  const worth = entries.map((entry) => {
    if (entry.seat === null || own.includes(entry.seat) || entry.action === null) return 0;
    return WORTH[code(entry.action)] ?? ORDINARY;
  });
  return Math.max(0, ...worth) * STEP[speed];
}
