import { troubleOf, type Trouble } from '../net/api';
import type { SheetFault, SheetValue, SheetView } from '../protocol';
import { isName, linesOf, reverted, unchanged, withMore, without, withValue, type Changes, type Line } from './sheet';
import { sheets, verdictOf, type OwnSheet } from './sheets.svelte';

/** How long somebody types before the rules look at it. */
const PAUSE = 200;

/** A sheet of this device while it is edited: every change is kept at once, and the rules check it. */
export class Editor {
  own: OwnSheet = $state.raw({ id: '', changes: unchanged(''), file: null });
  /** What the rules say of it; null while they are asked. */
  checked: { sheet: SheetView } | { fault: SheetFault } | { trouble: Trouble } | null = $state.raw(null);
  readonly lines: Line[] = $derived.by(() => linesOf(this.standard, this.own.changes));
  readonly fault: SheetFault | null = $derived(
    this.checked !== null && 'fault' in this.checked ? this.checked.fault : null,
  );
  /** Whether its name is none that a table takes. */
  readonly misnamed: boolean = $derived(!isName(this.own.changes.name));
  readonly sound: SheetView | null = $derived(
    this.checked !== null && 'sheet' in this.checked && !this.misnamed ? this.checked.sheet : null,
  );
  /** What could last be played with: it stays in sight while somebody types. */
  last: { sheet: SheetView; changes: Changes } | null = $state.raw(null);
  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly standard: SheetView,
    own: OwnSheet,
  ) {
    this.own = own;
    void this.#check();
  }

  /** A new sheet with these changes, kept under an id of its own. */
  static begin(standard: SheetView, changes: Changes): Editor {
    const own = { id: crypto.getRandomValues(new Uint32Array(2)).join('-'), changes, file: null };
    sheets.put(own);
    return new Editor(standard, own);
  }

  name(name: string): void {
    this.#change({ ...this.own.changes, name });
  }

  set(line: Line, field: string, value: SheetValue): void {
    this.#change(withValue(this.own.changes, line, field, value));
  }

  revert(line: Line): void {
    this.#change(reverted(this.own.changes, line));
  }

  revertAll(): void {
    this.#change(unchanged(this.own.changes.name));
  }

  remove(line: Line): void {
    this.#change(without(this.own.changes, line));
  }

  /** One more entry like the last of its list. */
  add(like: Line): void {
    if (like.list !== null) this.#change(withMore(this.own.changes, like.list, like.values));
  }

  /** Forgets what was asked. */
  close(): void {
    clearTimeout(this.#pause);
    // What was typed last is checked all the same, so that the sheet can be played with.
    if (this.checked === null) void this.#check();
  }

  #change(changes: Changes): void {
    this.own = { ...this.own, changes, file: null };
    sheets.put(this.own);
    this.checked = null;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.#check(), PAUSE);
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked;
    const { changes } = this.own;
    const checked = await verdictOf(changes).catch((error: unknown) => ({ trouble: troubleOf(error) }));
    // Somebody has typed on meanwhile.
    if (asked !== this.#asked || this.own.changes !== changes) return;
    this.checked = checked;
    if (this.sound !== null) this.last = { sheet: this.sound, changes };
    const file = this.sound?.toml ?? null;
    // Without the rules the sheet stays what it was, and so does one that was deleted or changed elsewhere.
    const now = sheets.list.find(({ id }) => id === this.own.id);
    if ('trouble' in checked || now?.changes !== changes) return;
    this.own = { ...this.own, file };
    sheets.put(this.own);
  }
}
