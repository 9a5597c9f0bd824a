import type { Card } from '../protocol';
import type { Deeds } from '../state/deeds';
import { t } from './index.svelte';
import type { Names } from './names';

/** One line of what somebody did: what kind of deed, and the things it was done to. */
export interface DeedLine {
  kind: 'recruited' | 'bought' | 'upgraded' | 'gained' | 'spent' | 'removed' | 'on_top' | 'kept';
  what: string;
}

/** What somebody did, in a few lines; what comes first matters most. */
export function deedLines(deeds: Deeds, names: Names): DeedLine[] {
  const cards = (list: Card[]) => counted(list.map((card) => names.card(card)));
  const lines: DeedLine[] = [
    { kind: 'recruited', what: cards(deeds.recruited) },
    { kind: 'bought', what: cards(deeds.bought) },
    { kind: 'upgraded', what: counted(deeds.upgraded.map((area) => t('area', { area }))) },
    { kind: 'gained', what: gains(deeds, names) },
    { kind: 'spent', what: deeds.schnapps < 0 ? t('schnapps', { count: -deeds.schnapps }) : '' },
    { kind: 'removed', what: cards(deeds.removed) },
    { kind: 'on_top', what: cards(deeds.onTop) },
    { kind: 'kept', what: deeds.kept === null ? '' : keeps(deeds.kept) },
  ];
  return lines.filter(({ what }) => what !== '');
}

/**
 * What a gift brought, in its own words: without labels, a room or a Regular alone would look like something that came.
 */
export function giftText(deeds: Deeds, names: Names): string {
  const only = deeds.removed.every((card) => names.info(card)?.class === 'regular');
  const lines = deedLines(deeds, names).filter(({ kind }) => kind !== 'spent');
  const parts = lines.map(({ kind, what }) => {
    if (kind === 'upgraded') return counted(deeds.upgraded.map((area) => t('bonus-upgrade', { area })));
    return kind === 'removed' && only ? t('bonus-remove_regulars', { count: deeds.removed.length }) : what;
  });
  return parts.join(', ');
}

function gains(deeds: Deeds, names: Names): string {
  const amounts: [number, (count: number) => string][] = [
    // What is earned in a serving turn is spent or kept in it.
    [deeds.kept === null ? deeds.thalers : 0, (count) => t('thalers', { count })],
    [deeds.kept === null ? deeds.beer : 0, (count) => t('beer', { count })],
    [deeds.monastery, (count) => t('monastery-steps', { count })],
    [deeds.reputation, (count) => t('bonus-reputation', { count })],
    [deeds.schnapps, (count) => t('schnapps', { count })],
  ];
  return [
    counted([
      ...deeds.gained.map((card) => names.card(card)),
      ...deeds.hired.map((who) => t('entertainer', { who })),
      ...Array.from({ length: Math.max(0, deeds.counterGuests) }, () => t('name-counter-guest')),
      ...Array.from({ length: deeds.signatures }, () => t('name-signature')),
    ]),
    ...amounts.filter(([count]) => count > 0).map(([count, text]) => text(count)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function keeps({ thalers, beer }: { thalers: number; beer: number }): string {
  const kept = [thalers > 0 ? t('thalers', { count: thalers }) : '', beer > 0 ? t('beer', { count: beer }) : ''];
  const said = kept.filter((part) => part !== '');
  return said.length === 0 ? t('turn-nothing') : said.join(', ');
}

/** Things in their order; equal ones are counted. */
export function counted(things: string[]): string {
  return counts(things).join(', ');
}

/** The same, one by one. */
export function counts(things: string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${thing} ×${count}` : thing));
}
