import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { begin, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

/** Every problem that axe finds, one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary ?? ''}`),
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`nothing that keeps people out, by ${theme}`, async ({ page }) => {
    const program = await Program.start();
    try {
      await takeClientFromFolder(page);
      await settle(page, { theme });
      await page.goto(program.address);
      await expect(page.locator('button.begin')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await begin(page, program.address, 5, 1);
      expect(await faults(page)).toEqual([]);
      for (const question of ['Place your dice', 'Serve your guests']) {
        await playUntil(page, question);
        await page.locator('.desk [data-die], .tavern [data-die]').first().click();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    } finally {
      await program.end();
    }
  });
}
