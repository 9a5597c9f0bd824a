import { t } from '../i18n/index.svelte';
import { Names } from '../i18n/names';
import { lastingProblem, lasts } from '../net/api';
import { commandId, GameSocket, type Connection, type Listener } from '../net/socket';
import { PROTOCOL } from '../protocol';
import type {
  AdvisedStep,
  Choice,
  FromServer,
  House,
  LogEntry,
  Menu,
  NoUndo,
  Problem,
  Prompt,
  Refusal,
  Seat,
  Step,
  View,
  Welcome,
} from '../protocol';
import { code, held, matchType } from '../variant';
import { Advice } from './advice.svelte';
import { Chat } from './chat.svelte';
import { behindCurtain, readBy, served, stands } from './device';
import { forgone, lostByClosing } from './forgo';
import { pause } from './pace';
import { Picked } from './picked.svelte';
import { Rehearsal } from './rehearsal.svelte';
import { Rewind } from './rewind.svelte';
import { Room } from './room.svelte';
import { reducedMotion, settings } from './settings.svelte';

/** The table as it stood after some step. */
export type Table = Extract<FromServer, { type: 'table' }>;

/** Messages within this many milliseconds count as one burst. */
const BURST = 12;

/** One game as this page knows it: what came from the server, shown step by step. */
export class GameState {
  welcome: Welcome | null = $state.raw(null);
  /** The table being shown; newer ones may be queued. */
  table: Table | null = $state.raw(null);
  connected = $state(false);
  problem: Problem | 'old_page' | null = $state(null);
  /** Whether the server can save steps; if not, it says so and tries again by itself. */
  saving = $state(true);
  /** Why the last command was refused. */
  refusal: Refusal | null = $state.raw(null);
  /** What the player wanted to know. */
  explanation: string | null = $state(null);
  /** Whether the player has been warned of what would be lost. */
  warned = $state(false);
  /** Whether steps of others are still being shown. */
  playing = $state(false);
  /** What the player has in hand. */
  readonly picked = new Picked();
  /** The people round the table. */
  readonly room: Room;
  readonly rewind: Rewind;
  readonly chat: Chat;
  /** The serving turn that the player prepares while others serve. */
  readonly rehearsal: Rehearsal;
  readonly advice: Advice;

  #command: string | null = $state(null);
  #log: LogEntry[] = $state.raw([]);
  /** The seat whose player holds this device, where several share it. */
  #holder: Seat | null = $state(null);
  #queue: Table[] = [];
  #next = 0;
  #received = 0;
  #resumed = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #socket: Connection;

  /** Whether the page shows the turn that the player prepares, not the table as it is. */
  readonly rehearsing: boolean = $derived.by(() => this.rehearsal.shown !== null);
  readonly view: View | null = $derived.by(() => this.rehearsal.shown?.view ?? this.table?.view ?? null);
  /** What the seat at this page is asked; null for spectators. */
  readonly prompt: Prompt | null = $derived(served(this.table?.prompts ?? [], this.#holder));
  /** The seat at this page, one after the other where several share it; null for spectators. */
  readonly you: Seat | null = $derived(this.prompt?.seat ?? null);
  /** Whether several seats share this device. */
  readonly shared: boolean = $derived((this.table?.prompts.length ?? 0) > 1);
  /** Whether the device must change hands before the next question may be seen. */
  readonly curtain: boolean = $derived(
    this.table !== null && !this.playing && behindCurtain(this.table, this.prompt, this.#holder),
  );
  /** What happened, as the seat at this page may know it. */
  readonly log: LogEntry[] = $derived(this.shared ? readBy(this.#log, this.curtain ? null : this.you) : this.#log);
  /** Whether a step is in flight. */
  readonly busy: boolean = $derived(this.#command !== null);
  /** What is asked, once everything before it was shown. */
  readonly menu: Menu | null = $derived.by(() => {
    if (this.rehearsing) return this.rehearsal.menu;
    return this.playing || this.busy || this.curtain ? null : (this.prompt?.menu ?? null);
  });
  /** Why the last step cannot be taken back; null if it can. */
  readonly noUndo: NoUndo | null = $derived.by(() => {
    if (this.rehearsing) return this.rehearsal.steps.length > 0 ? null : 'nothing_since_reveal';
    return this.prompt === null ? 'nothing_since_reveal' : this.prompt.no_undo;
  });
  readonly canUndo: boolean = $derived(
    (this.rehearsing || !(this.playing || this.busy || this.curtain)) && this.noUndo === null,
  );
  /** Whether the player can ask to go back past what was revealed. */
  readonly canRewind: boolean = $derived.by(
    () =>
      this.prompt !== null &&
      this.noUndo !== null &&
      !(this.rehearsing || this.playing || this.busy || this.curtain || this.rewind.pending) &&
      this.view?.outcome === null &&
      this.welcome?.other_rules === null &&
      this.#log.some(
        ({ seat, undoes, rewinds, hint }) => seat === this.you && undoes === null && rewinds === null && !hint,
      ),
  );
  readonly names: Names | null = $derived.by(() => {
    if (this.welcome === null || this.view === null) return null;
    const players = this.view.seats.map(({ occupant, seat }) => ({ occupant, house: this.house(seat) }));
    return new Names(this.welcome.catalogue, players, this.shared ? null : this.you);
  });

  /** What the player would forgo by being ready or closing now, in words. */
  readonly forgoes: string = $derived(
    forgone(this.menu, this.view?.seats.find((seat) => seat.seat === this.you)?.dice ?? []),
  );
  /** What the player would lose by closing now, in words. */
  readonly loses: string = $derived(lostByClosing(this.menu));

  constructor(
    readonly id: string,
    connect: (game: string, listener: Listener) => Connection = (game, listener) => new GameSocket(game, listener),
  ) {
    this.room = new Room(id);
    this.rewind = new Rewind(this.room, (message) => this.#socket.send(message));
    this.chat = new Chat((message) => this.#socket.send(message));
    this.advice = new Advice((message) => this.#socket.send(message));
    this.rehearsal = new Rehearsal(id, (message) => this.#socket.send(message));
    this.#socket = connect(id, {
      message: (message) => this.receive(message),
      connected: (up) => this.#connection(up),
      wanted: () => this.#next,
      failed: () => void this.#whyNot(),
    });
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
    this.#holder = this.you;
  }

  /** Sends a step from the menu; one that forgoes something only after a warning. */
  choose(choice: Choice): void {
    this.#using = false;
    const ends = choice.action === 'close' || choice.action === 'ready';
    if (ends && this.forgoes !== '' && !this.warned) this.warned = true;
    else this.#take(choice);
  }

  /** Plays the turn that was prepared, as far as it holds. */
  perform(): void {
    if (this.busy) return;
    this.#using = false;
    this.#command = this.rehearsal.perform();
    if (this.#command !== null) this.#forget();
  }

  /** Uses the placed dice one by one, until another question comes up. */
  useAll(): void {
    this.#using = true;
    this.#useNext();
  }

  #using = false;

  #useNext(): void {
    if (!this.#using || this.busy || (this.playing && !this.rehearsing)) return;
    const serving = this.menu !== null && code(this.menu.ask) === 'serve';
    const next = serving ? this.menu.choices.find(({ action }) => held(action, 'use') !== undefined) : undefined;
    if (next === undefined) this.#using = false;
    else this.#take(next);
  }

  /** Carries a step out, or adds it to the turn that is being prepared. */
  #take(choice: Choice): void {
    if (!this.rehearsing) this.#send({ act: choice.do });
    else {
      this.#forget();
      this.rehearsal.add(choice);
    }
  }

  /** Takes the last step back. */
  undo(): void {
    this.#using = false;
    if (!this.canUndo) return;
    if (this.rehearsing) this.rehearsal.remove(this.rehearsal.steps.length - 1);
    else this.#send('undo');
  }

  /** Asks what a strong computer player would do. */
  askHint(): void {
    if (this.prompt !== null && this.menu !== null) this.advice.ask(this.prompt);
  }

  /** Takes a step that a hint proposes. */
  follow(step: AdvisedStep): void {
    this.#using = false;
    this.#send({ act: step.do });
  }

  /** Asks to go back past what was revealed. */
  goBack(): void {
    this.#using = false;
    if (this.canRewind && this.prompt !== null) this.rewind.ask(this.prompt);
  }

  /** Shows a note about what the player tried. */
  explain(text: string): void {
    this.explanation = text;
  }

  /** Shows everything queued immediately. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    for (const table of this.#queue) this.#remember(table);
    this.#queue = [];
    this.playing = false;
    if (last !== undefined) this.#lay(last);
  }

  /** Shows a moment of a game that is over, with what had happened until then. */
  showMoment(view: View, log: LogEntry[]): void {
    this.table = { type: 'table', view, prompts: [], log: [] };
    this.#log = log;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.room.close();
    this.#socket.close();
  }

  receive(message: FromServer): void {
    matchType(message, {
      welcome: (welcome) => {
        if (welcome.protocol === PROTOCOL) this.welcome = welcome;
        else this.#end('old_page');
      },
      room: (view) => this.room.receive(view),
      notes: ({ notes }) => this.chat.hear(notes),
      table: (table) => this.#arrive(table),
      done: ({ id, seq }) => {
        this.rewind.settles(id);
        if (id === this.#command) this.#settle(seq);
      },
      refused: ({ id, why }) => {
        this.chat.refuse(id, why);
        this.rehearsal.refuse(id);
        if (this.rewind.settles(id) || this.advice.settles(id)) this.refusal = why;
        if (id !== this.#command) return;
        this.#command = null;
        this.#using = false;
        this.refusal = why;
      },
      hint: (hint) => this.advice.hear(hint),
      rehearsed: (rehearsed) => {
        this.rehearsal.hear(rehearsed);
        this.#useNext();
      },
      performed: ({ id, steps, why }) => {
        this.rehearsal.performed(id, steps);
        if (id === this.#command) this.#command = null;
        this.refusal = why;
      },
      storing: ({ retry_in }) => {
        this.saving = retry_in === null;
      },
      problem: ({ problem }) => {
        if (lasts(problem)) this.#end(problem);
        else this.problem = problem;
        if (problem !== 'not_understood' && problem !== 'too_large') return;
        this.#socket.forget();
        this.#command = null;
      },
    });
  }

  #send(step: Step): void {
    if (this.prompt === null || this.busy) return;
    const id = commandId();
    this.#command = id;
    this.#waitFor = null;
    this.#forget();
    this.#socket.send({ type: 'command', id, seat: this.prompt.seat, question: this.prompt.question, do: step });
  }

  /** Forgets what was said about the step before, and puts back what is in hand. */
  #forget(): void {
    this.refusal = null;
    this.explanation = null;
    this.warned = false;
    this.picked.drop();
  }

  /** The log entry that must be seen before the next command, so that it is not stale. */
  #waitFor: number | null = null;

  #settle(seq: number): void {
    if (this.#received > seq) {
      this.#command = null;
      this.#useNext();
    } else this.#waitFor = seq;
  }

  #arrive(table: Table): void {
    this.#received = table.view.seq;
    this.problem = null;
    this.rehearsal.attend(served(table.prompts, this.#holder), table.view);
    this.#next = Math.max(this.#next, table.view.seq);
    if (this.#waitFor !== null && this.#received > this.#waitFor) {
      this.#command = null;
      this.#waitFor = null;
    }
    if (this.#resumed) {
      // After a reload or a lost connection show the present, not the steps that led there.
      this.#resumed = false;
      this.#queue.push(table);
      this.skip();
      return;
    }
    if (!this.playing && stands(this.prompt, served(table.prompts, this.#holder))) {
      this.#remember(table);
      this.#lay(table);
      return;
    }
    this.#queue.push(table);
    if (this.playing) return;
    // Steps come in bursts; those not worth showing are drawn together.
    this.playing = true;
    this.#timer = setTimeout(() => this.#show(), BURST);
  }

  /** Shows queued steps up to the next one worth showing. */
  #show(): void {
    const speed = reducedMotion() ? 'instant' : settings.speed;
    for (let table = this.#queue.shift(); table !== undefined; table = this.#queue.shift()) {
      this.#remember(table);
      this.#lay(table);
      const own = table.prompts.map(({ seat }) => seat);
      const rest = pause(table.log, own, speed);
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#show(), rest);
        return;
      }
    }
    this.playing = false;
    this.#useNext();
  }

  /** Shows a table. Where nothing is secret, the device changes hands by itself. */
  #lay(table: Table): void {
    const next = served(table.prompts, this.#holder);
    if (!behindCurtain(table, next, this.#holder)) this.#holder = next?.seat ?? null;
    this.table = table;
  }

  #remember(table: Table): void {
    const known = this.#log.at(-1)?.n ?? -1;
    const fresh = table.log.filter((entry) => entry.n > known);
    if (fresh.length > 0) this.#log = [...this.#log, ...fresh];
  }

  #connection(up: boolean): void {
    this.connected = up;
    if (up) this.#resumed = true;
  }

  async #whyNot(): Promise<void> {
    if (this.welcome !== null) return;
    const problem = await lastingProblem(this.id);
    if (problem !== null) this.#end(problem);
  }

  #end(problem: Problem | 'old_page'): void {
    this.problem = problem;
    this.#socket.close();
  }
}
