import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { CHOICES, listen, press, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1366, height: 625 },
];

async function person(browser: Browser, viewport: { width: number; height: number }, theme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const complaints = listen(page);
  await takeClientFromFolder(page);
  await settle(page, { mode: 'friends', level: 5, company: ['friend'], theme });
  return { context, page, complaints };
}

async function sound(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))).toEqual([]);
}

/** Plays for both until one of them waits for the other's serving turn; who serves and who waits. */
async function untilServed(pages: [Page, Page]): Promise<[Page, Page]> {
  for (let rounds = 0; rounds < 400; rounds += 1) {
    for (const [page, other] of [pages, [...pages].reverse()] as [Page, Page][]) {
      const serves = (await other.locator('.choices [data-choice=close]').count()) > 0;
      if (serves && (await page.locator('[data-rehearse]').count()) > 0) return [other, page];
      if (!serves && (await other.locator(CHOICES).count()) > 0) await press(other, 1);
    }
    await pages[0].waitForTimeout(30);
  }
  throw new Error('nobody serves');
}

for (const screen of SCREENS) {
  test(`a waiting player prepares the turn and plays it with one click, ${screen.width} wide`, async ({ browser }) => {
    test.setTimeout(240_000);
    const program = await Program.start();
    const anna = await person(browser, screen, 'light');
    const ben = await person(browser, screen, 'dark');
    try {
      await anna.page.goto(program.address);
      await anna.page.locator('input[name=name]').fill('Anna');
      await anna.page.locator('button.begin').click();
      await ben.page.goto(await anna.page.locator('[data-link]').inputValue());
      await ben.page.locator('.sit input[name=name]').fill('Ben');
      await ben.page.locator('[data-sit]').click();
      await anna.page.locator('[data-start]').click();
      for (const { page } of [anna, ben]) await expect(page.locator('.board')).toBeVisible();
      const [serving, waiting] = await untilServed([anna.page, ben.page]);

      // Prepared by keys alone: the dice are used, and the turn is closed.
      const log = await waiting.locator('.log').getAttribute('data-length');
      await waiting.locator('[data-rehearse]').focus();
      await waiting.keyboard.press('Enter');
      await expect(waiting.locator('.desk.rehearsing')).toBeVisible();
      await sound(waiting);
      for (let steps = 0; steps < 40; steps += 1) {
        const known = await waiting.locator('.next li').count();
        const choices = waiting.locator('.choices [data-choice]');
        const [use, place, close] = ['use', 'place', 'close'].map((kind) =>
          waiting.locator(`.choices [data-choice^=${kind}]`),
        ) as [Locator, Locator, Locator];
        await choices.first().waitFor({ state: 'attached' });
        let next = choices.last();
        if ((await use.count()) > 0) next = use.first();
        else if ((await close.count()) > 0) {
          // A short turn takes the dice that were left over, and is closed when there are none.
          if (known > 2) break;
          next = (await place.count()) > 0 ? place.first() : close;
        }
        const last = (await next.getAttribute('data-choice')) === 'close';
        await next.evaluate((button: HTMLElement) => button.click());
        await expect(waiting.locator('.next li')).toHaveCount(known + 1);
        if (last) break;
      }
      const prepared = await waiting.locator('.next li').count();
      expect(prepared).toBeGreaterThan(1);
      await sound(waiting);
      expect(await waiting.locator('.log').getAttribute('data-length'), 'nothing is played').toBe(log);
      await expect(serving.locator('.next')).toHaveCount(0);
      await waiting.locator('[data-leave]').click();
      await expect(waiting.locator('[data-rehearse]')).toContainText(String(prepared));

      // It outlives a reload, one step is removed, and the rest is played when the time has come.
      await waiting.reload();
      await waiting.locator('[data-rehearse]').click();
      await expect(waiting.locator('.next li')).toHaveCount(prepared);
      await waiting.locator('.next .remove').last().click();
      await expect(waiting.locator('.next li')).toHaveCount(prepared - 1);
      await waiting.locator('[data-leave]').click();
      await serving.locator('.choices [data-choice=close]').evaluate((button: HTMLElement) => button.click());
      const sure = serving.locator('.desk [data-do=close]');
      if ((await serving.locator('.desk [role=alert]').count()) > 0) await sure.click();
      await expect(waiting.locator('[data-perform]')).toBeVisible({ timeout: 20_000 });
      await sound(waiting);
      await waiting.locator('[data-perform]').click();
      await expect(waiting.locator('.next')).toHaveCount(0);
      await expect
        .poll(async () => Number(await serving.locator('.log').getAttribute('data-length')) - Number(log))
        .toBeGreaterThanOrEqual(prepared);
      // Undo takes back the last of the steps, as always.
      await expect(waiting.locator('[data-undo], [data-rewind]')).toBeVisible();
      for (const { complaints } of [anna, ben]) expect(complaints.list).toEqual([]);
    } finally {
      for (const { context } of [anna, ben]) await context.close();
      await program.end();
    }
  });
}
