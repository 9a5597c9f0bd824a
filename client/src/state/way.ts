import type { Action, AdvisedStep, Die, DiePlaced, DieView, LogEntry, View, Way } from '../protocol';
import { code, held } from '../variant';

// A way that a hint proposes, and how far the player has followed it.

/** Steps of a way that are one thing to do, with their number in it. */
export interface Stage {
  n: number;
  steps: AdvisedStep[];
}

/** The stages of a way: dice that are used one after the other are one, and so is a step that is done several times. */
export function stages({ steps }: Pick<Way, 'steps'>): Stage[] {
  const all: Stage[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last !== undefined && together(last.steps, step)) last.steps.push(step);
    else all.push({ n: all.length + 1, steps: [step] });
  }
  return all;
}

/** What is left of a way after these steps; null if one of them was none of its own. */
export function left(way: Stage[], done: Action[], dice: DieView[]): Stage[] | null {
  let rest = way;
  for (const action of done) {
    const place = held(action, 'place');
    const laid = (step: AdvisedStep) =>
      place !== undefined && step.places.some(({ die, to }) => to === place.to && same(die, place.die));
    if (rest.some(({ steps }) => steps.some(laid))) continue;
    const at = rest.findIndex(({ steps }) => steps.some((step) => equal(step.action, action)));
    if (at < 0) return null;
    rest = rest.map((stage, index) => (index === at ? { ...stage, steps: without(stage.steps, action) } : stage));
  }
  const open = (step: AdvisedStep) => step.places.length === 0 || unlaid(step, dice).length > 0;
  return rest.map((stage) => ({ ...stage, steps: stage.steps.filter(open) })).filter(({ steps }) => steps.length > 0);
}

/** The dice of a plan that do not lie in their places yet. */
export function unlaid({ places }: AdvisedStep, dice: DieView[]): DiePlaced[] {
  const lying = dice.filter((die) => die.space !== null);
  return places.filter(({ die, to }) => {
    const at = lying.findIndex((other) => other.space === to && same(other, die));
    if (at >= 0) lying.splice(at, 1);
    return at < 0;
  });
}

/** What the seat has done after the entry with this number; null if something from before was taken back. */
export function doneSince(log: LogEntry[], since: number, seat: number): Action[] | null {
  let done: { n: number; action: Action }[] = [];
  for (const { n, seat: whose, action, undoes, rewinds } of log) {
    if (n <= since) continue;
    if (rewinds !== null) return null;
    if (undoes !== null && whose === seat) {
      if (!done.some((step) => step.n === undoes)) return null;
      done = done.filter((step) => step.n !== undoes);
    } else if (whose === seat && action !== null) done.push({ n, action });
  }
  return done.map(({ action }) => action);
}

/** Whether the rest of a way for one table is still right on a later one: in the same phase, or serving as planned. */
export function holds(rest: Stage[], before: View, now: View): boolean {
  if (before.round !== now.round || usedUp(rest, before, now)) return false;
  if (before.phase === now.phase) return true;
  if (before.phase !== 'plan' || now.phase !== 'serve') return false;
  // Whoever has served before may have taken a guest of the plan, in whose place there is another one now.
  const places = rest.flatMap(({ steps }) => steps.flatMap(({ action }) => held(action, 'recruit') ?? []));
  return places.every((place) => before.display[place]?.guest === now.display[place]?.guest);
}

/** Whether somebody has taken the last of what a way needs. What was not there before may come from the way itself. */
function usedUp(rest: Stage[], { supply: then }: View, { supply: now }: View): boolean {
  const [cards, left] = [new Map(then.kinds), new Map(now.kinds)];
  return rest.some(({ steps }) =>
    steps.some(({ action }) => {
      const kind = held(action, 'buy');
      if (kind !== undefined) return left.get(kind) === 0 && cards.get(kind) !== 0;
      const nobles = held(action, 'nobles') ?? 0;
      return nobles > now.nobles && nobles <= then.nobles;
    }),
  );
}

/** Whether both are the same step. */
export function equal(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether both do the same, however it is paid for. */
export function sameDeed(one: Action, other: Action): boolean {
  const area = (action: Action) => held(action, 'upgrade')?.area ?? held(action, 'schnapps_upgrade');
  return equal(one, other) || (area(one) !== undefined && area(one) === area(other));
}

/** Whether a step belongs to those before it. A place of the display has another guest each time. */
function together(before: AdvisedStep[], step: AdvisedStep): boolean {
  if (isUse(step)) return before.every(isUse);
  const guest = held(step.action, 'recruit') !== undefined;
  return !guest && step.places.length === 0 && before.every(({ action }) => equal(action, step.action));
}

function isUse({ action }: AdvisedStep): boolean {
  return code(action) === 'use';
}

function without(steps: AdvisedStep[], action: Action): AdvisedStep[] {
  const at = steps.findIndex((step) => equal(step.action, action));
  return steps.filter((_, index) => index !== at);
}

function same(one: Die, other: { colour: Die['colour']; face: number }): boolean {
  return one.colour === other.colour && one.face === other.face;
}
