import { commandId } from '../net/socket';
import type { Action, Die, FromClient, Hint, LogEntry, Menu, Prompt, Space, View, Way } from '../protocol';
import { doneSince, equal, holds, left, stages, unlaid, type Stage } from './way';

/** The layers of a hint, which open one after the other. */
export const LAYERS = ['reach', 'way', 'why'] as const;
export type Layer = (typeof LAYERS)[number];

/** What a hint needs to know of its game. */
export interface Situation {
  readonly prompt: Prompt | null;
  readonly view: View | null;
  readonly log: LogEntry[];
  /** What the player may choose now. */
  readonly menu: Menu | null;
  readonly rehearsing: boolean;
}

/** A hint for what the player is asked now. */
export interface Current {
  hint: Hint;
  /** The table for which it came. */
  view: View;
  /** What is left of its best way. */
  stages: Stage[];
  /** Whether nothing of it was done yet. */
  fresh: boolean;
}

/** Something of the way in view: the number of its stage, and whether that is the next one. */
export interface Mark {
  n: number;
  next: boolean;
}

/** A die where the way in view puts it. */
export interface GhostAt extends Die {
  n: number;
}

/** Another step than the hint's, about which the player wonders. */
export interface Wonder {
  action: Action;
  /** The best way with it; null if there is none, undefined until the answer comes. */
  way: Way | null | undefined;
}

/** A way that is shown without being asked for, as in the review of a game. */
export interface Demonstration {
  seat: number;
  stages: Stage[];
}

/** The hint that the player asked for, as long as they follow it. */
export class Advice {
  demonstration: Demonstration | null = $state.raw(null);
  #id: string | null = $state(null);
  #hint: Hint | null = $state.raw(null);
  /** When the hint came: the last entry in the log, and the table. */
  #since: { n: number; view: View } | null = null;
  /** The layers that were opened. */
  opened: Layer[] = $state.raw([]);
  /** The one in view. */
  shown: Layer = $state('reach');
  /** What the player wanted to compare with the hint. */
  wonder: Wonder | null = $state.raw(null);
  #wonderId: string | null = null;
  /** Up to which layer the next hint opens at once, since it takes the place of another one. */
  #opens: Layer | null = null;

  /** Whether a computer player is thinking about the question. */
  readonly pending: boolean = $derived(this.#id !== null);
  /** The hint, as far as it still holds: a step that is none of its own ends it, taking that back restores it. */
  readonly current: Current | null = $derived.by(() => this.#follow());
  /** The hint while its question can be answered. */
  readonly live: Current | null = $derived.by(() => (this.game.menu === null ? null : this.current));

  constructor(
    readonly game: Situation,
    readonly send: (message: FromClient) => void,
  ) {}

  ask(prompt: Prompt): void {
    if (this.pending) return;
    this.#hint = null;
    this.#askFor(prompt, null);
  }

  #askFor({ seat, question }: Prompt, opens: Layer | null): void {
    this.#id = commandId();
    this.#opens = opens;
    this.send({ type: 'hint', id: this.#id, seat, question });
  }

  /** Asks why the hint is not this step, or takes the question back. */
  wonderAbout(action: Action | null): void {
    this.wonder = action === null ? null : { action, way: undefined };
    // The server answers one question after the other.
    if (this.#wonderId === null) this.#askOn();
  }

  #askOn(): void {
    if (this.wonder === null || this.#hint === null) return;
    const { action } = this.wonder;
    const { seat, question } = this.#hint;
    this.#wonderId = commandId();
    this.send({ type: 'hint', id: this.#wonderId, seat, question, instead: action });
  }

  /** Something has happened that the hint did not foresee, so that its next step was refused. */
  renew(prompt: Prompt | null): void {
    this.dismiss();
    // What to do is what matters then.
    if (prompt !== null && !this.pending) this.#askFor(prompt, 'way');
  }

  hear(hint: Hint): void {
    const { view, log } = this.game;
    if (hint.instead !== undefined) {
      this.#learn(hint.id, hint.instead, hint.ways[1] ?? null);
      return;
    }
    if (!this.settles(hint.id) || view === null) return;
    this.#since = { n: log.at(-1)?.n ?? -1, view };
    this.#hint = hint;
    this.wonder = null;
    // Once all dice are used, the purse says what is within reach.
    const spent = this.#dice(hint.seat).every(({ used }) => used) && view.phase === 'serve';
    const layers = LAYERS.filter((layer) => layer !== 'reach' || hint.reach !== null);
    this.shown = this.#opens ?? (hint.reach === null || spent ? 'way' : 'reach');
    this.opened = this.#opens === null ? [this.shown] : layers.slice(0, layers.indexOf(this.#opens) + 1);
    this.#opens = null;
  }

  #learn(id: string, action: Action, way: Way | null): void {
    if (id !== this.#wonderId) return;
    this.#wonderId = null;
    if (this.wonder === null) return;
    if (equal(this.wonder.action, action)) this.wonder = { action, way };
    else this.#askOn();
  }

  /** The layer that would open next. */
  get more(): Layer | null {
    return LAYERS[LAYERS.indexOf(this.opened.at(-1) ?? 'why') + 1] ?? null;
  }

  /** Opens a layer, or shows it again. */
  show(layer: Layer): void {
    const { prompt } = this.game;
    // The reasons are those for the table as it was. Whoever asks why now means what is left to do.
    if (layer === 'why' && this.current?.fresh === false && prompt !== null) {
      if (!this.pending) this.#askFor(prompt, 'why');
      return;
    }
    this.shown = layer;
    if (!this.opened.includes(layer)) this.opened = [...this.opened, layer];
  }

  /** The layer in view: once a step is done, what comes next matters more than why. */
  get inView(): Layer {
    return this.shown === 'why' && this.current?.fresh === false ? 'way' : this.shown;
  }

  dismiss(): void {
    this.#hint = null;
    this.wonder = null;
  }

  /** Takes note of an answer from the server and returns whether it was to this wish. */
  settles(id: string): boolean {
    if (id === this.#wonderId) {
      this.#wonderId = null;
      this.wonder = null;
      return true;
    }
    if (id !== this.#id) return false;
    this.#id = null;
    return true;
  }

  /** Whether the way in view is one of this seat's, whoever looks on. */
  demonstrates(seat: number): boolean {
    return this.demonstration?.seat === seat;
  }

  /** Where the way leads to one of these steps, once the player wanted to see the way. */
  mark(fits: (action: Action) => boolean): Mark | null {
    const all = this.#onBoard;
    const at = all.findIndex(({ steps }) => steps.some(({ action }) => fits(action)));
    const stage = all[at];
    return stage === undefined ? null : { n: stage.n, next: at === 0 };
  }

  /** The dice that the way puts on this space and that do not lie there yet. */
  dice(space: Space): GhostAt[] {
    const own = this.#dice(this.demonstration?.seat ?? this.game.prompt?.seat);
    return this.#onBoard.flatMap(({ n, steps }) =>
      steps
        .flatMap((step) => unlaid(step, own))
        .filter(({ to }) => to === space)
        .map(({ die }) => ({ ...die, n })),
    );
  }

  /** The number of the step that comes next on the board, once the player wanted to see the way. */
  get next(): number | null {
    return this.#onBoard[0]?.n ?? null;
  }

  get #onBoard(): Stage[] {
    if (this.demonstration !== null) return this.demonstration.stages;
    return this.opened.includes('way') ? (this.current?.stages ?? []) : [];
  }

  #dice(seat: number | undefined) {
    return this.game.view?.seats.find((other) => other.seat === seat)?.dice ?? [];
  }

  #follow(): Current | null {
    const { prompt, view, log, rehearsing } = this.game;
    const [hint, since] = [this.#hint, this.#since];
    const best = hint?.ways[0];
    if (hint === null || best === undefined || since === null || view === null || rehearsing) return null;
    if (hint.seat !== prompt?.seat) return null;
    const done = doneSince(log, since.n, hint.seat);
    const rest = done === null ? null : left(stages(best), done, this.#dice(hint.seat));
    if (rest === null || rest.length === 0 || !holds(rest, since.view, view)) return null;
    return { hint, view: since.view, stages: rest, fresh: done?.length === 0 };
  }
}
