import type { Action, Balance, Gain, Way } from '../protocol';
import { SOURCES } from '../state/sources';
import { equal } from '../state/way';
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
/** What a step must bring more in one way than in another to be named, in hundredths of a point. */
const NAMED = 50;

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
  const part = ({ action, points }: Gain) => ({ label: deedText(action, names, scene), points });
  // The same step may bring more after others; a few small ones are not worth a line each.
  const many = shared.filter(({ points }) => Math.abs(points) >= NAMED);
  const inBoth = many.map(({ action, points }) => ({
    label: t('balance-in-both', { deed: deedText(action, names, scene) }),
    points,
  }));
  const few = { label: t('balance-shared'), points: sum(shared) - sum(many) };
  return parts([...apart.map(part), ...inBoth, few, others], total);
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

/** What each deed brings that only one of two ways has, and what each other one brings more in the first. */
function differences(gains: Gain[], less: Gain[]): { apart: Gain[]; shared: Gain[] } {
  // Kept Thalers and beer are nothing that is done, so how much they are worth sets ways apart.
  const kept = (list: Gain[]) => sum(list.filter(({ action }) => action === 'close'));
  const [own, other] = [gains, less].map((list) => list.filter(({ action }) => action !== 'close'));
  const worthIn = (list: Gain[], gain: Gain) => list.find((one) => sameGain(one, gain))?.points;
  const apart: Gain[] = [{ action: 'close', points: kept(gains) - kept(less) }];
  const shared: Gain[] = [];
  for (const gain of own ?? []) {
    const worth = worthIn(other ?? [], gain);
    if (worth === undefined) apart.push(gain);
    else shared.push({ action: gain.action, points: gain.points - worth });
  }
  for (const gain of other ?? []) {
    if (worthIn(own ?? [], gain) === undefined) apart.push({ action: gain.action, points: -gain.points });
  }
  return { apart, shared };
}

function sum(parts: { points: number }[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** Gains count all dice of the Monk together, and all others. */
function sameGain(one: Gain, other: Gain): boolean {
  const [use, same] = [held(one.action, 'use'), held(other.action, 'use')];
  if (use !== undefined && same !== undefined) return (use.at === MONK) === (same.at === MONK);
  return equal(one.action, other.action);
}

function deedText(action: Action, names: Names, scene: Scene): string {
  if (action === 'ready') return t('balance-placing');
  if (action === 'close') return t('source-kept');
  const use = held(action, 'use');
  if (use !== undefined) return use.at === MONK ? names.space(MONK) : t('balance-dice');
  return actionText(action, names, scene);
}
