import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { begin, play, playUntil, settle, takeClientFromFolder } from './page';
import { finished } from './people';
import { Program } from './program';

/** Every problem that axe finds, one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary ?? ''}`),
  );
}

/** The letter of the phase; empty before the first round. */
const phase = (page: Page) =>
  page.evaluate(() => document.querySelector('.top .letters .now')?.textContent.trim() ?? '');

for (const theme of ['light', 'dark'] as const) {
  test(`nothing at the table keeps people out, by ${theme}`, async ({ page }) => {
    const program = await Program.start();
    try {
      await takeClientFromFolder(page);
      await settle(page, { theme });
      await begin(page, program.address, 5, 1);
      // Each phase as it comes.
      const seen = new Set<string>();
      for (let steps = 0; steps < 120 && seen.size < 6; steps += 1) {
        const now = await phase(page);
        if (!seen.has(now)) expect(await faults(page), `phase ${now}`).toEqual([]);
        seen.add(now);
        await play(page, 1);
      }
      expect([...seen].sort()).toEqual(['', 'A', 'B', 'D', 'E', 'F'].filter((letter) => seen.has(letter)));
      expect(seen.size).toBeGreaterThanOrEqual(5);
      for (const question of ['Place your dice', 'Serve your guests']) {
        await playUntil(page, question);
        await page.locator('.desk [data-die], .tavern [data-die]').first().click();
        expect(await faults(page), question).toEqual([]);
        await page.keyboard.press('Escape');
      }
    } finally {
      await program.end();
    }
  });

  test(`nothing on the other pages keeps people out, by ${theme}`, async ({ page, browser }) => {
    test.setTimeout(120_000);
    const program = await Program.start();
    const friend = await (await browser.newContext()).newPage();
    try {
      for (const each of [page, friend]) {
        await takeClientFromFolder(each);
        await settle(each, { theme });
        // Colours on their way from one to the other are no fault.
        await each.emulateMedia({ reducedMotion: 'reduce' });
      }
      await page.goto(program.houseAddress);
      await expect(page.locator('button.begin')).toBeVisible();
      expect(await faults(page), 'the first visit').toEqual([]);

      await page.locator('[data-mode=friends]').click();
      await page.locator('form details summary').click();
      expect(await faults(page), 'a table for friends, with the network and all options').toEqual([]);
      await page.locator('button.begin').click();
      await expect(page.locator('[data-chair]').first()).toBeVisible();
      expect(await faults(page), 'the waiting room').toEqual([]);
      const link = await page.locator('[data-link]').first().inputValue();
      await friend.goto(`${program.address}/#join=${'0'.repeat(32)}`);
      await expect(friend.getByRole('alert')).toBeVisible();
      expect(await faults(friend), 'a link that leads nowhere').toEqual([]);
      await friend.goto('about:blank');
      await friend.goto(link);
      await expect(friend.locator('[data-sit]')).toBeVisible();
      expect(await faults(friend), 'a seat to take').toEqual([]);

      await page.goto(program.address);
      const game = await finished(page);
      await page.goto(`${program.address}/game/${game}`);
      await expect(page.locator('.end [data-line]').first()).toBeVisible();
      expect(await faults(page), 'the end').toEqual([]);
      await page.locator('.end [data-replay]').click();
      await expect(page.locator('[data-step]')).toBeVisible();
      expect(await faults(page), 'the replay').toEqual([]);

      await page.goto(program.address);
      await expect(page.locator('a[data-origin=here]').first()).toBeVisible();
      await page.locator('button.sign:not([data-watch])').first().click();
      await page.locator('[data-import]').setInputFiles({
        name: 'game.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from('no record\n'),
      });
      await expect(page.locator('.failed[role=alert]')).toBeVisible();
      await page.locator('.settings summary').click();
      expect(await faults(page), 'games, a question, a bad record and the settings').toEqual([]);
    } finally {
      await program.end();
      await friend.context().close();
    }
  });
}
