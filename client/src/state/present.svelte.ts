import { t } from '../i18n/index.svelte';
import { Names, type Player } from '../i18n/names';
import type { FromClient, FromServer, House, LogEntry, Menu, NoUndo, Prompt, Seat, View, Welcome } from '../protocol';
import { held } from '../variant';
import { behindCurtain, readBy, served } from './device';
import { Flight } from './flight.svelte';
import { forgone, lostByClosing } from './forgo';
import { takenBack } from './log';
import { Rehearsal } from './rehearsal.svelte';
import { Reports } from './reports.svelte';
import { Room } from './room.svelte';
import { share } from './share';
import { Showing } from './showing.svelte';

/** The table as it stood after some step. */
export type Table = Extract<FromServer, { type: 'table' }>;

/** What the page shows of a game now: the table, what happened, and what the player is asked. */
export abstract class Present {
  welcome: Welcome | null = $state.raw(null);
  /** The table being shown; newer ones may be queued. */
  table: Table | null = $state.raw(null);
  /** What happens at the table, step by step. */
  readonly showing = new Showing({
    remember: (table) => this.remember(table),
    lay: (table) => this.lay(table),
    settled: () => this.goOn(),
  });
  /** What the others did while the player waited. */
  readonly reports = new Reports();
  /** The people round the table. */
  readonly room: Room;
  /** The serving turn that the player prepares while others serve. */
  readonly rehearsal: Rehearsal;

  protected readonly flight = new Flight();
  protected entries: LogEntry[] = $state.raw([]);
  /** The seat whose player holds this device, where several share it. */
  protected holder: Seat | null = $state(null);

  /** Whether steps of others are still being shown. */
  readonly playing: boolean = $derived(this.showing.playing);
  /** Whether the page shows the turn that the player prepares, not the table as it is. */
  readonly rehearsing: boolean = $derived.by(() => this.rehearsal.shown !== null);
  readonly view: View | null = $derived.by(() => this.rehearsal.shown?.view ?? this.table?.view ?? null);
  /** What the seat at this page is asked; null for spectators. */
  readonly prompt: Prompt | null = $derived(served(this.table?.prompts ?? [], this.holder));
  /** The seat at this page, one after the other where several share it; null for spectators. */
  readonly you: Seat | null = $derived(this.prompt?.seat ?? null);
  /** Whether several seats share this device. */
  readonly shared: boolean = $derived((this.table?.prompts.length ?? 0) > 1);
  /** Whether the device must change hands before the next question may be seen. */
  readonly curtain: boolean = $derived(
    this.table !== null && !this.playing && behindCurtain(this.table, this.prompt, this.holder),
  );
  /** What happened, as the seat at this page may know it. */
  readonly log: LogEntry[] = $derived(
    this.shared ? readBy(this.entries, this.curtain ? null : this.you) : this.entries,
  );
  /** The numbers of the entries in the log that were taken back. */
  readonly gone: Set<number> = $derived(takenBack(this.log));
  /** Whether a step is in flight. */
  readonly busy: boolean = $derived(this.flight.busy);
  /** Whether the table waits for the player: nothing is in flight, and everything before was shown. */
  readonly settled: boolean = $derived(!(this.playing || this.busy || this.curtain));
  /** What the page shows as asked: a question stays in its place for the moment that its answer takes. */
  protected readonly asks: boolean = $derived(this.settled || (this.flight.calm && !this.curtain));
  /** What is asked. */
  readonly menu: Menu | null = $derived.by(() => {
    if (this.rehearsing) return this.rehearsal.menu;
    return this.asks ? (this.prompt?.menu ?? null) : null;
  });
  /** Why the last step cannot be taken back; null if it can. */
  readonly noUndo: NoUndo | null = $derived.by(() => {
    if (this.rehearsing) return this.rehearsal.steps.length > 0 ? null : 'nothing_since_reveal';
    return this.prompt === null ? 'nothing_since_reveal' : this.prompt.no_undo;
  });
  readonly canUndo: boolean = $derived((this.rehearsing || this.asks) && this.noUndo === null);
  /** Who sits where: the same list until somebody else sits down, since nearly everything on the page names somebody. */
  readonly #players: Player[] | null = $derived.by(() => {
    const players = this.view?.seats.map(({ occupant, seat }) => ({ occupant, house: this.house(seat) }));
    this.#sat = share(this.#sat, players ?? null);
    return this.#sat;
  });
  #sat: Player[] | null = null;
  readonly names: Names | null = $derived.by(() => {
    if (this.welcome === null || this.#players === null) return null;
    return new Names(this.welcome.catalogue, this.#players, this.shared ? null : this.you);
  });

  /** What the player would forgo by being ready or closing now, in words. */
  readonly forgoes: string = $derived(
    forgone(this.menu, this.view?.seats.find((seat) => seat.seat === this.you)?.dice ?? []),
  );
  /** What the player would lose by closing now, in words. */
  readonly loses: string = $derived(lostByClosing(this.menu));

  constructor(
    readonly id: string,
    send: (message: FromClient) => void,
  ) {
    this.room = new Room(id);
    this.rehearsal = new Rehearsal(id, send);
  }

  /** The colour and animal of a seat. */
  house(seat: Seat): House {
    return this.room.house(seat);
  }

  /** The name of a seat, before the game as in it. */
  nameOf(seat: Seat): string {
    const occupant = this.room.chair(seat)?.occupant ?? 'open';
    return held(occupant, 'person') ?? this.names?.seat(seat) ?? t('house', { house: this.house(seat) });
  }

  /** The device is now in the hands of whoever is asked next. */
  liftCurtain(): void {
    this.holder = this.you;
  }

  /** Shows a moment of a game that is over, with what had happened until then. */
  showMoment(view: View, log: LogEntry[]): void {
    this.table = share(this.table, { type: 'table', view, prompts: [], log: [] });
    this.entries = log;
  }

  /** Everything was shown. */
  protected abstract goOn(): void;

  /** Shows a table. Where nothing is secret, the device changes hands by itself. */
  protected lay(table: Table): void {
    const next = served(table.prompts, this.holder);
    if (next?.question !== this.prompt?.question || next?.seat !== this.you) this.flight.calm = false;
    if (!behindCurtain(table, next, this.holder)) this.holder = next?.seat ?? null;
    this.table = share(this.table, table);
  }

  protected remember(table: Table): void {
    const known = this.entries.at(-1)?.n ?? -1;
    const fresh = table.log.filter((entry) => entry.n > known);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
    this.reports.read(table, fresh);
  }
}
