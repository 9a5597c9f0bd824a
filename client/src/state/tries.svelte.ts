import { replayAgain } from '../net/api';
import type { Action, Estimate, LogEntry, Phase, TryMeasured } from '../protocol';
import { keep, kept } from './kept';
import { takenBack } from './log';

/** A decision of a reviewed game that somebody decides again, at a table of its own. */
export interface Try {
  game: string;
  /** The replay of the reviewed game, and the number of the decision in its log. */
  key: string;
  n: number;
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

/** The decisions that are tried again on this device. */
class Tries {
  #all: Try[] = $state.raw(kept(KEY, isTry));
  /** What tries are worth, as far as it was asked; null while it is measured, or if it could not be. */
  #measured: Record<string, TryMeasured | null> = $state.raw({});

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

  /** What these steps are worth beside those of the reviewed game, once the server has measured it. */
  worth({ key, n }: Try, steps: Action[]): TryMeasured | null {
    return this.#measured[idOf(key, n, steps)] ?? null;
  }

  /** Has the server measure it, unless it has been asked. */
  measure({ key, n }: Try, steps: Action[]): void {
    const id = idOf(key, n, steps);
    if (id in this.#measured) return;
    this.#learn(id, null);
    replayAgain(key, { n, steps }).then(
      (measured) => {
        this.#learn(id, measured);
      },
      // The table and the review stand without it.
      () => undefined,
    );
  }

  #learn(id: string, measured: TryMeasured | null): void {
    this.#measured = { ...this.#measured, [id]: measured };
  }
}

export const tries = new Tries();

function idOf(key: string, n: number, steps: Action[]): string {
  return JSON.stringify([key, n, steps]);
}

/** With which step a decision of several steps is over. */
const LAST: Partial<Record<Phase, Action>> = { plan: 'ready', serve: 'close' };

/** What a seat has done at the table of its try: its answer, or all steps of its turn; null as long as it is not over. */
export function tried({ phase }: Pick<Try, 'phase'>, log: LogEntry[], seat: number | null): Action[] | null {
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
  const { game, key, n, phase, played, better, loss, points }: Partial<Record<keyof Try, unknown>> = found;
  return (
    [game, key, phase].every((text) => typeof text === 'string') &&
    typeof n === 'number' &&
    typeof loss === 'object' &&
    loss !== null &&
    Array.isArray(points) &&
    isAction(played) &&
    isAction(better)
  );
}

function isAction(found: unknown): boolean {
  return typeof found === 'string' || (typeof found === 'object' && found !== null);
}
