import type { SheetValue, SheetView } from '../protocol';
import { differing, listOf, same, unchanged, type Changes, type Values } from './sheet';

// Sheets that come from elsewhere: from a file that the rules have read, or from a link.

/** Lists whose order means nothing, so that a card that is missing does not move all others. */
const UNORDERED = ['guests', 'regulars', 'start_cards'];

/** In what a sheet differs from the standard one. */
export function changesOf(standard: SheetView, sheet: SheetView): Changes {
  const changes = unchanged(sheet.name);
  for (const list of new Set(standard.entries.map(({ name }) => listOf(name)))) {
    const of = (view: SheetView) => view.entries.filter(({ name }) => listOf(name) === list);
    let [ours, theirs] = [of(standard), of(sheet)];
    if (list === null) theirs = ours.map((our) => theirs.find(({ name }) => name === our.name) ?? our);
    if (list !== null && UNORDERED.includes(list)) {
      const equal = ours.filter((one) => theirs.some((other) => equals(one.values, other.values)));
      theirs = theirs.filter((one) => !equal.some((other) => equals(one.values, other.values)));
      ours = ours.filter((one) => !equal.includes(one));
    }
    ours.forEach(({ name, values }, index) => {
      const other = theirs[index];
      if (other === undefined) changes.gone.push(name);
      else {
        const set = differing({ ...blank(values), ...other.values }, values);
        if (Object.keys(set).length > 0) changes.set[name] = set;
      }
    });
    if (list === null) continue;
    changes.more.push(...theirs.slice(ours.length).map(({ values }) => ({ list, values: values })));
  }
  return changes;
}

/** The fragment of a link with these changes. It names the standard sheet that they change. */
export function codeOf(changes: Changes, standard: SheetView): string {
  const { name, set, gone, more } = changes;
  const text = JSON.stringify([standard.hash.slice(0, 8), name, set, gone, more.map((own) => [own.list, own.values])]);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The changes of a link, which anybody may have written. */
export function readCode(code: string, standard: SheetView): Changes | 'damaged' | 'other' {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(read) || read.length !== 5) return 'damaged';
    const [base, name, set, gone, more] = read as unknown[];
    if (base !== standard.hash.slice(0, 8)) return 'other';
    return (
      soundChanges(
        {
          name,
          set,
          gone,
          more: Array.isArray(more) ? more.map((own: unknown) => (Array.isArray(own) ? pair(own) : null)) : null,
        },
        standard,
      ) ?? 'damaged'
    );
  } catch {
    return 'damaged';
  }
}

/** Changes that were kept or sent, if they have the right form. What the rules say of them is another question. */
export function soundChanges(kept: unknown, standard: SheetView): Changes | null {
  if (!isObject(kept)) return null;
  const { name, set, gone, more } = kept as Record<string, unknown>;
  if (typeof name !== 'string' || name.length > 200 || !isObject(set)) return null;
  if (!Array.isArray(gone) || !Array.isArray(more) || more.length > 100) return null;
  const names = new Set(standard.entries.map((entry) => entry.name));
  const lists = new Set(standard.entries.map((entry) => listOf(entry.name)));
  const known = (name: unknown): name is string => typeof name === 'string' && names.has(name);
  if (!gone.every((name) => known(name) && listOf(name) !== null)) return null;
  if (!Object.entries(set).every(([name, values]) => known(name) && isValues(values))) return null;
  const fits = (own: unknown): own is Changes['more'][number] =>
    isObject(own) && 'list' in own && lists.has(own.list as string) && 'values' in own && isValues(own.values);
  return more.every(fits) ? { name, set: set as Changes['set'], gone: gone as string[], more } : null;
}

/** Fields that only one of two entries has, such as the mark of a guest, are compared with their absence. */
function blank(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((field) => [field, false]));
}

function equals(one: Values, other: Values): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => same(one[field], other[field]));
}

function pair([list, values]: unknown[]): { list: unknown; values: unknown } {
  return { list, values };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isValues(value: unknown): value is Values {
  return (
    isObject(value) && Object.entries(value).every(([field, each]) => /^[a-z_]{1,20}$/.test(field) && isValue(each))
  );
}

function isValue(value: unknown): value is SheetValue {
  if (Array.isArray(value)) return value.length <= 20 && value.every((each) => typeof each !== 'object');
  return ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= 100;
}
