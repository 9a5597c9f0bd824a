import { commandId } from '../net/socket';
import { MAX_STEPS } from '../protocol';
import type { Action, Card, Choice, FromClient, Menu, Prompt, Refusal, Rehearsed, View } from '../protocol';
import { held } from '../variant';

/** A step that the player intends to take. */
export interface Intended {
  do: string;
  action: Action;
  /** The guest to be recruited: others may take that guest first, and somebody else comes to the place. */
  guest: Card | null;
}

/** Why the turn cannot be played to its end as it is. */
export type Obstacle = Refusal | { type: 'guest_gone'; guest: Card };

/**
 * The serving turn that a waiting player prepares. It stays in this browser; the server checks it whenever the table
 * changes, and plays it when the time has come.
 */
export class Rehearsal {
  /** Whether the player is preparing, so that the table shows what would be. */
  open = $state(false);
  steps: Intended[] = $state.raw([]);

  #prompt: Prompt | null = $state.raw(null);
  #now: View | null = $state.raw(null);
  #answer: { to: Intended[]; rehearsed: Rehearsed } | null = $state.raw(null);
  /** The check or the performance that is under way. */
  #checking: { id: string; of: Intended[] } | null = null;
  #again = false;
  #performing: string | null = null;

  /** Whether the player's turn is still to come and can be prepared. */
  readonly ahead: boolean = $derived(this.#prompt?.turn_to_come === true);
  /** Whether it is the player's turn, which may have been prepared. */
  readonly due: boolean = $derived(
    this.#now?.phase === 'serve' && this.#prompt?.menu != null && this.#now.active === this.#prompt.seat,
  );
  /** The turn as far as it holds, if the last check was about these steps. */
  readonly checked: Rehearsed | null = $derived(this.#answer?.to === this.steps ? this.#answer.rehearsed : null);
  /** What the table shows instead of what is. */
  readonly shown: Rehearsed | null = $derived(this.open && this.ahead ? (this.#answer?.rehearsed ?? null) : null);
  readonly menu: Menu | null = $derived(this.open && this.ahead ? (this.checked?.menu ?? null) : null);
  /** How many steps hold. */
  readonly good: number = $derived(this.checked?.steps.length ?? 0);
  /** Why the step after them does not. */
  readonly obstacle: Obstacle | null = $derived.by(() => {
    if (this.checked === null) return null;
    if (this.checked.stuck !== null) return this.checked.stuck;
    const gone = this.steps[this.good];
    return gone?.guest == null ? null : { type: 'guest_gone', guest: gone.guest };
  });

  constructor(
    readonly game: string,
    readonly send: (message: FromClient) => void,
  ) {}

  /** Looks at the table as it is now, from the seat of this prompt. */
  attend(prompt: Prompt | null, view: View): void {
    const same = prompt?.seat === this.#prompt?.seat && view.round === this.#now?.round;
    [this.#prompt, this.#now] = [prompt, view];
    if (!same) {
      this.open = false;
      this.#answer = null;
      this.steps = kept(this.#key, view.round);
    }
    if (!this.ahead) this.open = false;
    if (!this.ahead && !this.due && this.steps.length > 0) this.clear();
    this.#check();
  }

  begin(): void {
    this.open = true;
    this.#check();
  }

  /** Adds a step after those that hold. */
  add({ do: notation, action }: Choice): void {
    if (this.steps.length >= MAX_STEPS || this.checked === null) return;
    const place = held(action, 'recruit');
    const guest = place === undefined ? null : (this.#now?.display[place]?.guest ?? null);
    const step = { do: notation, action, guest };
    this.#change([...this.steps.slice(0, this.good), step, ...this.steps.slice(this.good)]);
  }

  remove(index: number): void {
    this.#change(this.steps.filter((_, at) => at !== index));
  }

  clear(): void {
    this.#change([]);
  }

  /** Plays the steps that hold. */
  perform(): string | null {
    if (!this.due || this.#prompt === null || this.good === 0 || this.#performing !== null) return null;
    const { seat, question } = this.#prompt;
    const steps = this.steps.slice(0, this.good).map((step) => step.do);
    this.#performing = commandId();
    this.send({ type: 'perform', id: this.#performing, seat, question, steps });
    return this.#performing;
  }

  /** Takes note of how far the steps hold. */
  hear(rehearsed: Rehearsed): void {
    if (this.#checking?.id !== rehearsed.id) return;
    this.#answer = { to: this.#checking.of, rehearsed };
    this.#next();
  }

  /** Takes note of how many steps were played. */
  performed(id: string, steps: number): void {
    if (id !== this.#performing) return;
    this.#performing = null;
    this.#change(this.steps.slice(steps));
  }

  /** The server does not check what it was asked to, because the turn is over by now. */
  refuse(id: string): void {
    if (this.#checking?.id === id) this.#next();
  }

  #change(steps: Intended[]): void {
    this.steps = steps;
    if (steps.length === 0) localStorage.removeItem(this.#key);
    else localStorage.setItem(this.#key, JSON.stringify({ round: this.#now?.round, steps }));
    this.#check();
  }

  /** Has the server check the steps, one check after the other. */
  #check(): void {
    if (this.#prompt === null || this.#performing !== null) return;
    if (!(this.ahead && this.open) && !((this.ahead || this.due) && this.steps.length > 0)) return;
    if (this.#checking !== null) {
      this.#again = true;
      return;
    }
    this.#checking = { id: commandId(), of: this.steps };
    const steps = this.#present().map((step) => step.do);
    this.send({ type: 'rehearse', id: this.#checking.id, seat: this.#prompt.seat, steps });
  }

  #next(): void {
    this.#checking = null;
    if (!this.#again) return;
    this.#again = false;
    this.#check();
  }

  /** The steps up to one that would recruit another guest than intended. */
  #present(): Intended[] {
    const display = this.#now?.display;
    const gone = this.steps.findIndex(({ action, guest }) => {
      const place = held(action, 'recruit');
      return place !== undefined && display?.[place]?.guest !== guest;
    });
    return gone < 0 ? this.steps : this.steps.slice(0, gone);
  }

  /** Where the steps are kept, so that they outlive a reload: one turn for each seat. */
  get #key(): string {
    return `tiefenthal turn ${this.game} ${String(this.#prompt?.seat)}`;
  }
}

/** The steps that this browser has kept for this round. */
function kept(key: string, round: number): Intended[] {
  try {
    const turn = JSON.parse(localStorage.getItem(key) ?? '{}') as { round?: unknown; steps?: unknown };
    return turn.round === round && Array.isArray(turn.steps) ? (turn.steps as Intended[]) : [];
  } catch {
    return [];
  }
}
