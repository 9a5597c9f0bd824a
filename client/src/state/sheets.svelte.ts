import { checkSheet, standardSheet } from '../net/api';
import type { SheetFault, SheetView, StandardSheet } from '../protocol';
import { fileOf, isName, linesOf, type Changes } from './sheet';
import { soundChanges } from './sheetcode';

/** A sheet of this device. */
export interface OwnSheet {
  id: string;
  changes: Changes;
  /** The file as the rules have read it; null as long as they cannot play with it. */
  file: string | null;
}

/** What the rules say of a sheet. */
export type Verdict = { sheet: SheetView } | { fault: SheetFault };

const KEY = 'tiefenthal-sheets';

/** The sheets of this device, and the one that new tables play with. */
class Sheets {
  list: OwnSheet[] = $state.raw([]);
  /** The id of a sheet; null for the standard one. */
  chosen: string | null = $state(null);
  /** Whether the browser keeps them. */
  kept = $state(true);

  constructor() {
    this.#load();
    // Another tab may edit them, too.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#load();
    });
  }

  /** The sheets that tables can be made with. */
  get playable(): OwnSheet[] {
    return this.list.filter(({ file }) => file !== null);
  }

  /** The file of the sheet that new tables play with; none for the standard one. */
  get file(): string | undefined {
    return this.list.find(({ id }) => id === this.chosen)?.file ?? undefined;
  }

  /** Keeps a sheet, new or changed. */
  put(sheet: OwnSheet): void {
    const at = this.list.findIndex(({ id }) => id === sheet.id);
    this.list = at < 0 ? [...this.list, sheet] : this.list.map((old, index) => (index === at ? sheet : old));
    this.#save();
  }

  remove(id: string): void {
    this.list = this.list.filter((sheet) => sheet.id !== id);
    if (this.chosen === id) this.chosen = null;
    this.#save();
  }

  choose(id: string | null): void {
    this.chosen = id;
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ list: this.list, chosen: this.chosen }));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }

  #load(): void {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      const { list, chosen } = kept as { list?: unknown; chosen?: unknown };
      // The changes are looked at again when the standard sheet is known.
      this.list = Array.isArray(list) ? list.filter(isOwn).map(playableIfNamed) : [];
      this.chosen = this.list.some(({ id, file }) => id === chosen && file !== null) ? (chosen as string) : null;
    } catch {
      this.list = [];
      this.kept = false;
    }
  }
}

export const sheets = new Sheets();

let standard: Promise<StandardSheet> | null = null;

/** The standard sheet and what may be printed where. */
export function theStandard(): Promise<StandardSheet> {
  standard ??= standardSheet().catch((error: unknown) => {
    standard = null;
    throw error;
  });
  return standard;
}

/** Has the rules check changes of the standard sheet. */
export async function verdictOf(changes: Changes): Promise<Verdict> {
  const { sheet } = await theStandard();
  return verdictOfFile(fileOf(changes.name, linesOf(sheet, changes)));
}

/** Has the rules check a file. */
export async function verdictOfFile(toml: string): Promise<Verdict> {
  const checked = await checkSheet(toml);
  return checked.type === 'sound' ? { sheet: checked.sheet } : { fault: checked.fault };
}

/** Whether the changes of a sheet have the form that this program knows. */
export function usable(own: OwnSheet, standard: SheetView): boolean {
  return soundChanges(own.changes, standard) !== null;
}

/** No table takes a sheet without a name. */
function playableIfNamed(own: OwnSheet): OwnSheet {
  return isName(own.changes.name) ? own : { ...own, file: null };
}

function isOwn(value: unknown): value is OwnSheet {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('changes' in value)) return false;
  const { changes } = value;
  if (typeof changes !== 'object' || changes === null || !('name' in changes)) return false;
  if (typeof changes.name !== 'string') return false;
  return typeof value.id === 'string' && (!('file' in value) || value.file === null || typeof value.file === 'string');
}
