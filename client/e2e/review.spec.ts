import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { misfits } from './fits';
import { listen, settle, takeClientFromFolder } from './page';
import { finished, minded, playOn } from './people';
import { Program } from './program';

const SIZES = [
  { width: 1366, height: 625 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];

async function sound(page: Page, part: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).include(part);
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))).toEqual([]);
}

/** The number that an attribute holds. */
const figure = async (page: Page, selector: string, name: string) =>
  Number(await page.locator(selector).getAttribute(name));

test('a game that is over is reviewed, its mistakes are shown on the board and tried again', async ({ browser }) => {
  test.setTimeout(300_000);
  // Rough and quick: what a review says is tested where it is made. With fewer courses no luck is certain.
  const program = await Program.start('--courses', '16');
  const context = await browser.newContext({ viewport: SIZES[0] ?? null });
  const page = await context.newPage();
  const complaints = listen(page);
  await takeClientFromFolder(page);
  await settle(page, { theme: 'dark' });
  try {
    await page.goto(program.address);
    const game = await finished(page);
    // The computer player asks while the game goes on, so the page may have heard of refusals.
    complaints.list.length = 0;
    await page.goto(`${program.address}/game/${game}`);
    await page.locator('.end [data-review]').click();
    const sheet = page.getByRole('dialog', { name: 'Review' });
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/&review$/);
    await expect(sheet.locator('.verdict')).toBeVisible({ timeout: 120_000 });

    // The parts add up to the margin, for everybody.
    for (const seat of [0, 1]) {
      await sheet.locator(`label:has([data-seat="${seat}"])`).click();
      const parts = ['start', 'luck', 'skill', 'others'];
      const points = await Promise.all(parts.map((part) => figure(page, `[data-row=${part}]`, 'data-points')));
      const margin = await figure(page, '[data-row=margin]', 'data-points');
      expect(Math.abs(points.reduce((sum, part) => sum + part, 0) - margin)).toBeLessThanOrEqual(3);
    }
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await misfits(page), `${size.width}×${size.height}`).toEqual([]);
      await page.screenshot({ path: `test-results/review-${size.width}.png` });
    }
    await page.setViewportSize(SIZES[0] ?? { width: 1366, height: 625 });
    await sound(page, '.sheet');

    // The chart answers to keys, and leads to the board and back.
    const chart = sheet.getByRole('slider', { name: 'Decision' });
    await chart.focus();
    await page.keyboard.press('End');
    const said = await chart.getAttribute('aria-valuetext');
    expect(said).toContain('8');
    await sheet.locator('label:has([data-view=points])').click();
    await expect(chart).not.toHaveAttribute('aria-valuetext', said ?? '');
    await sheet.locator('[data-show-move]').click();
    await expect(sheet).toBeHidden();
    await page.locator('.about [data-review]').click();
    await expect(sheet).toBeVisible();

    // A stroke of luck leads to the cards or dice that made it.
    const stroke = sheet.locator('[data-stroke]').first();
    const struck = await stroke.getAttribute('data-stroke');
    await stroke.click();
    await expect(page.locator(`[data-step="${struck}"]`)).toBeVisible();
    await page.locator('.about [data-review]').click();
    await expect(sheet).toBeVisible();

    // What a mistake cost is counted in points of the final score, which add up to it.
    await sheet.locator('label:has([data-seat="2"])').click();
    for (const balance of await sheet.locator('[data-balance]').all()) {
      const cost = Number(await balance.getAttribute('data-balance'));
      const parts = await balance
        .locator('[data-points]')
        .evaluateAll((all) => all.map((part) => Number(part.getAttribute('data-points'))));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cost);
    }

    // Whoever picks anything makes mistakes: the better way stands on the board.
    await sheet.locator('label:has([data-seat="0"])').click();
    const first = sheet.locator('[data-mistake]').first();
    const n = Number(await first.getAttribute('data-mistake'));
    await first.locator('[data-show]').click();
    const panel = page.locator(`[data-on-board="${n}"]`);
    await expect(panel).toBeVisible();
    await expect(page.locator(`[data-step="${n - 1}"]`)).toBeVisible();
    await sound(page, '[data-on-board]');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await misfits(page), `${size.width}×${size.height}, on the board`).toEqual([]);
      await page.screenshot({ path: `test-results/review-board-${size.width}.png` });
    }
    await page.setViewportSize(SIZES[0] ?? { width: 1366, height: 625 });
    await panel.locator('[data-back-to-review]').click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(panel).toBeHidden();

    // Another try: a new game from just before the decision.
    await page.locator('.about [data-review]').click();
    await sheet.locator(`[data-mistake="${n}"] [data-retry]`).click();
    await expect(page).toHaveURL(/\/game\//);
    await expect(page.locator('.desk')).toBeVisible();
    // The table says what it is about, and leads back.
    const again = page.locator('[data-report=try]:visible');
    await expect(again).toContainText('Another try');
    await page.screenshot({ path: `test-results/another-try-${page.viewportSize()?.width}.png` });
    await again.locator('[data-back-to-review]').click();
    await expect(sheet.locator(`[data-mistake="${n}"]`)).toBeVisible();

    // Once it is decided, the table says what that is worth, and at the end how both games ended.
    await page.goBack();
    await playOn([page], async () => (await page.locator('[data-gain]:visible').count()) > 0);
    await expect(again).toContainText(/On average about|The same as last time/);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `test-results/try-gain-${size.width}.png` });
    }
    await page.setViewportSize(SIZES[0] ?? { width: 1366, height: 625 });
    expect(complaints.list).toEqual([]);
    await minded(page);
    // The page has asked for the record before the game was over.
    complaints.list.length = 0;
    const end = page.locator('.end [data-try-end]');
    await expect(end).toContainText('Last time it ended', { timeout: 60_000 });
    await expect(end.locator('[data-gain]')).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await misfits(page), `${size.width}×${size.height}, at the end`).toEqual([]);
      await page.screenshot({ path: `test-results/try-end-${size.width}.png` });
    }
    await sound(page, '.end');
    expect(complaints.list).toEqual([]);
  } finally {
    await context.close();
    await program.end();
  }
});
