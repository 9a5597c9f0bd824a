import { measureSheet, troubleOf, type Trouble } from '../net/api';
import type { DealMeasured, GameMeasured, MeasureSheet } from '../protocol';
import { SOURCES } from './sources';

// What a sheet changes: the same deals played with both sheets, and how sure the difference is.

/** What is measured: points of a player, in all and by source; the start player's victories; decisions. */
export const METRICS = ['points', ...SOURCES, 'start', 'answers'] as const;
export type Metric = (typeof METRICS)[number];

/** The mean with both sheets, and how far the difference may be off, with 95 in 100 certainty. */
export interface Measured {
  before: number;
  after: number;
  difference: number;
  error: number;
}

/** Sums over deals, from which means and errors follow. */
interface Sums {
  before: number;
  after: number;
  squares: number;
}

/** The differences so far. */
export class Tally {
  deals = 0;
  readonly #sums = Object.fromEntries(METRICS.map((metric) => [metric, { before: 0, after: 0, squares: 0 }])) as Record<
    Metric,
    Sums
  >;

  add({ standard, own }: DealMeasured): void {
    this.deals += 1;
    for (const metric of METRICS) {
      const sums = this.#sums[metric];
      const [before, after] = [valueOf(metric, standard), valueOf(metric, own)];
      sums.before += before;
      sums.after += after;
      sums.squares += (after - before) ** 2;
    }
  }

  /** Both games of a deal have the same luck, so the spread of their differences is what counts. */
  of(metric: Metric): Measured {
    const { before, after, squares } = this.#sums[metric];
    const count = Math.max(1, this.deals);
    const difference = (after - before) / count;
    const spread = Math.max(0, squares - count * difference ** 2) / Math.max(1, count - 1);
    return { before: before / count, after: after / count, difference, error: 1.96 * Math.sqrt(spread / count) };
  }
}

/** One measurement: it goes on until it is stopped or all deals are played. */
export class Measurement {
  deals = $state(0);
  most = $state(1000);
  running = $state(false);
  trouble: Trouble | null = $state(null);
  results: Record<Metric, Measured> = $state.raw(resultsOf(new Tally()));
  readonly #tally = new Tally();
  #stopped = false;

  constructor(readonly wanted: Omit<MeasureSheet, 'from'>) {}

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.#stopped = false;
    this.trouble = null;
    try {
      while (this.deals < this.most && this.#wanted()) {
        const { deals, most } = await measureSheet({ ...this.wanted, from: this.deals });
        deals.forEach((deal) => this.#tally.add(deal));
        this.deals = this.#tally.deals;
        this.most = deals.length === 0 ? this.deals : most;
        this.results = resultsOf(this.#tally);
      }
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    this.running = false;
  }

  #wanted(): boolean {
    return !this.#stopped;
  }

  /** Ends it after the deals that are being played. */
  stop(): void {
    this.#stopped = true;
  }
}

function resultsOf(tally: Tally): Record<Metric, Measured> {
  return Object.fromEntries(METRICS.map((metric) => [metric, tally.of(metric)])) as Record<Metric, Measured>;
}

function valueOf(metric: Metric, { scores, start_won, answers }: GameMeasured): number {
  if (metric === 'start') return start_won / 12;
  if (metric === 'answers') return answers;
  const sources: readonly (typeof SOURCES)[number][] = metric === 'points' ? SOURCES : [metric];
  const sum = scores.reduce((all, score) => all + sources.reduce((part, source) => part + score[source], 0), 0);
  return sum / Math.max(1, scores.length);
}
