import type { Action } from '../protocol';
import { keep, kept } from './kept';

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

/** The decisions that are tried again on this device. */
class Tries {
  #all: Try[] = $state.raw(kept(KEY, isTry));

  note(made: Try): void {
    this.#all = keep(KEY, [...this.#all, made]);
  }

  /** What is tried again at a table. */
  at(game: string): Try | null {
    return this.#all.find((made) => made.game === game) ?? null;
  }

  forget(game: string): void {
    this.#all = keep(
      KEY,
      this.#all.filter((made) => made.game !== game),
    );
  }
}

export const tries = new Tries();

function isTry(found: unknown): found is Try {
  if (typeof found !== 'object' || found === null) return false;
  const { game, key, played, better }: Partial<Record<keyof Try, unknown>> = found;
  return typeof game === 'string' && typeof key === 'string' && isAction(played) && isAction(better);
}

function isAction(found: unknown): boolean {
  return typeof found === 'string' || (typeof found === 'object' && found !== null);
}
