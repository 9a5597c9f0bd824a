import { expect, type Page, test } from '@playwright/test';
import { misfits, outside } from './fits';
import { all, lookAtTable, sizes, theme } from './look';
import { begin, listen, play, playUntil, press, settle, takeClientFromFolder } from './page';
import { Program } from './program';

// The test command looks at one table; TIEFENTHAL_SIZES=all looks at every level and word set.
const levels = [1, 2, 3, 4, 5].flatMap((level) => [1, 3].map((opponents) => ({ level, opponents })));
const largest = { level: 5, opponents: 3 };

/** How the questions begin in each word set. */
const QUESTIONS = {
  'north-star': { draft: 'Take one die', plan: 'Place your dice', serve: 'Serve your guests' },
  schmidt: { draft: 'Take one die', plan: 'Place your dice', serve: 'Serve your guests' },
  de: { draft: 'Nimm einen Würfel', plan: 'Lege deine Würfel', serve: 'Bediene deine Gäste' },
  nl: { draft: 'Neem een dobbelsteen', plan: 'Leg je dobbelstenen', serve: 'Bedien je gasten' },
} as const;
type WordSet = keyof typeof QUESTIONS;
const inEnglish = (table: typeof largest) => ({ ...table, words: 'north-star' as WordSet });
const tables = all
  ? [...levels.map(inEnglish), ...(['schmidt', 'de', 'nl'] as const).map((words) => ({ ...largest, words }))]
  : [inEnglish(largest)];

/** What does not fit into the popover, which explains one thing after the other in every window. */
async function lookAtPopover(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.locator('.p-tavern').focus();
    for (let thing = 0; thing < 12; thing += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('.popover')).toBeVisible();
      const faults = [...(await misfits(page, '.popover')), ...(await outside(page, '.popover'))];
      const title = await page.locator('.popover strong').textContent();
      found.push(...faults.map((fault) => `the popover of ${title}, ${size.name}: ${fault}`));
    }
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}

for (const { level, opponents, words } of tables) {
  const questions = QUESTIONS[words];
  test(`level ${level} with ${opponents + 1} players in ${words} fits into every window`, async ({ page }) => {
    test.setTimeout(600_000);
    const program = await Program.start();
    const complaints = listen(page);
    // What moves may overlap on its way; here everything stands where it ends up.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    try {
      await takeClientFromFolder(page);
      await settle(page, { name: 'Anna', words, theme });
      const look = (page: Page, phase: string) => lookAtTable(page, `${words} ${level} ${opponents + 1} ${phase}`);
      await begin(page, program.address, level, opponents);
      const found = await look(page, 'the first question');
      await playUntil(page, questions.draft);
      found.push(...(await look(page, 'the draft')));
      await playUntil(page, questions.plan);
      found.push(...(await look(page, 'planning')));
      await page.locator('.desk [data-die]').first().click();
      found.push(...(await look(page, 'a die in hand')));
      await page.keyboard.press('Escape');
      await play(page, 3);
      await playUntil(page, questions.serve);
      found.push(...(await look(page, 'serving')));
      await press(page, 90);
      await playUntil(page, questions.plan);
      found.push(...(await look(page, 'planning later')));
      await press(page, 4);
      await playUntil(page, questions.serve);
      found.push(...(await look(page, 'serving later')), ...(await lookAtPopover(page)));
      await page.locator('[data-hint]').click();
      await page.locator('.choices .fold').click();
      await expect(page.locator('.hint svg').first()).toBeVisible();
      found.push(...(await look(page, 'what is within reach, and the choices unfolded')));
      await page.locator('.hint [data-more]').click();
      await expect(page.locator('.hint [data-way]')).toBeVisible();
      found.push(...(await look(page, 'a way with its ghosts')));
      await page.locator('.hint [data-more]').click();
      found.push(...(await look(page, 'why')));
      await page.locator('.strip').first().click();
      await expect(page.locator('.tavern .back')).toBeVisible();
      found.push(...(await look(page, 'at another house')));
      expect(found).toEqual([]);
      expect(complaints.list).toEqual([]);
    } finally {
      await program.end();
    }
  });
}
