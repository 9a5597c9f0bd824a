import { expect, type Page, test } from '@playwright/test';
import { begin, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

/** Two clicks in the same place, as far apart as those of a double click. */
async function clickTwice(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(180);
  await page.mouse.click(x, y);
}

/** The steps that the page sends. */
function sent(page: Page): string[] {
  const steps: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { type: string; do?: { act?: string } };
      if (message.type === 'command') steps.push(message.do?.act ?? 'undo');
    }),
  );
  return steps;
}

test('a double click decides one thing, and nothing that was not seen yet', async ({ page }) => {
  const program = await Program.start();
  const steps = sent(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, {});
    await begin(page, program.address, 1, 1);
    await playUntil(page, 'Choose one of the two bonuses');
    await page.waitForTimeout(450);
    const before = steps.length;
    await clickTwice(page, '.desk .answer');
    await page.waitForTimeout(500);
    expect(steps.slice(before)).toEqual([expect.stringMatching(/^choose/)]);

    // A question that was there long enough is answered at once.
    await page.locator('.desk .answer').first().click();
    await expect.poll(() => steps.length).toBe(before + 2);

    // The second click on Ready does not pass the warning that came up in its place.
    await playUntil(page, 'Place your dice');
    await page.waitForTimeout(450);
    const planned = steps.length;
    await clickTwice(page, '.desk [data-do=ready]');
    await expect(page.locator('.desk [role=alert]')).toBeVisible();
    expect(steps.length).toBe(planned);
    await page.waitForTimeout(450);
    await page.locator('.desk [data-do=ready]').click();
    await expect.poll(() => steps.slice(planned)).toEqual(['ready']);
  } finally {
    await program.end();
  }
});

test('undo says why it is off', async ({ page }) => {
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await settle(page, {});
    await begin(page, program.address, 1, 1);
    const undo = page.locator('[data-undo]');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await undo.hover();
    await expect(page.locator('.popover')).toContainText('nothing to undo');
    await undo.click({ force: true });
    await expect(page.locator('.question .note')).toContainText('nothing to undo');
  } finally {
    await program.end();
  }
});
