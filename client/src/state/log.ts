import { actionText } from '../i18n/actions';
import { eventText } from '../i18n/events';
import { t } from '../i18n/index.svelte';
import type { Names } from '../i18n/names';
import type { Action, Card, Event, LogEntry } from '../protocol';
import { code, held, type Code } from '../variant';

export interface Line {
  text: string;
  rule: string;
}

/** Steps whose name already says what their first event would repeat. */
const ECHO: Partial<Record<Code<Action>, Code<Event>>> = { take: 'die_taken', column: 'signature_laid' };

/** The event whose sentence names its seat. */
const NAMES_ITS_SEAT: Code<Event> = 'start_player';

/** The lines of a log entry, one per event; consecutive equal ones are merged. */
export function linesOf(entry: LogEntry, names: Names): Line[] {
  const lines: (Line & { count: number; key: string })[] = [];
  let echo = entry.action === null ? undefined : ECHO[code(entry.action)];
  // What also happened to others, like the dice that all take at once, says whose it is.
  const others = entry.events.filter(({ seat }) => seat !== null && seat !== entry.seat);
  const shared = new Set(others.map(({ event }) => code(event)));
  for (const { rule, seat, event } of entry.events) {
    const name = code(event);
    // The headings of the log show the phase, and nobody misses raises that nobody has.
    if (name === 'phase_began' || held(event, 'dishwashers_ready')?.uses === 0) continue;
    // The action already names the die or the column.
    if (name === echo && seat === entry.seat) {
      echo = undefined;
      continue;
    }
    const named = seat !== null && (seat !== entry.seat || shared.has(name)) && name !== NAMES_ITS_SEAT;
    const about = named ? `${names.seat(seat)}: ` : '';
    const text = about + eventText(event, names);
    const last = lines.at(-1);
    if (last?.key === text) last.count += 1;
    else lines.push({ text, rule, count: 1, key: text });
  }
  return lines.map(({ text, rule, count }) => ({ text: count > 1 ? `${text} ×${count}` : text, rule }));
}

/** The numbers of the entries that were taken back. */
export function takenBack(log: LogEntry[]): Set<number> {
  return new Set(
    log.flatMap((entry) => {
      if (entry.undoes !== null) return [entry.undoes];
      const back = entry.rewinds;
      if (back === null) return [];
      return log.filter(({ n }) => n >= back && n < entry.n).map(({ n }) => n);
    }),
  );
}

/** What was done, in a few words. */
export function titleOf(entry: LogEntry, names: Names): string {
  if (entry.undoes !== null) return t('table-took-back');
  if (entry.rewinds !== null) return t('table-went-back');
  if (entry.hint) return t('table-took-hint');
  if (entry.action === null) return entry.seat === null ? t('table-setup') : t('table-chose');
  const action = actionText(entry.action, names, { round: entry.round, display: null });
  // Later nobody knows any more what was on offer.
  const taken = entry.action === 'accept' ? entry.events.map(({ event }) => cardOf(event)) : [];
  const [card] = taken.filter((card) => card !== undefined);
  return card === undefined ? action : `${action}: ${names.card(card)}`;
}

/** The card that somebody got. */
function cardOf(event: Event): Card | undefined {
  return (held(event, 'card_gained') ?? held(event, 'card_shuffled_in'))?.card;
}

/** Who did what, and what came of it. */
export function deedOf(entry: LogEntry, names: Names): { title: string; lines: string[] } {
  const who = entry.seat === null ? '' : `${names.seat(entry.seat)}: `;
  return { title: who + titleOf(entry, names), lines: linesOf(entry, names).map(({ text }) => text) };
}

/** An entry in one sentence, for screen readers. */
export function summary(entry: LogEntry, names: Names): string {
  if (entry.seat === null || entry.action === null) return '';
  const { title, lines } = deedOf(entry, names);
  return [title, ...lines.slice(0, 6)].join('. ');
}
