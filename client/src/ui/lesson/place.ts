/** Where the coach sits: close to what it speaks of, and never on what is to be pressed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What should stay free, and how much it matters. */
export interface Taken {
  box: Box;
  weight: number;
}

const STEP = 4;
const MARGIN = 4;

/** The corner at which a card of this size covers least, and of those the one nearest to the target. */
export function spot(card: Box, screen: Box, target: Box | null, taken: Taken[]): { left: number; top: number } {
  let best = { left: screen.left + MARGIN, top: screen.top + MARGIN };
  let least = Infinity;
  const right = Math.max(screen.left + MARGIN, screen.left + screen.width - card.width - MARGIN);
  const bottom = Math.max(screen.top + MARGIN, screen.top + screen.height - card.height - MARGIN);
  for (const left of stops(screen.left + MARGIN, right)) {
    for (const top of stops(screen.top + MARGIN, bottom)) {
      const here = { left, top, width: card.width, height: card.height };
      const covered = taken.reduce((sum, { box, weight }) => sum + weight * overlap(here, box), 0);
      const cost = covered + (target === null ? 0 : distance(here, target));
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** The part of the window in which the card may lie: neither on the bar at the top nor on the tabs of a phone. */
export function belowBar(): Box {
  const bar = document.querySelector('.p-top')?.getBoundingClientRect();
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (bar === undefined || board === undefined) return { left: 0, top: 0, width: innerWidth, height: innerHeight };
  return { left: board.left, top: bar.bottom, width: board.width, height: board.bottom - bar.bottom };
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** How much of one lies on the other. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Box, other: Box): number {
  const across = one.left + one.width / 2 - (other.left + other.width / 2);
  const down = one.top + one.height / 2 - (other.top + other.height / 2);
  return Math.hypot(across, down);
}

function stops(from: number, to: number): number[] {
  const all = [];
  for (let at = from; at < to; at += STEP) all.push(at);
  return [...all, to];
}
