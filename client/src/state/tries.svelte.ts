import { replayAgain, troubleOf } from '../net/api';
import type { Action, Estimate, LogEntry, Phase, Seat, TryAgain, TryMeasured } from '../protocol';
import { keep, kept } from './kept';
import { takenBack } from './log';

/** A decision of a reviewed game that somebody decides again, at a table of its own. */
export interface Try {
  game: string;
  /** The replay of the reviewed game, and the number of the decision in its log. */
  key: string;
  n: number;
  seat: Seat;
  phase: Phase;
  /** What was decided then, and what the review found better. */
  played: Action;
  better: Action;
  /** What that would have gained. */
  loss: Estimate;
  /** Everybody's points at the end of that game, by seat number. */
  points: number[];
}

const KEY = 'tiefenthal-tries';

/** How often a busy server is asked again, and how long to wait before. */
const PATIENCE = 10;
const PAUSE = 3000;

/** The decisions that are tried again on this device. */
class Tries {
  #all: Try[] = $state.raw(kept(KEY, isTry));
  /** What tries are worth, as far as it was asked. */
  #measured: Record<string, TryMeasured | 'measuring'> = $state.raw({});

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

  /** What these steps are worth beside those of the reviewed game; null if it cannot be measured. */
  worth({ key, n }: Try, steps: Action[]): TryMeasured | 'measuring' | null {
    return this.#measured[idOf(key, n, steps)] ?? null;
  }

  /** Has the server measure it, unless it has been asked. */
  measure({ key, n }: Try, steps: Action[]): void {
    const id = idOf(key, n, steps);
    if (id in this.#measured) return;
    this.#measured = { ...this.#measured, [id]: 'measuring' };
    void this.#ask(key, { n, steps }, PATIENCE).then((measured) => {
      const { [id]: _, ...others } = this.#measured;
      this.#measured = measured === null ? others : { ...others, [id]: measured };
    });
  }

  /** Asks again while the server is too busy. The table and the review stand without it. */
  async #ask(key: string, tried: TryAgain, left: number): Promise<TryMeasured | null> {
    try {
      return await replayAgain(key, tried);
    } catch (error) {
      const trouble = troubleOf(error);
      if (left === 0 || (trouble !== 'too_fast' && trouble !== 'too_slow')) return null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return this.#ask(key, tried, left - 1);
    }
  }
}

export const tries = new Tries();

function idOf(key: string, n: number, steps: Action[]): string {
  return JSON.stringify([key, n, steps]);
}

/** With which step a decision of several steps is over. */
const LAST: Partial<Record<Phase, Action>> = { plan: 'ready', serve: 'close' };

/** What was done at the table of a try: its answer, or all steps of its turn; null as long as it is not over. */
export function tried({ phase, seat }: Pick<Try, 'phase' | 'seat'>, log: LogEntry[]): Action[] | null {
  const undone = takenBack(log);
  const own: Action[] = [];
  for (const { n, seat: whose, action } of log) {
    if (whose !== seat || action === null || undone.has(n)) continue;
    // An answer that was taken back was never given.
    if (action === 'take_back') own.pop();
    else own.push(action);
  }
  const last = LAST[phase];
  const end = last === undefined ? 0 : own.indexOf(last);
  return end < 0 || end >= own.length ? null : own.slice(0, end + 1);
}

function isTry(found: unknown): found is Try {
  if (typeof found !== 'object' || found === null) return false;
  const { game, key, n, seat, phase, played, better, loss, points }: Partial<Record<keyof Try, unknown>> = found;
  const isNumber = (number: unknown) => typeof number === 'number';
  return (
    [game, key, phase].every((text) => typeof text === 'string') &&
    [n, seat].every(isNumber) &&
    [played, better].every(isAction) &&
    isEstimate(loss) &&
    Array.isArray(points) &&
    points.every(isNumber)
  );
}

function isEstimate(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false;
  const { points, within }: Partial<Record<keyof Estimate, unknown>> = found;
  return typeof points === 'number' && typeof within === 'number';
}

function isAction(found: unknown): boolean {
  return typeof found === 'string' || (typeof found === 'object' && found !== null);
}
