import { maybe, t } from '../../i18n/index.svelte';
import type { SheetFault } from '../../protocol';
import type { Line } from '../../state/sheet';
import { wordOf } from './bonus';
import { entryName, fullName } from './entries';

/** Which entry of the rules' complaint is meant: `guests[3].pays`; empty if the file cannot be read. */
export function placeOfFault(fault: SheetFault): string {
  return fault.code === 'syntax' ? '' : fault.entry;
}

/** Whether the complaint is about this entry. */
export function isAbout(fault: SheetFault, { path }: Line): boolean {
  const place = placeOfFault(fault);
  return path !== '' && (place === path || place.startsWith(`${path}.`));
}

/** The value of the entry that it is about; null if it is about the whole entry. */
export function fieldOf(fault: SheetFault, { path }: Line): string | null {
  return /^\.([a-z_]+)/.exec(placeOfFault(fault).slice(path.length))?.[1] ?? null;
}

/** Which of several values. */
export function indexOf(fault: SheetFault): number | null {
  const found = /\[(\d+)\]$/.exec(placeOfFault(fault))?.[1];
  return found === undefined ? null : Number(found);
}

/** The complaint in words. */
export function faultText(fault: SheetFault, lines: Line[]): string {
  switch (fault.code) {
    case 'syntax':
      return t('box-fault-syntax', { line: fault.line, column: fault.column, message: fault.message });
    case 'missing':
      return t('box-fault-missing');
    case 'unknown':
      return t('box-fault-unknown');
    case 'word':
      // The bonus is chosen from a list, so it is the amount that cannot be read.
      if (wordOf(fault.found).amount !== null) return t('box-fault-needs', { what: t('box-wanted-amount') });
      return t('box-fault-needs', { what: t(`box-wanted-${fault.needed}`) });
    case 'type':
      return t('box-fault-needs', { what: t(`box-wanted-${fault.needed}`) });
    case 'range': {
      const { what, found, least, most } = fault;
      const subject =
        what === 'value' ? t('box-counted-value', { field: fieldAt(fault, lines) }) : t(`box-counted-${what}`);
      return t('box-fault-range', { what: subject, found, least, most });
    }
    case 'misplaced':
      return t('box-fault-misplaced', { why: t(`box-reason-${fault.why}`) });
    case 'twice': {
      const first = lines.find(({ path }) => path !== '' && fault.first.startsWith(path));
      const name = first === undefined ? fault.first : entryName(first);
      return t('box-fault-twice', { first: name, why: t(`box-reason-${fault.why}`) });
    }
  }
}

/** The complaint with what it is about, for somebody who does not see the place. */
export function complaintText(fault: SheetFault, lines: Line[]): string {
  const about = lines.find((line) => isAbout(fault, line));
  // The sentence about a value that is out of range names the value itself.
  const told = fault.code === 'range' && fault.what === 'value' && about !== undefined;
  const place = told ? fullName(about) : placeText(fault, lines);
  return place === '' ? faultText(fault, lines) : `${place}: ${faultText(fault, lines)}`;
}

/** The value that the complaint is about; empty if it is about a whole entry. */
function fieldAt(fault: SheetFault, lines: Line[]): string {
  const about = lines.find((line) => isAbout(fault, line));
  return about === undefined ? '' : (fieldOf(fault, about) ?? '');
}

/** What the complaint is about. */
export function placeText(fault: SheetFault, lines: Line[]): string {
  const about = lines.find((line) => isAbout(fault, line));
  if (about === undefined) {
    const place = placeOfFault(fault);
    return maybe(`box-group-${place}`) ?? (place === 'name' ? t('box-name') : place);
  }
  const field = fieldOf(fault, about);
  const name = field === null ? undefined : maybe(`box-field-${field}`);
  return name === undefined ? fullName(about) : t('box-of', { entry: fullName(about), field: name });
}
