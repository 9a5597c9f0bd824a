import type { Balance, Gain, Way } from '../protocol';
import { SOURCES } from '../state/sources';
import { sameDeed } from '../state/way';
import { held } from '../variant';
import { actionText, type Scene } from './actions';
import { t } from './index.svelte';
import { MONK, type Names } from './names';
import { shown } from './points';

// What the difference between two ways consists of: a few named parts that add up to it.

/** A part, in hundredths of a point; as it is shown, so whoever adds up what they see comes to the same sum. */
export interface Part {
  label: string;
  points: number;
}

/** How many parts are named. */
const MOST = 6;
/** The least part of the largest one that another one must have to be named. */
const MATTERS = 0.05;

/** The parts that matter, the largest first, and one for everything else. */
export function parts(all: Part[], total: number): Part[] {
  const rounded = all.map(({ label, points }) => ({ label, points: shown(points) }));
  const least = MATTERS * Math.max(0, ...rounded.map(({ points }) => Math.abs(points)));
  const named = rounded
    .filter(({ points }) => points !== 0 && Math.abs(points) >= least)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST);
  const rest = shown(total) - named.reduce((sum, { points }) => sum + points, 0);
  return rest === 0 ? named : [...named, { label: t('balance-rest'), points: rest }];
}

/** How a way differs from the best one: by what its steps bring, or where it has none, by where points come from. */
export function wayParts(way: Way, best: Way, names: Names, scene: Scene): Part[] {
  const total = -way.behind;
  if (way.gains.length + best.gains.length === 0) {
    // What no source explains is everything else.
    const known = way.reasons.filter(({ source }) => source !== 'estimate');
    return parts(
      known.map(({ source, points }) => ({ label: t(`source-${source}`), points })),
      total,
    );
  }
  // What is left to the others counts, too.
  const others = { label: t('source-rivals'), points: total - (way.points - best.points) };
  const { apart, shared } = differences(way.gains, best.gains);
  // The same steps may bring more after others, or in another order.
  const both = { label: t('balance-shared'), points: shared };
  const deeds = apart.map((gain) => ({ label: deedText(gain, names, scene), points: gain.points }));
  return parts([...deeds, both, others], total);
}

/** What was measured at the end of imagined games, by where points come from. */
export function balanceParts(balance: Balance, total: number): Part[] {
  const own = SOURCES.map((source) => ({
    // Upgrades are counted by themselves, with the Nobles that came with them.
    label: source === 'nobles' ? t('balance-nobles') : t(`end-source-${source}`),
    points: balance[source],
  }));
  const upgrades = { label: t('balance-upgrades'), points: balance.upgrades };
  const sign = balance.rival < 0 ? 'less' : 'more';
  return parts([upgrades, ...own, { label: t('balance-rival', { sign }), points: balance.rival }], total);
}

/** What each deed brings that only one of two ways has, and what all others bring more in the first. */
function differences(gains: Gain[], less: Gain[]): { apart: Gain[]; shared: number } {
  const isIn = (list: Gain[]) => (gain: Gain) => list.some((other) => sameGain(other, gain));
  const sum = (list: Gain[]) => list.reduce((sum, { points }) => sum + points, 0);
  // Kept Thalers and beer are nothing that is done, so how much they are worth sets ways apart.
  const [kept, keptLess] = [gains, less].map((list) => sum(list.filter(({ action }) => action === 'close')));
  const isDeed = ({ action }: Gain) => action !== 'close';
  const [own, other] = [gains.filter(isDeed), less.filter(isDeed)];
  const apart = [
    ...own.filter((gain) => !isIn(other)(gain)),
    ...other.filter((gain) => !isIn(own)(gain)).map(({ action, points }) => ({ action, points: -points })),
    { action: 'close' as const, points: (kept ?? 0) - (keptLess ?? 0) },
  ];
  return { apart, shared: sum(own.filter(isIn(other))) - sum(other.filter(isIn(own))) };
}

/** Gains count all dice of the Monk together, and all others. */
function sameGain(one: Pick<Gain, 'action'>, other: Pick<Gain, 'action'>): boolean {
  const [use, same] = [held(one.action, 'use'), held(other.action, 'use')];
  if (use !== undefined && same !== undefined) return (use.at === MONK) === (same.at === MONK);
  return sameDeed(one.action, other.action);
}

function deedText({ action }: Gain, names: Names, scene: Scene): string {
  if (action === 'ready') return t('balance-placing');
  if (action === 'close') return t('source-kept');
  const use = held(action, 'use');
  if (use !== undefined) return use.at === MONK ? names.space(MONK) : t('balance-dice');
  return actionText(action, names, scene);
}
