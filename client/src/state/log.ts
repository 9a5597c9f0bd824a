import { actionText } from '../i18n/actions';
import { eventText } from '../i18n/events';
import { t } from '../i18n/index.svelte';
import type { Names } from '../i18n/names';
import type { Action, Event, LogEntry, Seat } from '../protocol';
import { code, held, type Code } from '../variant';

export interface Line {
  text: string;
  rule: string;
}

/** Steps whose name already says what their first event would repeat. */
const ECHO: Partial<Record<Code<Action>, Code<Event>>> = { take: 'die_taken', column: 'signature_laid' };

/** The lines of a log entry, one per event; consecutive equal ones are merged. */
export function linesOf(entry: LogEntry, names: Names): Line[] {
  const lines: (Line & { count: number; key: string })[] = [];
  let echo = entry.action === null ? undefined : ECHO[code(entry.action)];
  for (const { rule, event } of entry.events) {
    const name = code(event);
    // The headings of the log show the one, and the other is not worth a line.
    if (name === 'phase_began' || held(event, 'dishwashers_ready')?.uses === 0) continue;
    const seat = seatOf(event);
    // The action already names the die or the column.
    if (name === echo && seat === entry.seat) {
      echo = undefined;
      continue;
    }
    const about = seat !== null && seat !== entry.seat ? `${names.seat(seat)}: ` : '';
    const text = about + eventText(event, names);
    const last = lines.at(-1);
    if (last?.key === text) last.count += 1;
    else lines.push({ text, rule, count: 1, key: text });
  }
  return lines.map(({ text, rule, count }) => ({ text: count > 1 ? `${text} ×${count}` : text, rule }));
}

/** What was done, in a few words. */
export function titleOf(entry: LogEntry, names: Names): string {
  if (entry.undoes !== null) return t('table-took-back');
  if (entry.rewinds !== null) return t('table-went-back');
  if (entry.action === null) return entry.seat === null ? t('table-setup') : t('table-chose');
  return actionText(entry.action, names, { round: entry.round, display: null });
}

/** An entry in one sentence, for screen readers. */
export function summary(entry: LogEntry, names: Names): string {
  if (entry.seat === null || entry.action === null) return '';
  const action = actionText(entry.action, names, { round: entry.round, display: null });
  const lines = linesOf(entry, names)
    .slice(0, 6)
    .map(({ text }) => text);
  return [`${names.seat(entry.seat)}: ${action}`, ...lines].join('. ');
}

function seatOf(event: Event): Seat | null {
  if (typeof event === 'string') return null;
  const about: unknown = Object.values(event)[0];
  if (typeof about !== 'object' || about === null || !('seat' in about)) return null;
  if (code(event) === 'start_player') return null;
  return typeof about.seat === 'number' ? about.seat : null;
}
