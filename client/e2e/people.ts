import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { CHOICES, listen, press, settle, takeClientFromFolder } from './page';

export const PHONE = { width: 360, height: 740 };
export const LAPTOP = { width: 1366, height: 768 };

/** A person with a browser of their own. */
export async function person(browser: Browser, viewport: typeof PHONE, settings: Record<string, unknown> = {}) {
  // A phone has a finger instead of a mouse.
  const phone = viewport === PHONE ? { isMobile: true, hasTouch: true } : {};
  const context = await browser.newContext({ viewport, ...phone });
  const page = await context.newPage();
  const complaints = listen(page);
  await takeClientFromFolder(page);
  await settle(page, settings);
  return { context, page, complaints };
}

/** Nothing is wider than the screen, and nothing shuts anybody out. */
export async function sound(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))).toEqual([]);
}

/** The number of the round; empty before the first. */
export const round = (page: Page) =>
  page.evaluate(() => document.querySelector('.top .rounds .now .number')?.textContent ?? '');

/** Answers whatever these pages are asked, one after the other, until enough has happened. */
export async function playOn(pages: Page[], enough: () => Promise<boolean>): Promise<void> {
  while (!(await enough())) {
    for (const page of pages) {
      if ((await page.locator(CHOICES).count()) > 0) await press(page, 1);
      else await page.waitForTimeout(20);
    }
  }
}

/**
 * A finished game of this page's person, whose chair a computer player has minded from the start. It may have a component
 * sheet of its own.
 */
export async function finished(page: Page, sheet?: string): Promise<string> {
  return page.evaluate(async (sheet) => {
    const send = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const seats = [{ person: 'Anna' }, { bot: 'greedy' }, { bot: 'random' }];
    const made = await send('/api/games', { level: 5, seats, late_refill: false, sheet });
    const { game } = (await made.json()) as { game: string };
    await send(`/api/games/${game}/room`, { type: 'mind', seat: 0, bot: 'greedy' });
    while (!(await fetch(`/api/games/${game}/record`)).ok) await new Promise((resolve) => setTimeout(resolve, 100));
    return game;
  }, sheet);
}

/** Has a computer player end the game of this page in the person's chair. */
export async function minded(page: Page, bot = 'greedy'): Promise<void> {
  await page.evaluate(async (bot) => {
    const game = location.pathname.split('/').at(-1) ?? '';
    const mind = JSON.stringify({ type: 'mind', seat: 0, bot });
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/games/${game}/room`, { method: 'POST', headers, body: mind });
    while (!(await fetch(`/api/games/${game}/record`)).ok) await new Promise((resolve) => setTimeout(resolve, 100));
  }, bot);
  await page.reload();
}

/** Plays the evening that this page offers, with a computer player on the person's chair. */
export async function playedEvening(page: Page, bot: string): Promise<void> {
  await page.locator('[data-play]').click();
  await expect(page.locator('.board')).toBeVisible();
  await minded(page, bot);
  await page.locator('.end [data-evening]').click();
  await expect(page.locator('[data-own]')).toBeVisible();
}
