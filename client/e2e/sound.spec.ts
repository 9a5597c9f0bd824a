import { expect, test, type Page } from '@playwright/test';
import { begin, listen, play, settle, takeClientFromFolder } from './page';
import { Program } from './program';

declare global {
  interface Window {
    /** How many voices have sounded. */
    voices: number;
    /** Whether the page counts as hidden. */
    away: boolean;
  }
}

async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.voices = 0;
    window.away = false;
    const sources = AudioScheduledSourceNode.prototype;
    sources.start = new Proxy(Reflect.get(sources, 'start') as (...all: unknown[]) => void, {
      apply(start, source, all: unknown[]) {
        window.voices += 1;
        start.call(source, ...all);
      },
    });
    Object.defineProperty(document, 'hidden', { get: () => window.away });
  });
}

const voices = (page: Page) => page.evaluate(() => window.voices);

test('the game is heard if one wants to, and the bell when one looks elsewhere', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  const loads: string[] = [];
  page.on('request', (request) => loads.push(request.url()));
  const synth = () => loads.filter((url) => url.includes('synth')).length;
  try {
    await takeClientFromFolder(page);
    await listenIn(page);
    await settle(page, { speed: 'quick' });
    await begin(page, program.address, 1, 1);
    await play(page, 6);
    expect(await voices(page)).toBe(0);
    expect(synth()).toBe(0);

    // Nobody looks: the next question after an opponent's step rings the bell.
    await page.evaluate(() => (window.away = true));
    await play(page, 12);
    await expect.poll(() => voices(page)).toBeGreaterThan(0);
    expect(synth()).toBe(1);
    await page.evaluate(() => (window.away = false));

    await page.locator('.settings summary').click();
    await page.locator('[data-setting=sound]').selectOption('all');
    await page.keyboard.press('Escape');
    const before = await voices(page);
    await play(page, 12);
    await expect.poll(() => voices(page)).toBeGreaterThan(before);

    await page.locator('.settings summary').click();
    await page.locator('[data-setting=sound]').selectOption('off');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
    const silence = await voices(page);
    await play(page, 12);
    expect(await voices(page)).toBe(silence);

    // After a reload nobody has clicked yet, and browsers complain about sounds then.
    await page.reload();
    await expect(page.locator('.board')).toBeVisible();
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});
