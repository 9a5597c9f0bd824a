import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { misfits } from './fits';
import { begin, listen, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const shown = 'dialog[data-example]';

/** What axe finds, one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** The step of the example that is shown. */
async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.locator(`${shown} [data-step]`)).toHaveAttribute('data-step', `${step}`);
}

for (const theme of ['light', 'dark'] as const) {
  test(`a rule opens an example over the table and gives the game back, by ${theme}`, async ({ page }) => {
    const program = await Program.start();
    const complaints = listen(page);
    try {
      await takeClientFromFolder(page);
      await settle(page, { theme });
      await begin(page, program.address, 1, 1);
      await playUntil(page, 'Place your dice');
      // A die in hand is known to nobody but the page.
      const die = page.locator('.desk [data-die]').first();
      await die.click();
      await expect(die).toHaveAttribute('aria-pressed', 'true');
      const places = await page.locator('[data-target]').count();
      expect(places).toBeGreaterThan(0);
      await page.locator('.top [data-rules]').click();
      await page.getByRole('searchbox').fill('F6');

      // With the pointer: the position, what is done, what the rule refuses.
      const opener = page.locator('#rule-F6 [data-example=one-of-each]');
      await opener.click();
      await expect(page.locator(`${shown} .board`)).toBeVisible();
      await expectStep(page, 0);
      await expect(page.locator(`${shown} [data-purse=thalers]`)).toHaveText('12');
      await page.locator(`${shown} [data-forward]`).click();
      await expect(page.locator(`${shown} [data-purse=thalers]`)).toHaveText('10');
      await expect(page.locator(`${shown} [data-refused]`)).toHaveCount(0);
      await page.locator(`${shown} [data-forward]`).click();
      await expect(page.locator(`${shown} .what`)).toContainText('already bought');
      await expect(page.locator(`${shown} [data-purse=thalers]`)).toHaveText('10');
      const pile = await page.locator(`${shown} [data-thing="pile barback"]`).boundingBox();
      await expect(async () => {
        const ring = await page.locator(`${shown} [data-refused]`).boundingBox();
        expect([ring?.x, ring?.y]).toEqual([pile?.x, pile?.y]);
      }).toPass();
      expect(await faults(page)).toEqual([]);

      // What lies on its table is explained, too, once.
      await page.locator(`${shown} [data-thing="pile barback"]`).hover();
      await expect(page.locator('.popover')).toHaveCount(1);
      await expect(page.locator(`${shown} .popover`)).toBeVisible();

      // Back to the rules, and to the game as it was.
      await page.locator(`${shown} [data-leave]`).click();
      await expect(page.locator(shown)).toHaveCount(0);
      await expect(opener).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(die).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[data-target]')).toHaveCount(places);
      expect(complaints.list).toEqual([]);
    } finally {
      await program.end();
    }
  });
}

test('on the page of the rules an example is stepped through by keys', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, { words: 'de' });
    await page.goto(`${program.address}/rules#E1`);
    const opener = page.locator('#rule-E1 [data-example=where-dice-go]');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectStep(page, 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 2);
    // The die and the guest whom it does not fit.
    await expect(page.locator(`${shown} [data-refused]`)).toHaveCount(2);
    await expect(page.locator(`${shown} [role=status]`)).toContainText('Nicht erlaubt');
    await page.keyboard.press('End');
    await expectStep(page, 7);
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 7);
    await page.keyboard.press('Home');
    await expectStep(page, 0);
    await page.keyboard.press('Escape');
    await expect(page.locator(shown)).toHaveCount(0);
    await expect(opener).toBeFocused();

    // The code of a rule in an example leads to that rule.
    await page.goto(`${program.address}/rules#R4`);
    await page.locator('#rule-R4 [data-example=the-end]').click();
    await page.locator(`${shown} .desk h2 [data-rule=Z2]`).click();
    await expect(page.locator(shown)).toHaveCount(0);
    await expect(page).toHaveURL(/\/rules#Z2$/);
    await expect(page.locator('#rule-Z2')).toBeInViewport();
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});

test('every example opens, and fits on a phone and a laptop', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, { words: 'nl', motion: false });
    await page.goto(`${program.address}/rules`);
    await page.locator('[data-example]').first().waitFor();
    const listed = await page
      .locator('article [data-example]')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['example'] ?? ''));
    const ids = [...new Set(listed)];
    expect(ids.length).toBeGreaterThan(80);
    const found: string[] = [];
    for (const [at, id] of ids.entries()) {
      await page.setViewportSize(at % 2 === 0 ? { width: 360, height: 740 } : { width: 1366, height: 625 });
      const opener = page.locator(`article [data-example=${id}]`).first();
      await opener.evaluate((button) => (button as HTMLElement).click());
      await expectStep(page, 0);
      // A title that is missing would show its key, or nothing.
      await expect(page.locator(`${shown} .desk h2`)).toContainText(' ');
      await page.keyboard.press('End');
      // The rules below the example are a long page.
      const wrong = await misfits(page);
      found.push(...wrong.filter((fault) => !fault.startsWith('the page is')).map((fault) => `${id}: ${fault}`));
      await page.locator(`${shown} [data-leave]`).click();
      await expect(page.locator(shown)).toHaveCount(0);
    }
    expect(found).toEqual([]);
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});
