import { status } from '../net/api';

/** How long nobody must have touched the table before it reloads by itself, in milliseconds. */
const REST = 4000;
/** Servers that are replaced one after the other may hand out the old page once more; then the player decides. */
const PAUSE = 120_000;
const KEY = 'tiefenthal-reloaded';

/** Whether the server has another version of this page, and when to load it. */
class Newer {
  /** Whether it has. */
  there = $state(false);
  /** Whether reloading would lose something of the table that is open; null if none is. */
  holds: (() => boolean) | null = null;
  #touched: number | null = null;

  /** Asks the server. Where the page is being developed, it has no version. */
  async look(): Promise<void> {
    const own = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
    if (own == null) return;
    const page = (await status().catch(() => null))?.page;
    if (page != null) this.there = page !== own;
  }

  /** The player did something here. */
  touch(): void {
    this.#touched = Date.now();
  }

  /** The player went to another part of the page. */
  turn(): void {
    this.#touched = null;
  }

  /** Reloads if nothing would be lost: what is begun at a table is on the server, but what is begun elsewhere is not. */
  reloadIfIdle(): void {
    if (!this.there || this.holds?.() === true || isReading()) return;
    const rests = this.#touched === null || (this.holds !== null && Date.now() - this.#touched > REST);
    if (rests) this.reloadOnce();
  }

  /** Reloads, unless that was just tried. */
  reloadOnce(): void {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // A browser that keeps nothing would reload again and again.
      return;
    }
    location.reload();
  }
}

export const newer = new Newer();

/** Whether something is open over the page, or a text is being written. */
function isReading(): boolean {
  if (document.querySelector('dialog[open], :popover-open') !== null) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type]), textarea');
  return Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue);
}
