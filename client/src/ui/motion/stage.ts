import { settings, reducedMotion } from '../../state/settings.svelte';
import type { Picture } from './story';
import type { Thing } from './things';

/** A thing on the screen. */
export interface Seen {
  thing: Thing;
  element: HTMLElement;
  box: DOMRect;
}

/** Everything on the screen that has a name; equal things share it. */
export type Sight = Map<Thing, Seen[]>;

/** Whether anything may move now. */
export function moves(): boolean {
  return settings.motion && !reducedMotion() && !document.hidden && typeof document.body.animate === 'function';
}

/** Where everything is now. */
export function look(root: ParentNode): Sight {
  const sight: Sight = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const box = element.getBoundingClientRect();
    const thing = element.dataset['thing'] ?? '';
    const visible = box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (visible) sight.set(thing, [...(sight.get(thing) ?? []), { thing, element, box }]);
  }
  return sight;
}

/** The first of these things that is on the screen. */
export function find(sight: Sight, wanted: Thing[]): Seen | undefined {
  return wanted.map((thing) => sight.get(thing)?.[0]).find((seen) => seen !== undefined);
}

/** Whether the thing is still where it was, so that what flies there may go on. */
export function stays({ thing, element, box }: Seen): boolean {
  if (!element.isConnected || element.dataset['thing'] !== thing) return false;
  const now = element.getBoundingClientRect();
  return Math.abs(now.left - box.left) < 3 && Math.abs(now.top - box.top) < 3;
}

/** How much is still on its way to each thing that is not shown yet. */
const awaited = new WeakMap<HTMLElement, number>();

/**
 * Hides a thing until everything that becomes it is there; returns what shows it again. An animation of its opacity would
 * do the same, but give each hidden thing a layer of its own, which costs more than everything that moves.
 */
export function conceal(element: HTMLElement): () => void {
  awaited.set(element, (awaited.get(element) ?? 0) + 1);
  element.style.opacity = '0';
  return () => {
    const left = (awaited.get(element) ?? 1) - 1;
    awaited.set(element, left);
    if (left === 0) element.style.removeProperty('opacity');
  };
}

interface Point {
  x: number;
  y: number;
}

const centre = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** How many pieces an arc is cut into. */
const PIECES = 6;

export interface Way {
  from: DOMRect;
  through: DOMRect[];
  to: DOMRect;
  /** The height of the picture as it is drawn. */
  height: number;
  picture: Picture;
  /** Whether it becomes the thing at its end; otherwise it fades into it. */
  becomes: boolean;
}

/** The way from one place to another as keyframes: an arc, or straight from stop to stop. Only transform and opacity. */
export function keyframes({ from, through, to, height, picture, becomes }: Way): Keyframe[] {
  // Coins and signs keep their size; everything else has the size of where it lies.
  const fits = picture === 'marker' || !('icon' in picture);
  const scale = (box: DOMRect) => (fits ? Math.min(2.5, Math.max(0.3, box.height / height)) : 1);
  const points = through.length > 0 ? [from, ...through, to].map(centre) : arc(centre(from), centre(to));
  const last = points.length - 1;
  return points.map((point, index) => {
    const share = index / last;
    const size = scale(from) * (1 - share) + scale(to) * share;
    const hidden = (index === 0 && appears(picture)) || (index === last && !becomes);
    return { transform: at(point, size), opacity: hidden ? 0 : 1 };
  });
}

/** Points rise from their place and fade. */
export function rising(box: DOMRect): Keyframe[] {
  const { x, y } = centre(box);
  return [
    { transform: at({ x, y }, 0.6), opacity: 0 },
    { transform: at({ x, y: y - 14 }, 1.15), opacity: 1, offset: 0.25 },
    { transform: at({ x, y: y - 26 }, 1), opacity: 1, offset: 0.7 },
    { transform: at({ x, y: y - 38 }, 1), opacity: 0 },
  ];
}

/** A die rolls to where it lies. */
export const TUMBLE: Keyframe[] = [
  { transform: 'translate(-30px, -18px) rotate(-260deg) scale(1.15)', opacity: 0 },
  { transform: 'translate(-8px, 0) rotate(-60deg) scale(1.05)', opacity: 1, offset: 0.55 },
  { transform: 'translate(2px, 0) rotate(12deg)', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 1 },
];

/** A tile turns over. */
export const FLIP: Keyframe[] = [
  { transform: 'perspective(500px) rotateY(-90deg) scale(0.92)' },
  { transform: 'perspective(500px) rotateY(14deg) scale(1.04)', offset: 0.65 },
  { transform: 'none' },
];

/** A purse is glad of what arrived. */
export const LAND: Keyframe[] = [{ transform: 'scale(1.22)' }, { transform: 'none' }];

function at({ x, y }: Point, scale: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** What comes out of a deck or a purse was not seen before. */
function appears(picture: Picture): boolean {
  return picture !== 'marker' && ('card' in picture || 'icon' in picture);
}

function arc(from: Point, to: Point): Point[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(70, far * 0.22) };
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const share = piece / PIECES;
    const mix = (a: number, b: number, c: number) =>
      (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
    return { x: mix(from.x, top.x, to.x), y: mix(from.y, top.y, to.y) };
  });
}
