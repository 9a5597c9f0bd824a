import type { Action, AdvisedStep, Gain, Reason, TakenDie, Way } from '../protocol';
import { equal, type Stage } from '../state/way';
import { code, held, matchSome, type Code, type Handlers } from '../variant';
import { actionText, planText, samePlace, type Scene } from './actions';
import { counted, counts } from './deeds';
import { t } from './index.svelte';
import { MONK, type Names } from './names';
import { signed, unsigned } from './points';

/** A stage of a way. */
export function stageText({ steps }: Stage, names: Names, scene: Scene): string {
  const uses = steps.flatMap(({ action }) => held(action, 'use') ?? []);
  const [first] = steps;
  if (first === undefined) return '';
  if (uses.length > 0) return t('hint-use', { spaces: counted(uses.map(({ at }) => names.space(at))) });
  if (first.places.length > 0) return planText(first.places, names, scene.phase === 'serve' ? 'move' : 'place');
  const name = ({ action, accepts }: AdvisedStep) => {
    if (action !== 'accept') return actionText(action, names, scene);
    return accepts === undefined ? t('hint-accept') : t('hint-accept-kind', { kind: accepts });
  };
  return counted(steps.map(name));
}

/** Steps that every turn has. */
const ROUTINE: Code<Action>[] = ['use', 'ready', 'close'];
/** Steps that do not show what a way is about: those, and answers, which belong to the steps before. */
const QUIET: Code<Action>[] = [...ROUTINE, 'plan', 'accept', 'decline', 'take_schnapps'];

/** A way in a few words: where its dice go, or its first answer, and what it leads to. */
export function wayText({ steps }: Pick<Way, 'steps'>, names: Names, scene: Scene): string {
  const [first, ...later] = steps;
  if (first === undefined) return '';
  const deeds = later.filter(({ action }) => !QUIET.includes(code(action)));
  return stepsText(code(first.action) === 'use' && deeds.length > 0 ? deeds : [first, ...deeds], names, scene);
}

/** A way by what sets it apart from another one. */
export function otherWayText(way: Way, best: Way, names: Names, scene: Scene): string {
  const own = stepsText(apart(way, best), names, scene);
  // In a draft, taking one die means not taking another; and a plan says already where its dice lie.
  const answers = way.steps.length === 1 && best.steps.length === 1;
  const missing = answers ? [] : apart(best, way).filter(({ action }) => held(action, 'plan') === undefined);
  const other = stepsText(missing, names, scene);
  if (own === '') return other === '' ? wayText(way, names, scene) : t('hint-lacking', { other });
  return other === '' ? own : t('hint-not', { way: own, other });
}

/** The deeds that the other way does not have; of a plan, the dice that lie elsewhere. */
function apart({ steps }: Way, other: Way): AdvisedStep[] {
  const laid = other.steps.flatMap(({ places }) => places);
  const isPlan = ({ action }: AdvisedStep) => held(action, 'plan') !== undefined;
  return beyond(steps, other.steps, (one, same) => equal(one.action, same.action))
    .filter(({ action }) => !ROUTINE.includes(code(action)))
    .map((step) => ({ ...step, places: beyond(step.places, laid, samePlace) }))
    .filter((step) => !isPlan(step) || step.places.length > 0);
}

/** What a list has beyond another one; each entry of the other one takes away one equal entry. */
function beyond<T>(list: T[], other: T[], equals: (one: T, other: T) => boolean): T[] {
  const left = [...other];
  return list.filter((entry) => {
    const at = left.findIndex((one) => equals(entry, one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How many steps are named. */
const MOST = 6;

function stepsText(steps: AdvisedStep[], names: Names, scene: Scene): string {
  const words = steps.map((step) => stageText({ n: 1, steps: [step] }, names, scene));
  return counts(words).slice(0, MOST).join(' → ');
}

/** Where the die that is taken in a draft is likely to lie. */
export function dieText({ die, to }: TakenDie, names: Names): string {
  if (to === null) return t('hint-die-idle');
  return t('hint-die', { ...die, copies: 1, to: names.space(to, 'space-to') });
}

/** Where points come from. */
export function sourcesText(reasons: Reason[]): string {
  return reasons
    .slice(0, REASONS)
    .map(({ source, points }) => `${signed(points)} ${t(`source-${source}`)}`)
    .join(', ');
}

/** The least part of the strongest reason that another one must have to be named. */
const MATTERS = 0.15;

/** How many reasons are put into words; the first are the strongest. */
const REASONS = 3;

/** What speaks for a way, or against it; that the planner found it so only where nothing else does. */
export function prosAndCons(all: Reason[]): { pros: string; cons: string } {
  const reasons = all.slice(0, REASONS);
  // What hardly matters beside the rest would only be puzzled over.
  const least = MATTERS * Math.max(0, ...reasons.map(({ points }) => Math.abs(points)));
  const say = (sign: 'more' | 'less') => {
    const some = reasons.filter(
      ({ points }) => Math.abs(points) >= least && (sign === 'more' ? points > 0 : points < 0),
    );
    const known = some.filter(({ source }) => source !== 'estimate');
    return (known.length > 0 ? known : some).map(({ source }) => t(`because-${source}`, { sign })).join('; ');
  };
  return { pros: say('more'), cons: say('less') };
}

/** What a step brings, as a sentence; empty for steps that nobody would name. */
export function gainText({ action, points }: Gain, first: 'yes' | 'no', names: Names, scene: Scene): string {
  return matchSome(action, gains(names, scene, { points: unsigned(points), first }), '');
}

/** What steps do, each in a few words; placing the dice and what they bring in is no deed. */
export function deedsText(gains: Gain[], names: Names, scene: Scene): string {
  // All dice of a room count together.
  const name = (action: Action) => {
    const use = held(action, 'use');
    return use === undefined ? actionText(action, names, scene) : names.space(use.at);
  };
  return deeds(gains)
    .map(({ action }) => name(action))
    .join('; ');
}

/** The gains that somebody would call a deed. */
export function deeds(gains: Gain[]): Gain[] {
  const routine = (action: Action) =>
    action === 'ready' || action === 'close' || (held(action, 'use')?.at ?? MONK) !== MONK;
  return gains.filter(({ action }) => !routine(action));
}

const gains = (
  n: Names,
  { display }: Scene,
  worth: { points: string; first: 'yes' | 'no' },
): Partial<Handlers<Action, string>> => ({
  ready: () => t('gain-ready', worth),
  close: () => t('gain-kept', worth),
  use: ({ at }) => t(at === MONK ? 'gain-use' : 'gain-income', worth),
  buy: (kind) => t('gain-buy', { kind, ...worth }),
  upgrade: ({ area }) => t('gain-upgrade', { area, ...worth }),
  schnapps_upgrade: (area) => t('gain-upgrade', { area, ...worth }),
  recruit: (place) => {
    const guest = display?.[place]?.guest ?? null;
    return guest === null ? '' : t('gain-recruit', { ...n.about(guest), ...worth });
  },
  nobles: (count) => t('gain-nobles', { count, ...worth }),
  counter_guest: () => t('gain-counter_guest', worth),
  musician: () => t('gain-musician', worth),
  schnapps_remove: ({ card }) => t('gain-schnapps_remove', { ...n.about(card), ...worth }),
  bard: () => t('gain-bard', worth),
});
