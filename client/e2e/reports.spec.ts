import { expect, type Page, test } from '@playwright/test';
import { misfits, SIZES } from './fits';
import { sound } from './people';
import { begin, length, press, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const turns = (page: Page) => page.locator('.news:visible [data-report=turn]');

/** Plays until this many opponents have served since the last own step. */
async function untilReported(page: Page, opponents: number): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if ((await turns(page).count()) >= opponents) return;
    await press(page, 1);
    await expect(page.locator('.question.yours')).toBeVisible({ timeout: 20_000 });
  }
  throw new Error(`no report of ${opponents}`);
}

/** Which buttons in sight, or whether the question, a card covers. */
function covers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.news')].filter((news) => news.checkVisibility());
    const found: string[] = [];
    for (const node of document.querySelectorAll<HTMLElement>(
      '.question, .desk button, .tavern button, .market button',
    )) {
      const box = node.getBoundingClientRect();
      if (box.width === 0 || !node.checkVisibility()) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // On a phone the tavern and the market scroll: what has scrolled away is covered by nothing.
      const part = node.closest('.p-tavern, .p-right, .p-desk')?.getBoundingClientRect();
      if (part === undefined || y < part.top || y > part.bottom) continue;
      const hit = document.elementFromPoint(x, y);
      if (shown.some((news) => news.contains(hit))) found.push(node.outerHTML.slice(0, 80));
    }
    return found;
  });
}

/** Fills every card with as much as a turn can bring, in the longest words. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const rows = [
      ['Angeworben', 'Gast mit 12 Bier, Gast mit 7 Bier, Adliger ×3'],
      ['Gekauft', 'Tellerwäscher, Bierhändler, Lieferant, Kellnerin'],
      ['Aufgewertet', 'Bieranlieferung, Waschplatz'],
      ['Bekommen', 'Adliger ×2, Tresen-Gast ×2, Unterschrift ×2, 3 Kloster-Schritte, 2 Ruf, 2 Schnaps'],
      ['Hinausgeworfen', 'Stammgast ×2, Gast mit 3 Bier'],
      ['Oben auf dem Stapel', 'Tellerwäscher, Stammgast'],
      ['Behalten', '12 Dublonen, 8 Bier'],
    ];
    for (const list of document.querySelectorAll('.news dl')) {
      const row = list.firstElementChild;
      if (row === null) continue;
      const filled = rows.map((texts) => {
        const copy = row.cloneNode(true) as HTMLElement;
        copy.querySelectorAll('dt, dd').forEach((part, at) => (part.textContent = texts[at] ?? ''));
        return copy;
      });
      list.replaceChildren(...filled);
    }
  });
}

test('after their turns the page says what the opponents did, and shows it', async ({ page }) => {
  test.setTimeout(200_000);
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await settle(page, {});
    await begin(page, program.address, 5, 3);
    await untilReported(page, 3);
    await expect(turns(page).first()).toContainText('Kept');
    await sound(page);
    await lengthen(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(turns(page)).toHaveCount(3);
      expect([...(await covers(page)), ...(await misfits(page))], size.name).toEqual([]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });

    // The opponent's tavern, and back with Escape; once more clears the cards away.
    await turns(page).first().locator('[data-show]').click();
    await expect(page.locator('.tavern .back')).toBeVisible();
    await turns(page).first().getByRole('button', { name: 'Close' }).click();
    await expect(turns(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.locator('.tavern .back')).toHaveCount(0);
    await expect(turns(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(turns(page)).toHaveCount(0);

    // After the next step they go, too, once there was time to read them.
    await untilReported(page, 1);
    await page.locator('.choices .fold').click();
    await page.locator('.choices [data-choice]').first().click();
    await expect(turns(page)).toHaveCount(0);
  } finally {
    await program.end();
  }
});

test('at Watch the tavern of whoever serves is in view, and the own one when the player is asked', async ({ page }) => {
  const program = await Program.start();
  const next = page.locator('[data-next]');
  const away = page.locator('.tavern .back');
  try {
    await takeClientFromFolder(page);
    await settle(page, { speed: 'watch' });
    await begin(page, program.address, 1, 1);
    const visit = () =>
      expect(async () => {
        if (await page.locator('.question.yours').isVisible()) await press(page, 1);
        if ((await next.isVisible()) && !(await away.isVisible())) await next.click();
        expect(await away.isVisible()).toBe(true);
      }).toPass({ intervals: [50], timeout: 120_000 });
    await visit();
    await expect(async () => {
      if (await next.isVisible()) await page.keyboard.press(' ');
      await expect(page.locator('.question.yours')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(away).toHaveCount(0);
    // Whoever presses once too often decides nothing by it.
    const known = await length(page);
    await page.keyboard.press(' ', { delay: 50 });
    await page.keyboard.press(' ', { delay: 50 });
    await page.waitForTimeout(300);
    expect(await length(page)).toBe(known);
    // Whoever goes home while the other serves stays there.
    await visit();
    await page.keyboard.press('Escape');
    await expect(away).toHaveCount(0);
    while (!(await page.locator('.question.yours').isVisible())) {
      if (await next.isVisible()) await next.click();
      expect(await away.count()).toBe(0);
    }
  } finally {
    await program.end();
  }
});
