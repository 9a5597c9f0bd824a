/** For how many milliseconds an answered question stays on show: most answers come before anybody would notice. */
const CALM = 300;

/** The command that is under way; there is one at a time. */
export class Flight {
  #id: string | null = $state(null);
  /** The log entry that must be seen before the next command, so that it is not stale. */
  #waitsFor: number | null = null;
  #received = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly busy: boolean = $derived(this.#id !== null);
  /** Whether the answered question may stay where it is, so that nothing flickers until the answer is there. */
  calm = $state(false);

  begin(id: string): void {
    this.#id = id;
    this.#waitsFor = null;
    this.calm = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.calm = false), CALM);
  }

  /** The command is done, with this entry of the log; returns whether the next may follow. */
  done(id: string, seq: number): boolean {
    if (id !== this.#id) return false;
    if (this.#received > seq) this.#id = null;
    else this.#waitsFor = seq;
    return !this.busy;
  }

  /** The command is over, whatever came of it; returns whether it was this one. */
  end(id: string): boolean {
    if (id !== this.#id) return false;
    this.drop();
    return true;
  }

  /** Forgets the command. */
  drop(): void {
    this.#id = null;
    this.#waitsFor = null;
  }

  /** A table arrived, after this many entries of the log. */
  arrive(seq: number): void {
    this.#received = seq;
    if (this.#waitsFor !== null && seq > this.#waitsFor) this.drop();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
