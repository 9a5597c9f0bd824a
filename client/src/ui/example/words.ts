import { actionText } from '../../i18n/actions';
import { t } from '../../i18n/index.svelte';
import type { Names } from '../../i18n/names';
import { illegalText } from '../../i18n/refusals';
import type { Example, ExampleDeed, View } from '../../protocol';
import { linesOf, titleOf, type Line } from '../../state/log';
import { SOURCES } from '../end/sources';

/** A step of an example in words. */
export interface Told {
  title: string;
  /** What followed, or why it is refused, each with its rule. */
  lines: Line[];
}

/** More lines than this are too many to read at once; then those about the rule count. */
const MOST = 5;

/** A step of an example in words; step 0 is its beginning. */
export function tell(example: Example, step: number, names: Names): Told {
  const { start, steps, rules } = example;
  const view = steps[step - 1]?.view ?? start;
  const before = steps[step - 2]?.view ?? start;
  const told = said(steps[step - 1]?.what ?? null, names, before);
  const offers = step === 0 && rules.includes('S8') ? offered(names, view) : [];
  return { ...told, lines: [...about(told.lines, rules), ...offers, ...result(names, view)] };
}

function said(deed: ExampleDeed | null, names: Names, before: View): Told {
  if (deed === null) return { title: t('shown-before'), lines: [] };
  if (deed.type === 'again') return { title: t('shown-again'), lines: [] };
  if (deed.type === 'refused') {
    const action = actionText(deed.action, names, before);
    return {
      title: t('shown-tries', { name: names.seat(deed.seat), action }),
      lines: [{ text: illegalText(deed.why, names), rule: deed.rule }],
    };
  }
  const { entry } = deed;
  const who = entry.seat === null ? '' : `${names.seat(entry.seat)}: `;
  const what = entry.action === null ? titleOf(entry, names) : actionText(entry.action, names, before);
  return { title: `${who}${what}`, lines: linesOf(entry, names) };
}

/** Of many lines those that follow from the rules, or else from their phase, or else the first. */
function about(lines: Line[], rules: string[]): Line[] {
  if (lines.length <= MOST) return lines;
  const letters = rules.map((rule) => rule.charAt(0));
  const found = [
    lines.filter(({ rule }) => rules.includes(rule)),
    lines.filter(({ rule }) => letters.includes(rule.charAt(0))),
  ].find((some) => some.length > 0);
  return (found ?? lines).slice(0, MOST);
}

/** The Start Cards on offer, which lie nowhere on the table. */
function offered(names: Names, view: View): Line[] {
  return view.start_cards.map((card) => ({ text: actionText({ start_card: card }, names, view), rule: 'S8' }));
}

/** How a game ended: everybody's points, and where they come from. */
function result(names: Names, { outcome, seats }: View): Line[] {
  if (outcome === null) return [];
  const points = seats.map(({ seat, points }) => {
    const parts = SOURCES.filter(({ source }) => points[source] > 0);
    const from = parts.map(({ source }) => `${t(`end-source-${source}`)} ${points[source]}`).join(', ');
    return { text: `${names.seat(seat)}: ${points.total}${from === '' ? '' : ` (${from})`}`, rule: 'Z1' };
  });
  const { winners } = outcome;
  const first = winners.map((seat) => names.seat(seat)).join(', ');
  return [...points, { text: t('end-wins', { names: first, count: winners.length }), rule: 'Z2' }];
}
