import type { Provenance, SheetValue, SheetView } from '../protocol';

// A component sheet of one's own: what it has other than the standard one.

/** The values of an entry by name. What is typed may be anything until the rules have checked it. */
export type Values = Record<string, SheetValue>;

/** Everything in which a sheet differs from the standard one. */
export interface Changes {
  name: string;
  /** The values that differ, by the standard name of their entry. */
  set: Record<string, Values>;
  /** The entries of lists that are left out. */
  gone: string[];
  /** The entries that lists have besides. */
  more: { list: string; values: Values }[];
}

/** An entry as it is shown and edited. */
export interface Line {
  /** What stays the same however the lists change: its standard name, or its number among the new ones. */
  key: string;
  /** Its name in the file that the rules check, and in what they find wrong; empty if it is left out. */
  path: string;
  /** The list to which it belongs; null for entries with a name of their own. */
  list: string | null;
  values: Values;
  /** The standard values; null for a new entry. */
  standard: Values | null;
  provenance: Provenance;
  note: string;
  state: 'same' | 'changed' | 'gone' | 'new';
}

/** A sheet that differs in nothing yet. */
export function unchanged(name: string): Changes {
  return { name, set: {}, gone: [], more: [] };
}

/** Whether a table takes this name: as `checked_name` in crates/table, which counts bytes. */
export function isName(text: string): boolean {
  const name = text.trim();
  const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;
  return name !== '' && !hidden.test(name) && new TextEncoder().encode(name).length <= 40;
}

/** Under another name if it has none. */
export function named(changes: Changes, otherwise: string): Changes {
  return changes.name.trim() === '' ? { ...changes, name: otherwise } : changes;
}

/** All entries of a sheet with these changes, in the order of the file. */
export function linesOf(standard: SheetView, changes: Changes): Line[] {
  const lines: Line[] = [];
  const counts: Record<string, number> = {};
  const place = (list: string) => `${list}[${(counts[list] = (counts[list] ?? -1) + 1)}]`;
  const append = (list: string | null) => {
    changes.more.forEach(({ list: to, values }, index) => {
      if (list === null || to !== list) return;
      const own = { key: `${list}+${index}`, path: place(list), list, values, standard: null };
      lines.push({ ...own, provenance: 'printed', note: '', state: 'new' });
    });
  };
  let open: string | null = null;
  for (const { name, values, provenance, note } of standard.entries) {
    const list = listOf(name);
    if (list !== open) append(open);
    open = list;
    const set = changes.set[name];
    const gone = changes.gone.includes(name);
    lines.push({
      key: name,
      path: gone ? '' : list === null ? name : place(list),
      list,
      values: { ...values, ...set },
      standard: values,
      // Whoever corrects a value has read it on the component, so its file says that it is printed.
      provenance: set === undefined ? provenance : 'printed',
      note: set === undefined ? note : '',
      state: gone ? 'gone' : set === undefined ? 'same' : 'changed',
    });
  }
  append(open);
  return lines;
}

/** The sheet as the file that the rules read. */
export function fileOf(name: string, lines: Line[]): string {
  let text = `format = 1\nname = ${JSON.stringify(name)}\n`;
  let open: string | null = null;
  for (const line of lines) {
    if (line.list !== open) {
      if (open !== null) text += ']\n';
      if (line.list !== null) text += `${line.list} = [\n`;
      open = line.list;
    }
    if (line.state === 'gone') continue;
    text += line.list === null ? `${line.key} = ${tableOf(line)}\n` : `  ${tableOf(line)},\n`;
  }
  return open === null ? text : `${text}]\n`;
}

/** With this value of an entry, which is no change if it is the standard one. */
export function withValue(changes: Changes, line: Line, field: string, value: SheetValue): Changes {
  if (line.standard === null) {
    const at = Number(line.key.slice(line.key.indexOf('+') + 1));
    const more = changes.more.map((own, index) =>
      index === at ? { ...own, values: { ...own.values, [field]: value } } : own,
    );
    return { ...changes, more };
  }
  const values: Values = { ...changes.set[line.key], [field]: value };
  return withSet(changes, line.key, differing(values, line.standard));
}

/** With the entry as the standard sheet has it; a new one disappears. */
export function reverted(changes: Changes, line: Line): Changes {
  if (line.standard === null) {
    const at = Number(line.key.slice(line.key.indexOf('+') + 1));
    return { ...changes, more: changes.more.filter((_, index) => index !== at) };
  }
  const gone = changes.gone.filter((name) => name !== line.key);
  return withSet({ ...changes, gone }, line.key, {});
}

/** Without the entry. */
export function without(changes: Changes, line: Line): Changes {
  if (line.standard === null) return reverted(changes, line);
  return { ...withSet(changes, line.key, {}), gone: [...changes.gone, line.key] };
}

/** With one more entry like this one. */
export function withMore(changes: Changes, list: string, like: Values): Changes {
  return { ...changes, more: [...changes.more, { list, values: { ...like } }] };
}

/** How many entries differ. */
export function countOf({ set, gone, more }: Changes): number {
  return Object.keys(set).length + gone.length + more.length;
}

/** Whether two values of a sheet are the same. */
export function same(one: SheetValue | undefined, other: SheetValue | undefined): boolean {
  return JSON.stringify(one ?? false) === JSON.stringify(other ?? false);
}

function withSet(changes: Changes, name: string, values: Values): Changes {
  const others = Object.entries(changes.set).filter(([other]) => other !== name);
  const own: [string, Values][] = Object.keys(values).length > 0 ? [[name, values]] : [];
  return { ...changes, set: Object.fromEntries([...others, ...own]) };
}

/** The values that are not the standard ones. */
export function differing(values: Values, standard: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, standard[field])));
}

/** The list of an entry: `guests` for `guests[3]`. */
export function listOf(name: string): string | null {
  const at = name.indexOf('[');
  return at < 0 ? null : name.slice(0, at);
}

function tableOf({ values, provenance, note }: Line): string {
  // Every value reads the same in JSON and in the file.
  const parts = Object.entries(values).map(([field, value]) => `${field} = ${JSON.stringify(value)}`);
  parts.push(`provenance = "${provenance}"`);
  if (note !== '') parts.push(`note = ${JSON.stringify(note)}`);
  return `{ ${parts.join(', ')} }`;
}
