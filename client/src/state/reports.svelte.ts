import type { LogEntry, LogEvent, Phase, Seat } from '../protocol';
import { held } from '../variant';
import { addDeeds, noDeeds, type Deeds } from './deeds';
import type { Table } from './present.svelte';
import { closingIn, lastTurn, openingIn } from './turns';

/** What an opponent did in a serving turn. */
export interface TurnReport {
  type: 'turn';
  /** The number of the entry that ended it. */
  n: number;
  seat: Seat;
  round: number;
  deeds: Deeds;
  /** By how many points the turn changed the score; null where the page did not see its beginning. */
  points: number | null;
}

/** What everybody decided at the same time, as far as they decided differently. */
export interface TogetherReport {
  type: 'together';
  /** The number of the entry after which it was complete. */
  n: number;
  phase: Phase;
  round: number;
  rows: { seat: Seat; deeds: Deeds }[];
}

export type Report = TurnReport | TogetherReport;

/** The points of a player when their turn began, with the entry that began it. */
interface Start {
  seat: Seat;
  round: number;
  n: number;
  points: number | null;
}

/** How long a report stays whatever the player does, in milliseconds. */
export const READING = 6000;

/** There are never more reports than opponents. */
const MOST = 3;

/** The phases in which everybody decides at once and something comes of it. */
const TOGETHER: Phase[] = ['start_cards', 'evening', 'closing'];

/** The phases in which the points of a player are those with which their turn begins, until it does. */
const SERVED: Phase[] = ['plan', 'serve'];

/** What the others did while the player waited, one report for each of their turns, the newest first. */
export class Reports {
  list: Report[] = $state.raw([]);
  /** The turn that is marked on the tavern of the seat. */
  marked: TurnReport | null = $state.raw(null);

  /** When each report came. */
  readonly #shown = new WeakMap<Report, number>();
  #fading: ReturnType<typeof setTimeout> | undefined;
  #before: Table | null = null;
  /** What happened in this round and the one before, and who has begun their turn in them. */
  #recent: LogEntry[] = [];
  #starts: Start[] = [];
  #together: { phase: Phase; round: number; deeds: Record<Seat, Deeds> } | null = null;

  /** Reads what happened before this table. */
  read(table: Table, fresh: LogEntry[]): void {
    const own = table.prompts.map(({ seat }) => seat);
    const before = this.#before;
    this.#before = table;
    // Spectators watch, and whoever opens the page sees the present.
    if (before === null || own.length === 0) {
      for (const entry of fresh) {
        this.#keep(entry);
        this.#notePoints(entry, null, []);
      }
      return;
    }
    for (const [index, entry] of fresh.entries()) {
      this.#keep(entry);
      this.#forget(entry);
      this.#notePoints(entry, before, fresh.slice(0, index));
      if (entry.seat !== null && !own.includes(entry.seat)) {
        this.#readTurn(fresh.slice(0, index), entry, entry.seat, before, table);
      }
      this.#readTogether(entry, own);
    }
  }

  /** The turn that is marked on this seat's tavern. */
  marks(seat: Seat): TurnReport | null {
    return this.marked?.seat === seat ? this.marked : null;
  }

  dismiss(report: Report): void {
    this.list = this.list.filter((each) => each !== report);
  }

  clear(): void {
    if (this.list.length > 0) this.list = [];
  }

  /** The player goes on: reports go once there was time to read them. */
  fade(): void {
    clearTimeout(this.#fading);
    const read = (report: Report) => Date.now() - (this.#shown.get(report) ?? 0) >= READING;
    if (this.list.some(read)) this.list = this.list.filter((report) => !read(report));
    if (this.list.length > 0) this.#fading = setTimeout(() => this.fade(), READING);
  }

  #keep(entry: LogEntry): void {
    // Whoever goes back may come to the round before.
    const recent = ({ round }: { round: number }) => round >= entry.round - 1;
    this.#recent = [...this.#recent.filter(recent), entry];
    this.#starts = this.#starts.filter(recent);
  }

  /** Drops the reports of what was taken back. */
  #forget({ undoes, rewinds }: LogEntry): void {
    const stands = ({ n }: Report) => n !== undoes && (rewinds === null || n < rewinds);
    if (!this.list.every(stands)) this.list = this.list.filter(stands);
    if (rewinds !== null) this.#together = null;
  }

  /**
   * Notes how many points a player has as their turn begins: with their first step, or with what came before it (F1).
   * From planning to the own turn only the Juggler changes anybody's points (E5). After a gap in the connection the table
   * before may be older than that, and nobody knows.
   */
  #notePoints(entry: LogEntry, before: Table | null, earlier: LogEntry[]): void {
    const { rewinds } = entry;
    if (rewinds !== null) {
      this.#starts = this.#starts.filter(({ n }) => n < rewinds);
      return;
    }
    const now = before !== null && before.view.round === entry.round ? before : null;
    const known = now !== null && SERVED.includes(now.view.phase) ? now : null;
    const changed = (seat: Seat) =>
      earlier.some((other) => other.rewinds !== null || returnsSchnapps(other.events, seat));
    for (const seat of [entry.phase === 'serve' ? entry.seat : null, openingIn(entry)?.seat ?? null]) {
      if (seat === null || this.#start(seat, entry.round) !== undefined) continue;
      this.#starts.push({
        seat,
        round: entry.round,
        n: entry.n,
        points: known === null || changed(seat) ? null : pointsOf(known, seat),
      });
    }
  }

  #start(of: Seat, inRound: number): Start | undefined {
    return this.#starts.find(({ seat, round }) => seat === of && round === inRound);
  }

  /** Reads an entry, after those that came with it on the same table. */
  #readTurn(earlier: LogEntry[], entry: LogEntry, seat: Seat, before: Table, after: Table): void {
    const closing = closingIn(entry, seat);
    const turn = closing === null ? null : lastTurn(this.#recent, seat);
    if (closing === null || turn === null) return;
    const points = this.#start(seat, entry.round)?.points ?? null;
    const stands = ({ view }: Table) => view.round === entry.round && ['serve', 'closing'].includes(view.phase);
    // When the last turn of a round closes, the next evening may already have begun on the table after it. Closing brings
    // no points, so those before count, unless it costs some or more of the turn came with this table.
    const unseen = earlier.some((other) => other.seat === seat || openingIn(other)?.seat === seat);
    const table = [after, ...(unseen || returnsSchnapps(closing, seat) ? [] : [before])].find(stands);
    const now = table === undefined ? null : pointsOf(table, seat);
    this.#add({
      type: 'turn',
      n: entry.n,
      seat,
      ...turn,
      points: points === null || now === null ? null : now - points,
    });
  }

  #readTogether(entry: LogEntry, own: Seat[]): void {
    let [phase, round] = [entry.phase, entry.round];
    for (const logged of entry.events) {
      const began = held(logged.event, 'round_began');
      phase = began === undefined ? (held(logged.event, 'phase_began')?.phase ?? phase) : 'evening';
      round = began?.round ?? round;
      if (this.#together?.phase !== phase || this.#together.round !== round) this.#finishTogether(own, entry.n);
      if (!TOGETHER.includes(phase)) continue;
      this.#together ??= { phase, round, deeds: {} };
      this.#note(this.#together.deeds, logged);
    }
  }

  #note(all: Record<Seat, Deeds>, logged: LogEvent): void {
    if (logged.seat !== null) addDeeds((all[logged.seat] ??= noDeeds()), [logged], logged.seat, 'gained');
  }

  #finishTogether(own: Seat[], n: number): void {
    if (this.#together === null) return;
    const { phase, round, deeds } = this.#together;
    this.#together = null;
    // Where everybody gets the same, there is nothing to tell.
    const [first, ...rest] = Object.values(deeds);
    if (rest.every((other) => same(other, first))) return;
    const rows = Object.entries(deeds)
      .map(([seat, deeds]) => ({ seat: Number(seat), deeds }))
      .filter(({ seat, deeds }) => !own.includes(seat) && !same(deeds, noDeeds()));
    if (rows.length > 0) this.#add({ type: 'together', n, phase, round, rows });
  }

  /** A new report takes the place of the one before it about the same seat. */
  #add(report: Report): void {
    this.#shown.set(report, Date.now());
    const others = this.list.filter((each) =>
      report.type === 'turn' ? each.type !== 'turn' || each.seat !== report.seat : each.type !== 'together',
    );
    this.list = [report, ...others].slice(0, MOST);
  }
}

function same(deeds: Deeds, other: Deeds | undefined): boolean {
  return JSON.stringify(deeds) === JSON.stringify(other);
}

function pointsOf({ view }: Table, seat: Seat): number | null {
  return view.seats[seat]?.points.total ?? null;
}

function returnsSchnapps(events: LogEvent[], seat: Seat): boolean {
  return events.some(({ event, seat: of }) => of === seat && held(event, 'schnapps_returned') !== undefined);
}
