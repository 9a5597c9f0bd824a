import { lastingProblem, lasts } from '../net/api';
import { commandId, GameSocket, type Connection, type Listener } from '../net/socket';
import { PROTOCOL } from '../protocol';
import type { AdvisedStep, Choice, FromServer, Problem, Refusal, Step } from '../protocol';
import { code, held, matchType } from '../variant';
import { Advice } from './advice.svelte';
import { Chat } from './chat.svelte';
import { served, stands } from './device';
import { newer } from './newer.svelte';
import { Picked } from './picked.svelte';
import { Present, type Table } from './present.svelte';
import { Rewind } from './rewind.svelte';

/** One game as this page knows it: takes what comes from the server, and sends what the player decides. */
export class GameState extends Present {
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
  /** Whether a lesson lets the player do this now; null outside lessons. */
  guide: ((notation: string) => boolean) | null = $state.raw(null);
  /** What the player has in hand. */
  readonly picked = new Picked();
  readonly rewind: Rewind;
  readonly chat: Chat;
  readonly advice: Advice;

  #next = 0;
  #resumed = true;
  /** Whether the placed dice are being used one by one. */
  #using = false;
  /** Whether the step under way is one of a hint. */
  #advised = false;
  readonly #socket: Connection;

  /** Whether the player can ask to go back past what was revealed. */
  readonly canRewind: boolean = $derived.by(
    () =>
      this.prompt !== null &&
      this.noUndo !== null &&
      this.asks &&
      !(this.rehearsing || this.rewind.pending) &&
      this.view?.outcome === null &&
      this.welcome?.other_rules === null &&
      this.entries.some(
        ({ seat, undoes, rewinds, hint }) => seat === this.you && undoes === null && rewinds === null && !hint,
      ),
  );
  constructor(
    id: string,
    connect: (game: string, listener: Listener) => Connection = (game, listener) => new GameSocket(game, listener),
  ) {
    super(id, (message) => this.#socket.send(message));
    this.rewind = new Rewind(this.room, (message) => this.#socket.send(message));
    this.chat = new Chat((message) => this.#socket.send(message));
    this.advice = new Advice(this, (message) => this.#socket.send(message));
    this.#socket = connect(id, {
      message: (message) => this.receive(message),
      connected: (up) => this.#connection(up),
      wanted: () => this.#next,
      failed: () => void this.#whyNot(),
    });
  }

  /** Whether a reload would lose something: what was not answered, or is in hand. */
  get holds(): boolean {
    return this.#socket.waiting || this.picked.die !== null;
  }

  /** Sends a step from the menu; one that forgoes something only after a warning. */
  choose(choice: Choice): void {
    this.#using = false;
    if (!this.settled && !this.rehearsing) return;
    const ends = choice.action === 'close' || choice.action === 'ready';
    // A lesson refuses before anything is offered "anyway".
    if (ends && this.forgoes !== '' && !this.warned) this.warned = this.#mayDo(choice.do);
    else this.#take(choice);
  }

  /** Plays the turn that was prepared, as far as it holds. */
  perform(): void {
    if (!this.settled) return;
    this.#using = false;
    const id = this.rehearsal.perform();
    if (id === null) return;
    this.flight.begin(id);
    this.#forget();
    this.reports.fade();
  }

  /** Uses the placed dice one by one, until another question comes up. */
  useAll(): void {
    this.#using = true;
    this.goOn();
  }

  protected goOn(): void {
    if (!this.#using || !(this.settled || this.rehearsing)) return;
    const serving = this.menu !== null && code(this.menu.ask) === 'serve';
    const next = serving ? this.menu.choices.find(({ action }) => held(action, 'use') !== undefined) : undefined;
    if (next === undefined) this.#using = false;
    else this.#take(next);
  }

  /** Carries a step out, or adds it to the turn that is being prepared. */
  #take(choice: Choice): void {
    if (!this.#mayDo(choice.do)) return;
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

  /** Takes a step that a hint or the solution of a puzzle proposes. */
  follow(step: Pick<AdvisedStep, 'do'>): void {
    this.#using = false;
    if (!this.#mayDo(step.do)) return;
    const advised = this.advice.current !== null;
    this.#send({ act: step.do });
    this.#advised = advised;
  }

  #mayDo(notation: string): boolean {
    const may = this.guide === null || this.guide(notation);
    if (!may) {
      this.#using = false;
      this.#forget();
    }
    return may;
  }

  /** Asks to go back past what was revealed. */
  goBack(): void {
    this.#using = false;
    this.hush();
    if (this.canRewind && this.settled && this.prompt !== null) this.rewind.ask(this.prompt);
  }

  /** Shows a note about what the player tried. */
  explain(text: string): void {
    this.explanation = text;
  }

  /** Takes back what was said about the last try: the player looks elsewhere. */
  hush(): void {
    this.refusal = null;
    this.explanation = null;
  }

  close(): void {
    this.showing.close();
    this.flight.close();
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
        if (this.flight.done(id, seq)) this.goOn();
      },
      refused: ({ id, why }) => {
        this.chat.refuse(id, why);
        this.rehearsal.refuse(id);
        if (this.rewind.settles(id) || this.advice.settles(id)) this.refusal = why;
        if (!this.flight.end(id)) return;
        this.#using = false;
        this.refusal = why;
        if (this.#advised) this.advice.renew(this.prompt);
      },
      hint: (hint) => this.advice.hear(hint),
      rehearsed: (rehearsed) => {
        this.rehearsal.hear(rehearsed);
        this.goOn();
      },
      performed: ({ id, steps, why }) => {
        this.rehearsal.performed(id, steps);
        this.flight.end(id);
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
        this.flight.drop();
      },
    });
  }

  #send(step: Step): void {
    if (this.prompt === null || !this.settled) return;
    const id = commandId();
    this.flight.begin(id);
    this.#advised = false;
    this.#forget();
    this.reports.fade();
    this.#socket.send({ type: 'command', id, seat: this.prompt.seat, question: this.prompt.question, do: step });
  }

  /** Forgets what was said about the step before, and puts back what is in hand. */
  #forget(): void {
    this.hush();
    this.warned = false;
    this.picked.drop();
  }

  #arrive(table: Table): void {
    const now = served(table.prompts, this.holder);
    this.problem = null;
    this.rehearsal.attend(now, table.view);
    this.#next = Math.max(this.#next, table.view.seq);
    this.flight.arrive(table.view.seq);
    if (this.#resumed) {
      // After a reload or a lost connection show the present, not the steps that led there.
      this.#resumed = false;
      this.showing.jump(table);
    } else if (!this.playing && stands(this.prompt, now)) {
      this.remember(table);
      this.lay(table);
    } else this.showing.add(table);
  }

  #connection(up: boolean): void {
    this.connected = up;
    if (!up) return;
    this.#resumed = true;
    void newer.look();
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
