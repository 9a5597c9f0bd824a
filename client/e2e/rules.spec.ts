import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { misfits } from './fits';
import { begin, listen, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const drawer = 'dialog[open]';

/** What axe finds, one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Whether this rule can be seen where the rules are read. */
async function expectRule(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#rule-${id}`)).toBeInViewport();
  await expect(page.locator(`#rule-${id}`)).toHaveClass(/wanted/);
}

for (const theme of ['light', 'dark'] as const) {
  test(`the rules open over the table and give it back, by ${theme}`, async ({ page }) => {
    const program = await Program.start();
    const complaints = listen(page);
    try {
      await takeClientFromFolder(page);
      await settle(page, { theme });
      await begin(page, program.address, 1, 1);

      // The code of a log line, with the pointer.
      const code = page.locator('.log [data-rule]').first();
      const id = (await code.textContent()) ?? '';
      await code.click();
      await expectRule(page, id);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator(drawer)).toHaveCount(0);
      await expect(code).toBeFocused();

      // The same by keys: up from the log is its newest code.
      await page.locator('.log [role=log]').focus();
      await page.keyboard.press('ArrowUp');
      await expect(page.locator('.log [data-rule]').last()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.locator(drawer)).toBeVisible();

      // A search by words, then by code; this table does not play with Schnapps.
      const found = page.locator(`${drawer} article h3`);
      await page.getByRole('searchbox').fill('CASHBOX any');
      await expect(found.first()).toBeVisible();
      for (const text of await page.locator(`${drawer} article`).allTextContents()) expect(text).toMatch(/cashbox/i);
      await page.getByRole('searchbox').fill('f16');
      await expect(page.locator('#rule-F16')).toHaveCount(0);
      await page.locator(`${drawer} [data-level]`).selectOption('5');
      await expect(page.locator('#rule-F16')).toBeVisible();
      // A word that only the title of an example has.
      await page.getByRole('searchbox').fill('not on offer is refused');
      await expect(page.locator('[data-example="start-card-chosen"]').first()).toBeVisible();
      await page.getByRole('searchbox').fill('zebra');
      await expect(page.locator(`${drawer} [role=status]`)).toContainText('zebra');

      // The code in a rule leads to the other rule.
      await page.getByRole('searchbox').fill('count against');
      await page.locator('#rule-F11 [data-rule=F10]').click();
      await expectRule(page, 'F10');
      await page.locator(`${drawer} header button`).click();
      await expect(page.locator(drawer)).toHaveCount(0);
      expect(complaints.list).toEqual([]);
    } finally {
      await program.end();
    }
  });
}

test('the rules are a page with an address for each of them', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, { words: 'de' });
    await page.goto(program.address);
    await page.locator('header [data-rules]').click();
    await expect(page).toHaveURL(/\/rules$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Regeln');
    await page.goto(`${program.address}/rules#Z1`);
    await expectRule(page, 'Z1');
    await page.locator('#rule-Z1 [data-rule=X8]').click();
    await expect(page).toHaveURL(/\/rules#X8$/);
    await expectRule(page, 'X8');
    await page.goBack();
    await expectRule(page, 'Z1');
    expect(await faults(page)).toEqual([]);
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});

test('on a phone the rules are a sheet that fits', async ({ page }) => {
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await settle(page, { words: 'nl' });
    await begin(page, program.address, 1, 1);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.top [data-rules]').click();
    const sheet = await page.locator(drawer).boundingBox();
    expect(sheet?.width).toBe(360);
    await expect(page.locator('#chapter-setup')).toBeInViewport();
    expect(await misfits(page)).toEqual([]);
    // A tap beside it closes it.
    await page.mouse.click(180, 20);
    await expect(page.locator(drawer)).toHaveCount(0);
  } finally {
    await program.end();
  }
});
