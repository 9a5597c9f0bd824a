import type { Lesson, LessonStep, LogEntry } from '../protocol';
import { keep } from './lessons';

/** What a lesson needs of the game that is played in it. */
export interface Classroom {
  readonly id: string;
  readonly log: LogEntry[];
  readonly you: number | null;
}

/** A lesson at its table: the step the learner is at, and whether a decision is the one it waits for. */
export class Teaching {
  /** Whether the learner has just tried something else that the rules would allow, or did not read on. */
  strayed: 'else' | 'ahead' | null = $state(null);
  #read: number = $state(0);
  readonly #play: Classroom;
  readonly #acts: number[];

  constructor(
    play: Classroom,
    readonly lesson: Lesson,
    read: number,
  ) {
    this.#play = play;
    this.#read = read;
    this.#acts = lesson.steps.flatMap(({ wants }, index) => (wants.length > 0 ? [index] : []));
  }

  /** How many decisions of the learner count. */
  get done(): number {
    return decisions(this.#play.log, this.#play.you);
  }

  /** The number of the step, from 0. The game says how far it is; what was only read, this device knows. */
  get at(): number {
    return Math.min(Math.max(this.#read, this.#first), this.#acts[this.done] ?? this.lesson.steps.length);
  }

  /** The step; none when the lesson is over. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  /** Whether the step before was only read, so that it can be read again. */
  get canGoBack(): boolean {
    return this.at > this.#first;
  }

  goOn(): void {
    this.#turnTo(this.at + 1);
  }

  goBack(): void {
    if (this.canGoBack) this.#turnTo(this.at - 1);
  }

  /** Whether the learner may do this now: what is to be read first says why it matters. */
  allows(notation: string): boolean {
    const wants = this.step?.wants;
    const allowed = wants === undefined || wants.includes(notation);
    this.strayed = allowed ? null : wants.length === 0 ? 'ahead' : 'else';
    return allowed;
  }

  /** The first step after the last decision. */
  get #first(): number {
    return this.done === 0 ? 0 : (this.#acts[this.done - 1] ?? this.lesson.steps.length - 1) + 1;
  }

  #turnTo(step: number): void {
    this.strayed = null;
    this.#read = step;
    keep(this.lesson.id, { game: this.#play.id, read: step, done: step >= this.lesson.steps.length });
  }
}

/** How many decisions of the seat were not taken back. */
export function decisions(log: LogEntry[], seat: number | null): number {
  let counted: number[] = [];
  for (const { n, seat: whose, action, undoes, rewinds } of log) {
    if (undoes !== null) counted = counted.filter((decision) => decision !== undoes);
    else if (rewinds !== null) counted = counted.filter((decision) => decision < rewinds);
    else if (whose === seat && action !== null) counted.push(n);
  }
  return counted.length;
}
