import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { StandardSheet } from '../src/protocol';
import { misfits } from './fits';
import { listen, settle, takeClientFromFolder } from './page';
import { finished } from './people';
import { Program } from './program';

const SIZES = [
  { width: 1366, height: 625 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

async function person(browser: Browser, settings: Record<string, unknown> = {}) {
  const context = await browser.newContext({ viewport: SIZES[0] ?? null, acceptDownloads: true });
  const page = await context.newPage();
  const complaints = listen(page);
  await takeClientFromFolder(page);
  await settle(page, settings);
  return { context, page, complaints };
}

/** Nothing is too wide, and these parts of the page are there for everybody. */
async function sound(page: Page, ...parts: string[]): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']);
  const { violations } = await parts.reduce((axe, part) => axe.include(part), axe).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))).toEqual([]);
}

const step = async (page: Page) => Number(await page.locator('[data-step]').getAttribute('data-step'));

test('a game that is over is shared, watched step by step, checked and deleted', async ({ browser }) => {
  test.setTimeout(300_000);
  const program = await Program.start();
  const anna = await person(browser);
  const stranger = await person(browser, { theme: 'dark' });
  try {
    await anna.page.goto(program.address);
    const game = await finished(anna.page);
    // The computer player asks while the game goes on, so the page may have heard of refusals.
    anna.complaints.list.length = 0;
    await anna.page.goto(`${program.address}/game/${game}`);
    await expect(anna.page.locator('.end')).toBeVisible();
    await anna.page.locator('.end [data-fair] summary').click();
    await anna.page.locator('[data-check-fairness]').click();
    await expect(anna.page.locator('[data-verdict=fair]')).toBeVisible();
    await anna.page.locator('[data-share] summary').click();
    const link = await anna.page.locator('[data-share] [data-link]').inputValue();
    expect(link).toMatch(/\/#replay=[0-9a-f]{32}$/);
    await sound(anna.page, '.end');

    // Somebody whom the server does not know follows the link.
    const { page } = stranger;
    await stranger.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(link);
    await expect(page.locator('.board')).toBeVisible();
    expect(await step(page)).toBe(0);
    const last = Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max'));
    expect(last).toBeGreaterThan(100);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-step="1"]')).toBeVisible();
    await expect(page.locator('.log')).toHaveAttribute('data-length', '2');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => step(page)).toBeGreaterThan(2);
    // It plays by itself until it is paused.
    const paused = await step(page);
    await page.locator('[data-film=paused]').click();
    await expect.poll(() => step(page)).toBeGreaterThan(paused + 1);
    await page.keyboard.press('Space');
    await expect(page.locator('[data-film=paused]')).toBeVisible();
    const round = page.locator('.top .rounds .now .number');
    await page.keyboard.press('PageDown');
    await expect(round).toHaveText('2');
    await page.locator('[data-forward=round]').click();
    await expect(round).toHaveText('3');
    await page.keyboard.press('PageUp');
    await expect(round).toHaveText('2');
    await page.locator('[data-back=decision]').click();
    const here = await step(page);
    expect(new URL(page.url()).hash).toContain(`&at=${here}`);
    await page.reload();
    await expect(page.locator(`[data-step="${here}"]`)).toBeVisible();
    await page.getByRole('slider', { name: 'Step' }).fill(String(Math.floor(last / 2)));
    await expect(page.locator(`[data-step="${Math.floor(last / 2)}"]`)).toBeVisible();
    const misfit: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      misfit.push(...(await misfits(page)).map((fault) => `${size.width}: ${fault}`));
    }
    expect(misfit).toEqual([]);
    await sound(page, '.p-desk', '.p-choices');
    await page.setViewportSize({ width: 1366, height: 625 });
    await page.locator('[data-copy-moment]').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.keyboard.press('End');
    if ((await page.locator('.about details[open]').count()) === 0)
      await page.locator('.about summary').first().click();
    await expect(page.locator(`[data-step="${last}"]`)).toBeVisible();
    await expect(page.locator('.about .winner').first()).toBeVisible();
    await page.locator('[data-check-fairness]').click();
    await expect(page.locator('[data-verdict=fair]')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()]);
    expect(download.suggestedFilename()).toBe('tiefenthal.jsonl');
    const record = await anna.page.evaluate((id) => fetch(`/api/games/${id}/record`).then((a) => a.text()), game);
    expect(record.trimEnd().split('\n').length).toBe(last + 2);
    expect(stranger.complaints.list).toEqual([]);
    expect(anna.complaints.list).toEqual([]);

    // Deleting the game deletes it for everybody.
    await anna.page.evaluate((id) => fetch(`/api/games/${id}`, { method: 'DELETE' }), game);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('There is no replay under this link');
    expect(await anna.context.cookies()).toHaveLength(1);
    expect(await stranger.context.cookies(), 'nobody becomes a person by watching').toEqual([]);
  } finally {
    await program.end();
    await anna.context.close();
    await stranger.context.close();
  }
});

test('a record from elsewhere is imported, marked, watched and refused if it was changed', async ({ browser }) => {
  test.setTimeout(90_000);
  const program = await Program.start();
  const anna = await person(browser);
  try {
    const { page } = anna;
    await page.goto(program.address);
    const game = await finished(page);
    const record = await page.evaluate((id) => fetch(`/api/games/${id}/record`).then((a) => a.text()), game);
    anna.complaints.list.length = 0;
    await page.goto(program.address);
    const file = (text: string) => ({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
    await page.locator('[data-import]').setInputFiles(file(record));
    await expect(page.locator('[data-origin=imported]')).toBeVisible();
    await expect(page.locator('.board')).toBeVisible();
    expect(anna.complaints.list).toEqual([]);
    await page.goto(program.address);
    await expect(page.locator('a[data-origin=imported]')).toHaveCount(1);
    await page.locator('a[data-origin=imported]').click();
    await expect(page.locator('[data-step="0"]')).toBeVisible();
    await page.goto(program.address);
    await page.locator('[data-import]').setInputFiles(file(record.replace('"seat":1', '"seat":0')));
    const failed = page.locator('.failed[role=alert]');
    await expect(failed).toContainText('no record of a game, or it was changed');
    await expect(failed).toContainText(/The fault is in line \d+ of the file/);
    await expect(page.locator('a[data-origin=imported]')).toHaveCount(1);
    await sound(page, '.import', '.failed');
    // One click leads from the list to the replay of the game that was played here.
    await page.locator('[data-watch]').click();
    await expect(page.locator('[data-origin=here]')).toBeVisible();
    // From any moment of it the game can be played on; the new one says where it came from.
    await expect(page.locator('[data-step="0"]')).toBeVisible();
    // The first round that it skips is what comes before round 1.
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(page.locator('.top .rounds .now .number')).toHaveText('2');
    await page.locator('[data-play-on]:visible').click();
    await sound(page, '[role=dialog]');
    await page.locator('form [data-begin]').click();
    await expect(page.locator('[data-began]')).toHaveText('Continued from Turn 2 of an earlier game');
    await expect(page.locator('.top .rounds .now .number')).toHaveText('2');
    await page.goto(program.address);
    await expect(page.locator('li', { hasText: 'Continued from Turn 2' })).toHaveCount(1);
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'game.jsonl'));
      for (const type of ['dragover', 'drop']) {
        document
          .querySelector('h1')
          ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    }, record);
    await expect(page.locator('[data-origin=imported]')).toBeVisible();
  } finally {
    await program.end();
    await anna.context.close();
  }
});

test('a game with a sheet of its own is replayed with purses, and goes on with that sheet', async ({ browser }) => {
  const program = await Program.start();
  const anna = await person(browser);
  try {
    const { page } = anna;
    await page.goto(program.address);
    const sheet = await page.evaluate(async () => {
      const { sheet } = (await (await fetch('/api/sheet')).json()) as StandardSheet;
      return sheet.toml
        .replace(/^name = .*$/m, 'name = "Our box"')
        .replace(/(tavern_cards\.brewer .*?price = )6/, '$17');
    });
    const game = await finished(page, sheet);
    await page.goto(`${program.address}/game/${game}`);
    await page.locator('[data-share] summary').click();
    await page.goto(await page.locator('[data-share] [data-link]').inputValue());
    await expect(page.locator('[data-step="0"]')).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(page.locator('.top .rounds .now .number')).toHaveText('2');
    // The tavern in front has its purse, whoever's it is.
    const front = page.locator('.tavern [data-has]');
    await expect(front).toHaveCount(1);
    const first = await front.getAttribute('data-has');
    await page.locator('.strip').first().click();
    await expect(front).not.toHaveAttribute('data-has', first ?? '');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await misfits(page), `${size.width}×${size.height}`).toEqual([]);
    }
    await page.setViewportSize(SIZES[0] ?? { width: 1366, height: 625 });

    await page.locator('[data-play-on]:visible').click();
    await page.locator('form [data-begin]').click();
    await expect(page.locator('[data-began]')).toHaveText('Continued from Turn 2 of an earlier game');
    await expect(page.locator('.p-fan')).toContainText('Our box');
  } finally {
    await program.end();
    await anna.context.close();
  }
});
