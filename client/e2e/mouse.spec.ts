import { expect, test } from '@playwright/test';
import { begin, length, listen, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

test('dice by click and by dragging, closed spaces say why, undo takes back', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await settle(page, {});
    await begin(page, program.address, 1, 1);
    await playUntil(page, 'Place your dice');
    const loose = page.locator('.pool [data-die]');
    const dice = await loose.count();

    // Dragging onto the Cashbox, which takes any die.
    const die = await loose.first().boundingBox();
    const cashbox = await page.locator('.area.cashbox').boundingBox();
    if (die === null || cashbox === null) throw new Error('not on the screen');
    await page.mouse.move(die.x + die.width / 2, die.y + die.height / 2);
    await page.mouse.down();
    await page.mouse.move(die.x + 40, die.y - 60, { steps: 4 });
    await page.mouse.move(cashbox.x + cashbox.width / 2, cashbox.y + cashbox.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(page.locator('.area.cashbox [data-die]')).toHaveCount(1);
    await expect(loose).toHaveCount(dice - 1);

    // By click: the taken Cashbox is not available and says why, with the rule.
    await loose.first().click();
    await page.locator('.area.cashbox .closed').click({ force: true });
    await expect(page.locator('.question .note')).toContainText('(E1)');
    await page.locator('.area.barrel .target').click();
    await expect(page.locator('.area.barrel [data-die]')).toHaveCount(1);
    await expect(page.locator('.purse .brings').first()).toContainText('1');

    const before = await length(page);
    await page.locator('[data-undo]').click();
    await expect.poll(() => length(page)).toBeGreaterThan(before);
    await expect(page.locator('.area.barrel [data-die]')).toHaveCount(0);
    await expect(page.locator('.log .undone')).toHaveCount(1);

    // Another tavern opens and closes.
    await page.locator('.strip').first().click();
    await expect(page.locator('.tavern .back')).toBeVisible();
    await page.locator('.tavern .back').click();
    await expect(page.locator('.area.cashbox [data-die]')).toHaveCount(1);
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});
