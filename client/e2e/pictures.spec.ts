import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { begin, play, playUntil, press, settle, takeClientFromFolder } from './page';
import { takePicture } from './picture';
import { Program } from './program';

// The pictures of the documentation, for `cargo xtask pictures`: TIEFENTHAL_PICTURES names their folder.
const folder = process.env['TIEFENTHAL_PICTURES'];
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 780 };
/** All of them together, in bytes. */
const MOST = 1_500_000;

test('pictures for the documentation', async ({ page }) => {
  test.skip(folder === undefined, 'only cargo xtask pictures takes them');
  test.setTimeout(300_000);
  const program = await Program.start();
  const into = folder ?? '';
  mkdirSync(into, { recursive: true });
  let size = 0;
  const take = async (name: string) => {
    // Nothing has the focus, and the list of choices is folded away.
    const unfolded = page.locator('.choices:not(.folded) .fold:visible');
    if ((await unfolded.count()) > 0) await unfolded.click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    size += await takePicture(page, join(into, `${name}.png`));
  };
  try {
    await page.setViewportSize(LAPTOP);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await takeClientFromFolder(page);
    await settle(page, { words: 'north-star', theme: 'light', name: 'Anna', house: 'frog' });
    await begin(page, program.address, 5, 3);
    await playUntil(page, 'Place your dice');
    await press(page, 90);
    await playUntil(page, 'Place your dice');
    await page.locator('.desk [data-die]').first().click();
    await take('plan-light');
    await page.keyboard.press('Escape');
    await play(page, 4);
    await playUntil(page, 'Serve your guests');
    await choose(page, 'theme', 'dark');
    await take('serve-dark');
    for (const words of ['schmidt', 'de', 'nl']) {
      await choose(page, 'words', words);
      await take(`serve-${words}`);
    }
    await choose(page, 'words', 'north-star');
    await page.setViewportSize(PHONE);
    await take('phone-dark');
    await page.setViewportSize(LAPTOP);
    await page.goto(program.address);
    await choose(page, 'theme', 'light');
    await expect(page.locator('a[data-origin]').first()).toBeVisible();
    await take('start-light');
    await page.goBack();
    await choose(page, 'theme', 'dark');
    await play(page);
    await expect(page.locator('.end [data-line]').first()).toBeVisible();
    await take('end-dark');
    expect(size, 'the pictures are small enough for a repository').toBeLessThanOrEqual(MOST);
  } finally {
    await program.end();
  }
});

/** Changes a setting as a player does. */
async function choose(page: Page, setting: string, value: string): Promise<void> {
  await page.locator('.settings summary').click();
  await page.locator(`[data-setting=${setting}]`).selectOption(value);
  await page.keyboard.press('Escape');
}
