import type { LogEntry } from '../protocol';
import { filmTime } from './pace';
import { settings } from './settings.svelte';

/** A replay that plays by itself: each step stays on show for its time, then the next one follows. */
export class Film {
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly next: () => void) {}

  play(): void {
    this.playing = true;
  }

  pause(): void {
    this.playing = false;
    this.wait();
  }

  /** Another step will be on show soon. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  /** This step is on show now. */
  shown(step: LogEntry): void {
    this.wait();
    if (this.playing) this.#timer = setTimeout(this.next, filmTime(step, settings.film));
  }
}
