import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { begin, length, listen, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

/** What a screen reader could not read. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 360, height: 740 },
]) {
  test(`a hint opens layer by layer, by keys, and is followed, ${viewport.width} wide`, async ({ browser }) => {
    const program = await Program.start();
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const complaints = listen(page);
    const hint = page.locator('.hint');
    try {
      await takeClientFromFolder(page);
      await settle(page, {});
      await begin(page, program.address, 5, 1);
      await playUntil(page, 'Place your dice');
      await page.locator('[data-hint]').focus();
      await page.keyboard.press('Enter');
      await expect(hint.locator('#hint-page')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(hint).toHaveCount(0);
      await expect(page.locator('[data-hint]')).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(hint.getByRole('tab', { selected: true })).toHaveText('Tonight');
      await expect(hint.getByRole('img')).toBeVisible();
      await expect(hint.locator('tbody tr').first()).toContainText(/\d/);
      await expect(page.locator('[data-ghost], [data-ghost-die]')).toHaveCount(0);
      await expect(page.locator('.log')).toContainText('Takes a hint');
      expect(await faults(page)).toEqual([]);

      const small = viewport.width < 761;
      if (small) await page.locator('[data-tab-button=market]').click();
      await hint.locator('[data-more]').focus();
      await page.keyboard.press('Enter');
      // A phone brings the ghosts forward, and leaves the board in view.
      await expect(page.locator('.tavern [data-ghost-die="1"]').first()).toBeInViewport();
      if (small) {
        expect((await hint.boundingBox())?.height).toBeLessThan(0.22 * viewport.height);
        await hint.locator('[data-unfold]').press('Enter');
        await expect(hint.locator('[data-way] li').nth(1)).toBeVisible();
        await hint.locator('#hint-page').focus();
      }
      await expect(hint.locator('[data-way] li').first()).toContainText(/Place the dice: (\d × )?(white|own) \d on /);
      await expect(hint).toContainText('to win');
      await expect(hint.locator('#hint-page')).toBeFocused();
      const dice = await page.locator('.tavern [data-ghost-die="1"]').count();
      expect(dice).toBeGreaterThan(1);
      expect(await faults(page)).toEqual([]);
      await page.screenshot({ path: `test-results/hint-${viewport.width}.png` });

      await hint.locator('[data-more]').focus();
      await page.keyboard.press('Enter');
      await expect(hint.locator('#hint-page')).toContainText('over the rest of the game');
      await expect(hint.locator('#hint-page')).toContainText(/behind: |just as good: /);
      const wonder = hint.getByLabel('Why not');
      await wonder.focus();
      await page.keyboard.press('ArrowDown');
      await expect(hint.locator('[data-instead]')).toContainText(/with it (falls about|is just)|No turn with it/);
      expect(await page.locator('.log').getByText('Takes a hint').count(), 'asking on is no other hint').toBe(2);
      expect(await faults(page)).toEqual([]);
      await page.screenshot({ path: `test-results/hint-why-${viewport.width}.png` });
      await hint.getByRole('tab', { name: 'Why' }).focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(hint.getByRole('tab', { name: 'Tonight' })).toBeFocused();
      await hint.locator('[data-rule=E4]').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('E4');
      await page.keyboard.press('Escape');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);

      // Whoever lays a die where its ghost lies keeps the rest of the hint.
      const zone = page.locator('.tavern [data-zone]:has([data-ghost-die])').first();
      const space = await zone.getAttribute('data-zone');
      const die = (await zone.locator('[data-ghost-die]').first().getAttribute('data-shows')) ?? '';
      await page.locator('.desk').getByRole('button', { name: die, exact: true }).first().focus();
      await page.keyboard.press('Enter');
      // A ghost keeps no click from the place where it lies; on a phone the hint lies over that.
      const reaches = await zone
        .locator('[data-ghost-die]')
        .first()
        .evaluate((ghost) => {
          const { left, top, width, height } = ghost.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-target]') != null;
        });
      expect(small || reaches).toBe(true);
      await page.locator(`.tavern [data-zone="${space}"] [data-target]`).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-ghost-die="1"]')).toHaveCount(dice - 1);
      await expect(hint).toBeVisible();
      const laid = await length(page);
      await hint.locator('[data-follow]').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => length(page)).toBeGreaterThan(laid);
      await expect(page.locator('[data-ghost-die="1"]')).toHaveCount(dice - 2);
      expect(complaints.list).toEqual([]);
    } finally {
      await context.close();
      await program.end();
    }
  });
}
