import type { Action } from '../protocol';

/** A decision of a reviewed game that somebody decides again, at a table of its own. */
export interface Try {
  game: string;
  /** The replay of the reviewed game. */
  key: string;
  /** What was decided then, and what the review found better. */
  played: Action;
  better: Action;
}

const KEY = 'tiefenthal-tries';
/** Older ones are forgotten. */
const MOST = 20;

export function noteTry(made: Try): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), made].slice(-MOST)));
  } catch {
    // The table works without the way back to the review.
  }
}

/** What is tried again at a table. */
export function tryAt(game: string): Try | null {
  return kept().find((made) => made.game === game) ?? null;
}

function kept(): Try[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isTry) : [];
  } catch {
    return [];
  }
}

function isTry(found: unknown): found is Try {
  if (typeof found !== 'object' || found === null) return false;
  const { game, key, played, better }: Partial<Record<keyof Try, unknown>> = found;
  return typeof game === 'string' && typeof key === 'string' && isAction(played) && isAction(better);
}

function isAction(found: unknown): boolean {
  return typeof found === 'string' || (typeof found === 'object' && found !== null);
}
