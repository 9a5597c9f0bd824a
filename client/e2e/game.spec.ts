import { expect, test } from '@playwright/test';
import { begin, length, listen, play, settle, takeClientFromFolder } from './page';
import { Program } from './program';

const GAMES = [
  { level: 1, opponents: 1 },
  { level: 2, opponents: 1 },
  { level: 3, opponents: 1 },
  { level: 4, opponents: 1 },
  { level: 5, opponents: 1 },
  { level: 5, opponents: 3 },
];

for (const { level, opponents } of GAMES) {
  test(`level ${level} with ${opponents + 1} players to the end, with a reload and a restart`, async ({ page }) => {
    test.setTimeout(400_000);
    const program = await Program.start();
    const complaints = listen(page);
    try {
      await takeClientFromFolder(page);
      await settle(page, {});
      await begin(page, program.address, level, opponents);

      await play(page, 25);
      const before = await length(page);
      await page.reload();
      await expect(page.locator('.board')).toBeVisible();
      await expect.poll(() => length(page)).toBeGreaterThanOrEqual(before);

      await play(page, 25);
      const known = await length(page);
      complaints.serverDown = true;
      await program.kill();
      await expect(page.getByText('Connection lost')).toBeVisible();
      await program.open();
      await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 20_000 });
      complaints.serverDown = false;
      expect(await length(page)).toBeGreaterThanOrEqual(known);

      await play(page);
      await expect(page.locator('.end .ranking tbody tr')).toHaveCount(opponents + 1);
      const totals = await page.locator('.end .total').allTextContents();
      expect(Math.max(...totals.map(Number))).toBeGreaterThan(30);
      await expect(page.locator('.end tr.winner')).not.toHaveCount(0);

      const record = await page.request.get(
        `${program.address}/api${new URL(page.url()).pathname.replace('/game/', '/games/')}/record`,
      );
      expect(record.ok()).toBe(true);
      expect((await record.text()).split('\n').length).toBeGreaterThan(50);
      await page.getByRole('button', { name: 'Play again' }).click();
      await expect(page.locator('.end')).toHaveCount(0);
      await expect(page.locator('.question.yours')).toBeVisible();
      expect(complaints.list).toEqual([]);
    } finally {
      await program.end();
    }
  });
}

test('a game that is not there says so', async ({ page }) => {
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await page.goto(`${program.address}/game/${'0'.repeat(32)}`);
    await expect(page.getByText('There is no such game here.')).toBeVisible();
  } finally {
    await program.end();
  }
});
