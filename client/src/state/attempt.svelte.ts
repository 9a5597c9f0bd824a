import { troubleOf, type Trouble } from '../net/api';

/** Something that is asked of the server, once at a time; why it failed stays on show until the next try. */
export class Attempt {
  busy = $state(false);
  trouble: Trouble | null = $state(null);

  /** Asks, unless the server has not answered yet. */
  async make(request: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await request();
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.busy = false;
    }
  }
}
