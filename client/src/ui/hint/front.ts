/** Where the ghosts of a hint lie on a small screen, which shows one part of the table at a time. */

import type { Tab } from '../table/tab';

/** The parts of the table that have ghosts, and their tabs. */
const PARTS: [selector: string, tab: Tab][] = [
  ['.p-tavern', 'tavern'],
  ['.p-market', 'market'],
  ['.p-book', 'market'],
  ['.p-monastery', 'monastery'],
];

/** The tab with the ghosts of this step; none if they lie where they can always be seen. */
export function tabOf(step: number): Tab | null {
  for (const [selector, tab] of PARTS) if (ghostIn(selector, step) !== null) return tab;
  return null;
}

/** Scrolls the part in view until its ghost of this step can be seen, above the panel of the hint. */
export function reveal(step: number): void {
  for (const part of document.querySelectorAll<HTMLElement>('.p-tavern, .p-right')) {
    const ghost = ghostIn(part, step);
    if (ghost === null || part.scrollHeight <= part.clientHeight || part.clientHeight === 0) continue;
    const below = ghost.getBoundingClientRect().top - part.getBoundingClientRect().top;
    part.scrollTop += below - part.clientHeight / 4;
  }
}

function ghostIn(part: string | HTMLElement, step: number): Element | null {
  const inside = typeof part === 'string' ? document.querySelector(part) : part;
  return inside?.querySelector(`[data-ghost="${step}"], [data-ghost-die="${step}"]`) ?? null;
}
