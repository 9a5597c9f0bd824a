import { commandId } from '../net/socket';
import type { FromClient, Note, Refusal, Seat, Words } from '../protocol';

/** What people say to each other at a table. */
export class Chat {
  notes: Note[] = $state.raw([]);
  /** Seats that the viewer does not want to hear. */
  muted: Seat[] = $state([]);
  /** Why the last message was not taken. */
  refusal: Refusal | null = $state.raw(null);
  /** Whether the chat can be seen now. */
  shown = $state(false);
  /** The number of the first message that the viewer has not seen. */
  #seen = $state(0);
  #sent: string | null = null;
  /** Whether the viewer has heard what was said before; the server says so even if it was nothing. */
  #present = false;

  readonly heard: Note[] = $derived(this.notes.filter(({ seat }) => seat === null || !this.muted.includes(seat)));
  readonly unread: number = $derived(this.shown ? 0 : this.heard.filter(({ n }) => n >= this.#seen).length);

  constructor(private readonly send: (message: FromClient) => void) {}

  /** Takes in what was said. After a lost connection the server may repeat some of it. */
  hear(notes: Note[]): void {
    const last = this.notes.at(-1)?.n ?? -1;
    this.notes = [...this.notes, ...notes.filter(({ n }) => n > last)];
    // What was said before the page was opened is old.
    if (this.shown || !this.#present) this.read();
    this.#present = true;
  }

  /** The viewer has seen everything. */
  read(): void {
    this.#seen = (this.notes.at(-1)?.n ?? -1) + 1;
  }

  say(seat: Seat | null, words: Words): void {
    const id = commandId();
    this.#sent = id;
    this.refusal = null;
    this.send({ type: 'say', id, seat, words });
  }

  refuse(id: string, why: Refusal): void {
    if (id === this.#sent) this.refusal = why;
  }

  toggleMute(seat: Seat): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
  }
}
