import { replayReview, troubleOf, type Trouble } from '../net/api';
import type { Account, Estimate, Event, Expected, LogEntry, Mistake, Review, ReviewedMove } from '../protocol';
import { code, held, type Code } from '../variant';
import { takenBack } from './log';

/** How long to wait before asking once more how far the review is. */
const PAUSE = 700;

/** The most mistakes of a seat that are shown. */
export const SHOWN = 3;

/** The review of a game that is over, which the server works out in the background. */
export class ReviewState {
  done = $state(0);
  all = $state(0);
  running = $state(false);
  review: Review | null = $state.raw(null);
  trouble: Trouble | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly key: string) {}

  /** Begins it, or goes on asking how far it is. */
  run(): void {
    if (this.running || this.review !== null) return;
    this.running = true;
    this.trouble = null;
    void this.#ask();
  }

  /** The page no longer wants to know; the server goes on. */
  close(): void {
    this.#closed = true;
    this.running = false;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const { done, all, review } = await replayReview(this.key);
      [this.done, this.all, this.review] = [done, all, review];
      this.running = review === null && !this.#closed;
      if (this.running) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    } catch (error) {
      this.trouble = troubleOf(error);
      this.running = false;
    }
  }
}

/** The decisions of a seat that cost most; those that may have cost something come last. */
export function costliest({ mistakes, doubtful }: Review, seat: number): Mistake[] {
  return [...mistakes, ...doubtful].filter((mistake) => mistake.seat === seat).slice(0, SHOWN);
}

/** What everybody can expect after each decision and after its luck, one after the other from the start. */
export function outlooks({ start, moves }: Review): Expected[] {
  return [start, ...moves.flatMap(({ decided, after }) => [decided, after])];
}

/** The number of the move to which an entry of the log belongs. */
export function moveOf({ moves }: Review, n: number): number {
  return Math.max(
    0,
    moves.findIndex(({ from, to }) => from <= n && n <= to),
  );
}

/** Where each round begins, by the number of its first move. */
export function rounds(moves: ReviewedMove[]): { round: number; at: number }[] {
  return moves.flatMap(({ round }, at) => (at === 0 || moves[at - 1]?.round !== round ? [{ round, at }] : []));
}

/** Cards from a player's deck, dice, and guests who came on display. */
type Luck = 'cards' | 'dice' | 'display';

/** What chance did after a decision, or in a whole serving turn. */
export interface Stroke {
  /** The step after which it lies on the table. */
  step: number;
  round: number;
  /** What came by chance. */
  of: Luck[];
  luck: Estimate;
}

/** The most strokes of good luck, and of bad luck, that are shown. */
const STROKES = 2;

/** The events in which chance shows. */
const CHANCE: Partial<Record<Code<Event>, Luck>> = {
  card_arrived: 'cards',
  coaster_rolled: 'dice',
  own_die_rolled: 'dice',
  guest_laid: 'display',
};

/** What chance did most for a seat, and most against it, the strongest first. */
export function strokes({ moves }: Review, log: LogEntry[], seat: number): Record<'good' | 'bad', Stroke[]> {
  const all = moves.flatMap(({ from, to: step, luck }): Stroke[] => {
    const [entry, own] = [log[step], luck[seat]];
    return entry === undefined || own === undefined || !certain(own)
      ? []
      : [{ step, round: roundAfter(entry), of: chanceIn(log.slice(from, step + 1)), luck: own }];
  });
  const sorted = all.sort((one, other) => Math.abs(other.luck.points) - Math.abs(one.luck.points));
  return {
    good: sorted.filter(({ luck }) => luck.points > 0).slice(0, STROKES),
    bad: sorted.filter(({ luck }) => luck.points < 0).slice(0, STROKES),
  };
}

/** Start Cards are chosen before the first round, and what they reveal belongs to it. */
function roundAfter({ round, events }: LogEntry): number {
  return events.reduce((last, { event }) => held(event, 'round_began')?.round ?? last, round);
}

function chanceIn(entries: LogEntry[]): Luck[] {
  const gone = takenBack(entries);
  const stands = entries.filter(({ n }) => !gone.has(n));
  const came = new Set(stands.flatMap(({ events }) => events.flatMap(({ event }) => CHANCE[code(event)] ?? [])));
  return (['cards', 'dice', 'display'] as const).filter((luck) => came.has(luck));
}

type Part = 'luck' | 'skill' | 'others';

export interface Verdict {
  /** What decided the game for a seat, if the measurement can tell; two parts may have done about as much. */
  cause: Part | 'decisions' | 'both' | 'unclear';
  /** What pulled most in the other direction, if anything certainly did. */
  despite: Part | 'none';
}

/** Why a seat won or lost: the part that did most for the result, and the one that did most against it. */
export function verdict(account: Account): Verdict {
  const result = Math.sign(account.margin);
  const parts = (['luck', 'skill', 'others'] as const).map((part) => {
    const { points, within } = account[part];
    return { part, for: points * result, within, certain: Math.abs(points) > within };
  });
  const sorted = parts.filter(({ certain }) => certain).sort((one, other) => other.for - one.for);
  const [most, next, least] = [sorted[0], sorted[1], sorted.at(-1)];
  const level = next !== undefined && most !== undefined && next.for > 0 && near(most, next);
  const first = most !== undefined && most.for > 0 ? most.part : 'unclear';
  return {
    cause: !level ? first : [most.part, next.part].includes('luck') ? 'both' : 'decisions',
    despite: least !== undefined && least.for < 0 ? least.part : 'none',
  };
}

/** Whether two numbers differ by no more than chance explains. */
function near(one: { for: number; within: number }, other: { for: number; within: number }): boolean {
  return Math.abs(one.for - other.for) <= Math.hypot(one.within, other.within);
}

/** Whether a number differs from 0 by more than chance explains. */
export function certain({ points, within }: Estimate): boolean {
  return Math.abs(points) > within;
}
