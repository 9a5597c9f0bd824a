import { deleteGame, newGame } from '../net/api';
import type { Began, GameListed, Occupant, Puzzle, PuzzleResult } from '../protocol';
import { held } from '../variant';
import { ownName } from './begin';
import { go } from './route.svelte';
import { settings } from './settings.svelte';

/** What became of a puzzle: solved at once, solved later, missed so far, or looked up. */
export type Fate = 'first' | 'solved' | 'missed' | 'shown';

/** A table at which a puzzle is being solved, or its best turn shown. */
export interface Trial {
  id: string;
  game: string;
  shows: boolean;
  /** Whether its end has been noted. */
  over: boolean;
}

/** How far somebody is with the puzzles, on this device. */
export interface Progress {
  fates: Partial<Record<string, Fate>>;
  /** How many puzzles in a row were solved at the first attempt, and the most there ever were. */
  streak: number;
  longest: number;
  trial: Trial | null;
}

const KEY = 'tiefenthal-puzzles';
const FATES: readonly unknown[] = ['first', 'solved', 'missed', 'shown'];

/** The progress on this device; it lasts until the page is left even if the browser stores nothing. */
export const progress: Progress = $state(kept());

/** Notes how an attempt ended. Only the first attempt at a puzzle counts for the streak. */
export function noteResult(game: string, { id, solved }: PuzzleResult): void {
  const trial = progress.trial;
  if (trial?.game !== game || trial.over) return;
  trial.over = true;
  const before = progress.fates[id];
  if (!trial.shows) {
    if (before === undefined) {
      progress.streak = solved ? progress.streak + 1 : 0;
      progress.longest = Math.max(progress.longest, progress.streak);
    }
    if (before === undefined || before === 'missed') {
      progress.fates[id] = solved ? (before === undefined ? 'first' : 'solved') : 'missed';
    }
  }
  keep();
}

/** Notes that somebody looks the best turn up: without having solved the puzzle, that ends the streak. */
export function noteShown(id: string): void {
  const before = progress.fates[id];
  if (before === 'first' || before === 'solved' || before === 'shown') return;
  if (before === undefined) progress.streak = 0;
  progress.fates[id] = 'shown';
  keep();
}

/** Whether the person has found the best turn. */
export function isSolved(id: string): boolean {
  const fate = progress.fates[id];
  return fate === 'first' || fate === 'solved';
}

/** The puzzle to go on with: the next one after this that is neither solved nor looked up, of the same kind. */
export function following(all: Puzzle[], after: string | null): Puzzle | undefined {
  const at = all.findIndex(({ id }) => id === after);
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return round.find(({ id }) => progress.fates[id] === undefined) ?? round.find(({ id }) => !isSolved(id));
}

/** Sits down at a new table of the puzzle. The table of the attempt before is not needed any more. */
export async function beginPuzzle(puzzle: Puzzle, shows = false): Promise<void> {
  const { id, level, players, seat, opponent } = puzzle;
  const seats = Array.from({ length: players }, (_, number): Occupant =>
    number === seat ? { person: ownName() } : { bot: opponent },
  );
  const from = { puzzle: id };
  const made = await newGame({ level, seats, late_refill: true, house: settings.house, from });
  const before = progress.trial;
  if (shows) noteShown(id);
  progress.trial = { id, game: made.game, shows, over: false };
  keep();
  // If it stays, it only takes up room.
  if (before !== null) void deleteGame(before.game).catch(() => undefined);
  go(made.game);
}

/** The attempt at this table, if it was begun on this device. */
export function trialAt(game: string): Trial | null {
  return progress.trial?.game === game ? progress.trial : null;
}

/** The puzzle at which a game began, if it did. */
export function puzzleOf(began: Began | undefined): { id: string } | undefined {
  return began === undefined ? undefined : held(began, 'puzzle');
}

/** Whether the game is an attempt at a puzzle. */
export function isPuzzle({ began }: GameListed): boolean {
  return puzzleOf(began) !== undefined;
}

/** Reads the progress again, as a page that is opened does. */
export function kept(): Progress {
  const blank: Progress = { fates: {}, streak: 0, longest: 0, trial: null };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return blank;
    const { fates, streak, longest, trial }: Partial<Record<keyof Progress, unknown>> = found;
    return {
      fates: isObject(fates)
        ? Object.fromEntries(Object.entries(fates).filter((e): e is [string, Fate] => FATES.includes(e[1])))
        : {},
      streak: typeof streak === 'number' ? streak : 0,
      longest: typeof longest === 'number' ? longest : 0,
      trial: isTrial(trial) ? trial : null,
    };
  } catch {
    return blank;
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // The puzzles work even if the browser stores nothing.
  }
}

function isObject(found: unknown): found is object {
  return typeof found === 'object' && found !== null;
}

function isTrial(found: unknown): found is Trial {
  if (!isObject(found)) return false;
  const { id, game, shows, over }: Partial<Record<keyof Trial, unknown>> = found;
  return typeof id === 'string' && typeof game === 'string' && typeof shows === 'boolean' && typeof over === 'boolean';
}
