import { commandId } from '../net/socket';
import type { FromClient, Prompt, RewindAsked, Seat, VoteAnswer } from '../protocol';
import type { Room } from './room.svelte';

/** Going back past a reveal: one player asks, the others agree or not. */
export class Rewind {
  /** The wish of this page, as long as it is not decided. */
  #id: string | null = $state(null);

  readonly asked: RewindAsked | null = $derived.by(() => this.room.view?.rewind ?? null);
  /** Whether the wish came from this page. */
  readonly own: boolean = $derived.by(() => this.#mine(this.asked?.seat ?? null));
  /** A seat at this page that has not answered yet. */
  readonly voter: Seat | null = $derived.by(() => this.asked?.waits_for.find((seat) => this.#mine(seat)) ?? null);
  readonly pending: boolean = $derived.by(() => this.#id !== null || this.asked !== null);

  constructor(
    readonly room: Room,
    readonly send: (message: FromClient) => void,
  ) {}

  ask({ seat, question }: Prompt): void {
    if (this.pending) return;
    this.#id = commandId();
    this.send({ type: 'rewind', id: this.#id, seat, question });
  }

  vote(seat: Seat, answer: VoteAnswer): void {
    this.send({ type: 'vote', id: commandId(), seat, answer });
  }

  /** Takes note of an answer from the server and returns whether it was to the wish of this page. */
  settles(id: string): boolean {
    if (id !== this.#id) return false;
    this.#id = null;
    return true;
  }

  #mine(seat: Seat | null): boolean {
    return this.room.mine.some((chair) => chair.seat === seat);
  }
}
