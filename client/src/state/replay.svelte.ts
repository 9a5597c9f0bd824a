import { replay, replayViews, troubleOf, type Trouble } from '../net/api';
import { NOWHERE } from '../net/socket';
import type { LogEntry, Replay, View } from '../protocol';
import { Film } from './film.svelte';
import { GameState } from './game.svelte';
import { markReplay } from './route.svelte';

/** How far one step of the replay goes. */
export type Stride = 'decision' | 'turn' | 'round';

/** A round in the course of the game, from the end of the one before to its own. */
export interface Part {
  round: number;
  from: number;
  to: number;
}

/** How many views the server sends at once. */
const WINDOW = 64;

/** A game that is over, shown step by step on the table of a game that nobody plays. */
export class ReplayState {
  about: Replay | null = $state.raw(null);
  trouble: Trouble | null = $state(null);
  /** The step that is wanted; step 0 is the set-up. */
  step = $state(0);
  /** The step whose table is shown, which follows as soon as the server has sent it. */
  shown: number | null = $state(null);
  readonly play: GameState;
  readonly film = new Film(() => this.go(this.step + 1));

  readonly last: number = $derived(Math.max(0, (this.about?.log.length ?? 1) - 1));
  /** What was done in the wanted step. */
  readonly entry: LogEntry | undefined = $derived(this.about?.log[this.step]);
  readonly loading: boolean = $derived(this.shown !== this.step);
  /** The parts of the game by round, of which the set-up is the first. */
  readonly rounds: Part[] = $derived.by(() => {
    const ends = this.#stops.round;
    return ends.map((to, at) => ({ round: this.about?.log[to]?.round ?? 0, from: ends[at - 1] ?? 0, to }));
  });
  readonly #stops: Record<Stride, number[]> = $derived({
    decision: (this.about?.log ?? []).map((_, step) => step),
    turn: stops(this.about?.log ?? [], turnOf),
    round: stops(this.about?.log ?? [], ({ round }) => String(round)),
  });
  readonly #windows: (Promise<View[]> | undefined)[] = [];

  constructor(
    readonly key: string,
    at: number,
  ) {
    this.step = at;
    this.play = new GameState('', () => NOWHERE);
    void this.#open();
  }

  /** Lets the game play by itself, from the start if it is at its end, or stops it. */
  playOrPause(): void {
    if (this.film.playing) {
      this.film.pause();
      return;
    }
    this.film.play();
    this.go(this.step === this.last ? 0 : this.step + 1);
  }

  /** Goes to a step. A game that plays by itself plays on from there. */
  go(step: number): void {
    this.film.wait();
    this.step = Math.min(Math.max(0, Math.round(step)), this.last);
    markReplay(this.key, { at: this.step });
    void this.#show();
  }

  forward(stride: Stride): void {
    this.#byHand(stride);
    this.go(this.#stops[stride].find((stop) => stop > this.step) ?? this.last);
  }

  back(stride: Stride): void {
    this.#byHand(stride);
    this.go(this.#stops[stride].findLast((stop) => stop < this.step) ?? 0);
  }

  /** The table after a step. */
  async viewAt(step: number): Promise<View | null> {
    return (await this.#window(Math.floor(step / WINDOW)))[step % WINDOW] ?? null;
  }

  close(): void {
    this.film.pause();
    this.play.close();
  }

  /** Whoever steps from decision to decision wants to look at each. */
  #byHand(stride: Stride): void {
    if (stride === 'decision') this.film.pause();
  }

  async #open(): Promise<void> {
    try {
      const about = await replay(this.key);
      this.about = about;
      this.play.room.houses = about.houses;
      const { protocol, level, late_refill, catalogue, commitment, other_rules } = about;
      this.play.receive({
        type: 'welcome',
        game: '',
        seats: [],
        ...{ protocol, level, late_refill, catalogue, commitment, other_rules },
      });
      this.go(this.step);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  async #show(): Promise<void> {
    const { step, about } = this;
    if (about === null) return;
    try {
      const view = await this.viewAt(step);
      // The player may have gone on meanwhile.
      if (step !== this.step || view === null) return;
      this.trouble = null;
      this.shown = step;
      this.play.showMoment(view, about.log.slice(0, step + 1));
      if (step === this.last || this.entry === undefined) this.film.pause();
      else this.film.shown(this.entry);
      const ahead = Math.floor((step + WINDOW / 2) / WINDOW);
      if (ahead * WINDOW <= this.last) void this.#window(ahead).catch(() => undefined);
    } catch (error) {
      if (step !== this.step) return;
      this.film.pause();
      this.trouble = troubleOf(error);
    }
  }

  #window(window: number): Promise<View[]> {
    const known = this.#windows[window];
    if (known !== undefined) return known;
    const views = replayViews(this.key, window * WINDOW);
    this.#windows[window] = views;
    views.catch(() => (this.#windows[window] = undefined));
    return views;
  }
}

/** Players serve one after the other; in the other phases everybody decides at the same time. */
function turnOf({ round, phase, seat }: LogEntry): string {
  return phase === 'serve' ? `${round} ${phase} ${seat}` : `${round} ${phase}`;
}

/** The last steps of all parts of the log. */
function stops(log: LogEntry[], part: (entry: LogEntry) => string): number[] {
  return log.flatMap((entry, step) => {
    const next = log[step + 1];
    return next === undefined || part(next) !== part(entry) ? [step] : [];
  });
}
