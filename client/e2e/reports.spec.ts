import { expect, type Page, test } from '@playwright/test';
import { sound } from './people';
import { begin, press, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const turns = (page: Page) => page.locator('.news:visible [data-report=turn]');

/** Plays until all three opponents have served since the last own step. */
async function untilReported(page: Page): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if ((await turns(page).count()) === 3) return;
    await press(page, 1);
    await expect(page.locator('.question.yours')).toBeVisible({ timeout: 20_000 });
  }
  throw new Error('no report of all three');
}

/** Whether a card covers anything that can be pressed, or the question. */
function covers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.news')].filter((news) => news.checkVisibility());
    const found: string[] = [];
    for (const node of document.querySelectorAll<HTMLElement>(
      '.question, .desk button, .tavern button, .market button',
    )) {
      const box = node.getBoundingClientRect();
      if (box.width === 0 || !node.checkVisibility()) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (shown.some((news) => news.contains(hit))) found.push(node.outerHTML.slice(0, 80));
    }
    return found;
  });
}

test('after their turns the page says what the opponents did, and shows it', async ({ page }) => {
  test.setTimeout(200_000);
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await settle(page, {});
    await begin(page, program.address, 5, 3);
    await untilReported(page);
    await expect(turns(page).first()).toContainText('Kept');
    await sound(page);
    for (const [width, height] of [
      [1366, 625],
      [820, 1180],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(turns(page)).toHaveCount(3);
      expect(await covers(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });

    // The opponent's tavern, and back with Escape, which also clears the cards away.
    await turns(page).first().locator('[data-show]').click();
    await expect(page.locator('.tavern .back')).toBeVisible();
    await turns(page).first().getByRole('button', { name: 'Close' }).click();
    await expect(turns(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.locator('.tavern .back')).toHaveCount(0);
    await expect(turns(page)).toHaveCount(0);

    // The next step clears them too.
    await untilReported(page);
    await page.locator('.choices .fold').click();
    await page.locator('.choices [data-choice]').first().click();
    await expect(turns(page)).toHaveCount(0);
  } finally {
    await program.end();
  }
});
