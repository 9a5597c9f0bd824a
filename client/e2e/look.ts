import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { crowded } from './crowded';
import { misfits, outside, SIZES } from './fits';

/** Whether every size, level and word set is looked at; the test command looks at a few. */
export const all = process.env['TIEFENTHAL_SIZES'] === 'all';

/** The test command looks at the tightest laptop, a tablet and a phone. */
export const sizes = all ? SIZES : SIZES.filter(({ width }) => [1366, 820, 360].includes(width));
/** In which light everything is looked at. */
export const theme = process.env['TIEFENTHAL_THEME'] ?? 'light';
type Size = (typeof SIZES)[number];

/** Leaves a picture for people in the folder TIEFENTHAL_SHOTS, if there is one. */
export async function shoot(page: Page, what: string, size: Size): Promise<void> {
  const folder = process.env['TIEFENTHAL_SHOTS'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const name = `${what} ${size.width}x${size.height}`.replace(/[^\w]+/g, '-');
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/**
 * What does not fit into a part of the page, at every size. A part that lies over the page, like a menu or the card of
 * the coach, must also lie inside the window.
 */
export async function lookAt(page: Page, what: string, root: string, over?: string): Promise<string[]> {
  const found: string[] = [];
  // What the pointer lies on would be explained.
  await page.mouse.move(0, 0);
  for (const size of sizes) {
    await page.setViewportSize(size);
    // What follows the window, like the card of the coach, comes a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const faults = await misfits(page, root);
    if (over !== undefined) faults.push(...(await crowded(page, over)), ...(await outside(page, over)));
    else if (root !== '.table') faults.push(...(await crowded(page, root)));
    found.push(...faults.map((fault) => `${what}, ${size.name}: ${fault}`));
    await shoot(page, what, size);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}

/** The tabs that a window of this size has. */
function tabs({ width, height }: Size): string[] {
  if (width < 761 || height < 561) return ['market', 'monastery', 'others', 'log', 'choices', 'tavern'];
  return width < 1180 ? ['log', 'choices', 'tavern'] : [];
}

/** What does not fit on the table, at every size and on every tab. */
export async function lookAtTable(page: Page, phase: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const report = async (tab: string) => {
      const faults = await misfits(page);
      found.push(...faults.map((fault) => `${phase}, ${size.name}, ${tab}: ${fault}`));
    };
    await report('as it opens');
    await shoot(page, phase, size);
    for (const tab of tabs(size)) {
      await page.locator(`[data-tab-button=${tab}]`).click();
      await report(tab);
      if (tab !== 'tavern') await shoot(page, `${phase} ${tab}`, size);
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}
