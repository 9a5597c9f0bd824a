import { expect, test } from '@playwright/test';
import { begin, playUntil, press, settle, takeClientFromFolder } from './page';
import { PHONE } from './people';
import { Program } from './program';

test('a phone says what can be paid for on another tab, and opens the log at its end', async ({ page }) => {
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await settle(page, { words: 'north-star' });
    await begin(page, program.address, 1, 1);
    await playUntil(page, 'Serve your guests');
    const offers = page.locator('.market [data-do]');
    for (let steps = 0; steps < 60 && (await offers.count()) === 0; steps += 1) await press(page, 1);
    await page.setViewportSize(PHONE);

    const market = page.locator('[data-tab-button=market]');
    const things = await offers.evaluateAll((nodes) =>
      nodes
        .map((node) => (node as HTMLElement).dataset['do'] ?? '')
        .map((step) => (step.startsWith('nobles') ? 'nobles' : step)),
    );
    expect(things.length, 'something can be bought').toBeGreaterThan(0);
    await expect(market.locator('b')).toHaveText(String(new Set(things).size));
    await expect(market).toHaveAccessibleName(/can be paid for now/);

    // What was said about a try is not said about another part of the table.
    await page.locator('[data-tab-button=market]').click();
    await page.locator('.market .do[aria-disabled=true]').last().dispatchEvent('click');
    await expect(page.locator('.question .note')).toBeVisible();
    await page.locator('[data-tab-button=log]').click();
    await expect(page.locator('.question .note')).toHaveCount(0);
    await expect(page.locator('.log .entry').last()).toBeInViewport();
  } finally {
    await program.end();
  }
});
