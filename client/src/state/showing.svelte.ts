import type { Seat } from '../protocol';
import type { Table } from './present.svelte';
import { type Speed, Wait } from './pace';
import { reducedMotion, speed } from './settings.svelte';

/** Messages within this many milliseconds count as one burst. */
const BURST = 12;

/** How long it takes to notice that nothing is being shown any more, in milliseconds. */
const NOTICING = 2_000;

interface Stage {
  /** Keeps what happened in the step before this table. */
  remember: (table: Table) => void;
  lay: (table: Table) => void;
  /** Everything was shown. */
  settled: () => void;
}

/** The tables that came from the server, shown one after the other at the player's pace. */
export class Showing {
  /** Whether steps of others are still being shown. */
  playing = $state(false);
  /** Whether a step stays on show for as long as it takes to read it. */
  resting = $state(false);

  #queue: Table[] = [];
  #wait = new Wait();
  #active: Seat | null = null;
  /** When the player last wanted to go on. */
  #hurried = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly stage: Stage) {}

  /** Shows this table after those before it. */
  add(table: Table): void {
    this.#queue.push(table);
    if (this.playing) return;
    // Steps come in bursts; those not worth showing are drawn together.
    this.playing = true;
    this.#timer = setTimeout(() => this.#advance(), BURST);
  }

  /** Shows this table at once, and forgets the steps that led there. */
  jump(table: Table): void {
    this.#queue.push(table);
    this.skip();
  }

  /** Goes on to the next step before its time, at the player's wish. */
  next(): void {
    if (!this.resting) return;
    this.#hurried = performance.now();
    clearTimeout(this.#timer);
    this.#advance();
  }

  /** Whether the player has just gone on, and may do so once more before they see that they are asked. */
  get hurried(): boolean {
    return performance.now() - this.#hurried < NOTICING;
  }

  /** Shows everything queued immediately. */
  skip(): void {
    clearTimeout(this.#timer);
    const queue = this.#queue;
    this.#queue = [];
    this.playing = this.resting = false;
    this.#wait = new Wait();
    for (const table of queue) this.stage.remember(table);
    const last = queue.at(-1);
    if (last !== undefined) this.stage.lay(last);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Shows queued steps up to the next one worth a rest. */
  #advance(): void {
    try {
      const rest = this.#showNext();
      this.resting = rest > 0;
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#advance(), rest);
        return;
      }
    } catch (error) {
      // A step that cannot be shown must not hold up the game: show what came of it.
      console.error(error);
      this.skip();
    }
    this.playing = false;
    this.stage.settled();
  }

  /** Shows steps until one is worth a rest, and returns the rest in milliseconds; 0 when all are shown. */
  #showNext(): number {
    for (let table = this.#queue.shift(); table !== undefined; table = this.#queue.shift()) {
      this.stage.remember(table);
      this.stage.lay(table);
      const rest = this.#wait.rest(
        table.log,
        table.prompts.map(({ seat }) => seat),
        pace(),
      );
      if (this.#endsWait(table)) this.#wait = new Wait();
      if (rest > 0) return rest;
    }
    return 0;
  }

  /** A wait ends when somebody here is asked; for spectators, when somebody else's turn begins. */
  #endsWait({ view, prompts }: Table): boolean {
    const before = this.#active;
    this.#active = view.active;
    return prompts.length === 0 ? view.active !== before : prompts.some(({ menu }) => menu !== null);
  }
}

/** Whoever wants less motion sees the present, except to watch on purpose. */
function pace(): Speed {
  const wanted = speed();
  return reducedMotion() && wanted !== 'watch' ? 'instant' : wanted;
}
