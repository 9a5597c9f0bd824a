import type { Action, LogEntry, Seat } from '../protocol';
import { code, type Code } from '../variant';
import type { Settings } from './settings.svelte';

export const SPEEDS = ['instant', 'quick', 'normal', 'watch'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How fast a replay plays by itself. */
export const FILM_SPEEDS = ['slow', 'normal', 'fast'] as const;

/** How long to show steps of somebody else that are not ordinary ones, relative to those. */
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

function worthOf(action: Action): number {
  return WORTH[code(action)] ?? 1;
}

interface Pace {
  /** Milliseconds for an ordinary step. */
  step: number;
  /** Milliseconds for any step at all. */
  least: number;
  /** Steps worth less than this are drawn together with the next one. */
  from: number;
  /** Milliseconds for all steps of one player in one wait. */
  most: number;
}

/** At Quick, three opponents take less than three seconds, however much they do. */
const PACES: Record<Speed, Pace> = {
  instant: { step: 0, least: 0, from: Infinity, most: 0 },
  quick: { step: 260, least: 0, from: 0.5, most: 950 },
  normal: { step: 650, least: 0, from: 0.1, most: 3500 },
  watch: { step: 2400, least: 1500, from: 0, most: Infinity },
};

interface FilmPace {
  /** Milliseconds for an ordinary step, and for any step at all. */
  step: number;
  least: number;
  /** More milliseconds for each event, so that what moves arrives, and the most of them. */
  event: number;
  most: number;
}

const FILM: Record<Settings['film'], FilmPace> = {
  slow: { step: 1600, least: 700, event: 120, most: 1800 },
  normal: { step: 800, least: 350, event: 60, most: 900 },
  fast: { step: 400, least: 175, event: 30, most: 450 },
};

/** Milliseconds for which a replay that plays by itself shows this step. */
export function filmTime({ action, events }: LogEntry, speed: Settings['film']): number {
  const { step, least, event, most } = FILM[speed];
  const worth = action === null ? 0 : worthOf(action);
  return Math.max(worth * step, least) + Math.min(events.length * event, most);
}

/** The share of a player's remaining time that one step may take: however many follow, there is some left. */
const SHARE = 0.4;

/** One wait for the others: how long each of their steps stays on show before the next. */
export class Wait {
  readonly #spent = new Map<Seat, number>();

  /** Milliseconds to rest after showing these entries. */
  rest(entries: LogEntry[], own: Seat[], speed: Speed): number {
    const pace = PACES[speed];
    let longest = 0;
    for (const { seat, action, events } of entries) {
      if (seat === null || own.includes(seat) || action === null) continue;
      const worth = worthOf(action);
      // That somebody is ready, and nothing came of it yet, shows on their strip.
      if (worth < pace.from || (worth === 0 && events.length === 0)) continue;
      const spent = this.#spent.get(seat) ?? 0;
      const rest = Math.min(Math.max(worth * pace.step, pace.least), (pace.most - spent) * SHARE);
      this.#spent.set(seat, spent + rest);
      longest = Math.max(longest, rest);
    }
    return longest;
  }
}
