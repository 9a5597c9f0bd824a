import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { begin, length, listen, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 360, height: 740 },
]) {
  test(`a hint says what to do and why, and does it, ${viewport.width} wide`, async ({ browser }) => {
    const program = await Program.start();
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const complaints = listen(page);
    try {
      await takeClientFromFolder(page);
      await settle(page, {});
      await begin(page, program.address, 5, 1);
      await playUntil(page, 'Place your dice');
      const known = await length(page);
      await page.locator('[data-hint]').click();
      await expect(page.locator('.hint [data-way]').first()).toBeVisible();
      await expect(page.locator('.hint')).toContainText('to win');
      for (const way of await page.locator('.hint [data-way^="plan "]').all()) {
        await expect(way).toContainText(/Place the dice: (\d × )?(white|own) \d on /);
      }
      await expect(page.locator('.log')).toContainText('Takes a hint');
      await expect(page.locator('.question.yours')).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))).toEqual([]);
      await page.screenshot({ path: `test-results/hint-${viewport.width}.png` });
      await page.locator('[data-follow]').click();
      await expect.poll(() => length(page)).toBeGreaterThan(known + 1);
      await expect(page.locator('.hint')).toHaveCount(0);
      expect(complaints.list).toEqual([]);
    } finally {
      await context.close();
      await program.end();
    }
  });
}
