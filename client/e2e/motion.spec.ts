import { expect, test, type Page } from '@playwright/test';
import { begin, length, listen, play, playUntil, settle, takeClientFromFolder } from './page';
import { Program } from './program';

declare global {
  interface Window {
    /** How many animations have begun, and how many times longer than usual they take. */
    begun: number;
    slower: number;
  }
}

/** Counts the animations of the page, and can draw them out so that a test finds them under way. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.begun = 0;
    window.slower = 1;
    const animates = Element.prototype;
    animates.animate = new Proxy(Reflect.get(animates, 'animate') as (...all: unknown[]) => Animation, {
      apply(animate, element, [frames, timing]: [Keyframe[], KeyframeAnimationOptions]) {
        window.begun += 1;
        const longer = (time: number) => time * window.slower;
        const drawnOut = { duration: longer(Number(timing.duration)), delay: longer(timing.delay ?? 0) };
        return animate.call(element, frames, { ...timing, ...drawnOut });
      },
    });
  });
}

const begun = (page: Page) => page.evaluate(() => window.begun);
const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);
const onTheirWay = (page: Page) => page.locator('.motion > *').count();

test('things move, nothing waits for them, and nothing of them is left', async ({ page }) => {
  const program = await Program.start();
  const complaints = listen(page);
  try {
    await takeClientFromFolder(page);
    await watchMotion(page);
    await settle(page, { speed: 'quick' });
    await begin(page, program.address, 3, 1);
    await playUntil(page, 'Serve your guests');
    expect(await begun(page)).toBeGreaterThan(10);

    // Coins that take a minute to arrive do not keep anybody from going on.
    await page.evaluate(() => (window.slower = 150));
    await page.locator('.tavern [data-do^=use]').first().click();
    await expect.poll(() => onTheirWay(page)).toBeGreaterThan(0);
    const known = await length(page);
    await play(page, 1);
    expect(await length(page)).toBeGreaterThan(known);
    expect(await onTheirWay(page)).toBeGreaterThan(0);

    // Whatever is taken back has not happened.
    await page.locator('.desk').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => onTheirWay(page)).toBe(0);

    await page.evaluate(() => (window.slower = 1));
    await play(page, 40);
    await expect.poll(() => onTheirWay(page)).toBe(0);
    await expect.poll(() => moving(page)).toBe(0);
    await expect(page.locator('[data-thing][style*=opacity]'), 'something never appeared').toHaveCount(0);
    expect(complaints.list).toEqual([]);
  } finally {
    await program.end();
  }
});

for (const still of ['the system', 'the settings'] as const) {
  test(`nothing moves where ${still} asks for it`, async ({ page }) => {
    const program = await Program.start();
    try {
      await takeClientFromFolder(page);
      await watchMotion(page);
      if (still === 'the system') await page.emulateMedia({ reducedMotion: 'reduce' });
      await settle(page, { speed: 'quick', motion: still === 'the system' });
      await begin(page, program.address, 1, 1);
      await play(page, 25);
      expect(await begun(page)).toBe(0);
      expect(await onTheirWay(page)).toBe(0);
    } finally {
      await program.end();
    }
  });
}
