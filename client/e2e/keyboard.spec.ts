import { expect, type Page, test } from '@playwright/test';
import { asked, length, listen, settle, takeClientFromFolder } from './page';
import { Program } from './program';

test('one round with the keyboard alone', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, { level: 1, opponents: ['greedy'] });
    await page.goto(program.address);
    await reach(page, 'button.begin');
    await page.keyboard.press('Enter');
    await expect(page.locator('.question.yours')).toBeVisible();

    // Guests and draft: the first answer each time.
    while (!(await asked(page, 'Place your dice'))) await answer(page, '.desk .answer');

    // Planning: Enter picks up a die, the arrows choose a place, Escape puts it back.
    await reach(page, '.desk [data-die]');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-target]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-target]')).toHaveCount(0);
    for (let placed = 0; placed < 2; placed += 1) {
      const before = await length(page);
      await reach(page, '.desk [data-die]');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => length(page)).toBeGreaterThan(before);
    }
    const placed = await length(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => length(page)).toBeGreaterThan(placed);
    await insist(page);

    // Serving: use the placed dice, then close.
    await expect.poll(() => asked(page, 'Serve your guests')).toBe(true);
    await answer(page, '.tavern [data-do^="use"]');
    await insist(page);
    await expect.poll(() => page.locator('.top .rounds .now .number').textContent(), { timeout: 20_000 }).toBe('2');
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});

/** Ends the plan or the turn although dice are left; the page warns once. */
async function insist(page: Page): Promise<void> {
  await reach(page, '.desk button.main');
  await page.keyboard.press('Enter');
  await expect(page.locator('.desk [role=alert]')).toBeVisible();
  await answer(page, '.desk button.main');
}

/** Presses Tab until a matching element has the focus. */
async function reach(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}

async function answer(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible({ timeout: 20_000 });
  const before = await length(page);
  await reach(page, selector);
  await page.keyboard.press('Enter');
  await expect.poll(() => length(page), { timeout: 20_000 }).toBeGreaterThan(before);
  await expect(page.locator('.question.yours')).toBeVisible({ timeout: 20_000 });
}
