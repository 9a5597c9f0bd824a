import { newGame } from '../net/api';
import type { GameListed, Lesson } from '../protocol';
import { ownName } from './begin';
import { go } from './route.svelte';
import { settings } from './settings.svelte';

/** How far somebody is in a lesson. The game itself is kept by the server. */
export interface Progress {
  game: string;
  /** The step that was read last. */
  read: number;
  done: boolean;
}

const KEY = 'tiefenthal-lessons';

/** How far the lessons are on this device, by id. */
export function progress(): Partial<Record<string, Progress>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Progress] => isProgress(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Notes how far a lesson is. Once done, it stays so. */
export function keep(lesson: string, how: Progress): void {
  const all = progress();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...all, [lesson]: { ...how, done: how.done || all[lesson]?.done === true } }),
    );
  } catch {
    // The lesson works even if the browser stores nothing.
  }
}

/** The game of a lesson that was begun and not finished, if it is still there. */
export function unfinished(lesson: string, games: GameListed[]): string | null {
  const how = progress()[lesson];
  const there = games.some(({ game, lesson: taught }) => game === how?.game && taught === lesson);
  return how !== undefined && there && !how.done ? how.game : null;
}

/** Begins a lesson and goes to its table. */
export async function beginLesson({ id, level, opponents }: Lesson): Promise<void> {
  const seats = [{ person: ownName() }, ...opponents.map((bot) => ({ bot }))];
  const made = await newGame({ level, seats, late_refill: false, house: settings.house, from: { lesson: id } });
  keep(id, { game: made.game, read: 0, done: false });
  go(made.game);
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== 'object' || kept === null) return false;
  const { game, read, done }: Partial<Record<keyof Progress, unknown>> = kept;
  return typeof game === 'string' && typeof read === 'number' && typeof done === 'boolean';
}
