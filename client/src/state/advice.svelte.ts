import { commandId } from '../net/socket';
import type { FromClient, Hint, Prompt } from '../protocol';

/** The hint that the player asked for, as long as the question stands. */
export class Advice {
  #id: string | null = $state(null);
  #hint: Hint | null = $state.raw(null);

  /** Whether a computer player is thinking about the question. */
  readonly pending: boolean = $derived(this.#id !== null);

  constructor(readonly send: (message: FromClient) => void) {}

  ask({ seat, question }: Prompt): void {
    if (this.pending) return;
    this.#id = commandId();
    this.#hint = null;
    this.send({ type: 'hint', id: this.#id, seat, question });
  }

  /** The hint for this question, if it is there. */
  about(prompt: Prompt | null): Hint | null {
    const hint = this.#hint;
    return hint !== null && hint.seat === prompt?.seat && hint.question === prompt.question ? hint : null;
  }

  hear(hint: Hint): void {
    if (!this.settles(hint.id)) return;
    this.#hint = hint;
  }

  dismiss(): void {
    this.#hint = null;
  }

  /** Takes note of an answer from the server and returns whether it was to this wish. */
  settles(id: string): boolean {
    if (id !== this.#id) return false;
    this.#id = null;
    return true;
  }
}
