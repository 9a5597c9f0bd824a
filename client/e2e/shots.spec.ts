import { expect, test } from '@playwright/test';
import { begin, listen, play, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const SIZES = [
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 360, height: 740 },
];

// Screenshots for people, in test-results; the test itself checks that nothing overflows.
for (const theme of ['light', 'dark'] as const) {
  test(`pictures by ${theme}`, async ({ page }) => {
    test.setTimeout(300_000);
    const program = await Program.start();
    const complaints = listen(page);
    const shot = async (what: string) => {
      for (const size of SIZES) {
        await page.setViewportSize({ width: size.width, height: size.height });
        await page.waitForTimeout(120);
        await page.screenshot({ path: `test-results/${theme}-${size.name}-${what}.png` });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${what} is not wider than the screen`).toBeLessThanOrEqual(size.width);
        if (what !== 'start') {
          const high = await page.evaluate(() => document.documentElement.scrollHeight);
          expect(high, `${what} fits on one screen`).toBeLessThanOrEqual(size.height);
        }
      }
      await page.setViewportSize({ width: 1366, height: 768 });
    };
    try {
      await takeClientFromFolder(page);
      await settle(page, { theme, name: 'Anna' });
      await page.goto(program.address);
      await shot('start');
      await begin(page, program.address, 5, 3);
      await shot('startcards');
      await playUntil(page, 'Take one die');
      await shot('draft');
      await playUntil(page, 'Place your dice');
      await page.locator('.desk [data-die]').first().click();
      await shot('plan');
      await page.keyboard.press('Escape');
      await play(page, 3);
      await playUntil(page, 'Serve your guests');
      await shot('serve');
      await play(page, 90);
      await playUntil(page, 'Serve your guests');
      await shot('later');
      await page.setViewportSize({ width: 360, height: 740 });
      for (const tab of ['market', 'monastery', 'others', 'log', 'choices']) {
        await page.locator(`[data-tab-button=${tab}]`).click();
        await page.screenshot({ path: `test-results/${theme}-phone-tab-${tab}.png` });
      }
      await page.locator('[data-tab-button=tavern]').click();
      await page.setViewportSize({ width: 1366, height: 768 });
      await play(page);
      await shot('end');
      expect(complaints.list).toEqual([]);
    } finally {
      await program.end();
    }
  });
}
