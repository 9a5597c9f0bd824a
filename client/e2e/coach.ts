import { expect, type Locator, type Page } from '@playwright/test';

/** The card of the coach. */
export const coach = (page: Page) => page.locator('[data-coach]');

interface Follow {
  press: (thing: Locator) => Promise<void>;
  /** Looks at the page before anything is pressed; a die that was picked up is a look of its own. */
  look?: (step: number, key: string) => Promise<void>;
}

/** Follows the coach to the end of the lesson: reads on, or does what glows for the step. */
export async function followCoach(page: Page, { press, look }: Follow): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const step = (await coach(page).getAttribute('data-step')) ?? '';
    const key = (await coach(page).getAttribute('data-coach')) ?? '';
    keys.push(key);
    if (key === 'over') return keys;
    const does = page.locator(`[data-step="${step}"] [data-go-on], button[data-lesson="${step}"][data-do]`);
    const die = page.locator(`button[data-lesson="${step}"][data-die]:not([data-do])`);
    await expect(does.or(die).first()).toBeVisible();
    await look?.(Number(step), key);
    // A die is picked up first; then its place glows.
    if ((await does.count()) === 0) {
      await press(die.first());
      await expect(does.first()).toBeVisible();
      await look?.(Number(step), `${key}, with the die in hand`);
    }
    await press(does.first());
    await expect(coach(page)).not.toHaveAttribute('data-step', step);
  }
}

/**
 * What is wrong with where the coach sits, one line each: it lies outside the window, it covers what the step speaks of
 * (`selector`) or what is to be pressed, or none of that is in sight.
 */
export function hides(page: Page, selector: string | null): Promise<string[]> {
  return page.evaluate((selector) => {
    const SLACK = 2;
    const faults: string[] = [];
    const card = document.querySelector('[data-coach]')?.getBoundingClientRect() ?? new DOMRect();
    const out = Math.max(-card.left, -card.top, card.right - innerWidth, card.bottom - innerHeight);
    if (out > 0) faults.push(`the coach lies ${out.toFixed()} px outside the window`);
    /** The part of an element that neither the window nor a scrolling part around it hides. */
    const shownOf = (node: Element): DOMRect => {
      let { left, top, right, bottom } = node.getBoundingClientRect();
      for (let part = node.parentElement; part !== null && part !== document.body; part = part.parentElement) {
        if (getComputedStyle(part).overflowY === 'visible') continue;
        const around = part.getBoundingClientRect();
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const look = (node: HTMLElement) => {
      const [box, shown] = [node.getBoundingClientRect(), shownOf(node)];
      const wide = Math.min(card.right, shown.right) - Math.max(card.left, shown.left);
      const high = Math.min(card.bottom, shown.bottom) - Math.max(card.top, shown.top);
      const name = node.dataset['do'] ?? node.dataset['die'] ?? node.className.replace(/ ?s(velte)?-\S+/g, '');
      if (wide > SLACK && high > SLACK) faults.push(`covers ${wide.toFixed()} × ${high.toFixed()} of ${name}`);
      return { name, whole: box.width - shown.width <= SLACK && box.height - shown.height <= SLACK };
    };
    const visible = (node: Element) => node.getClientRects().length > 0;
    const pressed = [...document.querySelectorAll<HTMLElement>('button[data-lesson]')].filter(visible).map(look);
    if (pressed.length > 0 && !pressed.some(({ whole }) => whole)) faults.push(`${pressed[0]?.name} is out of sight`);
    if (selector === null) return faults;
    const spoken = [...document.querySelectorAll<HTMLElement>(selector)].filter(visible).map(look);
    // On a phone, two rooms may lie too far apart for both to be in sight.
    if (!spoken.some(({ whole }) => whole)) faults.push(`out of sight: ${selector}`);
    return [...new Set(faults)];
  }, selector);
}
