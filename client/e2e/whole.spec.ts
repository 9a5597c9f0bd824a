import { expect, type Page, test } from '@playwright/test';
import { length, listen, settle, takeClientFromFolder } from './page';
import { person, PHONE } from './people';
import { Program } from './program';

// Whole games without a mouse take minutes, so `cargo xtask proof client` plays them.
test.skip(process.env['TIEFENTHAL_SIZES'] !== 'all', 'only the proof plays whole games by keys and by touch');

/** What a player does who plays on: dice first, then purchases, then the end of the turn. */
const WISHES = ['.desk .answer', '.desk [data-die]', '[data-do^="use"]', '[data-do^="recruit"]', '.desk button.main'];

const over = (page: Page) => page.locator('.end').isVisible();

/** Waits until the page asks something or the game is over. */
async function asked(page: Page): Promise<void> {
  await expect(page.locator('.question.yours, .end').first()).toBeVisible({ timeout: 60_000 });
}

test('a whole game with the keyboard alone', async ({ page }) => {
  test.setTimeout(1_200_000);
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, { level: 1, opponents: ['greedy'] });
    await page.goto(program.address);
    await reach(page, ['button.begin']);
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 600; steps += 1) {
      await asked(page);
      if (await over(page)) break;
      const before = await length(page);
      await reach(page, await wanted(page));
      await page.keyboard.press('Enter');
      // A die in hand goes to the first place that takes it.
      if ((await page.locator('[data-target]').count()) > 0) await page.keyboard.press('Enter');
      if ((await page.locator('.desk [role=alert]').count()) > 0) {
        await reach(page, ['.desk button.main']);
        await page.keyboard.press('Enter');
      }
      await expect
        .poll(async () => (await over(page)) || (await length(page)) > before, { timeout: 20_000 })
        .toBe(true);
    }
    await expect(page.locator('.end tr.winner')).not.toHaveCount(0);
    await reach(page, ['.end .buttons .main']);
    await page.keyboard.press('Enter');
    await expect(page.locator('.end')).toHaveCount(0);
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});

test('a whole game by touch alone', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const program = await Program.start();
  const { page, context, complaints } = await person(browser, PHONE, { level: 1, opponents: ['greedy'] });
  try {
    await page.goto(program.address);
    await page.locator('button.begin').tap();
    for (let steps = 0; steps < 600; steps += 1) {
      await asked(page);
      if (await over(page)) break;
      const before = await length(page);
      const [wish] = await wanted(page);
      await page.locator(`${wish}:visible`).first().tap();
      const target = page.locator('[data-target]:visible').first();
      if ((await target.count()) > 0) await target.tap();
      const sure = page.locator('.desk [role=alert]');
      if ((await sure.count()) > 0) await page.locator('.desk button.main:visible').first().tap();
      await expect
        .poll(async () => (await over(page)) || (await length(page)) > before, { timeout: 20_000 })
        .toBe(true);
    }
    await expect(page.locator('.end tr.winner')).not.toHaveCount(0);
    await page.locator('.end .buttons .main').tap();
    await expect(page.locator('.end')).toHaveCount(0);
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
    await context.close();
  }
});

/** The first wish that the page can grant, as a selector. */
async function wanted(page: Page): Promise<string[]> {
  for (const wish of WISHES) if ((await page.locator(`${wish}:visible`).count()) > 0) return [wish];
  throw new Error('there is nothing to do');
}

/** Presses Tab until a matching element has the focus. */
async function reach(page: Page, selectors: string[]): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await page.evaluate((any) => document.activeElement?.matches(any) ?? false, selectors.join())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selectors.join()} cannot be reached with Tab`);
}
