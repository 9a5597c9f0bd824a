import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { begin, length, listen, playUntil, press, settle, takeClientFromFolder } from './page';
import { PHONE, person } from './people';
import { Program } from './program';

const popover = (page: Page) => page.locator('.popover');

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Moves the mouse to a thing of this kind, where nothing else covers it. */
async function point(page: Page, kind: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  const spot = await page.evaluate((kind) => {
    for (const node of document.querySelectorAll<HTMLElement>(`[data-about=${kind}]`)) {
      const box = node.getBoundingClientRect();
      for (let at = 0; at < 25; at += 1) {
        const x = box.left + (box.width * ((at % 5) + 0.5)) / 5;
        const y = box.top + (box.height * (Math.floor(at / 5) + 0.5)) / 5;
        if (document.elementFromPoint(x, y)?.closest('[data-about]') === node) return { x, y };
      }
    }
    return null;
  }, kind);
  if (spot === null) throw new Error(`nothing of the kind ${kind} can be pointed at`);
  await page.mouse.move(spot.x, spot.y);
}

/** Nothing of it lies outside the window. */
async function inside(page: Page): Promise<void> {
  const box = await popover(page).boundingBox();
  const window = page.viewportSize();
  if (box === null || window === null) throw new Error('no popover');
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
}

test('everything explains itself to the mouse and to the keys, one thing at a time', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, {});
    await begin(page, program.address, 5, 1);
    await playUntil(page, 'Serve your guests');

    // Whatever can be pointed at has a title, something to say and the rules it follows.
    const kinds = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>('[data-about]')].map((node) => node.dataset['about'] ?? ''),
      ),
    ]);
    expect(kinds.length).toBeGreaterThan(20);
    for (const kind of kinds) {
      await point(page, kind);
      await expect(popover(page)).toHaveCount(1);
      await expect(page.locator(`[data-about=${kind}][aria-describedby=popover]`)).toHaveCount(1);
      await expect(popover(page).locator('strong')).not.toBeEmpty();
      await inside(page);
    }
    expect(await axe(page)).toEqual([]);

    // It stays while the pointer is in it, and goes with Escape.
    await page.locator('.person[data-about=counter_guest]').hover();
    await expect(popover(page)).toContainText('draw again');
    await popover(page).hover();
    await page.waitForTimeout(400);
    await expect(popover(page)).toContainText('B4');
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    // Its codes open the rules.
    await page.mouse.move(2, 2);
    await page.locator('.person[data-about=counter_guest]').hover();
    await popover(page).locator('[data-rule=B4]').click();
    await expect(page.locator('dialog[open] #rule-B4')).toBeInViewport();
    await expect(popover(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    // What is picked by the question explains itself above it.
    await page.mouse.move(2, 2);
    await page.locator('.desk [data-about]').first().hover();
    await expect(popover(page)).toHaveCount(1);
    const [tip, question] = [await popover(page).boundingBox(), await page.locator('.question').boundingBox()];
    expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
    await page.keyboard.press('Escape');

    // By keys: one stop for a part of the table, arrows inside it.
    await page.mouse.move(2, 2);
    await page.locator('.p-monastery').focus();
    await page.keyboard.press('ArrowDown');
    await expect(popover(page)).toContainText('walks round this path');
    await page.keyboard.press('ArrowDown');
    await expect(popover(page)).toContainText('Space 0');
    await expect(page.locator('[aria-describedby=popover]')).toBeFocused();
    // The question mark keeps it open, so that its rules can be reached.
    await page.keyboard.press('?');
    const kept = page.getByRole('dialog');
    await expect(kept.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(kept.locator('[data-rule]').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    // The focus is back at what was explained; Escape gives it back, too.
    await expect(page.locator('.p-monastery [data-about]:focus')).toHaveCount(1);
    await page.keyboard.press('?');
    await expect(kept).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(kept).toHaveCount(0);
    await expect(page.locator('.p-monastery [data-about]:focus')).toHaveCount(1);
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});

test('a finger looks first and buys then; a long press explains', async ({ browser }) => {
  const program = await Program.start();
  const { context, page, complaints } = await person(browser, PHONE);
  try {
    await begin(page, program.address, 1, 1);
    await playUntil(page, 'Serve your guests');
    await page.locator('[data-tab-button=market]').tap();
    const offered = page.locator('.market .do.open');
    // Until something can be bought or recruited.
    while ((await offered.count()) === 0) await press(page, 1);
    // With a new phase the page shows the tavern.
    await page.locator('[data-tab-button=market]').tap();
    const before = await length(page);
    const thing = offered.first();
    await thing.tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('[data-deed]')).toHaveCount(1);
    await inside(page);
    expect(await axe(page)).toEqual([]);
    expect(await length(page)).toBe(before);
    // Outside, the sheet closes and nothing happens.
    await page.locator('.top .phase').tap({ force: true });
    await expect(sheet.locator('[data-deed]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await length(page)).toBe(before);
    // The second tap does it.
    await thing.tap();
    await expect(sheet).toBeVisible();
    await thing.tap();
    await expect.poll(() => length(page)).toBeGreaterThan(before);
    await expect(sheet).toHaveCount(0);

    // A finger that rests explains without doing anything.
    const after = await length(page);
    const pile = await page.locator('.market .do').first().boundingBox();
    if (pile === null) throw new Error('no pile');
    const touch = await context.newCDPSession(page);
    const at = [{ x: pile.x + pile.width / 2, y: pile.y + pile.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect(sheet).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
    expect(await length(page)).toBe(after);
    expect(complaints.list).toEqual([]);
  } finally {
    await context.close();
    await program.end();
  }
});
